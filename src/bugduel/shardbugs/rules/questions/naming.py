"""How moves and views name permanents, cards and abilities."""

from bugduel.core.seen.event import Fact
from bugduel.core.seen.move import Move
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.pieces import Frame
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.program.names import dust_name, part_of


def frame_part(frame: Frame) -> str:
    """Which ability of its card a frame is of."""
    return part_of(frame.of if frame.program is ANNOUNCE else frame.program)


def part_facts(board: Board, frame: Frame) -> dict[str, Fact]:
    """The card and the ability that ask."""
    return {"card": board.name(frame.kind), "part": frame_part(frame)} if frame.kind >= 0 else {}


def permanent_facts(board: Board, id: int) -> dict[str, Fact]:
    permanent = board.find(id)
    assert permanent is not None
    return {"card": permanent.card.name, "piece": permanent.id, "seat": permanent.seat}


def picked_facts(board: Board, ids: list[int]) -> list[dict[str, Fact]]:
    """Permanents that were picked, less those that have left meanwhile."""
    return [permanent_facts(board, id) for id in ids if board.find(id) is not None]


def permanent_move(board: Board, kind: str, action: int) -> Move:
    """A move with one permanent."""
    return Move(action, kind, permanent_facts(board, a.what_of(action)))


def pair_move(board: Board, kind: str, action: int) -> Move:
    """A move with a permanent and another."""
    facts = permanent_facts(board, a.what_of(action))
    other = board.find(a.second_of(action))
    assert other is not None
    facts["with"] = other.card.name
    facts["with-piece"] = other.id
    return Move(action, kind, facts)


def card_move(board: Board, kind: str, action: int) -> Move:
    """A move with a card of the hand."""
    return Move(action, kind, {"card": board.name(a.what_of(action))})


def choose_card_move(board: Board, action: int) -> Move:
    """A card of a zone, and whose zone it is; of one's own hand and deck that goes without saying."""
    return Move(action, "choose-card", {"card": board.name(a.what_of(action)), "seat": a.owner_of(action)})


def spend_move(action: int) -> Move:
    return Move(action, "spend", {"dust": dust_name(a.what_of(action))})
