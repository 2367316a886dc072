"""The seat of a judge after the game: all cards are open, only future chance is not."""

from bugduel.core.chance.chance import Chance
from bugduel.core.seat import Seat
from bugduel.core.state import State


class OpenSeat(Seat):
    """A seat with all cards open. A bot here knows what everybody held and would have drawn."""

    def imagine(self, chance: Chance) -> State:
        """The actual game with new chance, so that the judge does not know future dice and shuffles."""
        return self._state.search_model().reseeded(self._state, chance)
