"""What an action packs never runs into its verb, however much there is to tell apart."""

import pytest

from bugduel.core import BadData, State
from bugduel.mindbug import actions as mindbug_actions
from bugduel.mindbug.cards.vocabulary import ally, choose_one, creature, gain_life, grant_attack
from bugduel.shardbugs import actions as shard_actions
from bugduel.shardbugs.cards.vocabulary import ANT, bug, draw, when
from bugduel.shardbugs.cards.vocabulary import choose_one as shard_choose_one
from bugduel.shardbugs.game import SHARD_BUGS
from duel import Duel
from marks import rule
from shard_table import Table

TWO = ["Gorillion", "Luchataur"]


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
    swimmers = [{"card": "Puddle Skipper"} for _ in range(300)]
    players = [{"avatar": "Sol", "field": [*swimmers, {"card": "Storm Drain"}]}, {"avatar": "Luna", "devotion": 9}]
    state = SHARD_BUGS.position({"players": players, "turn": 9, "active": 0})
    attack_with_all(state)
    legal = state.legal()
    assert len(set(legal)) == len(legal) == 300
    assert {action & shard_actions.VERB for action in legal} == {shard_actions.ADD}
    assert {state.move(action).kind for action in (legal[0], legal[255], legal[256], legal[-1])} == {"add"}
    assert not set(legal) & set(state.asides())
    state.apply(legal[-1])
    assert state.outcome() is None
    assert len(state.legal()) == 299


def test_verbs_are_apart_from_all_that_is_packed_with_them():
    for module, shift in ((mindbug_actions, 16), (shard_actions, shard_actions.VERB_SHIFT)):
        verbs = [
            value
            for name, value in vars(module).items()
            if name.isupper() and isinstance(value, int) and value >> shift and name not in ("VERB",)
        ]
        assert len(set(verbs)) == len(verbs) > 20
        for value in verbs:
            assert value & module.VERB == value
        assert module.VERB.bit_length() == module.MORE_SHIFT
        assert module.VERB & (1 << shift) - 1 == 0


@rule("MB-G5", "MB-A1")
def test_many_abilities_granted_to_one_attacker_are_told_apart():
    """More than 8 ran into the mark of cards that are not in play, more than 16 into the verb."""
    bards = [creature(f"Bard {number:02}", 1, grant_attack(ally, gain_life(number))) for number in range(1, 21)]
    mine = [card.name for card in bards]
    duel = Duel(mine=[*mine, "Gorillion"], hand=TWO, their_hand=TWO, cards=bards)
    duel.attack("Gorillion")
    legal = duel.state.legal()
    assert len(set(legal)) == len(legal) == 20
    assert {duel.state.move(action).kind for action in legal} == {"resolve"}
    assert {action & mindbug_actions.VERB for action in legal} == {mindbug_actions.RESOLVE}
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


def test_an_ability_with_too_many_modes_is_refused():
    sphinx = bug("Sphinx", "1", 1, 1, 1, ANT, when("attacks", shard_choose_one(*[draw(1)] * 17)))
    with pytest.raises(BadData, match="at most 16"):
        Table(mine=["Sphinx"], cards=[sphinx])


def test_a_card_with_more_abilities_than_an_action_can_name_is_refused():
    hydra = bug("Hydra", "1", 1, 1, 1, ANT, *[when("attacks", draw(1))] * 31)
    with pytest.raises(BadData, match="at most 30"):
        Table(mine=["Hydra"], cards=[hydra])
