"""Guests: people who have done something here, and have not said who they are."""

import secrets

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.server.ids import new_id
from bugduel.server.people.person import Person
from bugduel.server.people.secrets.keys import hash_of
from bugduel.server.people.sessions import begin
from bugduel.server.people.who import ALL_SCOPES
from bugduel.server.store.tables import PEOPLE
from bugduel.server.time import now

NUMBERS = 9000  # 1000 to 9999: two guests may have the same, their ids differ


async def new_guest(connection: AsyncConnection) -> tuple[Person, str]:
    """A guest, and the key for the cookie.

    The name is "Guest" and a number. No account can have such a name, because of the space, so a client may put it
    into the reader's language.
    """
    person, at = new_id(), now()
    name = f"Guest {1000 + secrets.randbelow(NUMBERS)}"
    await connection.execute(insert(PEOPLE).values(id=person, name=name, created=at, seen=at))
    key = await begin(connection, person)
    return Person(id=person, name=name, is_guest=True, scopes=ALL_SCOPES, session=hash_of(key)), key
