"""Working, as on deals to be played, in processes on this machine.

Each process has its own pipe, so that it is known what a dead process was playing; a new one replaces it.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from typing import Any, Generic

from bugduel.arena.runner import Deaths, Item, Result, Runner
from bugduel.processes import be_a_worker, starting_workers

AHEAD = 2  # items queued per process, so that none is idle
PATIENCE = 2.0  # seconds for a process to end by itself

SPAWN = get_context("spawn")  # the same on every system; inherits no threads or open files


class Local(Runner[Item, Result]):
    """A number of processes, by default one per core; each starts when there is work for it."""

    def __init__(self, work: Callable[[Any, Item], Result], settings: object, jobs: int | None = None) -> None:
        self.work = work
        self.settings = settings
        self.deaths = Deaths()
        self.jobs = jobs or os.cpu_count() or 1
        self.workers: list[Worker[Item]] = []
        self.failed: Exception | None = None

    @property
    def under_way(self) -> int:
        return sum(len(worker.items) for worker in self.workers)

    @property
    def room(self) -> int:
        return AHEAD * self.jobs - self.under_way

    def give(self, item: Item) -> None:
        if len(self.workers) < self.jobs:
            self.workers.append(Worker(self.work, self.settings))
        min(self.workers, key=lambda worker: len(worker.items)).give(item)

    def take(self, seconds: float) -> list[tuple[Item, Result]]:
        found: list[tuple[Item, Result]] = []
        ready = [] if self.failed else wait([worker.pipe for worker in self.workers if worker.items], seconds)
        for place, worker in enumerate(self.workers):
            if worker.pipe in ready:
                try:
                    found += self._answer(place, worker)
                except Exception as error:
                    self.failed = error
        if self.failed and not found:
            raise self.failed
        return found

    def _answer(self, place: int, worker: "Worker[Item]") -> list[tuple[Item, Result]]:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(place)
            return []
        if isinstance(answer, Failure):
            for note in answer.notes:
                answer.error.add_note(note)
            raise answer.error
        return [(worker.items.popleft(), answer)]

    def _replace(self, place: int) -> None:
        """Replace a dead process; the new one gets all of its items."""
        dead = self.workers[place]
        self.deaths.add(dead.items[0], dead.end())
        self.workers[place] = Worker(self.work, self.settings)
        for item in dead.items:
            self.workers[place].give(item)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        until = monotonic() + PATIENCE  # a shared limit: one by one, many would take long
        for worker in self.workers:
            worker.end(until - monotonic())


@dataclass
class Failure:
    """An error in a process."""

    error: Exception
    notes: list[str]


class Worker(Generic[Item]):
    """A process and its items, in order."""

    def __init__(self, work: Callable[[Any, Item], object], settings: object) -> None:
        self.items: deque[Item] = deque()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=do_what_comes, args=(theirs, work, settings), name="bugduel arena")
        with starting_workers():
            self.process.start()
        theirs.close()

    def give(self, item: Item) -> None:
        self.items.append(item)
        with suppress(OSError):  # if it died, `take` will notice
            self.pipe.send(item)

    def stop(self) -> None:
        self.pipe.close()
        if self.process.is_alive():
            self.process.terminate()

    def end(self, patience: float = PATIENCE) -> str:
        """Wait for its end and say how it ended."""
        self.process.join(max(patience, 0.0))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        code = self.process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit code {code}"


# --- in the process ---------------------------------------------------------------------------------------------------


def do_what_comes(pipe: Connection, work: Callable[[Any, Any], object], settings: object) -> None:
    """Work on every item that comes, until the other end is closed."""
    be_a_worker()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that bots are closed
    try:
        while True:
            answer = answer_to(pipe.recv(), work, settings)
            pipe.send(answer)
    except (EOFError, OSError):
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it ends already, and Python would complain about a second end


def answer_to(item: Any, work: Callable[[Any, Any], object], settings: object) -> object:
    try:
        return work(settings, item)
    except Exception as error:
        notes = [*getattr(error, "__notes__", []), format_exc()]  # notes and tracebacks do not survive a pipe
        return Failure(error, notes)
