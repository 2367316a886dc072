"""What holds while a card is in play (or in a discard pile)."""

from typing import Annotated

from bugduel.mindbug.cards.tree.selection import Creatures, Per, Player
from bugduel.trees.limits import FromZero, Signed, Words
from bugduel.trees.node import Condition, Constant, Effect


class Have(Constant):
    """Creatures have more (or less) power, and keywords."""

    whose: Creatures
    power: Signed | Per = 0
    keywords: tuple[str, ...] = ()


class Grant(Constant):
    """Creatures have a further ability, for their attack or for their play."""

    whose: Creatures
    effects: tuple[Effect, ...]
    event: Annotated[str, Words("attack", "play")] = "attack"


class KeywordsOff(Constant):
    """The keywords of creatures have no effect."""

    whose: Creatures


class CopyKeywords(Constant):
    """This has each of these keywords that some enemy has."""

    keywords: tuple[str, ...]


class Cannot(Constant):
    """Creatures cannot `what`: attack, block, or be-defeated."""

    whose: Creatures
    what: Annotated[str, Words("attack", "block", "be-defeated")]


class BlockedOnlyBy(Constant):
    """Only these can block this creature: of some power, of power at most `near` from this one's, or keywordless."""

    whose: Creatures
    near: FromZero | None = None
    keywordless: bool = False


class CannotHunt(Constant):
    """This cannot hunt these."""

    whose: Creatures


class HuntsOnly(Constant):
    """This can hunt none but these."""

    whose: Creatures


class MustBeHunted(Constant):
    """An opponent who can attack this with a HUNTER must do so, on their turn."""


class ReversedFight(Constant):
    """In a fight of this the higher power is defeated."""


class EvolvesInstead(Constant):
    """If this would be defeated it evolves to the named card instead."""

    name: str


class MoreDice(Constant):
    """Creatures roll more dice when they attack (2 at most)."""

    whose: Creatures
    count: int


class MoreRerolls(Constant):
    """I have more rerolls whenever I roll dice."""

    count: int


class NoPlayEffects(Constant):
    """Play effects of this player (opponent) do not activate."""

    who: Player


class NoDefeatedEffects(Constant):
    """Defeated effects of this player (opponent) do not activate."""

    who: Player


class NoMindbugs(Constant):
    """No player can use a Mindbug."""


class NoCardsToHand(Constant):
    """This player (opponent) cannot put cards into their hand."""

    who: Player


class CannotLoseLife(Constant):
    """I cannot lose life."""


class CannotPlay(Constant):
    """This player (opponent) cannot play cards of so much power or less from hand."""

    who: Player
    most_power: int


class TeammateCannotPlay(Constant):
    """My teammate cannot play cards of so much power or more from hand."""

    least_power: int


class NoBlocks(Constant):
    """An opponent of my choice cannot block. It is only given for a turn."""


class While(Constant):
    """Some constant abilities that hold only while a condition does."""

    condition: Condition
    then: tuple[Constant, ...]


class InDiscard(Constant):
    """Constant abilities that hold while the card lies in a discard pile, and not in play."""

    then: tuple[Constant, ...]
