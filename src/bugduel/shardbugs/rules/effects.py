"""What effects do, step by step."""

from typing import Final

from bugduel.shardbugs.actions import PLAYER, THREAD
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import WEB, Gift, Step
from bugduel.shardbugs.rules.card_effects import run_card_effect
from bugduel.shardbugs.rules.combat import able_to_block
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.moving import enter_field, move_bug
from bugduel.shardbugs.rules.select import amount_of, bearer_of, gather, holds
from bugduel.shardbugs.rules.status import splat_by
from bugduel.shardbugs.rules.triggers import fire, fire_player

MOST_DUST: Final = 999


def run_effect(board: Board, frame: Frame, step: Step) -> None:
    """Do one step of an effect that asks nobody. The place is already at the next one."""
    op = step.op
    derive(board)
    if op == o.TAKE_TARGETS:
        if not step.flag:
            frame.picks = []
        for slot in range(step.slot, step.slot + step.slots):
            if slot < len(frame.targets) and frame.targets[slot]:
                frame.picks = frame.picks + [frame.targets[slot]]
    elif op == o.GATHER:
        assert step.filter is not None
        found = [permanent.id for permanent in gather(board, step.filter, frame)]
        frame.picks = frame.picks + found if step.flag else found
    elif op == o.IF:
        assert step.test is not None
        if not holds(board, step.test, frame):
            frame.place = step.to
    elif op == o.JUMP:
        frame.place = step.to
    elif op <= o.MAKE:
        on_permanents(board, frame, step)
    elif op <= o.EXTRA_PLACE:
        on_players(board, frame, step)
    elif op >= o.DEVOTE:
        special(board, frame, op)
    elif op == o.FIZZLE:
        fizzle(board, frame, step)
    else:
        run_card_effect(board, frame, step, players(board, frame, step))


def players(board: Board, frame: Frame, step: Step) -> list[int]:
    """The players that a step means, in turn order."""
    who = step.who
    if who == o.YOU:
        return [frame.seat]
    if who == o.ENEMIES:
        return [seat for seat in board.living() if seat != frame.seat]
    if who == o.ALL_PLAYERS:
        return board.living()
    if who == o.TARGET_PLAYER:
        target = frame.targets[step.slot] if step.slot < len(frame.targets) else 0
        return [target - PLAYER] if target >= PLAYER else []
    seat = frame.it_seat
    if who == o.CONTROLLER:
        about = frame.it or (frame.targets[0] if frame.targets else 0)
        permanent = board.find(about) if 0 < about < PLAYER else None
        if permanent is not None:
            seat = permanent.seat
    return [seat] if seat >= 0 and not board.sides[seat].is_out else []


# --- permanents -------------------------------------------------------------------------------------------------------


def picked(board: Board, frame: Frame) -> list[Permanent]:
    found: list[Permanent] = []
    for id in frame.picks:
        permanent = board.find(id)
        if permanent is not None:
            found.append(permanent)
    return found


