"""Decks at the terminal: those that come along, one's own, and games with them."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bugduel.core import BadData, BadOptions, Record
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.telling.decks import built_decks
from bugduel.words import LANGUAGES
from marks import rule
from screens import bugduel, rejected

BAD_DECK = "avatar: Sol\n9 Gold Field Ants\n3 Nonsense Bug\n1 Silt Librarian\n2 Luna\n"


def options_of(folder: Path, *args: str) -> Mapping[str, Any]:
    """What a game with these options is played with."""
    kept = folder / "game.json"
    kept.unlink(missing_ok=True)
    result = bugduel("play", "shardbugs", "--against", "random", "--save", str(kept), *args)
    assert result.exit_code == 0, result.stderr
    return Record.from_json(kept.read_text()).options


def deck_file(folder: Path, text: str | None = None) -> str:
    file = folder / "deck.txt"
    file.write_text(SHARD_BUGS.deck_text(SHARD_BUGS.deck("solar-swarm")) if text is None else text)
    return str(file)


def titles_in(language: str) -> dict[str, str]:
    return {page.name: page.title(language) for page in SHARD_BUGS.cards()}


# --- looking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [(), ("shardbugs",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_built_decks_are_listed(args: tuple[str, ...], language: str) -> None:
    shown = bugduel("decks", *args, "--lang", language).stdout
    whole = " ".join(shown.split())
    for deck in built_decks(SHARD_BUGS, language):
        assert re.search(rf"^ *{deck.id} +\w+ +60 +{deck.difficulty_name} ", shown, re.MULTILINE), deck.id
        assert all(word in whole for card in deck.key_cards for word in titles_in(language)[card].split()), deck.id
    assert bugduel("decks", "--text").stdout.split() == SHARD_BUGS.decks()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_printed_with_what_its_cards_do(language: str) -> None:
    shown = bugduel("decks", "solar-swarm", "--lang", language).stdout
    titles = titles_in(language)
    cards: Any = SHARD_BUGS.deck("solar-swarm")["cards"]
    for name, count in cards.items():
        assert re.search(rf"^ *{count}  {re.escape(titles[name])} ", shown, re.MULTILINE), name
    assert {"en": "make an Ant token", "es": "ficha"}[language] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_built_deck_is_printed_with_what_helps_to_choose_it(language: str, tmp_path: Path) -> None:
    deck = next(each for each in built_decks(SHARD_BUGS, language) if each.id == "solar-swarm")
    shown = " ".join(bugduel("decks", "solar-swarm", "--lang", language).stdout.split())
    keys = "; ".join(titles_in(language)[card] for card in deck.key_cards)
    difficulty, cards = {"en": ("Difficulty", "Key cards"), "es": ("Dificultad", "Cartas clave")}[language]
    about = f"{deck.name} {deck.plan} {difficulty}: {deck.difficulty_name}. {cards}: {keys}."
    assert shown.startswith(about)
    assert difficulty not in bugduel("decks", deck_file(tmp_path), "--lang", language).stdout


def test_what_is_printed_as_text_can_be_read_back(tmp_path: Path) -> None:
    for name in SHARD_BUGS.decks():
        text = bugduel("decks", "shardbugs", name, "--text").stdout
        assert SHARD_BUGS.read_deck(text, name) == SHARD_BUGS.deck(name)
        assert "This deck is legal." in bugduel("decks", deck_file(tmp_path, text), "--lang", "en").stdout


def test_a_random_deck_can_be_played_and_is_the_same_by_the_same_seed() -> None:
    one, two, other = (bugduel("decks", "--random", "--seed", seed, "--text").stdout for seed in ("a", "a", "b"))
    assert one == two != other
    SHARD_BUGS.read_deck(one, "one")
    SHARD_BUGS.read_deck(bugduel("decks", "shardbugs", "--random", "--text").stdout, "any")


@rule("SB-D4")
def test_every_reason_against_a_deck_is_told(tmp_path: Path) -> None:
    file = deck_file(tmp_path, BAD_DECK)
    result = bugduel("decks", file)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.splitlines()[0] == f"bugduel: {file}: cannot be played:"
    told = result.stderr.splitlines()[1:]
    assert all(line.startswith("- ") for line in told)
    for why in ("a deck has at least 60", "9 copies", "Nonsense Bug", "it is lunar", "an avatar is not among"):
        assert sum(why in line for line in told) == 1, why
    wrong = bugduel("decks", deck_file(tmp_path, "avatar: Sol\nhello\n4 Antonio\nworld\n")).stderr
    assert wrong.count('must be as "4 Card Name"') == 2


# --- playing ----------------------------------------------------------------------------------------------------------


def test_without_a_word_about_decks_built_ones_are_played(tmp_path: Path) -> None:
    built = [SHARD_BUGS.deck(name) for name in SHARD_BUGS.decks()]
    assert options_of(tmp_path)["decks"] == built[:2]
    assert options_of(tmp_path, "--players", "4")["decks"] == built[:4]


def test_decks_are_named_or_come_from_files(tmp_path: Path) -> None:
    file = deck_file(tmp_path)
    swarm, wings, tide = (SHARD_BUGS.deck(name) for name in ("solar-swarm", "lunar-wings", "lunar-tide"))
    assert options_of(tmp_path, "--deck", file)["decks"] == [swarm, tide]
    assert options_of(tmp_path, "--deck", "lunar-tide")["decks"] == [tide, wings]
    assert options_of(tmp_path, "--their-deck", f"{file},lunar-wings")["decks"] == [tide, swarm, wings]
    named = options_of(tmp_path, "--deck", "lunar-wings", "--their-deck", "solar-swarm", "--players", "3")
    assert named["decks"] == [wings, swarm, tide]
    assert options_of(tmp_path, "--time", "7")["time"] == 7


def test_slips_with_decks(tmp_path: Path) -> None:
    missing = 'there is no file and no ready-made deck "lunar-tid". Did you mean "lunar-tide"?'
    assert f"bugduel: {missing}" in rejected("decks", "lunar-tid")
    assert f"--deck: {missing}" in rejected("play", "shardbugs", "--deck", "lunar-tid")
    assert f"--their-deck: {missing}" in rejected("play", "shardbugs", "--their-deck", "solar-swarm,lunar-tid")
    assert "--their-deck: 2 decks are too many for 2 players" in rejected(
        "play", "shardbugs", "--players", "2", "--their-deck", "solar-swarm,lunar-tide"
    )
    for players in ("0", "1", "5", "9"):
        assert "--players: " in rejected("play", "shardbugs", "--players", players)
    assert "--time: must be a whole number from 0 to 400" in rejected("play", "shardbugs", "--time", "401")
    bad = bugduel("play", "shardbugs", "--deck", deck_file(tmp_path, BAD_DECK))
    assert bad.exit_code == 2
    assert "- Gold Field Ants: 9 copies" in bad.stderr
    assert "--deck: cannot be combined with --resume" in rejected("play", "--deck", "x", "--resume", "y")
    assert "--players: cannot be combined" in rejected("play", "--players", "3", "--position", "y")
    assert "cannot be combined" in rejected("decks", "lunar-tide", "--random")
    assert "--seed: only together with --random" in rejected("decks", "--seed", "x")
    assert str(tmp_path) in rejected("decks", str(tmp_path))


def test_a_game_without_decks_says_so() -> None:
    assert "mindbug has no decks" in rejected("decks", "mindbug")
    for option, value in (("--deck", "x"), ("--their-deck", "x")):
        assert f"{option}: mindbug has no decks" in rejected("play", "mindbug", option, value)
    assert "--time: mindbug has no such option" in rejected("play", "--time", "3")
    assert "--sets: shardbugs has no such option" in rejected("play", "shardbugs", "--sets", "all")
    assert "--edition: shardbugs has no such option" in rejected("play", "shardbugs", "--edition", "first")
    assert "--format: shardbugs has no formats" in rejected("play", "shardbugs", "--format", "x")
    for ask in (lambda: MINDBUG.deck("x"), lambda: MINDBUG.random_deck("x"), lambda: MINDBUG.deck_text({})):
        with pytest.raises(BadOptions, match="has no decks"):
            ask()
    with pytest.raises(BadData, match="has no decks"):
        MINDBUG.read_deck("", "x")
    with pytest.raises(BadOptions, match='there is no deck "x"'):
        SHARD_BUGS.deck("x")
    assert MINDBUG.moments() == []


def test_a_match_between_three(tmp_path: Path) -> None:
    typed = "concede\ny\n\n" * 3
    shown = bugduel("play", "shardbugs", "--players", "3", "--best-of", "3", "--against", "random", "--lang", "en",
                    "--seed", "m", typed=typed).stdout  # fmt: skip
    assert "The match, best of 3: you 0, the others 1." in shown
    assert "You lost the match." in shown
