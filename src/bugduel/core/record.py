"""A Record: game, options, seed, actions. That is a whole game, and the same game on every machine."""

import json
import secrets
from collections.abc import Mapping

from bugduel.core.errors import BadData, BadOptions, BadRecord, IllegalAction
from bugduel.core.game import Game
from bugduel.core.reading.fields import brief, short
from bugduel.core.reading.json_text import read_json
from bugduel.core.seat import Seat
from bugduel.core.state import State
from bugduel.core.trail import Trails

FORMAT = 1


class Record:
    """What is needed to play a game again: nothing of what happened, only what was decided."""

    def __init__(self, game: str, rules: int, options: dict[str, object], seed: str) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.seed = seed
        self.actions: list[int] = []

    def to_json(self) -> str:
        """One field a line, so that a Record reads well in a bug report."""
        data = {
            "bugduel-record": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "actions": self.actions,
        }
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in data.items())
        return "{\n" + lines + "\n}\n"

    @staticmethod
    def from_json(text: str | bytes) -> "Record":
        """Read a Record. BadRecord says what is wrong, and where."""
        try:
            data = read_json(text)
        except BadData as error:
            raise BadRecord(str(error)) from None
        if not isinstance(data, dict) or "bugduel-record" not in data:
            raise BadRecord('not a Record: the field "bugduel-record" is missing')
        given = data["bugduel-record"]
        if type(given) is not int or given != FORMAT:  # true and 1.0 are equal to 1, too
            raise BadRecord(f"a Record of format {_shown(given)}; this Bugduel reads format {FORMAT}")
        return _checked(data)


def _checked(data: dict[str, object]) -> Record:
    wanted = {"game": str, "rules": int, "options": dict, "seed": str, "actions": list}
    for field, kind in wanted.items():
        if field not in data:
            raise BadRecord(f'the field "{field}" is missing')
        if not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadRecord(f'the field "{field}" must be {_NAMES[kind]}, not {_shown(data[field])}')
    game, rules, options = data["game"], data["rules"], data["options"]
    seed, actions = data["seed"], data["actions"]
    assert isinstance(game, str) and isinstance(rules, int) and isinstance(seed, str)
    assert isinstance(options, dict) and isinstance(actions, list)
    record = Record(game, rules, options, seed)
    for ply, action in enumerate(actions):
        if not isinstance(action, int) or isinstance(action, bool):
            raise BadRecord(f"action {ply + 1} must be a whole number, not {_shown(action)}")
        record.actions.append(action)
    return record


_NAMES: Mapping[type, str] = {str: "text", int: "a whole number", dict: "an object", list: "a list"}


def _shown(value: object) -> str:
    """A value as the file has it."""
    return json.dumps(value)[:60] if isinstance(value, str | bool | None) else brief(value)


class LiveGame:
    """A game being played: its state, and the Record that grows with it."""

    def __init__(self, game: Game, options: Mapping[str, object], seed: str | None = None) -> None:
        setup = game.setup(options)
        self.record = Record(game.name, game.rules, setup.options, secrets.token_hex(16) if seed is None else seed)
        self.state = setup.new(self.record.seed, record=True)
        self.trails = Trails(self.state)

    def apply(self, action: int) -> None:
        if type(action) is not int:  # 65536.0 and True are equal to whole numbers, too
            raise IllegalAction(f"an action must be a whole number, not {brief(action)}")
        self.trails.apply(action)
        self.record.actions.append(action)

    def seat(self, number: int) -> Seat:
        """One player's place at this game."""
        return Seat(self.state, number, self.trails)


def replay(game: Game, record: Record) -> LiveGame:
    """Play a Record to its end. BadRecord names the first action that does not fit."""
    live = begin(game, record)
    for ply in range(len(record.actions)):
        step(live, record, ply)
    return live


def begin(game: Game, record: Record) -> LiveGame:
    """The game of a Record before its first action."""
    if record.game != game.name:
        raise BadRecord(f'a Record of the game "{short(record.game)}", not of "{game.name}"')
    if record.rules != game.rules:
        raise BadRecord(f"played by version {record.rules} of the rules; this Bugduel plays version {game.rules}")
    try:
        return LiveGame(game, record.options, record.seed)
    except BadOptions as error:
        raise BadRecord(f'the field "options": {error}') from None


def step(live: LiveGame, record: Record, ply: int) -> State:
    """Play one action of a Record, counted from 0."""
    try:
        live.apply(record.actions[ply])
    except IllegalAction as error:
        raise BadRecord(f"action {ply + 1} of {len(record.actions)}: {error}") from None
    return live.state
