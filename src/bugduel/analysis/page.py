"""An analysis as a self-contained HTML page, with a dark mode."""

from collections.abc import Sequence

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bugduel.analysis.game import Point
from bugduel.analysis.judging import MARKS
from bugduel.analysis.told import SIGNS, Told, stopped
from bugduel.report.charts import Mark, curve

MARK_COLOURS = {"inaccuracy": "soft", "mistake": "bad", "blunder": "bad"}


def page(told: Told) -> str:
    """The whole page as HTML. All texts are escaped."""
    pages = Environment(
        loader=PackageLoader("bugduel.analysis", ""),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    pages.filters["stopped"] = stopped
    charts = [(heading, drawn(told, seat, heading, points)) for seat, heading, points in told.curves if points]
    return pages.get_template("page.html").render(told=told, charts=charts, kinds=list(reversed(MARKS)), signs=SIGNS)


def drawn(told: Told, seat: int, heading: str, points: Sequence[Point]) -> Markup:
    """The curve of a player with its marks: the player's own, or both players' in a game of two."""
    marks = [
        Mark(
            decision.choice,
            f"{decision.choice}. {decision.who}: {decision.played} {decision.sign} {decision.cost}",
            MARK_COLOURS[decision.mark],
            f"#c{decision.choice}",
        )
        for decision in told.marked()
        if decision.seat == seat or told.analysis.is_two_sided
    ]
    return curve(at_every_choice(points, told.last), marks, heading, told.word("curve-hint"))


def at_every_choice(points: Sequence[Point], last: int) -> list[float]:
    """A value for each choice from 0 to the last, interpolated between points."""
    values: list[float] = []
    for choice in range(last + 1):
        before = next((point for point in reversed(points) if point.choice <= choice), points[0])
        after = next((point for point in points if point.choice >= choice), points[-1])
        way = (choice - before.choice) / (after.choice - before.choice) if after.choice > before.choice else 0.0
        values.append(before.value + (after.value - before.value) * way)
    return values
