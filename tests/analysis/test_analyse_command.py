"""`bugduel analyse`: what it prints, in words and as data, and what it says to slips."""

import io
import json
import re
from functools import cache, partial
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

from bugduel.analysis import Analysis, Analyst
from bugduel.analysis import game as analysis_game
from bugduel.analysis.page import page
from bugduel.analysis.teller import told
from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, replay
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.terminal.commands import analyse as command
from bugduel.terminal.screen import analysis as analysis_screen
from bugduel.terminal.screen.analysis import drawn, show
from bugduel.terminal.screen.look import Look
from bugduel.terminal.teller import TerminalTeller
from bugduel.words import LANGUAGES, words
from plain import plain
from screens import bugduel, rejected

DECKS = [SHARD_BUGS.deck(name) for name in SHARD_BUGS.decks()[:3]]


def beginning(game: str, options: dict[str, object], seed: str, most: int) -> Record:
    live = LiveGame(GAMES[game], options, seed)
    bot = new_bot("random", seed)
    while (actor := live.state.actor()) >= 0 and len(live.record.actions) < most:
        live.apply(bot.choose(live.seat(actor)))
    return live.record


RECORDS = {
    "two": beginning("mindbug", {}, "judged", 10),
    "three": beginning("shardbugs", {"decks": DECKS}, "third", 120),
}


@pytest.fixture(params=list(RECORDS))
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return kept(RECORDS[request.param], tmp_path)


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    return kept(RECORDS["two"], tmp_path)


def kept(record: Record, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(record.to_json())
    return file


@cache
def analysed(name: str, seat: int | None = None) -> Analysis:
    record = RECORDS[name]
    return Analyst(GAMES[record.game], record, "greedy", seat).analyse()


def in_colour(name: str, language: str) -> str:
    """The screen of a terminal."""
    analysis = analysed(name)
    game = GAMES[analysis.record.game]
    teller = TerminalTeller(game, language, teams=analysis.teams)
    console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system=None)
    show(Look(console, teller, plain=False), told(game, analysis, teller), every=True)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


# --- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_pipe_it_is_plain_words(file: Path, language: str) -> None:
    result = bugduel("analyse", str(file), "--bot", "greedy", "--lang", language)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "\x1b" not in result.stdout
    assert not re.search(r"[\u2800-\u28ff─┈]", result.stdout)
    assert {"en": "Better: ", "es": "Mejor: "}[language] in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(RECORDS))
def test_on_a_terminal_it_fits_80_columns_and_draws_a_curve_for_one_of_two_and_for_each_of_three(
    name: str, language: str
) -> None:
    screen = in_colour(name, language)
    assert max(len(line) for line in screen.splitlines()) <= 80
    assert screen.count("100%" if language == "en" else "100\u00a0%") >= (1 if name == "two" else 3)
    assert re.search(r"[\u2801-\u28ff]", screen)
    assert "…" not in screen


def test_all_lists_every_decision_and_otherwise_only_the_marked_are(duel: Path) -> None:
    every = bugduel("analyse", str(duel), "--bot", "greedy", "--all", "--lang", "en").stdout
    some = bugduel("analyse", str(duel), "--bot", "greedy", "--lang", "en").stdout
    decisions, marked = len(analysed("two").decisions), len(analysed("two").marked())
    assert 0 < marked < decisions - 1
    lines = re.compile(r"^\d+\. Turn .*(?:Better: |Best, or nearly)", re.MULTILINE)
    assert len(lines.findall(every)) == decisions
    assert len(lines.findall(some)) == marked
    assert f"{decisions - marked} more decisions were fine" in some


def test_json_is_the_analysis_and_nothing_else(duel: Path) -> None:
    result = bugduel("analyse", str(duel), "--bot", "greedy", "--json", "--seat", "2")
    data = json.loads(result.stdout)
    assert data == analysed("two", 1).to_data()
    assert (data["seat"], data["bot"], data["outcome"]) == (1, "greedy", None)


