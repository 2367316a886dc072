"""Judging many decisions, in this process or in several. The answers do not depend on how many there are."""

import multiprocessing
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from bugduel.analysis.judging import Judged, judge
from bugduel.analysis.open_seat import OpenSeat
from bugduel.core import BugduelError, LiveGame, Record, Seat, begin, step
from bugduel.games import GAMES
from bugduel.processes import be_a_worker, end_pool, starting_workers


@dataclass(frozen=True)
class Task:
    """What a process needs to know: the Record as JSON, the bot by its name, whose eyes (None: all cards open)."""

    record: str
    bot: str
    seat: int | None


def judge_all(task: Task, plies: Sequence[int], jobs: int) -> Generator[Judged]:
    """The decisions at these places of the Record, in any order."""
    if jobs <= 1 or len(plies) <= 1:
        walk = Walk(task)
        for ply in plies:
            yield walk.judge(ply)
        return
    # Started afresh and not forked: it is the same on every system, and no thread can be caught in the middle.
    afresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(plies)), afresh, _start, (task,)) as pool:
        with starting_workers():
            futures: list[Future[dict[str, Any]]] = [pool.submit(_judge, ply) for ply in plies]
        try:
            for future in as_completed(futures):
                yield Judged.from_data(future.result())
        except BrokenProcessPool:
            raise BugduelError("a process that judged was ended from outside; try again with fewer --jobs") from None
        except BaseException:
            end_pool(pool)
            raise


class Walk:
    """Goes through a Record, mostly forwards."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.record = Record.from_json(task.record)
        self.live = self.start()

    def start(self) -> LiveGame:
        return begin(GAMES[self.record.game], self.record)

    def judge(self, ply: int) -> Judged:
        if ply < len(self.live.record.actions):
            self.live = self.start()
        for place in range(len(self.live.record.actions), ply):
            step(self.live, self.record, place)
        return judge(self.task.bot, self.seat(), self.record.actions[ply], ply + 1)

    def seat(self) -> Seat:
        """The place of the one who decides, with what the judge may know."""
        actor = self.live.state.actor()
        if self.task.seat is None:
            return OpenSeat(self.live.state, actor, self.live.trails)
        return self.live.seat(actor)


_walks: list[Walk] = []  # of this process


def _start(task: Task) -> None:
    be_a_worker()
    _walks[:] = [Walk(task)]


def _judge(ply: int) -> dict[str, Any]:
    return _walks[0].judge(ply).to_data()
