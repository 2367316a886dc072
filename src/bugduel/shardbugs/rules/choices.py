"""What each step that asks offers, and to whom.

A choice with one answer is taken by the engine, but only where everybody can see that there was but one.
"""

from typing import Any, Final

from bugduel.core.lists import NO_INTS, made_once
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import LAST_ARRIVAL, Board
from bugduel.shardbugs.pieces import NO_CHANGES, Frame, Permanent, Side
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import EQUIP_THREAD, Card, Step
from bugduel.shardbugs.rules.combat import able_to_attack, able_to_block, attackers, to_order
from bugduel.shardbugs.rules.effect_choices import effect_choices
from bugduel.shardbugs.rules.layers import derive
from bugduel.shardbugs.rules.select import gather
from bugduel.shardbugs.rules.web.announce import CARD_PICK, cost_of, priced
from bugduel.shardbugs.rules.web.dust import at_hand, can_pay, dust_made, neutral_cost, several_ways
from bugduel.shardbugs.rules.web.targets import has_targets, legal_targets
from bugduel.shardbugs.rules.web.threads import next_in_round, whose_triggers
from bugduel.shardbugs.rules.web.usable import can_activate, can_play, can_use_avatar, dust_abilities, payable
from bugduel.shardbugs.rules.web.uses import HOW_ABILITY, HOW_AVATAR

# The commonest actions.
PLAYS: Final = made_once(a.PLAY, LAST_ARRIVAL)
PLACES: Final = made_once(a.PLACE, LAST_ARRIVAL)
PLAYS_FROM_HIVE: Final = made_once(a.PLAY_FROM_HIVE, LAST_ARRIVAL)
GENERATES: Final = made_once(a.GENERATE, LAST_ARRIVAL)
DEVOTES: Final = made_once(a.DEVOTE, LAST_ARRIVAL)
RETREATS: Final = made_once(a.RETREAT, LAST_ARRIVAL)
PASS: Final[Any] = a.PASS
END_MAIN: Final[Any] = a.END_MAIN

BUILTIN_ABILITY: Final = 60  # the number that keywords have among abilities
ABILITY_BITS: Final = 6
CAUSE_BITS: Final = a.SHIFT - ABILITY_BITS


def offer(board: Board, frame: Frame, step: Step) -> list[int]:
    """The answers a step offers; none if there is nothing to choose. Sets who is asked."""
    op = step.op
    board.asked = frame.seat
    board.answers_are_public = True
    derive(board)
    if op == o.PRIORITY:
        return priority(board, frame)
    if op == o.MAIN:
        board.asked = board.active
        return main_phase(board)
    if op == o.ATTACKERS:
        board.asked = board.active
        return attacks(board, frame)
    if op == o.BLOCKERS:
        return blocks(board, frame)
    if op == o.ORDER_DAMAGE:
        return damage_order(board)
    if op == o.NEXT_TRIGGER:
        return triggers(board, frame)
    if op == o.CHOOSE_TARGET:
        return targets(board, frame)
    if op == o.CHOOSE_MODE:
        return modes(board, frame)
    if op == o.CHOOSE_COST:
        return price(board, frame)
    if op == o.SPEND:
        neutral, shards, dust = cost_of(board, frame)
        ways = several_ways(board, frame.seat, neutral - frame.amount, shards, dust)
        return [a.SPEND | way for way in ways]
    if op == o.MULLIGAN:
        board.answers_are_public = False
        return mulligan(board, frame)
    return effect_choices(board, frame, step)


# --- priority and the Main Phase --------------------------------------------------------------------------------------


def priority(board: Board, web: Frame) -> list[int]:
    """Quick actions, quick-speed abilities and dust abilities, or pass (SB-P13)."""
    if not next_in_round(board, web):
        return NO_INTS
    seat = web.next
    board.asked = seat
    board.answers_are_public = False
    found: list[Any] = []
    dust = at_hand(board, seat)
    quick_things(board, seat, dust, found)
    generating(board, seat, ready_workers(board.sides[seat]), dust, found)
    found.append(PASS)
    return found


def quick_things(board: Board, seat: int, dust: list[int], found: list[Any]) -> None:
    side = board.sides[seat]
    last = -1
    for kind in side.hand:
        if kind != last:
            last = kind
            card = board.pool.cards[kind]
            if card.quick and can_play(board, seat, card, dust):
                found.append(PLAYS[kind])
    for permanent in side.field:
        if permanent.card.has_quick:
            for program in permanent.card.activated:
                if program.quick and not program.makes_dust and can_activate(board, permanent, program, dust):
                    found.append(a.ACTIVATE | program.number << a.SHIFT | permanent.id)


def generating(board: Board, seat: int, workers: list[Permanent], dust: list[int], found: list[Any]) -> None:
    """Bugs of the Hive, of equal ones one; on the own turn dust abilities of the Field, too (SB-U2, SB-U5)."""
    for bug in workers:
        found.append(GENERATES[bug.id])
    if board.active == seat:
        dust_abilities(board, seat, dust, found)


