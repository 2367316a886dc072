"""The parts of a turn that ask nobody (rules SB-N, SB-K5, SB-W4)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import NO_CHANGES, Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.rules.combat import Blow, Hit, all_damage, deal_blows
from bugduel.shardbugs.rules.effects.players import damage_player
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.status import check_status
from bugduel.shardbugs.rules.triggers import fire, fire_player
from bugduel.shardbugs.rules.web.dust import empty_dust

LAST_TURN: Final = 400  # SB-W6


def begin_turn(board: Board) -> None:
    """Ready all that is exhausted, the Hive and the avatar too; then what triggers (SB-N1)."""
    board.turn += 1
    board.threads = 0
    side = board.sides[board.active]
    side.last_turn = board.turn
    side.placed = 0
    side.places = 1
    side.played_from_hive = False
    side.retreated = False
    side.avatar_exhausted = False
    for other in board.sides:
        other.avatar_used = 0
        for permanent in other.field:
            permanent.used = 0
        for permanent in other.hive:
            permanent.used = 0
    if board.events is not None:
        board.note("turn", {"seat": board.active, "turn": board.turn})
    derive(board)
    for permanent in side.field:
        if permanent.held:
            permanent.held -= 1
        elif not permanent.cannot & o.NO_READY:
            permanent.exhausted = False
    for permanent in side.hive:
        if permanent.held:
            permanent.held -= 1
        elif not permanent.cannot & o.NO_READY:
            permanent.exhausted = False
    board.stale = True
    board.unsettled = True
    if board.turn == board.time_at and board.time_left < 0:
        call_time(board)
    derive(board)
    fire_player(board, o.TURN_BEGINS, board.active)


def call_time(board: Board) -> None:
    """This is turn 0; with n players 2n - 1 more are played (SB-W4)."""
    board.time_left = 2 * board.living_count() - 1
    if board.events is not None:
        board.note("time", {"left": board.time_left})


def combat_damage(board: Board) -> None:
    """All amounts are fixed; between bugs at once, then a check, then to players, then triggers (SB-K5)."""
    derive(board)
    blows: list[Blow] = []
    hits: list[Hit] = []
    all_damage(board, blows, hits)
    deal_blows(board, blows)
    check_status(board)
    if board.is_over:
        return
    for hit in hits:
        if hit.amount > 0 and not board.sides[hit.seat].is_out:
            damage_player(board, hit.seat, hit.amount)
            fire(board, o.HITS, hit.dealer, hit.seat)
    board.strikes = NO_INTS
    board.unsettled = True


def clean_up(board: Board) -> None:
    """End Phase, steps 2 and 3: damage is removed, then end-of-turn triggers (SB-N4)."""
    for side in board.sides:
        for permanent in side.field:
            permanent.damage = 0
        for permanent in side.hive:
            permanent.damage = 0
    board.touch(o.STATES_SEEN)
    check_status(board)
    if board.is_over:
        return
    derive(board)
    fire_player(board, o.TURN_ENDS, board.active)


def expire(board: Board) -> None:
    """What held until end of turn is over, dust included."""
    for number in range(len(board.sides)):
        side = board.sides[number]
        if not is_changed(side.field) and not is_changed(side.hive):
            continue
        for permanent in side.field + side.hive:
            if permanent.changed:
                was_bug = permanent.changes.also_bug
                permanent.changes = NO_CHANGES
                board.stale = True
                board.unsettled = True
                if was_bug:
                    board.out_of_combat(permanent)
                    board.drop_items(permanent)
            if permanent.lender >= 0:
                lender = permanent.lender
                permanent.lender = -1
                if not board.sides[lender].is_out:
                    board.change_control(permanent, lender)
    empty_dust(board)


def next_turn(board: Board, frame: Frame) -> None:
    """What came of the last check of the turn does not outlast it either (SB-N4)."""
    if is_left_over(board):
        expire(board)
        frame.place -= 1
        return
    if board.time_left >= 0:
        if board.time_left == 0:
            finish_on_time(board)
            return
        board.time_left -= 1
    if board.turn >= LAST_TURN:
        board.finish(board.living(), "turns")
        return
    board.active = board.after(board.active)
    frame.seat = board.active
    frame.place = 0


def is_left_over(board: Board) -> bool:
    """Whether anything is still there that ends with the turn."""
    for side in board.sides:
        for dust in side.dust:
            if dust:
                return True
        if is_changed(side.field) or is_changed(side.hive):
            return True
    return False


def is_changed(permanents: list[Permanent]) -> bool:
    for permanent in permanents:
        if permanent.changes is not NO_CHANGES or permanent.lender >= 0:
            return True
    return False


def finish_on_time(board: Board) -> None:
    """The most devotion wins, equal is a tie (SB-W4)."""
    living = board.living()
    most = max(board.sides[seat].devotion for seat in living)
    board.finish([seat for seat in living if board.sides[seat].devotion == most], "time")
