"""The kinds of field that saved data have."""

from collections.abc import Callable, Mapping
from typing import Any

from bugduel.core.chance.rng import Rng
from bugduel.core.reading.fields import MOST_ITEMS, Fields
from bugduel.core.reading.messages import brief
from bugduel.core.saving.names import Names, Only
from bugduel.core.saving.piece import Field, Piece

MOST = 1_000_000  # of a number that may grow
LONGEST_KEY = 64  # bytes
MOST_TAKEN = 1 << 60  # numbers of a stream

# --- numbers ----------------------------------------------------------------------------------------------------------


class Whole(Field):
    """A whole number."""

    is_plain = True

    def __init__(self, name: str, least: int = 0, most: int = MOST, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.least = least
        self.most = most

    def read(self, fields: Fields, names: Names) -> int:
        return fields.whole(self.name, None, self.least, self.most)


class Seat(Field):
    """The number of a player; `or_nobody` allows -1."""

    is_plain = True

    def __init__(self, name: str, attribute: str = "", or_nobody: bool = False) -> None:
        super().__init__(name, attribute)
        self.least = -1 if or_nobody else 0

    def read(self, fields: Fields, names: Names) -> int:
        return fields.whole(self.name, None, self.least, names.seats - 1)


class Flag(Field):
    """True or false."""

    is_plain = True

    def read(self, fields: Fields, names: Names) -> bool:
        return fields.yes_no(self.name)


class Bits(Field):
    """A number of which each bit means something."""

    is_plain = True

    def __init__(self, name: str, known: Mapping[str, int], attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.every = 0
        for bit in known.values():
            self.every |= bit

    def read(self, fields: Fields, names: Names) -> int:
        bits = fields.whole(self.name, None, 0, self.every)
        if bits & ~self.every:
            raise fields.wrong(f"{bits} has bits that mean nothing", self.name)
        return bits


class Wholes(Field):
    """A list of whole numbers."""

    def __init__(
        self, name: str, least: int = 0, most: int = MOST, count: int = MOST_ITEMS, attribute: str = ""
    ) -> None:
        super().__init__(name, attribute)
        self.least = least
        self.most = most
        self.count = count

    def written(self, value: list[int], names: Names) -> list[int]:
        return value[:]

    def read(self, fields: Fields, names: Names) -> list[int]:
        return fields.wholes(self.name, None, self.count, self.least, self.most)


class Seats(Field):
    """A list of players' numbers."""

    def __init__(self, name: str, count: int = MOST_ITEMS, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.count = count

    def written(self, value: list[int], names: Names) -> list[int]:
        return value[:]

    def read(self, fields: Fields, names: Names) -> list[int]:
        return fields.wholes(self.name, None, self.count, 0, names.seats - 1)


# --- cards and programs, by name --------------------------------------------------------------------------------------


class Card(Field):
    """A card."""

    def __init__(self, name: str, only: Only | None = None, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.only = only

    def written(self, value: Any, names: Names) -> object:
        return value.name

    def read(self, fields: Fields, names: Names) -> Any:
        return names.card_in(fields, self.name, self.only)


class Kind(Card):
    """A card's kind."""

    def written(self, value: Any, names: Names) -> object:
        return names.cards[value].name

    def read(self, fields: Fields, names: Names) -> int:
        return names.kind_in(fields, self.name, self.only)


class KindOrNone(Kind):
    """A card's kind, or -1, which is written as an empty name."""

    def written(self, value: Any, names: Names) -> object:
        return names.cards[value].name if value >= 0 else ""

    def read(self, fields: Fields, names: Names) -> int:
        return names.kind_in(fields, self.name, self.only) if fields.text(self.name) else -1


class Cards(Field):
    """The kinds of some cards, in order."""

    def __init__(self, name: str, only: Only | None, most: int, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.only = only
        self.most = most

    def written(self, value: list[int], names: Names) -> list[str]:
        return names.names(value) if value else []

    def read(self, fields: Fields, names: Names) -> list[int]:
        return names.kinds_in(fields, self.name, self.only, None, self.most)


class Hand(Cards):
    """The kinds of cards in no order of their own: they are kept sorted."""

    def read(self, fields: Fields, names: Names) -> list[int]:
        return sorted(super().read(fields, names))


class Program(Field):
    def written(self, value: Any, names: Names) -> object:
        return value.name

    def read(self, fields: Fields, names: Names) -> Any:
        return names.program_in(fields, self.name)


# --- other objects ----------------------------------------------------------------------------------------------------


class Many(Field):
    """A list of objects. Of which piece is asked when it is needed: an object may hold some of its own class."""

    def __init__(self, name: str, piece: Callable[[], Piece[Any]], most: int = MOST_ITEMS, attribute: str = "") -> None:
        super().__init__(name, attribute)
        self.piece = piece
        self.most = most

    def written(self, value: list[Any], names: Names) -> object:
        if not value:
            return []
        write = self.piece().write
        return [write(thing, names) for thing in value]

    def read(self, fields: Fields, names: Names) -> list[Any]:
        read = self.piece().read
        return [read(inner, names) for inner in fields.inners(self.name, None, self.most)]


class Beside(Field):
    """An object whose fields stand among those of the one that has it. The field itself is a flag: whether there is
    such an object, or `nothing`, which all share.
    """

    def __init__(self, name: str, piece: Piece[Any], nothing: object, attribute: str) -> None:
        super().__init__(name, attribute)
        self.piece = piece
        self.nothing = nothing
        self.names = (name, *[inner for field in piece.unless_new for inner in field.names])

    def put(self, data: dict[str, object], value: Any, names: Names) -> None:
        if value is not self.nothing:
            data[self.name] = True
            data.update(self.piece.write(value, names))

    def read(self, fields: Fields, names: Names) -> Any:
        found = self.piece.fill(self.piece.make(), fields, names)  # in any case: what nobody uses must be right, too
        return found if fields.yes_no(self.name, False) else self.nothing


class Chance(Field):
    """Where random numbers come from, which is a stream fixed by a seed when it is read back."""

    def written(self, value: Any, names: Names) -> object:
        return value.to_data()

    def read(self, fields: Fields, names: Names) -> Rng:
        inner = fields.inner(self.name)
        text = inner.text("key")
        try:
            key = bytes.fromhex(text)
        except ValueError:
            raise inner.wrong(f"must be hexadecimal digits, not {brief(text)}", "key") from None
        if len(key) > LONGEST_KEY:
            raise inner.wrong(f"must be at most {LONGEST_KEY} bytes, not {len(key)}", "key")
        rng = Rng(key)
        rng.taken = inner.whole("taken", None, 0, MOST_TAKEN)
        return rng
