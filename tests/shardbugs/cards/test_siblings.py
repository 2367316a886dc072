"""No card of Shard Bugs is another one again, or the same for less: every card is a choice of its own."""

from itertools import permutations

import pytest

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, DeckCard, alliance_of_card
from bugduel.shardbugs.cards.costs import parse_cost
from bugduel.shardbugs.cards.vocabulary import (
    AGGRO,
    ANT,
    BEETLE,
    FLYING,
    HUNTER,
    SOLDIER,
    STOMP,
    action,
    bearer_has,
    bounty,
    bug,
    cannot,
    draw,
    gain_devotion,
    item,
    location,
    quick_action,
    rare,
    relic,
    resists,
)
from bugduel.trees.node import Node, replaced

BEARER = t.Permanents("bearer")
GROWING = ("atk", "def_", "dev", "bounty", "plink")  # more is better
GATHERING = ("keywords", "traits", "resists")  # with another one it is better
SET_APART = ("name", "rarity", "species", "classes")  # what is neither a text nor a figure
PAIRS = list(permutations(DECK_CARDS.values(), 2))


def is_strictly_worse(card: DeckCard, other: DeckCard) -> bool:
    """Whether every deck would rather have the other card, which is of the same rarity and type: it asks for no more,
    is as good in everything, and not the same. Species and classes are nobody's merit.
    """
    return (
        card.rarity == other.rarity
        and kind_of(card) == kind_of(other)
        and fits_into_any_deck_of(card, other)
        and gives_as_much(card, other)
        and text_and_figures(card) != text_and_figures(other)
    )


def kind_of(card: DeckCard) -> tuple[type, str]:
    return type(card), "" if isinstance(card, t.Bug) else card.subtype


def fits_into_any_deck_of(card: DeckCard, other: DeckCard) -> bool:
    return costs_no_more(card.cost, other.cost) and alliance_of_card(other) in (alliance_of_card(card), "unaligned")


def costs_no_more(cost: str, other: str) -> bool:
    """In all, and in shards."""
    one, another = parse_cost(cost), parse_cost(other)
    return another.total <= one.total and another.shards <= one.shards


def gives_as_much(card: DeckCard, other: DeckCard) -> bool:
    if isinstance(card, t.Bug) and isinstance(other, t.Bug):
        return has_as_much(card, other) and card.abilities == other.abilities
    if isinstance(card, t.Item) and isinstance(other, t.Item):
        fits = not other.fits or (bool(card.fits) and set(card.fits) <= set(other.fits))
        return fits and costs_no_more(card.equip, other.equip) and bears_as_much(card, other)
    if isinstance(card, t.Action) and isinstance(other, t.Action):
        return card.effects == other.effects and other.quick >= card.quick
    return isinstance(card, t.Support) and isinstance(other, t.Support) and card.abilities == other.abilities


def has_as_much(one: Node, other: Node) -> bool:
    """Bugs, or what two items give."""
    more = all(at_least(getattr(one, name, 0), getattr(other, name, 0)) for name in GROWING)
    return more and all(set(getattr(one, name)) <= set(getattr(other, name)) for name in GATHERING)


def at_least(amount: object, other: object) -> bool:
    """Amounts that are counted on the board are only compared with themselves."""
    return amount == other or (isinstance(amount, int) and isinstance(other, int) and amount <= other)


def bears_as_much(card: t.Item, other: t.Item) -> bool:
    one, another = bearer_gains(card), bearer_gains(other)
    hinders_no_more = set(another.cannot) <= set(one.cannot)
    return hinders_no_more and has_as_much(one, another) and besides(card) == besides(other)


def bearer_gains(card: t.Item) -> t.Gives:
    found = [part for part in card.abilities if isinstance(part, t.Gives) and part.to == BEARER]
    assert len(found) < 2, f"{card.name} should say once what its bearer has"
    return found[0] if found else t.Gives(BEARER)


def besides(card: t.Item) -> tuple[t.Ability, ...]:
    return tuple(part for part in card.abilities if not (isinstance(part, t.Gives) and part.to == BEARER))


def text_and_figures(card: DeckCard) -> dict[str, object]:
    """With lists in any order."""
    told = {name: getattr(card, name) for name in card.field_names if name not in SET_APART}
    lists = ("fits", *GATHERING)
    return {"type": type(card), **{name: set(value) if name in lists else value for name, value in told.items()}}


# --- the set ----------------------------------------------------------------------------------------------------------


def test_no_card_is_strictly_worse_than_another_of_its_rarity_and_type():
    worse = [f"{card.name} < {other.name}" for card, other in PAIRS if is_strictly_worse(card, other)]
    assert worse == []


def test_no_two_cards_have_the_same_text_and_figures():
    told = {card.name: text_and_figures(card) for card in DECK_CARDS.values()}
    assert [f"{one.name} = {other.name}" for one, other in PAIRS if told[one.name] == told[other.name]] == []


# --- what is worse ----------------------------------------------------------------------------------------------------

ANTS = bug("Ants", "2S", 2, 2, 1, ANT, FLYING, bounty(1), hits=draw())
HAT = item("Hat", "2S", "armor", "1", [ANT, SOLDIER], bearer_has(STOMP, atk=1, defence=1), hits=draw())
READING = action("Reading", "2S", "effect", draw())
SHOP = location("Shop", "2S", your_turn_begins=draw())


