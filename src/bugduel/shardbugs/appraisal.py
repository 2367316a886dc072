"""What the estimate of a game counts, by name, for whoever learns what it is worth; and the weights it has."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from bugduel.core.state import State
from bugduel.core.worth.appraisal import Appraisal, Row
from bugduel.core.worth.weights import Weights
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import TO_WIN, Board
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.program import worths as w
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.pool import NO_CARD, Pool
from bugduel.shardbugs.program.printed import CARDS
from bugduel.shardbugs.rules.forecast import Forecast, forecast, on_turn
from bugduel.shardbugs.rules.layers import derive

FIELD, HAND = "field", "hand"
TYPES = {o.BUG: "bug", o.ITEM: "item", o.SUPPORT: "support", o.ACTION: "action"}
SERIES = {"devotion": w.DEVOTION, "hive": w.HIVE, "hand": w.HAND, "deck": w.DECK, "race": w.RACE}
SINGLE = (
    "turn", "placing", "dust", "atk", "defence", "dev", "fleeting", "gained", "damage", "held",
    "equipped", "dizzy", "tired", "tired_figures", "exhausted", "exhausted_figures", "free",
)  # fmt: skip

Counts = Counter[str | tuple[str, str]]


class ContestAppraisal(Appraisal):
    """One object for all games, of two to four players."""

    shared = (*(f"{name}-{number}" for name, most in SERIES.items() for number in range(most + 1)), *SINGLE)
    zones = (FIELD, HAND)

    def cards(self) -> dict[str, Mapping[str, float]]:
        return {card.name: printed(card) for card in CARDS if card.type in TYPES}

    def rows(self, state: State) -> list[Row]:
        """Nothing is counted of a player who is out."""
        assert isinstance(state, Board)
        derive(state)
        rows = [_row(state, seat, forecast(state)) for seat in range(len(state.sides))]
        return [{name: float(count) for name, count in counts.items() if count} for counts in rows]

    def is_telling(self, state: State) -> bool:
        """A Main Phase with no web, and everybody still in."""
        assert isinstance(state, Board)
        is_main = len(state.stack) == 1 and state.asked == state.active and state.choices[-1] == a.END_MAIN
        return is_main and not any(side.is_out for side in state.sides)

    def by_hand(self) -> Weights:
        return weights("by_hand")


def _row(board: Board, seat: int, ahead: Forecast) -> Counts:
    counts: Counts = Counter()
    side = board.sides[seat]
    if side.is_out:
        return counts
    is_mover = on_turn(board) == seat
    devotion = ahead.of(board, seat)
    field = [permanent for permanent in side.field if permanent.id not in ahead.fallen]
    bugs = [permanent for permanent in field if permanent.types & o.BUG]
    able = [bug for bug in bugs if is_mover and not bug.exhausted and not board.is_dizzy(bug)]
    for name, number in (
        ("devotion", devotion),
        ("hive", len(side.hive)),
        ("hand", len(side.hand)),
        ("deck", side.deck_size() // w.DECK_STEP),
        ("race", _race(TO_WIN - devotion - sum(bug.dev for bug in able), sum(bug.dev for bug in bugs))),
    ):
        counts[f"{name}-{min(number, SERIES[name])}"] += 1
    counts.update((HAND, board.pool.cards[kind].name) for kind in side.hand)
    counts["dust"] += sum(is_mover and not bug.exhausted for bug in side.hive)
    counts["turn"] += is_mover
    counts["placing"] += is_mover and side.placed < side.places
    counts["dizzy"] += sum(is_mover and not bug.exhausted and board.is_dizzy(bug) for bug in bugs)
    counts["equipped"] += sum(bool(permanent.bearer) for permanent in field if permanent not in bugs)
    counts["free"] += _free(board, seat, len(able), ahead)
    for permanent in field:
        _count_changes(counts, permanent)
    for bug in bugs:
        counts["damage"] += bug.damage
        counts["held"] += bool(bug.held)
        if bug.exhausted:
            name = "tired" if is_mover else "exhausted"
            counts[name] += 1
            counts[f"{name}_figures"] += bug.atk + bug.defence
    return counts


def _race(left: int, dev: int) -> int:
    """Turns of one's own until so much devotion is gained; 0 if it can be gained in this one."""
    if left <= 0:
        return 0
    return -(-left // dev) if dev else w.RACE


def _free(board: Board, seat: int, attackers: int, ahead: Forecast) -> int:
    """Attackers that an enemy who has devotion has no blocker for."""
    most = 0
    for number, side in enumerate(board.sides):
        if number != seat and not side.is_out and ahead.of(board, number):
            bugs = [bug for bug in side.field if bug.types & o.BUG and bug.id not in ahead.fallen and not bug.exhausted]
            most = max(most, attackers - len(bugs))
    return most


def _count_changes(counts: Counts, permanent: Permanent) -> None:
    card = permanent.card
    counts[FIELD, card.name] += 1
    counts["atk"] += permanent.atk - card.atk
    counts["defence"] += permanent.defence - card.defence
    counts["dev"] += permanent.dev - card.dev
    brief = permanent.changes
    counts["fleeting"] += brief.atk + brief.defence + brief.dev
    counts["gained"] += bool(permanent.keywords & ~card.keywords or permanent.traits & ~card.traits)


def printed(card: Card) -> dict[str, float]:
    """What is printed on a card, as far as it tells what the card is worth."""
    kind = TYPES[card.type]
    found = {kind: 1.0, f"{kind}-cost": float(card.cost)}
    found |= {"atk": float(card.atk), "def": float(card.defence), "dev": float(card.dev)}
    found |= {"shards": float(card.shards), "plink": float(card.plink)}
    for bits, names, any_of_them in ((card.keywords, o.KEYWORDS, "keyword"), (card.traits, o.TRAITS, "trait")):
        found |= {name: 1.0 for name, bit in names.items() if bits & bit}
        found[any_of_them] = float(bool(bits))
    for event, programs in zip(o.EVENTS, card.triggers, strict=False):
        if programs:
            found[f"on-{event}"] = 1.0
    found["ability"] = float(bool(card.events or card.statics or card.activated))
    found["passive"] = float(bool(card.statics))
    found["activated"] = float(bool(card.activated))
    found["makes-dust"] = float(card.has_dust)
    found["quick"] = float(card.quick or card.has_quick)
    found["bounty"] = float(bool(card.bounty))
    found["token"] = float(card.is_token)
    return {name: amount for name, amount in found.items() if amount}


@cache
def weights(name: str = "learnt") -> Weights:
    """Weights that come with the game: those that were learnt, and those from before, written by hand."""
    return Weights.from_json(files("bugduel.shardbugs.weights").joinpath(f"{name}.json").read_text(encoding="utf-8"))


def weigh(pool: Pool, by: Weights) -> Pool:
    """Sum up what each card of a pool is worth. Returns the pool."""
    worths = w.Worths(len(pool.cards))
    for name, most in SERIES.items():
        setattr(worths, name, by.series(name, most + 1))
    for name in SINGLE:
        setattr(worths, name, by.shared.get(name, 0.0))
    for card in pool.cards:
        if card is not NO_CARD and card.type in TYPES:
            features = printed(card)
            worths.in_field[card.kind] = by.of_card(FIELD, card.name, features)
            worths.in_hand[card.kind] = by.of_card(HAND, card.name, features)
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
    pool.twins.append(weigh(Pool(cards, pool.used), by))
    return pool.twins[-1]


APPRAISAL = ContestAppraisal()
