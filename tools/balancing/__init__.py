"""The parts of `tools/balance.py`: the games and where they are kept, what is counted in them, and the page."""