@pytest.mark.parametrize(
    ("card", "better"),
    [
        (ANTS, bug("Cheap", "1S", 2, 2, 1, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Neutral", "3", 2, 2, 1, BEETLE, HUNTER, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Strong", "2S", 3, 2, 1, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Tough", "2S", 2, 3, 1, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Devout", "2S", 2, 2, 2, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Paid", "2S", 2, 2, 1, ANT, FLYING, bounty(2), hits=draw())),
        (ANTS, bug("Quick", "2S", 2, 2, 1, ANT, FLYING, AGGRO, bounty(1), hits=draw())),
        (ANTS, bug("Firm", "2S", 2, 2, 1, ANT, FLYING, resists(FLYING), bounty(1), hits=draw())),
        (bug("Plain", "2", 2, 2, 1, ANT), bug("Plain and Strong", "2", 3, 2, 1, BEETLE)),
        (HAT, item("Light", "2S", "armor", "0", [ANT, SOLDIER], bearer_has(STOMP, atk=1, defence=1), hits=draw())),
        (HAT, item("Wide", "2S", "armor", "1", [ANT, SOLDIER, BEETLE], *HAT.abilities)),
        (HAT, item("For All", "2S", "armor", "1", [], *HAT.abilities)),
        (HAT, item("Thick", "2S", "armor", "1", [ANT, SOLDIER], bearer_has(STOMP, atk=1, defence=2), hits=draw())),
        (item("Heavy", "1", "armor", "1", [], bearer_has(cannot("attack"))), item("Air", "1", "armor", "1", [])),
        (READING, action("Glance", "S", "effect", draw())),
        (READING, quick_action("Skimming", "2S", "effect", draw())),
        (SHOP, location("Stall", "1S", your_turn_begins=draw())),
        (relic("Old Lamp", "3", your_turn_begins=draw()), relic("Lamp", "2", your_turn_begins=draw())),
    ],
    ids=lambda card: card.name,
)
def test_a_card_is_strictly_worse_than_one_that_asks_for_less_or_gives_more(card: DeckCard, better: DeckCard):
    assert is_strictly_worse(card, better)
    assert not is_strictly_worse(better, card)


@pytest.mark.parametrize(
    ("card", "other"),
    [
        (ANTS, bug("Same", "2S", 2, 2, 1, BEETLE, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Lunar", "1L", 3, 3, 2, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("In Shards", "1SS", 3, 3, 2, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("Dear", "4", 3, 3, 2, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, *rare(bug("Rare", "2S", 3, 3, 2, ANT, FLYING, bounty(1), hits=draw()))),
        (ANTS, bug("Frail", "1S", 3, 1, 2, ANT, FLYING, bounty(1), hits=draw())),
        (ANTS, bug("On Foot", "1S", 3, 3, 2, ANT, AGGRO, bounty(1), hits=draw())),
        (ANTS, bug("Otherwise", "1S", 3, 3, 2, ANT, FLYING, bounty(1), hits=gain_devotion(1))),
        (ANTS, bug("Silent", "1S", 3, 3, 2, ANT, FLYING, bounty(1))),
        (bug("Unaligned", "3", 2, 2, 1, ANT), bug("Aligned", "2S", 3, 3, 2, ANT)),
        (HAT, item("Narrow", "2S", "armor", "1", [ANT], bearer_has(STOMP, atk=2, defence=2), hits=draw())),
        (HAT, item("Stiff", "2S", "armor", "2", [], bearer_has(STOMP, atk=2, defence=2), hits=draw())),
        (HAT, item("Sword", "2S", "weapon", "1", [], bearer_has(STOMP, atk=2, defence=2), hits=draw())),
        (HAT, item("Stuck", "2S", "armor", "1", [], bearer_has(STOMP, cannot("ready"), atk=2, defence=2), hits=draw())),
        (item("Any", "1", "armor", "1", []), item("Some", "1", "armor", "1", [ANT], bearer_has(atk=1))),
        (quick_action("Skimming", "2S", "effect", draw()), action("Glance", "S", "effect", draw())),
        (READING, action("Prayer", "S", "effect", gain_devotion(1))),
        (SHOP, location("Shrine", "1S", your_turn_begins=gain_devotion(1))),
    ],
    ids=lambda card: card.name,
)
def test_a_card_is_not_worse_than_one_that_only_some_decks_would_rather_have(card: DeckCard, other: DeckCard):
    assert not is_strictly_worse(card, other)


def test_two_cards_are_the_same_if_only_names_rarities_species_and_classes_differ():
    beetles = bug("Beetles", "2S", 2, 2, 1, BEETLE, HUNTER, FLYING, bounty(1), hits=draw())
    assert text_and_figures(ANTS) == text_and_figures(replaced(beetles, rarity="rare"))
    assert text_and_figures(HAT) == text_and_figures(item("Cap", "2S", "armor", "1", [SOLDIER, ANT], *HAT.abilities))
    assert text_and_figures(READING) != text_and_figures(action("Study", "2S", "effect", draw(2)))
