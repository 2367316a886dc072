"""Judging a game that was played: how it stood all along, and which decisions gave it away."""

from bugduel.analysis.game import Analysis, Analyst, Point, Summary
from bugduel.analysis.judging import MARKS, Judged

# Counts its looks, so that the same game is judged the same again. Compiled it takes a fraction of a second a decision.
DEFAULT_BOT = "search:iterations=2000"

__all__ = ["DEFAULT_BOT", "MARKS", "Analysis", "Analyst", "Judged", "Point", "Summary"]
