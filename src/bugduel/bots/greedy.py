"""A bot that looks at what each action leads to, and takes the best."""

from typing import Final

from bugduel.bots.bot import Bot, Option, Thought, best_first
from bugduel.bots.lookahead import best_at_once
from bugduel.core.seat import Seat
from bugduel.core.state import State

TRIES: Final = 32  # about so many times an action is tried in an imagined state
WORLDS: Final = 8  # imagined states, at most
ANSWERS: Final = 4  # of others that are looked into
STEPS: Final = 60  # until a look ahead ends in any case


class Greedy(Bot):
    """Tries every action in some imagined states, plays on until nothing is under way, and asks the game how well it
    stands.
    """

    def choose(self, seat: Seat) -> int:
        forced_pass = seat.forced_pass()
        if forced_pass >= 0:
            return forced_pass
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        return self.think(seat).best

    def think(self, seat: Seat) -> Thought:
        """Actions that hardly ever are of use are not tried: their value is not known."""
        first = seat.imagine(self.rng)
        model = first.search_model()
        tried = model.search_actions(first)
        count = max(1, min(WORLDS, TRIES // len(tried)))
        worlds = [first]
        for _ in range(count - 1):
            worlds.append(seat.imagine(self.rng))
        options: list[Option] = []
        for action in self.in_any_order(tried, model.pass_action(first)):
            worth = 0.0
            for world in worlds:
                worth += worth_after(world.clone(), seat.number, action, 1)
            options.append(Option(action, worth / count, count))
        for action in seat.legal():
            if action not in tried:
                options.append(Option(action, 0.0, 0, False))
        options = best_first(options)
        return Thought(options, [(seat.number, first.move(options[0].action))])

    def in_any_order(self, actions: list[int], pass_action: int) -> list[int]:
        """Of actions that look the same the first is taken. So the one that adds nothing stands first, for what was not
        spent can still be used, and the others in an order that has no meaning.
        """
        found: list[int] = []
        for action in actions:
            place = self.rng.below(len(found) + 1)
            found.insert(place, action)
        if pass_action in found:
            found.remove(pass_action)
            found.insert(0, pass_action)
        return found


def worth_after(state: State, seat: int, action: int, depth: int) -> float:
    """How well a seat stands after an action, when all has answered it that will. Uses the given state up."""
    model = state.search_model()
    state.apply(action)
    answers = 0
    for _ in range(STEPS):
        actor = state.actor()
        if actor < 0 or model.is_settled(state, seat):
            break
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif actor == seat:
            pass_action = model.pass_action(state)
            if pass_action >= 0:
                state.apply(pass_action)
            elif depth:
                return best_worth(state, seat, depth)
            else:
                break
        elif answers < ANSWERS:
            forced_pass = model.forced_pass(state)
            if forced_pass >= 0:
                state.apply(forced_pass)
            else:
                state = best_at_once(state, model.search_actions(state))
                answers += 1
        else:
            pass_action = model.pass_action(state)
            if pass_action < 0:
                break
            state.apply(pass_action)
    return model.estimate(state, seat)


def best_worth(state: State, seat: int, depth: int) -> float:
    """The best that a seat can make of its next choice. Uses the given state up."""
    most = 0.0
    actions = state.search_model().search_actions(state)
    last = len(actions) - 1
    for place, action in enumerate(actions):
        worth = worth_after(state if place == last else state.clone(), seat, action, depth - 1)
        if worth > most:
            most = worth
    return most
