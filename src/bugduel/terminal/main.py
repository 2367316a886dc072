"""The command `bugduel`."""

from typing import Annotated

import typer

from bugduel import __version__
from bugduel.terminal.analyse import analyse
from bugduel.terminal.arena import arena
from bugduel.terminal.bench import bench
from bugduel.terminal.cards import cards
from bugduel.terminal.decks import decks
from bugduel.terminal.draft import draft
from bugduel.terminal.play import play
from bugduel.terminal.puzzles import puzzles
from bugduel.terminal.replay import replay
from bugduel.terminal.report import report
from bugduel.terminal.slips import ForgivingGroup, speak_plainly

app = typer.Typer(
    name="bugduel",
    cls=ForgivingGroup,
    help="Play, watch again and look up card games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(replay)
app.command()(analyse)
app.command()(draft)
app.command()(cards)
app.command()(decks)
app.command()(arena)
app.command()(report)
app.add_typer(puzzles)
app.command()(bench)


@app.callback(invoke_without_command=True)
def bugduel(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and stop.")] = False,
) -> None:
    """Play, watch again and look up card games."""
    if version:
        typer.echo(f"bugduel {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def run() -> None:
    """The console script."""
    speak_plainly()
    app(prog_name="bugduel")
