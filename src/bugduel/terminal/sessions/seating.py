"""The table of a saved game: what is needed to resume it besides its Record."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from bugduel.bots import check_bot
from bugduel.core import NOBODY, BadData, BadOptions, Game, Match, Record, State
from bugduel.core.match import LENGTHS
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.messages import brief, unknown
from bugduel.terminal.arguments import read_json, read_record
from bugduel.terminal.sessions.passing import Passing
from bugduel.terminal.usage_errors import UsageError
from bugduel.words import LANGUAGES

FIELD = "table"  # of a Record's file
MOST_STOPS = 100


@dataclass(frozen=True)
class Seating:
    """The opponent, the player's preferences, and the match score before this game."""

    against: str = ""
    language: str = ""
    plain: bool = False
    stops: Sequence[str] = ()
    best_of: int = 1
    wins: Sequence[int] = ()
    games: int = 0
    seed: str | None = None  # of the match, if one was given
    is_over: bool = False
    is_declined: bool = False  # the player was asked and declined to resume it
    beside: str = ""  # the teammate, if not of the same kind

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"against": self.against, "lang": self.language, "plain": self.plain}
        data |= {"stops": list(self.stops), "over": self.is_over, "declined": self.is_declined}
        if self.beside:
            data["with"] = self.beside
        if self.best_of > 1:
            data |= {"best-of": self.best_of, "wins": list(self.wins), "games": self.games}
            if self.seed is not None:
                data["seed"] = self.seed
        return data

    def match(self, teams: Sequence[int]) -> Match:
        """The match so far. BadData if it does not fit the game."""
        match = Match(teams, self.best_of)
        if self.best_of > 1:
            sides = len(match.wins)
            if len(self.wins) != sides or sum(self.wins) > self.games or min(self.wins) < 0:
                raise BadData(
                    f"{brief(list(self.wins))} after {self.games} games with {sides} players", (FIELD, "wins")
                )
            match.games, match.wins = self.games, list(self.wins)
            if match.is_over:
                raise BadData("this match is over", (FIELD, "wins"))
        return match


class SavedGame:
    """A game as saved: the Record, with the seating in an additional field."""

    def __init__(self, record: Record, state: State, seating: Seating, passing: Passing) -> None:
        self.record = record
        self.state = state
        self.seating = seating
        self.passing = passing

    def to_json(self) -> str:
        is_over = self.state.actor() == NOBODY
        return kept_text(self.record, replace(self.seating, stops=sorted(self.passing.stops), is_over=is_over))


def kept_text(record: Record, seating: Seating) -> str:
    """The text of a saved game. It can also be read as a Record."""
    fields = record.to_json().rstrip().removesuffix("}").rstrip()
    return f'{fields},\n  "{FIELD}": {json.dumps(seating.to_data())}\n}}\n'


def read_kept(file: Path) -> tuple[Game, Record, Seating]:
    """A saved game. A bare Record is one too; it says nothing about the table."""
    game, record = read_record(file)
    data = read_json(file).get(FIELD, {})
    try:
        return game, record, _seating(Fields(data, FIELD), game)
    except (BadData, BadOptions) as error:
        raise UsageError(f"{file}: {error}") from None


def _seating(fields: Fields, game: Game) -> Seating:
    fields.only("against", "with", "lang", "plain", "stops", "over", "declined", "best-of", "wins", "games", "seed")
    against, beside = fields.text("against", ""), fields.text("with", "")
    for name in (against, beside):
        if name:
            check_bot(name)
    stops = fields.texts("stops", (), MOST_STOPS)
    for stop in stops:
        if stop not in game.moments():
            raise fields.wrong(f"there is no moment {unknown(stop, game.moments())}", "stops")
    best_of = fields.whole("best-of", 1)
    if best_of not in LENGTHS:
        raise fields.wrong(f"must be one of {', '.join(map(str, LENGTHS))}, not {best_of}", "best-of")
    return Seating(
        against=against,
        beside=beside,
        language=fields.one_of("lang", ("", *LANGUAGES), ""),
        plain=fields.yes_no("plain", False),
        stops=stops,
        best_of=best_of,
        wins=fields.wholes("wins", ()),
        games=fields.whole("games", 0, most=max(LENGTHS)),
        seed=fields.text("seed") if "seed" in fields.data else None,
        is_over=fields.yes_no("over", False),
        is_declined=fields.yes_no("declined", False),
    )
