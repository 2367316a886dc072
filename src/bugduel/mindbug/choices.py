"""What each step that asks offers, and to whom.

A choice with one answer is taken by the engine, but only where everybody can see that there was but one: a hand of
two equal cards must look like any hand of two, so its holder is asked.
"""

from typing import Final

from bugduel.mindbug import actions as a
from bugduel.mindbug.attack import can_attack, can_block
from bugduel.mindbug.board import Board
from bugduel.mindbug.keywords import FRENZY, HUNTER
from bugduel.mindbug.layers import derive, selected
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import (
    ASK_MAY,
    ASK_OPTION,
    ATTACK_AGAIN,
    BLOCK,
    CHOOSE_CREATURE,
    CHOOSE_DISCARDED,
    CHOOSE_FROM_HAND,
    DRAW_UNUSED,
    HUNT,
    LOSE_LIFE,
    LOSE_LIFE_DOWN_TO,
    NEXT_WAITING,
    NO_MINDBUGS,
    OFFER_MINDBUG,
    REFRESH,
    STEAL_CARDS,
    TURN_ACTION,
    Step,
)

MOST_ARRIVALS: Final = 50  # cards that came into play in a turn, after which no "may" is offered (MB-T8)
OFF_BOARD: Final = 8  # marks a RESOLVE action that names a kind; 4 is added for the second seat


def offer(board: Board, frame: Frame, step: Step) -> list[int]:
    """The answers a step offers; none if there is nothing to choose. Sets who is asked, and whether it is evident."""
    op = step.op
    board.asked = frame.seat
    board.evident = True
    if op == TURN_ACTION:
        board.asked = board.active
        return turn_actions(board)
    if op == OFFER_MINDBUG:
        board.asked = 1 - frame.seat
        return mindbug(board, frame)
    if op == BLOCK:
        board.asked = 1 - frame.seat
        return blocks(board, frame)
    if op == HUNT:
        return hunts(board, frame)
    if op == ATTACK_AGAIN:
        return second_attack(board, frame)
    if op == NEXT_WAITING:
        board.asked = board.active  # MB-G5
        return order(frame)
    if step.who:
        board.asked = 1 - frame.seat  # who performs the action chooses (MB-G4)
    if op == CHOOSE_CREATURE:
        return creatures(board, frame, step)
    if op == CHOOSE_FROM_HAND:
        return hand_cards(board, frame, step)
    if op == CHOOSE_DISCARDED:
        board.asked = frame.seat
        return discarded_cards(board, frame, step)
    if op == ASK_MAY:
        return may(board, frame, step)
    if op == ASK_OPTION:
        return [a.TAKE_OPTION | option for option in range(step.most)]
    raise AssertionError(f"no such step: {op}")


# --- the turn ---------------------------------------------------------------------------------------------------------


def turn_actions(board: Board) -> list[int]:
    """Play a card or attack with a creature (MB-T2). Equal cards are one choice."""
    derive(board)
    side = board.sides[board.active]
    found: list[int] = []
    last = -1
    for kind in side.hand:
        if kind != last:
            found.append(a.PLAY | kind)
            last = kind
    board.evident = len(side.hand) == len(found)
    for creature in side.play:
        if can_attack(board, creature):
            found.append(a.ATTACK | creature.id)
    return found


def mindbug(board: Board, frame: Frame) -> list[int]:
    """The opponent may use a Mindbug on the shown card, once (MB-P1)."""
    derive(board)
    taker = board.sides[1 - frame.seat]
    if taker.mindbugs and not taker.bars & NO_MINDBUGS:
        return [a.USE_MINDBUG, a.KEEP_MINDBUG]
    return []


def attacker_of(board: Board, frame: Frame) -> Creature | None:
    """The attacker, if it is still in play under the same control; if not, the attack is over (MB-A4)."""
    attacker = board.find(frame.source)
    return attacker if attacker is not None and attacker.seat == frame.seat else None


def hunts(board: Board, frame: Frame) -> list[int]:
    """A HUNTER may name any enemy creature, even one that could not block (MB-K2)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return []
    derive(board)
    if not attacker.keywords & HUNTER:
        return []
    enemies = board.sides[1 - frame.seat].play
    if not enemies:
        return []
    found = [a.HUNT_CREATURE | creature.id for creature in enemies]
    found.append(a.HUNT_NOBODY)
    return found


def blocks(board: Board, frame: Frame) -> list[int]:
    """The defender may block with one creature that is able to, or not (MB-A2)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return []
    derive(board)
    found: list[int] = []
    for creature in board.sides[1 - frame.seat].play:
        if can_block(attacker, creature):
            found.append(a.BLOCK_WITH | creature.id)
    if found:
        found.append(a.DO_NOT_BLOCK)
    return found


