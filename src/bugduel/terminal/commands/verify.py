"""`bugduel verify`: whether a game was dealt as it was promised, and went as it is told."""

from pathlib import Path
from typing import Annotated

import typer

from bugduel.core import BadRecord, Game, Record, replay
from bugduel.core.teams import teams_of
from bugduel.telling.teller import Teller
from bugduel.terminal.arguments import Lang, language_called, read_record
from bugduel.terminal.usage_errors import FAILED, UsageError, tell
from bugduel.words import words


def verify(
    file: Annotated[Path | None, typer.Argument(help="The Record of a game, as the server gives it.")] = None,
    hash_: Annotated[str | None, typer.Option("--hash", help="The hash that was shown before the game.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed that was shown after it, if there is no Record.")] = None,
    lang: Lang = None,
) -> None:
    """Check that a game of a server was dealt by the seed it promised."""
    language = language_called(lang)
    if file is None and (hash_ is None or seed is None):
        raise UsageError("verify: give a Record, or --hash and --seed")
    if file is not None:
        seed = _replayed(file, seed, language)
    if hash_ is not None and seed is not None:
        _compare(hash_, seed, language)


def _replayed(file: Path, seed: str | None, language: str) -> str:
    """Play the Record again. Returns the seed by which it was dealt."""
    game, record = read_record(file)
    if record.position is not None:
        raise UsageError(f"{file}: this game began from a position, and was not dealt by a seed")
    if seed is not None and seed != record.seed:
        _fail(language, "verify-other-seed")
    _say(language, "verify-replayed", count=len(record.actions), result=_result(file, game, record, language))
    return record.seed


def _result(file: Path, game: Game, record: Record, language: str) -> str:
    try:
        live = replay(game, record)
    except BadRecord as error:
        tell(f"{file}: {error}")
        raise typer.Exit(FAILED) from None
    return Teller(game, language, teams=teams_of(live.state)).result(live.state.outcome())


def _compare(promised: str, seed: str, language: str) -> None:
    from bugduel.server.rooms.messages import seed_hash  # the server is slow to load, and this is all that is needed

    if promised.strip().lower() != seed_hash(seed):
        _fail(language, "verify-wrong-hash")
    _say(language, "verify-right-hash")


def _say(language: str, message: str, **args: str | int) -> None:
    typer.echo(words(language).say(f"terminal-{message}", **args))


def _fail(language: str, message: str) -> None:
    tell(words(language).say(f"terminal-{message}"))
    raise typer.Exit(FAILED)
