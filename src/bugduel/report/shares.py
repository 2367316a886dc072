"""Shares and their confidence intervals.

The games of a deal are not independent: the same seat holds the same cards in all of them. So the variance between
deals gives the effective number of independent trials, and Wilson's interval, which holds for few trials and for shares
near 0 and 1, is computed for that number.
"""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from statistics import NormalDist

SURE = 0.95
FEWEST = 10  # deals; with fewer, the variance is unreliable and each deal counts as one trial


@dataclass(frozen=True)
class Share:
    """A score out of a number of trials, over a number of deals; a tie is half a win. Relative to the expected score it
    can fall slightly below 0 or exceed the trials; the share is then 0 or 1.

    The other fields are sums over deals for the variance: squared score, score times trials, squared trials.
    """

    score: float = 0.0
    trials: int = 0
    deals: int = 0
    score_squared: float = 0.0
    score_by_trials: float = 0.0
    trials_squared: int = 0

    @staticmethod
    def of_deal(score: float, trials: int) -> "Share":
        """The share of one deal."""
        return Share(score, trials, 1, score * score, score * trials, trials * trials)

    def __add__(self, other: "Share") -> "Share":
        return Share(
            self.score + other.score,
            self.trials + other.trials,
            self.deals + other.deals,
            self.score_squared + other.score_squared,
            self.score_by_trials + other.score_by_trials,
            self.trials_squared + other.trials_squared,
        )

    @property
    def value(self) -> float:
        return min(max(self.score / self.trials, 0.0), 1.0) if self.trials else 0.0

    @property
    def low(self) -> float:
        return self.bounds()[0]

    @property
    def high(self) -> float:
        return self.bounds()[1]

    def worth(self) -> float:
        """The effective number of independent trials."""
        if self.deals < FEWEST:
            return self.deals
        share = self.value
        spread = self.score_squared - 2 * share * self.score_by_trials + share * share * self.trials_squared
        variance = spread / self.trials**2
        if variance < 1e-12:
            return self.deals
        return max(min(share * (1 - share) / variance, self.trials), 1.0)

    def bounds(self, looks: int = 1) -> tuple[float, float]:
        """The 95% confidence interval.

        With `looks` it is widened to hold for that many shares at once: among hundreds, a few stand out by chance.
        """
        if not self.trials:
            return 0.0, 1.0
        share, count, z = self.value, self.worth(), _deviations(looks)
        square = z * z / count
        middle = (share + square / 2) / (1 + square)
        reach = z / (1 + square) * sqrt(share * (1 - share) / count + square / (4 * count))
        return max(min(middle - reach, share), 0.0), min(max(middle + reach, share), 1.0)


NOTHING = Share()


@cache
def _deviations(looks: int) -> float:
    return NormalDist().inv_cdf(1 - (1 - SURE) / (2 * max(looks, 1)))
