"""What is printed on the 32 cards of First Contact, and their trees as plain data and back."""

import json
import re
from typing import Any

import pytest

from bugduel.core.errors import BadData, BadOptions
from bugduel.mindbug.cards.export import card_from_data, to_data
from bugduel.mindbug.cards.sets.first_contact import FIRST_CONTACT
from bugduel.mindbug.cards.tree import CreatureCard
from bugduel.mindbug.game import MINDBUG
from marks import rule

#  number, name, copies, power, keywords
FACTS = [
    ("01/32", "Axolotl Healer", 2, 4, {"POISONOUS"}),
    ("02/32", "Bee Bear", 1, 8, set()),
    ("03/32", "Brain Fly", 1, 4, set()),
    ("04/32", "Chameleon Sniper", 1, 1, {"SNEAKY"}),
    ("05/32", "Compost Dragon", 2, 3, {"HUNTER"}),
    ("06/32", "Deathweaver", 1, 2, {"POISONOUS"}),
    ("07/32", "Elephantopus", 1, 7, {"TOUGH"}),
    ("08/32", "Explosive Toad", 2, 5, {"FRENZY"}),
    ("09/32", "Ferret Bomber", 2, 2, {"SNEAKY"}),
    ("10/32", "Giraffodile", 1, 7, set()),
    ("11/32", "Goblin Werewolf", 2, 2, {"HUNTER"}),
    ("12/32", "Gorillion", 1, 10, set()),
    ("13/32", "Grave Robber", 2, 7, {"TOUGH"}),
    ("14/32", "Harpy Mother", 1, 5, set()),
    ("15/32", "Kangasaurus Rex", 2, 7, set()),
    ("16/32", "Killer Bee", 2, 5, {"HUNTER"}),
    ("17/32", "Lone Yeti", 1, 5, {"TOUGH"}),
    ("18/32", "Luchataur", 2, 9, {"FRENZY"}),
    ("19/32", "Mysterious Mermaid", 1, 7, set()),
    ("20/32", "Plated Scorpion", 2, 2, {"TOUGH", "POISONOUS"}),
    ("21/32", "Rhino Turtle", 2, 8, {"FRENZY", "TOUGH"}),
    ("22/32", "Shark Dog", 1, 4, {"HUNTER"}),
    ("23/32", "Sharky Crab-Dog-Mummypus", 1, 5, set()),
    ("24/32", "Shield Bugs", 2, 4, {"TOUGH"}),
    ("25/32", "Snail Hydra", 2, 9, set()),
    ("26/32", "Snail Thrower", 1, 1, {"POISONOUS"}),
    ("27/32", "Spider Owl", 2, 3, {"SNEAKY", "POISONOUS"}),
    ("28/32", "Strange Barrel", 1, 6, set()),
    ("29/32", "Tiger Squirrel", 2, 3, {"SNEAKY"}),
    ("30/32", "Turbo Bug", 1, 4, set()),
    ("31/32", "Tusked Extorter", 2, 8, set()),
    ("32/32", "Urchin Hurler", 1, 5, {"HUNTER"}),
]


def test_every_card_has_its_printed_number_copies_power_and_keywords():
    pages: list[dict[str, Any]] = [page.to_data() for page in MINDBUG.cards("first-contact")]
    facts = [(p["number"], p["name"], p["copies"], p["power"], set(p["keywords"])) for p in pages]
    assert facts == FACTS


def test_the_set_is_48_cards_of_32_names():
    pages: list[dict[str, Any]] = [page.to_data() for page in MINDBUG.cards("first-contact")]
    assert len({page["name"] for page in pages}) == 32
    assert sum(page["copies"] for page in pages) == 48
    assert {page["set"] for page in pages} == {"first-contact"}


# --- trees as data ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", FIRST_CONTACT.cards, ids=lambda card: card.name)
def test_a_card_written_as_json_and_read_back_is_the_same(card: CreatureCard):
    data = json.loads(json.dumps(to_data(card)))
    assert card_from_data(data, "card") == card
    assert to_data(card_from_data(data, "card")) == data


def test_a_tree_leaves_out_what_is_usual():
    gorillion = next(card for card in FIRST_CONTACT.cards if card.name == "Gorillion")
    assert to_data(gorillion) == {"word": "creature-card", "name": "Gorillion", "power": 10}


