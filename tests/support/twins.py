"""Playing two games that one player cannot tell apart."""

from collections.abc import Callable
from random import Random

from bugduel.core import Seat, State

Shown = Callable[[State, State, int], bool]


def compare_on(real: State, twin: State, seat: int, random: Random, plies: int, hidden_card_shown: Shown) -> int:
    """Play both on with the same choices, of all players: a seat must see the same in both until a hidden card is
    shown. Returns how many positions were compared.
    """
    real.record([])
    twin.record([])
    compared = 0
    for _ in range(plies):
        if hidden_card_shown(real, twin, seat):
            break
        assert seen_by(real, seat) == seen_by(twin, seat)
        compared += 1
        both = [action for action in real.legal() if action in twin.legal()]
        if real.actor() < 0 or not both:
            break
        action = random.choice(both)
        real.apply(action)
        twin.apply(action)
    return compared


def seen_by(state: State, seat: int) -> tuple[object, ...]:
    """All that a player can tell a state by."""
    mine = Seat(state, seat)
    moves = [move.to_data() for move in mine.moves()]
    return mine.view, mine.history(), mine.legal(), moves, mine.forced_pass(), state.actor()
