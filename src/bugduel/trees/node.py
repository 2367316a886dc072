"""The kinds of node.

A node is written like a frozen dataclass, but `dataclasses` would compile five functions for each of the 165 kinds at
every start. Here all kinds share one set of functions, driven by their field names.
"""

from typing import Any, ClassVar, TypeVar, dataclass_transform

AnyNode = TypeVar("AnyNode", bound="Node")


@dataclass_transform(frozen_default=True)
class Node:
    """One word of a card's tree, with ints, strings, tuples and other nodes as fields. Immutable.

    Kinds that only group others, such as Effect, are `abstract` and have no instances.
    """

    field_names: ClassVar[tuple[str, ...]] = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    field_defaults: ClassVar[dict[str, object]] = {}
    is_abstract: ClassVar[bool] = True

    def __init_subclass__(cls, abstract: bool = False) -> None:
        cls.is_abstract = abstract
        own = tuple(cls.__annotations__)
        cls.field_names = cls.field_names + own
        cls.__match_args__ = cls.field_names  # type: ignore[misc]  # mypy knows it only of a class body
        cls.field_defaults = cls.field_defaults | {name: cls.__dict__[name] for name in own if name in cls.__dict__}

    def __init__(self, *values: Any, **named: Any) -> None:
        kind = type(self)
        names = kind.field_names
        fields = self.__dict__
        fields.update(kind.field_defaults)
        fields.update(zip(names, values, strict=False))
        fields.update(named)
        if fields.keys() != set(names) or len(values) > len(names) or not named.keys().isdisjoint(names[: len(values)]):
            raise TypeError(f"{kind.__name__}{_why_not(kind, values, named)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to field {name!r} of a {type(self).__name__}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"cannot delete field {name!r} of a {type(self).__name__}")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        fields = self.__dict__
        return hash((type(self), *[fields[name] for name in self.field_names]))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.field_names)
        return f"{type(self).__qualname__}({fields})"


class Effect(Node, abstract=True):
    """Something done once."""


class Constant(Node, abstract=True):
    """Something that applies while the card is in play."""


class Condition(Node, abstract=True):
    """Something that is true or false at a given moment."""


def replaced(node: AnyNode, **fields: Any) -> AnyNode:
    """A copy of a node with some fields changed. TypeError for unknown fields."""
    return type(node)(**{**node.__dict__, **fields})


def _why_not(kind: type[Node], values: tuple[object, ...], named: dict[str, object]) -> str:
    """What is wrong with the given fields."""
    names = kind.field_names
    if len(values) > len(names):
        return f" takes {len(names)} fields, but {len(values)} were given"
    for name in named:
        if name not in names:
            return f" has no field {name!r}"
        if name in names[: len(values)]:
            return f" got the field {name!r} twice"
    missing = [name for name in names[len(values) :] if name not in named and name not in kind.field_defaults]
    return f" misses the fields {', '.join(missing)}"
