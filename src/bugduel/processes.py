"""Processes that work for another one, and Ctrl-C.

Ctrl-C is sent to all processes of a terminal. Only the first of them answers it, and it ends the others.
"""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process, resource_tracker
from threading import Thread, current_thread, main_thread
from types import FrameType


@contextmanager
def starting_workers() -> Iterator[None]:
    """Processes started in here never see Ctrl-C, not even before their first line; here it waits until then.

    They must call `be_a_worker` first. Only the main thread can set signals: in any other this changes nothing.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    came: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        if os.name == "posix":  # a child inherits what is blocked, but no handler
            resource_tracker.ensure_running()  # the first child starts it, and it unblocks what it finds blocked
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        if os.name == "posix":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
        if came and callable(before):
            before(came[0], None)


def be_a_worker() -> None:
    """In a new process: leave Ctrl-C to the parent, and end when the parent does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def end_pool(pool: Executor) -> None:
    """End a pool of processes at once, with what they are at."""
    for process in active_children():
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """A parent that was killed could not tell its children to end."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
