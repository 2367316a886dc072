"""Messages and names in every language."""

import re
from dataclasses import dataclass
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.cards.vocabulary import power_up
from bugduel.mindbug.text.describe import Reader, card_title
from bugduel.words import LANGUAGES, Words, words
from bugduel.words.entries import entries

CREATURES = [card for card_set in SETS for card in card_set.cards]
POWER_CARDS = [card for card_set in SETS for card in card_set.power_cards]


def test_home_made_cards_keep_their_name():
    assert card_title("Gorillion", "es") == "Gorileón"
    assert card_title("Zzz-Bug", "es") == "Zzz-Bug"
    assert card_title("Gorillion", "en") == "Gorillion"


TITLES = ("mindbug-card-", "shardbugs-card-")  # names that are the same in English need no message there


def test_all_languages_say_the_same_messages():
    said = [
        {message_id for message_id in Words(language).message_ids if not message_id.startswith(TITLES)}
        for language in LANGUAGES  # our own: games of others may bring messages along in one language
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_cut_into_the_messages_that_fluent_finds_in_it(language):
    """Messages are parsed one by one, when they are said: here all of them, whole and one by one."""
    for file in files("bugduel.words").joinpath(language).iterdir():
        source = file.read_text(encoding="utf-8")
        whole = [entry for entry in FluentResource(source).body if not isinstance(entry, ast.BaseComment)]
        cut = entries(source, file.name)
        assert [entry.id.name for entry in whole if isinstance(entry, ast.Message)] == list(cut)
        for entry, text in zip(whole, cut.values(), strict=True):
            (alone,) = FluentResource(text).body
            assert alone.equals(entry, ignored_fields=["comment", "span"]), text


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("new-one = One\nnew-one = Two\n", 'theirs: message "new-one" is there twice'),
        ("terminal-turn = Go\n", 'theirs: message "terminal-turn" is there twice'),
        ("new-one = One\nTwo words\n", "theirs: not Fluent: 'Two words'"),
        ("  new-one = One\n", "theirs: not Fluent: '  new-one = One'"),
        ("new-one = { $count\n", "message \"new-one\" in en is not Fluent: 'new-one = { $count'"),
    ],
)
def test_messages_that_a_game_brings_along_are_checked_at_once(source, error):
    learning = Words("en")
    with pytest.raises(ValueError, match=re.escape(error)):
        learning.learn("theirs", source)


def test_a_message_may_quote_another_that_stands_below_it():
    learning = Words("en")
    learning.learn("theirs", "new-one = { new-two }!\n\n# why\nnew-two =\n    Two\n    lines\n")
    assert learning.say("new-one") == "Two\nlines!"
    with pytest.raises(LookupError, match='no message "new-three" in en'):
        learning.learn("more", "new-four = { new-three }\n")
