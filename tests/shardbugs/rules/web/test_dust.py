"""Dust: what costs ask for, what pays them, how bugs generate it and when it is lost (rules SB-U, SB-F2).

Dust abilities of cards are in test_dust_abilities.py.
"""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    CRICKET,
    bug,
    cards,
    cost_less,
    gain_devotion,
    may_pay,
    relic,
    this,
    until_end,
)
from marks import rule
from shard_table import Table

COUPON = relic("Coupon", "0", cost_less(cards("hand", type="bug"), 3))
SELLSWORD = bug("Sellsword", "1", 3, 3, 1, CRICKET, attacks=may_pay("1", until_end(this, atk=1)))
TITHE_BOX = relic("Tithe Box", "1", your_turn_ends=may_pay("1", gain_devotion(3)))

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase
PEBBLE: dict[str, Any] = {
    "their_hand": ["Toss a Pebble"],
    "their_hive": 2 * ["Errand Fly"],
}  # they can answer, and so are asked


# --- SB-U1: what pays what --------------------------------------------------------------------------------------------


@rule("SB-U1")
def test_both_parts_of_a_cost_are_paid_in_full():
    table = Table(hand=["Gilded Sentry Ants", DEAR], hive=["Seven-Spot Page", "Pew Slug", "Doormat Beetle (exhausted)"])
    table.play("Gilded Sentry Ants")
    table.sees(mine=["Gilded Sentry Ants"], dust={})
    table.sees(hive=["Seven-Spot Page (exhausted)", "Pew Slug (exhausted)", "Doormat Beetle (exhausted)"])


@rule("SB-U1")
def test_one_dust_too_few_plays_nothing():
    assert not Table(hand=["Gilded Sentry Ants"], hive=["Seven-Spot Page"]).can("play Gilded Sentry Ants")
    assert not Table(hand=["Duchess Dotty"], dust={"solar": 1, "neutral": 5}).can("play Duchess Dotty")


@rule("SB-U1")
def test_neutral_dust_never_pays_a_shard_part():
    table = Table(hand=["Overconfident Ant", "Errand Fly"], hive=["Pew Slug"], dust={"neutral": 3})
    assert table.can("play Errand Fly")
    assert not table.can("play Overconfident Ant")


@rule("SB-U1")
def test_dust_of_another_alliance_pays_the_neutral_part_and_not_the_shard_part():
    assert not Table(hand=["Gilded Sentry Ants"], dust={"lunar": 2}).can("play Gilded Sentry Ants")
    table = Table(hand=["Gilded Sentry Ants", DEAR], dust={"lunar": 1, "solar": 1})
    table.play("Gilded Sentry Ants").sees(dust={})


@rule("SB-U1")
def test_a_reduction_lowers_the_neutral_part():
    table = Table(mine=["Warm Brood Cells"], hand=["Gilded Sentry Ants", "Cart-Horn Beetle"], dust={"solar": 3})
    assert not table.can("play Cart-Horn Beetle")
    table.play("Gilded Sentry Ants").sees(dust={"solar": 2})


@rule("SB-U1")
def test_a_reduction_lowers_no_shard_part_and_no_neutral_part_below_nothing():
    hand = ["Gilded Sentry Ants", "Pew Slug", "Rolled-Up Newspaper"]
    table = Table(mine=["Coupon"], hand=hand, dust={"solar": 2}, cards=[COUPON])
    table.play("Gilded Sentry Ants").sees(dust={"solar": 1})
    table.play("Pew Slug").sees(dust={"solar": 1})
    assert not Table(mine=["Coupon"], hand=["Overconfident Ant"], cards=[COUPON]).can("play Overconfident Ant")


@rule("SB-U1")
def test_what_raises_a_cost_raises_the_neutral_part():
    table = Table(theirs=["Paperwork"], hand=["Waggle Dance"], hive=["Seven-Spot Page"])
    assert not table.can("play Waggle Dance")
    table = Table(theirs=["Paperwork"], hand=["Waggle Dance", DEAR], dust={"solar": 1, "neutral": 1})
    table.play("Waggle Dance").resolve().sees(dust={})


