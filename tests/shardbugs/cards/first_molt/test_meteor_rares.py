"""The meteor rares and cosmic rares of First Molt, and the tokens that several cards make."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import MANTIS, SLUG, bug
from marks import rule
from shard_table import Table

ROCKS = 9 * ["Gravel Recruit"]  # in a Hive: meteor dust for anything
SPARE = "Honey Pot"  # a card to hold, so that the Main Phase goes on
GUST: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 9 * ["Puddle Strider"]}

STONE = bug("Stone Slug", "3", 0, 9, 1, SLUG)  # holds, and hurts nobody
MITE = bug("Paper Mantis", "1", 0, 1, 1, MANTIS)
TRIO = bug("Wicker Mantis", "2", 1, 3, 1, MANTIS)
BRUTE = bug("Iron Mantis", "5", 9, 9, 1, MANTIS)
TOYS = [STONE, MITE, TRIO, BRUTE]
RICH: dict[str, Any] = {"hive": ROCKS, "cards": TOYS}


def atk(name):
    """What is printed."""
    return Table(mine=[name]).permanent(name).card.atk


# --- rares ------------------------------------------------------------------------------------------------------------


@rule("SB-Y1", "SB-B3")
def test_other_crickets_follow_zirrp_over_the_wall_while_zirrp_is_there():
    table = Table(
        mine=["Zirrp, First Over the Wall"], theirs=["Drumfire Cricket (dizzy)"], hand=["Drumfire Cricket"], hive=ROCKS
    )
    table.play("Drumfire Cricket")
    assert not table.is_dizzy("my Drumfire Cricket") and table.is_dizzy("their Drumfire Cricket")
    table.retreat("Zirrp, First Over the Wall")
    assert table.is_dizzy("my Drumfire Cricket")


def test_zirrp_leads_no_beetles():
    table = Table(mine=["Boulder Bully (dizzy)"], hand=["Zirrp, First Over the Wall"], hive=ROCKS)
    table.play("Zirrp, First Over the Wall").end_main().offers("attack Zirrp, First Over the Wall", "done")


@rule("SB-Y8")
def test_captain_craterhorn_gains_two_devotion_when_it_stomps_through_a_blocker():
    table = Table(mine=["Captain Craterhorn"], theirs=["Paper Mantis"], their_devotion=9, cards=TOYS)
    table.attack("Captain Craterhorn").block("Paper Mantis").sees(devotion=(3, 10 - atk("Captain Craterhorn")))


@rule("SB-K5", "SB-P15")
def test_captain_craterhorn_that_falls_to_its_blocker_stomps_through_without_a_song():
    glass = bug("Glass Mantis", "1", 9, 1, 1, MANTIS)
    table = Table(mine=["Captain Craterhorn"], theirs=["Glass Mantis"], their_devotion=9, cards=[glass])
    table.attack("Captain Craterhorn").block("Glass Mantis")
    table.sees(devotion=(0, 10 - atk("Captain Craterhorn")), splat=["Captain Craterhorn"])


def test_captain_craterhorn_that_is_held_gains_nothing():
    table = Table(mine=["Captain Craterhorn"], theirs=["Stone Slug"], their_devotion=9, cards=TOYS)
    table.attack("Captain Craterhorn").block("Stone Slug").sees(devotion=(0, 9))


@rule("SB-P16")
def test_the_dowager_of_sparks_greets_every_other_flyer_that_is_played():
    table = Table(
        mine=["Dowager of Sparks"],
        theirs=["Stone Slug", "Iron Mantis"],
        hand=["Errand Fly", "Doormat Beetle"],
        hive=["Ember Stinger", *ROCKS],
        cards=TOYS,
    )
    table.play("Errand Fly").offers("target their Stone Slug", "target their Iron Mantis").target("Stone Slug")
    table.play_from_hive("Ember Stinger").target("Stone Slug").play("Doormat Beetle").sees(web=[])
    assert table.shown("Stone Slug")["damage"] == 2


@rule("SB-P16")
def test_the_dowager_of_sparks_does_not_greet_herself_nor_tokens():
    table = Table(
        theirs=["Stone Slug", "Iron Mantis"],
        hand=["Dowager of Sparks", "Porch Light Swarm"],
        hive=[*9 * ["Puddle Strider"], *ROCKS],
        cards=TOYS,
    )
    table.play("Dowager of Sparks").play("Porch Light Swarm").sees(mine=["Dowager of Sparks", *3 * ["Moth"]], web=[])


@rule("SB-P6")
def test_a_shrapnel_wasp_comes_with_its_own_plink_and_the_dowagers_greeting():
    table = Table(mine=["Dowager of Sparks"], theirs=["Stone Slug"], hand=["Shrapnel Wasp"], **RICH)
    table.play("Shrapnel Wasp").offers("add Shrapnel Wasp", "add Dowager of Sparks")
    table.add("Dowager of Sparks").target("Stone Slug")
    assert table.shown("Stone Slug")["damage"] == 2


def test_a_red_sky_volley_hits_each_enemy_and_all_their_bugs():
    table = Table(
        mine=["Paper Mantis"],
        theirs=["Paper Mantis", "Wicker Mantis"],
        hand=["Red Sky Volley"],
        their_hive=["Paper Mantis"],
        devotion=5,
        their_devotion=5,
        others=[{"field": ["Paper Mantis"], "devotion": 1}],
        **RICH,
    )
    table.play("Red Sky Volley").sees(devotion=(5, 3, 0), mine=["Paper Mantis"], theirs=["Wicker Mantis"], third=[])
    table.sees(their_hive=["Paper Mantis"])
    assert table.shown("Wicker Mantis")["damage"] == 2


@rule("SB-C2")
def test_a_bug_with_a_comet_splinter_stomps_for_two_more_and_gains_two_devotion():
    table = Table(
        mine=["Comet Splinter", "Slagback Roller", "Pew Slug"], theirs=["Paper Mantis"], their_devotion=9, **RICH
    )
    table.equip("Comet Splinter").attack("Slagback Roller").block("Paper Mantis")
    table.sees(devotion=(2, 9 - (atk("Slagback Roller") + 2 - 1)), their_splat=["Paper Mantis"])


def test_a_comet_splinter_that_lies_about_gains_nothing():
    table = Table(mine=["Comet Splinter", "Boot-Sole Tick"], their_devotion=9)
    table.attack("Boot-Sole Tick").sees(devotion=(0, 9 - atk("Boot-Sole Tick")))


def test_the_widow_of_accounts_books_every_other_bug_of_hers_tokens_too():
    table = Table(
        mine=["Widow of Accounts", "Gutter Gourmand", "Spiderling", "Paper Mantis"],
        theirs=["Paper Mantis"],
        hand=["Spark Spit"],
        **RICH,
    )
    table.activate("Gutter Gourmand").choose("Spiderling").resolve().sees(devotion=(1, 0))
    table.activate("Gutter Gourmand").choose("Paper Mantis").resolve().sees(devotion=(2, 0))
    table.play("Spark Spit").target("Paper Mantis").resolve().sees(devotion=(2, 0), theirs=[])


@rule("SB-P15", "SB-C10")
def test_the_widow_of_accounts_books_those_who_fall_together_with_her():
    table = Table(
        mine=["Widow of Accounts", "Paper Mantis", "Stone Slug"],
        theirs=["Stone Slug"],
        hand=["Extinction Matinee"],
        **RICH,
    )
    table.play("Extinction Matinee").sees(devotion=(2, 0), mine=["Crater Beetle", "Crater Beetle"], theirs=[])


@rule("SB-Y2", "SB-P17")
def test_dame_eightknives_throws_bounties_and_is_paid_for_what_she_splats():
    table = Table(mine=["Dame Eightknives", "Bounty"], theirs=["Paper Mantis", "Stone Slug"], **RICH)
    table.activate("Dame Eightknives").target("Paper Mantis").sees(mine=["Bounty", "Dame Eightknives"])
    table.activate("Dame Eightknives").target("Stone Slug").sees(mine=["Dame Eightknives"], theirs=["Stone Slug"])
    assert table.stats("Stone Slug") == "0/8"
    assert not table.can("activate Dame Eightknives")


def test_dame_eightknives_throws_only_bounties_of_her_own_player():
    table = Table(mine=["Dame Eightknives", "Dew Collector"], theirs=["Bounty"], hive=ROCKS)
    assert not table.can("activate Dame Eightknives")


@rule("SB-P16", "SB-B3")
def test_where_a_bonepile_commuter_falls_a_smaller_bug_gets_off():
    table = Table(
        mine=["Bonepile Commuter"],
        theirs=["Iron Mantis"],
        splat=["Stone Slug", "Boulder Bully", "Spark Spit"],
        hand=["Settle It Outside"],
        **RICH,
    )
    table.play("Settle It Outside").offers("choose-card Stone Slug", "done").choose("Stone Slug")
    table.sees(mine=["Stone Slug"], splat=["Boulder Bully", "Bonepile Commuter", "Settle It Outside", "Spark Spit"])
    assert table.is_dizzy("Stone Slug")


@rule("SB-C10")
def test_a_bonepile_commuter_splat_from_the_deck_lets_somebody_off_too():
    table = Table(
        deck=["Bonepile Commuter", "Paper Mantis"],
        their_hand=["Silt Librarian"],
        their_hive=9 * ["Puddle Strider"],
        their_turn=True,
        cards=TOYS,
    )
    table.play("Silt Librarian").asks("me").choose("Paper Mantis").sees(
        mine=["Paper Mantis"], splat=["Bonepile Commuter"]
    )


@rule("SB-P16")
def test_up_to_two_small_biters_come_up_through_the_drain_and_are_not_played():
    small = ["Speck Scorpion", "Leftover Tick", "Burrow Foreman", "Toll Spider"]
    others = ["Granny Needlework", "Drumfire Cricket", "Spark Spit"]
    table = Table(splat=small + others, hand=["They Come Up Through the Drain"], hive=ROCKS)
    table.play("They Come Up Through the Drain").offers(*(f"choose-card {name}" for name in small), "done")
    table.choose("Leftover Tick", "Burrow Foreman").sees(mine=["Burrow Foreman", "Leftover Tick"], hand=[])


@rule("SB-Y10")
def test_a_dead_or_squashed_ledger_pays_hunters_once_more_and_rogues_too():
    table = Table(
        mine=["Dead-or-Squashed Ledger", "Ember Stinger", "Leftover Tick"], theirs=2 * ["Paper Mantis"], cards=TOYS
    )
    table.attack("Ember Stinger", "Leftover Tick").block("Paper Mantis #1", "Ember Stinger")
    table.block("Paper Mantis #2", "Leftover Tick").sees(
        mine=[*3 * ["Bounty"], "Dead-or-Squashed Ledger", "Ember Stinger (exhausted)", "Leftover Tick (exhausted)"]
    )


def test_a_dead_or_squashed_ledger_turns_bounties_into_cards():
    table = Table(mine=["Dead-or-Squashed Ledger", "Bounty"], hive=ROCKS, deck=["Spark Spit", "Pew Slug"])
    table.activate("Dead-or-Squashed Ledger").sees(mine=["Dead-or-Squashed Ledger"], hand=["Spark Spit"], deck=1)


@rule("SB-C6")
def test_for_every_bug_but_tokens_a_spiderling_hatches_under_the_floorboards():
    table = Table(
        mine=["Under the Floorboards", "Paper Mantis", "Stone Slug", "Spiderling"],
        theirs=["Paper Mantis"],
        hand=["Extinction Matinee"],
        **RICH,
    )
    table.play("Extinction Matinee")
    table.sees(mine=["Crater Beetle", "Crater Beetle", "Spiderling", "Spiderling", "Under the Floorboards"])


# --- cosmic rares -----------------------------------------------------------------------------------------------------


@rule("SB-Y8")
def test_ricochet_gains_its_whole_atk_however_little_gets_through():
    table = Table(
        mine=["Ricochet, Comet Rider", "Kicking Grounds"], theirs=["Paper Mantis"], their_devotion=9, cards=TOYS
    )
    strength = atk("Ricochet, Comet Rider") + 1
    table.attack("Ricochet, Comet Rider").block("Paper Mantis").sees(devotion=(strength, 9 - (strength - 1)))


@rule("SB-P15", "SB-P4")
def test_ricochet_that_is_blown_away_after_the_hit_gains_the_atk_it_had_last():
    rider = {"card": "Ricochet, Comet Rider", "plus": 2}
    answers: dict[str, Any] = {
        "their_hand": ["Gust at the Window", "Bitter Aftertaste"],
        "their_hive": [*9 * ["Puddle Strider"], *ROCKS],
    }
    table = Table(mine=[rider], their_devotion=19, **answers)
    table.attack("Ricochet, Comet Rider").passes("them").passes("them").sees(web=["Ricochet, Comet Rider"])
    table.play("Gust at the Window").play("Bitter Aftertaste").resolve()
    table.sees(devotion=(atk("Ricochet, Comet Rider"), 17 - atk("Ricochet, Comet Rider")))


def test_tunguska_comes_down_on_every_other_bug_of_all_fields():
    table = Table(
        mine=["Wicker Mantis"],
        theirs=["Wicker Mantis", "Stone Slug"],
        their_hive=["Wicker Mantis"],
        hand=["Tunguska, the Last Thud"],
        **RICH,
    )
    table.play("Tunguska, the Last Thud")
    table.sees(mine=["Tunguska, the Last Thud"], theirs=["Stone Slug"], their_hive=["Wicker Mantis"])
    assert table.shown("Stone Slug")["damage"] == 3
    assert "damage" not in table.shown("Tunguska, the Last Thud")


@rule("SB-N1", "SB-B3")
def test_granny_needlework_knits_a_spiderling_at_the_beginning_of_her_turns():
    table = Table(mine=["Granny Needlework"], their_hand=[SPARE], their_turn=True)
    table.end_turn().sees(turn="me", mine=["Granny Needlework", "Spiderling"])
    assert table.is_dizzy("Spiderling")
    table.end_turn().sees(mine=["Granny Needlework", "Spiderling"])


def test_granny_needlework_teaches_her_family_to_bite():
    table = Table(
        mine=["Granny Needlework", "Eggsack Nurse", "Drumfire Cricket"], theirs=["Toll Spider"], hive=["Altar Tick"]
    )
    taught = [
        name
        for name in ("Eggsack Nurse", "Drumfire Cricket", "Toll Spider", "Altar Tick")
        if "venom" in table.shown(name).get("keywords", [])
    ]
    assert taught == ["Eggsack Nurse"]


@rule("SB-P11", "SB-Z2")
def test_an_extinction_matinee_leaves_two_crater_beetles_and_the_hives():
    table = Table(
        mine=["Iron Mantis", "Dew Collector"],
        theirs=["Stone Slug", "Moth", "Bounty"],
        their_hive=["Pew Slug"],
        hand=["Extinction Matinee"],
        **RICH,
    )
    mine = ["Crater Beetle", "Crater Beetle", "Dew Collector (exhausted)"]
    table.play("Extinction Matinee").sees(mine=mine, theirs=["Bounty"])
    table.sees(their_hive=["Pew Slug"], their_splat=["Stone Slug"], splat=["Extinction Matinee", "Iron Mantis"])


@rule("SB-U4", "SB-U5")
def test_a_still_warm_meteorite_gives_two_meteor_dust_on_its_players_turn():
    table = Table(mine=["Still-Warm Meteorite"], hand=["Spark Spit"], theirs=["Stone Slug"], cards=TOYS)
    table.activate("Still-Warm Meteorite", 0).sees(dust={"meteor": 2}, mine=["Still-Warm Meteorite (exhausted)"])
    table = Table(
        mine=["Still-Warm Meteorite"],
        hand=["Spark Spit"],
        hive=["Gravel Recruit"],
        theirs=["Errand Fly"],
        their_turn=True,
    )
    table.devote("Errand Fly").asks("me").offers("play Spark Spit", "generate Gravel Recruit", "pass")


@rule("SB-C3", "SB-N4")
def test_a_still_warm_meteorite_rolls_as_a_beetle_until_end_of_turn():
    table = Table(mine=["Still-Warm Meteorite", "Flint Mandibles"], hive=ROCKS, their_devotion=15, hand=[SPARE])
    table.activate("Still-Warm Meteorite", 1).equip("Flint Mandibles")
    assert table.stats("Still-Warm Meteorite") == "7/6"
    table.attack("Still-Warm Meteorite").sees(devotion=(0, 8), turn="them")
    assert "power" not in table.shown("Still-Warm Meteorite") and "on" not in table.shown("Flint Mandibles")


@rule("SB-P17")
def test_a_still_warm_meteorite_rolls_once_a_turn_and_then_still_gives_dust():
    table = Table(mine=["Still-Warm Meteorite"], hive=ROCKS)
    table.activate("Still-Warm Meteorite", 1).activate("Still-Warm Meteorite").sees(dust={"meteor": 2})
    assert not table.can("activate Still-Warm Meteorite")


@rule("SB-B4", "SB-B3")
def test_a_still_warm_meteorite_that_came_this_turn_is_a_dizzy_beetle():
    table = Table(hand=["Still-Warm Meteorite"], hive=ROCKS)
    table.play("Still-Warm Meteorite").activate("Still-Warm Meteorite", 1)
    assert table.is_dizzy("Still-Warm Meteorite")
    assert not table.can("activate Still-Warm Meteorite")


@rule("SB-B12")
def test_counters_wait_on_a_still_warm_meteorite_for_its_next_roll():
    table = Table(mine=["Still-Warm Meteorite"], hand=["Bitter Aftertaste"], hive=ROCKS)
    table.activate("Still-Warm Meteorite", 1).resolve().play("Bitter Aftertaste").end_turn().end_turn()
    table.sees(turn="me", mine=["Still-Warm Meteorite"]).activate("Still-Warm Meteorite", 1).resolve()
    assert table.stats("Still-Warm Meteorite") == "4/4"


# --- tokens -----------------------------------------------------------------------------------------------------------


@rule("SB-V4", "SB-C6")
def test_tokens_neither_devote_nor_retreat():
    table = Table(mine=["Ant", "Moth", "Spiderling", "Crater Beetle", "Earthworm", "Bounty"], hand=[SPARE])
    table.offers("activate Bounty", "end-main")


@rule("SB-Y8", "SB-Y9")
def test_a_crater_beetle_stomps_and_a_spiderling_bites():
    table = Table(mine=["Crater Beetle", "Spiderling"], theirs=["Ant", "Stone Slug"], their_devotion=9, cards=TOYS)
    table.attack("Crater Beetle", "Spiderling").block("Ant", "Crater Beetle").block("Stone Slug", "Spiderling")
    table.sees(theirs=["Stone Slug"], their_splat=[], devotion=(0, 10 - atk("Crater Beetle")))
    assert table.shown("Stone Slug")["minus"] == atk("Spiderling")


@rule("SB-U4", "SB-U5", "SB-U1", "SB-C6")
def test_a_bounty_is_splat_for_one_neutral_dust_that_nobody_can_answer():
    table = Table(mine=["Bounty"], hand=["Errand Fly"], **GUST)
    table.activate("Bounty").asks("me", "main").sees(mine=[], dust={"neutral": 1}, splat=[])
    table.play("Errand Fly").sees(mine=["Errand Fly"], dust={})


@rule("SB-U5", "SB-P13")
def test_bounties_pay_for_an_answer_on_the_own_turn_only():
    table = Table(mine=["Bounty", "Bounty", "Stone Slug"], theirs=["Paper Mantis"], hand=["Toss a Pebble"], cards=TOYS)
    table.devote("Stone Slug").asks("me", "priority").activate("Bounty #1").activate("Bounty").play("Toss a Pebble")
    table.target("Paper Mantis").sees(their_splat=["Paper Mantis"])
    table = Table(
        mine=["Bounty"],
        theirs=["Stone Slug"],
        hand=["Spark Spit"],
        hive=["Gravel Recruit"],
        their_turn=True,
        cards=TOYS,
    )
    table.devote("Stone Slug").asks("me").offers("play Spark Spit", "generate Gravel Recruit", "pass")


@rule("SB-U5", "SB-U2")
def test_a_bounty_pays_what_is_asked_during_a_resolution():
    table = Table(mine=["Dave, Hired Sword", "Bounty"])
    table.attack("Dave, Hired Sword").asks("me", "pay").activate("Bounty").accept()
    table.sees(mine=["Dave, Hired Sword (exhausted)"])


@rule("SB-C6")
def test_a_bounty_cannot_be_washed_down_the_drain():
    table = Table(theirs=["Bounty"], hand=["Washed Down the Drain"], hive=ROCKS)
    table.play("Washed Down the Drain").sees(theirs=["Bounty"], their_deck=10)
