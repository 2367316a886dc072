"""Looking up cards."""

import json

import pytest

from bugduel.mindbug.game import MINDBUG
from bugduel.terminal.screen.find import find_cards
from bugduel.words import LANGUAGES
from screens import bugduel, rejected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_every_card(language: str) -> None:
    result = bugduel("cards", "--lang", language, "--text")
    assert result.exit_code == 0
    for page in MINDBUG.cards():
        assert page.title(language) in result.stdout
        for line in page.text(language).splitlines():
            assert line in result.stdout
    table = bugduel("cards", "mindbug", "--lang", language).stdout
    assert MINDBUG.cards()[0].title(language).split()[0] in table
    assert max(len(line) for line in table.splitlines()) <= 100


def test_json_has_every_card_with_its_texts_in_every_language() -> None:
    data = json.loads(bugduel("cards", "mindbug", "--json").stdout)
    assert [card["name"] for card in data] == [page.name for page in MINDBUG.cards()]
    for card in data:
        assert set(card["titles"]) == set(card["texts"]) == set(LANGUAGES)


def test_one_set() -> None:
    first = next(iter(MINDBUG.sets()))
    data = json.loads(bugduel("cards", "--set", first, "--json").stdout)
    assert {card["set"] for card in data} == {first}
    assert '--set: there is no set "moon"' in rejected("cards", "--set", "moon")


@pytest.mark.parametrize("args", [["shark dog"], ["SHARK D"], ["mindbug", "shark dog"], ["mindbug", "shark-dog"]])
def test_one_card_by_the_beginning_of_its_name(args: list[str]) -> None:
    shown = bugduel("cards", *args, "--lang", "en").stdout
    assert "Shark Dog" in shown
    assert "HUNTER: " in shown  # what its keyword means


def test_cards_are_found_without_accents_in_any_language() -> None:
    pages = MINDBUG.cards()
    assert [page.name for page in find_cards(pages, "madre arpia")] == ["Harpy Mother"]
    assert [page.name for page in find_cards(pages, "MADRE ARPÍA")] == ["Harpy Mother"]
    assert [page.name for page in find_cards(pages, "mummy")] == ["Sharky Crab-Dog-Mummypus"]
    assert find_cards(pages, "xyzzy") == []


def test_slips() -> None:
    assert 'Did you mean "Shark Dog"?' in rejected("cards", "sharkdg")
    assert 'there is no card "xyzzy"' in rejected("cards", "mindbug", "xyzzy")
    assert 'there is no game "chess"' in rejected("cards", "chess", "xyzzy")
    assert "--lang" in rejected("cards", "--lang", "xx")
