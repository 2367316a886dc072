"""The application that uvicorn runs: all routes, with the parts of the process behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State as AppState

from bugduel.server.http import analyses, archive, drafts, games, lists, pairing
from bugduel.server.http.bots import routes as bots
from bugduel.server.http.draft_socket import draft_socket
from bugduel.server.http.health import health, ready
from bugduel.server.http.metrics import metrics
from bugduel.server.http.openapi import openapi
from bugduel.server.http.people import routes as people
from bugduel.server.http.reference import decks
from bugduel.server.http.reference import routes as reference
from bugduel.server.http.safety.errors import HANDLERS
from bugduel.server.http.safety.guard import dress, guard
from bugduel.server.http.site import site
from bugduel.server.http.socket import game_socket
from bugduel.server.http.study import lessons, puzzles
from bugduel.server.parts import Parts
from bugduel.server.running.failures import log_failure
from bugduel.server.settings import Settings

LARGEST_REQUEST = 64 * 1024  # bytes; routes that take decks or cards say otherwise


def create_app(settings: Settings) -> Litestar:
    parts = Parts(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await parts.start()
        try:
            yield
        finally:
            await parts.stop()

    return Litestar(
        route_handlers=[
            health,
            ready,
            metrics,
            *people.ROUTES,
            *games.ROUTES,
            *lists.ROUTES,
            *pairing.ROUTES,
            *bots.ROUTES,
            *drafts.ROUTES,
            *archive.ROUTES,
            *analyses.ROUTES,
            *reference.ROUTES,
            *decks.ROUTES,
            *puzzles.ROUTES,
            *lessons.ROUTES,
            game_socket,
            draft_socket,
            site,
        ],
        dependencies=people.DEPENDENCIES,
        guards=[guard],
        before_send=[dress],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_REQUEST,
        lifespan=[running],
        state=AppState({"parts": parts}),
        openapi_config=openapi(),
        logging_config=None,  # ours is of the whole process
        after_exception=[log_failure],
    )
