"""First Molt, the uncommon cards of the lunar alliance: each card, and where it meets others."""

import pytest

from marks import rule
from shard_table import Table

POND = 9 * ["Puddle Strider"]  # lunar dust to spare


# --- Dartwing Outrider, Wardrobe Haunter, Nightshade Sipper -----------------------------------------------------------


@rule("SB-Y1", "SB-B5")
def test_dartwing_outrider_attacks_in_the_turn_it_is_played():
    table = Table(hand=["Dartwing Outrider", "Pondskim Dragonfly"], hive=POND, their_devotion=5)
    table.play("Pondskim Dragonfly").resolve().play("Dartwing Outrider").resolve().end_main()
    table.offers("attack Dartwing Outrider", "done").attack("Dartwing Outrider").sees(devotion=(0, 2))


@rule("SB-C10")
def test_wardrobe_haunter_leaves_a_moth_when_it_is_splat():
    table = Table(mine=["Wardrobe Haunter"], theirs=["Doorstop Snail", "Errand Fly"])
    table.attack("Wardrobe Haunter").block("Errand Fly").done()
    table.sees(mine=["Moth"], splat=["Wardrobe Haunter"], their_splat=["Errand Fly"])


@rule("SB-C10", "SB-Z4")
def test_wardrobe_haunter_that_was_stolen_leaves_its_moth_to_the_thief():
    haunter = {"card": "Wardrobe Haunter", "owner": 1}
    table = Table(mine=[haunter], hand=["Acid Rain"], hive=3 * ["Speck Scorpion"]).play("Acid Rain").resolve()
    table.sees(mine=["Moth"], theirs=[], splat=["Acid Rain"], their_splat=["Wardrobe Haunter"])


@rule("SB-C10")
def test_wardrobe_haunter_flutters_up_from_a_drowned_deck():
    table = Table(hand=["Silt Librarian"], hive=POND, their_deck=["Wardrobe Haunter", *3 * ["Pew Slug"]])
    table.play("Silt Librarian").resolve().sees(theirs=["Moth"], mine=["Silt Librarian"])


@rule("SB-C10")
def test_wardrobe_haunter_leaves_nothing_when_it_goes_to_a_hand():
    table = (
        Table(mine=["Wardrobe Haunter"], hand=["Gust at the Window"], hive=POND).play("Gust at the Window").resolve()
    )
    table.sees(mine=[], hand=["Wardrobe Haunter"])


@rule("SB-Y9")
def test_nightshade_sipper_leaves_a_counter_that_stays():
    table = Table(mine=["Orchard Marquis"], theirs=["Nightshade Sipper"])
    table.attack("Orchard Marquis").block("Nightshade Sipper").sees(their_splat=["Nightshade Sipper"], turn="them")
    assert table.stats("Orchard Marquis") == "3/4"
    assert table.shown("Orchard Marquis")["minus"] == 1


@rule("SB-Y9")
def test_nightshade_sipper_hits_players_as_others_do():
    Table(mine=["Nightshade Sipper"], their_devotion=3).attack("Nightshade Sipper").sees(devotion=(0, 2))


# --- Matron of the Lamp -----------------------------------------------------------------------------------------------


def test_matron_of_the_lamp_lifts_her_own_other_moths():
    table = Table(mine=["Matron of the Lamp", "Moth", "Errand Fly"], theirs=["Dusk Courier"])
    assert table.stats("Matron of the Lamp") == "2/2"
    assert table.stats("Moth") == "2/2"
    assert table.stats("Errand Fly") == "1/1"
    assert table.stats("Dusk Courier") == "1/1"


def test_two_matrons_of_the_lamp_lift_each_other():
    table = Table(mine=["Matron of the Lamp", "Matron of the Lamp"])
    assert table.stats("Matron of the Lamp #1") == "3/3"
    assert table.stats("Matron of the Lamp #2") == "3/3"


@rule("SB-T1", "SB-B9")
def test_matron_of_the_lamp_takes_a_wounded_moth_along_when_she_goes():
    table = Table(
        mine=["Matron of the Lamp", {"card": "Dusk Courier", "damage": 1}],
        their_turn=True, their_hand=["Gust at the Window"], their_hive=POND,
    )  # fmt: skip
    table.sees(mine=["Matron of the Lamp", "Dusk Courier"])
    table.play("Gust at the Window").target("Matron of the Lamp").resolve()
    table.sees(mine=[], hand=["Matron of the Lamp"], splat=["Dusk Courier"])


# --- Cutpurse Mosquito, Contract Dragonfly, Marginalia Snail ----------------------------------------------------------


