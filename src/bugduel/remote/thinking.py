"""Bots think in processes of their own: a program that thinks cannot listen.

A client has no State, only what its seat knows. The server hands out an imagined one, which that seat could not tell
from the real one; a Seat at it knows exactly what the seat at the real one does, and imagines the same.
"""

import asyncio
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from bugduel.bots import Bot, new_bot
from bugduel.core import Seat
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, starting_workers


class Thinkers:
    """Processes that think for one bot, as many as games are played at the same time."""

    def __init__(self, bot: str, processes: int = 1) -> None:
        self.bot = bot
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, world: dict[str, Any], seat: int) -> int:
        """The action that the bot takes at this seat of an imagined state."""
        while True:
            pool = self._start()
            try:
                with starting_workers():
                    thought = asyncio.get_running_loop().run_in_executor(pool, think, self.bot, world, seat)
                return await thought
            except BrokenProcessPool:  # one was killed: think again
                if self.pool is pool:
                    self.pool = None

    def _start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=be_a_worker)
        return self.pool

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


# --- in the other process ---------------------------------------------------------------------------------------------

_bots: dict[str, Bot] = {}


def think(bot: str, world: dict[str, Any], seat: int) -> int:
    """BadData if this Bugduel cannot read the state."""
    if bot not in _bots:
        _bots[bot] = new_bot(bot, secrets.token_hex(8))
    return _bots[bot].choose(Seat(GAMES[str(world.get("game"))].from_data(world), seat))
