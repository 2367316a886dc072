"""Quick pairing: who wants the same and is about as strong plays together."""

import asyncio

import pytest
from sqlalchemy import insert, select, update

from bugduel.games import GAMES as KNOWN
from bugduel.server.lobby import pairing
from bugduel.server.store.tables import PAIRING, RATINGS
from bugduel.server.time import now

pytestmark = pytest.mark.anyio

MINDBUG = {"game": "mindbug"}
RATED = {"game": "mindbug", "terms": {"rated": True}}
SHARD = KNOWN["shardbugs"]


@pytest.fixture
def clock(monkeypatch):
    """Time that passes when the test says so. `clock.wait(seconds)`."""

    class Clock:
        def __init__(self):
            self.time = now()

        def wait(self, seconds):
            self.time += int(seconds * 1000)

    clock = Clock()
    monkeypatch.setattr(pairing, "now", lambda: clock.time)
    monkeypatch.setattr(pairing, "EVERY", 3600)  # the test looks at the queue when it wants to
    return clock


@pytest.fixture
def look(app):
    return app.state.parts.pairing.look


@pytest.fixture
def rate(app):
    """Gives somebody a rating, in points that people see."""

    async def store(client, points):
        person = (await client.get("/api/me")).json()["id"]
        mean = 25 + (points - 1500) / 40
        async with app.state.parts.database.writing() as connection:
            values = {"person": person, "game": "mindbug", "format": "1v1", "mu": mean, "sigma": 3.0, "games": 9}
            await connection.execute(insert(RATINGS).values(values))

    return store


async def wish(client, wished=MINDBUG):
    answer = await client.post("/api/pairing", json=wished)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def asked(client):
    return (await client.get("/api/pairing")).json()


async def game(client, found):
    return (await client.get(f"/api/games/{found['table']}")).json()


async def test_two_who_want_the_same_play_at_once(clock, guest):
    ana, bob = await guest(), await guest()
    first = await wish(ana)
    assert first == {"is_waiting": True, "since": clock.time}
    second = await wish(bob)
    assert not second["is_waiting"] and second == await asked(ana)
    table = await game(ana, second)
    assert table["status"] == "running" and [seat.get("is_me") for seat in table["seats"]].count(True) == 1


async def test_who_asks_for_nothing_waits_for_nothing(guest):
    assert await asked(await guest()) == {"is_waiting": False}


async def test_a_visitor_becomes_a_guest_by_asking_and_nobody_cannot_ask_how_it_stands(browser):
    client = browser()
    assert (await client.get("/api/pairing")).status_code == 401
    assert (await wish(client))["is_waiting"]
    assert (await asked(client))["is_waiting"]


@pytest.mark.parametrize(
    "other",
    [
        {"game": "shardbugs"},
        {"game": "mindbug", "options": {"edition": "first"}},
        {"game": "mindbug", "terms": {"rated": True}},
        {"game": "mindbug", "terms": {"clock": {"kind": "total"}}},
    ],
)
async def test_different_wishes_do_not_meet(clock, guest, look, other):
    ana, bob = await guest(), await guest()
    await wish(ana)
    assert (await wish(bob, other))["is_waiting"]
    clock.wait(10)
    await look()
    assert (await asked(ana))["is_waiting"]


async def test_the_same_wish_in_other_words_is_the_same(clock, guest):
    ana, bob = await guest(), await guest()
    await wish(ana, {"game": "mindbug", "options": {"mode": "duel", "edition": "current"}})
    assert not (await wish(bob, {"game": "mindbug", "options": {"edition": "current"}}))["is_waiting"]


async def test_one_person_is_not_paired_with_themselves(clock, guest, look):
    ana = await guest()
    await wish(ana)
    await wish(ana)
    await look()
    assert (await asked(ana))["is_waiting"]


async def test_who_leaves_the_queue_is_not_paired(clock, guest):
    ana, bob = await guest(), await guest()
    await wish(ana)
    assert (await ana.delete("/api/pairing")).status_code == 204
    assert (await wish(bob))["is_waiting"]
    assert await asked(ana) == {"is_waiting": False}


async def test_who_does_not_ask_any_more_is_forgotten(app, clock, guest, look):
    ana, bob = await guest(), await guest()
    await wish(ana)
    clock.wait(16)
    assert (await wish(bob))["is_waiting"]
    await look()
    assert await asked(ana) == {"is_waiting": False}
    async with app.state.parts.database.reading() as connection:
        assert len((await connection.execute(select(PAIRING))).all()) == 1


async def test_who_keeps_asking_stays_in_the_queue(clock, guest, look):
    ana, bob = await guest(), await guest()
    start = await wish(ana)
    for _ in range(10):
        clock.wait(5)
        assert await asked(ana) == start
        await look()
    assert not (await wish(bob))["is_waiting"]


