"""Whether a state that was read from data can be played on. No check of single fields can tell whether the parts of an
effect under way fit together, so the next moves are tried, on clones.
"""

from bugduel.core.errors import BadData
from bugduel.core.reading.messages import short
from bugduel.core.state import State

MOST_ACTIONS = 16
MOVES = 4  # as a rule, so many answers end what was under way

# What an engine stumbles over when a state is not as it could have become by playing.
MISFITS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def check_playable(state: State, where: str) -> None:
    """BadData for a state that cannot be looked at, or breaks within a few moves."""
    try:
        for seat in range(-1, state.seats()):
            state.view(seat)
        for action in state.legal()[:MOST_ACTIONS]:
            _play(state.clone(), action)
    except MISFITS as error:
        raise misfit(where, error) from None


def misfit(where: str, error: Exception) -> BadData:
    return BadData(f"its parts do not fit together ({short(str(error))})", where)


def _play(twin: State, action: int) -> None:
    for _ in range(MOVES):
        twin.apply(action)
        if twin.actor() < 0:
            return
        action = twin.legal()[0]