def test_cutpurse_mosquito_slips_past_walkers_and_draws_a_card():
    table = Table(mine=["Cutpurse Mosquito"], theirs=["Pew Slug"], their_devotion=3, deck=["Antonio", "Pew Slug"])
    table.attack("Cutpurse Mosquito").sees(devotion=(0, 1), hand=["Antonio"], turn="them")


@rule("SB-K5")
def test_cutpurse_mosquito_draws_for_a_hit_on_no_devotion_but_not_when_blocked():
    table = Table(mine=2 * ["Cutpurse Mosquito"], theirs=["Errand Fly"])
    table.attack("Cutpurse Mosquito #1", "Cutpurse Mosquito #2")
    table.block("Errand Fly", "Cutpurse Mosquito #1")
    table.sees(hand=["Pew Slug"], deck=9, their_splat=["Errand Fly"])


@rule("SB-Y2", "SB-Y3")
def test_contract_dragonfly_lures_its_prey_and_is_paid():
    table = Table(mine=["Contract Dragonfly"], theirs=["Pew Slug", "Doorstop Snail"])
    table.attack("Contract Dragonfly").target("Pew Slug").done()
    table.sees(mine=["Contract Dragonfly (exhausted)", "Bounty"], their_splat=["Pew Slug"])


@rule("SB-Y2")
def test_contract_dragonfly_is_not_paid_for_the_work_of_others():
    table = Table(mine=["Contract Dragonfly"], theirs=["Pew Slug"], hand=["Acid Rain"], hive=3 * ["Speck Scorpion"])
    table.play("Acid Rain").resolve().sees(theirs=["Pew Slug"])
    table = Table(mine=["Contract Dragonfly", "Party Crasher"], theirs=["Pew Slug"])
    table.attack("Party Crasher").block("Pew Slug").sees(their_splat=["Pew Slug"])
    table.sees(mine=["Contract Dragonfly", "Party Crasher (exhausted)"])


@rule("SB-P4")
def test_marginalia_snail_drowns_seven_cards_when_it_devotes():
    table = Table(mine=["Marginalia Snail"], hive=["Pew Slug"], their_hand=["Snip the Thread"], their_hive=POND)
    table.devote("Marginalia Snail").sees(web=["Marginalia Snail", "Marginalia Snail"], their_deck=10)
    table.resolve().sees(devotion=(1, 0), their_deck=3, deck=10)


@rule("SB-V2", "SB-P15")
def test_marginalia_snail_drowns_and_devotes_even_if_it_is_gone():
    table = Table(mine=["Marginalia Snail"], hive=["Pew Slug"], their_hand=["Gust at the Window"], their_hive=POND)
    table.devote("Marginalia Snail").play("Gust at the Window").resolve()
    table.sees(devotion=(1, 0), their_deck=3, hand=["Marginalia Snail"])


# --- Riptide Strider, Drowned Cartographer, Ferry Snail ---------------------------------------------------------------


@rule("SB-C8", "SB-P13")
def test_riptide_strider_holds_an_attacker_back_on_its_turn():
    table = Table(
        mine=["Riptide Strider"], hive=["Pew Slug"],
        their_turn=True, theirs=["Antonio", "Errand Fly"], their_hand=["Pew Slug"],
    )  # fmt: skip
    table.devote("Errand Fly").asks("me", "priority").activate("Riptide Strider")
    table.offers("target their Antonio", "target their Errand Fly").target("Antonio").resolve()
    table.sees(mine=["Riptide Strider (exhausted)"], hive=["Pew Slug (exhausted)"])
    table.sees(theirs=["Antonio (exhausted)", "Errand Fly (exhausted)"], devotion=(0, 1))


@rule("SB-B3")
def test_riptide_strider_cannot_be_exhausted_for_its_own_ability_while_it_is_dizzy():
    table = Table(mine=["Riptide Strider (dizzy)"], hive=["Pew Slug"], theirs=["Antonio"])
    assert not table.can("activate Riptide Strider")
    assert Table(mine=["Riptide Strider"], hive=["Pew Slug"], theirs=["Antonio"]).can("activate Riptide Strider")
    assert not Table(mine=["Riptide Strider"], theirs=["Antonio"]).can("activate Riptide Strider")


@pytest.mark.parametrize(
    ("drowned", "figures", "keywords"), [(19, "2/3", ["swimming"]), (20, "5/5", ["swimming", "stomp"])]
)
def test_drowned_cartographer_rises_when_twenty_pages_are_wet(drowned, figures, keywords):
    table = Table(mine=["Drowned Cartographer"], splat=20 * ["Pew Slug"], their_splat=drowned * ["Pew Slug"])
    assert table.stats("Drowned Cartographer") == figures
    assert table.shown("Drowned Cartographer").get("keywords", []) == keywords


