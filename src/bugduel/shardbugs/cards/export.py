"""Shard Bugs' cards as plain data and back: which words and numbers its trees take, and what makes no card."""

from collections.abc import Sequence

from bugduel.core.errors import BadData
from bugduel.core.reading.fields import brief, unknown
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import DUSTS, parse_cost
from bugduel.shardbugs.cards.costs import MOST as MOST_COST
from bugduel.shardbugs.cards.vocabulary.lists import ALLIANCES, CLASSES, KEYWORDS, SPECIES, TRAITS
from bugduel.trees.data import Grammar, check_name, to_data, walk
from bugduel.trees.node import Effect

__all__ = ["GRAMMAR", "card_from_data", "to_data"]

ITEMS = ("weapon", "armor", "consumable", "relic")
SUPPORTS = ("location", "event")
ACTIONS = ("attack", "effect")
RARITIES = ("common", "uncommon", "rare", "cosmic")
ABOUT_PERMANENTS = (
    "played", "splat", "attacks", "blocks", "blocked", "hits", "wounds", "devotes", "placed", "equipped", "enters",
    "hurt",
)  # fmt: skip
ABOUT_PLAYERS = ("action-played", "turn-begins", "turn-ends", "damaged", "draws")

# The words that stand in plain text fields, for one kind of node or for all.
TEXTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("permanents", "side"): ("any", "yours", "enemy", "this", "bearer", "it"),
    ("permanents", "type"): ("bug", "item", "support", "permanent"),
    ("permanents", "zone"): ("field", "hive", "both"),
    ("permanents", "state"): ("", "ready", "exhausted", "attacking", "blocking", "damaged", "equipped"),
    ("permanents", "token"): ("", "yes", "no"),
    ("cards", "zone"): ("hand", "deck", "splat"),
    ("cards", "owner"): ("you", "enemies", "any"),
    ("cards", "type"): ("card", "bug", "item", "support", "action", "permanent"),
    ("choice", "how"): ("target", "pick", "every", "same"),
    ("count", "of"): ("hand", "enemy-hand", "devotion", "enemies", "counters", "splat-zone"),
    ("stat", "figure"): ("atk", "def", "dev", "cost"),
    ("stat", "whose"): ("this", "it", "target"),
    ("more-devotion", "than"): ("any", "all"),
    ("it-is", "whose"): ("it", "target"),
    ("move", "to"): ("field", "hive"),
    ("trade", "side"): ("any", "yours", "enemy"),
    ("to-deck", "place"): ("top", "bottom", "shuffled"),
    ("gain-dust", "dust"): DUSTS[:-1],
    ("search", "to"): ("hand", "hive", "field", "splat"),
    ("recover", "to"): ("hand", "hive", "field", "deck-bottom"),
    ("put-from-hand", "to"): ("field", "hive"),
    ("fizzle", "of"): ("thread", "action", "ability"),
    ("triggered", "event"): ABOUT_PERMANENTS + ABOUT_PLAYERS,
    ("triggered", "by"): ("you", "enemy", "any"),
    ("costs", "who"): ("you", "enemies"),
    ("", "who"): ("you", "target-enemy", "target-player", "enemies", "all", "defender", "controller"),
    ("item", "subtype"): ITEMS,
    ("support", "subtype"): SUPPORTS,
    ("action", "subtype"): ACTIONS,
    ("bug", "alliance"): ("", *ALLIANCES),
    ("bug", "rarity"): (*RARITIES, "token"),
    ("item", "rarity"): (*RARITIES, "token"),
    ("support", "rarity"): RARITIES,
    ("action", "rarity"): RARITIES,
}

# What the words of a list are called, and which there are. `fits` takes names besides: see `_check_item`.
LISTS = {
    "species": ("species", SPECIES),
    "classes": ("class", CLASSES),
    "traits": ("trait", TRAITS),
    "resists": ("resistance", TRAITS),
    "keywords": ("keyword", KEYWORDS),
    "alliances": ("alliance", ALLIANCES),
    "subtypes": ("subtype", ITEMS + SUPPORTS + ACTIONS),
    "cannot": ("thing that is forbidden", ("attack", "block", "devote", "retreat", "ready", "deal-damage")),
}
FITTING = (*SPECIES, *CLASSES, *TRAITS, *ALLIANCES)

# Numbers are from 1 to 99, but for these. Where -1 is allowed it is no limit.
NUMBERS: dict[tuple[str, str], tuple[int, int]] = {
    **{("permanents", f"{end}_{figure}"): (-1, 99) for end in ("least", "most") for figure in ("atk", "def", "cost")},
    **{(word, figure): (-99, 99) for word in ("gives", "until-end") for figure in ("atk", "def_", "dev")},
    **{(word, "bounty"): (0, 15) for word in ("gives", "until-end", "bug")},
    **{("bug", figure): (0, 99) for figure in ("atk", "def_", "dev", "plink")},
    **{("animate", figure): (0, 99) for figure in ("atk", "def_")},
    **{("price", what): (0, 99) for what in ("devotion", "discard", "counters")},
    **{(word, "least"): (0, 99) for word in ("choice", "have", "have-cards")},
    **{(word, "most"): (-1, 99) for word in ("have", "have-cards", "devotion")},
    ("devotion", "least"): (-1, 99),
    ("cards", "least_cost"): (-1, 99),
    ("cards", "most_cost"): (-1, 99),
    ("count", "times"): (-99, 99),
    ("counters", "count"): (-99, 99),
    ("costs", "less"): (-99, 99),
}

