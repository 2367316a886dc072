"""Waiting for changes: whatever any process announces, this one included, wakes those here who listen to it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bugduel.server.running.news import News


class Listening:
    """Somebody who waits for topics. Changes that come while nobody waits are remembered as one."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()

    def wake(self) -> None:
        self._woken.set()

    async def changed(self, seconds: float) -> bool:
        """Whether something has changed since this was last asked; waits for it at most so long."""
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            return False
        self._woken.clear()
        return True


class Topics:
    """Who listens to what in this process."""

    def __init__(self, news: News) -> None:
        self._listening: dict[str, set[Listening]] = {}
        news.subscribe(self.tell)
        news.subscribe_own(self.tell)
        news.on_gap(self.tell_all)

    @contextmanager
    def listening(self, *topics: str) -> Iterator[Listening]:
        """Listens until the end of the context. Begin before reading, so that no change falls in between."""
        found = Listening()
        for topic in topics:
            self._listening.setdefault(topic, set()).add(found)
        try:
            yield found
        finally:
            for topic in topics:
                others = self._listening[topic]
                others.discard(found)
                if not others:
                    del self._listening[topic]

    def tell(self, topic: str) -> None:
        for listening in self._listening.get(topic, ()):
            listening.wake()

    def tell_all(self) -> None:
        """Nobody knows what was missed."""
        for topic in self._listening:
            self.tell(topic)
