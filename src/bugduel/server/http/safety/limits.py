"""How often somebody may do something. Each process counts for itself, in memory."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from bugduel.server.refused import Refused

MOST_KEYS = 20_000  # of one kind; then who was not seen for longest is forgotten, and has most likely all of it again


@dataclass(frozen=True)
class Limit:
    """So many at once, and afterwards one every so many seconds."""

    at_once: float
    seconds: float


ADDRESS, SITE = "address", "site"

LIMITS = {
    ADDRESS: Limit(400, 0.01),  # a whole school may share one address
    SITE: Limit(4000, 0.002),  # files: a page may show hundreds of pictures, all of them in memory
    "person": Limit(120, 0.05),
    "guest": Limit(40, 15),
    "register": Limit(20, 60),
    "login": Limit(30, 10),
    "login-name": Limit(20, 30),  # guesses of one password, from wherever they come
    "deck": Limit(60, 2),
    "judge": Limit(120, 0.25),  # decks in the making, of one address
    "export": Limit(5, 60),
    "move": Limit(60, 0.1),  # over plain HTTP; sockets count for themselves
    "imagine": Limit(60, 0.25),
    "challenge": Limit(30, 6),
    "stream": Limit(60, 1),
    "trial": Limit(10, 20),  # of home-made cards
    "report": Limit(10, 60),
    "analysis": Limit(10, 30),
    "study": Limit(120, 0.5),  # choices at puzzles and lessons, of one address
}


class Bucket:
    """Tokens that are taken, and come back with time. Remembers a bounded number of keys."""

    def __init__(self, limit: Limit, most: int = MOST_KEYS, clock: Callable[[], float] = time.monotonic) -> None:
        self.limit = limit
        self.most = most
        self.clock = clock
        self.kept: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what was left, and when

    def take(self, key: str) -> float:
        """0 if it may be done, else in how many seconds."""
        at = self.clock()
        left, since = self.kept.get(key, (self.limit.at_once, at))
        left = min(self.limit.at_once, left + (at - since) / self.limit.seconds)
        allowed = left >= 1
        self.kept[key] = (left - 1 if allowed else left, at)
        self.kept.move_to_end(key)
        self._forget(at)
        return 0.0 if allowed else (1 - left) * self.limit.seconds

    def _forget(self, at: float) -> None:
        """Those who have all of it again, and, if there are too many, who was not seen for longest."""
        while self.kept:
            key, (left, since) = next(iter(self.kept.items()))
            if len(self.kept) <= self.most and left + (at - since) / self.limit.seconds < self.limit.at_once:
                return
            del self.kept[key]


class Limits:
    """All limits of a process. With `times` 1000 a load test is possible from one machine."""

    def __init__(self, times: float = 1.0) -> None:
        self.times = times
        self.buckets: dict[str, Bucket] = {}
        for kind, limit in LIMITS.items():
            self.add(kind, limit)

    def add(self, kind: str, limit: Limit) -> None:
        """A kind of one's own."""
        self.buckets[kind] = Bucket(Limit(max(1, limit.at_once * self.times), limit.seconds / self.times))

    def take(self, kind: str, key: str) -> None:
        """Refused with 429 if it was done too often."""
        wait = self.buckets[kind].take(key)
        if wait:
            seconds = math.ceil(wait)
            raise Refused(429, "too-many-requests", f"Too many requests: try again in {seconds} s.", seconds)
