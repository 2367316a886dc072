"""Nodes of card trees: they look like frozen dataclasses to whoever makes or reads one."""

import copy
import pickle

import pytest

from bugduel.mindbug.cards.tree import Creatures, Effect, GainLife, Have, LifeIs, MyTurn, Triggered
from bugduel.trees.node import Node, replaced


class Pair(Node):
    left: int
    right: tuple[int, ...] = ()


class Triple(Pair):
    middle: str = "m"


def test_fields_are_given_by_place_or_by_name_and_have_defaults():
    assert Pair(1, (2,)) == Pair(right=(2,), left=1)
    assert Pair(1).right == ()
    assert Pair.field_names == ("left", "right")
    assert Pair.field_defaults == {"right": ()}


def test_a_kind_made_of_another_has_its_fields_first():
    assert Triple(1, (2,), "x") == Triple(middle="x", left=1, right=(2,))
    assert Triple(1).middle == "m"


@pytest.mark.parametrize(
    ("values", "named", "says"),
    [
        ((), {}, "Pair misses the fields left"),
        ((1, (), 3), {}, "Pair takes 2 fields, but 3 were given"),
        ((1,), {"left": 1}, "Pair got the field 'left' twice"),
        ((1,), {"up": 1}, "Pair has no field 'up'"),
        ((), {"up": 1}, "Pair has no field 'up'"),
    ],
)
def test_wrong_fields_are_rejected(values, named, says):
    with pytest.raises(TypeError, match=says):
        Pair(*values, **named)


def test_a_node_cannot_be_changed():
    node = Pair(1)
    with pytest.raises(AttributeError, match="cannot assign to field 'left' of a Pair"):
        node.left = 2
    with pytest.raises(AttributeError, match="cannot assign to field 'up' of a Pair"):
        node.up = 2
    with pytest.raises(AttributeError, match="cannot delete field 'left' of a Pair"):
        del node.left
    assert node == Pair(1)


def test_equal_nodes_are_of_one_kind_and_hash_alike():
    assert Have(Creatures("ally"), 1) == Have(Creatures("ally"), 1, ())
    assert hash(Have(Creatures("ally"), 1)) == hash(Have(Creatures("ally"), 1, ()))
    assert Have(Creatures("ally"), 1) != Have(Creatures("ally"), 2)
    assert LifeIs(1) != GainLife(1)
    assert Pair(1) != Triple(1)
    assert len({MyTurn(), MyTurn(), LifeIs(1), LifeIs(2)}) == 3


def test_a_node_is_shown_as_it_would_be_written():
    assert repr(Triggered("play", (GainLife(2),))) == "Triggered(event='play', effects=(GainLife(amount=2),))"


def test_a_node_is_matched_by_place():
    match Pair(1, (2,)):
        case Pair(left, (right,)):
            assert (left, right) == (1, 2)
        case _:
            pytest.fail("not matched")


def test_replaced_changes_the_fields_that_are_named():
    assert replaced(Pair(1, (2,)), left=3) == Pair(3, (2,))
    with pytest.raises(TypeError, match="Pair has no field 'up'"):
        replaced(Pair(1), up=3)


def test_copies_and_pickles_are_equal():
    node = Have(Creatures("ally", other=True), 1, ("TOUGH",))
    assert copy.deepcopy(node) == node
    assert pickle.loads(pickle.dumps(node)) == node


def test_kinds_of_kinds_are_abstract():
    assert Effect.is_abstract
    assert not GainLife.is_abstract
