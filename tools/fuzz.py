"""Corrupted input at every entry point: `make fuzz`, `make fuzz SECONDS=60`, or `python tools/fuzz.py --count 50000`.

Every input must be accepted and playable, or rejected with one of our errors, short and printable, in little time and
memory. An input is determined by the seed, its kind and its number, so the printed command reproduces a failure. With
`--keep` it is also saved in `tests/fuzz_cases` as a regression test.
"""

import argparse
import faulthandler
import hashlib
import json
import resource
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import token_hex
from traceback import format_exception
from types import FrameType

from bugduel.core import BugduelError, State
from bugduel.games import GAMES
from fuzzing.inputs import DOORS, Door
from fuzzing.mutate import dumped

CASES = Path(__file__).parent.parent / "tests" / "fuzz_cases"
LONGEST = 2.0  # seconds for one input
MOST_MEMORY = 200_000_000  # bytes of the whole process
LONGEST_MESSAGE = 12_000
MOVES = 30
LOOKS = 6  # moves between checks of every player's view
FIRST_INPUTS = 3  # of a kind, which fill caches


class Late(BaseException):
    """An input takes too long. Not an Exception, so that nothing catches it."""


@dataclass
class Figures:
    """The results for one kind of input."""

    inputs: int = 0
    accepted: int = 0
    slowest: float = 0.0
    slowest_number: int = 0
    failures: list[str] = field(default_factory=list)


def main() -> int:
    arguments = _arguments()
    signal.signal(signal.SIGALRM, _ring)
    if arguments.again:
        kind, _, number = arguments.again.rpartition(":")
        return _again(kind, make(DOORS[kind], arguments.seed, kind, int(number)))
    if arguments.file:
        return _again(*read_case(arguments.file))
    kinds = arguments.kind or list(DOORS)
    print(f"seed {arguments.seed}", flush=True)
    found = {kind: Figures() for kind in kinds}
    for kind, number in _inputs(kinds, arguments.count, arguments.seconds):
        _one(arguments, kind, number, found[kind])
        if sum(len(figures.failures) for figures in found.values()) >= arguments.most:
            break
    _tell(found, arguments.seed)
    return 1 if any(figures.failures for figures in found.values()) else 0


def make(door: Door, seed: str, kind: str, number: int) -> object:
    return door.make(Random(f"{seed}/{kind}/{number}"))


def let_in(kind: str, given: object) -> bool:
    """Whether an input is accepted. AssertionError or any other error is a failure."""
    try:
        state = DOORS[kind].read(given)
    except BugduelError as error:
        _check_message(str(error))
        return False
    if state is not None:
        try:
            play_on(state)
        except BugduelError as error:
            raise AssertionError(f"accepted, but then: {error}") from error
    return True


def play_on(state: State) -> None:
    """Check that an accepted input can be saved, viewed and played."""
    data = state.to_data()
    assert GAMES[str(data["game"])].from_data(data).to_data() == data, "a saved state changes when it is loaded"
    random = Random("moves")
    for move in range(MOVES):
        if state.actor() < 0 or move % LOOKS == 0:
            for seat in range(-1, state.seats()):
                state.view(seat)
        if state.actor() < 0:
            return
        legal = state.legal()
        assert legal, "a choice without an answer"
        for action in legal[:10]:
            state.move(action)
        state.clone().apply(random.choice(legal))
        state.apply(random.choice(legal))


def _check_message(message: str) -> None:
    assert len(message) <= LONGEST_MESSAGE, f"a message of {len(message)} characters: {message[:200]}"
    message.encode()
    wrong = [sign for sign in message if not sign.isprintable() and sign != "\n"]
    assert not wrong, f"a message with {wrong[:5]!r}"


# --- one input --------------------------------------------------------------------------------------------------------


def _one(arguments: argparse.Namespace, kind: str, number: int, figures: Figures) -> None:
    given = make(DOORS[kind], arguments.seed, kind, number)
    figures.inputs += 1
    faulthandler.dump_traceback_later(10 * LONGEST, exit=True)  # for loops that ignore signals
    if arguments.last:
        arguments.last.write_text(f"{kind}:{number}\n")
    try:
        spent, accepted = timed(kind, given)
        figures.accepted += accepted
        if figures.inputs > FIRST_INPUTS and spent > figures.slowest:
            figures.slowest, figures.slowest_number = spent, number
    except (Exception, Late) as error:
        trace = "".join(format_exception(error, limit=-6))
        file = keep(kind, given, trace) if arguments.keep else None
        figures.failures.append(f"{kind}:{number}")
        print(
            f"\n{trace}FAILED {_command(arguments.seed, kind, number)}{f'  kept: {file}' if file else ''}", flush=True
        )
    finally:
        faulthandler.cancel_dump_traceback_later()


