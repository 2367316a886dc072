"""Who is away at a draft: the others see it, nobody is held up for long, and who comes back goes on."""

import asyncio
import json

import pytest
from sqlalchemy import insert, select, update

from bugduel.core import SPECTATOR
from bugduel.server.rooms.readers import Reader
from bugduel.server.settings import Settings
from bugduel.server.store.database import NotStored
from bugduel.server.store.tables import DRAFT_PRESENCE, DRAFT_SEATS, DRAFTS, PROCESSES
from bugduel.server.time import now
from drafters import opened, picks, seen

pytestmark = pytest.mark.anyio

CARDS = 48  # of each in the end
DAY = 24 * 60 * 60


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


async def plans(client, draft, *cards):
    answer = await client.post(f"/api/drafts/{draft['id']}/plan", json={"cards": list(cards)})
    assert answer.status_code == 200, answer.text


class Socket:
    """Somebody's connection to a draft, and what it was told."""

    def __init__(self, app, draft, person):
        self.presence = app.state.parts.drafts.presence
        self.draft = draft["id"]
        self.heard = []
        self.reader = Reader(self._hear, self._hear_nothing, person, SPECTATOR, "")

    async def _hear(self, data):
        self.heard.append(json.loads(data))

    async def _hear_nothing(self):
        self.heard.append(None)

    async def goes(self):
        await self.presence.went(self.draft, self.reader)

    async def hears(self, condition):
        async with asyncio.timeout(10):
            while not self.heard or not condition(self.heard[-1]):
                await asyncio.sleep(0.01)
        return self.heard[-1]


async def comes(app, client, draft):
    person = (await client.get("/api/me")).json()["id"]
    socket = Socket(app, draft, person)
    await socket.presence.came(draft["id"], socket.reader)
    return socket


async def away_for(app, seconds, *seats):
    """As if these seats had been left so long ago."""
    async with app.state.parts.database.writing() as connection:
        at = now() - 1000 * seconds
        await connection.execute(update(DRAFT_SEATS).where(DRAFT_SEATS.c.seat.in_(seats)).values(away_since=at))
        await connection.execute(update(DRAFTS).values(due=0))
    await app.state.parts.drafts.clock.look()


def away(view):
    return [seat["seat"] for seat in view["seats"] if seat.get("is_away")]


# --- being seen -------------------------------------------------------------------------------------------------------


async def test_the_others_see_who_goes_and_who_comes_back(app, pair):
    ana, bob, draft = pair
    mine, theirs = await comes(app, ana, draft), await comes(app, bob, draft)
    await mine.hears(lambda view: view["status"] == "running" and away(view) == [])
    await theirs.goes()
    view = await mine.hears(lambda view: away(view) == [1])
    assert 110_000 < view["seats"][1]["away_left"] <= 120_000 and not view["seats"][1].get("is_bot")
    await comes(app, bob, draft)
    await mine.hears(lambda view: away(view) == [])


async def test_nobody_sees_themselves_away(app, pair):
    ana, bob, draft = pair
    mine = await comes(app, ana, draft)
    await mine.hears(lambda view: True)
    assert all(0 not in away(view) for view in mine.heard)
    assert away(await seen(bob, draft)) == []  # without a socket, but looking


async def test_who_has_a_second_tab_is_not_away(app, pair):
    ana, bob, draft = pair
    one, other = await comes(app, bob, draft), await comes(app, bob, draft)
    await one.goes()
    assert away(await seen(ana, draft)) == []
    await other.goes()
    assert away(await seen(ana, draft)) == [1]


async def test_who_looks_on_and_sits_down_is_there(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 0)
    await comes(app, bob, draft)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    assert away(await seen(ana, draft)) == []


async def test_a_seat_that_was_left_says_nothing_of_who_takes_it(app, guest):
    ana, bob, cid = await guest(), await guest(), await guest()
    draft = await opened(ana, 3, 0)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    await comes(app, bob, draft)
    await bob.delete(f"/api/drafts/{draft['id']}/seat")
    await cid.post(f"/api/drafts/{draft['id']}/join")
    assert away(await seen(ana, draft)) == [1]


