"""What bots take things to be worth: the engine's sum is that of the rows which learning counts."""

import math

import pytest

from bugduel.core import seeded
from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.mindbug.appraisal import APPRAISAL, reweighed, weights
from bugduel.mindbug.saved.options import pool_of

MINDBUG = GAMES["mindbug"]
ALL_SETS = list(MINDBUG.sets({}))
HOME_MADE = {"word": "creature-card", "name": "Paper Moth", "power": 4, "keywords": ["SNEAKY"]}


def uneven() -> Weights:
    """Weights in which nothing is worth the same as anything else, and nothing is worth nothing."""
    chance = seeded("uneven")

    def some() -> float:
        return (chance.below(2000) - 1000) / 4000 or 0.1

    features = sorted({feature for printed in APPRAISAL.cards().values() for feature in printed})
    return Weights(
        "mindbug",
        MINDBUG.rules,
        "",
        "",
        "",
        0,
        {name: some() for name in APPRAISAL.shared},
        {zone: {feature: some() for feature in features} for zone in APPRAISAL.zones},
        {name: {zone: some() for zone in APPRAISAL.zones} for name in APPRAISAL.cards()},
    )


def worth(row, by):
    cards = APPRAISAL.cards()
    return sum(
        amount * (by.shared[key] if isinstance(key, str) else by.of_card(*key, cards[key[1]]))
        for key, amount in row.items()
    )


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"sets": ALL_SETS},
        {"sets": ["galaxy", "king-of-tokyo", "promo"]},
        {"mode": "2v2", "sets": ["first-contact"]},
    ],
    ids=["first contact", "all sets", "octonite, dice and faces", "two against two"],
)
def test_an_estimate_is_the_sum_of_what_is_counted(options):
    by = uneven()
    setup = MINDBUG.setup(options)
    seen = set()
    for number in range(12):
        state = setup.new(f"worth {number}")
        state.search_model().reweigh(state, by)
        chance = seeded(f"moves {number}")
        while state.actor() >= 0:
            rows = APPRAISAL.rows(state)
            seen |= {key if isinstance(key, str) else key[0] for row in rows for key in row}
            ahead = worth(rows[0], by) - worth(rows[1], by)
            for seat in range(state.seats()):
                sign = 1 if state.team(seat) == 0 else -1
                assert state.search_model().estimate(state, seat) == pytest.approx(1 / (1 + math.exp(-sign * ahead)))
            legal = state.legal()
            state.apply(legal[chance.below(len(legal))])
    assert {"play", "hand", "shown", "turn", "free", "strongest"} <= seen


def test_other_weights_change_one_state_and_its_clones_and_no_other():
    state = MINDBUG.setup({}).new("other weights")
    other = MINDBUG.setup({}).new("other weights")
    before = state.search_model().estimate(state, 0)
    state.search_model().reweigh(state, uneven())
    assert state.search_model().estimate(state.clone(), 0) == state.search_model().estimate(state, 0) != before
    assert other.search_model().estimate(other, 0) == before


def test_a_pool_with_other_weights_is_made_once_and_kept_by_its_pool_alone():
    by = uneven()
    pool = pool_of({**MINDBUG.setup({"cards": [HOME_MADE]}).options})
    twin = reweighed(pool, by)
    assert reweighed(pool, by) is twin and reweighed(twin, by) is twin
    assert pool.twins == [twin] and twin.twins == []


def test_a_home_made_card_is_worth_what_is_printed_on_it():
    options = {**MINDBUG.setup({"cards": [HOME_MADE]}).options}
    pool = pool_of(options)
    moth = pool.kinds["Paper Moth"]
    by = weights()
    printed = {"card": 1.0, "power-4": 1.0, "SNEAKY": 1.0}
    assert pool.worths.in_play[moth] == pytest.approx(by.of_card("play", "Paper Moth", printed))
    assert pool.worths.in_play[moth] > 0.2


def test_a_number_beyond_the_last_weight_is_worth_as_much_as_the_last():
    by = Weights("mindbug", 3, "", "", "", 0, {"life-0": 0.0, "life-1": 0.5, "life-2": 0.9}, {}, {})
    assert by.series("life", 5) == [0.0, 0.5, 0.9, 0.9, 0.9]


@pytest.mark.parametrize("name", ["by_hand", "learnt"])
def test_weights_are_read_as_they_were_written(name):
    by = weights(name)
    assert Weights.from_json(by.to_json()) == by
    assert set(by.shared) <= set(APPRAISAL.shared)
    assert set(by.cards) <= set(APPRAISAL.cards())
