"""Data from outside, before anybody reads it: JSON text, or the same as Python objects.

Whoever reads on can rely on it: no object is nested without end, no name is there twice, numbers are of a sensible
size, and every text can be written down again, in an error message, too.
"""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any

from bugduel.core.errors import BadData, Path, Where, path_of
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.messages import brief, short

MOST_TEXT = 1_000_000  # characters of JSON
MOST_VALUES = 100_000  # numbers, texts, lists and objects, all told
DEEPEST = 60  # lists and objects inside each other
LONGEST = 10_000  # characters of one text
GREATEST = 1 << 63
MOST_DIGITS = 19  # of a whole number; Python refuses to read some thousands of them

COLLECTIONS = (dict, list, tuple, Mapping)
Entry = tuple[object, Any, Any]  # a value, the entry of what it is in, and its name or number there


def read_json(text: str | bytes, where: str = "", most: int = MOST_TEXT) -> object:
    """The data that a JSON text holds. BadData says what is wrong; `where` is what the text is called."""
    path = path_of(where)
    if len(text) > most:
        raise BadData(f"too long: {len(text):,} characters, and at most {most:,} are read", path)
    if isinstance(text, bytes):
        text = decoded(text, path)
    text = text.removeprefix("\ufeff")
    try:
        data = json.loads(
            text, object_pairs_hook=_named_once, parse_int=_whole, parse_float=_number, parse_constant=_no_number
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadData(f"not JSON, or cut off: {place}: {error.msg}", path) from None
    except _Wrong as wrong:
        raise BadData(f"{_line_of(text, wrong.sign)}{wrong}", path) from None
    except RecursionError:
        raise BadData(f"nested too deeply: at most {DEEPEST} lists and objects inside each other", path) from None
    check_data(data, path)
    return data


def decoded(text: bytes, where: Where) -> str:
    """Text of a file or a socket. BadData if it is not UTF-8."""
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise BadData(f"not a text file (UTF-8): line {line}, byte {error.start + 1}", where) from None


def fields_of(data: object, where: Where, most: int = MOST_VALUES) -> Fields:
    """The fields of an object from outside."""
    check_data(data, where, most)
    return Fields(data, where)


def check_data(data: object, where: Where, most: int = MOST_VALUES) -> None:
    """Reject data that is not plain, is nested too deeply or too large. BadData names the place."""
    level: list[Entry] = [(data, None, "")]
    values = 0
    for depth in range(DEEPEST + 2):
        inside: list[Entry] = []
        for entry in level:
            value = entry[0]
            if isinstance(value, str):
                if len(value) > LONGEST or not value.isascii():
                    _check_text(value, entry, where)
            elif isinstance(value, int):
                if not -GREATEST <= value < GREATEST:
                    raise BadData(f"a number too large: {brief(value)}", _path(entry, where))
            elif isinstance(value, COLLECTIONS):
                if values + len(inside) + len(value) > most:
                    raise BadData(f"too large: more than {most:,} values", _path(entry, where))
                if isinstance(value, Mapping):
                    _check_names(value, entry, where)
                    inside += [(inner, entry, name) for name, inner in value.items()]
                else:
                    inside += [(inner, entry, number) for number, inner in enumerate(value)]
            elif isinstance(value, float):
                if not isfinite(value):
                    raise BadData(f"must be a number, not {value}", _path(entry, where))
            elif value is not None:
                raise BadData(f"must be plain data, not {brief(value)}", _path(entry, where))
        if not inside:
            return
        if depth >= DEEPEST:
            reason = f"nested too deeply: at most {DEEPEST} lists and objects inside each other"
            raise BadData(reason, _path(inside[0], where))
        values += len(inside)
        level = inside


def _check_names(data: Mapping[str, object], entry: Entry, where: Where) -> None:
    for name in data:
        if not isinstance(name, str):
            raise BadData(f"a name must be text, not {brief(name)}", _path(entry, where))
        if len(name) > LONGEST or not name.isascii():
            _check_text(name, entry, where)


def _check_text(text: str, entry: Entry, where: Where) -> None:
    if len(text) > LONGEST:
        raise BadData(f"a text of {len(text):,} characters; at most {LONGEST:,} are read", _path(entry, where))
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadData(f"half a character (a lone surrogate) in {brief(text)}", _path(entry, where)) from None


def _path(entry: Entry, where: Where) -> Path:
    """The steps from what was given to one of its parts."""
    steps: list[str | int] = []
    while entry[1] is not None:
        steps.append(entry[2])
        entry = entry[1]
    return path_of(where) + tuple(reversed(steps))


# --- while JSON is read -----------------------------------------------------------------------------------------------


class _Wrong(ValueError):
    """What JSON allows, or Python's reader of it, and we do not. `sign` is how the text has it."""

    def __init__(self, message: str, sign: str) -> None:
        super().__init__(message)
        self.sign = sign


def _line_of(text: str, sign: str) -> str:
    place = text.find(sign) if sign else -1
    return f"line {text.count(chr(10), 0, place) + 1}: " if place >= 0 else ""


def _named_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise _Wrong(f'"{short(name)}" is there twice in one object', "")
            seen.add(name)
    return found


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS + 1:
        raise _Wrong(f"a number of {len(digits):,} digits; at most {MOST_DIGITS} are read", digits)
    return int(digits)


def _number(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise _Wrong(f"a number too large: {short(text)}", text)
    return value


def _no_number(name: str) -> float:
    raise _Wrong(f"must be a number, not {name}", name)
