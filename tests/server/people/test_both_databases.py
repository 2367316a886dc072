"""The same people in either database: what one statement does differently there would be seen here."""

import asyncio

import msgspec
import pytest

from bugduel.games import GAMES
from bugduel.server.people.data.forgetting import forget_the_old
from bugduel.server.people.ratings import settle

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # with which `account` registers
DECKS = GAMES["shardbugs"]


@pytest.fixture
def settings(settings, database_url):
    return msgspec.structs.replace(settings, database=database_url)


async def put_deck(client, number):
    text = DECKS.deck_text(DECKS.deck(DECKS.decks()[number]))
    return await client.put("/api/me/decks/shardbugs", json={"name": "mine", "deck": text})


async def test_the_life_of_a_person(app, browser, account, seated, seats):
    home, away, opponent = browser(), browser(), browser()
    await put_deck(home, 0)
    made = await account(home, "Ana")
    me, bob = made["me"]["id"], (await account(opponent, "Bob"))["me"]["id"]
    token = (await home.post("/api/me/tokens", json={"label": "bot", "scopes": ["play"]})).json()["token"]
    await home.patch("/api/me/settings", json={"language": "es"})

    await put_deck(away, 1)
    game = await seated((await away.get("/api/me")).json()["id"], bob)
    await away.post("/api/login", json={"name": "ana", "password": PASSWORD})
    assert await seats(game) == [(me, "Ana"), (bob, "whoever")]
    assert [deck["name"] for deck in (await home.get("/api/me/decks/shardbugs")).json()] == ["mine", "mine (2)"]

    over = await seated(me, bob, status="over", outcome=[1.0, 0.0])
    async with app.state.parts.database.writing() as connection:
        assert len(await settle(connection, over, [0, 1])) == 2
    exported = (await home.get("/api/me/export")).json()
    assert sorted(one["id"] for one in exported["games"]) == sorted([game, over])
    assert [rating["games"] for rating in exported["ratings"]] == [1]
    assert (await home.delete(f"/api/me/tokens/{token['id']}")).status_code == 204

    recovery = {"name": "Ana", "code": made["recovery_codes"][0], "password": "found it again"}
    assert (await browser().post("/api/recover", json=recovery)).status_code == 200
    assert (await home.get("/api/me")).json() is None
    await home.post("/api/login", json={"name": "Ana", "password": "found it again"})
    await forget_the_old(app.state.parts.database)
    assert (await home.request("DELETE", "/api/me", json={"password": "found it again"})).status_code == 204
    assert await seats(over) == [(None, ""), (bob, "whoever")]


async def test_those_who_want_the_same_name_at_once_do_not_both_get_it(browser):
    body = {"name": "Ana", "password": PASSWORD}
    guests = [browser() for _ in range(3)]
    for guest in guests:
        await guest.post("/api/guest")
    everybody = [*guests, browser(), browser()]
    answers = await asyncio.gather(*(client.post("/api/account", json=body) for client in everybody))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


async def test_a_code_that_several_use_at_once_is_used_once(client, browser, account):
    code = (await account(client, "Ana"))["recovery_codes"][0]
    bodies = [{"name": "Ana", "code": code, "password": f"mine {number} now"} for number in range(4)]
    answers = await asyncio.gather(*(browser().post("/api/recover", json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401]


async def test_games_that_end_at_once_all_count_and_each_once(app, client, browser, account, seated):
    ana, bob = (await account(client, "Ana"))["me"]["id"], (await account(browser(), "Bob"))["me"]["id"]
    pairs = [(ana, bob), (bob, ana)] * 3
    games = [await seated(*pair, status="over", outcome=[1.0, 0.0]) for pair in pairs]

    async def end(game):
        async with app.state.parts.database.writing() as connection:
            return await settle(connection, game, [0, 1])

    changes = await asyncio.gather(*(end(game) for game in games * 2))
    assert sorted(len(change) for change in changes) == 6 * [0] + 6 * [2]
    assert (await client.get("/api/me")).json()["ratings"][0]["games"] == 6
