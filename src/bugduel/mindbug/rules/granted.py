"""Abilities that a creature has from other cards, in play and in discard piles."""

from mypy_extensions import i64

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program.program import Program, Static
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.rules.select import holds, meant


def granted(board: Board, creature: Creature, event: i64) -> list[Program]:
    """The abilities for an event that a creature is given now."""
    derive(board)
    found: list[Program] = []
    cards = board.pool.cards
    for seat in range(len(board.sides)):
        side = board.sides[seat]
        for source in side.play:
            if source.card.grants:
                grant(board, creature, event, source.card.statics, seat, source.id, found)
        if board.pool.has_far and board.looks_afar:  # else no card in a discard pile has an ability there
            for kind in side.discard:
                if cards[kind].discard_statics:
                    grant(board, creature, event, cards[kind].discard_statics, seat, 0, found)
    return found


def grant(
    board: Board,
    creature: Creature,
    event: i64,
    statics: list[Static],
    seat: i64,
    source: i64,
    found: list[Program],
) -> None:
    for static in statics:
        program = static.grants
        if program is None or program.event != event:
            continue
        if static.test is not None and not holds(board, static.test, seat, source, None):
            continue
        if creature in meant(board, static.filter, seat, source, False):
            found.append(program)
