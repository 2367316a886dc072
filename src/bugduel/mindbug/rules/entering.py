"""Cards coming into play: together, with their octonite distributed and their Play effects triggered."""

from bugduel.mindbug.board import Board
from bugduel.mindbug.pieces import Creature, Frame
from bugduel.mindbug.program import ops as o
from bugduel.mindbug.program.builtin import DISTRIBUTE
from bugduel.mindbug.rules.granted import granted
from bugduel.mindbug.rules.layers import derive


def enter_together(board: Board, seat: int, kinds: list[int], silent: bool) -> None:
    """Cards come into play for a player, `silent` without their Play effects. All move before any triggers (MB-X4)."""
    arrived = [board.enter(seat, kind) for kind in kinds]
    derive(board)
    for creature in arrived:
        arrive(board, creature, silent)


def arrive(board: Board, creature: Creature, silent: bool) -> None:
    """What follows when a creature came: octonite may be distributed first (MB-H5), then its Play effects."""
    if creature.card.distributes and creature.octonite:
        frame = Frame(DISTRIBUTE, creature.seat, creature.id, creature.card.kind)
        frame.done = not silent
        board.pend(frame)
    elif not silent:
        trigger_play(board, creature)


def trigger_play(board: Board, creature: Creature) -> None:
    """Play effects, own and granted, unless something stops them as they would trigger (MB-X4)."""
    card = creature.card
    if not card.triggers[o.PLAYED] and not board.pool.grants_play:
        return
    derive(board)
    if board.sides[creature.seat].bars & o.NO_PLAY_EFFECTS:
        return
    board.trigger(o.PLAYED, creature.seat, creature.id, card.kind)
    if board.pool.grants_play:
        for program in granted(board, creature, o.PLAYED):
            board.pend(Frame(program, creature.seat, creature.id, card.kind))
