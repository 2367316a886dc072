"""The keywords as bits, and their names."""

from typing import Final

FRENZY: Final = 1
HUNTER: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16
FAST: Final = 32

KEYWORDS: Final = {
    "FRENZY": FRENZY,
    "HUNTER": HUNTER,
    "POISONOUS": POISONOUS,
    "SNEAKY": SNEAKY,
    "TOUGH": TOUGH,
    "FAST": FAST,
}


def keyword_names(mask: int) -> list[str]:
    """The keywords of a mask, in the order of the rulebook's list."""
    return [name for name, bit in KEYWORDS.items() if mask & bit]
