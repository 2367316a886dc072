"""What a new game is played with, as the command line is told."""

import re
from pathlib import Path

from bugduel.core import BadOptions, Game, LiveGame
from bugduel.core.fields import unknown
from bugduel.terminal.asked_for import one_of, read_json
from bugduel.terminal.slips import Slip

ALL_SETS = "all"
POOL_FIELDS = ("pool", "cards")


def new_game(
    game: Game, seed: str | None, sets: str | None, pool: Path | None, edition: str | None, format: str | None = None
) -> LiveGame:
    """A game just dealt. What is wrong with a file is told with the file's name."""
    options: dict[str, object] = {}
    if format is not None:
        if sets is not None or pool is not None:
            raise Slip("--format: stands for --sets or --pool and cannot be given together with them")
        one_of("--format", "format", format, game.formats())
        options["format"] = format
    if edition is not None:
        options["edition"] = edition
    if sets is not None:
        options["sets"] = _set_ids(game, sets)
    where, is_plain = "--sets", False
    if pool is not None:
        data = read_json(pool)
        where, is_plain = str(pool), not any(isinstance(data.get(field), dict | list) for field in POOL_FIELDS)
        options.update({"pool": data} if is_plain else _fields(data, pool))
        if sets is not None and "pool" in options:
            raise Slip("--sets: cannot be given together with a --pool that names its cards")
    try:
        return LiveGame(game, options, seed)
    except BadOptions as error:
        raise BadOptions(_told(str(error), where, is_plain)) from None


def _set_ids(game: Game, typed: str) -> list[str]:
    names = [name.strip() for name in typed.split(",") if name.strip()]
    return list(game.sets()) if names == [ALL_SETS] else names


def _fields(data: dict[str, object], file: Path) -> dict[str, object]:
    for field in data:
        if field not in POOL_FIELDS:
            raise Slip(f"{file}: there is no field {unknown(field, POOL_FIELDS)}")
    return data


def _told(message: str, where: str, is_plain: bool) -> str:
    """What is wrong, in the words of whoever wrote it: they know a file or an option, and no "options.pool"."""
    place = r"options(\.pool: |\.pool\.|: )" if is_plain else r"options(: |\.(?=pool|cards))"
    found = re.match(place, message)
    return message if found is None else f"{where}: {message[found.end() :]}"  # or it is about another option
