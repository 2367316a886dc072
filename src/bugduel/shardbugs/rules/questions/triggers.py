"""In which order a player's own triggers are added to a web (rule SB-P6)."""

from typing import Final

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, paired
from bugduel.shardbugs.program.course import BOUNTY_THREAD, HARDSHELL_THREAD
from bugduel.shardbugs.program.names import part_of
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.twins import is_meant, same_state
from bugduel.shardbugs.rules.web.threads import add_trigger, whose_triggers

BUILTIN_ABILITY: Final = 60  # the number that keywords have among abilities
SEAT_BITS: Final = 3  # of a seat or nobody


class OrderTriggers(Question):
    """Which of a player's own triggers is added next. Equal ones are one choice."""

    name = "order-triggers"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        seat = whose_triggers(board, frame)
        if seat < 0:
            return NO_INTS
        board.asked = seat
        found: list[int] = []
        for waiting in frame.waiting:
            if waiting.seat == seat:
                action = add_action(frame.waiting, waiting)
                if action not in found and not has_twin(board, frame.waiting, waiting):
                    found.append(action)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        for trigger in frame.waiting:
            if trigger.seat == board.asked and add_action(frame.waiting, trigger) == action:
                add_trigger(board, frame, trigger)
                return

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        for trigger in frame.waiting:
            if add_action(frame.waiting, trigger) == action:
                facts: dict[str, Fact] = {"card": board.name(trigger.kind), "part": part_of(trigger.program)}
                about = board.find(trigger.it) if trigger.it else None
                if about is not None:
                    facts["with"] = about.card.name
                elif trigger.it_last:
                    facts["with"] = board.name(trigger.it_last[4])
                if trigger.source:
                    facts["piece"] = trigger.source
                return Move(action, "add", facts)
        raise AssertionError("no such trigger")


def add_action(triggers: list[Frame], trigger: Frame) -> int:
    """How a waiting trigger is named: by its ability and its permanent, or its card if it never was one; and where the
    same was triggered by several things at once and does not do the same for all, by its place among them.
    """
    number = BUILTIN_ABILITY if trigger.program.name.startswith("*") else trigger.program.number
    is_named = trigger.source and not (trigger.program.is_impersonal and not trigger.program.slots)
    what = trigger.source if is_named else a.CARD + trigger.kind
    abouts: list[int] = []
    for other in triggers:
        if other.program is trigger.program and (other.source == trigger.source or not is_named):
            about = cause_of(other)
            if about == cause_of(trigger):
                break
            if about not in abouts:
                abouts.append(about)
    return a.packed(a.ADD, what, number, len(abouts))


def has_twin(board: Board, triggers: list[Frame], trigger: Frame) -> bool:
    """Whether an earlier trigger does the same: Bounty, Hardshell, or an ability of a permanent that is equal in
    everything. In which order they are added makes no difference.
    """
    if trigger.program is BOUNTY_THREAD or trigger.program is HARDSHELL_THREAD:
        for other in triggers:
            if other is trigger:
                return False
            if other.seat == trigger.seat and other.program is trigger.program and other.amount == trigger.amount:
                return True
    source = board.find(trigger.source) if trigger.source else None
    if source is None:
        return False
    for other in triggers:
        if other is trigger:
            return False
        if other.program is trigger.program and other.source != trigger.source and cause_of(other) == cause_of(trigger):
            twin = board.find(other.source)
            if twin is not None and same_state(board, twin, source) and not is_told_apart(board, trigger, other):
                return True
    return False


def is_told_apart(board: Board, one: Frame, other: Frame) -> bool:
    """Whether anything but these two triggers is about one of their permanents."""
    return is_meant(board, one.source, one) or is_meant(board, other.source, other)


def cause_of(trigger: Frame) -> int:
    """A number that differs where triggers of one ability do different things."""
    seat = trigger.it_seat + 1 if trigger.program.about_player else 0
    return paired(trigger.amount << SEAT_BITS | seat, trigger.it if trigger.program.about_it else 0)
