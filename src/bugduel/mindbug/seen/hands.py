"""Every hand that an opponent could hold, in agreement with all that a player has seen (rules MB-N)."""

from collections import Counter
from collections.abc import Iterator

from bugduel.core.state import State
from bugduel.mindbug.actions import is_at
from bugduel.mindbug.board import Board
from bugduel.mindbug.program.ops import IN_HAND
from bugduel.mindbug.seen.imagine import unknown


def every_hand(board: Board, seat: int, most: int) -> list[State]:
    """The board with each hand that the other player could have, the one they have first.

    Who waits for the other to choose cannot be sure what they are choosing from, and a pick that is not yet shown could
    be another with another hand: there, and with more than `most` hands, none.
    """
    other = 1 - seat
    if board.asked != seat or any(_picked_unseen(pick, other) for frame in board.stack for pick in frame.picks):
        return []
    side = board.sides[other]
    held = unknown(side.hand, side.known)
    hidden = Counter(held + board.unused + board.sides[0].draw + board.sides[1].draw)
    found: list[State] = [board.clone()]
    for hand in hands(sorted(hidden.items()), len(held)):
        if hand != held:
            if len(found) >= most:
                return []
            found.append(_with_hand(board, other, hand))
    return found


def hands(kinds: list[tuple[int, int]], size: int) -> Iterator[list[int]]:
    """Every sorted hand of a size, from kinds and how many there are of each."""
    if size == 0:
        yield []
    elif kinds:
        kind, count = kinds[0]
        for copies in range(min(count, size), -1, -1):
            for rest in hands(kinds[1:], size - copies):
                yield [kind] * copies + rest


def _with_hand(board: Board, other: int, dealt: list[int]) -> State:
    twin = board.clone()
    assert isinstance(twin, Board)
    side = twin.sides[other]
    hidden = Counter(unknown(side.hand, side.known) + twin.unused + twin.sides[0].draw + twin.sides[1].draw)
    rest = sorted((hidden - Counter(dealt)).elements())
    side.hand = sorted(side.known + dealt)
    for each in twin.sides:
        each.draw = [rest.pop() for _ in each.draw]
    twin.unused = rest
    twin.touch()
    return twin


def _picked_unseen(pick: int, other: int) -> bool:
    return is_at(pick, IN_HAND, other)
