"""Confidence intervals of means.

The games of a deal are not independent: if one seat has the better cards, each bot wins once. So a deal is one
observation, the mean of its games, and intervals are computed over deals.
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

USUAL = 0.95
SEQUENTIAL = 0.995  # for runs that look repeatedly and stop at the first clear result
FEWEST = 10  # deals; with fewer, their variance is unreliable


@dataclass(frozen=True)
class Interval:
    """A mean over a number of deals, with the bounds for the requested confidence."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def margin(self) -> float:
        """The distance from the mean to the farther bound."""
        return max(self.high - self.mean, self.mean - self.low)

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high

    def to_data(self) -> dict[str, object]:
        return {"mean": round(self.mean, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


class Sample:
    """Running sums of observations from 0 to 1."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def interval(self, confidence: float = USUAL) -> Interval:
        """Student's interval of the mean, or Wilson's, as if a deal were a single game, where Student's fails.

        It fails if all deals are alike (100 of 100 does not prove 100 %), if there are few, and if it would reach
        beyond 0 or 1. Wilson's is then wider than necessary, but never too narrow.
        """
        if not self.count:
            return Interval(0.5, 0.0, 1.0, 0)
        mean = self.total / self.count
        if self.count >= FEWEST:
            variance = max(0.0, (self.squares - self.count * mean * mean) / (self.count - 1))
            margin = student(confidence, self.count - 1) * sqrt(variance / self.count)
            if variance > 1e-12 and mean - margin >= 0 and mean + margin <= 1:
                return Interval(mean, mean - margin, mean + margin, self.count)
        low, high = wilson(mean, self.count, confidence)
        return Interval(mean, low, high, self.count)


def interval(values: list[float], confidence: float = USUAL) -> Interval:
    """The interval of the mean of some observations."""
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample.interval(confidence)


def wilson(share: float, count: int, confidence: float) -> tuple[float, float]:
    """The interval of a share of independent trials."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    margin = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, min(share, middle - margin)), min(1.0, max(share, middle + margin))


def student(confidence: float, freedom: int) -> float:
    """The quantile of Student's distribution by the Cornish-Fisher expansion; good from 9 degrees of freedom."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
