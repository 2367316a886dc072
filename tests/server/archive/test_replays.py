"""Finished games are seen again: as a seat saw them, or with all hands open."""

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import update

from bugduel.core import Record, replay
from bugduel.games import GAMES as KNOWN
from bugduel.server.archive import replays
from bugduel.server.store.tables import GAMES
from bugduel.telling.table import open_view

pytestmark = pytest.mark.anyio


async def page(client, game, **query):
    answer = await client.get(f"/api/games/{game.id}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def whole(client, game, **query):
    """All plies, page by page."""
    plies, start = [], 0
    while start >= 0:
        found = await page(client, game, **query, **{"from": start})
        plies += found["plies"]
        start = found["next"]
    return plies


def data(view):
    return msgspec.json.decode(msgspec.json.encode(view))


async def test_a_game_is_seen_again_with_all_hands_open(client, played):
    game = await played("mindbug")
    found = await page(client, game)
    plies = await whole(client, game, seat="all")
    assert found["last"] == len(game.actions) and found["has_views"] and found["outcome"] == game.row.outcome
    assert [ply["ply"] for ply in plies] == list(range(len(game.actions) + 1))
    assert [ply["by"] for ply in plies[1:]] == game.actors and "by" not in plies[0]
    assert plies[-1]["view"] == data(open_view(game.state))
    hands = [player["zones"]["hand"] for player in plies[0]["view"]["players"]]
    assert all(len(hand["cards"]) == hand["size"] > 0 for hand in hands)
    assert all(ply["move"]["text"] and ply["move"]["action"] for ply in plies[1:])
    assert any(ply["lines"] for ply in plies) and found["result"]


async def test_who_only_watches_reads_the_names_of_the_players(client, played):
    found = await page(client, await played("mindbug"))
    lines = [line["text"] for ply in found["plies"] for line in ply["lines"]]
    assert any("Bot 0" in line for line in lines) and any("Bot 1" in line for line in lines)
    assert not any("layer 1" in line for line in lines)
    assert found["result"] in ("Bot 0 won.", "Bot 1 won.")


@pytest.mark.parametrize("seat", [-1, 0, 1])
async def test_a_seat_is_shown_what_it_saw(client, played, seat):
    game = await played("mindbug")
    plies = await whole(client, game, seat=seat)
    state = game.dealt()
    assert plies[0]["view"] == data(state.view(seat))
    for ply, action in zip(plies[1:], game.actions, strict=True):
        state.apply(action)
        assert ply["view"] == data(state.view(seat))
        assert ("move" in ply) == (ply["by"] == seat)
    events = [event for ply in plies for event in ply["events"]]
    assert events == [event.seen_by(seat) for part in game.events_since(-1) for event in part]


async def test_what_was_taken_back_is_not_seen_again(client, played):
    game = await played("mindbug", undo=(3, 8))
    plies = await whole(client, game)
    assert len(plies) == len(game.actions) + 1 == len(game.entries) - 3
    assert [ply["move"]["action"] for ply in plies[1:]] == game.actions


async def test_words_are_in_the_language_that_was_asked_for(client, played):
    game = await played("mindbug")
    english, spanish, other = [
        (await page(client, game, language=language))["plies"][1]["lines"] for language in ("en", "es", "tlh")
    ]
    assert english == other != spanish


async def test_a_long_game_comes_in_pages_and_holds_up_nobody(client, browser, played):
    game = await played("shardbugs", players=4)
    assert len(game.actions) > 1000
    last = len(game.actions)
    found = await page(client, game, **{"from": last - 10})
    assert len(found["plies"]) == 11 and found["next"] == -1
    assert len((await page(client, game, to=last))["plies"]) == replays.PAGE
    assert len((await page(client, game, **{"from": 5, "to": 7}))["plies"]) == 3
    longest = 0.0
    reading = asyncio.create_task(page(browser(), game, **{"from": last - 49}))
    while not reading.done():
        started = time.perf_counter()
        await asyncio.sleep(0)
        longest = max(longest, time.perf_counter() - started)
    assert (await reading)["last"] == last
    assert longest < 1.0  # many times what it takes, but a machine may be busy


async def test_a_page_that_there_is_not_is_refused(client, played):
    game = await played("mindbug")
    last = len(game.actions)
    for query in ({"from": last + 1}, {"from": 9, "to": 8}, {"from": -1}, {"seat": "2"}, {"seat": "me"}):
        answer = await client.get(f"/api/games/{game.id}/replay", params=query)
        assert answer.status_code == 400, (query, answer.text)


@pytest.mark.parametrize("what", ["replay", "record"])
async def test_nothing_is_shown_of_a_game_that_is_not_over(client, played, what):
    game = await played("mindbug", plies=5)
    answer = await client.get(f"/api/games/{game.id}/{what}")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert game.row.seed not in answer.text
    assert (await client.get(f"/api/games/nosuchgame/{what}")).status_code == 404


# --- other rules ------------------------------------------------------------------------------------------------------


async def with_other_rules(app, game):
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).where(GAMES.c.id == game.id).values(rules=game.row.rules - 1))


@pytest.mark.parametrize("seat", ["all", "0", "-1"])
async def test_when_the_rules_have_changed_the_events_are_left(app, client, played, seat):
    game = await played("mindbug")
    before = await whole(client, game, seat=seat)
    await with_other_rules(app, game)
    assert not (await page(client, game, seat=seat))["has_views"]
    after = await whole(client, game, seat=seat)
    assert [ply["events"] for ply in after] == [ply["events"] for ply in before]
    assert [ply["lines"] for ply in after] == [ply["lines"] for ply in before]
    assert not any("view" in ply or "move" in ply for ply in after)


async def test_events_for_which_there_are_no_words_any_more_are_told_without(app, client, played, monkeypatch):
    game = await played("mindbug")
    await with_other_rules(app, game)

    def no_words(*args):
        raise LookupError("no message")

    monkeypatch.setattr(replays, "tell", no_words)
    found = await page(client, game)
    assert all(ply["lines"] == [] for ply in found["plies"]) and any(ply["events"] for ply in found["plies"])


async def test_when_nothing_was_noted_that_is_said(app, client, played):
    game = await played("mindbug")
    await with_other_rules(app, game)
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).values(events=None))
    answer = await client.get(f"/api/games/{game.id}/replay")
    assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")


# --- Records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["mindbug", "shardbugs"])
async def test_a_record_is_the_game(client, played, name):
    game = await played(name, undo=(4,))
    answer = await client.get(f"/api/games/{game.id}/record")
    record = Record.from_json(answer.text)
    assert [seat.bot for seat in record.seats] == ["larva", "larva"] and record.seed == game.row.seed
    live = replay(KNOWN[name], record)
    assert live.state.outcome() == game.row.outcome and live.state.to_data() == game.state.to_data()
