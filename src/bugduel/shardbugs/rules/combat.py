"""Combat: who can attack and block, and what damage is dealt (rules SB-K, SB-R, SB-Y)."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Permanent, first_of, paired, second_of
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import FOCUS_THREAD, HARDSHELL_THREAD
from bugduel.shardbugs.rules.select import matches
from bugduel.shardbugs.rules.triggers import fire, thread_of


def able_to_attack(board: Board, bug: Permanent) -> bool:
    """Ready and not dizzy (SB-K1)."""
    if bug.exhausted or not bug.types & o.BUG or bug.cannot & o.NO_ATTACK:
        return False
    return not board.is_dizzy(bug)


def able_to_block(board: Board, bug: Permanent, attacker: Permanent) -> bool:
    """A ready bug of the player who is attacked, one attacker each unless it can block more (SB-K2)."""
    if bug.exhausted or bug.in_hive or not bug.types & o.BUG or bug.cannot & o.NO_BLOCK:
        return False
    if attacker.attacking != bug.seat:
        return False
    if attacker.is_limited:
        if attacker.blockers is None:
            return False
        if not matches(board, attacker.blockers, bug, attacker.seat, attacker.id, 0, 0):
            return False
    blocked = 0
    for pair in board.blocks:
        if first_of(pair) == bug.id:
            if second_of(pair) == attacker.id:
                return False
            blocked += 1
    return blocked <= bug.more_blocks


def attackers(board: Board) -> list[Permanent]:
    """The bugs that attack. Whoever changes control is out of combat, so all are the active player's."""
    return [bug for bug in board.sides[board.active].field if bug.attacking >= 0]


def declare(board: Board, picks: list[int]) -> None:
    """Attackers are exhausted together, then attack triggers (SB-K1)."""
    chosen: list[Permanent] = []
    for pick in picks:
        bug = board.find(second_of(pick))
        assert bug is not None
        bug.exhausted = True
        bug.attacking = first_of(pick)
        chosen.append(bug)
        if board.events is not None:
            board.note_permanent("attack", bug, whom=bug.attacking)
    board.touch(o.STATES_SEEN)
    for bug in chosen:
        fire(board, o.ATTACKS, bug, bug.attacking)
        if bug.keywords & o.FOCUS:  # SB-Y3
            frame = thread_of(FOCUS_THREAD, bug)
            frame.it_seat = bug.attacking
            board.pending.append(frame)
    board.unsettled = True


def assign_lured(board: Board) -> None:
    """Lured bugs that are still able to block are assigned first (SB-Y4)."""
    for pair in board.lures:
        bug = board.find(first_of(pair))
        attacker = board.find(second_of(pair))
        if bug is None or attacker is None or attacker.attacking < 0:
            continue
        if able_to_block(board, bug, attacker):
            block(board, bug, attacker)
    board.lures = NO_INTS


def block(board: Board, bug: Permanent, attacker: Permanent) -> None:
    board.blocks = board.blocks + [paired(bug.id, attacker.id)]
    attacker.blocked = True
    board.touch(o.STATES_SEEN)
    if board.events is not None:
        board.note_permanent("block", bug, **{"with": attacker.card.name})


def block_triggers(board: Board) -> None:
    """Once for each blocker, however many it blocks (SB-Y6)."""
    told: list[int] = []
    for pair in board.blocks:
        bug = board.find(first_of(pair))
        attacker = board.find(second_of(pair))
        if attacker is not None and attacker.id not in told:
            told.append(attacker.id)
            fire(board, o.BLOCKED, attacker, attacker.attacking)
        if bug is not None and bug.id not in told:
            told.append(bug.id)
            fire(board, o.BLOCKS, bug, bug.seat)
            if bug.keywords & o.HARDSHELL:
                board.pending.append(thread_of(HARDSHELL_THREAD, bug))
    if board.blocks:
        board.unsettled = True


# --- damage -----------------------------------------------------------------------------------------------------------


def facing(board: Board, dealer: Permanent) -> list[Permanent]:
    """Those a bug deals combat damage to, in the order that was chosen and else in that of blocking (SB-K4)."""
    ids = [second_of(strike) for strike in board.strikes if first_of(strike) == dealer.id]
    for pair in board.blocks:
        if second_of(pair) == dealer.id and first_of(pair) not in ids:
            ids.append(first_of(pair))
        elif first_of(pair) == dealer.id and second_of(pair) not in ids:
            ids.append(second_of(pair))
    found: list[Permanent] = []
    for id in ids:
        bug = board.find(id)
        if bug is not None:
            found.append(bug)
    return found


