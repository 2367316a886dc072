"""The fields of a class, declared once: `write` makes plain data of an object, `read` checks data and makes the object.

A declaration names what is saved. What a class has besides is derived, and named as well, so that a test finds an
attribute that somebody forgot to save.
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Generic, TypeVar

from bugduel.core.reading.fields import Fields
from bugduel.core.saving.names import Names

Thing = TypeVar("Thing")
Check = Callable[[Thing, Fields, Names], None]


class Field:
    """One field: its name in the data, and the attribute whose value it is. A kind of field says how the value becomes
    plain data and back; `is_plain` ones are written as they are. A value that is written as several
    fields has several `names` and a `put` of its own; only fields that can be left out may have them.
    """

    is_plain = False

    def __init__(self, name: str, attribute: str = "") -> None:
        self.name = name
        self.attribute = attribute or name.replace("-", "_")
        self.names: tuple[str, ...] = (name,)

    def put(self, data: dict[str, object], value: Any, names: Names) -> None:
        """Write the value into the data of its object."""
        data[self.name] = self.written(value, names)

    def written(self, value: Any, names: Names) -> object:
        return value

    def read(self, fields: Fields, names: Names) -> Any:
        """The value that stands in the data. BadData says what is wrong with it."""
        raise NotImplementedError


class Piece(Generic[Thing]):
    """How objects of one class are saved.

    `always` are fields that are always written and must be there; `unless_new` are left out where they are as on an
    object just made. Objects are made without arguments, or with the value of the first field. `derived` are the
    attributes that follow from others. `checks` are for what no field can tell by itself.
    """

    def __init__(
        self,
        make: Callable[..., Thing],
        always: tuple[Field, ...],
        unless_new: tuple[Field, ...] = (),
        *,
        made_with_first: bool = False,
        derived: tuple[str, ...] = (),
        checks: tuple[Check[Thing], ...] = (),
    ) -> None:
        self.make = make
        self.always = always
        self.unless_new = unless_new
        self.made_with_first = made_with_first
        self.derived = derived
        self.checks = checks
        self.attributes = tuple(field.attribute for field in always + unless_new)
        self._always = tuple(field.name for field in always)
        self._converted = [
            (field.name, place, field.written) for place, field in enumerate(always) if not field.is_plain
        ]
        self._names = tuple(name for field in always + unless_new for name in field.names)
        self._values: Callable[[Thing], tuple[Any, ...]] = _values_of(always)
        self._others: Callable[[Thing], tuple[Any, ...]] = _values_of(unless_new)
        self._new = self._others(make()) if unless_new else ()

    def checked(self, check: Check[Thing]) -> "Piece[Thing]":
        """The same with one more check."""
        return Piece(
            self.make,
            self.always,
            self.unless_new,
            made_with_first=self.made_with_first,
            derived=self.derived,
            checks=(*self.checks, check),
        )

    def write(self, thing: Thing, names: Names) -> dict[str, object]:
        values = self._values(thing)
        data: dict[str, object] = dict(zip(self._always, values, strict=True))
        for name, place, written in self._converted:
            data[name] = written(values[place], names)
        for field, value, new in zip(self.unless_new, self._others(thing), self._new, strict=True):
            if value != new:
                field.put(data, value, names)
        return data

    def read(self, fields: Fields, names: Names) -> Thing:
        """The object that the data describe. Fields that nobody would read are rejected."""
        fields.only(*self._names)
        if not self.made_with_first:
            return self.fill(self.make(), fields, names)
        return self.fill(self.make(self.always[0].read(fields, names)), fields, names)

    def fill(self, thing: Thing, fields: Fields, names: Names) -> Thing:
        """Give an object the values that the data have for it."""
        for field in self.always[1:] if self.made_with_first else self.always:
            setattr(thing, field.attribute, field.read(fields, names))
        for field in self.unless_new:
            if not fields.data.keys().isdisjoint(field.names):
                setattr(thing, field.attribute, field.read(fields, names))
        for check in self.checks:
            check(thing, fields, names)
        return thing


def _values_of(fields: tuple[Field, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Gets the values of all fields at once."""
    attributes = [field.attribute for field in fields]
    if len(attributes) > 1:
        return attrgetter(*attributes)
    return lambda thing: tuple([getattr(thing, attribute) for attribute in attributes])
