"""All printed cards there are, against the facts read off them; and the pools that can be made of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from bugduel.core import BadOptions
from bugduel.mindbug.cards.catalogue import TREES
from bugduel.mindbug.cards.export import card_from_data, to_data
from bugduel.mindbug.cards.sets.formats import FORMATS
from bugduel.mindbug.cards.tree import CreatureCard
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.program.printed import CARDS
from duel import Duel
from marks import rule
from plain import plain

FACTS = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
CREATURES: list[dict[str, Any]] = [page.to_data() for page in MINDBUG.cards() if "power" in page.to_data()]
POWER_CARDS = [page.to_data() for page in MINDBUG.cards() if "cost" in page.to_data()]


def test_every_printed_creature_is_there_as_printed():
    listed = [{name: data[name] for name in FACTS["creatures"][0]} for data in CREATURES]
    for data in listed:
        data["keywords"] = sorted(data["keywords"])
    printed = [{**fact, "keywords": sorted(fact["keywords"])} for fact in FACTS["creatures"]]
    assert len(printed) == 269
    assert sorted(listed, key=lambda data: data["name"]) == sorted(printed, key=lambda data: data["name"])


def test_every_power_card_is_there_as_printed():
    listed = [{name: data[name] for name in ("number", "name", "cost")} for data in POWER_CARDS]
    assert len(listed) == 16
    assert listed == FACTS["power_cards"]


def test_cards_stand_in_the_order_of_their_sets():
    for set_id in MINDBUG.sets():
        listed = [data["name"] for data in CREATURES if data["set"] == set_id]
        printed = [fact["name"] for fact in FACTS["creatures"] if fact["set"] == set_id]
        assert listed == printed


@pytest.mark.parametrize("card", [card for card in TREES if isinstance(card, CreatureCard)], ids=lambda card: card.name)
def test_every_card_survives_export_and_import(card: CreatureCard):
    assert card_from_data(json.loads(json.dumps(to_data(card))), "card") == card


@rule("MB-O1", "MB-S1")
def test_any_sets_can_be_shuffled_together():
    state = MINDBUG.new({"sets": ["kingdom", "promo"]}, "together")
    names = {fact["name"] for fact in FACTS["creatures"] if fact["set"] in ("kingdom", "promo")}
    view = json.dumps([plain(state.view(0)), plain(state.view(1))])
    others = {card.name for card in CARDS if card.cost < 0} - names
    assert not [name for name in others if json.dumps(name) in view]


@rule("MB-O2")
def test_the_championship_has_no_giraffodile_and_one_copy_of_each_new_servant():
    pool = MINDBUG.setup({"format": "championship"}).options["pool"]
    assert isinstance(pool, dict)
    assert "Giraffodile" not in pool
    assert pool["Hyenix"] == 1
    assert pool["Killer Bee"] == 2
    assert sum(pool.values()) == 47 + 12


@rule("MB-O2")
def test_the_other_formats_are_whole_sets():
    assert sum(FORMATS["first-contact"].values()) == 48
    assert sum(FORMATS["first-contact-and-new-servants"].values()) == 72


def test_a_format_stands_alone():
    with pytest.raises(BadOptions, match=r"options\.format: stands instead of sets and a pool"):
        MINDBUG.setup({"format": "championship", "sets": ["promo"]})
    with pytest.raises(BadOptions, match=r'options\.format: there is no "champion"'):
        MINDBUG.setup({"format": "champion"})


@rule("MB-O4")
def test_a_pool_of_names_and_counts():
    state = MINDBUG.new({"pool": {"Hyenix": 20, "Kong": 20}}, "own pool")
    assert {state.move(action).facts["card"] for action in state.legal()} <= {"Hyenix", "Kong", "Ambush"}


@rule("MB-O4", "MB-S8")
def test_a_power_card_is_no_card_to_deal():
    with pytest.raises(BadOptions, match='there is no card "Ambush"'):
        MINDBUG.setup({"pool": {"Ambush": 30}})


def test_a_position_may_name_cards_of_any_set():
    Duel(mine=["Kong"], theirs=["Hyenix"], hand=["Artimist", "Hyenix"]).offers(
        "play Artimist", "play Hyenix", "attack Kong"
    )
