"""`bugduel` with a few routes more, for tests of what is true for every socket, stream and request of a server."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, WebSocket, get, websocket
from litestar.datastructures import State as AppState
from litestar.response import Stream

from bugduel.server.app import create_app
from bugduel.server.running import serve
from bugduel.server.settings import Settings
from bugduel.terminal.main import run


@websocket("/sample/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


@get("/sample/stream")
async def stream(state: AppState) -> Stream:
    """A line at once, one when the server stops, and then the end."""

    async def lines() -> AsyncIterator[str]:
        yield '{"line": 1}\n'
        await state.parts.stopping.wait()
        yield '{"line": 2}\n'

    return Stream(lines(), media_type="application/x-ndjson")


@get("/sample/stubborn")
async def stubborn() -> Stream:
    """Does not end by itself."""

    async def lines() -> AsyncIterator[str]:
        while True:
            yield "{}\n"
            await asyncio.sleep(0.1)

    return Stream(lines(), media_type="application/x-ndjson")


@get("/sample/client/{name:str}")
async def client(request: Request[Any, Any, Any], name: str) -> dict[str, str]:
    assert request.client is not None
    return {"name": name, "host": request.client.host, "scheme": request.url.scheme}


@get("/sample/failure")
async def failure() -> None:
    raise RuntimeError("a bug of ours")


def with_samples(settings: Settings) -> Litestar:
    app = create_app(settings)
    for handler in (echo, stream, stubborn, client, failure):
        app.register(handler)
    return app


vars(serve)["create_app"] = with_samples  # in workers, too, which import this file again

if __name__ == "__main__":
    run()
