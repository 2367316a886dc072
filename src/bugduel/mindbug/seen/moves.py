"""What an action means."""

from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.rules.entries import ENTRIES


def move(board: Board, action: int) -> Move:
    """The meaning of a legal action, in the words of the table."""
    if a.verb(action) == a.CONCEDE:
        return Move(action, "concede", {"seat": a.what(action)})
    frame = board.stack[-1]
    return ENTRIES[frame.program.steps[frame.place].op].question.move(board, frame, action)
