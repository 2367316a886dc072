"""Costs as they are written: a number, then a letter for each shard dust of one kind (SB-E2)."""

import re
from dataclasses import dataclass
from typing import Final

from bugduel.core.reading.messages import short

DUSTS = ("neutral", "solar", "lunar", "meteor", "draft")
NEUTRAL: Final = 0
SOLAR: Final = 1
LUNAR: Final = 2
METEOR: Final = 3
DRAFT: Final = 4
LETTERS = {"S": SOLAR, "L": LUNAR, "M": METEOR}
# No zero before another digit, so that there is one way to write a number; \d would take all digits of Unicode.
PATTERN = re.compile(r"(0|[1-9][0-9]*)?(S*|L*|M*)")
MOST = 99


@dataclass(frozen=True)
class Cost:
    """`neutral` dust of any kind, and `shards` of one kind (`dust`; NEUTRAL if there is no shard part)."""

    neutral: int
    shards: int
    dust: int

    @property
    def total(self) -> int:
        return self.neutral + self.shards


def parse_cost(text: str) -> Cost:
    """`2SS`, `L`, `3`, `0`. ValueError for anything else; a token's cost is empty and counts as 0."""
    found = PATTERN.fullmatch(text) if len(text) <= MOST else None
    if found is None:
        raise ValueError(f'no cost: "{short(text)}". A cost is a number and then letters of one kind, as 2SS')
    number, letters = found.groups()
    return Cost(int(number or 0), len(letters), LETTERS[letters[0]] if letters else NEUTRAL)


def check_cost(text: str) -> None:
    """ValueError for what is no cost, or one that nobody could pay."""
    if parse_cost(text).total > MOST:
        raise ValueError(f"a cost is at most {MOST}")


def alliance_of(cost: str) -> str:
    """The alliance that a cost stands for (SB-D2)."""
    dust = parse_cost(cost).dust
    return "unaligned" if dust == NEUTRAL else DUSTS[dust]
