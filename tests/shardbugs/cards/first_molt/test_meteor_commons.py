"""The meteor commons of First Molt: those who hit, those who bite, and what they throw."""

from typing import Any

import pytest

from bugduel.shardbugs.cards.vocabulary import FLYING, MANTIS, MOTH, SLUG, SWIMMING, TUNNELING, WORM, Trait, bug
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from shard_table import Table

ROCKS = 9 * ["Gravel Recruit"]  # in a Hive: meteor dust for anything
SPARE = "Honey Pot"  # a card to hold, so that the Main Phase goes on
GUST: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 9 * ["Puddle Strider"]}
STONE = bug("Stone Slug", "3", 0, 9, 1, SLUG)  # holds, and hurts nobody
MITE = bug("Paper Mantis", "1", 0, 1, 1, MANTIS)
PAIR = bug("Cardboard Mantis", "2", 1, 2, 1, MANTIS)
BRUTE = bug("Iron Mantis", "5", 9, 9, 1, MANTIS)
FLYER = bug("Glass Moth", "3", 0, 9, 1, MOTH, FLYING)
TOYS = [STONE, MITE, PAIR, BRUTE, FLYER]
RICH: dict[str, Any] = {"hive": ROCKS, "cards": TOYS}

PRINTED = {
    "Cinderhop Nymph": "M  2/1  dev 0 · cricket · Aggro",
    "Gravel Recruit": "M  2/2  dev 0 · beetle soldier",
    "Shrapnel Wasp": "1M  1/2  dev 1 · wasp · flying · Plink 1",
    "Cratershell Private": "1M  2/2  dev 1 · beetle soldier · Hardshell",
    "Stubblefield Leaper": "2M  3/2  dev 1 · cricket scout · Aggro",
    "Ember Stinger": "2M  3/2  dev 1 · wasp hunter · flying · Bounty 1",
    "Boulder Bully": "3M  4/3  dev 1 · beetle soldier · Stomp",
    "Slagback Roller": "4M  4/6  dev 2 · beetle · flying resistance, swimming resistance",
    "Speck Scorpion": "M  1/1  dev 0 · scorpion · Venom",
    "Puddlefang Spider": "1M  1/3  dev 0 · spider · swimming · Venom",
    "Toll Spider": "1M  2/1  dev 0 · spider hunter · Focus, Bounty 1",
    "Cellar Scorpion": "2M  2/3  dev 0 · scorpion · tunneling · Venom",
    "Bombardier Gunner": "3M  3/3  dev 2 · beetle soldier hunter · Bounty 1, Plink 2",
    "Sheriff Stingwell": "3M  3/4  dev 1 · scorpion hunter · tunneling · Venom, Bounty 2",
    "Ant": "1/1 token · ant worker",
    "Moth": "1/1 token · moth · flying",
    "Spiderling": "1/1 token · spider · Venom",
    "Crater Beetle": "3/3 token · beetle · Stomp",
    "Earthworm": "1/2 token · worm · tunneling",
}


@pytest.mark.parametrize(("name", "line"), PRINTED.items())
def test_bugs_without_a_text_are_what_their_line_says(name, line):
    (page,) = [page for page in SHARD_BUGS.cards() if page.name == name]
    assert (page.line("en"), page.text("en")) == (line, "")


def atk(name):
    """What is printed."""
    return Table(mine=[name]).permanent(name).card.atk


def ram(name, *traits: Trait):
    """A bug whose ATK is just the DEF of another."""
    return bug("Battering Worm", "3", Table(mine=[name]).permanent(name).card.defence, 99, 1, WORM, *traits)


# --- those who hit ----------------------------------------------------------------------------------------------------


@rule("SB-Y1", "SB-K1")
def test_a_cinderhop_nymph_attacks_in_the_turn_it_is_played_and_a_drumfire_cricket_waits():
    table = Table(hand=["Cinderhop Nymph", "Drumfire Cricket"], hive=ROCKS)
    table.play("Cinderhop Nymph").play("Drumfire Cricket").end_main().offers("attack Cinderhop Nymph", "done")


@rule("SB-U2")
def test_a_gravel_recruit_in_the_hive_makes_meteor_dust():
    table = Table(hive=["Gravel Recruit"], hand=["Cinderhop Nymph"])
    table.generate("Gravel Recruit").sees(dust={"meteor": 1}, hive=["Gravel Recruit (exhausted)"])
    table.play("Cinderhop Nymph").sees(dust={}, mine=["Cinderhop Nymph"])


