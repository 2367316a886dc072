"""The place of a judge after the game: every hand and pile lies open, only chance to come does not."""

from bugduel.core.chance.chance import Chance
from bugduel.core.seat import Seat
from bugduel.core.state import State


class OpenSeat(Seat):
    """A player's place with all cards open. A bot that thinks here knows what everybody held and would have drawn."""

    def imagine(self, chance: Chance) -> State:
        """The game as it is. Dice and shuffles still to come are thrown anew, or the judge would know them, too."""
        return self._state.search_model().reseeded(self._state, chance)
