"""What people see of themselves, and may change."""

import msgspec
from litestar import get

from bugduel.server.http.people.visitors import TheParts, Visitor
from bugduel.server.http.safety.errors import documented
from bugduel.server.parts import Parts
from bugduel.server.people.person import Person


class Me(msgspec.Struct):
    """The person who asks."""

    id: str
    name: str
    is_guest: bool
    scopes: list[str]  # what may be done: all of it with a cookie


async def describe(parts: Parts, person: Person) -> Me:
    return Me(person.id, person.name, person.is_guest, sorted(person.scopes))


@get("/api/me", summary="Who I am; null if nobody", responses=documented(401))
async def me(parts: TheParts, visitor: Visitor) -> Me | None:
    return None if visitor is None else await describe(parts, visitor)
