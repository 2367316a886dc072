"""The expected score of each bot, so that a card does not look weak only because a weak bot likes it.

A win counts for a card by how much it exceeds the expected score. If it is not clear that a bot is stronger than its
opponents, all are taken as equal, and a win is simply a win.
"""

from collections import defaultdict
from collections.abc import Iterable

from bugduel.arena import Played
from bugduel.arena.interval import Sample

Group = tuple[str, ...]


class Expected:
    """The scores of bots, by the group of bots at the table."""

    def __init__(self, games: Iterable[Played]) -> None:
        deals: dict[str, list[Played]] = defaultdict(list)
        for game in games:
            deals[game.deal].append(game)
        samples: dict[tuple[Group, str], Sample] = defaultdict(Sample)
        for deal in deals.values():
            scores: dict[str, list[float]] = defaultdict(list)
            for game in deal:
                for bot, score in zip(game.sides, game.outcome, strict=True):
                    scores[bot].append(score)
            for bot, own in scores.items():
                samples[group_of(deal[0]), bot].add(sum(own) / len(own))
        self.scores: dict[tuple[Group, str], float] = {}
        for (group, bot), sample in samples.items():
            rate = sample.interval()
            if rate.excludes(1 / len(group)):
                self.scores[group, bot] = rate.mean

    def of(self, game: Played) -> tuple[float, ...]:
        """The expected score of each team before the game."""
        group = group_of(game)
        return tuple(self.scores.get((group, bot), 1 / len(group)) for bot in game.sides)

    @property
    def is_even(self) -> bool:
        return not self.scores


def group_of(game: Played) -> Group:
    return tuple(sorted(game.sides))
