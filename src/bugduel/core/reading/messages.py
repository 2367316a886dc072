"""What error messages show of what somebody wrote: cut, harmless to a terminal, and with the nearest known word."""

from collections.abc import Sequence
from difflib import get_close_matches
from reprlib import Repr

SHOWN = 60  # characters of a value in a message
MISSPELT = 40  # characters of a word up to which it may be a known one misspelt
COMPARED = 1000  # known words up to which the nearest is looked for


class _Brief(Repr):
    """Values of any size and depth in little time; Python itself refuses to write whole numbers of some thousands of
    digits.
    """

    def repr_int(self, value: int, level: int) -> str:
        return repr(value) if value.bit_length() <= 128 else "a number of more than 38 digits"


_BRIEF = _Brief()
_BRIEF.maxstring = _BRIEF.maxother = 2 * SHOWN
_BRIEF.maxlevel = 3


def brief(value: object) -> str:
    """A value as an error message shows it."""
    return cut(_BRIEF.repr(value), SHOWN)


def short(text: str, most: int = SHOWN) -> str:
    """A text of somebody's as an error message shows it: cut, and without anything that a terminal would obey."""
    shown = cut(text, most)
    return shown if shown.isprintable() else shown.encode("unicode_escape").decode("ascii")


def cut(text: str, most: int = 300) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def unknown(word: str, allowed: Sequence[str]) -> str:
    """An unknown word, with the nearest known one and all that are allowed (the first dozen of many)."""
    listed = ", ".join(allowed[:12]) + (", ..." if len(allowed) > 12 else "")
    return f'"{short(word)}".{did_you_mean(word, allowed)} Allowed: {listed}'


def did_you_mean(word: str, allowed: Sequence[str]) -> str:
    """A question about the known word that a misspelt one may stand for."""
    near = nearest(word, allowed)
    return f' Did you mean "{near}"?' if near else ""


def nearest(word: str, allowed: Sequence[str]) -> str:
    """The known word that a misspelt one may stand for. To compare is slow, so long words and lists are left alone."""
    if len(word) > MISSPELT or len(allowed) > COMPARED:
        return ""
    return next(iter(get_close_matches(word, allowed, 1)), "")
