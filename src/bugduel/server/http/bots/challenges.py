"""Asking somebody for a game, by name."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from bugduel.server.http.games import LARGEST, info
from bugduel.server.http.people.visitors import Player, Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.protocol.bot_messages import Challenge, Challenges, NewChallenge
from bugduel.server.protocol.table_messages import TableInfo


@post(
    "/api/challenge/{name:str}",
    request_max_body_size=LARGEST,
    responses=documented(401, 404, 409, 413, 503),
    summary="Challenge somebody to a game",
)
async def challenge(parts: TheParts, player: Player, name: FromPath[str], data: JSONBody[NewChallenge]) -> Challenge:
    """It waits for 20 minutes. Its id is that of the game which begins when it is accepted."""
    player.needs("challenge")
    parts.limits.take("challenge", player.id)
    return await parts.challenges.create(player, name, data)


@get("/api/challenge", responses=documented(401, 503), summary="Challenges to me and by me")
async def list_challenges(parts: TheParts, person: Somebody) -> Challenges:
    person.needs("challenge")
    return Challenges(*await parts.challenges.of(person.id))


@post(
    "/api/challenge/{challenge_id:str}/accept",
    status_code=200,
    responses=documented(401, 404, 409, 503),
    summary="Accept a challenge: the game begins",
)
async def accept(parts: TheParts, person: Somebody, challenge_id: FromPath[str]) -> TableInfo:
    """With a deck of one's own, join the game of this id instead: that is to accept it."""
    person.needs("challenge")
    row, seats = await parts.challenges.accept(challenge_id, person)
    return info(row, seats, person)


@post(
    "/api/challenge/{challenge_id:str}/decline",
    status_code=204,
    responses=documented(401, 404, 409, 503),
    summary="Decline a challenge",
)
async def decline(parts: TheParts, person: Somebody, challenge_id: FromPath[str]) -> None:
    person.needs("challenge")
    await parts.challenges.decline(challenge_id, person)


@post(
    "/api/challenge/{challenge_id:str}/cancel",
    status_code=204,
    responses=documented(401, 404, 409, 503),
    summary="Withdraw a challenge",
)
async def cancel(parts: TheParts, person: Somebody, challenge_id: FromPath[str]) -> None:
    person.needs("challenge")
    await parts.challenges.cancel(challenge_id, person)
