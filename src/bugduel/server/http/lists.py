"""Lists of games over HTTP: my own, and those to watch."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromQuery

from bugduel.server.http.games import info
from bugduel.server.http.people.visitors import Somebody, TheParts, Visitor
from bugduel.server.http.safety.errors import documented
from bugduel.server.lobby.challenges import tables_kept_for
from bugduel.server.lobby.lists import Page, Status
from bugduel.server.people.person import Person
from bugduel.server.protocol.table_messages import TableInfo

Before = Annotated[str, msgspec.Meta(max_length=60)]


class GamesPage(msgspec.Struct, frozen=True):
    """Games, the newest first. The next page begins after `before`; it is empty at the end."""

    games: list[TableInfo]
    before: str


@get("/api/me/games", responses=documented(), summary="My games, running or over")
async def my_games(
    parts: TheParts, person: Somebody, status: FromQuery[Status] = "running", before: FromQuery[Before] = ""
) -> GamesPage:
    """`my_turn` tells which of them wait for me."""
    person.needs("read")
    return _shown(await parts.lists.of_person(person.id, status, before), person)


@get("/api/games/running", responses=documented(), summary="Running games to watch")
async def running_games(parts: TheParts, visitor: Visitor, before: FromQuery[Before] = "") -> GamesPage:
    """Private games are not listed; who has their address can watch them all the same."""
    return _shown(await parts.lists.to_watch(before), visitor)


@get("/api/me/challenges", responses=documented(), summary="Tables with a seat that is kept for me")
async def my_challenges(parts: TheParts, person: Somebody) -> list[TableInfo]:
    """To accept one is to sit down at it."""
    person.needs("read")
    async with parts.database.reading() as connection:
        return [info(row, seats, person) for row, seats in await tables_kept_for(connection, person.id)]


def _shown(page: Page, visitor: Person | None) -> GamesPage:
    games = []
    for listed in page.games:
        table = info(listed.row, listed.seats, visitor)
        games.append(msgspec.structs.replace(table, my_turn=listed.my_turn))
    return GamesPage(games, page.before)


ROUTES = [my_games, my_challenges, running_games]
