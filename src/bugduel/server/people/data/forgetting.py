"""Forgetting: sessions that ran out, and guests who will not come back."""

from sqlalchemy import delete, exists

from bugduel.server.people.data.leaving import leave_drafts
from bugduel.server.people.sessions import LASTS
from bugduel.server.store.database import Database
from bugduel.server.store.tables import PEOPLE, SESSIONS, TOKENS
from bugduel.server.time import now


async def forget_the_old(database: Database) -> None:
    """To be done now and then. A guest without a cookie that still counts, and without a token, is out of reach."""
    at = now()
    async with database.writing() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < at))
        await connection.execute(
            delete(PEOPLE).where(
                PEOPLE.c.password.is_(None),
                PEOPLE.c.seen < at - LASTS,
                ~exists().where(SESSIONS.c.person == PEOPLE.c.id),
                ~exists().where(TOKENS.c.person == PEOPLE.c.id),
            )
        )
        await leave_drafts(connection)
