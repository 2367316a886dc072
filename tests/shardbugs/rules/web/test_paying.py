"""Paying with dust abilities of the Field in the same breath as playing (rules SB-U1, SB-U5)."""

import pytest

from bugduel.core import Seat
from bugduel.shardbugs.rules.web.paying import Bill, pay
from bugduel.shardbugs.search import SEARCH
from marks import rule
from shard_table import Table

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase


# --- what counts ------------------------------------------------------------------------------------------------------


@rule("SB-U5")
def test_a_card_is_played_and_paid_with_a_bounty_in_one_breath():
    table = Table(mine=["Bounty"], hand=["Pew Slug", DEAR], hive=["Errand Fly"])
    table.play("Pew Slug").sees(mine=["Pew Slug"], hive=["Errand Fly (exhausted)"], dust={})
    assert [event["event"] for event in table.history() if event["event"] in ("activate", "splat", "play")] == [
        "activate",
        "splat",
        "play",
    ]


@rule("SB-U5", "SB-U1")
def test_what_no_dust_ability_can_pay_is_not_offered():
    table = Table(mine=["Bounty", "Dew Collector (exhausted)"], hand=["Pew Slug", "Overconfident Ant"])
    assert not table.can("play Pew Slug"), "one dust too few"
    assert not table.can("play Overconfident Ant"), "no neutral dust pays a shard part"


@rule("SB-U5", "SB-U1")
def test_a_relic_of_several_dusts_makes_the_one_that_is_needed_and_only_one():
    table = Table(mine=["Prism of Three Skies"], hand=["Gravel Recruit", "Pew Slug", DEAR])
    assert not table.can("play Pew Slug")
    table.play("Gravel Recruit").sees(mine=["Gravel Recruit", "Prism of Three Skies (exhausted)"], dust={})


@rule("SB-U5", "SB-U3")
def test_dust_that_was_made_beyond_the_cost_stays_until_its_phase_ends():
    table = Table(mine=["Still-Warm Meteorite"], hand=["Gravel Recruit", DEAR])
    table.play("Gravel Recruit").sees(mine=["Gravel Recruit", "Still-Warm Meteorite (exhausted)"], dust={"meteor": 1})


@rule("SB-U5", "SB-U7")
def test_bugs_of_the_hive_are_played_with_a_bounty_and_still_not_with_themselves():
    table = Table(mine=["Bounty"], hand=[DEAR], hive=["Errand Fly", "Pew Slug"])
    table.play_from_hive("Pew Slug").sees(mine=["Pew Slug"], hive=["Errand Fly (exhausted)"])
    assert not Table(mine=["Bounty"], hand=[DEAR], hive=["Pew Slug"]).can("play-from-hive Pew Slug")


@rule("SB-U5")
def test_abilities_are_paid_with_a_bounty_too():
    table = Table(mine=["Bounty"], hand=[DEAR], hive=["Seven-Spot Page", "Overconfident Ant"])
    table.activate("Sol").sees(mine=["Ant"])


@rule("SB-U5", "SB-P17")
def test_no_permanent_makes_the_dust_for_its_own_ability():
    table = Table(mine=["Still-Warm Meteorite"], hand=[DEAR], dust={"meteor": 2})
    assert [move for move in moves(table, "activate") if move["part"] == "1"] == []
    table.activate("Still-Warm Meteorite", part=0)
    assert [move["part"] for move in moves(table, "activate")] == ["1"]


@rule("SB-U5", "SB-P17")
def test_a_bounty_that_is_splat_for_a_price_makes_no_dust_for_it():
    assert not Table(mine=["Bounty", "Dead-or-Squashed Ledger"], hand=[DEAR]).can("activate Dead-or-Squashed Ledger")
    table = Table(mine=["Bounty", "Bounty", "Dead-or-Squashed Ledger"], hand=[DEAR], deck=["Pew Slug"])
    table.activate("Dead-or-Squashed Ledger").choose("Bounty #1")
    table.sees(mine=["Dead-or-Squashed Ledger"], hand=[DEAR, "Pew Slug"])


@rule("SB-U5")
def test_on_the_turns_of_others_dust_abilities_pay_for_nothing():
    table = Table(mine=["Errand Fly"], theirs=["Bounty"], their_hand=["Toss a Pebble"], their_hive=["Errand Fly"])
    table.devote("Errand Fly").sees(devotion=(1, 0), theirs=["Bounty"])


@rule("SB-U5")
def test_a_quick_action_of_the_own_turn_is_paid_with_a_bounty():
    mine = ["Bounty", "Errand Fly"]
    table = Table(mine=mine, hand=["Toss a Pebble"], hive=["Errand Fly"], theirs=["Pew Slug"], phase="combat")
    table.attack("Errand Fly").asks("me", "priority").play("Toss a Pebble").target("their Pew Slug").resolve()
    table.sees(mine=["Errand Fly (exhausted)"], hive=["Errand Fly (exhausted)"], theirs=[])


# --- in which way -----------------------------------------------------------------------------------------------------


@rule("SB-U1", "SB-U5")
def test_unasked_a_bounty_is_kept_while_the_hive_can_pay():
    table = Table(mine=["Bounty"], hand=["Errand Fly", DEAR], hive=["Seven-Spot Page"])
    table.play("Errand Fly").sees(mine=["Bounty", "Errand Fly"], hive=["Seven-Spot Page (exhausted)"])


