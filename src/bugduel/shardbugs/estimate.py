"""How well a game stands for a player, guessed from devotion, bugs, dust and cards: what bots look at.

What things are worth was learnt from games that bots played against themselves (`docs/learning.md`). What is counted
here is listed for the learner, by name, in `appraisal`; a test holds the two together.

Between declaring attackers and damage the guess counts what the combat will do as it stands, so that a bot that looks
one step ahead can tell a good block from a bad one.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from bugduel.shardbugs.board import TO_WIN, Board
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.worths import DECK, DECK_STEP, DEVOTION, HAND, HIVE, RACE, Worths
from bugduel.shardbugs.rules.forecast import Forecast, forecast, on_turn
from bugduel.shardbugs.rules.layers import derive

MOST: Final = 50.0  # of a difference in worth


def estimate(board: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.is_over:
        return 1.0 / len(board.winners) if seat in board.winners else 0.0
    if board.sides[seat].is_out:
        return 0.0
    derive(board)
    ahead = forecast(board)
    mover = on_turn(board)
    mine = worth_of(board, seat, mover, ahead)
    total = 1.0
    for number in range(len(board.sides)):
        if number != seat and not board.sides[number].is_out:
            total += exp(min(worth_of(board, number, mover, ahead) - mine, MOST))
    return 1.0 / total


def worth_of(board: Board, seat: int, mover: int, ahead: Forecast) -> float:
    """What all that a player has is worth."""
    worths = board.pool.worths
    side = board.sides[seat]
    is_mover = seat == mover
    devotion: i64 = ahead.of(board, seat)
    deck: i64 = side.deck_size()
    worth = worths.devotion[min(devotion, DEVOTION)] + worths.deck[min(deck // DECK_STEP, DECK)]
    worth += worths.hive[min(len(side.hive), HIVE)] + worths.hand[min(len(side.hand), HAND)]
    in_hand = worths.in_hand
    in_field = worths.in_field
    for kind in side.hand:
        worth += in_hand[kind]
    if is_mover:
        worth += worths.turn
        if side.placed < side.places:
            worth += worths.placing
        for bug in side.hive:
            if not bug.exhausted:
                worth += worths.dust
    fallen = ahead.fallen
    able: i64 = 0  # to attack now
    dev: i64 = 0
    dev_now: i64 = 0
    for permanent in side.field:
        if fallen and permanent.id in fallen:
            continue
        figures = permanent.figures
        worth += in_field[permanent.card.kind]
        if figures is not permanent.card.figures:
            worth += changes(worths, permanent)
        if not figures.types & o.BUG:
            if permanent.bearer:
                worth += worths.equipped
            continue
        dev += figures.dev
        if permanent.damage:
            worth += worths.damage * int(permanent.damage)
        if permanent.held:
            worth += worths.held
        if not is_mover:
            if permanent.exhausted:
                worth += worths.exhausted + worths.exhausted_figures * int(figures.atk + figures.defence)
        elif permanent.exhausted:
            worth += worths.tired + worths.tired_figures * int(figures.atk + figures.defence)
        elif board.is_dizzy(permanent):
            worth += worths.dizzy
        else:
            able += 1
            dev_now += figures.dev
    left: i64 = TO_WIN - devotion - dev_now
    turns: i64 = 0
    if left > 0:
        turns = (left + dev - 1) // dev if dev else RACE
    worth += worths.race[min(turns, RACE)]
    if able:
        worth += worths.free * int(unblocked(board, seat, able, ahead))
    return worth


def changes(worths: Worths, permanent: Permanent) -> float:
    """What it is worth that a permanent is not just what its card says."""
    card = permanent.card
    figures = permanent.figures
    worth = worths.atk * int(figures.atk - card.atk) + worths.defence * int(figures.defence - card.defence)
    worth += worths.dev * int(figures.dev - card.dev)
    if permanent.changed:
        brief = permanent.changes
        worth += worths.fleeting * int(brief.atk + brief.defence + brief.dev)
    if figures.keywords & ~card.keywords or figures.traits & ~card.traits:
        worth += worths.gained
    return worth


def unblocked(board: Board, seat: int, attackers: i64, ahead: Forecast) -> i64:
    """How many attackers get through where most do, of enemies that have devotion to lose."""
    most: i64 = 0
    for number in range(len(board.sides)):
        if number == seat or board.sides[number].is_out or not ahead.of(board, number):
            continue
        left = attackers
        for bug in board.sides[number].field:
            if not bug.exhausted and bug.figures.types & o.BUG and not (ahead.fallen and bug.id in ahead.fallen):
                left -= 1
        most = max(most, left)
    return most
