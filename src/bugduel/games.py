"""The games there are: the one place above the waist that names them."""

from bugduel.core import Game
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS

GAMES: dict[str, Game] = {game.name: game for game in (MINDBUG, SHARD_BUGS)}
