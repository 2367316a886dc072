"""`bugduel draft`: picking cards from passing packs, and playing the deck."""

import json
from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer
from rich.console import Console

from bugduel.bots import BOTS, LEVELS
from bugduel.core import BadData, Draft, Game
from bugduel.files import is_there
from bugduel.games import GAMES
from bugduel.terminal.arguments import Lang, Plain, bot_called, game_called, language_called, read_json
from bugduel.terminal.commands.play import USUAL
from bugduel.terminal.screen.look import Look
from bugduel.terminal.screen.prompt import is_terminal
from bugduel.terminal.sessions.autosave import Autosave
from bugduel.terminal.sessions.drafting import Drafting
from bugduel.terminal.sessions.passing import passing_with
from bugduel.terminal.sessions.series import ME, PlaySettings
from bugduel.terminal.teller import TerminalTeller
from bugduel.terminal.usage_errors import UsageError

SEATS = 4


def draft(
    game: Annotated[str | None, typer.Argument(help="The game; by default the first with a draft.")] = None,
    seats: Annotated[
        int, typer.Option(metavar="N", help="Number of drafters; bots take every seat but yours.")
    ] = SEATS,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text gives the same packs.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the draft to a new file, and its games beside it.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Resume a saved draft.")] = None,
    deck_out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the drafted deck to a new file.")] = None,
    against: Annotated[str, typer.Option(help=f"Who plays the other decks: {', '.join([*LEVELS, *BOTS])}.")] = USUAL,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Draft a deck with bots and play it."""
    bot_called("--against", against)
    language = language_called(lang)
    of = game_with_draft(game)
    if deck_out is not None and is_there(deck_out):
        raise UsageError(f"--deck-out: {deck_out} already exists. Name another file")
    if resume is not None:
        for option, is_given in (("--save", save), ("--seed", seed), ("--seats", seats != SEATS)):
            if is_given:
                raise UsageError(f"{option}: cannot be combined with --resume")
        begun = kept_draft(of, resume)
    else:
        begun = of.draft(seats, token_hex(16) if seed is None else seed)
    look = Look(Console(), TerminalTeller(of, language, ME, range(begun.seats)), plain or not is_terminal())
    drafting = Drafting(look, of, begun, PlaySettings(against, language, plain, passing_with(of, None)), seed, deck_out)
    file = resume if resume is not None else save
    if file is not None:
        drafting.autosave = Autosave(file, SavedDraft(begun))
        if resume is None:
            drafting.autosave.create()
        else:
            drafting.autosave.reopen()
    raise typer.Exit(drafting.run())


class SavedDraft:
    """A draft as saved in a file."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft

    def to_json(self) -> str:
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in self.draft.to_data().items())
        return "{\n" + lines + "\n}\n"


def kept_draft(game: Game, file: Path) -> Draft:
    try:
        return game.draft_from_data(read_json(file))
    except BadData as error:
        raise UsageError(f"{file}: {error}") from None


def game_with_draft(name: str | None) -> Game:
    """The game of that name, or the first that has a draft."""
    found = game_called(name) if name else next((game for game in GAMES.values() if game.has_draft), game_called(None))
    if not found.has_draft:
        raise UsageError(f"{found.name} has no draft")
    return found
