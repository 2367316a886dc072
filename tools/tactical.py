"""A bot's results in the tactics of the tests: `python tools/tactical.py --bot search:1 --jobs 2`.

With `--prove` no bot plays: every move is searched, and tactics whose right moves are not the best are reported.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "tactics"))

from bugduel.bots import check_bot
from bugduel.core import BugduelError
from tactic import THEMES, Tactic, decision, right_moves
from tactics import TACTICS, Answer, answer, by_chance, values

FAILED = 1
SLIP = 2


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tactical.py", description="Test a bot with the tactics of the tests.")
    parser.add_argument("--bot", default="search:1", help="its name, as for `bugduel play --against`")
    parser.add_argument("--theme", choices=THEMES, help="only tactics of this theme")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    parser.add_argument("--prove", action="store_true", help="check the tactics themselves")
    asked = parser.parse_args(arguments)
    tactics = [tactic for tactic in TACTICS if asked.theme in (None, tactic.theme)]
    if asked.jobs < 1:
        return rejected(f"--jobs: must be at least 1, not {asked.jobs}")
    if asked.prove:
        with ProcessPoolExecutor(asked.jobs) as pool:
            return show_proofs(tactics, list(pool.map(is_proved, tactics)))
    try:
        check_bot(asked.bot)
    except BugduelError as error:
        return rejected(f"--bot: {error}")
    with ProcessPoolExecutor(asked.jobs) as pool:
        answers: list[Answer] = []
        for found in pool.map(partial(answer, bot_name=asked.bot), tactics):
            answers.append(found)
            mark = "right" if found.is_right else "WRONG"
            print(f"{mark}  {found.tactic.theme:<22} {found.tactic.name:<36} {found.move}", flush=True)
            if not found.is_right:
                print(f"       {' or '.join(found.tactic.right)}: {found.tactic.why}")
    show_score(asked.bot, answers)
    return 0


def rejected(message: str) -> int:
    print(f"tactics.py: {message}", file=sys.stderr)
    return SLIP


def show_score(bot_name: str, answers: list[Answer]) -> None:
    """One line per theme, with the score of random choices."""
    print(f"\n{bot_name:<22} {'right':>9} {'':>5} {'blind':>6}")
    for theme in (*THEMES, "all"):
        of_theme = [found for found in answers if theme in (found.tactic.theme, "all")]
        if of_theme:
            right = sum(found.is_right for found in of_theme)
            blind = by_chance(found.tactic for found in of_theme)
            print(f"{theme:<22} {right:>3} of {len(of_theme):>2} {right / len(of_theme):>5.0%} {blind:>6.0%}")


def is_proved(tactic: Tactic) -> bool:
    """Whether the right moves are the best ones, and not all moves."""
    found = values(tactic)
    best = {action for action, worth in found.items() if worth == max(found.values())}
    return best == {move.action for move in right_moves(tactic, decision(tactic))} and len(best) < len(found)


def show_proofs(tactics: list[Tactic], proofs: Sequence[bool]) -> int:
    wrong = [tactic.name for tactic, proved in zip(tactics, proofs, strict=True) if not proved]
    for name in wrong:
        print(f"not proved: {name}")
    print(f"{len(tactics) - len(wrong)} of {len(tactics)} proved")
    return FAILED if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
