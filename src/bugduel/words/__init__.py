"""Messages by language, in Fluent files.

The ids of a file begin with the first word of its name: `terminal_puzzles.ftl` has `terminal-...`. So a file is read
when the first message of its kind is wanted, and a message is parsed when it is first said: to parse all of them takes
longer than most commands run.

A missing or broken message is our bug, so it raises instead of showing its id on the screen.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bugduel.words.entries import entries

LANGUAGES = ("en", "es")
MOST_REMEMBERED = 10_000  # sentences
REFERENCE = re.compile(r"\{\s*([a-z][a-z0-9-]*)\s*\}")  # a message that another one quotes


@cache
def words(language: str) -> "Words":
    """The messages of a language. ValueError lists the languages."""
    return Words(language)


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f'there is no language "{language}". Languages: {", ".join(LANGUAGES)}')
        from fluent.runtime import FluentBundle  # slow to import: most commands run faster

        self.language = language
        self._remembered = lru_cache(MOST_REMEMBERED)(self._say)  # most of what a game says was said before
        self._sources: dict[str, str] = {}  # of all messages read, by id
        self._parsed: set[str] = set()  # ids
        self._learnt: set[str] = set()
        # Isolation marks are invisible characters around arguments, only useful with mixed writing directions.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, list[Traversable]] = {}  # files by the first word of their ids
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._unread.setdefault(file.name.removesuffix(".ftl").partition("_")[0], []).append(file)

    @property
    def message_ids(self) -> set[str]:
        """Of all files."""
        for kind in list(self._unread):
            self._read_kind(kind)
        return set(self._sources)

    def say(self, message_id: str, **args: str | int) -> str:
        """A message with its arguments filled in. LookupError if it is missing, ValueError if it is broken."""
        return self._remembered(message_id, tuple(args.items()))

    def _say(self, message_id: str, named: tuple[tuple[str, str | int], ...]) -> str:
        args = dict(named)
        self._parse(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f'message "{message_id}" in {self.language} has no text')
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(text, str):
            raise ValueError(f'message "{message_id}" in {self.language} with {args}: {errors}')
        return text

    def has(self, message_id: str) -> bool:
        kind = message_id.partition("-")[0]
        if kind in self._unread:
            self._read_kind(kind)
        return message_id in self._sources

    def learn(self, name: str, source: str) -> None:
        """Messages that somebody brings along, under a name that counts once."""
        if source and name not in self._learnt:
            self._learnt.add(name)
            for message_id in self._add(source, name):
                self._parse(message_id)  # their bugs are reported here and not in the middle of a game

    def _read_kind(self, kind: str) -> None:
        for file in self._unread.pop(kind):
            self._add(file.read_text(encoding="utf-8"), f"{self.language}/{file.name}")

    def _add(self, source: str, name: str) -> list[str]:
        """The ids of the messages of a file, which are added. Fluent skips duplicate ids; here they are errors."""
        added = entries(source, name)
        for message_id in added:
            if self.has(message_id):
                raise ValueError(f'{name}: message "{message_id}" is there twice')
        self._sources.update(added)
        return list(added)

    def _parse(self, message_id: str) -> None:
        """Parse a message and all that it quotes. Fluent skips syntax errors; here they are errors."""
        if message_id in self._parsed:
            return
        if not self.has(message_id):
            raise LookupError(f'no message "{message_id}" in {self.language}')
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        source = self._sources[message_id]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f'message "{message_id}" in {self.language} is not Fluent: {source.strip()!r}')
        self._parsed.add(message_id)
        self._bundle.add_resource(resource)
        for quoted in REFERENCE.findall(source):
            self._parse(quoted)
