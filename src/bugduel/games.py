"""The games there are: the one place above the waist that names them."""

from bugduel.core import Game
from bugduel.mindbug.game import MINDBUG

GAMES: dict[str, Game] = {game.name: game for game in (MINDBUG,)}
