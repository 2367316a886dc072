"""Results of the ready-made decks against each other: `python tools/balance.py --write docs/balance.md`.

Each pair of decks plays every deal twice with the decks swapped, both sides played by the same bot. Each game is kept
in a file when it is over: the same command again, or one with more games, plays only what is missing. All games take
hours, so the file of those that were played comes with the code: any machine goes on where the last one stopped.
"""

import argparse
import shlex
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from balancing.games import Pairing, Plan, Result, Results, deck_named, play
from balancing.page import Balance
from bugduel.arena.local import Local
from bugduel.bots.names import check_bot
from bugduel.core import BugduelError
from bugduel.files import write_file
from bugduel.games import GAMES
from progress import StatusLine

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "benchmarks" / "balance.jsonl"
WAIT = 1.0  # seconds between two looks at the time
SILENCE = 30.0  # seconds without output, if it is not a terminal: a run may take hours
INTERRUPTED = 130


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[name for name, game in GAMES.items() if game.decks()], default="shardbugs")
    parser.add_argument("--games", type=at_least_one, default=200, help="games for each pair of decks")
    parser.add_argument("--bot", default="search:iterations=300")
    parser.add_argument("--decks", help="only pairs among these, as a,b,c; a deck of your own is a FILE.txt")
    parser.add_argument("--only", metavar="DECK", help="only pairs with this deck")
    parser.add_argument("--minutes", type=float, help="stop after so long, with what there is")
    parser.add_argument("--jobs", type=at_least_one, help="processes; by default one for each core")
    parser.add_argument("--results", type=Path, default=KEPT, help="where games are kept")
    parser.add_argument("--write", type=Path, help="the file to write; by default the page is printed")
    arguments = parser.parse_args(given)
    try:
        plan = planned(arguments)
        results = Results(arguments.results, plan)
        is_interrupted = not play_missing(results, arguments.jobs, arguments.minutes)
    except BugduelError as error:
        parser.error(str(error))
    if is_interrupted or not results.known:
        print(
            f"bugduel: {len(results.known)} games are kept in {results.file}; the same command resumes", file=sys.stderr
        )
        return INTERRUPTED
    page = Balance(plan, results.known).page(command(plan, arguments))
    if arguments.write:
        write_file(arguments.write, page)
    else:
        print(page, end="")
    return 0


def at_least_one(text: str) -> int:
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError(f'must be a whole number above 0, not "{text}"')
    return int(text)


def planned(arguments: argparse.Namespace) -> Plan:
    """Decks are always in the same order, however they were named, so that a pair is always the same pair."""
    check_bot(arguments.bot)
    game = GAMES[arguments.game]
    named = arguments.decks.split(",") if arguments.decks else game.decks()
    decks = dict(deck_named(game, name) for name in named)
    only = None
    if arguments.only:
        only, deck = deck_named(game, arguments.only)
        decks[only] = deck
    return Plan(arguments.game, arguments.bot, arguments.games, dict(sorted(decks.items())), only)


def command(plan: Plan, arguments: argparse.Namespace) -> str:
    """What makes the same page."""
    words = ["python", "tools/balance.py", "--games", str(plan.games), "--bot", plan.bot]
    for option in ("decks", "only", "write"):
        if value := getattr(arguments, option):
            words += [f"--{option}", str(value)]
    return shlex.join(words)


def play_missing(results: Results, jobs: int | None, minutes: float | None) -> bool:
    """Play what is missing, as far as the time goes. False if somebody pressed Ctrl-C."""
    missing = results.missing()
    progress = Progress(len(missing), minutes)
    runner: Local[Pairing, Result] = Local(play, results.plan, jobs)
    to_give = iter(missing)
    try:
        while not progress.is_over:
            while runner.room > 0 and (pairing := next(to_give, None)) is not None:
                runner.give(pairing)
            if not runner.under_way:
                break
            for pairing, result in runner.take(WAIT):
                results.add(pairing, result)
                progress.done += 1
            progress.show()
    except KeyboardInterrupt:
        return False
    finally:
        runner.close()
        progress.end()
    return True


class Progress:
    """How many games have been played, and how long the rest takes."""

    def __init__(self, games: int, minutes: float | None) -> None:
        self.games = games
        self.done = 0
        self.start = time.monotonic()
        self.until = self.start + 60 * minutes if minutes is not None else None
        self.line = StatusLine(sys.stderr)
        self.every = 0.0 if sys.stderr.isatty() else SILENCE
        self.shown_at = self.start

    @property
    def is_over(self) -> bool:
        return self.until is not None and time.monotonic() >= self.until

    def show(self) -> None:
        now = time.monotonic()
        if now - self.shown_at >= self.every:
            self.shown_at = now
            self.line.show(f"bugduel: {self.done} of {self.games} games, {self.time_left(now)}")

    def time_left(self, now: float) -> str:
        if not self.done:
            return "the first are being played"
        seconds = (now - self.start) / self.done * (self.games - self.done)
        if self.until is not None and self.until - now < seconds:
            return f"stops in {(self.until - now) / 60:.1f} minutes"
        return f"{seconds / 60:.1f} minutes left"

    def end(self) -> None:
        self.line.clear()
        took = time.monotonic() - self.start
        print(f"bugduel: {self.done} games in {took:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
