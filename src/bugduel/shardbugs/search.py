"""What bots want to know of a game of Shard Bugs."""

from typing import Any, Final

from mypy_extensions import i64

from bugduel.core.chance.chance import Chance
from bugduel.core.search_model import SearchModel
from bugduel.core.state import State
from bugduel.core.worth.weights import Weights
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.appraisal import reweighed
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.estimate import estimate
from bugduel.shardbugs.rules.twins import distinct
from bugduel.shardbugs.seen.moments import is_idle

PASSES: Final = (a.PASS, a.DONE, a.KEEP, a.NO_TARGET)


class ContestSearch(SearchModel):
    """One object for all games."""

    def estimate(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        return estimate(state, seat)

    def reweigh(self, state: State, weights: Weights) -> None:
        assert isinstance(state, Board)
        state.pool = reweighed(state.pool, weights)

    def search_actions(self, state: State) -> list[int]:
        """To play something makes the dust it costs: dust that is made for nothing in particular is lost. And of what
        could be done with one or another of two equal permanents, one is enough.
        """
        assert isinstance(state, Board)
        legal: list[Any] = state.legal()
        found: list[Any] = []
        for action in legal:
            number: i64 = action
            if not makes_dust(state, number):
                found.append(action)
        return distinct(state, found if found else legal)

    def forced_pass(self, state: State) -> int:
        """Passing, where there is nothing to answer with: making dust for nothing is no answer."""
        assert isinstance(state, Board)
        forced_pass = -1
        for action in state.legal():
            if action == a.PASS:
                forced_pass = action
            elif not makes_dust(state, action):
                return -1
        return forced_pass

    def idle_pass(self, state: State) -> int:
        assert isinstance(state, Board)
        legal = state.legal()
        return a.PASS if legal and legal[-1] == a.PASS and is_idle(state, state.asked) else -1

    def distinct_actions(self, state: State) -> list[int]:
        assert isinstance(state, Board)
        return distinct(state, state.legal())

    def may_answer(self, state: State) -> bool:
        """Whoever holds no card has only what everybody can see."""
        assert isinstance(state, Board)
        return state.asked >= 0 and len(state.sides[state.asked].hand) > 0

    def is_attacked(self, state: State, seat: int) -> bool:
        assert isinstance(state, Board)
        for bug in state.sides[state.active].field:
            if bug.attacking == seat:
                return True
        return False

    def pass_action(self, state: State) -> int:
        legal = state.legal()
        if legal:
            action = legal[-1]  # such answers stand last
            if action & a.VERB in PASSES:
                return action
        return -1

    def decline(self, state: State) -> int:
        """To pass, or to block with no bug (more). Other questions that can be done with are about something else."""
        legal = state.legal()
        last = legal[-1] if legal else -1
        if last == a.PASS:
            return last
        return last if last == a.DONE and legal[0] & a.VERB == a.BLOCK else -1

    def is_settled(self, state: State, seat: int) -> bool:
        """A Main Phase with no web, anybody's: what its player will do in it is not looked at."""
        assert isinstance(state, Board)
        return len(state.stack) == 1 and state.asked == state.active and state.choices[-1] == a.END_MAIN

    def turns(self, state: State) -> int:
        assert isinstance(state, Board)
        return state.turn

    def reseeded(self, state: State, chance: Chance) -> State:
        twin = state.clone()
        assert isinstance(twin, Board)
        twin.rng = chance.split()
        return twin


def makes_dust(board: Board, action: i64) -> bool:
    """Whether an action only makes dust that paying a cost would make by itself (SB-U2, SB-U5)."""
    verb: i64 = action & a.VERB
    return verb == a.GENERATE or (verb == a.ACTIVATE and gives_dust(board, action))


def gives_dust(board: Board, activated: i64) -> bool:
    permanent = board.find(a.what_of(activated))
    if permanent is not None and permanent.card.gives_dust:
        for program in permanent.card.activated:
            if program.number == a.second_of(activated):
                return program.gives > 0
    return False


SEARCH: Final = ContestSearch()
