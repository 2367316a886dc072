"""Solar cards of First Molt: uncommon supports, rare and cosmic rare cards."""

from marks import rule
from shard_table import Table

SUN = "Overconfident Ant"  # in a Hive it makes solar dust
SPENT = "Overconfident Ant (exhausted)"
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on


# --- uncommon supports ------------------------------------------------------------------------------------------------


@rule("SB-N4")
def test_clover_court_rewards_two_ready_bugs_at_the_end_of_its_players_turn_only():
    table = Table(mine=["Picnic Raiders", "Ant"], hand=["Clover Court"], hive=3 * [SUN])
    table.play("Clover Court").sees(hive=3 * [SPENT]).end_turn().sees(devotion=(1, 0), turn="them")
    table.end_turn().sees(devotion=(1, 0), turn="me")


def test_clover_court_counts_no_attackers_items_enemies_or_bugs_of_the_hive():
    mine = ["Clover Court", "Picnic Raiders", "Mortar Termites", "Thorn Pike"]
    table = Table(mine=mine, theirs=["Pew Slug"], hive=[SUN], their_devotion=9)
    table.attack("Mortar Termites").done().sees(devotion=(0, 7), turn="them")


@rule("SB-U1")
def test_warm_brood_cells_save_one_neutral_dust_for_ants_bees_and_termites():
    swarm = ["Picnic Raiders", "Sting Cadets", "Mortar Termites", "Painted Lady-in-Waiting", "Gold Field Ants"]
    table = Table(hand=["Warm Brood Cells", *swarm], hive=5 * [SUN])
    table.play("Warm Brood Cells").sees(hive=2 * [SUN] + 3 * [SPENT])
    table.play("Sting Cadets").sees(hive=5 * [SPENT], mine=["Sting Cadets", "Warm Brood Cells"])
    cheap = Table(mine=["Warm Brood Cells"], hand=swarm, hive=[SUN])
    assert cheap.can("play Picnic Raiders")
    assert cheap.can("play Mortar Termites")
    assert not cheap.can("play Painted Lady-in-Waiting")
    cheap.play("Gold Field Ants").sees(hive=[SPENT])


def test_warm_brood_cells_save_dust_from_the_hive_too_and_nothing_for_enemies():
    table = Table(
        mine=["Warm Brood Cells"], hive=["Marching Column", *3 * [SUN]], their_hand=["Picnic Raiders"], their_hive=[SUN]
    )
    table.play_from_hive("Marching Column").sees(hive=3 * [SPENT]).end_turn()
    assert not table.can("play Picnic Raiders")


@rule("SB-C1")
def test_there_is_room_for_only_one_warm_brood_cells():
    table = Table(mine=["Warm Brood Cells"], theirs=["Sunny Anthill"], hand=["Warm Brood Cells", "Sunny Anthill"],
                  hive=5 * [SUN])  # fmt: skip
    assert not table.can("play Warm Brood Cells")
    assert table.can("play Sunny Anthill")


@rule("SB-C8")
def test_a_walking_mound_gets_up_to_block_and_sits_down_when_the_turn_is_over():
    table = Table(mine=["Walking Mound"], theirs=["Mortar Termites"], hive=2 * [SUN], devotion=5, their_turn=True)
    table.attack("Mortar Termites").activate("Walking Mound").resolve().sees(hive=2 * [SPENT])
    assert table.stats("Walking Mound") == "3/3"
    table.pass_all().block("Walking Mound").pass_all()
    table.sees(mine=["Walking Mound"], their_splat=["Mortar Termites"], devotion=(5, 0), turn="me")
    assert "power" not in table.shown("Walking Mound")


@rule("SB-B9")
def test_a_walking_mound_that_meets_a_marquis_is_splat_like_any_bug():
    table = Table(mine=["Walking Mound"], theirs=["Orchard Marquis"], hive=[SUN, "Errand Fly"], their_turn=True)
    table.attack("Orchard Marquis").activate("Walking Mound").pass_all().block("Walking Mound").pass_all()
    table.sees(mine=[], splat=["Walking Mound"])


