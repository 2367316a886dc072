"""Puzzle files: one puzzle per line. Some come with Bugduel."""

import json
from collections.abc import Iterable, Iterator
from importlib.resources import files

from bugduel.core.reading.json_text import read_json
from bugduel.games import GAMES
from bugduel.puzzles.puzzle import Puzzle, puzzle_from_data

MOST_LINE = 100_000  # characters of a puzzle


def shipped() -> list[Puzzle]:
    """The puzzles that come with Bugduel, for all games."""
    found: list[Puzzle] = []
    for game in GAMES:
        file = files(__package__).joinpath("data", f"{game}.jsonl")
        if file.is_file():
            found += read(file.read_text(encoding="utf-8"), file.name)
    return found


def read(text: str, where: str) -> list[Puzzle]:
    """The puzzles of a file, each once. BadData names the line of an invalid one."""
    found = {puzzle.id: puzzle for puzzle in _each(text, where)}
    return list(found.values())


def _each(text: str, where: str) -> Iterator[Puzzle]:
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            place = f"{where}, line {number}"
            yield puzzle_from_data(read_json(line, place, MOST_LINE), place)


def written(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as `read` reads them."""
    return "".join(json.dumps(puzzle.to_data(), separators=(",", ":")) + "\n" for puzzle in puzzles)
