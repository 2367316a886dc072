"""The speed of a game: random games, and clones, estimates and searches of positions from all parts of whole games.

Times are CPU times of this process, so that other programs hardly affect them. To compare two builds, this file also
runs as a script with either of them (`serve`): it may use only what earlier builds of Bugduel offer too.
"""

import json
import platform
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from bugduel.bots import Greedy, Search
from bugduel.core import BugduelError, Data, Game, Seat, Setup, State
from bugduel.core.playout import play_out

WHOLE_GAMES = 12  # the sources of positions
POSITIONS = 16  # from each game
RANDOM_SHARE = 0.2  # of their choices, so that there are bad moves too
LOOKS = 256  # iterations per search of a position
IN_A_ROW = 200  # clones or estimates of a position
FEW, MANY = 8, 40  # random games for counting instructions


@dataclass(frozen=True)
class Position:
    """A decision in a game: the deal and the actions since."""

    seed: str
    actions: list[int]


@dataclass(frozen=True)
class Work:
    """Work done and its time: decisions of random games, clones, estimates, or search iterations."""

    amount: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.amount / self.seconds


class Meter:
    """Does reproducible, numbered pieces of work and measures their time."""

    def __init__(self, setup: Setup, positions: list[Position]) -> None:
        self.setup = setup
        self.states = [state for state in (reached(setup, position) for position in positions) if state is not None]

    def play(self, first: int, count: int) -> Work:
        """Random games including the deal. A decision is a choice between two or more actions."""
        chance = Random(first).random  # shared by all games: creating it takes as long as a deal
        decisions = 0
        start = process_time()
        for number in range(first, first + count):
            decisions += play_out(self.setup.new(f"bench {number}"), chance)
        return Work(decisions, process_time() - start)

    def clone(self, first: int, count: int) -> Work:
        start = process_time()
        for number in range(first, first + count):
            state = self.states[number % len(self.states)]
            for _ in range(IN_A_ROW):
                state.clone()
        return Work(count * IN_A_ROW, process_time() - start)

    def estimate(self, first: int, count: int) -> Work:
        """How a position stands for who is to act."""
        start = process_time()
        for number in range(first, first + count):
            state = self.states[number % len(self.states)]
            model, actor = state.search_model(), state.actor()
            for _ in range(IN_A_ROW):
                model.estimate(state, actor)
        return Work(count * IN_A_ROW, process_time() - start)

    def search(self, first: int, count: int) -> Work:
        """Searches as in the bot, each with a new tree."""
        start = process_time()
        for number in range(first, first + count):
            state = self.states[number % len(self.states)]
            Search(f"{number}", iterations=LOOKS).search(Seat(state, state.actor()))
        return Work(count * LOOKS, process_time() - start)

    def kinds(self) -> dict[str, Callable[[int, int], Work]]:
        return {"play": self.play, "clone": self.clone, "estimate": self.estimate, "search": self.search}


def measure(meter: Meter, kind: str, seconds: float) -> Work:
    """As much work of a kind as fits the time."""
    work = meter.kinds()[kind]
    amount = done = 0
    spent = 0.0
    count = 1
    while spent < seconds:
        piece = work(done, count)
        amount, spent, done = amount + piece.amount, spent + piece.seconds, done + count
        count = next_count(count, piece.seconds, min(0.2, seconds - spent))
    return Work(amount, spent)


def next_count(count: int, took: float, wanted: float) -> int:
    """How many pieces to do next to spend about the given seconds, if `count` took that long."""
    return max(1, min(8 * count, int(count * wanted / max(took, 1e-6))))


def positions_of(setup: Setup, games: int) -> list[Position]:
    """Decisions spread evenly over games between competent players."""
    found: list[Position] = []
    for number in range(games):
        seed = f"bench {number}"
        actions, decisions = whole_game(setup, seed)
        for part in range(POSITIONS):
            place = decisions[int((part + (number + 0.5) / games) / POSITIONS * len(decisions))]
            found.append(Position(seed, actions[:place]))
    return found


def whole_game(setup: Setup, seed: str) -> tuple[list[int], list[int]]:
    """All actions of a game, and the indices of real choices."""
    state = setup.new(seed)
    random = Random(seed)
    bots = [Greedy(f"{seed} {seat}") for seat in range(state.seats())]
    actions: list[int] = []
    decisions: list[int] = []
    while state.actor() >= 0:
        legal = state.legal()
        if len(legal) > 1:
            decisions.append(len(actions))
        if random.random() < RANDOM_SHARE:
            action = random.choice(legal)
        else:
            action = bots[state.actor()].choose(Seat(state, state.actor()))
        state.apply(action)
        actions.append(action)
    return actions, decisions


def reached(setup: Setup, position: Position) -> State | None:
    """The state at a position; None if this build, whose rules may differ, cannot reach it."""
    state = setup.new(position.seed)
    try:
        for action in position.actions:
            state.apply(action)
    except BugduelError:
        return None
    return state if state.actor() >= 0 and len(state.legal()) > 1 else None


# --- the platform ----------------------------------------------------------------------------------------------------


def is_compiled(setup: Setup) -> bool:
    """Whether states run as compiled code."""
    module = sys.modules[type(setup.new("bench")).__module__]
    return not str(module.__file__).endswith(".py")


def python_optimisations() -> list[str]:
    """The optimisations in Python's build flags. Debian and others add some that the flags do not show."""
    settings = sysconfig.get_config_vars()
    flags = " ".join(str(settings.get(name, "")) for name in ("CONFIG_ARGS", "PY_CORE_CFLAGS", "PY_CORE_LDFLAGS"))
    signs = {"PGO": ("--enable-optimizations", "-fprofile-use", "-fprofile-instr-use"), "LTO": ("--with-lto", "-flto")}
    return [name for name, any_of in signs.items() if any(sign in flags for sign in any_of)]


def python_told() -> str:
    """`CPython 3.13.0 (GCC 12.2.0, built with PGO and LTO)`."""
    found = python_optimisations()
    built = f"built with {' and '.join(found)}" if found else "no PGO or LTO in its build flags"
    return f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}, {built})"


# --- as a script, in a process with one of the compared builds --------------------------------------------------------


def serve(game: Game, options: Data) -> None:
    """Read positions from the first input line, then a piece of work from each line, and write its time."""
    setup = game.setup(options)
    meter = Meter(setup, [Position(seed, actions) for seed, actions in json.loads(sys.stdin.readline())])
    print(json.dumps({"compiled": is_compiled(setup), "positions": len(meter.states)}), flush=True)
    kinds = meter.kinds()
    for line in sys.stdin:
        kind, first, count = json.loads(line)
        piece = kinds[kind](first, count)
        print(json.dumps([piece.amount, piece.seconds]), flush=True)


def main(mode: str, name: str, options: str, *count: str) -> None:
    from bugduel.games import GAMES

    if mode == "serve":
        serve(GAMES[name], json.loads(options))
    else:  # just play, for an external instruction counter
        print(Meter(GAMES[name].setup(json.loads(options)), []).play(0, int(count[0])).amount)


if __name__ == "__main__":
    main(*sys.argv[1:])
