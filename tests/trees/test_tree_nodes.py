"""Nodes of card trees: they look like frozen dataclasses to whoever makes or reads one."""

import copy
import pickle
import re
from types import ModuleType
from typing import Annotated

import pytest

from bugduel.core import BadData
from bugduel.mindbug.cards import tree as mindbug_tree
from bugduel.mindbug.cards.tree import Creatures, Effect, GainLife, Have, LifeIs, MyTurn, Triggered
from bugduel.shardbugs.cards import tree as shardbugs_tree
from bugduel.trees.data import Grammar, nodes_of, to_data, word_of
from bugduel.trees.limits import FromZero, Within, Words
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
        node.left = 2  # type: ignore[misc]
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


def kinds_below(kind: type[Node]) -> set[type[Node]]:
    return {kind}.union(*[kinds_below(below) for below in kind.__subclasses__()])


@pytest.mark.parametrize("tree", [mindbug_tree, shardbugs_tree], ids=lambda tree: tree.__name__)
def test_every_kind_that_a_tree_defines_is_one_of_its_words(tree):
    defined = {kind for kind in kinds_below(Node) if kind.__module__.startswith(f"{tree.__name__}.")}
    assert set(nodes_of(tree)) == defined
    assert len({word_of(kind) for kind in defined}) == len(defined)


class Hat(Node):
    name: str
    colour: Annotated[str, Words("red", "green")] = "red"
    size: int = 1
    feathers: FromZero | None = None
    brim: Annotated[int | Pair, Within(2, 4)] = 2


MODULE = ModuleType("hats")
vars(MODULE).update(Hat=Hat, Pair=Pair)
HATS = Grammar(MODULE, {})


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"colour": "blue"}, 'hat.colour: there is no "blue"'),
        ({"size": 0}, "hat.size: must be from 1 to 99, not 0"),
        ({"feathers": -1}, "hat.feathers: must be from 0 to 99, not -1"),
        ({"brim": 5}, "hat.brim: must be from 2 to 4, not 5"),
        ({"brim": {"word": "hat", "name": "x"}}, 'hat.brim: "hat" does not fit here'),
        ({"feathers": "x"}, "hat.feathers: must be int or nothing, not 'x'"),
    ],
)
def test_the_type_of_a_field_says_what_may_stand_in_it(fields, says):
    with pytest.raises(BadData, match=f"^{re.escape(says)}"):
        HATS.read({"word": "hat", "name": "x", **fields}, "hat")


@pytest.mark.parametrize("fields", [{"colour": "green"}, {"feathers": 0}, {"feathers": None}, {"brim": 4}])
def test_what_a_type_allows_is_read_and_written_again(fields):
    node = HATS.read({"word": "hat", "name": "x", **fields}, "hat")
    assert node == Hat("x", **fields)
    assert HATS.read(to_data(node), "hat") == node
