"""The tool that lets two builds play each other."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bugduel
from bugduel.core import LiveGame
from bugduel.games import GAMES

SCRIPT = Path(__file__).parent.parent.parent / "benchmarks" / "builds.py"
PACKAGE = Path(bugduel.__file__).parent.parent


@pytest.fixture(scope="module")
def builds() -> ModuleType:
    spec = importlib.util.spec_from_file_location("builds", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["builds"] = module
    spec.loader.exec_module(module)
    return module


class Scripted:
    """A player that takes the first legal action of a game of its own, or says what it is told to."""

    def __init__(self, name: str, says: dict[str, Any] | None = None) -> None:
        self.name = name
        self.says = says

    def tell(self, message: dict[str, Any]) -> None:
        game = message["new"]
        self.live = LiveGame(GAMES[game["game"]], game["options"], game["seed"])

    def choose(self, actions: list[int]) -> dict[str, Any]:
        if self.says is not None:
            return self.says
        for action in actions[len(self.live.record.actions) :]:
            self.live.apply(action)
        return {"action": self.live.state.legal()[0], "wall": 0.5, "cpu": 0.25}


def test_a_build_plays_itself():
    command = [sys.executable, str(SCRIPT), str(PACKAGE), "--bot", "greedy", "--old-bot", "greedy", "--games", "2"]
    ended = subprocess.run(
        command, capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": str(PACKAGE)}
    )
    assert ended.returncode == 0, ended.stderr
    assert "of 2 games" in ended.stdout
    assert "dropped" not in ended.stdout
    assert [line[:4] for line in ended.stdout.splitlines()[1:]] == ["new:", "old:"]


def test_a_deal_is_played_from_both_seats(builds: ModuleType):
    players = [Scripted("new"), Scripted("old")]
    score = builds.play_deal(players, {"new": "first", "old": "first"}, "mindbug", {}, "deal")
    assert sum(score.points) == 1.0  # both play alike, so that the seat decides
    assert score.choices["new"] == score.choices["old"]
    assert score.wall["new"] == 0.5 * score.choices["new"]


def test_a_deal_of_four_is_played_from_each_seat_against_three_of_the_old_build(builds: ModuleType):
    players = [Scripted("new")] + [Scripted("old") for _ in range(3)]
    options = builds.options_of("shardbugs", [], "deal", 4)
    assert len(set(options["decks"])) == 4
    score = builds.play_deal(players, {"new": "first", "old": "first"}, "shardbugs", options, "deal")
    assert len(score.points) == 4 and sum(score.points) == 1.0, "all play alike, so that the seat decides"
    assert score.choices["old"] == 3 * score.choices["new"]
    assert "of 4 games" in builds.won_by_new([score])


def test_a_game_whose_builds_disagree_is_reported_and_dropped(builds: ModuleType, capsys: pytest.CaptureFixture[str]):
    players = [Scripted("new"), Scripted("old", {"action": 123456789, "wall": 0.0, "cpu": 0.0})]
    score = builds.play_deal(players, {"new": "first", "old": "first"}, "mindbug", {}, "deal")
    assert "123456789" in score.dropped
    builds.tell([score])
    assert capsys.readouterr().out.splitlines()[0].startswith("dropped: deal:")


def test_a_player_says_when_an_action_is_illegal_for_its_build(builds: ModuleType):
    player = builds.Player("old", PACKAGE)
    try:
        game = {"game": "mindbug", "options": {}, "seed": "deal", "seat": 0, "bot": "random", "bot-seed": "x"}
        player.tell({"new": game})
        with pytest.raises(builds.Disagreement, match="not legal"):
            player.choose([123456789])
    finally:
        player.close()


def test_a_player_answers_with_a_legal_action_and_its_time(builds: ModuleType):
    player = builds.Player("new", None)
    try:
        seat = LiveGame(GAMES["mindbug"], {}, "deal").state.actor()
        game = {"game": "mindbug", "options": {}, "seed": "deal", "seat": seat, "bot": "random", "bot-seed": "x"}
        player.tell({"new": game})
        answer = player.choose([])
    finally:
        player.close()
    assert min(answer["cpu"], answer["wall"]) >= 0
    assert answer["action"] in LiveGame(GAMES["mindbug"], {}, "deal").state.legal()
