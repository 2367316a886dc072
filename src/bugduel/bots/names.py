"""Bots by name: `random`, `greedy`, `search` with its settings, or a level such as `mantis`.

search:0.25                  a quarter of a second per choice
search:iterations=2000       2,000 iterations per choice: the same choices on every machine
search:1,processes=4         four processes, one second each
search:1,weights=FILE        judges by the weights of a file that `bugduel learn` has written
"""

from functools import cache
from pathlib import Path

from bugduel.bots.bot import Bot
from bugduel.bots.greedy import Greedy
from bugduel.bots.levels import LEVELS
from bugduel.bots.random import RandomBot
from bugduel.bots.search import SECONDS, Search
from bugduel.bots.together import Together
from bugduel.core import BadData, BadOptions
from bugduel.core.reading.messages import short, unknown
from bugduel.core.worth.weights import Weights

BOTS = ["random", "greedy", "search"]
SETTINGS = ["seconds", "iterations", "processes", "weights"]

LONGEST = 3600.0
MOST_ITERATIONS = 1_000_000_000
MOST_PROCESSES = 256


def new_bot(name: str, seed: str) -> Bot:
    """A bot by name. BadOptions lists the known ones."""
    kind, colon, settings = name.partition(":")
    if kind not in BOTS and kind not in LEVELS:
        raise BadOptions(f"there is no bot {unknown(kind, [*BOTS, *LEVELS])}")
    if kind == "search":
        return searcher(settings if colon else f"{SECONDS}", seed)
    if colon:
        raise BadOptions(f'the bot "{kind}" takes no settings; only "search" does, as in "search:0.25"')
    if kind in LEVELS:
        level = LEVELS[kind]
        if not isinstance(level.bot, str):
            return level.bot(seed)
        return new_bot(f"{level.bot},processes={level.processes}" if level.processes > 1 else level.bot, seed)
    return RandomBot(seed) if kind == "random" else Greedy(seed)


def check_bot(name: str) -> None:
    """Reject an unknown bot name."""
    new_bot(name, "").close()


def searcher(settings: str, seed: str) -> Bot:
    seconds, iterations, processes = 0.0, 0, 1
    weights: Weights | None = None
    for setting in settings.split(","):
        key, equals, value = setting.partition("=")
        if not equals:
            key, value = "seconds", setting
        if key == "seconds":
            seconds = number(key, value, LONGEST)
        elif key == "iterations":
            iterations = int(number(key, value, MOST_ITERATIONS, whole=True))
        elif key == "processes":
            processes = int(number(key, value, MOST_PROCESSES, whole=True))
        elif key == "weights":
            weights = read_weights(value)
        else:
            raise BadOptions(f"the bot search has no setting {unknown(key, SETTINGS)}")
    if processes > 1:
        if weights is not None:
            raise BadOptions("the bot search takes other weights only in one process")
        return Together(seed, seconds, iterations, processes)
    return Search(seed, seconds, iterations, weights)


@cache
def read_weights(file: str) -> Weights:
    """The same object for the same file: what is summed up for it is kept."""
    try:
        return Weights.from_json(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOptions(f'cannot read the weights "{short(file)}": {error}') from None
    except BadData as error:
        raise BadOptions(f'"{short(file)}": {error}') from None


def number(key: str, text: str, most: float, whole: bool = False) -> float:
    """A positive setting."""
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = 0
    if not 0 < value <= most:
        kind = "a whole number" if whole else "a number"
        raise BadOptions(f'"{key}" of the bot search must be {kind} above 0 and up to {most:,.0f}, not "{short(text)}"')
    return value