@rule("SB-U1", "SB-F2")
def test_the_payer_chooses_between_two_alliances_dust():
    table = Table(hand=["Errand Fly", DEAR], dust={"solar": 1, "lunar": 1}, draft=True)
    table.play("Errand Fly").asks("me", "spend").offers("spend solar", "spend lunar")
    table.spend("lunar").sees(mine=["Errand Fly"], dust={"solar": 1})
    table = Table(hand=["Errand Fly", DEAR], dust={"solar": 1, "lunar": 1}, draft=True)
    table.play("Errand Fly").spend("solar").sees(mine=["Errand Fly"], dust={"lunar": 1})


@rule("SB-U1")
def test_dust_that_the_shard_part_needs_is_not_offered_for_the_neutral_part():
    table = Table(hand=["Gilded Sentry Ants", DEAR], dust={"solar": 1, "lunar": 1, "meteor": 1})
    table.play("Gilded Sentry Ants").offers("spend lunar", "spend meteor")
    table.spend("meteor").sees(mine=["Gilded Sentry Ants"], dust={"lunar": 1})


@rule("SB-U1")
def test_each_dust_of_a_neutral_part_is_chosen():
    table = Table(hand=["Pew Slug", DEAR], dust={"solar": 2, "lunar": 1, "meteor": 1})
    table.play("Pew Slug").spend("meteor").offers("spend solar", "spend lunar").spend("solar")
    table.sees(mine=["Pew Slug"], dust={"solar": 1, "lunar": 1})


@rule("SB-U1", "SB-F2")
def test_where_one_dust_can_do_less_than_the_other_it_goes_first_unasked():
    table = Table(hand=["Errand Fly", DEAR], dust={"neutral": 1, "solar": 1})
    table.play("Errand Fly").asks("me", "main").sees(dust={"solar": 1})
    table = Table(hand=["Errand Fly", DEAR], dust={"solar": 1, "draft": 1}, draft=True)
    table.play("Errand Fly").asks("me", "main").sees(dust={"draft": 1})
    table = Table(hand=["Overconfident Ant", DEAR], dust={"solar": 1, "draft": 1}, draft=True)
    table.play("Overconfident Ant").sees(dust={"draft": 1})


@rule("SB-U1")
def test_nothing_is_asked_where_all_of_it_is_needed():
    table = Table(hand=["Pew Slug", DEAR], dust={"solar": 1, "lunar": 1})
    table.play("Pew Slug").asks("me", "main").sees(mine=["Pew Slug"], dust={})


@rule("SB-U1")
def test_the_payer_chooses_the_dust_for_what_a_resolution_asks_for_too():
    table = Table(
        mine=["Sellsword"], cards=[SELLSWORD], theirs=["Errand Fly"], dust={"solar": 1, "lunar": 1}, phase="combat"
    )
    table.attack("Sellsword").asks("me", "pay").accept()
    table.offers("spend solar", "spend lunar").spend("lunar").asks("them", "block").sees(dust={"solar": 1})


@rule("SB-U1")
def test_unasked_the_bugs_that_are_missed_least_are_exhausted():
    hive = ["Bom, Who Rolls the World", "Orchard Marquis", "Seven-Spot Page", "Pew Slug"]
    table = Table(hand=["Gilded Sentry Ants"], hive=hive)
    table.play("Gilded Sentry Ants")
    table.sees(
        hive=["Bom, Who Rolls the World", "Orchard Marquis", "Seven-Spot Page (exhausted)", "Pew Slug (exhausted)"]
    )


@rule("SB-U1")
def test_unasked_unaligned_bugs_pay_a_neutral_part_before_aligned_ones():
    hive = ["Orchard Marquis", "Seven-Spot Page", "Bom, Who Rolls the World", "Pew Slug"]
    table = Table(hand=["Pew Slug"], hive=hive)
    table.play("Pew Slug")
    table.sees(
        hive=["Orchard Marquis", "Seven-Spot Page", "Bom, Who Rolls the World (exhausted)", "Pew Slug (exhausted)"]
    )


@rule("SB-U1", "SB-U2")
def test_whoever_wants_to_pay_with_other_bugs_generates_before_playing():
    table = Table(hand=["Errand Fly"], hive=["Orchard Marquis", "Pew Slug"])
    table.generate("Orchard Marquis").sees(dust={"solar": 1})
    table.play("Errand Fly").sees(dust={}, hive=["Orchard Marquis (exhausted)", "Pew Slug"])


# --- SB-U2: Generate --------------------------------------------------------------------------------------------------


