"""What the steps of effects offer to choose from."""

from typing import Final

from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.possible import possible, targets
from bugduel.mindbug.rules.select import card_fits, count

MAY: Final = [a.ACCEPT, a.REFUSE]
MOST_ARRIVALS: Final = 50  # cards that came into play in a turn, after which no "may" is offered (MB-T8)


def effect_choices(board: Board, frame: Frame, step: Step) -> list[int]:
    op = step.op
    if op == o.CHOOSE_CARD:
        return cards(board, frame, step)
    if step.who:
        board.asked = 1 - frame.seat  # who performs the action chooses (MB-G4)
    if op == o.CHOOSE_CREATURE:
        return creatures(board, frame, step)
    if op == o.CHOOSE_FROM_HAND:
        return hand_cards(board, frame, step)
    if op == o.ASK_MAY:
        return may(board, frame, step)
    if op == o.ASK_OPTION:
        return [a.TAKE_OPTION | option for option in range(step.most)]
    if op == o.ASK_KEYWORD:
        return [a.NAME_KEYWORD | bit for bit in KEYWORDS.values()]
    if op == o.CHOOSE_POWER_CARD:
        return [a.CHOOSE_CARD | (o.MARKET << 2) << a.SEAT_SHIFT | kind for kind in sorted(set(board.market))]
    if op == o.CHOOSE_BOOST:
        return boosts(board, frame)
    if op == o.DISTRIBUTE:
        return distribution(board, frame)
    raise AssertionError(f"no such step: {op}")


def creatures(board: Board, frame: Frame, step: Step) -> list[int]:
    """Different creatures, one pick at a time (MB-G13); mandatory ones as far as there are any (MB-G3)."""
    found: list[int] = []
    for creature in targets(board, frame, step):
        if creature.id not in frame.picks:
            found.append(a.CHOOSE | creature.id)
    if len(found) == 2 and begins_pair(frame) and not board.ask_always:
        return found[:1]  # the only pair, whichever of them is named first
    return limited(board, frame, step.least, found, len(found))


def begins_pair(frame: Frame) -> bool:
    """Whether the creature chosen now is the first of two that share a power."""
    following = frame.place + 1
    return following < len(frame.program.steps) and frame.program.steps[following].pair


def cards(board: Board, frame: Frame, step: Step) -> list[int]:
    """Cards of discard piles or of the chooser's own hand."""
    if step.flag:  # of those put aside for this choice
        return boosts_left(board, frame)
    derive(board)
    found: list[int] = []
    total = 0
    for seat in range(2):
        if not step.any_side and seat != (1 - frame.seat if step.who else frame.seat):
            continue
        place = step.place << 2 | seat
        side = board.sides[seat]
        left = sorted(side.hand if step.place == o.IN_HAND else side.discard)
        for pick in frame.picks:
            if a.cards_place(pick) == place:
                left.remove(pick & a.KIND)
        if step.place == o.IN_HAND:
            board.answers_are_public = len(left) <= step.least - frame.chosen
            next_op = frame.program.steps[frame.place + 1].op
            if next_op == o.PUT_INTO_PLAY and side.unplayable:  # MB-X16
                left = [kind for kind in left if board.pool.cards[kind].power > side.unplayable]
        left = [kind for kind in left if card_fits(board, step.cards, kind)]
        total += len(left)
        found.extend(distinct(left, a.CHOOSE_CARD | place << a.SEAT_SHIFT))
    return limited(board, frame, step.least, found, total)


def boosts_left(board: Board, frame: Frame) -> list[int]:
    """Of the cards that were under a creature, those still in the discard pile (MB-B3)."""
    found: list[int] = []
    for pick in sorted(set(frame.held)):
        there = board.sides[a.cards_place(pick) & 3].discard.count(pick & a.KIND)
        if min(frame.held.count(pick), there) > frame.picks.count(pick):
            found.append(a.CHOOSE_CARD | pick)
    if found:
        found.append(a.DONE)
    return found


def hand_cards(board: Board, frame: Frame, step: Step) -> list[int]:
    """Cards of the chooser's own hand. How many of them differ is nobody else's business."""
    least = step.least
    if step.count is not None:
        if frame.chosen == 0:
            derive(board)
            frame.wanted = count(board, step.count, frame.seat, frame.source, frame.had)
        least = frame.wanted
        if frame.chosen >= least:
            return []
    left = board.sides[board.asked].hand[:]
    for pick in frame.picks:
        left.remove(pick & a.KIND)
    found = distinct(left, a.CHOOSE_CARD | (o.IN_HAND << 2 | board.asked) << a.SEAT_SHIFT)
    board.answers_are_public = len(left) <= least - frame.chosen
    return limited(board, frame, least, found, len(left))


def distinct(kinds: list[int], base: int) -> list[int]:
    """One action for each different card of a sorted list."""
    found: list[int] = []
    last = -1
    for kind in kinds:
        if kind != last:
            found.append(base | kind)
            last = kind
    return found


def limited(board: Board, frame: Frame, least: int, found: list[int], count: int) -> list[int]:
    """Offer to stop once enough is chosen; where all must be taken there is nothing to choose but the first."""
    needed = least - frame.chosen
    if needed <= 0 and found:
        found.append(a.DONE)
    elif needed >= count and len(found) > 1 and not board.ask_always:
        return found[:1]
    return found


def may(board: Board, frame: Frame, step: Step) -> list[int]:
    """A "may" is offered only if what it does can be tried in full (MB-G10)."""
    if board.entered >= MOST_ARRIVALS:
        return []
    derive(board)
    for place in range(frame.place + 1, step.most):
        if not possible(board, frame, frame.program.steps[place]):
            return []
    return MAY


def boosts(board: Board, frame: Frame) -> list[int]:
    """A creature with boosts first, then one of the cards under it."""
    if frame.chosen == 0:
        found = []
        for side in board.sides:
            for creature in side.play:
                if creature.boosts:
                    found.append(a.CHOOSE | creature.id)
        return found
    chosen = board.find(frame.picks[0])
    assert chosen is not None
    return distinct(sorted(chosen.boosts), a.CHOOSE_CARD | (o.UNDER << 2) << a.SEAT_SHIFT)


def distribution(board: Board, frame: Frame) -> list[int]:
    """Octonite of a creature that just came goes one by one onto others, as far as its player likes (MB-H5)."""
    creature = board.find(frame.source)
    if creature is None or creature.octonite == 0:
        return []
    found = [a.CHOOSE | other.id for side in board.sides for other in side.play if other is not creature]
    if found:
        found.append(a.DONE)
    return found
