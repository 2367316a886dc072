"""What the games of an arena tell: intervals over deals, ratings, and when it is clear who is better."""

from itertools import combinations
from random import Random

import pytest

from arena_runs import MadeUp, better, made_up, run_of
from bugduel.arena import Deal, Played, Results, figures_of, interval, play_all
from bugduel.arena.interval import SEQUENTIAL, USUAL, student, wilson
from bugduel.arena.ratings import ratings
from bugduel.arena.run import LOOK_EVERY, is_clear

PAIR = ("greedy", "random")
HALVES = {"greedy": 0.5, "random": 0.5}
WON = {"greedy": 1.0, "random": 0.0}
LOST = {"greedy": 0.0, "random": 1.0}


@pytest.mark.parametrize(
    ("confidence", "freedom", "value"),
    [(0.95, 9, 2.262), (0.95, 19, 2.093), (0.95, 30, 2.042), (0.95, 1000, 1.962), (0.99, 10, 3.169), (0.99, 60, 2.660)],
)
def test_student_as_in_the_tables(confidence: float, freedom: int, value: float) -> None:
    assert student(confidence, freedom) == pytest.approx(value, abs=0.001)


def test_wilson_as_in_the_books() -> None:
    assert wilson(0.5, 10, USUAL) == pytest.approx((0.2366, 0.7634), abs=0.0001)
    assert wilson(0.0, 10, USUAL) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(0.9, 100, USUAL) == pytest.approx((0.8256, 0.9448), abs=0.0001)


def test_an_interval_is_over_deals() -> None:
    found = interval([0.5] * 10 + [1.0] * 10)  # of a table: 0.75 ± 2.093 * 0.2565 / sqrt(20)
    assert (found.mean, found.margin) == pytest.approx((0.75, 0.1200), abs=0.0005)
    assert found.deals == 20


def test_deals_that_every_bot_wins_once_tell_more_than_as_many_single_games() -> None:
    rng = Random(1)
    singles = [float(rng.random() < 0.5) for _ in range(200)]
    pairs = [0.5 if rng.random() < 0.8 else 1.0 for _ in range(200)]
    assert interval(pairs).margin < interval(singles).margin


def test_without_spread_an_interval_is_not_a_point() -> None:
    for values, low, high in (([1.0] * 50, 0.92, 1.0), ([0.0] * 50, 0.0, 0.08), ([0.5] * 50, 0.36, 0.64)):
        found = interval(values)
        assert found.low == pytest.approx(low, abs=0.01)
        assert found.high == pytest.approx(high, abs=0.01)
    few = interval([1.0, 0.5])
    assert 0 < few.low < few.high < 1


def test_intervals_stay_between_0_and_1_and_hold_what_is_true() -> None:
    rng = Random(5)
    for true in (0.5, 0.8, 0.97):
        held = 0
        for _ in range(300):
            found = interval([((rng.random() < true) + (rng.random() < true)) / 2 for _ in range(60)])
            assert 0 <= found.low <= found.mean <= found.high <= 1
            held += found.low <= true <= found.high
        assert held >= 0.92 * 300


def test_figures_of_some_games() -> None:
    pair, three = Deal(PAIR, 1), Deal(("larva", "random"), 1)
    games = [made_up(pair, 0, (1.0, 0.0)), made_up(pair, 1, (0.5, 0.5)), made_up(three, 0, (0.0, 1.0), first=1)]
    games += [made_up(three, 1, (1.0, 0.0), first=1)]
    figures = figures_of([*games, games[0]])  # one came twice
    assert figures.games == 4
    assert [(one.bot, one.games, one.rate.mean) for one in figures.bots] == [
        ("greedy", 2, 0.75),
        ("random", 4, 0.625),
        ("larva", 2, 0.0),
    ]
    assert figures.pairs["greedy", "random"].mean == 0.75
    assert figures.pairs["random", "greedy"].mean == 0.25
    assert ("greedy", "larva") not in figures.pairs
    assert figures.first.mean == (0.75 + 0.5) / 2


def test_the_best_stands_first_though_most_of_its_games_were_against_its_equals() -> None:
    """As in a run until it is clear: who is far better stops after a deal, who is a little better plays on."""
    games: list[Played] = []
    for group in combinations(("greedy", "larva", "cricket", "random"), 2):
        close = group in (("greedy", "larva"), ("cricket", "random"))
        for number in range(1, 61 if close else 2):
            deal, best = Deal(group, number), group[1 if close and number % 3 == 0 else 0]
            games += [made_up(deal, turn, better(best)(deal, turn)) for turn in range(2)]
    figures = figures_of(games)
    rates = {one.bot: one.rate.mean for one in figures.bots}
    assert rates["larva"] < rates["cricket"]
    assert [one.bot for one in figures.bots] == ["greedy", "larva", "cricket", "random"]


