"""What a game is, as everything above the waist knows it: how to start one, and which cards it has."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from bugduel.core.card_page import CardPage, Term
from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import seeded
from bugduel.core.draft import Draft
from bugduel.core.errors import BadData, BadOptions
from bugduel.core.figures import GameFigures
from bugduel.core.options import Choice
from bugduel.core.reading.judged import DeckRules, Judged
from bugduel.core.seen.shapes import Shapes
from bugduel.core.state import State
from bugduel.core.worth.appraisal import Appraisal

Data = Mapping[str, object]


class Setup(ABC):
    """Checked options, ready to deal any number of games."""

    options: dict[str, object]

    def new(self, seed: str, record: bool = False) -> State:
        """A new game, dealt by the seed; with `record` its events are kept."""
        return self.deal(seeded(seed), record)

    @abstractmethod
    def deal(self, chance: Chance, record: bool = False) -> State:
        """A new game, dealt by any chance."""


@dataclass(frozen=True)
class CardStatistic:
    """Something that happens to cards and is worth counting: the kinds of events that tell of it, and those `among`
    which it is counted. What happens to a creature counts once for that creature.
    """

    name: str
    events: tuple[str, ...]
    among: tuple[str, ...]


@dataclass(frozen=True)
class CardStatistics:
    """How the events of a game tell what becomes of its cards: the kinds by which the event's `seat` plays its `card`,
    those from which on it holds the card, and what else there is to count.
    """

    plays: tuple[str, ...]
    holds: tuple[str, ...]
    others: tuple[CardStatistic, ...]


@dataclass(frozen=True)
class AboutDeck:
    """What helps to choose a built deck: how hard it is to play well, from 1 (easy) to 3 (hard), or 0 if nobody has
    said so; and the few cards that its plan is about.
    """

    difficulty: int = 0
    key_cards: list[str] = field(default_factory=list)


class Game(ABC):
    """One of the games Bugduel knows. `rules` is the version of its rules that a Record names; `replayed_by` says which
    Bugduel plays older ones.
    """

    name: str
    rules: int
    replayed_by: Mapping[int, str] = {}
    has_draft = False

    @abstractmethod
    def setup(self, options: Data) -> Setup:
        """The given options, checked, with all others at their defaults. BadOptions says what is wrong."""

    def new(self, options: Data, seed: str, record: bool = False) -> State:
        """One new game; use `setup` to deal many."""
        return self.setup(options).new(seed, record)

    @abstractmethod
    def from_data(self, data: Data) -> State:
        """A state saved by `to_data`. BadData says what is wrong with it."""

    def position(self, data: Data, record: bool = False) -> State:
        """A state set up by hand. BadData says what is wrong with it."""
        raise BadData(f"{self.name} has no positions")

    def as_position(self, state: State) -> dict[str, object] | None:
        """A state in the form that `position` reads; None if it is not one that can be set up so."""
        return None

    def shapes(self) -> Shapes:
        """Which moves and events it has, and which facts each of them tells."""
        return Shapes(self.name, {}, {}, {})

    def options_schema(self) -> list[Choice]:
        """What can be chosen for a new game."""
        return []

    def choice(self, option: str) -> Choice | None:
        """One of the options by its name, if the game has it."""
        return next((choice for choice in self.options_schema() if choice.name == option), None)

    def decks(self) -> list[str]:
        """The names of built decks, for the option `decks`; none if the game has no decks."""
        return []

    def deck(self, name: str) -> dict[str, object]:
        """A built deck, as the option `decks` takes it. BadOptions names those there are."""
        raise BadOptions(f"{self.name} has no decks")

    def about_deck(self, name: str) -> AboutDeck:
        """What helps to choose a built deck."""
        return AboutDeck()

    def random_deck(self, seed: str) -> dict[str, object]:
        """A deck that can be played, made by chance."""
        raise BadOptions(f"{self.name} has no decks")

    def read_deck(self, text: str, where: str, check: bool = True) -> dict[str, object]:
        """A deck somebody wrote, for the option `decks`. BadData lists every reason why it cannot be played; without
        `check` only its form is looked at, as a draft has rules of its own.
        """
        raise BadData(f"{where}: {self.name} has no decks")

    def deck_text(self, deck: Data) -> str:
        """A deck as people write it, so that `read_deck` reads it back."""
        raise BadOptions(f"{self.name} has no decks")

    def judge_deck(self, deck: object) -> Judged:
        """A deck in the making, as text or as data, with every reason why it cannot be played. BadData if it has not
        even the form of a deck.
        """
        raise BadData(f"{self.name} has no decks")

    def deck_rules(self) -> DeckRules:
        """What whoever builds a deck has to know beforehand."""
        raise BadOptions(f"{self.name} has no decks")

    def moments(self) -> list[str]:
        """The moments at which a player who has nothing to do can wish to be asked all the same; a view's decision
        names them. None if nobody is ever asked in vain.
        """
        return []

    def card_statistics(self) -> CardStatistics | None:
        """What to count of its cards over many games; None if there is nothing."""
        return None

    def card_figures(self) -> GameFigures | None:
        """What its cards were counted to do; None if nobody has counted."""
        return None

    def appraisal(self) -> Appraisal | None:
        """What its estimate counts, for learning what that is worth; None if it goes by no weights."""
        return None

    def draft(self, seats: int, seed: str) -> Draft:
        """A draft of cards for decks."""
        raise BadOptions(f"{self.name} has no draft")

    def draft_from_data(self, data: Data) -> Draft:
        """A draft saved by its `to_data`."""
        raise BadData(f"{self.name} has no draft")

    def sets(self, options: Data | None = None) -> dict[str, str]:
        """The ids of the card sets, and what they are called; with options only those that go with them."""
        return {}

    def cards(self, set_id: str | None = None) -> list[CardPage]:
        """All cards, or those of one set, in the set's order."""
        return []

    def glossary(self, language: str) -> dict[str, list[Term]]:
        """What the ids on its cards mean: `kinds`, `keywords`, `triggers`, and the values of facts that are words, by
        the name of the fact.
        """
        return {}

    def rulebook(self, language: str) -> str:
        """Its rules as Markdown: `## Title (KEY)` begins a chapter, `- **KEY1** text` is a rule. Empty if there are
        none in this language.
        """
        return ""

    def messages(self, language: str) -> str:
        """What people read of the game in a language, as Fluent messages whose ids begin with its name. Empty if they
        are among Bugduel's own words.
        """
        return ""
