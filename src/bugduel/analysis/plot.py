"""A curve of braille dots, two wide and four high in each terminal cell."""

from collections.abc import Sequence
from typing import Final

from bugduel.analysis.game import Point

BLANK: Final = 0x2800
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row, then by column
HALF: Final = "┈"


class Plot:
    """A canvas for a curve, from the first choice to the last and from lost (bottom) to won (top)."""

    def __init__(self, width: int, height: int, last: int) -> None:
        self.width = width
        self.height = height
        self.last = max(last, 2)
        self.cells = [[0] * width for _ in range(height)]

    def column(self, choice: int) -> int:
        """The column of a choice."""
        return self._across(choice) // 2

    def draw(self, points: Sequence[Point]) -> None:
        """Draw straight lines between the points."""
        for start, end in zip(points, [*points[1:], *points[-1:]], strict=True):
            left, right = self._across(start.choice), self._across(end.choice)
            low, high = self._up(start.value), self._up(end.value)
            steps = max(abs(right - left), abs(high - low), 1)
            for step in range(steps + 1):
                self._dot(left + round((right - left) * step / steps), low + round((high - low) * step / steps))

    def lines(self) -> list[str]:
        """The rows from the top; the middle is marked where nothing is drawn."""
        drawn: list[str] = []
        for row, cells in enumerate(self.cells):
            empty = HALF if row == self.height // 2 else " "
            drawn.append("".join(chr(BLANK | cell) if cell else empty for cell in cells))
        return drawn

    def _across(self, choice: int) -> int:
        return round((choice - 1) / (self.last - 1) * (self.width * 2 - 1))

    def _up(self, value: float) -> int:
        return round((1 - value) * (self.height * 4 - 1))

    def _dot(self, across: int, down: int) -> None:
        self.cells[down // 4][across // 2] |= DOTS[down % 4][across % 2]
