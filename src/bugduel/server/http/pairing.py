"""Quick pairing over HTTP: join the queue, leave it, ask how it stands."""

from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from bugduel.server.http.games import LARGEST
from bugduel.server.http.people.visitors import Player, Somebody, TheParts
from bugduel.server.http.safety.errors import documented
from bugduel.server.lobby.pairing import Found
from bugduel.server.protocol.table_messages import Name
from bugduel.server.protocol.terms import Terms


class PairingWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What I want to play, and with which deck of mine where there are decks. Whoever wishes the same otherwise is an
    opponent. With `rated` in the terms the game is rated if both have an account.
    """

    game: Name
    options: dict[Name, Any] = {}
    terms: Terms = Terms()
    deck: Any = None  # the name of a built deck, or a deck; else a built one


@post(
    "/api/pairing",
    request_max_body_size=LARGEST,
    status_code=200,
    responses=documented(413),
    summary="Find me an opponent of about my strength",
)
async def join_queue(parts: TheParts, data: JSONBody[PairingWish], player: Player) -> Found:
    """Ask again every two seconds (GET): who does not ask for 15 seconds has gone. A new wish replaces the old one."""
    player.needs("play")
    return await parts.pairing.join(player, data.game, data.options, data.terms, data.deck)


@get("/api/pairing", responses=documented(), summary="Whether an opponent was found for me")
async def ask_queue(parts: TheParts, person: Somebody) -> Found:
    """To ask is to be there: only who asks is paired."""
    person.needs("play")
    return await parts.pairing.found(person)


@delete("/api/pairing", responses=documented(), summary="Look for no opponent any more")
async def leave_queue(parts: TheParts, person: Somebody) -> None:
    """A game that was found already is not given up by that."""
    person.needs("play")
    await parts.pairing.leave(person)


ROUTES = [join_queue, ask_queue, leave_queue]
