"""The file of an arena: each game once, and a broken or strange file is left as it was."""

import sqlite3
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import pytest

from arena_runs import MadeUp, better, made_up, run_of
from bugduel.arena import Deal, Played, Results, Settings, deals, play_all
from bugduel.arena.rows import played_of, row_of
from bugduel.core import BadData, BadOptions
from bugduel.mindbug.game import MINDBUG

PAIR = ("greedy", "random")


def kept_run(file: Path, settings: Settings) -> None:
    results = Results(settings, file)
    play_all(settings, results, MadeUp(better("greedy")))
    results.close()


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    game = made_up(Deal(PAIR, 1), 1, (0.5, 0.5), first=1)
    results = Results(run_of(*PAIR), file)
    results.add([game])
    results.close()
    assert list(Results.read(file)) == [game]
    about = Results.about(file)
    assert about.settings == run_of(*PAIR)
    assert (about.game, about.rules) == ("mindbug", MINDBUG.rules)


def test_a_game_counts_once_and_as_it_first_came() -> None:
    results = Results(run_of(*PAIR))
    results.add([made_up(Deal(PAIR, 1), 0, (1.0, 0.0))])
    results.add([made_up(Deal(PAIR, 1), 0, (0.0, 1.0))])
    assert [game.outcome for game in results.games()] == [(1.0, 0.0)]


def test_a_run_goes_on_with_what_is_missing(tmp_path: Path) -> None:
    file, settings = tmp_path / "run.sqlite", run_of(*PAIR, "larva", games=8)
    whole = list(deals(settings))
    results = Results(settings, file)
    for deal in whole[1::3]:
        results.add([made_up(deal, turn, (1.0, 0.0)) for turn in range(2)])
    results.add([made_up(whole[0], 0, (1.0, 0.0))])  # half a deal
    results.close()
    results, runner = Results(settings, file), MadeUp(better("greedy"))
    play_all(settings, results, runner)
    results.close()
    assert runner.given == [deal for deal in whole if deal not in whole[1::3]]
    assert sorted(game.item for game in Results.read(file)) == sorted(item for deal in whole for item in deal.items())


