"""`bugduel arena`: bots against bots."""

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from shlex import quote
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console

from bugduel.arena import (
    Deal,
    Finished,
    Local,
    Played,
    Results,
    Runner,
    Settings,
    Tally,
    figures_of,
    play_all,
    settings_for,
)
from bugduel.arena.played import play_deal
from bugduel.arena.settings import AS_GIVEN, BUILT, RANDOM, game_of
from bugduel.bots import BOTS, LEVELS
from bugduel.core import BugduelError, Game
from bugduel.files import is_there
from bugduel.terminal.arguments import Mode, OpenHands, deck_called, game_called, one_of
from bugduel.terminal.options import Wanted, new_game
from bugduel.terminal.screen.arena import Progress, print_figures
from bugduel.terminal.usage_errors import INTERRUPTED, UsageError, tell

GAMES_A_GROUP = 200
MOST_UNTIL_CLEAR = 2000


def arena(
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT BOT ...",
            show_default=False,
            help=f"Who plays: {', '.join([*BOTS, *LEVELS])}. A bot named twice plays against itself.",
        ),
    ] = None,
    game: Annotated[str | None, typer.Option(help="The game; by default the first one.")] = None,
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help=f"Games for each pair of bots (with more seats: each group); {GAMES_A_GROUP} by default. "
            "Rounded up to whole deals, each played once from every seat.",
        ),
    ] = None,
    until_clear: Annotated[
        bool,
        typer.Option(
            "--until-clear",
            help=f"Stop once it is clear who is better, at --games at the latest ({MOST_UNTIL_CLEAR} by default).",
        ),
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save every game to a file. An existing file of the same run is resumed."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Resume a saved run; --games can ask for more.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Number of processes; by default one per core.")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help='Play on a Ray cluster; "local" starts one on this machine.'),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Any text; the same text gives the same deals.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as one JSON object.")] = False,
    sets: Annotated[str | None, typer.Option(metavar="A,B", help="The card sets to play with, or all.")] = None,
    pool: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with the cards to play with: names and counts, as JSON.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The edition of the rules.")] = None,
    format: Annotated[str | None, typer.Option(help="A selection of cards used at events.")] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME|FILE",
            show_default=False,
            help="A deck for each seat, or one for all. The bots rotate through the seats.",
        ),
    ] = None,
    decks: Annotated[
        str | None,
        typer.Option(metavar="built|random", help="Without --deck: ready-made or random decks for each deal."),
    ] = None,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="Number of players, in a game for more than two.")
    ] = None,
    time: Annotated[int | None, typer.Option(metavar="N", help="Call time on that turn.")] = None,
    mode: Mode = None,
    open_hands: OpenHands = False,
) -> None:
    """Let bots play each other and rank them."""
    wanted = Wanted(sets, pool, edition, format, None, None, players, time, mode, open_hands or None)
    if resume is not None:
        others: dict[str, object] = {"BOT": bots or None, "--game": game, "--out": out, "--seed": seed}
        others |= {"--deck": deck or None, "--decks": decks, **wanted.given()}
        for name, value in others.items():
            if value is not None:
                raise UsageError(f"{name}: cannot be combined with --resume, which sets it already")
        settings = _kept(resume, games, until_clear)
        file: Path | None = resume
    else:
        most = games or (MOST_UNTIL_CLEAR if until_clear else GAMES_A_GROUP)
        asked = Asked(bots or [], wanted, deck or [], decks, _seed(seed, out), most, until_clear)
        settings = asked.settings(game_called(game))
        file = out
    if ray is not None and jobs is not None:
        raise UsageError("--jobs: cannot be combined with --ray: the cluster sets the number of processes")
    raise typer.Exit(_play(settings, file, jobs, ray, as_json))


