"""Accounts: a name and a password, and what a guest had."""

import asyncio
import threading
from typing import cast

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from bugduel.server.people.secrets.passwords import MOST_WAITING, Passwords
from bugduel.server.refused import Refused
from bugduel.server.settings import Settings
from bugduel.server.store.tables import PEOPLE, RECOVERY_CODES

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"  # with which `account` registers


async def log_in(client, name, password=PASSWORD):
    return await client.post("/api/login", json={"name": name, "password": password})


async def test_a_guest_who_registers_stays_the_same_person(client, account, seated, seats):
    guest = (await client.post("/api/guest")).json()
    cookie = client.cookies["bugduel"]
    game = await seated(guest["id"], None)
    me = (await account(client, "Ana"))["me"]
    assert (me["id"], me["name"], me["is_guest"]) == (guest["id"], "Ana", False)
    assert (await seats(game))[0] == (guest["id"], "Ana")
    assert client.cookies["bugduel"] != cookie


async def test_the_cookie_of_before_is_worth_nothing_after_registering(client, browser, account):
    await client.post("/api/guest")
    before = client.cookies["bugduel"]
    await account(client, "Ana")
    assert (await browser().get("/api/me", headers={"Cookie": f"bugduel={before}"})).json() is None


async def test_somebody_registers_without_having_been_a_guest(client, account):
    me = (await account(client, "Ana"))["me"]
    assert (await client.get("/api/me")).json() == me


