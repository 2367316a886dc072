"""What the rest of an effect is about, and which of its steps are done."""

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.effects.effect import Effect
from bugduel.shardbugs.rules.select import gather, holds


class TakeTargets(Effect):
    """The targets of some slots, as far as they are still legal; with a flag besides what was picked."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if not step.flag:
            frame.picks = []
        for slot in range(step.slot, step.slot + step.slots):
            if slot < len(frame.targets) and frame.targets[slot]:
                frame.picks = frame.picks + [frame.targets[slot]]


class Gather(Effect):
    """All permanents that fit; with a flag besides what was picked."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        assert step.filter is not None
        found = [permanent.id for permanent in gather(board, step.filter, frame)]
        frame.picks = frame.picks + found if step.flag else found


class If(Effect):
    """Go on elsewhere unless a condition holds."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        assert step.test is not None
        if not holds(board, step.test, frame):
            frame.place = step.to


class Jump(Effect):
    """Go on elsewhere."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.place = step.to
