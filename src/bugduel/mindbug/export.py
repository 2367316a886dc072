"""Trees as plain data and back, so that home-made cards are data and not code.

A node becomes an object whose "word" is its name; fields at their defaults are left out.
"""

from dataclasses import MISSING, Field, fields, is_dataclass
from types import UnionType
from typing import Union, get_args, get_origin, get_type_hints

from bugduel.core.errors import BadData
from bugduel.core.fields import brief, unknown
from bugduel.mindbug import tree
from bugduel.mindbug.keywords import KEYWORDS
from bugduel.mindbug.ops import EVENTS
from bugduel.mindbug.tree import CreatureCard, Node


def _word(node: type) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in node.__name__).lstrip("-")


NODES: dict[str, type[Node]] = {
    _word(thing): thing
    for module in tree.MODULES
    for thing in vars(module).values()
    if isinstance(thing, type) and issubclass(thing, Node) and is_dataclass(thing)
}
HINTS: dict[str, dict[str, object]] = {word: get_type_hints(node, vars(tree)) for word, node in NODES.items()}

# The words that stand in plain text fields, for one kind of node or for all.
TEXTS: dict[tuple[str, str], tuple[str, ...]] = {
    ("creatures", "side"): ("any", "ally", "enemy", "this"),
    ("creatures", "extreme"): ("", "highest", "lowest"),
    ("cards", "place"): ("my-discard", "their-discard", "any-discard", "my-hand"),
    ("cards", "has"): ("", "play", "defeated"),
    ("per", "what"): ("their-mindbugs", "octonite-on-allies", "octonite-on-this"),
    ("cannot", "what"): ("attack", "block", "be-defeated"),
    ("triggered", "event"): tuple(EVENTS[:-1]),
    ("lose-life", "who"): ("me", "opponent", "both"),
    ("", "who"): ("me", "opponent"),
}

# Numbers are from 1 to 99, but for these.
NUMBERS: dict[tuple[str, str], tuple[int, int]] = {
    ("choice", "least"): (0, 99),
    ("creatures", "least_power"): (0, 99),
    ("creatures", "most_power"): (0, 99),
    ("have", "power"): (-99, 99),
    ("cards", "least_power"): (0, 99),
    ("cards", "most_power"): (0, 99),
    ("creature-card", "octonite"): (0, 99),
    ("creature-card", "dice"): (0, 2),
    ("creature-card", "stage"): (1, 3),
    ("blocked-only-by", "near"): (0, 99),
    ("hand-at-most", "count"): (0, 99),
    ("other-allies", "count"): (0, 99),
    ("power-card", "cost"): (0, 99),
    ("defeat-rolls", "least"): (1, 6),
}


def to_data(value: object) -> object:
    """A node, or a value inside one, as plain data."""
    if isinstance(value, Node) and is_dataclass(value):
        data: dict[str, object] = {"word": _word(type(value))}
        for field in fields(value):
            inner = getattr(value, field.name)
            if field.default is MISSING or inner != field.default:
                data[field.name] = to_data(inner)
        return data
    if isinstance(value, tuple):
        return [to_data(item) for item in value]
    return str(value) if isinstance(value, str) else value


def card_from_data(data: object, where: str) -> CreatureCard:
    """A card that `to_data` made. BadData names the place of what is no card."""
    try:
        node = _node(data, where)
    except RecursionError:
        raise BadData(f"{where}: nested too deeply for a card") from None
    if not isinstance(node, CreatureCard):
        raise BadData(f'{where}: must be a "creature-card", not {brief(data)}')
    if not node.name:
        raise BadData(f"{where}.name: a card needs a name")
    if not node.name.isprintable() or "/" in node.name or node.name.startswith("*"):
        raise BadData(f"{where}.name: must be plain text without a slash, and begin with no star")
    return node


def _node(data: object, where: str) -> Node:
    if not isinstance(data, dict) or not isinstance(data.get("word"), str):
        raise BadData(f'{where}: must be an object with a "word", not {brief(data)}')
    word = data["word"]
    if word not in NODES:
        raise BadData(f"{where}.word: there is no word {unknown(word, sorted(NODES))}")
    kind = NODES[word]
    hints = HINTS[word]
    named = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]  # every entry is a dataclass
    for name in data:
        if name != "word" and name not in named:
            raise BadData(f"{where}: a {word} has no field {unknown(str(name), list(named))}")
    values = {
        name: _field(data, word, field, hints[name], f"{where}.{name}")
        for name, field in named.items()
        if name in data or _must_have(field, where)
    }
    return kind(**values)


def _must_have(field: "Field[object]", where: str) -> bool:
    if field.default is MISSING:
        raise BadData(f'{where}: the field "{field.name}" is missing')
    return False


def _field(data: dict[str, object], word: str, field: "Field[object]", hint: object, where: str) -> object:
    value = _value(data[field.name], hint, where)
    allowed = TEXTS.get((word, field.name)) or TEXTS.get(("", field.name))
    if allowed and isinstance(value, str) and value not in allowed:
        raise BadData(f"{where}: there is no {unknown(str(value), allowed)}")
    if isinstance(value, int) and not isinstance(value, bool):
        least, most = NUMBERS.get((word, field.name), (1, 99))
        if not least <= value <= most:
            raise BadData(f"{where}: must be from {least} to {most}, not {value}")
    if field.name == "keywords" and isinstance(value, tuple):
        for name in value:
            if name not in KEYWORDS:
                raise BadData(f"{where}: there is no keyword {unknown(str(name), list(KEYWORDS))}")
    return value


def _value(value: object, hint: object, where: str) -> object:
    """Plain data as the type that a node's field wants."""
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise BadData(f"{where}: must be a list, not {brief(value)}")
        inner = get_args(hint)[0]
        return tuple(_value(item, inner, f"{where}[{number}]") for number, item in enumerate(value))
    choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    nodes = any(isinstance(choice, type) and issubclass(choice, Node) for choice in choices)
    if nodes and type(value) not in choices:
        node = _node(value, where)
        if not isinstance(node, tuple(choice for choice in choices if isinstance(choice, type))):
            raise BadData(f'{where}: "{_word(type(node))}" does not fit here')
        return node
    for choice in choices:
        if choice is type(value):
            return value
    names = " or ".join(
        "nothing" if choice is type(None) else str(getattr(choice, "__name__", choice)) for choice in choices
    )
    raise BadData(f"{where}: must be {names}, not {brief(value)}")