def test_a_finished_run_plays_nothing_and_a_longer_one_only_what_is_new(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    kept_run(file, run_of(*PAIR, games=8))
    for games, new in ((8, 0), (4, 0), (12, 2)):
        settings, runner = run_of(*PAIR, games=games), MadeUp(better("greedy"))
        results = Results(settings, file)
        play_all(settings, results, runner)
        results.close()
        assert len(runner.given) == new


def test_games_are_safe_before_the_run_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bugduel.arena.results.EVERY", 0.0)
    file = tmp_path / "run.sqlite"
    results = Results(run_of(*PAIR), file)
    results.add([made_up(Deal(PAIR, 1), 0, (1.0, 0.0))])
    assert len(list(Results.read(file))) == 1
    results.close()


def test_what_came_last_is_safe_though_the_next_game_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, kept, file = [0.0], list[int](), tmp_path / "run.sqlite"
    monkeypatch.setattr("bugduel.arena.results.monotonic", lambda: clock[0])

    class Slow(MadeUp):
        """After the second deal nothing comes for a while."""

        def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
            if len(self.given) - self.under_way < 2 or len(kept) > 3:
                return super().take(seconds)
            kept.append(len(list(Results.read(file))))
            clock[0] += seconds
            return []

    results = Results(run_of(*PAIR), file)
    play_all(run_of(*PAIR), results, Slow(better("greedy"), room=1))
    results.close()
    assert kept[0] == 0  # just now
    assert kept[2] == 4


def test_what_was_played_is_kept_when_a_run_breaks_off(tmp_path: Path) -> None:
    def breaks(deal: Deal, rotation: int) -> tuple[float, ...]:
        if deal.number == 3:
            raise KeyboardInterrupt
        return (1.0, 0.0)

    file = tmp_path / "run.sqlite"
    with pytest.raises(KeyboardInterrupt):
        play_all(run_of(*PAIR), Results(run_of(*PAIR), file), MadeUp(breaks, room=1))
    assert len(list(Results.read(file))) == 4


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (run_of("greedy", "larva"), "bots greedy, random, not greedy, larva"),
        (run_of(*PAIR, seed="milk"), "seed tea, not milk"),
        (run_of(*PAIR, options={"sets": ["kingdom"]}), "holds another run: options"),
        (run_of(*PAIR, game="shardbugs"), "game mindbug, not shardbugs"),
    ],
)
def test_runs_are_not_mixed(other: Settings, told: str, tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    kept_run(file, run_of(*PAIR))
    before = file.read_bytes()
    with pytest.raises(BadData, match=told):
        Results(other, file)
    assert file.read_bytes() == before


def strange(file: Path, how: str) -> None:
    """A file with which something is wrong."""
    kept_run(file, run_of(*PAIR, games=200))
    whole = file.read_bytes()
    base = sqlite3.connect(file)
    match how:
        case "text":
            file.write_text("hello\n" * 100)
        case "cut":
            file.write_bytes(whole[: len(whole) // 2])
        case "scrambled":
            file.write_bytes(whole[:4096] + b"\x07" * (len(whole) - 4096))
        case "format":
            base.execute("UPDATE run SET format = 7")
        case "version":
            base.execute("UPDATE run SET bugduel = '0.0.0'")
        case "settings":
            base.execute("UPDATE run SET settings = '{'")
        case "no run":
            base.execute("DELETE FROM run")
        case "other":
            base.execute("DROP TABLE games")
    base.commit()
    base.close()


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("text", "not arena results"),
        ("cut", "broken"),
        ("scrambled", "broken"),
        ("format", "results of format 7; this Bugduel reads format 3"),
        ("version", "played by Bugduel 0.0.0"),
        ("settings", "run.sqlite: "),
        ("no run", "do not name their run"),
        ("other", "a database, but not arena results"),
    ],
)
def test_a_strange_file_is_told_of_and_left_as_it_was(how: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    strange(file, how)
    before = file.read_bytes()
    with pytest.raises(BadData, match=told):
        Results(run_of(*PAIR, games=200), file)
    assert file.read_bytes() == before
    if how != "version":
        with pytest.raises(BadData, match=told):
            list(Results.read(file))


@pytest.mark.parametrize(
    "how",
    [
        *("outcome = '[1,'", "outcome = '[1.0]'", "sides = '7'", "thinking = '[]'", "first = 2", "first = 'x'"),
        *("turns = 'x'", "plies = -1", "seconds = 'long'", "seconds = 9e999", "record = x'ff'", "deal = 'another'"),
        *("outcome = '[0.5,0.5]'", "record = '{ }'", "turns = 10", "checksum = ''", "checksum = x'00'"),
        *("outcome = '[NaN,0]'", f"thinking = '[{'9' * 5000},0]'", "sides = CAST(x'5b22ff225d' AS TEXT)"),
    ],
    ids=lambda how: how[:30],
)
def test_a_game_that_is_broken_is_told_of(how: str, tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    kept_run(file, run_of(*PAIR))
    base = sqlite3.connect(file)
    base.execute(f"UPDATE games SET {how} WHERE item = 'greedy|random/deal 2/rotation 1'")
    base.commit()
    base.close()
    with pytest.raises(BadData, match=r"run.sqlite: broken: the game greedy\|random/deal 2/rotation 1") as error:
        list(Results.read(file))
    assert "`bugduel arena --resume` with this file removes damaged games and plays them again" in str(error.value)
    str(error.value).encode()


def damage(file: Path, *changes: str) -> None:
    base = sqlite3.connect(file)
    for change in changes:
        base.execute(change)
    base.commit()
    base.close()


def test_damaged_games_are_removed_and_played_again(tmp_path: Path) -> None:
    file, settings = tmp_path / "run.sqlite", run_of(*PAIR)
    kept_run(file, settings)
    before = list(Results.read(file))
    damage(
        file,
        "UPDATE games SET turns = 10 WHERE item = 'greedy|random/deal 2/rotation 1'",
        "UPDATE games SET item = CAST(x'ff00' AS TEXT) WHERE item = 'greedy|random/deal 3/rotation 0'",
        "UPDATE games SET item = x'01' WHERE item = 'greedy|random/deal 3/rotation 1'",
    )
    results, runner = Results(settings, file), MadeUp(better("greedy"))
    assert sorted(results.removed) == ["\\udcff\\x00", "b'\\x01'", "greedy|random/deal 2/rotation 1"]
    play_all(settings, results, runner)
    results.close()
    assert [deal.number for deal in runner.given] == [2, 3]
    assert list(Results.read(file)) == before


def test_a_row_with_a_checksum_of_its_own_making_is_still_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    kept_run(file, run_of(*PAIR))
    game = next(iter(Results.read(file)))
    for wrong in ({"sides": ("greedy", "larva")}, {"outcome": (2.0, 0.0)}, {"first": 2}, {"turns": -1}, {"item": "x"}):
        row = row_of(replace(game, **wrong))
        with pytest.raises(BadData):
            played_of(row)
    assert played_of(row_of(game)) == game


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE run SET rules = 'one'", "the description of its run cannot be read"),
        ("UPDATE run SET game = 'shardbugs'", "results of 'shardbugs' with settings of mindbug"),
        ("UPDATE run SET settings = x'ff'", "the description of its run cannot be read"),
        ("UPDATE run SET settings = replace(settings, '\"teams\":[0,1]', '\"teams\":[0,1,2]')", "2 bots for 3 seats"),
        ("CREATE TRIGGER more AFTER INSERT ON games BEGIN DELETE FROM games; END", "its tables are not those"),
        ("ALTER TABLE games ADD COLUMN more", "its tables are not those"),
    ],
)
def test_a_file_that_was_changed_is_told_of(change: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    kept_run(file, run_of(*PAIR))
    damage(file, change)
    for read in (lambda: list(Results.read(file)), lambda: Results(run_of(*PAIR), file)):
        with pytest.raises(BadData, match=f"run.sqlite: .*{told}"):
            read()


def test_settings_that_would_make_groups_without_end_are_refused() -> None:
    with pytest.raises(BadOptions, match="at most 20,000 groups"):
        run_of(*["random"] * 300)
    data = {**run_of(*PAIR).to_data(), "bots": ["random"] * 60, "teams": list(range(30))}
    with pytest.raises(BadData, match="60 bots for 30 seats"):
        Settings.from_data(data)


def begin_and_add(file: Path, number: int, start: Barrier, told: "Queue[str]") -> None:
    """One of several arenas that begin the same new file at the same moment."""
    try:
        start.wait(60)
        results = Results(run_of(*PAIR, games=100), file)
        for deal in range(number, 50, 2):
            results.add([made_up(Deal(PAIR, deal), rotation, (1.0, 0.0)) for rotation in range(2)])
            results.write()
        results.close()
        told.put("")
    except BaseException as error:
        told.put(repr(error))


def test_two_arenas_can_begin_the_same_new_file_together(tmp_path: Path) -> None:
    spawn = get_context("spawn")
    for attempt in range(3):
        file, start, told = tmp_path / f"run{attempt}.sqlite", spawn.Barrier(2), spawn.Queue()
        arenas = [spawn.Process(target=begin_and_add, args=(file, number, start, told)) for number in (1, 2)]
        for arena in arenas:
            arena.start()
        assert [told.get(timeout=120) for _ in arenas] == ["", ""]
        for arena in arenas:
            arena.join(60)
        assert len(list(Results.read(file))) == 98


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="No such file"):
        Results.about(tmp_path / "run.sqlite")
    with pytest.raises(BadData, match=str(tmp_path)):
        Results(run_of(*PAIR), tmp_path)
    with pytest.raises(BadData, match="unable to open"):
        Results(run_of(*PAIR), tmp_path / "no" / "such" / "folder.sqlite")
    (tmp_path / "empty").touch()
    with pytest.raises(BadData, match="empty"):
        Results.about(tmp_path / "empty")
