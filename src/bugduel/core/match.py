"""Several games that count as one: best of 1, 3 or 5."""

from collections.abc import Sequence

from bugduel.core.errors import BadOptions
from bugduel.core.state import NOBODY
from bugduel.core.teams import by_team

LENGTHS = (1, 3, 5)


class Match:
    """Which team has won how many games, and whether that decides it. Drawn games are nobody's."""

    def __init__(self, teams: Sequence[int], best_of: int) -> None:
        if best_of not in LENGTHS:
            raise BadOptions(f"a match is best of {', '.join(map(str, LENGTHS))}, not {best_of}")
        self.best_of = best_of
        self.games = 0
        self.teams = list(teams)  # of each seat
        self.wins = [0] * len(set(teams))

    def add(self, outcome: Sequence[float]) -> None:
        """A game has ended, with these scores of the seats."""
        self.games += 1
        scores = by_team(outcome, self.teams)
        best = max(scores)
        if scores.count(best) == 1:
            self.wins[scores.index(best)] += 1

    @property
    def is_over(self) -> bool:
        """More than half of the games won, or all played."""
        return max(self.wins) > self.best_of // 2 or self.games >= self.best_of

    @property
    def winner(self) -> int:
        """The team that has won more games than all others, or NOBODY."""
        best = max(self.wins)
        return self.wins.index(best) if self.wins.count(best) == 1 else NOBODY
