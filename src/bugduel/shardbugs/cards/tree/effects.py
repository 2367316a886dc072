"""What is done.

`who` names players: you, target-enemy, target-player, enemies (each), all (each player), defender (whom this attacks or
hit), controller (of what the trigger was about, or of the target). A target player is chosen as the thread is added.
"""

from typing import Annotated

from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.cards.tree.selection import Amount, Bounty, Cards, Change, Choice, Cost
from bugduel.trees.limits import FromZero, Within, Words
from bugduel.trees.node import Condition, Effect

Players = Annotated[str, Words("you", "target-enemy", "target-player", "enemies", "all", "defender", "controller")]

# --- to permanents ----------------------------------------------------------------------------------------------------


class Damage(Effect):
    amount: Amount
    to: Choice


class Splat(Effect):
    of: Choice


class Exhaust(Effect):
    """`held`: it does not ready in its controller's next Beginning Phase, nor before."""

    of: Choice
    held: bool = False


class Ready(Effect):
    of: Choice


class Move(Effect):
    """Bugs between Field and Hive of their controllers: moved, not played. `to`: field, hive."""

    of: Choice
    to: Annotated[str, Words("field", "hive")]


class Trade(Effect):
    """Target bug on a player's Field goes to the Hive, and target bug in that Hive to the Field."""

    side: Annotated[str, Words("any", "yours", "enemy")] = "any"


class ReturnToHand(Effect):
    of: Choice


class ToDeck(Effect):
    """`place`: top, bottom, shuffled."""

    of: Choice
    place: Annotated[str, Words("top", "bottom", "shuffled")] = "bottom"


class Counters(Effect):
    """Puts `count` +1/+1 counters, or -1/-1 counters if it is below 0."""

    count: Annotated[Amount, Within(-99, 99)]
    on: Choice
    minus: bool = False


class UntilEnd(Effect):
    """Until end of turn: figures, keywords, traits, resistances; `cannot`: attack, block, devote, retreat, ready,
    deal-damage (combat).
    """

    of: Choice
    atk: Change = 0
    def_: Change = 0
    dev: Change = 0
    keywords: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    cannot: tuple[str, ...] = ()
    bounty: Bounty = 0


class TakeControl(Effect):
    """For good, or until end of turn."""

    of: Choice
    until_end: bool = False


class Animate(Effect):
    """Items or supports become bugs with these figures until end of turn, and stay what they were besides."""

    of: Choice
    atk: FromZero
    def_: FromZero
    species: tuple[str, ...] = ()


class Attach(Effect):
    """This item is equipped to a bug, without paying."""

    to: Choice


class Fight(Effect):
    """Two bugs deal damage equal to their ATK to each other; it is no combat damage."""

    one: Choice
    other: Choice


class Make(Effect):
    """Make tokens for yourself."""

    token: str
    count: Amount = 1


# --- to players -------------------------------------------------------------------------------------------------------


class DamagePlayers(Effect):
    amount: Amount
    who: Players = "target-enemy"


class GainDevotion(Effect):
    amount: Amount
    who: Players = "you"


class LoseDevotion(Effect):
    amount: Amount
    who: Players = "target-enemy"


class StealDevotion(Effect):
    """A player loses devotion, and you gain what was lost."""

    amount: Amount
    who: Players = "target-enemy"


class GainDust(Effect):
    """`dust`: neutral, solar, lunar, meteor."""

    count: Amount
    dust: Annotated[str, Words(*DUSTS[:-1])] = "neutral"


class ExtraPlace(Effect):
    """You may place one more bug from your hand into your Hive this turn."""


# --- to cards ---------------------------------------------------------------------------------------------------------


class Draw(Effect):
    count: Amount = 1
    who: Players = "you"


class Discard(Effect):
    """A player splats cards of their hand, of their own choice or at random."""

    count: int = 1
    who: Players = "you"
    random: bool = False


class Mill(Effect):
    """The top cards of a deck are splat."""

    count: Amount
    who: Players = "target-enemy"


class Reveal(Effect):
    """A player reveals their hand."""

    who: Players = "target-enemy"


class Look(Effect):
    """Look at the top cards of your deck; put any number on the bottom, the rest back on top in their order."""

    count: int


class Search(Effect):
    """Look through your deck for up to so many cards, reveal them and put them somewhere: hand, hive, field, splat.

    Then the deck is shuffled.
    """

    of: Cards
    to: Annotated[str, Words("hand", "hive", "field", "splat")] = "hand"
    count: int = 1


class Recover(Effect):
    """Choose up to so many cards in a Splat Zone, on resolution, and move them: hand, hive, field, deck-bottom."""

    of: Cards
    to: Annotated[str, Words("hand", "hive", "field", "deck-bottom")] = "hand"
    count: int = 1


class PutFromHand(Effect):
    """You may put a card of your hand onto the Field or into the Hive: not played."""

    of: Cards
    to: Annotated[str, Words("field", "hive")] = "field"


class Shuffle(Effect):
    """Shuffle your Splat Zone into your deck."""


class Fizzle(Effect):
    """Target thread of the web fizzles. `of`: thread, action, ability."""

    of: Annotated[str, Words("thread", "action", "ability")] = "thread"


# --- putting effects together -----------------------------------------------------------------------------------------


class If(Effect):
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


class May(Effect):
    """Decided on resolution."""

    then: tuple[Effect, ...]


class Pay(Effect):
    """You may pay dust (as a cost is written), and if you do, more happens."""

    cost: Cost
    then: tuple[Effect, ...]


class ChooseOne(Effect):
    """Modes, chosen as the thread is added, each with its own targets. Only as the whole of an ability."""

    modes: tuple[tuple[Effect, ...], ...]
