"""Mindbug as the waist knows it: how to start a duel, and which cards there are."""

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files

from bugduel.core.card_page import CardPage, Term
from bugduel.core.chance.chance import Chance
from bugduel.core.errors import BadOptions
from bugduel.core.figures import GameFigures
from bugduel.core.game import CardStatistic, CardStatistics, Data, Game, Setup
from bugduel.core.options import Choice
from bugduel.core.reading.messages import unknown
from bugduel.core.seen.shapes import Shapes
from bugduel.core.state import State
from bugduel.core.worth.appraisal import Appraisal
from bugduel.mindbug.appraisal import APPRAISAL
from bugduel.mindbug.board import CURRENT, EDITIONS
from bugduel.mindbug.cards.catalogue import SETS
from bugduel.mindbug.cards.sets.formats import FORMATS
from bugduel.mindbug.deal import deal
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pages import card_pages, glossary
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
from bugduel.mindbug.seating import DUEL_PLAYERS, TEAM_PLAYERS
from bugduel.mindbug.seen.shapes import SHAPES
from bugduel.trees.home_made import MOST
from bugduel.words.pages import page

PLAYERS = dict(zip(MODES, (DUEL_PLAYERS, TEAM_PLAYERS), strict=True))
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
            Choice("mode", "one-of", MODES[0], list(MODES), players=PLAYERS),
            Choice("sets", "some-of", DEFAULT_SETS, sets, most=len(sets)),
            Choice("edition", "one-of", EDITIONS[CURRENT], EDITIONS),
            Choice("format", "one-of", None, list(FORMATS), instead_of=["sets", "pool"]),
            Choice("pool", "pool", instead_of=["sets"]),
            Choice("cards", "cards", most=MOST),
            Choice("open-hands", "yes-no", False),
        ]

    def card_statistics(self) -> CardStatistics:
        return DEEDS

    def card_figures(self) -> GameFigures | None:
        return self._figures

    @cached_property
    def _figures(self) -> GameFigures | None:
        file = files("bugduel.mindbug.cards").joinpath("figures.json")
        return GameFigures.from_json(file.read_text(encoding="utf-8")) if file.is_file() else None

    def appraisal(self) -> Appraisal:
        return APPRAISAL

    def sets(self, options: Data | None = None) -> dict[str, str]:
        is_for_all = options is None or is_team_play(options)
        return {card_set.id: card_set.title for card_set in SETS if is_for_all or not is_for_teams(card_set)}

    def cards(self, set_id: str | None = None) -> list[CardPage]:
        ids = [card_set.id for card_set in SETS]
        if set_id is not None and set_id not in ids:
            raise BadOptions(f"there is no set {unknown(set_id, ids)}")
        return card_pages(set_id)

    def glossary(self, language: str) -> dict[str, list[Term]]:
        return glossary(language)

    def rulebook(self, language: str) -> str:
        return page("bugduel.mindbug.text", "rulebook", language)


class DuelSetup(Setup):
    """A pool and an edition, ready to be dealt."""

    def __init__(self, options: Data) -> None:
        self.options = full_options(options)
        self.pool = pool_of(self.options)
        self.edition = EDITIONS.index(str(self.options["edition"]))

    def deal(self, chance: Chance, record: bool = False) -> Duel:
        return deal(self.pool, self.edition, self.options, chance, record)


MINDBUG = Mindbug()
