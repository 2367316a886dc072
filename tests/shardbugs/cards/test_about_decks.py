"""What helps to choose one of the decks that come along: a name, a plan, how hard it is, and its key cards."""

import re

import pytest

from bugduel.core.game import AboutDeck
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.cards.deck import about_decks, built_decks
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.telling.decks import built_decks as told_decks
from bugduel.words import LANGUAGES

SENTENCE = re.compile(r"[.!?](?: |$)")


def test_something_is_said_of_every_deck_and_of_no_other():
    assert not set(built_decks()) - set(about_decks()), "decks that about.json says nothing of"
    assert not set(about_decks()) - set(built_decks()), "about.json names decks that there are not"


@pytest.mark.parametrize("name", built_decks())
def test_a_deck_is_easy_medium_or_hard(name: str):
    assert SHARD_BUGS.about_deck(name).difficulty in (1, 2, 3)


def test_there_are_decks_for_beginners_and_for_masters():
    assert {about.difficulty for about in about_decks().values()} == {1, 2, 3}


@pytest.mark.parametrize("name", built_decks())
def test_three_to_five_key_cards_are_in_the_deck(name: str):
    keys = SHARD_BUGS.about_deck(name).key_cards
    assert 3 <= len(keys) <= 5, f"about.json: {name} has {len(keys)} key cards"
    assert len(set(keys)) == len(keys), f"about.json: {name} names a key card twice"
    missing = [card for card in keys if card not in built_decks()[name].cards]
    assert not missing, f"about.json: key cards of {name} that are not in {name}.txt: {missing}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_has_a_name_a_plan_of_two_sentences_and_a_difficulty_in_words(language: str):
    told = told_decks(SHARD_BUGS, language)
    assert [deck.id for deck in told] == list(built_decks())
    for deck in told:
        assert deck.name != deck.id, f"{language}: {deck.id} has no name"
        assert len(SENTENCE.findall(deck.plan)) == 2, f"{language}: the plan of {deck.id} has not two sentences"
        assert deck.difficulty_name, f"{language}: {deck.id}"
    assert len({deck.name for deck in told}) == len({deck.plan for deck in told}) == len(told)
    assert len({deck.difficulty_name for deck in told}) == 3


def test_each_language_has_its_own_words():
    english, *others = ({deck.id: deck for deck in told_decks(SHARD_BUGS, language)} for language in LANGUAGES)
    for other in others:
        for name, deck in other.items():
            assert english[name].name != deck.name and english[name].plan != deck.plan, name


def test_of_other_decks_nothing_is_known():
    assert SHARD_BUGS.about_deck("nobody's") == MINDBUG.about_deck("any") == AboutDeck(0, [])
