"""The numbers of a game's cards, pinned by name. Records hold them, so no number is ever given to another card:
`numbers.txt` beside a game's catalogue has one name on each line, from number 0 on, and only grows.
"""

from collections.abc import Container, Iterable, Mapping
from importlib.resources import files

FIRST_HOME_MADE = 2048  # the number of the first home-made card, out of the way of sets to come
FILE = "numbers.txt"


def pinned_numbers(package: str) -> dict[str, int]:
    """The numbers that a game's file has."""
    lines = files(package).joinpath(FILE).read_text(encoding="utf-8").splitlines()
    return {name: number for number, name in enumerate(lines)}


def numbered(names: Iterable[str], pinned: Mapping[str, int]) -> dict[str, int]:
    """The number of every card. A new card has one after all others until it is pinned, so that it can be tried."""
    found: dict[str, int] = {}
    following = len(pinned)
    for name in names:
        assert name not in found, f"two cards of the name {name}"
        if name in pinned:
            found[name] = pinned[name]
        else:
            found[name] = following
            following += 1
    assert following <= FIRST_HOME_MADE, "no numbers are left"
    return found


def missing(names: Iterable[str], pinned: Container[str]) -> list[str]:
    """Cards without a number of their own."""
    return [name for name in names if name not in pinned]
