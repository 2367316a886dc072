"""Ratings: one number for each bot from games of any groups of bots, and how sure it is.

They are those of the Plackett-Luce model (openskill), which knows games of more than two and ties. It looks at one game
after the other, so the order matters a little; bots do not learn, so it should not. Therefore the rating is the mean of
several orders made by chance, each looked through once: to look twice at the same games would only feign to be sure.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from bugduel.core import Rng, seeded

ORDERS = 8  # fewer where there are so many games that the order hardly matters
MOST_LOOKED_AT = 40_000

Game = tuple[tuple[str, ...], tuple[float, ...]]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is (25 is the middle), and the standard deviation of that."""

    mean: float
    deviation: float

    @property
    def margin(self) -> float:
        """Half the width of the interval that holds it in 95 of 100 cases."""
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
    model = PlackettLuce(tau=0.0)  # nobody gets better with time
    rated = {bot: model.rating(name=bot) for seats, _ in games for bot in seats}
    for seats, outcome in games:
        after = model.rate([[rated[bot]] for bot in seats], scores=list(outcome))
        for bot in set(seats):
            # A bot that sits twice is one bot: the mean of what its seats make of it.
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
