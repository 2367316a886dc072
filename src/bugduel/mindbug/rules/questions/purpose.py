"""What will be done with what is chosen: read off the steps that come after the choice."""

from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.questions.question import creature_move


def purpose(frame: Frame) -> str:
    """What will be done with what is being chosen: the step that comes next."""
    steps = frame.program.steps
    place = frame.place
    if place < len(steps) and steps[place].op == o.DISTRIBUTE:
        return "put-octonite"
    while place + 1 < len(steps):
        place += 1
        if steps[place].op == o.SHOW and steps[place].flag:
            return "give"
        if steps[place].op != o.CHOOSE_CREATURE:  # several choices may be treated together
            return ENTRIES[steps[place].op].effect.purpose
    return ""


def purpose_of_option(steps: list[Step], place: int) -> str:
    """What the steps of an option, from a place on, do to what they choose."""
    if steps[place].op == o.DISCARD_TO:
        return "discard-to-theirs" if steps[place].who else "discard-to-mine"
    if steps[place].op == o.JUMP:
        place = steps[place].to
    while place < len(steps) and steps[place].op != o.JUMP:
        found = ENTRIES[steps[place].op].effect.purpose
        if found:
            return found
        place += 1
    return ""


def choose_creature_move(board: Board, frame: Frame, action: int) -> Move:
    move = creature_move(board, action, "choose")
    move.facts["purpose"] = purpose(frame)
    return move


def choose_card_move(board: Board, frame: Frame, action: int) -> Move:
    facts: dict[str, Fact] = {"card": board.name(a.what(action)), "seat": a.seat(action), "purpose": purpose(frame)}
    return Move(action, "choose-card", facts)
