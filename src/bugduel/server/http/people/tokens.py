"""Tokens for programs that act for a person."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from bugduel.server.http.people.visitors import Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.people import tokens
from bugduel.server.people.labels import LONGEST, check_label
from bugduel.server.people.person import Scope
from bugduel.server.people.tokens import Token


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    label: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    scopes: Annotated[set[Scope], msgspec.Meta(min_length=1, max_length=3)]


class CreatedToken(msgspec.Struct):
    """The text is shown this once."""

    token: Token
    text: str


@get("/api/me/tokens", summary="My tokens, without their texts", responses=documented())
async def list_tokens(parts: TheParts, person: Somebody) -> list[Token]:
    person.needs_session()
    async with parts.database.reading() as connection:
        return await tokens.tokens_of(connection, person.id)


@post("/api/me/tokens", summary="Make a token for a program", responses=documented(409, 413))
async def create_token(parts: TheParts, person: Somebody, data: JSONBody[NewToken]) -> CreatedToken:
    person.needs_session()
    label = check_label(data.label, "label")
    async with parts.database.writing() as connection:
        return CreatedToken(*await tokens.create(connection, person.id, label, data.scopes))


@delete("/api/me/tokens/{token:str}", summary="Revoke a token", responses=documented(404))
async def revoke_token(parts: TheParts, person: Somebody, token: FromPath[str]) -> None:
    person.needs_session()
    async with parts.database.writing() as connection:
        await tokens.revoke(connection, person.id, token)
