"""What must be so at every choice of every game of Shard Bugs, and random decks to check it with."""

from collections import Counter
from random import Random

import checks
from bugduel.core import LiveGame, State, seeded
from bugduel.shardbugs.cards.build import random_deck
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program.course import ANNOUNCE
from bugduel.shardbugs.rules.web.uses import HOW_ACTION, HOW_PERMANENT


def play_checked(
    seed: int, options: dict[str, object] | None = None, often: float = 1.0, glance: float = 1.0
) -> LiveGame:
    """A random game with all checks, of random decks unless the options name some."""
    return checks.play_checked(SHARD_BUGS, check_contest, seed, options or any_decks(seed), often, glance)


def events_digest(seed: int) -> str:
    return checks.events_digest(SHARD_BUGS, seed, any_decks(seed))


def any_decks(seed: int) -> dict[str, object]:
    """Random legal decks for two to four players; some games by draft rules, some timed."""
    random = Random(seed)
    rng = seeded(f"decks {seed}")
    decks = [random_deck(rng).to_data() for _ in range(2 + seed % 3)]
    return {"decks": decks, "draft": random.random() < 0.2, "time": random.choice([0, 0, 0, 12])}


def any_options(number: int) -> dict[str, object]:
    """Random options for two to four players: random decks mostly, built ones now and then."""
    random = Random(f"options {number}")
    options = any_decks(number)
    if random.random() < 0.25:
        options["decks"] = [random.choice(SHARD_BUGS.decks()) for _ in range(2 + number % 3)]
    return options


def check_contest(state: State) -> None:
    """Every card is in one zone, permanents know where they are, and the numbers make sense."""
    assert isinstance(state, Contest)
    decks = state.options["decks"]
    assert isinstance(decks, list)
    for seat, owned in enumerate(cards_in_zones(state)):
        if not state.sides[seat].is_out:
            dealt = {state.pool.kinds[name]: count for name, count in decks[seat]["cards"].items()}
            assert owned == dealt, "a card is lost or doubled"
    ids = [permanent.id for side in state.sides for permanent in side.field + side.hive]
    assert len(set(ids)) == len(ids), "one permanent twice"
    for seat, side in enumerate(state.sides):
        assert side.devotion >= 0
        assert min(side.dust) >= 0
        assert side.hand == sorted(side.hand)
        assert not Counter(side.open) - Counter(side.hand), "a known card that is not there"
        assert side.open_top <= len(side.top)
        if side.is_out and not state.is_over:
            assert not side.field
            assert not side.hive
        for permanent in side.field + side.hive:
            assert permanent.seat == seat
            assert permanent.in_hive == (permanent in side.hive)
            assert min(permanent.plus, permanent.minus, permanent.damage, permanent.held) >= 0
            assert not permanent.bearer or permanent.bearer in ids
        supports = [permanent.card.kind for permanent in side.field if permanent.card.type == 4]
        assert len(set(supports)) == len(supports), "two supports of one name (SB-C1)"


def cards_in_zones(state: Contest) -> list[Counter[int]]:
    """Each owner's cards wherever they are, webs included."""
    owned = [Counter(side.hand + side.top + side.bag + side.bottom + side.splat) for side in state.sides]
    for side in state.sides:
        for permanent in side.field + side.hive:
            if not permanent.card.is_token:
                owned[permanent.owner][permanent.card.kind] += 1
    for frame in state.stack:
        for thread in [frame, *frame.waiting]:
            is_announced = thread.program is ANNOUNCE and thread.how in (HOW_PERMANENT, HOW_ACTION)
            if is_announced or (thread.program is not ANNOUNCE and state.is_action(thread)):
                owned[thread.seat][thread.kind] += 1
    return owned
