"""Bugduel: play, study and research Mindbug and Shard Bugs."""

__version__ = "0.2.0"
