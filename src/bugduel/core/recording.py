"""A state that counts its plies and records what happens, if somebody wants to know."""

from mypy_extensions import i64, mypyc_attr

from bugduel.core.seen.event import Event, Fact
from bugduel.core.state import State


@mypyc_attr(acyclic=True)
class RecordingState(State):
    """`events` is a list that grows while the game is played, or None where nobody records."""

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.forced: list[int] | None = None
        self.ply: i64 = 0  # actions applied so far

    def recorded(self) -> list[Event] | None:
        return self.events

    def record(self, events: list[Event] | None) -> None:
        self.events = events

    def note(self, kind: str, facts: dict[str, Fact]) -> None:
        """Something happened, for all to see."""
        if self.events is not None:
            self.events.append(Event(kind, facts))

    def note_forced(self, seat: int, action: int) -> None:
        """The engine answers for a seat, because there is but one answer and everybody can see that."""
        if self.forced is None:
            self.forced = []
        self.forced.append(seat)
        self.forced.append(action)

    def take_forced(self) -> list[int]:
        forced = self.forced
        self.forced = None
        return forced if forced is not None else []
