"""Games that are over, over HTTP: seen again, taken along, gone on with, reported."""

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from bugduel.server.archive.finished import read_events, read_finished
from bugduel.server.archive.replays import ALL, Replay, reader_of, replay_page
from bugduel.server.archive.reports import Report
from bugduel.server.http.games import info
from bugduel.server.http.people.visitors import Player, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.protocol.from_readers import PlyNumber
from bugduel.server.protocol.table_messages import Name, TableInfo
from bugduel.words import LANGUAGES

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Word = Annotated[str, Meta(max_length=10)]


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a ply of a finished game, I at this seat and bots of this level at the others."""

    ply: PlyNumber
    seat: Annotated[int, Meta(ge=0, le=99)]
    bot: Name = "beetle"


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wrong, and at which ply of the game."""

    ply: PlyNumber
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


@get("/api/games/{game_id:str}/replay", responses=documented(404, 409), summary="A finished game, ply by ply")
async def replay_game(
    parts: TheParts,
    game_id: FromPath[str],
    seat: FromQuery[Word] = ALL,
    language: FromQuery[Word] = LANGUAGES[0],
    first: Annotated[Ply, QueryParameter(name="from")] = 0,
    last: Annotated[Ply | None, QueryParameter(name="to")] = None,
) -> Replay:
    """As a seat saw it, as a spectator did (-1), or with all hands open (all). Long games come in pages."""
    async with parts.database.reading() as connection:
        finished = await read_finished(connection, game_id)
        reader = reader_of(finished, seat, language if language in LANGUAGES else LANGUAGES[0])
        stored = await read_events(connection, game_id)
    return await replay_page(finished, stored, reader, first, last)


@get("/api/games/{game_id:str}/record", responses=documented(404, 409), summary="The Record of a finished game")
async def show_record(parts: TheParts, game_id: FromPath[str]) -> dict[str, Any]:
    """All that is needed to play it again: `bugduel replay`, `analyse` and `verify` read it."""
    async with parts.database.reading() as connection:
        return (await read_finished(connection, game_id)).record().to_data()


@post(
    "/api/games/{game_id:str}/continue",
    responses=documented(404, 409, 413),
    summary="Go on from a ply of a finished game, against bots",
)
async def continue_game(parts: TheParts, game_id: FromPath[str], data: JSONBody[GoOn], player: Player) -> TableInfo:
    """A new private game that is not rated. Plies are those of the replay."""
    player.needs("play")
    made = await parts.continuing.begin(game_id, player, data.ply, data.seat, data.bot)
    return info(*made, player)


@post(
    "/api/games/{game_id:str}/report",
    responses=documented(404, 409, 413),
    summary="Report that something is wrong in a game",
)
async def report_game(parts: TheParts, game_id: FromPath[str], data: JSONBody[NewReport], player: Player) -> Report:
    """The id in the answer is the address of the report: `/api/reports/ID`. Plies are those of the game's log."""
    player.needs("play")
    parts.limits.take("report", player.id)
    return await parts.reports.add(game_id, player, data.ply, data.text)


@get("/api/reports/{report_id:str}", responses=documented(404), summary="A report")
async def show_report(parts: TheParts, report_id: FromPath[str]) -> Report:
    """With the Record of the game and the ply in it, when the game is over; until then only that there is one."""
    return await parts.reports.read(report_id)


ROUTES = [replay_game, show_record, continue_game, report_game, show_report]
