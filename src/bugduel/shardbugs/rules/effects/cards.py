"""Effects on cards in hands, decks and Splat Zones."""

from bugduel.core.lists import NO_INTS
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program.program import Step
from bugduel.shardbugs.rules.effects.effect import Effect, players
from bugduel.shardbugs.rules.moving import enter_field, enter_hive
from bugduel.shardbugs.rules.select import amount_of
from bugduel.shardbugs.rules.status import splat_card
from bugduel.shardbugs.rules.triggers import fire_player


class Draw(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            draw_cards(board, seat, amount)


class PrepareDiscard(Effect):
    """Whose turn it is to discard, once for each card."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        seats = players(board, frame, step)
        frame.picks = [seat for seat in seats for _ in range(min(amount, len(board.sides[seat].hand)))]


class DiscardRandom(Effect):
    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            discard_random(board, seat, amount)


class Mill(Effect):
    """As many as there are: only drawing from an empty deck loses (SB-W2)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        amount = amount_of(board, step.amount, frame)
        for seat in players(board, frame, step):
            mill(board, seat, amount)


class Reveal(Effect):
    """A player shows their hand."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        for seat in players(board, frame, step):
            side = board.sides[seat]
            side.open = side.hand[:]
            if board.events is not None:
                board.note("reveal", {"seat": seat, "cards": [board.name(kind) for kind in side.hand]})


class PrepareLook(Effect):
    """How many cards are looked at."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        frame.amount = look_at_top(board, frame.seat, amount_of(board, step.amount, frame))


class EndSearch(Effect):
    """A deck that was searched is shuffled (SB-Z5)."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        board.shuffle(frame.seat)
        if board.events is not None:
            board.note("shuffle", {"seat": frame.seat})


class Shuffle(Effect):
    """The Splat Zone is shuffled into the deck."""

    def run(self, board: Board, frame: Frame, step: Step) -> None:
        side = board.sides[frame.seat]
        side.bag = side.bag + side.splat
        side.splat = NO_INTS
        board.shuffle(frame.seat)
        board.touch(o.PILES_SEEN)
        if board.events is not None:
            board.note("shuffle-splat-zone", {"seat": frame.seat})


# --- what they and others do ------------------------------------------------------------------------------------------


def draw_cards(board: Board, seat: int, count: int) -> None:
    for _ in range(count):
        before = len(board.sides[seat].hand)
        board.draw(seat)
        if len(board.sides[seat].hand) > before:
            fire_player(board, o.DRAWS, seat)


def discard(board: Board, seat: int, kind: int) -> None:
    board.out_of_hand(seat, kind)
    splat_card(board, seat, kind, "discard")


def discard_random(board: Board, seat: int, count: int) -> None:
    for _ in range(count):
        hand = board.sides[seat].hand
        if not hand:
            return
        discard(board, seat, hand[board.rng.below(len(hand))])


def mill(board: Board, seat: int, count: int) -> None:
    for _ in range(count):
        kind = board.take_top(seat)
        if kind < 0:
            return
        splat_card(board, seat, kind, "mill")


def look_at_top(board: Board, seat: int, count: int) -> int:
    """The top cards come into an order that their player knows. Returns how many there are."""
    side = board.sides[seat]
    open_top = side.open_top
    seen: list[int] = []
    for _ in range(count):
        kind = board.take_top(seat)
        if kind < 0:
            break
        seen.append(kind)
    side.top = side.top + seen[::-1]
    side.open_top = open_top
    if board.events is not None and seen:
        board.note_secret(
            "look", {"seat": seat, "amount": len(seen)}, {"cards": [board.name(kind) for kind in seen]}, seat
        )
    return len(seen)


def put_below(board: Board, frame: Frame, kind: int) -> None:
    """One of the cards looked at goes to the bottom."""
    side = board.sides[frame.seat]
    for place in range(len(side.top) - 1, -1, -1):
        if side.top[place] == kind:
            side.top = side.top[:place] + side.top[place + 1 :]
            break
    side.open_top = 0  # the others do not know which it was
    side.put_below(kind, False)
    frame.amount -= 1
    if board.events is not None:
        board.note_secret("put-below", {"seat": frame.seat}, {"card": board.name(kind)}, frame.seat)


def fetch(board: Board, owner: int, kind: int, to: int) -> None:
    """A card that was taken from a deck, a Splat Zone or a hand goes where the effect says."""
    side = board.sides[owner]
    if to == o.TO_HAND:
        board.into_hand(owner, kind)
        if board.events is not None:
            board.note("fetch", {"seat": owner, "card": board.name(kind)})
    elif to == o.TO_FIELD:
        if enter_field(board, owner, kind, "put") is None:
            side.put_on_splat_zone(kind)
    elif to == o.TO_HIVE:
        enter_hive(board, owner, kind, "put-into-hive")
    elif to == o.TO_SPLAT:
        splat_card(board, owner, kind, "mill")
    else:
        side.put_below(kind, True)
        if board.events is not None:
            board.note("under-deck", {"seat": owner, "card": board.name(kind)})
