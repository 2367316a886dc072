"""What a search says of a decision: every option looked into, the best first, and numbers that agree with the order."""

import pytest

from bugduel.bots import Option, Search, Thought
from bugduel.bots.search import ENOUGH, SEARCHED, ranked
from bugduel.bots.tree import WIDTH
from bugduel.core import Seat, State
from moments import TABLE_IDS, TABLES, moments
from plain import plain

LOOKS = 800


def positions(game: str, options: dict[str, object]) -> list[State]:
    """Decisions from all parts of some games, each to be looked at on its own."""
    every = 6 if game == "mindbug" else 45
    return [
        state.clone()
        for seed in range(6)
        for state in moments(game, options, seed, every)
        if state.search_model().forced_pass(state) < 0
    ]


def thoughts(game: str, options: dict[str, object]) -> list[tuple[State, Thought]]:
    return [
        (state, Search("thinker", iterations=LOOKS).think(Seat(state, state.actor())))
        for state in positions(game, options)
    ]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_order_and_numbers_agree(game: str, options: dict[str, object]):
    found = thoughts(game, options)
    assert len(found) >= 8
    for state, thought in found:
        known = [option.value for option in thought.options if option.is_known]
        assert known == sorted(known, reverse=True)
        assert [option.is_known for option in thought.options] == sorted(
            (option.is_known for option in thought.options), reverse=True
        )
        assert thought.options[0].visits == max(option.visits for option in thought.options)
        assert sorted(option.action for option in thought.options) == sorted(state.legal())


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_every_option_gets_enough_visits_as_far_as_the_budget_goes(game: str, options: dict[str, object]):
    for _, thought in thoughts(game, options):
        known = [option for option in thought.options if option.is_known]
        affordable = int((1 - SEARCHED) * LOOKS) // ENOUGH
        assert len(known) >= min(len(thought.options), affordable)
        assert all(option.visits >= ENOUGH for option in known)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_the_best_is_what_the_bot_would_play(game: str, options: dict[str, object]):
    """Up to options that are worth nearly the same, between which a longer search may change its mind."""
    asked = same = 0
    for state, thought in thoughts(game, options):
        played = Search("thinker", iterations=LOOKS).choose(Seat(state, state.actor()))
        asked += 1
        same += thought.value - thought.value_of(played) <= 0.03
    assert same >= 0.9 * asked


def test_what_was_looked_into_too_seldom_carries_no_number():
    state = next(moments("shardbugs", {}, 1, 30))
    thought = Search("hurried", iterations=40).think(Seat(state, state.actor()))
    assert [option.is_known for option in thought.options] == [True] + [False] * (len(thought.options) - 1)
    values = [option["value"] for option in plain(thought.to_data())["options"]]
    assert values == [round(thought.value, 4)] + [None] * (len(thought.options) - 1)


def test_no_option_is_worth_more_than_the_one_that_was_looked_into_most():
    options = [Option(1, 0.5, 40), Option(2, 0.6, 900), Option(3, 0.7, 50), Option(4, 0.9, 3, is_known=False)]
    told = [(option.action, option.value) for option in ranked(options)]
    assert told == [(2, 0.6), (3, 0.6), (1, 0.5), (4, 0.6)]


@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_a_new_node_begins_with_few_choices_but_the_root_with_all(game: str, options: dict[str, object]):
    for state in positions(game, options):
        bot = Search("tree", iterations=64)
        bot.search(Seat(state, state.actor()))
        assert set(bot.root.children) >= set(state.search_model().search_actions(state))
        nodes = list(bot.root.children.values())
        while nodes:
            node = nodes.pop()
            assert len(node.children) <= WIDTH + max(0, node.visits - 1)  # a few, and one more with each visit
            nodes += node.children.values()
