"""What players are shown: views, moves, events, and which of them a game has."""
