"""A game as a row of a results file with a checksum, and back: files may have been changed."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from math import isfinite

from bugduel.arena.played import Played
from bugduel.core import BadData
from bugduel.core.reading.json_text import MOST_TEXT, check_data, read_json
from bugduel.core.reading.messages import brief

COLUMNS = ("item", "deal", "sides", "outcome", "first", "turns", "plies", "seconds", "thinking", "record", "checksum")
TEXTS = ("item", "deal", "sides", "outcome", "thinking", "record", "checksum")
MOST_NUMBER = 1_000_000
LONGEST = 1e9  # seconds

Row = tuple[object, ...]


def row_of(game: Played) -> Row:
    """A game as a row."""
    values = (
        *(game.item, game.deal, as_json(game.sides), as_json(game.outcome), game.first, game.turns, game.plies),
        *(game.seconds, as_json(game.thinking), game.record),
    )
    return *values, checksum(values)


def checksum(values: Sequence[object]) -> str:
    """The checksum of a row without it."""
    return blake2b(as_json(list(values)).encode(), digest_size=8, person=b"bugduel").hexdigest()


def as_json(data: object) -> str:
    return json.dumps(data, separators=(",", ":"))


def played_of(row: Row) -> Played:
    """The game of a row. BadData says what is wrong with it."""
    of = dict(zip(COLUMNS, row, strict=True))
    for name in TEXTS:
        if not isinstance(of[name], str):
            raise BadData(f"{name} must be text, not {brief(of[name])}")
    check_data([of["item"], of["deal"]], "its name")
    if len(str(of["record"])) > MOST_TEXT:
        raise BadData(f"record must have at most {MOST_TEXT:,} characters")
    seconds = _number(of["seconds"], "seconds", LONGEST)
    if checksum((*row[:7], seconds, *row[8:10])) != of["checksum"]:
        raise BadData("it has been changed: its checksum is wrong")
    bots = tuple(_text(bot, "a bot") for bot in _list(of["sides"], "sides"))
    scores = tuple(_number(score, "a score", 1.0) for score in _list(of["outcome"], "outcome"))
    thinking = tuple(_number(spent, "thinking", LONGEST) for spent in _list(of["thinking"], "thinking"))
    if not len(bots) == len(scores) == len(thinking) >= 2:
        raise BadData("sides, outcome and thinking must have as many entries as there are teams")
    item, deal = str(of["item"]), str(of["deal"])
    group = deal.rpartition("/deal ")[0].split("|")
    if sorted(group) != sorted(bots) or item.rpartition("/rotation ")[0] != deal:
        raise BadData("its name, its deal and its bots do not match")
    return Played(
        item=item,
        deal=deal,
        sides=bots,
        outcome=scores,
        first=_whole(of["first"], "first", len(bots) - 1),
        turns=_whole(of["turns"], "turns", MOST_NUMBER),
        plies=_whole(of["plies"], "plies", MOST_NUMBER),
        seconds=seconds,
        thinking=thinking,
        record=str(of["record"]),
    )


def _list(text: object, name: str) -> list[object]:
    data = read_json(str(text), name, 10_000)
    if not isinstance(data, list):
        raise BadData(f"{name} must be a list, not {brief(data)}")
    return data


def _text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise BadData(f"{name} must be text, not {brief(value)}")
    return value


def _number(value: object, name: str, most: float) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not (isfinite(value) and 0 <= value <= most):
        raise BadData(f"{name} must be a number from 0 to {most:g}, not {brief(value)}")
    return float(value)


def _whole(value: object, name: str, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadData(f"{name} must be a whole number from 0 to {most}, not {brief(value)}")
    return value
