"""Plays random games of every kind on all cores and checks them: `tools/soak.py --mindbug 100000 --shardbugs 5000`.

Every game gets the cheap checks: legal actions, actor, length, outcome, now and then all cards and estimates. One in
`--check-every` games gets all checks: views, determinizations, clones, copies, saving and loading, every legal action,
replay. If the installed build is compiled, some games are compared with the interpreted source. The options and choices
of a game are determined by its number: `--again mindbug:4711` plays that game again, with all checks.
"""

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "support"))

import checks
import mindbug_checks
import shard_checks
from bugduel.core import Game, LiveGame, Record, Setup
from bugduel.core import state as core_state
from bugduel.core.teams import by_team, teams_of
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS

MOST_FAILURES = 5
FAILED = 1
FOREVER = float("inf")
ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "soak"


@dataclass(frozen=True)
class Kind:
    """A game, its invariants, and how it is checked."""

    game: Game
    look: checks.Look
    longest: int  # decisions per game, at most
    glance: int  # decisions between checks of the cards, with cheap checks
    often: float  # share of decisions checked, with all checks
    block: int  # games per task, sharing their options
    default: int  # games per run


KINDS = {
    "mindbug": Kind(MINDBUG, mindbug_checks.check_duel, 5_000, 40, 0.25, 100, 20_000),
    "teams": Kind(MINDBUG, mindbug_checks.check_duel, 10_000, 80, 0.1, 100, 10_000),
    "shardbugs": Kind(SHARD_BUGS, shard_checks.check_contest, 40_000, 400, 0.02, 10, 400),
}


