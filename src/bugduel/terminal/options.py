"""What a new game is played with, as the command line is told."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from bugduel.core import BadOptions, Game, LiveGame
from bugduel.core.reading.fields import unknown
from bugduel.terminal.arguments import deck_called, one_of, read_json
from bugduel.terminal.usage_errors import UsageError

ALL_SETS = "all"
POOL_FIELDS = ("pool", "cards")


@dataclass(frozen=True)
class Wanted:
    """The options as they were typed; what is None was not."""

    sets: str | None = None
    pool: Path | None = None
    edition: str | None = None
    format: str | None = None
    deck: str | None = None
    their_deck: str | None = None
    players: int | None = None
    time: int | None = None

    def given(self) -> dict[str, object]:
        """By the names that people type."""
        return {f"--{name.replace('_', '-')}": value for name, value in vars(self).items()}


def new_game(game: Game, seed: str | None, wanted: Wanted) -> LiveGame:
    """A game just dealt. What is wrong with a file is told with the file's name."""
    options: dict[str, object] = {}
    if wanted.format is not None:
        if wanted.sets is not None or wanted.pool is not None:
            raise UsageError("--format: stands for --sets or --pool and cannot be given together with them")
        if not game.formats():
            raise UsageError(f"--format: {game.name} has no formats")
        one_of("--format", "format", wanted.format, game.formats())
        options["format"] = wanted.format
    if wanted.edition is not None:
        options["edition"] = wanted.edition
    if wanted.time is not None:
        options["time"] = wanted.time
    if wanted.sets is not None:
        options["sets"] = _set_ids(game, wanted.sets)
    decks = decks_for(game, wanted)
    if decks:
        options["decks"] = decks
    where, is_plain = "--sets", False
    if wanted.pool is not None:
        data = read_json(wanted.pool)
        where, is_plain = str(wanted.pool), not any(isinstance(data.get(field), dict | list) for field in POOL_FIELDS)
        options.update({"pool": data} if is_plain else _fields(data, wanted.pool))
        if wanted.sets is not None and "pool" in options:
            raise UsageError("--sets: cannot be given together with a --pool that names its cards")
    return dealt(game, options, seed, where, is_plain)


def dealt(game: Game, options: Mapping[str, object], seed: str | None, where: str, is_plain: bool) -> LiveGame:
    try:
        return LiveGame(game, options, seed)
    except BadOptions as error:
        unknown_option = re.match(r'options: there is no field "([a-z-]+)"', str(error))
        if unknown_option is not None and unknown_option[1] in options:
            raise UsageError(f"--{unknown_option[1]}: {game.name} has no such option") from None
        raise BadOptions(_told(str(error), where, is_plain)) from None


# --- decks ------------------------------------------------------------------------------------------------------------


def decks_for(game: Game, wanted: Wanted) -> list[object]:
    """A deck for each player: those that were named, and for the rest built ones. None if nothing was said of decks."""
    for option, value in (("deck", wanted.deck), ("their-deck", wanted.their_deck), ("players", wanted.players)):
        if value is not None and not game.decks():
            raise UsageError(f"--{option}: {game.name} is played without decks and by two")
    if wanted.deck is None and wanted.their_deck is None and wanted.players is None:
        return []
    theirs = [name.strip() for name in (wanted.their_deck or "").split(",") if name.strip()]
    players = wanted.players if wanted.players is not None else max(len(theirs) + 1, 2)
    if theirs and len(theirs) > players - 1:
        raise UsageError(f"--their-deck: {len(theirs)} decks, and {players - 1} others to play them")
    mine = game.decks()[0] if wanted.deck is None else wanted.deck
    others = cycle(_not_taken(game.decks(), [mine, *theirs]))
    theirs += islice(others, max(players - 1 - len(theirs), 0))
    return [deck_called(game, mine, "--deck"), *(deck_called(game, name, "--their-deck") for name in theirs)]


def _not_taken(decks: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Built decks, those first that nobody has yet."""
    return [name for name in decks if name not in taken] + [name for name in decks if name in taken]


# --- sets and pools ---------------------------------------------------------------------------------------------------


def _set_ids(game: Game, typed: str) -> list[str]:
    names = [name.strip() for name in typed.split(",") if name.strip()]
    return list(game.sets()) if names == [ALL_SETS] else names


def _fields(data: dict[str, object], file: Path) -> dict[str, object]:
    for field in data:
        if field not in POOL_FIELDS:
            raise UsageError(f"{file}: there is no field {unknown(field, POOL_FIELDS)}")
    return data


def _told(message: str, where: str, is_plain: bool) -> str:
    """What is wrong, in the words of whoever wrote it: they know a file or an option, and no "options.pool"."""
    message = message.replace("options.decks: ", "--players: ", 1)
    place = r"options(\.pool: |\.pool\.|: )" if is_plain else r"options(: |\.(?=pool|cards))"
    found = re.match(place, message)
    return message if found is None else f"{where}: {message[found.end() :]}"  # or it is about another option
