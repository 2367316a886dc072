"""Which player is meant (rules MB-Q4, MB-N2)."""

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.questions.choosing import distinct
from bugduel.mindbug.rules.questions.purpose import choose_card_move
from bugduel.mindbug.rules.questions.question import Question, end_choice
from bugduel.mindbug.rules.rivals import rivals
from bugduel.mindbug.seating import DUEL_PLAYERS


class ChooseOpponent(Question):
    """Which of two opponents an effect is about: one for whom there is something to do, if there is one."""

    op = o.CHOOSE_OPPONENT
    name = "choose-opponent"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if board.players == DUEL_PLAYERS:
            return NO_INTS
        return [a.CHOOSE_PLAYER | seat for seat in rivals(board, frame, step)]

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.rival = action & a.WHAT
        frame.place += 1

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return board.players == DUEL_PLAYERS or bool(rivals(board, frame, step))

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return player_move(board, frame, action)


class ChoosePile(Question):
    """In whose discard pile the revealed card goes: anybody's."""

    op = o.CHOOSE_PILE
    name = "choose-pile"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        return [a.CHOOSE_PLAYER | seat for seat in range(len(board.sides))]

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.target = action & a.WHAT
        frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return player_move(board, frame, action)


class ChooseLooked(Question):
    """One of the unused cards that a player looks at, and nobody else (MB-N2)."""

    op = o.CHOOSE_LOOKED
    name = "choose-looked"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.answers_are_public = len(frame.held) == 1
        return distinct(sorted([a.what(pick) for pick in frame.held]), looked_pick(frame, 0) | a.CHOOSE_CARD)

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.picks = [action & a.PICK]
        end_choice(frame)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.unused)

    def in_secret(self, step: Step) -> bool:
        return True

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return choose_card_move(board, frame, action)


def looked_pick(frame: Frame, kind: int) -> int:
    return a.card_pick(o.LOOKED_AT, frame.seat, kind)


def player_move(board: Board, frame: Frame, action: int) -> Move:
    facts: dict[str, Fact] = {"seat": a.what(action), "card": board.name(frame.kind)}
    return Move(action, "choose-player", facts)
