"""Routes for programs that play: streams, moves and challenges over plain HTTP."""
