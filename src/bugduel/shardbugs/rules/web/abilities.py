"""Using an activated ability whose targets and price are chosen (rules SB-P17, SB-U4)."""

from bugduel.core.seen.event import Fact
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.effects.cards import discard
from bugduel.shardbugs.rules.effects.permanents import exhaust
from bugduel.shardbugs.rules.effects.players import lose_devotion
from bugduel.shardbugs.rules.status import splat_together
from bugduel.shardbugs.rules.triggers import thread_of
from bugduel.shardbugs.rules.web.threads import add_thread, run_at_once
from bugduel.shardbugs.rules.web.uses import HOW_ABILITY, is_card, kind_of


def use_ability(board: Board, frame: Frame) -> None:
    """Pay the rest of the price, then add the thread; a dust ability happens at once (SB-U4)."""
    program = priced(board, frame)
    price = program.price
    assert price is not None
    seat = frame.seat
    side = board.sides[seat]
    source = board.find(frame.source) if frame.source else None
    note_use(board, frame, "activate")
    thread = thread_from(frame)
    if source is not None:
        base = thread_of(program, source)
        thread.atk, thread.defence, thread.dev, thread.cost = base.atk, base.defence, base.dev, base.cost
        thread.plus = base.plus
        if program.once:
            source.used |= 1 << program.number
        if price.exhaust:
            source.exhausted = True
            board.touch(o.STATES_SEEN)
        if price.counters:
            source.plus -= price.counters
            board.stale = True
    else:
        if program.once:
            side.avatar_used |= 1 << program.number
        if price.exhaust:
            side.avatar_exhausted = True
    if price.devotion:
        lose_devotion(board, seat, price.devotion)
    if not program.makes_dust:
        add_thread(board, thread, seat)
    splat: list[Permanent] = []
    if price.splat and source is not None:
        splat.append(source)
    for pick in frame.picks:
        if is_card(pick):
            discard(board, seat, kind_of(pick))
            continue
        permanent = board.find(pick)
        if permanent is not None:
            if price.splat_other is not None and permanent not in splat and pick == first_permanent(frame):
                splat.append(permanent)
            else:
                exhaust(board, permanent)
    if splat:
        splat_together(board, splat)
    if program.makes_dust:
        board.threads += 1  # it is none, but counts as one (SB-W6)
        run_at_once(board, thread)
    board.unsettled = True


def first_permanent(frame: Frame) -> int:
    """Among what was chosen for a price, what is splat comes before what is exhausted."""
    for pick in frame.picks:
        if not is_card(pick):
            return pick
    return 0


def note_use(board: Board, frame: Frame, event: str) -> None:
    if board.events is not None:
        facts: dict[str, Fact] = {"seat": frame.seat, "card": board.name(frame.kind), "piece": frame.source}
        facts["part"] = part_of(frame.of)
        board.note(event, facts)


def announcing(source: Permanent, program: Program) -> Frame:
    """The frame of an ability that is about to be used."""
    frame = Frame(ANNOUNCE, source.seat, source.id, source.card.kind)
    frame.how = HOW_ABILITY
    frame.of = program
    frame.bearer = source.bearer  # the price may splat the item
    return frame


def priced(board: Board, frame: Frame) -> Program:
    """The ability being announced, also after one of its modes was chosen."""
    if frame.of.price is not None:
        return frame.of
    for program in board.pool.cards[frame.kind].activated:
        if frame.of in program.modes:
            return program
    raise AssertionError("an ability without a price")


def thread_from(frame: Frame) -> Frame:
    thread = Frame(frame.of, frame.seat, frame.source, frame.kind)
    thread.targets = frame.targets
    thread.how = frame.how
    thread.bearer = frame.bearer
    return thread