@rule("SB-B4")
def test_a_walking_mound_attacks_unless_it_came_this_turn():
    old = Table(mine=["Walking Mound"], hand=[SPARE], hive=2 * [SUN], their_devotion=5)
    old.activate("Walking Mound").resolve().attack("Walking Mound").pass_all().sees(devotion=(0, 2))
    new = Table(hand=["Walking Mound", SPARE], hive=4 * [SUN])
    new.play("Walking Mound").resolve().activate("Walking Mound").resolve().sees(hive=4 * [SPENT])
    assert new.is_dizzy("Walking Mound")


def test_a_walking_mound_is_a_termite_while_it_walks():
    mounds = ["Walking Mound", "Termite Undermayor"]
    table = Table(mine=mounds, theirs=["Orchard Marquis"], hive=2 * [SUN], their_turn=True)
    table.attack("Orchard Marquis").activate("Walking Mound").pass_all().block("Walking Mound").done().pass_all()
    table.sees(mine=["Termite", "Termite Undermayor"], splat=["Walking Mound"])


@rule("SB-C3", "SB-V4")
def test_a_walking_mound_wears_a_breastplate_until_it_stops_being_a_bug():
    table = Table(mine=["Walking Mound", "Lacquered Breastplate"], hand=[SPARE], hive=3 * [SUN])
    table.activate("Walking Mound").resolve().equip("Lacquered Breastplate").resolve()
    assert table.stats("Walking Mound") == "3/5"
    table.devote("Walking Mound").resolve().sees(devotion=(1, 0), hive=3 * [SPENT]).end_turn()
    assert "on" not in table.shown("Lacquered Breastplate")


@rule("SB-B12")
def test_a_walking_mound_keeps_its_counters_while_it_sits():
    table = Table(mine=["Walking Mound", "Royal Jelly Jar"], hand=[SPARE], hive=3 * [SUN])
    table.activate("Walking Mound").resolve().equip("Royal Jelly Jar").resolve().activate("Royal Jelly Jar").resolve()
    assert table.stats("Walking Mound") == "5/5"
    table.end_turn().end_turn().sees(turn="me")
    assert table.shown("Walking Mound")["plus"] == 2
    assert table.activate("Walking Mound").resolve().stats("Walking Mound") == "5/5"


def test_in_marching_season_soldiers_and_workers_hit_harder():
    mine = ["Gilded Sentry Ants", "Ant", "Seven-Spot Page"]
    table = Table(mine=mine, theirs=["Mortar Termites"], hand=["Marching Season", SPARE], hive=3 * [SUN])
    table.play("Marching Season").sees(hive=3 * [SPENT])
    assert table.stats("Gilded Sentry Ants") == "3/2"
    assert table.stats("Ant") == "2/1"
    assert table.stats("Seven-Spot Page") == "1/2"
    assert table.stats("Mortar Termites") == "2/3"


# --- rare bugs --------------------------------------------------------------------------------------------------------


@rule("SB-Y1")
def test_captain_buzzworthy_leads_an_attack_in_the_turn_it_is_played():
    mine = ["Picnic Raiders", "Gold Field Ants"]
    hand = ["Captain Buzzworthy"]
    their_hand = ["Waggle Dance"]
    table = Table(mine=mine, hand=hand, hive=3 * [SUN], their_devotion=15, their_hand=their_hand, their_hive=[SUN])
    table.play("Captain Buzzworthy").resolve().sees(hive=3 * [SPENT])
    table.attack("Captain Buzzworthy", "Picnic Raiders").resolve()
    assert table.stats("Picnic Raiders") == "4/2"
    assert table.stats("Gold Field Ants") == "1/1"
    assert table.stats("Captain Buzzworthy") == "2/2"
    table.pass_all().sees(devotion=(0, 9), turn="them")
    assert table.stats("Picnic Raiders") == "3/2"


