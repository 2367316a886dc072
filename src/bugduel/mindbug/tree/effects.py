"""What is done."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bugduel.mindbug.tree.node import Condition, Effect
from bugduel.mindbug.tree.selection import Choice, Creatures, Per, Together

if TYPE_CHECKING:
    from bugduel.mindbug.tree.constants import Cannot, Have, MoreDice, NoMindbugs

__all__ = [
    "Boost",
    "BuyPowerCard",
    "ChooseOne",
    "CopyPlay",
    "Defeat",
    "DefeatPair",
    "DefeatRolls",
    "DefeatSharing",
    "DefeatWithNamedKeyword",
    "Discard",
    "DiscardDrawPile",
    "DiscardHandAndDrawPile",
    "DiscardOrDefeat",
    "DiscardRandom",
    "DiscardRevealed",
    "DrawUnused",
    "EvolveTo",
    "ExtraTurn",
    "ForEach",
    "GainEnergy",
    "GainLife",
    "GiveControl",
    "If",
    "LoseGame",
    "LoseLife",
    "LoseLifeDownTo",
    "LoseMindbug",
    "MakeAttack",
    "MatchLife",
    "May",
    "PayOctonite",
    "PutBoostsIntoPlay",
    "PutIntoPlay",
    "PutItIntoPlay",
    "PutOctonite",
    "PutRandomIntoPlay",
    "PutThisIntoPlay",
    "ReceiveCard",
    "Refresh",
    "ReturnAside",
    "ReturnToHand",
    "Reveal",
    "RevealPowerCard",
    "SetOthersAside",
    "StealCards",
    "StealLife",
    "SwapHands",
    "TakeBlockers",
    "TakeBoost",
    "TakeControl",
    "TakeVictor",
    "ThisTurn",
    "UnusedUnderDrawPile",
    "UseMindbug",
    "WinGame",
]

# --- creatures --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Defeat(Effect):
    of: Choice | Together


@dataclass(frozen=True, slots=True)
class DefeatPair(Effect):
    """Defeat exactly two creatures of equal power, if there are any."""


@dataclass(frozen=True, slots=True)
class DefeatSharing(Effect):
    """Defeat every enemy that shares a keyword with the revealed card."""


@dataclass(frozen=True, slots=True)
class DefeatWithNamedKeyword(Effect):
    """Name a keyword; defeat every enemy that has it."""


@dataclass(frozen=True, slots=True)
class DefeatRolls(Effect):
    """Roll a die; on `least` or more defeat an enemy and do it again."""

    least: int


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    of: Choice


@dataclass(frozen=True, slots=True)
class TakeVictor(Effect):
    """Take control of the creature that defeated this in a fight, if it is still in play."""


@dataclass(frozen=True, slots=True)
class TakeBlockers(Effect):
    """Take control of every enemy that blocked this turn."""


@dataclass(frozen=True, slots=True)
class GiveControl(Effect):
    """The opponent takes control of this."""


@dataclass(frozen=True, slots=True)
class ReturnToHand(Effect):
    """Cards of a discard pile go to my hand; creatures in play to their controller's, or with `to_me` to mine."""

    of: Choice
    to_me: bool = False


@dataclass(frozen=True, slots=True)
class MakeAttack(Effect):
    """The creature attacks, if it can."""

    of: Choice


@dataclass(frozen=True, slots=True)
class EvolveTo(Effect):
    """This evolves to the named card."""

    name: str


@dataclass(frozen=True, slots=True)
class SetOthersAside(Effect):
    """Every other creature leaves play and is set aside."""


@dataclass(frozen=True, slots=True)
class ReturnAside(Effect):
    """What this set aside returns to play, without Play effects."""


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """Until the end of the turn chosen creatures have more power, keywords or limits; or, for "my creatures" or
    "enemies", all that fit at each moment. `of` None: what is given is not about creatures.
    """

    of: Choice | Creatures | None
    gives: "Have | Cannot | MoreDice | NoMindbugs"


