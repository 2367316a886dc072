"""The command `bugduel`.

A command's module is imported only when the command is called; until then only its name and help line are known.
"""

from importlib import import_module
from typing import Annotated, Any

import typer

from bugduel import __version__
from bugduel.terminal.usage_errors import ForgivingGroup, speak_plainly

# Listed by `bugduel --help`. Each command is in the module of its name, and its own help begins with the same words.
COMMANDS = {
    "play": "Play against bots.",
    "replay": "Watch a saved game again.",
    "analyse": "Analyse a saved game: find the better moves and what the mistakes cost.",
    "draft": "Draft a deck with bots and play it.",
    "cards": "Look up cards.",
    "decks": "List decks, show one, or check your own.",
    "arena": "Let bots play each other and rank them.",
    "report": "Make a report of many games: bots, game length, and every card.",
    "learn": "Let bots learn what things are worth, by playing against themselves.",
    "puzzles": "Find the one move that wins or saves the game.",
    "serve": "Run a server: people play each other and bots, in a browser or by API.",
    "verify": "Check that a game of a server was dealt by the seed it promised.",
    "bench": "Measure how fast games run on this machine.",
    "connect": "Let a bot play on a server: it accepts challenges, and plays all games of its account.",
    "schema": "Print the JSON Schema of what players see: views, moves and events.",
}


class Commands(ForgivingGroup):
    """The commands, each imported when called."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] in COMMANDS:
            self.commands[args[0]] = loaded(args[0])
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="bugduel",
    cls=Commands,
    help="Play, replay and look up card games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _name, _help in COMMANDS.items():
    app.command(_name, help=_help)(lambda: None)  # a placeholder for the list, until it is called


@app.callback(invoke_without_command=True)
def bugduel(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Play, replay and look up card games."""
    if version:
        typer.echo(f"bugduel {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def loaded(name: str) -> Any:
    """A command with its options: a function, or a group with subcommands."""
    alone = typer.Typer(add_completion=False)
    alone.callback()(lambda: None)  # keeps a single command a group
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
