"""New weights against those of before, at the same number of looks. Each deal is played from both sides."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bugduel.arena import Runner, interval
from bugduel.bots.names import read_weights
from bugduel.bots.search import Search
from bugduel.core import LiveGame
from bugduel.core.teams import by_team, teams_of
from bugduel.games import GAMES
from bugduel.learning.selfplay import options_of
from bugduel.learning.told import Score

WAIT = 0.5  # seconds between calls of `watch`


@dataclass(frozen=True)
class Match:
    """Two files of weights, and how they are compared."""

    game: str
    kinds: tuple[dict[str, Any], ...]  # in turn
    looks: int
    new: str
    old: str
    seed: str


@dataclass(frozen=True)
class Pair:
    """One deal, played twice."""

    number: int

    @property
    def key(self) -> str:
        return f"deal {self.number}"


def play_pair(match: Match, pair: Pair) -> float:
    """What the new weights scored, from 0 to 1."""
    return (_play(match, pair, 0) + _play(match, pair, 1)) / 2


def _play(match: Match, pair: Pair, team: int) -> float:
    """One game with the new weights on this team."""
    game = GAMES[match.game]
    seed = f"{match.seed}/{pair.key}"
    live = LiveGame(game, options_of(game, match.kinds[pair.number % len(match.kinds)], seed), seed)
    teams = teams_of(live.state)
    bots = [
        Search(f"{seed}/{team}/{seat}", 0.0, match.looks, read_weights(match.new if teams[seat] == team else match.old))
        for seat in range(len(teams))
    ]
    while (actor := live.state.actor()) >= 0:
        live.apply(bots[actor].choose(live.seat(actor)))
    outcome = live.state.outcome()
    assert outcome is not None
    return by_team(outcome, teams)[team]


def compare(runner: Runner[Pair, float], deals: int, watch: Callable[[int, int], None]) -> Score:
    """Play all deals. The runner is closed afterwards."""
    waiting = [Pair(number) for number in range(deals)]
    scores: list[float] = []
    try:
        while waiting or runner.under_way:
            while waiting and runner.room > 0:
                runner.give(waiting.pop(0))
            scores += [score for _, score in runner.take(WAIT)]
            watch(2 * len(scores), 2 * deals)
    finally:
        runner.close()
    found = interval(scores)
    return Score(found.mean, found.low, found.high, 2 * deals)
