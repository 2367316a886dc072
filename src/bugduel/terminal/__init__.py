"""The terminal client, for any game."""
