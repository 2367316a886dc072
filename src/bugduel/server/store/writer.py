"""Group commit: everything that came while one transaction was committed goes into the next.

A move is acknowledged when its transaction is. Two processes cannot both store a ply, as it is the key of its row.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.entry import Entry
from bugduel.server.store.database import Database, NotStored, is_gone, reason
from bugduel.server.store.tables import GAMES, MOVES

MOST = 500  # moves in a batch
PATIENCE = 10.0  # seconds, when the connection breaks
PAUSE = 0.2

Also = Callable[[AsyncConnection], Awaitable[None]]


class Taken(NotStored):
    """Another process has stored this ply."""


@dataclass
class Write:
    """An entry of a game, when somebody has to look at that game next, and who has to act after it; or something
    `else_` that is written for it, as the end of a game is with its last entry.
    """

    game: str
    entry: Entry | None
    due: int | None
    actor: int | None = None
    else_: Also | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def row(self) -> dict[str, Any]:
        entry = self.entry
        assert entry is not None
        return {
            "game": self.game,
            "ply": entry.ply,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "at": entry.at,
            "clocks": entry.clocks_text(),
        }


class Writer:
    """One task that writes for the whole process. `announce` is told of the games of each batch, inside of it."""

    def __init__(
        self,
        database: Database,
        announce: Callable[[AsyncConnection, Sequence[str]], Awaitable[None]],
        measure: Callable[[int, float], None],
    ) -> None:
        self.database = database
        self.announce = announce
        self.measure = measure
        self.waiting: list[Write] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        dialect = postgresql if database.is_shared else sqlite
        self.insert = dialect.insert(MOVES).on_conflict_do_nothing().returning(MOVES.c.game, MOVES.c.ply)
        following: dict[str, Any] = {"due": bindparam("new_due"), "actor": bindparam("new_actor")}
        self.set_next = (update(GAMES).where(GAMES.c.id == bindparam("game_id")).values(following)).execution_options(
            synchronize_session=None
        )

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Everything that waits is written first."""
        while self.waiting:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def store(
        self, game: str, entry: Entry, due: int | None, actor: int | None = None, also: Also | None = None
    ) -> None:
        """Returns when the entry is committed. Taken or NotStored if it is not."""
        if not await self._queue(Write(game, entry, due, actor, also)):
            raise Taken("this ply was taken")

    async def do(self, game: str, also: Also) -> None:
        """Returns when something about a game that is no entry is committed. It must not raise nor wait for locks."""
        await self._queue(Write(game, None, None, None, also))

    def _queue(self, write: Write) -> asyncio.Future[bool]:
        self.waiting.append(write)
        self.wake.set()
        return write.done

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch = self.waiting[:MOST]
                await self._write(batch)
                del self.waiting[: len(batch)]

    async def _write(self, batch: list[Write]) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            taken = await self._commit_patiently(batch)
        except (DBAPIError, OSError) as error:
            if len(batch) > 1 and not is_gone(error):
                for write in batch:  # one that cannot be stored does not keep the others from it
                    await self._write([write])
                return
            for write in batch:
                _settle(write, NotStored(reason(error)))
            return
        except BaseException:
            for write in batch:
                _settle(write, NotStored("the server is stopping"))
            raise
        self.measure(len(batch), loop.time() - started)
        for write in batch:
            _settle(write, write.entry is None or _key(write) in taken)

    async def _commit_patiently(self, batch: list[Write]) -> set[tuple[str, int]]:
        """After a broken connection nobody knows whether the batch was committed, so it is tried again and compared."""
        end = asyncio.get_running_loop().time() + PATIENCE
        again = False
        while True:
            try:
                return await self._commit(batch, again)
            except (DBAPIError, OSError) as error:
                if not is_gone(error) or asyncio.get_running_loop().time() > end:
                    raise
                again = True
                await asyncio.sleep(PAUSE)

    async def _commit(self, batch: list[Write], again: bool) -> set[tuple[str, int]]:
        entries = [write for write in batch if write.entry is not None]
        taken: set[tuple[str, int]] = set()
        async with self.database.transaction() as connection:
            if entries:
                rows = [write.row() for write in entries]
                taken = {(row.game, row.ply) for row in await connection.execute(self.insert, rows)}
            if again:
                taken |= await self._ours(connection, [write for write in entries if _key(write) not in taken])
            stored = [write for write in batch if write.entry is None or _key(write) in taken]
            going_on = [
                {"game_id": write.game, "new_due": write.due, "new_actor": write.actor}
                for write in stored
                if write.else_ is None
            ]
            if going_on:
                await connection.execute(self.set_next, going_on)
            for write in stored:
                if write.else_ is not None:
                    await write.else_(connection)
            await self.announce(connection, [write.game for write in stored])
        return taken

    async def _ours(self, connection: AsyncConnection, missed: Sequence[Write]) -> set[tuple[str, int]]:
        """Those that are stored just as we would have."""
        if not missed:
            return set()
        wanted = select(MOVES).where(tuple_(MOVES.c.game, MOVES.c.ply).in_([_key(write) for write in missed]))
        found = {(row.game, row.ply): dict(row._mapping) for row in await connection.execute(wanted)}
        return {_key(write) for write in missed if found.get(_key(write)) == write.row()}


def _key(write: Write) -> tuple[str, int]:
    assert write.entry is not None
    return write.game, write.entry.ply


def _settle(write: Write, result: bool | NotStored) -> None:
    if write.done.done():  # whoever waited for it has gone
        return
    if isinstance(result, NotStored):
        write.done.set_exception(result)
    else:
        write.done.set_result(result)
