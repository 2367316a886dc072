"""How well a game stands for a player, guessed from devotion, bugs, dust and cards: what bots look at.

Between declaring attackers and damage the guess counts what the combat will do as it stands, so that a bot that looks
one step ahead can tell a good block from a bad one.
"""

from math import exp
from typing import Final

from bugduel.shardbugs.board import TO_WIN, Board
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.course import DEVOTE_THREAD, WEB
from bugduel.shardbugs.rules.combat import facing, need, shares
from bugduel.shardbugs.rules.layers import derive

SCALE: Final = 9.0  # of the difference in worth that makes a game nearly won
WORKER: Final = [0.0, 3.2, 6.2, 9.0, 11.4, 13.2, 14.6, 15.6, 16.2, 16.6]  # what so many bugs in a Hive are worth
CARD: Final = 1.3
FULL_HAND: Final = 6  # cards, beyond which more are worth little: they cannot all be played in time
FURTHER_CARD: Final = 0.2
FULL_DECK: Final = 40  # cards, from which on each missing one hurts, and more and more
THIN_DECK: Final = 10


def estimate(board: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.is_over:
        return 1.0 / len(board.winners) if seat in board.winners else 0.0
    if board.sides[seat].is_out:
        return 0.0
    derive(board)
    fallen: list[int] = []
    losses = [0] * len(board.sides)
    gains = coming_devotion(board)
    forecast(board, fallen, losses)
    mine = 0.0
    best = 0.0
    total = 0.0
    others = 0
    for number in range(len(board.sides)):
        if board.sides[number].is_out:
            continue
        worth = worth_of(board, number, fallen, losses[number], gains[number], number == seat)
        if number == seat:
            mine = worth
        else:
            others += 1
            total += worth
            if worth > best:
                best = worth
    # The strongest enemy counts as much as all together.
    against = (best + total / others) / 2
    return 1.0 / (1.0 + exp((against - mine) / SCALE))


def worth_of(board: Board, seat: int, fallen: list[int], lost: int, gained: int, is_own: bool) -> float:
    side = board.sides[seat]
    devotion = int(side.devotion) - lost
    if devotion < 0:
        devotion = 0
    devotion += gained
    if devotion >= TO_WIN:
        return 100.0
    worth = devotion * 1.0 + devotion * devotion * devotion / 900.0
    for permanent in side.field:
        if permanent.id not in fallen:
            worth += worth_of_permanent(board, permanent, is_own)
    workers = 0
    for bug in side.hive:
        workers += 1
        worth += 0.05 * int(bug.card.cost)  # it may be played from there
    worth += WORKER[workers] if workers < 10 else WORKER[9]
    cards = len(side.hand)
    if not is_own and board.active == seat:
        cards -= 1  # what was drawn in this turn, so that ending one's own turn costs nothing
    worth += CARD * cards if cards <= FULL_HAND else CARD * FULL_HAND + FURTHER_CARD * (cards - FULL_HAND)
    deck = side.deck_size()
    if deck < FULL_DECK:
        worth -= (FULL_DECK - deck) * (FULL_DECK - deck) * 0.004
        if deck < THIN_DECK:
            worth -= 0.8 * (THIN_DECK - deck)
    return worth


def worth_of_permanent(board: Board, permanent: Permanent, is_own: bool) -> float:
    if not permanent.types & o.BUG:
        return 0.8 + 0.7 * int(permanent.card.cost) + (0.4 if permanent.bearer else 0.0)
    worth = worth_of_bug(permanent)
    if is_own and permanent.exhausted:
        worth -= 0.12 * int(permanent.atk) + 0.12 * int(permanent.defence)  # it cannot block
    if permanent.held:
        worth -= 1.0
    return worth


def worth_of_bug(bug: Permanent) -> float:
    worth = 0.4 + 0.55 * int(bug.atk) + 0.5 * int(bug.defence) + 1.3 * int(bug.dev)
    if bug.keywords:
        worth += 0.5
    if bug.traits:
        worth += 0.3
    if bug.card.events or bug.card.statics or bug.card.activated:
        worth += 0.6
    return worth


def coming_devotion(board: Board) -> list[int]:
    """What bugs that Devote will bring when the web resolves."""
    gains = [0] * len(board.sides)
    for frame in board.stack:
        if frame.program is WEB:
            for thread in frame.waiting:
                if thread.program is DEVOTE_THREAD:
                    gains[thread.seat] += thread.amount
    return gains


def forecast(board: Board, fallen: list[int], losses: list[int]) -> None:
    """Who will be splat and who will lose devotion in this combat, if nothing else happens."""
    side = board.sides[board.active]
    for attacker in side.field:
        if attacker.attacking < 0:
            continue
        if not attacker.blocked:
            losses[attacker.attacking] += attacker.atk
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
            losses[attacker.attacking] += parts[-1]
        if takers and harm >= attacker.defence - attacker.damage:
            fallen.append(attacker.id)
