"""What can be chosen for a new game, as data: the terminal, the arena and any lobby make their choices of it."""

from typing import Literal

from msgspec import Struct, field

Kind = Literal["one-of", "some-of", "number", "yes-no", "decks", "pool", "cards"]


class Choice(Struct, frozen=True, omit_defaults=True):
    """One option.

    `values` are the names to choose from, `least` and `most` bound a number, or how many can be chosen (of decks: how
    many play). A `pool` is copies by card name, `cards` are home-made ones. `instead_of` names what it replaces.
    `players` is how many play by each value, if that depends on it.
    """

    name: str
    kind: Kind
    default: bool | int | str | list[str] | None = None
    values: list[str] = field(default_factory=list)
    least: int = 0
    most: int | None = None
    instead_of: list[str] = field(default_factory=list)
    players: dict[str, int] = field(default_factory=dict)
