"""Answers that go on for as long as somebody reads them: how many each person has open in this process."""

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager

from bugduel.server.refused import Refused

EVENTS, GAMES = "event", "game"
MOST = {EVENTS: 8, GAMES: 40}
RETRY_AFTER = 10  # seconds


class Streams:
    """The streams of a process."""

    def __init__(self) -> None:
        self.open: Counter[tuple[str, str]] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    def check(self, kind: str, person: str) -> None:
        """Refused with 429 if this person has all the streams of a kind that one may have."""
        if self.open[kind, person] >= MOST[kind]:
            reason = f"You have {MOST[kind]} {kind} streams open, which is the most: close one first."
            raise Refused(429, "too-many-streams", reason, RETRY_AFTER)

    @contextmanager
    def place(self, kind: str, person: str) -> Iterator[bool]:
        """A place for one more, until the end of the context; False if others took the last one since the check."""
        if self.open[kind, person] >= MOST[kind]:
            yield False
            return
        self.open[kind, person] += 1
        try:
            yield True
        finally:
            self.open[kind, person] -= 1
            if not self.open[kind, person]:
                del self.open[kind, person]

    def afterwards(self, work: Coroutine[None, None, None]) -> None:
        """Something to be done when a stream has ended, in a task of its own: that of the stream may be cancelled."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
