"""What is worth something besides single cards: series of numbers, single things, and what is printed on cards."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from bugduel.core.worth.weights import DIGITS, Weights
from bugduel.learning.telling import charts
from bugduel.learning.telling.teller import LearningTeller

NUMBERED = re.compile(r"(.+)-(\d+)")
FEWEST = 2  # points of a curve


@dataclass(frozen=True)
class Curve:
    """A series as a chart, with a sentence about it."""

    title: str
    chart: Markup
    note: str


@dataclass(frozen=True)
class Beam:
    """What something is worth, as a bar; places are percentages from the left."""

    figure: str
    said: str
    tone: str
    zero: float
    left: float
    width: float


@dataclass(frozen=True)
class BeamRow:
    title: str
    beams: list[Beam | None]


class Counted:
    """Only what was learnt: a weight that is still as somebody wrote it was never seen in a game."""

    def __init__(self, teller: LearningTeller, weights: Weights) -> None:
        self.teller = teller
        appraisal = teller.game.appraisal()
        by_hand = None if appraisal is None else appraisal.by_hand()
        self.shared = _learnt(weights.shared, {} if by_hand is None else by_hand.shared, by_hand is not None)
        self.printed = {
            zone: _learnt(found, {} if by_hand is None else by_hand.printed.get(zone, {}), by_hand is not None)
            for zone, found in weights.printed.items()
        }

    def curves(self) -> list[Curve]:
        """The series of what a side has: life, cards in hand and the like."""
        return self._drawn(_series(self.shared))

    def printed_curves(self) -> list[Curve]:
        """The series of what is printed on cards, by zone."""
        found: dict[str, dict[int, float]] = {}
        titles: dict[str, str] = {}
        for zone, printed in self.printed.items():
            for name, points in _series(printed).items():
                found[f"{name}/{zone}"] = points
                titles[f"{name}/{zone}"] = self.teller.say(
                    "printed-in-zone", what=self.teller.series(name), zone=self.teller.zone(zone, "-within")
                )
        return self._drawn(found, titles)

    def singles(self) -> list[BeamRow]:
        """Everything else that is counted of a side."""
        return self._rows([{name: value for name, value in self.shared.items() if not NUMBERED.fullmatch(name)}])

    def printed_rows(self) -> list[BeamRow]:
        """What is printed on cards, with a bar for each zone."""
        return self._rows(
            [
                {name: value for name, value in found.items() if not NUMBERED.fullmatch(name)}
                for found in self.printed.values()
            ]
        )

    def _rows(self, columns: Sequence[Mapping[str, float]]) -> list[BeamRow]:
        """All bars on one scale, the highest of the first column first."""
        values = [value for column in columns for value in column.values()]
        least, most = min([0.0, *values]), max([0.0, *values])
        first: dict[str, float] = {}
        for column in columns:
            first = {**column, **first}
        return [
            BeamRow(self.teller.called(name), [self._beam(name, column.get(name), least, most) for column in columns])
            for name in sorted(first, key=lambda name: (-first[name], name))
        ]

    def _beam(self, name: str, worth: float | None, least: float, most: float) -> Beam | None:
        if worth is None:
            return None
        span = (most - least) or 1.0
        zero = 100 * -least / span
        left, right = sorted((zero, 100 * (worth - least) / span))
        said = self._said(self.teller.called(name), worth)
        return Beam(self.teller.worth(worth), said, "bad" if worth < 0 else "good", zero, left, right - left)

    def _drawn(self, found: Mapping[str, Mapping[int, float]], titles: Mapping[str, str] | None = None) -> list[Curve]:
        values = [value for points in found.values() for value in points.values()]
        if not values:
            return []
        room = (max(values) - min(values)) * 0.12 or 0.1
        bounds = min(values) - room * 0.5, max(values) + room
        digits = 1 if max(values) - min(values) > 1 else 2
        say, worth = self.teller.say, self.teller.worth
        curves: list[Curve] = []
        for name, points in found.items():
            title = (titles or {}).get(name) or self.teller.series(name)
            steps = [charts.Step(number, value, self._said(str(number), value)) for number, value in points.items()]
            chart = charts.steps(
                steps, bounds, lambda value: worth(value, digits), title, say("curve-about", what=title)
            )
            curves.append(Curve(title, chart, self._note(steps)))
        return curves

    def _note(self, steps: list[charts.Step]) -> str:
        """The number that one more makes the most difference to."""
        start, end = max(pairwise(steps), key=lambda pair: abs(pair[1].worth - pair[0].worth))
        gain = self.teller.worth(end.worth - start.worth)
        return self.teller.say("curve-note", start=str(start.number), end=str(end.number), worth=gain)

    def _said(self, what: str, worth: float) -> str:
        return self.teller.say("said", what=what, worth=self.teller.worth(worth), chance=self.teller.chance(worth))


def _learnt(found: Mapping[str, float], by_hand: Mapping[str, float], is_known: bool) -> dict[str, float]:
    return {
        name: value
        for name, value in found.items()
        if not is_known or round(value, DIGITS) != round(by_hand.get(name, 0.0), DIGITS)
    }


def _series(found: Mapping[str, float]) -> dict[str, dict[int, float]]:
    """Weights `name-0`, `name-1` and so on by name and number, where there are enough for a curve."""
    series: dict[str, dict[int, float]] = {}
    for name, value in found.items():
        numbered = NUMBERED.fullmatch(name)
        if numbered:
            series.setdefault(numbered[1], {})[int(numbered[2])] = value
    return {name: dict(sorted(points.items())) for name, points in series.items() if len(points) >= FEWEST}
