"""A game in progress, as everything above the waist knows it."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.copies import restored
from bugduel.core.errors import IllegalAction
from bugduel.core.event import Event
from bugduel.core.move import Move
from bugduel.core.rng import Rng

NOBODY = -1  # the actor of a finished game
MOST_SHOWN: Final = 10**40  # of an action in a message


@mypyc_attr(acyclic=True)
class State:
    """One game in progress, all of it plain data, whole at every decision.

    `events` is a list that grows while the game is played, or None where nobody records.
    It is abstract without being an ABC: mypy checks it all the same, and mypyc checks no more at every access whether
    an attribute has been set.
    """

    def __init__(self) -> None:
        self.events: list[Event] | None = None
        self.forced: list[int] | None = None  # seat and action of what the engine decided, where events are recorded

    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the game."""

    @abstractmethod
    def actor(self) -> int:
        """The seat that must decide, or NOBODY when the game is over."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The actions the actor may choose from, in a fixed order. Read it, never change it."""

    @abstractmethod
    def apply(self, action: int) -> None:
        """Play an action on to the next decision. IllegalAction leaves the game as it was."""

    def anytime(self) -> list[int]:
        """Actions that may be applied at any moment, whoever decides: to concede, say. They are never among `legal`."""
        return []

    def forced_pass(self) -> int:
        """The legal action of a player who has nothing to do here but let the game go on; -1 if there is a choice."""
        return -1

    def search_actions(self) -> list[int]:
        """The legal actions less those that hardly ever are of use. Bots that look far ahead look at no others."""
        return self.legal()

    def check(self, action: int) -> None:
        """Refuse what may not be applied now. What is legal instead is told apart: it would show a hand."""
        if action in self.legal() or action in self.anytime():
            return
        actor = self.actor()
        # Python refuses to write down numbers of some thousands of digits.
        given = str(action) if abs(action) < MOST_SHOWN else "with so many digits"
        if actor < 0:
            raise IllegalAction(f"action {given}: the game is over")
        allowed = [f"{legal} ({self.move(legal).brief()})" for legal in self.legal()]
        raise IllegalAction(f"action {given} is not legal for player {actor + 1} now", allowed)

    def note_forced(self, seat: int, action: int) -> None:
        """The engine answers for a seat, because there is but one answer and everybody can see that."""
        if self.forced is None:
            self.forced = []
        self.forced.append(seat)
        self.forced.append(action)

    def is_open(self, action: int) -> bool:
        """Whether everybody sees which of the legal actions this is; a card that is chosen unseen is not open."""
        return False

    def pass_action(self) -> int:
        """The legal action that adds nothing more (to pass, to be done), or -1. Bots look ahead with it."""
        return -1

    def is_settled(self, seat: int) -> bool:
        """Whether nothing is under way that an estimate for this seat would miss. Bots look ahead to such states."""
        return self.actor() == seat

    def turns(self) -> int:
        """How many turns have begun, the one that is being taken among them."""
        return 0

    def chance_counter(self) -> int:
        """A number that changes whenever chance, or a pile in an order that nobody knows, decides something."""
        return 0

    def every_hand(self, seat: int, most: int) -> list["State"]:
        """All states that a seat could not tell from this one, with the hands of others dealt anew: each deal once,
        this one first. None if there are more than `most`, or if the game cannot list them here.
        """
        return []

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that changes. It records no events."""

    @abstractmethod
    def reseeded(self, rng: Rng) -> "State":
        """A clone whose chance to come is new."""

    @abstractmethod
    def outcome(self) -> list[float] | None:
        """A score for each seat (1 won, 0 lost, between for a tie), or None while the game goes on."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, object]:
        """All that one seat may know of the moment, as plain data (docs/architecture.md has its shape)."""

    @abstractmethod
    def move(self, action: int) -> Move:
        """What a legal action means."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> "State":
        """A whole state that this seat could not tell from this one: the hidden cards dealt anew."""

    @abstractmethod
    def estimate(self, seat: int) -> float:
        """A guess how well the game stands for a seat, from 0 (lost) to 1 (won)."""

    @abstractmethod
    def to_data(self) -> dict[str, object]:
        """The whole state, secrets and chance included, as plain data for JSON."""

    # `copy` and `pickle` give an equal state at the same decision and keep the events, which a clone does not.

    @abstractmethod
    def reader(self) -> Callable[[object], "State"]:
        """The function that makes a state of what `to_data` returned."""

    def __copy__(self) -> "State":
        twin = self.clone()
        twin.events = None if self.events is None else self.events[:]  # an event never changes
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        events = None if self.events is None else [event.parts() for event in self.events]
        return restored, (self.reader(), self.to_data(), events)
