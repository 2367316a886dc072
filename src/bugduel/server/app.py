"""The application that uvicorn runs: all routes, with the parts of the process behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State as AppState

from bugduel.server.http.health import health, ready
from bugduel.server.parts import Parts
from bugduel.server.settings import Settings


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
        route_handlers=[health, ready],
        lifespan=[running],
        state=AppState({"parts": parts}),
        openapi_config=None,
    )
