"""A game of Shard Bugs as the waist knows it."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.lists import has
from bugduel.core.search_model import SearchModel
from bugduel.core.seen.explained import Part
from bugduel.core.seen.move import Move
from bugduel.core.seen.view import View
from bugduel.core.state import State
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.rules.course import advance, answer, concede
from bugduel.shardbugs.rules.turn import call_time
from bugduel.shardbugs.saved.save import to_data
from bugduel.shardbugs.search import SEARCH
from bugduel.shardbugs.seen.explain import explain
from bugduel.shardbugs.seen.imagine import deal_anew
from bugduel.shardbugs.seen.moves import move
from bugduel.shardbugs.seen.view import view

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

    def anytime(self, seat: int) -> list[int]:
        """Whoever is still in may concede (SB-W5) and call time (SB-W4)."""
        if self.is_over or not 0 <= seat < len(self.sides) or self.sides[seat].is_out:
            return []
        return [a.CONCEDE | seat] if self.time_left >= 0 else [a.CONCEDE | seat, a.CALL_TIME]

    def is_open(self, action: int) -> bool:
        return action & a.VERB not in UNSEEN

    def apply(self, action: int) -> None:
        if has(self.choices, action):
            self.ply += 1
            answer(self, action)
        else:
            self.check(action)
            self.ply += 1
            if action == a.CALL_TIME:
                call_time(self)
                return
            concede(self, a.what_of(action))
        advance(self)

    def outcome(self) -> list[float] | None:
        if not self.is_over:
            return None
        share = 1.0 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.sides))]

    def clone(self) -> "Contest":
        sides = [side.clone() for side in self.sides]
        twin = Contest(self.pool, self.rng.clone(), sides, [frame.clone() for frame in self.stack])
        twin.ply = self.ply
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

    def view(self, seat: int) -> View:
        return view(self, seat)

    def explain(self, piece: int) -> list[Part]:
        return explain(self, piece)

    def move(self, action: int) -> Move:
        self.check(action)
        return move(self, action)

    def imagine(self, seat: int, chance: Chance) -> "Contest":
        twin = self.clone()
        deal_anew(twin, seat, chance)
        return twin

    def search_model(self) -> SearchModel:
        return SEARCH

    def to_data(self) -> dict[str, object]:
        return to_data(self)

    def reader(self) -> Callable[[object], State]:
        from bugduel.shardbugs.saved.load import from_data  # here, because it needs this module

        return from_data
