"""How a game is judged by weights: what is counted of each side. Learning needs it, playing does not."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from bugduel.core.state import State
from bugduel.core.worth.weights import Weights

Counted = str | tuple[str, str]  # the name of something shared, or a zone and a card in it
Row = Mapping[Counted, float]  # what is counted of one team, and how much of it


class Appraisal(ABC):
    """One object for all states of a game. A team is worth the weighted sum of its row; the chance of a team to win is
    that of its worth among those of all teams (softmax).
    """

    shared: Sequence[str]  # what is counted besides cards
    zones: Sequence[str]  # where cards are counted

    @abstractmethod
    def cards(self) -> dict[str, Mapping[str, float]]:
        """What is printed on each card, by name."""

    @abstractmethod
    def rows(self, state: State) -> list[Row]:
        """What is counted of each team of a game that goes on."""

    @abstractmethod
    def is_telling(self, state: State) -> bool:
        """Whether there is something to learn from this moment: nothing is under way that is not counted."""

    @abstractmethod
    def by_hand(self) -> Weights:
        """The weights to begin with, written by hand."""
