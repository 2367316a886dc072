"""The time for a pick, and the task that picks for those who let it pass, so that nobody holds up a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from bugduel.core import BugduelError
from bugduel.server.lobby.draft_rows import RUNNING, DraftRow
from bugduel.server.protocol.terms import SECOND
from bugduel.server.refused import Refused
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.tables import DRAFTS
from bugduel.server.time import now

EVERY = 0.5  # seconds
GRACE = SECOND  # for a pick that was sent in time and is under way

Elapsed = Callable[[int, int], int]  # how long a server ran between two moments

log = logging.getLogger(__name__)


class DraftClock:
    """Every process looks for picks that are overdue; whoever comes second finds them made."""

    def __init__(self, database: Database, elapsed: Elapsed, overdue: Callable[[str], Awaitable[None]]) -> None:
        self.database = database
        self.elapsed = elapsed
        self.overdue = overdue
        self.task: asyncio.Task[None] | None = None

    def left(self, row: DraftRow) -> int | None:
        """Milliseconds that are left for a pick; None where time does not matter."""
        if row.status != RUNNING or not row.seconds:
            return None
        return max(row.seconds * SECOND - self.elapsed(row.asked, now()), 0)

    def is_overdue(self, row: DraftRow) -> bool:
        passed = self.elapsed(row.asked, now())
        return row.status == RUNNING and row.seconds > 0 and passed >= row.seconds * SECOND + GRACE

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="draft clock")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except (SQLAlchemyError, OSError, NotStored) as error:
                log.warning("cannot look for picks that are overdue", extra={"reason": type(error).__name__})

    async def look(self) -> None:
        """Pick for everybody whose time is up."""
        late = DRAFTS.c.asked + DRAFTS.c.seconds * SECOND + GRACE <= now()
        running = select(DRAFTS.c.id).where(DRAFTS.c.status == RUNNING, DRAFTS.c.seconds > 0, late)
        async with self.database.reading() as connection:
            found = (await connection.execute(running)).scalars().all()
        for draft_id in found:
            try:
                await self.overdue(draft_id)
            except (Refused, BugduelError) as error:  # closed meanwhile, or of cards that there are no more
                log.warning("a draft cannot go on", extra={"reason": str(error)})