@rule("SB-B3", "SB-P17")
def test_a_bee_nevolent_treasurer_turns_tokens_into_devotion_however_dizzy_they_all_are():
    table = Table(
        mine=["Bee-nevolent Treasurer (dizzy)", "Ant (dizzy)", "Drone", "Gold Field Ants", "Bounty"], hand=[SPARE]
    )
    table.activate("Bee-nevolent Treasurer").offers("choose Ant", "choose Drone")
    table.choose("Ant").sees(devotion=(1, 0)).activate("Bee-nevolent Treasurer").sees(devotion=(2, 0))
    assert not table.can("activate Bee-nevolent Treasurer")
    table.sees(mine=["Ant (exhausted)", "Bee-nevolent Treasurer", "Bounty", "Drone (exhausted)", "Gold Field Ants"])
    assert table.stats("Bee-nevolent Treasurer") == "2/3"


@rule("SB-P15")
def test_a_termite_undermayor_that_falls_with_its_citizens_replaces_those_that_are_no_tokens():
    mayor, page = {"card": "Termite Undermayor", "damage": 3}, {"card": "Seven-Spot Page", "damage": 1}
    mine = [mayor, page, "Gold Field Ants", "Early Rising Bee", "Ant"]
    table = Table(mine=mine, theirs=["Gold Field Ants"], hand=["Acid Rain", SPARE], hive=2 * ["Gravel Recruit"])
    table.play("Acid Rain").offers("add Termite Undermayor", "add Gold Field Ants").add("Gold Field Ants")
    table.sees(mine=["Ant", "Termite", "Termite"], theirs=["Ant"])


@rule("SB-Z2")
def test_a_termite_undermayor_replaces_a_termite_but_none_that_is_splat_in_the_hive():
    hive = ["Picnic Raiders", *3 * ["Gravel Recruit"]]
    hand = ["Rolled-Up Newspaper", "Magnifying Blast"]
    table = Table(mine=["Termite Undermayor", "Mortar Termites"], hive=hive, hand=hand, dust={"meteor": 7})
    table.play("Magnifying Blast").mode(1).target("Picnic Raiders").sees(mine=["Mortar Termites", "Termite Undermayor"])
    table.play("Rolled-Up Newspaper").target("Mortar Termites").sees(mine=["Termite", "Termite Undermayor"])
    assert table.stats("Termite Undermayor") == "3/4"


@rule("SB-P12", "SB-C9")
def test_saint_speckle_is_consoled_once_a_turn_for_damage():
    table = Table(mine=["Saint Speckle"], theirs=["Picnic Raiders", "Mortar Termites"], devotion=10, their_turn=True)
    table.attack("Picnic Raiders", "Mortar Termites").done().sees(devotion=(6, 0))


@rule("SB-K5", "SB-C9")
def test_saint_speckle_is_consoled_for_damage_at_no_devotion_but_not_for_a_loss():
    damage = Table(mine=["Saint Speckle"], hand=["Party Crasher", SPARE], hive=3 * [SUN])
    damage.play("Party Crasher").sees(devotion=(1, 0))
    loss = Table(mine=["Saint Speckle"], devotion=5, their_hand=["Odd Jobs"], their_hive=2 * [SUN], their_turn=True)
    loss.play("Odd Jobs").mode(2).sees(devotion=(3, 0))


@rule("SB-R1", "SB-R2")
def test_saint_speckle_resists_swimmers():
    table = Table(mine=["Gilt Diving Beetle"], theirs=["Saint Speckle"])
    table.attack("Gilt Diving Beetle").block("Saint Speckle").sees(theirs=["Saint Speckle"])
    assert table.stats("Saint Speckle") == "1/3"


def test_regent_goldwing_readies_a_ladybug_or_beetle_when_it_devotes():
    mine = ["Regent Goldwing", "Orchard Marquis (exhausted)", "Seven-Spot Page (exhausted)", "Glarewing (exhausted)"]
    table = Table(mine=mine, theirs=["Parasol Beetle (exhausted)"])
    table.devote("Regent Goldwing").offers("target my Orchard Marquis", "target my Seven-Spot Page")
    table.target("Orchard Marquis").sees(devotion=(3, 0)).devote("Orchard Marquis").sees(devotion=(6, 0))


@rule("SB-P9", "SB-V2")
def test_regent_goldwing_devotes_without_anybody_to_ready_as_well():
    table = Table(mine=["Regent Goldwing", "Glarewing (exhausted)"], hand=[SPARE])
    table.devote("Regent Goldwing").sees(devotion=(3, 0), mine=["Glarewing (exhausted)", "Regent Goldwing (exhausted)"])


