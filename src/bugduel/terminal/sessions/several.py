"""Several choices typed at once, as in "1 3 5": attackers, blocks, cards to put back."""

from collections.abc import Sequence

from bugduel.core import Move, State
from bugduel.core.seen.move import PASS
from bugduel.terminal.arguments import typed_number

PIECES = ("piece", "with-piece")


def typed_numbers(text: str, most: int) -> list[int]:
    """The numbers of a list, from 1 to `most`; none if it is no list of two or more."""
    words = text.replace(",", " ").split()
    found = [typed_number(word, 1, most) for word in words]
    return [number for number in found if number] if len(words) > 1 and all(found) else []


def in_a_row(state: State, wanted: Sequence[Move]) -> list[Move]:
    """The moves that make these choices one after the other and then are done, tried on a copy of the game; none if
    the question takes only one of them, or one is impossible after those before it.
    """
    closing = _closing(state)
    if closing is None or any(move.action == closing.action for move in wanted):
        return []
    seat, found, twin = state.actor(), list[Move](), state.clone()
    for move in wanted:
        if found and (twin.actor() != seat or _closing(twin) is None):
            return []
        same = _same(twin, move)
        if same is None:
            return []
        found.append(same)
        twin.apply(same.action)
    last = _closing(twin) if twin.actor() == seat else None
    return [*found, last] if last is not None and last.kind == closing.kind else found


def _closing(state: State) -> Move | None:
    """The move that ends a choice of several, if this is one."""
    action = state.search_model().pass_action(state)
    if action < 0:
        return None
    move = state.move(action)
    return None if move.kind == PASS else move


def _same(state: State, wanted: Move) -> Move | None:
    """The same choice as it is offered now, or with another card of the same name if that one is taken."""
    moves = [state.move(action) for action in state.legal()]
    for move in moves:
        if move.action == wanted.action:
            return move
    return next((move for move in moves if move.kind == wanted.kind and _bare(move) == _bare(wanted)), None)


def _bare(move: Move) -> dict[str, object]:
    return {name: value for name, value in move.facts.items() if name not in PIECES}
