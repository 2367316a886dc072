"""The course of an attack (rules MB-A, MB-I)."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import attacker_of, fight
from bugduel.mindbug.rules.effects.effect import Effect
from bugduel.mindbug.rules.granted import granted
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.supplies import dice_results, roll
from bugduel.mindbug.rules.waiting import start_effect, wait
from bugduel.mindbug.seating import is_enemy, left_of


class DeclareAttack(Effect):
    """An attack begins: dice first (MB-I1), then Attack effects, then hunting and blocking (MB-A1)."""

    op = o.DECLARE_ATTACK

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        attacker = board.find(frame.source)
        if attacker is None:
            frame.place = len(frame.program.steps)
            return
        if attacker.attack_turn != board.turn:
            attacker.attack_turn = board.turn
            attacker.attacks = 0
        attacker.attacks += 1
        frame.target = 0
        board.note_creature("attack", attacker)
        if frame.program.at[o.ATTACK_EFFECTS] < 0:
            if attacker.card.triggers[o.ATTACKS]:
                board.trigger(o.ATTACKS, frame.seat, attacker.id, attacker.card.kind)
            return
        derive(board)
        frame.repeats = 0
        if attacker.dice:
            roll(board, frame, attacker.dice, 1)


class DiceResults(Effect):
    """All results, in the order the attacker chooses, before Attack effects (MB-I2)."""

    op = o.DICE_RESULTS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        if not frame.picks:
            return
        results = dice_results(frame)
        if len(results) == 1:
            start_effect(board, results[0])
        else:
            wait(board, results, frame.seat)


class AttackEffects(Effect):
    """Attack abilities, own and granted, are collected once, after the dice (MB-A1)."""

    op = o.ATTACK_EFFECTS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        attacker = attacker_of(board, frame)
        if attacker is None:
            return
        board.trigger(o.ATTACKS, frame.seat, attacker.id, attacker.card.kind)
        for program in granted(board, attacker, o.ATTACKS):
            board.pend(Frame(program, frame.seat, attacker.id, attacker.card.kind))


class Fight(Effect):
    """Attacker and blocker fight; an attack that is not blocked costs a life (MB-A2)."""

    op = o.FIGHT

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        attacker = attacker_of(board, frame)
        if attacker is None:
            frame.place = len(frame.program.steps)
            return
        if frame.target == 0:
            defender = left_of(frame.seat, board.players)  # for the team (MB-Q3)
            if board.events is not None:
                board.note("unblocked", {"seat": defender, "card": attacker.card.name, "piece": attacker.id})
            derive(board)
            board.lose_life(defender, 1)
            return
        blocker = board.find(frame.target)
        if blocker is not None and is_enemy(blocker.seat, frame.seat):  # otherwise no life is lost (MB-A4)
            fight(board, attacker, blocker)
