"""The words people read, by language: Fluent files, and a way to say a message of theirs.

A message that is missing or cannot be said is our bug, so it raises and never shows its id on a screen.
"""

from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "es")


@cache
def words(language: str) -> "Words":
    """The words of a language. ValueError lists the languages there are."""
    return Words(language)


class Words:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f'there is no language "{language}". Languages: {", ".join(LANGUAGES)}')
        from fluent.runtime import FluentBundle  # here, because it takes longer to import than most commands to run

        self.language = language
        self.message_ids: set[str] = set()
        # Isolation marks are invisible characters around each argument, of use only where writing directions mix.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._add(file.read_text(encoding="utf-8"), f"{language}/{file.name}")

    def say(self, message_id: str, **args: str | int) -> str:
        """A message with its arguments filled in. LookupError if there is none, ValueError if it cannot be said."""
        if not self.has(message_id):
            raise LookupError(f'no message "{message_id}" in {self.language}')
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f'message "{message_id}" in {self.language} has no text')
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors or not isinstance(text, str):
            raise ValueError(f'message "{message_id}" in {self.language} with {args}: {errors}')
        return text

    def has(self, message_id: str) -> bool:
        return message_id in self.message_ids

    def _add(self, source: str, name: str) -> None:
        """The messages of a file. Fluent skips what it cannot read and ids it already has; here both are errors."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{name}: not Fluent: {(entry.content or '').strip()!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.message_ids:
                    raise ValueError(f'{name}: message "{entry.id.name}" is there twice')
                self.message_ids.add(entry.id.name)
        self._bundle.add_resource(resource)
