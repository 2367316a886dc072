"""Arguments of the commands: a game, a language, files."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bugduel.bots import check_bot
from bugduel.core import BadData, BadOptions, BadRecord, Game, Record
from bugduel.core.reading import json_text
from bugduel.core.reading.messages import unknown
from bugduel.games import GAMES
from bugduel.terminal.usage_errors import UsageError
from bugduel.words import LANGUAGES

MOST_BYTES = 4_000_000  # of a file
MOST_DIGITS = 9

# Options shared by several commands.
Lang = Annotated[str | None, typer.Option(metavar="en|es", help="Language; your system's by default.")]
Mode = Annotated[
    str | None, typer.Option(help="How many play together, in a game with modes: duel, or 2v2 for two against two.")
]
OpenHands = Annotated[bool, typer.Option("--open-hands", help="Teammates see each other's cards.")]
Plain = Annotated[bool, typer.Option("--plain", help="No boxes, for screen readers.")]


def game_called(name: str | None) -> Game:
    """The game of that name, or the first one."""
    if name is None:
        return next(iter(GAMES.values()))
    if name not in GAMES:
        raise UsageError(f"there is no game {unknown(name, list(GAMES))}")
    return GAMES[name]


def language_called(language: str | None) -> str:
    """The requested language, or the system's if it is supported."""
    if language is None:
        locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
        return next((known for known in LANGUAGES if locale.lower().startswith(known)), LANGUAGES[0])
    return one_of("--lang", "language", language, LANGUAGES)


def deck_called(game: Game, named: str, option: str = "") -> dict[str, object]:
    """A ready-made deck by name, or a deck from a file."""
    if named in game.decks():
        return game.deck(named)
    file = Path(named)
    if not os.path.exists(file):
        lead = f"{option}: " if option else ""
        raise UsageError(f"{lead}there is no file and no ready-made deck {unknown(named, game.decks())}")
    return game.read_deck(read_text(file), str(file))


def one_of(option: str, what: str, word: str, allowed: Sequence[str]) -> str:
    if word not in allowed:
        raise UsageError(f"{option}: there is no {what} {unknown(word, allowed)}")
    return word


def bot_called(option: str, name: str) -> str:
    """A bot or a level by name, with its settings."""
    try:
        check_bot(name)
    except BadOptions as error:
        raise UsageError(f"{option}: {error}") from None
    return name


def read_record(file: Path) -> tuple[Game, Record]:
    """A saved game and the game it belongs to."""
    try:
        record = Record.from_json(read_text(file))
    except BadRecord as error:
        raise UsageError(f"{file}: {error}") from None
    if record.game not in GAMES:
        raise UsageError(f"{file}: there is no game {unknown(record.game, list(GAMES))}")
    return GAMES[record.game], record


def read_json(file: Path) -> dict[str, object]:
    """The JSON object in a file."""
    try:
        data = json_text.read_json(read_text(file), str(file))
    except BadData as error:
        raise UsageError(str(error)) from None
    if not isinstance(data, dict):
        raise UsageError(f"{file}: must be one JSON object")
    return data


def read_text(file: Path, most: int = MOST_BYTES) -> str:
    """The text of a file, up to a maximum size: a device may never end."""
    try:
        with file.open("rb") as source:
            text = source.read(most + 1)
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from None
    if len(text) > most:
        raise UsageError(f"{file}: too large: more than {most:,} bytes")
    try:
        return json_text.decoded(text, str(file))
    except BadData as error:
        raise UsageError(str(error)) from None


def typed_number(text: str, least: int, most: int) -> int | None:
    """A typed number, if it is from `least` to `most`. Longer ones are skipped unread: Python refuses thousands of
    digits.
    """
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        return None
    value = int(text)
    return value if least <= value <= most else None
