"""Which creatures, which cards, and how many."""

from typing import Annotated

from bugduel.trees.limits import FromZero, Words
from bugduel.trees.node import Node

Player = Annotated[str, Words("me", "opponent")]


class Creatures(Node):
    """Creatures in play.

    `side` is any, ally, enemy, this, teammate (my teammate's) or left (of the player on my left); `other` leaves this
    one out. `extreme` keeps those of highest or lowest power, `lower_than_this` those of lower power than this one,
    `shares_power` those that share their power with another creature, `shown_power` those of the power that a card has
    which was revealed before. `keywords`: any of them is enough.
    """

    side: Annotated[str, Words("any", "ally", "enemy", "this", "teammate", "left")]
    other: bool = False
    least_power: FromZero | None = None
    most_power: FromZero | None = None
    keywords: tuple[str, ...] = ()
    extreme: Annotated[str, Words("", "highest", "lowest")] = ""
    boosted: bool = False
    octonite: bool = False
    lower_than_this: bool = False
    shares_power: bool = False
    shown_power: bool = False


class Cards(Node):
    """Cards of a place: a discard pile (mine, an opponent's, my teammate's or any) or my hand; `has` a play or a
    defeated effect.
    """

    place: Annotated[str, Words("my-discard", "their-discard", "teammate-discard", "any-discard", "my-hand")]
    least_power: FromZero | None = None
    most_power: FromZero | None = None
    has: Annotated[str, Words("", "play", "defeated")] = ""


class Choice(Node):
    """From `least` to `most` of some creatures or cards, chosen; `most` None: every one, nothing to choose."""

    least: FromZero
    most: int | None
    of: Creatures | Cards


class Together(Node):
    """Several choices that are made one after the other, and then treated together."""

    choices: tuple[Choice, ...]


class Per(Node):
    """An amount that is counted: `times` for each of `what`.

    `what` is some creatures, or their-mindbugs (an opponent's unused ones), their-creatures, octonite-on-allies,
    octonite-on-this.
    """

    times: int
    what: (
        Creatures | Annotated[str, Words("their-mindbugs", "their-creatures", "octonite-on-allies", "octonite-on-this")]
    )
