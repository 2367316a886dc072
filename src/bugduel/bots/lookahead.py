"""Playing on what is under way, so that a state can be guessed at: a guess in the middle of a fight says little."""

from typing import Final

from bugduel.core.search_model import SearchModel
from bugduel.core.state import State

SETTLE: Final = 10  # choices that are made for what is under way before the game is guessed at
MOST_REPLIES: Final = 100_000  # remembered at a time, some tens of megabytes


def best_at_once(state: State, actions: list[int]) -> State:
    """The state after the action that looks best to the actor at once. Uses the given state up."""
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
    """Plays on to a quiet state, each player doing what looks best at once.

    The same questions come again in thousands of worlds that differ in hidden cards alone: whether to block this attack
    with one of these creatures, say. So replies are remembered: where the estimate is the same too, the reply is taken
    as it is; elsewhere it is only tried first, for a good reply to a poor action often needs no better one.
    """

    def __init__(self) -> None:
        self.replies: dict[tuple[int, float, tuple[int, ...]], int] = {}
        self.first: dict[tuple[int, tuple[int, ...]], int] = {}  # to be tried first
        self.reply = -1  # that was found last
        self.is_best = True  # and whether it was compared with all others

    def settle(self, state: State, action: int, seat: int, enough: float) -> State:
        """What becomes of a state in which a seat just chose an action. Uses the given state up.

        When another player has a reply that leaves the seat less than `enough`, it is not looked for a better one: then
        the action is no match for another anyway.
        """
        before = action
        model = state.search_model()
        for _ in range(SETTLE):
            actor = state.actor()
            if actor < 0 or model.is_settled(state, actor):
                break
            actions = model.search_actions(state)
            only = actions[0] if len(actions) == 1 else model.forced_pass(state)
            if only >= 0:
                state.apply(only)
                before = only
                continue
            options = tuple(actions)
            question = (before, model.estimate(state, actor), options)
            reply = self.replies.get(question, -1)
            if reply >= 0:
                state.apply(reply)
                before = reply
                continue
            first = self.first.get((before, options), -1)
            state = self.best_reply(state, actions, first, seat, -1.0 if actor == seat else enough)
            if len(self.replies) >= MOST_REPLIES or len(self.first) >= MOST_REPLIES:
                self.replies.clear()
                self.first.clear()
            self.first[before, options] = self.reply
            if self.is_best:
                self.replies[question] = self.reply
            before = self.reply
        return state

    def best_reply(self, state: State, actions: list[int], first: int, seat: int, enough: float) -> State:
        """The state after the reply that looks best to the actor at once, or after the first one that is good enough.
        Uses the given state up.
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
