"""Matches: best of 1, 3 or 5 games."""

import pytest

from bugduel.core import NOBODY, BadOptions, Match
from marks import rule

WON, LOST, DRAWN = [1.0, 0.0], [0.0, 1.0], [0.5, 0.5]


@rule("MB-O3")
@pytest.mark.parametrize(
    ("best_of", "games", "winner"),
    [
        (1, [WON], 0),
        (3, [LOST, LOST], 1),
        (3, [WON, LOST, WON], 0),
        (3, [DRAWN, LOST, DRAWN], 1),
        (3, [WON, LOST, DRAWN], NOBODY),
        (5, [WON, LOST, LOST, WON, LOST], 1),
        (5, [WON, WON, WON], 0),
    ],
)
def test_a_match_ends_when_it_is_decided(best_of: int, games: list[list[float]], winner: int):
    match = Match([0, 1], best_of)
    for outcome in games:
        assert not match.is_over
        match.add(outcome)
    assert match.is_over
    assert match.winner == winner


@rule("MB-O3")
@pytest.mark.parametrize("length", [0, 2, 4, 7, -1])
def test_other_lengths_are_refused(length: int):
    with pytest.raises(BadOptions, match=f"best of 1, 3, 5, not {length}"):
        Match([0, 1], length)
