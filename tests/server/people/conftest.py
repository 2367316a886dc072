"""People of the tests: how they register, and games that they sit at."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from sqlalchemy import insert, select

from bugduel.core import LiveGame
from bugduel.games import GAMES as KNOWN
from bugduel.server.ids import new_id
from bugduel.server.protocol.terms import Terms
from bugduel.server.store.tables import GAMES, MOVES, SEATS
from bugduel.server.time import now

PASSWORD = "correct horse battery"

Seated = Callable[..., Awaitable[str]]


@pytest.fixture
def account() -> Callable[..., Awaitable[dict[str, Any]]]:
    """Registers in a browser."""

    async def register(client: httpx.AsyncClient, name: str, password: str = PASSWORD) -> dict[str, Any]:
        answer = await client.post("/api/account", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    return register


@pytest.fixture
def seated(app: Litestar) -> Seated:
    """Stores a game at which people sit, by id; None is a free seat. One that is over was played to its end."""

    async def store(
        *people: str | None,
        status: str = "running",
        outcome: list[float] | None = None,
        rated: bool = False,
        ended: int | None = None,
    ) -> str:
        game_id = new_id()
        live = LiveGame(KNOWN["mindbug"], {}, "a seed")
        while status == "over" and live.state.actor() >= 0:
            live.apply(live.state.legal()[0])
        record = live.record
        async with app.state.parts.database.writing() as connection:
            await connection.execute(
                insert(GAMES).values(
                    id=game_id,
                    name=record.game,
                    rules=record.rules,
                    options=msgspec.json.encode(record.options).decode(),
                    seed=record.seed,
                    terms=msgspec.json.encode(Terms(rated=rated)).decode(),
                    status=status,
                    outcome=msgspec.json.encode(outcome or live.state.outcome()).decode() if status == "over" else None,
                    created=now(),
                    ended=ended,
                )
            )
            for number, person in enumerate(people):
                kind, name = ("open", "") if person is None else ("person", "whoever")
                row = {"game": game_id, "seat": number, "kind": kind, "person": person, "name": name}
                await connection.execute(insert(SEATS).values(row))
            for ply, action in enumerate(record.actions):
                row = {"game": game_id, "ply": ply, "kind": "move", "seat": 0, "action": action, "at": now()}
                await connection.execute(insert(MOVES).values(row))
        return game_id

    return store


@pytest.fixture
def seats(app: Litestar) -> Callable[[str], Awaitable[list[tuple[str | None, str]]]]:
    """Who sits at a game: ids and names."""

    async def look(game_id: str) -> list[tuple[str | None, str]]:
        async with app.state.parts.database.reading() as connection:
            question = select(SEATS.c.person, SEATS.c.name).where(SEATS.c.game == game_id).order_by(SEATS.c.seat)
            return [(row.person, row.name) for row in await connection.execute(question)]

    return look
