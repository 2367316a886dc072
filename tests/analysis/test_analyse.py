"""Judging a game that was played: what is marked and what is not, for whom, and that it comes out the same again."""

import json
from pathlib import Path

import pytest

from bugduel.analysis import DEFAULT_BOT, MARKS, Analysis, Analyst, Judged, Point, judging
from bugduel.analysis.judging import Weighed, check_judge, is_decision, judge
from bugduel.analysis.open_seat import OpenSeat
from bugduel.analysis.page import at_every_choice
from bugduel.analysis.plot import Plot
from bugduel.bots import Option, Thought, new_bot
from bugduel.core import BadOptions, BadRecord, LiveGame, Move, Record, Seat, replay, seeded
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.shardbugs.game import SHARD_BUGS

TWO: dict[str, object] = {"decks": [SHARD_BUGS.deck(name) for name in SHARD_BUGS.decks()[:2]]}
THREE: dict[str, object] = {"decks": [SHARD_BUGS.deck(name) for name in SHARD_BUGS.decks()[:3]]}


def played(game: str, options: dict[str, object], seed: str, most: int = 1000) -> Record:
    """A game of players who do anything, or its beginning."""
    live = LiveGame(GAMES[game], options, seed)
    bot = new_bot("random", seed)
    while (actor := live.state.actor()) >= 0 and len(live.record.actions) < most:
        live.apply(bot.choose(live.seat(actor)))
    return live.record


@pytest.fixture(scope="module")
def record() -> Record:
    return played("mindbug", {}, "judged", 10)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return Analyst(MINDBUG, record, "greedy").analyse()


# --- what is judged ---------------------------------------------------------------------------------------------------


def test_with_open_cards_every_choice_of_both_is_judged(record: Record, analysis: Analysis) -> None:
    live = LiveGame(MINDBUG, record.options, record.seed)
    chosen: list[tuple[int, int, int]] = []
    for ply, action in enumerate(record.actions):
        if len(live.state.legal()) > 1:
            chosen.append((ply + 1, live.state.actor(), action))
        live.apply(action)
    assert [(judged.choice, judged.seat, judged.played.action) for judged in analysis.decisions] == chosen
    assert {seat for _, seat, _ in chosen} == {0, 1}


def test_one_seat_is_judged_alone(record: Record) -> None:
    analysis = Analyst(MINDBUG, record, "greedy", 1).analyse()
    assert {judged.seat for judged in analysis.decisions} == {1}
    assert [summary.seat for summary in analysis.summaries()] == [1]
    assert list(analysis.curves()) == [1]


def test_who_has_nothing_to_do_but_pass_is_not_judged() -> None:
    live = LiveGame(SHARD_BUGS, TWO, "idle")
    bot = new_bot("greedy", "idle")
    idled = 0
    while (actor := live.state.actor()) >= 0 and idled < 3:
        idle = live.state.search_model().forced_pass(live.state)
        if idle >= 0 and len(live.state.legal()) > 1:
            idled += 1
            assert not is_decision(live.state, idle)
        live.apply(bot.choose(live.seat(actor)))
    assert idled


def test_the_rest_of_an_unfinished_game_is_not_missed() -> None:
    analysis = Analyst(MINDBUG, played("mindbug", {}, "left", 7), "greedy").analyse()
    assert analysis.outcome is None
    assert len(analysis.decisions) == 7
    assert [point.choice for point in analysis.curve(0)] == [1, 2, 3, 4, 5, 6, 7]


def test_a_game_nobody_has_begun_has_nothing_to_judge() -> None:
    analysis = Analyst(MINDBUG, played("mindbug", {}, "none", 0), "greedy").analyse()
    assert analysis.decisions == []
    assert [summary.accuracy for summary in analysis.summaries()] == [None, None]
    assert json.dumps(analysis.to_data())


def test_to_concede_is_no_decision() -> None:
    record = played("shardbugs", TWO, "concede", 12)
    state = replay(SHARD_BUGS, record).state
    record.actions.append(state.asides()[0])
    analysis = Analyst(SHARD_BUGS, record, "greedy").analyse()
    assert analysis.outcome is not None
    assert max(judged.choice for judged in analysis.decisions) <= 12
    assert analysis.curve(0)[-1] == Point(14, analysis.outcome[0])


