"""Decks that people keep."""

import pytest
from sqlalchemy import insert

from bugduel.games import GAMES
from bugduel.server.people import decks
from bugduel.server.store.tables import DECKS as TABLE

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # with which `account` registers

GAME = GAMES["shardbugs"]
ADDRESS = "/api/me/decks/shardbugs"
DECK = GAME.deck(GAME.decks()[0])
OTHER = GAME.deck(GAME.decks()[1])


async def put(client, name, deck=DECK):
    return await client.put(ADDRESS, json={"name": name, "deck": GAME.deck_text(deck)})


async def names(client):
    return [deck["name"] for deck in (await client.get(ADDRESS)).json()]


async def test_a_deck_is_kept_as_the_game_takes_it(client):
    answer = await put(client, "  mine ")
    assert answer.status_code == 200 and answer.json()["name"] == "mine"
    kept = (await client.get(ADDRESS)).json()
    assert kept == [answer.json()] and kept[0]["deck"] == DECK
    GAME.setup({"decks": [kept[0]["deck"], OTHER]})


async def test_keeping_a_deck_makes_a_guest_and_looking_does_not(client):
    assert (await client.get(ADDRESS)).status_code == 401
    await put(client, "mine")
    assert (await client.get("/api/me")).json()["is_guest"]


async def test_a_deck_of_the_same_name_takes_its_place(client):
    await put(client, "mine")
    await put(client, "mine", OTHER)
    assert [deck["deck"] for deck in (await client.get(ADDRESS)).json()] == [OTHER]


async def test_a_deck_is_deleted_whatever_its_name(client):
    await put(client, "a/b?c=d&e #1")
    assert (await client.delete(ADDRESS, params={"name": "a/b?c=d&e #1"})).status_code == 204
    assert await names(client) == []
    assert (await client.delete(ADDRESS, params={"name": "a/b?c=d&e #1"})).status_code == 404


async def test_a_deck_that_cannot_be_played_is_refused_with_the_reasons(client):
    for text in ("1 No Such Card", "{}", "\x00", "[" * 5000):
        answer = await client.put(ADDRESS, json={"name": "bad", "deck": text})
        assert answer.status_code == 400 and answer.json()["reason"].startswith("deck"), answer.text
    assert await names(client) == []


async def test_decks_are_of_games_that_have_some(client):
    await client.post("/api/guest")
    assert (await client.get("/api/me/decks/chess")).json()["error"] == "not-found"
    assert (await client.get("/api/me/decks/mindbug")).json()["error"] == "no-decks"
    answer = await client.put("/api/me/decks/mindbug", json={"name": "x", "deck": "1 Gorillion"})
    assert answer.status_code == 404


async def test_a_large_deck_may_come_and_a_larger_one_may_not(client):
    await client.post("/api/guest")
    large = await client.put(ADDRESS, json={"name": "x", "deck": "#" * 100_000})
    assert large.status_code == 400  # it was read, and is none
    assert (await client.put(ADDRESS, json={"name": "x", "deck": "#" * 100_001})).json()["reason"].startswith("deck:")
    assert (await client.put(ADDRESS, json={"name": "x", "deck": "#" * 1_000_001})).status_code == 413


async def test_there_is_a_limit_of_decks(client, monkeypatch):
    monkeypatch.setattr(decks, "MOST", 3)
    assert [(await put(client, f"deck {number}")).status_code for number in range(4)] == [200, 200, 200, 409]
    assert (await put(client, "deck 1", OTHER)).status_code == 200


async def test_nobody_sees_the_decks_of_another(client, browser):
    await put(client, "mine")
    other = browser()
    await other.post("/api/guest")
    assert await names(other) == []
    assert (await other.delete(ADDRESS, params={"name": "mine"})).status_code == 404


async def test_a_guest_who_logs_in_brings_decks_along(client, browser, account):
    await account(client, "Ana")
    await put(client, "mine")
    other = browser()
    for name in ("mine", "yours"):
        await put(other, name, OTHER)
    await other.post("/api/login", json={"name": "Ana", "password": PASSWORD})
    kept = {deck["name"]: deck["deck"] for deck in (await client.get(ADDRESS)).json()}
    assert kept == {"mine": DECK, "mine (2)": OTHER, "yours": OTHER}


async def test_a_token_for_reading_changes_no_deck(client, browser):
    await put(client, "mine")
    token = (await client.post("/api/me/tokens", json={"label": "b", "scopes": ["read"]})).json()["text"]
    program = browser()
    program.headers["Authorization"] = f"Bearer {token}"
    assert await names(program) == ["mine"]
    assert (await put(program, "more")).json()["error"] == "wrong-scope"
    assert (await program.delete(ADDRESS, params={"name": "mine"})).json()["error"] == "wrong-scope"


async def test_only_the_decks_of_that_game_are_listed(app, client):
    await put(client, "mine")
    me = (await client.get("/api/me")).json()["id"]
    other = {"person": me, "game": "another", "name": "not of this game", "deck": "{}", "changed": 0}
    async with app.state.parts.database.writing() as connection:
        await connection.execute(insert(TABLE).values(other))
    assert await names(client) == ["mine"]
