"""The figures of all cards as data, for a game to bring along and for clients to show."""

from collections.abc import Callable, Sequence
from os import cpu_count
from shlex import quote

from bugduel import __version__
from bugduel.arena import Played, Settings
from bugduel.core import CardFigures, Game, GameFigures, Measured
from bugduel.report.expected import Expected
from bugduel.report.shares import NOTHING, Share
from bugduel.report.tally import HELD, PLAYED, CardTally, count_games

PLACES = 3  # intervals are wider than that


def make_figures(
    game: Game,
    settings: Settings,
    games: Sequence[Played],
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> GameFigures:
    """The figures of the cards of a run."""
    tally = count_games(game, games, Expected(games), jobs or cpu_count() or 1, progress)
    statistics = game.card_statistics()
    names = [PLAYED, HELD, *(each.name for each in (statistics.others if statistics else ()))]
    usual = {name: sum((card.share(name) for card in tally.cards.values()), NOTHING) for name in names}
    return GameFigures(
        game=game.name,
        rules=game.rules,
        version=__version__,
        command=command(game, settings),
        bots=list(dict.fromkeys(settings.bots)),
        options=dict(settings.options),
        seed=settings.seed,
        games=tally.games,
        usual={name: round(share.value, PLACES) for name, share in usual.items() if share.trials},
        cards={name: _figures(card, names) for name, card in tally.cards.items()},
    )


def command(game: Game, settings: Settings) -> str:
    """What plays the same games again, with the options that are not as usual."""
    words = ["bugduel", "arena", *settings.bots, "--game", game.name]
    words += ["--games", str(settings.games), "--seed", settings.seed]
    for choice in game.options_schema():
        value = settings.options.get(choice.name)
        if value is not None and value != choice.default and choice.kind in ("one-of", "some-of"):
            words += [f"--{choice.name}", ",".join(value) if isinstance(value, list) else str(value)]
    return " ".join(map(quote, words))


def _figures(card: CardTally, names: Sequence[str]) -> CardFigures:
    shares = {name: _measured(card.share(name)) for name in names if card.share(name).trials}
    return CardFigures(card.games, shares)


def _measured(share: Share) -> Measured:
    return Measured(round(share.value, PLACES), round(share.low, PLACES), round(share.high, PLACES), share.trials)
