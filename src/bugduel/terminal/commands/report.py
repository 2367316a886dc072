"""`bugduel report`: what the games of an arena tell, as a page to read in a browser."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bugduel.arena import Results
from bugduel.arena.settings import game_of
from bugduel.files import is_there, write_file
from bugduel.report.page import MADE_BY, make_page
from bugduel.terminal.arguments import Lang, language_called
from bugduel.terminal.sessions.keep import check_place
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError, tell

HEAD = 2000  # bytes of a page, among which its mark stands


def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="A file that `bugduel arena --out` has kept.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where the page goes; beside the results, with .html, if not given."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many processes count; one a core if not given.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a page of what games tell: bots, the course of games, and every card. It needs nothing from elsewhere."""
    language = language_called(lang)
    file = results.with_suffix(".html") if out is None else out
    about = Results.about(results)
    _check_free(file, results)
    games = list(Results.read(results))
    day = date.fromtimestamp(results.stat().st_mtime)
    try:
        with _bar() as bar:
            task = bar.add_task("", total=len(games))
            game, settings = game_of(about.settings), about.settings
            page = make_page(game, settings, games, day, language, jobs, lambda more: bar.advance(task, more))
    except KeyboardInterrupt:
        tell(f"stopped; {file} is as it was")
        raise typer.Exit(INTERRUPTED) from None
    write_file(file, page)
    typer.echo(f"{len(games):,} {'game' if len(games) == 1 else 'games'}: {file}")


def _bar() -> Progress:
    columns = (MofNCompleteColumn(), TextColumn("games counted"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _check_free(file: Path, results: Path) -> None:
    """A report takes the place of an earlier one, never of anything else."""
    check_place("--out", file)
    if not is_there(file):
        return
    try:
        with file.open("rb") as page:  # not all of it: a device may have no end
            is_report = not file.samefile(results) and MADE_BY.encode() in page.read(HEAD)
    except OSError as error:
        raise UsageError(f"--out: {file}: {error.strerror or error}") from None
    if not is_report:
        raise UsageError(f"--out: {file} is there already, and it is no report. Name another file")
