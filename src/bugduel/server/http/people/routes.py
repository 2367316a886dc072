"""All routes of people, and what every route may ask for."""

from litestar.handlers import HTTPRouteHandler

from bugduel.server.http.people.account import guest, log_in, log_out, recover, register
from bugduel.server.http.people.decks import delete_deck, list_decks, put_deck
from bugduel.server.http.people.me import (
    change_password,
    change_settings,
    delete_me,
    export_me,
    me,
    my_ratings,
    new_codes,
)
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
    my_ratings,
    change_settings,
    change_password,
    new_codes,
    export_me,
    delete_me,
    list_tokens,
    create_token,
    revoke_token,
    list_decks,
    put_deck,
    delete_deck,
]
