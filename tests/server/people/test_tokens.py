"""Tokens: a program acts for a person, as far as the person let it."""

from typing import Any

import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import select

from bugduel.server.people.tokens import MOST
from bugduel.server.people.who import who
from bugduel.server.refused import Refused
from bugduel.server.store.tables import TOKENS

pytestmark = pytest.mark.anyio


async def new_token(client, label="my bot", scopes=("play",)):
    await client.post("/api/guest")
    answer = await client.post("/api/me/tokens", json={"label": label, "scopes": list(scopes)})
    assert answer.status_code == 201
    return answer.json()


async def test_a_program_with_a_token_is_the_person(client, browser):
    made = await new_token(client, scopes=("read", "play"))
    program = browser()
    answer = await program.get("/api/me", headers={"Authorization": f"Bearer {made['text']}"})
    assert answer.json()["id"] == (await client.get("/api/me")).json()["id"]
    assert answer.json()["scopes"] == ["play", "read"]
    assert "set-cookie" not in answer.headers


async def test_a_token_is_shown_once_and_kept_as_a_hash(app, client):
    made = await new_token(client)
    listed = await client.get("/api/me/tokens")
    assert listed.json() == [made["token"]] and made["text"] not in listed.text
    async with app.state.parts.database.reading() as connection:
        assert made["text"] not in str((await connection.execute(select(TOKENS))).one())


async def test_a_revoked_token_is_worth_nothing(client, browser):
    made = await new_token(client)
    assert (await client.delete(f"/api/me/tokens/{made['token']['id']}")).status_code == 204
    answer = await browser().get("/api/me", headers={"Authorization": f"Bearer {made['text']}"})
    assert answer.status_code == 401 and answer.json()["error"] == "bad-token"
    assert answer.headers["www-authenticate"] == "Bearer"
    assert made["text"] not in answer.text


async def test_nobody_revokes_the_token_of_another(client, browser):
    made = await new_token(client)
    other = browser()
    await new_token(other)
    assert (await other.delete(f"/api/me/tokens/{made['token']['id']}")).status_code == 404
    assert len((await client.get("/api/me/tokens")).json()) == 1


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer ", "Basic YTpi", "Bearer " + "x" * 5000, "Bearer nonsense"])
async def test_a_wrong_token_is_an_error_and_not_nobody(client, header):
    await client.post("/api/guest")  # nor does the cookie count then
    answer = await client.get("/api/me", headers={"Authorization": header})
    assert answer.status_code == 401 and answer.json()["error"] == "bad-token"


async def test_a_token_makes_no_tokens_and_changes_no_account(client, browser):
    text = (await new_token(client, scopes=("play", "challenge", "read")))["text"]
    program, headers = browser(), {"Authorization": f"Bearer {text}"}
    for method, path, body in (
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "another", "scopes": ["play"]}),
        ("POST", "/api/account", {"name": "Mallory", "password": "a long enough one"}),
        ("POST", "/api/logout", None),
    ):
        answer = await program.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "needs-session"), path


async def test_a_token_does_only_what_it_is_for(app, client):
    text = (await new_token(client, scopes=("read",)))["text"]
    headers = [(b"authorization", f"Bearer {text}".encode())]
    scope: Any = {"type": "websocket", "headers": headers, "app": app, "litestar_app": app, "state": {}}
    person = await who(ASGIConnection(scope), app.state.parts)
    assert person is not None and person.by_token
    person.needs("read")
    with pytest.raises(Refused, match='needs the scope "play"'):
        person.needs("play")


@pytest.mark.parametrize(
    "body",
    [
        {"label": "", "scopes": ["play"]},
        {"label": "x" * 61, "scopes": ["play"]},
        {"label": "a\u202eb", "scopes": ["play"]},
        {"label": "bot", "scopes": []},
        {"label": "bot", "scopes": ["everything"]},
        {"label": "bot"},
        {"label": "bot", "scopes": ["play"], "more": 1},
    ],
)
async def test_a_token_that_makes_no_sense_is_refused(client, body):
    await client.post("/api/guest")
    answer = await client.post("/api/me/tokens", json=body)
    assert answer.status_code == 400 and answer.json()["error"] == "bad-request"


async def test_there_is_a_limit_of_tokens(client):
    for number in range(MOST):
        await new_token(client, f"bot {number}")
    answer = await client.post("/api/me/tokens", json={"label": "one more", "scopes": ["play"]})
    assert answer.status_code == 409 and str(MOST) in answer.json()["reason"]


async def test_whoever_is_nobody_has_no_tokens(client):
    assert (await client.get("/api/me/tokens")).status_code == 401
