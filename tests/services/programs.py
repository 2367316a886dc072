"""Programs that tests need and not every machine has."""

import os
import shutil
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

PLACES = ("/usr/sbin", "/usr/local/sbin", "/sbin")  # not on the path of every user


def program(name: str, *more_places: str) -> Path | None:
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *PLACES, *more_places]))
    return None if found is None else Path(found)


def leave_out(what: str) -> NoReturn:
    """CI has everything; on other machines the summary of the tests says what was left out."""
    told = f"left out: {what} is not installed"
    if os.environ.get("BUGDUEL_ALL_TESTS") == "1":
        pytest.fail(f"{told}, and BUGDUEL_ALL_TESTS is set")
    pytest.skip(told)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ending_with_us(command: Sequence[str]) -> list[str]:
    """The command, so that it ends even if the tests are killed, where the system can do that."""
    setpriv = program("setpriv")
    return [*([str(setpriv), "--pdeathsig", "TERM"] if setpriv else []), *command]


def end(process: "subprocess.Popen[bytes]", number: int, seconds: float) -> None:
    """Ask a process to end, and make it if it does not."""
    if process.poll() is None:
        process.send_signal(number)
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
    process.wait()
