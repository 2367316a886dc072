"""Effects that were triggered wait until they can start (rules MB-G5, MB-G6)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import NO_FRAMES, Frame
from bugduel.mindbug.program.names import trigger_name
from bugduel.mindbug.program.program import WAITING


def resolve_pending(board: Board) -> None:
    """What was triggered comes next, before all that already waits (MB-G6). One effect needs no order (MB-G5)."""
    if len(board.pending) == 1:
        start_effect(board, board.pending[0])
    else:
        wait(board, board.pending, board.active)
    board.pending = NO_FRAMES


def wait(board: Board, effects: list[Frame], orderer: int) -> None:
    frame = Frame(WAITING, orderer)
    frame.waiting = effects
    board.stack.append(frame)


def start_effect(board: Board, effect: Frame) -> None:
    board.stack.append(effect)
    if board.events is not None:
        trigger = trigger_name(effect.program)
        board.note("effect", {"seat": effect.seat, "card": board.effect_card(effect), "trigger": trigger})
