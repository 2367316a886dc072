"""Decisions from random games, for tests of bots."""

from collections.abc import Iterator
from random import Random

from bugduel.core import State
from bugduel.games import GAMES

EVERY_SET: dict[str, object] = {"sets": list(GAMES["mindbug"].sets({}))}
TABLES: list[tuple[str, dict[str, object]]] = [("mindbug", {}), ("mindbug", EVERY_SET), ("shardbugs", {})]
TABLE_IDS = ["first contact", "all sets", "shard bugs"]


def moments(game: str, options: dict[str, object], seed: int, every: int) -> Iterator[State]:
    """Choices between two or more actions from all parts of a random game."""
    random = Random(seed)
    state = GAMES[game].new(options, f"moments {seed}")
    count = 0
    while state.actor() >= 0:
        count += len(state.legal()) > 1
        if len(state.legal()) > 1 and count % every == 0:
            yield state
        state.apply(random.choice(state.legal()))
