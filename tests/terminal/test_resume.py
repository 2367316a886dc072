"""Games are kept without asking, offered again, and resumed as they were left."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bugduel.bots import Option, Thought
from bugduel.core import Record, replay
from bugduel.files import data_folder
from bugduel.games import GAMES
from bugduel.terminal.sessions import shelf as shelves
from bugduel.terminal.sessions.game_session import worth_showing
from bugduel.terminal.sessions.shelf import Claim, Shelf, is_claimed
from screens import bugduel, numbers, rejected
from ttys import Terminal, at_a_terminal

AT_A_TERMINAL = pytest.mark.skipif(os.name != "posix", reason="terminals of POSIX")
PROMPT = r"or \? for help > "
OFFER = "Enter to resume, n for a new game, q to quit"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("BUGDUEL_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("games/*.json"))


def table_of(file: Path) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(file.read_text())["table"]
    return table


# --- kept -------------------------------------------------------------------------------------------------------------


def test_the_folder_is_where_programs_keep_what_is_a_users_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BUGDUEL_DATA", "XDG_DATA_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert data_folder() == Path.home() / ".local" / "share" / "bugduel"
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    assert data_folder() == Path("/x/bugduel")
    monkeypatch.setenv("BUGDUEL_DATA", "/y")
    assert data_folder() == Path("/y")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_kept_without_asking(game: str, data: Path) -> None:
    left = bugduel("play", game, "--against", "random", "--seed", "a", "--lang", "en", typed="1\n1\n")
    assert left.stdout.endswith("The game is saved. Resume it: bugduel play\nWatch it again: bugduel replay\n")
    (file,) = kept_in(data)
    record = Record.from_json(file.read_text())
    assert replay(GAMES[game], record).state.actor() == 0
    assert table_of(file)["over"] is False
    assert [path.name for path in data.rglob("*") if path.is_file()] == [file.name]
    watched = bugduel("replay", "--lang", "en").stdout
    assert "The game was left here." in watched


def test_a_game_that_is_over_is_kept_as_such(data: Path) -> None:
    played = bugduel("play", "--against", "random", "--seed", "a", "--lang", "en", typed=numbers(1))
    assert played.stdout.endswith("Watch it again: bugduel replay\n")
    assert "Resume" not in played.stdout
    (file,) = kept_in(data)
    assert table_of(file)["over"] is True
    assert "is over" in rejected("play", "--resume", str(file))


def test_a_game_with_a_file_of_its_own_is_kept_there_alone(data: Path, tmp_path: Path) -> None:
    bugduel("play", "--seed", "a", "--save", str(tmp_path / "x.json"), typed="1\n")
    assert (tmp_path / "x.json").exists()
    assert kept_in(data) == []


def test_where_nothing_can_be_kept_the_game_is_played_all_the_same(tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("BUGDUEL_DATA", str(tmp_path / "file"))
    played = bugduel("play", "--against", "random", "--seed", "a", "--lang", "en", typed=numbers(1))
    assert played.exit_code == 0
    assert played.stdout.count("could not be saved") == 1
    assert "Not a directory" in played.stdout.splitlines()[-1]


def test_there_is_nothing_to_watch_before_the_first_game(data: Path) -> None:
    assert "no saved game yet" in rejected("replay")
    assert "no saved game yet" in rejected("analyse")


def test_only_so_many_games_are_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are over go first, the oldest before the others; a game that is being played never goes."""
    monkeypatch.setattr(shelves, "MOST", 4)
    for number in range(4):
        is_over = number in (0, 1)
        bugduel("play", "--against", "random", "--seed", str(number), typed=numbers(1) if is_over else "1\n")
    for place, file in enumerate(sorted(kept_in(data), key=lambda file: Record.from_json(file.read_text()).seed)):
        os.utime(file, (1000 + place, 1000 + place))
    seeds = []
    for number in range(4, 7):
        bugduel("play", "--against", "random", "--seed", str(number), typed="1\n")
        seeds.append(sorted(Record.from_json(file.read_text()).seed for file in kept_in(data)))
    assert seeds == [["1", "2", "3", "4"], ["2", "3", "4", "5"], ["3", "4", "5", "6"]]


def test_a_game_is_played_in_one_window(data: Path) -> None:
    bugduel("play", "--seed", "a", typed="1\n")
    (file,) = kept_in(data)
    claim = Claim(file)
    try:
        assert is_claimed(file)
        assert list(Shelf().unfinished(None)) == []
        assert "being played in another window" in rejected("play", "--resume", str(file))
    finally:
        claim.release()
    assert not is_claimed(file)
    assert len(list(Shelf().unfinished(None))) == 1


# --- resumed ----------------------------------------------------------------------------------------------------------


