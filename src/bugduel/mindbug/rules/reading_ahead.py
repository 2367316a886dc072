"""Reading a program ahead: whether it can be tried in full, whether it would do anything."""

from mypy_extensions import i64

from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import FAST
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.rivals import first_rival


def can_be_tried(board: Board, frame: Frame, start: i64, end: i64) -> bool:
    """Whether the steps of an effect from one place to another would find all that they need (MB-G10)."""
    seat, rival, found = frame.seat, frame.rival, True
    for place in range(start, end):
        step = frame.program.steps[place]
        if step.op == o.CHOOSE_OPPONENT:
            frame.rival = first_rival(board, frame, step)
        elif step.op == o.SWITCH_TO_TEAMMATE:
            frame.seat = board.seating.teammate[frame.seat]
        found = found and possible(board, frame, step)
    frame.seat = seat
    frame.rival = rival
    return found


def possible(board: Board, frame: Frame, step: Step) -> bool:
    """Whether a step would find all that it needs (MB-G10)."""
    entry = ENTRIES[step.op]
    if step.asks:
        return entry.question.possible(board, frame, step)
    return entry.effect.possible(board, frame, step)


def can_act(board: Board, creature: Creature) -> bool:
    """Whether a creature's Action may be used: not in the turn it came, and only if it would do something (MB-V1)."""
    if creature.arrived == board.turn and not creature.active_keywords & FAST:
        return False
    for program in creature.card.triggers[o.ACTION]:
        if would_do(board, Frame(program, creature.seat, creature.id, creature.card.kind)):
            return True
    return False


def would_do(board: Board, frame: Frame) -> bool:
    """Whether any step of an effect would change a card, counter, life, control, stage or turn."""
    steps = frame.program.steps
    place = 0
    while 0 <= place < len(steps):
        step = steps[place]
        following = steps[place + 1] if place + 1 < len(steps) else step
        if step.op == o.CHOOSE_OPPONENT:
            frame.rival = first_rival(board, frame, step)
        entry = ENTRIES[step.op]
        if step.asks:
            if entry.question.changes(board, frame, step, following):
                return True
            place += 1
        elif entry.effect.changes(board, frame, step, following):
            return True
        else:
            place = entry.effect.read_on(board, frame, step, place)
    return False