def timed(kind: str, given: object) -> tuple[float, bool]:
    """The seconds an input takes, and whether it is accepted."""
    signal.setitimer(signal.ITIMER_REAL, 2 * LONGEST)
    start = time.process_time()
    try:
        accepted = let_in(kind, given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    spent = time.process_time() - start
    assert spent <= LONGEST, f"it took {spent:.1f} s"
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    assert memory <= MOST_MEMORY, f"{memory / 1e6:.0f} MB in use"
    return spent, accepted


def _ring(number: int, frame: FrameType | None) -> None:
    raise Late(f"not done after {2 * LONGEST} s")


def keep(kind: str, given: object, trace: str) -> Path:
    """Save a failure as a file for `tests/test_fuzz_cases.py`."""
    text = dumped({"kind": kind, "error": trace.strip().splitlines()[-1][:200], "input": given})
    CASES.mkdir(exist_ok=True)
    file = CASES / f"{kind}-{hashlib.sha256(text.encode()).hexdigest()[:8]}.json"
    file.write_text(text + "\n", encoding="utf-8")
    return file


def read_case(file: Path) -> tuple[str, object]:
    sys.set_int_max_str_digits(0)  # some cases are about numbers that Python refuses to read
    case = json.loads(file.read_text(encoding="utf-8"))
    sys.set_int_max_str_digits(4300)
    return str(case["kind"]), case["input"]


def _again(kind: str, given: object) -> int:
    print(dumped(given)[:3000])
    spent, accepted = timed(kind, given)
    print(f"{'accepted' if accepted else 'rejected'} in {spent * 1000:.1f} ms")
    return 0


# --- the run ----------------------------------------------------------------------------------------------------------


def _inputs(kinds: list[str], count: int | None, seconds: float) -> Iterator[tuple[str, int]]:
    """The kinds in turn, up to a number of inputs or a time limit."""
    end = time.monotonic() + seconds
    number = 0
    while True:
        for kind in kinds:
            if (number * len(kinds) >= count) if count is not None else (time.monotonic() > end):
                return
            yield kind, number
        number += 1


def _tell(found: dict[str, Figures], seed: str) -> None:
    print(f"\n{'kind':<16}{'inputs':>9}{'accepted':>10}{'rejected':>10}{'failed':>8}  {'slowest':>10}")
    for kind, figures in found.items():
        rejected = figures.inputs - figures.accepted - len(figures.failures)
        slowest = f"{figures.slowest * 1000:>7.0f} ms  {kind}:{figures.slowest_number}"
        print(
            f"{kind:<16}{figures.inputs:>9,}{figures.accepted:>10,}{rejected:>10,}{len(figures.failures):>8}  {slowest}"
        )
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    inputs, failed = sum(f.inputs for f in found.values()), sum(len(f.failures) for f in found.values())
    print(f"{inputs:,} inputs, {failed} failed, {memory:.0f} MB, seed {seed}")


def _command(seed: str, kind: str, number: int) -> str:
    return f"python tools/fuzz.py --seed {seed} --again {kind}:{number}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0, help="time limit (default: 20)")
    parser.add_argument("--count", type=int, help="number of inputs, instead of a time limit")
    parser.add_argument("--seed", default=token_hex(4), help="any text; the same text gives the same inputs")
    parser.add_argument("--kind", action="append", choices=list(DOORS), help="only this kind; can be repeated")
    parser.add_argument("--again", metavar="KIND:NUMBER", help="repeat one input of a seed")
    parser.add_argument("--file", type=Path, help="repeat a saved failure")
    parser.add_argument("--most", type=int, default=20, help="stop after this many failures")
    parser.add_argument("--keep", action="store_true", help="save failures in tests/fuzz_cases")
    parser.add_argument("--last", type=Path, help="a file to name the current input in")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
