"""What is asked in combat: who attacks, who blocks, in which order damage is dealt (rules SB-K)."""

from bugduel.core.lists import NO_INTS
from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame, first_of, paired, second_of
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.combat import able_to_attack, able_to_block, attackers, block, to_order
from bugduel.shardbugs.rules.questions.naming import pair_move, permanent_facts, picked_facts
from bugduel.shardbugs.rules.questions.question import Question


class Attack(Question):
    """Which bug attacks whom, one after the other (SB-K1)."""

    name = "attack"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        board.asked = board.active
        chosen = [second_of(pick) for pick in frame.picks]
        enemies = [seat for seat in board.living() if seat != board.active]
        found: list[int] = []
        for bug in board.sides[board.active].field:
            if bug.id not in chosen and able_to_attack(board, bug):
                for enemy in enemies:
                    found.append(a.packed(a.ATTACK, bug.id, enemy))
        if found:
            found.append(a.DONE)
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        if action == a.DONE:
            frame.place += 1
        else:
            frame.picks = frame.picks + [paired(a.second_of(action), a.what_of(action))]

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DONE:
            return Move(action, "done", {})
        facts = permanent_facts(board, a.what_of(action))
        facts["whom"] = a.second_of(action)
        return Move(action, "attack", facts)

    def picks(self, board: Board, frame: Frame, seat: int) -> list[dict[str, Fact]]:
        found: list[dict[str, Fact]] = []
        for pick in frame.picks:
            for facts in picked_facts(board, [second_of(pick)]):
                facts["whom"] = first_of(pick)
                found.append(facts)
        return found


class Block(Question):
    """Defending players in turn order, each one block after the other (SB-K2). `left` counts who has yet to block."""

    name = "block"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        seat = frame.next
        left = frame.left
        while left > 0:
            found = self.blocks(board, seat)
            if found:
                board.asked = seat
                found.append(a.DONE)
                return found
            seat = board.after(seat)
            left -= 1
        return NO_INTS

    def blocks(self, board: Board, seat: int) -> list[int]:
        found: list[int] = []
        for attacker in attackers(board):
            if attacker.attacking == seat:
                for bug in board.sides[seat].field:
                    if able_to_block(board, bug, attacker):
                        found.append(a.packed(a.BLOCK, bug.id, attacker.id))
        return found

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        self.pass_over(board, frame)
        if action == a.DONE:
            frame.left -= 1
            frame.next = board.after(frame.next)
            return
        bug = board.find(a.what_of(action))
        attacker = board.find(a.second_of(action))
        assert bug is not None
        assert attacker is not None
        block(board, bug, attacker)

    def nothing(self, board: Board, frame: Frame, step: Step) -> None:
        frame.left = 0
        frame.place += 1

    def pass_over(self, board: Board, frame: Frame) -> None:
        while frame.next != board.asked:
            frame.left -= 1
            frame.next = board.after(frame.next)

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        if action == a.DONE:
            return Move(action, "done", {})
        return pair_move(board, "block", action)


class OrderDamage(Question):
    """Who orders: the attacking player its blockers, the defending player several attackers of one blocker (SB-K4)."""

    name = "order-damage"

    def offer(self, board: Board, frame: Frame, step: Step) -> list[int]:
        dealer, left = to_order(board)
        if not dealer:
            return NO_INTS
        bug = board.find(dealer)
        assert bug is not None
        board.asked = bug.seat
        return [a.packed(a.NEXT_DAMAGED, id, dealer) for id in left]

    def answer(self, board: Board, frame: Frame, step: Step, action: int) -> None:
        board.strikes = board.strikes + [paired(a.second_of(action), a.what_of(action))]

    def move(self, board: Board, frame: Frame, action: int) -> Move:
        return pair_move(board, "next-damaged", action)
