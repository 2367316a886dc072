"""Data from outside, before anybody reads it: JSON text, or the same as Python objects.

Whoever reads on can rely on it: no object is nested without end, no name is there twice, numbers are of a sensible
size, and every text can be written down again, in an error message, too.
"""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any

from bugduel.core.errors import BadData
from bugduel.core.reading.fields import Fields, brief, short

MOST_TEXT = 1_000_000  # characters of JSON
MOST_VALUES = 100_000  # numbers, texts, lists and objects, all told
DEEPEST = 60  # lists and objects inside each other
LONGEST = 10_000  # characters of one text
GREATEST = 1 << 63
MOST_DIGITS = 19  # of a whole number; Python refuses to read some thousands of them

COLLECTIONS = (dict, list, tuple, Mapping)
Entry = tuple[object, Any, object]  # a value, the entry of what it is in, and its name or number there


def read_json(text: str | bytes, where: str = "", most: int = MOST_TEXT) -> object:
    """The data that a JSON text holds. BadData says what is wrong; `where` is what the text is called."""
    lead = f"{where}: " if where else ""
    if len(text) > most:
        raise BadData(f"{lead}too long: {len(text):,} characters, and at most {most:,} are read")
    if isinstance(text, bytes):
        text = decoded(text, where)
    text = text.removeprefix("\ufeff")
    try:
        data = json.loads(
            text, object_pairs_hook=_named_once, parse_int=_whole, parse_float=_number, parse_constant=_no_number
        )
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadData(f"{lead}not JSON, or cut off: {place}: {error.msg}") from None
    except _Wrong as wrong:
        raise BadData(f"{lead}{_line_of(text, wrong.sign)}{wrong}") from None
    except RecursionError:
        raise BadData(f"{lead}nested too deeply: at most {DEEPEST} lists and objects inside each other") from None
    check_data(data, where)
    return data


def decoded(text: bytes, where: str) -> str:
    """Text of a file or a socket. BadData if it is not UTF-8."""
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise BadData(f"{where}: not a text file (UTF-8): line {line}, byte {error.start + 1}") from None


def fields_of(data: object, where: str, most: int = MOST_VALUES) -> Fields:
    """The fields of an object from outside."""
    check_data(data, where, most)
    return Fields(data, where)


def check_data(data: object, where: str, most: int = MOST_VALUES) -> None:
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
                    raise BadData(f"{_place(entry, where)}a number too large: {brief(value)}")
            elif isinstance(value, COLLECTIONS):
                if values + len(inside) + len(value) > most:
                    raise BadData(f"{_place(entry, where)}too large: more than {most:,} values")
                if isinstance(value, Mapping):
                    _check_names(value, entry, where)
                    inside += [(inner, entry, name) for name, inner in value.items()]
                else:
                    inside += [(inner, entry, number) for number, inner in enumerate(value)]
            elif isinstance(value, float):
                if not isfinite(value):
                    raise BadData(f"{_place(entry, where)}must be a number, not {value}")
            elif value is not None:
                raise BadData(f"{_place(entry, where)}must be plain data, not {brief(value)}")
        if not inside:
            return
        if depth >= DEEPEST:
            raise BadData(
                f"{_place(inside[0], where)}nested too deeply: at most {DEEPEST} lists and objects inside each other"
            )
        values += len(inside)
        level = inside


def _check_names(data: Mapping[str, object], entry: Entry, where: str) -> None:
    for name in data:
        if not isinstance(name, str):
            raise BadData(f"{_place(entry, where)}a name must be text, not {brief(name)}")
        if len(name) > LONGEST or not name.isascii():
            _check_text(name, entry, where)


def _check_text(text: str, entry: Entry, where: str) -> None:
    if len(text) > LONGEST:
        raise BadData(f"{_place(entry, where)}a text of {len(text):,} characters; at most {LONGEST:,} are read")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadData(f"{_place(entry, where)}half a character (a lone surrogate) in {brief(text)}") from None


def _place(entry: Entry, where: str) -> str:
    """`position.players[0].hand: `, cut in the middle where that is long."""
    steps: list[str] = []
    while entry[1] is not None:
        name = entry[2]
        steps.append(f".{short(name)}" if isinstance(name, str) else f"[{name}]")
        entry = entry[1]
    steps = steps[::-1] if len(steps) <= 8 else [*steps[:-5:-1], "...", *steps[3::-1]]
    place = (where + "".join(steps)).removeprefix(".")
    return f"{place}: " if place else ""


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
