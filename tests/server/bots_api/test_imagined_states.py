"""States that a program gets to search in: they look right to its seat, and hold nothing of what it may not know."""

from random import Random
from typing import Any

import msgspec
import pytest

import shard_checks
from bugduel.bots import new_bot
from bugduel.core import LiveGame, Seat, State, seeded
from bugduel.core.seen.view import View
from bugduel.games import GAMES
from bugduel.server.http.bots.imagining import MOST, imagined

EVERY_SET = {"sets": list(GAMES["mindbug"].sets({}))}


def twins(name, options, seed, share):
    """Decisions of a random game, each for every seat: the real state, and one that the seat could not tell from it."""
    random = Random(seed)
    live = LiveGame(GAMES[name], options, f"secret {seed}")
    while live.state.actor() >= 0:
        for seat in range(live.state.seats()):
            if random.random() < share:
                yield live.state, imagined(live.state, seat), seat
        live.apply(random.choice(live.state.legal()))


@pytest.mark.parametrize(
    ("name", "options", "share"),
    [("mindbug", EVERY_SET, 1.0), ("shardbugs", shard_checks.any_decks(1), 0.1), ("shardbugs", {}, 0.1)],
)
def test_what_is_imagined_depends_on_nothing_that_the_seat_does_not_know(name, options, share):
    """From two games with other hidden cards the same chance makes the very same state, to the last byte."""
    looked = differed = 0
    for number in range(8):
        for real, twin, seat in twins(name, options, number, share):
            differed += real.to_data() != twin.to_data()
            chance = f"chance {number} {looked}"
            assert real.imagine(seat, seeded(chance)).to_data() == twin.imagine(seat, seeded(chance)).to_data()
            looked += 1
    assert looked > 100
    assert differed == looked  # else nothing would be compared


def chance_of(state: State) -> Any:
    return state.to_data()["rng"]


@pytest.mark.parametrize("name", GAMES)
def test_chance_to_come_is_new_in_every_imagined_state(name):
    for real, twin, seat in twins(name, {}, 5, 0.3):
        true, one, other = (chance_of(state) for state in (real, twin, imagined(real, seat)))
        assert one["taken"] == other["taken"] == 0
        assert len({true["key"], one["key"], other["key"]}) == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_program_gets_states_that_look_as_what_it_is_shown(account, name):
    anna, ben = account(), account()
    game = anna.challenges(ben, name)
    ben.post(f"/api/challenge/{game}/accept")
    hands = set()
    for program in (anna, ben):
        shown = next(program.game(game))
        found = program.get(f"/api/bot/game/{game}/imagine?n={MOST}")
        assert (found["ply"], found["seat"], len(found["states"])) == (shown["ply"], shown["seat"], MOST)
        assert shown["seed_hash"] not in str(found)
        for data in found["states"]:
            state = GAMES[name].from_data(data)
            assert as_sent(state.view(found["seat"])) == shown["view"]
            legal = [move["action"] for move in (shown["question"].get("moves") or [])]
            assert Seat(state, found["seat"]).legal() == legal
            hands.add(str(state.view(1 - found["seat"])))
            assert new_bot("greedy", "seed").choose(Seat(state, state.actor())) in state.legal()
    assert len(hands) == 2 * MOST  # the other hand is another one each time


def as_sent(view: View) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_so_many_states_at_once_and_only_while_the_game_goes_on(two):
    anna, _, game = two
    assert anna.refused("GET", f"/api/bot/game/{game}/imagine?n={MOST + 1}") == (400, "bad-request")
    assert anna.refused("GET", f"/api/bot/game/{game}/imagine?n=0") == (400, "bad-request")
    anna.post(f"/api/bot/game/{game}/concede")
    assert anna.refused("GET", f"/api/bot/game/{game}/imagine") == (409, "game-over")
