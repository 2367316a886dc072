"""Everything that is known of a person, as one JSON text.

Finished games are in it as Records. Of others there is only the id: a Record tells what each player holds.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import Participant, Record
from bugduel.server.people.decks import decks_of
from bugduel.server.people.preferences import preferences_of
from bugduel.server.people.ratings import ratings_of
from bugduel.server.people.tokens import tokens_of
from bugduel.server.play.entry import ACTS, UNDO, Entry
from bugduel.server.store.database import Database
from bugduel.server.store.games import OVER, read_entries, read_game
from bugduel.server.store.tables import DRAFT_SEATS, PEOPLE, REPORTS, SEATS, SESSIONS


async def export(database: Database, person: str) -> AsyncIterator[bytes]:
    """Part by part, and game by game: somebody may have played thousands. No connection is held in between."""
    async with database.reading() as connection:
        about = await _about(connection, person)
        question = select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.person == person).order_by(SEATS.c.game)
        seats = (await connection.execute(question)).all()
    yield msgspec.json.encode(about)[:-1] + b',"games":['
    for number, seat in enumerate(seats):
        async with database.reading() as connection:
            game = await _game(connection, seat.game)
        yield (b"," if number else b"") + msgspec.json.encode({"id": seat.game, "seat": seat.seat} | game)
    yield b"]}"


async def _about(connection: AsyncConnection, person: str) -> dict[str, Any]:
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).one()
    sessions = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.person == person)
    return {
        "person": {
            "id": row.id,
            "name": row.name,
            "is_guest": row.password is None,
            "created": row.created,
            "seen": row.seen,
        },
        "settings": await preferences_of(connection, person),
        "sessions": (await connection.execute(sessions)).scalar_one(),
        "tokens": [{"label": token.label, "created": token.created} for token in await tokens_of(connection, person)],
        "ratings": await ratings_of(connection, person),
        "decks": await decks_of(connection, person),
        "reports": await _rows(connection, select(*_REPORT).where(REPORTS.c.person == person)),
        "drafts": await _rows(connection, select(*_DRAFT).where(DRAFT_SEATS.c.person == person)),
    }


_REPORT = (REPORTS.c.id, REPORTS.c.game, REPORTS.c.ply, REPORTS.c.text, REPORTS.c.created)
_DRAFT = (DRAFT_SEATS.c.draft.label("id"), DRAFT_SEATS.c.seat)


async def _rows(connection: AsyncConnection, question: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in await connection.execute(question)]


async def _game(connection: AsyncConnection, game_id: str) -> dict[str, Any]:
    found = await read_game(connection, game_id)
    if found is None or found[0].status != OVER:
        return {}
    game, seats = found
    players = [Participant(seat.name, seat.bot) for seat in seats]
    record = Record(game.name, game.rules, game.options, game.seed, players, game.position)
    record.actions = _standing(await read_entries(connection, game_id))
    return {"ended": game.ended, "record": record.to_data()}


def _standing(log: Sequence[Entry]) -> list[int]:
    """The actions of a game, without those that were taken back."""
    actions: list[int] = []
    for entry in log:
        if entry.kind in ACTS:
            actions.append(entry.action)
        elif entry.kind == UNDO:
            del actions[entry.action :]
    return actions
