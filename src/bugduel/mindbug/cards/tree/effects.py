"""What is done."""

from typing import TYPE_CHECKING, Annotated

from bugduel.mindbug.cards.tree.selection import Choice, Creatures, Per, Player, Together
from bugduel.trees.limits import Within, Words
from bugduel.trees.node import Condition, Effect

if TYPE_CHECKING:
    from bugduel.mindbug.cards.tree.constants import Cannot, Have, MoreDice, NoBlocks, NoMindbugs


# --- creatures --------------------------------------------------------------------------------------------------------


class Defeat(Effect):
    of: Choice | Together


class DefeatPair(Effect):
    """Defeat exactly two creatures of equal power, if there are any."""


class DefeatSharing(Effect):
    """Defeat every enemy that shares a keyword with the revealed card."""


class DefeatWithNamedKeyword(Effect):
    """Name a keyword; defeat every enemy that has it."""


class DefeatRolls(Effect):
    """Roll a die; on `least` or more defeat an enemy and do it again."""

    least: Annotated[int, Within(1, 6)]


class TakeControl(Effect):
    of: Choice


class TakeVictor(Effect):
    """Take control of the creature that defeated this in a fight, if it is still in play."""


class TakeBlockers(Effect):
    """Take control of every enemy that blocked this turn."""


class GiveControl(Effect):
    """The opponent takes control of this."""


class ReturnToHand(Effect):
    """Cards of a discard pile go to my hand; creatures in play to their controller's, or with `to_me` to mine, with
    `to_teammate` to my teammate's.
    """

    of: Choice
    to_me: bool = False
    to_teammate: bool = False


class MakeAttack(Effect):
    """The creature attacks, if it can."""

    of: Choice


class EvolveTo(Effect):
    """This evolves to the named card."""

    name: str


class SetOthersAside(Effect):
    """Every other creature leaves play and is set aside."""


class ReturnAside(Effect):
    """What this set aside returns to play, without Play effects."""


class ThisTurn(Effect):
    """Until the end of the turn chosen creatures have more power, keywords or limits; or, for "my creatures" or
    "enemies", all that fit at each moment. `of` None: what is given is not about creatures.
    """

    of: Choice | Creatures | None
    gives: "Have | Cannot | MoreDice | NoMindbugs | NoBlocks"


# --- cards ------------------------------------------------------------------------------------------------------------


class PutIntoPlay(Effect):
    """Cards come into play on my side, with `silent` without their Play effects."""

    of: Choice
    silent: bool = False


class PutItIntoPlay(Effect):
    """The card just taken to my hand comes into play."""


class PutThisIntoPlay(Effect):
    """This card comes into play from my discard pile."""


class PutRandomIntoPlay(Effect):
    """A random card of the opponent's hand comes into play on my side."""


class PutBoostsIntoPlay(Effect):
    """Any number of the boost cards that were under this come into play, without their Play effects."""


class ReceiveCard(Effect):
    """`who` (opponent or teammate) gives me a card of their choice; I put it into play, with `or_hand` or into my hand;
    with `to_hand` it goes to my hand.
    """

    or_hand: bool = False
    who: Annotated[str, Words("opponent", "teammate")] = "opponent"
    to_hand: bool = False


class Reveal(Effect):
    """I show cards of my hand."""

    of: Choice


class CopyPlay(Effect):
    """Do the Play effect of a creature (as if it were this one's), or `of` None: of the revealed card."""

    of: Choice | None = None


class Discard(Effect):
    """`who` (me, opponent or each-opponent) discards cards of their own choice, with `up_to` as many as they like."""

    count: int | Per
    who: Annotated[str, Words("me", "opponent", "each-opponent")]
    up_to: bool = False


class DiscardRandom(Effect):
    count: int
    who: Player


class DiscardRevealed(Effect):
    """A random card of the opponent's hand is revealed and goes to a discard pile of my choice."""


class DiscardDrawPile(Effect):
    who: Player


class DiscardHandAndDrawPile(Effect):
    who: Player


class DiscardOrDefeat(Effect):
    """The opponent may discard a card; if not, they must defeat a creature of theirs."""


class StealCards(Effect):
    """Random cards of the opponent's hand."""

    count: int


class SwapHands(Effect):
    pass


class DrawUnused(Effect):
    count: int


class UnusedUnderDrawPile(Effect):
    """Cards of the unused pile go unseen to the bottom of my draw pile."""

    count: int


class EachPassesLeft(Effect):
    """Each opponent gives a card of their choice to the player on their left."""


class LookAtUnused(Effect):
    """I look at the top cards of the unused pile: one goes to my teammate's hand, the others are shuffled back."""

    count: int


# --- life, Mindbugs, turns --------------------------------------------------------------------------------------------


class GainLife(Effect):
    amount: int


class LoseLife(Effect):
    """`who` (me, opponent or both, at the same time) loses `amount` life."""

    amount: int | Per
    who: Annotated[str, Words("me", "opponent", "both")]


class LoseLifeDownTo(Effect):
    """`who` loses life until `rest` is left."""

    rest: int
    who: Player


class StealLife(Effect):
    amount: int


class MatchLife(Effect):
    """My life becomes the opponent's."""


class Refresh(Effect):
    """Turn a used Mindbug of mine face up."""


class LoseMindbug(Effect):
    """The opponent turns an unused Mindbug face down."""


class UseMindbug(Effect):
    """I use a Mindbug as a price; without one nothing more happens."""


class ExtraTurn(Effect):
    pass


class WinGame(Effect):
    pass


class LoseGame(Effect):
    pass


# --- octonite, boosts, energy -----------------------------------------------------------------------------------------


class PutOctonite(Effect):
    count: int
    of: Choice


class PayOctonite(Effect):
    """This pays one octonite; if it did, the effects happen."""

    then: tuple[Effect, ...]


class Boost(Effect):
    """Up to `count` cards of discard piles go under a creature; with `split` under any creatures."""

    count: int
    onto: Choice
    split: bool = False


class TakeBoost(Effect):
    """A boost card under any creature goes to my hand."""


class GainEnergy(Effect):
    amount: int | Per


class BuyPowerCard(Effect):
    """Buy a face-up Power card for free."""


class RevealPowerCard(Effect):
    """The top card of the Power deck is revealed and bought for free."""


# --- putting effects together -----------------------------------------------------------------------------------------


class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]


class May(Effect):
    """The player may do `first`; if it was done, `then` follows."""

    first: Effect
    then: tuple[Effect, ...] = ()


class ForEach(Effect):
    """For each card or creature that `first` moved, `then` happens once, one after the other."""

    first: Effect
    then: Effect


class ByTeammate(Effect):
    """My teammate does this: "my" and "teammate" are as they see it."""

    effects: tuple[Effect, ...]


class ChooseOne(Effect):
    options: tuple[Effect, ...]
