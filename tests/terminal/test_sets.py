"""Playing with any sets, a pool of one's own and home-made cards; and how it all looks."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, State
from bugduel.mindbug.game import MINDBUG
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.teller import TerminalTeller
from bugduel.words import LANGUAGES
from live import live_at
from mindbug_checks import any_sets
from screens import bugduel, numbers, rejected

ALL_SETS = list(MINDBUG.sets({}))
GORILLIONS: dict[str, object] = {"Gorillion": 30}
HOME_MADE: dict[str, object] = {
    "word": "creature-card",
    "name": "Bugduelist",
    "power": 5,
    "keywords": ["FAST"],
    "copies": 30,
}


# --- sets -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", ["kingdom,galaxy,promo", " king-of-tokyo , eternity", "evolution", "all"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_with_other_sets(sets: str, language: str) -> None:
    result = bugduel(
        "play", "--sets", sets, "--against", "random", "--seed", "0", "--lang", language, typed=numbers(0, 800)
    )
    assert result.exit_code == 0
    assert result.stdout.endswith(": bugduel replay\n")
    assert "bugduel play" not in result.stdout  # there is nothing to resume


def test_all_means_all_sets(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    bugduel("play", "--sets", "all", "--edition", "first", "--save", str(file))
    options = Record.from_json(file.read_text()).options
    assert options["sets"] == ALL_SETS
    assert options["edition"] == "first"


def test_slips_with_sets() -> None:
    assert '--sets: there is no set "kingdon". Did you mean "kingdom"?' in rejected("play", "--sets", "galaxy,kingdon")
    assert rejected("play", "--sets", ",").startswith("bugduel: --sets: 0 cards to deal; a duel needs at least 22")
    assert '--edition: there is no "last"' in rejected("play", "--sets", "all", "--edition", "last")
    assert "--sets: cannot be combined with --position" in rejected("play", "--sets", "all", "--position", "x")


# --- pools ------------------------------------------------------------------------------------------------------------


def pool_file(folder: Path, content: object) -> str:
    file = folder / "pool.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    "content",
    [
        GORILLIONS,
        {"pool": GORILLIONS},
        {"pool": {"Gorillion": 30, "Bugduelist": 2}, "cards": [HOME_MADE]},
        {"cards": [HOME_MADE]},
    ],
)
def test_games_with_a_pool(content: object, tmp_path: Path) -> None:
    """Kept, and so replayed: the Record holds the cards and not the file's name."""
    kept = tmp_path / "game.json"
    file = pool_file(tmp_path, content)
    assert bugduel("play", "--pool", file, "--save", str(kept), "--seed", "a", typed=numbers(1)).exit_code == 0
    Path(file).unlink()
    assert "Seed: a" in bugduel("replay", str(kept), "--lang", "en").stdout


def test_home_made_cards_can_be_added_to_sets(tmp_path: Path) -> None:
    file = pool_file(tmp_path, {"cards": [HOME_MADE]})
    assert bugduel("play", "--sets", "new-servants", "--pool", file).exit_code == 0
    named = pool_file(tmp_path, GORILLIONS)
    assert "--sets: cannot be combined" in rejected("play", "--sets", "all", "--pool", named)


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ({"Gorilion": 30}, 'there is no card "Gorilion". Did you mean "Gorillion"?'),
        ({"pool": {"Gorilion": 30}}, 'pool: there is no card "Gorilion". Did you mean "Gorillion"?'),
        ({"Gorillion": 21}, "21 cards to deal; a duel needs at least 22"),
        ({"pool": {"Gorillion": 21}}, "21 cards to deal; a duel needs at least 22"),
        ({}, "0 cards to deal; a duel needs at least 22"),
        ({"Gorillion": "many"}, "Gorillion: must be a whole number from 1 to 99, not 'many'"),
        ({"pool": {"Gorillion": 0}}, "pool.Gorillion: must be a whole number from 1 to 99, not 0"),
        ({"pool": ["Gorillion"]}, "pool: must be an object, not ['Gorillion']"),
        ({"pool": GORILLIONS, "crads": []}, 'there is no field "crads". Did you mean "cards"?'),
        ({"cards": {}}, "cards: must be a list, not {}"),
        ({"cards": [1]}, 'cards[0]: must be an object with a "word", not 1'),
        ({"cards": [HOME_MADE, {"word": "defeat"}]}, "cards[1]"),
        ({"cards": [{**HOME_MADE, "power": "five"}]}, "cards[0].power: "),
        ({"cards": [{**HOME_MADE, "keywords": ["FASTER"]}]}, 'cards[0].keywords: there is no keyword "FASTER".'),
        ({"cards": [{**HOME_MADE, "name": "Gorillion"}]}, 'cards[0].name: there already is a card "Gorillion"'),
        ([], "must be one JSON object"),
        ('{"Gorillion": 30,\n "Bee Bear" 2}', "not JSON, or cut off: line 2, column 13: Expecting ':' delimiter"),
        ('{"Gorillion": 30,\n "Gorillion": 2}', '"Gorillion" is there twice in one object'),
        ("[" * 100_000, ""),
        ("", "not JSON, or cut off: line 1"),
    ],
)
def test_a_bad_pool_is_told_in_one_line_with_the_file_and_the_place(
    content: object, wrong: str, tmp_path: Path
) -> None:
    file = pool_file(tmp_path, content)
    assert rejected("play", "--pool", file).startswith(f"bugduel: {file}: {wrong}")


