"""The terminal: a first way to play, for any game that the waist knows."""
