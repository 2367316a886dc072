"""What a question is, and what its answers mean."""

from mypy_extensions import i64, mypyc_attr

from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.program import Step


@mypyc_attr(acyclic=True)
class Question:
    """A step that puts a choice to a player: what the answers are, what each of them does and what it means.

    Nothing about a question is stored: it is read off the frame, each time that somebody wants to know.
    """

    op = 0
    name = ""  # as views and messages know it
    counts_picks = False  # several are picked, at least and at most so many

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        """The answers; none if there is nothing to choose.

        The player of the frame is asked, and all can see how many answers there are, unless this says otherwise in
        `board.asked` and `board.answers_are_public`. It changes nothing else.
        """
        raise AssertionError(f"no such question: {step.op}")

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        """Take one of the answers."""
        raise AssertionError(f"no such question: {step.op}")

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        """There was nothing to choose."""
        end_choice(frame)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        """What an answer means, in the words of the table."""
        raise AssertionError(f"no such question: {self.op}")

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        """Whether there would be enough to choose from (MB-G10)."""
        return True

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        """Whether what is chosen would be changed: a card, counter, life, control, stage or turn (MB-V1)."""
        return False

    def name_for(self, step: Step) -> str:
        """What this step asks; the same question can have several names."""
        return self.name

    def in_secret(self, step: Step) -> bool:
        """Whether what is chosen is hidden from others."""
        return False


def end_choice(frame: Frame) -> None:
    frame.chosen = 0
    frame.place += 1


def ask_next(board: Board, frame: Frame, last: i64) -> None:
    """Who was asked has declined; `chosen` is how many seats to their left have been asked or passed over. The one who
    sits `last` seats away is the last who may be asked.
    """
    distance = board.asked - frame.seat
    if distance < 0:
        distance += board.players
    frame.chosen = distance
    if distance >= last:
        end_choice(frame)


# --- what answers mean ------------------------------------------------------------------------------------------------


def plain_move(board: Board, frame: Frame, action: int, kind: str) -> Move:
    """A move that needs nothing but its name; the card in question is that of the frame that asks."""
    return Move(action, kind, {"card": board.name(frame.kind)} if frame.kind >= 0 else {})


def creature_move(board: Board, action: int, kind: str) -> Move:
    creature = board.find(a.what(action))
    assert creature is not None
    return Move(action, kind, board.facts_of(creature))


def card_move(board: Board, action: int, kind: str) -> Move:
    return Move(action, kind, {"card": board.name(a.what(action))})
