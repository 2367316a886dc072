"""Learning what things are worth, from games that a bot plays against itself. Needs numpy: the extra `learn`."""
