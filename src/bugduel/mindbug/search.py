"""What bots want to know of a duel."""

from typing import Final

from bugduel.core.chance.chance import Chance
from bugduel.core.search_model import SearchModel
from bugduel.core.state import State
from bugduel.core.worth.weights import Weights
from bugduel.mindbug import actions as a
from bugduel.mindbug.appraisal import reweighed, weights
from bugduel.mindbug.board import Board
from bugduel.mindbug.estimate import estimate
from bugduel.mindbug.seen.hands import every_hand

DRAW_PILES: Final = 1 << 10  # more cards than all of them ever hold


class DuelSearch(SearchModel):
    """One object for all duels."""

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        return estimate(state, seat)

    def reweigh(self, state: State, weights: Weights) -> None:
        assert isinstance(state, Board)
        state.pool = reweighed(state.pool, weights)

    def judge_as_beginner(self, state: State) -> None:
        assert isinstance(state, Board)
        state.pool = reweighed(state.pool, weights("beginner"))

    def decline(self, state: State) -> int:
        """To keep the Mindbug, or not to block."""
        for action in state.legal():
            if action == a.KEEP_MINDBUG or action == a.DO_NOT_BLOCK:
                return action
        return -1

    def is_settled(self, state: State, seat: int) -> bool:
        """The player's own turn action: what the opponent does before is looked at."""
        assert isinstance(state, Board)
        return state.asked == seat and len(state.stack) == 1

    def turns(self, state: State) -> int:
        assert isinstance(state, Board)
        return state.turn

    def chance_counter(self, state: State) -> int:
        """The numbers drawn, and what has left the draw piles."""
        assert isinstance(state, Board)
        left = 0
        for side in state.sides:
            left += len(side.draw)
        return state.rng.drawn() * DRAW_PILES - left

    def reseeded(self, state: State, chance: Chance) -> State:
        twin = state.clone()
        assert isinstance(twin, Board)
        twin.rng = chance.split()
        return twin

    def every_hand(self, state: State, seat: int, most: int) -> list[State]:
        assert isinstance(state, Board)
        return every_hand(state, seat, most)


SEARCH: Final = DuelSearch()
