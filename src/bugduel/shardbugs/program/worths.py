"""Weights as the engine uses them: lists of numbers, and every card's worth summed up once."""

from typing import Final

from mypy_extensions import mypyc_attr

DEVOTION: Final = 20  # the largest number that has a weight of its own; here it wins
HIVE: Final = 10
HAND: Final = 10
DECK: Final = 14  # in threes
RACE: Final = 8

DECK_STEP: Final = 3


@mypyc_attr(acyclic=True)
class Worths:
    """What things are worth, by their number; cards by their kind. Whoever is `on turn` has combat still to come."""

    def __init__(self, kinds: int = 0) -> None:
        self.devotion = [0.0] * (DEVOTION + 1)
        self.hive = [0.0] * (HIVE + 1)
        self.hand = [0.0] * (HAND + 1)
        self.deck = [0.0] * (DECK + 1)
        self.race = [0.0] * (RACE + 1)  # turns of one's own until all DEV on the Field has won
        self.turn = 0.0
        self.placing = 0.0  # on turn, and may still place a bug into the Hive
        self.dust = 0.0  # that the Hive can still generate, on turn
        self.atk = 0.0  # a point more than printed
        self.defence = 0.0
        self.dev = 0.0
        self.fleeting = 0.0  # a point of those that is gone at end of turn
        self.gained = 0.0  # a bug with a keyword or trait that its card has not
        self.damage = 0.0
        self.held = 0.0
        self.equipped = 0.0  # an item on a bug
        self.dizzy = 0.0  # on turn
        self.tired = 0.0  # exhausted, on turn
        self.tired_figures = 0.0  # a point of ATK or DEF of such a bug
        self.exhausted = 0.0  # not on turn
        self.exhausted_figures = 0.0
        self.free = 0.0  # an attacker more than an enemy with devotion has blockers, on turn
        self.in_field = [0.0] * kinds
        self.in_hand = [0.0] * kinds


NO_WORTHS: Final = Worths()
