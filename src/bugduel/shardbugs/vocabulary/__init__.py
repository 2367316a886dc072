"""The words cards are written with. Each builds a node of the tree; docs/shard-cards.md explains them all."""

from bugduel.shardbugs.vocabulary.cards import *  # noqa: F403
from bugduel.shardbugs.vocabulary.effects import *  # noqa: F403
from bugduel.shardbugs.vocabulary.lists import *  # noqa: F403
from bugduel.shardbugs.vocabulary.selecting import *  # noqa: F403
