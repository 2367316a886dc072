"""Using cards and abilities: what must be chosen and paid, and what comes of it (rules SB-P3, SB-P14, SB-P17).

An announcing frame goes through modes, targets, costs and dust; then it is committed.
"""

from bugduel.core.seen.event import Fact
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE, DEVOTE_THREAD, EQUIP_THREAD, PLINK_THREAD, RETREAT_THREAD
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.effects.cards import discard
from bugduel.shardbugs.rules.effects.permanents import exhaust
from bugduel.shardbugs.rules.effects.players import lose_devotion
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.status import splat_together
from bugduel.shardbugs.rules.triggers import fire, fire_player, thread_of
from bugduel.shardbugs.rules.web.dust import neutral_cost, pay
from bugduel.shardbugs.rules.web.threads import add_thread, put_trigger, run_at_once
from bugduel.shardbugs.rules.web.uses import (
    HOW_ABILITY,
    HOW_ACTION,
    HOW_AVATAR,
    HOW_EQUIP,
    HOW_HIVE,
    HOW_PERMANENT,
    HOW_TRIGGER,
    is_card,
    kind_of,
)

# --- announcing -------------------------------------------------------------------------------------------------------


def announce_card(board: Board, seat: int, kind: int) -> None:
    card = board.pool.cards[kind]
    frame = Frame(ANNOUNCE, seat, 0, kind)
    frame.cost = neutral_cost(board, seat, card)  # as it is now: the card leaves the hand before it is paid
    board.out_of_hand(seat, kind)
    frame.how = HOW_PERMANENT
    if card.action is not None:
        frame.how = HOW_ACTION
        frame.of = card.action
    board.stack.append(frame)


def announce_from_hive(board: Board, bug: Permanent) -> None:
    frame = Frame(ANNOUNCE, bug.seat, bug.id, bug.card.kind)
    frame.cost = neutral_cost(board, bug.seat, bug.card)
    frame.how = HOW_HIVE
    board.stack.append(frame)


def announce_ability(board: Board, source: Permanent, program: Program) -> None:
    frame = Frame(ANNOUNCE, source.seat, source.id, source.card.kind)
    frame.how = HOW_ABILITY
    frame.of = program
    frame.bearer = source.bearer  # the price may splat the item
    board.stack.append(frame)


def announce_avatar(board: Board, seat: int, program: Program) -> None:
    frame = Frame(ANNOUNCE, seat, 0, board.sides[seat].avatar.kind)
    frame.how = HOW_AVATAR
    frame.of = program
    board.stack.append(frame)


def announce_equip(board: Board, item: Permanent) -> None:
    frame = Frame(ANNOUNCE, item.seat, item.id, item.card.kind)
    frame.how = HOW_EQUIP
    frame.of = EQUIP_THREAD
    board.stack.append(frame)


def cost_of(board: Board, frame: Frame) -> tuple[int, int, int]:
    """Neutral part, shard part and its dust of what is being announced."""
    card = board.pool.cards[frame.kind]
    if frame.how == HOW_EQUIP:
        return card.equip_neutral, card.equip_shards, card.equip_dust
    if frame.how == HOW_ABILITY or frame.how == HOW_AVATAR:
        price = priced(board, frame).price
        assert price is not None
        return price.neutral, price.shards, price.dust
    if frame.how == HOW_TRIGGER:
        return 0, 0, 0
    return frame.cost, card.shards, card.dust


def priced(board: Board, frame: Frame) -> Program:
    """The ability being announced, also after one of its modes was chosen."""
    if frame.of.price is not None:
        return frame.of
    for program in board.pool.cards[frame.kind].activated:
        if frame.of in program.modes:
            return program
    raise AssertionError("an ability without a price")


# --- committing -------------------------------------------------------------------------------------------------------


def commit(board: Board, frame: Frame) -> None:
    """All is chosen: costs are paid, and the card enters or the thread is added."""
    board.stack.pop()
    how = frame.how
    if how == HOW_TRIGGER:
        commit_trigger(board, frame)
        return
    neutral, shards, dust = cost_of(board, frame)
    neutral -= frame.amount  # what was paid dust by dust
    if neutral or shards:
        pay(board, frame.seat, neutral, shards, dust, frame.source if how == HOW_HIVE else 0, frame.targets)
    if how in (HOW_PERMANENT, HOW_HIVE):
        play_permanent(board, frame)
    elif how == HOW_ACTION:
        if board.events is not None:
            board.note("play-action", {"seat": frame.seat, "card": board.name(frame.kind)})
        add_thread(board, thread_from(frame), frame.seat)
        fire_player(board, o.ACTION_PLAYED, frame.seat)
    elif how == HOW_EQUIP:
        note_use(board, frame, "use-equip")
        add_thread(board, thread_from(frame), frame.seat)
    else:
        use_ability(board, frame)


def commit_trigger(board: Board, frame: Frame) -> None:
    trigger = frame.waiting[0]
    if frame.of.may_decline and not any(frame.targets):
        return  # declined, or nothing to target: no thread (SB-Y3)
    trigger.program = frame.of
    trigger.targets = frame.targets
    put_trigger(board, trigger)


def thread_from(frame: Frame) -> Frame:
    thread = Frame(frame.of, frame.seat, frame.source, frame.kind)
    thread.targets = frame.targets
    thread.how = frame.how
    thread.bearer = frame.bearer
    return thread


def play_permanent(board: Board, frame: Frame) -> None:
    """It enters the Field at once; then the web (SB-P3, SB-P16)."""
    seat = frame.seat
    if frame.how == HOW_HIVE:
        permanent = board.find(frame.source)
        assert permanent is not None
        board.to_field(permanent)
        board.sides[seat].played_from_hive = True
    else:
        permanent = board.arrive(seat, frame.kind, False)
    board.note_permanent("play", permanent)
    board.played_by = seat
    derive(board)
    fire(board, o.PLAYED, permanent)
    fire(board, o.ENTERS, permanent)
    if permanent.card.plink:  # SB-Y7
        thread = thread_of(PLINK_THREAD, permanent)
        thread.amount = permanent.card.plink
        board.pending.append(thread)


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


# --- special abilities of every bug (SB-B14) --------------------------------------------------------------------------


def devote(board: Board, bug: Permanent) -> None:
    """The exhaust is the cost, and the amount is the DEV of this moment (SB-V1, SB-V2)."""
    thread = thread_of(DEVOTE_THREAD, bug)
    thread.amount = bug.dev
    bug.exhausted = True
    board.touch(o.STATES_SEEN)
    board.note_permanent("devote", bug)
    add_thread(board, thread, bug.seat)
    fire(board, o.DEVOTES, bug)


def retreat(board: Board, bug: Permanent) -> None:
    """SB-B8. Counted when it is activated."""
    board.sides[bug.seat].retreated = True
    bug.exhausted = True
    board.touch(o.STATES_SEEN)
    board.note_permanent("retreat", bug)
    add_thread(board, thread_of(RETREAT_THREAD, bug), bug.seat)
