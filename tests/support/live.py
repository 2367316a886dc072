"""A live game at any state, for tests of what stands on one."""

from bugduel.core import Game, LiveGame, State
from bugduel.core.records.trail import Trails


def live_at(game: Game, state: State) -> LiveGame:
    live = LiveGame(game, {}, "any")
    live.state = state
    live.trails = Trails(state)
    return live
