"""Who is at the other end of a request or a socket."""

import logging
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import select

from bugduel.server.parts import Parts
from bugduel.server.people.person import SCOPES, Person
from bugduel.server.people.secrets.keys import MOST_LETTERS, hash_of
from bugduel.server.people.sessions import RENEWED, cookie_name, give_cookie, renew
from bugduel.server.refused import Refused
from bugduel.server.store.database import NotStored
from bugduel.server.store.tables import PEOPLE, SESSIONS, TOKENS
from bugduel.server.time import now

Connection = ASGIConnection[Any, Any, Any, Any]

LOG = logging.getLogger(__name__)
ALL_SCOPES = frozenset[str](SCOPES)
BEARER = "bearer "


async def who(connection: Connection, parts: Parts) -> Person | None:
    """The person by token or by cookie, or None. Refused if a token is shown that is none: a program must not go on as
    nobody. Works for a Request, a WebSocket, or `ASGIConnection(scope)`.
    """
    header = connection.headers.get("authorization")
    if header is not None:
        return await _by_token(header, parts)
    key = connection.cookies.get(cookie_name(parts.settings), "")
    if not key or len(key) > MOST_LETTERS:
        return None
    return await _by_cookie(connection, key, parts)


def shows_token(connection: Connection) -> bool:
    """Whether it comes with a token, which no browser sends by itself, and then without regard to any cookie."""
    return "authorization" in connection.headers


async def _by_token(header: str, parts: Parts) -> Person:
    key = header[len(BEARER) :].strip()
    if not header.lower().startswith(BEARER) or not key or len(key) > MOST_LETTERS:
        raise Refused(401, "bad-token", "Authorization must be: Bearer, a space, and a token.")
    question = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, TOKENS.c.scopes)
        .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        .where(TOKENS.c.hash == hash_of(key))
    )
    async with parts.database.reading() as connection:
        row = (await connection.execute(question)).one_or_none()
    if row is None:
        raise Refused(401, "bad-token", "There is no such token, or it was revoked.")
    return Person(id=row.id, name=row.name, is_guest=row.password is None, scopes=frozenset(row.scopes.split()))


async def _by_cookie(asgi: Connection, key: str, parts: Parts) -> Person | None:
    session = hash_of(key)
    question = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password, PEOPLE.c.seen)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.hash == session, SESSIONS.c.expires > now())
    )
    async with parts.database.reading() as connection:
        row = (await connection.execute(question)).one_or_none()
    if row is None:
        return None
    person = Person(id=row.id, name=row.name, is_guest=row.password is None, scopes=ALL_SCOPES, session=session)
    if now() - row.seen > RENEWED:
        try:
            async with parts.database.writing() as writing:
                await renew(writing, session, person.id)
            give_cookie(asgi.scope, key)
        except NotStored:  # whoever only wants to look can, and is renewed another time
            LOG.warning("a session could not be renewed", exc_info=True)
    return person
