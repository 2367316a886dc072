"""Players who come back whenever the connection breaks, and remember everything they were told."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from players import AtTable, Visitor

GONE = (ConnectionClosed, InvalidHandshake, OSError, AssertionError, TimeoutError, httpx.TransportError)
PAUSE = 0.1


@dataclass
class Pair:
    """Two people at one game. `acknowledged` is what the server said it has: (ply, seat, action)."""

    anna: Visitor
    ben: Visitor
    game: str
    addresses: Callable[[], str]
    pace: float
    acknowledged: set[tuple[int, int, int]] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)
    outcome: Any = None
    came_back: int = 0

    async def play(self) -> None:
        """To the end, whatever happens in between."""
        await asyncio.gather(self._sit(self.anna), self._sit(self.ben))

    async def _sit(self, visitor: Visitor) -> None:
        while True:
            visitor.url = self.addresses()
            table = AtTable(visitor, self.game, {})
            try:
                async with asyncio.timeout(30):
                    await table.connect()
                while table.closed is None:
                    if table.is_over:
                        self.outcome = table.now["view"]["outcome"]
                        return
                    await self._answer(table)
            except GONE:
                pass
            finally:
                if table.socket is not None:
                    table.socket.transport.abort()
            self.came_back += 1
            await asyncio.sleep(PAUSE)

    async def _answer(self, table: AtTable) -> None:
        await table.until(lambda: table.is_asked or table.is_over or table.closed is not None, 60)
        if not table.is_asked or table.closed is not None:
            return
        await asyncio.sleep(random.uniform(0, 2 * self.pace))
        ply, seat, action = table.ply, table.seat, table.move()["action"]
        answer = await table.says("act", ply=ply, action=action)
        if answer["type"] == "accepted":
            self.acknowledged.add((ply, seat, action))
            await table.until(lambda: table.ply > ply or table.closed is not None)
        else:
            self.refused.append(answer["code"])
            await asyncio.sleep(PAUSE)
            await table.sends({"type": "resync"})
            await asyncio.sleep(PAUSE)


async def begin(count: int, addresses: Callable[[], str], pace: float, clock: dict[str, Any]) -> list[Pair]:
    """So many games, begun."""

    async def one() -> Pair:
        anna, ben = Visitor(addresses()), Visitor(addresses())
        game = await anna.opens("mindbug", terms={"clock": clock})
        await ben.joins(game)
        return Pair(anna, ben, game, addresses, pace)

    return list(await asyncio.gather(*(one() for _ in range(count))))


class Stored:
    """The database, looked at from outside."""

    def __init__(self, url: str) -> None:
        driver = url.replace("postgresql://", "postgresql+asyncpg://")
        self.url = driver

    async def rows(self, statement: str, **values: Any) -> list[Any]:
        if self.url.startswith("sqlite"):
            engine = create_engine(self.url)
            with engine.connect() as connection:
                return list(connection.execute(text(statement), values))
        from sqlalchemy.ext.asyncio import create_async_engine

        shared = create_async_engine(self.url)
        async with shared.connect() as other:
            found = list(await other.execute(text(statement), values))
        await shared.dispose()
        return found


async def check(pairs: list[Pair], url: str) -> int:
    """Everything acknowledged is stored once, as it was said, and every game is over. Returns how many moves."""
    stored = Stored(url)
    moves = 0
    for pair in pairs:
        assert pair.outcome is not None, f"game {pair.game} was not finished"
        rows = await stored.rows(
            "SELECT ply, seat, action, kind, at, clocks FROM moves WHERE game = :game ORDER BY ply", game=pair.game
        )
        assert [row.ply for row in rows] == list(range(len(rows))), "no ply is missing, none is there twice"
        taken = {(row.ply, row.seat, row.action) for row in rows}
        lost = pair.acknowledged - taken
        assert not lost, f"game {pair.game} has lost {lost}"
        [(status, reason)] = await stored.rows("SELECT status, reason FROM games WHERE id = :game", game=pair.game)
        assert (status, reason) == ("over", ""), f"{status} {reason}"
        moves += len(rows)
        await pair.anna.leaves()
        await pair.ben.leaves()
    return moves