# --- cards ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Effect):
    """Cards come into play on my side, with `silent` without their Play effects."""

    of: Choice
    silent: bool = False


@dataclass(frozen=True, slots=True)
class PutItIntoPlay(Effect):
    """The card just taken to my hand comes into play."""


@dataclass(frozen=True, slots=True)
class PutThisIntoPlay(Effect):
    """This card comes into play from my discard pile."""


@dataclass(frozen=True, slots=True)
class PutRandomIntoPlay(Effect):
    """A random card of the opponent's hand comes into play on my side."""


@dataclass(frozen=True, slots=True)
class PutBoostsIntoPlay(Effect):
    """Any number of the boost cards that were under this come into play, without their Play effects."""


@dataclass(frozen=True, slots=True)
class ReceiveCard(Effect):
    """The opponent gives me a card of their choice; I put it into play, with `or_hand` or into my hand."""

    or_hand: bool = False


@dataclass(frozen=True, slots=True)
class Reveal(Effect):
    """I show cards of my hand."""

    of: Choice


@dataclass(frozen=True, slots=True)
class CopyPlay(Effect):
    """Do the Play effect of a creature (as if it were this one's), or `of` None: of the revealed card."""

    of: Choice | None = None


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """`who` (me or opponent) discards cards of their own choice, with `up_to` as many of them as they like."""

    count: int | Per
    who: str
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class DiscardRandom(Effect):
    count: int
    who: str


@dataclass(frozen=True, slots=True)
class DiscardRevealed(Effect):
    """A random card of the opponent's hand is revealed and goes to a discard pile of my choice."""


@dataclass(frozen=True, slots=True)
class DiscardDrawPile(Effect):
    who: str


@dataclass(frozen=True, slots=True)
class DiscardHandAndDrawPile(Effect):
    who: str


@dataclass(frozen=True, slots=True)
class DiscardOrDefeat(Effect):
    """The opponent may discard a card; if not, they must defeat a creature of theirs."""


@dataclass(frozen=True, slots=True)
class StealCards(Effect):
    """Random cards of the opponent's hand."""

    count: int


@dataclass(frozen=True, slots=True)
class SwapHands(Effect):
    pass


@dataclass(frozen=True, slots=True)
class DrawUnused(Effect):
    count: int


@dataclass(frozen=True, slots=True)
class UnusedUnderDrawPile(Effect):
    """Cards of the unused pile go unseen to the bottom of my draw pile."""

    count: int


# --- life, Mindbugs, turns --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainLife(Effect):
    amount: int


@dataclass(frozen=True, slots=True)
class LoseLife(Effect):
    """`who` (me, opponent or both, at the same time) loses `amount` life."""

    amount: int | Per
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
class LoseMindbug(Effect):
    """The opponent turns an unused Mindbug face down."""


@dataclass(frozen=True, slots=True)
class UseMindbug(Effect):
    """I use a Mindbug as a price; without one nothing more happens."""


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    pass


@dataclass(frozen=True, slots=True)
class WinGame(Effect):
    pass


@dataclass(frozen=True, slots=True)
class LoseGame(Effect):
    pass


# --- octonite, boosts, energy -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PutOctonite(Effect):
    count: int
    of: Choice


@dataclass(frozen=True, slots=True)
class PayOctonite(Effect):
    """This pays one octonite; if it did, the effects happen."""

    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """Up to `count` cards of discard piles go under a creature; with `split` under any creatures."""

    count: int
    onto: Choice
    split: bool = False


@dataclass(frozen=True, slots=True)
class TakeBoost(Effect):
    """A boost card under any creature goes to my hand."""


@dataclass(frozen=True, slots=True)
class GainEnergy(Effect):
    amount: int | Per


@dataclass(frozen=True, slots=True)
class BuyPowerCard(Effect):
    """Buy a face-up Power card for free."""


@dataclass(frozen=True, slots=True)
class RevealPowerCard(Effect):
    """The top card of the Power deck is revealed and bought for free."""


# --- putting effects together -----------------------------------------------------------------------------------------


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
