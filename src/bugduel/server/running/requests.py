"""Every request is counted, measured and logged: its route and not its address, and nothing of whoever sent it."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING, Any

from bugduel.server.running.metrics import Metrics

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

UNKNOWN = "(none)"  # the route of an address that there is not
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
CHECKS = {"/health", "/ready", "/metrics"}  # machines ask for these every few seconds
FILES = {"/", "/{path}"}  # a page asks for a hundred of them at once

logger = logging.getLogger(__name__)


class Watched:
    """The application, watched from outside: so requests that it refuses at once are seen, too."""

    def __init__(self, app: "ASGIApp", metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: "Receive", send: "Send") -> None:
        started, status = perf_counter(), 500

        async def note(message: "Message") -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            seconds = perf_counter() - started
            method = scope["method"] if scope["method"] in METHODS else "OTHER"
            route = _route(scope)
            self.metrics.answered(method, route, status, seconds)
            level = logging.DEBUG if route in CHECKS | FILES and status < 400 else logging.INFO
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            logger.log(level, "request", extra=fields)

    async def _socket(self, scope: Any, receive: "Receive", send: "Send") -> None:
        started, opened = perf_counter(), False

        async def note(message: "Message") -> None:
            nonlocal opened
            await send(message)
            if message["type"] == "websocket.accept" and not opened:
                opened = True
                self.metrics.sockets.inc()

        try:
            await self.app(scope, receive, note)
        finally:
            if opened:
                self.metrics.sockets.dec()
            fields = {"route": _route(scope), "seconds": round(perf_counter() - started, 1)}
            logger.info("socket closed" if opened else "socket refused", extra=fields)


def _route(scope: Any) -> str:
    return scope.get("path_template") or UNKNOWN
