"""The words cards are written with. Each builds a node of the tree; docs/shard-cards.md explains them all."""

from bugduel.shardbugs.cards.vocabulary.cards import *
from bugduel.shardbugs.cards.vocabulary.effects import *
from bugduel.shardbugs.cards.vocabulary.lists import *
from bugduel.shardbugs.cards.vocabulary.selecting import *
