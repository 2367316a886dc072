"""`bugduel learn`: a whole run, going on with one, and what is wrong with a wish."""

import importlib.util
import sys
from pathlib import Path

import pytest

from bugduel.bots import new_bot
from bugduel.core import BadOptions
from bugduel.core.worth.weights import Weights
from bugduel.learning.page import MADE_BY
from screens import bugduel

SMALL = ("--rounds", "1", "--games", "20", "--looks", "2", "--match", "2", "--jobs", "1")


@pytest.fixture(scope="module")
def learnt(tmp_path_factory):
    folder = tmp_path_factory.mktemp("learnt")
    result = bugduel("learn", "mindbug", "--out", str(folder), *SMALL)
    assert result.exit_code == 0, result.output
    return folder, result.stdout


def test_a_run_leaves_weights_that_bots_can_play_by_and_pages_for_people(learnt):
    folder, output = learnt
    weights = Weights.from_json((folder / "weights.json").read_text(encoding="utf-8"))
    assert weights.game == "mindbug"
    assert output.startswith("Round 1: 20 games, ")
    assert "weights.json" in output
    new_bot(f"search:iterations=4,weights={folder / 'weights.json'}", "").close()
    for language in ("en", "es"):
        assert MADE_BY in (folder / f"learnt.{language}.html").read_text(encoding="utf-8")


def test_the_weights_say_what_makes_them_again_and_not_where(learnt):
    folder, _ = learnt
    made = Weights.from_json((folder / "weights-1.json").read_text(encoding="utf-8"))
    assert made.command == "bugduel learn mindbug --rounds 1 --games 20 --looks 2 --match 2 --seed bugduel"
    assert made.games == 20


def test_the_same_command_goes_on_and_has_nothing_left_to_do(learnt):
    folder, before = learnt
    result = bugduel("learn", "mindbug", "--out", str(folder), *SMALL)
    assert result.stdout == before


def test_another_run_needs_another_folder(learnt):
    folder, _ = learnt
    result = bugduel("learn", "mindbug", "--out", str(folder), *SMALL, "--seed", "other")
    assert result.exit_code != 0
    assert "holds another run, with other seed" in result.output


def test_a_run_tells_how_a_set_does_that_was_not_learnt(learnt, monkeypatch, capsys):
    folder, _ = learnt
    script = Path(__file__).parent.parent.parent / "benchmarks" / "strangers.py"
    spec = importlib.util.spec_from_file_location("strangers", script)
    assert spec is not None and spec.loader is not None
    strangers = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(strangers)
    monkeypatch.setattr(strangers, "LOOKS", 2)
    monkeypatch.setattr(sys, "argv", [str(script), str(folder), "--games", "2", "--set", "first-contact"])
    strangers.main()
    *_, row = capsys.readouterr().out.splitlines()
    assert row.startswith("| First Contact | ") and row.count("%") == 7
    without = Weights.from_json((folder / "without.json").read_text(encoding="utf-8"))
    assert without.printed and not any(any(worth.values()) for worth in without.cards.values())


def test_games_of_several_numbers_of_players_are_played_in_turn(tmp_path):
    wish = ("--rounds", "1", "--games", "20", "--looks", "2", "--match", "0", "--jobs", "1")
    result = bugduel("learn", "shardbugs", "--out", str(tmp_path / "run"), "--players", "2", "--players", "3", *wish)
    assert result.exit_code == 0, result.output
    made = Weights.from_json((tmp_path / "run" / "weights-1.json").read_text(encoding="utf-8"))
    assert made.command.startswith("bugduel learn shardbugs --players 2 --players 3 ")


def test_a_match_needs_games_for_two(tmp_path):
    result = bugduel("learn", "shardbugs", "--out", str(tmp_path / "run"), "--players", "3", *SMALL)
    assert result.exit_code != 0
    assert "add --players 2, or leave the match out" in " ".join(result.output.split())
    assert not (tmp_path / "run").exists()


def test_without_numpy_it_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("bugduel.learning.")]:
        monkeypatch.delitem(sys.modules, name)
    result = bugduel("learn", "mindbug", "--out", str(tmp_path / "run"), *SMALL)
    assert result.exit_code != 0
    assert "bugduel[learn]" in result.output
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", '{"game": 3}'])
def test_a_file_that_holds_no_weights_is_refused(tmp_path, text):
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(BadOptions, match="no weights"):
        new_bot(f"search:1,weights={file}", "")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadOptions, match="cannot read the weights"):
        new_bot(f"search:1,weights={tmp_path / 'nowhere.json'}", "")
