"""What each player did in a game, counted from the events of the state that is played.

Only that state records events: a clone records none, so bots search as fast as ever.
"""

from collections.abc import Iterable, Mapping, Sequence

from bugduel.core import Event, View

COUNTED = (
    "attacks",
    "blocks",
    "devotes",
    "equips",
    "supports",
    "webs",
    "answers",
    "milled",
    "splats",
    "bugs",
    "actions",
)

# What a player does, by its event.
OWN = {"attack": "attacks", "block": "blocks", "devote": "devotes", "equip": "equips", "play-action": "actions"}
# What befalls a player's cards and counts for the enemy, whoever caused it.
BEFALLS = {"mill": "milled", "splat": "splats"}
PLAYED = {"bug": "bugs", "support": "supports"}  # by the kind of the card
ADDS = {"trigger", "play-action", "activate", "use-equip", "devote"}  # events that put a thread on a web

Counts = dict[str, int]


def count_events(events: Iterable[Event], kinds: Mapping[str, str], counts: Sequence[Counts]) -> None:
    """Add the events of a duel to the counts of its two players. `kinds` tells the kind of each card by its name."""
    for event in events:
        seat = event.facts.get("seat")
        if not isinstance(seat, int):
            continue
        if event.kind in OWN:
            counts[seat][OWN[event.kind]] += 1
        elif event.kind in BEFALLS:
            counts[1 - seat][BEFALLS[event.kind]] += 1
        elif event.kind == "play" and (kind := kinds.get(str(event.facts["card"]))) in PLAYED:
            counts[seat][PLAYED[kind]] += 1


class Webs:
    """Counts webs that held two threads at once, for the player who added the second one; an answer if the first was
    the enemy's.

    No event tells when a thread resolves, and a web may come and go within one decision. So two threads count as held
    at once if a view shows them, if the second was added by the choice of a player while the first was waiting, or if
    they were added one after the other without anything in between.
    """

    def __init__(self, counts: Sequence[Counts]) -> None:
        self.counts = counts
        self.waiting: dict[int, int] = {}  # whose the waiting threads are, by their numbers, in order
        self.is_counted = False  # the web they are in

    def follow(self, is_pass: bool, events: Sequence[Event], view: View) -> None:
        """After a decision, with what happened since."""
        before = list(self.waiting.values())
        now = {each.number: each.seat for each in view.resolving if each.what in ("waiting", "played")}
        is_same = bool(now.keys() & self.waiting.keys())
        pairs: list[tuple[int, int]] = []  # whose the first and the second thread were
        if before and not is_pass:
            if not self.is_counted:
                pairs = [(before[-1], seat) for seat in _adders(events) if seat is not None][:1]
        elif not is_same:
            pairs = _added_together(events)
        if len(now) > 1 and not pairs and not (is_same and self.is_counted):
            first, second = list(now.values())[-2:]
            pairs = [(first, second)]
        for first, second in pairs:
            self.counts[second]["webs"] += 1
            self.counts[second]["answers"] += first != second
        self.is_counted = bool(now) and (bool(pairs) or (is_same and self.is_counted))
        self.waiting = now


def _added_together(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Of each run of added threads the first two players."""
    runs: list[list[int]] = [[]]
    for seat in _adders(events):
        if seat is not None:
            runs[-1].append(seat)
        elif runs[-1]:
            runs.append([])
    return [(run[0], run[1]) for run in runs if len(run) > 1]


def _adders(events: Sequence[Event]) -> list[int | None]:
    """For each event the player who added a thread, if it is that."""
    adders: list[int | None] = []
    used = -1  # the place of the last ability that was used
    for place, event in enumerate(events):
        adders.append(_seat(event) if event.kind in ADDS else None)
        if event.kind in ADDS:
            used = place if event.kind == "activate" else -1
        elif event.kind == "gain-dust" and used >= 0:
            adders[used] = None  # what makes dust happens at once and is no thread
    return adders


def _seat(event: Event) -> int:
    seat = event.facts["seat"]
    assert isinstance(seat, int)
    return seat
