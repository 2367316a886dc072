"""Cards that come to the Field or the Hive without being played (rules SB-P16, SB-Z)."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.triggers import fire


def enter_field(board: Board, seat: int, kind: int, event: str) -> Permanent | None:
    """A card or token comes to a Field. A second support of one name cannot (SB-C1)."""
    if board.has_support(seat, kind):
        return None
    permanent = board.arrive(seat, kind, False)
    board.note_permanent(event, permanent)
    derive(board)
    fire(board, o.ENTERS, permanent)
    return permanent


def enter_hive(board: Board, seat: int, kind: int, event: str) -> Permanent:
    permanent = board.arrive(seat, kind, True)
    board.note_permanent(event, permanent)
    return permanent


def move_bug(board: Board, bug: Permanent, to_hive: bool) -> None:
    """Between Field and Hive of its controller. Tokens that would go elsewhere are removed (SB-C6)."""
    if bug.in_hive == to_hive or not bug.card.type & o.BUG:
        return
    if to_hive:
        if bug.card.is_token:
            board.leave(bug)
            board.note_permanent("removed", bug)
        else:
            board.to_hive(bug)
        return
    board.to_field(bug)
    board.note_permanent("to-field", bug)
    derive(board)
    fire(board, o.ENTERS, bug)
