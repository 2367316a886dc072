"""Saved data are declared once: the same declaration writes and reads, and forgets nothing that a class has."""

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bugduel.core import BadData, Rng
from bugduel.core.reading.fields import Fields
from bugduel.core.saving import kinds as field
from bugduel.core.saving.names import Names, Only
from bugduel.core.saving.piece import Piece
from bugduel.mindbug.saved import fields as mindbug
from bugduel.shardbugs.saved import fields as shardbugs

SOURCE = Path(__file__).parents[3] / "src" / "bugduel"


def attributes(file: str, name: str) -> set[str]:
    """What `__init__` of a class in a source file sets; compiled classes do not tell."""
    tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
    found = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == name)
    init = next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    stored = [node for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return {node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id == "self"}


@pytest.mark.parametrize(
    ("piece", "file", "name"),
    [
        (mindbug.CREATURE, "mindbug/pieces.py", "Creature"),
        (mindbug.SIDE, "mindbug/pieces.py", "Side"),
        (mindbug.AWAY, "mindbug/pieces.py", "Away"),
        (mindbug.TURN_ABILITY, "mindbug/pieces.py", "TurnAbility"),
        (mindbug.FRAME, "mindbug/pieces.py", "Frame"),
        (mindbug.DUEL, "mindbug/board.py", "Board"),
        (shardbugs.CHANGES, "shardbugs/pieces.py", "Changes"),
        (shardbugs.PERMANENT, "shardbugs/pieces.py", "Permanent"),
        (shardbugs.SIDE, "shardbugs/pieces.py", "Side"),
        (shardbugs.FRAME, "shardbugs/pieces.py", "Frame"),
        (shardbugs.CONTEST, "shardbugs/board.py", "Board"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_attribute_is_saved_or_derived(piece: Piece[Any], file: str, name: str):
    """What it has from a class that it is made of may be saved as well."""
    assert not set(piece.attributes) & set(piece.derived)
    assert attributes(file, name) <= {*piece.attributes, *piece.derived}


# --- the kinds of field -----------------------------------------------------------------------------------------------


class Wing(SimpleNamespace):
    def __init__(self) -> None:
        super().__init__(length=0, bent=False)


class Bug(SimpleNamespace):
    def __init__(self, card: object = None) -> None:
        super().__init__(card=card, legs=6, wings=[], name=-1, wing=NO_WING, seen_by=[], seat=0)


NO_WING = Wing()
ANT, BEE = SimpleNamespace(name="Ant", size=1), SimpleNamespace(name="Bee", size=2)
CORE, FLY = SimpleNamespace(name="core"), SimpleNamespace(name="Bee/fly")
POOL = SimpleNamespace(cards=[ANT, BEE], kinds={"Ant": 0, "Bee": 1}, programs={"Bee/fly": FLY})
NAMES = Names(POOL, ({"core": CORE},), seats=3)
SMALL = Only(lambda card: card.size < 2, "is too large")
WING = Piece(Wing, (), (field.Whole("length", 0, 9), field.Flag("is-bent", "bent")))
BUG: Piece[Bug] = Piece(
    Bug,
    (field.Card("card"), field.Seat("seat")),
    (
        field.Whole("legs", 0, 8),
        field.Many("wings", lambda: WING),
        field.KindOrNone("name", SMALL),
        field.Beside("winged", WING, NO_WING, "wing"),
        field.Seats("seen-by"),
    ),
    made_with_first=True,
)


def read(kind, data: object) -> object:
    return kind.read(Fields({"x": data}, "bug"), NAMES)


@pytest.mark.parametrize(
    ("kind", "value", "data"),
    [
        (field.Whole("x", -1, 3), 3, 3),
        (field.Seat("x"), 2, 2),
        (field.Seat("x", or_nobody=True), -1, -1),
        (field.Flag("x"), True, True),
        (field.Bits("x", {"red": 1, "green": 4}), 5, 5),
        (field.Wholes("x", 0, 3), [0, 3], [0, 3]),
        (field.Seats("x"), [2, 0], [2, 0]),
        (field.Card("x", SMALL), ANT, "Ant"),
        (field.Kind("x"), 1, "Bee"),
        (field.KindOrNone("x"), -1, ""),
        (field.KindOrNone("x"), 0, "Ant"),
        (field.Cards("x", None, 3), [1, 0], ["Bee", "Ant"]),
        (field.Cards("x", None, 3), [], []),
        (field.Hand("x", None, 3), [0, 1], ["Ant", "Bee"]),
        (field.Program("x"), CORE, "core"),
        (field.Program("x"), FLY, "Bee/fly"),
        (field.Many("x", lambda: WING), [Wing()], [{}]),
    ],
)
def test_a_field_reads_what_it_writes(kind, value: object, data: object):
    written: dict[str, object] = {}
    kind.put(written, value, NAMES)
    assert written == {"x": data}
    assert read(kind, data) == value


def test_the_order_of_a_hand_does_not_matter():
    assert read(field.Hand("x", None, 3), ["Bee", "Ant", "Bee"]) == [0, 1, 1]


@pytest.mark.parametrize(
    ("kind", "data", "says"),
    [
        (field.Whole("x", -1, 3), 4, "bug.x: must be a whole number from -1 to 3, not 4"),
        (field.Seat("x"), 3, "bug.x: must be a whole number from 0 to 2, not 3"),
        (field.Seat("x"), -1, "bug.x: must be a whole number from 0 to 2, not -1"),
        (field.Flag("x"), 1, "bug.x: must be true or false, not 1"),
        (field.Bits("x", {"red": 1, "green": 4}), 2, "bug.x: 2 has bits that mean nothing"),
        (field.Wholes("x", 0, 3), [1, 4], "bug.x[1]: must be a whole number from 0 to 3, not 4"),
        (field.Wholes("x", 0, 3, 2), [1, 1, 1], "bug.x: a list of 3; at most 2 are allowed"),
        (field.Seats("x"), [3], "bug.x[0]: must be a whole number from 0 to 2, not 3"),
        (field.Card("x"), "Ent", 'bug.x: there is no card "Ent". Did you mean "Ant"?'),
        (field.Card("x", SMALL), "Bee", "bug.x: Bee is too large"),
        (field.Cards("x", SMALL, 3), ["Ant", "Bee"], "bug.x[1]: Bee is too large"),
        (field.Program("x"), "Bee/flee", 'bug.x: there is no program "Bee/flee". Did you mean "Bee/fly"?'),
        (field.Many("x", lambda: WING, 1), [{}, {}], "bug.x: a list of 2; at most 1 are allowed"),
        (
            field.Many("x", lambda: WING),
            [{"length": 10}],
            "bug.x[0].length: must be a whole number from 0 to 9, not 10",
        ),
        (
            field.Many("x", lambda: WING),
            [{"lenght": 1}],
            'bug.x[0]: there is no field "lenght". Did you mean "length"?',
        ),
        (field.Whole("x"), None, 'bug: the field "x" is missing'),
        (field.Chance("x"), {"key": "xyz", "taken": 0}, "bug.x.key: must be hexadecimal digits, not 'xyz'"),
        (field.Chance("x"), {"key": "00" * 65, "taken": 0}, "bug.x.key: must be at most 64 bytes, not 65"),
        (field.Chance("x"), {"key": "00", "taken": -1}, "bug.x.taken: must be a whole number"),
    ],
)
def test_a_field_says_what_is_wrong_and_where(kind, data: object, says: str):
    with pytest.raises(BadData) as error:
        read(kind, data)
    assert str(error.value).startswith(says)


def test_what_is_as_on_a_new_object_is_left_out():
    bug = Bug(ANT)
    assert BUG.write(bug, NAMES) == {"card": "Ant", "seat": 0}
    assert BUG.read(Fields({"card": "Ant", "seat": 0}, "bug"), NAMES) == bug
    bug.legs, bug.wings, bug.name, bug.wing = 5, [Wing()], 0, Wing()
    bug.wing.length = 7
    data = {"card": "Ant", "seat": 0, "legs": 5, "wings": [{}], "name": "Ant", "winged": True, "length": 7}
    assert BUG.write(bug, NAMES) == data
    assert BUG.read(Fields(data, "bug"), NAMES) == bug


def test_what_must_be_there_must_be_there():
    with pytest.raises(BadData, match='bug: the field "seat" is missing'):
        BUG.read(Fields({"card": "Ant"}, "bug"), NAMES)


def test_fields_of_something_that_is_not_there_are_read_all_the_same():
    unused = {"card": "Ant", "seat": 0, "length": 3}
    assert BUG.read(Fields(unused, "bug"), NAMES).wing is NO_WING
    with pytest.raises(BadData, match=r"bug\.length: must be a whole number"):
        BUG.read(Fields({**unused, "length": 10}, "bug"), NAMES)


def test_checks_see_the_whole_object():
    def has_even_legs(bug: Bug, fields: Fields, names: Names) -> None:
        if bug.legs % 2:
            raise fields.wrong("limps", "legs")

    even = BUG.checked(has_even_legs)
    assert even.read(Fields({"card": "Ant", "seat": 0}, "bug"), NAMES).legs == 6
    with pytest.raises(BadData, match=r"bug\.legs: limps"):
        even.read(Fields({"card": "Ant", "seat": 0, "legs": 5}, "bug"), NAMES)


def test_names_can_be_read_as_people_write_them():
    names = Names(POOL, spelt=str.title)
    assert names.kinds_in(Fields({"hand": ["ant", "BEE"]}, "bug"), "hand") == [0, 1]


def test_chance_goes_on_where_it_was():
    rng = Rng(b"key")
    rng.below(10)
    data: dict[str, object] = {}
    field.Chance("rng").put(data, rng, NAMES)
    twin = field.Chance("rng").read(Fields(data, "state"), NAMES)
    assert [twin.below(1000) for _ in range(40)] == [rng.below(1000) for _ in range(40)]
