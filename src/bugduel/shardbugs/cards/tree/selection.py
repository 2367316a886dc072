"""Which permanents, cards and players a text means, and how many."""

from typing import Annotated

from bugduel.shardbugs.cards.costs import check_cost
from bugduel.trees.limits import Form, FromZero, Limit, Signed, Within, Words
from bugduel.trees.node import Condition, Node

Cost = Annotated[str, Form(check_cost)]
Bounty = Annotated[int, Within(0, 15)]
Counted = Annotated[str, Words("hand", "enemy-hand", "devotion", "enemies", "counters", "splat-zone")]


class Permanents(Node):
    """Permanents of a kind.

    `side`: any, yours, enemy, this, bearer (of this item), it (what the trigger was about). `type`: bug, item, support,
    permanent. `zone`: field, hive, both. Of `species`, `classes`, `traits`, `keywords`, `alliances` and `subtypes` one
    match is enough. `state`: ready, exhausted, attacking, blocking, damaged, equipped. `token`: yes, no. Figures are
    limits; -1 is none.
    """

    side: Annotated[str, Words("any", "yours", "enemy", "this", "bearer", "it")] = "any"
    type: Annotated[str, Words("bug", "item", "support", "permanent")] = "bug"
    zone: Annotated[str, Words("field", "hive", "both")] = "field"
    other: bool = False
    species: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    alliances: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    state: Annotated[str, Words("", "ready", "exhausted", "attacking", "blocking", "damaged", "equipped")] = ""
    token: Annotated[str, Words("", "yes", "no")] = ""
    name: str = ""
    least_atk: Limit = -1
    most_atk: Limit = -1
    least_def: Limit = -1
    most_def: Limit = -1
    least_cost: Limit = -1
    most_cost: Limit = -1


class Cards(Node):
    """Cards outside the Field and the Hive. `zone`: hand, deck, splat. `owner`: you, enemies, any.

    `type`: card, bug, item, support, action, permanent. `quick` actions only. One match of each list is enough.
    """

    zone: Annotated[str, Words("hand", "deck", "splat")]
    owner: Annotated[str, Words("you", "enemies", "any")] = "you"
    type: Annotated[str, Words("card", "bug", "item", "support", "action", "permanent")] = "card"
    species: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    alliances: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    quick: bool = False
    name: str = ""
    least_cost: Limit = -1
    most_cost: Limit = -1


class Choice(Node):
    """Some of them. `how`: target (chosen as the thread is added), pick (chosen on resolution), every, same (as in the
    effect before).
    """

    of: Permanents
    how: Annotated[str, Words("target", "pick", "every", "same")] = "target"
    least: FromZero = 1
    most: int = 1


class Count(Node):
    """So much for each: permanents, cards, or what a word names.

    Words: hand (cards in yours), enemy-hand (of the target or only enemy), devotion (yours), enemies (players),
    counters (+1/+1 counters on this), splat-zone (cards in yours).
    """

    of: Permanents | Cards | Counted
    times: Signed = 1


class Stat(Node):
    """A figure of a bug. `figure`: atk, def, dev, cost. `whose`: this, it, target."""

    figure: Annotated[str, Words("atk", "def", "dev", "cost")]
    whose: Annotated[str, Words("this", "it", "target")] = "this"


Amount = int | Count | Stat
Change = Annotated[Amount, Within(-99, 99)]


# Conditions look at the board when they are asked.
class Have(Condition):
    """There are at least (or at most) so many permanents of a kind."""

    of: Permanents
    least: FromZero = 1
    most: Limit = -1


class HaveCards(Condition):
    """There are at least (or at most) so many cards in a zone."""

    of: Cards
    least: FromZero = 1
    most: Limit = -1


class Devotion(Condition):
    """Your devotion is at least or at most so much; -1 is no limit."""

    least: Limit = -1
    most: Limit = -1


class MoreDevotion(Condition):
    """You have more (or less) devotion than some enemy (`than` any) or every enemy (`than` all)."""

    less: bool = False
    than: Annotated[str, Words("any", "all")] = "any"


class YourTurn(Condition):
    """It is your turn, or (`not_`) another's."""

    not_: bool = False


class ItIs(Condition):
    """What the trigger was about, or the target, is one of these."""

    of: Permanents
    whose: Annotated[str, Words("it", "target")] = "it"
