"""The tool that plays many games finds what is wrong, and says how to get there again."""

from dataclasses import replace
from pathlib import Path

import pytest

import soak
from bugduel.core import Record, State
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG


def test_some_games_of_both_kinds(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    arguments = ["--mindbug", "12", "--shardbugs", "1", "--check-every", "6", "--jobs", "1", "--first", "1"]
    assert soak.main([*arguments, "--compare", "0", "--out", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "mindbug: 12 games (2 with all checks)" in shown
    assert "shardbugs: 1 games (0 with all checks)" in shown
    assert not list(tmp_path.iterdir())


def test_a_game_is_the_same_with_all_checks_as_with_few():
    for number in range(3):
        few, all_of_them = (
            Record("mindbug", MINDBUG.rules, dict(soak.setup_of("mindbug", number).options), "x") for _ in range(2)
        )
        soak.play("mindbug", number, few)
        soak.play_checked("mindbug", number, all_of_them)
        assert few.actions == all_of_them.actions


@pytest.mark.parametrize("check_every", [0, 1], ids=["few-checks", "all-checks"])
def test_a_failure_names_the_game_and_leaves_a_record(
    check_every: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def look(state: State) -> None:
        assert state.search_model().turns(state) < 4, "a turn too many"

    monkeypatch.setitem(soak.KINDS, "mindbug", replace(soak.KINDS["mindbug"], look=look, glance=1))
    figures = soak.play_games("mindbug", [3], check_every, tmp_path)
    assert len(figures.failures) == 1
    assert "a turn too many" in figures.failures[0]
    assert "--again mindbug:3" in figures.failures[0]
    record = Record.from_json((tmp_path / "mindbug-3.json").read_text(encoding="utf-8"))
    assert record.seed == "soak 3"
    state = MINDBUG.new(record.options, record.seed)
    for action in record.actions:
        state.apply(action)
    assert state.search_model().turns(state) == 4


@pytest.mark.parametrize("check_every", [0, 1], ids=["few-checks", "all-checks"])
def test_a_card_that_is_lost_is_found(check_every: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    check = soak.KINDS["mindbug"].look

    def look(state: State) -> None:
        assert isinstance(state, Duel)
        if state.turn > 3 and state.unused:
            state.unused.pop()
        check(state)

    monkeypatch.setitem(soak.KINDS, "mindbug", replace(soak.KINDS["mindbug"], look=look))
    assert "a card is lost or doubled" in soak.play_games("mindbug", [0], check_every, tmp_path).failures[0]


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setitem(soak.KINDS, "mindbug", replace(soak.KINDS["mindbug"], longest=5))
    assert "more than 5 decisions" in soak.play_games("mindbug", [0], 0, tmp_path).failures[0]


def test_options_cover_editions_formats_pools_and_numbers_of_players():
    duels = [soak.setup_of("mindbug", number * soak.KINDS["mindbug"].block).options for number in range(40)]
    assert {str(options["edition"]) for options in duels} == {"current", "beyond", "first"}
    assert 5 < sum("pool" in options for options in duels) < 35
    block = soak.KINDS["shardbugs"].block
    decks = [soak.setup_of("shardbugs", number * block).options["decks"] for number in range(6)]
    assert {len(deck) for deck in decks if isinstance(deck, list)} == {2, 3, 4}


def test_a_game_that_is_asked_for_again_must_be_named(capsys: pytest.CaptureFixture[str]):
    assert soak.main(["--again", "mindbug:2"]) == 0
    assert "mindbug:2" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        soak.main(["--again", "chess:2"])
    assert "mindbug:4711" in capsys.readouterr().err
