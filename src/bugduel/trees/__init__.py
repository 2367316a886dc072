"""Cards as trees of words, shared by all games: as plain data and as text."""
