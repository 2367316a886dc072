"""Steps of effects that move cards outside play (rules MB-M)."""

from bugduel.core.lists import inserted, without
from bugduel.mindbug.actions import KIND, cards_place
from bugduel.mindbug.board import ALL_KNOW, BOTH_KNOW, CURRENT, HOLDER_KNOWS, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.entering import enter_together
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.possible import unplayable


def run_card_effect(board: Board, frame: Frame, step: Step) -> None:
    op = step.op
    me = frame.seat
    who = 1 - me if step.who else me
    if op == o.DISCARD:
        discard(board, frame, who)
    elif op == o.PUT_INTO_PLAY:
        put_into_play(board, frame, step.flag)
    elif op == o.TO_HAND:
        to_hand(board, frame)
    elif op == o.STEAL_CARDS:
        frame.moved = steal_cards(board, me, step.amount)
    elif op == o.SHOW:
        show(board, frame, step.flag)
    elif op == o.DISCARD_RANDOM:
        discard_random(board, frame, who, step.amount)
    elif op == o.DISCARD_TO:
        discard_to(board, frame, who)
        frame.place = max(frame.place, step.to)
    elif op == o.DISCARD_DRAW_PILE:
        frame.moved = discard_draw_pile(board, who)
    elif op == o.DISCARD_ALL:
        discard_all(board, frame, who)
    elif op == o.PUT_THIS_INTO_PLAY:
        if frame.kind in board.sides[me].discard:
            board.sides[me].discard = without(board.sides[me].discard, frame.kind)
            enter_together(board, me, [frame.kind], False)
    elif op == o.SWAP_HANDS:
        swap_hands(board)
    elif op == o.DRAW_UNUSED:
        draw_unused(board, me, step.amount)
    elif op == o.UNUSED_UNDER:
        unused_under(board, me, step.amount)
    else:
        raise AssertionError(f"no such step: {op}")


# --- into play and into hands -----------------------------------------------------------------------------------------


def take_picks(board: Board, frame: Frame) -> list[int]:
    """The chosen cards leave the places where they are; hands are refilled afterwards, by whoever asks for this."""
    kinds: list[int] = []
    for pick in frame.picks:
        kind = pick & KIND
        seat = cards_place(pick) & 3
        if cards_place(pick) >> 2 == o.IN_HAND:
            board.out_of_hand(seat, kind)
        else:
            board.sides[seat].discard = without(board.sides[seat].discard, kind)
        kinds.append(kind)
    frame.moved = len(kinds)
    if kinds:
        board.touch()
    return kinds


def refill_after(board: Board, picks: list[int]) -> None:
    """Hands that cards were taken from are refilled (MB-T6)."""
    for seat in range(2):
        for pick in picks:
            if cards_place(pick) == o.IN_HAND << 2 | seat:
                board.refill(seat)
                break


def put_into_play(board: Board, frame: Frame, silent: bool) -> None:
    """Cards come into play for this player: no Mindbug, but Play effects (MB-M6). Some may not leave their own hand."""
    derive(board)
    picks = [pick for pick in frame.picks if not unplayable(board, frame.seat, pick)]
    frame.picks = picks
    kinds = take_picks(board, frame)
    frame.picks = []
    refill_after(board, picks)
    enter_together(board, frame.seat, kinds, silent)


def to_hand(board: Board, frame: Frame) -> None:
    """Cards of discard piles go to this player's hand in the open; those of a hand are known to both (MB-N2)."""
    derive(board)
    if board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND:  # they stay where they are (MB-X11)
        frame.picks = []
        frame.moved = 0
        return
    picks = frame.picks
    kinds = take_picks(board, frame)
    for pick, kind in zip(picks, kinds, strict=True):
        given = cards_place(pick) >> 2 == o.IN_HAND
        board.into_hand(frame.seat, kind, BOTH_KNOW if given else ALL_KNOW)
        if board.events is not None:
            if given:
                board.note_secret("steal", {"seat": frame.seat}, {"card": board.name(kind)}, 0, 1)
            else:
                board.note("return", {"seat": frame.seat, "card": board.name(kind)})
    frame.picks = []
    refill_after(board, picks)


def steal_cards(board: Board, me: int, count: int) -> int:
    """Random cards of the opponent's hand, all of them before the refill (MB-M2, MB-X8). Both players know them."""
    derive(board)
    if board.sides[me].bars & o.NO_CARDS_TO_HAND:
        return 0
    victim = 1 - me
    count = min(count, len(board.sides[victim].hand))
    for _ in range(count):
        hand = board.sides[victim].hand
        kind = hand[board.rng.below(len(hand))] if len(hand) > 1 else hand[0]
        board.out_of_hand(victim, kind)
        board.into_hand(me, kind, BOTH_KNOW)
        if board.events is not None:
            board.note_secret("steal", {"seat": me}, {"card": board.name(kind)}, me, victim)
    if count:
        board.touch()
        board.refill(victim)
    return count


