"""What is learnt, and from which games: everything that decides what comes out."""

from dataclasses import asdict, dataclass, field
from typing import Any

LAMBDA = 0.9  # how much of what came later counts, a decision
SLIPS = (0, 3, 8, 15)  # percentages of random actions, in turn: a learner must see more than good play


@dataclass(frozen=True)
class Plan:
    """What somebody asked for. `kinds` are options of the game, in turn. In each round `games` are played with `looks`
    iterations of the search for a decision, weights are fitted to all games so far, and `match` games against the
    weights of before show whether they are kept.
    """

    game: str
    kinds: tuple[dict[str, Any], ...]
    seed: str
    rounds: int = 3
    games: int = 2000
    looks: int = 60
    match: int = 200
    left_out: tuple[str, ...] = ()  # cards that get nothing of their own, to see how strangers do

    def to_data(self) -> dict[str, object]:
        return asdict(self) | {"kinds": list(self.kinds), "left_out": list(self.left_out)}


@dataclass(frozen=True)
class Play:
    """How the games of one round are played; `weights` is the file that the search judges by."""

    game: str
    kinds: tuple[dict[str, Any], ...]
    looks: int
    weights: str
    seed: str


@dataclass(frozen=True)
class Batch:
    """Some games of a round, by their numbers."""

    round: int
    number: int
    games: tuple[int, ...]

    @property
    def key(self) -> str:
        return f"round {self.round}/batch {self.number}"


@dataclass(frozen=True)
class Fitting:
    """How weights are fitted: how strongly what is learnt is held back, and for how long it is fitted."""

    hold_cards: float = 20.0  # what a card is worth by itself
    hold_printed: float = 5.0  # what is printed
    hold_shared: float = 0.5
    epochs: int = 25
    batch: int = 1024
    step: float = 0.01
    left_out: frozenset[str] = field(default_factory=frozenset)  # cards that get nothing of their own
