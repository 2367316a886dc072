"""Shard Bugs as the waist knows it: how to start a game, its cards, its decks and its draft."""

from collections.abc import Mapping

from bugduel.core.card_page import CardPage, Term
from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import seeded
from bugduel.core.errors import BadOptions
from bugduel.core.game import AboutDeck, CardStatistic, CardStatistics, Data, Game, Setup
from bugduel.core.options import Choice
from bugduel.core.reading.judged import DeckRules, Judged
from bugduel.core.reading.messages import unknown
from bugduel.core.seen.shapes import Shapes
from bugduel.core.worth.appraisal import Appraisal
from bugduel.shardbugs.appraisal import APPRAISAL
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.cards.catalogue import AVATARS, SET
from bugduel.shardbugs.cards.deck import (
    FEWEST,
    FEWEST_DRAFTED,
    about_decks,
    built_decks,
    deck_from_data,
    judged,
    read_and_check,
    read_deck,
)
from bugduel.shardbugs.cards.draft import FEWEST_SEATS, MOST_SEATS, PackDraft
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.deal import HAND, deal
from bugduel.shardbugs.pages import ShardPage, glossary
from bugduel.shardbugs.program.names import PHASES
from bugduel.shardbugs.saved.load import from_data
from bugduel.shardbugs.saved.options import (
    FEWEST_PLAYERS,
    LATEST_TIME,
    MOST_PLAYERS,
    full_options,
    pool_of,
    stocks_of,
)
from bugduel.shardbugs.saved.position import position
from bugduel.shardbugs.seen.shapes import SHAPES
from bugduel.trees.home_made import MOST
from bugduel.words.pages import page

CAME = ("play", "put", "make", "to-field")
DEEDS = CardStatistics(
    plays=("play", "play-action"),
    holds=(*CAME, "play-action", "control"),
    others=(
        CardStatistic("placed", ("place",), ("place", "play", "play-action")),
        CardStatistic("devoted", ("devote",), CAME),
        CardStatistic("splat", ("splat",), CAME),
    ),
)


class ShardBugs(Game):
    """A trading card game of devotion, hives and webs, for two to four players."""

    name = "shardbugs"
    rules = 5
    replayed_by: Mapping[int, str] = {2: "0.1.0", 3: "0.2.0"}
    has_draft = True

    def setup(self, options: Data) -> "ContestSetup":
        return ContestSetup(options)

    def from_data(self, data: Data) -> Contest:
        return from_data(data)

    def position(self, data: Data, record: bool = False) -> Contest:
        return position(data, record)

    def sets(self, options: Data | None = None) -> dict[str, str]:
        return {SET.id: SET.title}

    def cards(self, set_id: str | None = None) -> list[CardPage]:
        if set_id not in (None, SET.id):
            raise BadOptions(f"there is no set {unknown(str(set_id), [SET.id])}")
        return [ShardPage(card) for card in SET.cards]

    def glossary(self, language: str) -> dict[str, list[Term]]:
        return glossary(language)

    def rulebook(self, language: str) -> str:
        return page("bugduel.shardbugs.text", "rulebook", language)

    def shapes(self) -> Shapes:
        return SHAPES

    def options_schema(self) -> list[Choice]:
        built = list(built_decks())
        return [
            Choice("decks", "decks", built[:FEWEST_PLAYERS], built, FEWEST_PLAYERS, MOST_PLAYERS),
            Choice("draft", "yes-no", False),
            Choice("time", "number", 0, least=0, most=LATEST_TIME),
            Choice("cards", "cards", most=MOST),
        ]

    def decks(self) -> list[str]:
        return list(built_decks())

    def deck(self, name: str) -> dict[str, object]:
        built = built_decks()
        if name not in built:
            raise BadOptions(f"there is no deck {unknown(name, list(built))}")
        return built[name].to_data()

    def about_deck(self, name: str) -> AboutDeck:
        return about_decks().get(name, AboutDeck())

    def random_deck(self, seed: str) -> dict[str, object]:
        return random_deck(seeded(seed)).to_data()

    def read_deck(self, text: str, where: str, check: bool = True) -> dict[str, object]:
        return (read_and_check(text, where) if check else read_deck(text, where)).to_data()

    def deck_text(self, deck: Data) -> str:
        return deck_from_data(deck).to_text()

    def judge_deck(self, deck: object) -> Judged:
        read, flaws = judged(deck)
        return Judged(read.to_data(), flaws)

    def deck_rules(self) -> DeckRules:
        return DeckRules(FEWEST, FEWEST_DRAFTED, HAND, list(AVATARS), (FEWEST_SEATS, MOST_SEATS))

    def card_statistics(self) -> CardStatistics:
        return DEEDS

    def appraisal(self) -> Appraisal:
        return APPRAISAL

    def moments(self) -> list[str]:
        return [*(name for _, name in PHASES), "web"]

    def draft(self, seats: int, seed: str) -> PackDraft:
        return PackDraft(seats, seed)

    def draft_from_data(self, data: Data) -> PackDraft:
        return PackDraft.from_data(data)


class ContestSetup(Setup):
    """Decks, ready to be dealt."""

    def __init__(self, options: Data) -> None:
        self.options = full_options(options)
        self.pool = pool_of(self.options)
        self.stocks = stocks_of(self.options, self.pool)

    def deal(self, chance: Chance, record: bool = False) -> Contest:
        return deal(self.pool, self.stocks, self.options, chance, record)


SHARD_BUGS = ShardBugs()
