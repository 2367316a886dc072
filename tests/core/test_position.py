"""Positions and saved states: what is said of those that cannot be."""

import json
from contextlib import suppress
from typing import Any

import pytest

from bugduel.core import BadData
from bugduel.mindbug.game import MINDBUG
from plain import plain

EMPTY: dict[str, object] = {}


def two(**mine: object) -> dict[str, object]:
    return {"players": [mine, EMPTY]}


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({}, 'position: the field "players" is missing'),
        ({"players": [{}]}, "position.players: there must be 2, not 1"),
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
        ({**two(), "edition": "last"}, 'position.edition: there is no "last"'),
        ({**two(), "game": "chess"}, 'position.game: there is no "chess"'),
        ({**two(), "active": 2}, "position.active: must be a whole number from 0 to 1"),
        ({**two(), "cards": 1}, "position.cards: must be a list"),
        (two(hand=["Ambush"]), "position.players[0].hand[0]: Ambush is never dealt"),
        ({**two(), "unused": ["Typhoon Princess"]}, "position.unused[0]: Typhoon Princess is never dealt"),
        ({**two(), "revealed": ["Ambush"]}, "position.revealed[0]: Ambush is never dealt"),
        ({**two(), "doubles": ["Cloud Lady"]}, "position.doubles[0]: Cloud Lady is not a double card"),
        ({**two(), "power-discard": ["Gorillion"]}, "position.power-discard[0]: Gorillion is not a Power card"),
        ({**two(), "market": ["Gorillion"]}, "position.market[0]: Gorillion is not a Power card"),
        ({**two(), "away": [{"card": "Ambush", "seat": 0}]}, "position.away[0].card: Ambush is never dealt"),
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
    table = plain(state.view(0))["zones"]
    assert isinstance(table, dict)
    assert table["unused"]["size"] == 44


def saved() -> dict[str, object]:
    state = MINDBUG.new({}, "saved")
    for _ in range(8):
        state.apply(state.legal()[-1])
    data = json.loads(json.dumps(state.to_data()))
    assert isinstance(data, dict)
    return data


def saved_in_play() -> Any:
    """A turn action with a creature on either side."""
    state = MINDBUG.new({}, "in play")
    while True:
        data = json.loads(json.dumps(state.to_data()))
        if len(data["stack"]) == 1 and all(side["play"] for side in data["sides"]):
            return data
        state.apply(state.legal()[0])


FRAME = saved_in_play()["stack"][0]


def test_an_effect_under_way_that_does_not_fit_is_refused():
    """What would break a move later is found when it is read."""
    state = MINDBUG.new({}, "mindbugs")
    state.apply(state.legal()[0])
    data: Any = state.to_data()
    turn, play = data["stack"]
    assert play["program"] == "play-card"
    data["stack"] = [turn, {**play, "place": 0}, play]  # the card would be shown again, which has left the hand
    with pytest.raises(BadData, match="state: its parts do not fit together"):
        MINDBUG.from_data(data)


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
        (("bugduel-state",), 1, "saved in format 1; this Bugduel reads format 2"),
        (("sides", 0, "hand", 0), "Nobody", 'state.sides[0].hand[0]: there is no card "Nobody"'),
        (("sides", 1, "life"), None, 'state.sides[1]: the field "life" is missing'),
        (
            ("stack", 0, "program"),
            "turnip",
            'state.stack[0].program: there is no program "turnip". Did you mean "turn"?',
        ),
        (("stack", 0, "place"), 77, "state.stack[0].place: must be a whole number from 0 to 5"),
        (("rng", "key"), "xyz", "state.rng.key: must be hexadecimal digits"),
        (("stack",), [], 'state.stack: must begin with "turn" or'),
        (("turn",), 401, "state.turn: must be a whole number from 0 to 400"),
        (("turn",), True, "state.turn: must be a whole number"),
        (("turn",), 0, "state.turn: something happened to"),
        (("arrivals",), 0, "state.arrivals: a creature has a greater number"),
        (("actions-left",), 10**6, "state.actions-left: must be a whole number from 0 to 99"),
        (("market",), ["Gorillion"], "state.market[0]: Gorillion is not a Power card"),
        (("power-deck",), ["Gorillion"], "state.power-deck[0]: Gorillion is not a Power card"),
        (("unused",), ["Typhoon Princess"], "state.unused[0]: Typhoon Princess is never dealt"),
        (("unused",), ["Gorillion"] * 50_001, "state.unused: a list of 50,001; at most 50,000 are allowed"),
        (("doubles",), ["Gorillion"], "state.doubles[0]: Gorillion is not a double card"),
        (("sides", 0, "hand", 0), "Ambush", "state.sides[0].hand[0]: Ambush is never dealt"),
        (("sides", 0, "life"), 10**7, "state.sides[0].life: must be a whole number from 0 to 1000000"),
        (("sides", 0, "play", 0, "creature"), 99, "state.arrivals: a creature has a greater number"),
        (("sides", 0, "play", 0, "card"), "Typhoon Princess", "is stage 2, which its base and double do not fit"),
        (("sides", 0, "play", 0, "base"), "Typhoon Princess", ".base: Typhoon Princess is never dealt"),
        (("sides", 0, "play", 0, "double"), "Typhoon Princess", "is stage 1, which its base and double do not fit"),
        (("sides", 0, "play", 0, "boosts"), ["Gorillion"], ".boosts: no card of these sets boosts a creature"),
        (("sides", 0, "play", 0, "gained"), 1 << 19, ".gained: must be a whole number from 0 to"),
        (("sides", 0, "play", 0, "limits"), 1 << 19, ".limits: must be a whole number from 0 to"),
        (("sides", 0, "play", 0, "slew"), 399, "state.turn: something happened to"),
        (("stack", 0, "picks"), [1 << 17], "state.stack[0].picks[0]: there is no creature or card 131072"),
        (("stack", 0, "held"), [-1], "state.stack[0].held[0]: there is no creature or card -1"),
        (("stack", 0, "held"), [4096 + 4000], "state.stack[0].held[0]: there is no creature or card 8096"),
        (("stack", 0, "waiting"), [FRAME], "state.stack[0].waiting[0]: must be an effect of a card that has yet to"),
        (("pending",), [FRAME], "state.pending[0]: must be an effect of a card that has yet to begin"),
    ],
)
def test_a_broken_saved_state_says_where(path: tuple[str | int, ...], value: object, says: str):
    data: object = saved_in_play()
    whole = data
    for key in path[:-1]:
        data = data[key]  # type: ignore[index]
    data[path[-1]] = value  # type: ignore[index]
    with pytest.raises(BadData) as error:
        MINDBUG.from_data(whole)  # type: ignore[arg-type]
    assert says in str(error.value)
