"""What things are worth to a bot: weights as data, and what a game counts."""
