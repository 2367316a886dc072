"""Cards that go from hands and draw piles to discard piles (rules MB-M1, MB-T6)."""

from mypy_extensions import i64

from bugduel.mindbug.actions import what
from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.program import Step
from bugduel.mindbug.rules.effects.cards import refill_after, take_picks
from bugduel.mindbug.rules.effects.effect import Effect, performer


class Discard(Effect):
    """The chosen cards of a hand go together; then the hand is refilled (MB-T6)."""

    op = o.DISCARD
    purpose = "discard"

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        kinds = [what(pick) for pick in frame.picks]
        frame.picks = []
        discard_cards(board, frame, performer(board, frame, step), kinds)


class DiscardRandom(Effect):
    op = o.DISCARD_RANDOM

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        who = performer(board, frame, step)
        hand = board.sides[who].hand[:]
        discard_cards(board, frame, who, [board.rng.take(hand) for _ in range(min(step.amount, len(hand)))])

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[performer(board, frame, step)].hand)


class DiscardTo(Effect):
    """A card of a hand goes to a discard pile of the player's choice, one of two or (`flag`) anybody's."""

    op = o.DISCARD_TO

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        pile = frame.target if step.flag else performer(board, frame, step)
        picks = frame.picks
        for kind in take_picks(board, frame, -1):
            if board.events is not None:
                board.note("discard-to", {"seat": pile, "card": board.name(kind)})
            board.into_discard(pile, kind)
        frame.picks = []
        refill_after(board, picks)
        frame.place = max(frame.place, step.to)


class DiscardDrawPile(Effect):
    op = o.DISCARD_DRAW_PILE

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.moved = discard_draw_pile(board, performer(board, frame, step))

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        return bool(board.sides[performer(board, frame, step)].draw)


class DiscardAll(Effect):
    """Hand and draw pile go together, before anything is drawn (MB-T6)."""

    op = o.DISCARD_ALL

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        who = performer(board, frame, step)
        turned = discard_draw_pile(board, who)
        hand = board.sides[who].hand[:]
        discard_cards(board, frame, who, hand)
        frame.moved = turned + len(hand)

    def changes(self, board: Board, frame: Frame, step: Step, following: Step) -> bool:
        side = board.sides[performer(board, frame, step)]
        return bool(side.draw or side.hand)


def discard_cards(board: Board, frame: Frame, who: i64, kinds: list[int]) -> None:
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


def discard_draw_pile(board: Board, who: i64) -> i64:
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
