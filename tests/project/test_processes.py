"""Processes that work for another one leave Ctrl-C to it."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest

from bugduel.processes import starting_workers

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


@pytest.fixture(autouse=True)
def usual_handler() -> Iterator[None]:
    """Whoever runs the tests may ignore Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_waits_until_the_workers_have_started() -> None:
    steps = []

    def start() -> None:
        with starting_workers():
            os.kill(os.getpid(), signal.SIGINT)
            steps.append("started")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert steps == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_a_worker_is_safe_from_its_first_moment() -> None:
    with starting_workers():
        worker = subprocess.Popen(["sleep", "60"])
    try:
        for _ in range(5):
            worker.send_signal(signal.SIGINT)
            time.sleep(0.05)
        assert worker.poll() is None
    finally:
        worker.kill()
        worker.wait()


def test_who_ignores_ctrl_c_still_does() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with starting_workers():
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
