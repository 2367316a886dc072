"""A draft at the terminal: packs, picks, the deck, and games with it."""

import json
import re
from pathlib import Path

import pytest

from bugduel.core import Record, replay
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.words import LANGUAGES
from marks import rule
from screens import bugduel, numbers, rejected

PICKS = 48
ALL_PICKS = "1\n" * PICKS


def draft(*args: str, typed: str = "") -> str:
    result = bugduel("draft", "--against", "random", "--lang", "en", *args, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def picks_of(file: Path) -> list[list[str]]:
    picks: list[list[str]] = json.loads(file.read_text())["picks"]
    return picks


# --- picking ----------------------------------------------------------------------------------------------------------


@rule("SB-F1")
def test_the_pack_is_shown_with_what_cards_do() -> None:
    shown = draft("--seed", "a")
    pack = SHARD_BUGS.draft(4, "a").to_pick(0)
    pages = {page.name: page for page in SHARD_BUGS.cards()}
    assert "Pack 1 of 4: 12 cards, 0 picked so far." in shown
    for number, name in enumerate(pack, 1):
        text = pages[name].text("en").replace("\n", " ")
        line = f"{number}. {name}  {pages[name].line('en')}" + (f"  {text}" if text else "")
        assert line in shown.splitlines(), name


def test_cards_are_picked_by_number_and_by_name(tmp_path: Path) -> None:
    kept = tmp_path / "draft.json"
    first = SHARD_BUGS.draft(4, "a").to_pick(0)
    typed = f"{first[3].upper()}\n2\n"
    draft("--seed", "a", "--save", str(kept), typed=typed)
    mine, *others = picks_of(kept)
    assert mine[0] == first[3]
    assert [len(picks) for picks in (mine, *others)] == [2, 2, 2, 2]


def test_what_else_can_be_typed() -> None:
    typed = "?\nd\n? 3\n? antonio\n? xyzzy\n1\nd\nfly to the moon\n\n13\nq\nn\nq\ny\n"
    shown = draft("--seed", "a", typed=typed)
    assert "leave the draft" in shown
    assert "You have not picked anything yet." in shown
    assert SHARD_BUGS.draft(4, "a").to_pick(0)[2] + "\n" in shown
    assert "Your other ants have +1 DEV." in shown
    assert 'There is no card called "xyzzy".' in shown
    assert "You have picked 1 card:" in shown
    assert shown.count("Type a number from 1 to 11, or a card's name") == 3
    assert shown.count("Leave the draft? (y/n)") == 2
    assert "You left the draft." in shown


def test_a_name_that_fits_several_cards_is_asked_for() -> None:
    pack = [name.split()[0] for name in SHARD_BUGS.draft(4, "a").to_pick(0)]
    letter = next(letter for letter in "abcefgilmnoprstuw" if sum(word.lower().startswith(letter) for word in pack) > 1)
    assert "Which one: " in draft("--seed", "a", typed=f"{letter}\n")


# --- to the end -------------------------------------------------------------------------------------------------------


@rule("SB-F1", "SB-F2", "SB-D5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_draft_and_a_game_after_it(language: str, seats: int, tmp_path: Path) -> None:
    kept = tmp_path / "draft.json"
    opponent = min(seats - 1, 2)  # the first or second of the others
    options = ["--seats", str(seats), "--seed", "a", "--save", str(kept), "--lang", language]
    shown = draft(*options, typed=ALL_PICKS + f"{opponent}\n" + numbers(1, 150) + "concede\ny\nq\n")
    assert {"en": "The draft is over", "es": "El draft ha terminado"}[language] in shown
    game = Record.from_json((tmp_path / "draft-game-1.json").read_text())
    assert game.options["draft"] is True
    assert replay(SHARD_BUGS, game).state.outcome() is not None
    assert set(game.options["decks"][1]["cards"]) <= set(picks_of(kept)[opponent])  # type: ignore[index]


def test_the_deck_can_be_written_changed_and_read_back(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    kept = tmp_path / "draft.json"
    shown = draft("--seed", "a", "--save", str(kept), "--deck-out", str(file), typed=ALL_PICKS + f"w {file}\nw\nq\n")
    assert f"Deck written to {file}." in shown
    assert shown.count(f"{file} already exists") == 2
    deck = SHARD_BUGS.read_deck(file.read_text(), "deck", check=False)
    assert deck == SHARD_BUGS.draft_from_data(json.loads(kept.read_text())).deck_for(0)
    picked = picks_of(kept)[0]
    unpicked = next(page.name for page in SHARD_BUGS.cards() if page.name not in picked)
    too_many = tmp_path / "bad.txt"
    too_many.write_text(file.read_text() + f"1 {unpicked}\n")
    all_of_it = tmp_path / "all.txt"
    all_of_it.write_text("avatar: Mars\n" + "".join(f"{picked.count(name)} {name}\n" for name in dict.fromkeys(picked)))
    typed = f"r {too_many}\nr {all_of_it}\nr {tmp_path / 'none.txt'}\nr\n1\n"
    again = draft("--resume", str(kept), typed=typed)
    assert "this deck is not legal:\n- " in again
    assert f"{unpicked}: 1 in the deck, 0 picked" in again
    assert "Mars: 48 cards" in again
    assert "No such file" in again
    assert "Name a file." in again
    game = Record.from_json((tmp_path / "draft-game-1.json").read_text())
    assert game.options["decks"][0]["avatar"] == "Mars"  # type: ignore[index]


def test_an_avatar_is_chosen() -> None:
    shown = draft("--seed", "a", typed=ALL_PICKS + "a\na\na\na mars\nd\n? mars\nxyz\nq\n")
    named = re.findall(r"Your avatar: (\w+)", shown)
    assert sorted(named[:3]) == ["Luna", "Mars", "Sol"]
    assert named[3] == "Mars"
    assert "Mars: 35 cards" in shown
    assert shown.count("What do you do?") == 2


def test_a_draft_goes_on_where_it_was_left(tmp_path: Path) -> None:
    kept, whole = tmp_path / "draft.json", tmp_path / "whole.json"
    left = draft("--seed", "a", "--save", str(kept), typed="1\n" * 20)
    assert f"bugduel draft --resume {kept}" in left
    again = draft("--resume", str(kept), typed="1\n" * 28)
    assert "20 picked so far" in again
    draft("--seed", "a", "--save", str(whole), typed=ALL_PICKS)
    assert picks_of(kept) == picks_of(whole)


def test_the_same_seed_is_the_same_draft() -> None:
    assert draft("--seed", "a", typed="3\n3\n") == draft("--seed", "a", typed="3\n3\n")
    assert draft(typed="1\n") != draft(typed="1\n")


def test_slips(tmp_path: Path) -> None:
    kept = tmp_path / "draft.json"
    draft("--seed", "a", "--save", str(kept))
    assert "already exists" in rejected("draft", "--save", str(kept))
    assert "already exists" in rejected("draft", "--deck-out", str(kept))
    assert "mindbug has no draft" in rejected("draft", "mindbug")
    for seats in ("1", "9"):
        assert f"a draft has 2 to 8 seats, not {seats}" in rejected("draft", "--seats", seats)
    assert "--seed: cannot be combined with --resume" in rejected("draft", "--seed", "x", "--resume", str(kept))
    assert '--against: there is no bot "gredy"' in rejected("draft", "--against", "gredy")
    assert "No such file" in rejected("draft", "--resume", str(tmp_path / "none.json"))
    bad = tmp_path / "bad.json"
    for text, wrong in (
        ("", "not JSON"),
        ("{}", 'the field "bugduel-draft" is missing'),
        (kept.read_text().replace('"picks": [[]', '"picks": [["Antonio"]'), "draft.picks[0][0]"),
    ):
        bad.write_text(text)
        told = rejected("draft", "--resume", str(bad))
        assert told.startswith(f"bugduel: {bad}: "), told
        assert wrong in told, told
