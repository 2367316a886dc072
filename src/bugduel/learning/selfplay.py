"""Games that a searching bot plays against itself, and what there is to learn from them."""

from dataclasses import dataclass
from typing import Any

from bugduel.bots.names import read_weights
from bugduel.bots.search import Search, mean_of, most_visited
from bugduel.core import Game, LiveGame, seeded
from bugduel.core.teams import by_team, teams_of
from bugduel.core.worth.appraisal import Appraisal, Row
from bugduel.games import GAMES
from bugduel.learning.returns import returns
from bugduel.learning.settings import LAMBDA, SLIPS, Play

PLAYERS = "players"  # in a kind of game: how many decks are drawn
RANDOM_DECKS = 3  # one of so many decks is random
LONGEST = 2_000  # decisions: a game that goes on for longer teaches nothing


@dataclass(frozen=True)
class Lesson:
    """One game: what was counted at its telling moments, and what those turned out to be worth, by team."""

    number: int
    rows: list[list[Row]]
    targets: list[list[float]]


def appraisal_of(game: Game) -> Appraisal:
    found = game.appraisal()
    assert found is not None, f"{game.name} goes by no weights"
    return found


def play(settings: Play, number: int) -> Lesson:
    """The game of a number. Everything about it follows from the settings."""
    game = GAMES[settings.game]
    appraisal = appraisal_of(game)
    seed = f"{settings.seed}/{number}"
    chance = seeded(f"{seed}/slips")
    slips = SLIPS[number % len(SLIPS)]
    live = LiveGame(game, options_of(game, settings.kinds[(number // len(SLIPS)) % len(settings.kinds)], seed), seed)
    teams = teams_of(live.state)
    bots = [Search(f"{seed}/{seat}", 0.0, settings.looks, read_weights(settings.weights)) for seat in range(len(teams))]
    values: list[list[float]] = []
    slipped: list[bool] = []
    told: list[tuple[int, list[Row]]] = []
    while (actor := live.state.actor()) >= 0 and len(values) < LONGEST:
        legal = live.state.legal()
        seat = live.seat(actor)
        forced = legal[0] if len(legal) == 1 else seat.forced_pass()
        if forced >= 0:
            live.apply(forced)
            continue
        bots[actor].search(seat)
        action = most_visited(bots[actor].root, legal)
        value = mean_of(bots[actor].root, action)
        if appraisal.is_telling(live.state):
            told.append((len(values), appraisal.rows(live.state)))
        values.append(_of_teams(value, teams[actor], len(set(teams))))
        slipped.append(chance.below(100) < slips)
        live.apply(legal[chance.below(len(legal))] if slipped[-1] else action)
    outcome = live.state.outcome()
    if outcome is None:
        return Lesson(number, [], [])
    found = returns(values, slipped, by_team(outcome, teams), LAMBDA)
    return Lesson(number, [rows for _, rows in told], [found[place] for place, _ in told])


def options_of(game: Game, kind: dict[str, Any], seed: str) -> dict[str, Any]:
    """The options of one game: where there are decks, each player gets any of those that are ready made or, now and
    then, a random one, so that every card is seen.
    """
    decks = game.decks()
    players = kind.get(PLAYERS, 2)
    options = {name: value for name, value in kind.items() if name != PLAYERS}
    if not decks or "decks" in options:
        return options
    chance = seeded(f"{seed}/decks")
    dealt = [
        game.random_deck(f"{seed}/{number}") if chance.below(RANDOM_DECKS) == 0 else decks[chance.below(len(decks))]
        for number in range(players)
    ]
    return options | {"decks": dealt}


def _of_teams(value: float, team: int, teams: int) -> list[float]:
    """The chance of each team, where that of one is known: the others share the rest."""
    rest = (1.0 - value) / (teams - 1)
    return [value if each == team else rest for each in range(teams)]