async def test_what_could_not_be_written_down_is_written_down_later(app, pair, monkeypatch):
    ana, bob, draft = pair
    theirs = await comes(app, bob, draft)
    drafts = app.state.parts.drafts

    def fails(draft_id):
        raise NotStored("no database")

    with monkeypatch.context() as broken:
        broken.setattr(drafts.presence, "changing", fails)
        await theirs.goes()
    assert away(await seen(ana, draft)) == []
    await drafts.presence.write_late()
    assert away(await seen(ana, draft)) == [1]


async def test_who_was_connected_to_a_process_that_ended_is_away(app, pair):
    ana, _, draft = pair
    database = app.state.parts.database
    async with database.writing() as connection:
        await connection.execute(insert(PROCESSES).values(id="another", seen=0))
        await connection.execute(insert(DRAFT_PRESENCE).values(draft=draft["id"], seat=1, process="another"))
        await connection.execute(update(DRAFT_SEATS).where(DRAFT_SEATS.c.seat == 1).values(away_since=None))
    mine = await comes(app, ana, draft)
    await mine.hears(lambda view: away(view) == [])
    await app.state.parts.heartbeat.beat()
    await app.state.parts.drafts.clock.look()
    await mine.hears(lambda view: away(view) == [1])


# --- going on ---------------------------------------------------------------------------------------------------------


async def test_who_is_away_for_long_does_not_hold_up_the_others(app, pair):
    ana, bob, draft = pair
    await comes(app, ana, draft)
    wanted = (await seen(bob, draft))["view"]["pack"][-1]
    await plans(bob, draft, wanted)
    await picks(ana, draft)
    await away_for(app, 110, 1)
    assert (await seen(ana, draft))["view"]["waiting"] == [1]
    await away_for(app, 121, 1)
    assert (await seen(ana, draft))["view"]["waiting"] == [0, 1]
    after = await picks(ana, draft)  # from now on nobody waits at all
    assert after["number"] == 2 and after["view"]["waiting"] == [0, 1]
    pool = (await seen(bob, draft))["view"]["pool"]
    assert len(pool) == 2 and pool[0] == wanted


async def test_who_comes_back_while_others_choose_chooses_as_well(app, pair):
    ana, bob, draft = pair
    await comes(app, ana, draft)
    await away_for(app, 500, 1)
    assert (await seen(bob, draft))["number"] == 0
    await comes(app, bob, draft)
    assert (await picks(ana, draft))["view"]["waiting"] == [1]
    await picks(bob, draft)
    assert (await seen(ana, draft))["view"]["waiting"] == [0, 1]


async def test_who_comes_back_goes_on_with_the_pool_as_it_is(app, pair):
    ana, bob, draft = pair
    await comes(app, ana, draft)
    await away_for(app, 500, 1)
    for _ in range(5):
        await picks(ana, draft)
    theirs = await comes(app, bob, draft)
    view = await theirs.hears(lambda view: True)
    assert view["number"] == len(view["view"]["pool"]) == 5 and len(view["view"]["pack"]) == 7
    assert (await picks(bob, draft))["number"] == 6


async def test_with_nobody_there_a_draft_waits(app, pair):
    ana, bob, draft = pair
    await picks(ana, draft)
    await away_for(app, DAY, 0, 1)
    assert (await seen(bob, draft))["number"] == 0
    await comes(app, ana, draft)  # who comes first does not wait for the other
    await app.state.parts.drafts.clock.look()
    assert (await seen(bob, draft))["number"] == 1


async def test_who_drafts_with_bots_alone_can_come_back_tomorrow(app, guest):
    ana = await guest()
    draft = await opened(ana, 2, 1)
    await away_for(app, DAY, 0)
    await comes(app, ana, draft)
    await app.state.parts.drafts.clock.look()
    assert (await seen(ana, draft))["number"] == 0


async def test_who_picks_without_a_socket_is_not_away_for_long(app, pair):
    ana, bob, draft = pair
    await comes(app, ana, draft)
    await away_for(app, 500, 1)
    await plans(bob, draft)
    await picks(ana, draft)
    assert (await seen(ana, draft))["view"]["waiting"] == [1]


