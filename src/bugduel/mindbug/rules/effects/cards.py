"""Cards that come into play, reach hands and are shown; the unused pile (rules MB-M)."""

from mypy_extensions import i64

from bugduel.core.lists import inserted, without
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import ALL_KNOW, BOTH_KNOW, CURRENT, HOLDER_KNOWS, Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect, performer
from bugduel.mindbug.rules.entering import enter_together
from bugduel.mindbug.rules.layers import derive


class PutIntoPlay(Effect):
    """Cards come into play for this player: no Mindbug, but Play effects (MB-M6). Some may not leave their own hand."""

    op = o.PUT_INTO_PLAY
    purpose = "put-into-play"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        picks = [pick for pick in frame.picks if not unplayable(board, frame.seat, pick)]
        frame.picks = picks
        kinds = take_picks(board, frame)
        frame.picks = []
        refill_after(board, picks)
        enter_together(board, frame.seat, kinds, step.flag)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return not any(unplayable(board, frame.seat, pick) for pick in frame.held)


class PutThisIntoPlay(Effect):
    """The card of the effect comes from the discard pile."""

    op = o.PUT_THIS_INTO_PLAY

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        side = board.sides[frame.seat]
        if frame.kind in side.discard:
            side.discard = without(side.discard, frame.kind)
            enter_together(board, frame.seat, [frame.kind], False)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return frame.kind in board.sides[performer(frame, step)].discard


class ToHand(Effect):
    """Cards of discard piles go to this player's hand in the open; those of a hand are known to both (MB-N2)."""

    op = o.TO_HAND
    purpose = "return-to-hand"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND:  # they stay where they are (MB-X11)
            frame.picks = []
            frame.moved = 0
            return
        picks = frame.picks
        kinds = take_picks(board, frame)
        for pick, kind in zip(picks, kinds, strict=True):
            given = a.place(pick) == o.IN_HAND
            board.into_hand(frame.seat, kind, BOTH_KNOW if given else ALL_KNOW)
            if board.events is not None:
                if given:
                    board.note_secret("steal", {"seat": frame.seat}, {"card": board.name(kind)}, 0, 1)
                else:
                    board.note("return", {"seat": frame.seat, "card": board.name(kind)})
        frame.picks = []
        refill_after(board, picks)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND


class StealCards(Effect):
    """Random cards of the opponent's hand, all of them before the refill (MB-M2, MB-X8). Both players know them."""

    op = o.STEAL_CARDS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        me = frame.seat
        victim = 1 - me
        derive(board)
        frame.moved = 0
        if board.sides[me].bars & o.NO_CARDS_TO_HAND:
            return
        count = min(step.amount, len(board.sides[victim].hand))
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
        frame.moved = count

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        mine, theirs = board.sides[frame.seat], board.sides[1 - frame.seat]
        return not mine.bars & o.NO_CARDS_TO_HAND and len(theirs.hand) >= step.amount

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[1 - frame.seat].hand)


class Show(Effect):
    """Chosen cards of a hand are shown, to all or to the player of the effect (MB-N2); they stay where they are.

    Their keywords are remembered. A card shown again may be the same one: no more are known than were shown at once.
    """

    op = o.SHOW
    purpose = "show"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.had = 0
        shown: list[int] = []
        for pick in frame.picks:
            kind = a.what(pick)
            seat = a.seat(pick)
            side = board.sides[seat]
            frame.had |= board.pool.cards[kind].keywords
            shown.append(kind)
            if side.known.count(kind) < shown.count(kind):
                side.known = inserted(side.known, kind)
            if step.flag:
                if board.events is not None:
                    board.note_secret("show", {"seat": seat}, {"card": board.name(kind)}, 0, 1)
                continue
            if side.open.count(kind) < shown.count(kind):
                side.open = inserted(side.open, kind)
            if board.events is not None:
                board.note("show", {"seat": seat, "card": board.name(kind)})


class SwapHands(Effect):
    """Both hands change hands; each player knows the other's (MB-N2). Nothing happens if one may take none (MB-X11).

    In older editions a hand that was empty is not refilled, because no card left it (MB-R2).
    """

    op = o.SWAP_HANDS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
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

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[0].hand or board.sides[1].hand)


class DrawUnused(Effect):
    """From the top of the unused pile: seen by the drawer alone, nothing if it is empty (MB-M4)."""

    op = o.DRAW_UNUSED

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        me = frame.seat
        derive(board)
        if board.sides[me].bars & o.NO_CARDS_TO_HAND:
            return
        for _ in range(min(step.amount, len(board.unused))):
            kind = take_unused(board)
            board.into_hand(me, kind, HOLDER_KNOWS)
            board.touch()
            if board.events is not None:
                board.note_secret("draw-unused", {"seat": me}, {"card": board.name(kind)}, me)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND and len(board.unused) >= step.amount

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.unused)


class UnusedUnder(Effect):
    """Cards nobody sees go to the bottom of the draw pile; a short hand is refilled from there (MB-T5)."""

    op = o.UNUSED_UNDER

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        side = board.sides[frame.seat]
        for _ in range(min(step.amount, len(board.unused))):
            side.draw = [take_unused(board)] + side.draw
            if board.events is not None:
                board.note("unused-under", {"seat": frame.seat})
        if board.edition == CURRENT:
            board.refill(frame.seat)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.unused)


def take_picks(board: Board, frame: Frame) -> list[int]:
    """The chosen cards leave the places where they are; hands are refilled afterwards, by whoever asks for this."""
    kinds: list[int] = []
    for pick in frame.picks:
        kind = a.what(pick)
        seat = a.seat(pick)
        if a.place(pick) == o.IN_HAND:
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
            if a.is_at(pick, o.IN_HAND, seat):
                board.refill(seat)
                break


def unplayable(board: Board, seat: i64, pick: int) -> bool:
    """Whether a card of a player's own hand may not be put into play by effects (MB-X16)."""
    if not a.is_at(pick, o.IN_HAND, seat):
        return False
    return board.pool.cards[a.what(pick)].power <= board.sides[seat].unplayable


def take_unused(board: Board) -> int:
    board.unused = board.unused[:]
    return board.rng.take(board.unused)