# --- the judge --------------------------------------------------------------------------------------------------------


def test_the_judge_sees_every_hand_and_no_chance_to_come() -> None:
    live = LiveGame(MINDBUG, {}, "open")
    world = OpenSeat(live.state, live.state.actor(), live.trails).imagine(seeded("x"))
    data, real = world.to_data(), live.state.to_data()
    assert data.pop("rng") != real.pop("rng")
    assert data == real
    hidden = live.seat(live.state.actor()).imagine(seeded("x")).to_data()
    hidden.pop("rng")
    assert hidden != real


def test_a_player_is_judged_by_what_they_knew() -> None:
    """Of two games that a player cannot tell apart, their first choice is judged the same."""
    live = LiveGame(MINDBUG, {}, "knew")
    actor = live.state.actor()
    seat = live.seat(actor)
    other = Seat(seat.imagine(seeded("another deal")), actor, [])
    assert other._state.to_data() != live.state.to_data()
    action = seat.legal()[-1]
    assert judge("greedy", seat, action, 1).to_data() == judge("greedy", other, action, 1).to_data()


class TwoMinds:
    """A bot that thinks one thing of a decision, and another when it looks at what comes after."""

    def __init__(self, first: dict[int, float], after: float) -> None:
        self.first = first
        self.after = after
        self.thoughts = 0

    def think(self, seat: Seat) -> Thought:
        self.thoughts += 1
        if self.thoughts == 1:
            options = [Option(action, self.first.get(action, 0.1), 1) for action in seat.legal()]
            return Thought(sorted(options, key=lambda option: -option.value), [])
        # The worlds after the best and after the played action take turns; the other player thinks now.
        value = 0.4 if self.thoughts % 2 == 0 else 0.4 + self.after
        return Thought([Option(seat.legal()[0], value, 1)], [])

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    ("first", "after", "mark"),
    [
        (0.30, 0.30, "blunder"),
        (0.30, 0.12, "mistake"),
        (0.12, 0.30, "mistake"),
        (0.30, 0.07, "inaccuracy"),
        (0.30, 0.01, ""),
        (0.30, -0.3, ""),
        (0.04, 0.30, ""),
    ],
)
def test_what_only_one_look_finds_is_not_marked(
    monkeypatch: pytest.MonkeyPatch, first: float, after: float, mark: str
) -> None:
    live = LiveGame(MINDBUG, {}, "noise")
    seat = live.seat(live.state.actor())
    best, bad = seat.legal()[:2]
    minds = TwoMinds({best: 0.6, bad: 0.6 - first}, after)
    real = new_bot
    monkeypatch.setattr(judging, "new_bot", lambda name, seed: minds if name == "minds" else real(name, seed))
    judged = judge("minds", seat, bad, 1)
    assert judged.mark == mark
    assert judged.best.action == best
    assert judged.loss == pytest.approx(max(0.0, min(first, after) if first >= 0.05 else first))
    assert (minds.thoughts > 1) == (first >= 0.05)


def test_the_best_choice_costs_nothing_and_needs_no_second_look(monkeypatch: pytest.MonkeyPatch) -> None:
    live = LiveGame(MINDBUG, {}, "best")
    seat = live.seat(live.state.actor())
    minds = TwoMinds({seat.legal()[0]: 0.9}, 0.5)
    monkeypatch.setattr(judging, "new_bot", lambda name, seed: minds)
    judged = judge("minds", seat, seat.legal()[0], 1)
    assert (judged.loss, judged.mark, minds.thoughts) == (0.0, "", 1)


