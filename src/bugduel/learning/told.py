"""What there is to tell of a run: how each round went, and how sure each card's worth is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Score:
    """How often the new weights beat those of before, with the 95 % interval."""

    mean: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Told:
    """One round: how many games and positions it added, how far the weights were from what all positions turned out to
    be worth before and after, the match, and whether the weights were kept.
    """

    number: int
    games: int
    positions: int
    loss_before: float
    loss_after: float
    match: Score | None
    kept: bool

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> "Told":
        match = data["match"]
        return Told(**{**data, "match": None if match is None else Score(**match)})


@dataclass(frozen=True)
class Spread:
    """What a card is worth in a zone, its 95 % interval, and in how many positions it was seen there."""

    worth: float
    low: float
    high: float
    seen: int
