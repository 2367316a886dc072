"""Errors have one shape, whatever went wrong: a code for programs and a sentence for people."""

import logging
import re
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bugduel.core.errors import BadInput
from bugduel.server.refused import Refused
from bugduel.server.store.database import NotStored, is_gone
from bugduel.server.store.database import reason as reason_of

LOG = logging.getLogger(__name__)
MOST_SHOWN = 60  # characters of anything that somebody wrote
LONGEST = 2000  # characters of a sentence; a deck can be wrong in many ways

AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong: `error` is a code for programs, `reason` a sentence for people."""

    error: str
    reason: str
    ply: int = -1  # at which the game is, if a move came too late


CODES = {
    400: ("bad-request", "The request cannot be read."),
    401: ("not-logged-in", "This needs somebody: log in."),
    403: ("forbidden", "This is not allowed."),
    404: ("not-found", "There is nothing at this address."),
    405: ("method-not-allowed", "This address does not take this method."),
    413: ("too-large", "The request is too large."),
    415: ("not-json", "The request must be JSON."),
    500: ("internal-error", "Something went wrong in the server. It has been noted."),
    503: ("not-stored", "The server could not write this down, and nothing was changed: try again."),
}

MEANINGS = {
    400: "something in the request is wrong; the reason says what",
    401: "nobody is logged in, or the token, name, password or code is wrong",
    403: "this person, token or website may not do that",
    404: "there is no such thing",
    409: "it does not go together with what is there already",
    413: "the request is too large",
    429: "too often; the header Retry-After says when to try again",
    503: "the database did not answer, and nothing was changed",
}

OF_EVERY_ROUTE = (400, 401, 403, 429, 503)


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for OpenAPI, besides those of every route."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*OF_EVERY_ROUTE, *statuses})
    }


def problem(status: int, error: str, reason: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(Problem(error, reason[:LONGEST]), status_code=status, headers=headers, media_type=MediaType.JSON)


def refused(_request: AnyRequest, error: Refused) -> Response[Problem]:
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else {}
    if error.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return problem(error.status, error.error, error.reason, headers)


def bad_input(_request: AnyRequest, error: BadInput) -> Response[Problem]:
    """What a game finds wrong with what somebody wrote: its messages are made for that."""
    return problem(400, "bad-request", str(error))


def not_stored(_request: AnyRequest, error: NotStored) -> Response[Problem]:
    LOG.error("not stored: %s", error)
    return problem(503, *CODES[503], {"Retry-After": "2"})


def database_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A database that cannot be reached comes back; one that refuses what we say is our own mistake."""
    if isinstance(error, PoolTimeout) or is_gone(error):
        LOG.error("no database: %s", reason_of(error))
        return problem(503, "no-database", "The database cannot be reached: try again soon.", {"Retry-After": "2"})
    return unexpected(request, error)


def http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return unexpected(request, error)
    code, reason = CODES.get(status, ("bad-request", "The request was refused."))
    if isinstance(error, ValidationException):
        reason = _wrong_fields(error) or reason
    kept = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return problem(status, code, reason, kept)


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """The JSON reader gives up on lists within lists within lists; any other recursion is our own mistake."""
    if "deserializing" in str(error):
        return problem(400, "bad-request", "The request cannot be read: it is nested too deeply.")
    return unexpected(request, error)


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our own mistake: the log has all of it (`running.failures`), the answer nothing."""
    return problem(500, *CODES[500])


def _wrong_fields(error: ValidationException) -> str:
    """The first few fields that are wrong, and why."""
    wrong = error.extra if isinstance(error.extra, list) else []
    found = []
    for one in wrong[:5]:
        if isinstance(one, dict):
            key, message = str(one.get("key", "")), str(one.get("message", ""))
            found.append(f"{key[:MOST_SHOWN]}: {_cut(message)}" if key else _cut(message))
    return "; ".join(found)


def _cut(message: str) -> str:
    """A message of the JSON reader: what it quotes is cut, and its own words are short."""
    return re.sub(r"`[^`]{61,}`|'[^']{61,}'|\"[^\"]{61,}\"", lambda quote: quote[0][:MOST_SHOWN] + "...", message)[:300]


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    BadInput: bad_input,
    NotStored: not_stored,
    DBAPIError: database_error,
    PoolTimeout: database_error,
    ConnectionError: database_error,
    HTTPException: http_error,
    RecursionError: too_deep,
    Exception: unexpected,
}
