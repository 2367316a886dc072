"""The parts of a card's tree that are not effects, lowered: filters, amounts, conditions, gifts."""

from collections.abc import Mapping, Sequence

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.cards.vocabulary.lists import CLASSES, SPECIES
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Amount, CardFilter, Filter, Gift, Test

SPECIES_BITS = {str(name): 1 << place for place, name in enumerate(SPECIES)}
CLASS_BITS = {str(name): 1 << place for place, name in enumerate(CLASSES)}
ALLIANCE_BITS = {"unaligned": 1, **{name: 1 << place for place, name in enumerate(DUSTS) if place}}
SUBTYPES = ("weapon", "armor", "consumable", "relic", "location", "event", "attack", "effect")
SUBTYPE_BITS = {name: 1 << place for place, name in enumerate(SUBTYPES)}
OWNERS = {"you": o.YOURS, "enemies": o.ENEMY, "any": o.ANY}
COUNTED = {
    "hand": o.OF_HAND,
    "enemy-hand": o.OF_ENEMY_HAND,
    "devotion": o.OF_DEVOTION,
    "enemies": o.OF_ENEMIES,
    "counters": o.OF_COUNTERS,
    "splat-zone": o.OF_SPLAT_ZONE,
}
FIGURES = {"atk": o.OF_ATK, "def": o.OF_DEF, "dev": o.OF_DEV, "cost": o.OF_COST}
WHOSE = {"this": o.OF_THIS, "it": o.OF_IT, "target": o.OF_TARGET}


def bits(names: Sequence[str], known: Mapping[str, int]) -> int:
    found = 0
    for name in names:
        if name not in known:
            raise TypeError(f'there is no "{name}"; there are {", ".join(known)}')
        found |= known[name]
    return found


def lower_filter(tree: t.Permanents, kinds: Mapping[str, int]) -> Filter:
    found = Filter(o.SIDES[tree.side], o.TYPES[tree.type], o.ZONES[tree.zone], tree.other)
    found.species = bits(tree.species, SPECIES_BITS)
    found.classes = bits(tree.classes, CLASS_BITS)
    found.traits = bits(tree.traits, o.TRAITS)
    found.keywords = bits(tree.keywords, o.KEYWORDS)
    found.alliances = bits(tree.alliances, ALLIANCE_BITS)
    found.subtypes = bits(tree.subtypes, SUBTYPE_BITS)
    found.state = o.STATES.index(tree.state)
    found.token = ("", "yes", "no").index(tree.token)
    if tree.name:
        found.kind = kind_of(tree.name, kinds)
    found.least_atk, found.most_atk = _limits(tree.least_atk, tree.most_atk)
    found.least_def, found.most_def = _limits(tree.least_def, tree.most_def)
    found.least_cost, found.most_cost = _limits(tree.least_cost, tree.most_cost)
    found.plain = tree == t.Permanents(tree.side, tree.type, tree.zone, tree.other)
    return found


def lower_cards(tree: t.Cards, kinds: Mapping[str, int]) -> CardFilter:
    found = CardFilter(o.TYPES[tree.type], o.ZONES[tree.zone], OWNERS[tree.owner])
    found.species = bits(tree.species, SPECIES_BITS)
    found.classes = bits(tree.classes, CLASS_BITS)
    found.traits = bits(tree.traits, o.TRAITS)
    found.alliances = bits(tree.alliances, ALLIANCE_BITS)
    found.subtypes = bits(tree.subtypes, SUBTYPE_BITS)
    found.quick = tree.quick
    if tree.name:
        found.kind = kind_of(tree.name, kinds)
    found.least_cost, found.most_cost = _limits(tree.least_cost, tree.most_cost)
    return found


def kind_of(name: str, kinds: Mapping[str, int]) -> int:
    if name not in kinds:
        raise TypeError(f'there is no card "{name}"')
    return kinds[name]


def _limits(least: int, most: int) -> tuple[int, int]:
    return o.NO_LEAST if least < 0 else least, o.NO_LIMIT if most < 0 else most


def lower_amount(tree: t.Amount, kinds: Mapping[str, int]) -> Amount:
    if isinstance(tree, int):
        return Amount(tree)
    if isinstance(tree, t.Stat):
        found = Amount(0, FIGURES[tree.figure])
        found.whose = WHOSE[tree.whose]
        return found
    if isinstance(tree.of, t.Permanents):
        found = Amount(0, o.OF_PERMANENTS, tree.times)
        found.filter = lower_filter(tree.of, kinds)
    elif isinstance(tree.of, t.Cards):
        found = Amount(0, o.OF_CARDS, tree.times)
        found.cards = lower_cards(tree.of, kinds)
    else:
        found = Amount(0, COUNTED[tree.of], tree.times)
    return found


def lower_test(tree: t.Condition, kinds: Mapping[str, int]) -> Test:
    match tree:
        case t.Have(of, least, most):
            test = Test(o.IF_HAVE, *_limits(least, most))
            test.filter = lower_filter(of, kinds)
        case t.HaveCards(of_cards, least, most):
            test = Test(o.IF_CARDS, *_limits(least, most))
            test.cards = lower_cards(of_cards, kinds)
        case t.Devotion(least, most):
            test = Test(o.IF_DEVOTION, *_limits(least, most))
        case t.MoreDevotion(less, than):
            test = Test(o.IF_MORE)
            test.flag = less
            test.than_all = than == "all"
        case t.YourTurn(not_):
            test = Test(o.IF_YOUR_TURN)
            test.flag = not_
        case t.ItIs(of, whose):
            test = Test(o.IF_IT_IS)
            test.filter = lower_filter(of, kinds)
            test.whose = WHOSE[whose]
        case _:
            raise TypeError(f"no way to test {tree!r}")
    return test


def lower_gift(tree: t.Gives | t.UntilEnd, kinds: Mapping[str, int]) -> Gift:
    gift = Gift()
    gift.atk = lower_amount(tree.atk, kinds)
    gift.defence = lower_amount(tree.def_, kinds)
    gift.dev = lower_amount(tree.dev, kinds)
    gift.keywords = bits(tree.keywords, o.KEYWORDS)
    gift.traits = bits(tree.traits, o.TRAITS)
    gift.resists = bits(tree.resists, o.TRAITS)
    gift.cannot = bits(tree.cannot, o.LIMITS)
    gift.bounty = tree.bounty
    gift.gives_figures = any(part != 0 for part in (tree.atk, tree.def_, tree.dev))
    gift.gives_more = bool(gift.keywords or gift.traits or gift.resists or gift.cannot or gift.bounty)
    return gift
