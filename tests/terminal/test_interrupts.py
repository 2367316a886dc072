"""Ctrl-C, closed streams, full disks and readers that leave: one line or none, never a traceback."""

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from bugduel.core import Record
from ttys import LIMIT, Terminal, at_a_terminal, command, env_with, is_group_gone, run_piped

pytestmark = pytest.mark.skipif(os.name != "posix", reason="terminals and signals of POSIX")

PROMPT = r"or \? for help > "
CTRL_C = "\x03"


def left_with_ctrl_c(terminal: Terminal, folder: Path) -> str:
    """Type it, and check that it ends cleanly. Returns what was shown since."""
    shown = len(terminal.text)
    # Python's own `input` misses a signal in the instant between its prompt and its waiting: nobody types that fast.
    time.sleep(0.5)
    terminal.type(CTRL_C)
    assert terminal.end() == 130
    said = terminal.text[shown:]
    assert "Traceback" not in said
    assert "You left the game.\nThe game is saved. Resume it: bugduel play\n" in said
    (file,) = folder.glob("games/*.json")
    assert Record.from_json(file.read_text()).game == "mindbug"
    assert is_group_gone(terminal.process.pid)
    return said


def helpers_of(terminal: Terminal) -> int:
    """How many processes search for it."""
    found = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            words = (folder / "cmdline").read_text()
        except OSError:
            continue
        found += parent == str(terminal.process.pid) and "spawn_main" in words
    return found


@pytest.mark.parametrize("against", ["search:600", "search:600,processes=2"])
def test_ctrl_c_while_a_bot_thinks(against: str, tmp_path: Path) -> None:
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", against, data=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1\n")
        terminal.wait_for("is thinking")
        time.sleep(0.5)
        left_with_ctrl_c(terminal, tmp_path)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc to find processes in")
def test_ctrl_c_while_several_processes_think(tmp_path: Path) -> None:
    """Later than above: they have all started, and are at it."""
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", "search:600,processes=2", data=tmp_path) as it:
        it.wait_for(PROMPT)
        it.type("1\n")
        until = time.monotonic() + LIMIT
        while helpers_of(it) < 2 and time.monotonic() < until:
            it.read(0.2)
        time.sleep(3)
        assert helpers_of(it) == 2
        left_with_ctrl_c(it, tmp_path)


def test_ctrl_c_while_a_hint_is_made(tmp_path: Path) -> None:
    slow = "import bugduel.terminal.sessions.game_session as session; session.ADVISER = 'search:600'; "
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", "greedy", data=tmp_path, first=slow) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("hint\n")
        terminal.wait_for("Thinking")
        time.sleep(0.5)
        left_with_ctrl_c(terminal, tmp_path)


def test_ctrl_c_at_a_question(tmp_path: Path) -> None:
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", "greedy", data=tmp_path) as terminal:
        terminal.wait_for(PROMPT)
        left_with_ctrl_c(terminal, tmp_path)


def test_ctrl_c_at_a_question_while_the_processes_of_a_bot_wait(tmp_path: Path) -> None:
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", "search:0.2,processes=2", data=tmp_path) as it:
        it.wait_for(PROMPT)
        it.type("1\n")
        it.wait_for(PROMPT, times=2)
        left_with_ctrl_c(it, tmp_path)


def test_ctrl_c_between_the_games_of_a_match_keeps_the_match(tmp_path: Path) -> None:
    """The next game is dealt and saved before anybody is asked for it."""
    match = ("play", "mindbug", "--seed", "a", "--against", "random", "--best-of", "3")
    with at_a_terminal(*match, data=tmp_path) as terminal:
        questions = 1
        terminal.wait_for(PROMPT)
        while "Press Enter for the next game." not in terminal.text:
            terminal.type("1\n")
            questions += 1
            terminal.wait_for(f"{PROMPT}|Press Enter for the next game", times=questions)
        time.sleep(0.5)
        terminal.type(CTRL_C)
        assert terminal.end() == 130
        assert "The game is saved. Resume it: bugduel play\n" in terminal.text
    files = sorted(tmp_path.glob("games/*.json"), key=lambda file: file.stat().st_mtime)
    assert len(files) == 2
    table = json.loads(files[-1].read_text())["table"]
    assert (table["games"], sum(table["wins"]), table["over"]) == (1, 1, False)


