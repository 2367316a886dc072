"""Playing on what is under way, so that a state can be guessed at: a guess in the middle of a fight says little."""

from typing import Final

from bugduel.core.state import State

SETTLE: Final = 10  # choices that are made for what is under way before the game is guessed at
FINE: Final = 20.0  # steps in which a remembered reply tells estimates apart
MOST_REPLIES: Final = 200_000  # remembered at a time, some tens of megabytes


def best_at_once(state: State, actions: list[int]) -> tuple[State, int]:
    """The state after the action that looks best to the actor at once, and that action. Uses the given state up."""
    actor = state.actor()
    best = state
    chosen = actions[0]
    most = -1.0
    last = len(actions) - 1
    for place, action in enumerate(actions):
        after = state if place == last else state.clone()
        after.apply(action)
        worth = after.estimate(actor)
        if worth > most:
            best = after
            chosen = action
            most = worth
    return best, chosen


class Settler:
    """Plays on to a quiet state, each player doing what looks best at once.

    The same question comes again in thousands of worlds that differ in hidden cards alone: whether to block this attack
    with one of these creatures, say. So what looked best is remembered for the question: the action before it, the
    actions to choose from, and roughly how well the player stands.
    """

    def __init__(self) -> None:
        self.replies: dict[tuple[int, int, tuple[int, ...]], int] = {}

    def settle(self, state: State, action: int) -> State:
        """What becomes of a state in which an action was just chosen. Uses the given state up."""
        before = action
        for _ in range(SETTLE):
            actor = state.actor()
            if actor < 0 or state.is_quiet(actor):
                break
            legal = state.worthwhile()
            only = legal[0] if len(legal) == 1 else state.idle()
            if only >= 0:
                state.apply(only)
                before = only
                continue
            question = (before, int(FINE * state.estimate(actor)), tuple(legal))
            before = self.replies.get(question, -1)
            if before >= 0:
                state.apply(before)
            else:
                state, before = best_at_once(state, legal)
                if len(self.replies) >= MOST_REPLIES:
                    self.replies.clear()
                self.replies[question] = before
        return state
