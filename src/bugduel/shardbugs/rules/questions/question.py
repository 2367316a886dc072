"""What all questions have in common."""

from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.program import Step


class Question:
    """What a step asks. It has no state of its own: the frame knows how far the answers are.

    Offering changes nothing but who is asked (`board.asked`, as it begins the frame's player) and whether all can see
    what there is to choose from (`board.answers_are_public`, as it begins true).
    """

    name = ""  # as views and messages know it

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        """The answers; none if there is nothing to choose. What adds nothing more stands last."""
        raise NotImplementedError

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        """Take one of the answers."""
        raise NotImplementedError

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        """There was nothing to choose."""
        frame.place += 1

    def pass_over(self, board: Board, frame: Frame) -> None:
        """Players before the one who is asked had nothing to choose: now they have had their turn."""

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        """What an answer means, in the words of the table."""
        raise NotImplementedError

    def name_for(self, frame: Frame) -> str:
        """What is asked now; the same question can have several names."""
        return self.name

    def facts(self, step: Step) -> dict[str, Fact]:
        """What views tell of the question besides, the same for all who look."""
        return {}

    def picks(self, board: Board, frame: Frame, seat: int) -> list[dict[str, Fact]]:
        """What was chosen so far, as a seat may see it, if the question takes several answers."""
        return []
