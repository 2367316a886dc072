"""What people ask for when they open or join a table, and how tables are listed."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from bugduel.server.protocol.terms import Terms

Name = Annotated[str, Meta(max_length=40)]
LongText = Annotated[str, Meta(max_length=200)]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: `me` (more than once if several people share my screen, each with a `name`), a `bot`, or
    whoever comes.
    """

    kind: Literal["me", "bot", "open"] = "open"
    bot: Name = ""
    name: Annotated[str, Meta(max_length=20)] = ""
    deck: Any = None  # the name of a built deck, or a deck; else a built one


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. Without `seats` it is for me and whoever comes."""

    game: Name
    options: dict[Name, Any] = {}
    terms: Terms = Terms()
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)] = field(
        default_factory=lambda: [SeatWish("me"), SeatWish("open")]
    )
    best_of: Literal[1, 3, 5] = 1


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table, at any seat or at this one."""

    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    deck: Any = None


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat of a table, as everybody may know it."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    is_me: bool = False


class TableInfo(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table or game in a list."""

    id: str
    game: str
    status: str
    options: dict[str, Any]
    terms: Terms
    seats: list[SeatInfo]
    created: int
    best_of: int = 1
    started: int | None = None
    ended: int | None = None
    outcome: list[float] | None = None
    reason: str = ""
    next: str = ""
    seed_hash: str = ""
    my_turn: bool = False
