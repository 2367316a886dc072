"""The words cards are written with. Each builds a node of the tree; docs/shard-cards.md explains them all."""

from bugduel.shardbugs.cards.vocabulary.cards import *  # noqa: F403
from bugduel.shardbugs.cards.vocabulary.effects import *  # noqa: F403
from bugduel.shardbugs.cards.vocabulary.lists import *  # noqa: F403
from bugduel.shardbugs.cards.vocabulary.selecting import *  # noqa: F403
