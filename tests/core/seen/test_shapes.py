"""The tables of moves, events and views, and the JSON Schema that comes of them."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bugduel.core import Event, LiveGame, Move
from bugduel.core.seen.shapes import TYPES
from bugduel.games import GAMES
from screens import bugduel

GAME_NAMES = list(GAMES)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_fact_that_is_told_has_a_type_and_every_type_is_used(game: str):
    shapes = GAMES[game].shapes()
    tables = [
        *shapes.moves.values(),
        *shapes.events.values(),
        shapes.cards,
        shapes.pending,
        shapes.decisions,
        shapes.views,
    ]
    named = {name.strip("~?") for table in tables for name in table.split()}
    assert named == set(shapes.facts)
    assert set(shapes.facts.values()) <= set(TYPES)


def test_a_name_means_the_same_in_both_games():
    """Facts that both games have are of one type, and so is how a game ends."""
    one, other = (GAMES[game].shapes() for game in GAME_NAMES[:2])
    both = set(one.facts) & set(other.facts)
    assert {name: one.facts[name] for name in both} == {name: other.facts[name] for name in both}
    assert one.events["end"] == other.events["end"]


@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        (Move(1, "fly", {}), "there is no move fly"),
        (Move(1, "play", {}), "move play: card is missing"),
        (Move(1, "play", {"card": 7}), "move play: card must be text, not 7"),
        (Move(1, "play", {"card": "Bee Bear", "piece": 1}), "move play has no piece"),
        (Move(1, "play", {"card": "Bee Bear"}), ""),
    ],
)
def test_what_is_wrong_with_a_move_is_said(move: Move, wrong: str):
    assert GAMES["mindbug"].shapes().wrong_with_move(move) == wrong


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        (Event("draw", {"seat": 0}), ""),
        (Event("draw", {"seat": 0}, {"card": "Bee Bear"}, (0,)), ""),
        (Event("draw", {"seat": True}), "event draw: seat must be number, not True"),
        (Event("play", {"seat": 0}, {"card": "Bee Bear"}, (0,)), "event play: card is nobody's secret"),
        (Event("end", {"winners": ["me"], "reason": "life"}), "event end: winners must be numbers, not ['me']"),
    ],
)
def test_what_is_wrong_with_an_event_is_said(event: Event, wrong: str):
    assert GAMES["mindbug"].shapes().wrong_with_event(event) == wrong


def references(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from ([data["$ref"]] if "$ref" in data else [])
        for value in data.values():
            yield from references(value)
    elif isinstance(data, list):
        for value in data:
            yield from references(value)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_schema_has_every_kind_and_every_reference_leads_somewhere(game: str):
    schema = json.loads(bugduel("schema", game).stdout)
    shapes = GAMES[game].shapes()
    moves = [kind["properties"]["move"]["const"] for kind in schema["$defs"]["Move"]["oneOf"]]
    events = [kind["properties"]["event"]["const"] for kind in schema["$defs"]["Event"]["oneOf"]]
    assert (moves, events) == (list(shapes.moves), list(shapes.events))
    for reference in references(schema):
        assert reference.removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_moves_of_a_game_are_what_the_schema_says(game: str):
    kinds = {
        kind["properties"]["move"]["const"]: kind for kind in GAMES[game].shapes().schema()["$defs"]["Move"]["oneOf"]
    }
    live = LiveGame(GAMES[game], {}, "schema")
    for _ in range(60):
        if live.state.actor() < 0:
            break
        for action in live.state.legal():
            data = live.state.move(action).to_data()
            kind = kinds[str(data["move"])]
            assert set(kind["required"]) <= set(data) <= set(kind["properties"])
        live.apply(live.state.legal()[0])


@pytest.mark.parametrize("game", GAME_NAMES)
def test_options_are_data_and_their_defaults_make_a_game(game: str):
    choices = {choice.name: choice for choice in GAMES[game].options_schema()}
    given = json.loads(bugduel("schema", game, "--options").stdout)
    assert [choice["name"] for choice in given] == list(choices)
    defaults = {name: choice.default for name, choice in choices.items() if choice.default is not None}
    assert GAMES[game].setup(defaults).options == GAMES[game].setup({}).options
    for choice in choices.values():
        if choice.kind == "one-of":
            for value in choice.values:
                GAMES[game].setup({choice.name: value})
