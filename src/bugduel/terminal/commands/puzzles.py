"""`bugduel puzzles`: find the one move that wins or saves the game."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from bugduel.core.teams import teams_of
from bugduel.files import NotWritten, data_folder, is_there, write_file
from bugduel.puzzles.attempt import Attempt
from bugduel.puzzles.collection import read, shipped, written
from bugduel.puzzles.grade import level_of
from bugduel.puzzles.hunt import Kept, ToPlay, hunt, kept_games
from bugduel.puzzles.judge import FIRST_LOOK, holds
from bugduel.puzzles.pick import varied
from bugduel.puzzles.puzzle import KINDS, LEVELS, Puzzle
from bugduel.terminal.arguments import (
    Lang,
    Plain,
    bot_called,
    game_called,
    language_called,
    one_of,
    read_json,
    read_text,
)
from bugduel.terminal.options import Wanted, new_game
from bugduel.terminal.screen.look import STRONG, Look
from bugduel.terminal.screen.prompt import Gone, ask, is_terminal
from bugduel.terminal.sessions.autosave import check_place
from bugduel.terminal.sessions.game_session import Leave
from bugduel.terminal.sessions.solving import SHOWN, SKIPPED, SOLVED, Solving
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import FAILED, INTERRUPTED, SLIP, UsageError, tell

puzzles = typer.Typer(name="puzzles", help="Find the one move that wins or saves the game.")

COLUMNS = (
    "puzzle-column-id",
    "puzzle-column-kind",
    "puzzle-column-level",
    "puzzle-column-sets",
    "puzzle-column-status",
)
GOAL_NAMES = {"win": "puzzle-kind-win", "save": "puzzle-kind-save"}
STATUSES = {"": "puzzle-is-open", SOLVED: "puzzle-is-solved", SHOWN: "puzzle-is-shown"}

File = Annotated[Path | None, typer.Option(metavar="FILE", help="Your own puzzles; by default those of Bugduel.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write the puzzles.")]


@puzzles.callback(invoke_without_command=True)
def solve(
    ctx: typer.Context,
    kind: Annotated[str | None, typer.Option(metavar="win|save", help="Only puzzles of this kind.")] = None,
    level: Annotated[
        int | None, typer.Option(min=1, max=LEVELS, help="Only puzzles of this level, from 1 (easy) to 5 (hard).")
    ] = None,
    set_id: Annotated[
        str | None, typer.Option("--set", metavar="SET", help="Only puzzles with cards of this set.")
    ] = None,
    id: Annotated[str | None, typer.Option(metavar="ID", help="This puzzle, solved before or not.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the puzzles and which ones you have solved.")] = False,
    file: File = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Find the one move that wins or saves the game. Starts with the next unsolved puzzle."""
    if ctx.invoked_subcommand is not None:
        return
    language = language_called(lang)
    every = _puzzles_of(file)
    chosen = _chosen(every, kind, level, set_id, id)
    progress = Progress(data_folder() / "puzzles.json")
    if listed:
        _list(chosen, progress, TerminalTeller(chosen[0].game, language))
        return
    open_ones = chosen if id is not None else progress.not_solved(chosen)
    if not open_ones:
        typer.echo(TerminalTeller(chosen[0].game, language).say("puzzle-none-left", count=len(chosen)))
        return
    raise typer.Exit(_solve_all(open_ones, progress, language, plain or not is_terminal()))


