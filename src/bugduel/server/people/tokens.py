"""Tokens: programs that act for a person show one instead of a cookie."""

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.ids import new_id
from bugduel.server.people.person import SCOPES, Scope
from bugduel.server.people.secrets.keys import hash_of, new_key
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.tables import TOKENS
from bugduel.server.time import now

MOST = 50
PREFIX = "bugduel_"  # so that whoever finds one, in a file or a log, sees what it is


class Token(msgspec.Struct, frozen=True):
    """A token as its person sees it later."""

    id: str
    label: str
    scopes: list[Scope]
    created: int


async def create(connection: AsyncConnection, person: str, label: str, scopes: set[Scope]) -> tuple[Token, str]:
    """A new token, and its text, which is kept nowhere."""
    how_many = select(func.count()).select_from(TOKENS).where(TOKENS.c.person == person)
    if (await connection.execute(how_many)).scalar_one() >= MOST:
        raise Refused(409, "too-many-tokens", f"There are {MOST} tokens already, which is the most: revoke one first.")
    text = PREFIX + new_key()
    token = Token(new_id(), label, [scope for scope in SCOPES if scope in scopes], now())
    await connection.execute(
        insert(TOKENS).values(
            hash=hash_of(text),
            id=token.id,
            person=person,
            label=label,
            scopes=" ".join(token.scopes),
            created=token.created,
        )
    )
    return token, text


async def tokens_of(connection: AsyncConnection, person: str) -> list[Token]:
    """The oldest first."""
    question = select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.created, TOKENS.c.id)
    rows = (await connection.execute(question)).all()
    return [Token(row.id, row.label, row.scopes.split(), row.created) for row in rows]


async def revoke(connection: AsyncConnection, person: str, token: str) -> None:
    done = await connection.execute(delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.id == token))
    if done.rowcount == 0:
        raise no_such("token")
