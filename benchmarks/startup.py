"""How much CPU time it takes to start: `bugduel --version`, and `bugduel play` up to the first question.

    .venv/bin/python benchmarks/startup.py
    .venv/bin/python benchmarks/startup.py --runs 21 --check

It measures the build that runs this script. CPU time, user and system together, depends less on what else the machine
is doing than time on the clock. `--check` fails where the median is over the aim. Needs terminals of POSIX.
"""

import argparse
import os
import select
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from bugduel.games import GAMES

RUN = "from bugduel.__main__ import run; run()"  # as the console script does
PROMPT = b"for help > "
LIMIT = 60.0  # seconds on the clock after which something hangs
AIMS = {"version": 0.150, "play": 0.400}


def main() -> None:
    parser = argparse.ArgumentParser(description="How much CPU time it takes to start.")
    parser.add_argument("--runs", type=int, default=11, help="runs of each command")
    parser.add_argument("--check", action="store_true", help="fail where the median is over the aim")
    wishes = parser.parse_args()
    if wishes.runs < 1:
        parser.error("--runs must be at least 1")
    commands = [["--version"], *(["play", game, "--seed", "tea"] for game in GAMES)]
    is_slow = False
    print(f"{'CPU time in ms':<28} {'median':>7} {'least':>7} {'aim':>7}")
    with TemporaryDirectory() as data:
        for command in commands:
            start(command, Path(data))  # the first one writes compiled files that the others read
            times = [start(command, Path(data)) for _ in range(wishes.runs)]
            aim = AIMS[command[0].removeprefix("--")]
            is_slow |= median(times) > aim
            title = f"bugduel {' '.join(command[:2])}"
            print(f"{title:<28} {1000 * median(times):7.0f} {1000 * min(times):7.0f} {1000 * aim:7.0f}")
    if wishes.check and is_slow:
        sys.exit("bugduel: starting takes longer than it should")


def start(command: list[str], data: Path) -> float:
    """The CPU time of a command until it has ended, or waits at its first question."""
    ours, theirs = os.openpty()
    env = {**os.environ, "BUGDUEL_DATA": str(data), "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else every start would compile again what others compile once
    started = [sys.executable, "-c", RUN, *command]
    process = subprocess.Popen(started, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    shown = read_until_question(ours)
    if command[0] == "play":
        process.kill()  # there are no children yet, and a process that waits uses no time
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    os.close(ours)
    if (PROMPT in shown) != (command[0] == "play"):
        sys.exit(f"bugduel: {' '.join(command)} did not start as it should:\n{shown.decode(errors='replace')}")
    return used.ru_utime + used.ru_stime


def read_until_question(terminal: int) -> bytes:
    """What is shown up to the first question, or to the end."""
    shown = b""
    until = monotonic() + LIMIT
    while PROMPT not in shown and monotonic() < until:
        if not select.select([terminal], [], [], 0.2)[0]:
            continue
        try:
            data = os.read(terminal, 65536)
        except OSError:  # Linux's way to say that the other end is closed
            break
        if not data:
            break
        shown += data
    return shown


if __name__ == "__main__":
    main()
