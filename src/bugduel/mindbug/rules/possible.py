"""Reading a program ahead: what it could be done to, whether it can be tried in full, whether it would do anything."""

from mypy_extensions import i64

from bugduel.mindbug.actions import KIND, cards_place
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import FAST
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack, can_evolve
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import card_fits, count, holds, meant


def targets(board: Board, frame: Frame, step: Step) -> list[Creature]:
    """The creatures that a step could choose."""
    derive(board)
    assert step.filter is not None
    if step.pair:
        first = board.find(frame.picks[0]) if frame.picks else None
        if first is None:
            return []
        return [creature for side in board.sides for creature in side.play if creature.power == first.power]
    found = meant(board, step.filter, frame.seat, frame.source, False)
    if step.flag:
        found = [creature for creature in found if copyable(frame, creature)]
    return found


def copyable(frame: Frame, creature: Creature) -> bool:
    """Whether an effect can do a Play effect of this creature: a creature only one that does not itself copy (MB-T8),
    while a Power card triggers whatever the creature has (MB-X15).
    """
    for program in creature.card.triggers[o.PLAYED]:
        if not frame.source or not program.copies:
            return True
    return False


def cards_found(board: Board, frame: Frame, step: Step) -> int:
    """How many cards a step could choose."""
    total = 0
    for seat in range(2):
        if step.any_side or seat == (1 - frame.seat if step.who else frame.seat):
            side = board.sides[seat]
            for kind in side.hand if step.place == o.IN_HAND else side.discard:
                if card_fits(board, step.cards, kind):
                    total += 1
    return total


def possible(board: Board, frame: Frame, step: Step) -> bool:
    """Whether a step would find all that it needs (MB-G10)."""
    op = step.op
    seat = frame.seat
    who = board.sides[1 - seat if step.who else seat]
    if op == o.CHOOSE_CREATURE:
        return len(targets(board, frame, step)) >= step.least
    if op == o.CHOOSE_FROM_HAND:
        return len(who.hand) >= step.least
    if op == o.CHOOSE_CARD:
        return cards_found(board, frame, step) >= step.least
    if op == o.LOSE_LIFE:
        return who.life >= step.amount and not who.bars & o.NO_LIFE_LOSS
    if op == o.LOSE_LIFE_DOWN_TO:
        return who.life > step.amount and not who.bars & o.NO_LIFE_LOSS
    if op == o.TO_HAND or op == o.STEAL_CARDS or op == o.DRAW_UNUSED:
        if board.sides[seat].bars & o.NO_CARDS_TO_HAND:
            return False
        found = len(board.unused) if op == o.DRAW_UNUSED else len(board.sides[1 - seat].hand)
        return op == o.TO_HAND or found >= step.amount
    if op == o.PAY_MINDBUG:
        return who.mindbugs > 0 and not who.bars & o.NO_MINDBUGS
    if op == o.REFRESH:
        return who.used > 0
    if op == o.COPY_PLAY:
        return not who.bars & o.NO_PLAY_EFFECTS
    if op == o.PUT_THIS_INTO_PLAY:
        return frame.kind in who.discard
    if op == o.EVOLVE:
        return can_evolve(board, step.kind)
    if op == o.RETURN_CREATURES:
        return hand_is_open(board, frame, step)
    if op == o.PUT_INTO_PLAY:
        return not any(unplayable(board, seat, pick) for pick in frame.held)
    return True


def hand_is_open(board: Board, frame: Frame, step: Step) -> bool:
    """Whether creatures could go to the hand they are bound for (MB-X11)."""
    mine = not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND
    theirs = not board.sides[1 - frame.seat].bars & o.NO_CARDS_TO_HAND
    if step.flag or step.who == 0:
        return mine
    return theirs or (mine and step.who == 2)


def unplayable(board: Board, seat: i64, pick: int) -> bool:
    """Whether a card of a player's own hand may not be put into play by effects (MB-X16)."""
    if cards_place(pick) != o.IN_HAND << 2 | seat:
        return False
    return board.pool.cards[pick & KIND].power <= board.sides[seat].unplayable


def can_act(board: Board, creature: Creature) -> bool:
    """Whether a creature's Action may be used: not in the turn it came, and only if it would do something (MB-V1)."""
    if creature.arrived == board.turn and not creature.active_keywords & FAST:
        return False
    for program in creature.card.triggers[o.ACTION]:
        frame = Frame(program, creature.seat, creature.id, creature.card.kind)
        if would_do(board, frame, creature):
            return True
    return False


