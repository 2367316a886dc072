"""`bugduel arena`: what is typed, and what is told."""

import json
import re
from pathlib import Path

import pytest

from arena_runs import MadeUp, better, run_of
from bugduel.arena import Deal, Results
from bugduel.games import GAMES
from screens import bugduel, rejected

PAIR = ("greedy", "random")
DECK = GAMES["shardbugs"].decks()[0]


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played: every game is won by greedy, where that plays, and otherwise by larva."""

    def scores(deal: Deal, rotation: int) -> tuple[float, ...]:
        return better("greedy" if "greedy" in deal.group else "larva")(deal, rotation)

    monkeypatch.setattr("bugduel.terminal.commands.arena.Local", lambda work, settings, jobs: MadeUp(scores))


def arena(*args: str) -> str:
    """The command, with what it prints."""
    done = bugduel("arena", *args, "--jobs", "1")
    assert done.exit_code == 0, done.output
    return done.stdout


def test_who_is_better_is_told(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    told = arena("larva", "random", "--games", "4", "--seed", "tea", "--out", str(file))
    assert re.search(r"^ *larva +[\d.]+ ± [\d.]+ +4 +[\d.]+ % +[\d.]+ to [\d.]+ % *$", told, re.MULTILINE)
    assert "4 games of mindbug in " in told
    assert "Seed: tea" in told
    assert f"The games are in {file}" in told
    assert len(list(Results.read(file))) == 4


@pytest.mark.usefixtures("made_up")
def test_the_longest_name_hides_no_figure() -> None:
    told = arena("greedy", f"search:seconds=0.{60 * '5'},iterations=1000000,processes=16", "--games", "4")
    assert re.search(r"greedy +[\d.]+ ± [\d.]+ +4 +100\.0 % +[\d.]+ to [\d.]+ %", told)
    assert "=16" in told  # the end of the name is there, too


@pytest.mark.usefixtures("made_up")
def test_the_same_command_goes_on_and_so_does_resume(tmp_path: Path) -> None:
    file = str(tmp_path / "run.sqlite")
    arena("random", "larva", "--games", "2", "--out", file)
    seed = Results.about(Path(file)).settings.seed
    arena("larva", "random", "--games", "6", "--out", file)
    arena("--resume", file, "--games", "8")
    assert Results.about(Path(file)).settings == run_of("larva", "random", games=8, seed=seed)
    assert len(list(Results.read(Path(file)))) == 8
    assert "8 games of mindbug" in arena("--resume", file)


@pytest.mark.usefixtures("made_up")
def test_json_is_one_object() -> None:
    data = json.loads(arena("random", "larva", "--games", "4", "--json"))
    assert data["games"] == 4
    assert [(one["bot"], one["games"], one["rate"]["mean"]) for one in data["bots"]] == [
        ("larva", 4, 1.0),
        ("random", 4, 0.0),
    ]
    assert data["settings"]["bots"] == ["larva", "random"]
    assert (data["file"], data["interrupted"], data["clear"]) == (None, False, [])


@pytest.mark.usefixtures("made_up")
def test_three_bots_have_a_matrix() -> None:
    told = arena("random", "larva", "greedy", "--games", "40")
    assert re.search(r"^ *row against column +greedy +larva +random *$", told, re.MULTILINE)
    assert re.search(r"^ *larva +0.0 % ± 16.1 +100.0 % ± 16.1 *$", told, re.MULTILINE)


@pytest.mark.usefixtures("made_up")
def test_decks_and_players(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    game = ("--game", "shardbugs", "--games", "1")
    arena("random", "random", *game, "--deck", DECK, "--out", str(file))
    assert Results.about(file).settings.options["decks"] == [GAMES["shardbugs"].deck(DECK)] * 2
    told = arena("random", "random", "random", *game, "--players", "3", "--decks", "random")
    assert "3 games of shardbugs" in told
    assert "an even share is 33.3 %" in told


@pytest.mark.usefixtures("made_up")
def test_a_run_until_clear() -> None:
    told = arena(*PAIR, "--until-clear")
    assert "greedy|random: clear after 40 games" in told
    assert "40 games of mindbug" in told


def test_an_interrupted_run_tells_what_there_is_and_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(deal: Deal, rotation: int) -> tuple[float, ...]:
        if deal.number == 9:
            raise KeyboardInterrupt
        return better("greedy")(deal, rotation)

    monkeypatch.setattr("bugduel.terminal.commands.arena.Local", lambda work, settings, jobs: MadeUp(breaks, room=1))
    file = tmp_path / "run.sqlite"
    done = bugduel("arena", *PAIR, "--out", str(file))
    assert done.exit_code == 130
    assert "16 games of mindbug" in done.stdout
    assert f"Resume with: bugduel arena --resume {file}" in done.stderr
    assert "--out FILE saves games" in bugduel("arena", *PAIR).stderr
    spaced = tmp_path / "my run.sqlite"
    assert f"--resume '{spaced}'" in bugduel("arena", *PAIR, "--out", str(spaced)).stderr


def test_slips(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    file.write_text("my diary")
    assert 'there is no bot "gredy". Did you mean "greedy"?' in rejected("arena", "gredy", "random")
    assert "0 bots for 2 seats" in rejected("arena")
    assert '--sets: there is no set "kingdon"' in rejected("arena", *PAIR, "--sets", "kingdon")
    assert 'there is no game "chess"' in rejected("arena", *PAIR, "--game", "chess")
    assert "--deck: mindbug has no decks" in rejected("arena", *PAIR, "--deck", DECK)
    assert "--players: in mindbug it follows from --mode (duel, 2v2)" in rejected("arena", *PAIR, "--players", "3")
    shards = ("arena", "random", "random", "random", "--game", "shardbugs")
    assert '--decks: there is no choice "bilt"' in rejected(*shards, "--decks", "bilt")
    assert "2 decks for 3 players" in rejected(*shards, "--deck", DECK, "--deck", DECK, "--players", "3")
    assert "cannot be combined with --deck" in rejected(*shards, "--deck", DECK, "--decks", "built")
    assert f"{file}: not arena results" in rejected("arena", *PAIR, "--out", str(file))
    assert f"{file}: not arena results" in rejected("arena", "--resume", str(file))
    assert file.read_text() == "my diary"
    assert "--seed: cannot be combined with --resume" in rejected("arena", "--resume", str(file), "--seed", "x")
    assert "--jobs: cannot be combined with --ray" in rejected("arena", *PAIR, "--jobs", "1", "--ray", "local")


@pytest.mark.usefixtures("made_up")
def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "run.sqlite")
    arena("random", "random", "--games", "2", "--out", file)
    assert "holds another run: bots random, random, not greedy, random" in rejected("arena", *PAIR, "--out", file)


def test_without_a_screen_a_plain_line_tells_now_and_then_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bugduel.terminal.screen.arena.SELDOM", 0.0)
    monkeypatch.setattr(
        "bugduel.terminal.commands.arena.Local", lambda work, settings, jobs: MadeUp(better("greedy"), room=1)
    )
    lines = bugduel("arena", *PAIR, "--games", "80").stderr.splitlines()
    assert lines[0] == "0 of 80 games"
    assert re.fullmatch(r"78 of 80 games, \d:\d\d left, greedy 100\.0 % ± 9\.0", lines[-1])
    assert not any("\x1b" in line for line in lines)
