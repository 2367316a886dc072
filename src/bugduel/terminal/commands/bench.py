"""`bugduel bench`: the speed of this build, alone or compared with another."""

import json
import os
import shutil
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

from bugduel import bench as measuring
from bugduel.bench import Meter, is_compiled, measure, positions_of, python_optimisations, python_told
from bugduel.core import Data, Game
from bugduel.games import GAMES
from bugduel.terminal.arguments import Mode, game_called
from bugduel.terminal.options import mode_options, set_ids
from bugduel.terminal.screen.bench_builds import Compared, compare, installed, instructions, this_build
from bugduel.terminal.usage_errors import UsageError

NAMES = {"play": "decisions/s", "clone": "clones/s", "estimate": "estimates/s", "search": "iterations/s"}
COUNTED = "instructions a decision"


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; by default all.")] = None,
    sets: Annotated[str | None, typer.Option(metavar="A,B", help="The card sets to play with, or all.")] = None,
    mode: Mode = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds to measure each figure.")] = 3.0,
    against: Annotated[
        Path | None, typer.Option(metavar="WHEEL", help="Compare with another build of Bugduel.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds in which both builds do the same work.")] = 21,
    counted: Annotated[
        bool, typer.Option("--instructions", help="Also count instructions with valgrind. Takes minutes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure how fast games run on this machine."""
    games = list(GAMES.values()) if game is None else [game_called(game)]
    if counted and shutil.which("valgrind") is None:
        raise UsageError("--instructions: needs valgrind, which is not installed")
    found: list[Data] = []
    with ExitStack() as stack:
        other = None if against is None else stack.enter_context(installed(against))
        for each in games:
            options = options_of(each, sets, mode)
            if other is None:
                data, lines = alone(each, options, seconds, counted)
            else:
                data, lines = beside(each, options, other, rounds, counted)
            if not as_json:
                typer.echo("\n".join(lines if found else [f"{python_told()}, {os.cpu_count()} cores", *lines]))
            found.append(data)
    if as_json:
        typer.echo(json.dumps({"python": python_told(), "optimisations": python_optimisations(), "games": found}))


def options_of(game: Game, sets: str | None, mode: str | None) -> Data:
    options = mode_options(game, mode, None)
    return options if sets is None else {**options, "sets": set_ids(game, sets, options)}


def alone(game: Game, options: Data, seconds: float, counted: bool) -> tuple[Data, list[str]]:
    """The figures of this build, as data and as text."""
    setup = game.setup(options)
    meter = Meter(setup, positions_of(setup, measuring.WHOLE_GAMES))
    work = {kind: measure(meter, kind, seconds) for kind in NAMES}
    data: dict[str, object] = {
        "game": game.name,
        "compiled": is_compiled(setup),
        "positions": len(meter.states),
        "decisions_per_second": round(work["play"].rate),
        "clone_microseconds": round(1e6 / work["clone"].rate, 3),
        "estimate_microseconds": round(1e6 / work["estimate"].rate, 3),
        "looks_per_second": round(work["search"].rate),
    }
    positions = f"{len(meter.states)} positions of {measuring.WHOLE_GAMES} whole games"
    lines = [
        f"{game.name}, {told(is_compiled(setup))}, {positions}",
        f"  {work['play'].rate:>12,.0f} decisions/s in random games (choices between two or more actions)",
        f"  {1e6 / work['clone'].rate:>12.2f} µs per clone of a position",
        f"  {1e6 / work['estimate'].rate:>12.2f} µs per estimate of a position",
        f"  {work['search'].rate:>12,.0f} iterations/s of a search from a position",
    ]
    if counted:
        (number,) = instructions([this_build()], game.name, options)
        data["instructions_per_decision"] = round(number)
        lines.append(f"  {number:>12,.0f} {COUNTED}")
    return data, lines


def beside(game: Game, options: Data, other: Path, rounds: int, counted: bool) -> tuple[Data, list[str]]:
    """The figures of both builds, as data and as text."""
    setup = game.setup(options)
    figures, other_compiled = compare(other, game.name, options, positions_of(setup, measuring.WHOLE_GAMES), rounds)
    data: dict[str, object] = {
        "game": game.name,
        "compiled": is_compiled(setup),
        "other_compiled": other_compiled,
        "figures": [figure.to_data() for figure in figures],
    }
    lines = [
        f"{game.name}, this {told(is_compiled(setup))}, other {told(other_compiled)}, {rounds} rounds each",
        f"  {'':24}{'this':>12}{'other':>12}{'times as fast':>16}   middle half",
        *[row(figure) for figure in figures],
    ]
    if len(figures) < len(NAMES):
        lines.append("  Most positions of this build cannot be played in the other: only random games are compared.")
    if counted:
        this, others = instructions([this_build(), other], game.name, options)
        data["instructions_per_decision"] = {"this": round(this), "other": round(others)}
        lines.append(f"  {COUNTED:24}{this:>12,.0f}{others:>12,.0f}{others / this:>16.3f}   counted")
    return data, lines


def row(figure: Compared) -> str:
    return (
        f"  {NAMES[figure.kind]:24}{figure.this:>12,.0f}{figure.other:>12,.0f}{figure.ratio:>16.3f}"
        f"   {figure.low:.3f} to {figure.high:.3f}"
    )


def told(compiled: bool) -> str:
    return "compiled" if compiled else "interpreted"
