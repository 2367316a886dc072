"""A bot that looks one step ahead wastes nothing: no hand, no dust, and no weight on the order of a list."""

from collections import Counter

from bugduel.bots import Greedy
from bugduel.core import LiveGame, Seat
from bugduel.games import GAMES
from moments import moments


def test_it_keeps_a_hand_that_it_has_nothing_against():
    for deal in range(20):
        live = LiveGame(GAMES["shardbugs"], {}, f"hand {deal}")
        seat = live.seat(live.state.actor())
        choice = live.state.move(Greedy(f"{deal}").choose(seat))
        assert choice.kind == "keep"


def test_it_generates_no_dust_for_nothing():
    kinds: Counter[str] = Counter()
    for deal in range(2):
        live = LiveGame(GAMES["shardbugs"], {}, f"dust {deal}")
        bots = [Greedy(f"{deal} {seat}") for seat in range(2)]
        while (actor := live.state.actor()) >= 0:
            action = bots[actor].choose(live.seat(actor))
            kinds[live.state.move(action).kind] += 1
            live.apply(action)
    assert kinds["generate"] == 0
    assert kinds["play"] > 10


def test_what_is_never_of_use_has_no_value():
    for state in moments("shardbugs", {}, 3, 20):
        useless = set(state.legal()) - set(state.search_model().search_actions(state))
        thought = Greedy("useless").think(Seat(state, state.actor()))
        assert {option.action for option in thought.options if not option.is_known} == useless


def test_of_equal_actions_the_order_of_the_list_does_not_decide():
    first = other = 0
    for seed in range(3):
        for state in moments("mindbug", {}, seed, 2):
            seat = Seat(state, state.actor())
            thought = Greedy(f"{seed}").think(seat)
            equal = {option.action for option in thought.options if option.value == thought.value}
            if len(equal) > 1:
                in_order = [action for action in seat.legal() if action in equal]
                first += thought.best == in_order[0]
                other += thought.best != in_order[0]
    assert first > 0
    assert other > 0
