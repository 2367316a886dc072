"""What a card says, as an immutable tree. Cards are written with the words of `vocabulary`, which build these.

Every node is made of ints, strings, tuples and other nodes, so that readers (lowering, describing, exporting) can walk
any of them. All nodes of this package are words of the cards' language: there is no list of them to keep.
"""

from bugduel.mindbug.cards.tree.cards import *
from bugduel.mindbug.cards.tree.conditions import *
from bugduel.mindbug.cards.tree.constants import *
from bugduel.mindbug.cards.tree.effects import *
from bugduel.mindbug.cards.tree.selection import *
from bugduel.trees.node import Condition as Condition
from bugduel.trees.node import Constant as Constant
from bugduel.trees.node import Effect as Effect
from bugduel.trees.node import Node as Node
