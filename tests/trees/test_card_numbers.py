"""Cards keep their numbers, because Records hold them."""

import pytest

from bugduel.mindbug.cards.catalogue import KINDS
from bugduel.mindbug.program.printed import CARDS as LOWERED
from bugduel.shardbugs.cards.catalogue import NUMBERS
from bugduel.shardbugs.program.printed import CARDS as PRINTED
from bugduel.trees.numbers import FILE, FIRST_HOME_MADE, missing, numbered, pinned_numbers
from card_numbers import CARDS, append

GAMES = {"mindbug": KINDS, "shardbugs": NUMBERS}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_number_of_its_own(game: str):
    pinned = pinned_numbers(f"bugduel.{game}.cards")
    unnumbered = missing(CARDS[game], pinned)
    assert not unnumbered, f"no number for {', '.join(unnumbered)}. Run `make numbers` and commit {FILE}"
    assert GAMES[game].keys() == set(CARDS[game])
    assert len(set(GAMES[game].values())) == len(CARDS[game])
    assert max(GAMES[game].values()) < FIRST_HOME_MADE


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_twice_in_the_file(game: str):
    pinned = pinned_numbers(f"bugduel.{game}.cards")
    assert sorted(pinned.values()) == list(range(len(pinned)))


@pytest.mark.parametrize(
    ("numbers", "pinned"),
    [
        (
            KINDS,
            {
                "Axolotl Healer": 0,
                "Bee Bear": 1,
                "Grave Robber": 12,
                "Urchin Hurler": 31,
                "Bugserker": 32,
                "Octocopter": 60,
                "Peacasus": 99,
                "Lychee King": 130,
                "Romindesco": 170,
                "Kong": 200,
                "Future Eric": 247,
                "Short-Neck Giraffodile": 266,
            },
        ),
        (
            NUMBERS,
            {
                "Gold Field Ants": 0,
                "Overconfident Ant": 1,
                "Honeydew Courtier": 12,
                "Glarewing": 31,
                "Sunrise Swallowtail": 32,
                "Festival of Kites": 60,
                "Ferry Snail": 99,
                "Drumfire Cricket": 130,
                "Widow of Accounts": 170,
                "Party Crasher": 200,
                "Gossip Column": 284,
                "Pebble Snail": 303,
            },
        ),
    ],
    ids=GAMES,
)
def test_numbers_are_those_of_the_first_records(numbers: dict[str, int], pinned: dict[str, int]):
    assert {name: numbers[name] for name in pinned} == pinned


def test_the_engine_knows_cards_by_their_numbers():
    assert {card.name: card.kind for card in LOWERED} == KINDS
    assert {card.name: card.kind for card in PRINTED} == NUMBERS


def test_a_card_between_others_leaves_their_numbers_alone():
    pinned = {"Ant": 0, "Bee": 1, "Cricket": 2}
    assert numbered(["Ant", "Antlion", "Bee", "Cricket"], pinned) == {"Ant": 0, "Antlion": 3, "Bee": 1, "Cricket": 2}


def test_the_number_of_a_card_that_is_gone_is_not_used_again():
    assert numbered(["Ant", "Cricket", "Dragonfly"], {"Ant": 0, "Bee": 1, "Cricket": 2}) == {
        "Ant": 0,
        "Cricket": 2,
        "Dragonfly": 3,
    }


def test_two_cards_of_one_name_are_a_mistake():
    with pytest.raises(AssertionError, match="two cards of the name Ant"):
        numbered(["Ant", "Ant"], {})


def test_the_tool_appends_what_is_missing(tmp_path):
    file = tmp_path / FILE
    file.write_text("Ant\nBee\n", encoding="utf-8")
    assert append(file, ["Antlion", "Bee", "Cricket"]) == ["Antlion", "Cricket"]
    assert file.read_text(encoding="utf-8") == "Ant\nBee\nAntlion\nCricket\n"
    assert append(file, ["Antlion", "Bee"]) == []
