"""Abilities, and the kinds of printed card."""

from bugduel.shardbugs.cards.tree.selection import Amount, Cards, Permanents
from bugduel.trees.node import Condition, Constant, Effect, Node

__all__ = [
    "Ability", "Action", "Activated", "Avatar", "Block", "Bug", "CardSet", "Costs", "Gives", "Item", "Price", "Support",
    "Triggered", "Unblockable", "While",
]  # fmt: skip


# --- abilities --------------------------------------------------------------------------------------------------------


class Triggered(Node):
    """Effects that follow an event.

    About permanents (`of`, on the Field unless it says so): played, splat, attacks, blocks, blocked (an attacker became
    so), hits (deals combat damage to a player), wounds (deals combat damage to a bug), devotes, placed (into a Hive by
    its player), equipped, enters (the Field, in any way), hurt (is dealt damage). About actions: action-played (`by`).
    About players (`by`: you, enemy, any): turn-begins, turn-ends, damaged (devotion damage, hits included), draws.
    `once`: only the first time each turn.
    """

    event: str
    effects: tuple[Effect, ...]
    of: Permanents = Permanents("this")  # frozen
    by: str = "you"
    once: bool = False
    condition: Condition | None = None


class Price(Node):
    """What an activated ability costs: dust as on a card, exhausting or splatting this, devotion, cards of the hand,
    +1/+1 counters of this, permanents of yours to be splat or bugs to be exhausted.
    """

    dust: str = "0"
    exhaust: bool = False
    splat: bool = False
    devotion: int = 0
    discard: int = 0
    counters: int = 0
    splat_other: Permanents | None = None
    exhaust_other: Permanents | None = None


class Activated(Node):
    """An ability that is paid for. `once`: once per turn."""

    price: Price
    effects: tuple[Effect, ...]
    quick: bool = False
    once: bool = False


class Gives(Constant):
    """Permanents have figures, keywords, traits, resistances, limits (see UntilEnd) while this is on the Field.

    `bounty` is the number of that keyword.
    """

    to: Permanents
    atk: Amount = 0
    def_: Amount = 0
    dev: Amount = 0
    keywords: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    cannot: tuple[str, ...] = ()
    bounty: int = 0


class Costs(Constant):
    """Cards cost you (`who`: you, enemies) so much neutral dust less, or more if it is below 0."""

    of: Cards
    less: int
    who: str = "you"


class Block(Constant):
    """Bugs can block so many more attackers."""

    to: Permanents
    more: int = 1


class Unblockable(Constant):
    """Bugs can be blocked only by these; by nobody if there is none."""

    to: Permanents
    but: Permanents | None = None


class While(Constant):
    condition: Condition
    then: tuple[Constant, ...]


Ability = Triggered | Activated | Constant


# --- cards ------------------------------------------------------------------------------------------------------------


class Bug(Node):
    """`rarity`: common, uncommon, rare, cosmic, token. `alliance` is for tokens only: it follows from a cost."""

    name: str
    cost: str
    atk: int
    def_: int
    dev: int
    species: tuple[str, ...]
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    bounty: int = 0
    plink: int = 0
    abilities: tuple[Ability, ...] = ()
    rarity: str = "common"
    alliance: str = ""


class Item(Node):
    """`subtype`: weapon, armor, consumable, relic. `equip` is empty for relics; `fits` are species, classes, traits,
    alliances, or `name:Dave` for how a name begins; none: any bug.
    """

    name: str
    cost: str
    subtype: str
    equip: str = ""
    fits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    rarity: str = "common"


class Support(Node):
    """`subtype`: location, event."""

    name: str
    cost: str
    subtype: str
    abilities: tuple[Ability, ...] = ()
    rarity: str = "common"


class Action(Node):
    """`subtype`: attack, effect."""

    name: str
    cost: str
    subtype: str
    effects: tuple[Effect, ...]
    quick: bool = False
    rarity: str = "common"


class Avatar(Node):
    name: str
    alliance: str
    abilities: tuple[Ability, ...]
    rarity: str = "avatar"


Card = Bug | Item | Support | Action | Avatar


class CardSet(Node):
    id: str
    title: str
    cards: tuple[Card, ...]


__all__ += ["Card"]
