"""The games of a run: a list determined by the settings alone, always and everywhere the same.

Every group of as many bots as there are teams plays deals. A deal is played once for each rotation of its bots around
the table: cards and decks stay with the seats, so the luck of the deal and of the seat is the same for every bot.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from bugduel.arena.settings import Settings

Group = tuple[str, ...]


@dataclass(frozen=True)
class Deal:
    """One deal for one group: as many games as teams. Deals count from 1."""

    group: Group
    number: int

    @property
    def key(self) -> str:
        return f"{'|'.join(self.group)}/deal {self.number}"

    def items(self) -> list[str]:
        """Its games by name, one for each rotation."""
        return [self.item(rotation) for rotation in range(len(self.group))]

    def item(self, rotation: int) -> str:
        return f"{self.key}/rotation {rotation}"

    def sides(self, rotation: int) -> list[str]:
        """The bot of each team."""
        return [self.group[(team + rotation) % len(self.group)] for team in range(len(self.group))]


def groups(settings: Settings) -> list[Group]:
    """Every group of bots; a bot named twice meets itself."""
    return list(dict.fromkeys(combinations(settings.bots, settings.sides)))


def deals(settings: Settings) -> Iterator[Deal]:
    """All deals of a run. The groups alternate, so that an interrupted run covers all of them."""
    for number in range(1, settings.deals + 1):
        for group in groups(settings):
            yield Deal(group, number)
