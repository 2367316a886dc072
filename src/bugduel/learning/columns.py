"""What is counted, as columns of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from bugduel.core.worth.appraisal import Appraisal, Counted, Row
from bugduel.core.worth.weights import Weights
from bugduel.learning.samples import Samples

Floats = NDArray[np.float64]
ByName = dict[str, float]


@dataclass
class Columns:
    """The columns of a game: first what is shared, then every card in every zone. `printed` has a row for each card and
    a column for each thing that is printed on any.
    """

    appraisal: Appraisal
    names: list[str] = field(init=False)
    features: list[str] = field(init=False)
    place: dict[Counted, int] = field(init=False)
    printed: Floats = field(init=False)

    def __post_init__(self) -> None:
        cards = self.appraisal.cards()
        self.names = list(cards)
        self.features = sorted({feature for printed in cards.values() for feature in printed})
        counted: list[Counted] = list(self.appraisal.shared)
        counted += [(zone, name) for zone in self.appraisal.zones for name in self.names]
        self.place = {each: number for number, each in enumerate(counted)}
        self.printed = np.zeros((len(self.names), len(self.features)))
        for number, name in enumerate(self.names):
            for feature, amount in cards[name].items():
                self.printed[number, self.features.index(feature)] = amount

    @property
    def shared(self) -> int:
        return len(self.appraisal.shared)

    def samples(self, rows: Sequence[Sequence[Row]], targets: Sequence[Sequence[float]], game: int) -> Samples:
        """The positions of one game as numbers."""
        column: list[int] = []
        amount: list[float] = []
        row: list[int] = []
        for number, counts in enumerate(team for position in rows for team in position):
            column += [self.place[each] for each in counts]
            amount += counts.values()
            row += [number] * len(counts)
        return Samples(
            column=np.array(column, np.int32),
            amount=np.array(amount, np.float32),
            row=np.array(row, np.int32),
            target=np.array([value for target in targets for value in target], np.float32),
            teams=np.array([len(position) for position in rows], np.int32),
            game=np.full(len(rows), game, np.int32),
        )

    def split(self, weights: Weights) -> tuple[Floats, Floats, Floats]:
        """Weights as numbers: shared ones, those of what is printed by zone, and those of cards by zone."""
        zones = self.appraisal.zones
        shared = np.array([weights.shared.get(name, 0.0) for name in self.appraisal.shared])
        printed = [[weights.printed.get(zone, {}).get(name, 0.0) for name in self.features] for zone in zones]
        cards = [[weights.cards.get(name, {}).get(zone, 0.0) for name in self.names] for zone in zones]
        return shared, np.array(printed), np.array(cards)

    def join(
        self, shared: Floats, printed: Floats, cards: Floats
    ) -> tuple[ByName, dict[str, ByName], dict[str, ByName]]:
        """The same numbers by name, as `Weights` has them."""
        zones = self.appraisal.zones
        by_feature = {
            zone: dict(zip(self.features, printed[number].tolist(), strict=True)) for number, zone in enumerate(zones)
        }
        by_card = {
            name: {zone: float(cards[number, place]) for number, zone in enumerate(zones)}
            for place, name in enumerate(self.names)
        }
        return dict(zip(self.appraisal.shared, shared.tolist(), strict=True)), by_feature, by_card
