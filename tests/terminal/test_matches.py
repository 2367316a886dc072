"""Matches and formats at the terminal."""

from pathlib import Path

import pytest

from bugduel.core import Record, replay
from bugduel.mindbug.game import MINDBUG
from bugduel.words import LANGUAGES
from marks import rule
from screens import bugduel, numbers, rejected


@rule("MB-O3")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_until_somebody_has_won_two_of_three(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    played = bugduel(
        "play", "--best-of", "3", "--seed", "m", "--save", str(kept), "--lang", language, typed=numbers(3, 900)
    )
    assert played.exit_code == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-{number + 1}.json" for number in range(len(files))]
    wins = [0.0, 0.0]
    for file in files:
        outcome = replay(MINDBUG, Record.from_json(file.read_text())).state.outcome()
        assert outcome is not None
        wins = [before + won for before, won in zip(wins, outcome, strict=True)]
    assert max(wins) == 2
    assert len({Record.from_json(file.read_text()).seed for file in files}) == len(files)


@rule("MB-O3")
def test_a_match_that_is_left_ends_without_a_score() -> None:
    left = bugduel("play", "--best-of", "5", "--seed", "m", typed="1\n")
    assert left.exit_code == 0
    assert "match" not in left.stdout


@rule("MB-O2")
def test_a_format_is_played(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    bugduel("play", "--format", "championship", "--seed", "m", "--save", str(kept), typed="1\n")
    pool = Record.from_json(kept.read_text()).options["pool"]
    assert isinstance(pool, dict)
    assert "Giraffodile" not in pool


def test_slips_with_matches_and_formats() -> None:
    assert "best of 1, 3, 5, not 2" in rejected("play", "--best-of", "2")
    assert '--format: there is no format "champion"' in rejected("play", "--format", "champion")
    assert "--format: cannot be combined with --sets" in rejected("play", "--format", "championship", "--sets", "promo")
