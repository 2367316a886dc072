"""From the trees that cards are written as to what the engine runs. Done once for each card."""

from collections.abc import Mapping, Sequence

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.costs import DUSTS, parse_cost
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card, Static
from bugduel.shardbugs.program.lower_effects import lower_program
from bugduel.shardbugs.program.lower_parts import (
    ALLIANCE_BITS,
    CLASS_BITS,
    OWNERS,
    SPECIES_BITS,
    SUBTYPES,
    bits,
    lower_cards,
    lower_filter,
    lower_gift,
    lower_test,
)
from bugduel.shardbugs.program.program import Filter, Price, Program

RARITIES = ("common", "uncommon", "rare", "cosmic", "avatar", "token")
THIS_ONE = t.Permanents("this", "permanent")
MOST_ABILITIES = 30  # that a card can have: actions tell them apart, and each has a bit for "once per turn"


def lower_card(tree: t.Card, kind: int, kinds: Mapping[str, int]) -> Card:
    """A card as the engine runs it. `kinds` are the numbers of all cards by name."""
    card = Card(kind, tree.name)
    card.rarity = RARITIES.index(tree.rarity)
    card.is_token = tree.rarity == "token"
    card.triggers = [[] for _ in o.EVENTS]
    if isinstance(tree, t.Avatar):
        card.type = o.AVATAR
        card.alliance = DUSTS.index(tree.alliance)
    else:
        cost = parse_cost(tree.cost)
        card.neutral, card.shards, card.dust, card.cost = cost.neutral, cost.shards, cost.dust, cost.total
        card.alliance = cost.dust
    if isinstance(tree, t.Bug):
        _bug(card, tree)
    elif isinstance(tree, t.Item):
        card.type = o.ITEM
        card.subtype = SUBTYPES.index(tree.subtype)
        _equipping(card, tree)
    elif isinstance(tree, t.Support):
        card.type = o.SUPPORT
        card.subtype = SUBTYPES.index(tree.subtype)
    elif isinstance(tree, t.Action):
        card.type = o.ACTION
        card.subtype = SUBTYPES.index(tree.subtype)
        card.quick = tree.quick
        card.action = lower_program(f"{tree.name}/*", tree.effects, kinds, is_ability=False)
    if not isinstance(tree, t.Action):
        _abilities(card, tree.abilities, kinds)
    card.print_figures()
    return card


def _bug(card: Card, tree: t.Bug) -> None:
    card.type = o.BUG
    card.atk, card.defence, card.dev = tree.atk, tree.def_, tree.dev
    card.species = bits(tree.species, SPECIES_BITS)
    card.classes = bits(tree.classes, CLASS_BITS)
    card.traits = bits(tree.traits, o.TRAITS)
    card.resists = bits(tree.resists, o.TRAITS)
    card.keywords = bits(tree.keywords, o.KEYWORDS)
    card.bounty, card.plink = tree.bounty, tree.plink
    if tree.alliance and tree.alliance != "unaligned":
        card.alliance = DUSTS.index(tree.alliance)


def _equipping(card: Card, tree: t.Item) -> None:
    """What an item asks of a bug; one match is enough (SB-C2)."""
    if tree.subtype == "relic":
        return
    card.can_equip = True
    cost = parse_cost(tree.equip)
    card.equip_neutral, card.equip_shards, card.equip_dust = cost.neutral, cost.shards, cost.dust
    card.fits_any = not tree.fits
    for word in tree.fits:
        if word.startswith("name:"):
            card.fit_names.append(word.removeprefix("name:"))
        elif word in SPECIES_BITS:
            card.fit_species |= SPECIES_BITS[word]
        elif word in CLASS_BITS:
            card.fit_classes |= CLASS_BITS[word]
        elif word in o.TRAITS:
            card.fit_traits |= o.TRAITS[word]
        else:
            card.fit_alliances |= bits([word], ALLIANCE_BITS)


