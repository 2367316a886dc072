"""Dealing anew what a player cannot know, in agreement with all they have seen (rules MB-N)."""

from bugduel.core.lists import inserted, without
from bugduel.core.rng import Rng
from bugduel.mindbug.actions import SEAT_SHIFT
from bugduel.mindbug.attack import can_attack
from bugduel.mindbug.board import Board
from bugduel.mindbug.layers import derive
from bugduel.mindbug.ops import CHOOSE_CARD, CHOOSE_FROM_HAND, IN_HAND, TURN_ACTION
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.possible import can_act
from bugduel.mindbug.program import Step
from bugduel.mindbug.select import card_fits


def deal_anew(board: Board, seat: int, rng: Rng) -> None:
    """Make this board one that the seat could not tell from what it was. Chance to come is new as well."""
    hidden = board.unused[:]
    for number in range(2):
        side = board.sides[number]
        hidden.extend(side.draw)
        if seat < 0:
            side.known = side.open  # a spectator knows what everybody knows
        if number != seat:
            hidden.extend(unknown(side.hand, side.known))
    hidden.sort()  # what is dealt must depend on nothing but what is known
    for number in range(2):
        side = board.sides[number]
        side.draw = [hidden.pop(rng.below(len(hidden))) for _ in side.draw]
        if number != seat:
            dealt = [hidden.pop(rng.below(len(hidden))) for _ in range(len(side.hand) - len(side.known))]
            side.hand = sorted(side.known + dealt)
    board.unused = hidden
    board.rng = rng.split()
    choose_anew(board, seat, rng)


def unknown(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand less those that are known to be there."""
    rest = hand[:]
    for kind in known:
        rest.remove(kind)
    return rest


def choose_anew(board: Board, seat: int, rng: Rng) -> None:
    """Another player who chooses from their hand has what is asked for; what they have picked could be any of it."""
    if board.asked < 0 or board.asked == seat:
        return
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    needed = cards_needed(board, frame, step)
    if needed == 0:
        return
    side = board.sides[board.asked]
    fitting = [kind for kind in side.hand if fits(board, step, kind)]
    while len(fitting) < min(needed, len(side.hand)):
        fitting.append(swap_in(board, step, rng))
    if chooses_from_hand(step):
        place = IN_HAND << 2 | board.asked
        frame.picks = [place << SEAT_SHIFT | rng.take(fitting) for _ in frame.picks]


def cards_needed(board: Board, frame: Frame, step: Step) -> int:
    """How many fitting cards a hand must hold for this question to be asked."""
    if chooses_from_hand(step):
        return len(frame.picks) + 1
    if step.op == TURN_ACTION and board.sides[board.asked].unplayable:
        derive(board)
        creatures = board.sides[board.asked].play
        able = any(can_attack(board, creature) or can_act(board, creature) for creature in creatures)
        return 0 if able else 1
    return 0


def fits(board: Board, step: Step, kind: int) -> bool:
    """Whether a card of the hand could be an answer; some may not be played from it (MB-X16)."""
    barred = board.sides[board.asked].unplayable
    if barred and step.op != CHOOSE_FROM_HAND and board.pool.cards[kind].power <= barred:
        return False
    return card_fits(board, step.cards, kind)


def swap_in(board: Board, step: Step, rng: Rng) -> int:
    """A card that fits changes places with one of the chooser's hand that does not, and that nobody knows of."""
    side = board.sides[board.asked]
    others = [kind for kind in unknown(side.hand, side.known) if not fits(board, step, kind)]
    out = others[rng.below(len(others))]
    piles = [board.unused, board.sides[0].draw, board.sides[1].draw]
    spots = [
        (pile, spot)
        for pile in range(len(piles))
        for spot in range(len(piles[pile]))
        if fits(board, step, piles[pile][spot])
    ]
    pile, spot = spots[rng.below(len(spots))]
    kind = piles[pile][spot]
    piles[pile][spot] = out  # these three were just dealt anew, and nobody shares them yet
    board.unused = sorted(board.unused)  # it has no order
    side.hand = inserted(without(side.hand, out), kind)
    return kind


def chooses_from_hand(step: Step) -> bool:
    """Whether what is being chosen is hidden from others."""
    return step.op == CHOOSE_FROM_HAND or (step.op == CHOOSE_CARD and step.place == IN_HAND)
