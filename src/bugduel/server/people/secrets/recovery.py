"""Recovery codes: what is left to somebody who forgot the password, as nobody has to give an e-mail address."""

import hashlib
import secrets

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.store.tables import RECOVERY_CODES

HOW_MANY = 8
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # small only, so that a code can be read aloud
GROUPS = 4
GROUP = 4  # 79 bits in all


async def new_codes(connection: AsyncConnection, person: str) -> list[str]:
    """Codes in place of those there were. They are shown once, and each can be used once."""
    await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    codes = [_new_code() for _ in range(HOW_MANY)]
    await connection.execute(
        insert(RECOVERY_CODES), [{"hash": _hash(person, code), "person": person} for code in codes]
    )
    return codes


async def is_valid(connection: AsyncConnection, person: str, code: str) -> bool:
    question = select(RECOVERY_CODES.c.hash).where(RECOVERY_CODES.c.hash == _hash(person, code))
    return (await connection.execute(question)).one_or_none() is not None


async def use(connection: AsyncConnection, person: str, code: str) -> bool:
    """Whether the code was still there; it is not any more."""
    done = await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.hash == _hash(person, code)))
    return done.rowcount == 1


def _new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def _hash(person: str, code: str) -> str:
    plain = "".join(sign for sign in code.lower() if sign in LETTERS)
    return hashlib.sha256(f"{person}:{plain}".encode()).hexdigest()
