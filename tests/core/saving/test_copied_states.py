"""`copy.deepcopy` and `pickle` of a State, at every decision of games of both kinds."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random

import pytest

import mindbug_checks
import shard_checks
from bugduel.core import Game, LiveGame, State
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS


def pickled(state: State) -> State:
    found = pickle.loads(pickle.dumps(state))
    assert isinstance(found, State)
    return found


GAMES: list[tuple[Game, dict[str, object], float]] = [
    (MINDBUG, {}, 1.0),
    (MINDBUG, mindbug_checks.any_sets(3), 1.0),
    (SHARD_BUGS, shard_checks.any_decks(0), 0.04),
    (SHARD_BUGS, shard_checks.any_decks(1), 0.02),
]
WAYS = [copy.deepcopy, copy.copy, pickled]


def same(one: State, other: State) -> None:
    assert json.dumps(one.to_data()) == json.dumps(other.to_data())
    assert (one.actor(), one.legal(), one.outcome()) == (other.actor(), other.legal(), other.outcome())
    for seat in range(-1, one.seats()):
        assert one.view(seat) == other.view(seat)


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "copy", "pickle"])
@pytest.mark.parametrize(("game", "options", "share"), GAMES, ids=["duel", "all-sets", "two", "three"])
def test_a_copy_is_equal_at_every_decision_and_goes_its_own_way(
    game: Game, options: dict[str, object], share: float, way: Callable[[State], State]
):
    random = Random(5)
    live = LiveGame(game, options, "copied")
    while live.state.actor() >= 0:
        if random.random() < share:
            before = json.dumps(live.state.to_data())
            twin = way(live.state)
            same(live.state, twin)
            twin.apply(random.choice(twin.legal()))
            assert json.dumps(live.state.to_data()) == before, "playing a copy changed the original"
        live.apply(random.choice(live.state.legal()))
    same(live.state, way(live.state))


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "copy", "pickle"])
def test_a_copy_has_the_events_so_far_and_records_its_own(way: Callable[[State], State]):
    live = LiveGame(MINDBUG, {}, "events")
    live.apply(live.state.legal()[0])
    before = [event.in_full() for event in live.state.recorded() or ()]
    twin = way(live.state)
    assert [event.in_full() for event in twin.recorded() or ()] == before
    twin.apply(twin.legal()[0])
    assert len(twin.recorded() or ()) > len(before)
    assert [event.in_full() for event in live.state.recorded() or ()] == before


@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "copy", "pickle"])
def test_a_copy_of_a_state_that_records_nothing_records_nothing(way: Callable[[State], State]):
    assert way(MINDBUG.setup({}).new("quiet")).recorded() is None
    assert way(SHARD_BUGS.setup({}).new("quiet")).recorded() is None