async def test_with_a_time_for_each_pick_nobody_is_away_for_long_before_that(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 0, seconds=300)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    await comes(app, ana, draft)
    await picks(ana, draft)
    await away_for(app, 290, 1)
    assert (await seen(bob, draft))["number"] == 0
    await away_for(app, 301, 1)
    assert (await seen(bob, draft))["number"] == 1


async def test_time_in_which_no_server_ran_makes_nobody_wait_less(app, pair, monkeypatch):
    ana, bob, draft = pair
    await comes(app, ana, draft)
    await picks(ana, draft)
    monkeypatch.setattr(app.state.parts.drafts, "elapsed", lambda start, end: end - start - 60_000)
    await away_for(app, 150, 1)
    assert (await seen(bob, draft))["number"] == 0
    await away_for(app, 181, 1)
    assert (await seen(bob, draft))["number"] == 1


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_a_draft_that_everybody_left_is_closed(app, pair):
    ana, bob, draft = pair
    address = f"/api/drafts/{draft['id']}"
    await picks(ana, draft)
    watching = Socket(app, draft, None)
    await watching.presence.came(draft["id"], watching.reader)
    await ana.delete(f"{address}/seat")
    assert (await bob.get(address)).json()["seats"][0]["is_bot"]
    await bob.delete(f"{address}/seat")
    assert (await bob.get(address)).status_code == 404
    await watching.hears(lambda view: view is None)


async def test_a_draft_to_which_nobody_came_for_a_day_is_closed(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 3, 0)
    await bob.post(f"/api/drafts/{draft['id']}/join")
    await away_for(app, 2 * DAY, 0)
    assert (await ana.get(f"/api/drafts/{draft['id']}")).status_code == 200  # the other was there just now
    await away_for(app, 2 * DAY, 0, 1)
    assert (await ana.get(f"/api/drafts/{draft['id']}")).status_code == 404


async def test_a_draft_at_which_nobody_picked_for_a_week_is_brought_to_its_end(app, pair):
    ana, bob, draft = pair
    mine = (await picks(ana, draft))["view"]["pool"]
    await away_for(app, 6 * DAY, 0, 1)
    assert (await seen(ana, draft))["status"] == "running"
    await away_for(app, 8 * DAY, 0, 1)
    over = await seen(ana, draft)
    assert over["status"] == "over" and over["view"]["pool"][:1] == mine and over["deck"]["cards"]
    assert len((await seen(bob, draft))["view"]["pool"]) == CARDS


async def test_a_draft_that_cannot_go_on_is_not_looked_at_again_and_again(app, pair):
    ana, bob, draft = pair
    await picks(ana, draft)
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(DRAFTS).values(seed="another", due=0))
    await app.state.parts.drafts.clock.look()
    async with app.state.parts.database.reading() as connection:
        assert (await connection.execute(select(DRAFTS.c.due))).scalar_one() is None
    assert (await seen(bob, draft))["error"] == "old-draft"


# --- the order of views -----------------------------------------------------------------------------------------------


async def test_the_newer_of_two_views_has_the_higher_version(app, pair):
    ana, bob, draft = pair
    mine = await comes(app, ana, draft)
    answer = await picks(ana, draft)
    await picks(bob, draft)
    view = await mine.hears(lambda view: len(view["view"]["pack"]) == 11)
    assert view["version"] > answer["version"]
    versions = [view["version"] for view in mine.heard]
    assert versions == sorted(versions)


# --- finding the way back ---------------------------------------------------------------------------------------------


async def test_somebody_finds_the_drafts_at_which_they_sit(guest, pair):
    ana, bob, draft = pair
    await picks(ana, draft)
    other = await opened(ana, 2, 0)
    mine = (await ana.get("/api/me/drafts")).json()
    assert [(one["id"], one["status"], one["seats"], one["picked"]) for one in mine] == [
        (other["id"], "open", 2, 0),
        (draft["id"], "running", 3, 1),
    ]
    assert len(mine[1]["people"]) == 1 and mine[1]["people"][0].startswith("Guest")
    await bob.delete(f"/api/drafts/{draft['id']}/seat")
    assert (await bob.get("/api/me/drafts")).json() == []
    assert (await ana.get("/api/me/drafts")).json()[1]["people"] == []
