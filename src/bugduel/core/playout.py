"""Playing a game to its end by random choices: what searches and benchmarks do most."""

from collections.abc import Callable

from bugduel.core.state import State


def play_out(state: State, chance: Callable[[], float]) -> int:
    """Play random actions to the end. Returns the number of choices between two or more actions.

    `chance` gives numbers from 0 up to 1, as `random.Random().random` does; the game's own chance stays its own.
    """
    choices = 0
    while state.actor() >= 0:
        legal = state.legal()
        count = len(legal)
        if count > 1:
            choices += 1
            state.apply(legal[int(chance() * count)])
        else:
            state.apply(legal[0])
    return choices
