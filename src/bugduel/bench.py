"""How fast a game runs here: random playouts, clones of positions on the way, and a search."""

import sys
from dataclasses import dataclass
from random import Random
from time import perf_counter

from bugduel.bots import Search
from bugduel.core import Data, Game, Seat, Setup, State
from bugduel.core.playout import play_out

POSITIONS = 200  # that are cloned, from as many games
OPENINGS = 8  # that are searched


@dataclass(frozen=True)
class Speed:
    """What a benchmark measured. A decision is a choice between two or more actions."""

    game: str
    compiled: bool
    seconds: float
    games: int
    decisions: int
    clone_microseconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "compiled": self.compiled,
            "python": sys.version.split()[0],
            "seconds": round(self.seconds, 3),
            "games": self.games,
            "decisions": self.decisions,
            "games_per_second": round(self.games_per_second),
            "decisions_per_second": round(self.decisions_per_second),
            "clone_microseconds": round(self.clone_microseconds, 3),
        }


def measure(game: Game, options: Data, seconds: float) -> Speed:
    """Play random games for so many seconds, deals and shuffles included; then clone positions for a while."""
    setup = game.setup(options)
    chance = Random(0).random
    games = decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play_out(setup.new(f"bench {games}"), chance)
        games += 1
    spent = perf_counter() - start
    return Speed(game.name, is_compiled(setup), spent, games, decisions, clone_time(setup, min(seconds, 2.0)))


@dataclass(frozen=True)
class SearchSpeed:
    """How often a search looks into the game from openings, and how many playouts, cut short by a guess, that takes."""

    game: str
    compiled: bool
    seconds: float
    looks: int
    guesses: int

    @property
    def looks_per_second(self) -> float:
        return self.looks / self.seconds

    @property
    def guesses_per_second(self) -> float:
        return self.guesses / self.seconds

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "compiled": self.compiled,
            "python": sys.version.split()[0],
            "seconds": round(self.seconds, 3),
            "looks_per_second": round(self.looks_per_second),
            "guesses_per_second": round(self.guesses_per_second),
        }


def measure_search(game: Game, options: Data, seconds: float) -> SearchSpeed:
    """Search the first choice of some games, in one process."""
    setup = game.setup(options)
    spent = 0.0
    looks = guesses = 0
    for number in range(OPENINGS):
        state = setup.new(f"search {number}")
        bot = Search(f"{number}", seconds=seconds / OPENINGS)
        start = perf_counter()
        bot.search(Seat(state, state.actor()), False)
        spent += perf_counter() - start
        looks += bot.root.visits
        guesses += bot.looks.guesses
    return SearchSpeed(game.name, is_compiled(setup), spent, looks, guesses)


def is_compiled(setup: Setup) -> bool:
    """Whether the states that are dealt run as machine code."""
    module = sys.modules[type(setup.new("bench")).__module__]
    return not str(module.__file__).endswith(".py")


def clone_time(setup: Setup, seconds: float) -> float:
    """Microseconds for a clone, over positions from all parts of games."""
    states = [position(setup, number) for number in range(POSITIONS)]
    rounds = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        for state in states:
            state.clone()
        rounds += 1
    return (perf_counter() - start) / (rounds * POSITIONS) * 1e6


def position(setup: Setup, number: int) -> State:
    """The position after some random choices, not beyond the end."""
    state = setup.new(f"clone {number}")
    random = Random(number)
    for _ in range(number % 40):
        after = state.clone()
        after.apply(random.choice(after.legal()))
        if after.outcome() is not None:
            break
        state = after
    return state
