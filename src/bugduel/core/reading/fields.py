"""Reading plain data that may be wrong: every error names the place and says what would be right."""

from collections.abc import Mapping, Sequence

from bugduel.core.errors import BadData, Path, Where, path_of
from bugduel.core.reading.messages import brief, unknown

MOST_ITEMS = 10_000  # of a list, where nothing else is said


class Fields:
    """The fields of one object of saved data, and the path to it."""

    def __init__(self, data: object, where: Where) -> None:
        if not isinstance(data, Mapping):
            raise BadData(f"must be an object, not {brief(data)}", where)
        self.data: Mapping[str, object] = data
        self.path: Path = path_of(where)

    def wrong(self, reason: str, *steps: str | int) -> BadData:
        """The error to raise for what lies so many steps from here: `fields.wrong("must be red", "hats", 2)`."""
        return BadData(reason, self.path + steps)

    def only(self, *names: str) -> None:
        """Reject fields that nobody would read: most are misspelt."""
        for name in self.data:
            if name not in names:
                raise BadData(f"there is no field {unknown(str(name), names)}", self.path, str(name))

    def whole(self, name: str, default: int | None = None, least: int = 0, most: int = 1_000_000) -> int:
        value = self._get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"must be a whole number from {least} to {most}, not {brief(value)}", name)
        return value

    def yes_no(self, name: str, default: bool | None = None) -> bool:
        value = self._get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(f"must be true or false, not {brief(value)}", name)
        return value

    def text(self, name: str, default: str | None = None) -> str:
        value = self._get(name, default)
        if not isinstance(value, str):
            raise self.wrong(f"must be text, not {brief(value)}", name)
        return value

    def format(self, name: str, wanted: int) -> None:
        """Reject data of another format: `true` and 1.0 are no format 1."""
        value = self._get(name, None)
        if type(value) is not int or value != wanted:
            raise self.wrong(f"saved in format {brief(value)}; this Bugduel reads format {wanted}")

    def items(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> Sequence[object]:
        """A list of at most so many."""
        value = self._get(name, default)
        if not isinstance(value, list | tuple):
            raise self.wrong(f"must be a list, not {brief(value)}", name)
        if len(value) > most:
            raise self.wrong(f"a list of {len(value):,}; at most {most:,} are allowed", name)
        return value

    def wholes(
        self,
        name: str,
        default: Sequence[object] | None = None,
        count: int = MOST_ITEMS,
        least: int | None = None,
        most: int | None = None,
    ) -> list[int]:
        """A list of at most so many whole numbers, each in a range if one is given."""
        found: list[int] = []
        for number, value in enumerate(self.items(name, default, count)):
            if not isinstance(value, int) or isinstance(value, bool):
                raise self.wrong(f"must be a whole number, not {brief(value)}", name, number)
            if (least is not None and value < least) or (most is not None and value > most):
                raise self.wrong(f"must be a whole number from {least} to {most}, not {value}", name, number)
            found.append(value)
        return found

    def texts(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> list[str]:
        return texts_of(self.items(name, default, most), (*self.path, name))

    def bits(self, name: str, known: Mapping[str, int]) -> int:
        """The bits that some words stand for; none if they are not there."""
        total = 0
        for number, word in enumerate(self.texts(name, ())):
            if word not in known:
                raise self.wrong(f"there is no {unknown(word, list(known))}", name, number)
            total |= known[word]
        return total

    def one_of(self, name: str, allowed: Sequence[str], default: str | None = None) -> str:
        value = self.text(name, default)
        if value not in allowed:
            raise self.wrong(f"there is no {unknown(value, allowed)}", name)
        return value

    def inner(self, name: str) -> "Fields":
        return Fields(self._get(name, None), (*self.path, name))

    def inners(self, name: str, default: Sequence[object] | None = None, most: int = MOST_ITEMS) -> list["Fields"]:
        found = self.items(name, default, most)
        return [Fields(item, (*self.path, name, number)) for number, item in enumerate(found)]

    def named_inners(self, name: str, field: str, most: int = MOST_ITEMS) -> list["Fields"]:
        """Objects of which a text alone is the one `field`: "Bee Bear" is {"card": "Bee Bear"}."""
        return [
            Fields({field: item} if isinstance(item, str) else item, (*self.path, name, number))
            for number, item in enumerate(self.items(name, (), most))
        ]

    def _get(self, name: str, default: object) -> object:
        value = self.data.get(name, default)
        if value is None:
            raise self.wrong(f'the field "{name}" is missing')
        return value


def texts_of(value: object, path: Path) -> list[str]:
    """A list of texts that is no field of an object."""
    if not isinstance(value, list | tuple):
        raise BadData(f"must be a list, not {brief(value)}", path)
    for number, text in enumerate(value):
        if not isinstance(text, str):
            raise BadData(f"must be text, not {brief(text)}", (*path, number))
    return list(value)
