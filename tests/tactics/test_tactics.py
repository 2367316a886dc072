"""Tactics: each is what it says it is, chance does not find them, and the bot that searches does."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tactic import BAIT, BLOCK, COMBO, MINDBUG, SURVIVE, THEMES, WIN, Tactic, decision, duel, fits, moves, right_moves
from tactics import TACTICS, answer, by_chance, values

TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "tactical.py"
SEARCH = "search:iterations=800"  # a few hundred find nearly all, and these find the same with any seed


def each(*themes: str) -> pytest.MarkDecorator:
    tactics = [tactic for tactic in TACTICS if tactic.theme in themes]
    return pytest.mark.parametrize("tactic", tactics, ids=[tactic.name for tactic in tactics])


def games_of(*themes: str) -> list[str]:
    return [str(tactic.position["game"]) for tactic in TACTICS if tactic.theme in themes]


def test_there_are_tactics_of_every_theme_and_game():
    assert len({tactic.name for tactic in TACTICS}) == len(TACTICS)
    assert games_of(*THEMES).count("mindbug") >= 48
    assert games_of(*THEMES).count("shardbugs") >= 8
    for theme in (WIN, SURVIVE, MINDBUG, BLOCK, BAIT, COMBO):
        assert len(games_of(theme)) >= 6, theme
    later = [tactic for tactic in TACTICS if tactic.position.get("sets") not in (None, ["first-contact"])]
    assert len(later) >= 5


@each(*THEMES)
def test_a_tactic_is_decided_by_me_and_can_be_missed(tactic: Tactic):
    state = decision(tactic)
    assert state.actor() == 0
    for text in tactic.right:
        assert any(fits(text, move, 0) for move in moves(state)), f"{text} is not offered"
    assert len(right_moves(tactic, state)) < len(state.legal())
    assert tactic.why.endswith(".")


@each(*THEMES)
def test_what_is_right_is_best_and_nothing_else(tactic: Tactic):
    found = values(tactic)
    best = max(found.values())
    assert best > 0
    assert {move.action for move in right_moves(tactic, decision(tactic))} == {
        action for action, worth in found.items() if worth == best
    }


@each(WIN)
def test_a_win_is_now(tactic: Tactic):
    found = values(replace(tactic, turns=1))
    assert all(found[move.action] == 1.0 for move in right_moves(tactic, decision(tactic)))


@each(SURVIVE)
def test_any_other_move_loses_next_turn(tactic: Tactic):
    found = values(replace(tactic, turns=2))
    right = [move.action for move in right_moves(tactic, decision(tactic))]
    assert all(found[action] == 0.0 for action in found if action not in right)


def test_a_wrong_tactic_would_be_noticed():
    position = duel(["Gorillion"], ["Bee Bear", "Spider Owl"], ["Killer Bee"], ["Turbo Bug"], life=(1, 1))
    wrong = Tactic("wrong", WIN, position, ["attack Gorillion"], "It is strong.")
    worth = {decision(wrong).move(action).brief(): value for action, value in values(wrong).items()}
    assert worth == {"play Killer Bee": 1.0, "attack Gorillion": 0.0}


def test_chance_does_not_find_them():
    assert by_chance(TACTICS) < 0.4


def test_a_look_at_the_next_moves_is_not_enough():
    missed = [tactic.name for tactic in TACTICS if not answer(tactic, "greedy").is_right]
    assert len(missed) >= len(TACTICS) // 5


def test_search_finds_them():
    missed = {tactic.name: found.move for tactic in TACTICS if not (found := answer(tactic, SEARCH)).is_right}
    assert len(missed) <= len(TACTICS) // 10, missed


def test_the_table_tells_what_a_bot_found_and_its_score():
    done = run("--bot", "greedy", "--theme", BAIT)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert any(line.startswith("WRONG") and "the-turtle-comes-back" in line for line in lines)
    assert any("If they take the Turtle" in line for line in lines)
    assert lines[-1].startswith("all")


@pytest.mark.parametrize("slip", [("--bot", "greedo"), ("--jobs", "0"), ("--theme", "luck")])
def test_a_slip_is_told_in_one_line(slip: tuple[str, str]):
    done = run(*slip)
    assert done.returncode == 2
    assert slip[0] in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, timeout=60, check=False)
