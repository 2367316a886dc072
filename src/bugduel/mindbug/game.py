"""Mindbug as the waist knows it: how to start a duel, and which cards there are."""

from collections.abc import Mapping

from bugduel.core.chance.chance import Chance
from bugduel.core.errors import BadOptions
from bugduel.core.game import CardPage, CardStatistic, CardStatistics, Data, Game, Setup
from bugduel.core.options import Choice
from bugduel.core.reading.messages import unknown
from bugduel.core.seen.shapes import Shapes
from bugduel.core.state import State
from bugduel.mindbug.board import CURRENT, EDITIONS
from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.export import to_data
from bugduel.mindbug.cards.sets.formats import FORMATS
from bugduel.mindbug.deal import deal
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.saved.load import from_data
from bugduel.mindbug.saved.options import (
    DEFAULT_SETS,
    MODES,
    full_options,
    is_for_teams,
    is_team_play,
    pool_of,
)
from bugduel.mindbug.saved.position import position
from bugduel.mindbug.saved.to_position import as_position
from bugduel.mindbug.seen.shapes import SHAPES
from bugduel.mindbug.text.describe import card_text, card_title, keyword_line, power_card_line, power_card_text
from bugduel.trees.home_made import MOST

CAME = ("enter", "evolve")
DEEDS = CardStatistics(
    plays=("play", "buy"),
    holds=(*CAME, "control", "buy"),
    others=(
        CardStatistic("mindbugged", ("mindbug",), ("mindbug", "keep-mindbug")),
        CardStatistic("defeated", ("defeat",), CAME),
    ),
)


class Mindbug(Game):
    """A duel, of two players or of two teams, in which others may take the creature you play."""

    name = "mindbug"
    rules = 3
    replayed_by: Mapping[int, str] = {2: "0.1.0"}

    def setup(self, options: Data) -> "DuelSetup":
        return DuelSetup(options)

    def from_data(self, data: Data) -> Duel:
        return from_data(data)

    def position(self, data: Data, record: bool = False) -> Duel:
        return position(data, record)

    def as_position(self, state: State) -> dict[str, object] | None:
        return as_position(state) if isinstance(state, Duel) else None

    def shapes(self) -> Shapes:
        return SHAPES

    def options_schema(self) -> list[Choice]:
        sets = [card_set.id for card_set in SETS]
        return [
            Choice("mode", "one-of", MODES[0], list(MODES)),
            Choice("sets", "some-of", DEFAULT_SETS, sets, most=len(sets)),
            Choice("edition", "one-of", EDITIONS[CURRENT], EDITIONS),
            Choice("format", "one-of", None, list(FORMATS), instead_of=["sets", "pool"]),
            Choice("pool", "pool", instead_of=["sets"]),
            Choice("cards", "cards", most=MOST),
            Choice("open-hands", "yes-no", False),
        ]

    def card_statistics(self) -> CardStatistics:
        return DEEDS

    def sets(self, options: Data | None = None) -> dict[str, str]:
        is_for_all = options is None or is_team_play(options)
        return {card_set.id: card_set.title for card_set in SETS if is_for_all or not is_for_teams(card_set)}

    def cards(self, set_id: str | None = None) -> list[CardPage]:
        ids = [card_set.id for card_set in SETS]
        if set_id is not None and set_id not in ids:
            raise BadOptions(f"there is no set {unknown(set_id, ids)}")
        pages: list[CardPage] = []
        for card_set in SETS:
            if set_id in (None, card_set.id):
                pages.extend(CreaturePage(card_set, place) for place in range(len(card_set.cards)))
                pages.extend(PowerPage(card_set, place) for place in range(len(card_set.power_cards)))
        return pages


class DuelSetup(Setup):
    """A pool and an edition, ready to be dealt."""

    def __init__(self, options: Data) -> None:
        self.options = full_options(options)
        self.pool = pool_of(self.options)
        self.edition = EDITIONS.index(str(self.options["edition"]))

    def deal(self, chance: Chance, record: bool = False) -> Duel:
        return deal(self.pool, self.edition, self.options, chance, record)


class CreaturePage(CardPage):
    """A printed creature card as people read it."""

    def __init__(self, card_set: tree.CardSet, place: int) -> None:
        self.card = card_set.cards[place]
        self.name = self.card.name
        self.set_id = card_set.id
        self.number = self.card.number or _number(card_set, place)

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return card_text(self.card, language)

    def line(self, language: str) -> str:
        keywords = keyword_line(self.card, language)
        return f"{self.card.power}  {keywords}" if keywords else str(self.card.power)

    def to_data(self) -> dict[str, object]:
        return {
            "set": self.set_id,
            "number": self.number,
            "name": self.name,
            "copies": self.card.copies,
            "power": self.card.power,
            "keywords": list(self.card.keywords),
            "stage": self.card.stage,
            "octonite": self.card.octonite,
            "distributes": self.card.distributes,
            "dice": self.card.dice,
            "tree": to_data(self.card),
        }


def _number(card_set: tree.CardSet, place: int) -> str:
    """Its number among the set's cards that have none of their own."""
    counted = [card for card in card_set.cards if not card.number]
    return f"{counted.index(card_set.cards[place]) + 1:02}/{len(counted)}"


class PowerPage(CardPage):
    """A Power card as people read it."""

    def __init__(self, card_set: tree.CardSet, place: int) -> None:
        self.card = card_set.power_cards[place]
        self.name = self.card.name
        self.set_id = card_set.id
        self.number = f"PW{place + 1:02}/{len(card_set.power_cards)}"

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return power_card_text(self.card, language)

    def line(self, language: str) -> str:
        return power_card_line(self.card, language)

    def to_data(self) -> dict[str, object]:
        return {
            "set": self.set_id,
            "number": self.number,
            "name": self.name,
            "cost": self.card.cost,
            "tree": to_data(self.card),
        }


MINDBUG = Mindbug()
