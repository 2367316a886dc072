"""A duel as the waist knows it."""

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
from bugduel.mindbug.actions import CHOOSE_CARD, CONCEDE, place, verb, what
from bugduel.mindbug.board import DRAWN, PLAYING, Board
from bugduel.mindbug.program.ops import IN_HAND
from bugduel.mindbug.rules.course import advance, answer, ask_again, concede
from bugduel.mindbug.saved.save import to_data
from bugduel.mindbug.search import SEARCH
from bugduel.mindbug.seating import team_of
from bugduel.mindbug.seen.explain import explain
from bugduel.mindbug.seen.imagine import deal_anew
from bugduel.mindbug.seen.moves import move
from bugduel.mindbug.seen.view import view

TRIES: Final = 50  # to imagine a hand of which the same question can be asked


@mypyc_attr(acyclic=True, free_list_len=1)
class Duel(Board):
    """One game of Mindbug, for two players or for two teams of two."""

    def seats(self) -> int:
        return self.players

    def team(self, seat: int) -> int:
        return team_of(seat)

    def actor(self) -> int:
        return self.asked

    def legal(self) -> list[int]:
        return self.choices

    def is_open(self, action: int) -> bool:
        """A card of a hand is chosen unseen, other things for all to see."""
        return verb(action) != CHOOSE_CARD or place(action) != IN_HAND

    def anytime(self, seat: int) -> list[int]:
        """A player may concede."""
        return [CONCEDE | seat] if self.winner == PLAYING and 0 <= seat < len(self.sides) else []

    def apply(self, action: int) -> None:
        if has(self.choices, action):
            self.ply += 1
            answer(self, action)
        else:
            self.check(action)
            self.ply += 1
            concede(self, what(action))
        advance(self)

    def outcome(self) -> list[float] | None:
        if self.winner == PLAYING:
            return None
        if self.winner == DRAWN:
            return [0.5] * len(self.sides)
        return [1.0 if team_of(seat) == self.winner else 0.0 for seat in range(len(self.sides))]

    def clone(self) -> "Duel":
        sides = [side.clone() for side in self.sides]
        stack = [frame.clone() for frame in self.stack]
        twin = Duel(self.pool, self.edition, self.rng.clone(), sides, self.unused, stack, self.seating)
        twin.ply = self.ply
        twin.options = self.options
        twin.revealed = self.revealed
        twin.doubles = self.doubles
        twin.away = self.away
        twin.power_deck = self.power_deck
        twin.market = self.market
        twin.power_discard = self.power_discard
        twin.shown = self.shown
        twin.active = self.active
        twin.turn = self.turn
        twin.actions_left = self.actions_left
        twin.extra_turns = self.extra_turns
        twin.follower = self.follower
        twin.entered = self.entered
        twin.arrivals = self.arrivals
        twin.turn_effects = self.turn_effects
        twin.turn_abilities = self.turn_abilities
        twin.winner = self.winner
        if self.pending:
            twin.pending = [frame.clone() for frame in self.pending]
        twin.stale = self.stale
        twin.is_changed = self.is_changed
        twin.looks_at_turn = self.looks_at_turn
        twin.looks_afar = self.looks_afar
        twin.hands_freed = self.hands_freed
        twin.asked = self.asked
        twin.choices = self.choices
        twin.answers_are_public = self.answers_are_public
        twin.ask_always = self.ask_always
        twin.open_hands = self.open_hands
        return twin

    def view(self, seat: int) -> View:
        return view(self, seat)

    def explain(self, piece: int) -> list[Part]:
        return explain(self, piece)

    def move(self, action: int) -> Move:
        self.check(action)
        return move(self, action)

    def imagine(self, seat: int, chance: Chance) -> "Duel":
        twin = self.clone()
        deal_anew(twin, seat, chance)
        for _ in range(TRIES):
            if ask_again(twin, seat):
                return twin
            twin = self.clone()
            deal_anew(twin, seat, chance)
        return twin

    def search_model(self) -> SearchModel:
        return SEARCH

    def to_data(self) -> dict[str, object]:
        return to_data(self)

    def reader(self) -> Callable[[object], State]:
        from bugduel.mindbug.saved.load import from_data  # here, because it needs this module

        return from_data
