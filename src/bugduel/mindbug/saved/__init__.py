"""Duels as data: saved states, positions, options."""
