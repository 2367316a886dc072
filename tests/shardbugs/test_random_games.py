"""Properties that hold in every game, over random ones. `make soak` plays many more."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bugduel.shardbugs.game import SHARD_BUGS
from shard_checks import play_checked


@pytest.mark.parametrize("first", range(0, 12, 3))
def test_random_games_of_random_decks_for_two_to_four(first: int):
    for seed in range(first, first + 3):
        play_checked(seed, often=0.004, glance=0.1)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**64), st.lists(st.sampled_from(SHARD_BUGS.decks()), min_size=2, max_size=4))
def test_random_games_of_built_decks(seed: int, decks: list[str]):
    play_checked(seed, {"decks": decks}, often=0.004, glance=0.1)
