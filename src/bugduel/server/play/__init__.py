"""One game: its log and the state that comes of it, clocks, and what its players may do. Nothing here waits."""