def _play(settings: Settings, file: Path | None, jobs: int | None, ray: str | None, as_json: bool) -> int:
    """Returns the exit code."""
    began = monotonic()
    interrupted = False
    is_new = file is not None and not is_there(file)
    runner = _runner(settings, jobs, ray)  # first: without a runner no file is created
    try:
        results = Results(settings, file)
        if results.removed:
            tell(f"{file}: {_damaged(results.removed)} removed and played again")
        try:
            with Progress(Console(stderr=True)) as progress:
                finished = play_all(settings, results, runner, progress.show)
        except KeyboardInterrupt:
            interrupted = True
            finished = Finished(_tally(results), {})
        finally:
            results.close()
    except Exception:
        if file is not None and is_new:
            _remove_if_empty(file)
        raise
    finally:
        runner.close()
    figures = figures_of(finished.tally, settings.seed)
    seconds = monotonic() - began
    if as_json:
        data: dict[str, object] = {"settings": settings.to_data(), **figures.to_data()}
        data["clear"] = [{"bots": list(group), "deals": deals} for group, deals in finished.clear.items()]
        data |= {"took": round(seconds, 3), "file": None if file is None else str(file), "interrupted": interrupted}
        typer.echo(json.dumps(data))
    else:
        print_figures(Console(), settings, finished, figures, seconds, file)
    if interrupted:
        tell("interrupted. " + ("Nothing was saved: --out FILE saves games" if file is None else _how_to_go_on(file)))
    return INTERRUPTED if interrupted else 0


def _remove_if_empty(file: Path) -> None:
    """Remove the file of a run that failed before its first game."""
    with suppress(BugduelError):
        if is_there(file) and file.stat().st_size and any(True for _ in Results.read(file)):
            return
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _damaged(games: list[str]) -> str:
    return f"1 damaged game ({games[0]}) is" if len(games) == 1 else f"{len(games):,} damaged games are"


def _how_to_go_on(file: Path) -> str:
    return f"Resume with: bugduel arena --resume {quote(str(file))}"


def _tally(results: Results) -> Tally:
    tally = Tally()
    for game in results.games():
        tally.add(game)
    return tally


def _runner(settings: Settings, jobs: int | None, ray: str | None) -> Runner[Deal, list[Played]]:
    if ray is None:
        return Local(play_deal, settings, jobs)
    from bugduel.arena.cluster import Cluster  # Ray is optional

    return Cluster(play_deal, settings, ray)


# --- what is played ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """The options of a new run, as typed."""

    bots: list[str]
    wanted: Wanted
    deck: list[str]
    decks: str | None
    seed: str
    games: int
    until_clear: bool

    def settings(self, game: Game) -> Settings:
        options = dict(new_game(game, "", self.wanted).record.options)
        if self.decks is not None:
            one_of("--decks", "choice", self.decks, [BUILT, RANDOM])
            if self.deck:
                raise UsageError("--decks: cannot be combined with --deck")
        if (self.deck or self.decks) and not game.decks():
            raise UsageError(f"--{'deck' if self.deck else 'decks'}: {game.name} has no decks")
        if self.deck:
            options["decks"] = _decks(game, self.deck, self.wanted.players)
        decks = AS_GIVEN if self.deck or not game.decks() else self.decks or BUILT
        return settings_for(game, self.bots, options, self.seed, self.games, decks, self.until_clear)


def _decks(game: Game, named: list[str], players: int | None) -> list[object]:
    """A deck for each seat."""
    found: list[object] = [deck_called(game, name, "--deck") for name in named]
    if len(found) == 1:
        return found * (players or 2)
    if players is not None and len(found) != players:
        raise UsageError(f"--deck: {len(found)} decks for {players} players. Name one, or one for each")
    return found


def _seed(seed: str | None, out: Path | None) -> str:
    """The given seed, that of the resumed run, or a new one."""
    if seed is not None:
        return seed
    if out is not None and is_there(out) and out.stat().st_size:
        return Results.about(out).settings.seed
    return token_hex(4)


def _kept(file: Path, games: int | None, until_clear: bool) -> Settings:
    """The settings of a saved run, checked as if typed; it may be extended."""
    kept = Results.about(file).settings
    most, until = games or kept.games, until_clear or kept.until_clear
    return settings_for(game_of(kept), kept.bots, kept.options, kept.seed, most, kept.decks, until)
