"""A bot that looks one step ahead wastes nothing: no hand, no dust, and no weight on the order of a list."""

from collections import Counter
from statistics import mean

from bugduel.bots import Greedy
from bugduel.core import LiveGame, Seat, seeded
from bugduel.games import GAMES
from bugduel.shardbugs.board import Board
from moments import moments


def test_it_puts_back_what_is_worth_less_than_the_rest_of_its_hand():
    """SB-S3: whatever is put back is replaced, so a hand is kept only if all of it is good."""
    put_back: list[float] = []
    rest: list[float] = []
    for deal in range(30):
        state = GAMES["shardbugs"].setup({}).deal(seeded(f"hand {deal}"))
        assert isinstance(state, Board)
        seat = state.actor()
        choice = state.move(Greedy(f"{deal}").choose(Seat(state, seat)))
        worths = {state.pool.cards[kind].name: state.pool.worths.in_hand[kind] for kind in state.sides[seat].hand}
        if choice.kind == "put-back":
            put_back.append(worths.pop(str(choice.facts["card"])))
            rest += worths.values()
    assert len(put_back) >= 10
    assert mean(put_back) < mean(rest) - 0.02


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
