"""Puzzles: decisions of which one action wins the game, or saves it, and no other does."""
