"""Reading plain data that may be wrong: every error names the place and says what would be right."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from reprlib import Repr

from bugduel.core.errors import BadData

SHOWN = 60  # characters of a value in a message
MISSPELT = 40  # characters of a word up to which it may be a known one misspelt
COMPARED = 1000  # known words up to which the nearest is looked for
MOST_ITEMS = 10_000  # of a list, where nothing else is said


class Fields:
    """The fields of one object of saved data, and where in the data it stands."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadData(f"{where}: must be an object, not {brief(data)}")
        self.data: Mapping[str, object] = data
        self.where = where

    def place(self, name: str) -> str:
        return f"{self.where}.{short(name)}"

    def only(self, *names: str) -> None:
        """Reject fields that nobody would read: most are misspelt."""
        for name in self.data:
            if name not in names:
                raise BadData(f"{self.where}: there is no field {unknown(str(name), names)}")

    def whole(self, name: str, default: int | None = None, least: int = 0, most: int = 1_000_000) -> int:
        value = self._get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadData(f"{self.place(name)}: must be a whole number from {least} to {most}, not {brief(value)}")
        return value

    def yes_no(self, name: str, default: bool | None = None) -> bool:
        value = self._get(name, default)
        if not isinstance(value, bool):
            raise BadData(f"{self.place(name)}: must be true or false, not {brief(value)}")
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self._get(name, default)
        if not isinstance(value, str):
            raise BadData(f"{self.place(name)}: must be text, not {brief(value)}")
        return value

    def format(self, name: str, wanted: int) -> None:
        """Reject data of another format: `true` and 1.0 are no format 1."""
        value = self._get(name, None)
        if type(value) is not int or value != wanted:
            raise BadData(f"{self.where}: saved in format {brief(value)}; this Bugduel reads format {wanted}")

    def items(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> Sequence[object]:
        """A list of at most so many."""
        value = self._get(name, default)
        if not isinstance(value, list | tuple):
            raise BadData(f"{self.place(name)}: must be a list, not {brief(value)}")
        if len(value) > most:
            raise BadData(f"{self.place(name)}: a list of {len(value):,}; at most {most:,} are allowed")
        return value

    def wholes(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> list[int]:
        found: list[int] = []
        for number, value in enumerate(self.items(name, default, most)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise BadData(f"{self.place(name)}[{number}]: must be a whole number, not {brief(value)}")
            found.append(value)
        return found

    def texts(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> list[str]:
        found: list[str] = []
        for number, value in enumerate(self.items(name, default, most)):
            if not isinstance(value, str):
                raise BadData(f"{self.place(name)}[{number}]: must be text, not {brief(value)}")
            found.append(value)
        return found

    def one_of(self, name: str, allowed: Sequence[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in allowed:
            raise BadData(f"{self.place(name)}: there is no {unknown(value, allowed)}")
        return value

    def inner(self, name: str) -> "Fields":
        return Fields(self._get(name, None), self.place(name))

    def inners(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> list["Fields"]:
        found = self.items(name, default, most)
        return [Fields(item, f"{self.place(name)}[{number}]") for number, item in enumerate(found)]

    def _get(self, name: str, default: object) -> object:
        value = self.data.get(name, default)
        if value is None:
            raise BadData(f'{self.where}: the field "{name}" is missing')
        return value


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
    """The known word that a misspelt one may stand for. To compare is slow, so long words and lists are left alone."""
    if len(word) > MISSPELT or len(allowed) > COMPARED:
        return ""
    near = get_close_matches(word, allowed, 1)
    return f' Did you mean "{near[0]}"?' if near else ""