async def test_the_same_wish_again_keeps_the_place_in_the_queue(clock, guest):
    ana = await guest()
    start = await wish(ana)
    clock.wait(3)
    assert await wish(ana) == start
    assert (await wish(ana, {"game": "shardbugs"}))["since"] == clock.time


@pytest.mark.parametrize(("points", "seconds"), [(1600, 0), (1601, 5), (1650, 5), (1651, 10), (2099, 50), (2900, 60)])
async def test_the_window_widens_until_anybody_will_do(clock, member, rate, look, points, seconds):
    ana, bob = await member("Ana"), await member("Bob")
    await rate(bob, points)
    await wish(ana)
    found = await wish(bob)
    for _ in range(0, seconds, 5):
        assert found["is_waiting"]
        clock.wait(5)
        await asked(ana)
        await asked(bob)
        await look()
        found = await asked(bob)
    assert found.get("table") and found == await asked(ana)


async def test_the_nearest_in_strength_is_chosen(clock, member, rate):
    people = [await member(name) for name in ("Ana", "Bob", "Cid")]
    for person, points in zip(people, (1500, 1800, 1700), strict=True):
        await rate(person, points)
        await wish(person)
    assert (await asked(people[1])).get("table")  # Bob and Cid are near enough to play at once
    assert (await asked(people[1])) == (await asked(people[2]))
    assert (await asked(people[0]))["is_waiting"]


async def test_who_has_waited_for_a_minute_takes_a_newcomer_of_any_strength(clock, member, rate):
    ana, bob = await member("Ana"), await member("Bob")
    await rate(bob, 2500)
    await wish(ana)
    for _ in range(12):
        clock.wait(5)
        await asked(ana)
    assert (await wish(bob)).get("table")


async def test_a_game_is_rated_if_both_have_an_account(clock, member, guest):
    ana, bob, cid = await member("Ana"), await member("Bob"), await guest()
    await wish(ana, RATED)
    assert (await game(ana, await wish(bob, RATED)))["terms"]["rated"]
    await wish(ana, RATED)
    assert not (await game(ana, await wish(cid, RATED)))["terms"]["rated"]


async def test_everybody_plays_their_own_deck_and_nobody_sees_it(app, clock, guest):
    ana, bob = await guest(), await guest()
    built, own = SHARD.decks()[2], SHARD.random_deck("mine")
    await wish(ana, {"game": "shardbugs", "deck": built})
    found = await wish(bob, {"game": "shardbugs", "deck": own})
    table = await game(bob, found)
    assert "decks" not in table["options"]
    async with app.state.parts.playing.hall.room(found["table"]) as room:
        mine = next(seat["seat"] for seat in table["seats"] if seat.get("is_me"))
        assert room.loaded.row.options["decks"][mine] == own
        assert room.loaded.row.options["decks"][1 - mine] == SHARD.deck(built)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"game": "mindbug", "options": {"mode": "2v2"}}, "for 2 players, not 4"),
        ({"game": "mindbug", "deck": "lunar-tide"}, "without decks"),
        ({"game": "shardbugs", "deck": "no such deck"}, "deck"),
        ({"game": "shardbugs", "options": {"decks": ["lunar-tide", "lunar-wings"]}}, "has no decks"),
    ],
)
async def test_what_cannot_be_played_is_refused_at_once(guest, wrong, reason):
    answer = await (await guest()).post("/api/pairing", json=wrong)
    assert answer.status_code == 400 and reason in answer.json()["reason"], answer.text


async def test_the_queue_is_looked_at_without_anybody_asking_for_it(app, guest, monkeypatch):
    ana, bob = await guest(), await guest()
    monkeypatch.setattr(pairing, "pairs", lambda rows, at: [])
    await wish(ana)
    await wish(bob)
    monkeypatch.undo()
    for _ in range(40):
        if (await asked(ana)).get("table"):
            break
        await asyncio.sleep(0.1)
    assert (await asked(ana)) == (await asked(bob)) != {"is_waiting": True}


async def test_both_hear_of_their_game(app, clock, guest, monkeypatch):
    told = []

    async def announce(connection, topics):
        told.extend(topics)

    ana, bob = await guest(), await guest()
    monkeypatch.setattr(app.state.parts.news, "announce", announce)
    await wish(ana)
    await wish(bob)
    ids = [(await person.get("/api/me")).json()["id"] for person in (ana, bob)]
    assert set(told) == {"lobby", *(f"person/{one}" for one in ids)}


async def test_a_wish_that_cannot_be_played_any_more_is_dropped(app, clock, guest, look):
    """A card has left the game since somebody asked, say."""
    ana, bob = await guest(), await guest()
    await wish(ana, {"game": "shardbugs", "deck": SHARD.random_deck("a")})
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(PAIRING).values(deck='{"cards": {"No Such Card": 40}}'))
    found = await wish(bob, {"game": "shardbugs"})
    assert found == {"is_waiting": False} == await asked(ana)
