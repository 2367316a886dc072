"""Several games that count as one: best of 1, 3 or 5."""

from collections.abc import Sequence

from bugduel.core.errors import BadOptions
from bugduel.core.state import NOBODY

LENGTHS = (1, 3, 5)


class Match:
    """Who has won how many games, and whether that decides it. Drawn games are nobody's."""

    def __init__(self, seats: int, best_of: int) -> None:
        if best_of not in LENGTHS:
            raise BadOptions(f"a match is best of {', '.join(map(str, LENGTHS))}, not {best_of}")
        self.best_of = best_of
        self.games = 0
        self.wins = [0] * seats

    def add(self, outcome: Sequence[float]) -> None:
        """A game has ended."""
        self.games += 1
        best = max(outcome)
        if list(outcome).count(best) == 1:
            self.wins[list(outcome).index(best)] += 1

    @property
    def is_over(self) -> bool:
        """More than half of the games won, or all played."""
        return max(self.wins) > self.best_of // 2 or self.games >= self.best_of

    @property
    def winner(self) -> int:
        """Who has won more games than all others, or NOBODY."""
        best = max(self.wins)
        return self.wins.index(best) if self.wins.count(best) == 1 else NOBODY
