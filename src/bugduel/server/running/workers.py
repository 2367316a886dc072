"""Several processes that share one listening socket, and the parent that watches over them."""

import logging
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from msgspec.structs import replace

from bugduel.processes import be_a_worker, starting_workers
from bugduel.server.settings import Settings, from_json

SPAWN = get_context("spawn")  # the same on every system; inherits no threads or open files
LOOK_EVERY = 0.25  # seconds
STOPPING = 10.0  # seconds for workers to stop by themselves
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before a worker that died is replaced
GOOD_LIFE = 60.0  # seconds after which a death counts as the first one

Work = Callable[[Settings, socket.socket], None]

logger = logging.getLogger(__name__)


@dataclass
class Worker:
    number: int
    process: BaseProcess | None = None
    born: float = 0.0
    pause: float = FIRST_PAUSE
    due: float = 0.0  # when it is started


class Workers:
    def __init__(self, settings: Settings, listener: socket.socket, work: Work) -> None:
        self.settings = settings
        self.listener = listener
        self.work = work
        self.workers = [Worker(number) for number in range(settings.workers)]
        self.is_stopping = False

    def run(self) -> None:
        """Until Ctrl-C or SIGTERM, with as many workers as were asked for at all times."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self._stop) for number in numbers}
        try:
            while not self.is_stopping:
                self._look()
                wait([worker.process.sentinel for worker in self.workers if worker.process], LOOK_EVERY)
        finally:
            self._end()
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.is_stopping = True

    def _look(self) -> None:
        """Start who is to be started, and note who has died."""
        now = time.monotonic()
        for worker in self.workers:
            if worker.process is None:
                if now >= worker.due and not self.is_stopping:
                    self._start(worker)
            elif not worker.process.is_alive():
                self._bury(worker, now)

    def _start(self, worker: Worker) -> None:
        settings = replace(self.settings, worker=worker.number)
        with starting_workers():
            worker.process = SPAWN.Process(
                target=_be_one, args=(settings.to_json(), self.listener, self.work), name=f"bugduel {worker.number}"
            )
            worker.process.start()
        worker.born = time.monotonic()
        logger.info("a worker starts", extra={"worker": worker.number, "pid": worker.process.pid})

    def _bury(self, worker: Worker, now: float) -> None:
        assert worker.process is not None
        if now - worker.born > GOOD_LIFE:
            worker.pause = FIRST_PAUSE
        fields = {"worker": worker.number, "exit": worker.process.exitcode, "again_in": worker.pause}
        logger.error("a worker ended", extra=fields)
        worker.process.close()
        worker.process = None
        worker.due = now + worker.pause
        worker.pause = min(worker.pause * 2, LONGEST_PAUSE)

    def _end(self) -> None:
        """All workers stop at the same time; who is not quick enough is ended."""
        processes = [worker.process for worker in self.workers if worker.process is not None]
        for process in processes:
            process.terminate()
        until = time.monotonic() + STOPPING
        for process in processes:
            process.join(max(until - time.monotonic(), 0))
            if process.is_alive():
                logger.error("a worker did not stop in time", extra={"pid": process.pid})
                process.kill()
                process.join()


def _be_one(settings: str, listener: socket.socket, work: Work) -> None:
    """The first function of a new process."""
    be_a_worker()
    work(from_json(settings), listener)
