"""Statistics of a run: win rates, pairings, and the advantage of going first."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from bugduel.arena.interval import Interval, Sample
from bugduel.arena.played import Played
from bugduel.arena.ratings import Rating, ratings


class Tally:
    """Collects games in any order, each once; a deal counts when all its games are in."""

    def __init__(self) -> None:
        self.games: dict[str, tuple[tuple[str, ...], tuple[float, ...]]] = {}  # bots and scores by item
        self.scores: dict[str, dict[str, float]] = {}  # by complete deal: each bot's score per game
        self.bots: dict[str, Sample] = {}
        self.pairs: dict[tuple[str, str], Sample] = {}
        self.first = Sample()
        self.turns = 0
        self.seconds = 0.0
        self._open: dict[str, list[Played]] = {}

    def add(self, game: Played) -> None:
        if game.item in self.games:
            return
        self.games[game.item] = (game.sides, game.outcome)
        self.turns += game.turns
        self.seconds += game.seconds
        deal = self._open.setdefault(game.deal, [])
        deal.append(game)
        if len(deal) == len(game.sides):
            self._add_deal(game.deal, self._open.pop(game.deal))

    def _add_deal(self, key: str, games: list[Played]) -> None:
        self.first.add(sum(game.outcome[game.first] for game in games) / len(games))
        of: dict[str, list[float]] = {}
        for game in games:
            for bot, score in zip(game.sides, game.outcome, strict=True):
                of.setdefault(bot, []).append(score)
        means = {bot: sum(scores) / len(scores) for bot, scores in sorted(of.items())}
        self.scores[key] = means
        if len(means) == 1:
            return  # a bot against itself proves nothing
        for bot, mean in means.items():
            self.bots.setdefault(bot, Sample()).add(mean)
        for one, other in combinations(means, 2):
            self.pairs.setdefault((one, other), Sample()).add(advantage(means, one, other))


def advantage(scores: dict[str, float], one: str, other: str) -> float:
    """One bot against another in a deal: with two players, its share of the games, half for a tie."""
    return 0.5 + (scores[one] - scores[other]) / 2


@dataclass(frozen=True)
class Standing:
    """The standing of a bot. `rate` is its win rate, `games` those against other bots."""

    bot: str
    games: int
    rate: Interval
    rating: Rating | None

    def to_data(self) -> dict[str, object]:
        rating = None if self.rating is None else self.rating.to_data()
        return {"bot": self.bot, "games": self.games, "rate": self.rate.to_data(), "rating": rating}


@dataclass(frozen=True)
class Figures:
    """All figures of a run; `bots` has the best first, `pairs` the first of two bots against the second."""

    bots: list[Standing]
    pairs: dict[tuple[str, str], Interval]
    first: Interval
    games: int
    turns: float
    seconds: float

    def to_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "bots": [standing.to_data() for standing in self.bots],
            "pairs": [
                {"bot": one, "against": other, "deals": rate.deals, "rate": rate.to_data()}
                for (one, other), rate in self.pairs.items()
            ],
            "first": self.first.to_data(),
            "turns": round(self.turns, 2),
            "seconds": round(self.seconds, 3),
        }


def figures_of(games: "Tally | Iterable[Played]", seed: str = "") -> Figures:
    """The figures of some games. The seed determines the orders in which ratings process them."""
    if isinstance(games, Tally):
        tally = games
    else:
        tally = Tally()
        for game in games:
            tally.add(game)
    rated = ratings(list(tally.games.values()), seed)
    sat = dict.fromkeys(tally.bots, 0)
    for seats, _ in tally.games.values():
        for bot in set(seats) if len(set(seats)) > 1 else ():
            sat[bot] = sat.get(bot, 0) + 1
    standings = [Standing(bot, sat[bot], sample.interval(), rated.get(bot)) for bot, sample in tally.bots.items()]
    pairs: dict[tuple[str, str], Interval] = {}
    for (one, other), sample in tally.pairs.items():
        pairs[one, other] = rate = sample.interval()
        pairs[other, one] = Interval(1 - rate.mean, 1 - rate.high, 1 - rate.low, rate.deals)
    standings.sort(key=lambda standing: (-_strength(standing.bot, pairs), -standing.rate.mean, standing.bot))
    count = len(tally.games)
    turns = tally.turns / count if count else 0.0
    return Figures(standings, pairs, tally.first.interval(), count, turns, tally.seconds)


def _strength(bot: str, pairs: dict[tuple[str, str], Interval]) -> float:
    """The result against the others, each weighted equally.

    The win rate cannot order bots if groups stop once it is clear who is better: most games are then between equals.
    """
    rates = [rate.mean for (one, _), rate in pairs.items() if one == bot]
    return sum(rates) / len(rates)
