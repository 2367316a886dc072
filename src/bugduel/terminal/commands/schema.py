"""`bugduel schema`: what programs can rely on, as data."""

import json
from typing import Annotated

import typer
from msgspec import to_builtins

from bugduel.terminal.arguments import game_called


def schema(
    game: Annotated[str | None, typer.Argument(help="The game; by default the first one.")] = None,
    options: Annotated[
        bool, typer.Option("--options", help="What can be chosen for a new game, instead of what players see.")
    ] = False,
) -> None:
    """Print the JSON Schema of what players see: views, moves and events."""
    of = game_called(game)
    data = to_builtins(of.options_schema()) if options else of.shapes().schema()
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
