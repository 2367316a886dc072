"""Every process notes every two seconds that it runs. So all know who is alive, and afterwards when nobody was.

While heartbeats are missing, time passes that may turn out to be a downtime: a laptop wakes up, and the clocks of all
games seem to have run out. So that time is nobody's until the next heartbeat, which tells.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from asyncpg import PostgresError
from sqlalchemy import delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.running.downtimes import Downtime, elapsed
from bugduel.server.store.database import Database, NotStored, reason
from bugduel.server.store.tables import DOWNTIMES, DRAFT_PRESENCE, PRESENCE, PROCESSES
from bugduel.server.time import now

EVERY = 2_000  # milliseconds
UNSEEN = 4_000  # if nobody was seen for so long, no server ran
UNSEEN_AT_START = 2_500  # whoever just starts asks for less: another one that runs is seen every two seconds
OWN_GAP = 10_000  # a process that could not reach the database for so long could not serve anybody
ALIVE = 10_000  # who was seen within this time
FORGOTTEN = 60_000  # who was not is removed
AGAIN = 60_000  # downtimes that ended so long ago are read again: another process may have been slow to commit one
PATIENCE = 8.0  # seconds for one heartbeat

logger = logging.getLogger(__name__)


class Heartbeat:
    """`start` is awaited before anything else looks at a clock."""

    def __init__(self, database: Database, process: str, clock: Callable[[], int] = now) -> None:
        self.database = database
        self.process = process
        self.now = clock
        self.last = 0  # the last one that was stored
        self._alive = {process}
        self._downtimes: dict[int, int] = {}
        self._when_back: list[Callable[[], None]] = []
        self._when_gone: list[Callable[[AsyncConnection, int], Awaitable[None]]] = []
        self._beating = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._insert = postgresql.insert if database.is_shared else sqlite.insert

    # --- what others ask ----------------------------------------------------------------------------------------------

    def alive(self) -> set[str]:
        """The processes that run, this one included, as of the last heartbeat."""
        return set(self._alive)

    def downtimes(self, since: int = 0) -> list[Downtime]:
        """Those that ended after `since`, the oldest first."""
        return sorted((start, end) for start, end in self._downtimes.items() if end > since)

    def elapsed(self, start: int, end: int) -> int:
        """How long a server ran between two moments, as far as anybody can tell now."""
        known, at = self.downtimes(start), self.now()
        return elapsed(start, end, known if at - self.last <= UNSEEN else [*known, (self.last, at)])

    def when_back(self, callback: Callable[[], None]) -> None:
        """Called after a gap of this process: others may have taken it for dead and removed its presence."""
        self._when_back.append(callback)

    def when_gone(self, write: Callable[[AsyncConnection, int], Awaitable[None]]) -> None:
        """Called in the transaction in which the presence at a process that ended is removed."""
        self._when_gone.append(write)

    # --- beating ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """The first heartbeat, which has to succeed, and all that follow."""
        async with self._beating:
            await self._beat()
        self._task = asyncio.create_task(self._run(), name="heartbeat")

    async def stop(self) -> None:
        """The last one. Who was connected here is not any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        if await self.beat():
            try:
                async with self.database.writing() as connection:
                    for table in (PRESENCE, DRAFT_PRESENCE):
                        await connection.execute(delete(table).where(table.c.process == self.process))
                    await self._tell_gone(connection, self.now())
            except NotStored as error:
                logger.warning("presence could not be cleared", extra={"reason": str(error)})

    async def beat(self) -> bool:
        """One heartbeat now. False if it could not be stored."""
        async with self._beating:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._beat()
            except (NotStored, SQLAlchemyError, PostgresError, OSError) as error:
                logger.warning("no heartbeat", extra={"reason": reason(error)})
                return False
            return True

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY / 1000)
            try:
                await self.beat()
            except Exception:
                logger.exception("the heartbeat failed")  # the next one may not

    async def _beat(self) -> None:
        at, is_first = self.now(), self.last == 0
        async with self.database.writing() as connection:
            seen = {row.id: row.seen for row in await connection.execute(select(PROCESSES))}
            await self._note_downtimes(connection, at, max(seen.values(), default=0))
            await self._note_self(connection, at)
            await self._forget_the_dead(connection, at, is_first)
            ended = select(DOWNTIMES) if is_first else select(DOWNTIMES).where(DOWNTIMES.c.end > at - AGAIN - OWN_GAP)
            downtimes = {row.start: row.end for row in await connection.execute(ended)}
        was_away = not is_first and at - self.last > OWN_GAP
        self.last = at
        self._downtimes |= downtimes
        self._alive = {self.process}
        if self.database.is_shared:
            self._alive |= {process for process, when in seen.items() if at - when <= ALIVE}
        if was_away:
            for callback in self._when_back:
                callback()

    async def _note_downtimes(self, connection: AsyncConnection, at: int, newest: int) -> None:
        """From when anybody was seen last, or from our own last heartbeat, until now."""
        starts = []
        if newest and at - newest > self._unseen():
            starts.append(newest)
        if self.last and at - self.last > OWN_GAP:
            starts.append(self.last)
        for start in starts:
            row = self._insert(DOWNTIMES).values(start=start, end=at)
            later = func.greatest if self.database.is_shared else func.max
            end = later(DOWNTIMES.c.end, row.excluded.end)
            await connection.execute(row.on_conflict_do_update(index_elements=["start"], set_={"end": end}))
            logger.warning("no server ran", extra={"since": start, "seconds": (at - start) / 1000})

    def _unseen(self) -> int:
        """How long nobody must have been seen for a downtime. With SQLite a server that starts knows that none ran."""
        if self.last:
            return UNSEEN
        return UNSEEN_AT_START if self.database.is_shared else 0

    async def _note_self(self, connection: AsyncConnection, at: int) -> None:
        row = self._insert(PROCESSES).values(id=self.process, seen=at)
        await connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"seen": at}))

    async def _forget_the_dead(self, connection: AsyncConnection, at: int, is_first: bool) -> None:
        """With SQLite every other process is dead, as there is only one at a time."""
        dead = delete(PROCESSES).where(PROCESSES.c.id != self.process)
        if self.database.is_shared:
            dead = dead.where(PROCESSES.c.seen < at - FORGOTTEN)
        found = await connection.execute(dead)
        if found.rowcount or is_first:
            for table in (PRESENCE, DRAFT_PRESENCE):
                await connection.execute(delete(table).where(table.c.process.not_in(select(PROCESSES.c.id))))
            await self._tell_gone(connection, at)

    async def _tell_gone(self, connection: AsyncConnection, at: int) -> None:
        for write in self._when_gone:
            await write(connection, at)
