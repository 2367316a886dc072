"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these.

Every node is made of ints, strings, tuples and other nodes, so that readers (lowering, describing, exporting) can walk
any of them.
"""

from bugduel.mindbug.cards.tree import cards, conditions, constants, effects, selection
from bugduel.mindbug.cards.tree.cards import *
from bugduel.mindbug.cards.tree.conditions import *
from bugduel.mindbug.cards.tree.constants import *
from bugduel.mindbug.cards.tree.effects import *
from bugduel.mindbug.cards.tree.node import Condition, Constant, Effect, Node
from bugduel.mindbug.cards.tree.selection import *

MODULES = (selection, conditions, effects, constants, cards)

__all__ = ["MODULES", "Condition", "Constant", "Effect", "Node"]
__all__ += [name for module in MODULES for name in module.__all__]
