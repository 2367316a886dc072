"""One card as people read it, and the words it is told with."""

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct, field


class Part(Struct, frozen=True, omit_defaults=True):
    """One line of a card's text. `lead` is what stands before the colon: when it happens, or at what price; `triggers`
    are the same for programs. `id` is the name that moves and views give it, where they name parts.
    """

    id: str
    text: str
    lead: str = ""
    triggers: list[str] = field(default_factory=list)

    def line(self) -> str:
        return f"{self.lead}: {self.text}" if self.lead else self.text


class Sheet(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card besides its name and text, the same in every language. `power`, `cost` and `keywords`
    are written as in views; `facts` are what else there is.
    """

    kind: str
    number: str = ""
    power: str = ""
    cost: str = ""
    keywords: list[str] = field(default_factory=list)
    triggers: list[str] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)


class Term(Struct, frozen=True, omit_defaults=True):
    """Something that programs know by an id: its name in a language, and where it needs one an explanation."""

    id: str
    name: str
    text: str = ""


class CardPage(ABC):
    """One card as people read it."""

    name: str
    set_id: str

    @abstractmethod
    def title(self, language: str) -> str:
        """Its name in a language."""

    @abstractmethod
    def text(self, language: str) -> str:
        """What it does, in words."""

    @abstractmethod
    def line(self, language: str) -> str:
        """Its figures and keywords on one short line."""

    def part(self, part: str, language: str) -> str:
        """One of its abilities in words, by the name that moves and views give it; empty if it has no such parts."""
        return ""

    def parts(self, language: str) -> list[Part]:
        """Its text line by line."""
        return [Part(str(number), line) for number, line in enumerate(self.text(language).splitlines())]

    def sheet(self) -> Sheet:
        return Sheet("card")

    def rules(self) -> list[str]:
        """The ids of the rules that concern it, as far as its keywords and effects tell: see `Game.rulebook`."""
        return []

    @abstractmethod
    def to_data(self) -> dict[str, object]:
        """Its facts as plain data."""
