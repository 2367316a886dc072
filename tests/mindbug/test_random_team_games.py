"""Properties that hold in every game of two against two, over random ones."""

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bugduel.core import SPECTATOR, Rng, Seat
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.program.printed import CARDS
from marks import rule
from mindbug_checks import any_team_options, play_checked
from plain import plain

DEALT = sorted(card.name for card in CARDS if card.stage == 1)
TEAM_PLAY: dict[str, object] = {"mode": "2v2"}
VIEWERS = (0, 1, 2, 3, SPECTATOR)


@pytest.mark.parametrize("first", range(0, 20, 10))
def test_random_games_of_first_contact(first: int):
    for seed in range(first, first + 10):
        play_checked(seed, TEAM_PLAY, often=0.08)


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_random_games_of_random_choices_of_sets(first: int):
    for seed in range(first, first + 10):
        play_checked(seed, any_team_options(seed), often=0.08)


@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, 2**64),
    st.dictionaries(st.sampled_from(DEALT), st.integers(1, 9), min_size=3, max_size=8),
    st.booleans(),
)
def test_random_games_of_any_pool(seed: int, pool: dict[str, int], is_open: bool):
    """Few different cards, many copies: cards meet themselves, and tied reveals can use up the unused pile."""
    missing = 44 - sum(pool.values())
    if missing > 0:
        pool[next(iter(pool))] += missing
    play_checked(seed, {**TEAM_PLAY, "pool": pool, "open-hands": is_open}, often=0.2)


@rule("MB-N1", "MB-N2")
@pytest.mark.parametrize("seed", range(6))
def test_no_view_and_no_event_holds_the_seed_or_a_hidden_card(seed: int):
    """The name of a card that was never shown to somebody must not be found in anything they get."""
    random = Random(seed)
    options = any_team_options(seed) if seed % 3 else TEAM_PLAY
    state = MINDBUG.new(options, f"watched {seed}", record=True)
    assert isinstance(state, Duel)
    assert isinstance(state.rng, Rng)
    while state.actor() >= 0:
        for viewer in VIEWERS:
            seat = Seat(state, viewer)
            text = json.dumps([plain(seat.view), seat.history(), [move.to_data() for move in seat.moves()]])
            assert f"watched {seed}" not in text
            assert state.rng.key.hex() not in text
            for name in never_seen(state, viewer):
                assert json.dumps(name) not in text, f"{viewer} sees {name}"
        state.apply(random.choice(state.legal()))


def never_seen(state: Duel, viewer: int) -> set[str]:
    """Cards of which every copy is hidden from a viewer, and none was ever shown."""
    beside = {state.name(kind) for kind in state.doubles + state.market + state.power_discard}
    texts = json.dumps([event.seen_by(viewer) for event in state.recorded() or ()])
    names = {state.name(kind) for kind in state.pool.dealt} - beside
    return {name for name in names if json.dumps(name) not in texts}