def test_drowned_cartographer_counts_all_enemies_together():
    third = {"splat": 11 * ["Pew Slug"]}
    table = Table(mine=["Drowned Cartographer"], their_splat=9 * ["Pew Slug"], others=[third])
    assert table.stats("Drowned Cartographer") == "5/5"


@rule("SB-T1", "SB-B9")
def test_drowned_cartographer_cannot_bear_its_wounds_when_the_pages_dry():
    wounded = {"card": "Drowned Cartographer", "damage": 3}
    table = Table(
        mine=[wounded], their_splat=20 * ["Pew Slug"], their_turn=True, their_hand=["Sweep the Porch"], their_hive=POND
    )
    table.play("Sweep the Porch").resolve().sees(splat=["Drowned Cartographer"], their_splat=["Sweep the Porch"])


def test_drowned_cartographer_counts_an_action_that_was_hushed():
    table = Table(
        mine=["Drowned Cartographer", "Hush-Now Butterfly"], hive=POND, their_splat=19 * ["Pew Slug"],
        their_turn=True, their_hand=["Moths in the Archive"], their_hive=POND,
    )  # fmt: skip
    table.play("Moths in the Archive").activate("Hush-Now Butterfly").resolve().sees(deck=10)
    assert table.stats("Drowned Cartographer") == "5/5"


@rule("SB-Z3", "SB-P16")
def test_ferry_snail_carries_one_bug_in_and_one_out():
    table = Table(mine=["Ferry Snail", "Pew Slug (exhausted)"], hive=["Antonio", "Errand Fly"], dust={"neutral": 3})
    table.activate("Ferry Snail").offers("target my Ferry Snail", "target my Pew Slug").target("Pew Slug")
    table.offers("target my Antonio", "target my Errand Fly").target("Antonio").resolve().sees(dust={"neutral": 1})
    table.sees(mine=["Ferry Snail (exhausted)", "Antonio"], hive=["Pew Slug (exhausted)", "Errand Fly"])
    assert table.is_dizzy("Antonio")


def test_ferry_snail_may_carry_itself_and_leaves_the_bugs_of_others_alone():
    table = Table(
        mine=["Ferry Snail"], hive=["Antonio"], dust={"neutral": 2}, theirs=["Moth"], their_hive=["Errand Fly"]
    )
    table.activate("Ferry Snail").resolve().sees(mine=["Antonio"], hive=["Ferry Snail (exhausted)"], theirs=["Moth"])


# --- Twilight's Charm, Poison Gas, Pulled Under -----------------------------------------------------------------------


@rule("SB-N1")
def test_twilights_charm_lets_a_bug_miss_one_beginning_phase():
    table = Table(theirs=["Antonio", "Errand Fly (exhausted)"], hand=["Twilight's Charm"], hive=POND)
    table.play("Twilight's Charm").target("Antonio").resolve().end_turn()
    table.sees(turn="them", theirs=["Antonio (exhausted)", "Errand Fly"])
    table.end_turn().end_turn().sees(turn="them", theirs=["Antonio", "Errand Fly"])


def test_twilights_charm_holds_against_being_readied_until_then():
    table = Table(
        mine=["Pew Slug"], theirs=["Antonio"], hand=["Twilight's Charm"], hive=POND,
        their_hand=2 * ["On Your Feet!"], their_hive=3 * ["Overconfident Ant"],
    )  # fmt: skip
    table.play("Twilight's Charm").target("Antonio").resolve().devote("Pew Slug").play("On Your Feet!").resolve()
    table.sees(theirs=["Antonio (exhausted)"], their_splat=["On Your Feet!"])
    table.end_turn().sees(theirs=["Antonio (exhausted)"]).play("On Your Feet!").resolve().sees(theirs=["Antonio"])


def test_twilights_charm_goes_on_when_its_target_is_no_bug_any_more():
    beetle = {"card": "Wind-Up Beetle", "also-bug": {"atk": 3, "def": 3, "species": ["beetle"]}}
    table = Table(theirs=[beetle], hand=["Twilight's Charm"], hive=POND).play("Twilight's Charm").resolve().end_turn()
    table.sees(turn="them", theirs=["Wind-Up Beetle (exhausted)"])


