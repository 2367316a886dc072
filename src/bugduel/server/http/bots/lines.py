"""Streams of lines, each a JSON object (NDJSON). An empty line now and then keeps the connection alive."""

from collections.abc import AsyncGenerator

from litestar.response import Stream

TICK = 1.0  # seconds after which a stream sees at the latest that the server stops
KEEP_ALIVE = 7  # ticks without anything to say
EMPTY = b"\n"

HEADERS = {"X-Accel-Buffering": "no"}  # a proxy must pass on every line at once


def lines(made: AsyncGenerator[bytes, None]) -> Stream:
    return Stream(made, media_type="application/x-ndjson", headers=HEADERS)


class Quiet:
    """Counts ticks in which nothing was said."""

    def __init__(self) -> None:
        self.ticks = 0

    def spoke(self) -> None:
        self.ticks = 0

    def is_time(self) -> bool:
        """Whether an empty line is due after one more tick."""
        self.ticks += 1
        if self.ticks < KEEP_ALIVE:
            return False
        self.ticks = 0
        return True
