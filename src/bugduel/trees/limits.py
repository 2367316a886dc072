"""What may stand in a field of a node, said in its type: `side: Annotated[str, Words("any", "ally", "enemy")]`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Union, get_args, get_origin


class Words(tuple[str, ...]):
    """The words that a text field takes."""

    __slots__ = ()

    def __new__(cls, *words: str) -> "Words":
        return super().__new__(cls, words)


@dataclass(frozen=True, slots=True)
class Within:
    """The least and the most that a number may be."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Form:
    """A text that no list can tell: `check` raises ValueError for a wrong one."""

    check: Callable[[str], object]


USUAL = Within(1, 99)  # of a number of which nothing is said
FromZero = Annotated[int, Within(0, 99)]
Signed = Annotated[int, Within(-99, 99)]
Limit = Annotated[int, Within(-1, 99)]  # -1: none


@dataclass(frozen=True, slots=True)
class Limits:
    """All that a type says of its values."""

    words: Sequence[str] = ()
    numbers: Within = USUAL
    form: Form | None = None

    @staticmethod
    def of(hint: object) -> "Limits":
        said = _said(hint)
        words = next((limit for limit in said if isinstance(limit, Words)), ())
        numbers = next((limit for limit in said if isinstance(limit, Within)), USUAL)
        return Limits(words, numbers, next((limit for limit in said if isinstance(limit, Form)), None))


def bare(hint: object) -> object:
    """A type without what is said of its values."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _said(hint: object) -> list[object]:
    """What a type says, from the outside in."""
    if get_origin(hint) is Annotated:
        inner, *said = get_args(hint)
        return [*said, *_said(inner)]
    if get_origin(hint) in (Union, UnionType):
        return [said for choice in get_args(hint) for said in _said(choice)]
    return []
