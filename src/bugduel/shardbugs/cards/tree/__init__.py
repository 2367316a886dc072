"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these."""

from bugduel.shardbugs.cards.tree import cards, effects, selection
from bugduel.shardbugs.cards.tree.cards import *
from bugduel.shardbugs.cards.tree.effects import *
from bugduel.shardbugs.cards.tree.selection import *
from bugduel.trees.node import Condition, Constant, Effect, Node

MODULES = (selection, effects, cards)

__all__ = ["MODULES", "Condition", "Constant", "Effect", "Node"]
__all__ += [name for module in MODULES for name in module.__all__]
