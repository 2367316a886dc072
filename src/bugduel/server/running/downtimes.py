"""Times in which no server ran. No clock runs in them, as nobody could have moved."""

from collections.abc import Iterable

Downtime = tuple[int, int]  # from, to


def elapsed(start: int, end: int, downtimes: Iterable[Downtime]) -> int:
    """How long a server ran between two moments; 0 if the end is not after the start."""
    return max(end - start, 0) - _covered(start, end, downtimes)


def _covered(start: int, end: int, downtimes: Iterable[Downtime]) -> int:
    """How much of a time lies in downtimes. Those may overlap: several processes note the same one."""
    total, reached = 0, start
    for first, last in sorted(downtimes):
        first, last = max(first, reached), min(last, end)
        if last > first:
            total += last - first
            reached = last
    return total
