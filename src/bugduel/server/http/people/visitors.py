"""What routes ask for to know who is there: name one of these as a parameter.

`visitor: Visitor` is somebody or None, `person: Somebody` is somebody or 401, and `player: Player` is somebody in any
case: a guest is made if nobody is there, so only routes that do something for people name it. `parts: TheParts` are
the parts of the process.
"""

from typing import Any

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide

from bugduel.server.http.safety.address import address_of
from bugduel.server.parts import Parts
from bugduel.server.people.guests import new_guest
from bugduel.server.people.person import Person, nobody
from bugduel.server.people.sessions import give_cookie
from bugduel.server.people.who import who

AnyRequest = Request[Any, Any, Any]
TheParts = NamedDependency[Parts]
Visitor = NamedDependency[Person | None]
Somebody = NamedDependency[Person]
Player = NamedDependency[Person]


async def the_parts(state: AppState) -> Parts:
    parts: Parts = state.parts
    return parts


async def the_visitor(request: AnyRequest, parts: TheParts) -> Person | None:
    found = await who(request, parts)
    if found is not None:
        parts.limits.take("person", found.id)
    return found


async def the_person(visitor: Visitor) -> Person:
    if visitor is None:
        raise nobody()
    return visitor


async def the_player(request: AnyRequest, parts: TheParts, visitor: Visitor) -> Person:
    if visitor is not None:
        return visitor
    parts.limits.take("guest", address_of(request, parts.settings))
    async with parts.database.writing() as connection:
        guest, key = await new_guest(connection)
    give_cookie(request.scope, key)
    return guest


DEPENDENCIES = {
    "parts": Provide(the_parts),
    "visitor": Provide(the_visitor),
    "person": Provide(the_person),
    "player": Provide(the_player),
}
