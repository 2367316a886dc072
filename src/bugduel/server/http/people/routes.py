"""All routes of people, and what every route may ask for."""

from litestar.handlers import HTTPRouteHandler

from bugduel.server.http.people.account import guest, log_in, log_out, recover, register
from bugduel.server.http.people.me import me
from bugduel.server.http.people.tokens import create_token, list_tokens, revoke_token
from bugduel.server.http.people.visitors import DEPENDENCIES

__all__ = ["DEPENDENCIES", "ROUTES"]

ROUTES: list[HTTPRouteHandler] = [
    guest,
    register,
    log_in,
    log_out,
    recover,
    me,
    list_tokens,
    create_token,
    revoke_token,
]
