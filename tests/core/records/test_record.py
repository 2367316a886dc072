"""Records: a whole game in a few lines, and what is said of broken ones."""

import json

import pytest

from bugduel.core import BadOptions, BadRecord, IllegalAction, LiveGame, Record, replay, step
from bugduel.core.records.live import begin
from bugduel.mindbug.game import MINDBUG
from checks import full_events


@pytest.fixture
def live() -> LiveGame:
    game = LiveGame(MINDBUG, {}, "a game")
    for number in range(25):
        legal = game.state.legal()
        game.apply(legal[number % len(legal)])
    return game


def test_a_record_replays_to_the_same_state_and_events(live: LiveGame):
    again = replay(MINDBUG, Record.from_json(live.record.to_json()))
    assert again.state.to_data() == live.state.to_data()
    assert full_events(again) == full_events(live)
    assert again.record.to_json() == live.record.to_json()


def test_a_record_holds_nothing_but_what_is_needed(live: LiveGame):
    data = json.loads(live.record.to_json())
    assert list(data) == ["bugduel-record", "version", "game", "rules", "options", "seed", "seats", "actions"]


def test_games_without_a_seed_get_one_of_128_bits_and_differ():
    seeds = {LiveGame(MINDBUG, {}).record.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_record_cut_at_any_place_is_refused(live: LiveGame):
    text = live.record.to_json().rstrip()
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            Record.from_json(text[:length])


def test_a_cut_record_says_where(live: LiveGame):
    with pytest.raises(BadRecord, match=r"not JSON, or cut off: line 9, column"):
        Record.from_json(live.record.to_json()[:-20])


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("bugduel-record", 3, "format 3; this Bugduel reads format 2"),
        ("bugduel-record", "1", 'format "1"'),
        ("game", 7, "record.game: must be text"),
        ("rules", "x", "record.rules: must be a whole number"),
        ("rules", True, "record.rules: must be a whole number"),
        ("options", [], "record.options: must be an object"),
        ("seed", 5, "record.seed: must be text"),
        ("actions", {}, "record.actions: must be a list"),
        ("actions", [1, "two"], "record.actions[1]: must be a whole number, not 'two'"),
        ("actions", [1.5], "record.actions[0]: must be a whole number"),
    ],
)
def test_a_wrong_field_is_named(live: LiveGame, field: str, value: object, says: str):
    data = json.loads(live.record.to_json())
    data[field] = value
    with pytest.raises(BadRecord) as error:
        Record.from_json(json.dumps(data))
    assert says in str(error.value)


@pytest.mark.parametrize("field", ["bugduel-record", "game", "rules", "seed", "actions"])
def test_a_missing_field_is_named(live: LiveGame, field: str):
    data = json.loads(live.record.to_json())
    del data[field]
    with pytest.raises(BadRecord, match=f'"{field}" is missing'):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("text", ["", "[]", "null", "7", '"record"', "{}", "[" * 100_000, "\x00", "{'a': 1}"])
def test_what_is_no_record_at_all_is_refused(text: str):
    with pytest.raises(BadRecord):
        Record.from_json(text)


def test_a_record_of_another_game_or_other_rules_is_refused(live: LiveGame):
    record = Record("chess", 1, {}, "x")
    with pytest.raises(BadRecord, match='a Record of the game "chess", not of "mindbug"'):
        begin(MINDBUG, record)
    record = Record("mindbug", 99, {}, "x")
    with pytest.raises(BadRecord, match="version 99 of the rules, not by version 3 of the rules"):
        begin(MINDBUG, record)


def test_a_record_with_impossible_options_says_which():
    with pytest.raises(BadRecord, match=r'record\.options\.sets\[0\]: there is no set "first-contakt"'):
        begin(MINDBUG, Record("mindbug", MINDBUG.rules, {"sets": ["first-contakt"]}, "x"))


def test_an_illegal_action_in_a_record_is_named_by_its_place(live: LiveGame):
    live.record.actions[10] = 12345
    with pytest.raises(BadRecord, match="action 11 of 25: action 12345 is not legal for player"):
        replay(MINDBUG, live.record)


def test_an_action_after_the_end_is_refused():
    live = LiveGame(MINDBUG, {}, "to the end")
    while live.state.actor() >= 0:
        live.apply(live.state.legal()[0])
    live.record.actions.append(live.record.actions[-1])
    with pytest.raises(BadRecord, match="the game is over"):
        replay(MINDBUG, live.record)


def test_a_record_can_be_stepped_through(live: LiveGame):
    again = begin(MINDBUG, live.record)
    for ply in range(len(live.record.actions)):
        step(again, live.record, ply)
    assert again.state.to_data() == live.state.to_data()


@pytest.mark.parametrize("action", [0, -1, 1, 10**30, 65536 + 4000])
def test_an_illegal_action_changes_nothing_and_says_what_is_legal(live: LiveGame, action: int):
    before = json.dumps(live.state.to_data())
    events = full_events(live)
    plies = len(live.record.actions)
    with pytest.raises(IllegalAction) as error:
        live.apply(action)
    assert f"action {action} is not legal" in str(error.value)
    told = " ".join(error.value.allowed)
    for legal in live.state.legal():
        assert str(legal) in told
        assert str(live.state.move(legal).facts.get("card")) not in str(error.value)
    assert json.dumps(live.state.to_data()) == before
    assert full_events(live) == events
    assert len(live.record.actions) == plies


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"sets": ["frist-contact"]}, 'no set "frist-contact". Did you mean "first-contact"?'),
        ({"sets": "first-contact"}, "options.sets: must be a list"),
        ({"sets": []}, "0 cards to deal; a duel needs at least 22"),
        ({"edition": "curent"}, 'no "curent". Did you mean "current"? Allowed: current, beyond, first'),
        ({"stes": []}, 'no field "stes". Did you mean "sets"?'),
        ({"pool": {"Gorilion": 30}}, 'no card "Gorilion". Did you mean "Gorillion"?'),
        ({"pool": {"Gorillion": 0}}, "options.pool.Gorillion: must be a whole number from 1 to 99"),
        ({"pool": {"Gorillion": 21}}, "21 cards to deal; a duel needs at least 22"),
        ({"cards": [{"word": "creature-card"}]}, 'options.cards[0]: the field "name" is missing'),
    ],
)
def test_wrong_options_are_explained(options: dict[str, object], says: str):
    with pytest.raises(BadOptions) as error:
        MINDBUG.setup(options)
    assert says in str(error.value)
