"""Charts as inline SVG, drawn by a few small functions.

Every chart describes itself in words (`title`, `about`), and every mark has a tooltip.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from markupsafe import Markup

from bugduel.report.drawing import (
    ACCENT,
    BAD,
    COLOURS,
    INK,
    LINE,
    SOFT,
    WIDTH,
    circle,
    line,
    linked,
    path,
    shortened,
    svg,
    text,
    ticks,
)

LONGEST = 24  # characters of a name beside a chart


@dataclass(frozen=True)
class Mark:
    """A marked point of a curve."""

    ply: int
    label: str
    colour: str = "bad"
    href: str = ""


@dataclass(frozen=True)
class Bar:
    """A value with its interval, both in words, and the value as text."""

    label: str
    value: float
    low: float
    high: float
    said: str
    figure: str


@dataclass(frozen=True)
class Dot:
    """A point of a scatter plot: position, size, tooltip, and its name if it is labelled."""

    x: float
    y: float
    size: float
    said: str
    colour: str = "soft"
    name: str = ""
    key: str = ""


def curve(values: Sequence[float], marks: Sequence[Mark] = (), title: str = "", about: str = "") -> Markup:
    """Values from 0 to 1, one per ply, as a line: winning above the middle, losing below."""
    width, height, left, top, bottom = 960, 260, 44, 12, 26
    plot, tall = width - left - 12, height - top - bottom
    last = max(len(values) - 1, 1)

    def at(ply: float, value: float) -> tuple[float, float]:
        return left + plot * ply / last, top + tall * (1 - min(max(value, 0.0), 1.0))

    parts: list[Markup] = []
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, value)[1]
        parts.append(line(left, y, left + plot, y, SOFT if value == 0.5 else LINE, "4 4" if value == 0.5 else ""))
        if value in (0.0, 0.5, 1.0):
            parts.append(text(left - 8, y + 4, _percent(value), "end"))
    if values:
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(ply, value) for ply, value in enumerate(values)))
        middle = at(0, 0.5)[1]
        area = f"{left},{middle:.1f} {points} {at(len(values) - 1, 0)[0]:.1f},{middle:.1f}"
        parts.append(Markup('<polygon points="{}" fill="{}" opacity="0.14"/>').format(area, ACCENT))
        parts.append(path([at(ply, value) for ply, value in enumerate(values)], ACCENT))
    for ply in sorted({round(tick) for tick in ticks(0, last, 8)}):
        parts.append(text(at(ply, 0)[0], height - 8, str(ply), "middle"))
    for mark in marks:
        if 0 <= mark.ply < len(values):
            x, y = at(mark.ply, values[mark.ply])
            parts.append(linked(circle(x, y, 6.5, COLOURS.get(mark.colour, BAD), mark.label, 1.0), mark.href))
    return svg(width, height, parts, title, about, "chart curve")


def ladder(bars: Sequence[Bar], title: str, about: str) -> Markup:
    """Values with their intervals, one below the other."""
    row, right, top = 34, 62, 6
    left = 24 + 7.2 * min(max((len(bar.label) for bar in bars), default=0), LONGEST)
    height = top + row * len(bars) + 26
    low = min((bar.low for bar in bars), default=0.0)
    high = max((bar.high for bar in bars), default=1.0)
    room = max((high - low) * 0.06, 1e-6)
    low, high = low - room, high + room
    plot = WIDTH - left - right

    def across(value: float) -> float:
        return left + plot * (value - low) / (high - low)

    parts: list[Markup] = []
    for tick in ticks(low, high, 4):
        parts.append(line(across(tick), top, across(tick), height - 24, LINE))
        parts.append(text(across(tick), height - 8, f"{tick:g}", "middle"))
    for number, bar in enumerate(bars):
        y = top + row * number + row / 2
        parts.append(text(left - 12, y + 5, shortened(bar.label, LONGEST), "end", INK, "name", bar.label))
        bounds = line(across(bar.low), y, across(bar.high), y, ACCENT, width=9, opacity=0.3, round_ends=True)
        parts.append(bounds)
        parts.append(circle(across(bar.value), y, 6, ACCENT, f"{bar.label}: {bar.said}", 1.0))
        parts.append(text(WIDTH - right + 10, y + 5, bar.figure, "start", INK, "figure"))
    return svg(WIDTH, height, parts, title, about, "chart")


def gauge(bar: Bar, level: float, colour: str, title: str, about: str) -> Markup:
    """One share with its interval, beside the `level` it is compared to."""
    height, left, y = 84, 16, 38
    plot = WIDTH - 2 * left
    reach = max(abs(bar.low - level), abs(bar.high - level), 0.05) * 1.25
    low, high = max(level - reach, 0.0), min(level + reach, 1.0)

    def across(value: float) -> float:
        return left + plot * (value - low) / (high - low)

    shade = COLOURS.get(colour, SOFT)
    parts = [line(left, y, left + plot, y, LINE, width=12, round_ends=True)]
    parts.append(line(across(bar.low), y, across(bar.high), y, shade, width=12, opacity=0.4, round_ends=True))
    parts.append(line(across(level), 8, across(level), 60, INK, "4 3"))
    parts.append(circle(across(bar.value), y, 8, shade, bar.said, 1.0))
    for tick in ticks(low, high, 6):
        parts.append(text(across(tick), height - 6, _percent(tick), "middle"))
    return svg(WIDTH, height, parts, title, about, "chart")


def histogram(counts: Sequence[tuple[str, int, str]], middle: int, title: str, about: str) -> Markup:
    """Columns by label, with tooltips; the column with the median is highlighted."""
    height, left, top, bottom = 250, 40, 10, 26
    plot, tall = WIDTH - left - 8, height - top - bottom
    most = max((count for _, count, _ in counts), default=1) or 1
    step = plot / max(len(counts), 1)
    parts: list[Markup] = []
    for tick in sorted({round(tick) for tick in ticks(0, most, 4)}):
        y = top + tall * (1 - tick / most)
        parts += [line(left, y, left + plot, y, LINE), text(left - 6, y + 4, str(tick), "end")]
    every = ceil(len(counts) / 12) or 1
    for number, (label, count, said) in enumerate(counts):
        x, y = left + step * number, top + tall * (1 - count / most)
        column = Markup('<rect x="{}" y="{}" width="{}" height="{}" rx="2" fill="{}" opacity="{}">{}</rect>')
        opacity = "1" if number == middle else "0.55"
        wide, high = f"{max(step - 2, 1):.1f}", f"{tall * count / most:.1f}"
        tip = Markup("<title>{}</title>").format(said)
        parts.append(column.format(f"{x + 1:.1f}", f"{y:.1f}", wide, high, ACCENT, opacity, tip))
        if number % every == 0:
            parts.append(text(x + step / 2, height - 8, label, "middle"))
    return svg(WIDTH, height, parts, title, about, "chart")


def scatter(
    dots: Sequence[Dot], level: float, axes: tuple[str, str], title: str, about: str, width: int = 720
) -> Markup:
    """Shares against shares; a line marks the average `level`. Names are drawn where there is room."""
    height, left, top, bottom = 480, 48, 22, 44
    plot, tall = width - left - 20, height - top - bottom
    x_low, x_high = _bounds([dot.x for dot in dots])
    y_low, y_high = _bounds([dot.y for dot in dots] + [level])

    def at(x: float, y: float) -> tuple[float, float]:
        return left + plot * (x - x_low) / (x_high - x_low), top + tall * (1 - (y - y_low) / (y_high - y_low))

    parts: list[Markup] = []
    for tick in ticks(x_low, x_high, 6):
        x = at(tick, 0)[0]
        parts += [line(x, top, x, top + tall, LINE), text(x, top + tall + 17, _percent(tick), "middle")]
    for tick in ticks(y_low, y_high, 6):
        y = at(0, tick)[1]
        parts += [line(left, y, left + plot, y, LINE), text(left - 7, y + 4, _percent(tick), "end")]
    ordinary = at(0, level)[1]
    parts.append(line(left, ordinary, left + plot, ordinary, SOFT, "5 4"))
    parts.append(text(left + plot, height - 8, axes[0] + " →", "end", INK))
    parts.append(text(left - 44, 13, "↑ " + axes[1], "start", INK))
    taken: list[tuple[float, ...]] = []
    names: list[Markup] = []
    for dot in sorted(dots, key=lambda dot: -dot.size):
        x, y = at(dot.x, dot.y)
        colour = COLOURS.get(dot.colour, SOFT)
        parts.append(circle(x, y, dot.size, colour, dot.said, 0.42 if dot.colour == "soft" else 0.8, dot.key))
    for dot in dots:
        if dot.name:
            names += _named(dot.name, *at(dot.x, dot.y), dot.size, left + plot, taken)
    css = f"chart {'broad' if width > WIDTH else 'narrow'}"
    return svg(width, height, [*parts, *names], title, about, css)


def _named(name: str, x: float, y: float, size: float, edge: float, taken: list[tuple[float, ...]]) -> list[Markup]:
    """A name beside its point, unless it would overlap another."""
    name = shortened(name, 26)
    wide, gap = len(name) * 6.6, size + 4
    for x1, y1 in ((x + gap, y + 4), (x - gap - wide, y + 4), (x - wide / 2, y - gap), (x - wide / 2, y + gap + 9)):
        box = (x1, y1 - 11, x1 + wide, y1 + 3)
        free = all(box[2] < b[0] or b[2] < box[0] or box[3] < b[1] or b[3] < box[1] for b in taken)
        if free and x1 > 50 and box[2] < edge + 14 and box[1] > 14:
            taken.append(box)
            return [text(x1, y1, name, "start", INK, "name halo")]
    return []


def _bounds(values: Sequence[float]) -> tuple[float, float]:
    """The range of the values with a small margin, within 0 and 1."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    room = max((high - low) * 0.06, 0.02)
    return max(low - room, -0.02), min(high + room, 1.02)


def _percent(value: float) -> str:
    return f"{round(value * 100, 1):g}%"


__all__ = ["Bar", "Dot", "Mark", "curve", "gauge", "histogram", "ladder", "scatter", "shortened"]
