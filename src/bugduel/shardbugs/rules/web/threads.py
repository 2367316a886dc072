"""Webs: how threads are added, who gets priority, and how they resolve (rules SB-P, SB-T5)."""

from typing import Final

from bugduel.core.seen.event import Fact
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE, PLAYED_THREAD, TRIGGERS, WEB
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.rules.effects.table import run_effect
from bugduel.shardbugs.rules.effects.threads import note_fizzle
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.status import check_status
from bugduel.shardbugs.rules.web.targets import is_legal
from bugduel.shardbugs.rules.web.usable import could_answer
from bugduel.shardbugs.rules.web.uses import HOW_CHANGES, HOW_ROUND, HOW_TRIGGER

LAST_THREAD: Final = 4000  # of one turn (SB-W6)


def settle(board: Board) -> None:
    """The one procedure before anyone gets priority and after each thread (SB-T5)."""
    while True:
        check_status(board)
        if board.is_over:
            return
        if not board.pending:
            break
        dust = [frame for frame in board.pending if frame.program.makes_dust]
        if not dust:
            break
        board.pending = [frame for frame in board.pending if not frame.program.makes_dust]
        for frame in dust:
            run_at_once(board, frame)
            board.threads += 1
            if board.threads > LAST_THREAD:
                board.finish(board.living(), "endless")  # SB-W6
                return
    board.unsettled = False
    if board.pending:
        board.played_by = -1
        web = board.stack[-1]
        if web.program is not WEB or web.place != 0:
            push_web(board, 0)
        triggers = Frame(TRIGGERS, board.active)
        triggers.waiting = board.pending
        triggers.how = HOW_CHANGES if changes_only(triggers.waiting) else 0
        board.pending = []
        board.stack.append(triggers)
    elif board.played_by >= 0:  # a permanent was played and caused no thread (SB-P3)
        seat = board.played_by
        board.played_by = -1
        add_thread(board, Frame(PLAYED_THREAD, seat, 0, -1), seat)


def run_at_once(board: Board, frame: Frame) -> None:
    """A dust ability: no web, and nobody can answer (SB-U4)."""
    while frame.place < len(frame.program.steps):
        step = frame.program.steps[frame.place]
        frame.place += 1
        run_effect(board, frame, step)


def push_web(board: Board, how: int) -> Frame:
    web = Frame(WEB, board.active)
    web.how = how
    board.stack.append(web)
    return web


def add_thread(board: Board, thread: Frame, adder: int) -> None:
    """A thread joins the web that waits for answers, or spins one; priority starts left of who added it (SB-P2)."""
    web = board.stack[-1]
    if web.program is not WEB or web.place != 0:
        web = push_web(board, 0)
    put_on(board, web, thread)
    web.left = board.living_count()
    web.next = board.after(adder)


def put_on(board: Board, web: Frame, thread: Frame) -> None:
    board.threads += 1
    if board.threads > LAST_THREAD:
        board.finish(board.living(), "endless")
    thread.number = board.threads
    thread.place = 0
    web.waiting = web.waiting + [thread]
    web.added = True
    board.unsettled = True
    if board.events is not None and thread.program is not PLAYED_THREAD and thread.how == HOW_TRIGGER:
        facts: dict[str, Fact] = {"seat": thread.seat, "card": board.name(thread.kind), "piece": thread.source}
        facts["part"] = part_of(thread.program)
        board.note("trigger", facts)


def begin_round(board: Board) -> None:
    """At the end of a phase or step all get priority, left of the active player first (SB-P7)."""
    for seat in range(len(board.sides)):
        if not board.sides[seat].is_out and could_answer(board, seat):
            web = push_web(board, HOW_ROUND)
            web.left = board.living_count()
            web.next = board.after(board.active)
            return


def next_to_answer(board: Board, web: Frame) -> int:
    """Who has priority next and could use it; -1 when all have passed in a row."""
    seat = web.next
    left = web.left
    while left > 0:
        if could_answer(board, seat):
            return seat
        seat = board.after(seat)
        left -= 1
    return -1


def pass_on(board: Board, web: Frame) -> None:
    web.left -= 1
    web.next = board.after(web.next)


def resolve_next(board: Board, web: Frame) -> None:
    """Last in, first out (SB-P4). A round in which something was added is followed by another (SB-P7)."""
    if not web.waiting:
        board.stack.remove(web)
        if web.how == HOW_ROUND and web.added:
            begin_round(board)
        return
    thread = web.waiting.pop()
    board.stack.append(thread)
    derive(board)
    if thread.it_seat < 0 and thread.targets:  # an effect may be about the controller of what it has just splat
        target = board.find(thread.targets[0])
        if target is not None:
            thread.it_seat = target.seat
    if has_fizzled(board, thread):
        thread.place = len(thread.program.steps)
        note_fizzle(board, thread)


def has_fizzled(board: Board, thread: Frame) -> bool:
    """All the targets that were chosen are illegal by now (SB-P8). Those that are take no part."""
    chosen = legal = 0
    for target in thread.program.targets:
        for slot in range(target.first, target.first + target.most):
            if slot < len(thread.targets) and thread.targets[slot]:
                chosen += 1
                if is_legal(board, thread, target, thread.targets[slot]):
                    legal += 1
                else:
                    thread.targets = thread.targets[:slot] + [0] + thread.targets[slot + 1 :]
    return chosen > 0 and legal == 0


def end_thread(board: Board, frame: Frame) -> None:
    """A thread is done; a played action goes to its owner's Splat Zone and is not splat (SB-C7)."""
    if board.is_action(frame):
        board.sides[frame.seat].put_on_splat_zone(frame.kind)
        board.touch(o.PILES_SEEN)
    board.unsettled = True


# --- triggers ---------------------------------------------------------------------------------------------------------


def whose_triggers(board: Board, frame: Frame) -> int:
    """Whose triggers are added now: the active player's first, then the others' in turn order (SB-P6); but if all are
    buffs and nerfs, those of the player on the active one's left resolve first, so they come last (SB-B13).
    """
    seats = board.living()
    if frame.how == HOW_CHANGES:
        seats = [seats[0], *seats[:0:-1]]
    for seat in seats:
        for waiting in frame.waiting:
            if waiting.seat == seat:
                return seat
    return -1


def changes_only(triggers: list[Frame]) -> bool:
    for trigger in triggers:
        if not trigger.program.is_change:
            return False
    return True


def add_trigger(board: Board, frame: Frame, trigger: Frame) -> None:
    """One trigger is put on the web, once its modes and targets are chosen (SB-P14)."""
    frame.waiting.remove(trigger)
    if trigger.program.slots or trigger.program.modes:
        announce = Frame(ANNOUNCE, trigger.seat, trigger.source, trigger.kind)
        announce.of = trigger.program
        announce.how = HOW_TRIGGER
        announce.waiting = [trigger]
        announce.it = trigger.it
        announce.it_seat = trigger.it_seat
        board.stack.append(announce)
    else:
        put_trigger(board, trigger)


def put_trigger(board: Board, trigger: Frame) -> None:
    """Priority will start left of the controller of the first that was added (SB-P2)."""
    for place in range(len(board.stack) - 1, -1, -1):
        web = board.stack[place]
        if web.program is WEB:
            break
    trigger.how = HOW_TRIGGER
    if not board.stack[-1].added:
        board.stack[-1].added = True
        web.left = board.living_count()
        web.next = board.after(trigger.seat)
    put_on(board, web, trigger)
