"""What happens: the course of a duel, choices, attacks, effects."""
