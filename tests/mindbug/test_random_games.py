"""Properties that hold in every game, over random ones. `make soak` plays many more."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bugduel.mindbug.program.printed import CARDS
from mindbug_checks import any_sets, events_digest, play_checked

DEALT = sorted(card.name for card in CARDS if card.stage == 1 and not card.tag_team)


@pytest.mark.parametrize("first", range(0, 100, 50))
def test_random_games_by_seed(first: int):
    for seed in range(first, first + 50):
        play_checked(seed, often=0.1)


@pytest.mark.parametrize("first", range(0, 75, 25))
def test_random_games_of_random_choices_of_sets(first: int):
    for seed in range(first, first + 25):
        play_checked(seed, any_sets(seed), often=0.1)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**64), st.sampled_from(["current", "beyond", "first"]))
def test_random_games_of_any_seed_and_edition(seed: int, edition: str):
    play_checked(seed, {"edition": edition}, often=0.3)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, 2**64),
    st.dictionaries(st.sampled_from(DEALT), st.integers(1, 9), min_size=3, max_size=8),
)
def test_random_games_of_any_pool(seed: int, pool: dict[str, int]):
    """Few different cards, many copies: cards meet themselves, and tied reveals can use up the unused pile."""
    missing = 22 - sum(pool.values())
    if missing > 0:
        pool[next(iter(pool))] += missing
    play_checked(seed, {"pool": pool}, often=0.3)


def test_games_stay_the_same_while_the_version_of_the_rules_does():
    """What happened in a Record's game must not change with a new Bugduel unless `Mindbug.rules` does."""
    assert [events_digest(seed) for seed in range(8)] == PINNED


PINNED = [
    "0e93652ea88bf1fc",
    "1168c99e7fdc1067",
    "5c2938a1a38eb42e",
    "0a9aaa5193dcf5b7",
    "06c89c6f24bc6220",
    "c3083383f71b41e7",
    "ec3a74c203c58695",
    "6aa332041f1c9dcd",
]
