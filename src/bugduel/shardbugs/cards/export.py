"""Shard Bugs' cards as plain data and back: which words its lists take, and what makes no card."""

from collections.abc import Sequence

from bugduel.core.errors import BadData, Path, Where, path_of
from bugduel.core.reading.messages import brief, unknown
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import parse_cost
from bugduel.shardbugs.cards.vocabulary.lists import ALLIANCES, CLASSES, KEYWORDS, SPECIES, TRAITS
from bugduel.trees.data import Grammar, check_name, to_data, walk
from bugduel.trees.node import Effect

__all__ = ["GRAMMAR", "card_from_data", "to_data"]

# What the words of a list are called, and which there are. `fits` takes names besides: see `_check_item`.
LISTS = {
    "species": ("species", SPECIES),
    "classes": ("class", CLASSES),
    "traits": ("trait", TRAITS),
    "resists": ("resistance", TRAITS),
    "keywords": ("keyword", KEYWORDS),
    "alliances": ("alliance", ALLIANCES),
    "subtypes": ("subtype", t.ITEMS + t.SUPPORTS + t.ACTIONS),
    "cannot": ("thing that is forbidden", ("attack", "block", "devote", "retreat", "ready", "deal-damage")),
}
FITTING = (*SPECIES, *CLASSES, *TRAITS, *ALLIANCES)

GRAMMAR = Grammar(t, LISTS)


def card_from_data(data: object, where: Where) -> t.Bug | t.Item | t.Support | t.Action:
    """A card or a token that `to_data` made; avatars are none. BadData names the place of what is no card."""
    path = path_of(where)
    node = GRAMMAR.read(data, path)
    if not isinstance(node, t.Bug | t.Item | t.Support | t.Action):
        raise BadData(f'must be a "bug", "item", "support" or "action", not {brief(data)}', path)
    check_name(node.name, path)
    is_token = node.rarity == "token"
    if is_token != (node.cost == ""):
        reason = "a token has none" if is_token else "a card needs one, as 2SS; a free one is 0"
        raise BadData(reason, (*path, "cost"))
    if isinstance(node, t.Bug):
        _check_bug(node, path)
    if isinstance(node, t.Item):
        _check_item(node, path)
    if isinstance(node, t.Action):
        _check_effects(node.effects, (*path, "effects"))
    else:
        for number, ability in enumerate(node.abilities):
            _check_ability(ability, (*path, "abilities", number))
    return node


# --- what the words allow and the rules do not ------------------------------------------------------------------------


def _check_bug(bug: t.Bug, path: Path) -> None:
    if not bug.species:
        raise BadData("a bug needs at least one", (*path, "species"))  # SB-E1
    if len(bug.classes) > 2:
        raise BadData("a bug has at most two", (*path, "classes"))  # SB-E1
    if bug.rarity == "token" and bug.dev:
        raise BadData("a token's is 0", (*path, "dev"))  # SB-V4
    if bug.rarity != "token" and bug.alliance:
        raise BadData("only for tokens; a card's follows from its cost", (*path, "alliance"))  # SB-E2


def _check_item(item: t.Item, path: Path) -> None:
    if item.subtype == "relic" and (item.equip or item.fits):
        raise BadData("a relic has no equip cost and fits no bug", path)  # SB-C2
    if item.subtype != "relic" and not item.equip:
        raise BadData("all items but relics need an equip cost, as 1; a free one is 0", (*path, "equip"))  # SB-C2
    if item.subtype != "relic" and item.rarity == "token":
        raise BadData("an item token is a relic", (*path, "subtype"))
    for number, word in enumerate(item.fits):
        if word not in FITTING and not (word.startswith("name:") and word != "name:"):
            reason = f'must be as "name:Dave", or a word; there is no {unknown(word, FITTING)}'
            raise BadData(reason, (*path, "fits", number))


def _check_ability(ability: t.Ability, path: Path) -> None:
    if isinstance(ability, t.Triggered | t.Activated):
        _check_effects(ability.effects, (*path, "effects"))
        if any(isinstance(node, t.GainDust) for node in walk(ability.effects)) and _has_target(ability.effects):
            raise BadData("an ability that gains dust can have no target", (*path, "effects"))  # SB-U4
    if isinstance(ability, t.Activated) and _is_free(ability.price) and not ability.once:
        raise BadData("what costs nothing could be used for ever; it needs a price or `once`", (*path, "price"))
    for node in walk(ability):
        if isinstance(node, t.Gives | t.Block | t.Unblockable):
            _check_holders(node.to, (*path, "to"))


def _is_free(price: t.Price) -> bool:
    """However nothing is written: "" is no dust, too."""
    cards = price.discard or price.counters or price.splat_other or price.exhaust_other
    return not (parse_cost(price.dust).total or price.exhaust or price.splat or price.devotion or cards)


def _check_effects(effects: tuple[Effect, ...], path: Path) -> None:
    if not effects:
        raise BadData("must not be empty", path)
    for node in walk(effects):
        if isinstance(node, t.ChooseOne) and effects != (node,):
            raise BadData('a "choose-one" can only be the whole of an ability', path)
        if isinstance(node, t.ChooseOne) and (len(node.modes) < 2 or not all(node.modes)):
            raise BadData('a "choose-one" needs two modes or more, each with an effect', path)
        if isinstance(node, t.Choice) and node.least > node.most:
            raise BadData(f"at least {node.least} and at most {node.most} cannot be chosen", path)


def _has_target(effects: Sequence[Effect]) -> bool:
    for node in walk(tuple(effects)):
        if isinstance(node, t.Trade | t.Fizzle) or (isinstance(node, t.Choice) and node.how == "target"):
            return True
        if str(getattr(node, "who", "")).startswith("target-"):
            return True
    return False


def _check_holders(of: t.Permanents, path: Path) -> None:
    """What a passive ability gives may change figures and states, so it cannot depend on them."""
    if of.state or max(of.least_atk, of.most_atk, of.least_def, of.most_def) >= 0:
        raise BadData("a passive ability cannot ask for ATK, DEF or a state", path)
