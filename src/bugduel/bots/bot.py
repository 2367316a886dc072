"""What a bot is."""

from abc import ABC, abstractmethod

from bugduel.core import Rng, Seat, seeded


class Bot(ABC):
    """Decides for one seat. Its own chance comes from its seed, so that it plays the same way again."""

    def __init__(self, seed: str) -> None:
        self.rng: Rng = seeded(f"bot {seed}")

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""