def test_a_seat_reads_nothing_that_it_could_not_see(duel: Path, tmp_path: Path) -> None:
    """On the page of one player no card of another's hand is named before it was seen."""
    written = tmp_path / "page.html"
    bugduel("analyse", str(duel), "--bot", "greedy", "--seat", "1", "--html", str(written), "--lang", "en")
    live = replay(MINDBUG, RECORDS["two"])
    known = json.dumps([plain(live.state.view(0)), live.seat(0).history()])
    hidden = [card.name for card in MINDBUG.cards() if f'"{card.name}"' not in known]
    text = written.read_text(encoding="utf-8")
    assert len(hidden) > 10
    assert not [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", text)]


def test_who_conceded_is_told(tmp_path: Path) -> None:
    record = beginning("shardbugs", {"decks": DECKS[:2]}, "concede", 6)
    record.actions.append(replay(SHARD_BUGS, record).state.asides()[0])
    output = bugduel("analyse", str(kept(record, tmp_path)), "--bot", "greedy", "--lang", "en").stdout
    assert re.search(r"^Choice 7: Player \d: .*[Cc]oncede", output, re.MULTILINE)
    assert re.search(r"^Player \d won\.$", output, re.MULTILINE)


def test_a_game_nobody_has_begun(tmp_path: Path) -> None:
    file = kept(beginning("mindbug", {}, "none", 0), tmp_path)
    written = tmp_path / "page.html"
    result = bugduel("analyse", str(file), "--bot", "greedy", "--lang", "en", "--html", str(written))
    assert result.exit_code == 0
    assert "Nothing to analyse" in result.stdout
    assert "Nothing to analyse" in written.read_text(encoding="utf-8")


# --- the page ---------------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """What tags a page has, and where they point."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            elif name in ("href", "src"):
                self.links.append(str(value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(RECORDS))
def test_the_page_stands_alone_and_all_its_links_lead_somewhere(name: str, language: str) -> None:
    analysis = analysed(name)
    game = GAMES[analysis.record.game]
    teller = TerminalTeller(game, language, teams=analysis.teams)
    text = page(told(game, analysis, teller, partial(drawn, teller)))
    outline = Outline()
    outline.feed(text)
    assert outline.links
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.ids)
    assert "http" not in text
    assert outline.tags.count("svg") == (1 if name == "two" else 3)
    assert outline.tags.count("pre") == len(analysis.decisions)
    assert [f"c{judged.choice}" for judged in analysis.decisions] == outline.ids


def test_what_a_home_made_card_is_called_cannot_break_the_page(tmp_path: Path) -> None:
    evil = "<script>alert(1)"
    card = {"word": "creature-card", "name": evil, "power": 5}
    record = beginning("mindbug", {"cards": [card], "pool": {evil: 30}}, "evil", 3)
    written = tmp_path / "page.html"
    bugduel("analyse", str(kept(record, tmp_path)), "--bot", "greedy", "--html", str(written))
    text = written.read_text(encoding="utf-8")
    assert evil not in text
    assert "&lt;script&gt;alert(1)" in text


# --- slips ------------------------------------------------------------------------------------------------------------


def test_slips(duel: Path, tmp_path: Path) -> None:
    name = str(duel)
    assert "--seat: there is no seat 3: this game has 2 players" in rejected(
        "analyse", name, "--bot", "greedy", "--seat", "3"
    )
    assert "--seat: there is no seat 0" in rejected("analyse", name, "--bot", "greedy", "--seat", "0")
    assert "--bot: there is no bot" in rejected("analyse", name, "--bot", "fish")
    assert '"random" does not evaluate moves' in rejected("analyse", name, "--bot", "random")
    assert "uses several processes" in rejected("analyse", name, "--bot", "search:1,processes=2")
    assert "--seconds: cannot be combined with --bot" in rejected("analyse", name, "--bot", "greedy", "--seconds", "1")
    assert "--seconds: must be more than 0" in rejected("analyse", name, "--seconds", "0")
    assert "--seconds: must be more than 0" in rejected("analyse", name, "--seconds", "nan")
    assert "--lang: there is no language" in rejected("analyse", name, "--lang", "xx")
    assert "No such file" in rejected("analyse", str(tmp_path / "none.json"), "--bot", "greedy")
    missing = tmp_path / "none" / "page.html"
    assert "--html: there is no folder" in rejected("analyse", name, "--bot", "greedy", "--html", str(missing))
    assert f"--html: {tmp_path}: Is a directory" in rejected(
        "analyse", name, "--bot", "greedy", "--html", str(tmp_path)
    )
    assert "jobs" in rejected("analyse", name, "--jobs", "0")


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("rules", 999, "played by version 999 of the rules"),
        ("game", "chess", 'there is no game "chess"'),
        ("actions", [1, 2, 3], "action 1 of 3"),
        ("options", {"sets": ["nothing"]}, "record.options.sets[0]"),
        ("bugduel-record", 77, "a Record of format 77"),
    ],
)
def test_a_record_that_cannot_be_judged(duel: Path, field: str, value: object, said: str) -> None:
    data = json.loads(duel.read_text())
    data[field] = value
    duel.write_text(json.dumps(data))
    message = rejected("analyse", str(duel), "--bot", "greedy")
    assert said in message
    assert str(duel) in message


def test_a_record_of_one_game_is_not_judged_as_another(duel: Path) -> None:
    data = json.loads(duel.read_text())
    data["game"] = "shardbugs"
    duel.write_text(json.dumps(data))
    assert str(duel) in rejected("analyse", str(duel), "--bot", "greedy")


def test_ctrl_c_ends_it_without_a_traceback(duel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(analyst: Analyst, jobs: int = 1) -> Analysis:
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis_game.Analyst, "analyse", stop)
    result = bugduel("analyse", str(duel), "--bot", "greedy", "--lang", "en")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert result.stderr == "bugduel: Stopped. Nothing was analysed.\n"


# --- words ------------------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_words_and_all_of_them_are_said() -> None:
    known = [{id for id in words(language).message_ids if id.startswith("analysis-")} for language in LANGUAGES]
    assert known[0] == known[1]
    folders = (
        Path(command.__file__).parent,
        Path(analysis_screen.__file__).parent,
        Path(analysis_game.__file__).parent,
    )
    files = [path for folder in folders for path in folder.iterdir() if path.suffix in (".py", ".html")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"""["']([a-z-]+)["']""", source))
    said |= {f"{lead}-{mark}" for lead in ("mark", "marks") for mark in ("inaccuracy", "mistake", "blunder")}
    assert {id.removeprefix("analysis-") for id in known[0]} <= said
