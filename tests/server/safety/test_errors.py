"""Whatever goes wrong, the answer has one shape, and tells nothing it should not."""

import logging

import pytest
from litestar import get
from sqlalchemy.exc import DBAPIError

from bugduel.core import BadData
from bugduel.server.http.safety.guard import HEADERS
from bugduel.server.store.database import NotStored

pytestmark = pytest.mark.anyio


def is_a_problem(answer, status, error):
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert set(answer.json()) == {"error", "reason"} and answer.json()["reason"].strip()
    assert answer.headers["content-type"].startswith("application/json")
    for name in HEADERS:
        assert name in answer.headers
    return answer.json()["reason"]


async def test_what_is_not_there(client):
    for path in ("/api/nothing", "/api/nothing/at/all", "/nothing", "/api/x.html", "/api/openapi.yaml"):
        is_a_problem(await client.get(path), 404, "not-found")
    is_a_problem(await client.post("/api/nothing", json={}), 404, "not-found")


async def test_the_wrong_method(client):
    answer = await client.put("/api/login", json={})
    is_a_problem(answer, 405, "method-not-allowed")
    assert "POST" in answer.headers["allow"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "data"),
        (b"{", ""),
        (b"null", ""),
        (b"[]", ""),
        (b'{"name": "Ana"}', "password"),
        (b'{"name": 3, "password": "x"}', "name"),
        (b'{"name": "Ana", "password": ""}', "password"),
        (b'{"name": "Ana", "password": "x", "admin": true}', "admin"),
        (b'{"name": "\\ud800", "password": "x"}', ""),
        (b"\xff\xfe\x00", ""),
        (b'{"name": NaN, "password": "x"}', ""),
        (b"[" * 60_000, ""),
    ],
)
async def test_a_body_that_is_wrong_is_refused_by_the_field(client, body, said):
    reason = is_a_problem(await client.post("/api/login", content=body), 400, "bad-request")
    assert said in reason


async def test_no_more_than_60_characters_of_what_was_written_come_back(client):
    await client.post("/api/guest")
    for body in (
        {"label": "x", "scopes": ["play"], "y" * 1000: 1},
        {"label": "x", "scopes": ["y" * 1000]},
        {"label": "y" * 1000, "scopes": ["play"]},
    ):
        reason = is_a_problem(await client.post("/api/me/tokens", json=body), 400, "bad-request")
        assert "y" * 61 not in reason
    own = {"own": {"y" * 1000: 1}}
    assert "y" * 61 not in is_a_problem(await client.patch("/api/me/settings", json=own), 400, "bad-request")


async def test_what_is_too_large(client):
    is_a_problem(await client.post("/api/login", content=b" " * 70_000), 413, "too-large")

    async def drops():
        for _ in range(100):
            yield b" " * 1000

    is_a_problem(await client.post("/api/login", content=drops()), 413, "too-large")


@get("/broken")
async def broken() -> None:
    raise RuntimeError("the secret is 1234")


@get("/full")
async def full() -> None:
    raise NotStored("disk full at /var/lib")


@get("/gone")
async def gone() -> None:
    raise ConnectionRefusedError("10.0.0.7 said no")


@get("/mistaken")
async def mistaken() -> None:
    raise DBAPIError("SELECT secret", None, ValueError("no such column"))


@get("/unreadable")
async def unreadable() -> None:
    raise BadData("must be a number", ("options", "time"))


async def test_our_own_mistakes_go_to_the_log_and_not_to_the_answer(app, client, caplog):
    app.register(broken)
    with caplog.at_level(logging.ERROR):
        answer = await client.get("/broken")
    reason = is_a_problem(answer, 500, "internal-error")
    assert "1234" not in reason and "RuntimeError" not in answer.text
    assert "the secret is 1234" in caplog.text and "Traceback" in caplog.text


async def test_what_could_not_be_stored_can_be_tried_again(app, client):
    app.register(full)
    answer = await client.get("/full")
    assert "/var/lib" not in is_a_problem(answer, 503, "not-stored")
    assert answer.headers["retry-after"]


async def test_a_database_that_is_gone_may_come_back_and_a_mistake_stays_one(app, client):
    app.register(gone)
    app.register(mistaken)
    assert "10.0.0.7" not in is_a_problem(await client.get("/gone"), 503, "no-database")
    assert "secret" not in is_a_problem(await client.get("/mistaken"), 500, "internal-error")


async def test_no_address_has_the_character_that_databases_cannot_keep(client):
    await client.post("/api/guest")
    is_a_problem(await client.delete("/api/me/tokens/a%00b"), 400, "bad-request")
    is_a_problem(await client.delete("/api/me/decks/shardbugs?name=%00"), 400, "bad-request")


async def test_what_a_game_finds_wrong_is_said_in_its_words(app, client):
    app.register(unreadable)
    assert is_a_problem(await client.get("/unreadable"), 400, "bad-request") == "options.time: must be a number"


async def test_every_answer_says_that_it_is_no_page(client):
    for answer in (await client.get("/api/me"), await client.get("/health"), await client.post("/api/guest")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff" and answer.headers["referrer-policy"]
    assert (await client.get("/api/me")).headers["cache-control"] == "no-store"
