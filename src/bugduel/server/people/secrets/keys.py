"""Secrets that a browser or a program holds: 256 bits, of which the server keeps only a hash.

Nobody can guess so many bits, so a fast hash is enough; passwords, which people think up, have a slow one.
"""

import hashlib
import secrets

BYTES = 32
MOST_LETTERS = 100  # of what somebody shows us as a key; longer ones are not even hashed


def new_key() -> str:
    return secrets.token_urlsafe(BYTES)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
