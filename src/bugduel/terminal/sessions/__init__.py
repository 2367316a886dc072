"""A person playing a game, a match, a draft or a puzzle, and how it is saved."""
