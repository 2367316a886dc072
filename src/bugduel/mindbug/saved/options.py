"""What a duel is played with: sets or a pool, home-made cards, and the edition of the rules."""

import json
from functools import lru_cache

from bugduel.core.errors import BadData, BadOptions
from bugduel.core.game import Data
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import fields_of
from bugduel.core.reading.messages import unknown
from bugduel.mindbug.appraisal import weigh, weights
from bugduel.mindbug.board import EDITIONS
from bugduel.mindbug.cards.catalogue import KINDS, SETS
from bugduel.mindbug.cards.export import card_from_data
from bugduel.mindbug.cards.sets.formats import FORMATS
from bugduel.mindbug.cards.tree import CardSet
from bugduel.mindbug.program.lower import lower_card
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.program.program import Card
from bugduel.mindbug.seating import DUEL, TEAMS
from bugduel.trees.home_made import MOST, home_made_cards, home_made_data, path_to
from bugduel.trees.numbers import FIRST_HOME_MADE

FEWEST = {"duel": 22, "2v2": 44}  # cards to deal (MB-S1)
MODES = ("duel", "2v2")
NEEDS_TEAMS = "is a card for two teams of two: it needs the mode 2v2"
DEFAULT_SETS = ["first-contact"]
MOST_SETS: int = 100


def full_options(given: Data) -> dict[str, object]:
    """Checked options with their defaults: `sets`, `edition`, and where given `pool` (copies by name) and `cards`; for
    teams `mode` and `open-hands` (teammates see each other's cards).
    """
    try:
        fields = fields_of(given, "options")
        fields.only("mode", "sets", "edition", "format", "pool", "cards", "open-hands")
        mode = fields.one_of("mode", MODES, "duel")
        full: dict[str, object] = {
            "sets": fields.texts("sets", DEFAULT_SETS, MOST_SETS),
            "edition": fields.one_of("edition", EDITIONS, "current"),
        }
        if mode != "duel":  # a duel is what there was first: it goes without saying
            full["mode"] = mode
            full["open-hands"] = fields.yes_no("open-hands", False)
        elif fields.yes_no("open-hands", False):
            raise fields.wrong("is about teammates, and a duel has none", "open-hands")
        if "format" in given:
            if "pool" in given or "sets" in given:
                raise fields.wrong("stands instead of sets and a pool", "format")
            full["pool"] = dict(FORMATS[fields.one_of("format", list(FORMATS))])
        if "pool" in given:
            full["pool"] = _copies(fields.inner("pool"))
        if "cards" in given:
            full["cards"] = home_made_data(fields, card_from_data)
        pool = pool_of(full)
    except BadData as error:
        raise BadOptions(error.reason, error.path, error.unknown_field) from None
    if len(pool.dealt) < FEWEST[mode]:
        game = "a duel" if mode == "duel" else "a game of two against two"
        raise BadOptions(f"{len(pool.dealt)} cards to deal; {game} needs at least {FEWEST[mode]}", "options")
    _check_stages(pool)
    return full


def _copies(fields: Fields) -> dict[str, int]:
    """How often each card of a pool is in it. Names are compared later, so they are counted first."""
    most = len(CARDS) + MOST
    if len(fields.data) > most:
        raise fields.wrong(f"{len(fields.data):,} names; there are at most {most:,} cards")
    return {name: fields.whole(name, None, 1, 99) for name in fields.data}


def _check_stages(pool: Pool) -> None:
    """An evolved stage is never dealt (MB-S7), so a pool without what evolves to it could not use it (MB-V2)."""
    reached = {stage for kind in pool.counts for stage in evolves_to(pool.cards[kind])}
    for kind in pool.counts:
        card = pool.cards[kind]
        if card.stage > 1 and kind not in reached:
            raise BadOptions(
                f'"{card.name}" is stage {card.stage}, and no card of the pool evolves to it. '
                f"Add {_lower_stages(pool, kind)}, or leave it out",
                "options",
            )


def _lower_stages(pool: Pool, kind: int) -> str:
    names = [f'"{card.name}"' for card in pool.cards if kind in evolves_to(card)]
    return " or ".join(names[:3]) if names else f"a card of stage {pool.cards[kind].stage - 1} that does"


def evolves_to(card: Card) -> list[int]:
    """The stages that a card can become, by kind."""
    steps = [step.kind for programs in card.triggers for program in programs for step in program.steps]
    return [stage for stage in [*steps, card.evolves_instead] if stage >= 0]


