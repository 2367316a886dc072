"""A quick guess how well a duel stands: what bots look at where they stop to look ahead."""

from math import exp

from bugduel.mindbug.board import DRAWN, PLAYING, Board
from bugduel.mindbug.keywords import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from bugduel.mindbug.layers import derive
from bugduel.mindbug.pieces import Side


def estimate(board: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.winner != PLAYING:
        if board.winner == DRAWN:
            return 0.5
        return 1.0 if board.winner == seat else 0.0
    derive(board)
    ahead = strength(board.sides[seat]) - strength(board.sides[1 - seat])
    ahead = max(-50.0, min(50.0, ahead))
    return 1.0 / (1.0 + exp(-0.35 * ahead))


def strength(side: Side) -> float:
    """What a side is worth, in lives. The last life is worth most, the first of many little."""
    worth = 12.0 * side.life / (side.life + 4.0)
    worth += 1.5 * side.mindbugs
    worth += 0.5 * (len(side.hand) + len(side.draw)) + 0.3 * side.energy
    for creature in side.play:
        keywords = creature.works
        worth += 0.6 + 0.16 * creature.power
        if keywords & FRENZY:
            worth += 0.3
        if keywords & HUNTER:
            worth += 0.3
        if keywords & POISONOUS:
            worth += 0.7
        if keywords & SNEAKY:
            worth += 0.6
        if keywords & TOUGH and not creature.exhausted:
            worth += 0.7
    return worth
