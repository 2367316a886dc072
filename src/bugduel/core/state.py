"""A game in progress, as everything above the waist knows it."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.copies import restored
from bugduel.core.errors import IllegalAction
from bugduel.core.search_model import SearchModel
from bugduel.core.seen.event import Event
from bugduel.core.seen.explained import Part
from bugduel.core.seen.move import Move
from bugduel.core.seen.view import View

NOBODY = -1  # the actor of a finished game
MOST_SHOWN: Final = 10**40  # of an action in a message
ANY_GAME: Final = SearchModel()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The rules of one game in progress, all of it plain data, whole at every decision.

    It is abstract without being an ABC, and has no attributes: so the compiled games stay fast, and plain Python can
    subclass it, too. Games that record what happens start from `bugduel.core.recording.RecordingState`.
    """

    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the game."""

    def team(self, seat: int) -> int:
        """The team of a seat, counted from 0; without teams everybody is one. Teammates win and lose together."""
        return seat

    @abstractmethod
    def actor(self) -> int:
        """The seat that must decide, or NOBODY when the game is over."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The actions the actor may choose from, in a fixed order. Read it, never change it."""

    def anytime(self, seat: int) -> list[int]:
        """What a seat may do at any moment, whoever decides: to concede, say. It is never among `legal`."""
        return []

    def asides(self) -> list[int]:
        """What anybody may do at any moment, each action once."""
        found: list[int] = []
        for seat in range(self.seats()):
            for action in self.anytime(seat):
                if action not in found:
                    found.append(action)
        return found

    @abstractmethod
    def apply(self, action: int) -> None:
        """Play an action on to the next decision. IllegalAction leaves the game as it was."""

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that changes. It records no events."""

    @abstractmethod
    def outcome(self) -> list[float] | None:
        """A score for each seat (1 won, 0 lost, between for a tie), or None while the game goes on."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """All that one seat, or a spectator (-1), may know of the moment."""

    def explain(self, piece: int) -> list[Part]:
        """Why the power of a card in play is what it is: what is printed first, then what changes it. Empty if there is
        no such card, or if the game does not tell.
        """
        return []

    @abstractmethod
    def move(self, action: int) -> Move:
        """What an action means that may be taken now."""

    def is_open(self, action: int) -> bool:
        """Whether everybody sees which of the legal actions this is; a card that is chosen unseen is not open."""
        return False

    @abstractmethod
    def imagine(self, seat: int, chance: Chance) -> "State":
        """A whole state that this seat could not tell from this one: the hidden cards dealt anew."""

    @abstractmethod
    def to_data(self) -> dict[str, object]:
        """The whole state, secrets and chance included, as plain data for JSON."""

    @abstractmethod
    def reader(self) -> Callable[[object], "State"]:
        """The function that makes a state of what `to_data` returned."""

    def search_model(self) -> SearchModel:
        """What bots want to know of this game."""
        return ANY_GAME

    # --- what happened ------------------------------------------------------------------------------------------------

    def recorded(self) -> list[Event] | None:
        """What happened so far, or None if nobody records it. The list grows while the game is played."""
        return None

    def record(self, events: list[Event] | None) -> None:
        """Record what happens from now on in this list; None to stop."""

    def take_forced(self) -> list[int]:
        """Seat and action, seat and action, of what the engine decided since this was last asked, because there was
        but one answer and everybody could see that. Only while events are recorded.
        """
        return []

    # --- checking and copying -----------------------------------------------------------------------------------------

    def check(self, action: int) -> None:
        """Refuse what may not be applied now. What is legal instead is told apart: it would show a hand."""
        if action in self.legal() or action in self.asides():
            return
        actor = self.actor()
        # Python refuses to write down numbers of some thousands of digits.
        given = str(action) if abs(action) < MOST_SHOWN else "with so many digits"
        if actor < 0:
            raise IllegalAction(f"action {given}: the game is over")
        allowed = [f"{legal} ({self.move(legal).brief()})" for legal in self.legal()]
        raise IllegalAction(f"action {given} is not legal for player {actor + 1} now", allowed)

    # `copy` and `pickle` give an equal state at the same decision and keep the events, which a clone does not.

    def __copy__(self) -> "State":
        twin = self.clone()
        events = self.recorded()
        twin.record(None if events is None else events[:])  # an event never changes
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        recorded = self.recorded()
        events = None if recorded is None else [event.parts() for event in recorded]
        return restored, (self.reader(), self.to_data(), events)
