"""Shard Bugs: its rules, its cards, its decks and its draft."""
