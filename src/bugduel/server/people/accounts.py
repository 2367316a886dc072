"""Accounts: a name and a password, so that a person is the same on every machine."""

from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.ids import new_id
from bugduel.server.parts import Parts
from bugduel.server.people import sessions
from bugduel.server.people.data.handover import hand_over, rename
from bugduel.server.people.names import check_name, skeleton
from bugduel.server.people.person import Person
from bugduel.server.people.secrets import recovery
from bugduel.server.people.secrets.keys import hash_of
from bugduel.server.people.secrets.passwords import check_password
from bugduel.server.people.who import ALL_SCOPES
from bugduel.server.refused import Refused
from bugduel.server.store.tables import PEOPLE, TOKENS
from bugduel.server.time import now


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody is logged in from now on: `key` is for the cookie."""

    person: Person
    key: str
    codes: list[str] = []  # recovery codes, to be shown once
    games: list[str] = []  # in which a seat has another person or name now


async def register(parts: Parts, visitor: Person | None, name: str, password: str) -> Entered:
    """A new account. A guest keeps everything, and gets a name."""
    name = check_name(name)
    check_password(password, name)
    if visitor is not None and not visitor.is_guest:
        raise Refused(409, "has-account", "You are logged in to an account: log out first.")
    hashed = await parts.passwords.hashed(password)
    async with parts.database.writing() as connection:
        person = visitor.id if visitor is not None else new_id()
        values = {"name": name, "skeleton": skeleton(name), "password": hashed, "seen": now()}
        try:
            if visitor is None:
                await connection.execute(insert(PEOPLE).values(id=person, created=now(), **values))
            else:
                same = (PEOPLE.c.id == person) & PEOPLE.c.password.is_(None)
                done = await connection.execute(update(PEOPLE).where(same).values(**values))
                if done.rowcount == 0:
                    raise Refused(409, "has-account", "This guest has an account already: log in to it.")
        except IntegrityError:
            raise Refused(409, "name-taken", "Somebody has this name, or one that looks like it.") from None
        games = await rename(connection, person, name)
        await sessions.end_all(connection, person)
        codes = await recovery.new_codes(connection, person)
        entered = await _enter(connection, person, name)
        return msgspec.structs.replace(entered, codes=codes, games=games)


async def log_in(parts: Parts, visitor: Person | None, name: str, password: str) -> Entered:
    """What a guest has goes over to the account."""
    found = await _account(parts, name)
    if not await parts.passwords.fits(password, found.password if found else None) or found is None:
        raise Refused(401, "wrong-login", "The name or the password is wrong.")
    hashed = found.password
    if parts.passwords.is_outdated(hashed):
        hashed = await parts.passwords.hashed(password)
    async with parts.database.writing() as connection:
        await _replace_password(connection, found.id, found.password, hashed)
        if visitor is not None:
            await sessions.end(connection, visitor.session)
        entered = await _enter(connection, found.id, found.name)
        if visitor is None or not visitor.is_guest:
            return entered
        games = await hand_over(connection, visitor.id, found.id, found.name)
        return msgspec.structs.replace(entered, games=games)


async def change_password(parts: Parts, person: Person, old: str, new: str) -> Entered:
    """All other sessions end."""
    known = await confirmed(parts, person, old)
    check_password(new, person.name)
    hashed = await parts.passwords.hashed(new)
    async with parts.database.writing() as connection:
        await _replace_password(connection, person.id, known, hashed)
        await sessions.end_all(connection, person.id)
        return await _enter(connection, person.id, person.name)


async def recover(parts: Parts, name: str, code: str, password: str) -> Entered:
    """A new password by a recovery code. All sessions end, and all tokens: somebody else may have made them."""
    found = await _account(parts, name)
    wrong = Refused(401, "wrong-code", "The name or the code is wrong, or the code was used before.")
    if found is None:
        raise wrong
    async with parts.database.reading() as reading:
        if not await recovery.is_valid(reading, found.id, code):
            raise wrong
    check_password(password, found.name)
    hashed = await parts.passwords.hashed(password)
    async with parts.database.writing() as connection:
        if not await recovery.use(connection, found.id, code):
            raise wrong
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == found.id).values(password=hashed))
        await sessions.end_all(connection, found.id)
        await connection.execute(TOKENS.delete().where(TOKENS.c.person == found.id))
        return await _enter(connection, found.id, found.name)


async def renew_codes(parts: Parts, person: Person, password: str) -> list[str]:
    """Recovery codes in place of those there were."""
    await confirmed(parts, person, password)
    async with parts.database.writing() as connection:
        return await recovery.new_codes(connection, person.id)


async def confirmed(parts: Parts, person: Person, password: str) -> str:
    """The hash of the person's password, if it is that. Refused for guests, who have none."""
    async with parts.database.reading() as connection:
        hashed = (await connection.execute(select(PEOPLE.c.password).where(PEOPLE.c.id == person.id))).scalar()
    if hashed is None:
        raise Refused(409, "no-account", "Guests have no password: make an account first.")
    if not await parts.passwords.fits(password, hashed):
        raise Refused(403, "wrong-password", "The password is wrong.")
    return str(hashed)


async def _account(parts: Parts, name: str) -> Row[*tuple[Any, ...]] | None:
    question = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password).where(PEOPLE.c.skeleton == skeleton(name))
    async with parts.database.reading() as connection:
        return (await connection.execute(question)).one_or_none()


async def _replace_password(connection: AsyncConnection, person: str, old: str, new: str) -> None:
    """Refused if it was changed while we were looking at the old one."""
    same = (PEOPLE.c.id == person) & (PEOPLE.c.password == old)
    done = await connection.execute(update(PEOPLE).where(same).values(password=new))
    if done.rowcount == 0:
        raise Refused(409, "password-changed", "The password was changed just now: try again.")


async def _enter(connection: AsyncConnection, person: str, name: str) -> Entered:
    key = await sessions.begin(connection, person)
    who = Person(id=person, name=name, is_guest=False, scopes=ALL_SCOPES, session=hash_of(key))
    return Entered(person=who, key=key)