@puzzles.command()
def find(
    results: Annotated[
        Path | None, typer.Argument(metavar="RESULTS", help="A results file of bugduel arena to search.")
    ] = None,
    out: Out = None,
    game: Annotated[str | None, typer.Option(help="The game that bots play; by default the first one.")] = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B", help="Which bots play them.")] = "greedy,greedy",
    sets: Annotated[str | None, typer.Option(metavar="A,B", help="The card sets they play with, or all.")] = None,
    seed: Annotated[
        str, typer.Option(metavar="TEXT", help="Any text; the same text gives the same games.")
    ] = "puzzles",
    states: Annotated[
        int, typer.Option(min=1, metavar="N", help="States to examine before giving up on a decision.")
    ] = FIRST_LOOK,
    most: Annotated[int | None, typer.Option(min=1, metavar="N", help="Keep at most this many, varied.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of processes; by default one per core.")
    ] = None,
) -> None:
    """Search games between bots for puzzles."""
    out = _new_file(out)
    if results is not None:
        if game is not None or sets is not None:
            raise UsageError(f"{'--game' if game is not None else '--sets'}: cannot be combined with {results}")
        source: Iterator[ToPlay | Kept] = kept_games(results)
    else:
        source = _to_play(game, sets, bots, seed, games)
    found = _gathered(hunt(source, states, jobs or os.cpu_count() or 1))
    kept = sorted(found, key=lambda puzzle: (puzzle.level, puzzle.id)) if most is None else varied(found, most)
    if not kept:
        tell(f"no puzzles found; {out} was not written")
        raise typer.Exit(FAILED)
    write_file(out, written(kept))
    typer.echo(f"{len(kept)} puzzles in {out}. Solve them: bugduel puzzles --file {out}")


@puzzles.command()
def check(file: File = None) -> None:
    """Prove every puzzle again."""
    every = _puzzles_of(file)
    wrong = 0
    for puzzle in every:
        if not holds(puzzle):
            wrong += 1
            tell(f"{puzzle.id}: does not hold")
    typer.echo(f"{len(every) - wrong} of {len(every)} puzzles hold")
    if wrong:
        raise typer.Exit(SLIP)


@puzzles.command()
def grade(file: File = None, out: Out = None) -> None:
    """Say anew how hard each puzzle is: bots that play better find more of them obvious."""
    out = _new_file(out)
    every = _puzzles_of(file)
    graded = [replace(puzzle, level=level_of(puzzle)) for puzzle in every]
    write_file(out, written(sorted(graded, key=lambda puzzle: (puzzle.level, puzzle.id))))
    changed = sum(new.level != old.level for new, old in zip(graded, every, strict=True))
    typer.echo(f"{changed} of {len(every)} puzzles have another level now: {out}")


def _new_file(out: Path | None) -> Path:
    if out is None:
        raise UsageError("--out: name a file for the puzzles")
    check_place("--out", out)
    if is_there(out):
        raise UsageError(f"--out: {out} already exists; name another file")
    return out


# --- choosing ---------------------------------------------------------------------------------------------------------


def _puzzles_of(file: Path | None) -> list[Puzzle]:
    found = shipped() if file is None else read(read_text(file), str(file))
    if not found:
        raise UsageError(f"{file or 'Bugduel'}: there are no puzzles")
    return found


def _chosen(
    every: Sequence[Puzzle], kind: str | None, level: int | None, set_id: str | None, id: str | None
) -> list[Puzzle]:
    if id is not None:
        one_of("--id", "puzzle", id, [puzzle.id for puzzle in every])
    if kind is not None:
        one_of("--kind", "kind", kind, list(KINDS))
    if set_id is not None:
        one_of("--set", "puzzle with a set", set_id, sorted({name for puzzle in every for name in puzzle.sets}))
    found = [
        puzzle
        for puzzle in every
        if id in (None, puzzle.id)
        and kind in (None, puzzle.kind)
        and level in (None, puzzle.level)
        and (set_id is None or set_id in puzzle.sets)
    ]
    if not found:
        raise UsageError("no puzzle matches. bugduel puzzles --list shows all puzzles")
    return found