@rule("SB-U1", "SB-U5", "SB-Z1")
@pytest.mark.parametrize("other", ["Overconfident Ant", "Pew Slug"])
def test_who_pays_unasked_does_not_tell_what_else_is_in_the_hand(other):
    table = Table(mine=["Bounty"], hand=["Errand Fly", other], hive=["Seven-Spot Page"])
    table.play("Errand Fly").sees(mine=["Bounty", "Errand Fly"], hive=["Seven-Spot Page (exhausted)"])


@rule("SB-U1", "SB-U5")
def test_a_bounty_pays_where_its_player_says_so():
    table = Table(mine=["Bounty"], hand=["Errand Fly", "Overconfident Ant"], hive=["Seven-Spot Page"])
    table.activate("Bounty").play("Errand Fly").play("Overconfident Ant").sees(mine=["Errand Fly", "Overconfident Ant"])


@rule("SB-U1", "SB-U5")
def test_unasked_what_will_be_ready_again_pays_before_a_bounty():
    table = Table(mine=["Bounty", "Dew Collector"], hand=["Errand Fly", DEAR])
    table.play("Errand Fly").sees(mine=["Bounty", "Dew Collector (exhausted)", "Errand Fly"])


@rule("SB-U1", "SB-U5")
def test_whoever_wants_to_pay_with_a_bounty_splats_it_before_playing():
    table = Table(mine=["Bounty"], hand=["Errand Fly", DEAR], hive=["Pew Slug"])
    table.activate("Bounty").play("Errand Fly").sees(mine=["Errand Fly"], hive=["Pew Slug"])


@rule("SB-U1", "SB-U5")
def test_a_bug_of_the_field_or_a_bounty_the_payer_says_which():
    table = Table(mine=["Bounty", "Crumb Roller"], hand=["Errand Fly", DEAR])
    table.play("Errand Fly").asks("me", "spend").offers("activate Bounty", "activate Crumb Roller")
    table.activate("Crumb Roller").sees(mine=["Bounty", "Crumb Roller (exhausted)", "Errand Fly"], dust={})
    table = Table(mine=["Bounty", "Crumb Roller"], hand=["Errand Fly", DEAR])
    table.play("Errand Fly").activate("Bounty").sees(mine=["Crumb Roller", "Errand Fly"], dust={})


@rule("SB-U1", "SB-U5")
def test_nothing_is_asked_where_every_dust_ability_is_needed_or_all_are_alike():
    table = Table(mine=["Bounty", "Crumb Roller"], hand=["Pew Slug", DEAR])
    table.play("Pew Slug").asks("me", "main").sees(mine=["Crumb Roller (exhausted)", "Pew Slug"])
    table = Table(mine=["Bounty", "Bounty", "Bounty"], hand=["Pew Slug", DEAR])
    table.play("Pew Slug").asks("me", "main").sees(mine=["Bounty", "Pew Slug"])


@rule("SB-U1", "SB-U5")
def test_only_what_makes_the_missing_dust_is_offered_for_a_shard_part():
    table = Table(mine=["Bounty", "Aphid Herder", "Crumb Roller"], hand=["Gilded Sentry Ants", DEAR])
    table.play("Gilded Sentry Ants").asks("me", "spend").offers("activate Bounty", "activate Crumb Roller")
    table.activate("Bounty").sees(mine=["Aphid Herder (exhausted)", "Crumb Roller", "Gilded Sentry Ants"])


@rule("SB-U1")
def test_a_payment_that_fails_changes_nothing():
    table = Table(mine=["Bounty", "Crumb Roller"], hand=[DEAR], hive=["Errand Fly"])
    before = table.state.to_data()
    with pytest.raises(AssertionError):
        pay(table.state, Bill(0, 4, 0, 0))
    with pytest.raises(AssertionError):
        pay(table.state, Bill(0, 0, 1, 1))
    assert table.state.to_data() == before


# --- bots -------------------------------------------------------------------------------------------------------------


@rule("SB-U5")
def test_bots_make_dust_only_to_pay_with_it():
    table = Table(mine=["Bounty"], hand=["Errand Fly"])
    kinds = [table.state.move(action).kind for action in SEARCH.search_actions(table.state)]
    assert kinds == ["play", "place", "end-main"]
    table = Table(mine=["Bounty", "Errand Fly"], hand=["Kick Up Sand"], hive=["Pew Slug"], phase="combat")
    table.attack("Errand Fly").asks("me", "priority").offers("activate Bounty", "generate Pew Slug", "pass")
    assert SEARCH.forced_pass(table.state) >= 0


def moves(table: Table, kind: str) -> list[dict[str, object]]:
    found = [table.state.move(action) for action in table.state.legal()]
    return [dict(move.facts) for move in found if move.kind == kind]


# --- what can be told of it before ------------------------------------------------------------------------------------


@rule("SB-U2")
def test_what_makes_dust_says_which_and_names_its_equals_for_afterwards():
    table = Table(mine=["Bounty"], hand=[DEAR], hive=["Errand Fly", "Errand Fly", "Overconfident Ant", "Errand Fly"])
    moves = [move for move in Seat(table.state, 0).moves() if "dust" in move.facts]
    assert [(move.kind, move.facts["card"], move.facts["dust"]) for move in moves] == [
        ("generate", "Errand Fly", "neutral"),
        ("generate", "Overconfident Ant", "solar"),
        ("activate", "Bounty", "neutral"),
    ]
    assert moves[2].facts["amount"] == 1
    also = moves[0].facts["also"]
    assert isinstance(also, list) and len(also) == 2 and "also" not in moves[1].facts
    for action in [moves[0].action, *also]:
        assert action in table.state.legal()
        table.state.apply(action)
    table.sees(dust={"neutral": 3})
