"""Players who leave a game that goes on without them (rules SB-W3, SB-W5)."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, first_of, second_of
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE, START, TRIGGERS, TURN, WEB
from bugduel.shardbugs.rules.web.targets import has_targets
from bugduel.shardbugs.rules.web.uses import HOW_ACTION, HOW_PERMANENT, HOW_TRIGGER, is_card


def leave_game(board: Board, leavers: list[int], why: str) -> None:
    """Players leave together; the last one left wins, and if none is left those who left tie."""
    for seat in leavers:
        board.sides[seat].is_out = True
        if board.events is not None:
            board.note("player-out", {"seat": seat, "reason": why})
    left = [number for number in range(len(board.sides)) if not board.sides[number].is_out]
    if len(left) <= 1:
        board.finish(left if left else leavers, why)
        return
    for seat in leavers:
        take_along(board, seat)
        mend_stack(board, seat)
    board.stale = True
    board.unsettled = True
    board.pending = [frame for frame in board.pending if frame.seat not in leavers]
    if board.stack[0].program is START:
        mend_start(board)
    elif board.active in leavers:
        end_turn(board)


def take_along(board: Board, seat: int) -> None:
    """Their own cards go with them; what they only controlled goes back to its owner's same zone, dizzy."""
    for side in board.sides:
        for permanent in side.field + side.hive:
            if permanent.owner == seat:
                board.leave(permanent)
            elif permanent.seat == seat:
                permanent.lender = -1
                if board.sides[permanent.owner].is_out:
                    board.leave(permanent)
                elif board.has_support(permanent.owner, permanent.card.kind):  # there can be but one (SB-C1)
                    board.leave(permanent)
                    board.sides[permanent.owner].put_on_splat_zone(permanent.card.kind)
                else:
                    board.change_control(permanent, permanent.owner)
            else:
                if permanent.lender == seat:
                    is_owned = permanent.owner != permanent.seat and not board.sides[permanent.owner].is_out
                    permanent.lender = permanent.owner if is_owned else -1
                if permanent.attacking == seat:
                    board.out_of_combat(permanent)  # SB-K7
    side = board.sides[seat]
    side.hand = []
    side.open = []
    side.top = []
    side.open_top = 0
    side.bag = []
    side.bottom = []
    side.bottom_seen = []
    side.splat = []


def mend_stack(board: Board, seat: int) -> None:
    """Their threads are removed, nobody waits for them any more, and what is announced of what has left is not."""
    kept: list[Frame] = []
    for frame in board.stack:
        program = frame.program
        if (program is ANNOUNCE or program.is_effect) and frame.seat == seat:
            continue
        if program is ANNOUNCE and frame.how != HOW_TRIGGER and cannot_go_on(board, frame):
            drop_action(board, frame)
            continue
        if program is WEB or program is TRIGGERS:
            frame.waiting = [thread for thread in frame.waiting if thread.seat != seat]
            if has_yet_to_pass(board, frame, seat):
                frame.left -= 1
            if frame.next == seat:
                frame.next = board.after(seat)
        elif program is TURN:
            frame.picks = [
                pick for pick in frame.picks if first_of(pick) != seat and board.find(second_of(pick)) is not None
            ]
            if frame.next == seat:
                frame.next = board.after(seat)
        kept.append(frame)
    board.stack = kept


def cannot_go_on(board: Board, frame: Frame) -> bool:
    """What was being announced has lost its source, something chosen for its price, or all that it could target."""
    if frame.source and board.find(frame.source) is None:
        return True
    for pick in frame.picks:
        if not is_card(pick) and board.find(pick) is None:
            return True
    return frame.how == HOW_ACTION and not has_targets(board, frame.of, frame)


def has_yet_to_pass(board: Board, web: Frame, leaver: int) -> bool:
    """Whether a player was among those whose passes the web still waits for."""
    seat = web.next
    for _ in range(web.left):
        if seat == leaver:
            return True
        seat = (seat + 1) % len(board.sides)
        while board.sides[seat].is_out and seat != leaver:
            seat = (seat + 1) % len(board.sides)
    return False


def end_turn(board: Board) -> None:
    """It was their turn: it ends, and the web is cleared. Cards on it go to their owners' Splat Zones, those that were
    only being announced back to hand.
    """
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
    if board.sides[frame.seat].is_out:
        return
    if frame.program is ANNOUNCE:
        if frame.how in (HOW_ACTION, HOW_PERMANENT):
            board.into_hand(frame.seat, frame.kind)
    elif board.is_action(frame):
        board.sides[frame.seat].put_on_splat_zone(frame.kind)


def mend_start(board: Board) -> None:
    """Who leaves during the mulligans has none; if the first player leaves, the next one begins."""
    start = board.stack[0]
    if board.sides[start.seat].is_out:
        start.place = START.at[o.REDRAW]
        board.sides[start.seat].mulligans = 0
    if board.sides[board.active].is_out:
        board.active = board.after(board.active)
