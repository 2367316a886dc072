"""Effects on players: damage, devotion, dust (rules SB-W1, SB-C9, SB-V)."""

from typing import Final

from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.names import dust_name
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.effects.effect import Effect, players
from bugduel.shardbugs.rules.select import amount_of
from bugduel.shardbugs.rules.triggers import fire_player

MOST_DUST: Final = 999


class DamagePlayers(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            damage_player(board, seat, amount)


class GainDevotion(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            gain_devotion(board, seat, amount)


class LoseDevotion(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            lose_devotion(board, seat, amount)


class StealDevotion(Effect):
    """What others lose is gained."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            gain_devotion(board, frame.seat, lose_devotion(board, seat, amount))


class GainDust(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        if amount <= 0:
            return
        for seat in players(board, frame, step):
            dust = board.sides[seat].dust
            dust[step.dust] = min(dust[step.dust] + amount, MOST_DUST)
            if board.events is not None:
                board.note("gain-dust", {"seat": seat, "amount": amount, "dust": dust_name(step.dust)})


class ExtraPlace(Effect):
    """One more bug may be placed into the Hive this turn (SB-B6)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for seat in players(board, frame, step):
            board.sides[seat].places += 1


def gain_devotion(board: Board, seat: int, amount: int) -> None:
    if amount > 0:
        board.sides[seat].devotion += amount
        board.touch(o.DEVOTION_SEEN)
        if board.events is not None:
            board.note("gain-devotion", {"seat": seat, "amount": amount})


def lose_devotion(board: Board, seat: int, amount: int) -> int:
    """Devotion never falls below 0 (SB-W1). Returns how much was lost."""
    side = board.sides[seat]
    lost = min(amount, side.devotion)
    if lost > 0:
        side.devotion -= lost
        board.touch(o.DEVOTION_SEEN)
        if board.events is not None:
            board.note("lose-devotion", {"seat": seat, "amount": lost})
    return max(lost, 0)


def damage_player(board: Board, seat: int, amount: int) -> None:
    """Damage lowers devotion; it counts even where there is none left (SB-C9, SB-K5)."""
    if amount <= 0:
        return
    if board.events is not None:
        board.note("hit", {"seat": seat, "amount": amount})
    lose_devotion(board, seat, amount)
    fire_player(board, o.DAMAGED, seat, amount)