def would_do(board: Board, frame: Frame, creature: Creature) -> bool:
    """Whether any step of an effect would change a card, counter, life, control, stage or turn."""
    steps = frame.program.steps
    place = 0
    while place < len(steps):
        step = steps[place]
        place += 1
        op = step.op
        if op == o.PAY_OCTONITE:
            if creature.octonite == 0:  # paying is needed to act (MB-H6)
                return False
        elif op == o.PAY_MINDBUG:
            mine = board.sides[frame.seat]
            if mine.mindbugs == 0 or mine.bars & o.NO_MINDBUGS:
                return False
        elif op == o.UNLESS and step.test is not None:
            if not holds(board, step.test, frame.seat, frame.source, frame):
                place = step.to
        elif op == o.ASK_MAY:
            continue
        elif changes(board, frame, step, steps[place] if place < len(steps) else step):
            return True
    return False


def changes(board: Board, frame: Frame, step: Step, following: Step) -> bool:
    """Whether one step, with the one after it, would change something."""
    op = step.op
    who = board.sides[1 - frame.seat if step.who else frame.seat]
    if op == o.CHOOSE_CREATURE:
        found = targets(board, frame, step)
        if following.op == o.MAKE_ATTACK:
            return any(can_attack(board, creature) for creature in found)
        if following.op == o.TAKE_CONTROL:
            return any(creature.seat != frame.seat for creature in found)
        return bool(found) and would_change(board, frame, following, found)
    if op == o.GATHER_CREATURES and step.filter is not None:
        found = meant(board, step.filter, frame.seat, frame.source, False)
        if following.op == o.AIM:
            return False  # what it is aimed at changes only by what follows
        return bool(found) and would_change(board, frame, following, found)
    if op == o.CHOOSE_CARD:
        return cards_found(board, frame, step) > 0
    if op == o.CHOOSE_FROM_HAND:
        return bool(who.hand)
    if op == o.EVOLVE:
        return can_evolve(board, step.kind)
    if op == o.LOSE_LIFE:
        amount = step.amount if step.count is None else count(board, step.count, frame.seat, frame.source, frame.had)
        return amount > 0 and not who.bars & o.NO_LIFE_LOSS
    return changes_players(board, frame, step)


def changes_players(board: Board, frame: Frame, step: Step) -> bool:
    """Whether a step that chooses nothing would change hands, piles, life, Mindbugs or supplies."""
    op = step.op
    mine = board.sides[frame.seat]
    theirs = board.sides[1 - frame.seat]
    who = theirs if step.who else mine
    if op == o.RANDOM_FROM_HAND or op == o.STEAL_CARDS:
        return bool(theirs.hand)
    if op == o.DISCARD_RANDOM:
        return bool(who.hand)
    if op == o.DISCARD_DRAW_PILE:
        return bool(who.draw)
    if op == o.DISCARD_ALL:
        return bool(who.draw or who.hand)
    if op == o.SWAP_HANDS:
        return bool(mine.hand or theirs.hand)
    if op == o.DRAW_UNUSED or op == o.UNUSED_UNDER:
        return bool(board.unused)
    if op == o.LOSE_LIFE_DOWN_TO:
        return who.life > step.amount and not who.bars & o.NO_LIFE_LOSS
    if op == o.STEAL_LIFE:
        return not theirs.bars & o.NO_LIFE_LOSS
    if op == o.MATCH_LIFE:
        return mine.life != theirs.life
    if op == o.REFRESH:
        return mine.used > 0
    if op == o.LOSE_MINDBUG:
        return theirs.mindbugs > 0
    if op == o.ASK_KEYWORD or op == o.ROLL:
        return bool(theirs.play)
    if op == o.SET_ASIDE:
        return len(mine.play) + len(theirs.play) > 1
    if op == o.CHOOSE_BOOST:
        return any(creature.boosts for side in board.sides for creature in side.play)
    if op == o.CHOOSE_POWER_CARD:
        return bool(board.market)
    if op == o.BUY_TOP:
        return bool(board.power_deck)
    return op in ALWAYS_CHANGE


def would_change(board: Board, frame: Frame, step: Step, found: list[Creature]) -> bool:
    """Whether a step would change any of some creatures."""
    if step.op == o.DEFEAT:
        return any(not creature.cannot & o.CANNOT_BE_DEFEATED for creature in found)
    return step.op != o.RETURN_CREATURES or hand_is_open(board, frame, step)


ALWAYS_CHANGE = frozenset(
    {o.GAIN_LIFE, o.EXTRA_TURN, o.WIN_GAME, o.LOSE_GAME, o.GAIN_ENERGY, o.GIVE_CONTROL, o.ALL_THIS_TURN}
)
