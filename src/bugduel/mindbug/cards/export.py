"""Mindbug's cards as plain data and back: which words and numbers its trees take."""

from bugduel.core.errors import BadData
from bugduel.core.reading.fields import brief
from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.cards.tree import CreatureCard
from bugduel.trees.data import Grammar, check_name, to_data

__all__ = ["GRAMMAR", "card_from_data", "to_data"]

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

GRAMMAR = Grammar(tree.MODULES, TEXTS, NUMBERS, {"keywords": ("keyword", list(KEYWORDS))}, {})


def card_from_data(data: object, where: str) -> CreatureCard:
    """A card that `to_data` made. BadData names the place of what is no card."""
    node = GRAMMAR.read(data, where)
    if not isinstance(node, CreatureCard):
        raise BadData(f'{where}: must be a "creature-card", not {brief(data)}')
    check_name(node.name, where)
    return node
