"""What may be so or not."""

from dataclasses import dataclass

from bugduel.mindbug.tree.node import Condition

__all__ = [
    "AlliesSharePower",
    "CreaturesAhead",
    "DefeatedInCombat",
    "DiscardedPower",
    "EmptyDiscard",
    "EnemiesAtLeast",
    "FewerCreatures",
    "HandAtMost",
    "LessLife",
    "LifeIs",
    "MyTurn",
    "NoAllies",
    "NoMindbug",
    "NotMyTurn",
    "OnlyAlly",
    "OtherAllies",
    "SameMindbugs",
    "SlewThisTurn",
    "StrongestAlly",
    "TargetOctonite",
]


@dataclass(frozen=True, slots=True)
class MyTurn(Condition):
    pass


@dataclass(frozen=True, slots=True)
class NotMyTurn(Condition):
    pass


@dataclass(frozen=True, slots=True)
class OnlyAlly(Condition):
    """This is the only creature of its controller."""


@dataclass(frozen=True, slots=True)
class NoAllies(Condition):
    """I control no creature."""


@dataclass(frozen=True, slots=True)
class OtherAllies(Condition):
    """I control exactly so many creatures besides this."""

    count: int


@dataclass(frozen=True, slots=True)
class EnemiesAtLeast(Condition):
    count: int


@dataclass(frozen=True, slots=True)
class FewerCreatures(Condition):
    """I control fewer creatures than my opponent."""


@dataclass(frozen=True, slots=True)
class CreaturesAhead(Condition):
    """I control at least so many creatures more than my opponent."""

    by: int


@dataclass(frozen=True, slots=True)
class LifeIs(Condition):
    """My life is exactly so much."""

    life: int


@dataclass(frozen=True, slots=True)
class LessLife(Condition):
    """I have less life than my opponent."""


@dataclass(frozen=True, slots=True)
class NoMindbug(Condition):
    """I have no unused Mindbug."""


@dataclass(frozen=True, slots=True)
class SameMindbugs(Condition):
    """I have as many unused Mindbugs as my opponent."""


@dataclass(frozen=True, slots=True)
class EmptyDiscard(Condition):
    """My discard pile is empty."""


@dataclass(frozen=True, slots=True)
class HandAtMost(Condition):
    """I hold at most so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class StrongestAlly(Condition):
    """I control no creature of higher power than this."""


@dataclass(frozen=True, slots=True)
class AlliesSharePower(Condition):
    """Two or more of my creatures have the same power."""


@dataclass(frozen=True, slots=True)
class DefeatedInCombat(Condition):
    """This was defeated in a fight."""


@dataclass(frozen=True, slots=True)
class SlewThisTurn(Condition):
    """This defeated an enemy this turn."""


@dataclass(frozen=True, slots=True)
class DiscardedPower(Condition):
    """The card just discarded has at least so much printed power."""

    least: int


@dataclass(frozen=True, slots=True)
class TargetOctonite(Condition):
    """The creature just given octonite has at least so much."""

    least: int
