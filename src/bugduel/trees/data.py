"""Trees as plain data and back, so that home-made cards are data and not code.

A node becomes an object whose "word" is its name; fields at their defaults are left out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType, NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from bugduel.core.errors import BadData
from bugduel.core.reading.fields import brief, unknown
from bugduel.core.reading.json_text import check_data
from bugduel.trees.node import Node

LONGEST_NAME = 60  # characters
MOST_VALUES = 1000  # words, numbers and lists of one card; printed ones have up to a hundred

Place = tuple[str, str]  # a word and one of its fields
PLAIN = (int, str, bool, NoneType)  # what stands in a field as it is; all else there is a node


def word_of(kind: type) -> str:
    """`ChooseOne` is "choose-one"."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")


def to_data(value: object) -> object:
    """A node, or a value inside one, as plain data."""
    if isinstance(value, Node):
        data: dict[str, object] = {"word": word_of(type(value))}
        for name in value.field_names:
            inner = getattr(value, name)
            if name not in value.field_defaults or inner != value.field_defaults[name]:
                data[name] = to_data(inner)
        return data
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    return str(value) if isinstance(value, str) else value


def walk(value: object) -> Iterator[Node]:
    """A node and all nodes inside it, or those inside a tuple, from the outside in."""
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif isinstance(value, Node):
        yield value
        for name in value.field_names:
            yield from walk(getattr(value, name))


def check_name(name: str, where: str) -> None:
    """A card's name has to be fit for lists, messages and saved games."""
    if not name:
        raise BadData(f"{where}.name: a card needs a name")
    if len(name) > LONGEST_NAME:
        raise BadData(f"{where}.name: {len(name):,} characters; at most {LONGEST_NAME} are allowed")
    if not name.isprintable() or "/" in name or name.startswith("*"):
        raise BadData(f"{where}.name: must be plain text without a slash, and begin with no star")


@dataclass(frozen=True, slots=True)
class Shape:
    """What a value may be: a list of one `inner` shape, or one of these plain types and kinds of node."""

    inner: "Shape | None" = None
    plain: tuple[type, ...] = ()
    nodes: tuple[type, ...] = ()

    @staticmethod
    def of(hint: object) -> "Shape":
        """The shape that a type says."""
        if get_origin(hint) is tuple:
            return Shape(Shape.of(get_args(hint)[0]))
        choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        kinds = [choice for choice in choices if isinstance(choice, type)]
        nodes = tuple(kind for kind in kinds if kind not in PLAIN)
        return Shape(None, tuple(kind for kind in kinds if kind in PLAIN), nodes)

    def __str__(self) -> str:
        return " or ".join("nothing" if kind is NoneType else kind.__name__ for kind in self.plain)


@dataclass(frozen=True, slots=True)
class Slot:
    """One field of a node, and what may stand in it. A card is read slot by slot, so all is looked up once, before."""

    name: str
    is_needed: bool
    shape: Shape
    texts: Sequence[str]
    numbers: tuple[int, int]
    words: tuple[str, Sequence[str]] | None
    check: Callable[[str], object] | None


class Grammar:
    """The nodes of one game's trees, and what may stand in their fields.

    `texts` are the words that a text field takes, of one kind of node or (with "" for the word) of all; `numbers` the
    least and most of a number, where that is not 1 to 99; `lists`, by the name of a field that is a list of words, what
    one is called and which there are; `checks` raise ValueError for a text that cannot be told by a list.
    """

    def __init__(
        self,
        modules: Sequence[ModuleType],
        texts: Mapping[Place, Sequence[str]],
        numbers: Mapping[Place, tuple[int, int]],
        lists: Mapping[str, tuple[str, Sequence[str]]],
        checks: Mapping[Place, Callable[[str], object]],
    ) -> None:
        names = {name: thing for module in modules for name, thing in vars(module).items()}
        self.nodes: dict[str, type[Node]] = {
            word_of(thing): thing
            for thing in names.values()
            if isinstance(thing, type) and issubclass(thing, Node) and not thing.is_abstract
        }
        self.slots: dict[str, dict[str, Slot]] = {}
        for word, node in self.nodes.items():
            hints = get_type_hints(node, names)  # nodes may speak of those of later modules
            self.slots[word] = {
                name: Slot(
                    name=name,
                    is_needed=name not in node.field_defaults,
                    shape=Shape.of(hints[name]),
                    texts=texts.get((word, name)) or texts.get(("", name)) or (),
                    numbers=numbers.get((word, name), (1, 99)),
                    words=lists.get(name),
                    check=checks.get((word, name)),
                )
                for name in node.field_names
            }

    def read(self, data: object, where: str) -> Node:
        """The node that `to_data` made this of. BadData names the place of what is none."""
        check_data(data, where, MOST_VALUES)
        return self._node(data, where)

    def _node(self, data: object, where: str) -> Node:
        if not isinstance(data, dict) or not isinstance(data.get("word"), str):
            raise BadData(f'{where}: must be an object with a "word", not {brief(data)}')
        word = data["word"]
        if word not in self.nodes:
            raise BadData(f"{where}.word: there is no word {unknown(word, sorted(self.nodes))}")
        slots = self.slots[word]
        values: dict[str, object] = {}
        for name, value in data.items():
            if name in slots:
                values[name] = self._field(value, slots[name], f"{where}.{name}")
            elif name != "word":
                raise BadData(f"{where}: a {word} has no field {unknown(name, list(slots))}")
        for slot in slots.values():
            if slot.is_needed and slot.name not in values:
                raise BadData(f'{where}: the field "{slot.name}" is missing')
        return self.nodes[word](**values)

    def _field(self, data: object, slot: Slot, where: str) -> object:
        value = self._value(data, slot.shape, where)
        if isinstance(value, str):
            if slot.texts and value not in slot.texts:
                raise BadData(f"{where}: there is no {unknown(value, slot.texts)}")
            if slot.check is not None:
                try:
                    slot.check(value)
                except ValueError as error:
                    raise BadData(f"{where}: {error}") from None
        elif isinstance(value, int) and not isinstance(value, bool):
            least, most = slot.numbers
            if not least <= value <= most:
                raise BadData(f"{where}: must be from {least} to {most}, not {value}")
        elif isinstance(value, tuple) and slot.words is not None:
            what, allowed = slot.words
            for name in value:
                if name not in allowed:
                    raise BadData(f"{where}: there is no {what} {unknown(str(name), list(allowed))}")
        return value

    def _value(self, value: object, shape: Shape, where: str) -> object:
        """Plain data as the type that a node's field wants."""
        if shape.inner is not None:
            if not isinstance(value, list):
                raise BadData(f"{where}: must be a list, not {brief(value)}")
            return tuple([self._value(item, shape.inner, f"{where}[{number}]") for number, item in enumerate(value)])
        if type(value) in shape.plain:
            return value
        if not shape.nodes:
            raise BadData(f"{where}: must be {shape}, not {brief(value)}")
        node = self._node(value, where)
        if not isinstance(node, shape.nodes):
            raise BadData(f'{where}: "{word_of(type(node))}" does not fit here')
        return node
