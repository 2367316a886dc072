"""A bot that looks at what each action leads to, and takes the best."""

from typing import Final

from bugduel.bots.bot import Bot, Option, Thought, best_first
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
        idle = seat.idle()
        if idle >= 0:
            return idle
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        return self.think(seat).best

    def think(self, seat: Seat) -> Thought:
        legal = seat.legal()
        count = max(1, min(WORLDS, TRIES // len(legal)))
        worlds = [seat.imagine(self.rng) for _ in range(count)]
        options: list[Option] = []
        for action in legal:
            worth = 0.0
            for world in worlds:
                worth += worth_after(world, seat.number, action, 1)
            options.append(Option(action, worth / count, count))
        options = best_first(options)
        return Thought(options, [(seat.number, worlds[0].move(options[0].action))])


def worth_after(world: State, seat: int, action: int, depth: int) -> float:
    """How well a seat stands after an action, when all has answered it that will."""
    state = world.clone()
    state.apply(action)
    answers = 0
    for _ in range(STEPS):
        actor = state.actor()
        if actor < 0 or state.is_quiet(seat):
            break
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        elif actor == seat:
            rest = state.rest()
            if rest >= 0:
                state.apply(rest)
            elif depth:
                return best_worth(state, seat, depth)
            else:
                break
        elif answers < ANSWERS:
            idle = state.idle()
            if idle >= 0:
                state.apply(idle)
            else:
                state = best_answer(state)
                answers += 1
        else:
            rest = state.rest()
            if rest < 0:
                break
            state.apply(rest)
    return state.estimate(seat)


def best_worth(state: State, seat: int, depth: int) -> float:
    """The best that a seat can make of its next choice."""
    most = 0.0
    for action in state.legal():
        worth = worth_after(state, seat, action, depth - 1)
        if worth > most:
            most = worth
    return most


def best_answer(state: State) -> State:
    """What another player's best action, by a look at where it leads at once, makes of the game."""
    actor = state.actor()
    best = state
    most = -1.0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        worth = after.estimate(actor)
        if worth > most:
            best = after
            most = worth
    return best
