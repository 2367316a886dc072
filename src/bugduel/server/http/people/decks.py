"""The decks that a person keeps here."""

from typing import Annotated

import msgspec
from litestar import delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from bugduel.server.http.people.visitors import Player, Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.people import decks
from bugduel.server.people.decks import Deck
from bugduel.server.people.labels import LONGEST, check_label

LARGEST_REQUEST = 1_000_000  # bytes


class NewDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as people write it, or as JSON text."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    deck: Annotated[str, msgspec.Meta(min_length=1, max_length=decks.LONGEST)]


@get("/api/me/decks/{game:str}", summary="My decks for a game", responses=documented(404))
async def list_decks(parts: TheParts, person: Somebody, game: FromPath[str]) -> list[Deck]:
    person.needs("read")
    decks.game_with_decks(game)
    async with parts.database.reading() as connection:
        return await decks.decks_of(connection, person.id, game)


@put(
    "/api/me/decks/{game:str}",
    summary="Keep a deck, in place of one of the same name",
    request_max_body_size=LARGEST_REQUEST,
    responses=documented(404, 409, 413),
)
async def put_deck(parts: TheParts, player: Player, game: FromPath[str], data: JSONBody[NewDeck]) -> Deck:
    player.needs("play")
    parts.limits.take("deck", player.id)
    deck = decks.read_deck(game, check_label(data.name, "name"), data.deck)
    async with parts.database.writing() as connection:
        await decks.put_deck(connection, player.id, deck)
    return deck


@delete("/api/me/decks/{game:str}", summary="Delete a deck", responses=documented(404))
async def delete_deck(parts: TheParts, person: Somebody, game: FromPath[str], name: FromQuery[str]) -> None:
    person.needs("play")
    async with parts.database.writing() as connection:
        await decks.delete_deck(connection, person.id, game, name)
