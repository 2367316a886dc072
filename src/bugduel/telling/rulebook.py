"""The rules of a game by their ids, from the page that has them."""

import re
from itertools import pairwise

from msgspec import Struct

from bugduel.core import Game
from bugduel.words import LANGUAGES

CHAPTER = re.compile(r"## (.+?)(?: \(([A-Z]+-[A-Z]+)\))?")
RULE = re.compile(r"- \*\*([A-Z]+-[A-Z]+\d+)\*\* (.+)")
CONTENTS = ("Contents", "Índice")  # a chapter of links, which every client makes by itself


class Rule(Struct, frozen=True):
    """A rule: its text is Markdown, with `**bold**` and `code` and nothing else."""

    id: str
    text: str


class Chapter(Struct, frozen=True):
    """A chapter: its rules, and what is said before and after them, as Markdown with lists and tables. One without
    rules has no id.
    """

    id: str
    title: str
    text: str
    rules: list[Rule]
    notes: str


class Rulebook(Struct, frozen=True):
    """All rules of a game; `language` is the one that they are written in."""

    game: str
    rules: int
    language: str
    text: str
    chapters: list[Chapter]


def rulebook(game: Game, language: str) -> Rulebook:
    """In the language asked for, or else in the first that there is one in."""
    written = next((each for each in (language, *LANGUAGES) if game.rulebook(each)), language)
    before, chapters = _cut(game.rulebook(written))
    return Rulebook(game.name, game.rules, written, before, chapters)


def _cut(page: str) -> tuple[str, list[Chapter]]:
    """What stands before the first chapter, without the title, and the chapters."""
    lines = page.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("## ")]
    before = lines[1 : starts[0]] if starts else lines[1:]
    chapters = [_chapter(lines[start:end]) for start, end in pairwise([*starts, len(lines)])]
    return _text(before), [chapter for chapter in chapters if chapter.title not in CONTENTS]


def _chapter(lines: list[str]) -> Chapter:
    head = CHAPTER.fullmatch(lines[0])
    assert head is not None
    rules: list[Rule] = []
    before: list[str] = []
    after: list[str] = []
    for line in lines[1:]:
        if found := RULE.fullmatch(line):
            rules.append(Rule(found[1], found[2]))
        else:
            (after if rules else before).append(line)
    return Chapter(head[2] or "", head[1], _text(before), rules, _text(after))


def _text(lines: list[str]) -> str:
    return "\n".join(lines).strip()
