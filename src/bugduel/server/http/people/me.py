"""What people see of themselves, and may change."""

from typing import Annotated

import msgspec
from litestar import MediaType, delete, get, patch, post
from litestar.params import JSONBody
from litestar.response import Stream

from bugduel.server.http.people.visitors import AnyRequest, Somebody, TheParts, Visitor
from bugduel.server.http.safety.errors import documented
from bugduel.server.parts import Parts
from bugduel.server.people import accounts, preferences, sessions
from bugduel.server.people.data.export import export
from bugduel.server.people.data.leaving import leave
from bugduel.server.people.person import Person
from bugduel.server.people.preferences import Changes, Preferences
from bugduel.server.people.ratings import Rating, RatingStep, ratings_of, steps_of
from bugduel.server.people.secrets.passwords import LONGEST, SHORTEST

Password = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
NewPassword = Annotated[str, msgspec.Meta(min_length=SHORTEST, max_length=LONGEST)]


class Me(msgspec.Struct):
    """The person who asks."""

    id: str
    name: str
    is_guest: bool
    scopes: list[str]  # what may be done: all of it with a cookie
    settings: Preferences
    ratings: list[Rating]


class NewPasswordWanted(msgspec.Struct, forbid_unknown_fields=True):
    old: Password
    new: NewPassword


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    password: Password


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """Guests have no password, and leave it out."""

    password: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""


class RecoveryCodes(msgspec.Struct):
    """Shown this once; each sets a new password once."""

    recovery_codes: list[str]


async def describe(parts: Parts, person: Person) -> Me:
    async with parts.database.reading() as connection:
        return Me(
            person.id,
            person.name,
            person.is_guest,
            sorted(person.scopes),
            await preferences.preferences_of(connection, person.id),
            await ratings_of(connection, person.id),
        )


@get("/api/me", summary="Who I am; null if nobody", responses=documented())
async def me(parts: TheParts, visitor: Visitor) -> Me | None:
    return None if visitor is None else await describe(parts, visitor)


@get("/api/me/ratings", summary="How my ratings came about, game by game", responses=documented())
async def my_ratings(parts: TheParts, person: Somebody) -> list[RatingStep]:
    """The last 200 rated games, the oldest of them first."""
    person.needs("read")
    async with parts.database.reading() as connection:
        return await steps_of(connection, person.id)


@patch("/api/me/settings", summary="Change my settings: those that are named", responses=documented(413))
async def change_settings(parts: TheParts, person: Somebody, data: JSONBody[Changes]) -> Preferences:
    person.needs_session()
    async with parts.database.writing() as connection:
        return await preferences.change(connection, person.id, data)


@post(
    "/api/me/password",
    summary="Change my password; all other sessions end",
    status_code=204,
    responses=documented(409, 413),
)
async def change_password(
    request: AnyRequest, parts: TheParts, person: Somebody, data: JSONBody[NewPasswordWanted]
) -> None:
    person.needs_session()
    parts.limits.take("login-name", person.id)
    entered = await accounts.change_password(parts, person, data.old, data.new)
    sessions.give_cookie(request.scope, entered.key)


@post(
    "/api/me/recovery-codes",
    summary="New recovery codes in place of the old ones",
    responses=documented(409, 413),
)
async def new_codes(parts: TheParts, person: Somebody, data: JSONBody[Confirmation]) -> RecoveryCodes:
    person.needs_session()
    parts.limits.take("login-name", person.id)
    return RecoveryCodes(await accounts.renew_codes(parts, person, data.password))


@get("/api/me/export", summary="Everything that is known of me, as JSON", responses=documented())
async def export_me(parts: TheParts, person: Somebody) -> Stream:
    person.needs_session()
    parts.limits.take("export", person.id)
    headers = {"Content-Disposition": 'attachment; filename="bugduel.json"'}
    return Stream(export(parts.database, person.id), media_type=MediaType.JSON, headers=headers)


@delete("/api/me", summary="Delete everything that is known of me", responses=documented(413))
async def delete_me(request: AnyRequest, parts: TheParts, person: Somebody, data: JSONBody[Leaving]) -> None:
    person.needs_session()
    if not person.is_guest:
        parts.limits.take("login-name", person.id)
        await accounts.confirmed(parts, person, data.password)
    async with parts.database.writing() as connection:
        games = await leave(connection, person.id)
    sessions.take_cookie(request.scope)
    await parts.seats_changed(games)
