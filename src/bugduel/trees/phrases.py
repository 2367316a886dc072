"""What the readers of every game's cards share: titles, sentences, lists."""

import re
from collections.abc import Sequence
from functools import reduce
from typing import ClassVar

from bugduel.words import Words


class Phrases:
    """Says parts of sentences in one language. `prefix` is what the ids of a game's messages begin with."""

    prefix: ClassVar[str] = ""

    def __init__(self, language: Words) -> None:
        self.words = language

    def say(self, message_id: str, **args: str | int) -> str:
        return self.words.say(self.prefix + message_id, **args)

    def title(self, name: str) -> str:
        """A card's name as players of the language know it: the English one where there is no other."""
        message_id = "card-" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
        return self.say(message_id) if self.words.has(self.prefix + message_id) else name

    def sentence(self, clause: str) -> str:
        return self.say("sentence", clause=capital(clause))

    def listed(self, parts: Sequence[str], last: str, between: str = "list-comma") -> str:
        """Parts as a list: `last` joins the last one, `between` those before it.

        How a part begins is told too, since in some languages "or" depends on it.
        """
        *before, end = parts
        if not before:
            return end
        start = reduce(lambda first, next: self.say(between, first=first, last=next), before)
        return self.say(last, first=start, last=end, begins=end[:2].lower())


def capital(clause: str) -> str:
    """A capital is all that Fluent cannot give: the same clause also stands in the middle of others."""
    return clause[0].upper() + clause[1:]
