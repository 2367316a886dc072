"""Cutting a Fluent file into its messages, without parsing them."""

import re

START = re.compile(r"([a-zA-Z][\w-]*) *=")
AROUND = ("", "#", " ", "}")  # first characters of lines that begin no message: blank, comment, continued


def entries(source: str, name: str) -> dict[str, str]:
    """The source of each message by its id. ValueError for a line that is part of none, and for a duplicate id."""
    found: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in source.splitlines():
        start = START.match(line)
        if start:
            if start[1] in found:
                raise ValueError(f'{name}: message "{start[1]}" is there twice')
            lines = found[start[1]] = [line]
        elif line[:1] not in AROUND or (lines is None and line.strip() and not line.startswith("#")):
            raise ValueError(f"{name}: not Fluent: {line!r}")
        elif lines is not None and not line.startswith("#"):
            lines.append(line)
    return {message_id: "\n".join(lines) + "\n" for message_id, lines in found.items()}
