"""From one step of an effect to another."""

from mypy_extensions import i64

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import holds


class Unless(Effect):
    """Jump unless a condition holds, at this moment (MB-G9)."""

    op = o.UNLESS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if step.test is not None and not holds(board, step.test, frame.seat, frame.source, frame):
            frame.place = step.to

    def read_on(self, board: Board, frame: Frame, step: Step, place: i64) -> i64:
        if step.test is not None and not holds(board, step.test, frame.seat, frame.source, frame):
            return step.to
        return place + 1


class UnlessDone(Effect):
    """Jump unless the step before was done in full (MB-G10)."""

    op = o.UNLESS_DONE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if not frame.done:
            frame.place = step.to


class UnlessHere(Effect):
    """Jump unless the creature it is about is in play; its controller chooses."""

    op = o.UNLESS_HERE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        this = board.find(frame.source)
        if this is None:
            frame.place = step.to
        else:
            frame.seat = this.seat


class UnlessPicked(Effect):
    """Jump unless something was chosen."""

    op = o.UNLESS_PICKED
    purpose = "boost-with"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if not frame.picks:
            frame.place = step.to


class Jump(Effect):
    op = o.JUMP

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.place = step.to


class CountMoved(Effect):
    """What the step before moved is how often the next steps are done."""

    op = o.COUNT_MOVED

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.repeats = frame.moved


class Repeat(Effect):
    """Jump when what was counted is used up."""

    op = o.REPEAT

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if frame.repeats == 0:
            frame.place = step.to
        else:
            frame.repeats -= 1


class Aim(Effect):
    """The chosen creature is what the next steps are about."""

    op = o.AIM
    purpose = "boost"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.target = frame.picks[0] if frame.picks else 0
        frame.picks = []
        if frame.target == 0:
            frame.place = len(frame.program.steps)


class Hold(Effect):
    """Put the chosen cards aside while something else is chosen."""

    op = o.HOLD

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.held = frame.picks
        frame.picks = []


class Release(Effect):
    """What was put aside is what was chosen."""

    op = o.RELEASE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.picks = frame.held
        frame.held = []

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return bool(frame.held)
