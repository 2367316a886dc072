"""Dealing anew what a player cannot know, in agreement with all they have seen (rules MB-N)."""

from bugduel.core.chance.chance import Chance
from bugduel.core.lists import inserted, without
from bugduel.mindbug.actions import card_pick, is_at
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.ops import (
    ASK_MAY,
    CHOOSE_CARD,
    IN_HAND,
    PUT_INTO_PLAY,
    SHOW,
    TURN_ACTION,
)
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.reading_ahead import can_act
from bugduel.mindbug.rules.select import card_fits


def deal_anew(board: Board, seat: int, rng: Chance) -> None:
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
    if seat < 0:
        show_anew(board, rng)


def unknown(hand: list[int], known: list[int]) -> list[int]:
    """The cards of a hand less those that are known to be there."""
    rest = hand[:]
    for kind in known:
        rest.remove(kind)
    return rest


def choose_anew(board: Board, seat: int, rng: Chance) -> None:
    """Another player who chooses from their hand has what is asked for; what they have picked could be any of it."""
    if board.asked < 0 or board.asked == seat:
        return
    frame = board.stack[-1]
    step = frame.program.steps[frame.place]
    wanted = hand_step(frame, step)
    needed = cards_needed(board, frame, step, wanted)
    if needed == 0:
        return
    side = board.sides[board.asked]
    barred = side.unplayable if plays_from_hand(frame, step) else 0
    fitting = [kind for kind in side.hand if fits(board, wanted, barred, kind)]
    while len(fitting) < min(needed, len(side.hand)):
        fitting.append(swap_in(board, wanted, barred, seat, rng))
    if chooses_from_hand(step):
        pick_anew(frame, board.asked, fitting, rng)


def show_anew(board: Board, rng: Chance) -> None:
    """What one player has shown to the other alone could be, for a spectator, any card of that hand (MB-N2)."""
    for frame in board.stack:
        if shown_in_secret(frame):
            for number in range(2):
                side = board.sides[number]
                for kind in pick_anew(frame, number, side.hand[:], rng):
                    if side.known.count(kind) < side.hand.count(kind):
                        side.known = inserted(side.known, kind)


def pick_anew(frame: Frame, number: int, hand: list[int], rng: Chance) -> list[int]:
    """The picks of a player's hand become random ones of these cards, which are used up. Returns them."""
    taken: list[int] = []
    picks = frame.picks[:]
    for spot in range(len(picks)):
        if is_at(picks[spot], IN_HAND, number):
            kind = rng.take(hand)
            picks[spot] = card_pick(IN_HAND, number, kind)
            taken.append(kind)
    frame.picks = picks
    return taken


def cards_needed(board: Board, frame: Frame, step: Step, wanted: Step) -> int:
    """How many fitting cards a hand must hold for this question to be asked."""
    if chooses_from_hand(step):
        return len([pick for pick in frame.picks if is_at(pick, IN_HAND, board.asked)]) + 1
    if wanted is not step:
        return wanted.least
    if step.op == TURN_ACTION and board.sides[board.asked].unplayable:
        derive(board)
        creatures = board.sides[board.asked].play
        able = any(can_attack(board, creature) or can_act(board, creature) for creature in creatures)
        return 0 if able else 1
    return 0


def hand_step(frame: Frame, step: Step) -> Step:
    """The step that says which cards of the hand are asked for: of a "may", one that comes after it (MB-G10)."""
    if step.op == ASK_MAY and not step.who:
        for place in range(frame.place + 1, step.most):
            following = frame.program.steps[place]
            if following.op == CHOOSE_CARD and following.place == IN_HAND:
                return following
    return step


def plays_from_hand(frame: Frame, step: Step) -> bool:
    """Whether a card is chosen to be played from the hand, which some cards may not be (MB-X16)."""
    if step.op == TURN_ACTION:
        return True
    return step.op == CHOOSE_CARD and frame.program.steps[frame.place + 1].op == PUT_INTO_PLAY


def fits(board: Board, wanted: Step, barred: int, kind: int) -> bool:
    """Whether a card of the hand could be an answer."""
    return board.pool.cards[kind].power > barred and card_fits(board, wanted.cards, kind)


def swap_in(board: Board, wanted: Step, barred: int, seat: int, rng: Chance) -> int:
    """A card that fits changes places with one of the chooser's hand that does not, and that nobody knows of."""
    side = board.sides[board.asked]
    others = [kind for kind in unknown(side.hand, side.known) if not fits(board, wanted, barred, kind)]
    out = others[rng.below(len(others))]
    piles = [board.unused, board.sides[0].draw, board.sides[1].draw]
    rival = board.sides[1 - board.asked]
    if seat < 0:  # a spectator does not know the other hand either
        piles.append(unknown(rival.hand, rival.known))
    spots = [
        (pile, spot)
        for pile in range(len(piles))
        for spot in range(len(piles[pile]))
        if fits(board, wanted, barred, piles[pile][spot])
    ]
    pile, spot = spots[rng.below(len(spots))]
    kind = piles[pile][spot]
    piles[pile][spot] = out  # all of them were just dealt anew, and nobody shares them yet
    if pile == 3:
        rival.hand = inserted(without(rival.hand, kind), out)
    board.unused = sorted(board.unused)  # it has no order
    side.hand = inserted(without(side.hand, out), kind)
    return kind


def chooses_from_hand(step: Step) -> bool:
    """Whether what is being chosen is hidden from others."""
    return step.asks and ENTRIES[step.op].question.in_secret(step)


def shown_in_secret(frame: Frame) -> bool:
    """Whether the picks of an effect are cards that a player has shown to the other alone (MB-N2)."""
    for place in range(min(frame.place, len(frame.program.steps))):
        step = frame.program.steps[place]
        if step.op == SHOW and step.flag:
            return True
    return False
