"""The trail of a game for each seat: what was decided and seen so far, as numbers.

Equal trails mean equal knowledge: two games that have come to the same trail cannot be told apart by that seat. So a
trail holds, in order, for each decision:

- the action, if everybody saw it or the seat chose it itself, or UNSEEN;
- actions that the engine took by itself because there was but one (they may show a hidden card), each as `~action`;
- a number of at most SIGHT that stands for all that the seat saw happen.

A bot that wants only what players chose skips everything below UNSEEN.
"""

import json
from hashlib import blake2b
from typing import Final

from bugduel.core.state import NOBODY, State

UNSEEN: Final = -1  # an action that this seat did not see
SIGHT: Final = -(1 << 40)  # below every action that the engine took
NOTHING: Final = -1  # before the first decision nobody has chosen


class Trails:
    """The decisions of one game, from which the trail of each seat is made when somebody asks for it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[tuple[int, int, list[int], int]] = []  # who chose what, what was forced, events so far
        self.trails: dict[int, list[int]] = {}
        self.made: dict[int, int] = {}  # how many steps a trail holds
        self.note(NOBODY, NOTHING)

    def apply(self, action: int) -> None:
        """Play an action. IllegalAction leaves the game and its trails as they were."""
        seat = self.state.actor() if action in self.state.legal() else NOBODY
        self.state.apply(action)
        self.note(seat, action)

    def note(self, seat: int, action: int) -> None:
        self.steps.append((seat, action, self.state.take_forced(), len(self.state.recorded() or ())))

    def events_at(self, ply: int) -> int:
        """How many events there were when so many actions had been taken."""
        return self.steps[min(max(ply, 0), len(self.steps) - 1)][3]

    def of(self, seat: int) -> list[int]:
        """The trail of a seat; it is longer the next time."""
        trail = self.trails.setdefault(seat, [])
        for number in range(self.made.get(seat, 0), len(self.steps)):
            chooser, action, forced, end = self.steps[number]
            if action != NOTHING:
                trail.append(action if chooser == seat or self.state.is_open(action) else UNSEEN)
            for place in range(0, len(forced), 2):
                if forced[place] == seat or self.state.is_open(forced[place + 1]):
                    trail.append(~forced[place + 1])
            start = self.steps[number - 1][3] if number else 0
            if end > start:
                trail.append(self.sight(seat, start, end))
        self.made[seat] = len(self.steps)
        return trail

    def sight(self, seat: int, start: int, end: int) -> int:
        """A number for the events from one place to another, as a seat saw them."""
        events = self.state.recorded() or []
        seen = json.dumps([event.seen_by(seat) for event in events[start:end]])
        return SIGHT - int.from_bytes(blake2b(seen.encode(), digest_size=5).digest())
