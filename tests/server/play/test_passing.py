"""Automatic passes: only passes, only where wanted, and nobody learns from them what a hand holds."""

import random

import pytest

from bugduel.core.seen.move import PASS
from bugduel.games import GAMES
from bugduel.server.play.passing import LONGEST, SHORTEST, PassingRules, automatic_pass
from players import until_asked

GAME = GAMES["shardbugs"]


def positions(count: int, seed: int = 1):
    """Random moments of random games, at which somebody may pass."""
    chance = random.Random(seed)
    found = 0
    while found < count:
        state = GAME.new({}, str(chance.random()))
        for _ in range(chance.randrange(20, 400)):
            if state.actor() < 0:
                break
            passes = [action for action in state.legal() if state.move(action).kind == PASS]
            if passes:
                found += 1
                yield state, passes[0]
            state.apply(chance.choice(state.legal()))


def test_who_could_answer_is_asked_where_an_answer_is_likely():
    asked = passed = 0
    for state, passing in positions(6000):
        model = state.search_model()
        if model.forced_pass(state) < 0:
            automatic = automatic_pass(state, PassingRules())
            if model.idle_pass(state) < 0:
                asked += 1
                assert automatic is None
            else:
                passed += 1
                assert automatic is not None
                assert (automatic.action, automatic.delay) == (passing, 0.0)
    assert asked > 5
    assert passed > 20


def test_full_control_asks_whenever_the_rules_allow_an_answer():
    for state, _ in positions(300):
        assert automatic_pass(state, PassingRules(full_control=True)) is None
        assert automatic_pass(state, PassingRules(full_control=True, stops=("end",), is_fast=True)) is None


def test_where_nobody_is_asked_depends_on_what_everybody_sees():
    """The hand dealt anew, so that it may hold an answer: the model says the same."""
    from bugduel.core import seeded

    for number, (state, _) in enumerate(positions(100)):
        for seat in range(-1, state.seats()):
            twin = state.imagine(seat, seeded(f"{number}"))
            assert state.search_model().idle_pass(state) == twin.search_model().idle_pass(twin)


def test_who_could_do_nothing_passes_after_a_while_that_tells_nothing_of_the_hand():
    seen = 0
    for state, passing in positions(600):
        if state.search_model().forced_pass(state) < 0 or state.search_model().idle_pass(state) >= 0:
            continue
        automatic = automatic_pass(state, PassingRules())
        assert automatic is not None
        assert automatic.action == passing
        holds_cards = state.view(state.actor()).players[state.actor()].zone("hand").size > 0
        assert SHORTEST <= automatic.delay <= LONGEST if holds_cards else automatic.delay == 0
        seen += holds_cards
    assert seen > 10


def test_whether_a_pass_takes_time_depends_on_what_everybody_sees():
    """The hand dealt anew, so that it may hold an answer: the model says the same."""
    from bugduel.core import seeded

    for number, (state, _) in enumerate(positions(100)):
        other = (state.actor() + 1) % state.seats()
        for seat in (-1, other):
            twin = state.imagine(seat, seeded(f"{number}"))
            assert state.search_model().may_answer(state) == twin.search_model().may_answer(twin)


def test_a_stop_asks_anyway():
    for state, _ in positions(200):
        if max(state.search_model().forced_pass(state), state.search_model().idle_pass(state)) >= 0:
            moment = state.view(state.actor()).decision.moment
            assert automatic_pass(state, PassingRules(stops=(moment,))) is None
            other = next(name for name in GAME.moments() if name != moment)
            assert automatic_pass(state, PassingRules(stops=(other,))) is not None


def test_fast_players_do_not_wait():
    for state, _ in positions(100):
        automatic = automatic_pass(state, PassingRules(is_fast=True))
        assert automatic is None or automatic.delay == 0


def test_until_my_turn_passes_the_turns_of_others_but_not_when_i_am_attacked():
    passed = asked = 0
    for state, passing in positions(12_000):
        seat = state.actor()
        wish = automatic_pass(state, PassingRules(until_turn=True))
        is_mine = state.view(seat).active == seat
        if is_mine or state.search_model().is_attacked(state, seat):
            asked += wish is None
            model = state.search_model()
            assert wish is None or wish.action in (model.forced_pass(state), model.idle_pass(state))
        else:
            passed += 1
            assert wish is not None
            assert (wish.action, wish.delay) == (passing, 0.0)
    assert passed > 20
    assert asked > 1


def test_yielding_to_a_card_passes_while_it_waits_on_the_web():
    seen = 0
    for state, passing in positions(600):
        waiting = [item for item in state.view(state.actor()).resolving if item.number]
        if not waiting or not waiting[-1].card or state.search_model().forced_pass(state) >= 0:
            continue
        wish = automatic_pass(state, PassingRules(stops=("web",), yields=(waiting[-1].card,)))
        assert wish is not None
        assert wish.action == passing
        assert automatic_pass(state, PassingRules(stops=("web",), yields=("another card",))) is None
        seen += 1
    assert seen > 5


def test_nothing_but_a_pass_is_ever_passed():
    """Blocks, payments and other choices are always asked, whatever somebody wished."""
    chance = random.Random(5)
    rules = PassingRules(until_turn=True, is_fast=True, yields=tuple(page.name for page in GAME.cards()))
    for number in range(5):
        state = GAME.new({}, str(number))
        for _ in range(400):
            if state.actor() < 0:
                break
            automatic = automatic_pass(state, rules)
            assert automatic is None or state.move(automatic.action).kind == PASS
            state.apply(chance.choice(state.legal()))


# --- on a real server -------------------------------------------------------------------------------------------------


def last_wish(player):
    return next(message["passing"] for message in reversed(player.heard) if message["type"] == "passing")


@pytest.mark.anyio
async def test_wishes_live_on_the_seat_and_end_with_the_next_own_turn(table):
    anna, ben = await table("shardbugs")
    for player in (anna, ben):
        await player.says("passing", is_fast=True)
    for _ in range(60):
        asked = await until_asked(anna, ben)
        if asked.now["view"]["active"] == asked.seat and asked.now["question"]["choice"] == "main":
            break
        await asked.chooses()
    other = ben if asked is anna else anna
    assert (await other.says("passing", until_turn=True, stops=["end"]))["type"] == "accepted"
    again = await other.visitor.sits(other.game)
    assert again.table["passing"] == {"is_fast": True, "until_turn": True, "stops": ["end"]}
    for _ in range(300):
        turn = await until_asked(asked, other)
        if turn.is_over or turn.now["view"]["active"] == other.seat:
            break
        await turn.chooses(lambda move: move["move"] != "attack")
        await (other if turn is asked else asked).until_ply(turn.ply)
    # Asked again from the own turn on, which the player is told after the move that began it.
    await other.until(lambda: "until_turn" not in last_wish(other))
    await again.leaves()


@pytest.mark.anyio
async def test_a_moment_that_there_is_not_is_refused(table):
    anna, _ = await table("shardbugs")
    refused = await anna.says("passing", stops=["noon"])
    assert "noon" in refused["reason"]
    assert "web" in refused["reason"]
