"""A deck as somebody is building it: what can be read of it, and every reason why it cannot be played."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Flaw:
    """One reason why a deck cannot be played. `text` says it in English. A game says the same in every language with
    its message `deck-WHAT`, whose `values` are numbers and ids; those in `names` are cards, and told by their titles.
    `card` is the card that it is about, `line` where a text has it (0: nowhere).
    """

    what: str
    text: str
    card: str = ""
    line: int = 0
    values: Mapping[str, str | int] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Judged:
    """A deck as the option `decks` takes it, with all that is wrong with it. Lines that are none are left out."""

    deck: dict[str, object]
    flaws: list[Flaw]


@dataclass(frozen=True)
class DeckRules:
    """What a builder of decks shows: how many cards a deck has at `least` (and one from a draft), how many are drawn
    for the first `hand`, the cards that can lead a deck, and how few and how many can draft.
    """

    least: int
    least_drafted: int
    hand: int
    leaders: list[str]
    drafters: tuple[int, int]
