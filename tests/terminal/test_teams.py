"""Two against two in the terminal: played to the end, resumed, watched again, and drawn for four."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, replay
from bugduel.core.teams import teams_of
from bugduel.mindbug.game import MINDBUG
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.teller import TerminalTeller
from bugduel.words import LANGUAGES
from screens import bugduel, numbers, rejected

TEAMS = ("play", "mindbug", "--mode", "2v2", "--against", "random")
ALL_CARDS = {"mode": "2v2", "sets": list(MINDBUG.sets({"mode": "2v2"}))}


@pytest.mark.parametrize(("language", "over"), [("en", ("our team wins", "other team wins")), ("es", ("equipo gana",))])
@pytest.mark.parametrize("seed", range(1))
def test_a_whole_game_ends_with_the_team_that_won(language: str, over: tuple[str, ...], seed: int) -> None:
    played = bugduel(*TEAMS, "--sets", "all", "--seed", f"t{seed}", "--lang", language, typed=numbers(seed, 600))
    assert played.exit_code == 0
    assert any(text in played.stdout for text in over)
    assert f"t{seed}" in played.stdout
    assert "our opponent" not in played.stdout
    assert "tu oponente" not in played.stdout


def test_all_sets_are_those_that_go_with_the_mode(tmp_path: Path) -> None:
    for mode, file in (("2v2", tmp_path / "teams.json"), ("duel", tmp_path / "duel.json")):
        bugduel("play", "mindbug", "--mode", mode, "--sets", "all", "--save", str(file))
        sets = Record.from_json(file.read_text()).options["sets"]
        assert isinstance(sets, list)
        assert ("tag-team" in sets) == (mode == "2v2")


def test_who_plays_with_whom_is_checked() -> None:
    assert "--sets: Tag Team is for two teams of two: it needs the mode 2v2" in rejected("play", "--sets", "tag-team")
    assert '--mode: there is no mode "3v3". Allowed: duel, 2v2' in rejected("play", "--mode", "3v3")
    assert "--mode: shardbugs has no modes" in rejected("play", "shardbugs", "--mode", "2v2")
    assert "--mode: shardbugs has no modes" in rejected(
        "arena", "random", "random", "--game", "shardbugs", "--mode", "2"
    )
    assert "--mode: shardbugs has no modes" in rejected("bench", "shardbugs", "--mode", "2v2")
    assert "--open-hands: shardbugs has no teams" in rejected("play", "shardbugs", "--open-hands")
    assert "--open-hands: is about teammates, and a duel has none" in rejected("play", "--open-hands")
    assert "--with: nobody plays with you in this game" in rejected("play", "--with", "greedy")
    assert '--with: there is no bot "gredy"' in rejected(*TEAMS, "--with", "gredy")
    assert "--players: in mindbug it follows from --mode (duel, 2v2)" in rejected("play", "--players", "4")


def test_the_table_is_drawn_by_teams() -> None:
    shown = bugduel(*TEAMS, "--with", "greedy", "--seed", "t", "--lang", "en").stdout
    found = [
        shown.index(text)
        for text in (
            "The other team: 3 life\n",
            "Player 2 (random): 2 Mindbugs",
            "Player 4 (random): 2 Mindbugs",
            "Turn 1",
            "Your team: 3 life\n",
            "Your teammate (greedy): 2 Mindbugs",
            "You: 2 Mindbugs",
            "Hand: ",
        )
    ]
    assert found == sorted(found)


def test_open_hands_show_the_teammates_cards_and_no_others() -> None:
    shown = bugduel(*TEAMS, "--open-hands", "--seed", "t", "--lang", "en").stdout
    closed = bugduel(*TEAMS, "--seed", "t", "--lang", "en").stdout
    assert (shown.count("Hand: "), closed.count("Hand: ")) == (2, 1)


def test_a_game_is_resumed_with_the_same_teammate(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bugduel(*TEAMS, "--with", "greedy", "--seed", "r", "--save", str(file), "--lang", "en", typed="1\n1\n")
    assert [seat.bot for seat in Record.from_json(file.read_text()).seats] == ["", "random", "greedy", "random"]
    shown = bugduel("play", "--resume", str(file), typed=numbers(2, 600)).stdout
    assert "Your teammate (greedy)" in shown
    assert "team wins" in shown
    assert json.loads(file.read_text())["table"]["with"] == "greedy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_watched_from_every_seat(language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bugduel(*TEAMS, "--sets", "all", "--seed", "w", "--save", str(file), typed=numbers(1, 600))
    assert replay(MINDBUG, Record.from_json(file.read_text())).state.outcome() is not None
    endings = set()
    for seat in ("1", "2", "3", "4", "spectator", "all"):
        told = bugduel("replay", str(file), "--seat", seat, "--lang", language)
        assert told.exit_code == 0
        endings.add(told.stdout.splitlines()[-2])
    assert len(endings) == 3  # one's own team, the other team, or its number
    assert 'there is no seat "5"' in rejected("replay", str(file), "--seat", "5")


def test_hints_conceding_and_matches(tmp_path: Path) -> None:
    typed = "hint\nconcede\ny\n\nconcede\ny\n"
    shown = bugduel(*TEAMS, "--best-of", "3", "--seed", "m", "--lang", "en", typed=typed).stdout
    assert "Best moves (your winning chance):" in shown
    assert "The other team wins: your team concedes." in shown
    assert "The match, best of 3: your team 0, the other team 1." in shown
    assert "You lost the match." in shown


@pytest.mark.parametrize(("width", "height"), [(200, 60), (120, 40), (80, 24), (40, 20), (20, 10)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_screens_are_never_wider_than_the_terminal(width: int, height: int, language: str, plain: bool) -> None:
    live = LiveGame(MINDBUG, {**ALL_CARDS, "open-hands": plain}, f"wide {width}")
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    look = Look(console, TerminalTeller(MINDBUG, language, 0, teams_of(live.state)), plain)
    session = GameSession(look, live, 0, new_bot("random", "wide"), "random")
    while live.state.actor() >= 0:
        if session.seat.to_act:
            session.show(session.seat.view, session.seat.moves())
        session.apply(session.bot.choose(live.seat(live.state.actor())))
    screens = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())
    assert max(len(line) for line in screens.splitlines()) <= width
