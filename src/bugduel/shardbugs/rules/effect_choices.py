"""What effects ask for while they resolve."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.select import card_fits, gather
from bugduel.shardbugs.rules.web.dust import at_hand, can_pay, several_ways
from bugduel.shardbugs.rules.web.usable import dust_abilities


def effect_choices(board: Board, frame: Frame, step: Step) -> list[int]:
    op = step.op
    if op == o.ASK_MAY:
        return [a.ACCEPT, a.REFUSE]
    if op == o.ASK_PAY:
        if frame.started:  # it will be paid: which dust, where only the payer can say
            ways = several_ways(board, frame.seat, step.neutral - frame.amount, step.shards, step.dust)
            return [a.SPEND | way for way in ways]
        return payments(board, frame, step)
    if op == o.PICK:
        return picks(board, frame, step)
    if op == o.DISCARD_ONE:
        return discards(board, frame)
    board.answers_are_public = False
    if op == o.LOOK:
        return looked_at(board, frame)
    if op == o.PUT_FROM_HAND and not board.sides[frame.seat].hand:
        return []
    if not frame.started:
        frame.started = True
        frame.amount = 0
    if frame.amount >= step.most:
        return []
    found = cards_offered(board, frame, step)
    if op == o.RECOVER:
        board.answers_are_public = True
        if not found:
            return []
    found.append(a.DONE)
    return found


def payments(board: Board, frame: Frame, step: Step) -> list[int]:
    """Pay or not; dust abilities of the Field can help on the own turn (SB-U5)."""
    found: list[int] = []
    dust = at_hand(board, frame.seat)
    if can_pay(dust, step.neutral, step.shards, step.dust):
        found.append(a.ACCEPT)
    if board.active == frame.seat:
        dust_abilities(board, frame.seat, dust, found)
    if found:
        found.append(a.REFUSE)
    return found


def picks(board: Board, frame: Frame, step: Step) -> list[int]:
    assert step.filter is not None
    if not frame.started:
        frame.started = True
        if not step.flag:
            frame.picks = NO_INTS
        frame.amount = 0
    if frame.amount >= step.most:
        return []
    return [a.CHOOSE | bug.id for bug in gather(board, step.filter, frame) if bug.id not in frame.picks]


def discards(board: Board, frame: Frame) -> list[int]:
    """The next player who has to discard chooses a card (their hand may have shrunk meanwhile)."""
    while frame.picks:
        seat = frame.picks[0]
        hand = board.sides[seat].hand
        if hand and not board.sides[seat].is_out:
            board.asked = seat
            board.answers_are_public = len(hand) == 1
            return [a.CHOOSE_CARD | o.HAND << a.SHIFT | kind for kind in sorted(set(hand))]
        frame.picks = frame.picks[1:]
    return []


def looked_at(board: Board, frame: Frame) -> list[int]:
    if frame.amount <= 0:
        return []
    side = board.sides[frame.seat]
    seen = side.top[len(side.top) - frame.amount :]
    found = [a.CHOOSE_CARD | o.DECK << a.SHIFT | kind for kind in sorted(set(seen))]
    found.append(a.DONE)
    return found


def cards_offered(board: Board, frame: Frame, step: Step) -> list[int]:
    """Cards that fit, of equal ones one; the zone and its owner are part of the action."""
    assert step.cards is not None
    found: list[int] = []
    for owner in range(len(board.sides)):
        if step.cards.owner != o.ANY and (step.cards.owner == o.YOURS) != (owner == frame.seat):
            continue
        side = board.sides[owner]
        if step.op == o.SEARCH:
            kinds = side.top + side.bag + side.bottom
        elif step.op == o.RECOVER:
            kinds = side.splat
        else:
            kinds = side.hand
        for kind in sorted(set(kinds)):
            if card_fits(step.cards, board.pool.cards[kind]):
                if not can_go(board, owner, kind, step.to):
                    continue
                found.append(a.CHOOSE_CARD | (step.cards.zone | owner << 8) << a.SHIFT | kind)
    return found


def can_go(board: Board, owner: int, kind: int, to: int) -> bool:
    """Only permanents go to a Field, and no second support of a name (SB-C1); only bugs go to a Hive (SB-Z2)."""
    card = board.pool.cards[kind]
    if to == o.TO_FIELD:
        return card.type != o.ACTION and not board.has_support(owner, kind)
    return to != o.TO_HIVE or card.type == o.BUG
