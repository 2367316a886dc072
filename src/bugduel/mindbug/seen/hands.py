"""Every hand that others could hold, in agreement with all that a player has seen (rules MB-N)."""

from collections import Counter
from collections.abc import Iterator

from bugduel.core.state import State
from bugduel.mindbug.actions import is_at
from bugduel.mindbug.board import Board
from bugduel.mindbug.knowledge import known_to
from bugduel.mindbug.program.ops import IN_HAND
from bugduel.mindbug.seen.imagine import looks_in_secret, unknown


def every_hand(board: Board, seat: int, most: int) -> list[State]:
    """The board with all hands that others could have, those they have first.

    Who waits for another to choose cannot be sure what they are choosing from, and a pick that is not yet shown could
    be another with another hand: there, and with more than `most` deals, none.
    """
    others = [number for number in range(len(board.sides)) if seat not in board.who_sees(number)]
    if board.asked != seat or any(_picks_unseen(board, other) for other in others):
        return []
    if any(looks_in_secret(frame, seat) for frame in board.stack):
        return []
    held = [unknown(board.sides[other].hand, known_to(board.sides[other].known, seat)) for other in others]
    hidden = Counter([kind for hand in held for kind in hand] + board.unused)
    for side in board.sides:
        hidden.update(side.draw)
    found: list[State] = [board.clone()]
    for deal in deals(hidden, [len(hand) for hand in held]):
        if deal != held:
            if len(found) >= most:
                return []
            found.append(_with_hands(board, seat, dict(zip(others, deal, strict=True)), hidden))
    return found


def deals(hidden: Counter[int], sizes: list[int]) -> Iterator[list[list[int]]]:
    """Every way to deal hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in hands(sorted(hidden.items()), sizes[0]):
        for rest in deals(hidden - Counter(hand), sizes[1:]):
            yield [hand, *rest]


def hands(kinds: list[tuple[int, int]], size: int) -> Iterator[list[int]]:
    """Every sorted hand of a size, from kinds and how many there are of each."""
    if size == 0:
        yield []
    elif kinds:
        kind, count = kinds[0]
        for copies in range(min(count, size), -1, -1):
            for rest in hands(kinds[1:], size - copies):
                yield [kind] * copies + rest


def _with_hands(board: Board, seat: int, dealt: dict[int, list[int]], hidden: Counter[int]) -> State:
    twin = board.clone()
    assert isinstance(twin, Board)
    for hand in dealt.values():
        hidden = hidden - Counter(hand)
    rest = sorted(hidden.elements())
    for other, hand in dealt.items():
        side = twin.sides[other]
        side.hand = sorted(known_to(side.known, seat) + hand)
    for side in twin.sides:
        side.draw = [rest.pop() for _ in side.draw]
    twin.unused = rest
    twin.touch()
    return twin


def _picks_unseen(board: Board, other: int) -> bool:
    return any(is_at(pick, IN_HAND, other) for frame in board.stack for pick in frame.picks)
