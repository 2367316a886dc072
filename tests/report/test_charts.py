"""Charts: shapes where the values are, words for those who do not see them, and nothing that breaks the page."""

import re

import pytest

from arena_runs import run_of
from bugduel.games import GAMES
from bugduel.report.charts import Bar, Dot, Mark, curve, gauge, histogram, ladder, scatter
from bugduel.report.course import Length
from bugduel.report.teller import ReportTeller

EVIL = '<b onload="x">'


def places(svg: str, shape: str, *names: str) -> list[tuple[float, ...]]:
    """Where the shapes of a chart are, by their attributes."""
    found = re.findall(rf"<{shape} [^>]*>", svg)
    return [tuple(float(re.search(rf' {name}="([-0-9.]+)"', tag)[1]) for name in names) for tag in found]  # type: ignore[index]


def test_a_curve_goes_up_where_it_stands_well_and_marks_lie_on_it() -> None:
    drawn = curve([0.5, 0.9, 0.1], [Mark(1, "better was"), Mark(7, "beyond its end")], "Value", "for player 1")
    line = re.search(r'<polyline points="([^"]+)"', drawn)
    assert line is not None
    points = [tuple(map(float, point.split(","))) for point in line[1].split()]
    assert points[0][0] < points[1][0] < points[2][0]
    assert points[1][1] < points[0][1] < points[2][1]
    assert places(drawn, "circle", "cx", "cy") == [points[1]]
    assert "<title>Value</title><desc>for player 1</desc>" in drawn
    assert "beyond its end" not in drawn


@pytest.mark.parametrize("values", [[], [0.3], [2.0, -1.0]])
def test_a_curve_of_few_or_strange_values_stays_within_its_frame(values: list[float]) -> None:
    drawn = curve(values)
    width, height = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', drawn)[0])
    for points in re.findall(r'<polyline points="([^"]*)"', drawn):
        for x, y in (map(float, point.split(",")) for point in points.split()):
            assert 0 <= x <= width
            assert 0 <= y <= height


def test_whatever_charts_are_told_to_write_is_escaped() -> None:
    bar = Bar(EVIL, 0.5, 0.4, 0.6, EVIL, EVIL)
    for drawn in (
        curve([0.1, 0.2], [Mark(0, EVIL, EVIL, EVIL)], EVIL, EVIL),
        ladder([bar], EVIL, EVIL),
        gauge(bar, 0.5, EVIL, EVIL, EVIL),
        histogram([(EVIL, 3, EVIL)], 0, EVIL, EVIL),
        scatter([Dot(0.1, 0.2, 4, EVIL, EVIL, EVIL, EVIL)], 0.5, (EVIL, EVIL), EVIL, EVIL),
    ):
        assert "<b" not in drawn
        assert 'onload="' not in drawn
        assert "&lt;b onload=" in drawn


def test_a_ladder_has_the_better_farther_right() -> None:
    drawn = ladder([Bar("a", 30, 28, 32, "", "30"), Bar("b", 20, 15, 25, "", "20")], "", "")
    (first, _), (second, _) = places(drawn, "circle", "cx", "cy")
    assert first > second


def test_names_of_a_scatter_do_not_stand_on_each_other() -> None:
    dots = [Dot(0.5 + n / 1000, 0.5, 4, "", "soft", f"card number {n}") for n in range(30)]
    dots += [Dot(0.0, 0.0, 4, "", "soft", "far away")]
    drawn = scatter(dots, 0.5, ("x", "y"), "", "")
    names = re.findall(r'<text x="([0-9.]+)" y="([0-9.]+)"[^>]*class="name halo">([^<]+)', drawn)
    assert "far away" in [name for _, _, name in names]
    assert 1 < len(names) < 31
    boxes = [(float(x), float(y), float(x) + 6.6 * len(name)) for x, y, name in names]
    for place, (left, y, right) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            assert right < other[0] or other[2] < left or abs(y - other[1]) > 13


@pytest.mark.parametrize("turns", [[1], [9, 9, 9], list(range(1, 30)), [*range(5, 45)] * 10 + [400], [1, 1000]])
def test_every_game_is_in_the_columns_of_its_length(turns: list[int]) -> None:
    drawn = Length(ReportTeller(GAMES[run_of("random", "random").game], "en"), turns).chart()
    columns = re.findall(r"<rect .*?<title>(.*?)</title>", drawn)
    counts = [1 if "one game" in said else int(re.search(r"(\d+) games", said)[1]) for said in columns]  # type: ignore[index]
    assert sum(counts) == len(turns)
    assert len(columns) <= 41
    assert len(re.findall(r'<rect [^>]*opacity="1"', drawn)) == 1  # the column of the median
