"""Runs for the tests of the arena: settings in short, and games without playing them."""

from collections.abc import Callable

from bugduel.arena import Deal, Played, Runner, Settings, settings_for
from bugduel.games import GAMES

Scores = Callable[[Deal, int], tuple[float, ...]]


def run_of(*bots: str, game: str = "mindbug", games: int = 8, seed: str = "tea", **others: object) -> Settings:
    options = others.pop("options", {})
    return settings_for(GAMES[game], bots, options, seed, games, **others)  # type: ignore[arg-type]


def made_up(deal: Deal, rotation: int, outcome: tuple[float, ...], first: int = 0) -> Played:
    """A game that nobody played."""
    seats = tuple(deal.sides(rotation))
    return Played(deal.item(rotation), deal.key, seats, outcome, first, 9, 30, 0.5, (0.2,) * len(seats), "{}")


class MadeUp(Runner[Deal, list[Played]]):
    """A runner that plays nothing: it is told how every game ends. It gives back the last deal it was given first."""

    def __init__(self, scores: Scores, room: int = 7) -> None:
        self.scores = scores
        self.most = room
        self.deals: list[Deal] = []
        self.given: list[Deal] = []

    @property
    def under_way(self) -> int:
        return len(self.deals)

    @property
    def room(self) -> int:
        return self.most - len(self.deals)

    def give(self, deal: Deal) -> None:
        self.deals.append(deal)
        self.given.append(deal)

    def take(self, seconds: float) -> list[tuple[Deal, list[Played]]]:
        deal = self.deals.pop()
        return [(deal, [made_up(deal, turn, self.scores(deal, turn)) for turn in range(len(deal.group))])]

    def close(self) -> None:
        self.deals.clear()


def better(bot: str) -> Scores:
    """Every game is won by that bot."""
    return lambda deal, rotation: tuple(float(name == bot) for name in deal.sides(rotation))
