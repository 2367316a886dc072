"""Decks that people keep here."""

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bugduel.core import Game
from bugduel.games import GAMES
from bugduel.server.refused import Refused, no_such
from bugduel.server.store.tables import DECKS, PEOPLE
from bugduel.server.time import now

MOST = 200
LONGEST = 100_000  # characters


class Deck(msgspec.Struct, frozen=True):
    """A deck as the option `decks` of its game takes it, so it can be played as it is."""

    game: str
    name: str
    deck: dict[str, Any]
    changed: int


def game_with_decks(name: str) -> Game:
    if name not in GAMES:
        raise no_such("game")
    if not GAMES[name].decks():
        raise Refused(404, "no-decks", "This game is played without decks of one's own.")
    return GAMES[name]


async def decks_of(connection: AsyncConnection, person: str, game: str | None = None) -> list[Deck]:
    question = select(DECKS).where(DECKS.c.person == person).order_by(DECKS.c.game, DECKS.c.name)
    if game is not None:
        question = question.where(DECKS.c.game == game)
    rows = (await connection.execute(question)).all()
    return [Deck(row.game, row.name, msgspec.json.decode(row.deck), row.changed) for row in rows]


def read_deck(game: str, name: str, text: str) -> Deck:
    """A deck that somebody wrote. The game says if it cannot be played (BadData)."""
    return Deck(game, name, game_with_decks(game).read_deck(text, "deck"), now())


async def put_deck(connection: AsyncConnection, person: str, deck: Deck) -> None:
    """Keep a deck, in place of one of the same name."""
    game, name = deck.game, deck.name
    values = {"deck": msgspec.json.encode(deck.deck).decode(), "changed": deck.changed}
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    same = (DECKS.c.person == person, DECKS.c.game == game, DECKS.c.name == name)
    done = await connection.execute(update(DECKS).where(*same).values(values))
    if done.rowcount == 0:
        how_many = select(func.count()).select_from(DECKS).where(DECKS.c.person == person)
        if (await connection.execute(how_many)).scalar_one() >= MOST:
            raise Refused(409, "too-many-decks", f"There are {MOST} decks already, the most there can be: delete one.")
        await connection.execute(insert(DECKS).values(person=person, game=game, name=name, **values))


async def delete_deck(connection: AsyncConnection, person: str, game: str, name: str) -> None:
    same = (DECKS.c.person == person, DECKS.c.game == game, DECKS.c.name == name)
    done = await connection.execute(delete(DECKS).where(*same))
    if done.rowcount == 0:
        raise no_such("deck")
