"""The fields of an action never run into each other (`shardbugs/actions.py`)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bugduel.core import BadData, State
from bugduel.shardbugs import actions as a
from bugduel.shardbugs.board import LAST_ARRIVAL
from bugduel.shardbugs.cards.vocabulary import ANT, bug, choose_one, draw, when
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program import ops as o
from bugduel.shardbugs.rules.web.threads import LAST_THREAD
from marks import rule
from shard_table import Table

VERBS = {
    name: value
    for name, value in vars(a).items()
    if isinstance(value, int) and name.isupper() and value >> a.VERB_SHIFT and name != "VERB"
}
LAST_SEAT = 3
LAST_KIND = 4095
LAST_CAUSE = 1000
LAST_ABILITY = 60
ZONES = [o.HAND, o.DECK, o.SPLAT_ZONE]
WHATS = [0, 1, LAST_ARRIVAL, a.PLAYER, a.PLAYER + LAST_SEAT, a.THREAD + LAST_THREAD + 1, a.CARD + LAST_KIND]
SECONDS = [0, 1, LAST_SEAT, LAST_ABILITY, LAST_ARRIVAL]
CAUSES = [0, 1, 255, 256, LAST_CAUSE]


def check(verb: int, what: int, second: int, cause: int) -> None:
    action = a.packed(verb, what, second, cause)
    assert 0 <= action < 1 << 62
    assert (a.verb_of(action), a.what_of(action)) == (verb, what)
    assert (a.second_of(action), a.cause_of(action)) == (second, cause)


def test_the_greatest_numbers_of_every_field_fit_with_every_verb():
    assert len(VERBS) == len(set(VERBS.values())) > 20
    for verb, what, second, cause in product(VERBS.values(), WHATS, SECONDS, CAUSES):
        check(verb, what, second, cause)


@given(
    st.sampled_from(sorted(VERBS.values())),
    st.integers(0, a.FIELD),
    st.integers(0, a.FIELD),
    st.integers(0, a.FIELD),
)
def test_whatever_fits_a_field_comes_back_as_it_was(verb: int, what: int, second: int, cause: int):
    check(verb, what, second, cause)


def test_a_card_is_chosen_with_its_zone_and_owner():
    found = set()
    for kind, zone, owner in product([0, 1, LAST_KIND], ZONES, range(LAST_SEAT + 1)):
        action = a.card_packed(kind, zone, owner)
        assert 0 <= action < 1 << 62
        assert (a.verb_of(action), a.what_of(action), a.owner_of(action)) == (a.CHOOSE_CARD, kind, owner)
        assert a.cause_of(action) == 0
        found.add(action)
    assert len(found) == 36


def test_what_is_named_beside_permanents_is_none():
    assert LAST_ARRIVAL < a.PLAYER
    assert a.PLAYER + LAST_SEAT < a.THREAD
    assert a.THREAD + LAST_THREAD + 1 <= a.FIELD
    assert a.CARD + LAST_KIND <= a.FIELD


# --- many things to tell apart ----------------------------------------------------------------------------------------


def attack_with_all(state: State) -> None:
    """The active player of Shard Bugs attacks with every bug."""
    while state.move(state.legal()[0]).kind != "attack":
        state.apply(state.legal()[-1])
    while state.move(state.legal()[0]).kind == "attack":
        state.apply(state.legal()[0])
    if state.move(state.legal()[0]).kind == "done":
        state.apply(state.legal()[0])


@rule("SB-P6")
def test_three_hundred_causes_of_one_trigger_are_told_apart():
    swimmers = [{"card": "Raindrop Skater"} for _ in range(300)]
    players = [{"avatar": "Sol", "field": [*swimmers, {"card": "Storm Drain"}]}, {"avatar": "Luna", "devotion": 9}]
    state = SHARD_BUGS.position({"players": players, "turn": 9, "active": 0})
    attack_with_all(state)
    legal = state.legal()
    assert len(set(legal)) == len(legal) == 300
    assert {action & a.VERB for action in legal} == {a.ADD}
    assert {state.move(action).kind for action in (legal[0], legal[255], legal[256], legal[-1])} == {"add"}
    assert not set(legal) & set(state.asides())
    state.apply(legal[-1])
    assert state.outcome() is None
    assert len(state.legal()) == 299


def test_an_ability_with_too_many_modes_is_refused():
    sphinx = bug("Sphinx", "1", 1, 1, 1, ANT, when("attacks", choose_one(*[draw(1)] * 17)))
    with pytest.raises(BadData, match="at most 16"):
        Table(mine=["Sphinx"], cards=[sphinx])


def test_a_card_with_more_abilities_than_an_action_can_name_is_refused():
    hydra = bug("Hydra", "1", 1, 1, 1, ANT, *[when("attacks", draw(1))] * 31)
    with pytest.raises(BadData, match="at most 30"):
        Table(mine=["Hydra"], cards=[hydra])
