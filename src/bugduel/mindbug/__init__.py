"""Mindbug: a duel in which the opponent may take the creature you play."""
