"""The meteor uncommons of First Molt, and the avatars."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import FLYING, MANTIS, SLUG, SWIMMING, TUNNELING, WORM, bug
from marks import rule
from shard_table import Table

ROCKS = 9 * ["Gravel Recruit"]  # in a Hive: meteor dust for anything
SPARE = "Honey Pot"  # a card to hold, so that the Main Phase goes on
GUST: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 9 * ["Puddle Strider"]}
THEIR_SPIT: dict[str, Any] = {"their_hand": ["Spark Spit"], "their_hive": ROCKS}

STONE = bug("Stone Slug", "3", 0, 9, 1, SLUG)  # holds, and hurts nobody
MITE = bug("Paper Mantis", "1", 1, 1, 1, MANTIS)
PAIR = bug("Cardboard Mantis", "2", 1, 2, 1, MANTIS)
BRUTE = bug("Iron Mantis", "5", 9, 9, 1, MANTIS)
TOYS = [STONE, MITE, PAIR, BRUTE]
RICH: dict[str, Any] = {"hive": ROCKS, "cards": TOYS}


def atk(name):
    """What is printed."""
    return Table(mine=[name]).permanent(name).card.atk


def defence(name):
    return Table(mine=[name]).permanent(name).card.defence


# --- those who hit ----------------------------------------------------------------------------------------------------


def test_an_anvil_sergeant_drills_the_other_soldiers_of_its_field():
    table = Table(
        mine=["Anvil Sergeant", "Boulder Bully", "Slagback Roller"],
        hive=["Gravel Recruit"],
        theirs=["Cratershell Private"],
    )
    assert table.permanent("Boulder Bully").atk == atk("Boulder Bully") + 1
    assert table.permanent("Anvil Sergeant").atk == atk("Anvil Sergeant")
    assert table.permanent("Slagback Roller").atk == atk("Slagback Roller")
    assert table.permanent("Cratershell Private").atk == atk("Cratershell Private")
    assert table.permanent("Gravel Recruit").atk == atk("Gravel Recruit")


def test_two_anvil_sergeants_drill_each_other():
    table = Table(mine=2 * ["Anvil Sergeant"])
    assert (
        table.permanent("Anvil Sergeant #1").atk
        == table.permanent("Anvil Sergeant #2").atk
        == atk("Anvil Sergeant") + 1
    )


def test_a_victory_chirper_sings_for_each_cricket_that_hits_a_player():
    table = Table(
        mine=["Victory Chirper", "Stubblefield Leaper", "Cinderhop Nymph", "Boulder Bully"],
        theirs=["Stone Slug"],
        cards=TOYS,
    )
    table.attack("Victory Chirper", "Stubblefield Leaper", "Cinderhop Nymph", "Boulder Bully")
    table.block("Stone Slug", "Cinderhop Nymph").sees(devotion=(2, 0))


@rule("SB-Y7", "SB-Y2")
def test_a_bombardier_gunner_is_paid_for_the_bug_it_plinks_even_a_friend():
    table = Table(mine=["Cardboard Mantis"], theirs=["Stone Slug"], hand=["Bombardier Gunner"], **RICH)
    table.play("Bombardier Gunner").target("Cardboard Mantis")
    table.sees(mine=["Bombardier Gunner", "Bounty"], splat=["Cardboard Mantis"])


@rule("SB-Y2")
def test_a_bombardier_gunner_is_paid_nothing_for_a_wounded_bug_that_its_player_eats():
    table = Table(mine=["Iron Mantis"], theirs=["Gutter Gourmand", "Stone Slug"], hand=["Bombardier Gunner"], **RICH)
    table.play("Bombardier Gunner").target("Stone Slug").resolve()
    table.devote("Iron Mantis").activate("Gutter Gourmand").resolve()
    table.sees(their_splat=["Stone Slug"], mine=["Bombardier Gunner", "Iron Mantis (exhausted)"])


def test_an_afterburner_hornet_that_hits_a_player_is_ready_to_block():
    table = Table(mine=["Afterburner Hornet"], theirs=["Iron Mantis"], their_devotion=9, cards=TOYS)
    table.attack("Afterburner Hornet").done().sees(turn="them", devotion=(0, 9 - atk("Afterburner Hornet")))
    table.sees(mine=["Afterburner Hornet"]).attack("Iron Mantis").offers(
        "block Iron Mantis with Afterburner Hornet", "done"
    )


def test_an_afterburner_hornet_that_is_blocked_stays_exhausted():
    table = Table(mine=["Afterburner Hornet"], theirs=["Stone Slug"], cards=TOYS)
    table.attack("Afterburner Hornet").block("Stone Slug").sees(turn="them", mine=["Afterburner Hornet (exhausted)"])


def test_a_cinder_tithe_deals_three_and_gains_two_devotion():
    table = Table(mine=["Stone Slug"], theirs=["Cardboard Mantis"], hand=["Cinder Tithe"], **RICH)
    table.play("Cinder Tithe").target("Stone Slug").sees(devotion=(2, 0), splat=["Cinder Tithe"])
    assert table.shown("Stone Slug")["damage"] == 3


@rule("SB-P8")
def test_a_cinder_tithe_whose_target_has_left_gains_nothing():
    table = Table(theirs=["Cardboard Mantis"], hand=["Cinder Tithe"], **RICH, **GUST)
    table.play("Cinder Tithe").play("Gust at the Window").resolve()
    table.sees(devotion=(0, 0), splat=["Cinder Tithe"], their_hand=["Cardboard Mantis"])


@rule("SB-C7", "SB-P14")
def test_a_magnifying_blast_burns_five_on_a_field_or_three_in_a_hive():
    table = Table(
        mine=["Paper Mantis"],
        theirs=["Iron Mantis"],
        their_hive=["Stone Slug"],
        hand=2 * ["Magnifying Blast"],
        hive=2 * ROCKS,
        cards=TOYS,
    )
    table.play("Magnifying Blast").mode(0).offers("target my Paper Mantis", "target their Iron Mantis")
    table.target("Iron Mantis")
    table.play("Magnifying Blast").mode(1).target("Stone Slug")
    assert (table.shown("Iron Mantis")["damage"], table.shown("Stone Slug")["damage"]) == (5, 3)


@rule("SB-P8")
def test_a_magnifying_blast_at_a_field_fizzles_when_its_target_flees_to_the_hive():
    table = Table(
        theirs=["Cardboard Mantis"],
        their_hive=["Stone Slug (exhausted)", *4 * ["Puddle Strider"]],
        hand=["Magnifying Blast"],
        their_hand=["Poison Gas"],
        **RICH,
    )
    table.play("Magnifying Blast").mode(0).play("Poison Gas").target("Stone Slug").resolve()
    table.sees(theirs=["Stone Slug (exhausted)"], their_splat=["Poison Gas"], splat=["Magnifying Blast"])
    assert "damage" not in table.shown("Stone Slug") and "damage" not in table.shown("Cardboard Mantis")


@rule("SB-P9")
def test_a_magnifying_blast_without_a_bug_anywhere_cannot_be_played():
    table = Table(hand=["Magnifying Blast"], dust={"meteor": 9})
    assert not table.can("play Magnifying Blast")
    table = Table(hand=["Magnifying Blast"], their_hive=["Pew Slug"], dust={"meteor": 9})
    table.play("Magnifying Blast").sees(their_hive=[], their_splat=["Pew Slug"])


@rule("SB-C8", "SB-Z2")
def test_an_acid_rain_falls_on_every_field_and_no_hive():
    table = Table(
        mine=["Stone Slug", "Paper Mantis", "Spiderling"],
        theirs=["Paper Mantis", "Cardboard Mantis"],
        hand=["Acid Rain"],
        their_hive=["Paper Mantis"],
        others=[{"field": ["Paper Mantis"]}],
        their_turn=True,
        **RICH,
    )
    table.devote("their Paper Mantis").play("Acid Rain").pass_all()
    table.sees(mine=["Stone Slug"], theirs=["Cardboard Mantis"], third=[], splat=["Acid Rain", "Paper Mantis"])
    table.sees(their_hive=["Paper Mantis"])


@rule("SB-C2", "SB-E2")
def test_a_clinker_carapace_fits_meteor_bugs_and_meteor_tokens():
    table = Table(mine=["Clinker Carapace", "Spiderling", "Speck Scorpion", "Pew Slug", "Ant", "Moth"], hive=ROCKS)
    table._take("equip", "Clinker Carapace").offers("target my Spiderling", "target my Speck Scorpion")


@rule("SB-Y6", "SB-R2", "SB-K4")
def test_a_clinker_carapace_hardens_and_turns_aside_a_point_of_every_trait():
    bearer = ["Speck Scorpion", {"card": "Clinker Carapace", "on": 0}]
    hard = defence("Speck Scorpion") + 2 + 1  # with Hardshell
    enough = bug("Battering Worm", "3", hard + 3, 99, 1, WORM, FLYING, SWIMMING, TUNNELING)
    short = bug("Battering Worm", "3", hard + 2, 99, 1, WORM, FLYING, SWIMMING, TUNNELING)
    table = Table(mine=["Battering Worm"], theirs=bearer, cards=[short])
    table.attack("Battering Worm").block("Speck Scorpion").sees(theirs=["Clinker Carapace", "Speck Scorpion"])
    table = Table(mine=["Battering Worm"], theirs=bearer, cards=[enough])
    table.attack("Battering Worm").block("Speck Scorpion").sees(theirs=["Clinker Carapace"])


@rule("SB-C5", "SB-B9", "SB-Z3")
def test_a_wounded_bug_that_retreats_out_of_its_clinker_carapace_falls_in_the_hive():
    wounded = {"card": "Slagback Roller", "damage": defence("Slagback Roller")}
    table = Table(mine=[wounded, {"card": "Clinker Carapace", "on": 0}], hive=["Pew Slug"])
    table.retreat("Slagback Roller").sees(mine=["Clinker Carapace"], hive=["Pew Slug"], splat=["Slagback Roller"])


@rule("SB-C1")
def test_on_kicking_grounds_crickets_beetles_and_wasps_kick_harder():
    mine = ["Drumfire Cricket", "Slagback Roller", "Shrapnel Wasp", "Toll Spider", "Crater Beetle"]
    table = Table(mine=mine, theirs=["Boulder Bully"], hand=2 * ["Kicking Grounds"], hive=ROCKS)
    table.play("Kicking Grounds")
    stronger = [name for name in mine if table.permanent(name).atk == atk(name) + 1]
    assert stronger == ["Drumfire Cricket", "Slagback Roller", "Shrapnel Wasp", "Crater Beetle"]
    assert table.permanent("Toll Spider").atk == atk("Toll Spider")
    assert table.permanent("Boulder Bully").atk == atk("Boulder Bully")
    assert not table.can("play Kicking Grounds")


@rule("SB-P12", "SB-C9")
def test_a_falling_star_festival_cheers_the_first_damage_of_each_turn():
    mine = ["Falling Star Festival", "Drumfire Cricket", "Iron Mantis"]
    table = Table(mine=mine, theirs=["Stone Slug"], their_devotion=19, cards=TOYS)
    table.attack("Drumfire Cricket", "Iron Mantis").block("Stone Slug", "Drumfire Cricket")
    table.sees(devotion=(1, 19 - 1 - 9)).end_turn().attack("Iron Mantis").done().sees(devotion=(2, 0))


@rule("SB-K5", "SB-C9")
def test_a_falling_star_festival_cheers_damage_to_a_player_without_devotion_but_no_loss():
    table = Table(mine=["Falling Star Festival"], hand=["Odd Jobs", "Party Crasher"], hive=ROCKS, their_devotion=2)
    table.play("Odd Jobs").mode(2).sees(devotion=(0, 0))
    table.play("Party Crasher").sees(devotion=(1, 0))


def test_a_falling_star_festival_does_not_cheer_when_its_own_player_is_hit():
    table = Table(mine=["Falling Star Festival"], theirs=["Iron Mantis"], devotion=15, their_turn=True, cards=TOYS)
    table.attack("Iron Mantis").sees(devotion=(6, 0))


# --- those who bite ---------------------------------------------------------------------------------------------------


@rule("SB-P17", "SB-W1")
def test_an_altar_tick_turns_its_fellows_into_devotion_and_wins():
    table = Table(mine=["Altar Tick", "Spiderling", "Eggsack Nurse"], hive=ROCKS, devotion=14)
    table.activate("Altar Tick").choose("Spiderling").sees(devotion=(16, 0), mine=["Altar Tick", "Eggsack Nurse"])
    table.activate("Altar Tick").sees(devotion=(18, 0), mine=["Altar Tick", "Spiderling", "Spiderling"])
    table.activate("Altar Tick").choose("Spiderling #1").sees(winner="me")


@rule("SB-P13")
def test_an_altar_tick_alone_or_without_dust_or_on_another_turn_does_nothing():
    assert not Table(mine=["Altar Tick"], hive=ROCKS).can("activate Altar Tick")
    assert not Table(mine=["Altar Tick", "Pew Slug"]).can("activate Altar Tick")
    table = Table(
        mine=["Altar Tick", "Pew Slug"], hand=["Spark Spit"], hive=ROCKS, theirs=["Errand Fly"], their_turn=True
    )
    table.devote("Errand Fly").asks("me", "priority")
    assert not table.can("activate Altar Tick")


def test_a_leftover_tick_brings_back_a_small_bug():
    splat = ["Paper Mantis", "Cardboard Mantis", "Stone Slug", "Spark Spit"]
    table = Table(splat=splat, their_splat=["Pew Slug"], hand=["Leftover Tick"], **RICH)
    table.play("Leftover Tick").offers("choose-card Paper Mantis", "choose-card Cardboard Mantis", "done")
    table.choose("Cardboard Mantis").sees(hand=["Cardboard Mantis"], mine=["Leftover Tick"])


@rule("SB-B7", "SB-P16")
def test_a_leftover_tick_played_from_the_hive_may_bring_back_nothing():
    table = Table(splat=["Boot-Sole Tick"], hive=["Leftover Tick", *ROCKS])
    table.play_from_hive("Leftover Tick").done().sees(hand=[], splat=["Boot-Sole Tick"], mine=["Leftover Tick"])


@rule("SB-P12", "SB-C6")
def test_a_web_debt_collector_collects_once_a_turn_for_enemy_bugs():
    table = Table(
        mine=["Web-Debt Collector", "Paper Mantis"],
        theirs=["Spiderling", "Paper Mantis", "Cardboard Mantis"],
        hand=["Acid Rain", "Spark Spit"],
        **RICH,
    )
    table.play("Acid Rain").resolve().sees(mine=["Bounty", "Web-Debt Collector"], theirs=["Cardboard Mantis"])
    table.play("Spark Spit").target("Cardboard Mantis").resolve().sees(mine=["Bounty", "Web-Debt Collector"], theirs=[])


def test_a_web_debt_collector_collects_nothing_for_its_own_player_and_again_the_next_turn():
    table = Table(
        mine=["Web-Debt Collector", "Paper Mantis"],
        theirs=["Paper Mantis", "Iron Mantis"],
        hand=2 * ["Spark Spit"],
        **RICH,
    )
    table.play("Spark Spit").target("my Paper Mantis").resolve().sees(mine=["Web-Debt Collector"])
    table.end_turn().attack("Paper Mantis").pass_all().block("Web-Debt Collector").pass_all()
    table.sees(mine=["Bounty", "Web-Debt Collector"], turn="me")


@rule("SB-P17", "SB-P12", "SB-Z3")
def test_a_web_debt_collector_that_rested_in_the_hive_collects_again():
    table = Table(mine=["Web-Debt Collector"], theirs=["Paper Mantis", "Paper Mantis"], hand=2 * ["Spark Spit"], **RICH)
    table.play("Spark Spit").target("Paper Mantis #1").resolve().retreat("Web-Debt Collector").resolve()
    table.sees(mine=["Bounty"]).end_turn().end_turn().sees(turn="me").play_from_hive("Web-Debt Collector").resolve()
    table.play("Spark Spit").target("Paper Mantis").resolve().sees(mine=["Bounty", "Bounty", "Web-Debt Collector"])


def test_a_burrow_foreman_works_better_beside_another_tunneler_of_its_field():
    table = Table(
        mine=["Burrow Foreman", "Earthworm"], theirs=["Burrow Foreman"], hive=["Cellar Scorpion"], hand=[SPARE]
    )
    assert table.permanent("my Burrow Foreman").atk == atk("Burrow Foreman") + 1
    assert table.permanent("their Burrow Foreman").atk == atk("Burrow Foreman")
    assert table.dev("my Burrow Foreman") == table.dev("their Burrow Foreman") + 1
    table.devote("my Burrow Foreman").sees(devotion=(table.dev("my Burrow Foreman"), 0))


@rule("SB-Y9", "SB-Y2")
def test_sheriff_stingwell_is_paid_two_for_a_bug_that_dies_of_its_venom():
    table = Table(mine=["Sheriff Stingwell"], theirs=["Cardboard Mantis"], cards=TOYS)
    table.attack("Sheriff Stingwell").block("Cardboard Mantis")
    table.sees(mine=["Bounty", "Bounty", "Sheriff Stingwell (exhausted)"], their_splat=["Cardboard Mantis"])


def test_a_family_dinner_is_one_bug_for_two_cards():
    table = Table(mine=["Eggsack Nurse", "Stone Slug"], theirs=["Iron Mantis"], hand=["Family Dinner"], **RICH)
    table.play("Family Dinner").offers("choose Eggsack Nurse", "choose Stone Slug").choose("Eggsack Nurse").resolve()
    table.sees(hand=2 * ["Pew Slug"], deck=8, mine=["Spiderling", "Spiderling", "Stone Slug"])
    table.sees(splat=["Eggsack Nurse", "Family Dinner"])


def test_a_family_dinner_with_nobody_left_to_eat_draws_nothing():
    table = Table(mine=["Paper Mantis"], hand=["Family Dinner", SPARE], **RICH, **THEIR_SPIT)
    table.play("Family Dinner").play("Spark Spit").resolve().sees(mine=[], hand=[SPARE], deck=10)


@rule("SB-C2", "SB-Y9")
def test_a_bottled_sting_lends_venom_to_those_who_know_how_to_bite():
    table = Table(
        mine=["Bottled Sting", "Eggsack Nurse", "Burrow Foreman", "Altar Tick", "Ember Stinger", "Drumfire Cricket"],
        theirs=["Stone Slug"],
        **RICH,
    )
    table._take("equip", "Bottled Sting").offers(
        "target my Eggsack Nurse", "target my Burrow Foreman", "target my Altar Tick", "target my Ember Stinger"
    )
    table.target("Eggsack Nurse").resolve().attack("Eggsack Nurse").pass_all().block("Stone Slug").pass_all().sees(
        turn="them"
    )
    assert table.shown("Stone Slug")["minus"] == atk("Eggsack Nurse")


@rule("SB-C9", "SB-Y2", "SB-C8")
def test_the_damage_of_a_bottled_sting_is_dealt_by_its_bug():
    table = Table(
        mine=["Ember Stinger", {"card": "Bottled Sting", "on": 0}],
        theirs=["Stone Slug", "Cardboard Mantis"],
        their_turn=True,
        cards=TOYS,
    )
    table.devote("Stone Slug").activate("Bottled Sting").target("Cardboard Mantis").resolve()
    table.sees(mine=["Bounty", "Ember Stinger"], splat=["Bottled Sting"], their_splat=["Cardboard Mantis"])


def test_a_bottled_sting_that_nobody_wears_can_be_thrown_all_the_same():
    table = Table(mine=["Bottled Sting"], theirs=["Stone Slug", "Cardboard Mantis"], hive=["Pew Slug"], cards=TOYS)
    table.activate("Bottled Sting").target("Stone Slug").resolve().sees(mine=[], splat=["Bottled Sting"])
    assert table.shown("Stone Slug")["damage"] == 2


# --- avatars ----------------------------------------------------------------------------------------------------------


@rule("SB-A1", "SB-C6")
def test_sol_exhausts_for_an_ant_and_is_ready_the_next_turn():
    table = Table(avatar="Sol", hive=9 * ["Seven-Spot Page"])
    table.activate("Sol").sees(mine=["Ant"])
    assert not table.can("use-avatar Sol")
    table.end_turn().end_turn().activate("Sol").sees(mine=["Ant", "Ant"])


@rule("SB-A1", "SB-P14")
def test_luna_exhausts_a_bug_or_looks_at_two_cards():
    deck = ["Spark Spit", "Acid Rain", "Honey Pot"]
    table = Table(avatar="Luna", theirs=["Stone Slug"], hive=9 * ["Puddle Strider"], deck=deck, cards=TOYS)
    table.activate("Luna").mode(0).sees(theirs=["Stone Slug (exhausted)"])
    table = Table(avatar="Luna", theirs=["Stone Slug"], hive=9 * ["Puddle Strider"], deck=deck, cards=TOYS)
    table.activate("Luna").mode(1).offers("choose-card Spark Spit", "choose-card Acid Rain", "done")
    table.choose("Spark Spit").done().end_turn().end_turn().sees(hand=["Acid Rain"], theirs=["Stone Slug"])


@rule("SB-A2", "SB-A1")
def test_mars_singes_a_bug_on_a_field_and_none_in_a_hive():
    table = Table(avatar="Mars", mine=["Stone Slug"], theirs=["Paper Mantis"], their_hive=["Pew Slug"], **RICH)
    table.activate("Mars").offers("target my Stone Slug", "target their Paper Mantis").target("Paper Mantis")
    table.sees(their_splat=["Paper Mantis"])
    assert not table.can("use-avatar Mars")


@rule("SB-A1", "SB-P1", "SB-P8")
def test_mars_can_be_answered_and_is_exhausted_for_nothing():
    table = Table(avatar="Mars", theirs=["Paper Mantis"], **RICH, **GUST)
    table.activate("Mars").play("Gust at the Window").resolve().sees(
        their_hand=["Paper Mantis"], their_splat=["Gust at the Window"]
    )
    assert not table.can("use-avatar Mars")
