"""Shared by the card readers of all games: titles, sentences, lists."""

import re
from collections.abc import Sequence
from functools import reduce
from typing import ClassVar

from bugduel.words import Words


class Phrases:
    """Builds parts of sentences in one language. `prefix` starts the ids of a game's messages."""

    prefix: ClassVar[str] = ""

    def __init__(self, language: Words) -> None:
        self.words = language

    def say(self, message_id: str, **args: str | int) -> str:
        return self.words.say(self.prefix + message_id, **args)

    def title(self, name: str) -> str:
        """A card's translated name, or the English one."""
        message_id = "card-" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
        return self.say(message_id) if self.words.has(self.prefix + message_id) else name

    def sentence(self, clause: str) -> str:
        return self.say("sentence", clause=capital(clause))

    def listed(self, parts: Sequence[str], last: str, between: str = "list-comma") -> str:
        """Parts as a list: `last` joins the last one, `between` the others.

        The beginning of the last part is passed too, since in some languages "or" depends on it.
        """
        *before, end = parts
        if not before:
            return end
        start = reduce(lambda first, next: self.say(between, first=first, last=next), before)
        return self.say(last, first=start, last=end, begins=end[:2].lower())


def capital(clause: str) -> str:
    """With a capital letter, which Fluent cannot add: the same clause also occurs within others."""
    return clause[0].upper() + clause[1:]
