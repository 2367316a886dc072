"""Puzzles: decisions in which exactly one action wins or saves the game."""
