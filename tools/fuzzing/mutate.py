"""Corrupting valid data, reproducibly for a given Random."""

import json
import sys
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from random import Random
from typing import Any

# Values for where something else is expected. A few are as large as data may get before it must be rejected.
WRONG: list[object] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        7,
        99,
        255,
        4095,
        4096,
        65535,
        10**6,
        2**31,
        2**63,
        -(2**63),
        10**25,
        10**5000,
    ),
    *(0.0, 1.0, 0.5, -1.5, 1e300, float("inf"), float("nan")),
    *("", " ", "x", "0", "00", "-1", "\u0663", "web", "turn", "Gorillion", "Pew Slug", "*", "a/b", "\x1b[2J", "\n"),
    *("\ud800", "\ufeff", "\u2028", "é" * 70, "x" * 500, "x" * 30_000),
    *([], {}, [[]], [1], ["x"], {"x": 1}, {"": []}, {"card": "Gorillion"}, [None], [0] * 500, [[[[[[[[]]]]]]]]),
]
DIGITS = "0123456789"
SNIPPETS = (
    *("{", "}", "[", "]", '"', ",", ":", "\\", "\\ud800", "\\u0000", "null", "NaN", "-Infinity", "1e999", "true"),
    *(
        "\ufeff",
        "\ud800",
        "\x00",
        "\x1b",
        "\u2028",
        "#",
        "\n",
        "\n\n",
        "0",
        "00",
        "1" * 5000,
        "[" * 2000,
        '{"a":' * 200,
    ),
    *(
        '"a": 1, "a": 2,',
        "avatar: Sol\n",
        "avatar: Mars\n",
        "4 Pew Slug\n",
        "999 Antonio\n",
        "1 Antnio\n",
        "٣ Antonio\n",
    ),
)

Path = tuple[Any, ...]
MOST_PATHS = 20_000  # to choose from: data that was multiplied has millions, which would take the memory being measured


def dumped(data: object) -> str:
    """The data as JSON, with numbers of any length."""
    sys.set_int_max_str_digits(0)
    try:
        return json.dumps(data)
    finally:
        sys.set_int_max_str_digits(4300)


def spoilt(data: object, random: Random) -> object:
    """A copy with a few errors or changes."""
    data = deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 2, 3, 5))):
        paths = list(islice(paths_of(data), MOST_PATHS))
        if not paths:
            return deepcopy(random.choice(WRONG))
        data = _changed(data, random.choice(paths), paths, random)
    return data


def spoilt_text(text: str, random: Random) -> str:
    """The same for text, character by character."""
    for _ in range(random.choice((1, 1, 2, 3, 6))):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((0, 0, 1, 1, 2, 5, 20, 200)))
        kind = random.randrange(5)
        if kind == 0:
            text = text[:start] + text[end:]
        elif kind == 1:
            text = text[:start] + random.choice(SNIPPETS) + text[end:]
        elif kind == 2:
            text = text[:end] + text[start:end] * random.choice((1, 2, 30)) + text[end:]
        elif kind == 3:
            text = text[:start] + chr(random.choice((random.randrange(128), random.randrange(0x3000)))) + text[end:]
        else:
            text = "".join(random.choice(DIGITS) if c in DIGITS and random.random() < 0.1 else c for c in text)
    return text


def paths_of(data: object, path: Path = ()) -> Iterator[Path]:
    """The paths to all parts of the data."""
    if path:
        yield path
    if isinstance(data, dict):
        for name, value in data.items():
            yield from paths_of(value, (*path, name))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from paths_of(value, (*path, number))


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _changed(data: Any, path: Path, paths: list[Path], random: Random) -> object:
    inner = value_at(data, path[:-1])
    key, value = path[-1], value_at(data, path)
    kind = random.randrange(8)
    if kind == 0:
        inner[key] = deepcopy(random.choice(WRONG))
    elif kind == 1:
        del inner[key]
    elif kind == 2 and isinstance(inner, list):
        inner.insert(random.randrange(len(inner) + 1), deepcopy(value))
    elif kind == 3 and isinstance(inner, list):
        inner *= random.choice((2, 2, 10, 100)) if len(inner) < 1000 else 1
    elif kind == 4 and isinstance(inner, dict):
        inner[random.choice(("x", "card", "word", "seed", "pool", repr(type(value)), "\ud800"))] = deepcopy(value)
    elif kind <= 6:  # a value of the same type from elsewhere: the most plausible error
        others = [value_at(data, other) for other in random.sample(paths, min(40, len(paths)))]
        found = [other for other in others if type(other) is type(value) and other != value]
        inner[key] = deepcopy(random.choice(found or WRONG))
    elif isinstance(value, int):
        inner[key] = value + random.choice((-1, 1, -2, 2, 8, 64, 4096, 65536))
    elif isinstance(value, str):
        inner[key] = spoilt_text(value, random) if random.random() < 0.5 else value[:-1]
    else:
        inner[key] = deepcopy(random.choice(WRONG))
    return data
