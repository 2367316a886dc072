"""Playing on to a quiet state that can be estimated: an estimate in the middle of a fight says little."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.core.search_model import SearchModel
from bugduel.core.state import State

SETTLE: Final = 10  # choices at most before the state is estimated
MOST_REPLIES: Final = 100_000  # remembered at once, some tens of megabytes


def best_at_once(state: State, actions: list[int]) -> State:
    """The state after the action with the actor's best immediate estimate. Consumes the given state."""
    model = state.search_model()
    actor = state.actor()
    best = state
    most = -1.0
    last = len(actions) - 1
    for place, action in enumerate(actions):
        after = state if place == last else state.clone()
        after.apply(action)
        worth = model.estimate(after, actor)
        if worth > most:
            best = after
            most = worth
    return best


class Settler:
    """Plays on to a quiet state, each player taking the action with the best immediate estimate.

    The same decisions recur in thousands of worlds that differ only in hidden cards, such as whether to block this
    attack with one of these creatures. So replies are cached: if the estimate is the same too, the reply is reused;
    otherwise it is tried first, because a good reply to a poor action often suffices.
    """

    def __init__(self) -> None:
        self.replies: dict[tuple[int, int, int, float, tuple[int, ...]], int] = {}
        self.first: dict[tuple[int, int, int, tuple[int, ...]], int] = {}  # replies to try first
        self.reply = -1  # the last one found
        self.is_best = True  # whether it was compared with all others

    def settle(self, state: State, action: int, seat: int, enough: float) -> State:
        """The quiet state after a seat's action. Consumes the given state.

        Once an opponent has a reply that leaves the seat less than `enough`, no better reply is searched for: the
        action is already worse than another.
        """
        earlier = -1
        before = action
        model = state.search_model()
        for depth in range(SETTLE):
            actor = state.actor()
            if actor < 0 or model.is_settled(state, actor):
                break
            actions = NO_INTS
            only = model.forced_pass(state)
            if only < 0:
                actions = model.search_actions(state)
                if len(actions) == 1:
                    only = actions[0]
            if only >= 0:
                state.apply(only)
                earlier = before
                before = only
                continue
            options = tuple(actions)
            # After one more pass something else is asked than after the last one.
            question = (depth, earlier, before, model.estimate(state, actor), options)
            reply = self.replies.get(question, -1)
            if reply >= 0:
                state.apply(reply)
                earlier = before
                before = reply
                continue
            first = self.first.get((depth, earlier, before, options), -1)
            is_ours = actor == seat or state.team(actor) == state.team(seat)
            state = self.best_reply(state, actions, first, seat, -1.0 if is_ours else enough)
            if len(self.replies) >= MOST_REPLIES or len(self.first) >= MOST_REPLIES:
                self.replies.clear()
                self.first.clear()
            self.first[depth, earlier, before, options] = self.reply
            if self.is_best:
                self.replies[question] = self.reply
            earlier = before
            before = self.reply
        return state

    def best_reply(self, state: State, actions: list[int], first: int, seat: int, enough: float) -> State:
        """The state after the actor's best immediate reply, or after the first that is good enough. Consumes the given
        state.
        """
        model = state.search_model()
        actor = state.actor()
        best = state
        most = -1.0
        order = actions
        if first >= 0 and first != actions[0]:
            order = [first]
            for action in actions:
                if action != first:
                    order.append(action)
        last = len(order) - 1
        self.is_best = True
        for place, action in enumerate(order):
            after = state if place == last else state.clone()
            after.apply(action)
            worth = model.estimate(after, actor)
            if worth > most:
                best = after
                most = worth
                self.reply = action
                if place < last and is_settled(model, after) and model.estimate(after, seat) < enough:
                    self.is_best = False
                    break
        return best


def is_settled(model: SearchModel, state: State) -> bool:
    actor = state.actor()
    return actor < 0 or model.is_settled(state, actor)
