"""What is about to happen as things stand: for bots, which look at a game at any moment."""

from typing import Final

from mypy_extensions import mypyc_attr

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import DEVOTE_THREAD, TURN, WEB
from bugduel.shardbugs.rules.combat import combat_atk, facing, need, shares

BEFORE_COMBAT: Final = TURN.at[o.ATTACKERS]  # the last place in a turn where this holds
BEFORE_DAMAGE: Final = TURN.at[o.COMBAT_DAMAGE]


@mypyc_attr(acyclic=True, free_list_len=1)
class Forecast:
    """What will have come of this combat and this web, if nothing else happens: everybody's `devotion`, empty if that
    stays as it is, and the permanents that will be splat.
    """

    def __init__(self, devotion: list[int] = NO_INTS) -> None:
        self.devotion = devotion
        self.fallen: list[int] = NO_INTS

    def of(self, board: Board, seat: int) -> int:
        """The devotion of a player."""
        return self.devotion[seat] if self.devotion else board.sides[seat].devotion


AS_IT_IS: Final = Forecast()


def on_turn(board: Board) -> int:
    """Who has combat still to come in this turn; -1 for nobody."""
    frame = board.stack[0]
    return board.active if frame.place <= BEFORE_COMBAT and frame.program is TURN else -1


def forecast(board: Board) -> Forecast:
    place = board.stack[0].place
    is_combat = BEFORE_COMBAT < place <= BEFORE_DAMAGE
    if not is_combat and not is_devoting(board):
        return AS_IT_IS
    devotion: list[int] = [side.devotion for side in board.sides]
    found = Forecast(devotion)
    if is_combat:
        found.fallen = fight(board, devotion)
    for frame in board.stack:
        if frame.program is WEB:
            for thread in frame.waiting:
                if thread.program is DEVOTE_THREAD:
                    devotion[thread.seat] += thread.amount
    return found


def is_devoting(board: Board) -> bool:
    """Whether devotion will come of a web."""
    if len(board.stack) > 1:
        for frame in board.stack:
            if frame.program is WEB:
                for thread in frame.waiting:
                    if thread.program is DEVOTE_THREAD:
                        return True
    return False


def fight(board: Board, devotion: list[int]) -> list[int]:
    """Take off the devotion that players will lose in this combat. Returns who will be splat."""
    fallen: list[int] = []
    for attacker in board.sides[board.active].field:
        whom = attacker.attacking
        if whom < 0:
            continue
        if not attacker.blocked:
            devotion[whom] = max(0, devotion[whom] - combat_atk(attacker))
            continue
        takers = facing(board, attacker)
        stomps = bool(attacker.keywords & o.STOMP)
        parts = shares(attacker, takers, stomps)
        harm = 0
        for number in range(len(takers)):
            taker = takers[number]
            if parts[number] >= need(attacker, taker):
                fallen.append(taker.id)
            harm += max(0, taker.atk - o.PAIRS[taker.traits & attacker.resists])
        if stomps:
            devotion[whom] = max(0, devotion[whom] - parts[-1])
        if takers and harm >= attacker.defence - attacker.damage:
            fallen.append(attacker.id)
    return fallen
