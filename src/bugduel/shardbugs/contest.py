"""A game of Shard Bugs as the waist knows it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.lists import has
from bugduel.core.move import Move
from bugduel.core.rng import Rng
from bugduel.core.state import State
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.estimate import estimate
from bugduel.shardbugs.rules.course import advance, answer
from bugduel.shardbugs.rules.players_out import leave_game
from bugduel.shardbugs.rules.turn import call_time
from bugduel.shardbugs.saved.save import to_data
from bugduel.shardbugs.seen.imagine import deal_anew
from bugduel.shardbugs.seen.moves import move
from bugduel.shardbugs.seen.view import view

RESTS: Final = (a.PASS, a.DONE, a.KEEP, a.NO_TARGET)
UNSEEN: Final = (a.KEEP, a.PUT_BACK, a.CHOOSE_CARD)  # cards of a hand or a deck, for some or all others


@mypyc_attr(acyclic=True, free_list_len=1)
class Contest(Board):
    """One game for two to four players."""

    def seats(self) -> int:
        return len(self.sides)

    def actor(self) -> int:
        return self.asked

    def legal(self) -> list[int]:
        return self.choices

    def anytime(self) -> list[int]:
        if self.is_over:
            return []
        found = [a.CONCEDE | seat for seat in range(len(self.sides)) if not self.sides[seat].is_out]
        return found if self.time_left >= 0 else [*found, a.CALL_TIME]

    def is_open(self, action: int) -> bool:
        return action & a.VERB not in UNSEEN

    def forced_pass(self) -> int:
        """Passing, where there is nothing to answer with: generating dust for nothing is no answer."""
        forced_pass = -1
        for action in self.choices:
            verb = action & a.VERB
            if verb == a.PASS:
                forced_pass = action
            elif verb != a.GENERATE:
                return -1
        return forced_pass

    def search_actions(self) -> list[int]:
        """To play something generates what it costs: dust that is generated for nothing in particular is lost."""
        found: list[int] = []
        for action in self.choices:
            if action & a.VERB != a.GENERATE:
                found.append(action)
        return found if found else self.choices

    def pass_action(self) -> int:
        if self.choices:
            action = self.choices[-1]  # such answers stand last
            if action & a.VERB in RESTS:
                return action
        return -1

    def is_settled(self, seat: int) -> bool:
        """A Main Phase with no web, anybody's: what its player will do in it is not looked at."""
        return len(self.stack) == 1 and self.asked == self.active and self.choices[-1] == a.END_MAIN

    def apply(self, action: int) -> None:
        if has(self.choices, action):
            answer(self, action)
        else:
            self.check(action)
            if action == a.CALL_TIME:
                call_time(self)
                return
            leave_game(self, [action & a.WHAT], "concede")  # SB-W5
        advance(self)

    def outcome(self) -> list[float] | None:
        if not self.is_over:
            return None
        share = 1.0 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.sides))]

    def clone(self) -> "Contest":
        sides = [side.clone() for side in self.sides]
        twin = Contest(self.pool, self.rng.clone(), sides, [frame.clone() for frame in self.stack])
        twin.options = self.options
        twin.is_draft = self.is_draft
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.arrivals = self.arrivals
        twin.threads = self.threads
        twin.time_left = self.time_left
        twin.time_at = self.time_at
        twin.is_over = self.is_over
        twin.winners = self.winners
        if self.pending:
            twin.pending = [frame.clone() for frame in self.pending]
        twin.unsettled = self.unsettled
        twin.played_by = self.played_by
        twin.blocks = self.blocks
        twin.lures = self.lures
        twin.strikes = self.strikes
        twin.stale = self.stale
        twin.discounts = self.discounts
        twin.discounts_of = self.discounts_of
        twin.asked = self.asked
        twin.choices = self.choices
        twin.answers_are_public = self.answers_are_public
        twin.ask_always = self.ask_always
        return twin

    def reseeded(self, rng: Rng) -> "Contest":
        twin = self.clone()
        twin.rng = rng.split()
        return twin

    def view(self, seat: int) -> dict[str, object]:
        return view(self, seat)

    def move(self, action: int) -> Move:
        self.check(action)
        return move(self, action)

    def imagine(self, seat: int, rng: Rng) -> "Contest":
        twin = self.clone()
        deal_anew(twin, seat, rng)
        return twin

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    def to_data(self) -> dict[str, object]:
        return to_data(self)

    def reader(self) -> Callable[[object], State]:
        from bugduel.shardbugs.saved.load import from_data  # here, because it needs this module

        return from_data
