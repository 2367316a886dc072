"""The task that looks at drafts when they are due, so that nobody who is late or away holds up a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from bugduel.server.drafting.presence import DraftPresence
from bugduel.server.drafting.rows import OVER
from bugduel.server.protocol.terms import SECOND
from bugduel.server.refused import Refused
from bugduel.server.store.database import Database, NotStored
from bugduel.server.store.tables import DRAFTS
from bugduel.server.time import now

EVERY = 0.5  # seconds
LATER = 60 * SECOND  # a draft that failed is looked at again

log = logging.getLogger(__name__)


class DraftClock:
    """Every process looks for drafts that are due; whoever comes second finds that done. Who came or went and could
    not be written down is written down here, too.
    """

    def __init__(self, database: Database, presence: DraftPresence, look_at: Callable[[str], Awaitable[None]]) -> None:
        self.database = database
        self.presence = presence
        self.look_at = look_at
        self.task: asyncio.Task[None] | None = None

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
                await self.presence.write_late()
                await self.look()
            except (SQLAlchemyError, OSError, NotStored) as error:
                log.warning("cannot look for drafts that are due", extra={"reason": type(error).__name__})

    async def look(self) -> None:
        """Look at every draft that is due."""
        due = select(DRAFTS.c.id).where(DRAFTS.c.due <= now(), DRAFTS.c.status != OVER)
        async with self.database.reading() as connection:
            found = (await connection.execute(due)).scalars().all()
        for draft_id in found:
            try:
                await self.look_at(draft_id)
            except Refused as error:  # closed meanwhile, or of cards that there are no more
                log.warning("a draft cannot go on", extra={"reason": error.reason})
                await self._set_due(draft_id, None)
            except (SQLAlchemyError, OSError, NotStored):
                raise
            except Exception:
                log.exception("a draft failed")  # the others go on
                await self._set_due(draft_id, now() + LATER)

    async def _set_due(self, draft_id: str, due: int | None) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(DRAFTS).where(DRAFTS.c.id == draft_id).values(due=due))
