"""The options of a new game, as given on the command line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from bugduel.core import BadOptions, Game, LiveGame
from bugduel.core.errors import Path as Steps
from bugduel.core.errors import place
from bugduel.core.reading.messages import unknown
from bugduel.terminal.arguments import deck_called, one_of, read_json
from bugduel.terminal.usage_errors import UsageError

ALL_SETS = "all"
POOL_FIELDS = ("pool", "cards")


@dataclass(frozen=True)
class Wanted:
    """The options as typed; None means not given."""

    sets: str | None = None
    pool: Path | None = None
    edition: str | None = None
    format: str | None = None
    deck: str | None = None
    their_deck: str | None = None
    players: int | None = None
    time: int | None = None
    mode: str | None = None
    open_hands: bool | None = None

    def given(self) -> dict[str, object]:
        """The options given, by the names people type."""
        return {f"--{name.replace('_', '-')}": value for name, value in vars(self).items()}


def new_game(game: Game, seed: str | None, wanted: Wanted) -> LiveGame:
    """A newly dealt game. Errors in a file name the file."""
    options = mode_options(game, wanted.mode, wanted.open_hands)
    if wanted.format is not None:
        if wanted.sets is not None or wanted.pool is not None:
            raise UsageError("--format: cannot be combined with --sets or --pool")
        options["format"] = _one_offered(game, "format", wanted.format)
    if wanted.edition is not None:
        options["edition"] = wanted.edition
    if wanted.time is not None:
        options["time"] = wanted.time
    if wanted.sets is not None:
        options["sets"] = set_ids(game, wanted.sets, options)
    decks = decks_for(game, wanted)
    if decks:
        options["decks"] = decks
    where, is_plain = "--sets", False
    if wanted.pool is not None:
        data = read_json(wanted.pool)
        where, is_plain = str(wanted.pool), not any(isinstance(data.get(field), dict | list) for field in POOL_FIELDS)
        options.update({"pool": data} if is_plain else _fields(data, wanted.pool))
        if wanted.sets is not None and "pool" in options:
            raise UsageError("--sets: cannot be combined with a --pool that names its cards")
    return dealt(game, options, seed, where, is_plain)


def mode_options(game: Game, mode: str | None, open_hands: bool | None) -> dict[str, object]:
    """The options that say who plays with whom."""
    options: dict[str, object] = {}
    if mode is not None:
        options["mode"] = _one_offered(game, "mode", mode)
    if open_hands:
        if game.choice("open-hands") is None:
            raise UsageError(f"--open-hands: {game.name} has no teams")
        options["open-hands"] = True
    return options


def _one_offered(game: Game, option: str, word: str) -> str:
    """One of the names that a game offers for an option."""
    choice = game.choice(option)
    if choice is None:
        raise UsageError(f"--{option}: {game.name} has no {option}s")
    return one_of(f"--{option}", option, word, choice.values)


def dealt(game: Game, options: Mapping[str, object], seed: str | None, where: str, is_plain: bool) -> LiveGame:
    try:
        return LiveGame(game, options, seed)
    except BadOptions as error:
        if error.path == ("options",) and error.unknown_field in options:
            raise UsageError(f"--{error.unknown_field}: {game.name} has no such option") from None
        raise _told(error, where, is_plain) from None


# --- decks ------------------------------------------------------------------------------------------------------------


def decks_for(game: Game, wanted: Wanted) -> list[object]:
    """A deck for each player: the named ones, then ready-made ones. None if no decks were asked for."""
    for option, value in (("deck", wanted.deck), ("their-deck", wanted.their_deck), ("players", wanted.players)):
        if value is not None and not game.decks():
            raise UsageError(f"--{option}: {_no_decks(game, option)}")
    if wanted.deck is None and wanted.their_deck is None and wanted.players is None:
        return []
    theirs = [name.strip() for name in (wanted.their_deck or "").split(",") if name.strip()]
    players = wanted.players if wanted.players is not None else max(len(theirs) + 1, 2)
    if theirs and len(theirs) > players - 1:
        raise UsageError(f"--their-deck: {len(theirs)} decks are too many for {players} players")
    mine = game.decks()[0] if wanted.deck is None else wanted.deck
    others = cycle(_not_taken(game.decks(), [mine, *theirs]))
    theirs += islice(others, max(players - 1 - len(theirs), 0))
    return [deck_called(game, mine, "--deck"), *(deck_called(game, name, "--their-deck") for name in theirs)]


def _no_decks(game: Game, option: str) -> str:
    modes = game.choice("mode")
    if option == "players" and modes is not None:
        return f"in {game.name} it follows from --mode ({', '.join(modes.values)})"
    return f"{game.name} has no decks"


def _not_taken(decks: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The ready-made decks, unused ones first."""
    return [name for name in decks if name not in taken] + [name for name in decks if name in taken]


# --- sets and pools ---------------------------------------------------------------------------------------------------


def set_ids(game: Game, typed: str, options: Mapping[str, object]) -> list[str]:
    """The sets as typed; all are those that go with the other options."""
    names = [name.strip() for name in typed.split(",") if name.strip()]
    return list(game.sets(options)) if names == [ALL_SETS] else names


def _fields(data: dict[str, object], file: Path) -> dict[str, object]:
    for field in data:
        if field not in POOL_FIELDS:
            raise UsageError(f"{file}: there is no field {unknown(field, POOL_FIELDS)}")
    return data


def _told(error: BadOptions, where: str, is_plain: bool) -> BadOptions:
    """The error in the user's terms: a file or an option, not "options.pool"."""
    match error.path:
        case ("options", "decks"):
            return BadOptions(error.reason, "--players")
        case ("options",):
            return BadOptions(error.reason, where)
        case ("options", "pool", *inside) if is_plain:
            return _within(where, tuple(inside), error.reason)
        case ("options", "pool" | "cards" as field, *inside) if not is_plain:
            return _within(where, (field, *inside), error.reason)
    return error  # it is about another option


def _within(file: str, path: Steps, reason: str) -> BadOptions:
    return BadOptions(f"{place(path)}: {reason}" if path else reason, file)
