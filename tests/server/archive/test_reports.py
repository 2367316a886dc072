"""Reports of problems: stored at once, shown when the game is over."""

import pytest
from sqlalchemy import update

from bugduel.server.archive import reports
from bugduel.server.store.tables import GAMES

pytestmark = pytest.mark.anyio

TEXT = "Gorillion has 9 in my hand, it should have 10 — ¿no?"


async def report(client, game, ply=3, text=TEXT):
    return await client.post(f"/api/games/{game.id}/report", json={"ply": ply, "text": text})


async def test_a_report_has_an_address_and_all_that_is_needed_to_look_into_it(client, browser, played):
    game = await played("mindbug", undo=(2,))
    answer = await report(client, game, ply=6)
    assert answer.status_code == 201, answer.text
    found = (await browser().get(f"/api/reports/{answer.json()['id']}")).json()
    assert found["is_open"] and found["game"] == game.id and found["text"] == TEXT
    assert found["record"] == (await client.get(f"/api/games/{game.id}/record")).json()
    assert found["ply"] == 4  # of the Record: three plies of the log were a choice, its undo, and another choice


async def test_while_the_game_goes_on_nothing_is_told(app, client, browser, played):
    game = await played("mindbug", plies=8)
    made = (await report(client, game)).json()
    found = (await browser().get(f"/api/reports/{made['id']}")).json()
    assert found == made and set(found) == {"id", "created", "is_open"} and not found["is_open"]
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(GAMES).values(status="over"))
    assert (await browser().get(f"/api/reports/{made['id']}")).json()["text"] == TEXT


async def test_what_cannot_be_reported_is_refused(client, played):
    game = await played("mindbug", plies=8)
    assert (await report(client, game, ply=8)).status_code == 201
    for ply, text in ((9, TEXT), (-1, TEXT), (0, ""), (0, "  "), (0, "x" * 2001), (0, "a\0b")):
        assert (await report(client, game, ply, text)).status_code == 400
    game.row.id = "nosuchgame"
    assert (await report(client, game)).status_code == 404
    assert (await client.get("/api/reports/nosuchreport")).status_code == 404


async def test_nobody_makes_reports_without_end(client, played, monkeypatch):
    monkeypatch.setattr(reports, "MOST", 2)
    game = await played("mindbug")
    assert [(await report(client, game)).status_code for _ in range(3)] == [201, 201, 409]


async def test_reports_go_along_with_a_guest_who_logs_in_and_are_in_the_export(client, browser, played):
    account = {"name": "Ana", "password": "correct horse battery"}
    await client.post("/api/account", json=account)
    guest = browser()
    made = (await report(guest, await played("mindbug"))).json()
    assert (await guest.post("/api/login", json=account)).status_code == 200
    assert [kept["text"] for kept in (await client.get("/api/me/export")).json()["reports"]] == [TEXT]
    leaving = await client.request("DELETE", "/api/me", json={"password": account["password"]})
    assert leaving.status_code == 204
    assert (await client.get(f"/api/reports/{made['id']}")).status_code == 404
