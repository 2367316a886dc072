"""What each step that asks offers, and to whom.

A choice with one answer is taken by the engine, but only where everybody can see that there was but one: a hand of
two equal cards must look like any hand of two, so its holder is asked.
"""

from typing import Any, Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, made_once
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import FAST, FRENZY, HUNTER
from bugduel.mindbug.pieces import Creature, Frame, Side
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack, can_block, forced_hunters, hunted, must_hunt
from bugduel.mindbug.rules.effect_choices import effect_choices
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.possible import can_act
from bugduel.mindbug.rules.supplies import affordable

# The commonest actions.
PLAYS: Final = made_once(a.PLAY, a.WHAT)
ATTACKS: Final = made_once(a.ATTACK, a.WHAT)
BLOCKS: Final = made_once(a.BLOCK_WITH, a.WHAT)

MINDBUG: Final = [a.USE_MINDBUG, a.KEEP_MINDBUG]  # lists that never change are made once
AGAIN: Final = [a.ATTACK_ONCE_MORE, a.STOP_ATTACKING]
NO_CREATURES: Final[list[Creature]] = []

OFF_BOARD: Final = 8  # marks a RESOLVE action that names a kind; 4 is added for the second seat


def offer(board: Board, frame: Frame, step: Step) -> list[int]:
    """The answers a step offers; none if there is nothing to choose. Sets who is asked."""
    op = step.op
    board.asked = frame.seat
    board.answers_are_public = True
    if op == o.TURN_ACTION:
        board.asked = board.active
        return turn_actions(board)
    if op == o.OFFER_MINDBUG:
        board.asked = 1 - frame.seat
        return mindbug(board, frame)
    if op == o.BLOCK:
        board.asked = 1 - frame.seat
        return blocks(board, frame)
    if op == o.HUNT:
        return hunts(board, frame)
    if op == o.ATTACK_AGAIN:
        return second_attack(board, frame)
    if op == o.NEXT_WAITING:
        return order(frame)
    if op == o.FAST_ACTION:
        return fast_action(board)
    if op == o.BUY:
        board.asked = board.active
        return purchases(board)
    if op == o.REROLL:
        return rerolls(frame)
    return effect_choices(board, frame, step)


# --- the turn ---------------------------------------------------------------------------------------------------------


def turn_actions(board: Board) -> list[int]:
    """Play a card, attack with a creature, or use an Action (MB-T2). Equal cards are one choice."""
    derive(board)
    side = board.sides[board.active]
    if board.pool.has_hunted:
        forced = forced_hunters(board, board.active)
        if forced:
            return [a.ATTACK | creature.id for creature in forced]
    hand = side.hand
    if side.unplayable:
        hand = playable(board, side)
    found = [PLAYS[kind] for kind in hand]
    for place in range(len(hand) - 1, 0, -1):
        if found[place] is found[place - 1]:
            found.pop(place)
    board.answers_are_public = len(side.hand) == len(found)
    for creature in side.play:
        if can_attack(board, creature):
            found.append(ATTACKS[creature.id])
    if board.pool.has_actions:
        for creature in side.play:
            if creature.card.triggers[o.ACTION] and can_act(board, creature):
                found.append(a.ACT | creature.id)
    return found


def playable(board: Board, side: Side) -> list[int]:
    """The cards of a hand that are not too weak to be played (MB-X16)."""
    return [kind for kind in side.hand if board.pool.cards[kind].power > side.unplayable]


def mindbug(board: Board, frame: Frame) -> list[int]:
    """The opponent may use a Mindbug on the shown card, once (MB-P1)."""
    derive(board)
    taker = board.sides[1 - frame.seat]
    if taker.mindbugs and not taker.bars & o.NO_MINDBUGS:
        return MINDBUG
    return NO_INTS


def fast_action(board: Board) -> list[int]:
    """A creature with FAST may attack or act in the turn it came; the active player's first, by arrival (MB-K6)."""
    if not board.entered:
        return NO_INTS
    derive(board)
    for seat in (board.active, 1 - board.active):
        for creature in fast_ones(board, seat):
            found = []
            if can_attack(board, creature) and creature.attack_turn != board.turn:
                found.append(a.ATTACK | creature.id)
            if creature.card.triggers[o.ACTION] and can_act(board, creature):
                found.append(a.ACT | creature.id)
            if found:
                found.append(a.WAIT | creature.id)
                board.asked = seat
                return found
    return NO_INTS


