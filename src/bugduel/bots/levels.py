"""Named opponents, from one that a child can beat to the strongest."""

from collections.abc import Callable
from dataclasses import dataclass

from bugduel.bots.beginner import Beginner
from bugduel.bots.bot import Bot


@dataclass(frozen=True)
class Level:
    """A named opponent: the bot that plays, by name or, where it has none of its own, made by a function of a seed."""

    name: str
    bot: str | Callable[[str], Bot]
    seconds: float = 0.0  # per choice, at most, on any machine of today
    processes: int = 1  # if it has the machine to itself


LEVELS = {
    level.name: level
    for level in (
        Level("larva", lambda seed: Beginner(seed, overlooks=50, doubt=0.2)),
        Level("cricket", lambda seed: Beginner(seed, overlooks=30, doubt=0.1, sees_replies=True)),
        Level("beetle", lambda seed: Beginner(seed, overlooks=6, doubt=0.0, sees_replies=True, is_schooled=True)),
        Level("mantis", "search:iterations=8", 0.1),
        Level("queen", "search:2", 2.0, processes=2),
    )
}
