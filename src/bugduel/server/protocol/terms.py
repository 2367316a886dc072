"""How a game is played on the server, besides its rules: clocks, who may look on, what may be taken back."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

ClockKind = Literal["none", "move", "total", "days"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time that players have: `seconds` for each choice (`move`) or for the whole game with an `increment` for each
    choice (`total`), or `days` for each choice. `away` is how long each of them may be disconnected in all.
    """

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=1, le=6 * 60 * 60)] = 300
    increment: Annotated[int, Meta(ge=0, le=600)] = 5
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    away: Annotated[int, Meta(ge=1, le=DAY // SECOND)] = 120


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game. Without `undo` nothing is taken back; with it one's own last choice
    while nobody has learnt anything from it, and more if the others agree.
    """

    clock: Clock = Clock()
    visibility: Literal["public", "private"] = "public"
    rated: bool = False
    undo: bool | None = None  # unless somebody says so: only in games that are not rated
    watch_delay: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds

    @property
    def can_undo(self) -> bool:
        return not self.rated if self.undo is None else self.undo