@rule("SB-Y7")
def test_a_shrapnel_wasp_plinks_a_bug_on_any_field():
    table = Table(mine=["Stone Slug"], theirs=["Paper Mantis"], hand=["Shrapnel Wasp"], **RICH)
    table.play("Shrapnel Wasp")
    table.offers("target my Shrapnel Wasp", "target my Stone Slug", "target their Paper Mantis")
    table.target("Paper Mantis").sees(their_splat=["Paper Mantis"], mine=["Shrapnel Wasp", "Stone Slug"])


@rule("SB-Y7")
def test_a_shrapnel_wasp_alone_on_the_field_plinks_itself():
    table = Table(their_hive=["Errand Fly"], hand=["Shrapnel Wasp"], hive=ROCKS)
    table.play("Shrapnel Wasp").sees(mine=["Shrapnel Wasp"])
    assert table.shown("Shrapnel Wasp")["damage"] == 1


@rule("SB-Y7")
def test_a_shrapnel_wasp_that_is_blown_away_plinks_nobody():
    table = Table(theirs=["Paper Mantis"], hand=["Shrapnel Wasp"], **RICH, **GUST)
    table.play("Shrapnel Wasp").target("Paper Mantis").play("Gust at the Window").target("Shrapnel Wasp").resolve()
    table.sees(theirs=["Paper Mantis"], hand=["Shrapnel Wasp"])


@rule("SB-Y6")
def test_a_cratershell_private_withstands_as_a_blocker_what_it_could_not_as_an_attacker():
    worm = [ram("Cratershell Private")]
    blocking = Table(mine=["Battering Worm"], theirs=["Cratershell Private"], cards=worm)
    blocking.attack("Battering Worm").block("Cratershell Private").sees(theirs=["Cratershell Private"])
    attacking = Table(mine=["Cratershell Private"], theirs=["Battering Worm"], cards=worm)
    attacking.attack("Cratershell Private").block("Battering Worm").sees(mine=[])


@rule("SB-K1", "SB-C9")
def test_a_drumfire_cricket_hurts_the_defending_player_even_when_it_is_blocked_but_gains_nothing():
    table = Table(mine=["Drumfire Cricket"], theirs=["Stone Slug"], their_devotion=5, cards=TOYS)
    table.attack("Drumfire Cricket").block("Stone Slug").sees(devotion=(0, 4), theirs=["Stone Slug"])


@rule("SB-P15")
def test_a_drumfire_cricket_that_is_blown_away_has_drummed_already():
    table = Table(mine=["Drumfire Cricket"], their_devotion=5, **GUST)
    table.attack("Drumfire Cricket").play("Gust at the Window").pass_all()
    table.sees(devotion=(0, 4), hand=["Drumfire Cricket"])


def test_a_drumfire_cricket_hurts_the_one_enemy_it_attacks_and_gains_a_devotion_when_it_hits():
    table = Table(mine=["Drumfire Cricket"], their_devotion=5, others=[{"devotion": 9}])
    table.attack("Drumfire Cricket", whom="third").sees(devotion=(1, 5, 9 - 1 - atk("Drumfire Cricket")))


@rule("SB-Y2")
def test_an_ember_stinger_is_paid_a_bounty_for_the_bug_it_splats():
    table = Table(mine=["Ember Stinger"], theirs=["Paper Mantis"], cards=TOYS)
    table.attack("Ember Stinger").block("Paper Mantis").sees(mine=["Bounty", "Ember Stinger (exhausted)"], theirs=[])


@rule("SB-Y2", "SB-P15")
def test_an_ember_stinger_that_falls_with_its_prey_is_paid_all_the_same():
    glass = bug("Glass Mantis", "1", 9, 1, 1, MANTIS)
    table = Table(mine=["Ember Stinger"], theirs=["Glass Mantis"], cards=[glass])
    table.attack("Ember Stinger").block("Glass Mantis").sees(mine=["Bounty"], splat=["Ember Stinger"], theirs=[])


@rule("SB-Y2")
def test_an_ember_stinger_is_paid_nothing_for_a_bug_that_withstands_it():
    table = Table(mine=["Ember Stinger"], theirs=["Stone Slug"], cards=TOYS)
    table.attack("Ember Stinger").block("Stone Slug").sees(mine=["Ember Stinger (exhausted)"])


