"""What can be targeted, as a thread is added and when it resolves (rules SB-P8, SB-P9, SB-P14)."""

from bugduel.shardbugs.actions import PLAYER, THREAD
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.course import (
    DEVOTE_THREAD,
    EQUIP_THREAD,
    FOCUS_THREAD,
    PLAYED_THREAD,
    RETREAT_THREAD,
    WEB,
)
from bugduel.shardbugs.program.program import Program, Target
from bugduel.shardbugs.rules.combat import able_to_block
from bugduel.shardbugs.rules.select import gather, matches


def legal_targets(board: Board, program: Program, target: Target, frame: Frame) -> list[int]:
    """All that can be chosen for a target, besides what has been chosen for it already."""
    found: list[int] = []
    if target.what == o.AT_PLAYER:
        for seat in board.living():
            if not (target.enemies_only and seat == frame.seat):
                found.append(PLAYER + seat)
        return found
    if target.what == o.AT_THREAD:
        for web in board.stack:
            if web.program is WEB:
                for thread in web.waiting:
                    if is_such_thread(board, target, thread):
                        found.append(THREAD + thread.number)
        return found
    assert target.filter is not None
    for permanent in gather(board, target.filter, frame):
        if permanent.id not in frame.targets[target.first :] and is_special(board, program, target, frame, permanent):
            found.append(permanent.id)
    return found


def is_legal(board: Board, thread: Frame, target: Target, chosen: int) -> bool:
    """Whether what was chosen is still legal when the thread resolves."""
    if target.what == o.AT_PLAYER:
        return not board.sides[chosen - PLAYER].is_out
    if target.what == o.AT_THREAD:
        return find_thread(board, chosen - THREAD) is not None
    permanent = board.find(chosen)
    assert target.filter is not None
    if permanent is None or not matches(board, target.filter, permanent, thread.seat, thread.source, 0, thread.it):
        return False
    return is_special(board, thread.program, target, thread, permanent)


def is_special(board: Board, program: Program, target: Target, frame: Frame, permanent: Permanent) -> bool:
    """What is asked besides the filter: the same player as another target, to fit an item, to be able to block."""
    if target.same_side >= 0:
        first = board.find(frame.targets[target.same_side])
        return first is None or first.seat == permanent.seat  # if the first is gone, the second still is a target
    if program is EQUIP_THREAD:
        item = board.find(frame.source)
        return item is not None and item.bearer != permanent.id and item_fits(item.card, permanent)
    if program is FOCUS_THREAD:
        attacker = board.find(frame.source)
        return attacker is not None and able_to_block(board, permanent, attacker)
    return True


def item_fits(item: Card, bug: Permanent) -> bool:
    """One match of an equip requirement is enough (SB-C2); names match by their first words (SB-C4)."""
    if item.fits_any:
        return True
    card = bug.card
    if item.fit_species & bug.species or item.fit_classes & card.classes or item.fit_traits & bug.traits:
        return True
    if item.fit_alliances & (1 << card.alliance):
        return True
    for name in item.fit_names:
        if card.name == name or (card.name.startswith(name) and not card.name[len(name)].isalnum()):
            return True
    return False


def is_such_thread(board: Board, target: Target, thread: Frame) -> bool:
    """Actions, or abilities of cards; Devote and Retreat are no abilities in a text (SB-B14). A thread that only says
    that something was played does nothing that could fizzle (SB-P3).
    """
    if thread.program is PLAYED_THREAD:
        return False
    is_action = board.is_action(thread)
    if target.threads == 1:
        return is_action
    if target.threads == 2:
        return not is_action and thread.program is not DEVOTE_THREAD and thread.program is not RETREAT_THREAD
    return True


def find_thread(board: Board, number: int) -> Frame | None:
    for web in board.stack:
        if web.program is WEB:
            for thread in web.waiting:
                if thread.number == number:
                    return thread
    return None


def has_targets(board: Board, program: Program, frame: Frame) -> bool:
    """Whether every target that is required can be chosen; of several modes for one of them (SB-P9)."""
    if program.modes:
        for mode in program.modes:
            if has_targets(board, mode, frame):
                return True
        return False
    for target in program.targets:
        if target.least and not enough_targets(board, program, target, frame):
            return False
    return True


def enough_targets(board: Board, program: Program, target: Target, frame: Frame) -> bool:
    if target.same_side < 0:
        return len(legal_targets(board, program, target, frame)) >= target.least
    # A pair: some player must have one of each.
    first = program.targets[0]
    assert target.filter is not None
    others = [permanent.seat for permanent in gather(board, target.filter, frame)]
    for id in legal_targets(board, program, first, frame):
        permanent = board.find(id)
        if permanent is not None and permanent.seat in others:
            return True
    return False
