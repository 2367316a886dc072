"""Runners: they take deals and return their games in any order."""

from abc import ABC, abstractmethod

from bugduel.arena.plan import Deal
from bugduel.arena.played import Played
from bugduel.core import BugduelError

MOST_DEATHS = 2


class Trouble(BugduelError):
    """The games cannot be played: the address does not answer, or processes die."""


class Runner(ABC):
    """Plays deals in other processes. If one dies, its deal is given to another, up to a limit."""

    @property
    @abstractmethod
    def under_way(self) -> int:
        """The number of deals given and not returned."""

    @property
    @abstractmethod
    def room(self) -> int:
        """How many more deals it can take now."""

    @abstractmethod
    def give(self, deal: Deal) -> None:
        """Queue a deal."""

    @abstractmethod
    def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
        """The games finished since, waiting up to the given seconds for any.

        An error in a game is raised here, after the games that arrived with it were returned.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop immediately."""


class Deaths:
    """Counts how often the process playing a deal died."""

    def __init__(self) -> None:
        self.count: dict[Deal, int] = {}

    def add(self, deal: Deal, how: str) -> None:
        """Count a death; Trouble if there are too many."""
        self.count[deal] = self.count.get(deal, 0) + 1
        if self.count[deal] >= MOST_DEATHS:
            raise Trouble(
                f"{deal.key}: the process that played it died {MOST_DEATHS} times ({how}). "
                "All other finished games are saved"
            )