def test_a_tree_says_what_a_card_does():
    squirrel = next(card for card in FIRST_CONTACT.cards if card.name == "Tiger Squirrel")
    strong_enemy = {"word": "creatures", "side": "enemy", "least_power": 7}
    assert to_data(squirrel) == {
        "word": "creature-card",
        "name": "Tiger Squirrel",
        "power": 3,
        "keywords": ["SNEAKY"],
        "abilities": [
            {
                "word": "triggered",
                "event": "play",
                "effects": [{"word": "defeat", "of": {"word": "choice", "least": 1, "most": 1, "of": strong_enemy}}],
            }
        ],
        "copies": 2,
    }


# --- broken trees -----------------------------------------------------------------------------------------------------

ALLIES = {"word": "creatures", "side": "ally"}
MY_DISCARD = {"word": "cards", "place": "my-discard"}


def pest(*abilities: object, **more: object) -> dict[str, object]:
    return {"word": "creature-card", "name": "Pest", "power": 3, "abilities": list(abilities), **more}


def playing(*effects: object) -> dict[str, object]:
    """A card that does these when it is played."""
    return pest({"word": "triggered", "event": "play", "effects": list(effects)})


def one(of: object) -> dict[str, object]:
    return {"word": "choice", "least": 1, "most": 1, "of": of}


def refused(data: object, message: str) -> None:
    with pytest.raises(BadData, match=f"^{re.escape(message)}"):
        card_from_data(data, "card")


def test_what_is_no_object_is_no_card():
    refused("Gorillion", "card: must be an object with a \"word\", not 'Gorillion'")
    refused({"name": "Pest", "power": 3}, 'card: must be an object with a "word"')
    refused({"word": 7}, 'card: must be an object with a "word"')


def test_another_word_than_a_card_is_no_card():
    refused(one(ALLIES), 'card: must be a "creature-card"')


def test_an_unknown_word_is_named_with_its_place_and_the_nearest_known_one():
    broken = playing({"word": "gain-life", "amount": 1}, {"word": "defeet", "of": one(ALLIES)})
    refused(broken, 'card.abilities[0].effects[1].word: there is no word "defeet". Did you mean "defeat"?')


def test_a_missing_field_is_named():
    refused({"word": "creature-card", "name": "Pest"}, 'card: the field "power" is missing')
    refused(playing({"word": "gain-life"}), 'card.abilities[0].effects[0]: the field "amount" is missing')
    refused(
        playing({"word": "defeat", "of": {"word": "choice", "least": 1, "of": ALLIES}}),
        'card.abilities[0].effects[0].of: the field "most" is missing',
    )


def test_a_field_that_nothing_has_is_named():
    refused(pest(pover=4), 'card: a creature-card has no field "pover". Did you mean "power"?')


def test_a_value_of_the_wrong_type_is_named():
    refused(pest(power="3"), "card.power: must be int, not '3'")
    refused(pest(power=True), "card.power: must be int, not True")
    refused(pest(power=2.5), "card.power: must be int, not 2.5")
    refused(pest(power=None), "card.power: must be int, not None")
    refused(pest(name=["Pest"]), "card.name: must be str, not ['Pest']")
    refused(pest(keywords="TOUGH"), "card.keywords: must be a list, not 'TOUGH'")
    refused(pest(keywords=["TOUGH", 5]), "card.keywords[1]: must be str, not 5")
    refused(pest(7), 'card.abilities[0]: must be an object with a "word", not 7')
    refused(
        pest({"word": "have", "whose": {**ALLIES, "most_power": "4"}, "power": 1}),
        "card.abilities[0].whose.most_power: must be int or nothing, not '4'",
    )


def test_an_unknown_keyword_is_named_wherever_keywords_stand():
    unknown = 'there is no keyword "TUFF"'
    refused(pest(keywords=["TUFF"]), f"card.keywords: {unknown}")
    refused(pest({"word": "copy-keywords", "keywords": ["TUFF"]}), f"card.abilities[0].keywords: {unknown}")
    armed = {"word": "have", "whose": ALLIES, "keywords": ["TUFF"]}
    refused(
        pest({"word": "while", "condition": {"word": "my-turn"}, "then": [armed]}),
        f"card.abilities[0].then[0].keywords: {unknown}",
    )