def _list(chosen: Sequence[Puzzle], progress: "Progress", teller: TerminalTeller) -> None:
    grid = Grid(box=None, pad_edge=False, header_style=STRONG)
    for column in COLUMNS:
        grid.add_column(teller.say(column), no_wrap=True)
    for puzzle in chosen:
        status = teller.say(STATUSES[progress.results.get(puzzle.id, "")])
        kind = teller.say(GOAL_NAMES[puzzle.kind])
        sets = ", ".join(puzzle.sets)
        grid.add_row(puzzle.id, kind, str(puzzle.level), sets, status)
    console = Console()
    if not console.is_terminal:
        console.width = 120
    console.print(grid)
    solved = sum(progress.results.get(puzzle.id) == SOLVED for puzzle in chosen)
    console.print(teller.say("puzzle-count", count=len(chosen), solved=solved), highlight=False)


# --- solving ----------------------------------------------------------------------------------------------------------


def _solve_all(chosen: Sequence[Puzzle], progress: "Progress", language: str, plain: bool) -> int:
    """Solve one after another, until none are left or the person quits. Returns the exit code."""
    console = Console()
    try:
        for number, puzzle in enumerate(chosen, 1):
            attempt = Attempt(puzzle)
            teller = TerminalTeller(puzzle.game, language, attempt.me, teams_of(attempt.state))
            place = teller.say("puzzle-place", number=number, count=len(chosen))
            solving = Solving(Look(console, teller, plain), puzzle, attempt, place)
            result = solving.solve()
            if result != SKIPPED:
                progress.add(puzzle.id, result)
                if progress.trouble:
                    solving.look.print(teller.say("puzzle-trouble", file=str(progress.file), why=progress.trouble))
                if number < len(chosen) and ask(teller.say("puzzle-next") + " > ").casefold() in ("q", "quit", "exit"):
                    break
    except (Leave, Gone):
        pass
    except KeyboardInterrupt:
        console.print("")
        return INTERRUPTED
    return 0


class Progress:
    """The puzzles a person has solved or seen the solution of, in a file that is complete at every moment."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.trouble = ""
        self.results: dict[str, str] = {}
        try:
            data = read_json(file) if file.exists() else {}
            self.results = {id: str(result) for id, result in data.items() if result in (SOLVED, SHOWN)}
        except UsageError as error:
            raise UsageError(f"{error}. The list of puzzles you have solved cannot be read: remove the file") from None

    def not_solved(self, chosen: Sequence[Puzzle]) -> list[Puzzle]:
        """The unsolved puzzles; those whose solution was shown come last."""
        left = [puzzle for puzzle in chosen if self.results.get(puzzle.id) != SOLVED]
        return sorted(left, key=lambda puzzle: puzzle.id in self.results)

    def add(self, id: str, result: str) -> None:
        """Record a puzzle. A solved one stays solved."""
        if self.results.get(id) == SOLVED:
            return
        self.results[id] = result
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_file(self.file, json.dumps(self.results, indent=1) + "\n")
            self.trouble = ""
        except NotWritten as error:
            self.trouble = error.reason
        except OSError as error:
            self.trouble = error.strerror or str(error)


# --- finding ----------------------------------------------------------------------------------------------------------


def _to_play(game: str | None, sets: str | None, bots: str, seed: str, games: int) -> Iterator[ToPlay]:
    of = game_called(game)
    named = tuple(bot.strip() for bot in bots.split(",") if bot.strip())
    if not named:
        raise UsageError("--bots: name at least one bot")
    for bot in named:
        bot_called("--bots", bot)
    options = new_game(of, seed, Wanted(sets=sets)).record.options
    if of.as_position(of.new(options, seed)) is None:
        raise UsageError(f"{of.name}: its states cannot be exported as positions, so it has no puzzles")
    return (ToPlay(of.name, options, named, f"{seed} {number}") for number in range(1, games + 1))


def _gathered(games: Iterator[list[Puzzle]]) -> list[Puzzle]:
    """All puzzles in the games, or in those searched before Ctrl-C."""
    found: list[Puzzle] = []
    try:
        for count, puzzles in enumerate(games, 1):
            found += puzzles
            typer.echo(f"\r{count} games, {len(found)} puzzles", nl=False, err=True)
    except KeyboardInterrupt:
        pass
    typer.echo("", err=True)
    return found
