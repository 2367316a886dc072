"""The command `bugduel`.

A command's module is imported when the command is called: until then only its name and its line of help are known.
"""

from importlib import import_module
from typing import Annotated, Any

import typer

from bugduel import __version__
from bugduel.terminal.usage_errors import ForgivingGroup, speak_plainly

# What `bugduel --help` lists. Each is in the module of its name, and its own help begins with the same words.
COMMANDS = {
    "play": "Play against bots.",
    "replay": "Watch a saved game again.",
    "analyse": "Analyse a saved game: what was played, what was better, and what that cost.",
    "draft": "Draft a deck with bots, and play with it.",
    "cards": "Look up cards.",
    "decks": "List decks, read one, check one of your own.",
    "arena": "Let bots play against each other, and rank them.",
    "report": "Make a page of what games tell: bots, the course of games, and every card.",
    "puzzles": "Find the one move that wins the game, or saves it.",
    "bench": "Measure how fast games are played here.",
}


class Commands(ForgivingGroup):
    """The commands, each imported when it is called."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in COMMANDS:
            self.commands[args[0]] = loaded(args[0])
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="bugduel",
    cls=Commands,
    help="Play, watch again and look up card games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _name, _help in COMMANDS.items():
    app.command(_name, help=_help)(lambda: None)  # in the list, until it is called


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


def loaded(name: str) -> Any:
    """A command with its options: of a function, or of a group with commands of its own."""
    alone = typer.Typer(add_completion=False)
    alone.callback()(lambda: None)  # makes it a group even of one command
    command = getattr(import_module(f"bugduel.terminal.commands.{name}"), name)
    if isinstance(command, typer.Typer):
        alone.add_typer(command)
    else:
        alone.command(name)(command)
    return typer.main.get_group(alone).commands[name]


def run() -> None:
    """The console script."""
    speak_plainly()
    app(prog_name="bugduel")
