"""The cards of Shard Bugs as plain data and back, and the numbers they go by."""

import json
import re

import pytest

from bugduel.core import BadData
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import AVATARS, CARDS, SET, number_of
from bugduel.shardbugs.cards.export import card_from_data, to_data
from marks import rule


@rule("SB-E3")
def test_every_card_has_a_name_and_a_number_of_its_own():
    assert (SET.id, SET.title) == ("first-molt", "First Molt")
    assert [number_of(card.name) for card in SET.cards] == list(range(len(SET.cards)))
    assert len({card.name.casefold() for card in SET.cards}) == len(SET.cards) == len(CARDS)


@pytest.mark.parametrize(
    "card", [card for name, card in CARDS.items() if name not in AVATARS], ids=lambda card: card.name
)
def test_every_card_survives_export_and_import(card: t.Card):
    assert card_from_data(json.loads(json.dumps(to_data(card))), "card") == card


def pest(*abilities: object, **more: object) -> dict[str, object]:
    figures = {"word": "bug", "name": "Pest", "cost": "2SS", "atk": 2, "def_": 2, "dev": 1, "species": ["ant"]}
    return {**figures, "abilities": list(abilities), **more}


def played(*effects: object) -> dict[str, object]:
    return pest({"word": "triggered", "event": "played", "effects": list(effects)})


def item(**more: object) -> dict[str, object]:
    return {"word": "item", "name": "Thing", "cost": "1", "subtype": "weapon", "equip": "1", **more}


def free(dust: str) -> dict[str, object]:
    """An ability with no price but that dust."""
    return {"word": "activated", "price": {"word": "price", "dust": dust}, "effects": [{"word": "draw"}]}


BUG = {"word": "permanents"}
TARGET = {"word": "choice", "of": BUG}
DUST = {"word": "gain-dust", "count": 1}
SPLAT = {"word": "splat", "of": TARGET}
EFFECTS = "card.abilities[0].effects"


