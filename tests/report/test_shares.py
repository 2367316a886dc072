"""How sure a share is: known intervals, deals that repeat themselves, and many looks at once."""

import pytest

from bugduel.core import Event
from bugduel.core.game import CardStatistic, CardStatistics
from bugduel.report.headlines import foremost, rivals
from bugduel.report.shares import NOTHING, Share
from bugduel.report.tally import HELD, PLAYED, DealTally, Tally


def deals(*scores: tuple[float, int]) -> Share:
    return sum((Share.of_deal(score, trials) for score, trials in scores), NOTHING)


def test_deals_of_one_trial_have_the_interval_of_wilson() -> None:
    share = deals(*[(1, 1)] * 8, *[(0, 1)] * 2)
    assert share.value == pytest.approx(0.8)
    assert share.low == pytest.approx(0.490, abs=0.002)
    assert share.high == pytest.approx(0.943, abs=0.002)


def test_nothing_is_known_of_what_never_happened() -> None:
    assert (NOTHING.value, NOTHING.low, NOTHING.high) == (0, 0, 1)


def test_two_games_of_a_deal_that_always_end_alike_are_worth_one() -> None:
    once = deals(*[(1, 1), (0, 1)] * 20)
    twice = deals(*[(2, 2), (0, 2)] * 20)
    assert twice.trials == 2 * once.trials
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_two_games_of_a_deal_that_have_nothing_in_common_are_worth_two() -> None:
    share = deals(*[(2, 2), (1, 2), (1, 2), (0, 2)] * 20)
    assert share.worth() == pytest.approx(160, rel=0.02)


def test_always_is_not_proof_of_always() -> None:
    share = deals(*[(2, 2)] * 15)
    assert share.value == share.high == 1
    assert share.low == pytest.approx(0.796, abs=0.002)


def test_few_deals_are_worth_one_trial_each() -> None:
    assert deals((3, 4), (0, 4)).worth() == 2


def test_whoever_looks_at_many_shares_must_allow_for_more() -> None:
    share = deals(*[(1, 1)] * 60, *[(0, 1)] * 40)
    one, many = share.bounds(), share.bounds(200)
    assert many[0] < one[0] < share.value < one[1] < many[1]
    assert one[0] > 0.5 > many[0]


def test_the_foremost_is_the_surest_and_not_the_luckiest() -> None:
    shares = {"lucky": deals((1, 1)), "sure": deals(*[(1, 1)] * 90, *[(0, 1)] * 10)}
    shares |= {f"usual {n}": deals(*[(1, 1)] * 50, *[(0, 1)] * 50) for n in range(4)}
    assert foremost(shares) == "sure"
    assert rivals("sure", shares) == 1  # nobody knows how good the lucky one is
    del shares["lucky"]
    assert rivals("sure", shares) == 0


def test_no_card_is_the_first_of_two() -> None:
    assert foremost({"one": deals((1, 1)), "other": deals((0, 1))}) is None


# --- counting a game --------------------------------------------------------------------------------------------------

DEEDS = CardStatistics(
    plays=("play",),
    holds=("enter", "control", "evolve"),
    others=(
        CardStatistic("taken", ("take",), ("take", "leave")),
        CardStatistic("fallen", ("fall",), ("enter", "evolve")),
    ),
)


def counted(events: list[tuple[str, int, str, int]], scores: list[float]) -> Tally:
    """A game as it is told: kind, seat, card, creature (0 for none)."""
    deal, tally = DealTally(), Tally()
    told = []
    for kind, seat, card, creature in events:
        told.append(Event(kind, {"seat": seat, "card": card, **({"piece": creature} if creature else {})}))
    deal.count(DEEDS, told, scores)
    deal.add_to(tally)
    return tally


def shown(tally: Tally, card: str, name: str) -> tuple[float, int]:
    share = tally.cards[card].share(name)
    return share.score, share.trials


def test_a_card_that_was_taken_is_lost_by_who_played_it_and_won_by_who_had_it() -> None:
    tally = counted([("play", 0, "Bee", 0), ("take", 1, "Bee", 0), ("enter", 1, "Bee", 1)], [0, 1])
    assert shown(tally, "Bee", PLAYED) == (0, 1)
    assert shown(tally, "Bee", HELD) == (1, 1)
    assert shown(tally, "Bee", "taken") == (1, 1)
    assert shown(tally, "Bee", "fallen") == (0, 1)


def test_who_controlled_a_creature_last_holds_it_though_it_has_fallen() -> None:
    events = [("enter", 0, "Bee", 1), ("control", 1, "Bee", 1), ("fall", 1, "Bee", 1)]
    tally = counted(events, [0, 1])
    assert shown(tally, "Bee", HELD) == (1, 1)
    assert shown(tally, "Bee", "fallen") == (1, 1)


def test_two_copies_of_one_seat_are_one_proof_and_two_that_may_fall() -> None:
    events = [("play", 0, "Bee", 0), ("enter", 0, "Bee", 1), ("play", 0, "Bee", 0), ("enter", 0, "Bee", 2)]
    tally = counted([*events, ("fall", 0, "Bee", 2)], [1, 0])
    assert (tally.cards["Bee"].games, tally.cards["Bee"].plays) == (1, 2)
    assert shown(tally, "Bee", PLAYED) == shown(tally, "Bee", HELD) == (1, 1)
    assert shown(tally, "Bee", "fallen") == (1, 2)


def test_a_card_of_both_seats_is_won_and_lost() -> None:
    tally = counted([("play", 0, "Bee", 0), ("play", 1, "Bee", 0)], [1, 0])
    assert shown(tally, "Bee", PLAYED) == (1, 2)


def test_both_forms_of_a_creature_are_held_by_who_had_it_last() -> None:
    events = [("enter", 0, "Egg", 1), ("evolve", 0, "Bird", 1), ("control", 1, "Bird", 1), ("fall", 1, "Bird", 1)]
    tally = counted(events, [1, 0])
    assert shown(tally, "Egg", HELD) == shown(tally, "Bird", HELD) == (0, 1)
    assert shown(tally, "Bird", "fallen") == (1, 1)
    assert shown(tally, "Egg", "fallen") == (0, 1)
