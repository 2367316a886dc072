"""Guests: whoever only looks is nobody, whoever does something is somebody, and stays that."""

import re
from typing import Any

import msgspec
import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import func, select, update

from bugduel.server.people.data.forgetting import forget_the_old
from bugduel.server.people.sessions import DAY, LASTS
from bugduel.server.people.who import Connection, who
from bugduel.server.store.tables import PEOPLE, SESSIONS
from bugduel.server.time import now

pytestmark = pytest.mark.anyio


async def people(app) -> int:
    async with app.state.parts.database.reading() as connection:
        return (await connection.execute(select(func.count()).select_from(PEOPLE))).scalar_one()


def socket_from(app, **headers: str) -> Connection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "websocket", "headers": raw, "app": app, "litestar_app": app, "state": {}}
    return ASGIConnection(scope)


async def test_a_mere_visit_makes_nobody(app, client):
    answer = await client.get("/api/me")
    assert answer.json() is None and "set-cookie" not in answer.headers
    assert await people(app) == 0


async def test_a_guest_has_a_name_and_is_known_again(app, client):
    first = (await client.post("/api/guest")).json()
    assert first["is_guest"] and re.fullmatch(r"Guest \d{4}", first["name"])
    again = await client.post("/api/guest")
    assert again.json() == first == (await client.get("/api/me")).json()
    assert "set-cookie" not in again.headers
    assert await people(app) == 1


async def test_two_browsers_are_two_guests(browser):
    one, other = browser(), browser()
    assert (await one.post("/api/guest")).json()["id"] != (await other.post("/api/guest")).json()["id"]


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client):
    cookie = (await client.post("/api/guest")).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "max-age=34560000" in cookie and "path=/" in cookie
    assert "secure" not in cookie


class TestOverHttps:
    @pytest.fixture
    def settings(self, settings):
        return msgspec.structs.replace(settings, secure=True)

    async def test_the_cookie_goes_only_over_https_and_only_to_this_host(self, client):
        answer = await client.post("/api/guest", headers={"Origin": "https://bugduel.test"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-bugduel=") and "secure" in cookie.lower() and "domain" not in cookie.lower()
        assert "max-age" in answer.headers["strict-transport-security"]


async def test_the_database_knows_no_cookie(app, client):
    await client.post("/api/guest")
    async with app.state.parts.database.reading() as connection:
        kept = (await connection.execute(select(SESSIONS.c.hash))).scalar_one()
    key = client.cookies["bugduel"]
    assert len(key) >= 43 and key not in kept and re.fullmatch(r"[0-9a-f]{64}", kept)


async def test_a_cookie_of_somebody_elses_making_is_nobody(client):
    for cookie in ("nonsense", "x" * 5000, "ä"):
        answer = await client.get("/api/me", headers={"Cookie": f"bugduel={cookie}".encode()})
        assert answer.status_code == 200 and answer.json() is None


async def test_a_session_ends_when_nobody_comes_back_for_too_long(app, client):
    await client.post("/api/guest")
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(SESSIONS).values(expires=now() - 1))
    assert (await client.get("/api/me")).json() is None


async def test_whoever_comes_back_gets_all_the_time_again(app, client):
    me = (await client.post("/api/guest")).json()
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(SESSIONS).values(expires=now() + 5 * DAY))
        await connection.execute(update(PEOPLE).values(seen=now() - 2 * DAY))
    answer = await client.get("/api/me")
    assert answer.json() == me and "max-age=34560000" in answer.headers["set-cookie"].lower()
    async with app.state.parts.database.reading() as connection:
        assert (await connection.execute(select(SESSIONS.c.expires))).scalar_one() > now() + LASTS - DAY


async def test_a_socket_is_somebody_by_the_same_cookie(app, client):
    me = (await client.post("/api/guest")).json()
    person = await who(socket_from(app, cookie=f"bugduel={client.cookies['bugduel']}"), app.state.parts)
    assert person is not None and person.id == me["id"] and person.is_guest and not person.by_token
    assert await who(socket_from(app), app.state.parts) is None


async def test_guests_who_never_came_back_are_forgotten(app, client, browser):
    await client.post("/api/guest")
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(PEOPLE).values(seen=now() - LASTS - DAY))
        await connection.execute(update(SESSIONS).values(expires=now() - DAY))
    await browser().post("/api/guest")
    await forget_the_old(app.state.parts.database)
    assert await people(app) == 1
    async with app.state.parts.database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(SESSIONS))).scalar_one() == 1
