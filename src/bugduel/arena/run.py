"""A run from where it is to its end: deals out, games in, and a look now and then whether it is clear who is better."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from bugduel.arena.figures import Tally, advantage
from bugduel.arena.interval import SEQUENTIAL, interval
from bugduel.arena.plan import Deal, Group, groups
from bugduel.arena.results import Results
from bugduel.arena.runner import Runner
from bugduel.arena.settings import Settings

LOOK_EVERY = 20  # deals between two looks
WAIT = 0.5  # seconds until whoever watches is told that time goes by

Watch = Callable[[Tally, int], None]


@dataclass(frozen=True)
class Finished:
    """A run at its end: its games, and after how many deals it was clear in which group who is better."""

    tally: Tally
    clear: dict[Group, int]


def play_all(settings: Settings, results: Results, runner: Runner, watch: Watch | None = None) -> Finished:
    """Play every game of a run that is not in the results yet.

    `watch` is told now and then how it stands, and how many games there will be at most. What was played is kept
    however this ends, by an error or by Ctrl-C.
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
    """The deals that have yet to be played, in the order of the plan.

    With `until_clear` a group waits at every look until all deals before it are there. So the same games are played
    whoever plays them and however fast, and a look is at the deals up to it and no others.
    """

    def __init__(self, settings: Settings, tally: Tally) -> None:
        self.settings = settings
        self.tally = tally
        self.given: dict[Group, int] = dict.fromkeys(groups(settings), 0)  # up to which deal
        self.last: dict[Group, int] = dict.fromkeys(groups(settings), settings.deals)
        self.looked: dict[Group, int] = dict.fromkeys(groups(settings), 0)
        self.clear: dict[Group, int] = {}

    def next(self) -> Deal | None:
        """The next deal to be played; None if there is none now."""
        while open_groups := [group for group in self.given if self._goes_on(group)]:
            group = min(open_groups, key=lambda each: self.given[each])
            self.given[group] += 1
            deal = Deal(group, self.given[group])
            if deal.key not in self.tally.scores:
                return deal
        return None

    def most_games(self) -> int:
        """How many games the run has if nothing more becomes clear; those that were played beyond it count, too."""
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
    """Whether the deals of a group show of every two of its bots which is the better.

    A bot against itself is never clear. The confidence asked for is higher than usual: who looks up to fifty times and
    stops at the first that shows a difference is then fooled in no more than about one run of twenty.
    """
    pairs = list(combinations(scores[0], 2))
    for one, other in pairs:
        found = interval([advantage(deal, one, other) for deal in scores], SEQUENTIAL)
        if not found.excludes(0.5):
            return False
    return bool(pairs)
