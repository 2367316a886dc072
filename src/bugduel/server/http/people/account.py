"""Coming and going: guests, accounts, logging in and out."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from bugduel.server.http.people.me import Me, NewPassword, Password, describe
from bugduel.server.http.people.visitors import AnyRequest, Player, TheParts, Visitor
from bugduel.server.http.safety.address import address_of
from bugduel.server.http.safety.errors import documented
from bugduel.server.parts import Parts
from bugduel.server.people import accounts, sessions
from bugduel.server.people.accounts import Entered
from bugduel.server.people.names import skeleton

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100, description="2 to 20 letters, digits, - and _")]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: NewPassword


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    code: Code
    password: NewPassword  # the new one


class Registered(msgspec.Struct):
    """The recovery codes are shown this once; each sets a new password once."""

    me: Me
    recovery_codes: list[str]


@post("/api/guest", summary="Be somebody: a guest, if nobody is logged in", status_code=200, responses=documented())
async def guest(parts: TheParts, player: Player) -> Me:
    return await describe(parts, player)


@post("/api/account", summary="Make an account; a guest keeps everything", responses=documented(409, 413))
async def register(request: AnyRequest, parts: TheParts, visitor: Visitor, data: JSONBody[Registration]) -> Registered:
    if visitor is not None:
        visitor.needs_session()
    parts.limits.take("register", address_of(request, parts.settings))
    entered = await accounts.register(parts, visitor, data.name, data.password)
    return Registered(await _entered(request, parts, entered), entered.codes)


@post("/api/login", summary="Log in; what a guest has goes over", status_code=200, responses=documented(409, 413))
async def log_in(request: AnyRequest, parts: TheParts, visitor: Visitor, data: JSONBody[Login]) -> Me:
    if visitor is not None:
        visitor.needs_session()
    _limit_guesses(request, parts, data.name)
    return await _entered(request, parts, await accounts.log_in(parts, visitor, data.name, data.password))


@post("/api/logout", summary="Sign out", responses=documented(), status_code=204)
async def log_out(request: AnyRequest, parts: TheParts, visitor: Visitor) -> None:
    if visitor is not None:
        visitor.needs_session()
        async with parts.database.writing() as connection:
            await sessions.end(connection, visitor.session)
    sessions.take_cookie(request.scope)


@post(
    "/api/recover",
    summary="Set a new password with a recovery code; all sessions and tokens end",
    status_code=200,
    responses=documented(413),
)
async def recover(request: AnyRequest, parts: TheParts, data: JSONBody[Recovery]) -> Me:
    _limit_guesses(request, parts, data.name)
    return await _entered(request, parts, await accounts.recover(parts, data.name, data.code, data.password))


def _limit_guesses(request: AnyRequest, parts: Parts, name: str) -> None:
    parts.limits.take("login", address_of(request, parts.settings))
    parts.limits.take("login-name", skeleton(name))


async def _entered(request: AnyRequest, parts: Parts, entered: Entered) -> Me:
    sessions.give_cookie(request.scope, entered.key)
    await parts.seats_changed(entered.games)
    return await describe(parts, entered.person)
