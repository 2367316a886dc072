"""What each player knows of another's hand (rule MB-N2).

For each viewer a sorted list of the cards that are known to be there: first the players by seat, then a spectator, so
that seat -1 finds its own. Where nobody knows anything, which is usual, all share one empty list.
"""

from typing import Final

from mypy_extensions import i64

from bugduel.core.lists import NO_INTS, has, inserted, without

NOTHING_KNOWN: Final[list[list[int]]] = []


def known_to(known: list[list[int]], viewer: i64) -> list[int]:
    """What a player, or a spectator (-1), knows of a hand."""
    return known[viewer] if known else NO_INTS


def known_to_any(known: list[list[int]]) -> list[int]:
    """What the holder of a hand knows to be known by somebody else."""
    found: list[int] = NO_INTS
    for seen in known:
        for kind in seen:
            if found.count(kind) < seen.count(kind):
                found = inserted(found, kind)
    return found


def learnt(known: list[list[int]], players: i64, viewer: i64, kind: int) -> list[list[int]]:
    """A viewer knows of one more card."""
    longer = known[:] if known else [NO_INTS for _ in range(players + 1)]
    longer[viewer] = inserted(longer[viewer], kind)
    return longer


def learnt_by_all(known: list[list[int]], players: i64, holder: i64, kind: int) -> list[list[int]]:
    """Everybody but the holder, spectators too, knows of one more card."""
    longer = known[:] if known else [NO_INTS for _ in range(players + 1)]
    for viewer in range(players + 1):
        if viewer != holder:
            longer[viewer] = inserted(longer[viewer], kind)
    return longer


def gone(known: list[list[int]], kind: int, taker: i64) -> list[list[int]]:
    """A card has left the hand: before all eyes, or for a taker (a seat, else -1), who alone saw which it was.

    Who knew of one like it cannot tell whether it was that one. Who did not see which card it was can be sure of none
    of which they knew but one.
    """
    left = known[:]
    is_any = False
    for viewer in range(len(known)):
        seen = known[viewer]
        if not seen:
            continue
        if taker >= 0 and viewer != taker:
            seen = less_one_of_each(seen)
        elif has(seen, kind):
            seen = without(seen, kind)
        left[viewer] = seen
        is_any = is_any or bool(seen)
    return left if is_any else NOTHING_KNOWN


def less_one_of_each(kinds: list[int]) -> list[int]:
    """Of a sorted list, what is left when one of each kind is taken out."""
    found: list[int] = []
    for place in range(1, len(kinds)):
        if kinds[place] == kinds[place - 1]:
            found.append(kinds[place])
    return found


def swapped(known: list[list[int]], holder: i64, givers: list[int], hand: list[int], players: i64) -> list[list[int]]:
    """A hand has changed hands: who knew of it still does, and its giver (with whoever saw it) knows all of it."""
    moved = known[:] if known else [NO_INTS for _ in range(players + 1)]
    moved[holder] = NO_INTS
    for giver in givers:
        moved[giver] = hand
    return moved if any(moved) else NOTHING_KNOWN