@dataclass
class Figures:
    """The totals of a run."""

    games: int = 0
    checked: int = 0
    decisions: int = 0
    drawn: int = 0
    longest: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Figures") -> None:
        self.games += other.games
        self.checked += other.checked
        self.decisions += other.decisions
        self.drawn += other.drawn
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures

    def line(self, name: str, seconds: float) -> str:
        rate = self.decisions / max(seconds, 1e-9)
        return (
            f"{name}: {self.games:,} games ({self.checked:,} with all checks), {self.decisions:,} decisions, "
            f"{rate:,.0f} per second, {self.drawn:,} drawn, {self.longest:,} decisions at most, "
            f"{len(self.failures)} failed"
        )


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    if asked.digests:
        name, first, count = asked.digests.split(":")
        print(*digests(name, int(first), int(count)), sep="\n")
        return 0
    if asked.again:
        name, _, number = asked.again.partition(":")
        if name not in KINDS or not number.isdecimal():
            parser().error(f"--again: a game and its number, as mindbug:4711, not {asked.again!r}")
        figures = play_games(name, [int(number)], 1, asked.out)
        for failure in figures.failures:
            print(failure, file=sys.stderr)
        print(f"{asked.again}: {figures.decisions} decisions, {'failed' if figures.failures else 'all checks hold'}")
        return FAILED if figures.failures else 0
    return soak(asked)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="soak.py", description="Play random games of every kind and check them.")
    for name, kind in KINDS.items():
        parser.add_argument(
            f"--{name}", type=number, help=f"number of games (default: {kind.default}, or as time allows)"
        )
    parser.add_argument("--seconds", type=float, default=0.0, help="start no more games after this many seconds")
    parser.add_argument(
        "--check-every", type=number, default=100, help="all checks for one in this many games; 0: none"
    )
    parser.add_argument(
        "--compare", type=number, default=20, help="games of each kind to compare, compiled with interpreted"
    )
    parser.add_argument("--first", type=number, default=0, help="the number of the first game")
    parser.add_argument("--jobs", type=number, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--again", default="", metavar="GAME:NUMBER", help="play one game again, with all checks")
    parser.add_argument("--out", type=Path, default=OUT, help="folder for Records of failed games")
    parser.add_argument("--digests", default="", help=argparse.SUPPRESS)
    return parser


def number(text: str) -> int:
    """A whole number, which may be written as 1_000_000."""
    value = int(text)
    if value < 0:
        raise ValueError(text)
    return value


# --- many games -------------------------------------------------------------------------------------------------------


def soak(asked: argparse.Namespace) -> int:
    print(f"soak: {build()}, {asked.jobs} processes, all checks for one in {asked.check_every} games", flush=True)
    start = time.perf_counter()
    end = time.time() + asked.seconds if asked.seconds else FOREVER
    found = {name: Figures() for name in KINDS}
    spent = dict.fromkeys(KINDS, 0.0)
    wanted = {name: wanted_games(asked, name) for name in KINDS}
    with ProcessPoolExecutor(max(asked.jobs, 1)) as pool:
        tasks = blocks(wanted, asked.first)
        running: dict[Future[tuple[Figures, float]], str] = {}
        shown = start
        while True:
            late = time.time() >= end
            failed = sum(len(figures.failures) for figures in found.values())
            while not late and failed < MOST_FAILURES and len(running) < 2 * asked.jobs:
                task = next(tasks, None)
                if task is None:
                    break
                name, numbers = task
                running[pool.submit(timed, name, numbers, asked.check_every, asked.out, end)] = name
            if not running:
                break
            for future in wait(running, timeout=5, return_when=FIRST_COMPLETED).done:
                name = running.pop(future)
                figures, seconds = future.result()
                found[name].add(figures)
                spent[name] += seconds
            if time.perf_counter() - shown >= 30:
                shown = time.perf_counter()
                played = ", ".join(f"{figures.games:,} of {name}" for name, figures in found.items())
                print(f"  {shown - start:.0f} s: {played}", flush=True)
    for name, figures in found.items():
        if figures.games:
            print(figures.line(name, spent[name] / max(asked.jobs, 1)))
        for failure in figures.failures:
            print(failure, file=sys.stderr)
    agree = compared(asked)
    print(f"soak: {time.perf_counter() - start:.0f} s")
    failed = sum(len(figures.failures) for figures in found.values())
    return FAILED if failed or not agree else 0


def wanted_games(asked: argparse.Namespace, name: str) -> int:
    """The requested number; with only a time limit, unlimited; 0 for a game that was not requested."""
    games = {kind: getattr(asked, kind) for kind in KINDS}
    given: int | None = games[name]
    if given is not None:
        return given
    if any(count is not None for count in games.values()):
        return 0
    return 1 << 40 if asked.seconds else KINDS[name].default


def blocks(wanted: dict[str, int], first: int) -> Iterator[tuple[str, range]]:
    """Tasks of all games, interleaved, so that each kind gets its share of the time."""
    left = {name: count for name, count in wanted.items() if count}
    starts = dict.fromkeys(left, first)
    while left:
        for name in list(left):
            begin = starts[name]
            block = KINDS[name].block
            size = min(block - begin % block, left[name])
            yield name, range(begin, begin + size)
            starts[name] += size
            left[name] -= size
            if not left[name]:
                del left[name]


def timed(name: str, numbers: range, check_every: int, out: Path, end: float) -> tuple[Figures, float]:
    """In a worker process: some games and their time."""
    start = time.perf_counter()
    return play_games(name, numbers, check_every, out, end), time.perf_counter() - start


# --- one game ---------------------------------------------------------------------------------------------------------


def play_games(name: str, numbers: Sequence[int], check_every: int, out: Path, end: float = FOREVER) -> Figures:
    """Play games by number until a deadline."""
    figures = Figures()
    for number in numbers:
        if time.time() >= end:
            break
        is_checked = bool(check_every) and number % check_every == 0
        game = KINDS[name].game
        record = Record(game.name, game.rules, dict(setup_of(name, number).options), f"soak {number}")
        try:
            outcome = play_checked(name, number, record) if is_checked else play(name, number, record)
            figures.drawn += max(outcome) < 1
        except Exception:
            figures.failures.append(failed_game(name, number, record, out))
        figures.games += 1
        figures.checked += is_checked
        figures.decisions += len(record.actions)
        figures.longest = max(figures.longest, len(record.actions))
    return figures


def play(name: str, number: int, record: Record) -> list[float]:
    """A game with the cheap checks. Its Record grows along, in case of a failure."""
    kind = KINDS[name]
    state = setup_of(name, number).new(record.seed)
    random = Random(number).random
    actions = record.actions
    seats = state.seats()
    while True:
        actor = state.actor()
        if actor < 0:
            break
        legal = state.legal()
        count = len(legal)
        assert 0 <= actor < seats, f"player {actor} of {seats} decides"
        assert count, "a decision without an answer"
        assert count == 1 or len(set(legal)) == count, "one action twice"
        if len(actions) % kind.glance == 0:
            kind.look(state)
            checks.check_estimates(state)
        action = legal[int(random() * count)]
        actions.append(action)
        assert len(actions) <= kind.longest, f"more than {kind.longest} decisions"
        state.apply(action)
    kind.look(state)
    outcome = state.outcome()
    assert outcome is not None and abs(sum(by_team(outcome, teams_of(state))) - 1) < 1e-9, f"an outcome of {outcome}"
    return outcome


def play_checked(name: str, number: int, record: Record) -> list[float]:
    """The same game with all checks."""
    kind = KINDS[name]
    live = LiveGame(kind.game, record.options, record.seed)
    live.record = record
    checks.play_on(kind.game, kind.look, live, Random(number).random, Random(f"checks {number}"), kind.often)
    assert len(record.actions) <= kind.longest, f"more than {kind.longest} decisions"
    outcome = live.state.outcome()
    assert outcome is not None
    return outcome


def failed_game(name: str, number: int, record: Record, out: Path) -> str:
    """The error, with a Record of the game so far."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{name}-{number}.json"
    path.write_text(record.to_json(), encoding="utf-8")
    again = f"python tools/soak.py --again {name}:{number}"
    return f"\n{name}, game {number}: {traceback.format_exc()}  again: {again}\n  Record: {path}"


# --- what games are played with ---------------------------------------------------------------------------------------


def setup_of(name: str, number: int) -> Setup:
    """Games of one block share their options, because creating a pool is expensive."""
    return _setup(name, number // KINDS[name].block)


OPTIONS = {
    "mindbug": mindbug_checks.any_options,
    "teams": mindbug_checks.any_team_options,
    "shardbugs": shard_checks.any_options,
}


@lru_cache(maxsize=4)
def _setup(name: str, block: int) -> Setup:
    return KINDS[name].game.setup(OPTIONS[name](block))


# --- compiled and interpreted -----------------------------------------------------------------------------------------


def build() -> str:
    compiled = not core_state.__file__.endswith(".py")
    return f"{'compiled' if compiled else 'interpreted'} on Python {sys.version.split()[0]}"


def compared(asked: argparse.Namespace) -> bool:
    """Whether the compiled build plays like the interpreted source; true if only one of them exists."""
    if core_state.__file__.endswith(".py") or not asked.compare:
        print("compiled = interpreted: not compared" + (", nothing is compiled here" if asked.compare else ""))
        return True
    agree = True
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    for name in KINDS:
        span = f"{name}:{asked.first}:{asked.compare}"
        command = [sys.executable, __file__, "--digests", span]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        same = run.stdout.split() == digests(name, asked.first, asked.compare)
        print(f"compiled = interpreted: {asked.compare} games of {name} {'agree' if same else 'DIFFER'}")
        agree = agree and same
    return agree


def digests(name: str, first: int, count: int) -> list[str]:
    """A fingerprint of everything that happens in each of some games, each with its own options."""
    found = []
    for number in range(first, first + count):
        setup = setup_of(name, number * KINDS[name].block)
        found.append(checks.events_digest(KINDS[name].game, number, dict(setup.options)))
    return found


if __name__ == "__main__":
    sys.exit(main())
