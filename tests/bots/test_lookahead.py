"""Playing on what is under way: what is left out to save time must not change what comes of it."""

import pytest

from bugduel.bots.lookahead import MOST_REPLIES, SETTLE, Settler, best_at_once, is_settled
from bugduel.core import State
from moments import TABLE_IDS, TABLES, moments

ANYTHING = -1.0  # is enough: no reply is good enough to stop at


def after(state: State, action: int) -> State:
    played = state.clone()
    played.apply(action)
    return played


def worth(state: State, seat: int) -> float:
    return state.search_model().estimate(state, seat)


def settled_with_care(state: State) -> State:
    """Every alternative is tried on a clone, and nothing is remembered."""
    for _ in range(SETTLE):
        if is_settled(state.search_model(), state):
            break
        actor = state.actor()
        actions = state.search_model().search_actions(state)
        if len(actions) > 1 and state.search_model().forced_pass(state) >= 0:
            actions = [state.search_model().forced_pass(state)]
        state = max((after(state, action) for action in actions), key=lambda one: worth(one, actor))
    return state


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_the_best_at_once_is_the_best_of_all_alternatives(game: str, options: dict[str, object]):
    """The last alternative is played in the state itself: the others must not have touched it."""
    for state in moments(game, options, 5, 7):
        best = max((after(state, action) for action in state.legal()), key=lambda one: worth(one, state.actor()))
        assert best_at_once(state.clone(), state.legal()).to_data() == best.to_data()


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_it_comes_to_the_same_as_with_care(game: str, options: dict[str, object]):
    asked = 0
    for seed in range(4):
        for state in moments(game, options, seed, 5):
            for action in state.search_model().search_actions(state):
                settled = Settler().settle(after(state, action), action, state.actor(), ANYTHING)
                assert settled.to_data() == settled_with_care(after(state, action)).to_data()
                asked += 1
    assert asked > 50


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_with_a_memory_it_nearly_always_does(game: str, options: dict[str, object]):
    """A question is known by what its player sees of it, and seldom by less than matters."""
    settler = Settler()
    asked = same = 0
    for seed in range(3):
        for state in moments(game, options, seed, 5):
            seat = state.actor()
            for action in state.search_model().search_actions(state):
                settled = settler.settle(after(state, action), action, seat, ANYTHING)
                careful = settled_with_care(after(state, action))
                asked += 1
                same += abs(worth(settled, seat) - worth(careful, seat)) < 1e-9
    assert settler.replies
    assert same >= 0.95 * asked


@pytest.mark.parametrize(("game", "options"), TABLES[:2], ids=TABLE_IDS[:2])
def test_what_is_cut_short_is_less_than_enough(game: str, options: dict[str, object]):
    """It is known that the action is no match for another one, not by how much."""
    cut = 0
    for state in moments(game, options, 6, 5):
        seat = state.actor()
        for action in state.search_model().search_actions(state):
            exact = worth(settled_with_care(after(state, action)), seat)
            for enough in (0.3, 0.5, 0.7):
                found = worth(Settler().settle(after(state, action), action, seat, enough), seat)
                if abs(found - exact) > 1e-9:
                    cut += 1
                    assert found < enough
                    assert exact < enough
    assert cut > 0


def test_what_is_remembered_has_a_limit():
    settler = Settler()
    for number in range(MOST_REPLIES):
        settler.replies[0, -1, number, 0.0, ()] = 0
    for state in moments("mindbug", {}, 4, 3):
        for action in state.legal():
            settler.settle(after(state, action), action, state.actor(), ANYTHING)
    assert 0 < len(settler.replies) < MOST_REPLIES
