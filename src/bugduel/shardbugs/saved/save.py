"""A whole game as plain data, secrets and chance included; cards by name, programs by name."""

from copy import deepcopy

from bugduel.core.saving.names import Names
from bugduel.shardbugs.board import Board
from bugduel.shardbugs.saved.fields import CONTEST

FORMAT = 1


def to_data(board: Board) -> dict[str, object]:
    data: dict[str, object] = {"bugduel-state": FORMAT, "game": "shardbugs", "options": deepcopy(board.options)}
    return data | CONTEST.write(board, Names(board.pool))
