"""Drafts with a time for each pick: nobody who is away holds up the table."""

import pytest
from sqlalchemy import update

from bugduel.server.settings import Settings
from bugduel.server.store.tables import DRAFTS
from bugduel.server.time import now

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


async def opened(client, seats=2, bots=1, seconds=60):
    draft = {"game": "shardbugs", "seats": seats, "bots": bots, "seconds": seconds}
    answer = await client.post("/api/drafts", json=draft)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def seen(client, draft):
    return (await client.get(f"/api/drafts/{draft['id']}")).json()


async def time_passes(app, seconds):
    """As if the packs had come so long ago."""
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(DRAFTS).values(asked=now() - 1000 * seconds, due=0))
    await app.state.parts.drafts.clock.look()


async def test_a_draft_tells_how_much_time_is_left(guest):
    ana = await guest()
    draft = await opened(ana)
    assert draft["seconds"] == 60 and 55_000 < draft["left"] <= 60_000
    assert "left" not in await opened(ana, seconds=0)


async def test_who_lets_the_time_pass_is_given_the_card_that_a_bot_would_take(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 0)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    mine = await seen(ana, draft)
    card = mine["view"]["pack"][0]
    await ana.post(f"/api/drafts/{draft['id']}/pick", json={"number": 0, "card": card})
    await time_passes(app, 59)
    assert (await seen(ana, draft))["view"]["waiting"] == [1]
    await time_passes(app, 62)
    after = await seen(ana, draft)
    assert after["view"]["pool"] == [card] and after["view"]["waiting"] == [0, 1]
    assert after["left"] > 55_000  # the next pick has all its time
    theirs = await seen(bob, draft)
    assert theirs["number"] == 1 and not theirs["seats"][1].get("is_bot")


async def test_a_plan_counts_before_the_choice_of_a_bot(app, guest):
    ana = await guest()
    draft = await opened(ana)
    second, first = draft["view"]["pack"][-2:]
    planned = await ana.post(f"/api/drafts/{draft['id']}/plan", json={"cards": ["Nobody", first, second, first]})
    assert planned.status_code == 200 and planned.json()["plan"] == ["Nobody", first, second]
    await time_passes(app, 62)
    after = await seen(ana, draft)
    assert after["view"]["pool"] == [first] and after["plan"] == ["Nobody", second]


async def test_what_is_picked_is_not_planned_any_more(guest):
    ana = await guest()
    draft = await opened(ana)
    first, second = draft["view"]["pack"][:2]
    await ana.post(f"/api/drafts/{draft['id']}/plan", json={"cards": [first, second]})
    picked = await ana.post(f"/api/drafts/{draft['id']}/pick", json={"number": 0, "card": first})
    assert picked.json()["plan"] == [second]


async def test_what_was_planned_is_taken_when_the_pack_comes_round_again(app, guest):
    ana = await guest()
    draft = await opened(ana)
    first, *others = draft["view"]["pack"]
    await ana.post(f"/api/drafts/{draft['id']}/plan", json={"cards": [first, *others]})
    await time_passes(app, 62)
    await time_passes(app, 62)
    await time_passes(app, 62)
    pool = (await seen(ana, draft))["view"]["pool"]
    assert pool[0] == first and pool[2] in others  # with two seats every other pack has been here before


async def test_a_draft_without_a_time_waits_for_ever(app, guest):
    ana = await guest()
    draft = await opened(ana, seconds=0)
    await time_passes(app, 100_000)
    assert (await seen(ana, draft))["number"] == 0


async def test_time_in_which_no_server_ran_is_nobodys(app, guest, monkeypatch):
    ana = await guest()
    draft = await opened(ana)
    monkeypatch.setattr(app.state.parts.drafts, "elapsed", lambda start, end: end - start - 50_000)
    await time_passes(app, 100)
    assert (await seen(ana, draft))["number"] == 0
    await time_passes(app, 112)
    assert (await seen(ana, draft))["number"] == 1


async def test_nobody_else_sees_a_plan_and_only_those_who_sit_there_make_one(guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana)
    card = draft["view"]["pack"][0]
    await ana.post(f"/api/drafts/{draft['id']}/plan", json={"cards": [card]})
    assert "plan" not in await seen(bob, draft)
    answer = await bob.post(f"/api/drafts/{draft['id']}/plan", json={"cards": [card]})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")


async def test_a_draft_judges_a_deck_by_the_picks(app, guest):
    ana = await guest()
    draft = await opened(ana)
    await time_passes(app, 62)
    (picked,) = (await seen(ana, draft))["view"]["pool"]
    deck = {"avatar": "Sol", "cards": {picked: 2}}
    address = f"/api/drafts/{draft['id']}/judge"
    judged = (await ana.post(address, json={"deck": deck})).json()
    assert judged["deck"] == deck
    assert [reason.get("card", "") for reason in judged["reasons"]] == ["", picked]
    spanish = (await ana.post(address, params={"language": "es"}, json={"deck": deck})).json()
    assert "elegiste 1" in spanish["reasons"][1]["text"]
    assert (await (await guest()).post(address, json={"deck": deck})).json()["error"] == "not-seated"