def test_old_thunderhorn_rages_from_ten_devotion_on_and_stomps():
    table = Table(mine=["Old Thunderhorn", "Pew Slug"], theirs=["Mortar Termites"], devotion=9, their_devotion=9)
    assert table.stats("Old Thunderhorn") == "4/6"
    assert table.devote("Pew Slug").stats("Old Thunderhorn") == "7/6"
    table.attack("Old Thunderhorn").block("Mortar Termites").sees(devotion=(11, 5))
    assert Table(mine=["Old Thunderhorn"], devotion=10).stats("Old Thunderhorn") == "7/6"


@rule("SB-Y6")
def test_old_thunderhorn_withstands_six_when_it_blocks():
    table = Table(mine=["Nocturne, Who Ate the Moon"], theirs=["Old Thunderhorn"])
    table.attack("Nocturne, Who Ate the Moon").block("Old Thunderhorn").sees(theirs=["Old Thunderhorn"])


# --- rare actions, items and supports ---------------------------------------------------------------------------------


@rule("SB-P11", "SB-Y1")
def test_antpocalypse_rouses_every_ant_that_is_there_when_it_resolves():
    mine = ["Picnic Raiders (exhausted)", "Ant (dizzy)", "Mortar Termites (exhausted)"]
    theirs = ["Gold Field Ants (exhausted)"]
    hand = ["Antpocalypse", "Gilded Sentry Ants"]
    their_hand = ["Kick the Anthill"]
    table = Table(mine=mine, theirs=theirs, hand=hand, hive=7 * [SUN], their_hand=their_hand, their_hive=3 * [SUN])
    table.play("Antpocalypse").play("Kick the Anthill").resolve().play("Gilded Sentry Ants").resolve()
    table.sees(
        mine=["Ant", "Gilded Sentry Ants", "Mortar Termites (exhausted)", "Picnic Raiders"],
        theirs=["Ant", "Ant", "Gold Field Ants"],
        hive=7 * [SPENT],
    )
    assert table.stats("Picnic Raiders") == "4/3"
    assert table.stats("Mortar Termites") == "2/3"
    assert table.stats("their Ant #2") == "2/2"
    assert table.stats("Gilded Sentry Ants") == "2/2"
    table.end_main().offers("attack Ant", "attack Picnic Raiders", "done")


def test_a_high_noon_charge_exhausts_all_enemy_bugs_so_that_none_can_block():
    theirs = ["Orchard Marquis", "Ant", "Thorn Pike"]
    hand = ["High Noon Charge"]
    table = Table(mine=["Picnic Raiders"], theirs=theirs, their_hive=[SUN], hand=hand, hive=4 * [SUN], their_devotion=5)
    table.play("High Noon Charge")
    table.sees(theirs=["Ant (exhausted)", "Orchard Marquis (exhausted)", "Thorn Pike"], their_hive=[SUN])
    table.sees(mine=["Picnic Raiders"], hive=4 * [SPENT]).attack("Picnic Raiders")
    table.sees(devotion=(0, 2), turn="them", theirs=["Ant", "Orchard Marquis", "Thorn Pike"])


@rule("SB-Z2")
def test_a_high_noon_charge_finds_the_bugs_of_every_enemy():
    third = {"field": ["Ant"], "avatar": "Mars"}
    table = Table(theirs=["Picnic Raiders"], hand=["High Noon Charge", SPARE], hive=4 * [SUN], others=[third])
    table.play("High Noon Charge").sees(theirs=["Picnic Raiders (exhausted)"], third=["Ant (exhausted)"])


@rule("SB-P16", "SB-B3")
def test_a_roll_call_of_the_fallen_brings_back_up_to_two_cheap_bugs_that_are_not_played():
    splat = ["Pollen Courier", "Gold Field Ants", "Picnic Raiders", "Sting Cadets", "Thorn Pike"]
    table = Table(hand=["Roll Call of the Fallen", SPARE], hive=4 * [SUN], splat=splat)
    table.play("Roll Call of the Fallen").offers(
        "choose-card Pollen Courier", "choose-card Gold Field Ants", "choose-card Picnic Raiders", "done"
    )
    table.choose("Pollen Courier", "Picnic Raiders")
    table.sees(mine=["Picnic Raiders", "Pollen Courier"], hand=[SPARE], hive=4 * [SPENT]).asks("me", "main")
    assert table.is_dizzy("Picnic Raiders")


