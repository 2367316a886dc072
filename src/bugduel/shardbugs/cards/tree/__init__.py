"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these.

All nodes of this package are words of the cards' language: there is no list of them to keep.
"""

from bugduel.shardbugs.cards.tree.cards import *
from bugduel.shardbugs.cards.tree.effects import *
from bugduel.shardbugs.cards.tree.selection import *
from bugduel.trees.node import Condition as Condition
from bugduel.trees.node import Constant as Constant
from bugduel.trees.node import Effect as Effect
from bugduel.trees.node import Node as Node
