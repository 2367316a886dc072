"""Random numbers from a seed.

BLAKE2b in counter mode: what players see of the numbers tells nothing about the ones to come, the
stream is the same on every machine, and its place in the stream is one number that can be saved.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.errors import BadOptions

WORD: Final = 4  # bytes of one number
BLOCK: Final = 64  # bytes of one digest
RANGE: Final = 1 << 32
LONGEST_SEED: Final = 10_000


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng(Chance):
    """A stream of random numbers, fixed by its key (32 bytes) and the place in it."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self.taken: i64 = 0  # numbers taken from the stream so far
        self.block = b""  # the digest that the next number is part of, once it is needed

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        while True:
            word = self.word()
            # The last few words would make small results likelier. Most words need no division to tell.
            if word <= RANGE - bound or word < RANGE - RANGE % bound:
                return word % bound

    def word(self) -> i64:
        """The next 32 bits of the stream, little-endian."""
        place = self.taken * WORD % BLOCK
        if place == 0 or not self.block:
            self.block = self.digest(self.taken * WORD // BLOCK)
        self.taken += 1
        block = self.block
        first: i64 = block[place]
        second: i64 = block[place + 1]
        third: i64 = block[place + 2]
        fourth: i64 = block[place + 3]
        return first | second << 8 | third << 16 | fourth << 24

    def digest(self, number: int) -> bytes:
        return blake2b(number.to_bytes(8, "little"), key=self.key).digest()

    def drawn(self) -> i64:
        return self.taken

    def split(self) -> "Rng":
        """A new stream of its own, fixed by the next numbers of this one."""
        high = int(self.word())
        return Rng((high << 32 | int(self.word())).to_bytes(32, "little"))

    def clone(self) -> "Rng":
        twin = Rng(self.key)
        twin.taken = self.taken
        twin.block = self.block
        return twin

    def to_data(self) -> dict[str, object]:
        return {"key": self.key.hex(), "taken": self.taken}


def seeded(seed: object) -> Rng:
    """The stream that a seed (any text) stands for. BadOptions if it is none."""
    if not isinstance(seed, str):
        raise BadOptions(f"must be text, not {type(seed).__name__}", "seed")
    if len(seed) > LONGEST_SEED:
        raise BadOptions(f"{len(seed):,} characters; at most {LONGEST_SEED:,} are allowed", "seed")
    try:
        text = seed.encode()
    except UnicodeEncodeError:
        raise BadOptions(f"half a character (a lone surrogate) in {seed[:40]!a}", "seed") from None
    return Rng(blake2b(text, digest_size=32, person=b"bugduel").digest())
