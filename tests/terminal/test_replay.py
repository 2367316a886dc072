"""Watching a kept game again, as a log and step by step, with the eyes of any seat."""

import json
import re
from pathlib import Path

import pytest

from bugduel.bots import new_bot
from bugduel.core import LiveGame, Seat
from bugduel.mindbug.game import MINDBUG
from bugduel.words import LANGUAGES
from plain import plain
from screens import bugduel, numbers, rejected


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A whole game of two random players."""
    live = LiveGame(MINDBUG, {}, "playback")
    bots = [new_bot("random", "one"), new_bot("random", "two")]
    while (actor := live.state.actor()) >= 0:
        live.apply(bots[actor].choose(Seat(live.state, actor)))
    file = tmp_path / "playback.json"
    file.write_text(live.record.to_json())
    return file


def plies(file: Path) -> int:
    return len(json.loads(file.read_text())["actions"])


def test_a_game_cut_short_is_replayed_as_it_was_played(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = bugduel("play", "--seed", "a", "--save", str(file), "--lang", "en", typed="1\n1\nl\n").stdout
    told = bugduel("replay", str(file), "--seat", "1", "--lang", "en").stdout
    log = played[played.rindex("for help > • You draw") : played.rindex("1-")].splitlines()[1:]
    assert len(log) > 8
    for line in log:
        assert line.strip() in told, line
    assert "The game was left here." in told
    assert "Seed" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_the_whole_game_is_a_log(game: Path, language: str) -> None:
    result = bugduel("replay", str(game), "--lang", language)
    assert result.exit_code == 0
    assert f"\n{plies(game)}. " in result.stdout
    assert "playback" in result.stdout.splitlines()[-1]


def test_stepping_forward_back_to_a_choice_a_turn_and_the_end(game: Path) -> None:
    typed = "\nn\np\nt\ng 5\n3\ng 9999\nfly\n\u00b2\ne\n\nq\n"
    result = bugduel("replay", str(game), "--step", "--lang", "en", typed=typed)
    assert result.exit_code == 0
    last = plies(game)
    places = [int(place) for place in re.findall(r"^Choice (\d+) of", result.stdout, re.MULTILINE)]
    assert places[:3] == [1, 2, 1]
    assert places[-3:] == [5, 3, last]
    assert result.stdout.count("g N         go to choice N") == 3
    assert "That was the end" in result.stdout


@pytest.mark.parametrize("typed", ["", "n\n", "q\n"])
def test_leaving_is_always_quiet(game: Path, typed: str) -> None:
    assert bugduel("replay", str(game), "--step", typed=typed).exit_code == 0


def test_a_seat_sees_only_what_it_saw(game: Path) -> None:
    """What the log of a seat names, that seat's view or history names too."""
    live = LiveGame(MINDBUG, {}, "playback")
    seat = Seat(live.state, 1)
    actions = json.loads(game.read_text())["actions"]
    seen = json.dumps(plain(seat.view))
    for action in actions:
        live.apply(action)
        seen += json.dumps(plain(seat.view))
    seen += json.dumps(seat.history())
    spectator = json.dumps([event.seen_by(-1) for event in live.state.recorded() or ()])
    open_log, own_log, outside_log = (
        bugduel("replay", str(game), "--lang", "en", "--seat", who).stdout for who in ("all", "2", "spectator")
    )
    hidden = {page.name for page in MINDBUG.cards() if page.name not in seen}
    hidden_outside = {page.name for page in MINDBUG.cards() if page.name not in spectator}
    assert not [name for name in hidden if name in own_log]
    assert not [name for name in hidden_outside if name in outside_log]
    assert [name for name in hidden | hidden_outside if name in open_log], "all was seen, so this proves nothing"
    assert "Player 2" in open_log
    assert "Player" not in own_log
    assert own_log.count("You draw") >= 1


def test_bad_files_are_told_in_one_line(game: Path, tmp_path: Path) -> None:
    assert "No such file" in rejected("replay", str(tmp_path / "none.json"))
    assert rejected("replay", str(tmp_path)).startswith(f"bugduel: {tmp_path}: ")
    whole = game.read_text()
    data = json.loads(whole)
    bad = tmp_path / "bad.json"
    for text, wrong in (
        ("", "not JSON"),
        (whole[: len(whole) // 2], "not JSON"),
        ("[]", "not a Record"),
        ("[" * 100_000, ""),
        (json.dumps({**data, "game": "chess"}), 'there is no game "chess"'),
        (json.dumps({**data, "rules": 999}), "version 999"),
        (json.dumps({**data, "options": {"sets": ["moon"]}}), 'there is no set "moon"'),
        (json.dumps({**data, "actions": [1]}), "action 1 of 1"),
        (json.dumps({**data, "actions": data["actions"] + [1]}), "the game is over"),
        (json.dumps({**data, "actions": ["play"]}), "whole number"),
    ):
        bad.write_text(text)
        told = rejected("replay", str(bad))
        assert told.startswith(f"bugduel: {bad}: "), told
        assert wrong in told, told
    bad.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in rejected("replay", str(bad))
    assert '--seat: there is no seat "3"' in rejected("replay", str(game), "--seat", "3")
    assert "--lang" in rejected("replay", str(game), "--lang", "xx")


def test_a_played_game_replays_to_the_same_end(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played = bugduel("play", "--seed", "b", "--save", str(file), "--lang", "en", typed=numbers(2)).stdout
    told = bugduel("replay", str(file), "--seat", "1", "--lang", "en").stdout
    assert ("You won." in played) == ("You won." in told)
    assert "Seed: b" in told
