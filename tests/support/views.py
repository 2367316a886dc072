"""What must be true of all that is shown."""

from bugduel.core import SPECTATOR, State
from bugduel.games import GAMES

NEWEST = 40  # events: the others were looked at before


def well_shaped(state: State) -> None:
    """All that is shown is as the tables of the game say."""
    shapes = GAMES[state.view(SPECTATOR).game].shapes()
    for seat in (SPECTATOR, state.actor()):
        wrong = shapes.wrong_with_view(state.view(seat))
        assert not wrong, wrong
    for action in [*state.legal(), *state.asides()]:
        wrong = shapes.wrong_with_move(state.move(action))
        assert not wrong, wrong
    for event in (state.recorded() or [])[-NEWEST:]:
        wrong = shapes.wrong_with_event(event)
        assert not wrong, wrong
