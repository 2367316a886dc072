"""`bugduel learn`: what things are worth, learnt from games that bots play against themselves."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from shlex import join
from typing import Annotated, Any

import typer
from rich.console import Console

from bugduel.arena import Local, Runner
from bugduel.core import Game
from bugduel.learning.settings import Plan
from bugduel.terminal.arguments import game_called
from bugduel.terminal.options import Wanted, new_game
from bugduel.terminal.screen.learning import Progress, print_round
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError, tell

SEED = "bugduel"


def learn(
    game: Annotated[str | None, typer.Argument(show_default=False, help="The game; by default the first one.")] = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where everything is kept. A run that was interrupted goes on there.")
    ] = Path("build/learning"),
    sets: Annotated[
        list[str] | None,
        typer.Option(
            metavar="A,B", show_default=False, help="The card sets to play with, or all. Given several times: in turn."
        ),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(metavar="N", help="Number of players, in a game for more than two. Given several times: in turn."),
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, metavar="N", help="How often to play, learn and compare.")] = 3,
    games: Annotated[int, typer.Option(min=20, metavar="N", help="Games of a round.")] = 2000,
    looks: Annotated[int, typer.Option(min=2, metavar="N", help="Iterations of the search for a decision.")] = 60,
    match: Annotated[
        int, typer.Option(min=0, metavar="N", help="Games against the weights of before: the better ones are kept.")
    ] = 200,
    left_out: Annotated[
        str | None,
        typer.Option(metavar="SET", help="A set whose cards get no worth of their own, to see how strangers do."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Any text; the same text gives the same weights.")] = SEED,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of processes; by default one per core.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help='Play on a Ray cluster; "local" starts one on this machine.')
    ] = None,
) -> None:
    """Let bots learn what things are worth, by playing against themselves."""
    try:
        from bugduel.learning.rounds import Learning  # numpy is optional
    except ModuleNotFoundError as error:
        raise UsageError(f'learning needs {error.name}. Install it: pip install "bugduel[learn]"') from None
    wanted = game_called(game)
    if wanted.appraisal() is None:
        raise UsageError(f"{wanted.name}: its bots go by no weights, so there is nothing to learn")
    asked = product(sets or (None,), players or (None,))
    kinds = tuple(_kind(wanted, each, number) for each, number in asked)
    if match and players and 2 not in players:
        raise UsageError("the match is for two players: add --players 2, or leave the match out with --match 0")
    plan = Plan(wanted.name, kinds, seed, rounds, games, looks, match, _cards_of(wanted, left_out))

    def runner(work: Callable[..., Any], settings: object) -> Runner[Any, Any]:
        if ray is None:
            return Local(work, settings, jobs)
        from bugduel.arena.cluster import Cluster  # Ray is optional, too

        return Cluster(work, settings, ray)

    with Progress(Console(stderr=True)) as progress:
        learning = Learning(plan, out, _command(plan, sets or [], players or [], left_out), progress.show)
        try:
            told = learning.run(runner)
        except KeyboardInterrupt:
            tell(f"Interrupted. The same command goes on from here: everything so far is in {out}")
            raise typer.Exit(INTERRUPTED) from None
    console = Console()
    for one in told:
        print_round(console, one)
    learning.finish(told)
    for what, file in (("Weights", "weights.json"), ("What was learnt", "learnt.en.html")):
        console.print(f"{what}: {out / file}", soft_wrap=True, highlight=False, markup=False)


def _command(plan: Plan, sets: list[str], players: list[int], left_out: str | None) -> str:
    """What makes the same again: without where, and on how many cores."""
    words = ["bugduel", "learn", plan.game]
    words += [word for each in sets for word in ("--sets", each)]
    words += [word for each in players for word in ("--players", str(each))]
    words += [] if left_out is None else ["--left-out", left_out]
    for name in ("rounds", "games", "looks", "match", "seed"):
        words += [f"--{name}", str(getattr(plan, name))]
    return join(words)


def _kind(game: Game, sets: str | None, players: int | None) -> dict[str, Any]:
    """The options of one kind of game. Decks are drawn anew for each game."""
    options = dict(new_game(game, "", Wanted(sets=sets, players=players)).record.options)
    if game.decks():
        options.pop("decks", None)
        options["players"] = players or 2
    return options


def _cards_of(game: Game, left_out: str | None) -> tuple[str, ...]:
    return () if left_out is None else tuple(card.name for card in game.cards(left_out))
