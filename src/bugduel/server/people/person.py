"""Somebody who does something: who they are, and what they may do."""

from typing import Literal, get_args

import msgspec

from bugduel.server.refused import Refused

Scope = Literal["play", "challenge", "read"]
SCOPES: tuple[Scope, ...] = get_args(Scope)  # what a token can be for


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person as one request or socket knows them."""

    id: str
    name: str
    is_guest: bool
    scopes: frozenset[str]
    session: str = ""  # the hash of the cookie's key; empty for those who came with a token

    @property
    def by_token(self) -> bool:
        return not self.session

    def needs(self, scope: Scope) -> None:
        """Refused if the token is not for that."""
        if scope not in self.scopes:
            raise Refused(403, "wrong-scope", f'This token is not for that: it needs the scope "{scope}".')

    def needs_session(self) -> None:
        """Refused for tokens: an account is only changed by who logged in to it."""
        if self.by_token:
            raise Refused(403, "needs-session", "This cannot be done with a token: log in with name and password.")


def nobody() -> Refused:
    return Refused(401, "not-logged-in", "This needs somebody: log in, or send a token as Authorization: Bearer.")
