"""Players that decide by themselves, each from what a Seat knows."""

from bugduel.bots.bot import Bot
from bugduel.bots.greedy import Greedy
from bugduel.bots.random import RandomBot
from bugduel.core import BadOptions
from bugduel.core.fields import unknown

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": Greedy}


def new_bot(name: str, seed: str) -> Bot:
    """A bot by its name. BadOptions lists those there are."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot {unknown(name, list(BOTS))}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "new_bot"]
