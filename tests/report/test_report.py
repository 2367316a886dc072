"""The page of a report: its figures are those of the games, it needs nothing from elsewhere, and nothing breaks it."""

import json
import re
from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from arena_runs import made_up, run_of
from bugduel.arena import Deal, Played, Results, Settings
from bugduel.core import Record, replay
from bugduel.core.game import CardStatistics
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG, Mindbug
from bugduel.report import tally
from bugduel.report.expected import Expected
from bugduel.report.page import make_page
from bugduel.report.tally import HELD, count_cards
from bugduel.words import LANGUAGES, words
from report_pages import kept, played, row_of, text_of
from screens import bugduel, rejected

DAY = date(2026, 1, 2)
PAIR = ("greedy", "random")


def page_of(settings: Settings, games: list[Played], language: str = "en") -> str:
    return make_page(GAMES[settings.game], settings, games, DAY, language, jobs=1)


def even(game: Played) -> tuple[str, tuple[float, ...]]:
    """A game of which nobody could expect more than the others."""
    return game.record, (1 / len(game.sides),) * len(game.sides)


# --- figures ----------------------------------------------------------------------------------------------------------


def test_figures_of_cards_are_those_of_the_games() -> None:
    settings = run_of(*PAIR)
    games = played(settings, 3)
    plays: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for game in games:
        for event in replay(MINDBUG, Record.from_json(game.record)).state.recorded() or []:
            card = str(event.facts.get("card"))
            plays[card] += event.kind == "play"
            taken[card] += event.kind == "mindbug"
            chances[card] += event.kind in ("mindbug", "keep-mindbug")
    page = page_of(settings, games)
    assert plays.total() > 30
    assert taken.total() > 5
    for card, count in plays.items():
        if count:
            cells = row_of(page, card)
            assert cells[0].endswith(f" {count}\u00d7")
            assert cells[1].startswith(f"{taken[card] / chances[card]:.1%} " if chances[card] else "\u2013")


def test_wins_of_a_card_are_those_of_its_holders() -> None:
    settings = run_of("random", "random")
    games = played(settings, 2)
    tally_ = count_cards(MINDBUG, [[even(game)] for game in games])
    for card, figures in tally_.cards.items():
        won = trials = 0.0
        for game in games:
            state = replay(MINDBUG, Record.from_json(game.record)).state
            last = {}
            for event in state.recorded() or []:
                if event.kind in ("enter", "control") and event.facts.get("card") == card:
                    last[event.facts["piece"]] = event.facts["seat"]
            for seat in set(last.values()):
                won, trials = won + game.outcome[int(str(seat))], trials + 1
        assert (figures.share(HELD).score, figures.share(HELD).trials) == (won, trials), card


def test_standings_of_a_run_made_by_hand() -> None:
    settings = run_of(*PAIR)
    games = []
    for number in range(1, 21):
        lost = number > 15  # 15 deals are won twice, 5 once each
        for rotation in range(2):
            winner = "random" if lost and rotation else "greedy"
            deal = Deal(PAIR, number)
            outcome = tuple(float(bot == winner) for bot in deal.sides(rotation))
            games.append(replace(made_up(deal, rotation, outcome), turns=10 + number))
    page = text_of(page_of(settings, games))
    assert "Mindbug: 40 games" in page
    assert "87.5% (77" in page
    assert "20 turns" in page  # the median of 11 to 30, twice each
    assert "Half of all games end between turns 16 and 25; the longest took 30." in page
    assert "Strongest bot greedy" in page


def test_bots_that_are_not_told_apart_are_not_called_better() -> None:
    settings = run_of(*PAIR)
    games = []
    for number, winner in enumerate(["greedy", "greedy", "random"]):
        deal = Deal(PAIR, number)
        games += [made_up(deal, turn, tuple(float(bot == winner) for bot in deal.sides(turn))) for turn in range(2)]
    page = text_of(page_of(settings, games))
    assert "Ahead so far greedy" in page
    assert "do not settle which is better" in page
    assert "Strongest" not in page
    assert "no clear difference" in page


def test_a_card_is_not_blamed_for_the_bot_that_plays_it() -> None:
    games = [made_up(Deal(PAIR, n), turn, (1 - turn, turn)) for n in range(1, 31) for turn in range(2)]
    assert {bot for game in games for bot, score in zip(game.sides, game.outcome, strict=True) if score} == {"greedy"}
    assert Expected(games).of(games[0]) == (1, 0)
    assert Expected(games[:4]).of(games[0]) == (0.5, 0.5)  # too few to tell
    assert Expected(games[:4]).is_even


def test_more_processes_count_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    games = played(run_of(*PAIR), 2)
    deals = [[even(game)] for game in games]
    alone = count_cards(MINDBUG, deals, 1)
    monkeypatch.setattr(tally, "FEW", 0)
    monkeypatch.setattr(tally, "CHUNK", 1)
    told: list[int] = []
    assert count_cards(MINDBUG, deals, 2, told.append) == alone
    assert sum(told) == len(games)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_report_in_every_language(game: str, language: str) -> None:
    settings = run_of("random", "random", game=game)
    page = page_of(settings, played(settings, 1), language)
    statistics = GAMES[game].card_statistics()
    assert statistics is not None
    for statistic in statistics.others:
        assert words(language).say(f"{game}-statistic-{statistic.name}-hint") in text_of(page)
    assert f'<html lang="{language}">' in page


