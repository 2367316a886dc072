"""What may be so or not."""

from bugduel.trees.limits import FromZero
from bugduel.trees.node import Condition


class MyTurn(Condition):
    pass


class NotMyTurn(Condition):
    pass


class OnlyAlly(Condition):
    """This is the only creature of its controller."""


class NoAllies(Condition):
    """I control no creature."""


class OtherAllies(Condition):
    """I control exactly so many creatures besides this."""

    count: FromZero


class EnemiesAtLeast(Condition):
    count: int


class FewerCreatures(Condition):
    """I control fewer creatures than my opponent."""


class CreaturesAhead(Condition):
    """I control at least so many creatures more than my opponent."""

    by: int


class LifeIs(Condition):
    """My life is exactly so much."""

    life: int


class LessLife(Condition):
    """I have less life than my opponent."""


class NoMindbug(Condition):
    """I have no unused Mindbug."""


class SameMindbugs(Condition):
    """I have as many unused Mindbugs as my opponent."""


class EmptyDiscard(Condition):
    """My discard pile is empty."""


class HandAtMost(Condition):
    """I hold at most so many cards."""

    count: FromZero


class StrongestAlly(Condition):
    """I control no creature of higher power than this."""


class AlliesSharePower(Condition):
    """Two or more of my creatures have the same power."""


class DefeatedInCombat(Condition):
    """This was defeated in a fight."""


class SlewThisTurn(Condition):
    """This defeated an enemy this turn."""


class DiscardedPower(Condition):
    """The card just discarded has at least so much printed power."""

    least: int


class NoTeammatesCreatures(Condition):
    """My teammate controls no creature."""


class TargetOctonite(Condition):
    """The creature just given octonite has at least so much."""

    least: int
