"""Work that may take long, or never end: done in one process besides the server's, one thing after the other.

What takes too long is killed with its process, and the next has a new one.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar, TypeVarTuple

from bugduel.core import BugduelError
from bugduel.processes import be_a_worker, starting_workers

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

STARTING = 60.0  # seconds for a new process, at most


class Busy(BugduelError):
    """Too many wait already."""


class NoProcess(BugduelError):
    """A process could not be started."""


class OneProcess:
    """`seconds` are for each thing that is done, once its turn has come and the process is there."""

    def __init__(self, seconds: float, most_waiting: int, initializer: Callable[[], None] = be_a_worker) -> None:
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.initializer = initializer
        self.pool: ProcessPoolExecutor | None = None
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def run(self, function: Callable[[*Given], Result], *args: *Given) -> Result:
        """What a function answers in the process. Busy, NoProcess, TimeoutError, or BrokenProcessPool if it was killed
        for something else, most likely for its memory.
        """
        if self.waiting >= self.most_waiting:
            raise Busy("too many wait already")
        self.waiting += 1
        try:
            async with self.lock:
                pool = await self._ready()
                loop = asyncio.get_running_loop()
                try:
                    async with asyncio.timeout(self.seconds):
                        return await loop.run_in_executor(pool, function, *args)
                except (TimeoutError, BrokenProcessPool):
                    self.stop()
                    raise
        finally:
            self.waiting -= 1

    def warm_up(self) -> None:
        """Start the process, so that who comes soon need not wait for it."""
        if self.pool is None:
            with starting_workers():
                self._pool().submit(len, ())

    async def _ready(self) -> ProcessPoolExecutor:
        """A pool whose process has started: that is not counted as time of the work."""
        pool = self._pool()
        try:
            with starting_workers():
                started = asyncio.get_running_loop().run_in_executor(pool, len, ())
            async with asyncio.timeout(STARTING):
                await started
        except (BrokenProcessPool, TimeoutError):
            self.stop()
            raise NoProcess("no process could be started") from None
        return pool

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=self.initializer)
        return self.pool

    def stop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
