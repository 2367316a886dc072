"""A game as one of its players uses it over plain HTTP, and refusals as statuses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bugduel.core import BugduelError, IllegalAction, WrongSeat
from bugduel.server.http.connection import code_of
from bugduel.server.parts import Parts
from bugduel.server.people.person import Person
from bugduel.server.play.open_game import OpenGame
from bugduel.server.refused import Refused, no_such
from bugduel.server.rooms.acting import NotAllowed
from bugduel.server.rooms.hall import NoSuchGame
from bugduel.server.rooms.room import Room

STATUSES: dict[type[BugduelError], int] = {WrongSeat: 403, IllegalAction: 400, NotAllowed: 409}


@asynccontextmanager
async def own_room(parts: Parts, game_id: str, person: Person) -> AsyncIterator[Room]:
    """The room of a game in which this person plays, for oneself alone. What the game refuses becomes Refused."""
    try:
        async with parts.playing.hall.room(game_id) as room:
            if not room.loaded.seats_of(person.id):
                raise Refused(403, "wrong-seat", "You do not play in this game.")
            yield room
    except NoSuchGame:
        raise no_such("game") from None
    except tuple(STATUSES) as error:
        parts.metrics.refused(code_of(error))
        status = next(status for kind, status in STATUSES.items() if isinstance(error, kind))
        raise Refused(status, code_of(error), _sentence(str(error))) from None


def seat_at(game: OpenGame, person: Person, ply: int) -> int:
    """Which seat of this person an answer at a ply comes from: several people may share one account."""
    mine = game.seats_of(person.id)
    if 0 <= ply < game.ply and game.entries[ply].seat in mine:
        return game.entries[ply].seat
    return game.actor if game.actor in mine else mine[0]


def check_running(game: OpenGame) -> None:
    if not game.is_running:
        raise Refused(409, "game-over", "The game is over.")


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
