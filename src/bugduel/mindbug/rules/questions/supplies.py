"""Buying Power cards, rolling dice again, and distributing octonite (rules MB-C1, MB-I1, MB-H5)."""

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, without
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.questions.purpose import choose_creature_move
from bugduel.mindbug.rules.questions.question import Question, card_move, end_choice, plain_move
from bugduel.mindbug.rules.supplies import affordable, buy, put_octonite, remove_octonite, reroll
from bugduel.mindbug.rules.waiting import start_effect


class Buy(Question):
    """Before anything else of a turn its player may buy Power cards (MB-C1)."""

    op = o.BUY
    name = "buy"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.asked = board.active
        found = [a.BUY | kind for kind in affordable(board, board.active)]
        if found:
            found.append(a.DONE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        if action == a.DONE:
            frame.place += 1
        else:
            kind = action & a.WHAT
            start_effect(board, buy(board, board.active, kind, board.pool.cards[kind].cost))

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DONE:
            return plain_move(board, frame, action, "done")
        return card_move(board, action, "buy")


class Reroll(Question):
    """Dice to roll again, one pick at a time (MB-I1). Equal dice are one choice."""

    op = o.REROLL
    name = "reroll"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        if frame.repeats <= 0 or (not frame.picks and not frame.held):
            return NO_INTS
        found = [a.REROLL | face for face in sorted(set(frame.picks))]
        found.append(a.DONE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        """A die is put aside to be rolled again, or the dice put aside are rolled."""
        if action != a.DONE:
            face = action & a.WHAT
            frame.picks = without(frame.picks, face)
            frame.held = frame.held + [face]
        elif frame.held:
            reroll(board, frame)
        else:
            frame.place += 1

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DONE:
            return plain_move(board, frame, action, "done")
        return Move(action, "reroll", {"card": board.name(frame.kind), "die": a.what(action)})


class Distribute(Question):
    """Octonite of a creature that just came goes one by one onto others, as far as its player likes (MB-H5)."""

    op = o.DISTRIBUTE
    name = "distribute"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        creature = board.find(frame.source)
        if creature is None or creature.octonite == 0:
            return NO_INTS
        found = [a.CHOOSE | other.id for side in board.sides for other in side.play if other is not creature]
        if found:
            found.append(a.DONE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        if action == a.DONE:
            end_choice(frame)
            return
        giver = board.find(frame.source)
        other = board.find(action & a.WHAT)
        assert giver is not None
        assert other is not None
        remove_octonite(board, giver)
        put_octonite(board, other, 1)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DONE:
            return plain_move(board, frame, action, "done")
        return choose_creature_move(board, frame, action)
