"""Effects on permanents: damage, splat, exhaust, move, change, make."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Gift, Step
from bugduel.shardbugs.rules.effects.effect import Effect, dealer_of, picked
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.moving import enter_field, move_bug
from bugduel.shardbugs.rules.select import amount_of
from bugduel.shardbugs.rules.status import splat_by
from bugduel.shardbugs.rules.triggers import fire


class Damage(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for permanent in picked(board, frame):
            damage_bug(board, permanent, amount, dealer_of(board, frame))


class SplatThem(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        splat_by(board, picked(board, frame), dealer_of(board, frame))


class Exhaust(Effect):
    """With a flag, they miss their next readying, too."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            exhaust(board, permanent)
            if step.flag:
                permanent.held = 1


class Ready(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            ready(board, permanent)


class Move(Effect):
    """Between Field and Hive."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            move_bug(board, permanent, step.to == o.TO_HIVE)


class Trade(Effect):
    """The bug of the Field goes to the Hive and the one of the Hive to the Field: moved, not played. If one of the two
    is illegal by now, the other still moves (SB-P8).
    """

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for slot in (step.slot, step.slot + 1):
            permanent = board.find(frame.targets[slot]) if frame.targets[slot] else None
            if permanent is not None:
                move_bug(board, permanent, slot == step.slot)


class ToOwnersHand(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            send_home(board, permanent, o.TO_HAND)


class ToDeck(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            send_home(board, permanent, step.to)


class Counters(Effect):
    """+1/+1 counters, or with a flag -1/-1 counters."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for permanent in picked(board, frame):
            put_counters(board, permanent, amount, step.flag, dealer_of(board, frame))


class UntilEnd(Effect):
    """Buffs and nerfs until end of turn (SB-N4)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        assert step.gift is not None
        for permanent in picked(board, frame):
            change(board, permanent, step.gift, frame)


class TakeControl(Effect):
    """For good, or with a flag until end of turn."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            take_control(board, permanent, frame.seat, step.flag)


class Animate(Effect):
    """An item or support is a bug besides, until end of turn. An item that becomes one comes off its bearer."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for permanent in picked(board, frame):
            if permanent.types & o.BUG:
                continue
            changes = permanent.changes.copy()
            changes.also_bug = True
            changes.own_atk = step.atk
            changes.own_def = step.defence
            changes.own_species = step.species
            permanent.changes = changes
            permanent.bearer = 0
            board.stale = True
            board.note_permanent("animate", permanent)


class Attach(Effect):
    """The item that says so goes on a bug."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        chosen = picked(board, frame)
        if chosen:
            attach(board, frame.source, chosen[0])


class Fight(Effect):
    """Each deals damage equal to its ATK to the other, at once."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        chosen = picked(board, frame)
        if len(chosen) == 2:
            one, other = chosen
            first, second = one.atk, other.atk
            damage_bug(board, other, first, one.id)
            damage_bug(board, one, second, other.id)


class Make(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        make(board, frame.seat, step.kind, amount_of(board, step.amount, frame))


# --- what they and others do ------------------------------------------------------------------------------------------


def damage_bug(board: Board, bug: Permanent, amount: int, dealer: int) -> None:
    if amount <= 0 or not bug.types & o.BUG:
        return
    bug.damage += amount
    board.touch(o.STATES_SEEN)
    if dealer and dealer not in bug.hit_by:
        bug.hit_by = bug.hit_by + [dealer]
    if board.events is not None:
        board.note_permanent("damage", bug, amount=amount)
    fire(board, o.HURT, bug)


def exhaust(board: Board, permanent: Permanent) -> None:
    if not permanent.exhausted:
        permanent.exhausted = True
        board.touch(o.STATES_SEEN)
        board.note_permanent("exhaust", permanent)


def ready(board: Board, permanent: Permanent) -> None:
    if permanent.exhausted and not permanent.held and not permanent.cannot & o.NO_READY:
        permanent.exhausted = False
        board.touch(o.STATES_SEEN)
        board.note_permanent("ready", permanent)


def send_home(board: Board, permanent: Permanent, to: int) -> None:
    """To its owner's hand or deck (SB-Z4). Tokens are removed; item tokens stay (SB-C6)."""
    if permanent.card.is_token and not permanent.card.type & o.BUG:
        return
    board.leave(permanent)
    if permanent.card.is_token:
        board.note_permanent("removed", permanent)
        return
    kind, owner = permanent.card.kind, permanent.owner
    side = board.sides[owner]
    if to == o.TO_HAND:
        board.into_hand(owner, kind)
        board.note_permanent("to-hand", permanent)
    else:
        if to == o.TO_TOP:
            side.top = side.top + [kind]
            side.open_top += 1
        elif to == o.TO_BOTTOM:
            side.put_below(kind, True)
        else:
            side.bag = side.bag + [kind]
            board.shuffle(owner)
        board.note_permanent("to-deck", permanent)


def put_counters(board: Board, permanent: Permanent, count: int, minus: bool, dealer: int) -> None:
    if count <= 0:
        return
    if minus:
        permanent.minus += count
        if dealer and dealer not in permanent.hit_by:
            permanent.hit_by = permanent.hit_by + [dealer]
    else:
        permanent.plus += count
    board.stale = True
    if board.events is not None:
        board.note_permanent("minus-counters" if minus else "plus-counters", permanent, amount=count)


def change(board: Board, permanent: Permanent, gift: Gift, frame: Frame) -> None:
    atk = amount_of(board, gift.atk, frame)
    defence = amount_of(board, gift.defence, frame)
    dev = amount_of(board, gift.dev, frame)
    changes = permanent.changes.copy()
    changes.atk += atk
    changes.defence += defence
    changes.dev += dev
    changes.keywords |= gift.keywords
    changes.traits |= gift.traits
    changes.resists |= gift.resists
    changes.cannot |= gift.cannot
    if gift.bounty:
        changes.bounty = changes.bounty << 4 | gift.bounty
    permanent.changes = changes
    board.stale = True
    if defence < 0:
        dealer = dealer_of(board, frame)
        if dealer and dealer not in permanent.hit_by:
            permanent.hit_by = permanent.hit_by + [dealer]
    if board.events is not None:
        board.note_permanent("change", permanent, **{"atk": atk, "def": defence, "dev": dev})


def take_control(board: Board, permanent: Permanent, seat: int, until_end: bool) -> None:
    before = permanent.seat
    board.change_control(permanent, seat)
    if permanent.seat != seat:
        return
    if not until_end:
        permanent.lender = -1
    elif permanent.lender < 0 and seat != before:  # who lent it first gets it back
        permanent.lender = before


def attach(board: Board, item_id: int, bug: Permanent) -> None:
    item = board.find(item_id)
    if item is None or item.in_hive or item.seat != bug.seat or item.types & o.BUG:
        return
    if bug.in_hive or not bug.types & o.BUG:
        return
    item.bearer = bug.id
    board.stale = True
    if board.events is not None:
        board.note_permanent("equip", item, **{"with": bug.card.name})
    derive(board)
    fire(board, o.EQUIPPED, bug)


def make(board: Board, seat: int, kind: int, count: int) -> None:
    """Tokens are created, not played (SB-C6, SB-P16)."""
    for _ in range(count):
        if board.is_over:
            return
        enter_field(board, seat, kind, "make")