def test_the_margin_of_a_lopsided_interval_is_its_longer_side() -> None:
    found = interval([1.0] * 20)
    assert found.low == pytest.approx(0.839, abs=0.001)
    assert found.mean - found.margin == pytest.approx(found.low)


def test_half_a_deal_does_not_count_for_rates() -> None:
    deal = Deal(PAIR, 1)
    assert figures_of([made_up(deal, 0, (1.0, 0.0))]).bots == []


def test_a_bot_against_itself_tells_only_of_beginning() -> None:
    deal = Deal(("random", "random"), 1)
    figures = figures_of([made_up(deal, turn, (1.0, 0.0)) for turn in range(2)])
    assert (figures.bots, figures.pairs, figures.first.mean) == ([], {}, 1.0)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    rng = Random(3)
    games = [
        (pair, (1.0, 0.0) if rng.random() < 0.7 else (0.0, 1.0))
        for pair in (("a", "b"), ("b", "c"), ("a", "c"))
        for _ in range(60)
    ]
    found = ratings(games)
    assert found["a"].mean > found["b"].mean > found["c"].mean
    rng.shuffle(games)
    assert ratings(games) == found


def test_more_games_make_a_rating_surer_and_ties_make_bots_equal() -> None:
    few, many = (ratings([(("a", "b"), (1.0, 0.0)), (("a", "b"), (0.0, 1.0))] * count) for count in (5, 100))
    assert many["a"].deviation < few["a"].deviation
    ties = ratings([(("a", "b", "c"), (1 / 3, 1 / 3, 1 / 3))] * 20)
    assert ties["a"].mean == pytest.approx(ties["c"].mean, abs=0.5)


def test_what_is_clear() -> None:
    assert is_clear([WON] * 20)
    assert is_clear([LOST] * 20)
    assert not is_clear([HALVES] * 500)
    assert not is_clear([WON, LOST] * 100)
    assert not is_clear([{"greedy": 0.5}] * 100)


def test_with_three_seats_every_two_bots_must_be_clear() -> None:
    one_is_best = {"a": 1.0, "b": 0.0, "c": 0.0}
    assert not is_clear([one_is_best] * 100)
    assert is_clear([{"a": 0.8, "b": 0.2, "c": 0.0}, {"a": 0.7, "b": 0.2, "c": 0.1}] * 50)


@pytest.mark.parametrize("room", [1, 7, 64])
def test_a_run_stops_at_the_first_look_that_is_clear_however_many_play(room: int) -> None:
    settings = run_of(*PAIR, "larva", games=400, until_clear=True)

    def scores(deal: Deal, rotation: int) -> tuple[float, ...]:
        """Greedy always wins; of the other two each wins its deals in turn."""
        best = "greedy" if "greedy" in deal.group else deal.group[deal.number % 2]
        return better(best)(deal, rotation)

    runner = MadeUp(scores, room)
    finished = play_all(settings, Results(settings), runner)
    assert finished.clear == {("greedy", "larva"): LOOK_EVERY, PAIR: LOOK_EVERY}
    assert len(runner.given) == len(set(runner.given)) == 2 * LOOK_EVERY + 200


def test_a_run_that_is_clear_stays_so_when_it_is_gone_on_with() -> None:
    settings = run_of(*PAIR, games=400, until_clear=True)
    results = Results(settings)
    play_all(settings, results, MadeUp(better("greedy")))
    runner = MadeUp(better("greedy"))
    assert play_all(settings, results, runner).clear == {PAIR: LOOK_EVERY}
    assert runner.given == []


def test_who_looks_often_is_seldom_fooled() -> None:
    """Equal bots, looked at 25 times: less than one run of twenty says that one is better."""
    rng, fooled = Random(11), 0
    for _ in range(200):
        deals: list[float] = []
        for _ in range(25):
            deals += [rng.choice((0.0, 0.5, 0.5, 1.0)) for _ in range(LOOK_EVERY)]
            if interval(deals, SEQUENTIAL).excludes(0.5):
                fooled += 1
                break
    assert 0 < fooled <= 10
