"""What the estimate of a duel counts, by name, for whoever learns what it is worth; and the weights it has."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from bugduel.core.state import State
from bugduel.core.worth.appraisal import Appraisal, Row
from bugduel.core.worth.weights import Weights
from bugduel.mindbug.board import Board
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.cards.keywords import KEYWORDS, SNEAKY, keyword_names
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.program import worths as w
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.program.program import NO_CARD, Card
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.seating import is_enemy, team_of

PLAY, HAND, SHOWN = "play", "hand", "shown"
STRONGEST = 10  # power that is printed on some card
SERIES = {
    "life": w.LIVES,
    "mindbugs": w.MINDBUGS,
    "hand": w.HAND,
    "draw": w.DRAW,
    "energy": w.ENERGY,
    "creatures": w.CREATURES,
}
SINGLE = ("turn", "power", "exhausted", "octonite", "boost", "strongest", "free", "lethal")


class DuelAppraisal(Appraisal):
    """One object for all duels, of two players and of two teams."""

    shared = (
        *(f"{name}-{number}" for name, most in SERIES.items() for number in range(most + 1)),
        *SINGLE,
        *(f"gained-{keyword}" for keyword in KEYWORDS),
        *(f"lost-{keyword}" for keyword in KEYWORDS),
    )
    zones = (PLAY, HAND, SHOWN)

    def cards(self) -> dict[str, Mapping[str, float]]:
        return {card.name: printed(card) for card in CARDS if card.cost < 0}

    def rows(self, state: State) -> list[Row]:
        assert isinstance(state, Board)
        derive(state)
        return [_row(state, team) for team in range(2)]

    def is_telling(self, state: State) -> bool:
        """A player's turn, or a card that a Mindbug may take."""
        assert isinstance(state, Board)
        return len(state.stack) == 1 or state.shown >= 0

    def by_hand(self) -> Weights:
        return weights("by_hand")


def _row(board: Board, team: int) -> Row:
    counts: Counter[str | tuple[str, str]] = Counter()
    enemies = [creature for side in board.sides for creature in side.play if is_enemy(creature.seat, team)]
    strongest = max((creature.power for creature in enemies), default=0)
    are_sneaky = any(creature.active_keywords & SNEAKY for creature in enemies)
    counts[_numbered("life", board.sides[team].life)] += 1
    for seat, side in enumerate(board.sides):
        if team_of(seat) != team:
            continue
        for name, number in (
            ("mindbugs", side.mindbugs),
            ("energy", side.energy),
            ("hand", len(side.hand)),
            ("draw", len(side.draw)),
            ("creatures", len(side.play)),
        ):
            counts[_numbered(name, number)] += 1
        counts.update((HAND, board.pool.cards[kind].name) for kind in side.hand)
        for creature in side.play:
            _count_creature(counts, creature, strongest)
            if creature.active_keywords & SNEAKY and not are_sneaky:
                counts["free"] += 1
                counts["lethal"] += board.sides[1 - team].life == 1
    if team_of(board.active) == team:
        counts["turn"] += 1
        if board.shown >= 0:
            counts[SHOWN, board.pool.cards[board.shown].name] += 1
    return {name: float(count) for name, count in counts.items() if count}


def _numbered(name: str, number: int) -> str:
    return f"{name}-{min(number, SERIES[name])}"


def _count_creature(counts: Counter[str | tuple[str, str]], creature: Creature, strongest: int) -> None:
    card = creature.card
    counts[PLAY, card.name] += 1
    counts["power"] += creature.power - card.power
    counts["exhausted"] += creature.exhausted
    counts["octonite"] += creature.octonite
    counts["boost"] += len(creature.boosts)
    counts["strongest"] += creature.power > strongest
    for name in keyword_names(creature.active_keywords & ~card.keywords):
        counts[f"gained-{name}"] += 1
    for name in keyword_names(card.keywords & ~creature.active_keywords):
        counts[f"lost-{name}"] += 1


def printed(card: Card) -> dict[str, float]:
    """What is printed on a card, as far as it tells what the card is worth."""
    found = {"card": 1.0, f"power-{min(card.power, STRONGEST)}": 1.0}
    found |= dict.fromkeys(keyword_names(card.keywords), 1.0)
    for event, programs in zip(EVENTS, card.triggers, strict=True):
        if programs:
            found[f"on-{event}"] = 1.0
    for name, holds in (
        ("constant", bool(card.statics or card.copied_keywords)),
        ("in-discard", bool(card.discard_statics)),
        ("blocked-only-by", bool(card.blockers)),
        ("hunts-less", bool(card.cannot_hunt) or card.hunts_only is not None),
        ("must-be-hunted", card.must_be_hunted),
        ("reversed-fight", card.reversed_fight),
        ("evolves", card.evolves_instead >= 0),
        ("evolved", card.stage > 1),
        ("turns", bool(card.faces)),
    ):
        if holds:
            found[name] = 1.0
    if card.octonite:
        found["octonite"] = float(card.octonite)
    if card.dice:
        found["dice"] = float(card.dice)
    return found


@cache
def weights(name: str = "learnt") -> Weights:
    """Weights that come with the game: `learnt`, `by_hand` from before, and what a `beginner` thinks."""
    return Weights.from_json(files("bugduel.mindbug.weights").joinpath(f"{name}.json").read_text(encoding="utf-8"))


def weigh(pool: Pool, by: Weights) -> Pool:
    """Sum up what each card of a pool is worth. Returns the pool."""
    worths = w.Worths(len(pool.cards))
    for name, most in SERIES.items():
        setattr(worths, name, by.series(name, most + 1))
    for name in SINGLE:
        setattr(worths, name, by.shared.get(name, 0.0))
    worths.gained = [by.shared.get(f"gained-{keyword}", 0.0) for keyword in KEYWORDS]
    worths.lost = [by.shared.get(f"lost-{keyword}", 0.0) for keyword in KEYWORDS]
    for card in pool.cards:
        if card is not NO_CARD and card.cost < 0:
            features = printed(card)
            worths.in_play[card.kind] = by.of_card(PLAY, card.name, features)
            worths.in_hand[card.kind] = by.of_card(HAND, card.name, features)
            worths.shown[card.kind] = by.of_card(SHOWN, card.name, features)
    pool.worths = worths
    pool.weights = by
    return pool


def reweighed(pool: Pool, by: Weights) -> Pool:
    """The same pool with other weights. It stays with the pool: whoever searches asks for it with every look."""
    if pool.weights is by:
        return pool
    for twin in pool.twins:
        if twin.weights is by:
            return twin
    cards = [card for card in pool.cards if card is not NO_CARD]
    pool.twins.append(weigh(Pool(cards, pool.counts, pool.power_cards, pool.seating), by))
    return pool.twins[-1]


APPRAISAL = DuelAppraisal()
