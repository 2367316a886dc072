"""Lists of numbers in a state are replaced, never changed in place: clones share them (docs/speed.md)."""

import ast
from pathlib import Path

import pytest

import bugduel
from bugduel.core.lists import NO_INTS, has, inserted, without

PACKAGE = Path(bugduel.__file__).parent
CHANGERS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
OWN = {"dust"}  # changed by nearly every action of Shard Bugs, so clones copy it


def shared_fields(game: str) -> set[str]:
    """The attributes of a game's pieces and board that hold lists of numbers, read off their source."""
    found: set[str] = set()
    for file in ("pieces.py", "board.py"):
        for node in ast.walk(ast.parse((PACKAGE / game / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
                source = ast.unparse(node.value)
                if source == "NO_INTS" or source in ("hand", "draw", "discard", "unused"):
                    found.add(node.targets[0].attr)
    return found - OWN


def changes_in_place(tree: ast.AST, fields: set[str]) -> list[str]:
    """Where something is done to a list that others may share: `side.hand.append(1)`, `del frame.picks[0]`."""

    def is_shared(node: ast.AST) -> bool:
        return isinstance(node, ast.Attribute) and node.attr in fields

    def changes(node: ast.AST) -> bool:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            by_name = node.func.attr in CHANGERS and is_shared(node.func.value)
            return by_name or (node.func.attr == "take" and any(is_shared(argument) for argument in node.args))
        if isinstance(node, ast.Call):
            return ast.unparse(node.func).endswith("insort") and is_shared(node.args[0])
        if isinstance(node, ast.Subscript):
            return not isinstance(node.ctx, ast.Load) and is_shared(node.value)
        return isinstance(node, ast.AugAssign) and is_shared(node.target)

    return [ast.unparse(node) for node in ast.walk(tree) if changes(node)]


@pytest.mark.parametrize("game", ["mindbug", "shardbugs"])
def test_no_engine_changes_a_list_that_clones_share(game: str):
    fields = shared_fields(game)
    assert {"hand", "picks"} <= fields
    for file in sorted((PACKAGE / game).rglob("*.py")):
        if file.name.startswith("lower"):  # builds programs, with targets of their own
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for place in changes_in_place(tree, fields):
            # A bag is copied on the line before a card is taken from it.
            assert place in COPIED_FIRST, f"{file.name}: {place}"


COPIED_FIRST = {
    "board.rng.take(board.unused)",
    "board.rng.take(board.power_deck)",
    "duel.rng.take(duel.power_deck)",
    "rng.take(duel.power_deck)",
    "rng.take(duel.unused)",
    "duel.rng.take(duel.unused)",
    "self.rng.take(side.bag)",
}


def test_what_changes_in_place_is_found():
    code = "side.hand.append(1)\ndel frame.picks[0]\nside.hand[0] = 2\nside.hand += [3]\nrng.take(side.hand)"
    code += "\ninsort(side.hand, 4)"
    assert len(changes_in_place(ast.parse(code), {"hand", "picks"})) == 6
    assert changes_in_place(ast.parse("side.hand = side.hand + [1]\nx = frame.picks[0]"), {"hand", "picks"}) == []


def test_new_lists_leave_the_old_ones_alone():
    numbers = [1, 3, 5]
    assert inserted(numbers, 3) == [1, 3, 3, 5]
    assert inserted(numbers, 0) == [0, 1, 3, 5]
    assert inserted(numbers, 9) == [1, 3, 5, 9]
    assert without([3, 1, 3], 3) == [1, 3]
    assert numbers == [1, 3, 5]
    assert has(numbers, 5) and not has(numbers, 4)
    with pytest.raises(ValueError, match="4 is not in the list"):
        without(numbers, 4)
    assert NO_INTS == []
