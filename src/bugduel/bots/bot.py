"""The interface of bots, and their evaluation of a decision."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from bugduel.core.chance.rng import Rng, seeded
from bugduel.core.seat import Seat
from bugduel.core.seen.move import Move


class Option:
    """One legal action as a bot sees it: a value from 0 (lost) to 1 (won), and its visits.

    If `is_known` is False, it had too few visits: the value is a first guess at best and must not be shown.
    """

    def __init__(self, action: int, value: float, visits: int, is_known: bool = True) -> None:
        self.action = action
        self.value = value
        self.visits = visits
        self.is_known = is_known


class Thought:
    """A bot's evaluation of a decision: every legal action, its own choice first, and the expected continuation.

    Options with a known value come first, the best on top; the others follow. The line names who does what; what others
    hold is guessed there.
    """

    def __init__(self, options: list[Option], line: list[tuple[int, Move]]) -> None:
        self.options = options
        self.line = line

    @property
    def best(self) -> int:
        return self.options[0].action

    @property
    def value(self) -> float:
        """The decider's winning chance with the best option."""
        return self.options[0].value

    def option(self, action: int) -> Option:
        for option in self.options:
            if option.action == action:
                return option
        raise KeyError(action)

    def value_of(self, action: int) -> float:
        return self.option(action).value

    def to_data(self) -> dict[str, object]:
        return {
            "options": [
                {
                    "action": option.action,
                    "value": round(option.value, 4) if option.is_known else None,
                    "visits": option.visits,
                }
                for option in self.options
            ],
            "line": [{"seat": seat, "move": move.to_data()} for seat, move in self.line],
        }


def best_first(options: list[Option]) -> list[Option]:
    """Options by value, known values first. The sort is stable."""
    order = sorted([(not option.is_known, -option.value, place) for place, option in enumerate(options)])
    return [options[place] for _, _, place in order]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Decides for one seat of one game. Its randomness comes from its seed, so its play is reproducible."""

    def __init__(self, seed: str) -> None:
        self.rng: Rng = seeded(f"bot {seed}")

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of the seat's legal actions."""

    @abstractmethod
    def think(self, seat: Seat) -> Thought:
        """Evaluate every legal action of the seat, which must be to act."""

    def close(self) -> None:  # noqa: B027 (most have nothing to end)
        """Release the bot: end any processes it has started."""


def only_action(seat: Seat) -> int:
    """The action of a player who has nothing to decide; -1 if there is a choice."""
    forced_pass = seat.forced_pass()
    if forced_pass >= 0:
        return forced_pass
    legal = seat.legal()
    return legal[0] if len(legal) == 1 else -1