@rule("SB-Y8")
def test_a_boulder_bully_stomps_on_with_what_its_blocker_did_not_need():
    table = Table(mine=["Boulder Bully"], theirs=["Paper Mantis"], their_devotion=9, cards=TOYS)
    table.attack("Boulder Bully").block("Paper Mantis").sees(devotion=(0, 10 - atk("Boulder Bully")), theirs=[])


@rule("SB-R1", "SB-R2")
def test_a_slagback_roller_shrugs_off_one_point_of_a_flyer_or_a_swimmer_and_none_of_a_tunneler():
    in_front: dict[str, Any] = {"mine": ["Battering Worm"], "theirs": ["Slagback Roller"]}
    above = Table(**in_front, cards=[ram("Slagback Roller", FLYING)])
    above.attack("Battering Worm").block("Slagback Roller").sees(theirs=["Slagback Roller"])
    water = Table(**in_front, cards=[ram("Slagback Roller", SWIMMING)])
    water.attack("Battering Worm").block("Slagback Roller").sees(theirs=["Slagback Roller"])
    below = Table(**in_front, cards=[ram("Slagback Roller", TUNNELING)])
    below.attack("Battering Worm").block("Slagback Roller").sees(theirs=[])


@rule("SB-P14", "SB-C7")
def test_a_spark_spit_deals_two_to_a_bug_on_any_field_and_none_in_a_hive():
    table = Table(mine=["Stone Slug"], theirs=["Cardboard Mantis"], hand=["Spark Spit"], **RICH)
    table.play("Spark Spit").offers("target my Stone Slug", "target their Cardboard Mantis")
    table.target("Cardboard Mantis").sees(their_splat=["Cardboard Mantis"], splat=["Spark Spit"])


@rule("SB-C8", "SB-N4")
def test_a_spark_spit_answers_on_the_enemys_turn_and_its_damage_is_gone_the_turn_after():
    table = Table(theirs=["Stone Slug"], their_hand=[SPARE], hand=["Spark Spit"], their_turn=True, **RICH)
    table.devote("Stone Slug").asks("me", "priority").play("Spark Spit").sees(splat=["Spark Spit"], devotion=(0, 1))
    assert table.shown("Stone Slug")["damage"] == 2
    table.end_turn()
    assert "damage" not in table.shown("Stone Slug")


def test_bugs_that_look_for_a_comet_cannot_block_until_end_of_turn():
    their_bugs = ["Stone Slug", "Paper Mantis", "Iron Mantis"]
    table = Table(mine=["Boulder Bully"], theirs=their_bugs, hand=["Look, a Comet!"], **RICH)
    table.play("Look, a Comet!").target("Stone Slug").offers(
        "target their Paper Mantis", "target their Iron Mantis", "no-target"
    )
    table.target("Iron Mantis").attack("Boulder Bully").offers("block Boulder Bully with Paper Mantis", "done")
    table.done().end_turn().sees(turn="me").attack("Boulder Bully").pass_all()
    assert table.can("block Boulder Bully with Stone Slug") and table.can("block Boulder Bully with Iron Mantis")


@rule("SB-P8")
def test_one_of_two_who_looked_for_a_comet_is_gone_and_the_other_still_cannot_block():
    table = Table(
        mine=["Boulder Bully"],
        theirs=["Stone Slug", "Iron Mantis", "Paper Mantis"],
        hand=["Look, a Comet!"],
        **RICH,
        **GUST,
    )
    table.play("Look, a Comet!").target("Stone Slug", "Iron Mantis").play("Gust at the Window").target("Stone Slug")
    table.resolve().attack("Boulder Bully").pass_all().offers("block Boulder Bully with Paper Mantis", "done")


@rule("SB-Y3", "SB-Y4")
def test_a_bug_that_a_toll_spider_has_lured_is_free_when_it_looks_for_a_comet():
    table = Table(mine=["Toll Spider"], theirs=["Stone Slug"], hand=["Look, a Comet!"], their_devotion=9, **RICH)
    table.attack("Toll Spider").target("Stone Slug").passes("me").asks("me", "priority").play("Look, a Comet!")
    table.sees(devotion=(0, 9 - atk("Toll Spider")))