@rule("SB-P16", "SB-Z3")
def test_poison_gas_moves_one_bug_in_and_another_out_of_the_same_hive():
    table = Table(
        mine=["Pew Slug"], hand=["Poison Gas"], dust={"lunar": 2}, hive=["Errand Fly"],
        theirs=["Honeydew Courtier"], their_hive=["Antonio", "Moonwell Keeper"],
    )  # fmt: skip
    table.play("Poison Gas").offers("target my Pew Slug", "target their Honeydew Courtier").target("Honeydew Courtier")
    table.offers("target their Antonio", "target their Moonwell Keeper").target("Antonio").resolve()
    table.sees(theirs=["Antonio"], their_hive=["Honeydew Courtier", "Moonwell Keeper"], mine=["Pew Slug"])


@rule("SB-P9", "SB-P14")
def test_poison_gas_asks_for_a_player_with_a_bug_on_the_field_and_in_the_hive():
    table = Table(mine=["Pew Slug"], hand=["Poison Gas"], dust={"lunar": 2}, their_hive=["Antonio"])
    assert not table.can("play Poison Gas")
    table = Table(mine=["Pew Slug"], hand=["Poison Gas"], dust={"lunar": 2}, hive=["Errand Fly"], theirs=["Antonio"])
    table.play("Poison Gas").resolve().sees(mine=["Errand Fly"], hive=["Pew Slug"], theirs=["Antonio"])


@rule("SB-C6")
def test_poison_gas_ends_a_token_and_still_brings_the_other_bug():
    table = Table(
        hand=["Poison Gas"], dust={"lunar": 3}, hive=["Puddle Strider"], theirs=["Ant"], their_hive=["Antonio"]
    )
    table.play("Poison Gas").resolve().sees(theirs=["Antonio"], their_hive=[])


@rule("SB-P8")
def test_poison_gas_moves_the_bug_of_the_field_when_the_one_of_the_hive_is_gone():
    table = Table(
        hand=["Poison Gas"], dust={"lunar": 2}, hive=["Moonwell Keeper"],
        theirs=["Pew Slug", "Two-Way Puddle"], their_hive=["Honeydew Courtier", "Dusk Courier", "Dusk Courier"],
    )  # fmt: skip
    table.play("Poison Gas").target("Honeydew Courtier").activate("Two-Way Puddle").mode(1)
    table.target("Honeydew Courtier").resolve().sees(theirs=["Honeydew Courtier", "Two-Way Puddle (exhausted)"])
    table.sees(their_hive=["Pew Slug", "Dusk Courier (exhausted)", "Dusk Courier (exhausted)"])


@rule("SB-P8")
def test_poison_gas_moves_the_bug_of_the_hive_when_the_one_of_the_field_is_gone():
    table = Table(
        hand=["Poison Gas"], dust={"lunar": 2}, hive=["Moonwell Keeper"], theirs=["Pew Slug"],
        their_hive=["Antonio", "Dusk Courier", "Dusk Courier"], their_hand=["Gust at the Window"],
    )  # fmt: skip
    table.play("Poison Gas").target("Antonio").play("Gust at the Window").resolve()
    table.sees(theirs=["Antonio"], their_hand=["Pew Slug"])
    table.sees(their_hive=["Dusk Courier (exhausted)", "Dusk Courier (exhausted)"])


def test_pulled_under_puts_an_enemy_bug_below_its_owners_deck():
    table = Table(mine=["Pew Slug"], hand=["Pulled Under"], hive=POND, theirs=["Antonio"], their_deck=["Errand Fly"])
    table.play("Pulled Under").resolve().sees(theirs=[], their_deck=2, their_splat=[], their_hand=[])
    table.end_turn().sees(their_hand=["Errand Fly"]).end_turn().end_turn().sees(their_hand=["Antonio", "Errand Fly"])


@rule("SB-Z4", "SB-C6")
def test_pulled_under_sends_a_stolen_bug_to_its_owner_and_a_token_nowhere():
    stolen = {"card": "Antonio", "owner": 0}
    table = Table(theirs=[stolen, "Ant"], hand=2 * ["Pulled Under"], hive=POND).play("Pulled Under").target("Antonio")
    table.resolve().sees(theirs=["Ant"], deck=11, their_deck=10)
    table.play("Pulled Under").resolve().sees(theirs=[], deck=11, their_deck=10)


# --- Vial of Dream Dew, The Drowned Bell ------------------------------------------------------------------------------


@rule("SB-C2", "SB-E2", "SB-V4")
def test_vial_of_dream_dew_fits_lunar_bugs_and_their_tokens():
    table = Table(mine=["Vial of Dream Dew", "Puddle Strider", "Pebble Snail", "Pew Slug", "Antonio"], hive=POND)
    table.equip("Vial of Dream Dew").offers("target my Puddle Strider", "target my Pebble Snail")
    table.target("Pebble Snail").resolve().devote("Pebble Snail").resolve().sees(devotion=(1, 0))