@rule("SB-U2", "SB-U4")
def test_a_bug_of_the_hive_generates_one_dust_of_its_type():
    table = Table(hive=["Seven-Spot Page", "Puddle Strider", "Gravel Recruit", "Pew Slug"], **PEBBLE)
    table.generate("Seven-Spot Page").asks("me", "main").sees(dust={"solar": 1})
    table.generate("Puddle Strider").asks("me", "main").sees(dust={"solar": 1, "lunar": 1})
    table.generate("Gravel Recruit").asks("me", "main").sees(dust={"solar": 1, "lunar": 1, "meteor": 1})
    table.generate("Pew Slug").asks("me", "main")
    table.sees(dust={"neutral": 1, "solar": 1, "lunar": 1, "meteor": 1})
    table.sees(
        hive=[f"{name} (exhausted)" for name in ("Seven-Spot Page", "Puddle Strider", "Gravel Recruit", "Pew Slug")]
    )


@rule("SB-U2")
def test_exhausted_bugs_and_bugs_on_the_field_do_not_generate():
    table = Table(mine=["Pew Slug"], hive=["Pew Slug (exhausted)"], hand=["Toss a Pebble"])
    table.offers("devote Pew Slug", "retreat Pew Slug", "end-main")


@rule("SB-U2")
def test_bugs_generate_on_the_turn_of_another_whenever_their_player_has_priority():
    table = Table(mine=["Errand Fly"], **PEBBLE).devote("Errand Fly")
    table.asks("them", "priority").offers("play Toss a Pebble", "generate Errand Fly", "pass")
    table.generate("their Errand Fly #1").asks("them", "priority").sees(their_dust={"neutral": 1}, web=["Errand Fly"])
    table.generate("their Errand Fly #2").asks("them", "priority").sees(their_dust={"neutral": 2})
    table.play("Toss a Pebble").resolve().sees(mine=[], their_dust={}, devotion=(1, 0))


@rule("SB-U2")
def test_bugs_generate_for_what_a_resolution_asks_for():
    table = Table(mine=["Sellsword"], cards=[SELLSWORD], theirs=["Errand Fly"], hive=["Pew Slug"], phase="combat")
    table.attack("Sellsword").asks("me", "pay").accept().sees(hive=["Pew Slug (exhausted)"])
    assert table.stats("Sellsword") == "4/3"


@rule("SB-U2")
def test_what_a_resolution_asks_for_cannot_be_paid_with_exhausted_bugs():
    table = Table(
        mine=["Sellsword"], cards=[SELLSWORD], theirs=["Errand Fly"], hive=["Pew Slug (exhausted)"], phase="combat"
    )
    table.attack("Sellsword").asks("them", "block")


# --- SB-U3: how long it lasts -----------------------------------------------------------------------------------------


@rule("SB-U3")
def test_unspent_dust_is_lost_when_the_main_phase_ends():
    table = Table(mine=["Errand Fly"], hive=["Pew Slug"]).generate("Pew Slug").sees(dust={"neutral": 1})
    table.end_main().asks("me", "attack").sees(dust={})


@rule("SB-U3")
def test_dust_is_there_until_the_last_priority_round_of_its_phase_is_over():
    table = Table(mine=["Pew Slug"], their_hand=["Toss a Pebble"], their_hive=3 * ["Errand Fly"]).devote("Pew Slug")
    table.generate("their Errand Fly #1").passes("them").sees(devotion=(2, 0))
    table.asks("them", "priority").sees(phase="main", web=[], their_dust={"neutral": 1})
    table.passes("them").asks("them", "priority").sees(phase="end", their_dust={})


@rule("SB-U3")
def test_dust_lasts_across_the_steps_of_combat():
    their: dict[str, Any] = {
        "theirs": ["Doormat Beetle"],
        "their_hand": ["Toss a Pebble"],
        "their_hive": 3 * ["Errand Fly"],
    }
    table = Table(mine=["Pew Slug"], phase="combat", **their).attack("Pew Slug")
    table.asks("them", "priority").sees(phase="attack").generate("their Errand Fly #1").passes("them")
    table.asks("them", "block").sees(phase="block", their_dust={"neutral": 1}).done()
    table.asks("them", "priority").sees(phase="block", their_dust={"neutral": 1}).passes("them")
    table.asks("them", "priority").sees(phase="damage", their_dust={"neutral": 1}).passes("them")
    table.asks("them", "priority").sees(phase="end", their_dust={})


