"""Judging many decisions, in this process or in several. The number does not affect the results."""

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
    """What a process needs: the Record as JSON, the bot's name, and the seat (None: all cards open)."""

    record: str
    bot: str
    seat: int | None


def judge_all(task: Task, plies: Sequence[int], jobs: int) -> Generator[Judged]:
    """Judge the decisions at these positions of the Record, in any order."""
    if jobs <= 1 or len(plies) <= 1:
        walk = Walk(task)
        for ply in plies:
            yield walk.judge(ply)
        return
    # Spawned, not forked: the same on every system, and no thread is caught halfway.
    afresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(plies)), afresh, _start, (task,)) as pool:
        with starting_workers():
            futures: list[Future[dict[str, Any]]] = [pool.submit(_judge, ply) for ply in plies]
        try:
            for future in as_completed(futures):
                yield Judged.from_data(future.result())
        except BrokenProcessPool:
            raise BugduelError("a worker process was killed; try again with fewer --jobs") from None
        except BaseException:
            end_pool(pool)
            raise


class Walk:
    """Steps through a Record, mostly forwards."""

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
        """The seat of the actor, with what the judge may know."""
        actor = self.live.state.actor()
        if self.task.seat is None:
            return OpenSeat(self.live.state, actor, self.live.trails)
        return self.live.seat(actor)


_walks: list[Walk] = []  # in this process


def _start(task: Task) -> None:
    be_a_worker()
    _walks[:] = [Walk(task)]


def _judge(ply: int) -> dict[str, Any]:
    return _walks[0].judge(ply).to_data()