def test_vial_of_dream_dew_is_drunk_for_a_card_whether_equipped_or_not():
    table = Table(mine=["Puddle Strider", {"card": "Vial of Dream Dew", "on": 0}], hive=["Pew Slug"], deck=["Antonio"])
    assert table.dev("Puddle Strider") == 2
    table.activate("Vial of Dream Dew").resolve()
    table.sees(mine=["Puddle Strider"], hive=["Pew Slug (exhausted)"], splat=["Vial of Dream Dew"], hand=["Antonio"])
    assert table.dev("Puddle Strider") == 1
    table = Table(mine=["Vial of Dream Dew"], hive=["Pew Slug"], deck=["Antonio"]).activate("Vial of Dream Dew")
    table.resolve().sees(mine=[], hand=["Antonio"])


@rule("SB-B3", "SB-P17")
def test_the_drowned_bell_rings_for_every_mystic_even_a_dizzy_one():
    table = Table(mine=["The Drowned Bell", "Pew Slug (dizzy)", "Moonwell Keeper", "Errand Fly"])
    table.activate("The Drowned Bell").offers("choose Pew Slug", "choose Moonwell Keeper").choose("Pew Slug").resolve()
    table.sees(their_deck=5, mine=["The Drowned Bell", "Pew Slug (exhausted)", "Moonwell Keeper", "Errand Fly"])
    table.activate("The Drowned Bell").resolve().sees(their_deck=0)
    assert not table.can("activate The Drowned Bell")


@rule("SB-C8")
def test_the_drowned_bell_rings_on_an_enemys_turn():
    table = Table(mine=["The Drowned Bell", "Pew Slug"], theirs=["Antonio"], their_turn=True, their_hand=["Pew Slug"])
    table.devote("Antonio").asks("me", "priority").activate("The Drowned Bell").resolve()
    table.sees(their_deck=5, devotion=(0, 2), mine=["The Drowned Bell", "Pew Slug (exhausted)"])


# --- The Sunken Archive, The Crooked Branch, Wind Off the Wetlands ----------------------------------------------------


@rule("SB-N1")
def test_the_sunken_archive_drowns_six_cards_as_its_players_turn_begins():
    table = Table(mine=["The Sunken Archive"], their_turn=True, their_hand=["Antonio"])
    table.end_turn().sees(turn="me", their_deck=4, deck=9)
    table.end_turn().sees(turn="them", their_deck=3)


@rule("SB-C1")
def test_the_sunken_archive_stands_once_on_a_field():
    table = Table(mine=["The Sunken Archive"], hand=["The Sunken Archive"], hive=POND, theirs=["The Sunken Archive"])
    assert not table.can("play The Sunken Archive")
    assert Table(hand=["The Sunken Archive"], hive=POND).can("play The Sunken Archive")


@rule("SB-P12")
def test_the_crooked_branch_draws_for_the_first_scout_that_hits_each_turn():
    table = Table(mine=["The Crooked Branch", "Puddle Strider", "Puddle Strider"], their_devotion=5)
    table.attack("Puddle Strider #1", "Puddle Strider #2").sees(devotion=(0, 3), hand=["Pew Slug"], turn="them")
    table.end_turn().attack("Puddle Strider #1").sees(hand=3 * ["Pew Slug"])


def test_the_crooked_branch_draws_for_no_other_bugs():
    table = Table(mine=["The Crooked Branch", "Errand Fly"], devotion=5, theirs=["Puddle Strider"], their_devotion=5)
    table.attack("Errand Fly").done().sees(devotion=(5, 4), hand=[])
    table.attack("Puddle Strider").sees(devotion=(4, 4), deck=9, hand=["Pew Slug"], turn="me")


@rule("SB-Z2")
def test_wind_off_the_wetlands_carries_the_flying_bugs_of_its_player():
    table = Table(mine=["Wind Off the Wetlands", "Moth", "Pew Slug"], hive=["Errand Fly"], theirs=["Dusk Courier"])
    assert table.stats("Moth") == "2/2"
    assert table.stats("Pew Slug") == "0/2"
    assert table.stats("Errand Fly") == "1/1"
    assert table.stats("Dusk Courier") == "1/1"


def test_wind_off_the_wetlands_carries_a_bug_with_paper_wings():
    table = Table(mine=["Wind Off the Wetlands", "Dave Swiftfoot", {"card": "Paper Wings", "on": 1}])
    assert table.stats("Dave Swiftfoot") == "4/4"
