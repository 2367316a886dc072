"""Cards as data: trees, the words they are written with, sets, decks and the draft."""