def second_attack(board: Board, frame: Frame) -> list[int]:
    """FRENZY may attack again, if it still can when the first attack has fully resolved (MB-K1)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return []
    derive(board)
    if attacker.attacks == 1 and attacker.keywords & FRENZY and can_attack(board, attacker):
        return [a.ATTACK_ONCE_MORE, a.STOP_ATTACKING]
    return []


def order(frame: Frame) -> list[int]:
    """Which of the waiting effects comes next (MB-G5). Equal ones are one choice."""
    found: list[int] = []
    for waiting in frame.waiting:
        action = resolve_action(waiting)
        if action not in found:
            found.append(action)
    return found


def resolve_action(waiting: Frame) -> int:
    """How a waiting effect is named: by its creature, or by its card if that is not in play, and its ability."""
    ability = waiting.program.ability
    if waiting.source:
        return a.RESOLVE | ability << a.SEAT_SHIFT | waiting.source
    return a.RESOLVE | (OFF_BOARD | waiting.seat << 2 | ability) << a.SEAT_SHIFT | waiting.kind


# --- effects ----------------------------------------------------------------------------------------------------------


def creatures(board: Board, frame: Frame, step: Step) -> list[int]:
    """Different creatures, one pick at a time (MB-G13); mandatory ones as far as there are any (MB-G3)."""
    assert step.filter is not None
    found: list[int] = []
    for creature in selected(board, step.filter, frame.seat, frame.source):
        if creature.id not in frame.picks:
            found.append(a.CHOOSE | creature.id)
    return limited(board, frame, step, found, len(found))


def discarded_cards(board: Board, frame: Frame, step: Step) -> list[int]:
    pile = 1 - frame.seat if step.who else frame.seat
    place = pile << a.SEAT_SHIFT
    left = board.sides[pile].discard[:]
    for pick in frame.picks:
        left.remove(pick & a.WHAT)
    left.sort()
    return limited(board, frame, step, distinct(left, a.CHOOSE_CARD | place), len(left))


def hand_cards(board: Board, frame: Frame, step: Step) -> list[int]:
    """Cards of the chooser's own hand. How many of them differ is nobody else's business."""
    left = board.sides[board.asked].hand[:]
    for pick in frame.picks:
        left.remove(pick & a.WHAT)
    found = distinct(left, a.CHOOSE_CARD | board.asked << a.SEAT_SHIFT)
    board.evident = len(left) <= step.least - frame.chosen
    return limited(board, frame, step, found, len(left))


def distinct(kinds: list[int], base: int) -> list[int]:
    """One action for each different card of a sorted list."""
    found: list[int] = []
    last = -1
    for kind in kinds:
        if kind != last:
            found.append(base | kind)
            last = kind
    return found


def limited(board: Board, frame: Frame, step: Step, found: list[int], count: int) -> list[int]:
    """Offer to stop once enough is chosen; where all must be taken there is nothing to choose but the first."""
    needed = step.least - frame.chosen
    if needed <= 0 and found:
        found.append(a.DONE)
    elif needed >= count and len(found) > 1 and not board.ask_always:
        return found[:1]
    return found


def may(board: Board, frame: Frame, step: Step) -> list[int]:
    """A "may" is offered only if what it does can be tried in full (MB-G10)."""
    if board.entered >= MOST_ARRIVALS:
        return []
    for place in range(frame.place + 1, step.most):
        if not possible(board, frame, frame.program.steps[place]):
            return []
    return [a.ACCEPT, a.REFUSE]


def possible(board: Board, frame: Frame, step: Step) -> bool:
    """Whether a step would find all that it needs."""
    op = step.op
    seat = frame.seat
    who = board.sides[1 - seat if step.who else seat]
    if op == CHOOSE_CREATURE and step.filter is not None:
        return len(selected(board, step.filter, seat, frame.source)) >= step.least
    if op == CHOOSE_FROM_HAND:
        return len(who.hand) >= step.least
    if op == CHOOSE_DISCARDED:
        return len(who.discard) >= step.least
    if op == LOSE_LIFE:
        return who.life >= step.amount
    if op == LOSE_LIFE_DOWN_TO:
        return who.life > step.amount
    if op == STEAL_CARDS:
        return len(board.sides[1 - seat].hand) >= step.amount
    if op == DRAW_UNUSED:
        return len(board.unused) >= step.amount
    if op == REFRESH:
        return board.sides[seat].used > 0
    return True
