"""Everything that plays games in one server process, put together."""

import asyncio
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.play.clocks import Elapsed
from bugduel.server.rooms.acting import Acting
from bugduel.server.rooms.attending import Attendant
from bugduel.server.rooms.hall import Hall
from bugduel.server.rooms.presence import Presence
from bugduel.server.rooms.thinking import Thinkers
from bugduel.server.rooms.watch import Watch
from bugduel.server.running.metrics import Metrics
from bugduel.server.running.news import News
from bugduel.server.store.database import Database
from bugduel.server.store.writer import Writer

GAME = "game/"
WARM_UP = 3.0  # seconds after the start, when there is time to start the processes of bots


class Playing:
    """The rooms of a process, and who works in them."""

    def __init__(
        self, database: Database, news: News, metrics: Metrics, process: str, bot_workers: int, elapsed: Elapsed
    ) -> None:
        self.news = news
        self.metrics = metrics
        self.writer = Writer(database, self._announce, metrics.committed)
        self.hall = Hall(database, self.writer, elapsed)
        self.thinkers = Thinkers(bot_workers, metrics.thinking_seconds.observe)
        self.attendant = Attendant(self.hall, self.thinkers)
        self.acting = Acting(self.hall, self.attendant)
        self.presence = Presence(self.hall, process)
        self.watch = Watch(self.hall, self.attendant, metrics.sweep_seconds.observe)
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.writer.start()
        asyncio.get_running_loop().call_later(WARM_UP, self.thinkers.start)
        self.news.subscribe(self._hear)
        self.news.on_gap(lambda: self._refresh(list(self.hall.rooms)))
        self._keep(asyncio.create_task(self.watch.run(), name="watch"))

    def write_presence(self) -> None:
        """Others took this process for dead: those who are connected here are there all the same."""
        self._keep(asyncio.create_task(self.presence.write_all(), name="presence"))

    async def stop(self) -> None:
        """What was accepted is written; what bots think about others will think about again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.hall.close()
        await self.writer.stop()
        self.thinkers.stop()

    async def _announce(self, connection: AsyncConnection, game_ids: Sequence[str]) -> None:
        await self.news.announce(connection, [GAME + game_id for game_id in game_ids])

    def _hear(self, topic: str) -> None:
        if topic.startswith(GAME):
            self._refresh([topic.removeprefix(GAME)])

    def _refresh(self, game_ids: list[str]) -> None:
        wanted = [game_id for game_id in game_ids if game_id in self.hall.rooms]
        if wanted:
            self._keep(asyncio.create_task(self.hall.refresh(wanted), name="refresh"))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
