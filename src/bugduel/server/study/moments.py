"""An exercise as the one who tries it sees it: moments as games have them, of that one seat and nothing else."""

from collections.abc import Sequence
from typing import Any

from bugduel.core import Event, State
from bugduel.core.state import NOBODY
from bugduel.core.teams import teams_of
from bugduel.server.protocol import to_readers as to
from bugduel.server.rooms.messages import teller, told_lines, told_move
from bugduel.server.store.games import OVER, RUNNING
from bugduel.server.study.exercises import Exercise, opening
from bugduel.server.time import now


class Sight:
    """Plays an exercise along a line, and tells what is seen of it."""

    def __init__(self, exercise: Exercise, language: str) -> None:
        self.state: State = opening(exercise)
        self.me = self.state.actor()
        self.teller = teller(exercise.game.name, language, self.me, tuple(teams_of(self.state)))
        self.ply = 0

    def beginning(self, offered: Sequence[int]) -> to.Moment:
        """The first choice, with what led to it."""
        return to.Moment(**self._moment(self.state.recorded() or [], offered))

    def plies(self, line: Sequence[int], first: int, offered: Sequence[int]) -> list[to.Ply]:
        """What each action of a line did, from the one with this number on; at the end there is this to choose from."""
        found: list[to.Ply] = []
        for number, action in enumerate(line):
            by = self.state.actor()
            events: list[Event] = []
            self.state.record(events)
            self.state.apply(action)
            self.ply += 1
            if number >= first:
                is_last = number == len(line) - 1
                found.append(to.Ply(kind="move", by=by, **self._moment(events, offered if is_last else ())))
        return found

    def _moment(self, happened: Sequence[Event], offered: Sequence[int]) -> dict[str, Any]:
        view = self.state.view(self.me)
        events = [event.seen_by(self.me) for event in happened]
        outcome = self.state.outcome()
        question = None
        if offered and view.decision is not None:
            moves = [told_move(self.teller, self.state, action, view) for action in offered]
            question = to.Question(self.me, view.decision.choice, self.teller.ask(view.decision, view), moves)
        return {
            "time": now(),
            "ply": self.ply,
            "view": view,
            "events": events,
            "lines": told_lines(self.teller, events, [happened]),
            "question": question,
            "status": OVER if self.state.actor() == NOBODY else RUNNING,
            "result": "" if outcome is None else self.teller.result(outcome),
        }