@rule("SB-R2", "SB-Y9")
def test_two_who_settle_it_outside_deal_their_atk_without_venom_and_resistances():
    table = Table(mine=["Puddlefang Spider"], theirs=["Glass Moth"], hand=["Settle It Outside"], **RICH)
    table.play("Settle It Outside").sees(theirs=["Glass Moth"], mine=["Puddlefang Spider"])
    assert table.shown("Glass Moth")["damage"] == atk("Puddlefang Spider") and "minus" not in table.shown("Glass Moth")


def test_settling_it_outside_may_cost_both():
    table = Table(mine=["Boulder Bully"], theirs=["Iron Mantis", "Stone Slug"], hand=["Settle It Outside"], **RICH)
    table.play("Settle It Outside").target("Iron Mantis").sees(splat=["Boulder Bully", "Settle It Outside"])
    assert table.shown("Iron Mantis")["damage"] == atk("Boulder Bully")


@rule("SB-P8")
def test_nothing_is_settled_outside_with_a_bug_that_has_left():
    table = Table(mine=["Boulder Bully"], theirs=["Stone Slug"], hand=["Settle It Outside"], **RICH, **GUST)
    table.play("Settle It Outside").play("Gust at the Window").target("Boulder Bully").resolve()
    table.sees(hand=["Boulder Bully"], theirs=["Stone Slug"])
    assert "damage" not in table.shown("Stone Slug")


@rule("SB-C2", "SB-C5")
def test_flint_mandibles_fit_beetles_crickets_wasps_and_soldiers_and_add_one_atk():
    fitting = ["Drumfire Cricket", "Shrapnel Wasp", "Slagback Roller", "Marching Column"]
    table = Table(mine=[*fitting, "Speck Scorpion"], hand=["Flint Mandibles"], hive=ROCKS)
    table.play("Flint Mandibles").equip("Flint Mandibles").offers(*[f"target my {name}" for name in fitting])
    table.target("Drumfire Cricket")
    assert table.permanent("Drumfire Cricket").atk == atk("Drumfire Cricket") + 1
    table.equip("Flint Mandibles", "Slagback Roller")
    assert table.permanent("Slagback Roller").atk == atk("Slagback Roller") + 1
    assert table.permanent("Drumfire Cricket").atk == atk("Drumfire Cricket")


@rule("SB-Y1")
def test_a_bug_with_flint_mandibles_attacks_in_the_turn_it_is_played():
    table = Table(mine=["Flint Mandibles"], hand=["Gravel Recruit", "Drumfire Cricket"], hive=ROCKS)
    table.play("Gravel Recruit").play("Drumfire Cricket").equip("Flint Mandibles", "Drumfire Cricket")
    table.end_main().offers("attack Drumfire Cricket", "done")


# --- those who bite ---------------------------------------------------------------------------------------------------


@rule("SB-B10")
def test_a_boot_sole_tick_leaves_a_counter_on_an_enemy_bug_for_good():
    table = Table(mine=["Boot-Sole Tick"], theirs=["Stone Slug", "Iron Mantis"], cards=TOYS)
    table.attack("Boot-Sole Tick").block("Iron Mantis").done().asks("me", "target")
    table.offers("target their Stone Slug", "target their Iron Mantis").target("Stone Slug")
    assert table.sees(splat=["Boot-Sole Tick"], turn="them").stats("Stone Slug") == "0/8"
    assert table.end_turn().stats("Stone Slug") == "0/8"


@rule("SB-C10")
def test_a_boot_sole_tick_that_is_discarded_leaves_its_counter_too():
    table = Table(theirs=["Paper Mantis"], hand=["Boot-Sole Tick", "Rummage the Bins"], **RICH)
    table.play("Rummage the Bins").resolve().choose("Boot-Sole Tick").resolve().sees(their_splat=["Paper Mantis"])


@rule("SB-C10", "SB-Z4")
def test_a_boot_sole_tick_works_for_who_controlled_it_last_and_goes_home():
    stolen = {"card": "Boot-Sole Tick", "owner": 1}
    table = Table(mine=[stolen, "Iron Mantis"], theirs=["Stone Slug"], hand=["Spark Spit"], **RICH)
    table.play("Spark Spit").target("Boot-Sole Tick").sees(splat=["Spark Spit"], their_splat=["Boot-Sole Tick"])
    assert table.stats("Stone Slug") == "0/8"
    assert table.stats("Iron Mantis") == "9/9"


