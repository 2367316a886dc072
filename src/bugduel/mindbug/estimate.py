"""A quick guess how well a duel stands: what bots look at where they stop to look ahead.

The weights come from what decided some thousands of games between searching bots, First Contact and all sets (a
logistic regression, rounded). What they say: sneaky creatures and those with abilities win games, bare power hardly
does, and a Mindbug is worth more than most lives.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from bugduel.mindbug.board import DRAWN, PLAYING, Board
from bugduel.mindbug.cards.keywords import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from bugduel.mindbug.pieces import Creature, Side
from bugduel.mindbug.program.ops import ACTION, ATTACKS, DEFEATED, HARVESTED, TURN_ENDS
from bugduel.mindbug.program.program import Card
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import is_enemy, left_of, team_of

LIFE: Final = [0.0, 0.0, 0.58, 0.96, 1.22, 1.42, 1.66]  # the second life is worth most
FURTHER_LIFE: Final = 0.1
MINDBUG: Final = 0.6
HAND: Final = 0.3
DRAW: Final = 0.2
ENERGY: Final = 0.2
TEMPO: Final = 0.2  # to have the turn
SHOWN: Final = 0.4  # a card that is being played
STRONGEST: Final = 0.1  # a creature that no enemy stands up to


def estimate(board: Board, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if board.winner != PLAYING:
        if board.winner == DRAWN:
            return 0.5
        return 1.0 if board.winner == team_of(seat) else 0.0
    derive(board)
    our_strongest: i64 = 0
    their_strongest: i64 = 0
    for side in board.sides:
        for creature in side.play:
            if is_enemy(creature.seat, seat):
                if creature.power > their_strongest:
                    their_strongest = creature.power
            elif creature.power > our_strongest:
                our_strongest = creature.power
    ahead = worth_of_life(board.sides[seat].life)
    ahead -= worth_of_life(board.sides[left_of(seat, board.players)].life)
    for number in range(len(board.sides)):
        if is_enemy(number, seat):
            ahead -= strength(board.sides[number], our_strongest)
        else:
            ahead += strength(board.sides[number], their_strongest)
    is_ours = not is_enemy(board.active, seat)
    ahead += TEMPO if is_ours else -TEMPO
    if board.shown >= 0:
        ahead += SHOWN if is_ours else -SHOWN
    ahead = max(-20.0, min(20.0, ahead))
    return 1.0 / (1.0 + exp(-ahead))


def worth_of_life(life: int) -> float:
    return LIFE[life] if life < len(LIFE) else LIFE[-1] + FURTHER_LIFE * (life - len(LIFE) + 1)


def strength(side: Side, strongest: i64) -> float:
    """What a side is worth but for its life, which is the team's; `strongest` is the most power that an enemy has."""
    worth = MINDBUG * int(side.mindbugs) + HAND * len(side.hand) + DRAW * len(side.draw) + ENERGY * int(side.energy)
    for creature in side.play:
        worth += worth_of(creature)
        if creature.power > strongest:
            worth += STRONGEST
    return worth


def worth_of(creature: Creature) -> float:
    worth = 0.12 + 0.02 * int(creature.power) + 0.04 * int(creature.octonite) + abilities(creature.card)
    keywords = creature.active_keywords
    if keywords & FRENZY:
        worth += 0.1
    if keywords & HUNTER:
        worth += 0.05
    if keywords & POISONOUS:
        worth += 0.1
    if keywords & SNEAKY:
        worth += 0.55
    if keywords & TOUGH and not creature.exhausted:
        worth += 0.15
    return worth


def abilities(card: Card) -> float:
    worth = 0.0
    events = card.triggers
    if events[ATTACKS]:
        worth += 0.25
    if events[DEFEATED]:
        worth += 0.25
    if events[TURN_ENDS]:
        worth += 0.3
    if events[ACTION]:
        worth += 0.2
    if events[HARVESTED]:
        worth += 0.25
    if card.statics:
        worth += 0.2
    return worth
