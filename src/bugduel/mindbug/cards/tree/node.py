"""The kinds of node, which are those of every game."""

from bugduel.trees.node import Condition, Constant, Effect, Node

__all__ = ["Condition", "Constant", "Effect", "Node"]
