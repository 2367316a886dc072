"""Those who look at a game: players and spectators, each over a connection of their own."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

SLOW = 32  # messages that may wait for a reader; then it gets everything anew when it can
STUCK = 30.0  # seconds to take one message


class Reader:
    """One connection. A slow one holds up nobody: what it cannot take is dropped, and it is brought up to date."""

    __slots__ = (
        "_close", "_send", "catch_up", "delay", "is_behind", "is_closed", "language", "person", "ply", "seat", "task",
        "waiting",
    )  # fmt: skip

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        close: Callable[[], Awaitable[None]],
        person: str | None,
        seat: int,
        language: str,
    ) -> None:
        self._send = send
        self._close = close
        self.person = person
        self.seat = seat
        self.language = language
        self.ply = 0  # the last one it was sent
        self.delay = 0  # milliseconds that it sees things later
        self.waiting: list[bytes] = []
        self.is_behind = False  # something was dropped
        self.is_closed = False
        self.task: asyncio.Task[None] | None = None
        self.catch_up: Callable[[], Awaitable[bytes]] | None = None

    def tell(self, message: bytes) -> None:
        """Send a message as soon as the reader takes it."""
        if self.is_closed or self.is_behind:
            return
        if len(self.waiting) >= SLOW:
            self.waiting.clear()
            self.is_behind = True
            return
        self.waiting.append(message)
        if self.task is None:
            self.task = asyncio.create_task(self._deliver())

    async def end(self) -> None:
        """Close the connection: the server stops, or the reader is not wanted any more."""
        self.is_closed = True
        self.waiting.clear()
        with suppress(Exception):  # whatever it is, the reader is gone
            async with asyncio.timeout(1):
                await self._close()

    async def _deliver(self) -> None:
        try:
            while self.waiting or self.is_behind:
                if not self.waiting:
                    self.is_behind = False
                    if self.catch_up is None:
                        break
                    self.waiting.append(await self.catch_up())
                async with asyncio.timeout(STUCK):
                    await self._send(self.waiting.pop(0))
        except Exception:  # whatever keeps it from reading: it has to come again
            await self.end()
        finally:
            self.task = None