@rule("SB-U3")
def test_dust_of_the_beginning_phase_is_lost_before_the_main_phase():
    table = Table(their_turn=True, hand=["Toss a Pebble"], hive=2 * ["Pew Slug"])
    table.passes("me").passes("me").asks("me", "priority").sees(phase="beginning", turn="me")
    table.generate("Pew Slug #1").sees(dust={"neutral": 1})
    table.passes("me").asks("me", "main").sees(dust={})


@rule("SB-U3")
def test_dust_of_the_end_phase_is_there_for_what_happens_at_the_end_of_turn():
    table = Table(mine=["Tithe Box"], hand=["Toss a Pebble"], hive=["Pew Slug", "Pew Slug (exhausted)"],
        dust={"neutral": 1}, phase="end", cards=[TITHE_BOX])  # fmt: skip
    table.generate("Pew Slug #1").sees(dust={"neutral": 2}).pass_all()
    table.asks("me", "pay").accept().sees(devotion=(3, 0), dust={})


# --- SB-U6, SB-U7: the Hive -------------------------------------------------------------------------------------------


@rule("SB-U6")
def test_a_bug_generates_in_the_turn_it_is_placed():
    table = Table(hand=["Pew Slug", DEAR]).place("Pew Slug").generate("Pew Slug")
    table.sees(hive=["Pew Slug (exhausted)"], dust={"neutral": 1})


@rule("SB-U2", "SB-U6")
def test_a_bug_can_pay_for_what_its_own_placing_set_off():
    table = Table(mine=["Bazaar of Crumbs"], hand=["Pew Slug", DEAR], deck=["Errand Fly"]).place("Pew Slug")
    table.asks("me", "pay").accept().sees(hive=["Pew Slug (exhausted)"], hand=["Errand Fly", DEAR])


@rule("SB-U7")
def test_a_bug_played_from_the_hive_cannot_pay_for_itself():
    assert not Table(hive=["Errand Fly"]).can("play-from-hive Errand Fly")
    table = Table(hive=["Errand Fly", "Pew Slug"], hand=[DEAR]).play_from_hive("Errand Fly")
    table.sees(mine=["Errand Fly"], hive=["Pew Slug (exhausted)"])


@rule("SB-U7")
def test_a_bug_that_generated_is_not_ready_to_be_played_from_the_hive():
    table = Table(hive=["Errand Fly", "Pew Slug"], hand=[DEAR]).generate("Errand Fly")
    assert not table.can("play-from-hive Errand Fly")


# --- SB-F2: draft games -----------------------------------------------------------------------------------------------


@rule("SB-F2")
def test_in_draft_games_aligned_bugs_generate_draft_dust_and_unaligned_ones_neutral_dust():
    hive = ["Seven-Spot Page", "Puddle Strider", "Gravel Recruit", "Pew Slug"]
    table = Table(hive=hive, hand=[DEAR], draft=True)
    table.generate("Seven-Spot Page").generate("Puddle Strider").generate("Gravel Recruit").generate("Pew Slug")
    table.sees(dust={"draft": 3, "neutral": 1})


@rule("SB-F2")
def test_draft_dust_pays_any_cost():
    hand = ["Duchess Dotty", "Ebb, the Quiet Oracle", "Zirrp, First Over the Wall", "Errand Fly"]
    table = Table(hand=hand, hive=11 * ["Seven-Spot Page"], draft=True)
    table.play("Duchess Dotty").play("Ebb, the Quiet Oracle").play("Zirrp, First Over the Wall").play("Errand Fly")
    table.sees(mine=hand, hive=11 * ["Seven-Spot Page (exhausted)"])


@rule("SB-F2", "SB-U1")
def test_in_draft_games_neutral_dust_still_pays_no_shard_part():
    table = Table(hand=["Dusk Courier"], hive=3 * ["Pew Slug"], draft=True)
    assert not table.can("play Dusk Courier")


@rule("SB-F2")
def test_in_draft_games_abilities_give_the_dust_that_they_name():
    table = Table(mine=["Aphid Herder", "Crumb Roller", "Still-Warm Meteorite"], hand=[DEAR], draft=True)
    table.activate("Aphid Herder").activate("Crumb Roller").activate("Still-Warm Meteorite", part=0)
    table.sees(dust={"solar": 1, "neutral": 1, "meteor": 2})
