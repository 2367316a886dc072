"""The figures of all cards as a file: they are those of the report, and what the game brings along can be read."""

import json

import pytest

from arena_runs import run_of
from bugduel.core import BadData, GameFigures
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.report.figures import command, make_figures
from bugduel.report.tally import HELD, PLAYED, count_cards
from report_pages import kept, played
from screens import bugduel, rejected


def test_figures_are_those_of_the_report():
    settings = run_of("greedy", "greedy")
    games = played(settings, 4)
    found = make_figures(MINDBUG, settings, games, jobs=1)
    deals = {game.deal: [(one.record, (0.5, 0.5)) for one in games if one.deal == game.deal] for game in games}
    tally = count_cards(MINDBUG, list(deals.values()))
    assert (found.games, found.rules, set(found.cards)) == (len(games), MINDBUG.rules, set(tally.cards))
    for name, card in tally.cards.items():
        figures = found.cards[name]
        assert figures.games == card.games
        for share in (PLAYED, HELD):
            if card.share(share).trials:
                measured = figures.shares[share]
                assert measured.trials == card.share(share).trials
                assert measured.share == pytest.approx(card.share(share).value, abs=0.0006)
                assert 0 <= measured.low <= measured.share <= measured.high <= 1
    assert GameFigures.from_json(found.to_json()) == found


def test_the_command_plays_the_same_games_again():
    settings = run_of("greedy", "random")
    assert command(MINDBUG, settings).startswith("bugduel arena greedy random --game mindbug --games ")
    options = MINDBUG.setup({"sets": ["first-contact", "new-servants"]}).options
    other = type(settings)(settings.game, settings.bots, settings.teams, "a b", 10, options)
    assert command(MINDBUG, other).endswith("--games 10 --seed 'a b' --sets first-contact,new-servants")


def test_they_are_written_to_a_file_and_replace_only_such_a_file(tmp_path):
    settings = run_of("greedy", "greedy")
    results = tmp_path / "games.jsonl"
    kept(results, settings, played(settings, 2))
    report = ["report", str(results), "--figures", "--jobs", "1"]
    bugduel(*report)
    file = tmp_path / "games.figures.json"
    found = GameFigures.from_json(file.read_text(encoding="utf-8"))
    assert found.bots == ["greedy"] and found.seed == settings.seed and found.cards
    assert bugduel(*report, "--out", str(file)).exit_code == 0
    other = tmp_path / "other.json"
    other.write_text("{}")
    assert "not a report" in rejected(*report, "--out", str(other))


def test_what_is_no_figures_file_is_refused():
    with pytest.raises(BadData, match="no figures of cards"):
        GameFigures.from_json(json.dumps({"game": "mindbug"}))


@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_brings_along_is_about_its_cards(name):
    figures = GAMES[name].card_figures()
    if figures is None:
        assert name != "mindbug"
        return
    assert figures.game == name and figures.games > 1000
    assert set(figures.cards) <= {page.name for page in GAMES[name].cards()}
    counted = [card.shares[HELD].trials for card in figures.cards.values() if HELD in card.shares]
    assert len(counted) > 100
    for card in figures.cards.values():
        for measured in card.shares.values():
            assert 0 <= measured.low <= measured.share <= measured.high <= 1
