"""Playing deals in processes on this machine.

Each process has its own pipe, so that it is known what a dead process was playing; a new one replaces it.
"""

import os
import signal
import sys
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc

from bugduel.arena.plan import Deal
from bugduel.arena.played import Played, play_deal
from bugduel.arena.runner import Deaths, Runner
from bugduel.arena.settings import Settings
from bugduel.processes import be_a_worker, starting_workers

AHEAD = 2  # deals queued per process, so that none is idle
PATIENCE = 2.0  # seconds for a process to end by itself

SPAWN = get_context("spawn")  # the same on every system; inherits no threads or open files


class Local(Runner):
    """A number of processes, by default one per core; each starts when there is work for it."""

    def __init__(self, settings: Settings, jobs: int | None = None) -> None:
        self.settings = settings
        self.deaths = Deaths()
        self.jobs = jobs or os.cpu_count() or 1
        self.workers: list[Worker] = []
        self.failed: Exception | None = None

    @property
    def under_way(self) -> int:
        return sum(len(worker.deals) for worker in self.workers)

    @property
    def room(self) -> int:
        return AHEAD * self.jobs - self.under_way

    def give(self, deal: Deal) -> None:
        if len(self.workers) < self.jobs:
            self.workers.append(Worker(self.settings))
        min(self.workers, key=lambda worker: len(worker.deals)).give(deal)

    def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
        found: list[tuple[Deal, list[Played]]] = []
        ready = [] if self.failed else wait([worker.pipe for worker in self.workers if worker.deals], seconds)
        for place, worker in enumerate(self.workers):
            if worker.pipe in ready:
                try:
                    found += self._answer(place, worker)
                except Exception as error:
                    self.failed = error
        if self.failed and not found:
            raise self.failed
        return found

    def _answer(self, place: int, worker: "Worker") -> list[tuple[Deal, list[Played]]]:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(place)
            return []
        if isinstance(answer, Failure):
            for note in answer.notes:
                answer.error.add_note(note)
            raise answer.error
        return [(worker.deals.popleft(), answer)]

    def _replace(self, place: int) -> None:
        """Replace a dead process; the new one plays all of its deals."""
        dead = self.workers[place]
        self.deaths.add(dead.deals[0], dead.end())
        self.workers[place] = Worker(self.settings)
        for deal in dead.deals:
            self.workers[place].give(deal)

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


class Worker:
    """A process and its deals, in playing order."""

    def __init__(self, settings: Settings) -> None:
        self.deals: deque[Deal] = deque()
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=play_what_comes, args=(theirs, settings), name="bugduel arena")
        with starting_workers():
            self.process.start()
        theirs.close()

    def give(self, deal: Deal) -> None:
        self.deals.append(deal)
        with suppress(OSError):  # if it died, `take` will notice
            self.pipe.send(deal)

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


def play_what_comes(pipe: Connection, settings: Settings) -> None:
    """Play every deal that comes, until the other end is closed."""
    be_a_worker()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that bots are closed
    while True:
        try:
            deal = pipe.recv()
        except (EOFError, OSError):
            return
        answer: object
        try:
            answer = play_deal(settings, deal)
        except Exception as error:
            notes = [*getattr(error, "__notes__", []), format_exc()]  # notes and tracebacks do not survive a pipe
            answer = Failure(error, notes)
        try:
            pipe.send(answer)
        except OSError:
            return
