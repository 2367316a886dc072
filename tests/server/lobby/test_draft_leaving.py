"""Who leaves a draft for good, and drafts that cannot go on: nobody is held up by them."""

import asyncio

import pytest
from sqlalchemy import select, update

from bugduel.server.drafting.rows import update_draft_seat
from bugduel.server.settings import Settings
from bugduel.server.store.tables import DRAFTS
from bugduel.server.time import now
from drafters import opened, picks, seen

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


@pytest.fixture
async def pair(guest):
    """Two people and a bot at a draft without a time."""
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 3, 1)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    return ana, bob, draft


async def test_who_leaves_for_good_waits_for_a_change_that_is_under_way(app, pair):
    ana, bob, draft = pair
    async with app.state.parts.drafts._changing(draft["id"]) as (connection, row):
        leaving = asyncio.create_task(bob.request("DELETE", "/api/me", json={}))
        await asyncio.sleep(0.5)
        await update_draft_seat(connection, row.id, row.seats[1])
    assert (await leaving).status_code == 204
    await app.state.parts.drafts.clock.look()
    assert (await seen(ana, draft))["seats"][1] == {"seat": 1, "is_bot": True, "picked": 1}


async def test_a_bot_goes_on_for_a_guest_who_sits_there_as_somebody_else_already(app, guest):
    ana, cid, again = await guest(), await guest(), await guest()
    account = {"name": "Cid", "password": "correct horse battery"}
    assert (await cid.post("/api/account", json=account)).status_code == 201
    draft = await opened(ana, 3, 0)
    for client in (cid, again):
        await client.post(f"/api/drafts/{draft['id']}/join")
    await picks(ana, draft)
    await picks(cid, draft)
    assert (await again.post("/api/login", json=account)).status_code == 200
    await app.state.parts.drafts.clock.look()
    view = await seen(ana, draft)
    assert view["view"]["waiting"] == [0, 1] and view["seats"][2]["is_bot"]


async def test_a_draft_that_cannot_go_on_can_be_left_by_all(app, pair):
    ana, bob, draft = pair
    await picks(ana, draft)
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(DRAFTS).values(seed="another"))
    for client in (ana, bob):
        answer = await client.delete(f"/api/drafts/{draft['id']}/seat")
        assert answer.status_code == 204, answer.text
        assert (await client.get("/api/me/drafts")).json() == []
    assert (await seen(ana, draft))["error"] == "not-found"


async def test_a_draft_that_everybody_left_for_good_is_gone(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 1)
    await ana.request("DELETE", "/api/me", json={})
    assert (await bob.get(f"/api/drafts/{draft['id']}")).status_code == 404


async def test_a_draft_that_fails_holds_up_no_other(app, guest, monkeypatch):
    ana = await guest()
    late = [await opened(ana, 2, 1, seconds=30) for _ in range(2)]
    drafts = app.state.parts.drafts
    look_at = drafts.clock.look_at
    failed: list[str] = []

    async def fails_once(draft_id):
        if not failed:
            failed.append(draft_id)
            raise ZeroDivisionError
        await look_at(draft_id)

    monkeypatch.setattr(drafts.clock, "look_at", fails_once)
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(DRAFTS).values(asked=0, due=0))
    async with asyncio.timeout(10):
        while not any([(await seen(ana, draft))["number"] for draft in late]):
            await asyncio.sleep(0.05)
    await drafts.clock.look()
    assert len(failed) == 1 and (await seen(ana, {"id": failed[0]}))["number"] == 0
    async with app.state.parts.database.reading() as connection:
        due = (await connection.execute(select(DRAFTS.c.due).where(DRAFTS.c.id == failed[0]))).scalar_one()
    assert now() + 50_000 < due < now() + 70_000  # later, and not again and again
