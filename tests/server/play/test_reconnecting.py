"""Coming back: the same question, everything or what was missed, and both know who is there."""

import pytest

from players import play_on

pytestmark = pytest.mark.anyio


async def test_coming_back_gives_the_same_question_and_the_whole_log(table):
    anna, ben = await table("mindbug")
    for _ in range(8):
        asked = anna if anna.is_asked else ben
        if asked.is_over:
            break
        await asked.chooses()
        other = ben if asked is anna else anna
        await other.until_ply(asked.ply)
        again = await asked.visitor.sits(asked.game)
        for name in ("view", "question", "anytime", "ply"):
            assert again.now.get(name) == asked.now.get(name), name
        assert len(again.lines) >= len(asked.lines) - 1
        await again.leaves()


async def test_with_a_ply_only_what_was_missed_is_told(table):
    anna, ben = await table("mindbug")
    first = anna if anna.is_asked else ben
    await first.chooses("Play")
    all_of_it = await first.visitor.sits(first.game)
    missed = await first.visitor.sits(first.game, since=0)
    nothing = await first.visitor.sits(first.game, since=1)
    assert len(all_of_it.now["events"]) > len(missed.now["events"]) > 0
    assert missed.table["since"] == 0
    assert nothing.now["events"] == []
    for one in (all_of_it, missed, nothing):
        await one.leaves()


async def test_both_see_when_one_goes_and_comes(table):
    anna, ben = await table("mindbug")
    await ben.leaves()
    await anna.until(lambda: not anna.seats[ben.seat]["is_connected"])
    back = await ben.visitor.sits(ben.game)
    await anna.until(lambda: anna.seats[ben.seat]["is_connected"])
    assert back.seats[anna.seat]["is_connected"]
    await back.leaves()


async def test_a_second_window_of_the_same_player_keeps_them_there(table):
    anna, ben = await table("mindbug")
    window = await ben.visitor.sits(ben.game)
    await ben.leaves()
    assert (await anna.says("ping"))["type"] == "pong"
    assert anna.seats[ben.seat]["is_connected"]
    await window.leaves()
    await anna.until(lambda: not anna.seats[ben.seat]["is_connected"])


async def test_whoever_asks_for_everything_gets_it(table):
    anna, _ = await table("mindbug")
    heard = len([message for message in anna.heard if message["type"] == "game"])
    await anna.sends({"type": "resync"})
    await anna.until(lambda: len([message for message in anna.heard if message["type"] == "game"]) > heard)


async def test_there_is_no_such_game(visitor):
    anna = visitor()
    nowhere = await anna.sits("nonsense")
    assert nowhere.closed is not None
    assert nowhere.closed.rcvd.code == 4404


async def test_a_game_goes_on_after_the_server_was_stopped_and_started(server, visitor_at):
    anna, ben = visitor_at(server.url), visitor_at(server.url)
    made = await anna.opens("mindbug")
    await ben.joins(made)
    hers, his = await anna.sits(made), await ben.sits(made)
    asked = hers if hers.is_asked else his
    await asked.chooses("Play")
    await hers.until_ply(1)
    server.stop()
    await hers.until(lambda: hers.closed is not None)
    assert hers.closed.rcvd.code == 1012
    server.start()
    again, other = await anna.sits(made), await ben.sits(made)
    assert again.now["view"] == hers.now["view"]
    await play_on(again, other)
    await again.leaves()
    await other.leaves()
