"""Charts of what was learnt, as inline SVG like those of reports."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup

from bugduel.report.drawing import ACCENT, BAD, GOOD, INK, LINE, SOFT, circle, line, path, svg, text, ticks

Said = Callable[[float], str]  # a number in words
NARROW = 340  # three side by side on a wide screen, and one fills a phone
WIDE = 400  # two side by side, and legible on a phone


@dataclass(frozen=True)
class Step:
    """A worth for a number, and both in words."""

    number: int
    worth: float
    said: str


@dataclass(frozen=True)
class Try:
    """A match of a round, in words too. What was not kept is drawn hollow."""

    number: int
    mean: float
    low: float
    high: float
    kept: bool
    said: str


def steps(found: Sequence[Step], bounds: tuple[float, float], say: Said, title: str, about: str) -> Markup:
    """Worth against number. Charts side by side have the same bounds, so that their slopes can be compared."""
    height, left, top, bottom = 220, 44, 20, 26
    plot, tall = NARROW - left - 14, height - top - bottom
    first, last = found[0].number, max(found[-1].number, found[0].number + 1)
    low, high = bounds

    def at(number: float, worth: float) -> tuple[float, float]:
        return left + plot * (number - first) / (last - first), top + tall * (1 - (worth - low) / (high - low))

    parts = _grid(low, high, left, plot, lambda value: at(first, value)[1], say)
    parts.append(path([at(step.number, step.worth) for step in found], ACCENT))
    every = ceil(len(found) / 6)
    for place, step in enumerate(found):
        x, y = at(step.number, step.worth)
        if place % ceil(len(found) / 12) == 0:
            parts.append(text(x, height - 6, str(step.number), "middle"))
        parts.append(circle(x, y, 4.5, ACCENT, step.said, 1.0))
        if place % every == 0 or (place == len(found) - 1 and place % every > every / 2):
            anchor = "start" if place == 0 else "end" if place == len(found) - 1 else "middle"
            parts.append(text(x + {"start": -4, "end": 6}.get(anchor, 0), y - 10, say(step.worth), anchor, INK, "halo"))
    return svg(NARROW, height, parts, title, about, "chart")


def losses(found: Sequence[tuple[Step, Step]], say: Said, title: str, about: str) -> Markup:
    """How wrong the weights were about the games of each round: those from before it, and those after it."""
    height, left, top, bottom = 230, 54, 14, 26
    plot, tall = WIDE - left - 20, height - top - bottom
    values = [step.worth for pair in found for step in pair]
    room = max((max(values) - min(values)) * 0.12, 1e-4)
    low, high = min(values) - room, max(values) + room

    def at(place: int, value: float) -> tuple[float, float]:
        return left + plot * (place + 0.5) / len(found), top + tall * (1 - (value - low) / (high - low))

    parts = _grid(low, high, left, plot, lambda value: at(0, value)[1], say)
    every = ceil(len(found) / 12)
    for place, (before, after) in enumerate(found):
        x, start = at(place, before.worth)
        end = at(place, after.worth)[1]
        parts.append(line(x, start, x, end, SOFT, "2 3"))
        parts.append(circle(x, start, 4.5, SOFT, before.said, 1.0))
        parts.append(circle(x, end, 5.5, ACCENT, after.said, 1.0))
        if place % every == 0:
            parts.append(text(x, height - 6, str(after.number), "middle"))
    return svg(WIDE, height, parts, title, about, "chart")


def matches(found: Sequence[Try], say: Said, title: str, about: str) -> Markup:
    """How often the new weights of each round beat the ones before, with intervals; half is as good."""
    height, left, top, bottom = 230, 54, 14, 26
    plot, tall = WIDE - left - 20, height - top - bottom
    low = min(0.5, *(each.low for each in found)) - 0.02
    high = max(0.5, *(each.high for each in found)) + 0.02

    def at(place: int, value: float) -> tuple[float, float]:
        return left + plot * (place + 0.5) / len(found), top + tall * (1 - (value - low) / (high - low))

    parts = _grid(low, high, left, plot, lambda value: at(0, value)[1], say)
    even = at(0, 0.5)[1]
    parts.append(line(left, even, left + plot, even, INK, "4 3"))
    every = ceil(len(found) / 12)
    for place, each in enumerate(found):
        colour = SOFT if each.low <= 0.5 <= each.high else GOOD if each.mean > 0.5 else BAD
        x, y = at(place, each.mean)
        ends = at(place, each.low)[1], at(place, each.high)[1]
        parts.append(line(x, ends[0], x, ends[1], colour, width=9, opacity=0.35, round_ends=True))
        parts.append(circle(x, y, 6, colour, each.said, 1.0))
        if not each.kept:
            parts.append(circle(x, y, 3, "var(--sheet, #ffffff)", each.said, 1.0))
        if place % every == 0:
            parts.append(text(x, height - 6, str(each.number), "middle"))
    return svg(WIDE, height, parts, title, about, "chart")


def _grid(low: float, high: float, left: float, plot: float, at: Callable[[float], float], say: Said) -> list[Markup]:
    """Horizontal lines with their values."""
    parts: list[Markup] = []
    for tick in ticks(low, high, 4):
        parts.append(line(left, at(tick), left + plot, at(tick), SOFT if tick == 0 else LINE))
        parts.append(text(left - 8, at(tick) + 4, say(tick), "end"))
    return parts
