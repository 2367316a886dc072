"""A game that somebody else wrote plays everywhere, though nothing above the waist knows of it."""

import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from shutil import copy

import pytest

from bugduel.analysis import Analyst
from bugduel.arena import deals, figures_of, settings_for
from bugduel.arena.played import play_deal
from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, replay
from bugduel.core.chance.outcomes import outcomes
from bugduel.games import GAMES
from bugduel.telling.catalogue import catalogue
from bugduel.telling.options import told_options
from bugduel.telling.rulebook import rulebook
from kuhn import BET, CALL, KUHN, Kuhn

HERE = Path(__file__).parent


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """An environment in which the game is installed as a package with an entry point."""
    copy(HERE / "kuhn.py", tmp_path)
    about = tmp_path / "kuhn-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: kuhn\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[bugduel.games]\nkuhn = kuhn:KUHN\n")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "C.UTF-8"}


def bugduel(environment: dict[str, str], *args: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "bugduel", *args],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is among those that this process knows."""
    monkeypatch.setitem(vars(GAMES), "others", {"kuhn": KUHN})


def test_it_is_replayed_from_its_record():
    live = LiveGame(KUHN, {}, "a hand")
    while (seat := live.state.actor()) >= 0:
        live.act(seat, live.ply, live.state.legal()[1])
    again = replay(KUHN, Record.from_json(live.record.to_json()))
    assert again.state.to_data() == live.state.to_data()
    assert again.seat(0).history() == live.seat(0).history()


def test_every_deal_can_be_listed():
    found = list(outcomes(KUHN.setup({}).deal))
    assert len(found) == 6
    assert {probability for probability, _ in found} == {Fraction(1, 6)}


@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=200"])
def test_bots_play_it(bot: str):
    live = LiveGame(KUHN, {}, "bots")
    bots = [new_bot(bot, f"{seat}") for seat in (0, 1)]
    while (seat := live.state.actor()) >= 0:
        live.act(seat, live.ply, bots[seat].choose(live.seat(seat)))
    assert live.state.outcome() is not None


def test_a_search_calls_with_the_king():
    state = Kuhn([0, 2], [BET])
    live = LiveGame(KUHN, {}, "king")
    live.state = state
    assert new_bot("search:iterations=500", "king").choose(live.seat(1)) == CALL


@pytest.mark.usefixtures("known")
def test_it_plays_in_the_arena():
    settings = settings_for(KUHN, ["greedy", "random"], {}, "kuhn", 20)
    games = [game for deal in deals(settings) for game in play_deal(settings, deal)]
    assert figures_of(games).games == 20


@pytest.mark.usefixtures("known")
def test_it_is_analysed():
    live = LiveGame(KUHN, {}, "judged")
    while live.state.actor() >= 0:
        live.apply(live.state.legal()[0])
    analysis = Analyst(KUHN, live.record, "search:iterations=200").analyse()
    assert [judged.seat for judged in analysis.decisions] == [0, 1]


def test_it_can_be_looked_up_though_it_tells_nothing_of_itself():
    found = catalogue(KUHN, "es")
    assert (found.game, found.title, found.cards, found.keywords) == ("kuhn", "Kuhn poker", [], [])
    assert told_options(KUHN, "es") == []
    assert rulebook(KUHN, "es").chapters == []


def test_the_commands_know_it_when_it_is_installed(installed: dict[str, str], tmp_path: Path):
    file = tmp_path / "hand.json"
    played = bugduel(
        installed, "play", "kuhn", "--against", "random", "--seed", "1", "--save", str(file), typed="1\n1\n1\n"
    )
    assert "Check or bet?" in played
    assert "Check" in bugduel(installed, "replay", str(file))
    assert json.loads(bugduel(installed, "schema", "kuhn"))["title"] == "What players of kuhn see"
    ranked = bugduel(installed, "arena", "random", "greedy", "--game", "kuhn", "--games", "10", "--seed", "1")
    assert "greedy" in ranked
    assert "kuhn" in bugduel(installed, "analyse", str(file), "--bot", "greedy").lower()
