"""Who is hunted, who blocks, and whether FRENZY attacks again (rules MB-A2, MB-K1, MB-K2)."""

from typing import Any, Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, made_once
from bugduel.core.seen.move import Move
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.keywords import FRENZY, HUNTER
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import attacker_of, can_attack, can_block, hunted, must_hunt
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.questions.question import Question, ask_next, creature_move, plain_move
from bugduel.mindbug.seating import seats_left_of

BLOCKS: Final = made_once(a.BLOCK_WITH, a.WHAT)  # common actions
AGAIN: Final = [a.ATTACK_ONCE_MORE, a.STOP_ATTACKING]  # a list that never changes is made once


class Hunt(Question):
    """A HUNTER may name an enemy creature that must block (MB-K2)."""

    op = o.HUNT
    name = "hunt"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        attacker = attacker_of(board, frame)
        if attacker is None:
            return NO_INTS
        derive(board)
        if not attacker.active_keywords & HUNTER:
            return NO_INTS
        if board.pool.has_hunted:
            forced = must_hunt(board, attacker)
            if forced:
                return [a.HUNT_CREATURE | creature.id for creature in forced]
        found = [a.HUNT_CREATURE | creature.id for creature in hunted(board, attacker)]
        if found:
            found.append(a.HUNT_NOBODY)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.place += 1
        if action != a.HUNT_NOBODY:
            meet(board, frame, action & a.WHAT, "hunt", frame.seat)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.HUNT_NOBODY:
            return plain_move(board, frame, action, "hunt-nobody")
        return creature_move(board, action, "hunt")


class Block(Question):
    """The defender may block with one creature that is able to, or not (MB-A2). Of two opponents the one on the
    attacker's left is asked first, and the other if that one does not block (MB-Q3).
    """

    op = o.BLOCK
    name = "block"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        attacker = attacker_of(board, frame)
        if attacker is None:
            return NO_INTS
        derive(board)
        players = board.players
        distance: i64 = 1  # the opponent on the left, then the one on the right
        if frame.chosen:
            distance = 3
        while distance < players:
            board.asked = seats_left_of(frame.seat, distance, players)
            distance += 2
            side = board.sides[board.asked]
            if not side.play or side.bars & o.NO_BLOCKS:
                continue
            found: list[Any] = []
            for creature in side.play:
                if can_block(attacker, creature):
                    found.append(BLOCKS[creature.id])
            if found:
                found.append(a.DO_NOT_BLOCK)
                return found
        return NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        if action != a.DO_NOT_BLOCK:
            frame.chosen = 0
            meet(board, frame, action & a.WHAT, "block", board.asked)
        else:
            ask_next(board, frame, board.players - 1)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DO_NOT_BLOCK:
            return plain_move(board, frame, action, "do-not-block")
        return creature_move(board, action, "block")


class AttackAgain(Question):
    """FRENZY may attack again, if it still can when the first attack has fully resolved (MB-K1)."""

    op = o.ATTACK_AGAIN
    name = "attack-again"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        attacker = attacker_of(board, frame)
        if attacker is None:
            return NO_INTS
        derive(board)
        if attacker.attacks == 1 and attacker.active_keywords & FRENZY and can_attack(board, attacker):
            return AGAIN
        return NO_INTS

    def answer(self, board: Board, frame: Frame, step: Step, action: i64) -> None:
        frame.place = 0 if action == a.ATTACK_ONCE_MORE else len(frame.program.steps)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.ATTACK_ONCE_MORE:
            return plain_move(board, frame, action, "attack-again")
        return plain_move(board, frame, action, "stop-attacking")


def meet(board: Board, frame: Frame, blocker: i64, how: str, seat: i64) -> None:
    """A creature will fight the attacker: it blocks, or it was hunted and there is no block decision (MB-K2)."""
    frame.target = blocker
    frame.place = frame.program.at[o.FIGHT]
    if board.events is not None:
        creature = board.find(blocker)
        assert creature is not None
        board.note(how, {"seat": seat, "card": creature.card.name, "piece": blocker})
