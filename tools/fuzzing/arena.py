"""Fuzz inputs: results and settings of an arena, saved games, the command line."""

import io
import json
import os
import sqlite3
import sys
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bugduel.arena import Deal, Played, Results, Settings, Tally, figures_of, settings_for
from bugduel.arena.plan import groups
from bugduel.arena.rows import COLUMNS, checksum
from bugduel.arena.settings import game_of
from bugduel.core import BadData, State, replay
from bugduel.core.teams import teams_of
from bugduel.games import GAMES
from bugduel.terminal.sessions.seating import Seating, kept_text, read_kept
from fuzzing.games import played
from fuzzing.mutate import SNIPPETS, WRONG, dumped, spoilt, spoilt_text

# --- results files ----------------------------------------------------------------------------------------------------

SETTINGS = settings_for(GAMES["mindbug"], ["greedy", "random"], {}, "fuzz", 20)
CHANGES = ("UPDATE games SET {column} = ? WHERE item LIKE '%deal {deal}/%'", "UPDATE run SET {of_run} = ?")


@cache
def _results() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder, "run.sqlite")
        results = Results(SETTINGS, file)
        for number in range(1, 11):
            deal = Deal(SETTINGS.bots, number)
            results.add([_game(deal, rotation) for rotation in range(2)])
        results.close()
        return file.read_bytes()


def _game(deal: Deal, rotation: int) -> Played:
    sides = tuple(deal.sides(rotation))
    return Played(deal.item(rotation), deal.key, sides, (1.0, 0.0), 0, 9, 30, 0.5, (0.2, 0.3), "{}")


def make_results(random: Random) -> object:
    """Changed bytes, or a changed row, with or without a matching checksum."""
    if random.random() < 0.3:
        whole = bytearray(_results())
        for _ in range(random.choice((1, 3, 50))):
            whole[random.randrange(len(whole))] = random.randrange(256)
        return ["bytes", bytes(whole[: random.choice((len(whole), random.randrange(len(whole))))]).hex()]
    column, of_run = random.choice(COLUMNS), random.choice(("format", "bugduel", "game", "rules", "settings"))
    change = random.choice((CHANGES[0], CHANGES[0], CHANGES[1]))
    values = [*WRONG, "[1.0,0.0]", "[0.5]", '["greedy"]', "[1e999,0]", dumped(spoilt(SETTINGS.to_data(), random))]
    value = random.choice([each for each in values if isinstance(each, str | int | float | None)])
    return [
        "sql",
        change.format(column=column, of_run=of_run, deal=random.randrange(1, 10)),
        value,
        random.random() < 0.5,
    ]


def make_settings(random: Random) -> object:
    data = SETTINGS.to_data()
    data["bots"] = random.sample(["greedy", "random", "search:0.25", "search:iterations=9", "search:1,x=2"], 3)
    return spoilt(data, random)


def read_settings(data: object) -> None:
    """Read settings as when resuming a run."""
    kept = Settings.from_data(data)
    settings_for(game_of(kept), kept.bots, kept.options, kept.seed, kept.games, kept.decks, kept.until_clear)
    assert len(groups(kept)) < 100_000


def read_results(given: Any) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "run.sqlite")
        file.write_bytes(bytes.fromhex(given[1]) if given[0] == "bytes" else _results())
        if given[0] == "sql":
            _change(file, *given[1:])
        with suppress(BadData):
            figures_of(Results.read(file))
        results = Results(SETTINGS, file)  # removes damaged games
        tally = Tally()
        for game in results.games():
            tally.add(game)
        results.close()
        assert len(list(Results.read(file))) == len(tally.games)


def _change(file: Path, change: str, value: object, is_sealed: bool) -> None:
    base = sqlite3.connect(file)
    with suppress(sqlite3.Error, OverflowError, UnicodeEncodeError):
        base.execute(change, (value,))
        if is_sealed:
            for row in base.execute(f"SELECT {', '.join(COLUMNS)} FROM games").fetchall():
                with suppress(TypeError, ValueError):
                    base.execute("UPDATE games SET checksum = ? WHERE item = ?", (checksum(row[:-1]), row[0]))
        base.commit()
    base.close()


# --- saved games ------------------------------------------------------------------------------------------------------


def make_kept(random: Random) -> str:
    """A saved game: its Record and its table."""
    live = played(random.choice(list(GAMES)), Random(str(random.randrange(20))), most=20)
    seating = Seating("greedy", "es", True, GAMES[live.record.game].moments()[:2], 3, [1, 0], 1, "x")
    text = kept_text(live.record, seating)
    return spoilt_text(text, random) if random.random() < 0.4 else dumped(spoilt(json.loads(text), random))


def read_game(text: str) -> State:
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.json")
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        game, record, seating = read_kept(file)
        state = replay(game, record).state
        seating.match(teams_of(state))
        return state


# --- the command line -------------------------------------------------------------------------------------------------

COMMANDS = [
    line.split()
    for line in """
        cards
        cards mindbug --set kingdom
        cards --json
        decks
        decks solar-swarm --text
        decks --random --seed x
        play --seed x --sets kingdom
        play shardbugs --deck x
        replay no-such-file.json
        draft --seats 3
        report no-such-file
        analyse no-such-file
        puzzles --game mindbug
        --version
        --help
    """.strip().splitlines()
]
# Commands that run long, start processes or write files have their own tests.
NOT_HERE = ("arena", "bench", "find", "hunt", "--out", "--save", "--html", "--deck-out")


def make_command(random: Random) -> object:
    words = list(random.choice(COMMANDS))
    others = [word for command in COMMANDS for word in command]
    for _ in range(random.choice((1, 1, 2, 3))):
        place = random.randrange(len(words) + 1)
        word = random.choice(
            (random.choice(others), random.choice(SNIPPETS), dumped(random.choice(WRONG[:-20]))[:2000])
        )
        words[place : place + random.randrange(2)] = [word.replace("\x00", "")]
    return [word for word in words if not word.startswith(NOT_HERE)]


def read_command(words: Any) -> None:
    from bugduel.terminal.main import app

    out, before = io.StringIO(), sys.stdin
    code: object = None
    sys.stdin = io.StringIO("")
    try:
        # A separate data folder, so that the user's games and puzzles are not touched.
        with (
            TemporaryDirectory() as home,
            patch.dict(os.environ, {"BUGDUEL_DATA": home}),
            redirect_stdout(out),
            redirect_stderr(out),
        ):
            app(words, prog_name="bugduel")
    except SystemExit as end:
        code = end.code
    finally:
        sys.stdin = before
    assert code in (0, 1, 2, 130, None), f"exit code {code}"
    assert "Traceback" not in out.getvalue()
