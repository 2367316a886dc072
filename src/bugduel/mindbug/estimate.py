"""A quick guess how well a duel stands: what bots look at where they stop to look ahead.

What things are worth was learnt from games that bots played against themselves (`docs/learning.md`). What is counted
here is listed for the learner, by name, in `appraisal`; a test holds the two together.
"""

from math import exp

from mypy_extensions import i64

from bugduel.mindbug.board import DRAWN, PLAYING, Board
from bugduel.mindbug.cards.keywords import SNEAKY
from bugduel.mindbug.pieces import Creature, Side
from bugduel.mindbug.program.worths import CREATURES, DRAW, ENERGY, HAND, LIVES, MINDBUGS, Worths
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import is_enemy, left_of, team_of


def estimate(board: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.winner != PLAYING:
        if board.winner == DRAWN:
            return 0.5
        return 1.0 if board.winner == team_of(seat) else 0.0
    derive(board)
    our_power: i64 = 0
    their_power: i64 = 0
    our_keywords: i64 = 0
    their_keywords: i64 = 0
    for side in board.sides:
        for creature in side.play:
            if is_enemy(creature.seat, seat):
                their_keywords |= creature.active_keywords
                if creature.power > their_power:
                    their_power = creature.power
            else:
                our_keywords |= creature.active_keywords
                if creature.power > our_power:
                    our_power = creature.power
    worths = board.pool.worths
    our_life = board.sides[seat].life
    their_life = board.sides[left_of(seat, board.players)].life
    ahead = worths.life[min(our_life, LIVES)] - worths.life[min(their_life, LIVES)]
    our_free = worths.free + (worths.lethal if their_life == 1 else 0.0) if not their_keywords & SNEAKY else 0.0
    their_free = worths.free + (worths.lethal if our_life == 1 else 0.0) if not our_keywords & SNEAKY else 0.0
    for number in range(len(board.sides)):
        if is_enemy(number, seat):
            ahead -= strength(worths, board.sides[number], our_power, their_free)
        else:
            ahead += strength(worths, board.sides[number], their_power, our_free)
    now = worths.turn
    if board.shown >= 0:
        now += worths.shown[board.shown]
    ahead += -now if is_enemy(board.active, seat) else now
    ahead = max(-20.0, min(20.0, ahead))
    return 1.0 / (1.0 + exp(-ahead))


def strength(worths: Worths, side: Side, strongest: i64, free: float) -> float:
    """What a side is worth but for its life, which is the team's; `strongest` is the most power that an enemy has,
    `free` what a SNEAKY creature is worth more because none of theirs is.
    """
    worth = worths.mindbugs[min(side.mindbugs, MINDBUGS)] + worths.energy[min(side.energy, ENERGY)]
    worth += worths.hand[min(len(side.hand), HAND)] + worths.draw[min(len(side.draw), DRAW)]
    worth += worths.creatures[min(len(side.play), CREATURES)]
    in_hand = worths.in_hand
    for kind in side.hand:
        worth += in_hand[kind]
    for creature in side.play:
        card = creature.card
        worth += worths.in_play[card.kind]
        if creature.power != card.power:
            worth += worths.power * int(creature.power - card.power)
        if creature.active_keywords != card.keywords:
            worth += changes(worths, creature)
        if creature.exhausted:
            worth += worths.exhausted
        if creature.octonite:
            worth += worths.octonite * int(creature.octonite)
        if creature.boosts:
            worth += worths.boost * len(creature.boosts)
        if creature.power > strongest:
            worth += worths.strongest
        if creature.active_keywords & SNEAKY:
            worth += free
    return worth


def changes(worths: Worths, creature: Creature) -> float:
    """What keywords are worth that a creature has gained or lost."""
    worth = 0.0
    bit: i64 = 1
    for place in range(len(worths.gained)):
        if creature.active_keywords & bit:
            if not creature.card.keywords & bit:
                worth += worths.gained[place]
        elif creature.card.keywords & bit:
            worth += worths.lost[place]
        bit <<= 1
    return worth