def test_decks_have_figures_of_their_own() -> None:
    settings = run_of("random", "random", game="shardbugs", decks="built")
    page = page_of(settings, played(settings, 2))
    names = [name for name in GAMES["shardbugs"].decks() if f'<th scope="row">{name}</th>' in page]
    assert len(names) >= 2


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_needs_nothing_from_elsewhere_and_is_whole() -> None:
    settings = run_of(*PAIR)
    page = page_of(settings, played(settings, 2))
    assert "http" not in page
    assert not re.search(r"<link|<img|@import|url\(|src=", page)
    for tag in ("section", "table", "figure", "svg", "tr", "td", "details", "script"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


def test_names_cannot_break_the_page() -> None:
    evil = '<script>alert("x")'
    card = {"word": "creature-card", "name": evil, "power": 4, "copies": 30}
    settings = run_of("random", "random", options={"cards": [card], "pool": {evil: 30}})
    games = played(settings, 1)
    names = (evil, "{{ 7 * 7 }}")
    games = [replace(game, sides=names if number % 2 else names[::-1]) for number, game in enumerate(games)]
    page = page_of(replace(settings, bots=names), games)
    assert evil not in page
    assert page.count("<script>") == 1
    assert row_of(page, "&lt;script&gt;alert(&#34;x&#34;)")[0].startswith("2 ")
    assert "{{ 7 * 7 }}" in page


def test_a_run_without_games_says_so() -> None:
    page = page_of(run_of(*PAIR), [])
    assert "This file has no games yet." in text_of(page)
    assert "<script>" not in page


class Quiet(Mindbug):
    """A game that does not track what happens to its cards."""

    name = "mindbug"

    def card_statistics(self) -> CardStatistics:
        return None  # type: ignore[return-value]


def test_a_game_that_tells_nothing_of_its_cards_has_a_report_of_its_bots() -> None:
    settings = run_of(*PAIR)
    page = text_of(make_page(Quiet(), settings, played(settings, 1), DAY))
    assert "does not track what happens to its cards" in page
    assert "Who beats whom" in page
    assert "Every card" not in page


def test_games_that_cannot_be_played_again_are_left_out_and_told_of() -> None:
    settings = run_of(*PAIR)
    games = played(settings, 3)
    older = json.loads(games[0].record)
    older["rules"] = 0
    cut = json.loads(games[1].record)
    cut["actions"] = cut["actions"][:3]
    games[0] = replace(games[0], record=json.dumps(older))
    games[1] = replace(games[1], record=json.dumps(cut))
    games[2] = replace(games[2], record=games[2].record[:50])
    page = text_of(page_of(settings, games))
    assert "One game was played with another version of the rules." in page
    assert "The Records of 2 games cannot be replayed." in page
    assert "cards in 3 games" in page
    assert "Mindbug: 6 games" in page


def test_a_run_that_was_interrupted_in_its_first_deal_has_a_page() -> None:
    settings = run_of(*PAIR)
    assert "Mindbug: one game" in text_of(page_of(settings, played(settings, 1)[:1]))


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_writes_a_page_beside_the_results(tmp_path: Path) -> None:
    settings = run_of(*PAIR)
    file = kept(tmp_path / "run.sqlite", settings, played(settings, 1))
    result = bugduel("report", str(file))
    assert result.exit_code == 0
    assert result.stdout == f"2 games: {tmp_path / 'run.html'}\n"
    assert "Mindbug: 2 games" in (tmp_path / "run.html").read_text(encoding="utf-8")
    assert bugduel("report", str(file), "--lang", "es").exit_code == 0  # takes the place of the earlier one
    assert "Mindbug: 2 partidas" in (tmp_path / "run.html").read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["run.html", "run.sqlite"]


def test_a_report_takes_the_place_of_nothing_else(tmp_path: Path) -> None:
    file = kept(tmp_path / "run.sqlite", run_of(*PAIR), [])
    diary = tmp_path / "diary.html"
    diary.write_text("Dear diary", encoding="utf-8")
    assert "is not a report" in rejected("report", str(file), "--out", str(diary))
    assert diary.read_text(encoding="utf-8") == "Dear diary"
    assert "is not a report" in rejected("report", str(file), "--out", str(file))
    assert "is not a report" in rejected("report", str(file), "--out", "/dev/zero")
    assert list(Results.read(file)) == []
    assert "there is no folder" in rejected("report", str(file), "--out", str(tmp_path / "nowhere" / "page.html"))


def test_a_file_that_holds_no_results_is_a_slip(tmp_path: Path) -> None:
    assert "No such file" in rejected("report", str(tmp_path / "none.sqlite"))
    other = tmp_path / "notes.txt"
    other.write_text("not results", encoding="utf-8")
    assert "not arena results" in rejected("report", str(other))
    assert "language" in rejected("report", str(other), "--lang", "xx")


def test_all_words_of_the_report_are_said_and_are_the_same_in_every_language() -> None:
    folder = Path(tally.__file__).parent
    files = [*folder.glob("*.py"), *folder.glob("templates/*")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"""["']([a-z][a-z-]+)["']""", source))
    for stem, ends in {
        "head-first-": ("even", "helps", "hurts"),
        "head-among-": ("wins", "loses"),
        "head-": ("wins", "loses", "others", "others-low"),
        "note-": ("other-rules", "broken"),
        "column-": ("played", "held", "played-hint", "held-hint"),
    }.items():
        said |= {stem + end for end in ends}
    known = [{id for id in words(language).message_ids if id.startswith("report-")} for language in LANGUAGES]
    assert known[0] == known[1]
    assert {id.removeprefix("report-") for id in known[0]} <= said
