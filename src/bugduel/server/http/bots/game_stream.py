"""The stream of a game for a program that plays in it: what a WebSocket gets, as lines."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Annotated

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from bugduel.core import SPECTATOR
from bugduel.server.http.bots.lines import EMPTY, TICK, Quiet, lines
from bugduel.server.http.bots.seats import own_room
from bugduel.server.http.connection import Connection, known_language
from bugduel.server.http.people.visitors import Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.parts import Parts
from bugduel.server.rooms.hall import NoSuchGame
from bugduel.server.rooms.readers import Reader
from bugduel.server.running.streams import GAMES
from bugduel.server.store.database import NotStored
from bugduel.server.store.games import RUNNING
from bugduel.words import LANGUAGES

SeatQuery = Annotated[int, QueryParameter(description="which of my seats, if I have several")]
LanguageQuery = Annotated[str, QueryParameter(max_length=20)]


@get(
    "/api/bot/game/stream/{game_id:str}",
    responses=documented(401, 404, 503),
    summary="A game that I play, as lines of JSON",
)
async def stream_game(
    parts: TheParts,
    person: Somebody,
    game_id: FromPath[str],
    language: LanguageQuery = LANGUAGES[0],
    seat: SeatQuery = SPECTATOR,
) -> Stream:
    """First everything, as `game`; then `ply`, `seats`, `offers` and so on, until the game is over."""
    person.needs("play")
    parts.limits.take("stream", person.id)
    parts.streams.check(GAMES, person.id)
    async with own_room(parts, game_id, person):
        pass  # refused now, while it can be
    return lines(_game(parts, game_id, person.id, known_language(language), seat))


class _Moment(msgspec.Struct):
    """Of any message, whether it is the last."""

    type: str
    status: str = RUNNING


_MOMENT = msgspec.json.Decoder(_Moment)


async def _game(parts: Parts, game_id: str, person: str, language: str, seat: int) -> AsyncGenerator[bytes, None]:
    waiting: asyncio.Queue[bytes] = asyncio.Queue(1)  # what waits besides is the reader's, and bounded there

    async def stuck() -> None:
        parts.streams.afterwards(connection.leave())

    reader = Reader(waiting.put, stuck, person, seat, language)
    connection = Connection(parts.playing, game_id, reader)
    with parts.streams.place(GAMES, person) as is_free:
        try:
            if is_free:
                await connection.join(-1)
            quiet = Quiet()
            while is_free and connection.is_joined and not parts.stopping.is_set():
                try:
                    async with asyncio.timeout(TICK):
                        message = await waiting.get()
                except TimeoutError:
                    if quiet.is_time():
                        yield EMPTY
                    continue
                quiet.spoke()
                yield message + EMPTY
                if _MOMENT.decode(message).status != RUNNING:
                    return
        except (NoSuchGame, NotStored):
            return  # whoever comes again is told why
        finally:
            reader.is_closed = True
            parts.streams.afterwards(connection.leave())