def fast_ones(board: Board, seat: i64) -> list[Creature]:
    """The creatures of a player that FAST lets do something now, by arrival."""
    found = NO_CREATURES
    for creature in board.sides[seat].play:
        if creature.arrived == board.turn and not creature.acted and creature.active_keywords & FAST:
            found = found + [creature]
    return found if len(found) < 2 else sorted(found, key=arrival)


def arrival(creature: Creature) -> int:
    return creature.id


def purchases(board: Board) -> list[int]:
    """Before anything else of a turn its player may buy Power cards (MB-C1)."""
    found = [a.BUY | kind for kind in affordable(board, board.active)]
    if found:
        found.append(a.DONE)
    return found


def order(frame: Frame) -> list[int]:
    """Which of the waiting effects comes next (MB-G5). Equal ones are one choice."""
    found: list[int] = []
    for waiting in frame.waiting:
        action = resolve_action(frame.waiting, waiting)
        if action not in found:
            found.append(action)
    return found


def resolve_action(effects: list[Frame], waiting: Frame) -> int:
    """How a waiting effect is named: by its creature, or by its card if that is not in play; and, where several of the
    same wait, by its number among them in the order of their names.
    """
    name = waiting.program.name
    before: list[str] = []
    for other in effects:
        if other.source == waiting.source and (waiting.source or other.kind == waiting.kind):
            earlier = other.program.name
            if earlier < name and earlier not in before:
                before.append(earlier)
    number = len(before)
    if waiting.source:
        more = number >> 3 << a.MORE_SHIFT  # many abilities granted to one creature would run into the verb
        return a.RESOLVE | more | (number & 7) << a.SEAT_SHIFT | waiting.source
    more = number >> 2 << a.MORE_SHIFT
    return a.RESOLVE | more | (OFF_BOARD | waiting.seat << 2 | number & 3) << a.SEAT_SHIFT | waiting.kind


# --- attacking --------------------------------------------------------------------------------------------------------


def attacker_of(board: Board, frame: Frame) -> Creature | None:
    """The attacker, if it is still in play under the same control; if not, the attack is over (MB-A4)."""
    for creature in board.sides[frame.seat].play:
        if creature.id == frame.source:
            return creature
    return None


def hunts(board: Board, frame: Frame) -> list[int]:
    """A HUNTER may name an enemy creature that must block (MB-K2)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return NO_INTS
    derive(board)
    if not attacker.active_keywords & HUNTER:
        return NO_INTS
    if board.pool.has_hunted:
        forced = must_hunt(board, attacker)
        if forced:
            return [a.HUNT_CREATURE | creature.id for creature in forced]
    found = [a.HUNT_CREATURE | creature.id for creature in hunted(board, attacker)]
    if found:
        found.append(a.HUNT_NOBODY)
    return found


def blocks(board: Board, frame: Frame) -> list[int]:
    """The defender may block with one creature that is able to, or not (MB-A2)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return NO_INTS
    derive(board)
    blockers = board.sides[1 - frame.seat].play
    if not blockers:
        return NO_INTS
    found: list[Any] = []
    for creature in blockers:
        if can_block(attacker, creature):
            found.append(BLOCKS[creature.id])
    if found:
        found.append(a.DO_NOT_BLOCK)
    return found


def second_attack(board: Board, frame: Frame) -> list[int]:
    """FRENZY may attack again, if it still can when the first attack has fully resolved (MB-K1)."""
    attacker = attacker_of(board, frame)
    if attacker is None:
        return NO_INTS
    derive(board)
    if attacker.attacks == 1 and attacker.active_keywords & FRENZY and can_attack(board, attacker):
        return AGAIN
    return NO_INTS


def rerolls(frame: Frame) -> list[int]:
    """Dice to roll again, one pick at a time (MB-I1). Equal dice are one choice."""
    if frame.repeats <= 0 or (not frame.picks and not frame.held):
        return NO_INTS
    found = [a.REROLL | face for face in sorted(set(frame.picks))]
    found.append(a.DONE)
    return found
