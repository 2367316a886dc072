"""A Record: how a game began, who sat where, and every action. That is a whole game, the same on every machine."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bugduel import __version__
from bugduel.core.errors import BadData, BadRecord
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import read_json
from bugduel.core.reading.messages import brief

FORMAT = 2
READ = (1, 2)  # format 1 had no positions and did not say who sat where
MOST_ACTIONS = 100_000
MOST_SEATS = 99


@dataclass(frozen=True)
class Participant:
    """Who sat at a seat: a person by name, a bot by its name and settings (`search:0.3`)."""

    name: str = ""
    bot: str = ""

    def to_data(self) -> dict[str, str]:
        return {key: value for key, value in (("name", self.name), ("bot", self.bot)) if value}


class Record:
    """What is needed to play a game again: nothing of what happened, only what was decided.

    A game that began from a position has no options of its own: the position says all.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        options: Mapping[str, object],
        seed: str = "",
        seats: Sequence[Participant] = (),
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.version = __version__  # of the Bugduel that wrote it
        self.options = options
        self.seed = seed
        self.seats = list(seats)
        self.position = position
        self.actions: list[int] = []

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"bugduel-record": FORMAT, "version": self.version}
        data |= {"game": self.game, "rules": self.rules}
        if self.position is None:
            data |= {"options": self.options, "seed": self.seed}
        else:
            data["position"] = self.position
        return data | {"seats": [who.to_data() for who in self.seats], "actions": self.actions}

    def to_json(self) -> str:
        """One field a line, so that a Record reads well in a bug report."""
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in self.to_data().items())
        return "{\n" + lines + "\n}\n"

    @staticmethod
    def from_json(text: str | bytes) -> "Record":
        """Read a Record. BadRecord says what is wrong, and where."""
        try:
            return Record.from_data(read_json(text))
        except BadData as error:
            raise BadRecord(error.reason, error.path) from None

    @staticmethod
    def from_data(data: object) -> "Record":
        if not isinstance(data, dict) or "bugduel-record" not in data:
            raise BadRecord('not a Record: the field "bugduel-record" is missing')
        given = data["bugduel-record"]
        if type(given) is not int or given not in READ:  # true and 1.0 are equal to 1, too
            raise BadRecord(f"a Record of format {_shown(given)}; this Bugduel reads format {FORMAT}")
        try:
            return _read(Fields(data, "record"))
        except BadData as error:
            raise BadRecord(error.reason, error.path) from None


def _read(fields: Fields) -> Record:
    if ("position" in fields.data) == ("options" in fields.data):
        raise BadRecord('must have either "options" or a "position"', "record")
    position = fields.inner("position").data if "position" in fields.data else None
    record = Record(
        fields.text("game"),
        fields.whole("rules"),
        fields.inner("options").data if position is None else {},
        fields.text("seed") if position is None else "",
        [Participant(who.text("name", ""), who.text("bot", "")) for who in fields.inners("seats", (), MOST_SEATS)],
        position,
    )
    record.version = fields.text("version", "")
    record.actions = fields.wholes("actions", None, MOST_ACTIONS)
    return record


def _shown(value: object) -> str:
    """A value as the file has it."""
    return json.dumps(value)[:60] if isinstance(value, str | bool | None) else brief(value)
