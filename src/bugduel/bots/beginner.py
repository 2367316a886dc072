"""A bot that plays as people do who have just learnt a game.

Beginners do not play at random. They do not see everything that they could do, they look no further than what happens
at once, and they take things for better or worse than they are: so they attack into a block, miss one of their own, and
spend early what they should keep.
"""

from bugduel.bots.bot import Bot, Option, Thought, best_first, only_action
from bugduel.bots.greedy import worth_after
from bugduel.core import Seat, State


class Beginner(Bot):
    """`overlooks` is the percentage of options that it does not see, `doubt` how far its judgement of one may be off,
    from 0 to 1; with `sees_replies` it looks as far as the next quiet moment, and with `is_schooled` it knows what
    things are worth.
    """

    def __init__(
        self, seed: str, overlooks: int, doubt: float, sees_replies: bool = False, is_schooled: bool = False
    ) -> None:
        super().__init__(seed)
        self.overlooks = overlooks
        self.doubt = doubt
        self.sees_replies = sees_replies
        self.is_schooled = is_schooled

    def choose(self, seat: Seat) -> int:
        only = only_action(seat)
        return only if only >= 0 else self.think(seat).best

    def think(self, seat: Seat) -> Thought:
        """What was overlooked has no value."""
        world = seat.imagine(self.rng)
        model = world.search_model()
        if not self.is_schooled:
            model.judge_as_beginner(world)
        seen = self.noticed(model.search_actions(world), model.decline(world))
        options = [
            Option(action, self.judged(world.clone(), seat.number, action), 1) if action in seen
            else Option(action, 0.0, 0, False)
            for action in seat.legal()
        ]  # fmt: skip
        options = best_first(options)
        return Thought(options, [(seat.number, world.move(options[0].action))])

    def noticed(self, actions: list[int], decline: int) -> list[int]:
        """To let things come is what everybody thinks of."""
        seen = [action for action in actions if action == decline or self.rng.below(100) >= self.overlooks]
        return seen or [actions[self.rng.below(len(actions))]]

    def judged(self, state: State, seat: int, action: int) -> float:
        """What an action looks like. Consumes the given state."""
        if self.sees_replies:
            worth = worth_after(state, seat, action, 0)
        else:
            state.apply(action)
            worth = state.search_model().estimate(state, seat)
        error = (self.rng.below(2001) - 1000) / 1000 * self.doubt
        return min(max(worth + error, 0.0), 1.0)