def test_a_roll_call_of_the_fallen_may_call_one():
    table = Table(hand=["Roll Call of the Fallen", SPARE], hive=4 * [SUN], splat=["Gold Field Ants", "Picnic Raiders"])
    table.play("Roll Call of the Fallen").choose("Gold Field Ants").done().sees(mine=["Gold Field Ants"])


@rule("SB-P10", "SB-P11")
def test_daybreak_again_readies_your_bugs_which_cannot_attack_any_more():
    mine = ["Orchard Marquis (exhausted)", "Early Rising Bee (exhausted)"]
    table = Table(mine=mine, theirs=["Ant (exhausted)"], hand=["Daybreak, Again", "Captain Buzzworthy"], hive=8 * [SUN])
    table.play("Daybreak, Again")
    table.sees(mine=["Early Rising Bee", "Orchard Marquis"], theirs=["Ant (exhausted)"], hive=5 * [SPENT] + 3 * [SUN])
    table.devote("Orchard Marquis").play("Captain Buzzworthy").sees(devotion=(3, 0))
    table.end_main().offers("attack Captain Buzzworthy", "done").done().end_turn().sees(turn="me").end_main()
    table.offers("attack Captain Buzzworthy", "attack Orchard Marquis", "attack Early Rising Bee", "done")


def test_a_crown_of_noon_fits_nobles_and_draws_a_card_when_its_bearer_devotes():
    mine = ["Orchard Marquis", "Seven-Spot Page", "Picnic Raiders"]
    table = Table(mine=mine, hand=["Crown of Noon"], hive=5 * [SUN], deck=["Glarewing", SPARE])
    table.play("Crown of Noon").equip("Crown of Noon").offers("target my Orchard Marquis", "target my Seven-Spot Page")
    table.target("Orchard Marquis").sees(hive=5 * [SPENT]).devote("Seven-Spot Page").sees(devotion=(1, 0), hand=[])
    table.devote("Orchard Marquis").sees(devotion=(5, 0), hand=["Glarewing"])


@rule("SB-N1", "SB-B3")
def test_a_sunny_anthill_makes_a_dizzy_ant_at_the_beginning_of_its_players_turn():
    table = Table(hand=["Sunny Anthill", SPARE], hive=5 * [SUN])
    table.play("Sunny Anthill").sees(hive=5 * [SPENT]).end_turn().sees(mine=["Sunny Anthill"])
    table.end_turn().sees(mine=["Ant", "Sunny Anthill"], turn="me")
    assert table.is_dizzy("Ant")


@rule("SB-V4")
def test_at_a_festival_of_kites_every_flyer_devotes_one_more():
    mine = ["Glarewing", "Drone", "Mortar Termites"]
    table = Table(mine=mine, theirs=["Seven-Spot Page"], hand=["Festival of Kites"], hive=4 * [SUN])
    table.play("Festival of Kites").sees(hive=4 * [SPENT])
    assert table.dev("Mortar Termites") == 1
    assert table.dev("Seven-Spot Page") == 1
    table.devote("Drone").sees(devotion=(1, 0)).devote("Glarewing").sees(devotion=(3, 0))


# --- cosmic rares -----------------------------------------------------------------------------------------------------


@rule("SB-V4")
def test_antonio_brings_an_ant_and_inspires_the_others_to_devote():
    table = Table(
        mine=["Gold Field Ants", "Mortar Termites"], theirs=["Gilded Sentry Ants"], hand=["Antonio"], hive=5 * [SUN]
    )
    table.play("Antonio").sees(mine=["Ant", "Antonio", "Gold Field Ants", "Mortar Termites"], hive=5 * [SPENT])
    assert (table.dev("Antonio"), table.dev("Ant"), table.dev("Mortar Termites")) == (2, 1, 1)
    assert table.dev("Gilded Sentry Ants") == 1
    assert table.stats("Antonio") == "3/3"
    table.devote("Gold Field Ants").sees(devotion=(1, 0))


