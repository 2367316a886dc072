"""Fitting weights to what positions turned out to be worth: a softmax over the teams, with Adam."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bugduel.core.worth.weights import Weights
from bugduel.learning.columns import Columns, Floats, Samples
from bugduel.learning.settings import Fitting

MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8  # of Adam


@dataclass
class Fitted:
    """Weights as numbers, and how far they are from what positions turned out to be worth (cross-entropy)."""

    shared: Floats
    printed: Floats  # by zone and feature
    cards: Floats  # by zone and card
    loss: float


class Adam:
    """One array of numbers that goes downhill."""

    def __init__(self, values: Floats) -> None:
        self.values = values
        self.mean = np.zeros_like(values)
        self.square = np.zeros_like(values)

    def move(self, slope: Floats, step: float, time: int) -> None:
        self.mean = MEAN * self.mean + (1 - MEAN) * slope
        self.square = SQUARE * self.square + (1 - SQUARE) * slope * slope
        ahead = self.mean / (1 - MEAN**time)
        self.values -= step * ahead / (np.sqrt(self.square / (1 - SQUARE**time)) + TINY)


class Fit:
    """Fits the weights of a game to positions, beginning from other weights. Weights `by_hand` hold back what all cards
    share: what is hardly ever seen stays as it was thought to be.
    """

    def __init__(self, columns: Columns, start: Weights, by_hand: Weights, fitting: Fitting) -> None:
        self.columns = columns
        self.fitting = fitting
        shared, printed, cards = columns.split(start)
        self.shared, self.printed, self.cards = Adam(shared), Adam(printed), Adam(cards)
        self.home_shared, self.home_printed, _ = columns.split(by_hand)
        self.learns = np.array([name not in fitting.left_out for name in columns.names], np.float64)

    def run(self, samples: Samples, seed: int) -> Fitted:
        chance = np.random.default_rng(seed)
        spans = _spans(samples)
        batches = -(-samples.positions // self.fitting.batch)
        total = self.fitting.epochs * batches
        time = 0
        for _ in range(self.fitting.epochs):
            order = chance.permutation(samples.positions)
            for batch in np.array_split(order, batches):
                time += 1
                slow = 0.5 * (1 + np.cos(np.pi * time / total))  # ever smaller steps
                self._move(samples, spans, batch, self.fitting.step * slow, time)
        return Fitted(self.shared.values, self.printed.values, self.cards.values, self.loss(samples))

    def worths(self) -> Floats:
        """What each column is worth."""
        cards = self.columns.printed @ self.printed.values.T + self.cards.values.T
        return np.concatenate([self.shared.values, cards.T.ravel()])

    def loss(self, samples: Samples) -> float:
        """The cross-entropy, less that of knowing all targets: 0 is perfect."""
        worth = _sums(samples.row, self.worths()[samples.column] * samples.amount, len(samples.target))
        worth = worth.reshape(-1, samples.teams)
        target = samples.target.reshape(-1, samples.teams)
        known = np.where(target > 0, target * np.log(np.maximum(target, TINY)), 0.0)
        return float((known - target * np.log(np.maximum(_chances(worth), TINY))).sum(axis=1).mean())

    def _move(
        self, samples: Samples, spans: NDArray[np.int64], batch: NDArray[np.int64], step: float, time: int
    ) -> None:
        at, number = _entries(spans, batch)
        teams = samples.teams
        row = number * teams + samples.row[at] % teams
        column, amount = samples.column[at], samples.amount[at]
        worth = _sums(row, self.worths()[column] * amount, len(batch) * teams).reshape(-1, teams)
        target = samples.target.reshape(-1, teams)[batch]
        wrong = ((_chances(worth) - target) / len(batch)).ravel()
        slope = _sums(column, wrong[row] * amount, len(self.columns.place))
        of_cards = slope[self.columns.shared :].reshape(self.cards.values.shape)
        hold = self.fitting
        count = samples.positions
        strayed = self.shared.values - self.home_shared
        self.shared.move(slope[: self.columns.shared] + hold.hold_shared * strayed / count, step, time)
        strayed = self.printed.values - self.home_printed
        self.printed.move(of_cards @ self.columns.printed + hold.hold_printed * strayed / count, step, time)
        self.cards.move((of_cards + hold.hold_cards * self.cards.values / count) * self.learns, step, time)
        self.cards.values *= self.learns


def _sums(place: NDArray[np.integer], amount: Floats, count: int) -> Floats:
    """The sum of the amounts for each place."""
    return np.bincount(place, amount, minlength=count).astype(np.float64)


def _chances(worth: Floats) -> Floats:
    above = np.exp(worth - worth.max(axis=1, keepdims=True))
    chances: Floats = above / above.sum(axis=1, keepdims=True)
    return chances


def _spans(samples: Samples) -> NDArray[np.int64]:
    """Where the entries of each position begin, and where the last one ends."""
    firsts = np.arange(samples.positions + 1) * samples.teams
    return np.searchsorted(samples.row, firsts)


def _entries(spans: NDArray[np.int64], batch: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The entries of some positions, and the number of its position within the batch for each of them."""
    counts = spans[batch + 1] - spans[batch]
    ends = np.cumsum(counts)
    number = np.repeat(np.arange(len(batch)), counts)
    at = np.arange(ends[-1]) - np.repeat(ends - counts, counts) + np.repeat(spans[batch], counts)
    return at, number
