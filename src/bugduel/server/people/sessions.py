"""Sessions: a browser that was here before is recognised by a cookie."""

from typing import Any

from litestar.datastructures import Cookie
from litestar.types import Scope
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.people.secrets.keys import hash_of, new_key
from bugduel.server.settings import Settings
from bugduel.server.store.tables import PEOPLE, SESSIONS
from bugduel.server.time import now

DAY = 24 * 60 * 60 * 1000
LASTS = 400 * DAY  # browsers keep no cookie longer
RENEWED = DAY  # whoever comes back after this long gets all the time again

_NEW_COOKIE = "bugduel-new-cookie"  # in the state of an ASGI scope


async def begin(connection: AsyncConnection, person: str) -> str:
    """A new session. The key is for the cookie, and kept nowhere."""
    key = new_key()
    at = now()
    await connection.execute(insert(SESSIONS).values(hash=hash_of(key), person=person, created=at, expires=at + LASTS))
    return key


async def renew(connection: AsyncConnection, session: str, person: str) -> None:
    at = now()
    await connection.execute(update(SESSIONS).where(SESSIONS.c.hash == session).values(expires=at + LASTS))
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=at))


async def end(connection: AsyncConnection, session: str) -> None:
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == session))


async def end_all(connection: AsyncConnection, person: str) -> None:
    """Everybody who is logged in as that person, on every machine, is logged out."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person))


def cookie_name(settings: Settings) -> str:
    """With the prefix __Host- browsers accept the cookie only over HTTPS and only from this very host."""
    return "__Host-bugduel" if settings.secure else "bugduel"


def give_cookie(scope: Scope, key: str) -> None:
    """The answer to this request will set the cookie."""
    _state(scope)[_NEW_COOKIE] = key


def take_cookie(scope: Scope) -> None:
    """The answer to this request will remove the cookie."""
    _state(scope)[_NEW_COOKIE] = ""


def new_cookie(scope: Scope, settings: Settings) -> Cookie | None:
    """The cookie that the answer has to set, if any."""
    key = _state(scope).get(_NEW_COOKIE)
    if key is None:
        return None
    return Cookie(
        key=cookie_name(settings),
        value=key,
        max_age=LASTS // 1000 if key else 0,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
    )


def _state(scope: Scope) -> dict[str, Any]:
    state: dict[str, Any] = scope.setdefault("state", {})
    return state
