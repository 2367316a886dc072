"""Who plays the deals: something that takes some, and gives their games back in any order."""

from abc import ABC, abstractmethod

from bugduel.arena.plan import Deal
from bugduel.arena.played import Played
from bugduel.core import BugduelError

MOST_DEATHS = 2


class Trouble(BugduelError):
    """The games cannot be played here: nobody is at the address, or the processes that play them die."""


class Runner(ABC):
    """Plays deals elsewhere. Whoever plays one may die; it is then given to another, up to a limit."""

    @property
    @abstractmethod
    def under_way(self) -> int:
        """How many deals were given and have not come back."""

    @property
    @abstractmethod
    def room(self) -> int:
        """How many more deals are worth giving now."""

    @abstractmethod
    def give(self, deal: Deal) -> None:
        """Have a deal played."""

    @abstractmethod
    def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
        """What has been played since, waiting at most so long for anything.

        An error of a game is raised here, but not before all that came together with it was given back.
        """

    @abstractmethod
    def close(self) -> None:
        """End at once, whatever is under way."""


class Deaths:
    """How often a deal took those with it who played it."""

    def __init__(self) -> None:
        self.count: dict[Deal, int] = {}

    def add(self, deal: Deal, how: str) -> None:
        """Once more; Trouble if that is too often."""
        self.count[deal] = self.count.get(deal, 0) + 1
        if self.count[deal] >= MOST_DEATHS:
            raise Trouble(
                f"{deal.key}: the process that played it died {MOST_DEATHS} times ({how}). "
                "All other games that were played are kept"
            )
