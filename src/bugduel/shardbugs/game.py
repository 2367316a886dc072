"""Shard Bugs as the waist knows it: how to start a game, its cards, its decks and its draft."""

from collections.abc import Mapping

from bugduel.core.chance.chance import Chance
from bugduel.core.chance.rng import seeded
from bugduel.core.errors import BadOptions
from bugduel.core.game import CardPage, CardStatistic, CardStatistics, Data, Game, Setup
from bugduel.core.options import Choice
from bugduel.core.reading.messages import unknown
from bugduel.core.seen.shapes import Shapes
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.cards.catalogue import SET, number_of
from bugduel.shardbugs.cards.deck import built_decks, deck_from_data, read_and_check, read_deck
from bugduel.shardbugs.cards.draft import PackDraft
from bugduel.shardbugs.cards.export import to_data
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.deal import deal
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
from bugduel.shardbugs.text.describe import ability_text, card_line, card_text, card_title, mode_text
from bugduel.trees.home_made import MOST

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
    rules = 3
    replayed_by: Mapping[int, str] = {2: "0.1.0"}
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

    def random_deck(self, seed: str) -> dict[str, object]:
        return random_deck(seeded(seed)).to_data()

    def read_deck(self, text: str, where: str, check: bool = True) -> dict[str, object]:
        return (read_and_check(text, where) if check else read_deck(text, where)).to_data()

    def deck_text(self, deck: Data) -> str:
        return deck_from_data(deck).to_text()

    def card_statistics(self) -> CardStatistics:
        return DEEDS

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


class ShardPage(CardPage):
    """A card as people read it."""

    def __init__(self, card: t.Card) -> None:
        self.card = card
        self.name = card.name
        self.set_id = SET.id

    def title(self, language: str) -> str:
        return card_title(self.name, language)

    def text(self, language: str) -> str:
        return card_text(self.card, language)

    def line(self, language: str) -> str:
        return card_line(self.card, language)

    def part(self, part: str, language: str) -> str:
        """An ability by its number, or a mode: `2`, `2/1`, of an action `1`, all of it `*`."""
        numbers = [int(number) for number in part.split("/") if number.isdecimal()]
        if isinstance(self.card, t.Action):
            effects = self.card.effects
            if numbers and isinstance(effects[0], t.ChooseOne):
                return mode_text(effects[0].modes[numbers[0]], language)
            return card_text(self.card, language)
        if not numbers or numbers[0] >= len(self.card.abilities):
            return ""
        ability = self.card.abilities[numbers[0]]
        if len(numbers) > 1 and isinstance(ability, t.Triggered | t.Activated):
            first = ability.effects[0]
            if isinstance(first, t.ChooseOne):
                return mode_text(first.modes[numbers[1]], language)
        return ability_text(ability, language)

    def to_data(self) -> dict[str, object]:
        data = to_data(self.card)
        assert isinstance(data, dict)
        resists = [f"resists-{trait}" for trait in data.get("resists", [])]
        keywords = [*data.get("traits", []), *resists, *data.get("keywords", [])]
        keywords += [word for word in ("bounty", "plink") if data.get(word)]
        facts: dict[str, object] = {"set": self.set_id, "number": f"{number_of(self.name) + 1:03}/{len(SET.cards)}"}
        facts |= {"name": self.name, "rarity": self.card.rarity, "keywords": keywords, "tree": data}
        return facts


SHARD_BUGS = ShardBugs()
