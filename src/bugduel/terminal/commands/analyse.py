"""`bugduel analyse`: winning chances throughout a saved game, and the decisions that cost most."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bugduel.analysis import DEFAULT_BOT, Analysis, Analyst
from bugduel.analysis.judging import check_judge
from bugduel.analysis.teller import told
from bugduel.analysis.told import word
from bugduel.core import BadOptions, BadRecord, Game, Record
from bugduel.files import write_file
from bugduel.terminal.arguments import Lang, Plain, language_called, read_record
from bugduel.terminal.screen.analysis import drawn, show
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.autosave import check_place
from bugduel.terminal.sessions.shelf import latest_if_none
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError, tell


def analyse(
    file: Annotated[Path | None, typer.Argument(help="A saved game; by default the last one you played.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="1|2", help="Judge only this player, using only what they could see.")
    ] = None,
    bot: Annotated[str | None, typer.Option(help=f"The bot that judges; {DEFAULT_BOT} by default.")] = None,
    seconds: Annotated[float | None, typer.Option(help="Seconds per decision; results may vary between runs.")] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Number of processes.")] = 1,
    every: Annotated[bool, typer.Option("--all", help="List every decision, not only the marked ones.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write an HTML page to this file.", metavar="FILE")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Analyse a saved game: find the better moves and what the mistakes cost."""
    language = language_called(lang)
    judge = _judge_called(bot, seconds)
    if html is not None:
        check_place("--html", html)
    file = latest_if_none(file)
    game, record = read_record(file)
    analysis = _analysed(_analyst(file, game, record, judge, seat), jobs, language)
    teller = TerminalTeller(game, language, teams=analysis.teams)
    if html is not None:
        from bugduel.analysis.page import page  # templates are slow to load, and most runs need none

        write_file(html, page(told(game, analysis, teller, partial(drawn, teller))))
    if as_json:
        typer.echo(json.dumps(analysis.to_data()))
        return
    console = Console()
    look = Look(console, teller, plain or not console.is_terminal)
    show(look, told(game, analysis, teller), every)
    if html is not None:
        look.print("", word(language, "written", file=str(html)))


def _judge_called(bot: str | None, seconds: float | None) -> str:
    """The bot that judges. By default one that counts iterations, so that results are reproducible."""
    if bot is not None and seconds is not None:
        raise UsageError("--seconds: cannot be combined with --bot, which sets the time itself (search:0.5)")
    if seconds is not None and not 0 < seconds <= 3600:
        raise UsageError(f"--seconds: must be more than 0 and at most 3600, not {seconds:g}")
    name = f"search:{seconds:g}" if seconds is not None else bot or DEFAULT_BOT
    try:
        check_judge(name)
    except BadOptions as error:
        raise UsageError(f"--bot: {error}") from None
    return name


def _analyst(file: Path, game: Game, record: Record, bot: str, seat: int | None) -> Analyst:
    try:
        return Analyst(game, record, bot, None if seat is None else seat - 1)
    except BadRecord as error:
        raise UsageError(f"{file}: {error}") from None
    except BadOptions as error:
        raise UsageError(f"--seat: {error}") from None


def _analysed(analyst: Analyst, jobs: int, language: str) -> Analysis:
    """The analysis, with a progress bar on a terminal. Ctrl-C ends it cleanly."""
    try:
        if not sys.stderr.isatty():
            return analyst.analyse(jobs)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(word(language, "thinking"), total=len(analyst.plies))
            return analyst.analyse(jobs, lambda: progress.advance(bar))
    except KeyboardInterrupt:
        tell(word(language, "stopped"))
        raise typer.Exit(INTERRUPTED) from None