COSTS = (
    ("bug", "cost"), ("item", "cost"), ("item", "equip"), ("support", "cost"), ("action", "cost"), ("price", "dust"),
    ("pay", "cost"),
)  # fmt: skip


def _check_cost(text: str) -> None:
    if parse_cost(text).total > MOST_COST:
        raise ValueError(f"a cost is at most {MOST_COST}")


GRAMMAR = Grammar(t.MODULES, TEXTS, NUMBERS, LISTS, dict.fromkeys(COSTS, _check_cost))


def card_from_data(data: object, where: str) -> t.Bug | t.Item | t.Support | t.Action:
    """A card or a token that `to_data` made; avatars are none. BadData names the place of what is no card."""
    node = GRAMMAR.read(data, where)
    if not isinstance(node, t.Bug | t.Item | t.Support | t.Action):
        raise BadData(f'{where}: must be a "bug", "item", "support" or "action", not {brief(data)}')
    check_name(node.name, where)
    is_token = node.rarity == "token"
    if is_token != (node.cost == ""):
        raise BadData(
            f"{where}.cost: {'a token has none' if is_token else 'a card needs one, as 2SS; a free one is 0'}"
        )
    if isinstance(node, t.Bug):
        _check_bug(node, where)
    if isinstance(node, t.Item):
        _check_item(node, where)
    if isinstance(node, t.Action):
        _check_effects(node.effects, f"{where}.effects")
    else:
        for number, ability in enumerate(node.abilities):
            _check_ability(ability, f"{where}.abilities[{number}]")
    return node


# --- what the words allow and the rules do not ------------------------------------------------------------------------


def _check_bug(bug: t.Bug, where: str) -> None:
    if not bug.species:
        raise BadData(f"{where}.species: a bug needs at least one")  # SB-E1
    if len(bug.classes) > 2:
        raise BadData(f"{where}.classes: a bug has at most two")  # SB-E1
    if bug.rarity == "token" and bug.dev:
        raise BadData(f"{where}.dev: a token's is 0")  # SB-V4
    if bug.rarity != "token" and bug.alliance:
        raise BadData(f"{where}.alliance: only for tokens; a card's follows from its cost")  # SB-E2


def _check_item(item: t.Item, where: str) -> None:
    if item.subtype == "relic" and (item.equip or item.fits):
        raise BadData(f"{where}: a relic has no equip cost and fits no bug")  # SB-C2
    if item.subtype != "relic" and not item.equip:
        raise BadData(f"{where}.equip: all items but relics need an equip cost, as 1; a free one is 0")  # SB-C2
    if item.subtype != "relic" and item.rarity == "token":
        raise BadData(f"{where}.subtype: an item token is a relic")
    for number, word in enumerate(item.fits):
        if word not in FITTING and not (word.startswith("name:") and word != "name:"):
            raise BadData(
                f'{where}.fits[{number}]: must be as "name:Dave", or a word; there is no {unknown(word, FITTING)}'
            )


def _check_ability(ability: t.Ability, where: str) -> None:
    if isinstance(ability, t.Triggered | t.Activated):
        _check_effects(ability.effects, f"{where}.effects")
        if any(isinstance(node, t.GainDust) for node in walk(ability.effects)) and _has_target(ability.effects):
            raise BadData(f"{where}.effects: an ability that gains dust can have no target")  # SB-U4
    if isinstance(ability, t.Activated) and _is_free(ability.price) and not ability.once:
        raise BadData(f"{where}.price: what costs nothing could be used for ever; it needs a price or `once`")
    for node in walk(ability):
        if isinstance(node, t.Gives | t.Block | t.Unblockable):
            _check_holders(node.to, f"{where}.to")


def _is_free(price: t.Price) -> bool:
    """However nothing is written: "" is no dust, too."""
    cards = price.discard or price.counters or price.splat_other or price.exhaust_other
    return not (parse_cost(price.dust).total or price.exhaust or price.splat or price.devotion or cards)


def _check_effects(effects: tuple[Effect, ...], where: str) -> None:
    if not effects:
        raise BadData(f"{where}: must not be empty")
    for node in walk(effects):
        if isinstance(node, t.ChooseOne) and effects != (node,):
            raise BadData(f'{where}: a "choose-one" can only be the whole of an ability')
        if isinstance(node, t.ChooseOne) and (len(node.modes) < 2 or not all(node.modes)):
            raise BadData(f'{where}: a "choose-one" needs two modes or more, each with an effect')
        if isinstance(node, t.Choice) and node.least > node.most:
            raise BadData(f"{where}: at least {node.least} and at most {node.most} cannot be chosen")


def _has_target(effects: Sequence[Effect]) -> bool:
    for node in walk(tuple(effects)):
        if isinstance(node, t.Trade | t.Fizzle) or (isinstance(node, t.Choice) and node.how == "target"):
            return True
        if str(getattr(node, "who", "")).startswith("target-"):
            return True
    return False


def _check_holders(of: t.Permanents, where: str) -> None:
    """What a passive ability gives may change figures and states, so it cannot depend on them."""
    if of.state or max(of.least_atk, of.most_atk, of.least_def, of.most_def) >= 0:
        raise BadData(f"{where}: a passive ability cannot ask for ATK, DEF or a state")
