"""Mindbug's cards as plain data and back."""

from bugduel.core.errors import BadData, Where, path_of
from bugduel.core.reading.messages import brief
from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.cards.tree import CreatureCard
from bugduel.trees.data import Grammar, check_name, to_data

__all__ = ["GRAMMAR", "card_from_data", "to_data"]

GRAMMAR = Grammar(tree, {"keywords": ("keyword", list(KEYWORDS))})


def card_from_data(data: object, where: Where) -> CreatureCard:
    """A card that `to_data` made. BadData names the place of what is no card."""
    node = GRAMMAR.read(data, where)
    if not isinstance(node, CreatureCard):
        raise BadData(f'must be a "creature-card", not {brief(data)}', where)
    check_name(node.name, path_of(where))
    return node
