"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these.

Every node is a frozen dataclass of ints, strings, tuples and other nodes, so that readers (lowering, describing,
exporting) can walk any of them.
"""

from dataclasses import dataclass


class Node:
    """One word of a card's tree."""

    __slots__ = ()


class Effect(Node):
    """Something that is done, once."""

    __slots__ = ()


class Constant(Node):
    """Something that holds while the card is in play."""

    __slots__ = ()


class Condition(Node):
    """Something that is so or not, at a moment."""

    __slots__ = ()


# --- which creatures, which cards -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Creatures(Node):
    """Creatures in play: `side` is any, ally, enemy or this; `other` leaves this one out."""

    side: str
    other: bool = False
    least_power: int | None = None
    most_power: int | None = None


@dataclass(frozen=True, slots=True)
class Cards(Node):
    """Cards of a place: my-discard or their-discard."""

    place: str


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """From `least` to `most` of some creatures or cards, chosen; `most` None: every one, nothing to choose."""

    least: int
    most: int | None
    of: Creatures | Cards


@dataclass(frozen=True, slots=True)
class Together(Node):
    """Several choices that are made one after the other, and then treated together."""

    choices: tuple[Choice, ...]


# --- effects ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Defeat(Effect):
    of: Choice | Together


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    of: Choice


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Effect):
    of: Choice


@dataclass(frozen=True, slots=True)
class ReturnToHand(Effect):
    """Cards of a discard pile go to my hand; creatures in play to their controller's."""

    of: Choice


@dataclass(frozen=True, slots=True)
class MakeAttack(Effect):
    """The creature attacks, if it can."""

    of: Choice


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """`who` (me or opponent) discards cards of their own choice, with `up_to` as many of them as they like."""

    count: int
    who: str
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class DiscardDrawPile(Effect):
    who: str


@dataclass(frozen=True, slots=True)
class StealCards(Effect):
    """Random cards of the opponent's hand."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawUnused(Effect):
    count: int


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    amount: int


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """`who` (me, opponent or both, at the same time) loses `amount` life."""

    amount: int
    who: str


@dataclass(frozen=True, slots=True)
class LoseLifeDownTo(Effect):
    """`who` loses life until `rest` is left."""

    rest: int
    who: str


@dataclass(frozen=True, slots=True)
class StealLife(Effect):
    amount: int


@dataclass(frozen=True, slots=True)
class MatchLife(Effect):
    """My life becomes the opponent's."""


@dataclass(frozen=True, slots=True)
class Refresh(Effect):
    """Turn a used Mindbug of mine face up."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    pass


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    pass


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    pass


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """Until the end of the turn chosen creatures have more power, keywords or limits; or, for "my creatures" or
    "enemies", all that fit at each moment.
    """

    of: "Choice | Creatures"
    gives: "Have | Cannot"


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May(Effect):
    """The player may do `first`; if it was done, `then` follows."""

    first: Effect
    then: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """For each card or creature that `first` moved, `then` happens once, one after the other."""

    first: Effect
    then: Effect


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    options: tuple[Effect, ...]


# --- conditions -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MyTurn(Condition):
    pass


@dataclass(frozen=True, slots=True)
class OnlyAlly(Condition):
    """This is the only creature of its controller."""


@dataclass(frozen=True, slots=True)
class FewerCreatures(Condition):
    """I control fewer creatures than my opponent."""


# --- constant abilities -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Have(Constant):
    """Creatures have more (or less) power, and keywords."""

    whose: Creatures
    power: int = 0
    keywords: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cannot(Constant):
    """Creatures cannot `what`: attack, block, or be-defeated."""

    whose: Creatures
    what: str


@dataclass(frozen=True, slots=True)
class BlockedOnlyBy(Constant):
    """Only these can block this creature."""

    whose: Creatures


@dataclass(frozen=True, slots=True)
class CopyKeywords(Constant):
    """This has each of these keywords that some enemy has."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NoPlayEffects(Constant):
    """Play effects of this player (opponent) do not activate."""

    who: str


@dataclass(frozen=True, slots=True)
class NoMindbugs(Constant):
    """No player can use a Mindbug."""


@dataclass(frozen=True, slots=True)
class While(Constant):
    """Some constant abilities that hold only while a condition does."""

    condition: Condition
    then: tuple[Constant, ...]


# --- cards ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Triggered(Node):
    """Effects that happen when an event does: play, attack, defeated, end-of-turn or discarded."""

    event: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CreatureCard(Node):
    """A printed creature card. `stage` is above 1 for cards that are set aside; `tag_team` needs four players."""

    name: str
    power: int
    keywords: tuple[str, ...] = ()
    abilities: tuple[Triggered | Constant, ...] = ()
    copies: int = 1
    stage: int = 1
    tag_team: bool = False


@dataclass(frozen=True, slots=True)
class CardSet(Node):
    """A printed set, its cards in printed order."""

    id: str
    title: str
    cards: tuple[CreatureCard, ...]
