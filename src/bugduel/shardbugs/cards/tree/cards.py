"""Abilities, and the kinds of printed card."""

from typing import Annotated

from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.cards.tree.selection import Bounty, Cards, Change, Cost, Permanents
from bugduel.trees.limits import FromZero, Signed, Words
from bugduel.trees.node import Condition, Constant, Effect, Node

ABOUT_PERMANENTS = (
    "played", "splat", "attacks", "blocks", "blocked", "hits", "wounds", "devotes", "placed", "equipped", "enters",
    "hurt",
)  # fmt: skip
ABOUT_PLAYERS = ("action-played", "turn-begins", "turn-ends", "damaged", "draws")
ITEMS = ("weapon", "armor", "consumable", "relic")
SUPPORTS = ("location", "event")
ACTIONS = ("attack", "effect")
RARITIES = ("common", "uncommon", "rare", "cosmic")

# --- abilities --------------------------------------------------------------------------------------------------------


class Triggered(Node):
    """Effects that follow an event.

    About permanents (`of`, on the Field unless it says so): played, splat, attacks, blocks, blocked (an attacker became
    so), hits (deals combat damage to a player), wounds (deals combat damage to a bug), devotes, placed (into a Hive by
    its player), equipped, enters (the Field, in any way), hurt (is dealt damage). About actions: action-played (`by`).
    About players (`by`: you, enemy, any): turn-begins, turn-ends, damaged (devotion damage, hits included), draws.
    `once`: only the first time each turn.
    """

    event: Annotated[str, Words(*ABOUT_PERMANENTS, *ABOUT_PLAYERS)]
    effects: tuple[Effect, ...]
    of: Permanents = Permanents("this")  # frozen
    by: Annotated[str, Words("you", "enemy", "any")] = "you"
    once: bool = False
    condition: Condition | None = None


class Price(Node):
    """What an activated ability costs: dust as on a card, exhausting or splatting this, devotion, cards of the hand,
    +1/+1 counters of this, permanents of yours to be splat or bugs to be exhausted.
    """

    dust: Cost = "0"
    exhaust: bool = False
    splat: bool = False
    devotion: FromZero = 0
    discard: FromZero = 0
    counters: FromZero = 0
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
    atk: Change = 0
    def_: Change = 0
    dev: Change = 0
    keywords: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    cannot: tuple[str, ...] = ()
    bounty: Bounty = 0


class Costs(Constant):
    """Cards cost you (`who`: you, enemies) so much neutral dust less, or more if it is below 0."""

    of: Cards
    less: Signed
    who: Annotated[str, Words("you", "enemies")] = "you"


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
    cost: Cost
    atk: FromZero
    def_: FromZero
    dev: FromZero
    species: tuple[str, ...]
    classes: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    bounty: Bounty = 0
    plink: FromZero = 0
    abilities: tuple[Ability, ...] = ()
    rarity: Annotated[str, Words(*RARITIES, "token")] = "common"
    alliance: Annotated[str, Words("", *DUSTS[1:4], "unaligned")] = ""


class Item(Node):
    """`subtype`: weapon, armor, consumable, relic. `equip` is empty for relics; `fits` are species, classes, traits,
    alliances, or `name:Dave` for how a name begins; none: any bug.
    """

    name: str
    cost: Cost
    subtype: Annotated[str, Words(*ITEMS)]
    equip: Cost = ""
    fits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    rarity: Annotated[str, Words(*RARITIES, "token")] = "common"


class Support(Node):
    """`subtype`: location, event."""

    name: str
    cost: Cost
    subtype: Annotated[str, Words(*SUPPORTS)]
    abilities: tuple[Ability, ...] = ()
    rarity: Annotated[str, Words(*RARITIES)] = "common"


class Action(Node):
    """`subtype`: attack, effect."""

    name: str
    cost: Cost
    subtype: Annotated[str, Words(*ACTIONS)]
    effects: tuple[Effect, ...]
    quick: bool = False
    rarity: Annotated[str, Words(*RARITIES)] = "common"


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
