"""`bugduel play`: a game against bots."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bugduel.bots import BOTS, LEVELS, new_bot
from bugduel.core import NOBODY, BadData, BadRecord, Game, Match, Record, State, begin
from bugduel.core import replay as play_again
from bugduel.terminal.ask import is_terminal
from bugduel.terminal.asked_for import Lang, Plain, bot_called, game_called, language_called, read_json, read_record
from bugduel.terminal.keep import Keeper
from bugduel.terminal.look import Look
from bugduel.terminal.options import Wanted, new_game
from bugduel.terminal.passing import Passing, passing_with
from bugduel.terminal.sitting import Sitting
from bugduel.terminal.slips import Slip
from bugduel.terminal.tongue import Tongue

ME = 0


@dataclass
class Manner:
    """How a person plays, and against whom."""

    against: str
    language: str
    plain: bool
    passing: Passing

    def sit_down(self, game: Game, state: State, record: Record | None) -> Sitting:
        """The person takes the first seat, and bots of one kind all others."""
        tongue = Tongue(game, self.language, ME, state.seats())
        look = Look(Console(), tongue, self.plain or not is_terminal())
        bot = new_bot(self.against, "" if record is None else record.seed)
        return Sitting(look, state, ME, bot, self.against, record, self.passing)


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; the first there is if none is named.")] = None,
    against: Annotated[
        str,
        typer.Option(
            help=f"Who plays against you, from easy to hard: {', '.join(LEVELS)}; or a bot: {', '.join(BOTS)}."
        ),
    ] = "greedy",
    seed: Annotated[str | None, typer.Option(help="Any text: the same text deals the same cards.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in a new file (a match: FILE-1, FILE-2).")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a kept game.")] = None,
    sets: Annotated[str | None, typer.Option(metavar="A,B", help="The card sets to play with, or all.")] = None,
    pool: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The cards to play with: names and counts, as JSON.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The edition of the rules.")] = None,
    format: Annotated[str | None, typer.Option(help="A choice of cards that events have used.")] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="Your deck: a built one (bugduel decks), or a file.")
    ] = None,
    their_deck: Annotated[
        str | None, typer.Option(metavar="NAME|FILE,...", help="The decks of the others; built ones if not given.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play, in a game for more than two.")
    ] = None,
    time: Annotated[int | None, typer.Option(metavar="N", help="Call time in that turn.")] = None,
    stop: Annotated[
        str | None, typer.Option(metavar="A,B", help="Moments at which to ask you even if you have no answer.")
    ] = None,
    best_of: Annotated[int, typer.Option(help="Play a match of up to so many games: 1, 3 or 5.")] = 1,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin from a position set up by hand.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play against bots."""
    bot_called("--against", against)
    language = language_called(lang)
    wanted = Wanted(sets, pool, edition, format, deck, their_deck, players, time)
    given: dict[str, object] = {"--seed": seed, "--save": save, **wanted.given()}
    given |= {"--best-of": None if best_of == 1 else best_of}

    if resume is not None:
        _alone("--resume", {"GAME": game, "--position": position, **given})
        of, kept = _resumable(resume)
        live = begin(of, kept)
        sitting = Manner(against, language, plain, passing_with(of, stop)).sit_down(of, live.state, live.record)
        sitting.catch_up(kept.actions)
        sitting.keeper = Keeper(resume, live.record, is_new=False)
    elif position is not None:
        _alone("--position", given)
        of = game_called(game)
        manner = Manner(against, language, plain, passing_with(of, stop))
        sitting = manner.sit_down(of, _set_up(of, position), None)
    else:
        of = game_called(game)
        manner = Manner(against, language, plain, passing_with(of, stop))
        raise typer.Exit(_play_match(of, seed, wanted, best_of, save, manner))
    raise typer.Exit(sitting.run())


def _play_match(game: Game, seed: str | None, wanted: Wanted, best_of: int, save: Path | None, manner: Manner) -> int:
    """As many games as it takes; mostly that is one. Returns the exit code."""
    live = new_game(game, seed, wanted)
    match = Match(live.state.seats(), best_of)
    while True:
        sitting = manner.sit_down(game, live.state, live.record)
        if save is not None:
            sitting.keeper = Keeper(_numbered(save, match), live.record, is_new=True)
        code = sitting.run()
        outcome = live.state.outcome()
        if outcome is None or best_of == 1:
            return code
        match.add(outcome)
        sitting.tell_score(match)
        if match.is_over:
            return code
        live = new_game(game, None if seed is None else f"{seed} {match.games + 1}", wanted)


def _numbered(file: Path, match: Match) -> Path:
    """The games of a match are kept in files of their own: game-1.json, game-2.json."""
    return file if match.best_of == 1 else file.with_stem(f"{file.stem}-{match.games + 1}")


def _resumable(file: Path) -> tuple[Game, Record]:
    """A kept game that has not ended, known to be playable up to where it was left."""
    game, record = read_record(file)
    try:
        state = play_again(game, record).state
    except BadRecord as error:
        raise Slip(f"{file}: {error}") from None
    if state.actor() == NOBODY:
        raise Slip(f"{file}: this game is over. Watch it again: bugduel replay {file}")
    return game, record


def _set_up(game: Game, file: Path) -> State:
    data = read_json(file)
    try:
        return game.position(data, record=True)
    except BadData as error:
        raise Slip(f"{file}: {error}") from None


def _alone(option: str, others: dict[str, object]) -> None:
    """A Record or a position says these things itself; and a Record cannot begin from a position."""
    for name, value in others.items():
        if value is not None:
            raise Slip(f"{name}: cannot be given together with {option}")
