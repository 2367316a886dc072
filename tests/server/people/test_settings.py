"""What people set for themselves."""

from typing import get_args

import pytest

from bugduel.server.people.preferences import Language
from bugduel.words import LANGUAGES

pytestmark = pytest.mark.anyio


async def change(client, **settings):
    return await client.patch("/api/me/settings", json=settings)


async def test_settings_are_the_same_on_every_machine(client, browser, account):
    await account(client, "Ana")
    assert (await change(client, language="es", volume=40, own={"board.zoom": 1.25, "hints": False})).status_code == 200
    other = browser()
    await other.post("/api/login", json={"name": "Ana", "password": "correct horse battery"})
    settings = (await other.get("/api/me")).json()["settings"]
    assert settings == {"language": "es", "volume": 40, "own": {"board.zoom": 1.25, "hints": False}}


async def test_only_what_is_named_changes_and_null_takes_it_away(client):
    await client.post("/api/guest")
    await change(client, language="es", sounds=False, own={"a": 1, "b": "two"})
    answer = await change(client, sounds=None, animations=True, own={"a": None, "c": True})
    assert answer.json() == {"language": "es", "animations": True, "own": {"b": "two", "c": True}}


@pytest.mark.parametrize("theme", ["system", "light", "dark", "contrast"])
async def test_every_theme_of_the_client_can_be_kept(client, theme):
    await client.post("/api/guest")
    assert (await change(client, theme=theme)).json() == {"theme": theme}


@pytest.mark.parametrize(
    "body",
    [
        {"language": "xx"},
        {"volume": 101},
        {"volume": "loud"},
        {"sounds": "yes"},
        {"unknown": 1},
        {"own": {"x" * 41: 1}},
        {"own": {"Bad Name": 1}},
        {"own": {"a": "x" * 201}},
        {"own": {"a": {"b": 1}}},
        {"own": {"a": 10**30}},
        {"own": {f"n{number}": 1 for number in range(101)}},
        {"solved": ["Bad Name"]},
        {"solved": "win-1"},
        {"solved": None},
        {"solved": [f"win-{number}" for number in range(1001)]},
        [],
        "text",
        None,
    ],
)
async def test_settings_that_make_no_sense_are_refused(client, body):
    await client.post("/api/guest")
    answer = await client.patch("/api/me/settings", json=body)
    assert answer.status_code == 400 and len(answer.json()["reason"]) < 200
    assert (await client.get("/api/me")).json()["settings"] == {}


async def test_settings_do_not_grow_without_end(client):
    await client.post("/api/guest")
    answers = [await change(client, own={f"n{100 * part + n}": "x" for n in range(60)}) for part in range(2)]
    assert [answer.status_code for answer in answers] == [200, 400]
    long = [
        await change(client, own={f"m{n}": "\u00e9" * 200 for n in range(30 * part, 30 * part + 30)})
        for part in range(2)
    ]
    assert [answer.json().get("error") for answer in long] == [None, "too-many-settings"]


async def test_what_was_solved_on_one_machine_is_added_to_what_was_on_the_other(client, browser, account):
    await account(client, "Ana")
    other = browser()
    await other.post("/api/login", json={"name": "Ana", "password": "correct horse battery"})
    assert (await change(client, solved=["win-1", "save-2"])).json()["solved"] == ["win-1", "save-2"]
    assert (await change(other, solved=["mindbug-block", "win-1"])).json()["solved"] == [
        "win-1", "save-2", "mindbug-block",
    ]  # fmt: skip
    assert (await client.get("/api/me")).json()["settings"] == {"solved": ["win-1", "save-2", "mindbug-block"]}


async def test_what_a_guest_has_solved_goes_over_to_the_account(client, browser, account):
    await account(client, "Ana")
    await change(client, solved=["win-1"])
    guest = browser()
    await guest.post("/api/guest")
    await change(guest, solved=["win-2"])
    await guest.post("/api/login", json={"name": "Ana", "password": "correct horse battery"})
    assert (await guest.get("/api/me")).json()["settings"]["solved"] == ["win-1", "win-2"]


async def test_nobody_solves_more_than_there_can_be(client):
    await client.post("/api/guest")
    answers = [await change(client, solved=[f"win-{part}-{n}" for n in range(600)]) for part in range(2)]
    assert [answer.status_code for answer in answers] == [200, 400]
    assert (await change(client, language="es")).status_code == 200


def test_every_language_can_be_set():
    assert get_args(Language) == LANGUAGES
