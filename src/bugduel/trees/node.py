"""The kinds of node."""


class Node:
    """One word of a card's tree. Every kind is a frozen dataclass of ints, strings, tuples and other nodes."""

    __slots__ = ()


class Effect(Node):
    """Something that is done, once."""

    __slots__ = ()


class Constant(Node):
    """Something that holds while the card is in play."""

    __slots__ = ()


class Condition(Node):
    """Something that is so or not, at a moment."""

    __slots__ = ()
