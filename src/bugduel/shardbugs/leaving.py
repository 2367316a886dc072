"""Players who leave a game that goes on without them (rules SB-W3, SB-W5)."""

from bugduel.shardbugs import ops as o
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ANNOUNCE, TRIGGERS, TURN, WEB


def leave_game(board: Board, leavers: list[int], why: str) -> None:
    """Players leave together; the last one left wins, and if none is left those who left tie."""
    for seat in leavers:
        board.sides[seat].is_out = True
        if board.events is not None:
            board.note("leave", {"seat": seat, "why": why})
    left = [number for number in range(len(board.sides)) if not board.sides[number].is_out]
    if len(left) <= 1:
        board.finish(left if left else leavers, why)
        return
    for seat in leavers:
        take_along(board, seat)
        mend_stack(board, seat)
    board.pending = [frame for frame in board.pending if frame.seat not in leavers]
    if board.active in leavers:
        end_turn(board)


def take_along(board: Board, seat: int) -> None:
    """Their own cards go with them; what they only controlled goes back to its owner's same zone, dizzy."""
    for side in board.sides:
        for permanent in side.field + side.hive:
            if permanent.owner == seat:
                board.leave(permanent)
            elif permanent.seat == seat:
                permanent.lender = -1
                if board.sides[permanent.owner].is_out or board.has_support(permanent.owner, permanent.card.kind):
                    board.leave(permanent)
                else:
                    board.change_control(permanent, permanent.owner)
            elif permanent.lender == seat:
                permanent.lender = -1
            elif permanent.attacking == seat:
                board.out_of_combat(permanent)  # SB-K7
    side = board.sides[seat]
    side.hand = []
    side.open = []
    side.top = []
    side.open_top = 0
    side.bag = []
    side.bottom = []
    side.splat = []


def mend_stack(board: Board, seat: int) -> None:
    """Their threads are removed, and nobody waits for them any more."""
    kept: list[Frame] = []
    for frame in board.stack:
        program = frame.program
        if (program is ANNOUNCE or program.is_effect) and frame.seat == seat:
            continue
        if program is WEB or program is TRIGGERS:
            frame.waiting = [thread for thread in frame.waiting if thread.seat != seat]
            if frame.next == seat:
                frame.next = board.after(seat)
            frame.left = min(frame.left, len(board.living()))
        kept.append(frame)
    board.stack = kept


def end_turn(board: Board) -> None:
    """It was their turn: it ends, and the web is cleared. Cards on it go to their owners' Splat Zones."""
    for frame in board.stack:
        for thread in frame.waiting:
            drop_action(board, thread)
        drop_action(board, frame)
    turn = board.stack[0]
    board.stack = [turn]
    board.pending = []
    board.played_by = -1
    turn.picks = []
    if turn.program is TURN:
        turn.place = TURN.at[o.CLEAN_UP]


def drop_action(board: Board, frame: Frame) -> None:
    is_action = frame.kind >= 0 and not frame.source and board.pool.cards[frame.kind].type == o.ACTION
    if is_action and not board.sides[frame.seat].is_out:
        board.sides[frame.seat].splat.append(frame.kind)
