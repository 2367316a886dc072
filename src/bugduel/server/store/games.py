"""Games as they are stored: reading them, and beginning them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.entry import Entry, read_clocks
from bugduel.server.play.passing import PassingRules
from bugduel.server.protocol.terms import Terms
from bugduel.server.store.tables import GAMES, MOVES, SEATS

OPEN = "open"
RUNNING = "running"
OVER = "over"
VOID = "void"

PERSON = "person"
BOT = "bot"
FREE = "open"


class SeatRow(Struct, kw_only=True):
    """A seat of a stored game."""

    seat: int
    kind: str  # person, bot, open
    person: str | None = None
    name: str = ""
    bot: str = ""
    deck: Any = None
    passing: PassingRules = PassingRules()
    away_since: int | None = None
    away_used: int = 0
    offer: str = ""


class GameRow(Struct, kw_only=True):
    """A stored game without its moves."""

    id: str
    name: str
    rules: int
    options: dict[str, Any]
    position: dict[str, Any] | None = None
    seed: str
    terms: Terms
    status: str
    reason: str = ""
    outcome: list[float] | None = None
    created: int
    started: int = 0
    ended: int | None = None
    actor: int | None = None  # unknown in games of old servers
    due: int | None = None
    best_of: int = 1
    wins: list[int] = []  # of each seat in earlier games of the match
    match_games: int = 0  # played before
    rematch: str | None = None
    state: bytes | None = None
    state_ply: int = 0


async def read_game(connection: AsyncConnection, game_id: str) -> tuple[GameRow, list[SeatRow]] | None:
    """A game and its seats, if there is one of this id."""
    found = (await connection.execute(select(*_COLUMNS).where(GAMES.c.id == game_id))).one_or_none()
    if found is None:
        return None
    return game_row(found), await read_seats(connection, game_id)


async def read_games(connection: AsyncConnection, game_ids: Sequence[str]) -> list[tuple[GameRow, list[SeatRow]]]:
    """Several games and their seats, in the order of their ids; those there are."""
    rows = {
        row.id: game_row(row) for row in await connection.execute(select(*_COLUMNS).where(GAMES.c.id.in_(game_ids)))
    }
    seats: dict[str, list[SeatRow]] = {game_id: [] for game_id in rows}
    wanted = select(SEATS).where(SEATS.c.game.in_(game_ids)).order_by(SEATS.c.game, SEATS.c.seat)
    for row in await connection.execute(wanted):
        seats.setdefault(row.game, []).append(seat_row(row))
    return [(rows[game_id], seats[game_id]) for game_id in game_ids if game_id in rows]


async def read_seats(connection: AsyncConnection, game_id: str) -> list[SeatRow]:
    rows = await connection.execute(select(SEATS).where(SEATS.c.game == game_id).order_by(SEATS.c.seat))
    return [seat_row(row) for row in rows]


async def read_entries(connection: AsyncConnection, game_id: str, since: int = 0) -> list[Entry]:
    """The log of a game from a ply on."""
    wanted = select(MOVES).where(MOVES.c.game == game_id, MOVES.c.ply >= since).order_by(MOVES.c.ply)
    found = []
    for row in await connection.execute(wanted):
        left, away = read_clocks(row.clocks)
        found.append(Entry(row.ply, row.kind, row.seat, row.action, row.at, left, away))
    return found


def topics_of(seats: Sequence[SeatRow]) -> list[str]:
    """What to announce when a game begins or ends for the people at these seats."""
    return sorted({f"person/{seat.person}" for seat in seats if seat.person})


async def insert_game(connection: AsyncConnection, row: GameRow, seats: Sequence[SeatRow]) -> None:
    await connection.execute(insert(GAMES), game_values(row))
    await connection.execute(insert(SEATS), [{"game": row.id, **seat_values(seat)} for seat in seats])


async def update_seat(connection: AsyncConnection, game_id: str, seat: SeatRow) -> None:
    where = (SEATS.c.game == game_id, SEATS.c.seat == seat.seat)
    await connection.execute(update(SEATS).where(*where).values(seat_values(seat)))


async def update_seat_state(connection: AsyncConnection, game_id: str, seat: SeatRow) -> None:
    """What changes while a game is played. Who sits there is others' to say."""
    where = (SEATS.c.game == game_id, SEATS.c.seat == seat.seat)
    values = {name: value for name, value in seat_values(seat).items() if name in PLAYED}
    await connection.execute(update(SEATS).where(*where).values(values))


PLAYED = ("passing", "away_since", "away_used", "offer")


def game_values(row: GameRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {
        "options": _text(row.options),
        "position": None if row.position is None else _text(row.position),
        "terms": _text(row.terms),
        "outcome": None if row.outcome is None else _text(row.outcome),
        "wins": _text(row.wins),
        "started": row.started or None,
    }


def seat_values(seat: SeatRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(seat)
    values["deck"] = None if seat.deck is None else _text(seat.deck)
    values["passing"] = _text(seat.passing)
    return values


_COLUMNS = [column for column in GAMES.c if column.name != "events"]


def game_row(row: Row[Any]) -> GameRow:
    return GameRow(
        id=row.id,
        name=row.name,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        position=None if row.position is None else msgspec.json.decode(row.position),
        seed=row.seed,
        terms=msgspec.json.decode(row.terms, type=Terms),
        status=row.status,
        reason=row.reason,
        outcome=None if row.outcome is None else msgspec.json.decode(row.outcome, type=list[float]),
        created=row.created,
        started=row.started or 0,
        ended=row.ended,
        actor=row.actor,
        due=row.due,
        best_of=row.best_of,
        match_games=row.match_games,
        wins=msgspec.json.decode(row.wins, type=list[int]),
        rematch=row.rematch,
        state=row.state,
        state_ply=row.state_ply,
    )


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(
        seat=row.seat,
        kind=row.kind,
        person=row.person,
        name=row.name,
        bot=row.bot,
        deck=None if row.deck is None else msgspec.json.decode(row.deck),
        passing=msgspec.json.decode(row.passing, type=PassingRules),
        away_since=row.away_since,
        away_used=row.away_used,
        offer=row.offer,
    )


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
