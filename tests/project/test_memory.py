"""Compiled states and search trees are freed without touching memory that is not theirs."""

import os
import subprocess
import sys

SCRIPT = """
from bugduel.bots.tree import Node
from bugduel.games import GAMES

root = node = Node(0, 0)
for action in range(300):
    node = node.child(action, 0)
del root, node
for game in GAMES.values():
    state = game.new({}, "deep")
    for _ in range(6):
        state.apply(state.legal()[0])
    chain = None
    for _ in range(300):
        chain = [state.clone(), chain]
    del chain
"""


def test_deep_structures_are_freed_in_peace():
    """With Python's debugging allocator, which puts guards around every object and ends the process if one is hurt."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
