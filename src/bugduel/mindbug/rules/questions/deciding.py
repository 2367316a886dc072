"""Whether to do something, which of several things, and what to name (rules MB-G10, MB-X2)."""

from typing import Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import KEYWORDS, keyword_names
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import TURN_FACE
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.choosing import ask_performer
from bugduel.mindbug.rules.questions.purpose import purpose_of_option
from bugduel.mindbug.rules.questions.question import Question, plain_move
from bugduel.mindbug.rules.reading_ahead import can_be_tried
from bugduel.mindbug.rules.select import enemies

MAY: Final = [a.ACCEPT, a.REFUSE]  # a list that never changes is made once
MOST_ARRIVALS: Final = 50  # cards that came into play in a turn, after which no "may" is offered (MB-T8)


class May(Question):
    """A "may" is offered only if what it does can be tried in full (MB-G10)."""

    op = o.ASK_MAY
    name = "may"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        if board.entered >= MOST_ARRIVALS:
            return NO_INTS
        derive(board)
        return MAY if can_be_tried(board, frame, frame.place + 1, step.most) else NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.done = True
        frame.place = frame.place + 1 if action == a.ACCEPT else step.to

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        frame.place = step.to

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.ACCEPT:
            return plain_move(board, frame, action, "accept")
        return plain_move(board, frame, action, "refuse")

    def name_for(self, step: Step) -> str:
        return "discard-or-defeat" if step.who == o.OPPONENT else self.name  # the opponent may, or else


class Option(Question):
    """One of several things that an effect does."""

    op = o.ASK_OPTION
    name = "option"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        return [a.TAKE_OPTION | option for option in range(step.most)]

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.place += 1 + (action & a.WHAT)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        """An option is told by its number and by what it does first."""
        number = a.what(action)
        facts: dict[str, Fact] = {"card": board.name(frame.kind), "option": number + 1}
        if frame.program is TURN_FACE:
            power, keywords = board.pool.cards[frame.kind].faces[number]
            facts["power"] = power
            facts["keywords"] = keyword_names(keywords)
            return Move(action, "turn-face", facts)
        does = purpose_of_option(frame.program.steps, frame.place + 1 + number)
        if does:
            facts["does"] = does
        return Move(action, "option", facts)


class NameKeyword(Question):
    """Any keyword can be named."""

    op = o.ASK_KEYWORD
    name = "name-keyword"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        ask_performer(board, frame, step)
        return [a.NAME_KEYWORD | bit for bit in KEYWORDS.values()]

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.had = action & a.WHAT
        frame.place += 1

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return enemies(board, frame.seat) > 0

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        keyword = keyword_names(a.what(action))[0]
        return Move(action, "name-keyword", {"card": board.name(frame.kind), "keyword": keyword})
