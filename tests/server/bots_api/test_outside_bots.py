"""Bots from outside in processes of their own: `bugduel connect` and the examples, against people and each other."""

import asyncio
import time
from pathlib import Path

import pytest

from players import Visitor, play_on

EXAMPLES = Path(__file__).parents[3] / "examples"

pytestmark = pytest.mark.anyio


async def guest_challenges(house, bot, game="mindbug"):
    """A guest challenges a bot from a browser. Returns the guest, and the id of the game to come."""
    guest = Visitor(house.url)
    answer = await guest.http.post(f"/api/challenge/{bot.name}", json={"game": game})
    assert answer.status_code == 201, answer.text
    return guest, answer.json()["id"]


async def until_begun(guest, game):
    until = time.monotonic() + 60
    while (await guest.asks(f"/api/games/{game}"))["status"] != "running":
        assert time.monotonic() < until, "nobody accepts"
        await asyncio.sleep(0.1)


async def test_connect_plays_a_game_against_a_guest(house, account, run):
    bot = account()
    run(bot, "-m", "bugduel", "connect", house.url, "--bot", "search:0.02")
    guest, game = await guest_challenges(house, bot)
    await until_begun(guest, game)
    table = await guest.sits(game)
    await play_on(table, patience=120)
    assert (table.now["status"], table.now.get("reason", "")) == ("over", "")
    assert bot.name in [seat["name"] for seat in table.table["seats"]]
    await table.leaves()
    await guest.leaves()


async def test_connect_goes_on_after_it_was_killed_in_the_middle(house, account, run):
    bot = account()
    first = run(bot, "-m", "bugduel", "connect", house.url, "--bot", "greedy", "--accept", "mindbug")
    guest, game = await guest_challenges(house, bot)
    await until_begun(guest, game)
    table = await guest.sits(game)
    for _ in range(3):
        await table.chooses()
    first.kill()
    first.wait()
    await table.until(lambda: any(not seat["is_connected"] for seat in table.seats))
    run(bot, "-m", "bugduel", "connect", house.url, "--bot", "greedy")
    await play_on(table, patience=120)
    assert table.now["status"] == "over"
    await table.leaves()
    await guest.leaves()


@pytest.mark.parametrize("game", ["mindbug", "shardbugs"])
async def test_the_example_that_searches_plays_the_example_that_does_not(house, account, run, game):
    searching, other = account(), account()
    run(searching, str(EXAMPLES / "search_bot.py"), house.url)
    run(other, str(EXAMPLES / "random_bot.py"), house.url)
    made = other.challenges(searching, game)  # by the same account that the random bot plays for
    events = searching.lines("/api/stream/event")
    finish = next(event for event in events if event["type"] == "gameFinish")
    assert (finish["game"]["id"], finish["game"]["status"]) == (made, "over")
    assert (finish["game"]["reason"], sum(finish["game"]["outcome"])) == ("", 1)
    assert finish["game"]["ply"] > 5  # a short one, but nobody gave up


def test_the_examples_fit_on_a_page():
    for name in ("random_bot.py", "search_bot.py"):
        assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < 60


async def test_connect_says_what_is_wrong_with_its_token(house, account, tmp_path, run):
    bot = account("read")
    refused = run(bot, "-m", "bugduel", "connect", house.url)
    assert refused.wait(60) == 2
    said = (tmp_path / "command-0.log").read_text(encoding="utf-8")
    assert 'the server refuses: This token is not for that: it needs the scope "play".' in said
    assert bot.token not in said
    empty = tmp_path / "token"
    empty.write_text("\n")
    assert run(bot, "-m", "bugduel", "connect", house.url, "--token-file", str(empty)).wait(60) == 2
    assert "a token is needed" in (tmp_path / "command-1.log").read_text(encoding="utf-8")
    assert run(bot, "-m", "bugduel", "connect", "play.example.org").wait(60) == 2
    assert "must be the address of a server" in (tmp_path / "command-2.log").read_text(encoding="utf-8")
