"""The trail of a seat: equal trails mean equal knowledge, and what a seat cannot know leaves no trace in it."""

import json
from random import Random

import pytest

from bugduel.core import Game, LiveGame
from bugduel.core.records.trail import SIGHT, UNSEEN, Trails
from bugduel.mindbug import actions as a
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS
from plain import plain

HANDS = ["Hungry Hungry Hamster", "Ferret Bomber", "Tiger Squirrel", "Strange Barrel", "Cornanon", "Compost Dragon"]
GAMES: list[tuple[Game, dict[str, object], int]] = [
    (MINDBUG, {"pool": dict.fromkeys(HANDS, 4)}, 40),
    (MINDBUG, {"sets": list(MINDBUG.sets({}))}, 40),
    (SHARD_BUGS, {}, 40),
]


def knowledge(live: LiveGame, seat: int) -> str:
    place = live.seat(seat)
    return json.dumps([plain(place.view), place.history(), place.legal()])


@pytest.mark.parametrize(("game", "options", "games"), GAMES, ids=["hands", "all-sets", "shardbugs"])
def test_equal_trails_mean_equal_knowledge(game: Game, options: dict[str, object], games: int):
    """Many short games of few deals: they part where somebody chooses otherwise, seen or unseen."""
    known: dict[tuple[int, tuple[int, ...]], str] = {}
    met = 0
    for number in range(games):
        random = Random(number)
        live = LiveGame(game, options, f"trail {number % 2}")
        for _ in range(14):
            for seat in range(-1, live.state.seats()):
                key = seat, tuple(live.seat(seat).trail or ())
                met += key in known
                assert known.setdefault(key, knowledge(live, seat)) == knowledge(live, seat)
            if live.state.actor() < 0:
                break
            legal = live.state.legal()
            live.apply(random.choice(legal[:2]))  # few different choices, so that trails meet again
    assert met > games


def test_a_choice_that_a_seat_does_not_see_leaves_its_trail_as_it_is():
    trails = []
    for choice in range(3):
        live = LiveGame(SHARD_BUGS, {}, "mulligan")
        first = live.state.actor()
        live.apply(live.state.legal()[choice])  # a card is put back
        live.apply(live.state.legal()[-1])  # and the rest is kept
        trails.append((live.seat(first).trail, live.seat(1 - first).trail, live.seat(-1).trail))
    assert len({str(mine) for mine, _, _ in trails}) == 3
    assert len({str(theirs) for _, theirs, _ in trails}) == 1
    assert len({str(spectators) for _, _, spectators in trails}) == 1


def test_a_seat_finds_its_own_secret_choices_in_its_trail_and_others_do_not():
    live = LiveGame(SHARD_BUGS, {}, "own")
    first = live.state.actor()
    chosen = live.state.legal()[1]
    live.apply(chosen)
    assert [entry for entry in live.seat(first).trail or () if entry >= UNSEEN] == [chosen]
    assert [entry for entry in live.seat(1 - first).trail or () if entry >= UNSEEN] == [UNSEEN]


@pytest.mark.parametrize("card", ["Gorillion", "Bee Bear"])
def test_a_play_that_was_forced_is_in_the_trail_of_everybody(card: str):
    players = [{"hand": ["Killer Bee", "Kong"], "mindbugs": 0}, {"hand": [card], "mindbugs": 0}]
    state = MINDBUG.position({"sets": list(MINDBUG.sets({})), "players": players}, record=True)
    trails = Trails(state)
    trails.apply(state.legal()[0])  # then they have but one card to play
    forced = a.PLAY | state.pool.kinds[card]
    for seat in (-1, 0, 1):
        assert [~entry for entry in trails.of(seat) if SIGHT < entry < UNSEEN] == [forced]


def test_a_trail_grows_and_what_was_in_it_stays():
    random = Random(1)
    live = LiveGame(MINDBUG, {}, "grows")
    before: list[int] = []
    while live.state.actor() >= 0:
        trail = list(live.seat(0).trail or ())
        assert trail[: len(before)] == before
        before = trail
        live.apply(random.choice(live.state.legal()))
    fresh = Trails(live.state)
    fresh.steps = live.trails.steps
    assert fresh.of(0) == live.seat(0).trail
