"""A bot that looks at what each action leads to, and takes the best."""

from bugduel.bots.bot import Bot
from bugduel.core import Seat, State

WORLDS = 8  # imagined states an action is tried in


class Greedy(Bot):
    """Tries every action in some imagined states, plays a little on, and asks the game how well it stands."""

    def choose(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [seat.imagine(self.rng) for _ in range(WORLDS)]
        return max(legal, key=lambda action: sum(self.worth(world, seat.number, action) for world in worlds))

    def worth(self, world: State, seat: int, action: int) -> float:
        """How well a seat stands after an action and what the others answer best, until it is asked again."""
        after = world.clone()
        after.apply(action)
        steps = 0
        while after.outcome() is None and after.actor() != seat and steps < 4:
            after = self.best_answer(after)
            steps += 1
        return after.estimate(seat)

    def best_answer(self, state: State) -> State:
        """What another player's best action, by the same look, leads to."""
        actor = state.actor()
        best, most = state, -1.0
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            worth = after.estimate(actor)
            if worth > most:
                best, most = after, worth
        return best