def test_an_unknown_side_place_event_or_player_is_named():
    refused(
        playing({"word": "defeat", "of": one({"word": "creatures", "side": "foe"})}),
        'card.abilities[0].effects[0].of.of.side: there is no "foe"',
    )
    refused(
        playing({"word": "put-into-play", "of": one({"word": "cards", "place": "my-pocket"})}),
        'card.abilities[0].effects[0].of.of.place: there is no "my-pocket"',
    )
    refused(
        pest({"word": "triggered", "event": "sleep", "effects": []}), 'card.abilities[0].event: there is no "sleep"'
    )
    refused(
        playing({"word": "discard", "count": 1, "who": "everybody"}),
        'card.abilities[0].effects[0].who: there is no "everybody"',
    )


def test_a_word_in_a_place_where_it_makes_no_sense_is_named():
    refused(playing({"word": "my-turn"}), 'card.abilities[0].effects[0]: "my-turn" does not fit here')
    refused(pest({"word": "gain-life", "amount": 1}), 'card.abilities[0]: "gain-life" does not fit here')
    refused(
        playing({"word": "defeat", "of": {"word": "gain-life", "amount": 1}}),
        'card.abilities[0].effects[0].of: "gain-life" does not fit here',
    )
    refused(
        playing({"word": "if", "condition": ALLIES, "then": []}),
        'card.abilities[0].effects[0].condition: "creatures" does not fit here',
    )


def test_a_card_needs_a_name():
    refused(pest(name=""), "card.name: a card needs a name")


# --- trees whose words are right and whose sense is not ---------------------------------------------------------------


def not_playable(data: object, place: str) -> None:
    with pytest.raises((BadData, BadOptions), match=f"^{re.escape(place)}"):
        MINDBUG.setup({"cards": [data]})


def test_a_condition_inside_a_condition_is_refused():
    inner = {"word": "while", "condition": {"word": "only-ally"}, "then": []}
    not_playable(pest({"word": "while", "condition": {"word": "my-turn"}, "then": [inner]}), "options.cards[0]")


def test_a_card_with_a_printed_name_is_refused():
    not_playable(pest(name="Gorillion"), "options.cards[0].name")


def test_a_choice_between_no_effects_is_refused():
    not_playable(playing({"word": "choose-one", "options": []}), "options.cards[0]")


def test_defeating_cards_of_a_discard_pile_is_refused():
    not_playable(playing({"word": "defeat", "of": one(MY_DISCARD)}), "options.cards[0]")


def test_taking_control_of_cards_of_a_discard_pile_is_refused():
    not_playable(playing({"word": "take-control", "of": one(MY_DISCARD)}), "options.cards[0]")


def test_putting_creatures_into_play_that_are_there_already_is_refused():
    not_playable(playing({"word": "put-into-play", "of": one(ALLIES)}), "options.cards[0]")


def test_choosing_nothing_together_is_refused():
    not_playable(playing({"word": "defeat", "of": {"word": "together", "choices": []}}), "options.cards[0]")


def test_fewer_at_most_than_at_least_is_refused():
    choice = {"word": "choice", "least": 3, "most": 1, "of": ALLIES}
    not_playable(playing({"word": "defeat", "of": choice}), "options.cards[0]")


def test_a_negative_number_of_cards_or_life_is_refused():
    not_playable(playing({"word": "gain-life", "amount": -5}), "options.cards[0]")
    not_playable(playing({"word": "steal-cards", "count": -1}), "options.cards[0]")


def test_a_negative_number_of_copies_is_refused():
    not_playable(pest(copies=-3), "options.cards[0]")


def test_a_tree_too_deep_to_walk_is_refused():
    effect: object = {"word": "gain-life", "amount": 1}
    for _ in range(2000):
        effect = {"word": "if", "condition": {"word": "my-turn"}, "then": [effect]}
    not_playable(playing(effect), "options.cards[0]")


@rule("MB-K7")
def test_a_home_made_creature_without_power_is_refused():
    not_playable(pest(power=0), "options.cards[0]")