def on_permanents(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    chosen = picked(board, frame)
    if op == o.DAMAGE:
        amount = amount_of(board, step.amount, frame)
        for permanent in chosen:
            damage_bug(board, permanent, amount, dealer_of(board, frame))
    elif op == o.SPLAT_THEM:
        splat_by(board, chosen, dealer_of(board, frame))
    elif op == o.EXHAUST:
        for permanent in chosen:
            exhaust(board, permanent)
            if step.flag:
                permanent.held = 1
    elif op == o.READY:
        for permanent in chosen:
            ready(board, permanent)
    elif op == o.MOVE:
        for permanent in chosen:
            move_bug(board, permanent, step.to == o.TO_HIVE)
    elif op == o.TRADE:
        trade(board, frame, step)
    elif op == o.TO_OWNERS_HAND or op == o.TO_DECK:
        for permanent in chosen:
            send_home(board, permanent, o.TO_HAND if op == o.TO_OWNERS_HAND else step.to)
    elif op == o.COUNTERS:
        amount = amount_of(board, step.amount, frame)
        for permanent in chosen:
            put_counters(board, permanent, amount, step.flag, dealer_of(board, frame))
    elif op == o.UNTIL_END:
        assert step.gift is not None
        for permanent in chosen:
            change(board, permanent, step.gift, frame)
    elif op == o.TAKE_CONTROL:
        for permanent in chosen:
            take_control(board, permanent, frame.seat, step.flag)
    elif op == o.ANIMATE:
        for permanent in chosen:
            animate(board, permanent, step)
    elif op == o.ATTACH:
        if chosen:
            attach(board, frame.source, chosen[0])
    elif op == o.FIGHT:
        if len(chosen) == 2:
            fight(board, chosen[0], chosen[1])
    else:
        make(board, frame.seat, step.kind, amount_of(board, step.amount, frame))


def dealer_of(board: Board, frame: Frame) -> int:
    """Who deals the damage of a thread: the card whose text deals it, for an equipped item its bug (SB-C9)."""
    if frame.kind >= 0 and board.pool.cards[frame.kind].type == o.ITEM:
        bearer = bearer_of(board, frame)
        return bearer if bearer else frame.source
    return frame.source


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


def fight(board: Board, one: Permanent, other: Permanent) -> None:
    """Each deals damage equal to its ATK to the other, at once."""
    first, second = one.atk, other.atk
    damage_bug(board, other, first, one.id)
    damage_bug(board, one, second, other.id)


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


def trade(board: Board, frame: Frame, step: Step) -> None:
    """The bug of the Field goes to the Hive and the one of the Hive to the Field: moved, not played. If one of the
    two is illegal by now, the other still moves (SB-P8).
    """
    for slot in (step.slot, step.slot + 1):
        permanent = board.find(frame.targets[slot]) if frame.targets[slot] else None
        if permanent is not None:
            move_bug(board, permanent, slot == step.slot)


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
    """Until end of turn (SB-N4)."""
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


def animate(board: Board, permanent: Permanent, step: Step) -> None:
    """An item or support is a bug besides, until end of turn. An item that becomes one comes off its bearer."""
    if permanent.types & o.BUG:
        return
    changes = permanent.changes.copy()
    changes.also_bug = True
    changes.own_atk = step.atk
    changes.own_def = step.defence
    changes.own_species = step.species
    permanent.changes = changes
    permanent.bearer = 0
    board.stale = True
    board.note_permanent("animate", permanent)


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


# --- players ----------------------------------------------------------------------------------------------------------


def on_players(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    amount = amount_of(board, step.amount, frame)
    for seat in players(board, frame, step):
        if op == o.DAMAGE_PLAYERS:
            damage_player(board, seat, amount)
        elif op == o.GAIN_DEVOTION:
            gain_devotion(board, seat, amount)
        elif op == o.LOSE_DEVOTION:
            lose_devotion(board, seat, amount)
        elif op == o.STEAL_DEVOTION:
            gain_devotion(board, frame.seat, lose_devotion(board, seat, amount))
        elif op == o.GAIN_DUST:
            if amount <= 0:
                continue
            board.sides[seat].dust[step.dust] = min(board.sides[seat].dust[step.dust] + amount, MOST_DUST)
            if board.events is not None:
                board.note("gain-dust", {"seat": seat, "amount": amount, "dust": step.dust})
        else:
            board.sides[seat].places += 1


def gain_devotion(board: Board, seat: int, amount: int) -> None:
    if amount > 0:
        board.sides[seat].devotion += amount
        board.touch(o.DEVOTION_SEEN)
        if board.events is not None:
            board.note("gain-devotion", {"seat": seat, "amount": amount})


def lose_devotion(board: Board, seat: int, amount: int) -> int:
    """Devotion never falls below 0 (SB-W1). Returns how much was lost."""
    side = board.sides[seat]
    lost = min(amount, side.devotion)
    if lost > 0:
        side.devotion -= lost
        board.touch(o.DEVOTION_SEEN)
        if board.events is not None:
            board.note("lose-devotion", {"seat": seat, "amount": lost})
    return max(lost, 0)


def damage_player(board: Board, seat: int, amount: int) -> None:
    """Damage lowers devotion; it counts even where there is none left (SB-C9, SB-K5)."""
    if amount <= 0:
        return
    if board.events is not None:
        board.note("hit", {"seat": seat, "amount": amount})
    lose_devotion(board, seat, amount)
    fire_player(board, o.DAMAGED, seat, amount)


# --- threads that no card says in words -------------------------------------------------------------------------------


def special(board: Board, frame: Frame, op: int) -> None:
    source = board.find(frame.source)
    if op == o.DEVOTE:
        gain_devotion(board, frame.seat, frame.amount)  # SB-V2
    elif op == o.MAKE_BOUNTIES:
        make(board, frame.seat, board.pool.bounty, frame.amount)
    elif source is None or source.in_hive:
        return
    elif op == o.RETREAT:
        if source.seat == frame.seat:  # SB-B8
            source.exhausted = True
            board.to_hive(source)
    elif op == o.HARDEN:
        changes = source.changes.copy()
        changes.defence += 1  # SB-Y6
        source.changes = changes
        board.stale = True
    elif op == o.EQUIP:
        bug = board.find(frame.targets[0])
        if bug is not None and source.seat == frame.seat:
            attach(board, source.id, bug)
    elif op == o.LURE:
        bug = board.find(frame.targets[0])
        if bug is not None and source.attacking >= 0 and able_to_block(board, bug, source):
            lure(board, bug, source)
    elif op == o.PLINK and not frame.gone:  # SB-Y7
        bug = board.find(frame.targets[0])
        if bug is not None:
            damage_bug(board, bug, frame.amount, source.id)


def lure(board: Board, bug: Permanent, attacker: Permanent) -> None:
    """Only the first to resolve lures a bug (SB-Y5)."""
    for pair in board.lures:
        if pair >> 12 == bug.id:
            board.note_permanent("fizzle", attacker)
            return
    board.lures = board.lures + [bug.id << 12 | attacker.id]
    board.note_permanent("lure", bug)


def fizzle(board: Board, frame: Frame, step: Step) -> None:
    """A thread is taken off its web; an action's card goes to the Splat Zone."""
    number = frame.targets[step.slot] - THREAD
    for web in board.stack:
        if web.program is WEB:
            for thread in web.waiting:
                if thread.number == number:
                    web.waiting.remove(thread)
                    if board.is_action(thread):
                        board.sides[thread.seat].put_on_splat_zone(thread.kind)
                        board.touch(o.PILES_SEEN)
                    if board.events is not None:
                        card = board.name(thread.kind) if thread.kind >= 0 else ""
                        board.note("fizzle", {"seat": thread.seat, "card": card, "creature": thread.source})
                    return
