"""What each command of `bugduel` does."""
