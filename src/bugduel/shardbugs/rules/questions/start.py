"""What is asked before the first turn (rules SB-S)."""

from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.naming import card_move
from bugduel.shardbugs.rules.questions.question import Question


class Mulligan(Question):
    """Cards to put back, one after the other, or keep what there is (SB-S3)."""

    name = "mulligan"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.answers_are_public = False
        found: list[int] = []
        last = -1
        for kind in board.sides[frame.seat].hand:
            if kind != last:
                last = kind
                found.append(a.PUT_BACK | kind)
        found.append(a.KEEP)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.KEEP:
            frame.place += 1
            return
        side = board.sides[frame.seat]
        kind = a.what_of(action)
        board.out_of_hand(frame.seat, kind)
        side.put_below(kind, False)
        side.mulligans += 1
        if board.events is not None:
            board.note_secret("put-back", {"seat": frame.seat}, {"card": board.name(kind)}, frame.seat)
        if not side.hand:
            frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.KEEP:
            return Move(action, "keep", {})
        return card_move(board, "put-back", action)