@rule("SB-P9")
def test_a_boot_sole_tick_that_meets_no_enemy_leaves_nothing():
    table = Table(mine=["Boot-Sole Tick", "Stone Slug"], hand=["Spark Spit", SPARE], **RICH)
    table.play("Spark Spit").target("Boot-Sole Tick").resolve().sees(splat=["Boot-Sole Tick", "Spark Spit"])
    assert table.stats("Stone Slug") == "0/9"


@rule("SB-Y9", "SB-N4")
def test_the_venom_of_a_speck_scorpion_stays_when_the_turn_ends():
    table = Table(mine=["Speck Scorpion"], theirs=["Stone Slug"], cards=TOYS)
    table.attack("Speck Scorpion").block("Stone Slug").sees(turn="them")
    assert table.shown("Stone Slug")["minus"] == atk("Speck Scorpion")


@rule("SB-Y9")
def test_a_speck_scorpion_only_hurts_a_bug_with_venom_and_a_player():
    table = Table(mine=["Speck Scorpion"], theirs=["Cellar Scorpion"])
    table.attack("Speck Scorpion").block("Cellar Scorpion").sees(turn="them", theirs=["Cellar Scorpion"])
    assert "minus" not in table.shown("Cellar Scorpion")
    table = Table(mine=["Speck Scorpion"], their_devotion=5)
    table.attack("Speck Scorpion").sees(devotion=(0, 5 - atk("Speck Scorpion")))


@rule("SB-Y9", "SB-R2", "SB-R3")
def test_a_flyer_takes_one_counter_less_from_a_puddlefang_spider():
    table = Table(mine=["Puddlefang Spider"], theirs=["Glass Moth"], cards=TOYS)
    table.attack("Puddlefang Spider").block("Glass Moth").sees(turn="them")
    assert table.shown("Glass Moth").get("minus", 0) == atk("Puddlefang Spider") - 1


@rule("SB-R2", "SB-R3")
def test_a_puddlefang_spider_takes_one_less_from_a_tunneler_and_a_cellar_scorpion_from_a_flyer():
    table = Table(mine=["Battering Worm"], theirs=["Puddlefang Spider"], cards=[ram("Puddlefang Spider", TUNNELING)])
    table.attack("Battering Worm").block("Puddlefang Spider").sees(theirs=["Puddlefang Spider"])
    table = Table(mine=["Battering Worm"], theirs=["Cellar Scorpion"], cards=[ram("Cellar Scorpion", FLYING)])
    table.attack("Battering Worm").block("Cellar Scorpion").sees(theirs=["Cellar Scorpion"])


@rule("SB-R3", "SB-R2")
def test_a_moth_takes_one_less_from_a_swimmer_and_an_earthworm_from_a_flyer():
    table = Table(mine=["Battering Worm"], theirs=["Moth"], cards=[ram("Moth", SWIMMING)])
    table.attack("Battering Worm").block("Moth").sees(theirs=["Moth"])
    table = Table(mine=["Battering Worm"], theirs=["Earthworm"], cards=[ram("Earthworm", FLYING)])
    table.attack("Battering Worm").block("Earthworm").sees(theirs=["Earthworm"])


@rule("SB-Y3", "SB-Y4", "SB-Y2")
def test_a_toll_spider_lures_a_weak_bug_and_is_paid_for_it():
    table = Table(mine=["Toll Spider"], theirs=["Paper Mantis", "Iron Mantis", "Stone Slug (exhausted)"], cards=TOYS)
    table.attack("Toll Spider").offers("target their Paper Mantis", "target their Iron Mantis", "no-target")
    table.target("Paper Mantis").asks("them", "block").offers("block Toll Spider with Iron Mantis", "done")
    table.done().sees(mine=["Bounty", "Toll Spider (exhausted)"], theirs=["Iron Mantis", "Stone Slug"])


def test_an_eggsack_nurse_leaves_two_spiderlings():
    table = Table(mine=["Eggsack Nurse"], theirs=["Iron Mantis"], cards=TOYS)
    table.attack("Eggsack Nurse").block("Iron Mantis").sees(mine=["Spiderling", "Spiderling"], splat=["Eggsack Nurse"])


@rule("SB-C10")
def test_an_eggsack_nurse_in_the_hive_or_the_deck_leaves_them_too():
    hive = Table(hive=["Eggsack Nurse"], their_hand=["Magnifying Blast"], their_hive=ROCKS, their_turn=True)
    hive.play("Magnifying Blast").target("Eggsack Nurse").sees(mine=["Spiderling", "Spiderling"], hive=[])
    deck = Table(
        deck=["Eggsack Nurse"], their_hand=["Silt Librarian"], their_hive=9 * ["Puddle Strider"], their_turn=True
    )
    deck.play("Silt Librarian").sees(
        mine=["Spiderling", "Spiderling"], splat=["Eggsack Nurse"], theirs=["Silt Librarian"]
    )