def test_to_let_the_last_life_go_is_a_blunder() -> None:
    mine = {"life": 1, "hand": ["Luchataur"], "play": ["Luchataur", "Rhino Turtle"]}
    state = MINDBUG.position(
        {"active": 1, "players": [mine, {"life": 1, "play": ["Gorillion"], "hand": ["Brain Fly"]}]}
    )
    state.apply(next(move.action for move in Seat(state, 1).moves() if move.kind == "attack"))
    moves = {str(move.facts.get("card")): move for move in Seat(state, 0).moves() if move.kind == "block"}
    idle = next(move for move in Seat(state, 0).moves() if move.kind == "do-not-block")
    assert judge("greedy", OpenSeat(state, 0), moves["Rhino Turtle"].action, 1).mark == ""
    judged = judge("greedy", OpenSeat(state, 0), idle.action, 1)
    assert judged.mark == "blunder"
    assert judged.loss == judged.value
    assert judged.best.kind == "block"


def test_a_bot_without_an_opinion_cannot_judge(record: Record) -> None:
    with pytest.raises(BadOptions, match='"random" does not evaluate moves'):
        Analyst(MINDBUG, record, "random").analyse()


# --- figures ----------------------------------------------------------------------------------------------------------


def decision(choice: int, seat: int, value: float, loss: float) -> Judged:
    move = Move(choice, "play", {"seat": seat})
    return Judged(choice, 1, seat, move, value, loss, [Weighed(move, value, 1)], [(1 - seat, move)])


@pytest.fixture
def small(record: Record) -> Analysis:
    losses = [(0, 0.0), (1, 0.04), (0, 0.05), (1, 0.10), (0, 0.2), (1, 0.5), (0, 0.07)]
    decisions = [decision(place + 1, seat, 0.6, loss) for place, (seat, loss) in enumerate(losses)]
    return Analysis(record, "greedy", None, [0, 1], [1.0, 0.0], decisions, [])


def test_marks_average_loss_and_accuracy_of_each_player(small: Analysis) -> None:
    one, two = small.summaries()
    assert one.marks == {"blunder": 1, "mistake": 0, "inaccuracy": 2}
    assert two.marks == {"blunder": 1, "mistake": 1, "inaccuracy": 0}
    assert one.average_loss == pytest.approx(0.08)
    assert two.accuracy is not None and one.accuracy is not None
    assert 0 < two.accuracy < one.accuracy < 100


def test_who_gives_nothing_away_is_accurate_in_full(record: Record) -> None:
    spotless = Analysis(record, "greedy", None, [0, 1], None, [decision(1, 0, 0.3, 0.0)], [])
    assert spotless.summary(0).accuracy == 100


def test_the_curve_of_two_is_that_of_one_turned_round(small: Analysis, record: Record) -> None:
    values = [point.value for point in small.curve(0)]
    assert values == pytest.approx([0.6, 0.5, 0.52, 0.475, 0.55, 0.4, 0.75, 1.0])
    assert list(small.curves()) == [0]
    for mine, theirs in zip(small.curve(0), small.curve(1), strict=True):
        assert mine.value == pytest.approx(1 - theirs.value)
    assert small.curve(0)[-1].choice == len(record.actions) + 1


def test_the_curve_has_the_mean_of_what_a_choice_left_and_what_the_next_one_finds(record: Record) -> None:
    decisions = [decision(1, 0, 0.7, 0.2), decision(2, 1, 0.6, 0.0), decision(3, 0, 0.4, 0.0)]
    both = Analysis(record, "greedy", None, [0, 1], None, decisions, [])
    assert [point.value for point in both.curve(0)] == pytest.approx([0.7, 0.45, 0.4]), "a blunder falls once"


def test_where_others_chose_in_between_the_curve_has_what_is_found_then(record: Record) -> None:
    decisions = [decision(1, 0, 0.7, 0.0), decision(4, 0, 0.3, 0.0), decision(5, 0, 0.4, 0.0)]
    mine = Analysis(record, "greedy", 0, [0, 1], None, decisions, [])
    assert [point.value for point in mine.curve(0)] == pytest.approx([0.7, 0.3, 0.35])


def test_the_worst_come_first(small: Analysis) -> None:
    assert [judged.loss for judged in small.worst(3)] == [0.5, 0.2, 0.1]
    assert len(small.worst(99)) == 5


