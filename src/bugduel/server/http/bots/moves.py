"""What a program does in a game: move, concede, answer, claim, play again."""

from typing import Literal

from litestar import Response, post
from litestar.params import FromPath

from bugduel.core import StaleAction
from bugduel.server.http.bots.seats import check_running, own_room, seat_at
from bugduel.server.http.people.visitors import Somebody, TheParts
from bugduel.server.http.safety.errors import Problem, documented
from bugduel.server.parts import Parts
from bugduel.server.people.person import Person
from bugduel.server.play.clocks import away_left
from bugduel.server.play.offers import current_offers
from bugduel.server.play.open_game import OpenGame
from bugduel.server.protocol.bot_messages import Done
from bugduel.server.protocol.from_readers import Answer
from bugduel.server.refused import Refused
from bugduel.server.rooms.acting import NotAllowed
from bugduel.server.time import now

MOST_PLIES, MOST_ACTION = 1_000_000, 2**62


@post(
    "/api/bot/game/{game_id:str}/move/{ply:int}/{action:int}",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="Answer the question of a ply",
)
async def move(
    parts: TheParts, person: Somebody, game_id: FromPath[str], ply: FromPath[int], action: FromPath[int]
) -> Response[Done] | Response[Problem]:
    """Done when it is written down. The same move again changes nothing and gets the same answer."""
    _allow(parts, person)
    if not (0 <= ply <= MOST_PLIES and 0 <= action <= MOST_ACTION):
        raise Refused(400, "illegal", f"A ply is 0 to {MOST_PLIES}, an action 0 to {MOST_ACTION}.")
    async with own_room(parts, game_id, person) as room:
        game = room.loaded
        if ply >= game.ply:
            check_running(game)
        try:
            done = await parts.playing.acting.act(room, seat_at(game, person, ply), ply, action)
        except StaleAction as error:
            parts.metrics.refused("stale")
            reason = f"This answers ply {ply}; the game is at ply {error.ply}."
            return Response(Problem("stale", reason, error.ply), status_code=409)
        parts.metrics.moves.inc()
    return Response(Done(done), status_code=200)


@post(
    "/api/bot/game/{game_id:str}/concede",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="Give up",
)
async def concede(parts: TheParts, person: Somebody, game_id: FromPath[str]) -> Done:
    _allow(parts, person)
    async with own_room(parts, game_id, person) as room:
        game = room.loaded
        check_running(game)
        seat = seat_at(game, person, game.ply)
        action = game.concession(seat)
        if action < 0:
            raise NotAllowed("nobody can give up in this game now")
        return Done(await parts.playing.acting.act(room, seat, game.ply, action))


@post(
    "/api/bot/game/{game_id:str}/undo/{answer:str}",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="Agree to take back a choice, or not",
)
async def undo(
    parts: TheParts, person: Somebody, game_id: FromPath[str], answer: FromPath[Literal["yes", "no"]]
) -> Done:
    """The answer to another player's wish. Without one, `yes` is my own wish to take back my last choice."""
    _allow(parts, person)
    if answer not in ("yes", "no"):
        raise Refused(400, "bad-request", "The answer is yes or no.")
    async with own_room(parts, game_id, person) as room:
        game = room.loaded
        seat = seat_at(game, person, game.ply)
        wishes = [offer.seat for offer in current_offers(game) if offer.kind == "undo"]
        wishes = [other for other in wishes if answer == "no" or game.seats[other].person != person.id]
        if wishes:
            said = Answer(offer="undo", seat=wishes[0], yes=answer == "yes")
            await parts.playing.acting.answer(room, seat, said)
        elif answer == "yes":
            await parts.playing.acting.undo(room, game.seats_of(person.id)[0], game.ply)
        else:
            raise NotAllowed("nobody wants to take anything back now")
        return Done(room.loaded.ply)


@post(
    "/api/bot/game/{game_id:str}/claim",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="End the game of a player who has gone",
)
async def claim(parts: TheParts, person: Somebody, game_id: FromPath[str]) -> Done:
    """With three or more players most of those who are there must claim it."""
    _allow(parts, person)
    async with own_room(parts, game_id, person) as room:
        game = room.loaded
        check_running(game)
        await parts.playing.acting.claim(room, game.seats_of(person.id)[0], _gone(parts, game, person))
        return Done(room.loaded.ply)


@post(
    "/api/bot/game/{game_id:str}/rematch",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="Play again with the same players",
)
async def rematch(parts: TheParts, person: Somebody, game_id: FromPath[str]) -> Done:
    """It begins when everybody has asked for it, and the event stream tells of it."""
    _allow(parts, person)
    async with own_room(parts, game_id, person) as room:
        await parts.rematches.ask(room, room.loaded.seats_of(person.id)[0])
        return Done(room.loaded.ply)


def _allow(parts: Parts, person: Person) -> None:
    person.needs("play")
    parts.limits.take("move", person.id)


def _gone(parts: Parts, game: OpenGame, person: Person) -> int:
    """The player who has been away for longest beyond what is allowed, or is to be waited for."""
    away = [seat for seat in game.seats if seat.away_since is not None and seat.person != person.id]
    if not away:
        raise NotAllowed("every other player is connected")
    return min(away, key=lambda seat: away_left(game, seat, now(), parts.playing.hall.elapsed)).seat
