"""Choosing creatures and cards for an effect, one pick at a time (rules MB-G3, MB-G4, MB-G13)."""

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, added
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack
from bugduel.mindbug.rules.effects.effect import performer
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.purpose import choose_card_move, choose_creature_move
from bugduel.mindbug.rules.questions.question import Question, end_choice, plain_move
from bugduel.mindbug.rules.select import can_be_played, card_fits, count, is_limited, meant


class Choosing(Question):
    """What is chosen goes to the picks of the frame; the step that follows acts on them."""

    counts_picks = True

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        if action == a.DONE:
            end_choice(frame)
        else:
            add_pick(frame, action)
            if frame.chosen >= step.most:
                end_choice(frame)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        verb = a.verb(action)
        if verb == a.CHOOSE:
            return choose_creature_move(board, frame, action)
        if verb == a.CHOOSE_CARD:
            return choose_card_move(board, frame, action)
        return plain_move(board, frame, action, "done")


class ChooseCreature(Choosing):
    """Different creatures (MB-G13); mandatory ones as far as there are any (MB-G3)."""

    op = o.CHOOSE_CREATURE
    name = "choose-creature"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        found: list[int] = []
        for creature in targets(board, frame, step):
            if creature.id not in frame.picks:
                found.append(a.CHOOSE | creature.id)
        if len(found) == 2 and begins_pair(frame) and not board.ask_always:
            return found[:1]  # the only pair, whichever of them is named first
        return limited(board, frame, step.least, found, len(found))

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return len(targets(board, frame, step)) >= step.least

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        found = targets(board, frame, step)
        if following.op == o.MAKE_ATTACK:
            return any(can_attack(board, creature) for creature in found)
        if following.op == o.TAKE_CONTROL:
            return any(creature.seat != frame.seat for creature in found)
        return bool(found) and ENTRIES[following.op].effect.would_change(board, frame, following, found)


class ChooseCard(Choosing):
    """Cards of discard piles or of the chooser's own hand."""

    op = o.CHOOSE_CARD
    name = "choose-discarded"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if step.flag:  # of those put aside for this choice
            return boosts_left(board, frame)
        derive(board)
        found: list[int] = []
        total = 0
        for seat in range(len(board.sides)):
            if not step.any_side and seat != performer(board, frame, step):
                continue
            side = board.sides[seat]
            left = sorted(side.hand if step.place == o.IN_HAND else side.discard)
            for pick in frame.picks:
                if a.is_at(pick, step.place, seat):
                    left.remove(a.what(pick))
            if step.place == o.IN_HAND:
                board.answers_are_public = len(left) <= step.least - frame.chosen
                next_op = frame.program.steps[frame.place + 1].op
                if next_op == o.PUT_INTO_PLAY and is_limited(side):  # MB-X16
                    left = [kind for kind in left if can_be_played(side, board.pool.cards[kind].power)]
            left = [kind for kind in left if card_fits(board, step.cards, kind)]
            total += len(left)
            found.extend(distinct(left, a.CHOOSE_CARD | a.card_pick(step.place, seat, 0)))
        return limited(board, frame, step.least, found, total)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return cards_found(board, frame, step) >= step.least

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return cards_found(board, frame, step) > 0

    def name_for(self, step: Step) -> str:
        return "choose-from-hand" if step.place == o.IN_HAND else self.name

    def in_secret(self, step: Step) -> bool:
        return step.place == o.IN_HAND


class ChooseFromHand(Choosing):
    """Cards of the chooser's own hand. How many of them differ is nobody else's business."""

    op = o.CHOOSE_FROM_HAND
    name = "choose-from-hand"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        least = cards_wanted(board, frame, step)
        if step.count is not None and frame.chosen >= least:
            return NO_INTS
        left = board.sides[board.asked].hand[:]
        for pick in frame.picks:
            left.remove(a.what(pick))
        found = distinct(left, a.CHOOSE_CARD | a.card_pick(o.IN_HAND, board.asked, 0))
        board.answers_are_public = len(left) <= least - frame.chosen
        return limited(board, frame, least, found, len(left))

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.wanted = cards_wanted(board, frame, step)
        super().answer(board, frame, step, action)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return len(board.sides[performer(board, frame, step)].hand) >= step.least

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[performer(board, frame, step)].hand)

    def in_secret(self, step: Step) -> bool:
        return True


