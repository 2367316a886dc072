"""All that one player may know of a game. Bots, clients and learners get this, never the State."""

from mypy_extensions import mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.records.trail import Trails
from bugduel.core.seen.event import Fact
from bugduel.core.seen.explained import Part
from bugduel.core.seen.move import Move
from bugduel.core.seen.view import View
from bugduel.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """One player's place at a game in progress, with the trails of the game, or this player's own, if somebody kept
    them.
    """

    def __init__(self, state: State, number: int, trail: list[int] | Trails | None = None) -> None:
        self._state = state
        self.number = number
        self._trail = trail

    @property
    def trail(self) -> list[int] | None:
        """What was decided and seen so far, as this player knows it, or None if nobody kept it. Equal trails mean equal
        knowledge (`bugduel.core.records.trail`).
        """
        trail = self._trail
        return trail.of(self.number) if isinstance(trail, Trails) else trail

    @property
    def to_act(self) -> bool:
        return self._state.actor() == self.number >= 0

    @property
    def view(self) -> View:
        return self._state.view(self.number)

    def legal(self) -> list[int]:
        """The actions this player may choose from now; none while another decides."""
        return list(self._state.legal()) if self.to_act else []

    def moves(self) -> list[Move]:
        """What each legal action means."""
        return [self._state.move(action) for action in self.legal()]

    def forced_pass(self) -> int:
        """The action of a player who has nothing to do here but let the game go on; -1 if there is a choice."""
        return self._state.search_model().forced_pass(self._state) if self.to_act else -1

    def idle_pass(self) -> int:
        """The pass of a player at a moment at which hardly anybody wants to answer; -1 at any other."""
        return self._state.search_model().idle_pass(self._state) if self.to_act else -1

    def distinct_moves(self) -> list[Move]:
        """What each legal action means; of those that do the same with equal pieces only the first."""
        if not self.to_act:
            return []
        return [self._state.move(action) for action in self._state.search_model().distinct_actions(self._state)]

    def anytime(self) -> list[Move]:
        """What this player may do at any moment, whoever decides."""
        return [self._state.move(action) for action in self._state.anytime(self.number)]

    def history(self, since: int | None = None) -> list[dict[str, Fact]]:
        """What happened, as this player saw it: from the start, or only since the game was at a ply."""
        events = self._state.recorded() or []
        if since is not None:
            assert isinstance(self._trail, Trails), "nobody kept the plies of this game"
            events = events[self._trail.events_at(since) :]
        return [event.seen_by(self.number) for event in events]

    def explain(self, piece: int) -> list[Part]:
        """What the power of a card in play is made of: all of it lies open."""
        return self._state.explain(piece)

    def imagine(self, chance: Chance) -> State:
        """A whole state that this player could not tell from the real one."""
        return self._state.imagine(self.number, chance)

    def outcome(self) -> list[float] | None:
        return self._state.outcome()