def test_a_game_is_resumed_as_it_was_left(data: Path) -> None:
    options = ("--against", "cricket", "--lang", "es", "--stop", "end", "--plain")
    bugduel("play", "shardbugs", "--seed", "a", *options, typed="1\n1\nstop attack\nstop -end\n1\n")
    (file,) = kept_in(data)
    again = bugduel("play", "--resume", str(file), typed="stop\n1\n")
    assert "Has dejado la partida." in again.stdout
    assert "attack     stop " in again.stdout
    assert "end        stop" not in again.stdout
    table = table_of(file)
    assert (table["against"], table["lang"], table["stops"], table["plain"]) == ("cricket", "es", ["attack"], True)


def test_what_is_asked_for_now_counts_more(data: Path) -> None:
    bugduel("play", "--seed", "a", "--against", "cricket", "--lang", "es", typed="1\n")
    (file,) = kept_in(data)
    again = bugduel("play", "--resume", str(file), "--against", "larva", "--lang", "en", typed="1\n")
    assert "(larva)" in again.stdout
    assert "You left the game." in again.stdout
    assert (table_of(file)["against"], table_of(file)["lang"]) == ("larva", "en")


@pytest.mark.parametrize("is_named", [True, False])
def test_a_match_goes_on_with_its_score(is_named: bool, data: Path, tmp_path: Path) -> None:
    """Left in the second game, resumed, and played to its end in the same files and with the same seeds."""
    save = ("--save", str(tmp_path / "m.json")) if is_named else ()
    start = ("play", "--best-of", "3", "--seed", "m", "--against", "random", "--lang", "en", *save)
    files = lambda: sorted(tmp_path.glob("m*.json") if is_named else kept_in(data), key=os.path.getmtime)  # noqa: E731
    typed = numbers(3, 900).splitlines()
    count = next(count for count in range(10, 900, 10) if len_after(files, start, typed[:count]) == 2)
    before = table_of(files()[-1])
    assert (before["best-of"], before["games"], sum(before["wins"]), before["seed"]) == (3, 1, 1, "m")
    played = bugduel("play", "--resume", str(files()[-1]), typed="\n".join(typed[count:]) + "\n")
    assert "The match, best of 3: you " in played.stdout
    assert "the match." in played.stdout
    records = [Record.from_json(file.read_text()) for file in files()]
    assert [record.seed for record in records] == ["m", "m 2", "m 3"][: len(records)]
    wins = [sum(scores) for scores in zip(*(outcome(record) for record in records), strict=True)]
    assert max(wins) == 2
    if is_named:
        assert [file.name for file in files()] == ["m-1.json", "m-2.json", "m-3.json"][: len(records)]


def len_after(files: Any, start: tuple[str, ...], typed: list[str]) -> int:
    """How many games there are after that was typed."""
    for file in files():
        file.unlink()
    bugduel(*start, typed="\n".join(typed) + "\n")
    return len(files())


def outcome(record: Record) -> list[float]:
    found = replay(GAMES[record.game], record).state.outcome()
    assert found is not None
    return list(found)


def test_a_kept_game_is_read_as_all_json_is(data: Path) -> None:
    bugduel("play", "--against", "random", "--seed", "a", typed="1\n")
    (file,) = kept_in(data)
    whole = file.read_text()
    file.write_text("\ufeff" + whole)
    assert bugduel("play", "--resume", str(file), typed="1\n").exit_code == 0
    file.write_text(whole.replace('"table": {', '"table": {"games": 1, "games": 2, '))
    assert '"games" is there twice' in rejected("play", "--resume", str(file))


def test_a_record_alone_can_be_resumed(data: Path, tmp_path: Path) -> None:
    """As older games were kept, and as an arena writes them."""
    bugduel("play", "--seed", "a", typed="1\n")
    record = tmp_path / "record.json"
    record.write_text(Record.from_json(kept_in(data)[0].read_text()).to_json())
    assert "table" not in record.read_text()
    again = bugduel("play", "--resume", str(record), "--lang", "en", typed="1\n")
    assert again.exit_code == 0
    assert "(greedy)" in again.stdout


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"against": "nobody"}, 'there is no bot "nobody"'),
        ({"against": 5}, "table.against: must be text"),
        ({"lang": "xx"}, 'table.lang: there is no "xx"'),
        ({"stops": ["noon"]}, 'table.stops: there is no moment "noon"'),
        ({"best-of": 2}, "table.best-of: must be one of 1, 3, 5"),
        ({"best-of": 3, "wins": [1], "games": 1}, "table.wins"),
        ({"best-of": 3, "wins": [2, 0], "games": 2}, "table.wins: this match is over"),
        ({"best-of": 3, "wins": [-1, 2], "games": 1}, "table.wins"),
        ({"over": 1}, "table.over: must be true or false"),
        ({"hat": 1}, 'table: there is no field "hat"'),
    ],
)
def test_a_table_that_makes_no_sense_is_rejected(change: dict[str, object], told: str, data: Path) -> None:
    bugduel("play", "--seed", "a", typed="1\n")
    (file,) = kept_in(data)
    content = json.loads(file.read_text())
    content["table"] |= change
    file.write_text(json.dumps(content))
    said = rejected("play", "--resume", str(file))
    assert said.startswith(f"bugduel: {file}: ")
    assert told in said


