"""When a person lets the game go on without being asked."""

from collections.abc import Iterable, Sequence
from typing import Any

from bugduel.core import Game, Move, Seat
from bugduel.core.reading.fields import unknown
from bugduel.telling.table import PASS
from bugduel.terminal.usage_errors import UsageError

ASK = -1


class Passing:
    """Whoever has nothing to do passes by itself, but for the moments at which the person wants to be asked."""

    def __init__(self, moments: Sequence[str], stops: Iterable[str] = ()) -> None:
        self.moments = moments
        self.stops = set(stops)
        self.turn = ASK  # in this turn all is passed

    def action(self, seat: Seat) -> int:
        """What is chosen for the person now; ASK if that is for the person to say."""
        view: dict[str, Any] = seat.view
        if self.turn == view["turn"]:
            move = pass_of(seat.moves())
            if move is not None:
                return move.action
        self.turn = ASK
        return ASK if view["decision"].get("moment") in self.stops else seat.forced_pass()

    def change(self, words: str) -> str:
        """Add moments, or with a minus take them away. Returns the first that there is not, if any."""
        named = words.replace(",", " ").split()
        for word in named:
            if word.removeprefix("-") not in self.moments:
                return word.removeprefix("-")
        for word in named:
            if word.startswith("-"):
                self.stops.discard(word[1:])
            else:
                self.stops.add(word)
        return ""


def pass_of(moves: Iterable[Move]) -> Move | None:
    """The move that lets the game go on, if there is one."""
    return next((move for move in moves if move.kind == PASS), None)


def passing_with(game: Game, stops: str | None) -> Passing:
    """As `--stop` says."""
    passing = Passing(game.moments())
    if stops is None:
        return passing
    if not passing.moments:
        raise UsageError(f"--stop: in {game.name} nobody is asked in vain")
    wrong = passing.change(stops)
    if wrong:
        raise UsageError(f"--stop: there is no moment {unknown(wrong, passing.moments)}")
    return passing
