"""Weights as the engine uses them: lists of numbers, and every card's worth summed up once."""

from typing import Final

from mypy_extensions import mypyc_attr

LIVES: Final = 8  # the largest number that has a weight of its own
MINDBUGS: Final = 4
HAND: Final = 8
DRAW: Final = 10
ENERGY: Final = 6
CREATURES: Final = 7


@mypyc_attr(acyclic=True)
class Worths:
    """What things are worth, by their number; cards by their kind; keywords by the place of their bit."""

    def __init__(self, kinds: int = 0) -> None:
        self.life = [0.0] * (LIVES + 1)
        self.mindbugs = [0.0] * (MINDBUGS + 1)
        self.hand = [0.0] * (HAND + 1)
        self.draw = [0.0] * (DRAW + 1)
        self.energy = [0.0] * (ENERGY + 1)
        self.creatures = [0.0] * (CREATURES + 1)
        self.turn = 0.0
        self.power = 0.0  # a point more than printed
        self.gained = [0.0] * 6
        self.lost = [0.0] * 6
        self.exhausted = 0.0
        self.octonite = 0.0
        self.boost = 0.0
        self.strongest = 0.0  # no enemy stands up to it
        self.free = 0.0  # SNEAKY, and no enemy is
        self.lethal = 0.0  # the same, against one life
        self.in_play = [0.0] * kinds
        self.in_hand = [0.0] * kinds
        self.shown = [0.0] * kinds  # being played


NO_WORTHS: Final = Worths()
