"""Using cards and abilities: what must be chosen and paid, and what comes of it (rules SB-P3, SB-P14, SB-P17).

An announcing frame goes through modes, targets, costs and dust; then it is committed.
"""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import ANNOUNCE, DEVOTE_THREAD, EQUIP_THREAD, PLINK_THREAD, RETREAT_THREAD
from bugduel.shardbugs.program.program import Program
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.triggers import fire, fire_player, thread_of
from bugduel.shardbugs.rules.web.abilities import announcing, note_use, priced, thread_from, use_ability
from bugduel.shardbugs.rules.web.dust import neutral_cost
from bugduel.shardbugs.rules.web.paying import Bill, pay
from bugduel.shardbugs.rules.web.threads import add_thread, put_trigger
from bugduel.shardbugs.rules.web.uses import (
    HOW_ABILITY,
    HOW_ACTION,
    HOW_AVATAR,
    HOW_EQUIP,
    HOW_HIVE,
    HOW_PERMANENT,
    HOW_TRIGGER,
    is_card,
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
    board.stack.append(announcing(source, program))


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


def bill_of(board: Board, frame: Frame) -> Bill:
    """What is still to be paid for what is being announced. No permanent pays for its own use: a bug that is played
    from the Hive must not (SB-U7), and an ability would find it exhausted or gone; nor does what is chosen for a price.
    """
    neutral, shards, dust = cost_of(board, frame)
    bill = Bill(frame.seat, neutral - frame.amount, shards, dust)
    if frame.source:
        bill.barred = [frame.source] + [pick for pick in frame.picks if not is_card(pick)]
    bill.spared = frame.targets
    return bill


# --- committing -------------------------------------------------------------------------------------------------------


def commit(board: Board, frame: Frame) -> None:
    """All is chosen: costs are paid, and the card enters or the thread is added."""
    board.stack.pop()
    how = frame.how
    if how == HOW_TRIGGER:
        commit_trigger(board, frame)
        return
    bill = bill_of(board, frame)
    if bill.neutral or bill.shards:
        pay(board, bill)
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
