"""`bugduel bench`: how fast the build in use is."""

import json
from typing import Annotated

import typer

from bugduel.bench import measure, measure_search
from bugduel.core import BadOptions
from bugduel.core.fields import unknown
from bugduel.games import GAMES


def bench(
    game: Annotated[str, typer.Argument(help="Which game.")] = next(iter(GAMES)),
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 5.0,
    search: Annotated[bool, typer.Option("--search", help="Measure a searching bot instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Play random games as fast as possible, and say how fast that was."""
    if game not in GAMES:
        raise BadOptions(f"there is no game {unknown(game, list(GAMES))}")
    if search:
        bench_search(game, seconds, as_json)
        return
    speed = measure(GAMES[game], {}, seconds)
    if as_json:
        typer.echo(json.dumps(speed.to_data()))
        return
    typer.echo(f"{game}, {'compiled' if speed.compiled else 'interpreted'}, random playouts, {speed.seconds:.1f} s")
    typer.echo(f"  {speed.games_per_second:>12,.0f} games/s")
    typer.echo(f"  {speed.decisions_per_second:>12,.0f} decisions/s (choices between two or more actions)")
    typer.echo(f"  {speed.clone_microseconds:>12.2f} µs a clone")


def bench_search(game: str, seconds: float, as_json: bool) -> None:
    speed = measure_search(GAMES[game], {}, seconds)
    if as_json:
        typer.echo(json.dumps(speed.to_data()))
        return
    typer.echo(f"{game}, {'compiled' if speed.compiled else 'interpreted'}, search of openings, {speed.seconds:.1f} s")
    typer.echo(f"  {speed.looks_per_second:>12,.0f} looks/s into the game")
    typer.echo(f"  {speed.guesses_per_second:>12,.0f} guesses/s (playouts cut short)")
