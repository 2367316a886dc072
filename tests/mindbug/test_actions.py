"""What an action packs never runs into another field, however much there is to tell apart."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bugduel.core import BadData
from bugduel.mindbug import actions as a
from bugduel.mindbug.board import LAST_ARRIVAL
from bugduel.mindbug.cards.vocabulary import ally, choose_one, creature, gain_life, grant_attack
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.ops import IN_DISCARD, IN_HAND, LOOKED_AT, MARKET, UNDER
from bugduel.mindbug.program.printed import CARDS
from bugduel.mindbug.program.program import Program
from bugduel.mindbug.rules.questions.order import resolve_action
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]
MASKS = (a.WHAT, a.SEAT, a.PLACE, a.VERB, a.NUMBER)
VERBS = [
    value
    for name, value in vars(a).items()
    if name.isupper() and isinstance(value, int) and value >= 1 << a.VERB_SHIFT and value not in MASKS
]


def test_the_fields_of_an_action_have_room_and_are_apart():
    for mask, other in product(MASKS, MASKS):
        assert mask is other or not mask & other
    assert sum(MASKS) < 1 << 62
    assert max(LAST_ARRIVAL, len(CARDS) + 300, 4095) <= a.WHAT
    assert a.seat(a.SEAT) >= 3
    assert a.place(a.PLACE) >= max(IN_DISCARD, IN_HAND, UNDER, MARKET, LOOKED_AT, a.OFF_BOARD)
    assert a.number(a.NUMBER) >= 1000


def test_every_verb_is_one_and_fits_its_field():
    assert len(VERBS) == len(set(VERBS)) == 24
    for verb in VERBS:
        assert verb & a.VERB == verb


@given(
    verb=st.sampled_from(VERBS),
    what=st.sampled_from([0, 1, a.WHAT]) | st.integers(0, a.WHAT),
    seat=st.integers(0, 3),
    place=st.integers(0, 3),
    number=st.sampled_from([0, 1, 7, 8, 1000, a.number(a.NUMBER)]) | st.integers(0, a.number(a.NUMBER)),
)
def test_what_is_packed_is_unpacked(verb: int, what: int, seat: int, place: int, number: int):
    pick = a.card_pick(place, seat, what)
    action = verb | pick | number << a.NUMBER_SHIFT
    assert 0 < action < 1 << 62
    assert (a.verb(action), a.what(action), a.seat(action)) == (verb, what, seat)
    assert (a.place(action), a.number(action)) == (place, number)
    assert action & a.PICK == pick
    assert a.is_at(pick, place, seat)
    assert not a.is_at(pick, place, seat ^ 1)


@rule("MB-G5")
def test_a_thousand_effects_that_wait_have_names_of_their_own():
    programs = [Program(f"Choir/{number:04}", [], True) for number in range(1000)]
    waiting = [Frame(program, 0, LAST_ARRIVAL, 7) for program in programs]
    for seat in range(4):
        waiting += [Frame(program, seat, 0, a.WHAT - seat) for program in programs]
    actions = [
        resolve_action(waiting[start : start + 1000], waiting[start + number])
        for start in range(0, 5000, 1000)
        for number in (0, 1, 7, 8, 15, 16, 998, 999)
    ]
    assert len(set(actions)) == len(actions) == 40
    assert {a.verb(action) for action in actions} == {a.RESOLVE}


@rule("MB-G5", "MB-A1")
def test_many_abilities_granted_to_one_attacker_are_told_apart():
    bards = [creature(f"Bard {number:02}", 1, grant_attack(ally, gain_life(number))) for number in range(1, 21)]
    mine = [card.name for card in bards]
    duel = Duel(mine=[*mine, "Gorillion"], hand=TWO, their_hand=TWO, cards=bards)
    duel.attack("Gorillion")
    legal = duel.state.legal()
    assert len(set(legal)) == len(legal) == 20
    assert {duel.state.move(action).kind for action in legal} == {"resolve"}
    assert {action & a.VERB for action in legal} == {a.RESOLVE}
    chosen = [card for action in legal if (card := duel.state.move(action).facts["card"])]
    assert sorted(map(str, chosen)) == sorted(mine)
    for action in legal:
        before = duel.state.clone()
        name = before.move(action).facts["card"]
        before.apply(action)
        assert before.sides[0].life == 3 + int(str(name).split()[1])


def test_a_choice_between_more_effects_than_an_action_can_name_is_refused():
    with pytest.raises(BadData, match="at most 16"):
        Duel(cards=[creature("Menu", 3, play=choose_one(*[gain_life(1)] * 17))])
    duel = Duel(hand=["Menu", *TWO], their_hand=TWO, cards=[creature("Menu", 3, play=choose_one(*[gain_life(1)] * 16))])
    duel.play("Menu").asks("me", "option")
    assert len(duel.state.legal()) == 16
