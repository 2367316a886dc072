"""All routes for programs that play."""

from litestar.handlers import HTTPRouteHandler

from bugduel.server.http.bots.challenges import accept, cancel, challenge, decline, list_challenges
from bugduel.server.http.bots.events import stream_events
from bugduel.server.http.bots.game_stream import stream_game
from bugduel.server.http.bots.imagining import imagine
from bugduel.server.http.bots.moves import claim, concede, move, rematch, undo

ROUTES: list[HTTPRouteHandler] = [
    stream_events,
    stream_game,
    move,
    concede,
    undo,
    claim,
    rematch,
    imagine,
    challenge,
    list_challenges,
    accept,
    decline,
    cancel,
]
