"""Dealing anew what a player cannot know, in agreement with all they have seen (rules MB-N)."""

from bugduel.core.chance.chance import Chance
from bugduel.core.lists import has, inserted, without
from bugduel.mindbug import actions as a
from bugduel.mindbug.actions import card_pick, is_at
from bugduel.mindbug.board import Board
from bugduel.mindbug.knowledge import known_to, learnt
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.ops import (
    ASK_MAY,
    CHOOSE_CARD,
    CHOOSE_FROM_HAND,
    IN_HAND,
    LOOKED_AT,
    PUT_INTO_PLAY,
    SHOW,
    TO_HAND,
    TURN_ACTION,
)
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.attack import can_attack
from bugduel.mindbug.rules.effects.effect import performer
from bugduel.mindbug.rules.entries import ENTRIES
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.reading_ahead import can_act
from bugduel.mindbug.rules.select import can_be_played, card_fits, is_limited


def deal_anew(board: Board, seat: int, rng: Chance) -> None:
    """Make this board one that the seat could not tell from what it was. Chance to come is new as well."""
    hidden = board.unused[:]
    for number in range(len(board.sides)):
        side = board.sides[number]
        hidden.extend(side.draw)
        if not sees_hand(board, seat, number):
            hidden.extend(unknown(side.hand, known_to(side.known, seat)))
    for frame in board.stack:
        if looks_in_secret(frame, seat):
            hidden.extend([a.what(pick) for pick in frame.held])
    hidden.sort()  # what is dealt must depend on nothing but what is known
    for number in range(len(board.sides)):
        side = board.sides[number]
        side.draw = [hidden.pop(rng.below(len(hidden))) for _ in side.draw]
        if not sees_hand(board, seat, number):
            known = known_to(side.known, seat)
            dealt = [hidden.pop(rng.below(len(hidden))) for _ in range(len(side.hand) - len(known))]
            side.hand = sorted(known + dealt)
            side.known = known_anew(side.known, seat, side.hand, rng)
    for frame in board.stack:
        if looks_in_secret(frame, seat):
            frame.held = [card_pick(LOOKED_AT, frame.seat, hidden.pop(rng.below(len(hidden)))) for _ in frame.held]
    board.unused = hidden
    board.rng = rng.split()
    choose_anew(board, seat, rng)
    show_anew(board, seat, rng)
    for frame in board.stack:
        hold_anew(board, frame, seat, rng)


def sees_hand(board: Board, seat: int, number: int) -> bool:
    return has(board.who_sees(number), seat)


def looks_in_secret(frame: Frame, seat: int) -> bool:
    """Whether another player looks at cards of the unused pile (MB-N2)."""
    return bool(frame.held) and a.place(frame.held[0]) == LOOKED_AT and frame.seat != seat


def known_anew(known: list[list[int]], seat: int, hand: list[int], rng: Chance) -> list[list[int]]:
    """What others know of a hand that was dealt anew: as many cards as before, those first that this seat knows too."""
    if not known:
        return known
    mine = known[seat]
    found: list[list[int]] = []
    for seen in known:
        if seen is mine or not seen:
            found.append(seen)
            continue
        common = mine[: len(seen)]
        rest = unknown(hand, common)
        found.append(sorted(common + [rest.pop(rng.below(len(rest))) for _ in range(len(seen) - len(common))]))
    return found


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
    is_played = plays_from_hand(frame, step)
    fitting = [kind for kind in side.hand if fits(board, wanted, is_played, kind)]
    while len(fitting) < min(needed, len(side.hand)):
        fitting.append(swap_in(board, wanted, is_played, seat, rng))
    if chooses_from_hand(step):
        pick_anew(frame, board.asked, fitting, rng)


