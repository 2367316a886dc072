"""Dealing anew what a player cannot know, in agreement with all they have seen (rule SB-Z1).

Hidden are other hands, less the cards known to be there, and the order of decks; what a deck holds is no secret.
"""

from bugduel.core.chance.chance import Chance
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Side
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.rules.course import ask_again
from bugduel.shardbugs.rules.web.uses import is_card, of_card


def deal_anew(board: Board, seat: int, rng: Chance) -> None:
    """Make this board one that the seat could not tell from what it was. Chance to come is new as well."""
    for number in range(len(board.sides)):
        if number != seat:
            deal_side(board.sides[number], rng)
    board.rng = rng.split()
    choose_anew(board, seat, rng)
    ask_again(board, seat)


def choose_anew(board: Board, seat: int, rng: Chance) -> None:
    """Cards of a hand that another player has chosen for a price, and not yet discarded, could be any of it."""
    for frame in board.stack:
        if frame.program is ANNOUNCE and frame.seat != seat:
            hand = board.sides[frame.seat].hand[:]
            frame.picks = [of_card(rng.take(hand)) if is_card(pick) else pick for pick in frame.picks]


def deal_side(side: Side, rng: Chance) -> None:
    """Another player's hand and deck. The cards on top that everybody knows stay where they are."""
    known = side.top[len(side.top) - side.open_top :]
    unknown = len(side.top) - side.open_top
    hidden = side.hand[:]
    for kind in side.open:
        hidden.remove(kind)
    count = len(hidden)
    hidden.extend(side.top[:unknown])
    hidden.extend(side.bag)
    for place in range(len(side.bottom)):
        if not side.bottom_seen[place]:
            hidden.append(side.bottom[place])
    hidden.sort()  # what is dealt must depend on nothing but what is known
    dealt = [rng.take(hidden) for _ in range(count)]
    dealt.extend(side.open)
    dealt.sort()
    side.hand = dealt
    side.top = [rng.take(hidden) for _ in range(unknown)] + known
    if side.bottom:
        bottom = side.bottom[:]
        for place in range(len(bottom)):
            if not side.bottom_seen[place]:
                bottom[place] = rng.take(hidden)
        side.bottom = bottom
    side.bag = hidden
