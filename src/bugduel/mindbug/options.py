"""What a duel is played with: sets or a pool, home-made cards, and the edition of the rules."""

import json
from functools import lru_cache

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.fields import Fields, unknown
from bugduel.core.game import Data
from bugduel.mindbug.board import EDITIONS
from bugduel.mindbug.catalogue import CARDS, SETS
from bugduel.mindbug.export import card_from_data, to_data
from bugduel.mindbug.lower import lower_card
from bugduel.mindbug.pool import Pool
from bugduel.mindbug.program import Card

FEWEST: int = 22  # MB-S1
HOME_MADE: int = 2048  # the kind of the first home-made card, out of the way of sets to come


def full_options(given: Data) -> dict[str, object]:
    """Checked options with their defaults: `sets`, `edition`, and where given `pool` (copies by name) and `cards`."""
    try:
        fields = Fields(given, "options")
        fields.only("sets", "edition", "pool", "cards")
        full: dict[str, object] = {
            "sets": fields.texts("sets", ["first-contact"]),
            "edition": fields.one_of("edition", EDITIONS, "current"),
        }
        if "pool" in given:
            full["pool"] = {name: fields.inner("pool").whole(name, None, 1, 99) for name in fields.inner("pool").data}
        if "cards" in given:
            full["cards"] = [
                to_data(card_from_data(data, f"options.cards[{number}]"))
                for number, data in enumerate(fields.items("cards"))
            ]
        pool = pool_of(full)
    except BadData as error:
        raise BadOptions(str(error)) from None
    if len(pool.dealt) < FEWEST:
        raise BadOptions(f"options: {len(pool.dealt)} cards to deal; a duel needs at least {FEWEST}")
    return full


def pool_of(options: Data) -> Pool:
    """The pool that full options name, made once and shared: it never changes."""
    wanted = {name: options[name] for name in ("sets", "pool", "cards") if name in options}
    return _pool(json.dumps(wanted))


@lru_cache(maxsize=64)
def _pool(wanted: str) -> Pool:
    options = json.loads(wanted)
    cards: list[Card] = list(CARDS)
    for number, data in enumerate(options.get("cards", [])):
        where = f"options.cards[{number}]"
        try:
            card = lower_card(card_from_data(data, where), HOME_MADE + number)
        except TypeError as error:
            raise BadData(f"{where}: {error}") from None
        if any(card.name == other.name for other in cards):
            raise BadData(f'{where}.name: there already is a card "{card.name}"')
        cards.append(card)
    return Pool(cards, _counts(options, cards))


def _counts(options: dict[str, dict[str, int]], cards: list[Card]) -> dict[int, int]:
    by_name = {card.name: card for card in cards}
    if "pool" in options:
        chosen: dict[str, int] = options["pool"]
        for name in chosen:
            if name not in by_name:
                raise BadData(f"options.pool: there is no card {unknown(name, list(by_name))}")
    else:
        ids = [card_set.id for card_set in SETS]
        for number, set_id in enumerate(options["sets"]):
            if set_id not in ids:
                raise BadData(f"options.sets[{number}]: there is no set {unknown(set_id, ids)}")
        chosen = {c.name: c.copies for card_set in SETS if card_set.id in options["sets"] for c in card_set.cards}
        chosen.update({card.name: card.copies for card in cards if card.kind >= HOME_MADE})
    for name in chosen:
        if by_name[name].tag_team:
            raise BadData(f'options: "{name}" is a card for two teams of two and cannot be in a duel')  # MB-S1
    return {by_name[name].kind: count for name, count in chosen.items()}
