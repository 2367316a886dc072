"""Trees as plain data and back, so that home-made cards are data and not code.

A node becomes an object whose "word" is its name; fields at their defaults are left out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType, NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from bugduel.core.errors import BadData
from bugduel.core.fields import brief, unknown
from bugduel.trees.node import Node

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
    if not name.isprintable() or "/" in name or name.startswith("*"):
        raise BadData(f"{where}.name: must be plain text without a slash, and begin with no star")


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
        # Nodes may speak of those of later modules, so each is read with the names of all.
        self.hints = {word: get_type_hints(node, names) for word, node in self.nodes.items()}
        self.texts = texts
        self.numbers = numbers
        self.lists = lists
        self.checks = checks

    def read(self, data: object, where: str) -> Node:
        """The node that `to_data` made this of. BadData names the place of what is none."""
        try:
            return self._node(data, where)
        except RecursionError:
            raise BadData(f"{where}: nested too deeply for a card") from None

    def _node(self, data: object, where: str) -> Node:
        if not isinstance(data, dict) or not isinstance(data.get("word"), str):
            raise BadData(f'{where}: must be an object with a "word", not {brief(data)}')
        word = data["word"]
        if word not in self.nodes:
            raise BadData(f"{where}.word: there is no word {unknown(word, sorted(self.nodes))}")
        kind = self.nodes[word]
        hints = self.hints[word]
        for name in data:
            if name != "word" and name not in kind.field_names:
                raise BadData(f"{where}: a {word} has no field {unknown(str(name), list(kind.field_names))}")
        values = {
            name: self._field(data[name], (word, name), hints[name], f"{where}.{name}")
            for name in kind.field_names
            if name in data or _must_have(kind, name, where)
        }
        return kind(**values)

    def _field(self, data: object, place: Place, hint: object, where: str) -> object:
        value = self._value(data, hint, where)
        if isinstance(value, str):
            self._check_text(value, place, where)
        elif isinstance(value, int) and not isinstance(value, bool):
            least, most = self.numbers.get(place, (1, 99))
            if not least <= value <= most:
                raise BadData(f"{where}: must be from {least} to {most}, not {value}")
        elif isinstance(value, tuple) and place[1] in self.lists:
            what, allowed = self.lists[place[1]]
            for name in value:
                if name not in allowed:
                    raise BadData(f"{where}: there is no {what} {unknown(str(name), list(allowed))}")
        return value

    def _check_text(self, value: str, place: Place, where: str) -> None:
        allowed = self.texts.get(place) or self.texts.get(("", place[1]))
        if allowed and value not in allowed:
            raise BadData(f"{where}: there is no {unknown(value, allowed)}")
        if place in self.checks:
            try:
                self.checks[place](value)
            except ValueError as error:
                raise BadData(f"{where}: {error}") from None

    def _value(self, value: object, hint: object, where: str) -> object:
        """Plain data as the type that a node's field wants."""
        if get_origin(hint) is tuple:
            if not isinstance(value, list):
                raise BadData(f"{where}: must be a list, not {brief(value)}")
            inner = get_args(hint)[0]
            return tuple(self._value(item, inner, f"{where}[{number}]") for number, item in enumerate(value))
        choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        if type(value) in PLAIN and type(value) in choices:
            return value
        if any(choice not in PLAIN for choice in choices):
            node = self._node(value, where)
            if not isinstance(node, tuple(choice for choice in choices if isinstance(choice, type))):
                raise BadData(f'{where}: "{word_of(type(node))}" does not fit here')
            return node
        names = " or ".join(
            "nothing" if choice is NoneType else str(getattr(choice, "__name__", choice)) for choice in choices
        )
        raise BadData(f"{where}: must be {names}, not {brief(value)}")


def _must_have(kind: type[Node], name: str, where: str) -> bool:
    if name not in kind.field_defaults:
        raise BadData(f'{where}: the field "{name}" is missing')
    return False
