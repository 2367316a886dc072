"""The one door of chance."""

from collections import Counter

import pytest

from bugduel.core import Rng, seeded


def test_a_seed_gives_the_same_numbers_on_every_machine():
    rng = seeded("golden")
    assert [rng.below(1000) for _ in range(20)] == GOLDEN


def test_other_seeds_give_other_numbers():
    streams = {tuple(seeded(str(seed)).below(1 << 30) for _ in range(3)) for seed in range(200)}
    assert len(streams) == 200


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 48, 1000])
def test_every_number_below_the_bound_is_equally_likely(bound: int):
    rng = seeded("fair")
    throws = 2000 * min(bound, 48)
    counts = Counter(rng.below(bound) for _ in range(throws))
    assert set(counts) <= set(range(bound))
    if bound <= 48:
        expected = throws / bound
        assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def test_a_clone_goes_on_where_the_original_stands_and_alone():
    rng = seeded("clone")
    for _ in range(21):
        rng.below(9)
    twin = rng.clone()
    ahead = [twin.below(9) for _ in range(40)]
    assert [rng.below(9) for _ in range(40)] == ahead


def test_a_saved_place_in_the_stream_is_found_again():
    rng = seeded("saved")
    for _ in range(37):
        rng.below(6)
    loaded = Rng(rng.key)
    loaded.taken = rng.taken
    assert [loaded.below(6) for _ in range(40)] == [rng.below(6) for _ in range(40)]


def test_a_stream_split_off_is_fixed_by_its_parent_and_goes_its_own_way():
    one, other = seeded("split"), seeded("split")
    first, second = one.split(), other.split()
    assert [first.below(1000) for _ in range(20)] == [second.below(1000) for _ in range(20)]
    assert [one.below(1000) for _ in range(20)] != [first.below(1000) for _ in range(20)]
    assert len(one.split().key) == 32


def test_taking_from_a_bag_takes_each_item_once():
    rng = seeded("bag")
    bag = list(range(30))
    assert sorted(rng.take(bag) for _ in range(30)) == list(range(30))
    assert bag == []


GOLDEN = [160, 73, 927, 753, 390, 240, 136, 996, 159, 433, 468, 403, 35, 493, 635, 690, 520, 229, 509, 678]