def test_queen_aurelia_bears_two_ants_a_turn_and_strengthens_bug_tokens():
    table = Table(mine=["Drone", "Picnic Raiders"], theirs=["Ant"], hand=["Queen Aurelia", SPARE], hive=6 * [SUN])
    table.play("Queen Aurelia").sees(mine=["Drone", "Picnic Raiders", "Queen Aurelia"], hive=6 * [SPENT])
    assert table.stats("Drone") == "2/2"
    assert table.stats("Picnic Raiders") == "3/2"
    assert table.stats("their Ant") == "1/1"
    assert (table.stats("Queen Aurelia"), table.dev("Queen Aurelia")) == ("3/6", 4)
    table.end_turn().end_turn().sees(mine=["Ant", "Ant", "Drone", "Picnic Raiders", "Queen Aurelia"])
    assert table.stats("my Ant #2") == "2/2"


@rule("SB-T1", "SB-C6")
def test_damaged_tokens_fall_with_queen_aurelia():
    mine = ["Queen Aurelia", {"card": "Ant", "damage": 1}, "Drone"]
    table = Table(mine=mine, hand=["Rolled-Up Newspaper", SPARE], hive=6 * [SUN])
    table.sees(mine=["Ant", "Drone", "Queen Aurelia"]).play("Rolled-Up Newspaper").target("Queen Aurelia")
    table.sees(mine=["Drone"], splat=["Queen Aurelia", "Rolled-Up Newspaper"])


def test_destinys_dung_beetle_gains_one_for_each_ready_hard_shell_at_the_end_of_the_turn():
    mine = ["Duchess Dotty", "Seven-Spot Page", "Parasol Beetle (exhausted)", "Orchard Marquis"]
    hand, hive = ["Destiny's Dung Beetle", SPARE], [*5 * [SUN], "Parasol Beetle"]
    table = Table(mine=mine, theirs=["Gilded Sentry Ants"], hand=hand, hive=hive)
    table.play("Destiny's Dung Beetle").sees(hive=[*5 * [SPENT], "Parasol Beetle"])
    assert table.stats("Destiny's Dung Beetle") == "3/5"
    table.end_turn().sees(devotion=(3, 0)).end_turn().sees(devotion=(3, 0))


def test_empress_heliantha_wakes_all_other_bugs_and_inspires_the_nobles():
    mine = ["Orchard Marquis (exhausted)", "Picnic Raiders (exhausted)"]
    table = Table(mine=mine, theirs=["Seven-Spot Page (exhausted)"], hand=["Empress Heliantha"], hive=7 * [SUN])
    table.play("Empress Heliantha").sees(mine=["Empress Heliantha", "Orchard Marquis", "Picnic Raiders"])
    table.sees(theirs=["Seven-Spot Page (exhausted)"], hive=7 * [SPENT])
    assert (table.stats("Empress Heliantha"), table.dev("Empress Heliantha")) == ("4/5", 5)
    assert (table.dev("Picnic Raiders"), table.dev("Seven-Spot Page")) == (0, 1)
    table.devote("Orchard Marquis").sees(devotion=(4, 0))


@rule("SB-V2", "SB-P12")
def test_on_the_throne_of_endless_summer_the_first_bug_to_devote_each_turn_does_it_twice():
    mine, theirs = ["Orchard Marquis", "Painted Lady-in-Waiting"], ["Pew Slug"]
    table = Table(mine=mine, theirs=theirs, hand=["Throne of Endless Summer", SPARE], hive=5 * [SUN])
    table.play("Throne of Endless Summer").sees(hive=5 * [SPENT])
    table.devote("Orchard Marquis").sees(devotion=(3, 0)).devote("Orchard Marquis").sees(devotion=(6, 0))
    table.devote("Painted Lady-in-Waiting").sees(
        devotion=(7, 0),
        mine=["Orchard Marquis (exhausted)", "Painted Lady-in-Waiting (exhausted)", "Throne of Endless Summer"],
    )
    table.end_turn().devote("Pew Slug").sees(devotion=(7, 2), theirs=["Pew Slug (exhausted)"])