def test_other_slips_with_a_pool(tmp_path: Path) -> None:
    file = pool_file(tmp_path, GORILLIONS)
    assert '--edition: there is no "last"' in rejected("play", "--pool", file, "--edition", "last")
    assert "--pool: cannot be combined with --resume" in rejected("play", "--pool", file, "--resume", "x")
    missing = str(tmp_path / "none.json")
    assert rejected("play", "--pool", missing) == f"bugduel: {missing}: No such file or directory\n"


# --- cards ------------------------------------------------------------------------------------------------------------


def test_power_cards_are_listed_with_their_set() -> None:
    data = json.loads(bugduel("cards", "--set", "king-of-tokyo", "--json").stdout)
    costs = [card["cost"] for card in data if "cost" in card]
    assert len(costs) == 16
    assert min(costs) >= 1
    text = bugduel("cards", "--set", "king-of-tokyo", "--text", "--lang", "es").stdout
    assert len(text.split("\n\n")) == len(data)
    assert "Reanimation" in bugduel("cards", "--set", "king-of-tokyo", "--lang", "en").stdout
    assert "Reanimation" in bugduel("cards", "reanim", "--lang", "en").stdout


# --- what is on cards -------------------------------------------------------------------------------------------------

LOADED: dict[str, Any] = {
    "sets": ["king-of-tokyo", "eternity", "kingdom", "evolution"],
    "players": [
        {
            "energy": 3,
            "hand": ["Goat Dragon", "Bookwyrm"],
            "discard": ["Tiger Wasp", "Peacasus"],
            "play": [
                {"card": "Alluring Oyster", "octonite": 2, "boosts": ["Koibra", "Sea-Rex"], "exhausted": True},
                {"card": "Soul Manipulator", "boosts": ["Catalisk"]},
                "Megaxolot",
                "Typhoon Princess",
            ],
        },
        {"energy": 12, "hand": ["Rob"], "play": [{"card": "Kong", "boosts": ["Mantis"] * 4}]},
    ],
}


def session_at(
    state: State, language: str, width: int, height: int, plain: bool = False
) -> tuple[GameSession, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    look = Look(console, TerminalTeller(MINDBUG, language, 0), plain)
    return GameSession(look, live_at(MINDBUG, state), 0, new_bot("random", "x"), "x"), out


def screen_of(session: GameSession, out: io.StringIO) -> str:
    out.seek(0)
    out.truncate()
    session.show(session.seat.view, session.seat.moves())
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())


@pytest.mark.parametrize(("width", "height", "plain"), [(100, 50, False), (80, 24, False), (80, 24, True)])
def test_octonite_boosts_dice_stages_energy_and_the_market_are_drawn(width: int, height: int, plain: bool) -> None:
    text = " ".join(screen_of(*session_at(MINDBUG.position(LOADED, True), "en", width, height, plain)).split())
    for seen in ("2 octonite", "2 boosts", "4 boosts", "1 die", "evolved", "exhausted", "3 energy", "12 energy"):
        assert seen in text, seen
    table = MINDBUG.position(LOADED).view(0)
    for card in table.zones["market"].cards:
        assert f"{card.name} ({card.facts['price']} energy)" in text


def test_what_is_under_a_creature_can_be_read(tmp_path: Path) -> None:
    file = pool_file(tmp_path, LOADED)
    shown = bugduel("play", "--position", file, "--lang", "en", typed="? alluring\nd\n").stdout
    line = "Alluring Oyster 7 POISONOUS (exhausted; 2 octonite; 2 boosts under it: Koibra and Sea-Rex)"
    assert shown.count(line) == 2
    assert "evolved from Cloud Lady" in bugduel("play", "--position", file, "--lang", "en", typed="? typhoon\n").stdout


def test_options_stand_below_what_the_card_says_and_are_no_picks(tmp_path: Path) -> None:
    lonely = {"sets": ["eternity"], "players": [{"hand": ["Goat Dragon"]}, {"mindbugs": 0, "hand": ["Koibra"]}]}
    shown = bugduel("play", "--position", pool_file(tmp_path, lonely), "--lang", "en", typed="1\n").stdout
    asked = shown[shown.index("Goat Dragon: choose one.\n") :]
    assert "boost" in asked.splitlines()[1]
    assert re.search(r"^ *1\. .+\n *2\. ", asked, re.MULTILINE)


def test_many_choices_stand_side_by_side_on_a_low_screen() -> None:
    hand = ["Alienoid", "Bookwyrm", "Kong", "Kraken", "Mantis", "Rob", "Sheriff"]
    state = MINDBUG.position({"sets": ["king-of-tokyo"], "players": [{"hand": hand}, {"hand": ["Gigazaur"]}]}, True)
    low, high = (screen_of(*session_at(state, "en", 80, height)) for height in (24, 50))
    assert re.search(r"^ +1  Play Alienoid .* 5  Play Mantis", low, re.MULTILINE)
    assert not re.search(r"Play Alienoid .*Play", high)
    assert low.count("\n") < 24


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24), (40, 20), (20, 10)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_screens_fit_the_width_with_all_that_cards_carry(width: int, height: int, language: str, plain: bool) -> None:
    states: list[State] = [MINDBUG.position(LOADED, True)]
    states += [LiveGame(MINDBUG, any_sets(seed), f"wide {seed}").state for seed in (width, width + 1)]
    person = new_bot("random", "y")
    for state in states:
        session, out = session_at(state, language, width, height, plain)
        while state.actor() >= 0:
            if session.seat.to_act:
                assert max(len(line) for line in screen_of(session, out).splitlines()) <= width
            session.apply(person.choose(session.seat) if session.seat.to_act else session.bot_chooses())
