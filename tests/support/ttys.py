"""Running `bugduel` as a process of its own: at a terminal, or with pipes, and with Ctrl-C."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

LIMIT = 120  # seconds after which something hangs, however busy the machine is

# Ctrl-C ends it, even where the tests themselves were started in the background.
RUN = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "{first}from bugduel.terminal.main import run; run()"
)


def command(*args: str, first: str = "") -> list[str]:
    return [sys.executable, "-c", RUN.format(first=first), *args]


def env_with(**more: str) -> Mapping[str, str]:
    # A process that has no room for files, or is killed, must not leave half a compiled module for others to import.
    fixed = {"LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100", "LINES": "40", "PYTHONDONTWRITEBYTECODE": "1"}
    return {**os.environ, **fixed, **more}


def run_piped(*args: str, typed: str = "", **how: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # type: ignore[call-overload,no-any-return]
        command(*args), input=typed, capture_output=True, text=True, timeout=LIMIT, env=env_with(), **how
    )


class Terminal:
    """A process at a terminal of its own, and all that it has shown."""

    def __init__(self, process: subprocess.Popen[bytes], descriptor: int) -> None:
        self.process = process
        self.descriptor = descriptor
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.descriptor, text.encode())

    def wait_for(self, pattern: str, times: int = 1) -> None:
        """Until it has shown something so often."""
        until = time.monotonic() + LIMIT
        while len(re.findall(pattern, self.text)) < times:
            assert time.monotonic() < until, f"no {pattern!r} in:\n{self.text}"
            assert self.read(0.2) or self.process.poll() is None, f"it has ended without {pattern!r}:\n{self.text}"

    def read(self, seconds: float) -> bool:
        """What it shows within that time; False if nothing."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.descriptor, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += data.decode("utf-8", "replace")
        return bool(data)

    def end(self) -> int:
        """Its exit code, when all has been read."""
        until = time.monotonic() + LIMIT
        while self.process.poll() is None or self.read(0.2):
            assert time.monotonic() < until, f"it does not end:\n{self.text}"
            self.read(0.2)
        return self.process.returncode

    @property
    def text(self) -> str:
        """Without colours and the like."""
        return re.sub(r"\x1b(\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07)", "", self.shown).replace("\r", "")


@contextmanager
def at_a_terminal(*args: str, data: Path, first: str = "") -> Iterator[Terminal]:
    """`bugduel` with a terminal in front of it. It does not outlive the test, and nor do its children."""
    import pty

    ours, theirs = pty.openpty()
    # A session with this terminal, so that Ctrl-C that is typed reaches it and its children.
    lead = "import fcntl, os, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    process = subprocess.Popen(
        command(*args, first=lead + first),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=env_with(BUGDUEL_DATA=str(data)),
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait(LIMIT)
        os.close(ours)


def is_group_gone(leader: int) -> bool:
    """Whether all processes of a session have ended; some need a moment for it."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            os.killpg(leader, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
