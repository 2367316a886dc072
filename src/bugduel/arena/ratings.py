"""Ratings: one number per bot from games of any groups of bots, with its uncertainty.

They come from the Plackett-Luce model (openskill), which supports more than two players and ties. It processes games in
sequence, so the order matters slightly; since bots do not learn, it should not. So the rating is the mean over several
random orders, each processed once: processing the same games twice would only fake certainty.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bugduel.core import Rng, seeded

ORDERS = 8  # fewer if there are so many games that the order hardly matters
MOST_LOOKED_AT = 40_000

Game = tuple[tuple[str, ...], tuple[float, ...]]


@dataclass(frozen=True)
class Rating:
    """The strength of a bot (25 is average) and its standard deviation."""

    mean: float
    deviation: float

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        return 1.96 * self.deviation

    def to_data(self) -> dict[str, object]:
        return {"mean": round(self.mean, 3), "deviation": round(self.deviation, 3)}


def ratings(games: Sequence[Game], seed: str = "") -> dict[str, Rating]:
    """A rating for every bot that played against another."""
    games = sorted(game for game in games if len(set(game[0])) > 1)
    if not games:
        return {}
    rng = seeded(f"{seed}/ratings")
    orders = max(1, min(ORDERS, MOST_LOOKED_AT // len(games)))
    found = [_rated(_shuffled(games, rng)) for _ in range(orders)]
    return {
        bot: Rating(
            sum(each[bot].mean for each in found) / orders,
            sum(each[bot].deviation for each in found) / orders,
        )
        for bot in sorted(found[0])
    }


def _rated(games: Sequence[Game]) -> dict[str, Rating]:
    model = PlackettLuce(tau=0.0)  # bots do not improve over time
    rated = {bot: model.rating(name=bot) for seats, _ in games for bot in seats}
    for seats, outcome in games:
        after = model.rate([[rated[bot]] for bot in seats], scores=list(outcome))
        for bot in set(seats):
            # A bot in two seats is one bot: the mean over its seats.
            mine = [team[0] for team, name in zip(after, seats, strict=True) if name == bot]
            mu, sigma = sum(one.mu for one in mine) / len(mine), sum(one.sigma for one in mine) / len(mine)
            rated[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in rated.items()}


def _shuffled(games: Sequence[Game], rng: Rng) -> list[Game]:
    left = list(games)
    for last in range(len(left) - 1, 0, -1):
        place = rng.below(last + 1)
        left[place], left[last] = left[last], left[place]
    return left
