"""Taking one's data along, and leaving for good."""

import pytest
from sqlalchemy import func, insert, select

from bugduel.core import Record, replay
from bugduel.games import GAMES as KNOWN
from bugduel.server.store.tables import DECKS, GAMES, MOVES, PEOPLE, RATINGS, RECOVERY_CODES, SESSIONS, TOKENS

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # with which `account` registers

DECK = KNOWN["shardbugs"]


async def settle_in(client):
    await client.patch("/api/me/settings", json={"language": "es"})
    await client.post("/api/me/tokens", json={"label": "my bot", "scopes": ["play"]})
    text = DECK.deck_text(DECK.deck(DECK.decks()[0]))
    await client.put("/api/me/decks/shardbugs", json={"name": "mine", "deck": text})


async def test_everything_known_of_me_is_in_the_export(client, account, seated):
    me = (await account(client, "Ana"))["me"]
    await settle_in(client)
    game = await seated(me["id"], None, status="over")
    answer = await client.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    data = answer.json()
    assert data["person"]["name"] == "Ana" and data["settings"] == {"language": "es"}
    assert data["sessions"] == 1 and [token["label"] for token in data["tokens"]] == ["my bot"]
    assert [deck["name"] for deck in data["decks"]] == ["mine"] and data["ratings"] == []
    assert [(one["id"], one["seat"]) for one in data["games"]] == [(game, 0)]
    replayed = replay(KNOWN["mindbug"], Record.from_data(data["games"][0]["record"]))
    assert replayed.state.actor() < 0


async def test_nothing_secret_is_in_the_export(client, browser, account, seated):
    codes = (await account(client, "Ana"))["recovery_codes"]
    token = (await client.post("/api/me/tokens", json={"label": "b", "scopes": ["play"]})).json()["text"]
    running = await seated((await client.get("/api/me")).json()["id"], None)
    answer = await client.get("/api/me/export")
    assert answer.json()["games"] == [{"id": running, "seat": 0}]  # not even the seed
    for secret in ("argon2", "a seed", token, client.cookies["bugduel"], *codes):
        assert secret not in answer.text


async def test_what_was_taken_back_is_not_in_the_record(app, client, seated):
    me = (await client.post("/api/guest")).json()
    game = await seated(me["id"], None, status="over")
    async with app.state.parts.database.writing() as connection:
        before = (await connection.execute(select(MOVES.c.action).order_by(MOVES.c.ply))).scalars().all()
        row = {"game": game, "ply": len(before), "kind": "undo", "seat": 0, "action": 2, "at": 0}
        await connection.execute(insert(MOVES).values(row))
    record = (await client.get("/api/me/export")).json()["games"][0]["record"]
    assert record["actions"] == list(before[:2])


async def test_whoever_leaves_is_nobody_in_the_games_of_others(app, client, browser, account, seated, seats):
    me = (await account(client, "Ana"))["me"]
    other = (await account(browser(), "Bob"))["me"]
    await settle_in(client)
    over, running = await seated(me["id"], other["id"], status="over"), await seated(me["id"], other["id"])
    assert (await client.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
    for game in (over, running):
        assert await seats(game) == [(None, ""), (other["id"], "whoever")]
    assert "bugduel" not in client.cookies and (await client.get("/api/me")).json() is None
    async with app.state.parts.database.reading() as connection:
        for table in (DECKS, RATINGS, RECOVERY_CODES, SESSIONS, TOKENS):
            count = select(func.count()).select_from(table).where(table.c.person == me["id"])
            assert (await connection.execute(count)).scalar_one() == 0, table.name
        assert (await connection.execute(select(PEOPLE.c.name))).scalars().all() == ["Bob"]
        rows = (await connection.execute(select(GAMES.c.id, GAMES.c.status))).all()
    statuses = {row.id: row.status for row in rows}
    assert statuses == {over: "over", running: "running"}


async def test_a_game_that_waits_for_others_is_given_up_by_who_leaves(app, client, browser, seated, seats):
    me = (await client.post("/api/guest")).json()["id"]
    other = (await browser().post("/api/guest")).json()["id"]
    alone, together = await seated(me, None, status="open"), await seated(me, other, None, status="open")
    assert (await client.request("DELETE", "/api/me", json={})).status_code == 204
    async with app.state.parts.database.reading() as connection:
        rows = (await connection.execute(select(GAMES.c.id, GAMES.c.status))).all()
    statuses = {row.id: row.status for row in rows}
    assert statuses == {alone: "void", together: "open"}
    assert await seats(together) == [(None, ""), (other, "whoever"), (None, "")]


async def test_leaving_needs_the_password(client, account):
    await account(client, "Ana")
    for body in ({}, {"password": "not the one"}):
        answer = await client.request("DELETE", "/api/me", json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-password")
    assert (await client.get("/api/me")).json()["name"] == "Ana"


async def test_the_name_is_free_again(client, browser, account):
    await account(client, "Ana")
    await client.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert (await account(browser(), "Ana"))["me"]["name"] == "Ana"
