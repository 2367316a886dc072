"""Trees as plain data and back, so that home-made cards are data, not code.

A node becomes an object whose "word" is its name; fields with default values are left out.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType, NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from bugduel.core.errors import BadData, Path, Where, path_of
from bugduel.core.reading.json_text import check_data
from bugduel.core.reading.messages import brief, unknown
from bugduel.trees.limits import Limits, bare
from bugduel.trees.node import Node

LONGEST_NAME = 60  # characters
MOST_VALUES = 1000  # words, numbers and lists in a card; printed ones have up to a hundred

PLAIN = (int, str, bool, NoneType)  # what stands in a field as it is; all else there is a node


def word_of(kind: type) -> str:
    """`ChooseOne` is "choose-one"."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")


def nodes_of(tree: ModuleType) -> list[type[Node]]:
    """The kinds of node that a package has, but those that only group others."""
    found = [thing for thing in vars(tree).values() if isinstance(thing, type) and issubclass(thing, Node)]
    return [node for node in found if not node.is_abstract]


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
    """A node and all nodes inside it, or those inside a tuple, outermost first."""
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif isinstance(value, Node):
        yield value
        for name in value.field_names:
            yield from walk(getattr(value, name))


def check_name(name: str, path: Path) -> None:
    """A card's name has to be fit for lists, messages and saved games."""
    if not name:
        raise BadData("a card needs a name", (*path, "name"))
    if len(name) > LONGEST_NAME:
        raise BadData(f"{len(name):,} characters; at most {LONGEST_NAME} are allowed", (*path, "name"))
    if not name.isprintable() or "/" in name or name.startswith("*"):
        raise BadData("must be plain text without a slash, and begin with no star", (*path, "name"))


@dataclass(frozen=True, slots=True)
class Shape:
    """The allowed values: lists of one `inner` shape, or certain plain types and kinds of node."""

    inner: "Shape | None" = None
    plain: tuple[type, ...] = ()
    nodes: tuple[type, ...] = ()

    @staticmethod
    def of(hint: object) -> "Shape":
        """The shape that a type says."""
        hint = bare(hint)
        if get_origin(hint) is tuple:
            return Shape(Shape.of(get_args(hint)[0]))
        choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        kinds = [kind for kind in map(bare, choices) if isinstance(kind, type)]
        nodes = tuple(kind for kind in kinds if kind not in PLAIN)
        return Shape(None, tuple(kind for kind in kinds if kind in PLAIN), nodes)

    def __str__(self) -> str:
        return " or ".join("nothing" if kind is NoneType else kind.__name__ for kind in self.plain)


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of a node and its allowed values, looked up once in advance."""

    name: str
    is_needed: bool
    shape: Shape
    limits: Limits
    words: tuple[str, Sequence[str]] | None


class Grammar:
    """The nodes of one game's trees, which are those that its package `tree` has, and what may stand in their fields.

    What a field takes is said by its type (`limits`). `lists`, by the name of a field that is a list of words: what one
    is called and which there are.
    """

    def __init__(self, tree: ModuleType, lists: Mapping[str, tuple[str, Sequence[str]]]) -> None:
        self._tree = tree
        self._lists = lists

    @cached_property
    def nodes(self) -> dict[str, type[Node]]:
        """By the word that names them."""
        return {word_of(node): node for node in nodes_of(self._tree)}

    @cached_property
    def slots(self) -> dict[str, dict[str, Slot]]:
        """By word and name. Most games have no home-made cards, so they are made when the first is read."""
        return {word: self._slots_of(node) for word, node in self.nodes.items()}

    def _slots_of(self, node: type[Node]) -> dict[str, Slot]:
        hints = get_type_hints(node, vars(self._tree), include_extras=True)  # nodes may speak of later modules' nodes
        return {
            name: Slot(
                name=name,
                is_needed=name not in node.field_defaults,
                shape=Shape.of(hints[name]),
                limits=Limits.of(hints[name]),
                words=self._lists.get(name),
            )
            for name in node.field_names
        }

    def read(self, data: object, where: Where) -> Node:
        """The node that `to_data` made this of. BadData names the place of what is none."""
        check_data(data, where, MOST_VALUES)
        return self._node(data, path_of(where))

    def _node(self, data: object, path: Path) -> Node:
        if not isinstance(data, dict) or not isinstance(data.get("word"), str):
            raise BadData(f'must be an object with a "word", not {brief(data)}', path)
        word = data["word"]
        if word not in self.nodes:
            raise BadData(f"there is no word {unknown(word, sorted(self.nodes))}", (*path, "word"))
        slots = self.slots[word]
        values: dict[str, object] = {}
        for name, value in data.items():
            if name in slots:
                values[name] = self._field(value, slots[name], (*path, name))
            elif name != "word":
                raise BadData(f"a {word} has no field {unknown(name, list(slots))}", path)
        for slot in slots.values():
            if slot.is_needed and slot.name not in values:
                raise BadData(f'the field "{slot.name}" is missing', path)
        return self.nodes[word](**values)

    def _field(self, data: object, slot: Slot, path: Path) -> object:
        value = self._value(data, slot.shape, path)
        limits = slot.limits
        if isinstance(value, str):
            if limits.words and value not in limits.words:
                raise BadData(f"there is no {unknown(value, limits.words)}", path)
            if limits.form is not None:
                try:
                    limits.form.check(value)
                except ValueError as error:
                    raise BadData(str(error), path) from None
        elif isinstance(value, int) and not isinstance(value, bool):
            least, most = limits.numbers.least, limits.numbers.most
            if not least <= value <= most:
                raise BadData(f"must be from {least} to {most}, not {value}", path)
        elif isinstance(value, tuple) and slot.words is not None:
            what, allowed = slot.words
            for name in value:
                if name not in allowed:
                    raise BadData(f"there is no {what} {unknown(str(name), list(allowed))}", path)
        return value

    def _value(self, value: object, shape: Shape, path: Path) -> object:
        """Plain data as the type that a node's field wants."""
        if shape.inner is not None:
            if not isinstance(value, list):
                raise BadData(f"must be a list, not {brief(value)}", path)
            return tuple([self._value(item, shape.inner, (*path, number)) for number, item in enumerate(value)])
        if type(value) in shape.plain:
            return value
        if not shape.nodes:
            raise BadData(f"must be {shape}, not {brief(value)}", path)
        node = self._node(value, path)
        if not isinstance(node, shape.nodes):
            raise BadData(f'"{word_of(type(node))}" does not fit here', path)
        return node
