"""Clocks: what is left, what is charged, when it runs out. Server time decides."""

import asyncio
from typing import Any

import msgspec
import pytest

from bugduel.games import GAMES
from bugduel.server.play import clocks
from bugduel.server.play.beginning import begin, checked, new_game
from bugduel.server.play.entry import MOVE, Entry
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.terms import Clock, Terms
from bugduel.server.running.downtimes import elapsed
from bugduel.server.store.games import PERSON, SeatRow

START = 1_000_000


def ran(start: int, end: int) -> int:
    return end - start


def new(clock: Clock) -> OpenGame:
    """A game of two people who are connected, begun at START."""
    game = GAMES["mindbug"]
    options, _ = checked(game, {})
    row = new_game(game, options, Terms(clock=clock))
    seats = [SeatRow(seat=seat, kind=PERSON, person=str(seat)) for seat in range(2)]
    begin(row, seats)
    row.started = START
    for seat in seats:
        seat.away_since = None
    return OpenGame(row, seats, [])


def act(game: OpenGame, at: int, elapsed: Any = ran) -> None:
    seat = game.actor
    left, away = clocks.after(game, MOVE, seat, at, elapsed)
    game.apply(Entry(game.ply, MOVE, seat, game.state.legal()[0], at, left, away))


def comes_and_goes(game: OpenGame, seat: int, **changes: Any) -> None:
    game.seats[seat] = msgspec.structs.replace(game.seats[seat], **changes)


def test_without_a_clock_nothing_ever_runs_out():
    game = new(Clock())
    assert clocks.left_now(game, START + 10**9, ran) == []
    assert clocks.runs_out(game, START + 10**9, ran) is None


def test_only_the_one_who_must_decide_loses_time_and_gets_the_increment():
    game = new(Clock("total", seconds=100, increment=5))
    first = game.actor
    act(game, START + 10_000)
    assert game.entries[-1].left[first] == 95_000
    assert game.entries[-1].left[1 - first] == 100_000
    assert clocks.runs_out(game, START + 10_000, ran) == START + 110_000


def test_the_time_for_each_choice_is_whole_again_after_it():
    game = new(Clock("move", seconds=20))
    first = game.actor
    act(game, START + 19_000)
    assert game.entries[-1].left[first] == 20_000


def test_days_are_days():
    game = new(Clock("days", days=2))
    assert clocks.runs_out(game, START, ran) == START + 2 * 24 * 3600 * 1000


def test_while_one_is_away_the_allowance_is_used_before_the_clock():
    game = new(Clock("total", seconds=100, increment=0, away=30))
    actor = game.actor
    comes_and_goes(game, actor, away_since=START + 10_000)
    assert clocks.left_now(game, START + 20_000, ran)[actor] == 90_000, "the clock stands still"
    assert clocks.left_now(game, START + 50_000, ran)[actor] == 80_000, "30 seconds were given, 10 more are charged"
    assert clocks.runs_out(game, START + 20_000, ran) == START + 130_000


def test_coming_and_going_does_not_renew_the_allowance():
    game = new(Clock("total", seconds=1000, increment=0, away=30))
    for start in range(0, 100_000, 20_000):  # ten seconds there, ten seconds away, in turns
        comes_and_goes(game, game.actor, away_since=START + start)
        comes_and_goes(game, game.actor, away_since=None, away_used=game.seats[game.actor].away_used + 10_000)
    actor = game.actor
    assert game.seats[actor].away_used == 50_000
    assert clocks.left_now(game, START + 100_000, ran)[actor] == 1_000_000 - 70_000
    assert clocks.away_left(game, game.seats[actor], START + 100_000, ran) == 0


def test_time_in_which_no_server_ran_is_nobodys():
    game = new(Clock("total", seconds=100, increment=0))

    def ran_but_for(start: int, end: int) -> int:
        return elapsed(start, end, [(START + 5_000, START + 65_000)])

    assert clocks.left_now(game, START + 70_000, ran_but_for)[game.actor] == 90_000
    assert clocks.runs_out(game, START + 70_000, ran_but_for) == START + 160_000


def test_an_undo_gives_back_the_times_of_that_moment():
    game = new(Clock("total", seconds=100, increment=5))
    act(game, START + 10_000)
    act(game, START + 30_000)
    left, _ = clocks.at_ply(game, game.entries[:1], START + 40_000, ran)
    assert left == game.entries[0].left
    assert clocks.at_ply(game, [], START + 40_000, ran)[0] == (100_000, 100_000)


# --- on a real server -------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_who_lets_the_time_run_out_loses(table):
    anna, ben = await table("mindbug", terms={"clock": {"kind": "move", "seconds": 1}})
    asked, other = (anna, ben) if anna.is_asked else (ben, anna)
    await other.until_over()
    assert other.now["reason"] == "time"
    assert other.now["result"] == "You won."
    assert (await asked.says("act", ply=0, action=1))["type"] == "refused"


@pytest.mark.anyio
async def test_a_bot_minds_its_clock(visitor):
    anna = visitor()
    terms = {"clock": {"kind": "total", "seconds": 4, "increment": 1}}
    game = await anna.sits(await anna.opens("mindbug", "me", "mantis", terms=terms))
    for _ in range(6):
        await game.until_asked()
        if game.is_over:
            break
        await game.chooses()
    assert game.now.get("reason", "") == "" or game.now["result"] != "You won."
    await game.leaves()


@pytest.mark.anyio
async def test_a_game_of_somebody_who_left_can_be_claimed_after_the_allowance(table):
    anna, ben = await table("mindbug", terms={"clock": {"kind": "none", "away": 2}})
    assert (await anna.says("claim", seat=ben.seat))["code"] == "not-allowed"
    await ben.leaves()
    await anna.until(lambda: not anna.seats[ben.seat]["is_connected"])
    early = await anna.says("claim", seat=ben.seat)
    assert "seconds left" in early["reason"]
    back = await ben.visitor.sits(ben.game)  # coming back for a moment renews nothing
    await back.leaves()
    for _ in range(40):
        answer = await anna.says("claim", seat=ben.seat)
        if answer["type"] == "accepted":
            break
        await asyncio.sleep(0.1)
    await anna.until_over()
    assert (anna.now["reason"], anna.now["result"]) == ("left", "You won.")


@pytest.mark.anyio
async def test_of_three_players_most_must_agree_that_one_has_left(table):
    anna, ben, carla = await table("shardbugs", 3, terms={"clock": {"kind": "none", "away": 1}})
    await carla.leaves()
    await asyncio.sleep(1.5)
    await anna.until(lambda: not anna.seats[carla.seat]["is_connected"])
    assert (await anna.says("claim", seat=carla.seat))["type"] == "accepted"
    await ben.until(lambda: bool(ben.offers))
    assert ben.offers[0]["kind"] == "claim"
    assert not ben.now["view"]["players"][carla.seat].get("out")
    await ben.says("answer", offer="claim", seat=anna.seat, yes=True)
    await ben.until(lambda: bool(ben.now["view"]["players"][carla.seat].get("out")))
    assert not ben.is_over, "two go on"
