"""`bugduel play`: a game against bots."""

from pathlib import Path
from typing import Annotated

import typer

from bugduel.bots import BOTS, LEVELS
from bugduel.core import NOBODY, BadData, BadRecord, Game, LiveGame, Match, Record, State
from bugduel.core import replay as play_again
from bugduel.core.teams import teams_of
from bugduel.terminal.arguments import (
    Lang,
    Mode,
    OpenHands,
    Plain,
    bot_called,
    game_called,
    language_called,
    read_json,
)
from bugduel.terminal.options import Wanted, new_game
from bugduel.terminal.screen.prompt import is_terminal
from bugduel.terminal.sessions.offer import QUIT, offer
from bugduel.terminal.sessions.passing import Passing, passing_with
from bugduel.terminal.sessions.seating import Seating, read_kept
from bugduel.terminal.sessions.series import ME, PlaySettings, Series, name_of_series
from bugduel.terminal.sessions.shelf import Shelf
from bugduel.terminal.usage_errors import UsageError

USUAL = "greedy"  # the default opponent


def play(
    game: Annotated[str | None, typer.Argument(help="The game; by default the first one.")] = None,
    against: Annotated[
        str | None,
        typer.Option(
            help=f"Who plays against you, from easy to hard: {', '.join(LEVELS)}; or a bot: {', '.join(BOTS)}.",
            show_default=USUAL,
        ),
    ] = None,
    beside: Annotated[
        str | None,
        typer.Option("--with", help="Who plays with you, in a game with teams; by default as --against."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text deals the same cards.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game to this file (a match: FILE-1, FILE-2).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved game.")] = None,
    sets: Annotated[str | None, typer.Option(metavar="A,B", help="The card sets to play with, or all.")] = None,
    pool: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with the cards to play with: names and counts, as JSON.")
    ] = None,
    mode: Mode = None,
    open_hands: OpenHands = False,
    edition: Annotated[str | None, typer.Option(help="The edition of the rules.")] = None,
    format: Annotated[str | None, typer.Option(help="A selection of cards used at events.")] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Your deck: a ready-made one (bugduel decks) or a file.")
    ] = None,
    their_deck: Annotated[
        str | None, typer.Option(metavar="NAME|FILE,...", help="Your opponents' decks; by default ready-made ones.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players, in a game for more than two.")
    ] = None,
    time: Annotated[int | None, typer.Option(metavar="N", help="Call time on that turn.")] = None,
    stop: Annotated[
        str | None, typer.Option(metavar="A,B", help="Moments at which to ask you even if you cannot respond.")
    ] = None,
    best_of: Annotated[int, typer.Option(help="Play a match: best of 1, 3 or 5 games.")] = 1,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Start from a position set up by hand.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play against bots. Games are saved as you play; unfinished ones can be resumed."""
    if against is not None:
        bot_called("--against", against)
    if beside is not None:
        bot_called("--with", beside)
    language = language_called(lang)
    wanted = Wanted(sets, pool, edition, format, deck, their_deck, players, time, mode, open_hands or None)
    given: dict[str, object] = {"--seed": seed, "--save": save, **wanted.given()}
    given |= {"--best-of": None if best_of == 1 else best_of}
    shelf = Shelf()

    if resume is not None:
        _alone("--resume", {"GAME": game, "--position": position, **given})
        raise typer.Exit(_resume(resume, shelf, (against, beside), lang, plain, stop))
    of = game_called(game)
    settings = PlaySettings(against or USUAL, language, plain, passing_with(of, stop), beside or "")
    if position is not None:
        _alone("--position", {name: value for name, value in given.items() if name != "--save"})
        live = _set_up(of, position)
        _check_teammate(beside, live.state)
        raise typer.Exit(Series(of, settings, Match(teams_of(live.state), 1), None, save, shelf).play(live))
    if is_terminal() and all(value is None for value in (against, beside, stop, *given.values())):
        answer = offer(shelf, None if game is None else of, language)
        if answer is QUIT:
            return
        if answer is not None:
            raise typer.Exit(_resume(answer, shelf, (None, None), lang, plain, None))
    live = new_game(of, seed, wanted)
    _check_teammate(beside, live.state)
    raise typer.Exit(Series(of, settings, Match(teams_of(live.state), best_of), seed, save, shelf).play(live))


def _resume(
    file: Path, shelf: Shelf, bots: tuple[str | None, str | None], lang: str | None, plain: bool, stop: str | None
) -> int:
    """Resume a game with the saved options, except those given now: `bots` are opponents and teammate. Returns the
    exit code.
    """
    game, record, seating = read_kept(file)
    match = _checked(file, game, record, seating)
    language = language_called(lang or seating.language or None)
    passing = Passing(game.moments(), seating.stops) if stop is None else passing_with(game, stop)
    against, beside = bots
    settings = PlaySettings(
        against or seating.against or USUAL, language, plain or seating.plain, passing, beside or seating.beside
    )
    save = None if shelf.has(file) else name_of_series(file, match)
    return Series(game, settings, match, seating.seed, save, shelf).resume(file, record)


def _checked(file: Path, game: Game, record: Record, seating: Seating) -> Match:
    """The match the game belongs to. UsageError if the game is over or cannot be replayed."""
    try:
        state = play_again(game, record).state
        match = seating.match(teams_of(state))
    except (BadRecord, BadData) as error:
        raise UsageError(f"{file}: {error}") from None
    if state.actor() == NOBODY:
        raise UsageError(f"{file}: this game is over. Watch it again: bugduel replay {file}")
    return match


def _check_teammate(beside: str | None, state: State) -> None:
    teams = teams_of(state)
    if beside is not None and teams.count(teams[ME]) == 1:
        raise UsageError("--with: nobody plays with you in this game")


def _set_up(game: Game, file: Path) -> LiveGame:
    data = read_json(file)
    try:
        return LiveGame.at(game, data)
    except BadData as error:
        raise UsageError(f"{file}: {error}") from None


def _alone(option: str, others: dict[str, object]) -> None:
    """Reject options that a Record or a position already sets."""
    for name, value in others.items():
        if value is not None:
            raise UsageError(f"{name}: cannot be combined with {option}")
