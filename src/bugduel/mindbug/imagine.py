"""Dealing anew what a player cannot know, in agreement with all they have seen (rules MB-N)."""

from bugduel.core.rng import Rng
from bugduel.mindbug.actions import SEAT_SHIFT
from bugduel.mindbug.board import Board
from bugduel.mindbug.program import CHOOSE_FROM_HAND


def deal_anew(board: Board, seat: int, rng: Rng) -> None:
    """Make this board one that the seat could not tell from what it was. Chance to come is new as well."""
    hidden: list[int] = board.unused
    for number in range(2):
        side = board.sides[number]
        hidden.extend(side.draw)
        if number != seat:
            hidden.extend(unknown(side.hand, side.known))
    for number in range(2):
        side = board.sides[number]
        side.draw = [rng.take(hidden) for _ in side.draw]
        if number != seat:
            dealt = [rng.take(hidden) for _ in range(len(side.hand) - len(side.known))]
            side.hand = side.known + dealt
            side.hand.sort()
    hidden.sort()  # the unused pile has no order
    board.rng = Rng(bytes([rng.below(256) for _ in range(16)]))
    if board.asked != seat:
        choose_anew(board, rng)


def unknown(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand less those that are known to be there."""
    rest = hand[:]
    for kind in known:
        rest.remove(kind)
    return rest


def choose_anew(board: Board, rng: Rng) -> None:
    """Cards another player has picked from their hand but not yet shown could be any of it."""
    for frame in board.stack:
        steps = frame.program.steps
        if frame.picks and frame.place < len(steps) and steps[frame.place].op == CHOOSE_FROM_HAND:
            holder = frame.picks[0] >> SEAT_SHIFT
            hand = board.sides[holder].hand[:]
            frame.picks = [holder << SEAT_SHIFT | rng.take(hand) for _ in frame.picks]