# --- offered ----------------------------------------------------------------------------------------------------------


def left_game(data: Path) -> Path:
    bugduel("play", "mindbug", "--seed", "a", "--against", "larva", "--lang", "en", typed="1\n1\n")
    (file,) = kept_in(data)
    return file


@AT_A_TERMINAL
def test_an_unfinished_game_is_offered_and_resumed_with_one_key(data: Path) -> None:
    file = left_game(data)
    actions = Record.from_json(file.read_text()).actions
    with at_a_terminal("play", data=data) as terminal:
        terminal.wait_for(OFFER)
        assert "You have an unfinished game: Mindbug against larva, turn " in terminal.text
        terminal.type("y")
        terminal.wait_for(PROMPT)
        assert "(larva)" in terminal.text
        terminal.type("q\ny\n")
        assert terminal.end() == 0
    assert kept_in(data) == [file]
    assert Record.from_json(file.read_text()).actions == actions


@AT_A_TERMINAL
def test_a_game_that_is_not_wanted_is_not_offered_again(data: Path) -> None:
    file = left_game(data)
    with at_a_terminal("play", data=data) as terminal:
        terminal.wait_for(OFFER)
        terminal.type("n")
        terminal.wait_for(PROMPT)
        assert len(kept_in(data)) == 2
        left_at(terminal)
    assert file not in [other for other, *_ in Shelf().unfinished(None)]
    assert "You left the game" in bugduel("play", "--resume", str(file), typed="1\n").stdout


def left_at(terminal: Terminal) -> None:
    terminal.type("q\ny\n")
    terminal.end()


@AT_A_TERMINAL
def test_quitting_at_the_offer_changes_nothing(data: Path) -> None:
    file = left_game(data)
    before = file.read_text()
    with at_a_terminal("play", data=data) as terminal:
        terminal.wait_for(OFFER)
        terminal.type("xq")
        assert terminal.end() == 0
    assert kept_in(data) == [file]
    assert file.read_text() == before


@AT_A_TERMINAL
@pytest.mark.parametrize("args", [("shardbugs",), ("--seed", "b"), ("--against", "larva"), ("--sets", "all")])
def test_who_asks_for_something_else_is_not_offered_it(args: tuple[str, ...], data: Path) -> None:
    left_game(data)
    with at_a_terminal("play", *args, data=data) as terminal:
        terminal.wait_for(PROMPT)
        assert OFFER not in terminal.text
        left_at(terminal)


def test_a_script_is_not_offered_anything(data: Path) -> None:
    left_game(data)
    assert OFFER not in bugduel("play", typed="1\n").stdout
    assert len(kept_in(data)) == 2


# --- typing ahead -----------------------------------------------------------------------------------------------------


@AT_A_TERMINAL
def test_what_is_typed_while_a_bot_thinks_answers_nothing(data: Path) -> None:
    with at_a_terminal("play", "mindbug", "--seed", "a", "--against", "search:2", data=data) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1\n")
        terminal.wait_for("is thinking")
        terminal.type("1\n1\n1\n1\nq\ny\n")
        terminal.wait_for(PROMPT, times=2)
        while terminal.read(2):
            pass
        assert terminal.process.poll() is None
        (file,) = kept_in(data)
        mine = len(Record.from_json(file.read_text()).actions)
        terminal.type("l\n")  # it is still read, now that there is a question
        terminal.wait_for(PROMPT, times=3)
        assert len(Record.from_json(file.read_text()).actions) == mine
        left_at(terminal)


# --- hints ------------------------------------------------------------------------------------------------------------


def test_hints_are_sorted_by_what_they_show_and_leave_out_what_nobody_knows() -> None:
    options = [
        Option(1, 0.52, 900),
        Option(2, 0.61, 80),
        Option(3, 0.99, 3, is_known=False),
        Option(4, 0.524, 40),
        Option(5, 0.1, 300),
    ]
    shown = worth_showing(Thought(options, []))
    assert [option.action for option in shown] == [2, 1, 4]  # 1 and 4 are both shown as 52 %: the bot's own order
    assert [
        option.action for option in worth_showing(Thought([Option(7, 0.5, 1, False), Option(8, 0.9, 1, False)], []))
    ] == [7]
