"""When a person passes without being asked."""

from collections.abc import Iterable, Sequence

from bugduel.core import Game, Move, Seat
from bugduel.core.reading.messages import unknown
from bugduel.core.seen.move import PASS
from bugduel.terminal.usage_errors import UsageError

ASK = -1
ALL = "all"


class Passing:
    """Passes for the person when there is nothing to do or hardly anybody would do anything, except at the moments at
    which they want to be asked.
    """

    def __init__(self, moments: Sequence[str], stops: Iterable[str] = ()) -> None:
        self.moments = moments
        self.stops = set(stops)
        self.turn = ASK  # the turn in which everything is passed

    def action(self, seat: Seat) -> int:
        """The action chosen for the person now; ASK if the person must choose."""
        view = seat.view
        if self.turn == view.turn:
            move = pass_of(seat.moves())
            if move is not None:
                return move.action
        self.turn = ASK
        if view.decision is not None and view.decision.moment in self.stops:
            return ASK
        idle = seat.idle_pass()
        return idle if idle != ASK else seat.forced_pass()

    def change(self, words: str) -> str:
        """Add moments, or remove them with a minus; "all" means all of them. Returns the first unknown one, if any."""
        named: list[str] = []
        for word in words.replace(",", " ").split():
            minus = "-" if word.startswith("-") else ""
            named += [minus + moment for moment in self.moments] if word.removeprefix("-") == ALL else [word]
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
    """The passing move, if there is one."""
    return next((move for move in moves if move.kind == PASS), None)


def passing_with(game: Game, stops: str | None) -> Passing:
    """The passing that `--stop` asks for."""
    passing = Passing(game.moments())
    if stops is None:
        return passing
    if not passing.moments:
        raise UsageError(f"--stop: {game.name} has no such moments")
    wrong = passing.change(stops)
    if wrong:
        raise UsageError(f"--stop: there is no moment {unknown(wrong, passing.moments)}")
    return passing