class ChoosePowerCard(Choosing):
    """A face-up Power card."""

    op = o.CHOOSE_POWER_CARD
    name = "choose-power-card"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        return distinct(sorted(board.market), a.CHOOSE_CARD | a.card_pick(o.MARKET, 0, 0))

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.market)


class ChooseBoost(Choosing):
    """A creature with boosts first, then one of the cards under it."""

    op = o.CHOOSE_BOOST
    name = "choose-boost"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        if frame.chosen == 0:
            return [a.CHOOSE | creature.id for side in board.sides for creature in side.play if creature.boosts]
        chosen = board.find(frame.picks[0])
        assert chosen is not None
        return distinct(sorted(chosen.boosts), a.CHOOSE_CARD | a.card_pick(o.UNDER, 0, 0))

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        add_pick(frame, action)
        if frame.chosen > step.most:  # the creature is not counted
            end_choice(frame)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return any(creature.boosts for side in board.sides for creature in side.play)


def ask_performer(board: Board, frame: Frame, step: Step) -> None:
    """Who performs the action chooses (MB-G4)."""
    board.asked = performer(board, frame, step)


def add_pick(frame: Frame, action: i64) -> None:
    frame.picks = added(frame.picks, action & a.PICK)
    frame.chosen += 1


def targets(board: Board, frame: Frame, step: Step) -> list[Creature]:
    """The creatures that a step could choose."""
    derive(board)
    assert step.filter is not None
    if step.pair:
        first = board.find(frame.picks[0]) if frame.picks else None
        if first is None:
            return []
        return [creature for side in board.sides for creature in side.play if creature.power == first.power]
    found = meant(board, step.filter, performer(board, frame, step), frame.source, False)
    if step.flag:
        found = [creature for creature in found if copyable(frame, creature)]
    if step.filter.shown_power:
        found = [creature for creature in found if creature.power == shown_power(board, frame)]
    return found


def shown_power(board: Board, frame: Frame) -> i64:
    """The printed power of the card that was revealed for this effect; -1 if none was."""
    return board.pool.cards[a.what(frame.held[0])].power if frame.held else -1


def copyable(frame: Frame, creature: Creature) -> bool:
    """Whether an effect can do a Play effect of this creature: a creature only one that does not itself copy (MB-T8),
    while a Power card triggers whatever the creature has (MB-X15).
    """
    for program in creature.card.triggers[o.PLAYED]:
        if not frame.source or not program.copies:
            return True
    return False


def begins_pair(frame: Frame) -> bool:
    """Whether the creature chosen now is the first of two that share a power."""
    following = frame.place + 1
    return following < len(frame.program.steps) and frame.program.steps[following].pair


def cards_found(board: Board, frame: Frame, step: Step) -> int:
    """How many cards a step could choose."""
    total = 0
    for seat in range(len(board.sides)):
        if step.any_side or seat == performer(board, frame, step):
            side = board.sides[seat]
            for kind in side.hand if step.place == o.IN_HAND else side.discard:
                if card_fits(board, step.cards, kind):
                    total += 1
    return total


def boosts_left(board: Board, frame: Frame) -> list[int]:
    """Of the cards that were under a creature, those still in the discard pile (MB-B3)."""
    found: list[int] = []
    for pick in sorted(set(frame.held)):
        there = board.sides[a.seat(pick)].discard.count(a.what(pick))
        if min(frame.held.count(pick), there) > frame.picks.count(pick):
            found.append(a.CHOOSE_CARD | pick)
    if found:
        found.append(a.DONE)
    return found


def cards_wanted(board: Board, frame: Frame, step: Step) -> i64:
    """How many cards of a hand are to be chosen; where that is counted, it is counted before the first."""
    if step.count is None:
        return step.least
    if frame.chosen:
        return frame.wanted
    derive(board)
    return count(board, step.count, frame.seat, frame.source, frame.had, False, frame.rival)


def distinct(kinds: list[int], base: int) -> list[int]:
    """One action for each different card of a sorted list."""
    found: list[int] = []
    last = -1
    for kind in kinds:
        if kind != last:
            found.append(base | kind)
            last = kind
    return found


def limited(board: Board, frame: Frame, least: i64, found: list[int], count: i64) -> list[int]:
    """Offer to stop once enough is chosen; where all must be taken there is nothing to choose but the first."""
    needed = least - frame.chosen
    if needed <= 0 and found:
        found.append(a.DONE)
    elif needed >= count and len(found) > 1 and not board.ask_always:
        return found[:1]
    return found
