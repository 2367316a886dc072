"""Positions and saved states: what is said of those that cannot be."""

import json
from contextlib import suppress

import pytest

from bugduel.core import BadData
from bugduel.mindbug.game import MINDBUG

EMPTY: dict[str, object] = {}


def two(**mine: object) -> dict[str, object]:
    return {"players": [mine, EMPTY]}


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({}, 'position: the field "players" is missing'),
        ({"players": [{}]}, "position.players: a duel has 2, not 1"),
        ({"players": [{}, 3]}, "position.players[1]: must be an object, not 3"),
        (two(life=0), "position.players[0].life: must be a whole number from 1 to 999, not 0"),
        (two(life="3"), "position.players[0].life: must be a whole number"),
        (two(hand=["Gorilion"]), 'position.players[0].hand[0]: there is no card "Gorilion". Did you mean "Gorillion"?'),
        (two(hand=[4]), "position.players[0].hand[0]: must be text, not 4"),
        (two(handd=[]), 'position.players[0]: there is no field "handd". Did you mean "hand"?'),
        (two(play=[{"card": "Gorillion", "tired": True}]), 'position.players[0].play[0]: there is no field "tired"'),
        (two(play=[{"exhausted": True}]), 'position.players[0].play[0]: the field "card" is missing'),
        (two(play=[["Gorillion"]]), "position.players[0].play[0]: must be an object"),
        (two(known=["Gorillion"]), "position.players[0].known: a card that is not in the hand"),
        ({**two(), "edition": "last"}, 'options.edition: there is no "last"'),
        ({**two(), "game": "chess"}, 'position.game: there is no "chess"'),
        ({**two(), "active": 2}, "position.active: must be a whole number from 0 to 1"),
        ({**two(), "cards": 1}, "options.cards: must be a list"),
    ],
)
def test_a_position_that_cannot_be_says_why(position: dict[str, object], says: str):
    with pytest.raises(BadData) as error:
        MINDBUG.position(position)
    assert says in str(error.value)


def test_a_position_is_at_the_turn_action_of_the_active_player():
    state = MINDBUG.position({"players": [{"hand": ["Gorillion"]}, {"hand": ["Bee Bear", "Killer Bee"]}], "active": 1})
    assert state.actor() == 1
    assert [state.move(action).brief() for action in state.legal()] == ["play Bee Bear", "play Killer Bee"]


def test_cards_that_a_position_does_not_place_are_unused():
    state = MINDBUG.position(two(hand=["Gorillion", "Luchataur"], play=["Luchataur", "Bee Bear"]))
    table = state.view(0)["table"]
    assert isinstance(table, dict)
    assert table["unused"]["size"] == 44


def saved() -> dict[str, object]:
    state = MINDBUG.new({}, "saved")
    for _ in range(8):
        state.apply(state.legal()[-1])
    data = json.loads(json.dumps(state.to_data()))
    assert isinstance(data, dict)
    return data


def test_every_field_of_a_saved_state_is_needed():
    for field in saved():
        data = saved()
        del data[field]
        with pytest.raises(BadData):
            MINDBUG.from_data(data)


@pytest.mark.parametrize("wrong", [None, 7, "x", [], {}, [1], -5, 10**9, True])
def test_no_field_of_a_saved_state_can_be_anything(wrong: object):
    """Whatever stands in a field, it is read, or refused with BadData: never another error."""
    for field in saved():
        data = saved()
        data[field] = wrong
        with suppress(BadData):
            MINDBUG.from_data(data)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("bugduel-state",), 2, "saved in format 2; this Bugduel reads format 1"),
        (("sides", 0, "hand", 0), "Nobody", 'state.sides[0].hand[0]: there is no card "Nobody"'),
        (("sides", 1, "life"), None, 'state.sides[1]: the field "life" is missing'),
        (
            ("stack", 0, "program"),
            "turnip",
            'state.stack[0].program: there is no program "turnip". Did you mean "turn"?',
        ),
        (("stack", 0, "place"), 77, "state.stack[0].place: must be a whole number from 0 to 5"),
        (("rng", "key"), "xyz", "state.rng.key: must be hexadecimal digits"),
        (("stack",), [], "state.stack: must begin with a turn"),
    ],
)
def test_a_broken_saved_state_says_where(path: tuple[str | int, ...], value: object, says: str):
    data: object = saved()
    whole = data
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    data[path[-1]] = value  # type: ignore[index]
    with pytest.raises(BadData) as error:
        MINDBUG.from_data(whole)  # type: ignore[arg-type]
    assert says in str(error.value)
