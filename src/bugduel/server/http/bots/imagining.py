"""Whole states for programs that search: what their seat cannot know is dealt anew, so that they hold no secret."""

import secrets
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from bugduel.core import Rng, State
from bugduel.server.http.bots.seats import check_running, own_room, seat_at
from bugduel.server.http.people.visitors import Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.protocol.bot_messages import Imagined

MOST = 8
Count = Annotated[int, QueryParameter(name="n", ge=1, le=MOST, description="how many states")]


@get(
    "/api/bot/game/{game_id:str}/imagine",
    responses=documented(401, 404, 409, 503),
    summary="States that I could not tell from the real one",
)
async def imagine(parts: TheParts, person: Somebody, game_id: FromPath[str], count: Count = 1) -> Imagined:
    """Each is a saved state of the game. One is enough to search: a program that has it can imagine more of them."""
    person.needs("play")
    parts.limits.take("imagine", person.id)
    async with own_room(parts, game_id, person) as room:
        game = room.loaded
        check_running(game)
        seat = seat_at(game, person, game.ply)
        states = [imagined(game.state, seat).to_data() for _ in range(count)]
        return Imagined(game.ply, seat, states)


def imagined(state: State, seat: int) -> State:
    """With chance of its own: neither the cards nor the numbers to come have anything to do with the real ones."""
    return state.imagine(seat, Rng(secrets.token_bytes(32)))
