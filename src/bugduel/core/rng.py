"""All chance of a game, through one door: `below`.

BLAKE2b in counter mode: what players see of the numbers tells nothing about the ones to come, the
stream is the same on every machine, and its place in the stream is one number that can be saved.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

WORDS: Final = 16  # 32-bit words in one digest
RANGE: Final = 1 << 32


class Rng:
    """A stream of random numbers, fixed by its key (32 bytes) and the place in it."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self.taken = 0
        self.words: tuple[int, ...] = ()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        fair = RANGE - RANGE % bound
        while True:
            place = self.taken % WORDS
            if place == 0 or not self.words:
                self.words = self.digest(self.taken // WORDS)
            word = self.words[place]
            self.taken += 1
            if word < fair:
                return word % bound

    def digest(self, block: int) -> tuple[int, ...]:
        data = blake2b(block.to_bytes(8, "little"), key=self.key).digest()
        words: tuple[int, ...] = unpack("<16I", data)
        return words

    def take(self, bag: list[int]) -> int:
        """Remove a random item of a bag (a list whose order means nothing)."""
        last = len(bag) - 1
        place = self.below(last + 1) if last else 0
        item = bag[place]
        bag[place] = bag[last]
        bag.pop()
        return item

    def split(self) -> "Rng":
        """A new stream of its own, fixed by the next numbers of this one."""
        return Rng((self.below(RANGE) << 32 | self.below(RANGE)).to_bytes(32, "little"))

    def clone(self) -> "Rng":
        twin = Rng(self.key)
        twin.taken = self.taken
        twin.words = self.words
        return twin


def seeded(seed: str) -> Rng:
    """The stream that a seed (any text) stands for."""
    return Rng(blake2b(seed.encode(), digest_size=32, person=b"bugduel").digest())
