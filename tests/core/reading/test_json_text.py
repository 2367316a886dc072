"""Data from outside: what no door lets in, as text or as Python objects, and that refusals are short and quick."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from types import MappingProxyType

import pytest

from bugduel.arena.settings import Settings
from bugduel.core import BadData, BadOptions, BadRecord, BugduelError, IllegalAction, LiveGame, Record, seeded
from bugduel.core.reading.json_text import DEEPEST, MOST_TEXT, check_data, read_json
from bugduel.core.reading.messages import brief, short, unknown
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.puzzles.collection import read as read_puzzles
from bugduel.shardbugs.game import SHARD_BUGS
from screens import rejected

Door = Callable[[str], object]
DataDoor = Callable[[Mapping[str, object]], object]

# Every function that is given JSON as text.
TEXT_DOORS: dict[str, Door] = {
    "json": lambda text: read_json(text, "file"),
    "record": Record.from_json,
    "deck": lambda text: SHARD_BUGS.read_deck(text, "deck"),
    "puzzles": lambda text: read_puzzles(text, "puzzles"),
    "settings": lambda text: Settings.from_data(read_json(text, "settings")),
}
# Every function that is given data as Python objects.
DATA_DOORS: dict[str, DataDoor] = {
    "mindbug options": MINDBUG.setup,
    "mindbug position": MINDBUG.position,
    "mindbug state": MINDBUG.from_data,
    "shardbugs options": SHARD_BUGS.setup,
    "shardbugs position": SHARD_BUGS.position,
    "shardbugs state": SHARD_BUGS.from_data,
    "draft": SHARD_BUGS.draft_from_data,
    "settings": Settings.from_data,
    "deck": lambda data: SHARD_BUGS.deck_text(data),
}
HUGE = "9" * 5000

SOON = 2.0  # seconds of CPU that a refusal may take on a busy machine


def refusal(door: Callable[[], object]) -> str:
    """What is said about something that is rejected, in time."""
    start = process_time()
    with pytest.raises(BugduelError) as error:
        door()
    spent = process_time() - start
    if not sys.gettrace():
        assert spent < SOON, f"{spent * 1000:.0f} ms"
    said = str(error.value)
    said.encode()
    assert len(said) < 1000
    return said


@pytest.mark.parametrize("door", TEXT_DOORS.values(), ids=TEXT_DOORS)
@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f'{{"a": {HUGE}}}', "a number of 5,000 digits; at most 19 are read"),
        ('{"a": 99999999999999999999}', "a number"),
        ('{"a": "\\ud800"}', "a lone surrogate"),
        ('{"\\ud800": 1}', "a lone surrogate"),
        ('{"a": 1, "b": 2, "a": 3}', '"a" is there twice in one object'),
        ('{"a": {"b": [{"c": 1, "c": 1}]}}', '"c" is there twice in one object'),
        ('{"a": NaN}', "must be a number, not NaN"),
        ('{"a": -Infinity}', "must be a number, not -Infinity"),
        ('{"a": 1e999}', "a number too large"),
        ('{"a": ' * 500 + "1" + "}" * 500, "nested too deeply"),
        ('{"a":' * 10_000, "nested too deeply"),
        ('{"a": "' + "x" * 20_000 + '"}', "a text of 20,000 characters; at most 10,000 are read"),
        ('{"a": "' + "x" * 1_500_000 + '"}', "too long: 1,500,0"),
        ('{"a": 1', "not JSON, or cut off: line 1, column 8"),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else "",
)
def test_no_door_lets_such_text_in(door: Door, text: str, says: str):
    assert says in refusal(lambda: door(text))


@pytest.mark.parametrize("door", DATA_DOORS.values(), ids=DATA_DOORS)
@pytest.mark.parametrize(
    ("value", "says"),
    [
        (10**5000, "a number too large: a number of more than 38 digits"),
        ("seed \ud800", "a lone surrogate"),
        ("x" * 36_000_000, "a text of 36,000,000 characters"),
        ({"\ud800": 1}, "a lone surrogate"),
        ({1: 1}, "a name must be text, not 1"),
        ({"x" * 36_000_000: 1}, "a text of 36,000,000 characters"),
        (float("nan"), "must be a number, not nan"),
        (float("inf"), "must be a number, not inf"),
        (b"bytes", "must be plain data, not b'bytes'"),
        ({1, 2}, "must be plain data, not {1, 2}"),
        ([0] * 3_000_000, "too large: more than"),
    ],
    ids=lambda value: type(value).__name__,
)
@pytest.mark.parametrize("field", ["seed", "cards", "x"])
def test_no_door_lets_such_data_in(
    door: Callable[[Mapping[str, object]], object], value: object, says: str, field: str
):
    assert says in refusal(lambda: door({field: value}))


def test_data_that_contains_itself_is_refused():
    endless: list[object] = []
    endless.append(endless)
    for door in DATA_DOORS.values():
        assert "nested too deeply" in refusal(lambda door=door: door({"cards": endless}))  # type: ignore[misc]


def test_the_place_of_what_is_wrong_is_named():
    with pytest.raises(BadData, match=r"^state\.sides\[1\]\.hand\[0\]: half a character"):
        check_data({"sides": [{}, {"hand": ["\udc80"]}]}, "state")
    with pytest.raises(BadData, match=r"^players\[0\]: a name must be text, not None"):
        check_data({"players": [{None: 1}]}, "")


def test_the_line_of_a_number_too_long_is_named():
    with pytest.raises(BadData, match=r"^file: line 3: a number of 5,001 digits"):
        read_json(f'{{\n\n"a": -{HUGE}}}', "file")


def test_what_is_as_large_as_allowed_is_read():
    deep: object = 1
    for _ in range(DEEPEST):
        deep = [deep]
    check_data(deep, "data")
    with pytest.raises(BadData, match="nested too deeply"):
        check_data([deep], "data")
    assert read_json("[" + " " * (MOST_TEXT - 2) + "]") == []
    assert read_json(str(2**63 - 1)) == 2**63 - 1
    check_data(MappingProxyType({"a": (1, 2.5, None, True, "é")}), "data")


def test_a_byte_order_mark_is_no_part_of_the_text():
    assert read_json('\ufeff{"a": 1}') == {"a": 1}
    assert read_json(b'\xef\xbb\xbf{"a": 1}') == {"a": 1}
    record = LiveGame(MINDBUG, {}, "x").record
    assert Record.from_json("\ufeff" + record.to_json()).seed == "x"


def test_bytes_that_are_no_text_are_refused_with_the_line():
    with pytest.raises(BadData, match=r"file: not a text file \(UTF-8\): line 2, byte 4"):
        read_json(b"{ \n\xff}", "file")


# --- Records and seeds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["true", "2.0", "3", '"1"', "null", "[1]", HUGE])
def test_a_record_has_a_format_and_nothing_like_it(value: str):
    text = LiveGame(MINDBUG, {}, "x").record.to_json().replace('"bugduel-record": 2', f'"bugduel-record": {value}')
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize(("game", "field"), [("mindbug", "bugduel-state"), ("shardbugs", "bugduel-state")])
@pytest.mark.parametrize("value", [True, 1.0, 2.0, "1", "2", 0])
def test_a_saved_state_has_a_format_and_nothing_like_it(game: str, field: str, value: object):
    data = {**GAMES[game].new({}, "x").to_data(), field: value}
    with pytest.raises(BadData, match=f"this Bugduel reads format {GAMES[game].new({}, 'x').to_data()[field]}"):
        GAMES[game].from_data(data)


@pytest.mark.parametrize("value", [True, 1.0])
def test_a_saved_draft_has_a_format_and_nothing_like_it(value: object):
    with pytest.raises(BadData, match="this Bugduel reads format 1"):
        SHARD_BUGS.draft_from_data({**SHARD_BUGS.draft(2, "x").to_data(), "bugduel-draft": value})


@pytest.mark.parametrize("seed", ["\ud800", 7, None, b"x", "x" * 10_001])
@pytest.mark.parametrize(
    "use",
    [
        seeded,
        lambda seed: MINDBUG.new({}, seed),
        lambda seed: SHARD_BUGS.new({}, seed),
        lambda seed: SHARD_BUGS.random_deck(seed),
        lambda seed: SHARD_BUGS.draft(2, seed),
    ],
)
def test_a_seed_is_text_that_can_be_written_down(use: Callable[[object], object], seed: object):
    assert "seed: " in refusal(lambda: use(seed))


def test_a_seed_on_the_command_line_that_is_no_text():
    assert "seed: half a character" in rejected("play", "--seed", "\udcff")
    assert "seed: half a character" in rejected("arena", "random", "random", "--seed", "\udcff")


@pytest.mark.parametrize(
    "action", [True, 65536.0, "65536", None, [1], 10**5000, -(10**5000)], ids=lambda value: type(value).__name__
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_action_leaves_the_game_as_it_was(game: str, action: object):
    live = LiveGame(GAMES[game], {}, "x")
    before = json.dumps(live.state.to_data())
    with pytest.raises(IllegalAction):
        live.apply(action)  # type: ignore[arg-type]
    assert json.dumps(live.state.to_data()) == before


def test_an_action_that_is_equal_to_a_legal_one_but_no_whole_number_is_none():
    live = LiveGame(SHARD_BUGS, {}, "x")
    with pytest.raises(IllegalAction, match="must be a whole number"):
        live.apply(float(live.state.legal()[0]))  # type: ignore[arg-type]


# --- refusals that cost little ----------------------------------------------------------------------------------------


def test_many_unknown_names_in_a_deck_are_refused_soon_and_shortly():
    text = "avatar: Sol\n" + "".join(f"1 Gold Feild Ants {number}\n" for number in range(900))
    start = process_time()
    with pytest.raises(BadData) as error:
        SHARD_BUGS.read_deck(text, "deck")
    assert process_time() - start < SOON
    assert len(str(error.value)) < 10_000
    assert str(error.value).count("Did you mean") == 10
    assert str(error.value).endswith("- and 800 more")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("4 Gold Feild Ants\n" * 6000, "too long: 108,000 characters, and a deck has at most 100,000"),
        ("".join(f"1 x{number}\n" for number in range(1500)), "1,500 names; a deck has at most 1000"),
        ("x\n" * 40_000, "40,000 lines; a deck has at most 2,000"),
        ("999 Antonio\n" * 3, "2,997 cards; Bugduel plays decks of up to 2,000"),
        ("4 " + "x" * 36_000_000, "too long"),
        ("4 " + "x" * 50_000, "a text of 50,002 characters"),
        (
            '{"cards": {' + ",".join(f'"x{number}": 1' for number in range(1500)) + "}}",
            "names; a deck has at most 1000",
        ),
    ],
    ids=lambda value: value[:20],
)
def test_a_deck_has_limits(text: str, says: str):
    assert says in refusal(lambda: SHARD_BUGS.read_deck(text, "deck"))


@pytest.mark.parametrize("game", GAMES)
def test_home_made_cards_are_counted_before_they_are_read(game: str):
    wrong = [{"word": "nothing"}] * 301
    assert "options.cards: a list of 301; at most 300 are allowed" in refusal(
        lambda: GAMES[game].setup({"cards": wrong})
    )
    many = [{"word": "creature-card", "name": str(number), "power": 1} for number in range(200_000)]
    assert "too large" in refusal(lambda: GAMES[game].setup({"cards": many}))


@pytest.mark.parametrize("game", GAMES)
def test_the_last_of_many_home_made_cards_is_refused_soon(game: str):
    words = ("creature-card", "bug", "item", "support", "action")
    trees = [page.to_data()["tree"] for page in GAMES[game].cards()]
    cards = [{**tree, "name": f"Home {n}"} for n, tree in enumerate(trees) if tree["word"] in words][:299]  # type: ignore[index, dict-item]
    cards.append({"word": "nothing"})
    start = process_time()
    with pytest.raises(BadOptions, match=rf"options\.cards\[{len(cards) - 1}\]"):
        GAMES[game].setup({"cards": cards})
    assert process_time() - start < SOON


def test_one_home_made_card_has_a_limit():
    card = {"word": "creature-card", "name": "Hydra", "power": 1, "keywords": ["TOUGH"] * 2000}
    assert "options.cards[0].keywords: too large" in refusal(lambda: MINDBUG.setup({"cards": [card]}))
    card = {"word": "creature-card", "name": "x" * 61, "power": 1}
    assert "options.cards[0].name: 61 characters; at most 60" in refusal(lambda: MINDBUG.setup({"cards": [card]}))


@pytest.mark.parametrize(
    ("game", "position", "says"),
    [
        ("mindbug", {"players": [{"hand": ["Gorillion"] * 5001}, {}]}, "hand: a list of 5,001; at most 5,000"),
        ("mindbug", {"players": [{"play": ["Gorillion"] * 201}, {}]}, "play: a list of 201; at most 200"),
        ("mindbug", {"players": [{}, {}], "sets": ["kingdom"] * 101}, "position.sets: a list of 101; at most 100"),
        ("mindbug", {"players": [{}, {}], "pool": {f"x{n}": 1 for n in range(9000)}}, "9,000 names; there are at most"),
        ("shardbugs", {"players": [{"hand": ["Antonio"] * 2001}, {}]}, "hand: a list of 2,001; at most 2,000"),
        ("shardbugs", {"players": [{"field": ["Antonio"] * 501}, {}]}, "field: a list of 501; at most 500"),
    ],
)
def test_a_position_has_limits(game: str, position: dict[str, object], says: str):
    assert says in refusal(lambda: GAMES[game].position(position))


# --- words in messages ------------------------------------------------------------------------------------------------


def test_values_in_messages_are_short_and_can_be_written():
    assert brief(10**5000) == "a number of more than 38 digits"
    assert brief([10**5000]) == "[a number of more than 38 digits]"
    assert len(brief("x" * 1_000_000)) == 60
    assert len(brief([[[[1] * 1000] * 1000] * 1000])) <= 60
    assert brief("\ud800") == "'\\ud800'"
    assert short("\x1b[2J\n\ud800") == "\\x1b[2J\\n\\ud800"
    assert len(unknown("x" * 1_000_000, ["a"])) < 100


def test_near_words_are_looked_for_where_that_is_cheap():
    assert 'Did you mean "kingdom"?' in unknown("kingdon", ["galaxy", "kingdom"])
    assert "Did you mean" not in unknown("k" * 41, ["k" * 40])
    assert "Did you mean" not in unknown("kingdon", ["kingdom"] * 1001)


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_file_without_end_is_refused():
    assert "too large: more than 4,000,000 bytes" in rejected("replay", "/dev/zero")


@pytest.mark.parametrize("command", [("replay",), ("play", "--position"), ("play", "--pool"), ("draft", "--resume")])
def test_a_file_that_is_no_text_is_refused(command: tuple[str, ...], tmp_path: Path):
    file = tmp_path / "file.json"
    file.write_bytes(b'{\n"\xff": 1}')
    assert f"{file}: not a text file (UTF-8): line 2" in rejected(*command, str(file))
    file.write_text(f'{{"players": {HUGE}}}')
    assert "a number of 5,000 digits" in rejected(*command, str(file))