# --- streams ----------------------------------------------------------------------------------------------------------


def shell(line: str) -> "subprocess.CompletedProcess[str]":
    """A line of a shell in which "$@" is bugduel."""
    return subprocess.run(
        ["sh", "-c", line, "sh", *command()], capture_output=True, text=True, timeout=LIMIT, env=env_with()
    )


@pytest.mark.parametrize("source", ["<&-", "</dev/null"])
def test_no_input_leaves_the_game(source: str) -> None:
    run = shell(f'"$@" play --seed a {source}')
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith(
        "You left the game.\nThe game is saved. Resume it: bugduel play\nWatch it again: bugduel replay\n"
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("args", ["cards", "cards --json", "play --seed a", "--help", "--version", "decks"])
def test_output_without_room_is_one_line_and_code_one(args: str) -> None:
    run = shell(f'"$@" {args} </dev/null >/dev/full')
    assert (run.returncode, run.stderr) == (1, "bugduel: cannot write the output: No space left on device\n")


@pytest.mark.parametrize("args", [("cards",), ("cards", "--json"), ("play", "--seed", "a")])
def test_a_reader_that_leaves_is_no_error(args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        run = subprocess.run(
            command(*args),
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=LIMIT,
            env=env_with(),
        )
    finally:
        os.close(writing)
    assert (run.returncode, run.stderr) == (141, b"")


def test_closed_output_changes_no_exit_code() -> None:
    assert shell('"$@" cards >&-').returncode == 0
    assert shell('"$@" cards --wings 2>&-').returncode == 2


# --- no room for files ------------------------------------------------------------------------------------------------


def no_room() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))  # the disk takes so many bytes and no more


@pytest.mark.unmeasured
def test_a_game_that_cannot_be_saved_ends_with_code_one_and_leaves_no_file(tmp_path: Path) -> None:
    run = run_piped("play", "--seed", "a", "--save", str(tmp_path / "x.json"), typed="1\n", preexec_fn=no_room)
    assert run.returncode == 1
    assert run.stderr == f"bugduel: cannot write {tmp_path / 'x.json'}: File too large\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.unmeasured
def test_a_disk_that_fills_up_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    run_piped("play", "--seed", "a", "--save", str(file), typed="1\n1\n")
    before = file.read_bytes()
    run = run_piped("play", "--resume", str(file), typed="1\n1\n1\n", preexec_fn=no_room)
    assert run.returncode == 1
    assert run.stderr == f"bugduel: cannot write {file}: File too large\n"
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.unmeasured
def test_pages_that_cannot_be_written_leave_no_file(tmp_path: Path) -> None:
    game, page = tmp_path / "x.json", tmp_path / "x.html"
    run_piped("play", "--seed", "a", "--save", str(game), typed="1\n1\n")
    judge = ("--bot", "search:iterations=10", "--html", str(page))
    run = run_piped("analyse", str(game), *judge, preexec_fn=no_room)
    assert (run.returncode, run.stderr) == (1, f"bugduel: cannot write {page}: File too large\n")
    assert list(tmp_path.iterdir()) == [game]


@pytest.mark.unmeasured
def test_an_arena_that_fails_at_once_leaves_no_file(tmp_path: Path) -> None:
    out = tmp_path / "run.sqlite"
    run = run_piped("arena", "random", "random", "--games", "2", "--jobs", "1", "--out", str(out), preexec_fn=no_room)
    assert run.returncode != 0
    assert "Traceback" not in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_puzzles_that_are_not_found_leave_no_file(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    hunt = ("puzzles", "find", "--games", "1", "--bots", "random", "--states", "1", "--jobs", "1", "--out", str(out))
    run = run_piped(*hunt)
    assert run.returncode == 1
    assert run.stderr.endswith(f"bugduel: no puzzles found; {out} was not written\n")
    assert list(tmp_path.iterdir()) == []
