"""Positions as numbers: what was counted of each team, and what it turned out to be worth."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

Places = NDArray[np.int64]


@dataclass
class Samples:
    """A row is a team of a position; positions may have different numbers of teams. `column`, `amount` and `row` say
    how much of what is in which row.
    """

    column: NDArray[np.int32]
    amount: NDArray[np.float32]
    row: NDArray[np.int32]
    target: NDArray[np.float32]  # by row
    teams: NDArray[np.int32]  # by position
    game: NDArray[np.int32]  # by position: those of one game belong together

    @property
    def positions(self) -> int:
        return len(self.game)

    def picked(self, positions: Places, spans: "Spans") -> "Samples":
        """Only these positions, in this order."""
        entry, number = _ranges(spans.entries, positions)
        row, _ = _ranges(spans.rows, positions)
        teams = self.teams[positions]
        moved = np.cumsum(teams) - teams - spans.rows[positions]
        return Samples(
            column=self.column[entry],
            amount=self.amount[entry],
            row=(self.row[entry] + moved[number]).astype(np.int32),
            target=self.target[row],
            teams=teams,
            game=self.game[positions],
        )


ARRAYS = tuple(field.name for field in fields(Samples))


@dataclass
class Spans:
    """Where the rows and the entries of each position begin, and where the last ones end."""

    rows: Places
    entries: Places

    @classmethod
    def of(cls, samples: Samples) -> "Spans":
        rows = first_rows(samples.teams)
        return cls(rows, np.searchsorted(samples.row, rows))


def first_rows(teams: NDArray[np.int32]) -> Places:
    """The first row of each position, and the number of all rows."""
    return np.concatenate([[0], np.cumsum(teams)]).astype(np.int64)


def together(parts: Sequence[Samples]) -> Samples:
    """The positions of many games."""
    starts = np.cumsum([0, *(len(part.target) for part in parts)])
    whole = {name: np.concatenate([getattr(part, name) for part in parts]) for name in ARRAYS if name != "row"}
    rows = [part.row + start for part, start in zip(parts, starts[:-1], strict=True)]
    return Samples(row=np.concatenate(rows).astype(np.int32), **whole)


def _ranges(spans: Places, chosen: Places) -> tuple[Places, Places]:
    """All places within some spans, and for each place the number of its span among those that were chosen."""
    sizes = spans[chosen + 1] - spans[chosen]
    ends = np.cumsum(sizes)
    number = np.repeat(np.arange(len(chosen)), sizes)
    return np.arange(len(number)) + (spans[chosen] - ends + sizes)[number], number
