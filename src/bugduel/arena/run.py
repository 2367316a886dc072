"""A run to its end: deals out, games in, and regular checks whether it is clear who is better."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from bugduel.arena.figures import Tally, advantage
from bugduel.arena.interval import SEQUENTIAL, interval
from bugduel.arena.plan import Deal, Group, groups
from bugduel.arena.played import Played
from bugduel.arena.results import Results
from bugduel.arena.runner import Runner
from bugduel.arena.settings import Settings

LOOK_EVERY = 20  # deals between checks
WAIT = 0.5  # seconds between calls of `watch`

Watch = Callable[[Tally, int], None]


@dataclass(frozen=True)
class Finished:
    """A finished run: its games, and for each decided group the number of deals it took."""

    tally: Tally
    clear: dict[Group, int]


def play_all(
    settings: Settings, results: Results, runner: Runner[Deal, list[Played]], watch: Watch | None = None
) -> Finished:
    """Play every game of a run that is not in the results yet.

    `watch` is called regularly with the tally and the maximum number of games. Finished games are saved however this
    ends, by an error or by Ctrl-C.
    """
    tally = Tally()
    for game in results.games():
        tally.add(game)
    to_play = ToPlay(settings, tally)
    try:
        while True:
            while runner.room > 0 and (deal := to_play.next()) is not None:
                runner.give(deal)
            if watch is not None:
                watch(tally, to_play.most_games())
            if not runner.under_way:
                return Finished(tally, to_play.clear)
            for _, games in runner.take(WAIT):
                results.add(games)
                for game in games:
                    tally.add(game)
            results.write_if_due()
    finally:
        results.write()


class ToPlay:
    """The remaining deals, in the order of the plan.

    With `until_clear` a group waits at every check until all its earlier deals are in. So the same games are played by
    any number of processes at any speed, and a check sees exactly the deals up to it.
    """

    def __init__(self, settings: Settings, tally: Tally) -> None:
        self.settings = settings
        self.tally = tally
        self.given: dict[Group, int] = dict.fromkeys(groups(settings), 0)  # up to which deal
        self.last: dict[Group, int] = dict.fromkeys(groups(settings), settings.deals)
        self.looked: dict[Group, int] = dict.fromkeys(groups(settings), 0)
        self.clear: dict[Group, int] = {}

    def next(self) -> Deal | None:
        """The next deal to play; None if there is none now."""
        while open_groups := [group for group in self.given if self._goes_on(group)]:
            group = min(open_groups, key=lambda each: self.given[each])
            self.given[group] += 1
            deal = Deal(group, self.given[group])
            if deal.key not in self.tally.scores:
                return deal
        return None

    def most_games(self) -> int:
        """The maximum number of games, if no further group is decided; surplus games count too."""
        planned = sum(self.last.values()) * self.settings.sides
        return max(planned, len(self.tally.games))

    def _goes_on(self, group: Group) -> bool:
        given = self.given[group]
        if given >= self.last[group]:
            return False
        if not self.settings.until_clear or given % LOOK_EVERY or self.looked[group] == given:
            return True
        scores = [self.tally.scores.get(Deal(group, number).key) for number in range(1, given + 1)]
        whole = [each for each in scores if each is not None]
        if len(whole) < given:
            return False
        self.looked[group] = given
        if is_clear(whole):
            self.last[group] = self.clear[group] = given
        return given < self.last[group]


def is_clear(scores: list[dict[str, float]]) -> bool:
    """Whether the deals of a group show which of any two of its bots is better.

    A bot against itself is never clear. The required confidence is higher than usual: with up to fifty checks, stopping
    at the first difference is then wrong in about one run of twenty.
    """
    pairs = list(combinations(scores[0], 2))
    for one, other in pairs:
        found = interval([advantage(deal, one, other) for deal in scores], SEQUENTIAL)
        if not found.excludes(0.5):
            return False
    return bool(pairs)
