"""What is played in an arena: every group of bots, every deal from every seat, nothing twice."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from arena_runs import run_of
from bugduel.arena import Deal, deals
from bugduel.arena.played import decks_for, play_deal
from bugduel.core import BadOptions, Record, replay
from bugduel.games import GAMES
from plain import plain

SHARDS = GAMES["shardbugs"]


def three_seats(games: int = 9, **others: object) -> dict[str, Any]:
    return {"game": "shardbugs", "games": games, "options": {"decks": SHARDS.decks()[:3]}, **others}


def test_every_two_bots_meet_in_pairs_of_games_with_seats_changed() -> None:
    settings = run_of("random", "greedy", "larva", games=5)
    plan = list(deals(settings))
    items = [item for deal in plan for item in deal.items()]
    assert len(items) == len(set(items)) == 3 * 6  # 5 games are made up to 3 whole deals
    assert items[:2] == ["greedy|larva/deal 1/rotation 0", "greedy|larva/deal 1/rotation 1"]
    for pair in combinations(["greedy", "larva", "random"], 2):
        seats = [tuple(deal.sides(turn)) for deal in plan if deal.group == pair for turn in range(2)]
        assert Counter(seats) == {pair: 3, pair[::-1]: 3}


def test_with_three_seats_every_bot_sits_everywhere() -> None:
    settings = run_of("random", "greedy", "larva", "cricket", **three_seats())
    plan = list(deals(settings))
    assert len({deal.group for deal in plan}) == 4
    for deal in plan:
        seatings = [deal.sides(turn) for turn in range(3)]
        for seat in range(3):
            assert {seating[seat] for seating in seatings} == set(deal.group)


def test_the_plan_does_not_depend_on_the_order_in_which_bots_are_named() -> None:
    assert list(deals(run_of("greedy", "random"))) == list(deals(run_of("random", "greedy")))


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short, long = (list(deals(run_of("greedy", "random", "larva", games=games))) for games in (6, 20))
    assert long[: len(short)] == short


def test_a_bot_that_is_named_twice_meets_itself() -> None:
    groups = {deal.group for deal in deals(run_of("greedy", "greedy", "random"))}
    assert groups == {("greedy", "greedy"), ("greedy", "random")}


def test_a_deal_is_the_same_whenever_it_is_played() -> None:
    settings = run_of("greedy", "random")
    deal = Deal(("greedy", "random"), 2)
    once, again = play_deal(settings, deal), play_deal(settings, deal)
    assert [game.record for game in once] == [game.record for game in again]
    assert [game.sides for game in once] == [("greedy", "random"), ("random", "greedy")]


def test_both_games_of_a_deal_are_dealt_alike_and_played_by_different_chance() -> None:
    one, other = play_deal(run_of("random", "random"), Deal(("random", "random"), 1))
    kept = [game.to_record() for game in (one, other)]
    assert kept[0].seed == kept[1].seed
    assert kept[0].actions != kept[1].actions
    assert one.first == other.first


def test_deals_and_runs_differ() -> None:
    seeds = set()
    for seed in ("tea", "milk"):
        for number in (1, 2):
            game = play_deal(run_of("random", "random", seed=seed), Deal(("random", "random"), number))[0]
            seeds.add(game.to_record().seed)
    assert len(seeds) == 4


def test_a_played_game_says_what_its_record_says() -> None:
    for played in play_deal(run_of("greedy", "random"), Deal(("greedy", "random"), 1)):
        record = Record.from_json(played.record)
        state = replay(GAMES["mindbug"], record).state
        assert state.outcome() == list(played.outcome)
        assert plain(state.view(-1))["turn"] == played.turns
        assert len(record.actions) == played.plies
        assert 0 < sum(played.thinking) <= played.seconds + 0.001


def test_given_decks_stay_with_the_seats() -> None:
    decks = SHARDS.decks()[2:4]
    settings = run_of("random", "larva", game="shardbugs", options={"decks": decks})
    for played in play_deal(settings, Deal(("larva", "random"), 1)):
        assert played.to_record().options["decks"] == [SHARDS.deck(name) for name in decks]


@pytest.mark.parametrize("source", ["built", "random"])
def test_decks_by_deal_are_the_same_for_both_games_and_change_with_the_deal(source: str) -> None:
    settings = run_of("random", "larva", game="shardbugs", decks=source)
    found = [decks_for(SHARDS, settings, Deal(("larva", "random"), number))["decks"] for number in range(1, 13)]
    assert len({str(decks) for decks in found}) > 6
    games = play_deal(settings, Deal(("larva", "random"), 1))
    chosen = [game.to_record().options["decks"] for game in games]
    assert chosen[0] == chosen[1]
    assert isinstance(found[0], list)
    if source == "built":
        assert chosen[0] == [SHARDS.deck(name) for name in found[0]]
        assert all(isinstance(decks, list) and len(set(decks)) == 2 for decks in found)


def test_slips_in_settings() -> None:
    with pytest.raises(BadOptions, match=r'no bot "gredy"\. Did you mean "greedy"'):
        run_of("gredy", "random")
    with pytest.raises(BadOptions, match="1 bot for 2 seats"):
        run_of("greedy")
    with pytest.raises(BadOptions, match="2 bots for 3 seats"):
        run_of("greedy", "random", **three_seats())
    with pytest.raises(BadOptions, match="from 1 to"):
        run_of("greedy", "random", games=0)
    with pytest.raises(BadOptions, match="has no decks"):
        run_of("greedy", "random", decks="built")
    with pytest.raises(BadOptions, match='there is no "borrowed"'):
        run_of("greedy", "random", decks="borrowed")
