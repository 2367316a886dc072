"""The processes that play for an arena: they may die, and so may the arena."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arena_runs import run_of
from bugduel.arena import Deal, Local, Played, Results, Settings, Tally, Trouble, deals, play_all
from bugduel.arena.played import play_deal
from bugduel.core import BugduelError
from screens import bugduel

LIMIT = 300  # seconds after which something hangs, however busy the machine is
SLOW = ("random", "search:600")  # their games take hours: whoever plays one is at it when it is killed


@pytest.fixture
def local() -> Iterator[Local[Deal, list[Played]]]:
    runner = Local(play_deal, run_of("random", "random", games=20), jobs=1)
    yield runner
    runner.close()


def played_by(jobs: int, settings: Settings) -> list[Played]:
    runner, results, until = Local(play_deal, settings, jobs), Results(settings), time.monotonic() + LIMIT

    def watch(tally: Tally, most: int) -> None:
        assert time.monotonic() < until, "the run hangs"

    try:
        play_all(settings, results, runner, watch)
    finally:
        runner.close()
    return list(results.games())


def take_one(runner: Local[Deal, list[Played]]) -> list[tuple[Deal, list[Played]]]:
    """Whatever comes first."""
    until = time.monotonic() + LIMIT
    while time.monotonic() < until:
        if found := runner.take(1):
            return found
    pytest.fail("nothing came")


# --- processes --------------------------------------------------------------------------------------------------------


def test_one_process_and_two_play_the_same_games() -> None:
    settings = run_of("random", "larva", games=6)
    one, two = played_by(1, settings), played_by(2, settings)
    assert [(game.item, game.record) for game in one] == [(game.item, game.record) for game in two]
    assert [game.item for game in one] == sorted(item for deal in deals(settings) for item in deal.items())


def test_a_process_that_dies_is_replaced_and_its_deals_are_played(local: Local[Deal, list[Played]]) -> None:
    wanted = [Deal(("random", "random"), number) for number in (1, 2)]
    for deal in wanted:
        local.give(deal)
    local.workers[0].process.kill()
    found = take_one(local)
    while len(found) < 2:
        found += take_one(local)
    assert [deal for deal, _ in found] == wanted
    assert local.under_way == 0


def test_a_deal_whose_processes_die_is_given_up() -> None:
    local = Local(play_deal, run_of(*SLOW), jobs=1)
    try:
        local.give(Deal(SLOW, 1))
        local.workers[0].process.kill()
        assert local.take(LIMIT) == []
        assert local.under_way == 1
        local.workers[0].process.kill()
        with pytest.raises(Trouble, match=r"deal 1: the process that played it died 2 times \(signal 9\)"):
            local.take(LIMIT)
    finally:
        local.close()


def test_an_error_in_a_game_comes_to_whoever_waits_for_it() -> None:
    settings = run_of("random", "random")
    runner = Local(play_deal, Settings(settings.game, ("nobody", "random"), (0, 1), "tea", 2), jobs=1)
    try:
        runner.give(Deal(("nobody", "random"), 1))
        with pytest.raises(BugduelError, match='no bot "nobody"') as caught:
            take_one(runner)
        assert "new_bot" in caught.value.__notes__[-1]
    finally:
        runner.close()


def test_an_error_does_not_take_with_it_what_came_together_with_it() -> None:
    settings = run_of("random", "random")
    runner = Local(play_deal, Settings(settings.game, ("nobody", "random", "random"), (0, 1), "tea", 2), jobs=2)
    good, bad = Deal(("random", "random"), 1), Deal(("nobody", "random"), 1)
    try:
        runner.give(bad)
        runner.give(good)
        for worker in runner.workers:
            assert worker.pipe.poll(LIMIT)  # both have answered
        assert [deal for deal, _ in runner.take(LIMIT)] == [good]
        with pytest.raises(BugduelError, match='no bot "nobody"'):
            runner.take(LIMIT)
    finally:
        runner.close()


def test_a_process_that_is_told_twice_to_end_does_so_without_a_word() -> None:
    """Its pipe is closed, and while it shuts down comes the signal of a parent that has no more time."""
    script = """
import atexit, os, signal
from multiprocessing import Pipe
from bugduel.arena.local import do_what_comes

mine, theirs = Pipe()
mine.close()
atexit.register(lambda: os.kill(os.getpid(), signal.SIGTERM))
do_what_comes(theirs, print, None)
"""
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=LIMIT)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


# --- killed in the middle ---------------------------------------------------------------------------------------------


HEARS_CTRL_C = "signal.default_int_handler"
HEARS_NO_CTRL_C = "signal.SIG_IGN"  # as what is started in the background by a script, or under nohup


@contextmanager
def begun(file: Path, on_ctrl_c: str = HEARS_CTRL_C) -> Iterator[subprocess.Popen[str]]:
    """A run without end, as a process of its own that has kept some games. It does not outlive the test.

    What it does on Ctrl-C it would inherit from whoever runs the tests.
    """
    command = f"import signal; signal.signal(signal.SIGINT, {on_ctrl_c}); from bugduel.terminal.main import run; run()"
    args = ("arena", "random", "random", "--games", "100000", "--jobs", "1", "--seed", "tea", "--out", str(file))
    run = subprocess.Popen(
        [sys.executable, "-c", command, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        until = time.monotonic() + LIMIT
        while run.poll() is None and count(file) < 4 and time.monotonic() < until:
            time.sleep(0.1)
        assert run.poll() is None, run.communicate()
        assert count(file) >= 4
        yield run
    finally:
        run.kill()
        run.communicate(timeout=LIMIT)  # until the process that plays for it has ended, too


def count(file: Path) -> int:
    try:
        return len(list(Results.read(file)))
    except BugduelError:
        return 0  # it has not begun yet, or is just being written


def test_a_run_that_was_killed_goes_on_and_plays_every_game_once(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    with begun(file):
        pass  # it is killed
    before = {game.item: game for game in Results.read(file)}
    games = len(before) + 6
    assert bugduel("arena", "--resume", str(file), "--games", str(games), "--jobs", "1").exit_code == 0
    after = {game.item: game for game in Results.read(file)}
    assert sorted(after) == sorted(i for deal in deals(run_of("random", "random", games=games)) for i in deal.items())
    assert all(after[item] == game for item, game in before.items())


@pytest.mark.unmeasured
@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent in another way")
def test_ctrl_c_ends_a_run_soon_and_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    with begun(file) as run:
        run.send_signal(signal.SIGINT)
        told, errors = run.communicate(timeout=LIMIT)
    assert run.returncode == 130, errors
    assert errors.endswith(f"bugduel: interrupted. Resume with: bugduel arena --resume {file}\n")
    assert "Traceback" not in errors
    assert f"{count(file):,} games of mindbug" in told


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent in another way")
def test_a_run_in_the_background_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    with begun(file, HEARS_NO_CTRL_C) as run:
        before = count(file)
        run.send_signal(signal.SIGINT)
        until = time.monotonic() + LIMIT
        while run.poll() is None and count(file) <= before + 4 and time.monotonic() < until:
            time.sleep(0.1)
        assert run.poll() is None, run.communicate()
        assert count(file) > before + 4
