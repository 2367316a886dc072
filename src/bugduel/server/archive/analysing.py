"""The analysis of a finished game in a process of its own, which everything else comes before."""

import multiprocessing
import os
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from ctypes import c_double

import msgspec

from bugduel.analysis import Analyst
from bugduel.core import Record
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, starting_workers

LESS_URGENT = 15  # as `nice` counts: of 19


class Analysing:
    """One process, started when there is something to do. It says by shared memory how far it is."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.done = context.Value("d", 0.0, lock=False)  # a process that is killed would keep the lock
        self.pool = ProcessPoolExecutor(1, context, initializer=_start, initargs=(self.done,))

    @property
    def progress(self) -> float:
        return float(self.done.value)

    def submit(self, record: Record, bot: str) -> "Future[bytes]":
        """The result is that of `packed`. BugduelError if the Record cannot be analysed."""
        self.done.value = 0.0
        with starting_workers():
            return self.pool.submit(_analyse, record.to_json(), bot)

    def stop(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


def packed(analysis: dict[str, object]) -> bytes:
    return zlib.compress(msgspec.json.encode(analysis))


def unpacked(data: bytes) -> dict[str, object]:
    return msgspec.json.decode(zlib.decompress(data), type=dict[str, object])


# --- in the other process ---------------------------------------------------------------------------------------------

_tell: list[Callable[[float], None]] = []


def _start(done: c_double) -> None:
    be_a_worker()
    if os.name == "posix":
        os.nice(LESS_URGENT)

    def tell(progress: float) -> None:
        done.value = progress

    _tell[:] = [tell]


def _analyse(record: str, bot: str) -> bytes:
    read = Record.from_json(record)
    analyst = Analyst(GAMES[read.game], read, bot)
    judged = 0

    def one_more() -> None:
        nonlocal judged
        judged += 1
        _tell[0](judged / len(analyst.plies))

    return packed(analyst.analyse(1, one_more).to_data())
