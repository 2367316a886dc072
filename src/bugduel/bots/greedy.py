"""A bot that looks one step ahead and takes the best action."""

from typing import Final

from bugduel.bots.bot import Bot, Option, Thought, best_first, only_action
from bugduel.bots.lookahead import best_at_once
from bugduel.core.seat import Seat
from bugduel.core.state import State

TRIES: Final = 32  # trials of an action in imagined states, about
WORLDS: Final = 8  # imagined states, at most
ANSWERS: Final = 4  # replies of others to examine
STEPS: Final = 60  # limit of a look-ahead


class Greedy(Bot):
    """Tries every action in some imagined states, plays on to a quiet state, and uses the game's estimate."""

    def choose(self, seat: Seat) -> int:
        only = only_action(seat)
        if only >= 0:
            return only
        return self.think(seat).best

    def think(self, seat: Seat) -> Thought:
        """Actions that are hardly ever useful are not tried: their value is unknown."""
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
        """The actions in random order, the passing one first: ties go to the first, and what is not spent can still be
        used.
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
    """A seat's estimate after an action and all replies to it. Consumes the given state."""
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
    """The best estimate a seat can reach with its next choice. Consumes the given state."""
    most = 0.0
    actions = state.search_model().search_actions(state)
    last = len(actions) - 1
    for place, action in enumerate(actions):
        worth = worth_after(state if place == last else state.clone(), seat, action, depth - 1)
        if worth > most:
            most = worth
    return most
