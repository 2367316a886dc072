"""`bugduel puzzles` as people use it: solving, going wrong, hints, solutions, lists, finding more."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bugduel.puzzles.attempt import Attempt
from bugduel.puzzles.collection import read, shipped, written
from bugduel.puzzles.puzzle import Puzzle
from bugduel.terminal.screen.choices import arranged
from bugduel.terminal.teller import TerminalTeller
from screens import bugduel, rejected

SHIPPED = shipped()
QUICK = [puzzle for puzzle in SHIPPED if puzzle.states <= 500]
LONG = next(puzzle for puzzle in QUICK if puzzle.kind == "win" and puzzle.turns and puzzle.level == 4)
SAVE = next(puzzle for puzzle in QUICK if puzzle.kind == "save" and len(puzzle.begin().legal()) > 2)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the person's own in which nothing is solved yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "bugduel" / "puzzles.json"


def number_of(attempt: Attempt, action: int) -> str:
    """What a person types for an action."""
    moves = [attempt.state.move(legal) for legal in attempt.state.legal()]
    teller = TerminalTeller(attempt.puzzle.game, "en", attempt.me, range(attempt.state.seats()))
    return str([move.action for move in arranged(teller, moves)].index(action) + 1)


def right_numbers(puzzle: Puzzle) -> str:
    """All that has to be typed to solve a puzzle."""
    attempt, typed = Attempt(puzzle), ""
    while not attempt.is_over:
        action = attempt.defence()
        if attempt.state.actor() == attempt.me:
            action = attempt.right()
            typed += number_of(attempt, action) + "\n"
        attempt.play(action)
    return typed


def wrong_number(puzzle: Puzzle) -> str:
    attempt = Attempt(puzzle)
    wrong = next(action for action in attempt.state.legal() if action != puzzle.answer)
    return number_of(attempt, wrong) + "\n"


@pytest.mark.parametrize("puzzle", [LONG, SAVE], ids=lambda puzzle: puzzle.kind)
def test_right_moves_solve_a_puzzle_which_is_then_remembered(puzzle: Puzzle, home: Path) -> None:
    result = bugduel("puzzles", "--id", puzzle.id, typed=right_numbers(puzzle))
    assert result.exit_code == 0
    assert "Solved on the first try!" in result.stdout
    assert json.loads(home.read_text()) == {puzzle.id: "solved"}
    assert f"{puzzle.id}" in result.stdout
    listed = bugduel("puzzles", "--list").stdout
    assert re.search(rf"{puzzle.id} .* solved", listed)
    assert f"{len(SHIPPED)} puzzles, 1 solved" in listed


def test_a_wrong_move_is_answered_by_what_is_wrong_with_it(home: Path) -> None:
    result = bugduel("puzzles", "--id", SAVE.id, typed=wrong_number(SAVE) + right_numbers(SAVE))
    assert " fails:\n" in result.stdout
    refutation = result.stdout.partition(" fails:\n")[2].partition("You lose.")[0]
    assert "wins" in refutation
    assert "Solved after one wrong move." in result.stdout
    assert json.loads(home.read_text()) == {SAVE.id: "solved"}


def test_hints_never_take_the_answer_away() -> None:
    result = bugduel("puzzles", "--id", SAVE.id, typed="h\nh\nh\nh\n")
    answer = Attempt(SAVE).state.move(SAVE.answer)
    hints = re.findall("It is not: (.*)", result.stdout)
    assert hints
    for hint in hints:
        assert str(answer.facts.get("card")) not in hint or answer.kind not in hint.lower()
    assert result.exit_code == 0


def test_the_solution_is_the_whole_line_and_counts_as_seen(home: Path) -> None:
    result = bugduel("puzzles", "--id", LONG.id, typed="s\n")
    assert "The solution, against the best defence:" in result.stdout
    assert "You win" in result.stdout.partition("The solution")[2]
    assert json.loads(home.read_text()) == {LONG.id: "shown"}


def test_the_next_one_is_asked_for_and_what_is_solved_does_not_come_again(home: Path) -> None:
    first, second, third = [puzzle for puzzle in SHIPPED if puzzle.level == 1][:3]
    home.parent.mkdir()
    home.write_text(json.dumps({first.id: "solved", second.id: "shown"}))
    result = bugduel("puzzles", "--level", "1", typed="n\nq\n")
    assert re.findall(r"· ((?:win|save)-\w+)\n", result.stdout)[0] == third.id
    assert first.id not in result.stdout
    assert second.id not in result.stdout


def test_all_solved(home: Path) -> None:
    home.parent.mkdir()
    home.write_text(json.dumps({puzzle.id: "solved" for puzzle in SHIPPED}))
    assert "You have solved all" in bugduel("puzzles").stdout


def test_in_spanish() -> None:
    result = bugduel("puzzles", "--id", LONG.id, "--lang", "es", typed="h\n?\ns\n")
    assert "Asegúrate de ganar" in result.stdout
    assert "La solución" in result.stdout


def test_slips() -> None:
    assert 'there is no kind "draw"' in rejected("puzzles", "--kind", "draw")
    assert 'there is no puzzle "win-0"' in rejected("puzzles", "--id", "win-0")
    assert "--set" in rejected("puzzles", "--set", "kingdon")
    assert "no puzzle matches" in rejected("puzzles", "--id", LONG.id, "--kind", "save")
    assert "No such file" in rejected("puzzles", "--file", "nowhere.jsonl")


def test_a_broken_file_of_what_is_solved_is_not_lost(home: Path) -> None:
    home.parent.mkdir()
    home.write_text("{")
    assert "cannot be read" in rejected("puzzles")
    assert home.read_text() == "{"


# --- finding and checking ---------------------------------------------------------------------------------------------


def test_puzzles_are_found_in_games_that_bots_play(tmp_path: Path) -> None:
    out = tmp_path / "mine.jsonl"
    few = ("--states", "100", "--bots", "random", "--games", "2", "--jobs", "1")
    result = bugduel("puzzles", "find", *few, "--seed", "tea", "--out", str(out))
    assert result.exit_code == 0, result.output
    count = len(read(out.read_text(), "mine"))
    assert count
    assert f"{count} puzzles in" in result.stdout
    assert "2 games" in result.stderr


def test_puzzles_are_found_in_the_results_of_an_arena(tmp_path: Path) -> None:
    file, out = tmp_path / "runs.sqlite", tmp_path / "mine.jsonl"
    run = ("arena", "random", "random", "--games", "6", "--seed", "c", "--out", str(file), "--jobs", "1")
    assert bugduel(*run).exit_code == 0
    result = bugduel("puzzles", "find", str(file), "--states", "100", "--jobs", "1", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "6 games" in result.stderr
    assert out.exists()


def test_puzzles_are_graded_anew(tmp_path: Path) -> None:
    file, out = tmp_path / "mine.jsonl", tmp_path / "graded.jsonl"
    some = SHIPPED[:3]
    file.write_text(written([replace(some[0], level=5), *some[1:]]))
    result = bugduel("puzzles", "grade", "--file", str(file), "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "1 of 3 puzzles have another level now" in result.stdout
    assert read(out.read_text(), "graded") == some
    assert "already exists" in rejected("puzzles", "grade", "--out", str(out))
    assert "--out" in rejected("puzzles", "grade")


def test_slips_in_finding(tmp_path: Path) -> None:
    out = str(tmp_path / "mine.jsonl")
    assert "--out" in rejected("puzzles", "find")
    assert "--bots: there is no bot" in rejected("puzzles", "find", "--bots", "greedi", "--out", out)
    assert "there is no set" in rejected("puzzles", "find", "--sets", "kingdon", "--out", out)
    assert "cannot be exported as positions" in rejected("puzzles", "find", "--game", "shardbugs", "--out", out)
    assert "cannot be combined with" in rejected("puzzles", "find", "runs.sqlite", "--sets", "kingdom", "--out", out)
    assert "No such file" in rejected("puzzles", "find", "runs.sqlite", "--out", out)
    Path(out).write_text("")
    assert "already exists" in rejected("puzzles", "find", "--out", out)


def test_a_puzzle_that_does_not_hold_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    data = LONG.to_data()
    other = next(action for action in LONG.begin().legal() if action != LONG.answer)
    wrong = {**data, "answer": LONG.begin().move(other).to_data()}
    file.write_text(json.dumps(wrong) + "\n")
    result = bugduel("puzzles", "check", "--file", str(file))
    assert result.exit_code == 2
    assert f"{LONG.id}: does not hold" in result.stderr
    file.write_text(json.dumps(data) + "\n")
    assert "1 of 1 puzzles hold" in bugduel("puzzles", "check", "--file", str(file)).stdout
