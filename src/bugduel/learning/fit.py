"""Fitting weights to what positions turned out to be worth: a softmax over the teams, with Adam."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bugduel.core.worth.weights import Weights
from bugduel.learning.columns import Columns, Floats
from bugduel.learning.samples import Samples, Spans, first_rows
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
        spans = Spans.of(samples)
        batches = -(-samples.positions // self.fitting.batch)
        total = self.fitting.epochs * batches
        time = 0
        for _ in range(self.fitting.epochs):
            order = chance.permutation(samples.positions)
            for places in np.array_split(order, batches):
                time += 1
                slow = 0.5 * (1 + np.cos(np.pi * time / total))  # ever smaller steps
                self._move(samples.picked(places, spans), samples.positions, self.fitting.step * slow, time)
        return Fitted(self.shared.values, self.printed.values, self.cards.values, self.loss(samples))

    def worths(self) -> Floats:
        """What each column is worth."""
        cards = self.columns.printed @ self.printed.values.T + self.cards.values.T
        return np.concatenate([self.shared.values, cards.T.ravel()])

    def loss(self, samples: Samples) -> float:
        """The cross-entropy, less that of knowing all targets: 0 is perfect."""
        target = samples.target.astype(np.float64)
        known = np.where(target > 0, target * np.log(np.maximum(target, TINY)), 0.0)
        far = known - target * np.log(np.maximum(self._chances(samples), TINY))
        return float(far.sum() / samples.positions)

    def _chances(self, samples: Samples) -> Floats:
        """The chance of each row's team to win."""
        worth = _sums(samples.row, self.worths()[samples.column] * samples.amount, len(samples.target))
        first = first_rows(samples.teams)[:-1]
        above = np.exp(worth - np.repeat(np.maximum.reduceat(worth, first), samples.teams))
        chances: Floats = above / np.repeat(np.add.reduceat(above, first), samples.teams)
        return chances

    def _move(self, batch: Samples, count: int, step: float, time: int) -> None:
        """A step by some of all positions, of which there are `count`."""
        wrong = (self._chances(batch) - batch.target) / batch.positions
        slope = _sums(batch.column, wrong[batch.row] * batch.amount, len(self.columns.place))
        of_cards = slope[self.columns.shared :].reshape(self.cards.values.shape)
        hold = self.fitting
        strayed = self.shared.values - self.home_shared
        self.shared.move(slope[: self.columns.shared] + hold.hold_shared * strayed / count, step, time)
        strayed = self.printed.values - self.home_printed
        self.printed.move(of_cards @ self.columns.printed + hold.hold_printed * strayed / count, step, time)
        self.cards.move((of_cards + hold.hold_cards * self.cards.values / count) * self.learns, step, time)
        self.cards.values *= self.learns


def _sums(place: NDArray[np.integer], amount: Floats, count: int) -> Floats:
    """The sum of the amounts for each place."""
    return np.bincount(place, amount, minlength=count).astype(np.float64)
