"""Comparing two builds of Bugduel: each does the same work in its own process, in alternating rounds."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import bugduel
from bugduel import bench
from bugduel.bench import Position, Work, next_count
from bugduel.core import Data
from bugduel.files import is_there
from bugduel.terminal.usage_errors import UsageError

# This build's bench module, run with either build: -P keeps Python from searching the script's own folder.
BENCH = [sys.executable, "-P", str(bench.__file__)]
KINDS = ("play", "clone", "estimate", "search")
ROUND = 0.25  # seconds for one piece of work, about
MISSING_MOST = 0.5  # share of the positions that the other build may fail to reach


@dataclass(frozen=True)
class Compared:
    """One figure of both builds, the median of all rounds, with the speed ratio and its middle half."""

    kind: str
    this: float
    other: float
    ratio: float
    low: float
    high: float

    def to_data(self) -> dict[str, object]:
        return {name: round(value, 4) if isinstance(value, float) else value for name, value in vars(self).items()}


class Build:
    """A process with one build of Bugduel, which works on request."""

    def __init__(self, folder: Path, game: str, options: Data, positions: list[Position]) -> None:
        self._process = subprocess.Popen(
            [*BENCH, "serve", game, json.dumps(options)],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        hello = self._ask([[position.seed, position.actions] for position in positions])
        self.is_compiled = bool(hello["compiled"])
        self.positions = int(hello["positions"])

    def work(self, kind: str, first: int, count: int) -> Work:
        amount, seconds = self._ask([kind, first, count])
        return Work(amount, seconds)

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _ask(self, question: object) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())
        except (BrokenPipeError, ValueError):
            _, errors = self._process.communicate()
            reason = errors.strip().splitlines()[-1] if errors.strip() else "it ended without output"
            raise UsageError(f"--against: that build cannot be measured: {reason}") from None


def compare(
    other: Path, game: str, options: Data, positions: list[Position], rounds: int
) -> tuple[list[Compared], bool]:
    """The figures of both builds, and whether the other is compiled. Rounds alternate, so that noise affects both.

    All but random games start from positions. Where the other build cannot reach most of them (its rules or its action
    numbers differ), only random games are compared.
    """
    with ExitStack() as stack:
        builds: list[Build] = []
        for folder in (this_build(), other):
            builds.append(Build(folder, game, options, positions))
            stack.callback(builds[-1].close)
        kinds = KINDS if builds[1].positions >= MISSING_MOST * builds[0].positions else KINDS[:1]
        return [compare_kind(builds[0], builds[1], kind, rounds) for kind in kinds], builds[1].is_compiled


def compare_kind(this: Build, other: Build, kind: str, rounds: int) -> Compared:
    count = calibrated(this, kind)
    pairs: list[tuple[float, float]] = []
    for number in range(rounds):
        order = (this, other) if number % 2 else (other, this)
        rates = {build: build.work(kind, number * count, count).rate for build in order}
        pairs.append((rates[this], rates[other]))
    return compared(kind, pairs)


def compared(kind: str, pairs: list[tuple[float, float]]) -> Compared:
    ratios = [this / other for this, other in pairs]
    low, _, high = quantiles(ratios, method="inclusive") if len(ratios) > 1 else 3 * ratios
    return Compared(
        kind, median(pair[0] for pair in pairs), median(pair[1] for pair in pairs), median(ratios), low, high
    )


def calibrated(build: Build, kind: str) -> int:
    """The pieces of work in a round."""
    count = 1
    while True:
        took = build.work(kind, 0, count).seconds
        if took > ROUND / 2:
            return next_count(count, took, ROUND)
        count = next_count(count, took, ROUND)


# --- where builds are -------------------------------------------------------------------------------------------------


def this_build() -> Path:
    return Path(bugduel.__file__).parent.parent


@contextmanager
def installed(wheel: Path) -> Iterator[Path]:
    """A temporary folder with the build from a wheel."""
    if not is_there(wheel) or wheel.is_dir():
        raise UsageError(f"--against: there is no file {wheel}")
    with tempfile.TemporaryDirectory(prefix="bugduel-bench-") as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "-q",
            "--no-deps",
            "--no-index",
            "--target",
            folder,
            str(wheel),
        ]
        run = subprocess.run(command, capture_output=True, text=True)
        if run.returncode:
            errors = [line for line in run.stderr.splitlines() if line.startswith("ERROR: ")] or run.stderr.splitlines()
            raise UsageError(f"--against: {wheel} cannot be installed: {errors[0].removeprefix('ERROR: ')}")
        if not Path(folder, "bugduel", "games.py").is_file():
            raise UsageError(f"--against: {wheel} is not a build of Bugduel")
        yield Path(folder)


def environment(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}


# --- instructions -----------------------------------------------------------------------------------------------------


def instructions(folders: list[Path], game: str, options: Data) -> list[float]:
    """Instructions per decision in random games for each build, counted by valgrind: immune to noise."""
    runs = [(folder, games) for folder in folders for games in (bench.FEW, bench.MANY)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counted = list(pool.map(lambda run: counted_run(run[0], game, options, run[1]), runs))
    # The difference of two runs leaves out the start-up.
    return [(many[0] - few[0]) / (many[1] - few[1]) for few, many in zip(counted[::2], counted[1::2], strict=True)]


def counted_run(folder: Path, game: str, options: Data, games: int) -> tuple[int, int]:
    """The instructions and decisions of a number of games."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise UsageError("--instructions: needs valgrind, which is not installed")
    counter = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*counter, *BENCH, "play", game, json.dumps(options), str(games)]
    run = subprocess.run(command, env=environment(folder), capture_output=True, text=True)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or collected is None:
        raise UsageError(f"--instructions: valgrind failed: {run.stderr.strip().splitlines()[-1:]}")
    return int(collected[1]), int(run.stdout)
