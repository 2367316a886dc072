"""Puzzles and lessons over HTTP."""
