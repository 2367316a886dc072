"""Errors say where something is wrong as data, too: nobody has to take a message apart."""

import copy
import pickle

import pytest

from bugduel.core import BadData, BadOptions, BadRecord, LiveGame, OldRecord, Record, replay
from bugduel.core.errors import BadInput, path_of, place
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import check_data, read_json
from bugduel.games import GAMES

MINDBUG, SHARDBUGS = GAMES["mindbug"], GAMES["shardbugs"]
HOME_MADE = {"word": "creature-card", "name": "Bugduelist", "power": 5}


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ((), ""),
        (("state",), "state"),
        (("options", "decks", 1, "cards", "Gorillion"), "options.decks[1].cards.Gorillion"),
        ((0, "hand", 3), "[0].hand[3]"),
        (("state", "\x1b[2J"), r"state.\x1b[2J"),
        (("state", "a" * 100), f"state.{'a' * 57}..."),
        (("a" * 100, "b"), f"{'a' * 100}.b"),
        (
            ("x", *range(20)),
            "x" + "".join(f"[{step}]" for step in range(7)) + "..." + "".join(f"[{n}]" for n in range(12, 20)),
        ),
    ],
)
def test_a_path_is_written_as_people_write_it(path, told: str):
    assert place(path) == told


@pytest.mark.parametrize("kind", [BadData, BadOptions, BadRecord])
def test_the_message_is_the_path_and_the_reason(kind: type[BadInput]):
    error = kind("must be red", ("state", "hats", 2), "hat")
    assert str(error) == "state.hats[2]: must be red"
    assert (error.reason, error.path, error.unknown_field) == ("must be red", ("state", "hats", 2), "hat")
    assert str(kind("must be red")) == "must be red"
    assert kind("must be red", "state").path == ("state",)


@pytest.mark.parametrize("twin", [lambda error: pickle.loads(pickle.dumps(error)), copy.copy])
def test_a_copy_has_it_all(twin):
    error = twin(BadData("must be red", ("state", 2), "hat"))
    assert type(error) is BadData
    assert (str(error), error.reason, error.path) == ("state[2]: must be red", "must be red", ("state", 2))
    assert error.unknown_field == "hat"


def test_a_copy_of_an_error_that_says_more_has_it_all():
    error = pickle.loads(pickle.dumps(OldRecord("too old", 1, "0.1.0")))
    assert (str(error), error.reason, error.rules, error.replayed_by) == ("too old", "too old", 1, "0.1.0")


def test_records_say_where():
    record = LiveGame(MINDBUG, {}, "seed").record.to_data()
    assert path_to(Record.from_data, {**record, "actions": [1, "x"]}) == ("record", "actions", 1)
    assert path_to(Record.from_json, "[1") == ()
    wrong = Record.from_data({**record, "options": {"sets": ["x"]}})
    assert path_to(replay, MINDBUG, wrong) == ("record", "options", "sets", 0)


def test_a_name_is_a_path_of_one_step():
    assert (path_of("state"), path_of(""), path_of(("a", 1))) == (("state",), (), ("a", 1))


def path_to(broken, *given) -> tuple[str | int, ...]:
    with pytest.raises(BadInput) as error:
        broken(*given)
    assert str(error.value) == (f"{place(error.value.path)}: " if error.value.path else "") + error.value.reason
    return error.value.path


def test_every_reader_of_fields_says_where():
    fields = Fields({"a": {"b": [1, "x", None]}, "c": True}, "state")
    inner = fields.inner("a")
    assert path_to(fields.whole, "c") == ("state", "c")
    assert path_to(fields.text, "c") == ("state", "c")
    assert path_to(fields.yes_no, "a") == ("state", "a")
    assert path_to(fields.items, "c") == ("state", "c")
    assert path_to(fields.inner, "c") == ("state", "c")
    assert path_to(fields.one_of, "c", ["x"]) == ("state", "c")
    assert path_to(inner.wholes, "b") == ("state", "a", "b", 1)
    assert path_to(inner.wholes, "b", None, 2) == ("state", "a", "b")
    assert path_to(inner.texts, "b") == ("state", "a", "b", 0)
    assert path_to(inner.bits, "b", {"x": 1}) == ("state", "a", "b", 0)
    assert path_to(inner.inners, "b") == ("state", "a", "b", 0)
    assert path_to(inner.named_inners, "b", "card") == ("state", "a", "b", 0)
    assert path_to(inner.whole, "missing") == ("state", "a")


def test_an_unknown_field_is_named():
    with pytest.raises(BadData) as error:
        Fields({"lief": 3}, "state").only("life")
    assert (error.value.path, error.value.unknown_field) == (("state",), "lief")
    with pytest.raises(BadOptions) as options:
        MINDBUG.setup({"lief": 3})
    assert (options.value.path, options.value.unknown_field) == (("options",), "lief")


def test_data_says_where():
    assert path_to(check_data, {"a": [0, {1, 2}]}, "file") == ("file", "a", 1)
    assert path_to(check_data, {"a": [0, {1, 2}]}, "") == ("a", 1)
    assert path_to(read_json, "[1", "file") == ("file",)
    assert path_to(read_json, "[1") == ()


@pytest.mark.parametrize(
    ("game", "options", "path"),
    [
        (MINDBUG, {"sets": ["first-contact", "x"]}, ("options", "sets", 1)),
        (MINDBUG, {"edition": "x"}, ("options", "edition")),
        (MINDBUG, {"format": "x"}, ("options", "format")),
        (MINDBUG, {"pool": {"Gorillion": 100}}, ("options", "pool", "Gorillion")),
        (MINDBUG, {"pool": {"Gorilla": 1}}, ("options", "pool")),
        (MINDBUG, {"pool": {"Gorillion": 1}}, ("options",)),
        (MINDBUG, {"cards": [HOME_MADE, HOME_MADE]}, ("options", "cards", 1, "name")),
        (MINDBUG, {"cards": [{**HOME_MADE, "power": 0}]}, ("options", "cards", 0, "power")),
        (
            MINDBUG,
            {"cards": [{**HOME_MADE, "abilities": [{"word": "x"}]}]},
            ("options", "cards", 0, "abilities", 0, "word"),
        ),
        (SHARDBUGS, {"decks": []}, ("options", "decks")),
        (SHARDBUGS, {"decks": ["solar-swarm", "x"]}, ("options", "decks", 1)),
        (
            SHARDBUGS,
            {"decks": [{"avatar": "Sol", "cards": {"Antonio": 0}}] * 2},
            ("options", "decks", 0, "cards", "Antonio"),
        ),
        (SHARDBUGS, {"cards": [{"word": "bug"}]}, ("options", "cards", 0)),
    ],
)
def test_options_say_where(game, options: dict[str, object], path: tuple[str | int, ...]):
    assert path_to(game.setup, options) == path


@pytest.mark.parametrize(("game", "players"), [(MINDBUG, "sides"), (SHARDBUGS, "sides")])
def test_states_and_positions_say_where(game, players: str):
    data = game.new({}, "where").to_data()
    assert path_to(game.from_data, {**data, "options": {"cards": 1}}) == ("state", "options", "cards")
    data[players][1]["hand"][0] = "Nobody"
    assert path_to(game.from_data, data) == ("state", "sides", 1, "hand", 0)
    hands = {"players": [{"hand": []}, {"hand": ["Nobody"]}]}
    assert path_to(game.position, hands) == ("position", "players", 1, "hand", 0)
    assert path_to(game.position, {**hands, "cards": 1}) == ("position", "cards")