async def test_nobody_gets_a_name_that_looks_like_another(client, browser, account):
    await account(client, "Lily")
    for name in ("Lily", "lily", "L1ly", "Li-ly", "Lïlÿ"):
        answer = await browser().post("/api/account", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken"), name


async def test_two_who_want_the_same_name_at_once_do_not_both_get_it(browser):
    clients = [browser() for _ in range(5)]
    body = {"name": "Ana", "password": PASSWORD}
    answers = await asyncio.gather(*(client.post("/api/account", json=body) for client in clients))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


async def test_an_account_does_not_register_again(client, account):
    await account(client, "Ana")
    answer = await client.post("/api/account", json={"name": "Bob", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]) == (409, "has-account")


@pytest.mark.parametrize("password", ["short", "x" * 201, "12345678", "aaaaaaaaaa", "annabella"])
async def test_a_password_that_is_easily_guessed_is_refused(client, password):
    answer = await client.post("/api/account", json={"name": "Annabella", "password": password})
    assert answer.status_code == 400 and password not in answer.text


async def test_logging_in_and_out_on_another_machine(client, browser, account):
    me = (await account(client, "Ana"))["me"]
    other = browser()
    assert (await log_in(other, "ana")).json() == me
    assert (await other.post("/api/logout")).status_code == 204
    assert (await other.get("/api/me")).json() is None
    assert (await client.get("/api/me")).json() == me


async def test_logging_out_ends_the_session_itself(client, browser, account):
    await account(client, "Ana")
    cookie = client.cookies["bugduel"]
    await client.post("/api/logout")
    assert "bugduel" not in client.cookies
    assert (await browser().get("/api/me", headers={"Cookie": f"bugduel={cookie}"})).json() is None


async def test_a_wrong_password_and_a_wrong_name_look_the_same(client, browser, account):
    await account(client, "Ana")
    wrong_password, wrong_name = await log_in(browser(), "Ana", "not the one"), await log_in(browser(), "Bob", PASSWORD)
    assert wrong_password.status_code == wrong_name.status_code == 401
    assert wrong_password.json() == wrong_name.json()
    assert "set-cookie" not in wrong_password.headers


async def test_nobody_logs_in_as_a_guest(client, browser):
    name = (await client.post("/api/guest")).json()["name"]
    assert (await log_in(browser(), name, "")).status_code == 400
    assert (await log_in(browser(), name, "anything")).status_code == 401


async def test_a_guest_who_logs_in_brings_games_along(client, browser, account, seated, seats):
    me = (await account(client, "Ana"))["me"]
    other = browser()
    guest = (await other.post("/api/guest")).json()
    alone, both = await seated(guest["id"], None), await seated(guest["id"], me["id"])
    await log_in(other, "Ana")
    assert (await seats(alone))[0] == (me["id"], "Ana")
    assert await seats(both) == [(None, "whoever"), (me["id"], "whoever")]  # nobody plays both sides


async def test_a_game_that_is_open_hears_who_sits_there_now(app, client, browser, account, seated):
    me = (await account(client, "Ana"))["me"]
    other = browser()
    game = await seated((await other.post("/api/guest")).json()["id"], None)
    async with app.state.parts.playing.hall.room(game) as room:
        assert room.loaded.seats[0].person != me["id"]
    await log_in(other, "Ana")
    assert (room.loaded.seats[0].person, room.loaded.seats[0].name) == (me["id"], "Ana")
    await other.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert (room.loaded.seats[0].person, room.loaded.seats[0].name) == (None, "")


async def test_the_guest_is_no_more_after_logging_in(app, client, browser, account):
    await account(client, "Ana")
    other = browser()
    guest = (await other.post("/api/guest")).json()["id"]
    await log_in(other, "Ana")
    async with app.state.parts.database.reading() as connection:
        assert guest not in (await connection.execute(select(PEOPLE.c.id))).scalars().all()


async def test_a_new_password_ends_the_other_sessions(client, browser, account):
    me = (await account(client, "Ana"))["me"]
    other = browser()
    await log_in(other, "Ana")
    wrong = await client.post("/api/me/password", json={"old": "not the one", "new": "another long one"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-password")
    right = await client.post("/api/me/password", json={"old": PASSWORD, "new": "another long one"})
    assert right.status_code == 204
    assert (await client.get("/api/me")).json() == me
    assert (await other.get("/api/me")).json() is None
    assert (await log_in(other, "Ana")).status_code == 401
    assert (await log_in(other, "Ana", "another long one")).status_code == 200


async def test_a_guest_has_no_password_to_change(client):
    await client.post("/api/guest")
    answer = await client.post("/api/me/password", json={"old": "x", "new": "another long one"})
    assert (answer.status_code, answer.json()["error"]) == (409, "no-account")


class TestRecovery:
    async def recover(self, client, code, name="Ana", password="found it again"):
        return await client.post("/api/recover", json={"name": name, "code": code, "password": password})

    async def test_a_code_sets_a_new_password_once(self, client, browser, account):
        codes = (await account(client, "Ana"))["recovery_codes"]
        assert len(set(codes)) == 8
        other = browser()
        assert (await self.recover(other, codes[3].upper().replace("-", " "))).json()["name"] == "Ana"
        assert (await client.get("/api/me")).json() is None
        assert (await self.recover(browser(), codes[3], password="once more please")).status_code == 401
        assert (await log_in(browser(), "Ana", "found it again")).status_code == 200
        assert (await self.recover(browser(), codes[4], password="with another one")).status_code == 200

    async def test_two_who_use_a_code_at_once_do_not_both_get_in(self, client, browser, account):
        code = (await account(client, "Ana"))["recovery_codes"][0]
        answers = await asyncio.gather(*(self.recover(browser(), code, password=f"mine {n} now") for n in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 401, 401, 401]

    async def test_a_wrong_code_and_a_wrong_name_look_the_same(self, client, browser, account):
        codes = (await account(client, "Ana"))["recovery_codes"]
        await account(browser(), "Bob")
        answers = [
            await self.recover(browser(), "abcd-efgh-jkmn-pqrs"),
            await self.recover(browser(), codes[0], name="Bob"),
            await self.recover(browser(), codes[0], name="Nobody-here"),
        ]
        assert [answer.status_code for answer in answers] == 3 * [401]
        assert answers[0].json() == answers[1].json() == answers[2].json()

    async def test_tokens_end_too_as_somebody_else_may_have_made_them(self, client, browser, account):
        codes = (await account(client, "Ana"))["recovery_codes"]
        text = (await client.post("/api/me/tokens", json={"label": "bot", "scopes": ["play"]})).json()["text"]
        await self.recover(browser(), codes[0])
        answer = await browser().get("/api/me", headers={"Authorization": f"Bearer {text}"})
        assert answer.status_code == 401

    async def test_new_codes_take_the_place_of_the_old_ones(self, client, browser, account):
        old = (await account(client, "Ana"))["recovery_codes"]
        assert (await client.post("/api/me/recovery-codes", json={"password": "wrong"})).status_code == 403
        new = (await client.post("/api/me/recovery-codes", json={"password": PASSWORD})).json()["recovery_codes"]
        assert (await self.recover(browser(), old[0])).status_code == 401
        assert (await self.recover(browser(), new[0])).status_code == 200


async def test_the_database_knows_neither_passwords_nor_codes(app, client, account):
    codes = (await account(client, "Ana"))["recovery_codes"]
    async with app.state.parts.database.reading() as connection:
        kept = str((await connection.execute(select(PEOPLE))).all())
        kept += str((await connection.execute(select(RECOVERY_CODES))).all())
    assert "$argon2id$" in kept
    for secret in (PASSWORD, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in kept


async def test_a_password_hashed_with_little_effort_is_hashed_anew(app, client, browser, account):
    await account(client, "Ana")
    parts = app.state.parts
    weak = parts.passwords.hasher.hash(PASSWORD)
    strong = Passwords(Settings(database="", password_rounds=2, password_memory=16))
    parts.passwords = strong
    async with parts.database.writing() as connection:
        await connection.execute(update(PEOPLE).values(password=weak))
    assert (await log_in(browser(), "Ana")).status_code == 200
    async with parts.database.reading() as connection:
        kept = (await connection.execute(select(PEOPLE.c.password))).scalar_one()
    assert kept != weak and not strong.is_outdated(kept)


class Patient:
    """Hashes only when told to, which nobody could do if it held everything up."""

    def __init__(self) -> None:
        self.told = threading.Event()

    def hash(self, password: str) -> str:
        assert self.told.wait(10)
        return f"hash of {password}"


async def test_hashing_does_not_hold_up_the_others():
    passwords = Passwords(Settings(database=""))
    patient = Patient()
    passwords.hasher = cast(PasswordHasher, patient)
    hashing = asyncio.create_task(passwords.hashed(PASSWORD))
    await asyncio.sleep(0.05)
    assert not hashing.done()
    patient.told.set()
    assert await hashing == f"hash of {PASSWORD}"
    passwords.close()


async def test_when_too_many_log_in_at_once_the_last_are_sent_away():
    passwords = Passwords(Settings(database=""))
    patient = Patient()
    passwords.hasher = cast(PasswordHasher, patient)
    hashing = [asyncio.create_task(passwords.hashed(PASSWORD)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await passwords.hashed(PASSWORD)
    assert (refused.value.status, refused.value.error) == (503, "busy")
    patient.told.set()
    assert len(await asyncio.gather(*hashing)) == MOST_WAITING
    passwords.close()
