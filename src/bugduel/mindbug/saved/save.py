"""A whole duel as plain data, secrets and chance included; cards by name, programs by name."""

from copy import deepcopy

from bugduel.core.saving.names import Names
from bugduel.mindbug.board import Board
from bugduel.mindbug.saved.fields import DUEL

FORMAT = 2


def to_data(board: Board) -> dict[str, object]:
    data: dict[str, object] = {"bugduel-state": FORMAT, "game": "mindbug", "options": deepcopy(board.options)}
    return data | DUEL.write(board, Names(board.pool, seats=board.players))
