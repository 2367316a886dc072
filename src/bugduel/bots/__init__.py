"""Computer players. Each decides from what its Seat knows."""

from bugduel.bots.bot import Bot, Option, Thought
from bugduel.bots.greedy import Greedy
from bugduel.bots.levels import LEVELS
from bugduel.bots.names import BOTS, check_bot, new_bot
from bugduel.bots.random import RandomBot
from bugduel.bots.search import Search

__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "Option", "RandomBot", "Search", "Thought", "check_bot", "new_bot"]
