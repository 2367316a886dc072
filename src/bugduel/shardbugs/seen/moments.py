"""Where in a turn a game is, by name."""

from typing import Final

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import START, TURN, WEB
from bugduel.shardbugs.program.names import PHASES

# The ends of phases and steps at which answers are wanted. On one's own turn the Main Phase does for all but combat; on
# another's the beginning is the last moment before that player can Devote, and the end the last one of all.
OWN_MOMENTS: Final = ("attack", "block")
MOMENTS_OF_OTHERS: Final = ("beginning", "main", "attack", "block", "end")


def phase_name(board: Board) -> str:
    frame = board.stack[0]
    if frame.program is START:
        return "start"
    place = frame.place
    # A round of priority belongs to the step before it, and the course already stands after it.
    if len(board.stack) > 1 and place > 0 and TURN.steps[place - 1].op == o.ROUND:
        place -= 1
    for last, name in PHASES:
        if place <= last:
            return name
    return "end"


def is_web(board: Board) -> bool:
    """Whether there is anything to answer."""
    for frame in board.stack:
        if frame.program is WEB and frame.waiting:
            return True
    return False


def moment(board: Board) -> str:
    """What a player can set a stop at: a web, or the end of a phase or step, one's own or another's."""
    return "web" if is_web(board) else phase_name(board)


def is_idle(board: Board, seat: int) -> bool:
    """Whether it is a moment at which hardly anybody wants to answer: a thread of their own, or a step at which
    nothing can be done that could not be done as well before or after. It looks only at what everybody can see.
    """
    thread = next_thread(board)
    if thread is not None:
        return thread.seat == seat
    phase = phase_name(board)
    return phase not in (OWN_MOMENTS if board.active == seat else MOMENTS_OF_OTHERS)


def next_thread(board: Board) -> Frame | None:
    """The thread that resolves next, if there is a web."""
    for frame in reversed(board.stack):
        if frame.program is WEB and frame.waiting:
            return frame.waiting[-1]
    return None
