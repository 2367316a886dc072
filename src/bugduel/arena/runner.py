"""Runners: they take items of work, such as deals, and return what came of them in any order."""

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from bugduel.core import BugduelError

MOST_DEATHS = 2


class Keyed(Protocol):
    """An item of work, by its name."""

    @property
    def key(self) -> str: ...


Item = TypeVar("Item", bound=Keyed)
Result = TypeVar("Result")


class Trouble(BugduelError):
    """The games cannot be played: the address does not answer, or processes die."""


class Runner(ABC, Generic[Item, Result]):
    """Works in other processes. If one dies, its item is given to another, up to a limit."""

    @property
    @abstractmethod
    def under_way(self) -> int:
        """The number of items given and not returned."""

    @property
    @abstractmethod
    def room(self) -> int:
        """How many more items it can take now."""

    @abstractmethod
    def give(self, item: Item) -> None:
        """Queue an item."""

    @abstractmethod
    def take(self, seconds: float) -> list[tuple[Item, Result]]:
        """What was finished since, waiting up to the given seconds for any.

        An error is raised here, after the results that arrived with it were returned.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop immediately."""


class Deaths:
    """Counts how often the process working on an item died."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def add(self, item: Keyed, how: str) -> None:
        """Count a death; Trouble if there are too many."""
        self.count[item.key] = self.count.get(item.key, 0) + 1
        if self.count[item.key] >= MOST_DEATHS:
            raise Trouble(
                f"{item.key}: the process that played it died {MOST_DEATHS} times ({how}). "
                "All other finished games are saved"
            )