def _abilities(card: Card, abilities: Sequence[t.Ability], kinds: Mapping[str, int]) -> None:
    if len(abilities) > MOST_ABILITIES:
        raise TypeError(f"{card.name}: {len(abilities)} abilities; a card has at most {MOST_ABILITIES}")
    for number, ability in enumerate(abilities):
        if isinstance(ability, t.Triggered):
            _triggered(card, ability, number, kinds)
        elif isinstance(ability, t.Activated):
            _activated(card, ability, number, kinds)
        else:
            card.statics.extend(_statics(ability, None, kinds))


def _triggered(card: Card, tree: t.Triggered, number: int, kinds: Mapping[str, int]) -> None:
    program = lower_program(f"{card.name}/{number}", tree.effects, kinds)
    if program.makes_dust and program.modes:
        raise TypeError(f"{program.name}: a triggered ability that gains dust can ask nothing (SB-U4)")
    program.number = number
    program.event = o.EVENTS.index(tree.event)
    program.once = tree.once
    program.by = {"enemy": o.ENEMY}.get(tree.by, OWNERS.get(tree.by, o.YOURS))
    program.test = None if tree.condition is None else lower_test(tree.condition, kinds)
    if program.event < o.ABOUT_PLAYERS and tree.of.side != "this":
        program.watch = lower_filter(tree.of, kinds)
    card.events |= 1 << program.event
    card.triggers[program.event].append(program)


def _activated(card: Card, tree: t.Activated, number: int, kinds: Mapping[str, int]) -> None:
    program = lower_program(f"{card.name}/{number}", tree.effects, kinds)
    program.number = number
    program.quick = tree.quick
    program.once = tree.once
    program.price = price = Price()
    cost = parse_cost(tree.price.dust)
    price.neutral, price.shards, price.dust = cost.neutral, cost.shards, cost.dust
    price.exhaust, price.splat = tree.price.exhaust, tree.price.splat
    price.devotion, price.discard, price.counters = tree.price.devotion, tree.price.discard, tree.price.counters
    price.splat_other = _filter(tree.price.splat_other, kinds)
    price.exhaust_other = _filter(tree.price.exhaust_other, kinds)
    card.activated.append(program)
    if program.makes_dust:
        card.has_dust = True
        _gives(card, program)
    elif program.quick:
        card.has_quick = True


def _gives(card: Card, program: Program) -> None:
    """A dust ability that takes no more than to exhaust or splat its permanent, and does nothing but gain dust."""
    price = program.price
    assert price is not None
    is_dear = price.neutral or price.shards or price.devotion or price.discard or price.counters
    takes_others = price.splat_other is not None or price.exhaust_other is not None
    if is_dear or takes_others or not (price.exhaust or price.splat) or len(program.steps) != 1:
        return
    step = program.steps[0]
    if step.op == o.GAIN_DUST and step.amount.op < 0 and step.amount.number > 0:
        program.gives, program.gives_dust = step.amount.number, step.dust
        card.gives_dust = True


def _filter(tree: t.Permanents | None, kinds: Mapping[str, int]) -> Filter | None:
    return None if tree is None else lower_filter(tree, kinds)


def _statics(tree: t.Constant, condition: t.Condition | None, kinds: Mapping[str, int]) -> list[Static]:
    test = None if condition is None else lower_test(condition, kinds)
    match tree:
        case t.While(inner, then):
            if condition is not None:
                raise TypeError("a while within a while")
            return [static for part in then for static in _statics(part, inner, kinds)]
        case t.Gives(to):
            static = Static(lower_filter(to, kinds), test)
            static.gift = lower_gift(tree, kinds)
        case t.Costs(of, less, who):
            static = Static(lower_filter(THIS_ONE, kinds), test)
            static.cards, static.less, static.for_enemies = lower_cards(of, kinds), less, who == "enemies"
        case t.Block(to, more):
            static = Static(lower_filter(to, kinds), test)
            static.more_blocks = more
        case t.Unblockable(to, but):
            static = Static(lower_filter(to, kinds), test)
            static.limits_blockers, static.blockers = True, _filter(but, kinds)
        case _:
            raise TypeError(f"no way to hold {tree!r}")
    return [static]
