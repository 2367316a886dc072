"""A person at a game, a match, a draft or a puzzle, and how it is kept."""
