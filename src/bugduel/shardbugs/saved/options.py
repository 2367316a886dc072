"""What a game is played with: decks, players, draft rules, home-made cards, a time."""

import json
from collections.abc import Sequence
from functools import lru_cache

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.game import Data
from bugduel.core.reading.fields import Fields, cut, unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import NUMBERS, SET
from bugduel.shardbugs.cards.deck import Deck, built_decks, checked, deck_from_data
from bugduel.shardbugs.cards.export import card_from_data, to_data
from bugduel.shardbugs.deal import Stock
from bugduel.shardbugs.program.lower import lower_card
from bugduel.shardbugs.program.pool import Pool
from bugduel.shardbugs.program.program import Card

FEWEST_PLAYERS = 2
MOST_PLAYERS = 4
HOME_MADE = 2048  # the kind of the first home-made card, out of the way of sets to come
MOST_HOME_MADE = 300

PRINTED: list[Card] = [lower_card(tree, kind, NUMBERS) for kind, tree in enumerate(SET.cards)]


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
            raise BadData(f"options.decks: {len(decks)} decks; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")
        read = [_deck(deck, draft, f"options.decks[{number}]") for number, deck in enumerate(decks)]
        full: dict[str, object] = {
            "decks": [deck.to_data() for deck in read],
            "draft": draft,
            "time": fields.whole("time", 0, 0, 400),
        }
        if "cards" in given:
            full["cards"] = home_made_data(fields)
        pool_of(full)
    except BadData as error:
        raise BadOptions(str(error)) from None
    return full


def _deck(data: object, draft: bool, where: str) -> Deck:
    """A deck, or the name of a built one."""
    if isinstance(data, str):
        built = built_decks()
        if data not in built:
            raise BadData(f"{where}: there is no deck {unknown(data, list(built))}")
        return built[data]
    return checked(deck_from_data(data, where), draft, where)


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
    cards = PRINTED + _home_made(home_made)
    if home_made or not decks:
        return Pool(cards)
    used = [NUMBERS[name] for deck in decks for name in deck["cards"]]
    return Pool(cards, used)


def home_made_data(fields: Fields) -> list[object]:
    """The home-made cards of options, checked one by one; how many there are is looked at first."""
    return [to_data(tree) for tree in _trees(fields.items("cards", None, MOST_HOME_MADE))]


def _trees(given: Sequence[object]) -> list[t.Bug | t.Item | t.Support | t.Action]:
    return [card_from_data(data, f"options.cards[{number}]") for number, data in enumerate(given)]


def _home_made(given: list[object]) -> list[Card]:
    trees = _trees(given)
    kinds = dict(NUMBERS)
    for number, tree in enumerate(trees):
        if tree.name in kinds:
            raise BadData(f'options.cards[{number}].name: there already is a card "{tree.name}"')
        kinds[tree.name] = HOME_MADE + number
    cards: list[Card] = []
    for number, tree in enumerate(trees):
        try:
            cards.append(lower_card(tree, HOME_MADE + number, kinds))
        except (TypeError, KeyError, ValueError) as error:
            raise BadData(f"options.cards[{number}]: {cut(str(error))}") from None
    return cards
