"""Worker processes and Ctrl-C.

Ctrl-C reaches all processes of a terminal. Only the parent handles it, and it ends its workers.
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
    """Processes started in this context never see Ctrl-C, not even before their first line; here it is deferred.

    They must call `be_a_worker` first. Only the main thread can set signals: in other threads this does nothing.
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    came: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        came.append(number)

    before = signal.signal(signal.SIGINT, remember)
    try:
        if os.name == "posix":  # a child inherits blocked signals, but no handlers
            resource_tracker.ensure_running()  # else the first child starts it, and it unblocks signals
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        yield
    finally:
        if os.name == "posix":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, before)
        if came and callable(before):
            before(came[0], None)


def be_a_worker() -> None:
    """In a new process: ignore Ctrl-C, and end with the parent even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_end_with_parent, daemon=True).start()


def end_pool(pool: Executor) -> None:
    """End a pool of processes immediately."""
    for process in active_children():
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """A killed parent cannot end its children, so they watch it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
