"""Analysing a finished game: winning chances throughout, and the costly decisions."""

from bugduel.analysis.game import Analysis, Analyst, Point, Summary
from bugduel.analysis.judging import MARKS, Judged

# Counts iterations, so that results are reproducible. Compiled, a decision takes a fraction of a second.
DEFAULT_BOT = "search:iterations=2000"

__all__ = ["DEFAULT_BOT", "MARKS", "Analysis", "Analyst", "Judged", "Point", "Summary"]
