"""How sure each card's worth is: the same fit from games drawn anew out of those that were played (a bootstrap)."""

from collections.abc import Callable

import numpy as np

from bugduel.core.worth.weights import Weights
from bugduel.learning.columns import Columns, Floats
from bugduel.learning.fit import Fit
from bugduel.learning.samples import Samples, Spans
from bugduel.learning.told import Spread

TIMES = 12
SURE = 1.96  # standard errors of a 95 % interval


def drawn_anew(samples: Samples, chance: np.random.Generator) -> Samples:
    """As many games as there are, each drawn from all of them."""
    games = np.unique(samples.game)
    count = np.bincount(chance.choice(len(games), len(games)), minlength=len(games))
    often = count[np.searchsorted(games, samples.game)]
    positions = np.repeat(np.arange(samples.positions), often)
    return samples.picked(positions, Spans.of(samples))


def spreads(
    columns: Columns, weights: Weights, samples: Samples, new_fit: Callable[[], Fit], watch: Callable[[int, int], None]
) -> dict[str, dict[str, Spread]]:
    """By zone and card. Cards that were never seen are left out."""
    found: list[Floats] = []
    for number in range(TIMES):
        watch(number, TIMES)
        fit = new_fit()
        fit.run(drawn_anew(samples, np.random.default_rng(number)), number)
        found.append(fit.worths())
    error = SURE * np.std(found, axis=0, ddof=1)
    seen = np.bincount(samples.column, minlength=len(columns.place))
    cards = columns.appraisal.cards()
    told: dict[str, dict[str, Spread]] = {zone: {} for zone in columns.appraisal.zones}
    for zone, name in ((zone, name) for zone in told for name in columns.names):
        place = columns.place[zone, name]
        if seen[place]:
            worth = weights.of_card(zone, name, cards[name])
            told[zone][name] = Spread(worth, worth - float(error[place]), worth + float(error[place]), int(seen[place]))
    return told
