"""What a game of Shard Bugs is worth to a bot: the estimate is the weighted sum of what the appraisal counts."""

from collections.abc import Iterator
from math import exp

import pytest

from bugduel.core import seeded
from bugduel.core.worth.appraisal import Row
from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.shardbugs.appraisal import APPRAISAL, FIELD, HAND, printed, reweighed, weights
from bugduel.shardbugs.board import Board

GAME = GAMES["shardbugs"]
PEST = {
    "word": "bug",
    "name": "Pest",
    "rarity": "common",
    "cost": "2",
    "atk": 3,
    "def_": 2,
    "dev": 1,
    "species": ["ant"],
}


def any_weights() -> Weights:
    """A weight for everything, no two the same: whatever is counted wrongly shows."""
    rng = seeded("any weights")
    cards = APPRAISAL.cards()
    features = sorted({feature for card in cards.values() for feature in card})

    def some(names: list[str]) -> dict[str, float]:
        return {name: (rng.below(2001) - 1000) / 4000 for name in names}

    printed_weights = {zone: some(features) for zone in APPRAISAL.zones}
    own = {name: some(list(APPRAISAL.zones)) for name in cards}
    return Weights("shardbugs", 3, "", "", "", 0, some(list(APPRAISAL.shared)), printed_weights, own)


def states(players: int, games: int) -> Iterator[Board]:
    """Moments of random games, in which players concede now and then."""
    for number in range(games):
        rng = seeded(f"worth {players} {number}")
        state = GAME.setup({"decks": GAME.decks()[:players]}).deal(rng)
        assert isinstance(state, Board)
        while state.actor() >= 0:
            if rng.below(25) == 0:
                yield state
            legal = state.legal()
            leaves = rng.below(2000) == 0
            state.apply(state.anytime(state.actor())[0] if leaves else legal[rng.below(len(legal))])


def worth(row: Row, by: Weights) -> float:
    cards = APPRAISAL.cards()
    total = 0.0
    for counted, amount in row.items():
        if isinstance(counted, str):
            total += by.shared[counted] * amount
        else:
            zone, name = counted
            total += by.of_card(zone, name, cards[name]) * amount
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_estimate_weighs_what_the_appraisal_counts(players: int):
    by = any_weights()
    seen: set[str] = set()
    some_are_out = 0
    for state in states(players, 12):
        model = state.search_model()
        model.reweigh(state, by)
        rows = APPRAISAL.rows(state)
        seen.update(name for row in rows for name in row if isinstance(name, str))
        some_are_out += any(side.is_out for side in state.sides)
        power = [0.0 if side.is_out else exp(worth(row, by)) for row, side in zip(rows, state.sides, strict=True)]
        for seat in range(players):
            assert model.estimate(state, seat) == pytest.approx(power[seat] / sum(power), abs=1e-9)
    assert {"turn", "placing", "dust", "atk", "equipped", "dizzy", "tired", "exhausted", "free"} <= seen
    assert some_are_out or players == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_players_sum_to_one(players: int):
    for state in states(players, 4):
        chances = [state.search_model().estimate(state, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1)


def test_a_pool_with_other_weights_is_made_once_and_kept_by_its_pool_alone():
    state = GAME.setup({"cards": [PEST]}).deal(seeded("twins"))
    assert isinstance(state, Board)
    by = any_weights()
    twin = reweighed(state.pool, by)
    assert reweighed(state.pool, by) is twin and reweighed(twin, by) is twin
    assert state.pool.twins == [twin] and twin.twins == []


def test_a_home_made_card_is_worth_what_is_printed_on_it():
    state = GAME.setup({"cards": [PEST]}).deal(seeded("pest"))
    assert isinstance(state, Board)
    kind = state.pool.kinds["Pest"]
    features = printed(state.pool.cards[kind])
    assert features["atk"] == 3
    for zone, worths in (
        (FIELD, state.pool.worths.in_field),
        (HAND, state.pool.worths.in_hand),
    ):
        assert worths[kind] == weights().of_card(zone, "Pest", features)
    assert state.pool.worths.in_field[kind] > 0


def test_to_have_reached_what_wins_is_all_but_to_have_won():
    for state in states(2, 2):
        state.sides[0].devotion = 20
        state.sides[1].devotion = 19
        assert state.search_model().estimate(state, 0) > 0.99


def test_more_devotion_is_never_worse():
    for by in (weights("by_hand"), weights("learnt")):
        series = by.series("devotion", 21)
        assert series[20] > max(series[:20])
        assert series[19] > series[0]
