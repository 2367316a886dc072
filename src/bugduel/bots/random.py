"""The bot that plays anything: the least a real bot must beat."""

from bugduel.bots.bot import Bot
from bugduel.core import Seat


class RandomBot(Bot):
    """Chooses each legal action equally often."""

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]
