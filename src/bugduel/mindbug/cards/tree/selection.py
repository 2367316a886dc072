"""Which creatures, which cards, and how many."""

from bugduel.mindbug.cards.tree.node import Node

__all__ = ["Cards", "Choice", "Creatures", "Per", "Together"]


class Creatures(Node):
    """Creatures in play.

    `side` is any, ally, enemy or this; `other` leaves this one out. `extreme` keeps those of highest or lowest power,
    `than_this` those of lower power than this one, `shares_power` those that share their power with another creature.
    `keywords`: any of them is enough.
    """

    side: str
    other: bool = False
    least_power: int | None = None
    most_power: int | None = None
    keywords: tuple[str, ...] = ()
    extreme: str = ""
    boosted: bool = False
    octonite: bool = False
    lower_than_this: bool = False
    shares_power: bool = False


class Cards(Node):
    """Cards of a place: my-discard, their-discard, any-discard or my-hand; `has` a play or a defeated effect."""

    place: str
    least_power: int | None = None
    most_power: int | None = None
    has: str = ""


class Choice(Node):
    """From `least` to `most` of some creatures or cards, chosen; `most` None: every one, nothing to choose."""

    least: int
    most: int | None
    of: Creatures | Cards


class Together(Node):
    """Several choices that are made one after the other, and then treated together."""

    choices: tuple[Choice, ...]


class Per(Node):
    """An amount that is counted: `times` for each of `what`.

    `what` is some creatures, or their-mindbugs (unused), octonite-on-allies, octonite-on-this.
    """

    times: int
    what: Creatures | str