def pool_of(options: Data) -> Pool:
    """The pool that full options name, made once and shared: it never changes."""
    wanted = {name: options[name] for name in ("mode", "sets", "pool", "cards") if name in options}
    return _pool(json.dumps(wanted))


@lru_cache(maxsize=64)
def _pool(wanted: str) -> Pool:
    options = json.loads(wanted)
    cards = CARDS + _home_made(options.get("cards", []))
    counts = _counts(options, cards)
    if is_team_play(options):
        return weigh(Pool(cards, counts, _power_cards(counts), TEAMS), weights())
    known = [card for card in cards if not card.tag_team]  # by a position, too (MB-S1)
    return weigh(Pool(known, counts, _power_cards(counts), DUEL), weights())


def refused_in(options: Data) -> dict[str, str]:
    """The cards that a game is not played with, and why (MB-S1)."""
    return {} if is_team_play(options) else {card.name: NEEDS_TEAMS for card in CARDS if card.tag_team}


def is_team_play(options: Data) -> bool:
    return options.get("mode") == "2v2"


def _home_made(given: list[object]) -> list[Card]:
    """Cards of the player's own, which may evolve to each other."""
    cards = home_made_cards(given, card_from_data, lower_card, KINDS)
    by_kind = {card.kind: card for card in CARDS + cards}
    for number, card in enumerate(cards):
        for stage in evolves_to(card):
            if by_kind[stage].stage != card.stage + 1:  # MB-V2
                name = f'"{by_kind[stage].name}"'
                raise BadData(f"evolves to {name}, which is not stage {card.stage + 1}", path_to(number))
    return cards


def _power_cards(counts: dict[int, int]) -> list[int]:
    """A set's Power cards are in every game that has a card of the set (MB-S8)."""
    found: list[int] = []
    for card_set in SETS:
        if any(KINDS[card.name] in counts for card in card_set.cards):
            found.extend(KINDS[card.name] for card in card_set.power_cards)
    return found


def _counts(options: dict[str, dict[str, int]], cards: list[Card]) -> dict[int, int]:
    by_name = {card.name: card for card in cards if card.cost < 0}
    if "pool" in options:
        chosen: dict[str, int] = options["pool"]
        wrong = [name for name in chosen if name not in by_name]
        if wrong:
            more = f" (and {len(wrong) - 1} other names)" if len(wrong) > 1 else ""
            raise BadData(f"there is no card {unknown(wrong[0], list(by_name))}{more}", ("options", "pool"))
    else:
        ids = [card_set.id for card_set in SETS]
        for number, set_id in enumerate(options["sets"]):
            if set_id not in ids:
                raise BadData(f"there is no set {unknown(set_id, ids)}", ("options", "sets", number))
        chosen = {}
        for card_set in SETS:  # in this order, whatever the order of the options: the deal depends on it
            if card_set.id in options["sets"]:
                chosen.update(_copies_in(card_set, is_team_play(options)))
        chosen.update({card.name: card.copies for card in cards if card.kind >= FIRST_HOME_MADE})
    for name in chosen:
        if by_name[name].tag_team and not is_team_play(options):  # MB-S1
            raise BadData(f'"{name}" {NEEDS_TEAMS}', "options")
    counts = {by_name[name].kind: count for name, count in chosen.items()}
    _add_stages(counts, {card.kind: card for card in cards})
    return counts


def is_for_teams(card_set: CardSet) -> bool:
    """Whether a set has no card for a duel."""
    return all(card.tag_team for card in card_set.cards)


def _copies_in(card_set: CardSet, is_with_teams: bool) -> dict[str, int]:
    """The copies of each card of a set. The few for teams in another set are left out of a duel (MB-S1)."""
    if is_for_teams(card_set) and not is_with_teams:
        raise BadData(f"{card_set.title} is for two teams of two: it needs the mode 2v2", ("options", "sets"))
    return {card.name: card.copies for card in card_set.cards if is_with_teams or not card.tag_team}


def _add_stages(counts: dict[int, int], cards: dict[int, Card]) -> None:
    """The double card of an evolving creature comes along, set aside (MB-S7)."""
    for kind in list(counts):
        for stage in evolves_to(cards[kind]):
            if stage not in counts:
                counts[stage] = cards[stage].copies
                _add_stages(counts, cards)
