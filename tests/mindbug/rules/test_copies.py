"""Nothing of a state is forgotten when it is cloned or saved: every field is changed, and found again."""

import ast
import json
from pathlib import Path

import pytest

import bugduel.mindbug
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.pieces import Frame

FOLDER = Path(bugduel.mindbug.__file__).parent

# What is derived from the rest, fixed for the game, or only a note of the moment.
DERIVED = {
    "Creature": {"power", "keywords", "active_keywords", "cannot", "dice", "card", "base", "double", "seat"},
    "Side": {"bars", "unplayable", "too_strong", "rerolls", "play"},
    "Frame": {"program"},
    "Board": {
        "pool", "seating", "players", "edition", "options", "open_hands", "rng", "sides", "stale", "hands_freed",
        "asked", "choices", "answers_are_public", "is_changed", "looks_afar", "looks_at_turn", "turn_effects",
        "stack", "pending", "away", "turn_abilities", "winner",
    },
}  # fmt: skip


def fields_of(name: str, file: str) -> list[str]:
    """The attributes that a class gives itself, read off its source (a compiled class does not tell)."""
    for node in ast.parse((FOLDER / file).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            start = next(item for item in node.body if isinstance(item, ast.FunctionDef) and item.name == "__init__")
            return sorted(
                {
                    target.attr
                    for target in ast.walk(start)
                    if isinstance(target, ast.Attribute)
                    and isinstance(target.ctx, ast.Store)
                    and isinstance(target.value, ast.Name)
                    and target.value.id == "self"
                }
                - DERIVED[name]
            )
    raise AssertionError(f"no class {name} in {file}")


def duel() -> Duel:
    """A duel in the middle of an effect, with all kinds of things on the table."""
    players = [
        {"hand": ["Ferret Bomber", "Gorillion"], "play": ["Sluggernaut"], "discard": ["Hyenix"]},
        {"hand": ["Killer Bee", "Bee Bear", "Kong"], "play": ["Bananapus"], "known": ["Kong"]},
    ]
    state = MINDBUG.position({"sets": list(MINDBUG.sets({})), "turn": 9, "players": players})
    assert isinstance(state, Duel)
    state.apply(next(action for action in state.legal() if state.move(action).brief() == "play Ferret Bomber"))
    while state.actor() == 1 and "mindbug" in state.move(state.legal()[0]).kind:
        state.apply(state.legal()[1])
    assert state.stack[-1].program.name.startswith("Ferret Bomber")
    return state


def changed(value: object, kinds: list[int]) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    assert isinstance(value, list)
    return [kinds[0], *value]


def piece(state: Duel, name: str) -> object:
    return {"Creature": state.sides[0].play[0], "Side": state.sides[1], "Frame": state.stack[-2], "Board": state}[name]


SPECIAL: dict[str, object] = {
    "shown": 3,
    "kind": 3,
    "seat": 1,
    "active": 1,
    "follower": 0,
    "extra_turns": [1],
    "face": 1,
    "place": 1,
    "id": 77,
}
CASES = [
    (name, field)
    for name, file in (("Creature", "pieces.py"), ("Side", "pieces.py"), ("Frame", "pieces.py"), ("Board", "board.py"))
    for field in fields_of(name, file)
]


@pytest.mark.parametrize(("name", "field"), CASES, ids=lambda word: word)
def test_every_field_survives_a_clone_and_a_save(name: str, field: str):
    state = duel()
    if field == "known":  # what is known of a hand must be in it
        value: object = [state.sides[1].hand[:1], [], state.sides[1].hand[:2]]
    elif field == "waiting":
        value = [Frame(state.stack[-1].program, 0, 0, state.stack[-1].kind)]
    else:
        kinds = {"doubles": state.pool.doubles}.get(field, state.pool.dealt)
        if field in ("market", "power_deck", "power_discard"):
            kinds = state.pool.power_cards
        state.arrivals = 80
        value = SPECIAL.get(field, changed(getattr(piece(state, name), field), kinds))
    before = getattr(piece(state, name), field)
    assert value != before
    setattr(piece(state, name), field, value)
    for copy in (state.clone(), MINDBUG.from_data(json.loads(json.dumps(state.to_data())))):
        assert isinstance(copy, Duel)
        found = getattr(piece(copy, name), field)
        if field == "waiting":
            assert [frame.program.name for frame in found] == [state.stack[-1].program.name]
            assert found is not value  # lists of pieces change in place; those of numbers are shared (docs/speed.md)
        else:
            assert found == value


def test_the_fields_were_found():
    assert len(CASES) > 50
