"""Bots by name: `random`, `greedy`, `search:0.25` (seconds), `search:iterations=2000`, or a level such as `mantis`."""

from bugduel.bots.bot import Bot
from bugduel.bots.greedy import Greedy
from bugduel.bots.levels import LEVELS, Clumsy
from bugduel.bots.random import RandomBot
from bugduel.core import BadOptions
from bugduel.core.fields import unknown

BOTS = ["random", "greedy"]


def new_bot(name: str, seed: str) -> Bot:
    """A bot by its name. BadOptions lists those there are."""
    kind, _, settings = name.partition(":")
    if kind in LEVELS and not settings:
        level = LEVELS[kind]
        return Clumsy(seed, level.slips) if level.slips else new_bot(level.bot, seed)
    if kind == "random" and not settings:
        return RandomBot(seed)
    if kind == "greedy" and not settings:
        return Greedy(seed)
    if kind in ("random", "greedy") or kind in LEVELS:
        raise BadOptions(f'the bot "{kind}" takes no settings, so not "{settings}"')
    raise BadOptions(f"there is no bot {unknown(kind, [*BOTS, *LEVELS])}")


def check_bot(name: str) -> None:
    """Refuse the name of a bot that there is not."""
    new_bot(name, "").close()
