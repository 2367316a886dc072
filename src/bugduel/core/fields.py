"""Reading plain data that may be wrong: every error names the place and says what would be right."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from bugduel.core.errors import BadData


class Fields:
    """The fields of one object of saved data, and where in the data it stands."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadData(f"{where}: must be an object, not {brief(data)}")
        self.data: Mapping[str, object] = data
        self.where = where

    def place(self, name: str) -> str:
        return f"{self.where}.{name}"

    def only(self, *names: str) -> None:
        """Refuse fields that nobody will read: most are slips of the pen."""
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

    def items(self, name: str, default: Sequence[object] | None = None) -> Sequence[object]:
        value = self._get(name, default)
        if not isinstance(value, list | tuple):
            raise BadData(f"{self.place(name)}: must be a list, not {brief(value)}")
        return value

    def wholes(self, name: str, default: Sequence[object] | None = None) -> list[int]:
        found: list[int] = []
        for number, value in enumerate(self.items(name, default)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise BadData(f"{self.place(name)}[{number}]: must be a whole number, not {brief(value)}")
            found.append(value)
        return found

    def texts(self, name: str, default: Sequence[object] | None = None) -> list[str]:
        found: list[str] = []
        for number, value in enumerate(self.items(name, default)):
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

    def inners(self, name: str, default: Sequence[object] | None = None) -> list["Fields"]:
        return [Fields(item, f"{self.place(name)}[{number}]") for number, item in enumerate(self.items(name, default))]

    def _get(self, name: str, default: object) -> object:
        value = self.data.get(name, default)
        if value is None:
            raise BadData(f'{self.where}: the field "{name}" is missing')
        return value


def brief(value: object) -> str:
    """A value as an error message shows it."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def unknown(word: str, allowed: Sequence[str]) -> str:
    """An unknown word, with the nearest known one and all that are allowed (the first dozen of many)."""
    near = get_close_matches(word, allowed, 1)
    hint = f' Did you mean "{near[0]}"?' if near else ""
    listed = ", ".join(allowed[:12]) + (", ..." if len(allowed) > 12 else "")
    return f'"{word}".{hint} Allowed: {listed}'
