"""The log of a game: what is stored of it, entry by entry. A ply is the number of an entry; it only grows."""

import msgspec
from msgspec import Struct

MOVE = "move"  # a seat has acted
TIME = "time"  # its time ran out, so it conceded
LEFT = "left"  # it was gone for too long, and the others claimed the game
UNDO = "undo"  # back to when so many actions (`action`) stood
VOID = "void"  # ended without a result

ACTS = (MOVE, TIME, LEFT)


class Entry(Struct, frozen=True, gc=False):
    """`left` is the time of each seat afterwards, `away` how long each had been disconnected, both in milliseconds and
    empty without a clock.
    """

    ply: int
    kind: str
    seat: int
    action: int
    at: int
    left: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    def clocks_text(self) -> str | None:
        return msgspec.json.encode([self.left, self.away]).decode() if self.left else None


def read_clocks(text: str | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if text is None:
        return (), ()
    return msgspec.json.decode(text, type=tuple[tuple[int, ...], tuple[int, ...]])
