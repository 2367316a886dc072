"""Those who look at drafts over sockets, and are told when something has changed."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bugduel.server.drafting.rows import DraftRow, read_draft
from bugduel.server.drafting.views import DraftView
from bugduel.server.refused import Refused
from bugduel.server.rooms.readers import Reader
from bugduel.server.running.news import News
from bugduel.server.store.database import Database

DRAFT = "draft/"

ENCODER = msgspec.json.Encoder()


class DraftWatchers:
    """Readers by draft. A change is read once for all of them, and one that comes meanwhile right after. `shown` is
    how somebody sees a draft at this moment.
    """

    def __init__(self, database: Database, news: News, shown: Callable[[DraftRow, str | None], DraftView]) -> None:
        self.database = database
        self.shown = shown
        self.readers: dict[str, set[Reader]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.changed: set[str] = set()
        news.subscribe(self._hear)
        news.on_gap(self._tell_all)

    def topic(self, draft_id: str) -> str:
        return DRAFT + draft_id

    async def add(self, draft_id: str, reader: Reader) -> None:
        """Refused if there is no such draft, or none that can go on. The first view comes by `tell` like all others, so
        that none overtakes another.
        """
        reader.catch_up = lambda: self._view(draft_id, reader)
        await self._view(draft_id, reader)
        self.readers.setdefault(draft_id, set()).add(reader)

    def remove(self, draft_id: str, reader: Reader) -> None:
        readers = self.readers.get(draft_id, set())
        readers.discard(reader)
        if not readers:
            self.readers.pop(draft_id, None)

    def has(self, draft_id: str, person: str | None) -> bool:
        """Whether somebody looks at a draft over a socket of this process."""
        return person is not None and any(reader.person == person for reader in self.readers.get(draft_id, ()))

    def tell(self, draft_id: str) -> None:
        """A draft has changed, here or in another process."""
        if draft_id not in self.readers:
            return
        self.changed.add(draft_id)
        if draft_id not in self.tasks:
            self.tasks[draft_id] = asyncio.create_task(self._tell(draft_id), name=f"draft {draft_id}")

    async def stop(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        readers = [reader for readers in self.readers.values() for reader in readers]
        await asyncio.gather(*(reader.end() for reader in readers))

    def _hear(self, topic: str) -> None:
        if topic.startswith(DRAFT):
            self.tell(topic.removeprefix(DRAFT))

    def _tell_all(self) -> None:
        for draft_id in list(self.readers):
            self.tell(draft_id)

    async def _tell(self, draft_id: str) -> None:
        try:
            while draft_id in self.changed:
                self.changed.discard(draft_id)
                with suppress(SQLAlchemyError, OSError):  # the next change tells it
                    await self._tell_now(draft_id)
        finally:
            self.tasks.pop(draft_id, None)

    async def _tell_now(self, draft_id: str) -> None:
        readers = list(self.readers.get(draft_id, ()))
        try:
            async with self.database.reading() as connection:
                row = await read_draft(connection, draft_id)
            for reader in readers:
                reader.tell(ENCODER.encode(self.shown(row, reader.person)))
        except Refused:  # it was closed, or cannot go on: who comes again is told which
            await asyncio.gather(*(reader.end() for reader in readers))

    async def _view(self, draft_id: str, reader: Reader) -> bytes:
        async with self.database.reading() as connection:
            row = await read_draft(connection, draft_id)
        return ENCODER.encode(self.shown(row, reader.person))
