"""The rules say the same in every language, with the words that the cards have."""

import re

import pytest

from bugduel.games import GAMES
from bugduel.telling.rulebook import Rulebook, rulebook
from bugduel.words import LANGUAGES

IN_EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
TRANSLATED = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d*\b")
MARKS = {"es": {"Ours": "Nuestro"}}  # those that are the same everywhere are not listed


def texts(book: Rulebook) -> dict[str, str]:
    """All that is said, piece by piece: each rule by its id, and each line around the rules by its place."""
    said = {f"before all {number}": line for number, line in enumerate(book.text.split("\n\n"))}
    for chapter in book.chapters:
        said[f"{chapter.id} title"] = chapter.title
        said |= {rule.id: rule.text for rule in chapter.rules}
        said |= {f"{chapter.id} before {number}": line for number, line in enumerate(chapter.text.splitlines())}
        said |= {f"{chapter.id} after {number}": line for number, line in enumerate(chapter.notes.splitlines())}
    return said


def both(game: str, language: str) -> list[tuple[str, str, str]]:
    """Each piece with its place: in English, and in this language."""
    english, other = [texts(rulebook(GAMES[game], each)) for each in ("en", language)]
    assert list(english) == list(other)
    return [(place, text, other[place]) for place, text in english.items()]


def bold(text: str) -> list[str]:
    return re.findall(r"\*\*(.+?)\*\*", text)


def numbers(text: str) -> set[str]:
    """Without those of ids; 4,000 and 4.000 are 4000."""
    return set(re.findall(r"\d+", re.sub(r"(?<=\d)[,.](?=\d{3}\b)", "", ID.sub("", text))))


def names(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


@IN_EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_rules_in_every_language(game: str, language: str) -> None:
    assert rulebook(GAMES[game], language).language == language


@IN_EVERY_GAME
@TRANSLATED
def test_chapters_and_rules_are_the_same_in_the_same_order(game: str, language: str) -> None:
    english, other = [
        [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in rulebook(GAMES[game], each).chapters]
        for each in ("en", language)
    ]
    assert english == other


@IN_EVERY_GAME
@TRANSLATED
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    same = {text for _, text, other in both(game, language) if text == other}
    assert same <= {"", "| --- | --- |", "Draft"}


@IN_EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_is_named_is_one_of_a_rule_or_chapter(game: str, language: str) -> None:
    chapters = rulebook(GAMES[game], language).chapters
    known = {chapter.id for chapter in chapters} | {rule.id for chapter in chapters for rule in chapter.rules}
    assert set(ID.findall(GAMES[game].rulebook(language))) <= known


@IN_EVERY_GAME
@TRANSLATED
def test_ids_numbers_code_and_marks_are_the_same(game: str, language: str) -> None:
    marks = MARKS[language]
    for place, english, other in both(game, language):
        assert sorted(ID.findall(english)) == sorted(ID.findall(other)), place
        assert numbers(english) == numbers(other), place
        assert re.findall(r"`.+?`", english) == re.findall(r"`.+?`", other), place
        assert sorted(marks.get(mark, mark) for mark in bold(english)) == sorted(bold(other)), place


@IN_EVERY_GAME
@TRANSLATED
def test_cards_and_keywords_have_the_names_that_players_see(game: str, language: str) -> None:
    words = [(card.name, card.title(language)) for card in GAMES[game].cards()]
    for english, other in zip(*(GAMES[game].glossary(each)["keywords"] for each in ("en", language)), strict=True):
        words.append((english.name, other.name))
    for place, english, other in both(game, language):
        missing = [title for name, title in words if names(name, english) and title.lower() not in other.lower()]
        assert not missing, place


@IN_EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_lead_to_all_chapters(game: str, language: str) -> None:
    page = GAMES[game].rulebook(language)
    contents, *chapters = re.findall(r"^## (.+)$", page, re.MULTILINE)
    links = re.findall(r"^- \[(.+)\]\(#(.+)\)$", page, re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in chapters]
    assert links == list(zip(chapters, anchors, strict=True))
    assert contents not in {chapter.title for chapter in rulebook(GAMES[game], language).chapters}
