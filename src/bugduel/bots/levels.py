"""Named opponents, from one that a child can beat to the strongest."""

from dataclasses import dataclass

from bugduel.bots.bot import Bot, Thought
from bugduel.bots.greedy import Greedy
from bugduel.core import Seat


@dataclass(frozen=True)
class Level:
    """A named opponent: the bot that plays, and the percentage of random choices."""

    name: str
    bot: str
    slips: int
    seconds: float  # per choice, at most


LEVELS = {
    level.name: level
    for level in (
        Level("larva", "greedy", 60, 0.0),
        Level("cricket", "greedy", 25, 0.0),
        Level("beetle", "greedy", 0, 0.0),
        Level("mantis", "search:0.3", 0, 0.3),
        Level("queen", "search:2,processes=2", 0, 2.0),
    )
}


class Careless(Bot):
    """A bot that sometimes plays at random."""

    def __init__(self, seed: str, slips: int) -> None:
        super().__init__(seed)
        self.slips = slips
        self.greedy = Greedy(seed)

    def choose(self, seat: Seat) -> int:
        if self.rng.below(100) < self.slips:
            legal = seat.legal()
            return legal[self.rng.below(len(legal))]
        return self.greedy.choose(seat)

    def think(self, seat: Seat) -> Thought:
        return self.greedy.think(seat)