def test_three_players_have_a_curve_each_of_their_own_decisions() -> None:
    record = played("shardbugs", THREE, "three", 30)
    analysis = Analyst(SHARD_BUGS, record, "greedy").analyse()
    assert list(analysis.curves()) == [0, 1, 2]
    for seat, points in analysis.curves().items():
        own = [judged.choice for judged in analysis.decisions if judged.seat == seat]
        assert [point.choice for point in points] == own


# --- again and in several processes -----------------------------------------------------------------------------------


def test_the_same_record_is_judged_the_same_in_one_process_and_in_two(record: Record, analysis: Analysis) -> None:
    again = Analyst(MINDBUG, record, "greedy").analyse(jobs=2)
    assert again.to_data() == analysis.to_data()


def test_a_search_that_counts_its_looks_judges_the_same_again_with_any_cards_open_or_not() -> None:
    record = played("mindbug", {}, "searched", 3)
    for seat in (None, 0, 1):
        one, two = (Analyst(MINDBUG, record, "search:iterations=64", seat).analyse().to_data() for _ in range(2))
        assert one == two


def test_the_bot_that_judges_by_default_counts_its_looks() -> None:
    check_judge(DEFAULT_BOT)
    assert "iterations=" in DEFAULT_BOT


def test_a_bot_with_processes_of_its_own_would_not_see_all_cards_so_it_does_not_judge(record: Record) -> None:
    for name in ("search:1,processes=2", "queen"):
        with pytest.raises(BadOptions, match="uses several processes"):
            Analyst(MINDBUG, record, name)


def test_an_analysis_is_plain_data_that_reads_back(analysis: Analysis) -> None:
    data = json.loads(json.dumps(analysis.to_data()))
    assert [Judged.from_data(judged).to_data() for judged in data["decisions"]] == data["decisions"]
    assert data["bugduel-analysis"] == 1
    assert data["marks"] == MARKS
    assert set(data["players"][0]) == {
        "seat",
        "decisions",
        "blunder",
        "mistake",
        "inaccuracy",
        "average-loss",
        "accuracy",
    }


def test_done_is_called_after_each_decision(record: Record) -> None:
    calls: list[int] = []
    analyst = Analyst(MINDBUG, record, "greedy")
    analyst.analyse(done=lambda: calls.append(1))
    assert len(calls) == len(analyst.plies)


# --- slips ------------------------------------------------------------------------------------------------------------


def test_a_seat_that_was_not_there(record: Record) -> None:
    with pytest.raises(BadOptions, match="there is no seat 3: this game has 2 players"):
        Analyst(MINDBUG, record, "greedy", 2)


def test_a_record_that_does_not_fit_is_refused_before_any_thinking(record: Record) -> None:
    broken = Record.from_json(record.to_json())
    broken.actions[5] = 99_999_999
    with pytest.raises(BadRecord, match="action 6 of"):
        Analyst(MINDBUG, broken, "greedy")


# --- drawing ----------------------------------------------------------------------------------------------------------


def test_a_plot_goes_from_corner_to_corner() -> None:
    plot = Plot(4, 3, 9)
    plot.draw([Point(1, 0.0), Point(9, 1.0)])
    lines = plot.lines()
    assert [len(line) for line in lines] == [4, 4, 4]
    assert lines[0][3] not in " ┈" and lines[2][0] not in " ┈"
    assert lines[0][0] == " " and lines[2][3] == " "
    assert (plot.column(1), plot.column(9)) == (0, 3)


def test_one_point_is_a_dot_and_half_way_is_marked() -> None:
    plot = Plot(3, 3, 1)
    plot.draw([Point(1, 1.0)])
    assert plot.lines() == ["⠁  ", "┈┈┈", "   "]


def test_between_two_points_the_page_draws_the_way_from_one_to_the_other() -> None:
    points = [Point(2, 0.2), Point(4, 0.6), Point(5, 1.0)]
    assert at_every_choice(points, 5) == pytest.approx([0.2, 0.2, 0.2, 0.4, 0.6, 1.0])


def test_the_thresholds_are_in_order() -> None:
    assert sorted(MARKS, key=lambda name: MARKS[name]) == ["inaccuracy", "mistake", "blunder"]


def test_the_package_holds_the_page() -> None:
    assert (Path(judging.__file__).parent / "page.html").is_file()