def ready_workers(side: Side) -> list[Permanent]:
    """The ready bugs of a Hive, of equal ones one."""
    found: list[Permanent] = []
    for bug in side.hive:
        if not bug.exhausted and not (is_plain(bug) and has_plain(found, bug.card)):
            found.append(bug)
    return found


def is_plain(bug: Permanent) -> bool:
    """Whether nothing but its card makes a bug of a Hive what it is."""
    if bug.plus or bug.minus or bug.damage or bug.changes is not NO_CHANGES or bug.held:
        return False
    return bug.owner == bug.seat and bug.lender < 0


def has_plain(bugs: list[Permanent], card: Card) -> bool:
    for bug in bugs:
        if bug.card is card and is_plain(bug):
            return True
    return False


def main_phase(board: Board) -> list[int]:
    """All that SB-N2 allows, and the end of the phase."""
    seat = board.active
    side = board.sides[seat]
    dust = at_hand(board, seat)
    found: list[Any] = []
    last = -1
    for kind in side.hand:
        if kind == last:
            continue
        last = kind
        card = board.pool.cards[kind]
        if can_play(board, seat, card, dust):
            found.append(PLAYS[kind])
        if card.type == o.BUG and side.placed < side.places:  # SB-B6
            found.append(PLACES[kind])
    workers = ready_workers(side)
    if not side.played_from_hive:
        for bug in workers:  # SB-B7, and it cannot pay for itself (SB-U7)
            card = bug.card
            made = dust_made(board, bug)
            dust[made] -= 1
            if can_pay(dust, neutral_cost(board, seat, card), card.shards, card.dust):
                found.append(PLAYS_FROM_HIVE[bug.id])
            dust[made] += 1
    for permanent in side.field:
        with_permanent(board, permanent, dust, found)
    for program in side.avatar.activated:
        if can_use_avatar(board, seat, program, dust):
            found.append(a.USE_AVATAR | program.number)
    board.answers_are_public = not side.hand
    generating(board, seat, workers, dust, found)
    found.append(END_MAIN)
    return found


def with_permanent(board: Board, permanent: Permanent, dust: list[int], found: list[Any]) -> None:
    """Devote, Retreat, equip, activate."""
    card = permanent.card
    if permanent.types & o.BUG and not permanent.exhausted and not board.is_dizzy(permanent):
        if permanent.dev > 0 and not permanent.cannot & o.NO_DEVOTE:  # SB-V1
            found.append(DEVOTES[permanent.id])
        side = board.sides[permanent.seat]
        if not side.retreated and card.type == o.BUG and not card.is_token and not permanent.cannot & o.NO_RETREAT:
            found.append(RETREATS[permanent.id])  # SB-B8
    for program in card.activated:
        if not program.makes_dust and can_activate(board, permanent, program, dust):
            found.append(a.ACTIVATE | program.number << a.SHIFT | permanent.id)
    if card.can_equip and can_equip(board, permanent, dust):
        found.append(a.EQUIP | permanent.id)


def can_equip(board: Board, item: Permanent, dust: list[int]) -> bool:
    """Its cost can be paid and it fits a bug (SB-C3)."""
    card = item.card
    if item.types & o.BUG or not can_pay(dust, card.equip_neutral, card.equip_shards, card.equip_dust):
        return False
    return has_targets(board, EQUIP_THREAD, Frame(EQUIP_THREAD, item.seat, item.id, card.kind))


def mulligan(board: Board, frame: Frame) -> list[int]:
    """Cards to put back, one after the other, or keep what there is (SB-S3)."""
    found: list[int] = []
    last = -1
    for kind in board.sides[frame.seat].hand:
        if kind != last:
            last = kind
            found.append(a.PUT_BACK | kind)
    found.append(a.KEEP)
    return found


# --- combat -----------------------------------------------------------------------------------------------------------


def attacks(board: Board, frame: Frame) -> list[int]:
    """Which bug attacks whom, one after the other (SB-K1)."""
    chosen = [pick & 4095 for pick in frame.picks]
    enemies = [seat for seat in board.living() if seat != board.active]
    found: list[int] = []
    for bug in board.sides[board.active].field:
        if bug.id not in chosen and able_to_attack(board, bug):
            for enemy in enemies:
                found.append(a.ATTACK | enemy << a.SHIFT | bug.id)
    if found:
        found.append(a.DONE)
    return found


def blocks(board: Board, frame: Frame) -> list[int]:
    """Defending players in turn order, each one block after the other (SB-K2). `left` counts who has yet to block."""
    while frame.left > 0:
        seat = frame.next
        found: list[int] = []
        for attacker in attackers(board):
            if attacker.attacking == seat:
                for bug in board.sides[seat].field:
                    if able_to_block(board, bug, attacker):
                        found.append(a.BLOCK | attacker.id << a.SHIFT | bug.id)
        if found:
            found.append(a.DONE)
            board.asked = seat
            return found
        frame.left -= 1
        frame.next = board.after(seat)
    return []