def show_anew(board: Board, seat: int, rng: Chance) -> None:
    """What one player has shown to another alone could be, for all others, any card of that hand (MB-N2)."""
    for frame in board.stack:
        if is_shown_to_others(frame, seat):
            for number in range(len(board.sides)):
                side = board.sides[number]
                for kind in pick_anew(frame, number, side.hand[:], rng):
                    if not has(known_to(side.known, frame.seat), kind):
                        side.known = learnt(side.known, board.players, frame.seat, kind)


def hold_anew(board: Board, frame: Frame, seat: int, rng: Chance) -> None:
    """A card that one player gave another, and that may yet come into play, could be any that the giver knows of."""
    if not frame.held or a.place(frame.held[0]) != IN_HAND:
        return
    holder = a.seat(frame.held[0])
    giver = giver_of(board, frame)
    if giver < 0 or giver == seat or sees_hand(board, seat, holder):
        return
    given = known_to(board.sides[holder].known, giver)
    frame.held = [card_pick(IN_HAND, holder, given[rng.below(len(given))])]


def giver_of(board: Board, frame: Frame) -> int:
    """Who gave the card that an effect holds; -1 if it came before all eyes."""
    steps = frame.program.steps
    for spot in range(1, min(frame.place, len(steps))):
        if steps[spot].op == TO_HAND:
            for before in range(spot):
                if steps[before].op == CHOOSE_FROM_HAND:
                    return performer(board, frame, steps[before])
    return -1


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
    if step.op == TURN_ACTION and is_limited(board.sides[board.asked]):
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


def fits(board: Board, wanted: Step, is_played: bool, kind: int) -> bool:
    """Whether a card of the hand could be an answer."""
    if is_played and not can_be_played(board.sides[board.asked], board.pool.cards[kind].power):
        return False
    return card_fits(board, wanted.cards, kind)


def swap_in(board: Board, wanted: Step, is_played: bool, seat: int, rng: Chance) -> int:
    """A card that fits changes places with one of the chooser's hand that does not, and that the seat does not know."""
    side = board.sides[board.asked]
    known = known_to(side.known, seat)
    others = [kind for kind in unknown(side.hand, known) if not fits(board, wanted, is_played, kind)]
    out = others[rng.below(len(others))]
    piles = [board.unused]
    for each in board.sides:
        piles.append(each.draw)
    holders: list[int] = []  # whose hands the seat does not know either
    for number in range(len(board.sides)):
        if number != board.asked and not sees_hand(board, seat, number):
            holders.append(number)
            hand = board.sides[number].hand
            piles.append(unknown(hand, known_to(board.sides[number].known, seat)))
    spots = [
        (pile, spot)
        for pile in range(len(piles))
        for spot in range(len(piles[pile]))
        if fits(board, wanted, is_played, piles[pile][spot])
    ]
    pile, spot = spots[rng.below(len(spots))]
    kind = piles[pile][spot]
    piles[pile][spot] = out  # all of them were just dealt anew, and nobody shares them yet
    if pile > len(board.sides):
        holder = board.sides[holders[pile - len(board.sides) - 1]]
        holder.hand = inserted(without(holder.hand, kind), out)
        holder.known = known_anew(holder.known, seat, holder.hand, rng)
    board.unused = sorted(board.unused)  # it has no order
    side.hand = inserted(without(side.hand, out), kind)
    side.known = known_anew(side.known, seat, side.hand, rng)
    return kind


def chooses_from_hand(step: Step) -> bool:
    """Whether what is being chosen is hidden from others."""
    return step.asks and ENTRIES[step.op].question.in_secret(step)


def is_shown_to_others(frame: Frame, seat: int) -> bool:
    """Whether the picks of an effect are cards that a player has shown to another alone, not to this seat (MB-N2)."""
    if seat == frame.seat or (frame.picks and a.seat(frame.picks[0]) == seat):
        return False
    for place in range(min(frame.place, len(frame.program.steps))):
        step = frame.program.steps[place]
        if step.op == SHOW and step.flag:
            return True
    return False
