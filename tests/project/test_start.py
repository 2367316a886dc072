"""Commands import only what they use, so that they start at once."""

import subprocess
import sys

import pytest

from bugduel.terminal.main import COMMANDS, loaded

pytestmark = pytest.mark.unmeasured

HEAVY = {"bugduel.analysis", "bugduel.arena", "bugduel.puzzles", "bugduel.report", "jinja2", "openskill", "sqlite3"}
GAMES = {"bugduel.bots", "bugduel.games", "bugduel.mindbug", "bugduel.shardbugs", "bugduel.words"}
LIBRARIES = {"babel", "fluent.runtime"}


def imported_by(*args: str) -> set[str]:
    """The modules that are loaded when a command has ended."""
    script = (
        "import sys\n"
        "from bugduel.__main__ import run\n"
        "try:\n"
        "    run()\n"
        "except SystemExit as end:\n"
        "    assert not end.code, end.code\n"
        "print('modules:', *sys.modules)\n"
    )
    output = subprocess.run([sys.executable, "-c", script, *args], capture_output=True, text=True, check=True).stdout
    return set(output.rpartition("modules:")[2].split())


def test_the_version_needs_neither_a_game_nor_the_command_line():
    assert not imported_by("--version") & {*HEAVY, *GAMES, *LIBRARIES, "bugduel.core", "rich", "typer", "dataclasses"}


def test_the_list_of_commands_needs_no_command():
    modules = imported_by("--help")
    assert not modules & {*HEAVY, *GAMES, *LIBRARIES}
    assert not {f"bugduel.terminal.commands.{name}" for name in COMMANDS} & modules


@pytest.mark.parametrize("command", ["bench", "cards", "decks", "draft", "play", "replay"])
def test_help_of_a_command_that_plays_needs_no_analysis_arena_or_report(command):
    assert not imported_by(command, "--help") & {*HEAVY, *LIBRARIES}


def test_looking_up_a_card_needs_no_analysis_arena_or_report():
    assert not imported_by("cards", "mindbug", "Gorillion") & HEAVY


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_begins_as_the_list_of_commands_says(name):
    assert loaded(name).help.startswith(COMMANDS[name])


def test_python_m_bugduel_is_the_command():
    run = subprocess.run([sys.executable, "-m", "bugduel", "--version"], capture_output=True, text=True, check=True)
    script = "from bugduel.terminal.main import run; run()"
    longer = subprocess.run([sys.executable, "-c", script, "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == longer.stdout
    assert run.stdout.startswith("bugduel ")
