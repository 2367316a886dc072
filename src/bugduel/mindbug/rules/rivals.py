"""Which opponents an effect can be aimed at (rule MB-Q4)."""

from mypy_extensions import i64

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame, Side
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.select import card_fits


def rivals(board: Board, frame: Frame, step: Step) -> list[int]:
    """The opponents who have what the effect is about; all can see whether they do."""
    return [seat for seat in board.seating.opponents[frame.seat] if has_needed(board, board.sides[seat], step)]


def first_rival(board: Board, frame: Frame, step: Step) -> i64:
    """One of them, to read ahead with; -1 if there is none."""
    found = rivals(board, frame, step)
    return found[0] if found else -1


def has_needed(board: Board, side: Side, step: Step) -> bool:
    needed = step.amount
    if needed == o.A_HAND:
        return bool(side.hand)
    if needed == o.A_DRAW_PILE:
        return bool(side.draw)
    if needed == o.A_MINDBUG:
        return side.mindbugs > 0
    if needed == o.A_CREATURE:
        return bool(side.play)
    if needed == o.A_HAND_OR_CREATURE:
        return bool(side.hand) or bool(side.play)
    if needed == o.A_HAND_OR_DRAW_PILE:
        return bool(side.hand) or bool(side.draw)
    if needed == o.A_HAND_AND_CREATURE:
        return bool(side.hand) and bool(side.play)
    if needed == o.A_DISCARDED_CARD:
        return any(card_fits(board, step.cards, kind) for kind in side.discard)
    return True