def need(dealer: Permanent, taker: Permanent) -> int:
    """What it takes to splat a bug: DEF less damage, and 1 for each trait of the dealer that it resists (SB-K4)."""
    left = taker.defence - taker.damage
    return (left if left > 0 else 0) + o.PAIRS[dealer.traits & taker.resists]


def combat_atk(bug: Permanent) -> int:
    return 0 if bug.cannot & o.NO_DAMAGE else bug.atk


def to_order(board: Board) -> tuple[int, list[int]]:
    """The next bug whose damage somebody must order, and those to choose from; 0 if there is none."""
    if len(board.blocks) < 2:
        return 0, []
    for side in board.sides:
        for dealer in side.field:
            if dealer.attacking < 0 and not board.is_blocking(dealer.id):
                continue
            takers = facing(board, dealer)
            ordered = [second_of(strike) for strike in board.strikes if first_of(strike) == dealer.id]
            left = [bug.id for bug in takers if bug.id not in ordered]
            if len(left) < 2:
                continue
            atk = combat_atk(dealer)
            total = 0
            for taker in takers:
                total += need(dealer, taker)
            if 0 < atk < total:  # otherwise the order makes no difference
                return dealer.id, left
    return 0, []


def shares(dealer: Permanent, takers: list[Permanent], overflows: bool) -> list[int]:
    """How the ATK of a bug is dealt: each gets its need in turn, the rest goes to the last one; if it overflows
    (Stomp) the rest is one more number at the end (SB-K4, SB-Y8).
    """
    left = combat_atk(dealer)
    found: list[int] = []
    for taker in takers:
        part = need(dealer, taker)
        if part > left:
            part = left
        found.append(part)
        left -= part
    if overflows:
        found.append(left)
    elif found:
        found[-1] += left
    return found


class Blow:
    """Combat damage that was fixed before any was dealt (SB-K5)."""

    __slots__ = ("amount", "dealer", "taker")

    def __init__(self, dealer: Permanent, taker: Permanent, amount: int) -> None:
        self.dealer = dealer
        self.taker = taker
        self.amount = amount


class Hit:
    """Combat damage to a player."""

    __slots__ = ("amount", "dealer", "seat")

    def __init__(self, dealer: Permanent, seat: int, amount: int) -> None:
        self.dealer = dealer
        self.seat = seat
        self.amount = amount


def all_damage(board: Board, blows: list[Blow], hits: list[Hit]) -> None:
    """Fix all amounts (SB-K5)."""
    for attacker in attackers(board):
        takers = facing(board, attacker)
        if not attacker.blocked or (not takers and attacker.keywords & o.STOMP):  # SB-K3
            hits.append(Hit(attacker, attacker.attacking, combat_atk(attacker)))
            continue
        stomps = bool(attacker.keywords & o.STOMP)
        parts = shares(attacker, takers, stomps)
        add_blows(blows, attacker, takers, parts)
        if stomps:
            hits.append(Hit(attacker, attacker.attacking, parts[-1]))
    done: list[int] = []
    for pair in board.blocks:
        blocker = board.find(first_of(pair))
        if blocker is not None and blocker.id not in done:
            done.append(blocker.id)
            takers = facing(board, blocker)
            add_blows(blows, blocker, takers, shares(blocker, takers, False))


def add_blows(blows: list[Blow], dealer: Permanent, takers: list[Permanent], parts: list[int]) -> None:
    for number in range(len(takers)):
        taker = takers[number]
        dealt = parts[number] - o.PAIRS[dealer.traits & taker.resists]  # SB-R2
        if dealt > 0:
            blows.append(Blow(dealer, taker, dealt))


def deal_blows(board: Board, blows: list[Blow]) -> None:
    """All at once. Venom puts counters instead, on bugs without Venom (SB-Y9); it still is combat damage."""
    for blow in blows:
        taker = blow.taker
        if blow.dealer.keywords & o.VENOM and not taker.keywords & o.VENOM:
            taker.minus += blow.amount
        else:
            taker.damage += blow.amount
        if blow.dealer.bounty and blow.dealer.id not in taker.hit_by:
            taker.hit_by = taker.hit_by + [blow.dealer.id]
        if board.events is not None:
            board.note_permanent("damage", taker, amount=blow.amount)
    board.stale = True
    for blow in blows:
        fire(board, o.WOUNDS, blow.dealer)
        fire(board, o.HURT, blow.taker)


def end_combat(board: Board) -> None:
    for side in board.sides:
        for bug in side.field:
            bug.attacking = -1
            bug.blocked = False
    board.blocks = NO_INTS
    board.lures = NO_INTS
    board.strikes = NO_INTS
    board.touch(o.STATES_SEEN)
    board.unsettled = True
