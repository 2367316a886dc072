"""Which permanents, cards and players a text means, and how many."""

from bugduel.trees.node import Condition, Node

__all__ = ["Amount", "Cards", "Choice", "Count", "Permanents", "Stat"]


class Permanents(Node):
    """Permanents of a kind.

    `side`: any, yours, enemy, this, bearer (of this item), it (what the trigger was about). `type`: bug, item, support,
    permanent. `zone`: field, hive, both. Of `species`, `classes`, `traits`, `keywords`, `alliances` and `subtypes` one
    match is enough. `state`: ready, exhausted, attacking, blocking, damaged, equipped. `token`: yes, no. Figures are
    limits; -1 is none.
    """

    side: str = "any"
    type: str = "bug"
    zone: str = "field"
    other: bool = False
    species: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    alliances: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    state: str = ""
    token: str = ""
    name: str = ""
    least_atk: int = -1
    most_atk: int = -1
    least_def: int = -1
    most_def: int = -1
    least_cost: int = -1
    most_cost: int = -1


class Cards(Node):
    """Cards outside the Field and the Hive. `zone`: hand, deck, splat. `owner`: you, enemies, any.

    `type`: card, bug, item, support, action, permanent. `quick` actions only. One match of each list is enough.
    """

    zone: str
    owner: str = "you"
    type: str = "card"
    species: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    alliances: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    quick: bool = False
    name: str = ""
    least_cost: int = -1
    most_cost: int = -1


class Choice(Node):
    """Some of them. `how`: target (chosen as the thread is added), pick (chosen on resolution), every, same (as in the
    effect before).
    """

    of: Permanents
    how: str = "target"
    least: int = 1
    most: int = 1


class Count(Node):
    """So much for each: permanents, cards, or what a word names.

    Words: hand (cards in yours), enemy-hand (of the target or only enemy), devotion (yours), enemies (players),
    counters (+1/+1 counters on this), splat-zone (cards in yours).
    """

    of: Permanents | Cards | str
    times: int = 1


class Stat(Node):
    """A figure of a bug. `figure`: atk, def, dev, cost. `whose`: this, it, target."""

    figure: str
    whose: str = "this"


Amount = int | Count | Stat


# Conditions look at the board when they are asked.
class Have(Condition):
    """There are at least (or at most) so many permanents of a kind."""

    of: Permanents
    least: int = 1
    most: int = -1


class HaveCards(Condition):
    """There are at least (or at most) so many cards in a zone."""

    of: Cards
    least: int = 1
    most: int = -1


class Devotion(Condition):
    """Your devotion is at least or at most so much; -1 is no limit."""

    least: int = -1
    most: int = -1


class MoreDevotion(Condition):
    """You have more (or less) devotion than some enemy (`than` any) or every enemy (`than` all)."""

    less: bool = False
    than: str = "any"


class YourTurn(Condition):
    """It is your turn, or (`not_`) another's."""

    not_: bool = False


class ItIs(Condition):
    """What the trigger was about, or the target, is one of these."""

    of: Permanents
    whose: str = "it"


__all__ += ["Devotion", "Have", "HaveCards", "ItIs", "MoreDevotion", "YourTurn"]
