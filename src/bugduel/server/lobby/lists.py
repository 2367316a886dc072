"""Lists of games: those of a person, and those that anybody may watch. The newest first, page by page."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core.reading.messages import short
from bugduel.server.lobby.turns import Turns
from bugduel.server.refused import Refused
from bugduel.server.store.database import Database
from bugduel.server.store.games import OVER, RUNNING, VOID, GameRow, SeatRow, read_games
from bugduel.server.store.tables import GAMES, MOVES, SEATS

PAGE = 20
PRIVATE = '%"visibility":"private"%'  # in terms, which hold nothing that anybody wrote

Status = Literal["running", "over"]


class Listed(msgspec.Struct, frozen=True):
    """A game in a list, and whether it waits for the one who asks."""

    row: GameRow
    seats: list[SeatRow]
    my_turn: bool = False


class Page(msgspec.Struct, frozen=True):
    """A part of a list, and what to ask for as `before` to get the next; empty at the end."""

    games: list[Listed]
    before: str


class Lists:
    """Reads lists from the database."""

    def __init__(self, database: Database, turns: Turns) -> None:
        self.database = database
        self.turns = turns

    async def of_person(self, person: str, status: Status, before: str) -> Page:
        """Somebody's games, at whatever seat."""
        mine = select(SEATS.c.game).where(SEATS.c.person == person)
        statuses = [RUNNING] if status == "running" else [OVER, VOID]
        # Not by the index of the status, which would go through everybody's games: a person has fewer.
        status_of = func.coalesce(GAMES.c.status, "")
        wanted = select(GAMES.c.id, GAMES.c.created).where(GAMES.c.id.in_(mine), status_of.in_(statuses))
        async with self.database.reading() as connection:
            games, following = await _page(connection, wanted, before)
            old = [row.id for row, _ in games if row.actor is None and row.status == RUNNING]
            lengths = await _lengths(connection, old)
        listed = []
        for row, seats in games:
            actor = row.actor if row.id not in lengths else await self.turns.actor(row, seats, lengths[row.id])
            is_mine = row.status == RUNNING and actor is not None and actor >= 0 and seats[actor].person == person
            listed.append(Listed(row, seats, is_mine))
        return Page(listed, following)

    async def to_watch(self, before: str) -> Page:
        """Running games that are not private."""
        wanted = select(GAMES.c.id, GAMES.c.created).where(GAMES.c.status == RUNNING, GAMES.c.terms.not_like(PRIVATE))
        async with self.database.reading() as connection:
            games, following = await _page(connection, wanted, before)
        return Page([Listed(row, seats) for row, seats in games], following)


async def _page(
    connection: AsyncConnection, wanted: Select[Any], before: str
) -> tuple[list[tuple[GameRow, list[SeatRow]]], str]:
    newest = wanted.order_by(GAMES.c.created.desc(), GAMES.c.id.desc()).limit(PAGE + 1)
    if before:
        newest = newest.where(tuple_(GAMES.c.created, GAMES.c.id) < tuple_(*_place(before)))
    found = (await connection.execute(newest)).all()
    shown = found[:PAGE]
    following = f"{shown[-1].created}-{shown[-1].id}" if len(found) > PAGE else ""
    return await read_games(connection, [row.id for row in shown]), following


async def _lengths(connection: AsyncConnection, games: Sequence[str]) -> dict[str, int]:
    """How many entries the log of each game has."""
    if not games:
        return {}
    count = select(MOVES.c.game, (func.max(MOVES.c.ply) + 1).label("plies"))
    rows = await connection.execute(count.where(MOVES.c.game.in_(games)).group_by(MOVES.c.game))
    return dict.fromkeys(games, 0) | {row.game: row.plies for row in rows}


def _place(before: str) -> tuple[int, str]:
    """When and which was the last game of a page."""
    created, _, game_id = before.partition("-")
    if not (created.isascii() and created.isdigit() and len(created) < 16):
        raise Refused(400, "bad-request", f'before: must be that of the page before, not "{short(before)}".')
    return int(created), game_id
