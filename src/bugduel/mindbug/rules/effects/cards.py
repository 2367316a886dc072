"""Cards that come into play, reach hands and are shown; the unused pile (rules MB-M)."""

from mypy_extensions import i64

from bugduel.core.lists import without
from bugduel.core.seen.event import Fact
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import ALL_KNOW, CURRENT, HOLDER_KNOWS, Board
from bugduel.mindbug.knowledge import known_to, learnt, swapped
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.effect import Effect, performer, rival_of
from bugduel.mindbug.rules.entering import enter_together
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import can_be_played
from bugduel.mindbug.seating import DUEL_PLAYERS


class PutIntoPlay(Effect):
    """Cards come into play for this player: no Mindbug, but Play effects (MB-M6). Some may not leave their own hand."""

    op = o.PUT_INTO_PLAY
    purpose = "put-into-play"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        picks = [pick for pick in frame.picks if not unplayable(board, frame.seat, pick)]
        frame.picks = picks
        kinds = take_picks(board, frame, -1)
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
        return frame.kind in board.sides[performer(board, frame, step)].discard


class ToHand(Effect):
    """Cards of discard piles go to this player's hand in the open; those of a hand are known to both (MB-N2).

    The last of them can be put into play by the same effect.
    """

    op = o.TO_HAND
    purpose = "return-to-hand"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        if board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND:  # they stay where they are (MB-X11)
            frame.picks = []
            frame.held = []
            frame.moved = 0
            return
        picks = frame.picks
        kinds = take_picks(board, frame, frame.seat)
        for pick, kind in zip(picks, kinds, strict=True):
            giver = a.seat(pick)
            if a.place(pick) == o.IN_HAND:
                board.into_hand(frame.seat, kind, giver)
                note_given(board, giver, frame.seat, kind)
            else:
                board.into_hand(frame.seat, kind, ALL_KNOW)
                if board.events is not None:
                    board.note("return", {"seat": frame.seat, "card": board.name(kind)})
            frame.held = [a.card_pick(o.IN_HAND, frame.seat, kind)]
        frame.picks = []
        refill_after(board, picks)

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        return not board.sides[frame.seat].bars & o.NO_CARDS_TO_HAND


class StealCards(Effect):
    """Random cards of the opponent's hand, all of them before the refill (MB-M2, MB-X8). Both players know them."""

    op = o.STEAL_CARDS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        me = frame.seat
        victim = rival_of(board, frame)
        derive(board)
        frame.moved = 0
        if board.sides[me].bars & o.NO_CARDS_TO_HAND:
            return
        count = min(step.amount, len(board.sides[victim].hand))
        for _ in range(count):
            hand = board.sides[victim].hand
            kind = hand[board.rng.below(len(hand))] if len(hand) > 1 else hand[0]
            board.out_of_hand(victim, kind, me)
            board.into_hand(me, kind, victim)
            note_given(board, victim, me, kind)
        if count:
            board.touch()
            board.refill(victim)
        frame.moved = count

    def possible(self, board: Board, frame: Frame, step: Step) -> bool:
        mine, theirs = board.sides[frame.seat], board.sides[rival_of(board, frame)]
        return not mine.bars & o.NO_CARDS_TO_HAND and len(theirs.hand) >= step.amount

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[rival_of(board, frame)].hand)


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
            players = board.players
            for viewer in range(-1, players):
                if viewer == seat or (step.flag and viewer != frame.seat):
                    continue
                if known_to(side.known, viewer).count(kind) < shown.count(kind):
                    side.known = learnt(side.known, players, viewer, kind)
            if board.events is not None:
                if step.flag:
                    knowers = board.who_sees(seat) + [frame.seat]
                    board.note_secret("show", {"seat": seat}, {"card": board.name(kind)}, *knowers)
                else:
                    board.note("show", {"seat": seat, "card": board.name(kind)})


class SwapHands(Effect):
    """Two hands change hands; each player knows the other's (MB-N2). Nothing happens if one may take none (MB-X11).

    In older editions a hand that was empty is not refilled, because no card left it (MB-R2).
    """

    op = o.SWAP_HANDS

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        derive(board)
        me, rival = frame.seat, rival_of(board, frame)
        mine, theirs = board.sides[me], board.sides[rival]
        if (mine.bars | theirs.bars) & o.NO_CARDS_TO_HAND:
            return
        my_hand, my_known, players = mine.hand, mine.known, board.players
        refilled = [me] if board.edition == CURRENT or mine.hand else []
        if board.edition == CURRENT or theirs.hand:
            refilled.append(rival)
        mine.hand = theirs.hand
        mine.known = swapped(theirs.known, me, board.who_sees(rival), theirs.hand, players)
        theirs.hand = my_hand
        theirs.known = swapped(my_known, rival, board.who_sees(me), my_hand, players)
        board.touch()
        if board.events is not None:
            board.note("swap-hands", {"seat": me, "with-seat": rival} if players > DUEL_PLAYERS else {})
        for seat in sorted(refilled):
            board.refill(seat)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[frame.seat].hand or board.sides[rival_of(board, frame)].hand)


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
                board.note_secret("draw-unused", {"seat": me}, {"card": board.name(kind)}, *board.who_sees(me))

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


def take_picks(board: Board, frame: Frame, taker: int) -> list[int]:
    """The chosen cards leave the places where they are, before all eyes or for the hand of a taker (a seat, else -1).
    Hands are refilled afterwards, by whoever asks for this.
    """
    kinds: list[int] = []
    for pick in frame.picks:
        kind = a.what(pick)
        seat = a.seat(pick)
        if a.place(pick) == o.IN_HAND:
            board.out_of_hand(seat, kind, taker)
        else:
            board.sides[seat].discard = without(board.sides[seat].discard, kind)
        kinds.append(kind)
    frame.moved = len(kinds)
    if kinds:
        board.touch()
    return kinds


def refill_after(board: Board, picks: list[int]) -> None:
    """Hands that cards were taken from are refilled (MB-T6)."""
    for seat in range(len(board.sides)):
        for pick in picks:
            if a.is_at(pick, o.IN_HAND, seat):
                board.refill(seat)
                break


def unplayable(board: Board, seat: i64, pick: int) -> bool:
    """Whether a card of a player's own hand may not be put into play by effects (MB-X16)."""
    if not a.is_at(pick, o.IN_HAND, seat):
        return False
    return not can_be_played(board.sides[seat], board.pool.cards[a.what(pick)].power)


def note_given(board: Board, giver: i64, taker: i64, kind: int) -> None:
    """A card went from hand to hand: only those two know which (MB-N2)."""
    if board.events is not None:
        facts: dict[str, Fact] = {"seat": taker}
        if board.players > DUEL_PLAYERS:
            facts["from-seat"] = giver
        knowers = board.who_sees(taker) + board.who_sees(giver)
        board.note_secret("steal", facts, {"card": board.name(kind)}, *knowers)


def take_unused(board: Board) -> int:
    board.unused = board.unused[:]
    return board.rng.take(board.unused)
