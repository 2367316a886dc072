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
    server: Annotated[
        bool, typer.Option("--server", help="The messages between a server and its clients instead.")
    ] = False,
) -> None:
    """Print the JSON Schema of what players see: views, moves and events."""
    typer.echo(json.dumps(_schema(game, options, server), indent=2, ensure_ascii=False))


def _schema(game: str | None, options: bool, server: bool) -> object:
    if server:
        from bugduel.server.protocol.schema import schema as messages  # only whoever asks waits for it

        return messages()
    of = game_called(game)
    return to_builtins(of.options_schema()) if options else of.shapes().schema()