def damage_order(board: Board) -> list[int]:
    """Who orders: the attacking player its blockers, the defending player several attackers of one blocker (SB-K4)."""
    dealer, left = to_order(board)
    if not dealer:
        return []
    bug = board.find(dealer)
    assert bug is not None
    board.asked = bug.seat
    return [a.NEXT_DAMAGED | dealer << a.SHIFT | id for id in left]


# --- announcing -------------------------------------------------------------------------------------------------------


def triggers(board: Board, frame: Frame) -> list[int]:
    """Which of a player's own triggers is added next (SB-P6). Equal ones are one choice."""
    seat = whose_triggers(board, frame)
    if seat < 0:
        return []
    board.asked = seat
    found: list[int] = []
    for waiting in frame.waiting:
        if waiting.seat == seat:
            action = add_action(frame.waiting, waiting)
            if action not in found:
                found.append(action)
    return found


def add_action(triggers: list[Frame], trigger: Frame) -> int:
    """How a waiting trigger is named: by its ability and its permanent, or its card if it never was one; and where the
    same was triggered by several things at once and does not do the same for all, by its place among them.
    """
    number = BUILTIN_ABILITY if trigger.program.name.startswith("*") else trigger.program.number
    is_named = trigger.source and not (trigger.program.is_impersonal and not trigger.program.slots)
    what = trigger.source if is_named else a.THREAD + trigger.kind
    abouts: list[int] = []
    for other in triggers:
        if other.program is trigger.program and (other.source == trigger.source or not is_named):
            about = cause_of(other)
            if about == cause_of(trigger):
                break
            if about not in abouts:
                abouts.append(about)
    place = len(abouts)
    more = place >> CAUSE_BITS << a.MORE_SHIFT  # hundreds of causes would run into the verb
    cause = place & ((1 << CAUSE_BITS) - 1)
    return a.ADD | more | (cause << ABILITY_BITS | number) << a.SHIFT | what


def cause_of(trigger: Frame) -> int:
    """A number that differs where triggers of one ability do different things."""
    about = trigger.amount << 16  # above what there can be of the others
    if trigger.program.about_it:
        about |= trigger.it
    if trigger.program.about_player:
        about |= trigger.it_seat + 1 << 12
    return about


def modes(board: Board, frame: Frame) -> list[int]:
    """The modes whose targets can be chosen; of a trigger any if none is possible."""
    found: list[int] = []
    for number in range(len(frame.of.modes)):
        if has_targets(board, frame.of.modes[number], frame):
            found.append(a.MODE | number)
    if not found:
        found = [a.MODE | number for number in range(len(frame.of.modes))]
    return found


def targets(board: Board, frame: Frame) -> list[int]:
    """The next target of what is being announced (SB-P14)."""
    program = frame.of
    slot = len(frame.targets)
    if slot >= program.slots:
        return []
    for target in program.targets:
        if target.first <= slot < target.first + target.most:
            found = [a.TARGET | chosen for chosen in legal_targets(board, program, target, frame)]
            if target.same_side < 0 and slot + 1 < program.slots and program.targets[-1].same_side == slot:
                found = [action for action in found if has_partner(board, frame, action & a.WHAT)]
            if found and (program.may_decline or slot - target.first >= target.least):
                found.append(a.NO_TARGET)
            return found
    raise AssertionError("a target that nobody asks for")


def has_partner(board: Board, frame: Frame, id: int) -> bool:
    """The first of a pair of targets must leave something for the second."""
    second = frame.of.targets[-1]
    first = board.find(id)
    assert second.filter is not None and first is not None
    for permanent in gather(board, second.filter, frame):
        if permanent.seat == first.seat:
            return True
    return False


def price(board: Board, frame: Frame) -> list[int]:
    """What is to be chosen for a price: cards of the hand, then what is splat, then what is exhausted."""
    if frame.how != HOW_ABILITY and frame.how != HOW_AVATAR:
        return []
    wanted = priced(board, frame).price
    assert wanted is not None
    cards = [pick - CARD_PICK for pick in frame.picks if pick >= CARD_PICK]
    if len(cards) < wanted.discard:
        board.answers_are_public = False
        hand = board.sides[frame.seat].hand[:]
        for kind in cards:
            hand.remove(kind)
        return [a.CHOOSE_CARD | o.HAND << a.SHIFT | kind for kind in sorted(set(hand))]
    others = len(frame.picks) - len(cards)
    if wanted.splat_other is not None and others == 0:
        return [a.CHOOSE | id for id in payable(board, wanted.splat_other, frame.seat, frame.source, False)]
    if wanted.exhaust_other is not None and others < (wanted.splat_other is not None) + 1:
        free = payable(board, wanted.exhaust_other, frame.seat, frame.source, True)
        return [a.CHOOSE | id for id in free if id not in frame.picks]
    return []
