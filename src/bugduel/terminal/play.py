"""`bugduel play`: a game against a bot."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from bugduel.bots import BOTS, new_bot
from bugduel.core import NOBODY, BadData, BadRecord, Game, Match, Record, State, begin
from bugduel.core import replay as play_again
from bugduel.terminal.ask import is_terminal
from bugduel.terminal.asked_for import Lang, Plain, game_called, language_called, one_of, read_json, read_record
from bugduel.terminal.keep import Keeper
from bugduel.terminal.look import Look
from bugduel.terminal.options import new_game
from bugduel.terminal.sitting import Sitting
from bugduel.terminal.slips import Slip
from bugduel.terminal.tongue import Tongue

ME = 0


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; the first there is if none is named.")] = None,
    against: Annotated[str, typer.Option(help=f"Who plays against you: {', '.join(BOTS)}.")] = "greedy",
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
    best_of: Annotated[int, typer.Option(help="Play a match of up to so many games: 1, 3 or 5.")] = 1,
    position: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin from a position set up by hand.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Play against a bot."""
    one_of("--against", "bot", against, list(BOTS))
    language = language_called(lang)
    given: dict[str, object] = {"--seed": seed, "--save": save, "--sets": sets, "--pool": pool, "--edition": edition}
    given |= {"--format": format, "--best-of": None if best_of == 1 else best_of}

    def sit(of: Game, state: State, record: Record | None) -> Sitting:
        look = Look(Console(), Tongue(of, language, ME, state.seats()), plain or not is_terminal())
        bot = new_bot(against, "" if record is None else record.seed)
        return Sitting(look, state, ME, bot, against, record)

    if resume is not None:
        _alone("--resume", {"GAME": game, "--position": position, **given})
        of, kept = _resumable(resume)
        live = begin(of, kept)
        sitting = sit(of, live.state, live.record)
        sitting.catch_up(kept.actions)
        sitting.keeper = Keeper(resume, live.record, is_new=False)
    elif position is not None:
        _alone("--position", given)
        of = game_called(game)
        sitting = sit(of, _set_up(of, position), None)
    else:
        of = game_called(game)
        match = Match(2, best_of)
        while True:
            dealt_by = seed if seed is None or match.games == 0 else f"{seed} {match.games + 1}"
            live = new_game(of, dealt_by, sets, pool, edition, format)
            sitting = sit(of, live.state, live.record)
            if save is not None:
                sitting.keeper = Keeper(_numbered(save, match), live.record, is_new=True)
            code = sitting.run()
            outcome = live.state.outcome()
            if outcome is None or best_of == 1:
                raise typer.Exit(code)
            match.add(outcome)
            sitting.tell_score(match)
            if match.is_over:
                raise typer.Exit(code)
    raise typer.Exit(sitting.run())


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