def show(board: Board, frame: Frame, to_one: bool) -> None:
    """Chosen cards of a hand are shown, to all or to the player of the effect (MB-N2); they stay where they are.

    Their keywords are remembered. A card shown again may be the same one: no more are known than were shown at once.
    """
    frame.had = 0
    shown: list[int] = []
    for pick in frame.picks:
        kind = pick & KIND
        seat = cards_place(pick) & 3
        side = board.sides[seat]
        frame.had |= board.pool.cards[kind].keywords
        shown.append(kind)
        if side.known.count(kind) < shown.count(kind):
            side.known = inserted(side.known, kind)
        if to_one:
            if board.events is not None:
                board.note_secret("show", {"seat": seat}, {"card": board.name(kind)}, 0, 1)
            continue
        if side.open.count(kind) < shown.count(kind):
            side.open = inserted(side.open, kind)
        if board.events is not None:
            board.note("show", {"seat": seat, "card": board.name(kind)})


def swap_hands(board: Board) -> None:
    """Both hands change hands; each player knows the other's (MB-N2). Nothing happens if one may take none (MB-X11).

    In older editions a hand that was empty is not refilled, because no card left it (MB-R2).
    """
    derive(board)
    one, other = board.sides
    if (one.bars | other.bars) & o.NO_CARDS_TO_HAND:
        return
    refills = [board.edition == CURRENT or bool(side.hand) for side in board.sides]
    one.hand, other.hand = other.hand, one.hand
    one.open, other.open = other.open, one.open
    one.known = one.hand[:]
    other.known = other.hand[:]
    board.touch()
    if board.events is not None:
        board.note("swap-hands", {})
    for seat in range(2):
        if refills[seat]:
            board.refill(seat)


# --- discarding -------------------------------------------------------------------------------------------------------


def discard(board: Board, frame: Frame, who: int) -> None:
    """The chosen cards of a hand go together; then the hand is refilled (MB-T6)."""
    kinds = [pick & KIND for pick in frame.picks]
    frame.picks = []
    discard_cards(board, frame, who, kinds)


def discard_cards(board: Board, frame: Frame, who: int, kinds: list[int]) -> None:
    frame.moved = len(kinds)
    if not kinds:
        return
    for kind in kinds:
        board.out_of_hand(who, kind)
        frame.had = board.pool.cards[kind].power
        if board.events is not None:
            board.note("discard", {"seat": who, "card": board.name(kind)})
        board.into_discard(who, kind)
    board.touch()
    board.refill(who)


def discard_random(board: Board, frame: Frame, who: int, count: int) -> None:
    hand = board.sides[who].hand[:]
    discard_cards(board, frame, who, [board.rng.take(hand) for _ in range(min(count, len(hand)))])


def discard_to(board: Board, frame: Frame, pile: int) -> None:
    """A card of a hand goes to a discard pile of the player's choice."""
    picks = frame.picks
    for kind in take_picks(board, frame):
        if board.events is not None:
            board.note("discard-to", {"seat": pile, "card": board.name(kind)})
        board.into_discard(pile, kind)
    frame.picks = []
    refill_after(board, picks)


def discard_draw_pile(board: Board, who: int) -> int:
    """The whole pile is turned over at once (MB-M1)."""
    side = board.sides[who]
    turned = side.draw
    side.draw = []
    for kind in reversed(turned):
        if board.events is not None:
            board.note("discard-from-draw-pile", {"seat": who, "card": board.name(kind)})
        board.into_discard(who, kind)
    if turned:
        board.touch()
    return len(turned)


def discard_all(board: Board, frame: Frame, who: int) -> None:
    """Hand and draw pile go together, before anything is drawn (MB-T6)."""
    turned = discard_draw_pile(board, who)
    hand = board.sides[who].hand[:]
    discard_cards(board, frame, who, hand)
    frame.moved = turned + len(hand)


# --- the unused pile --------------------------------------------------------------------------------------------------


def draw_unused(board: Board, me: int, count: int) -> None:
    """From the top of the unused pile: seen by the drawer alone, nothing if it is empty (MB-M4)."""
    derive(board)
    if board.sides[me].bars & o.NO_CARDS_TO_HAND:
        return
    for _ in range(min(count, len(board.unused))):
        kind = take_unused(board)
        board.into_hand(me, kind, HOLDER_KNOWS)
        board.touch()
        if board.events is not None:
            board.note_secret("draw-unused", {"seat": me}, {"card": board.name(kind)}, me)


def unused_under(board: Board, me: int, count: int) -> None:
    """Cards nobody sees go to the bottom of the draw pile; a short hand is refilled from there (MB-T5)."""
    for _ in range(min(count, len(board.unused))):
        board.sides[me].draw = [take_unused(board)] + board.sides[me].draw
        if board.events is not None:
            board.note("unused-under", {"seat": me})
    if board.edition == CURRENT:
        board.refill(me)


def take_unused(board: Board) -> int:
    board.unused = board.unused[:]
    return board.rng.take(board.unused)
