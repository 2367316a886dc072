"""`bugduel report`: statistics of arena games, as an HTML page."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bugduel.arena import Results
from bugduel.arena.settings import game_of
from bugduel.core.figures import HEAD as FIGURES_HEAD
from bugduel.files import is_there, write_file
from bugduel.report.figures import make_figures
from bugduel.report.page import MADE_BY, make_page
from bugduel.terminal.arguments import Lang, language_called
from bugduel.terminal.sessions.autosave import check_place
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError, tell

HEAD = 2000  # bytes of a page to search for its mark


def report(
    results: Annotated[Path, typer.Argument(metavar="RESULTS", help="A results file of `bugduel arena --out`.")],
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="The file to write; by default the results file with .html or .figures.json."
        ),
    ] = None,
    figures: Annotated[
        bool,
        typer.Option("--figures", help="Write the figures of each card as JSON, as the package has them, and no page."),
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of processes; by default one per core.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a report of many games: bots, game length, and every card. The page is self-contained."""
    language = language_called(lang)
    file = results.with_suffix(".figures.json" if figures else ".html") if out is None else out
    about = Results.about(results)
    _check_free(file, results)
    games = list(Results.read(results))
    day = date.fromtimestamp(results.stat().st_mtime)
    try:
        with _bar() as bar:
            task = bar.add_task("", total=len(games))
            game, settings = game_of(about.settings), about.settings

            def progress(more: int) -> None:
                bar.advance(task, more)

            if figures:
                page = make_figures(game, settings, games, jobs, progress).to_json()
            else:
                page = make_page(game, settings, games, day, language, jobs, progress)
    except KeyboardInterrupt:
        tell(f"stopped; {file} is unchanged")
        raise typer.Exit(INTERRUPTED) from None
    write_file(file, page)
    typer.echo(f"{len(games):,} {'game' if len(games) == 1 else 'games'}: {file}")


def _bar() -> Progress:
    columns = (MofNCompleteColumn(), TextColumn("games counted"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _check_free(file: Path, results: Path) -> None:
    """A report replaces an earlier report, never another file."""
    check_place("--out", file)
    if not is_there(file):
        return
    try:
        with file.open("rb") as page:  # only the start: a device may never end
            head = page.read(HEAD)
            is_ours = MADE_BY.encode() in head or head.startswith(FIGURES_HEAD.encode())
            is_report = is_ours and not file.samefile(results)
    except OSError as error:
        raise UsageError(f"--out: {file}: {error.strerror or error}") from None
    if not is_report:
        raise UsageError(f"--out: {file} already exists and is not a report. Name another file")
