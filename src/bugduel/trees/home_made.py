"""Home-made cards, which come as data in a game's options."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from bugduel.core.errors import BadData, Path
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.messages import cut
from bugduel.trees.data import to_data
from bugduel.trees.numbers import FIRST_HOME_MADE

MOST = 300  # in one game
FIELD = "cards"  # of the options


class Named(Protocol):
    @property
    def name(self) -> str: ...


Tree = TypeVar("Tree", bound=Named)
Card = TypeVar("Card")
Read = Callable[[object, Path], Tree]
Lower = Callable[[Tree, int, dict[str, int]], Card]


def home_made_data(fields: Fields, read: Read[Tree]) -> list[object]:
    """The home-made cards of options, checked one by one; how many there are is looked at first."""
    return [to_data(tree) for tree in _trees(fields.items(FIELD, None, MOST), read)]


def home_made_cards(
    given: Sequence[object], read: Read[Tree], lower: Lower[Tree, Card], printed: Mapping[str, int]
) -> list[Card]:
    """Home-made cards as the engine runs them. They have names of their own, and may name each other."""
    trees = _trees(given, read)
    kinds = dict(printed)
    for number, tree in enumerate(trees):
        if tree.name in kinds:
            raise BadData(f'there already is a card "{tree.name}"', (*path_to(number), "name"))
        kinds[tree.name] = FIRST_HOME_MADE + number
    cards: list[Card] = []
    for number, tree in enumerate(trees):
        try:
            cards.append(lower(tree, FIRST_HOME_MADE + number, kinds))
        except (TypeError, KeyError, ValueError) as error:
            raise BadData(cut(str(error)), path_to(number)) from None
    return cards


def path_to(number: int) -> Path:
    """Where a home-made card stands."""
    return ("options", FIELD, number)


def _trees(given: Sequence[object], read: Read[Tree]) -> list[Tree]:
    return [read(data, path_to(number)) for number, data in enumerate(given)]
