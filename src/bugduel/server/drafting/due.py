"""Whom a draft does not wait for any more, and when somebody has to look at it although nobody does anything."""

from collections.abc import Callable

from bugduel.core.draft import Draft
from bugduel.server.drafting.rows import OPEN, OVER, RUNNING, DraftRow, DraftSeat
from bugduel.server.protocol.terms import DAY, SECOND

GRACE = SECOND  # for a pick that was sent in time and is under way
AWAY = 120 * SECOND  # the others wait for somebody who is away, or for the time of a pick if that is longer
NOBODY_CAME = DAY  # a draft that has not begun, and at which nobody was for so long, is closed
NOBODY_PICKED = 7 * DAY  # one that has begun is brought to its end

Elapsed = Callable[[int, int], int]  # how long a server ran between two moments


class Patience:
    """How long a draft still waits for whom, at one moment."""

    def __init__(self, row: DraftRow, at: int, elapsed: Elapsed) -> None:
        self.row = row
        self.at = at
        self.elapsed = elapsed

    def left(self) -> int | None:
        """Milliseconds that are left for a pick; None where time does not matter."""
        if self.row.status != RUNNING or not self.row.seconds:
            return None
        return max(self.row.seconds * SECOND - self.elapsed(self.row.asked, self.at), 0)

    def away_left(self, seat: DraftSeat) -> int:
        """Milliseconds that the others still wait for somebody who is away."""
        if seat.person is None or seat.away_since is None:
            return 0
        return max(max(AWAY, self.row.seconds * SECOND) - self.elapsed(seat.away_since, self.at), 0)

    def is_overdue(self) -> bool:
        return self._until_overdue() == 0

    def is_abandoned(self) -> bool:
        """Nobody sits there, or all have been away for so long that they will not come back."""
        return self._until_abandoned() == 0

    def skipped(self, draft: Draft) -> list[int]:
        """The seats that hold up others and are waited for no longer: all that have still to pick, or none. So who
        comes back while somebody else chooses can choose as well.
        """
        return draft.waiting() if self._until_skipped(draft) == 0 else []

    def due(self, draft: Draft | None) -> int | None:
        """When somebody has to look at the draft; None if nothing is to be expected but what a person does."""
        waits = [self._until_overdue(), self._until_abandoned(), None if draft is None else self._until_skipped(draft)]
        return min((self.at + wait for wait in waits if wait is not None), default=None)

    def _until_overdue(self) -> int | None:
        if self.row.status != RUNNING or not self.row.seconds:
            return None
        return max(self.row.seconds * SECOND + GRACE - self.elapsed(self.row.asked, self.at), 0)

    def _until_skipped(self, draft: Draft) -> int | None:
        waiting = [self.row.seats[seat] for seat in draft.waiting()]
        if self.row.status != RUNNING or not waiting or not any(seat.is_here for seat in self.row.seats):
            return None
        if any(seat.is_here for seat in waiting):
            return None
        return max(map(self.away_left, waiting))

    def _until_abandoned(self) -> int | None:
        people = [seat for seat in self.row.seats if seat.person is not None]
        if self.row.status == OVER or any(seat.is_here for seat in people):
            return None
        since = max((seat.away_since or 0 for seat in people), default=0)
        longest = NOBODY_CAME if self.row.status == OPEN else NOBODY_PICKED
        return max(longest - self.elapsed(since, self.at), 0)
