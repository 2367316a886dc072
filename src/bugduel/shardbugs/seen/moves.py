"""What an action means."""

from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.rules.questions.table import QUESTIONS


def move(board: Board, action: int) -> Move:
    """The meaning of a legal action: an answer to what is asked, or what may come at any moment."""
    if action == a.CALL_TIME:
        return Move(action, "call-time", {})
    if a.verb_of(action) == a.CONCEDE:
        return Move(action, "concede", {"seat": a.what_of(action)})
    frame = board.stack[-1]
    return QUESTIONS[frame.program.steps[frame.place].op].move(board, frame, action)
