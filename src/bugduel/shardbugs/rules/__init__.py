"""What happens: the course of a game, choices, combat, effects."""
