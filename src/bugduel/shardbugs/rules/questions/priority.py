"""Priority: what a player may answer a web with, or do at the end of a phase or step (rules SB-P2, SB-P7, SB-P13)."""

from typing import Any

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.questions.question import Question
from bugduel.shardbugs.rules.questions.using import PASS, PLAYS, generating, ready_workers, use, use_move
from bugduel.shardbugs.rules.web.dust import at_hand
from bugduel.shardbugs.rules.web.threads import next_to_answer, pass_on
from bugduel.shardbugs.rules.web.usable import can_activate, can_play


class Priority(Question):
    """Quick actions, quick-speed abilities and dust abilities, or pass (SB-P13)."""

    name = "priority"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        seat = next_to_answer(board, frame)
        if seat < 0:
            return NO_INTS
        board.asked = seat
        board.answers_are_public = False
        found: list[Any] = []
        dust = at_hand(board, seat)
        quick_things(board, seat, dust, found)
        generating(board, seat, ready_workers(board.sides[seat]), dust, found)
        found.append(PASS)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        self.pass_over(board, frame)
        if action == a.PASS:
            pass_on(board, frame)
        else:
            use(board, board.asked, action)

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        frame.left = 0
        frame.place += 1

    def pass_over(self, board: Board, frame: Frame) -> None:
        while frame.next != board.asked:
            pass_on(board, frame)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.PASS:
            return Move(action, "pass", {})
        return use_move(board, action)


def quick_things(board: Board, seat: int, dust: list[int], found: list[Any]) -> None:
    side = board.sides[seat]
    last = -1
    for kind in side.hand:
        if kind != last:
            last = kind
            card = board.pool.cards[kind]
            if card.quick and can_play(board, seat, card, dust):
                found.append(PLAYS[kind])
    for permanent in side.field:
        if permanent.card.has_quick:
            for program in permanent.card.activated:
                if program.quick and not program.makes_dust and can_activate(board, permanent, program, dust):
                    found.append(a.packed(a.ACTIVATE, permanent.id, program.number))
