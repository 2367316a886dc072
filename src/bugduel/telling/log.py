"""The log in words: grouped by choice, with similar events merged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bugduel.telling.teller import Teller

SeenEvent = Mapping[str, Any]


@dataclass(frozen=True)
class Line:
    """One line of the log: the start of a turn, the first event of a choice, or a further one."""

    text: str
    is_turn: bool = False
    is_first: bool = False
    events: int = 1  # how many it tells of

    def plain(self) -> str:
        if self.is_turn:
            return f"— {self.text} —"
        return f"• {self.text}" if self.is_first else f"    {self.text}"


def tell(teller: Teller, events: Sequence[SeenEvent], starts: Sequence[int], since: int = 0) -> list[Line]:
    """The events from number `since` on. `starts` are the numbers of the first events of choices."""
    lines: list[Line] = []
    is_first = True
    place = since
    while place < len(events):
        is_first = is_first or place in starts
        end = place + 1
        while end < len(events) and _alike(events[place], events[end]):
            end += 1
        group = events[place:end]
        text = teller.event(group)
        is_turn = "turn" in group[0]
        lines.append(Line(text, is_turn, is_first and not is_turn, len(group)))
        is_first = is_turn
        place = end
    return lines


def _alike(one: SeenEvent, other: SeenEvent) -> bool:
    """Whether two events can share a line: the same to another card (or another hidden one), or with another card."""
    if one.keys() != other.keys():
        return False
    differing = {name for name in one if one[name] != other[name]}
    return differing <= ({"with"} if "with" in one else {"card", "piece", "dust"})
