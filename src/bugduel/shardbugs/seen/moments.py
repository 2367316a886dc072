"""Where in a turn a game is, by name."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import START, TURN, WEB
from bugduel.shardbugs.program.names import PHASES


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
