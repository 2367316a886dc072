"""Names of games and people in addresses: short, and not to be guessed."""

import secrets

LETTERS = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"  # none that look alike


def new_id(letters: int = 12) -> str:
    """69 bits: who knows the address of a private game was given it."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))
