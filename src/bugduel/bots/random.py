"""The random bot: the baseline that every other bot must beat."""

from bugduel.bots.bot import Bot, Option, Thought
from bugduel.core.seat import Seat


class RandomBot(Bot):
    """Chooses each legal action equally often."""

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]

    def think(self, seat: Seat) -> Thought:
        """It does not evaluate actions."""
        return Thought([Option(action, 0.5, 0, is_known=False) for action in seat.legal()], [])
