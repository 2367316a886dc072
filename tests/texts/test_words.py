"""Messages and names in every language."""

import re
from dataclasses import dataclass
from importlib.resources import files

import pytest

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.cards.vocabulary import power_up
from bugduel.mindbug.text.describe import Reader, card_title
from bugduel.words import LANGUAGES, words

CREATURES = [card for card_set in SETS for card in card_set.cards]
POWER_CARDS = [card for card_set in SETS for card in card_set.power_cards]


def test_home_made_cards_keep_their_name():
    assert card_title("Gorillion", "es") == "Gorileón"
    assert card_title("Zzz-Bug", "es") == "Zzz-Bug"
    assert card_title("Gorillion", "en") == "Gorillion"


TITLES = ("mindbug-card-", "shardbugs-card-")  # names that are the same in English need no message there


def test_all_languages_say_the_same_messages():
    said = [
        {message_id for message_id in words(language).message_ids if not message_id.startswith(TITLES)}
        for language in LANGUAGES
    ]
    assert said[0] == said[1]


def test_every_translated_card_name_is_of_a_card():
    known = {
        card_title(name, "es") for name in [*(card.name for card in CREATURES), *(card.name for card in POWER_CARDS)]
    }
    names = [
        words("es").say(message_id) for message_id in words("es").message_ids if message_id.startswith("mindbug-card-")
    ]
    assert set(names) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_name_and_an_explanation(language):
    for keyword in KEYWORDS:
        assert words(language).say(f"mindbug-keyword-{keyword.lower()}")
        assert words(language).say(f"mindbug-keyword-{keyword.lower()}-help").endswith(".")


def test_missing_words_are_errors():
    with pytest.raises(ValueError, match="Languages: en, es"):
        words("tlh")
    with pytest.raises(LookupError, match="effect-sing"):
        words("en").say("mindbug-effect-sing")
    with pytest.raises(ValueError, match="effect-defeat"):
        words("en").say("mindbug-effect-defeat")


def test_a_word_nobody_has_put_into_words_is_an_error():
    @dataclass(frozen=True)
    class Sing(tree.Effect, tree.Constant, tree.Condition):
        pass

    reader = Reader(words("en"))
    with pytest.raises(TypeError, match="Sing"):
        reader.effect(Sing(), "do")
    with pytest.raises(TypeError, match="Sing"):
        reader.constant(Sing())
    with pytest.raises(TypeError, match="Sing"):
        reader.condition(Sing(), "if")
    with pytest.raises(TypeError, match="Have"):
        reader.effect(tree.ThisTurn(None, power_up(1)), "do")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ids_of_a_file_begin_with_the_first_word_of_its_name(language):
    """Or their file would not be read when they are wanted; and each game's messages have its prefix."""
    for file in files("bugduel.words").joinpath(language).iterdir():
        kind = file.name.removesuffix(".ftl").partition("_")[0]
        ids = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert ids
        assert [id for id in ids if not id.startswith(f"{kind}-")] == [], file.name
