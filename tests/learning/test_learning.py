"""Learning what things are worth: returns, fits, and whole runs that can be interrupted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bugduel.arena import Local
from bugduel.core import BadData
from bugduel.core.worth.appraisal import Counted, Row
from bugduel.games import GAMES
from bugduel.learning.columns import Columns
from bugduel.learning.fit import Fit
from bugduel.learning.returns import returns
from bugduel.learning.rounds import Learning
from bugduel.learning.samples import Samples, Spans, together
from bugduel.learning.selfplay import appraisal_of, options_of, play
from bugduel.learning.settings import Fitting, Plan, Play
from bugduel.learning.spreads import drawn_anew, spreads

GAME = GAMES["mindbug"]
DECKS = GAMES["shardbugs"]
PLAN = Plan(GAME.name, ({},), "tests", rounds=2, games=20, looks=4, match=4)


# --- what positions turned out to be worth ----------------------------------------------------------------------------


def test_the_last_decision_is_worth_mostly_the_outcome_and_earlier_ones_less_of_it():
    found = returns([[0.5, 0.5], [0.6, 0.4]], [False, False], [1.0, 0.0], 0.9)
    assert found[1] == pytest.approx([0.96, 0.04])
    assert found[0] == pytest.approx([0.1 * 0.5 + 0.9 * 0.96, 0.1 * 0.5 + 0.9 * 0.04])


def test_a_random_action_says_nothing_about_what_was_before_it():
    found = returns([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]], [False, True, False], [0.0, 1.0], 0.9)
    assert found[1] == [0.6, 0.4]
    assert found[0] == pytest.approx([0.59, 0.41])
    assert found[2] == pytest.approx([0.02, 0.98])


# --- fitting ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def columns() -> Columns:
    return Columns(appraisal_of(GAME))


def invented(columns: Columns, worth: dict[Counted, float], positions: int, teams: tuple[int, ...] = (2,)) -> Samples:
    """Positions in which nothing counts but these things, and the outcome is what they are worth. So many teams are in
    them, in turn.
    """
    chance = np.random.default_rng(1)
    parts = []
    for number in range(positions):
        rows: list[Row] = [
            {key: float(chance.integers(0, 3)) for key in worth} for _ in range(teams[number % len(teams)])
        ]
        z = np.exp([sum(worth[key] * amount for key, amount in row.items()) for row in rows])
        parts.append(columns.samples([rows], [list(z / z.sum())], number))
    return together(parts)


@pytest.mark.parametrize("teams", [(2,), (2, 3), (3, 4, 2)])
def test_a_fit_finds_what_things_are_worth_in_games_of_any_number_of_teams(columns, teams):
    samples = invented(columns, {"turn": 0.7, ("play", "Bee Bear"): 0.4, ("hand", "Bee Bear"): -0.3}, 2000, teams)
    start = columns.appraisal.by_hand()
    fit = Fit(columns, start, start, Fitting(hold_cards=0.1, hold_printed=0.1, hold_shared=0.1, epochs=60, batch=64))
    before = fit.loss(samples)
    fitted = fit.run(samples, 1)
    worths = fit.worths()
    assert worths[columns.place["turn"]] == pytest.approx(0.7, abs=0.03)
    assert worths[columns.place["play", "Bee Bear"]] == pytest.approx(0.4, abs=0.03)
    assert worths[columns.place["hand", "Bee Bear"]] == pytest.approx(-0.3, abs=0.03)
    assert fitted.loss < 0.001 < before


def test_what_was_never_seen_stays_as_it_was_thought_to_be(columns):
    samples = invented(columns, {"turn": 0.7}, 200)
    start = columns.appraisal.by_hand()
    fit = Fit(columns, start, start, Fitting())
    fit.run(samples, 1)
    assert fit.worths()[columns.place["life-5"]] == pytest.approx(start.shared["life-5"])


def test_a_card_that_is_left_out_has_only_what_is_printed_on_it(columns):
    samples = invented(columns, {("play", "Bee Bear"): 2.0}, 500)
    start = columns.appraisal.by_hand()
    fitted = Fit(columns, start, start, Fitting(left_out=frozenset(["Bee Bear"]))).run(samples, 1)
    _, _, cards = columns.join(fitted.shared, fitted.printed, fitted.cards)
    assert set(cards["Bee Bear"].values()) == {0.0}


def test_weights_become_numbers_and_names_again(columns):
    start = columns.appraisal.by_hand()
    shared, printed, _ = columns.join(*columns.split(start))
    assert {name: weight for name, weight in shared.items() if weight} == {
        name: weight for name, weight in start.shared.items() if weight
    }
    assert printed["play"]["SNEAKY"] == start.printed["play"]["SNEAKY"]


def test_more_games_make_a_worth_surer(columns):
    start = columns.appraisal.by_hand()
    fitting = Fitting(hold_cards=0.5, hold_printed=0.5, batch=32, epochs=40)

    def new_fit() -> Fit:
        return Fit(columns, start, start, fitting)

    widths = []
    for positions in (40, 640):
        samples = invented(columns, {("play", "Bee Bear"): 0.4, "turn": 0.2}, positions)
        noise = np.random.default_rng(2).random(positions) < samples.target[::2]
        samples.target[::2], samples.target[1::2] = noise, ~noise
        found = spreads(columns, start, samples, new_fit, lambda *_: None)
        spread = found["play"]["Bee Bear"]
        assert spread.low <= spread.worth <= spread.high
        assert spread.seen > 0
        assert "Shark Dog" not in found["play"]
        widths.append(spread.high - spread.low)
    assert widths[1] < widths[0]


def test_games_drawn_anew_are_whole_games(columns):
    samples = invented(columns, {"turn": 1.0}, 50)
    drawn = drawn_anew(samples, np.random.default_rng(3))
    assert drawn.positions == 50
    assert set(drawn.game) < set(samples.game)
    assert len(drawn.target) == 100


def test_picked_positions_keep_their_teams_and_what_is_counted(columns):
    samples = invented(columns, {"turn": 1.0, "life-5": 1.0}, 5, teams=(2, 4, 3))
    picked = samples.picked(np.array([3, 1, 1]), Spans.of(samples))
    assert list(picked.teams) == [2, 4, 4]
    assert list(picked.game) == [3, 1, 1]
    targets = np.split(samples.target, np.cumsum(samples.teams)[:-1])
    assert list(picked.target) == [*targets[3], *targets[1], *targets[1]]
    amounts = [list(samples.amount[np.isin(samples.row, rows)]) for rows in ([9, 10], [2, 3, 4, 5])]
    assert list(picked.amount) == [*amounts[0], *amounts[1], *amounts[1]]
    assert list(np.unique(picked.row)) == list(range(10))


# --- whole runs -------------------------------------------------------------------------------------------------------


def learning(folder: Path, plan: Plan = PLAN) -> Learning:
    return Learning(plan, folder, "bugduel learn", lambda *_: None)


def local(work: Callable[..., Any], settings: object) -> Local[Any, Any]:
    return Local(work, settings, 1)


def no_play(work: Callable[..., Any], settings: object) -> Local[Any, Any]:
    assert not isinstance(settings, Play), "all games were played already"
    return Local(work, settings, 1)


def test_the_same_game_teaches_the_same(tmp_path):
    file = learning(tmp_path).folder.weights_file(0)
    settings = Play(GAME.name, ({},), 4, str(file), "again")
    one, other = play(settings, 3), play(settings, 3)
    assert one == other
    assert one.rows
    assert all(abs(sum(target) - 1) < 1e-9 for target in one.targets)


def test_decks_are_ready_made_and_now_and_then_random():
    ready = DECKS.decks()
    dealt = [deck for number in range(40) for deck in options_of(DECKS, {"players": 3}, f"{number}")["decks"]]
    assert len(dealt) == 120
    assert {deck for deck in dealt if isinstance(deck, str)} == set(ready)
    assert 20 < sum(not isinstance(deck, str) for deck in dealt) < 60


def test_a_run_can_be_interrupted_and_goes_on(tmp_path):
    whole = learning(tmp_path / "whole")
    told = whole.run(local)
    whole.finish(told)
    assert [one.number for one in told] == [1, 2]
    assert whole.weights.games in (0, 20, 40)

    class Stopped(Exception):
        pass

    def stop(what: str, round: int, *_: object) -> None:
        if (what, round) == ("match", 2):
            raise Stopped

    broken = Learning(PLAN, tmp_path / "broken", "bugduel learn", stop)
    with pytest.raises(Stopped):
        broken.run(local)
    again = learning(tmp_path / "broken")
    assert again.run(no_play) == told
    again.finish(told)
    assert again.weights == whole.weights
    spread = json.loads((tmp_path / "whole" / "spreads.json").read_text())
    assert set(spread) == {"play", "hand", "shown"}


def test_another_run_is_not_mixed_in(tmp_path):
    learning(tmp_path)
    with pytest.raises(BadData, match="other looks"):
        learning(tmp_path, Plan(GAME.name, ({},), "tests", rounds=2, games=20, looks=5, match=4))
    learning(tmp_path, Plan(GAME.name, ({},), "tests", rounds=5, games=20, looks=4, match=4))  # more of the same


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear")
    with pytest.raises(BadData, match="something else"):
        learning(tmp_path)
