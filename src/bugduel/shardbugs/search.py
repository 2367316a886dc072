"""What bots want to know of a game of Shard Bugs."""

from typing import Final

from bugduel.core.chance.chance import Chance
from bugduel.core.search_model import SearchModel
from bugduel.core.state import State
from bugduel.core.worth.weights import Weights
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.appraisal import reweighed
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.estimate import estimate

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
        """To play something generates what it costs: dust that is generated for nothing in particular is lost."""
        legal = state.legal()
        found: list[int] = []
        for action in legal:
            if action & a.VERB != a.GENERATE:
                found.append(action)
        return found if found else legal

    def forced_pass(self, state: State) -> int:
        """Passing, where there is nothing to answer with: generating dust for nothing is no answer."""
        forced_pass = -1
        for action in state.legal():
            verb = action & a.VERB
            if verb == a.PASS:
                forced_pass = action
            elif verb != a.GENERATE:
                return -1
        return forced_pass

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


SEARCH: Final = ContestSearch()