@rule("SB-P17", "SB-Z2")
def test_a_gutter_gourmand_eats_the_other_bugs_of_its_field_one_by_one():
    table = Table(mine=["Gutter Gourmand", "Eggsack Nurse", "Bounty"], theirs=["Stone Slug"], **RICH)
    table.activate("Gutter Gourmand").resolve().sees(mine=["Bounty", "Gutter Gourmand", "Spiderling", "Spiderling"])
    table.activate("Gutter Gourmand").choose("Spiderling #1").resolve()
    table.activate("Gutter Gourmand").resolve().sees(mine=["Bounty", "Gutter Gourmand"], splat=["Eggsack Nurse"])
    assert table.shown("Gutter Gourmand")["plus"] == 3
    assert not table.can("activate Gutter Gourmand")


@rule("SB-C8", "SB-P8", "SB-V2")
def test_a_gutter_gourmand_eats_a_bug_that_has_just_devoted_or_is_about_to_be_hit():
    table = Table(mine=["Gutter Gourmand", "Stone Slug"], cards=TOYS, hive=["Pew Slug"])
    table.devote("Stone Slug").activate("Gutter Gourmand").resolve().sees(devotion=(1, 0), mine=["Gutter Gourmand"])
    table = Table(
        mine=["Gutter Gourmand", "Stone Slug"], their_hand=["Spark Spit"], their_hive=ROCKS, their_turn=True, cards=TOYS
    )
    table.play("Spark Spit").target("Stone Slug").activate("Gutter Gourmand").resolve()
    table.sees(mine=["Gutter Gourmand"], splat=["Stone Slug"], their_splat=["Spark Spit"])
    assert table.shown("Gutter Gourmand")["plus"] == 1


@rule("SB-Z3", "SB-B9", "SB-B10")
def test_a_bitter_aftertaste_stays_on_a_bug_that_goes_home_to_its_hive():
    table = Table(mine=["Stone Slug"], theirs=["Cardboard Mantis"], hand=2 * ["Bitter Aftertaste"], **RICH)
    table.play("Bitter Aftertaste").target("Cardboard Mantis").resolve().sees(their_splat=["Cardboard Mantis"])
    table.play("Bitter Aftertaste").retreat("Stone Slug").end_turn().end_turn()
    assert table.stats("Stone Slug") == "0/7"
    table.sees(mine=[])


@rule("SB-B11")
def test_a_bitter_aftertaste_cancels_what_a_gutter_gourmand_has_eaten():
    eater = {"card": "Gutter Gourmand", "plus": 3}
    table = Table(mine=[eater], hand=["Bitter Aftertaste"], hive=ROCKS)
    table.play("Bitter Aftertaste").resolve()
    assert (table.shown("Gutter Gourmand")["plus"], table.shown("Gutter Gourmand").get("minus")) == (1, None)


def test_up_to_two_bugs_are_scraped_off_the_shoe():
    splat = ["Boot-Sole Tick", "Spark Spit", "Eggsack Nurse", "Honey Pot", "Boot-Sole Tick"]
    table = Table(splat=splat, their_splat=["Iron Mantis"], hand=["Scrape Off the Shoe"], **RICH)
    table.play("Scrape Off the Shoe").offers("choose-card Boot-Sole Tick", "choose-card Eggsack Nurse", "done")
    table.choose("Boot-Sole Tick", "Boot-Sole Tick").sees(hand=["Boot-Sole Tick", "Boot-Sole Tick"])
    table.sees(splat=["Eggsack Nurse", "Honey Pot", "Scrape Off the Shoe", "Spark Spit"])


def test_one_bug_or_none_may_be_scraped_off_the_shoe():
    table = Table(splat=["Boot-Sole Tick", "Eggsack Nurse"], hand=2 * ["Scrape Off the Shoe"], hive=ROCKS)
    table.play("Scrape Off the Shoe").choose("Eggsack Nurse").done().sees(hand=["Eggsack Nurse", "Scrape Off the Shoe"])
    table.play("Scrape Off the Shoe").done().sees(hand=["Eggsack Nurse"])