def test_a_home_made_card_is_data():
    draw_or_splat = {"word": "choose-one", "modes": [[{"word": "draw"}], [SPLAT]]}
    hand = {"word": "gain-devotion", "amount": {"word": "count", "of": "hand"}}
    bugs = {"word": "gain-devotion", "amount": {"word": "count", "of": BUG}}
    for data in (played(draw_or_splat), played(hand, bugs), item(fits=["ant", "name:Dave"]), item(equip="0")):
        assert to_data(card_from_data(data, "card")) == data


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("Pest", "card: must be an object with a \"word\", not 'Pest'"),
        ({"word": "draw"}, 'card: must be a "bug", "item", "support" or "action"'),
        ({"word": "avatar", "name": "Venus", "alliance": "solar", "abilities": []}, 'card: must be a "bug", "item"'),
        (pest(name=""), "card.name: a card needs a name"),
        (pest(attack=3), 'card: a bug has no field "attack"'),
        (pest(atk=100), "card.atk: must be from 0 to 99, not 100"),
        (pest(cost="SL"), 'card.cost: no cost: "SL"'),
        (pest(cost="100"), "card.cost: a cost is at most 99"),
        (pest(cost="00"), 'card.cost: no cost: "00"'),
        (pest(cost="01"), 'card.cost: no cost: "01"'),
        (pest(cost="00S"), 'card.cost: no cost: "00S"'),
        (pest(cost="\u0663"), 'card.cost: no cost: "\u0663"'),
        (pest(cost="\u00b2"), 'card.cost: no cost: "\u00b2"'),
        (pest(cost=" 1"), 'card.cost: no cost: " 1"'),
        (pest(cost="1\n"), "card.cost: no cost: "),
        (pest(cost="-1"), 'card.cost: no cost: "-1"'),
        (pest(cost="9" * 5000), 'card.cost: no cost: "9999'),
        (pest(cost="S" * 100), 'card.cost: no cost: "SSSS'),
        (pest(cost="1" + "S" * 98 + "S"), "card.cost: no cost: "),
        (pest(cost="2" + "S" * 98), "card.cost: a cost is at most 99"),
        (item(equip="00"), 'card.equip: no cost: "00"'),
        (pest(free("")), "card.abilities[0].price: what costs nothing"),
        (pest(free("0")), "card.abilities[0].price: what costs nothing"),
        (pest(free("00")), 'card.abilities[0].price.dust: no cost: "00"'),
        (pest(cost=""), "card.cost: a card needs one"),
        (pest(rarity="token"), "card.cost: a token has none"),
        (pest(rarity="token", cost=""), "card.dev: a token's is 0"),
        (pest(rarity="mythic"), 'card.rarity: there is no "mythic"'),
        (pest(alliance="lunar"), "card.alliance: only for tokens"),
        (pest(species=[]), "card.species: a bug needs at least one"),
        (pest(species=["aunt"]), 'card.species: there is no species "aunt". Did you mean "ant"?'),
        (pest(classes=["worker", "scout", "smith"]), "card.classes: a bug has at most two"),
        (pest(keywords=["venomous"]), 'card.keywords: there is no keyword "venomous". Did you mean "venom"?'),
        (played(), f"{EFFECTS}: must not be empty"),
        (played({"word": "draw", "who": "she"}), f'{EFFECTS}[0].who: there is no "she"'),
        (played({"word": "make", "token": "Ant", "count": "x"}), f"{EFFECTS}[0].count: must be an object with a"),
        (
            played({"word": "gain-devotion", "amount": {"word": "count", "of": "x"}}),
            f"{EFFECTS}[0].amount.of: there is",
        ),
        (played({"word": "splat", "of": {**TARGET, "least": 2}}), f"{EFFECTS}: at least 2 and at most 1"),
        (played({"word": "choose-one", "modes": [[SPLAT]]}), f'{EFFECTS}: a "choose-one" needs two modes'),
        (played({"word": "choose-one", "modes": [SPLAT, SPLAT]}), f"{EFFECTS}[0].modes[0]: must be a list"),
        (played(SPLAT, {"word": "choose-one", "modes": [[SPLAT], [SPLAT]]}), f'{EFFECTS}: a "choose-one" can only be'),
        (played(DUST, SPLAT), f"{EFFECTS}: an ability that gains dust can have no target"),
        (played(DUST, {"word": "reveal"}), f"{EFFECTS}: an ability that gains dust can have no target"),
        (pest({"word": "activated", "price": {"word": "price"}, "effects": [DUST]}), "card.abilities[0].price: what"),
        (
            pest({"word": "activated", "price": {"word": "price", "dust": "x"}, "effects": []}),
            "card.abilities[0].price",
        ),
        (pest({"word": "gives", "to": {**BUG, "state": "damaged"}, "atk": 1}), "card.abilities[0].to: a passive"),
        (pest({"word": "gives", "to": BUG, "atk": -100}), "card.abilities[0].atk: must be from -99 to 99"),
        (item(equip=""), "card.equip: all items but relics need an equip cost"),
        (item(subtype="relic"), "card: a relic has no equip cost"),
        (item(cost="", rarity="token"), "card.subtype: an item token is a relic"),
        (item(fits=["ant", "name:"]), 'card.fits[1]: must be as "name:Dave"'),
        ({"word": "action", "name": "Nothing", "cost": "1", "subtype": "effect", "effects": []}, "card.effects: must"),
    ],
    ids=lambda value: value[:50] if isinstance(value, str) else "",
)
def test_what_is_no_card_is_refused_with_its_place(data: object, message: str):
    with pytest.raises(BadData, match=f"^{re.escape(message)}"):
        card_from_data(data, "card")


def test_a_card_nested_for_ever_is_refused():
    effect: object = SPLAT
    for _ in range(5000):
        effect = {"word": "may", "then": [effect]}
    with pytest.raises(BadData, match=r"^card.*: nested too deeply"):
        card_from_data(played(effect), "card")
