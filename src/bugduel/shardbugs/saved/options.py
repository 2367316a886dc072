"""What a game is played with: decks, players, draft rules, home-made cards, a time."""

import json
from functools import lru_cache

from bugduel.core.errors import BadData, BadOptions, Path
from bugduel.core.game import Data
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.messages import unknown
from bugduel.shardbugs.appraisal import weigh, weights
from bugduel.shardbugs.cards.catalogue import NUMBERS
from bugduel.shardbugs.cards.deck import Deck, built_decks, checked, deck_from_data
from bugduel.shardbugs.cards.export import card_from_data
from bugduel.shardbugs.deal import Stock
from bugduel.shardbugs.program.lower import lower_card
from bugduel.shardbugs.program.pool import Pool
from bugduel.shardbugs.program.printed import CARDS
from bugduel.trees.home_made import home_made_cards, home_made_data

FEWEST_PLAYERS = 2
MOST_PLAYERS = 4
LATEST_TIME = 400  # the turn in which time can be called at the latest


def full_options(given: Data) -> dict[str, object]:
    """Checked options with their defaults: `decks` (names of built decks, or decks), `draft` (draft dust and draft
    decks), `time` (the turn in which time is called, 0 for never), and where given home-made `cards`.
    """
    try:
        fields = fields_of(given, "options")
        fields.only("decks", "draft", "time", "cards")
        draft = fields.yes_no("draft", False)
        decks = list(fields.items("decks", list(built_decks())[:FEWEST_PLAYERS]))
        if not FEWEST_PLAYERS <= len(decks) <= MOST_PLAYERS:
            raise fields.wrong(f"{len(decks)} decks; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play", "decks")
        read = [_deck(deck, draft, ("options", "decks", number)) for number, deck in enumerate(decks)]
        full: dict[str, object] = {
            "decks": [deck.to_data() for deck in read],
            "draft": draft,
            "time": fields.whole("time", 0, 0, LATEST_TIME),
        }
        if "cards" in given:
            full["cards"] = home_made_data(fields, card_from_data)
        pool_of(full)
    except BadData as error:
        raise BadOptions(error.reason, error.path, error.unknown_field) from None
    return full


def _deck(data: object, draft: bool, path: Path) -> Deck:
    """A deck, or the name of a built one."""
    if isinstance(data, str):
        built = built_decks()
        if data not in built:
            raise BadData(f"there is no deck {unknown(data, list(built))}", path)
        return built[data]
    return checked(deck_from_data(data, path), draft, path)


def stocks_of(options: Data, pool: Pool) -> list[Stock]:
    """What each player brings, by full options."""
    decks = options["decks"]
    assert isinstance(decks, list)
    found: list[Stock] = []
    for data in decks:
        deck = deck_from_data(data)
        kinds = [pool.kinds[name] for name, count in deck.cards.items() for _ in range(count)]
        found.append(Stock(pool.kinds[deck.avatar], sorted(kinds)))
    return found


def pool_of(options: Data) -> Pool:
    """The pool that full options name, made once and shared: it never changes."""
    return _pool(json.dumps([options.get("cards", []), options.get("decks", [])]))


@lru_cache(maxsize=256)
def _pool(wanted: str) -> Pool:
    home_made, decks = json.loads(wanted)
    cards = CARDS + home_made_cards(home_made, card_from_data, lower_card, NUMBERS)
    if home_made or not decks:
        return weigh(Pool(cards), weights())
    used = [NUMBERS[name] for deck in decks for name in deck["cards"]]
    return weigh(Pool(cards, used), weights())
