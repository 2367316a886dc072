"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these.

Every node is made of ints, strings, tuples and other nodes, so that readers (lowering, describing, exporting) can walk
any of them.
"""

from bugduel.mindbug.tree import cards, conditions, constants, effects, selection
from bugduel.mindbug.tree.cards import *  # noqa: F403
from bugduel.mindbug.tree.conditions import *  # noqa: F403
from bugduel.mindbug.tree.constants import *  # noqa: F403
from bugduel.mindbug.tree.effects import *  # noqa: F403
from bugduel.mindbug.tree.node import Condition, Constant, Effect, Node
from bugduel.mindbug.tree.selection import *  # noqa: F403

MODULES = (selection, conditions, effects, constants, cards)

__all__ = ["MODULES", "Condition", "Constant", "Effect", "Node"]
__all__ += [name for module in MODULES for name in module.__all__]
