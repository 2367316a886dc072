"""What a step is that does something and asks nobody."""

from mypy_extensions import i64, mypyc_attr

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import count
from bugduel.mindbug.seating import left_of, teammate_of


@mypyc_attr(acyclic=True)
class Effect:
    """A step that does something, of a card's effect or of the course of the duel; and what can be told of it ahead."""

    op = 0
    purpose = ""  # what is done with what was chosen, as messages know it

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        """Do it. The frame already stands at the step that follows."""
        raise AssertionError(f"no such step: {step.op}")

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        """Whether it would find all that it needs (MB-G10)."""
        return True

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        """Whether it would change a card, counter, life, control, stage or turn (MB-V1)."""
        return False

    def would_change(self, board: Board, frame: Frame, step: Step, found: list[Creature]) -> bool:
        """Whether it would change any of these creatures, if they were chosen for it."""
        return True

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        """The place where reading ahead goes on, or -1 if nothing more would be done."""
        return place + 1


def performer(board: Board, frame: Frame, step: Step) -> i64:
    """The player whom a step is about."""
    if step.who == o.ME:
        return frame.seat
    if step.who == o.MATE:
        return teammate_of(frame.seat)
    return rival_of(board, frame)


def rival_of(board: Board, frame: Frame) -> i64:
    """The opponent whom an effect is about: in a duel the only one, else the one that was chosen (MB-Q4)."""
    if frame.rival >= 0:
        return frame.rival
    return left_of(frame.seat, board.players)


def amount_of(board: Board, frame: Frame, step: Step) -> i64:
    if step.count is None:
        return step.amount
    derive(board)
    return count(board, step.count, frame.seat, frame.source, frame.had, False, frame.rival)
