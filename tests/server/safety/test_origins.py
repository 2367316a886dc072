"""Pages of other websites do nothing for people whose browsers know us."""

from typing import Any

import msgspec
import pytest
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bugduel.server.app import create_app

OWN = "http://bugduel.test"


async def guest_by(browser, **headers):
    client = browser()
    del client.headers["Origin"]
    answer = await client.post("/api/guest", headers=headers)
    return answer.status_code, answer.json().get("error")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": OWN}, 200),
        ({"Origin": "http://BUGDUEL.test"}, 200),
        ({"Origin": "https://bugduel.test"}, 403),
        ({"Origin": "http://bugduel.test:81"}, 403),
        ({"Origin": "http://bugduel.test.evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Origin": OWN, "Host": "bugduel.test:80"}, 200),
        ({"Origin": OWN, "Host": "other.test"}, 403),
        ({}, 200),  # a program without a cookie
    ],
)
@pytest.mark.anyio
async def test_only_our_own_pages_change_something(browser, headers, status):
    assert await guest_by(browser, **headers) == (status, None if status == 200 else "foreign-origin")


@pytest.mark.anyio
async def test_a_cookie_alone_changes_nothing(client):
    await client.post("/api/guest")
    del client.headers["Origin"]
    answer = await client.post("/api/logout")
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert (await client.get("/api/me")).json() is not None  # looking is safe


@pytest.mark.anyio
async def test_a_token_works_from_anywhere_as_no_browser_sends_it_by_itself(client, browser):
    await client.post("/api/guest")
    text = (await client.post("/api/me/tokens", json={"label": "b", "scopes": ["play"]})).json()["text"]
    answer = await browser().post(
        "/api/guest", headers={"Authorization": f"Bearer {text}", "Origin": "http://evil.example"}
    )
    assert answer.status_code == 200


@pytest.mark.anyio
async def test_a_wrong_token_does_not_open_the_door_for_a_cookie(client):
    await client.post("/api/guest")
    headers = {"Authorization": "Bearer x", "Origin": "http://evil.example"}
    assert (await client.post("/api/logout", headers=headers)).status_code == 401


class TestOtherAddresses:
    @pytest.fixture
    def settings(self, settings):
        return msgspec.structs.replace(settings, origins=["https://play.example/"], behind_proxy=True)

    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            ({"Origin": "https://play.example"}, 200),
            ({"Origin": "http://play.example"}, 403),
            ({"Origin": "https://bugduel.test", "X-Forwarded-Proto": "https"}, 200),
            ({"Origin": "http://bugduel.test", "X-Forwarded-Proto": "https"}, 403),
        ],
    )
    @pytest.mark.anyio
    async def test_those_the_server_was_told_are_its_own_too(self, browser, headers, status):
        assert (await guest_by(browser, **headers))[0] == status


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


class TestSockets:
    @pytest.fixture
    def sockets(self, settings):
        app = create_app(settings)
        app.register(echo)
        with TestClient(app) as client:
            yield client

    @pytest.mark.parametrize("headers", [{"Origin": "http://testserver.local"}, {}])
    def test_our_own_pages_and_programs_open_them(self, sockets, headers):
        with sockets.websocket_connect("/echo", headers=headers) as socket:
            assert socket.receive_text() == "hello"

    @pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Cookie": "bugduel=x"}])
    def test_others_do_not(self, sockets, headers):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            sockets.websocket_connect("/echo", headers=headers) as socket,
        ):
            socket.receive_text()
        assert closed.value.code == 4403
