"""What is looked at before every request and every socket, and what goes out with every answer."""

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from bugduel.server.http.safety.address import address_of
from bugduel.server.http.safety.limits import ADDRESS
from bugduel.server.http.safety.origin import check_origin
from bugduel.server.parts import Parts
from bugduel.server.people.sessions import new_cookie
from bugduel.server.people.who import Connection
from bugduel.server.refused import Refused

SOCKET_CODES = 4000  # a socket is closed with this and the status a request would have got

# Of whatever is no page, so that nothing runs if a browser is made to show it; pages say what they need.
CONTENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refused to pages of others, and to addresses that ask too often."""
    parts: Parts = connection.app.state.parts
    try:
        _check_address(connection)
        check_origin(connection, parts.settings)
        parts.limits.take(handler.opt.get("limit", ADDRESS), address_of(connection, parts.settings))
    except Refused as error:
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail=error.reason, code=SOCKET_CODES + error.status) from None
        raise


def _check_address(connection: Connection) -> None:
    """PostgreSQL has no text with the character 0, so nothing has such a name."""
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Refused(400, "bad-request", "An address must not have the character U+0000.")


async def dress(message: Message, scope: Scope) -> None:
    """Safety headers and, if somebody has a new session, its cookie: on every answer, errors and files, too."""
    if message["type"] != "http.response.start":
        return
    parts: Parts = scope["litestar_app"].state.parts
    headers: MutableScopeHeaders = MutableScopeHeaders.from_message(message)
    extra: dict[str, Any] = HEADERS | (ONLY_HTTPS if parts.settings.secure else {})
    for name, value in extra.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")
    cookie = new_cookie(scope, parts.settings)
    if cookie is not None:
        headers.add("Set-Cookie", cookie.to_header(header=""))
