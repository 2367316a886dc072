"""Solar cards of First Molt: what is printed on all of them; common bugs."""

import pytest

from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from shard_table import Table

SUN = "Overconfident Ant"  # in a Hive it makes solar dust
SPENT = "Overconfident Ant (exhausted)"
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on

PRINTED = {
    "Gold Field Ants": "S  1/1  dev 0 · ant worker",
    "Overconfident Ant": "S  3/1  dev 1 · ant soldier",
    "Early Rising Bee": "S  2/1  dev 0 · bee scout · flying · Aggro",
    "Gilded Sentry Ants": "1S  2/1  dev 1 · ant soldier · Hardshell",
    "Picnic Raiders": "1S  3/2  dev 0 · ant rogue",
    "Mortar Termites": "1S  2/3  dev 1 · termite worker · tunneling",
    "Timber Gnawers": "2S  3/2  dev 1 · termite worker · tunneling",
    "Sting Cadets": "2S  3/2  dev 1 · bee soldier · flying · Venom",
    "Marching Column": "3S  3/3  dev 1 · ant soldier",
    "Seven-Spot Page": "S  1/2  dev 1 · ladybug noble · flying",
    "Painted Lady-in-Waiting": "1S  2/3  dev 1 · butterfly noble · flying",
    "Parasol Beetle": "1S  1/4  dev 1 · beetle soldier · flying resistance · Hardshell",
    "Honeydew Courtier": "2S  1/3  dev 1 · ladybug noble · flying",
    "Gilt Diving Beetle": "2S  3/4  dev 1 · beetle hunter · swimming",
    "Cart-Horn Beetle": "3S  5/4  dev 1 · beetle soldier · Stomp",
    "Orchard Marquis": "4S  4/5  dev 3 · beetle noble · Hardshell",
    "Waggle Dance": "S quick action (effect)",
    "Nasty Sunburn": "1S quick action (attack)",
    "Forward, All of You!": "1S quick action (attack)",
    "Kick the Anthill": "2S quick action (effect)",
    "Morning Hymn": "1S action (effect)",
    "Thorn Pike": "S weapon, equip 1: soldier, worker or tunneling",
    "Acorn Cap Helm": "S armor, equip 1: beetle, ladybug or noble",
    "Royal Jelly Jar": "S consumable, equip 1",
    "Aphid Herder": "1S  1/2  dev 1 · ant worker",
    "Sergeant Six-Legs": "2S  2/3  dev 1 · ant soldier",
    "Hotfoot Bombardier": "2S  3/2  dev 1 · ant soldier · Plink 2",
    "Nectar Bailiff": "1SS  3/2  dev 1 · bee hunter · flying · Bounty 1",
    "Hive Choirmaster": "2S  1/3  dev 2 · bee mystic · flying",
    "Mound Mason": "2S  2/3  dev 1 · termite smith · tunneling",
    "Pollen Courier": "1S  1/1  dev 1 · butterfly scout · flying",
    "Glarewing": "2S  2/2  dev 1 · butterfly rogue · flying",
    "Sunrise Swallowtail": "2S  2/3  dev 1 · butterfly mystic · flying",
    "Buckler Smith": "2S  2/3  dev 1 · beetle smith",
    "Sunstone Guard": "3S  2/6  dev 2 · beetle soldier · tunneling resistance · Hardshell",
    "Duchess Dotty": "2SS  2/3  dev 2 · ladybug noble · flying",
    "On Your Feet!": "S quick action (effect)",
    "Squint!": "1S quick action (effect)",
    "Early Retirement": "2S quick action (effect)",
    "Settle It in the Garden": "1S action (attack)",
    "Follow the Crumbs": "1S action (effect)",
    "Antonio's Toothpick": "1S weapon, equip 2: Antonio or ant",
    "Lacquered Breastplate": "1S armor, equip 1: solar",
    "Clutch of Warm Eggs": "1S relic",
    "Clover Court": "2S location",
    "Warm Brood Cells": "2S location",
    "Walking Mound": "1S location",
    "Marching Season": "2S event",
    "Captain Buzzworthy": "1SS  2/2  dev 1 · bee soldier · flying · Aggro",
    "Bee-nevolent Treasurer": "2SS  2/3  dev 1 · bee noble · flying",
    "Termite Undermayor": "2SS  3/4  dev 2 · termite noble · tunneling",
    "Saint Speckle": "1SS  1/3  dev 2 · ladybug mystic · swimming resistance",
    "Regent Goldwing": "3SS  3/4  dev 3 · butterfly noble · flying",
    "Old Thunderhorn": "4SS  4/6  dev 4 · beetle soldier · Hardshell, Stomp",
    "Antpocalypse": "3SS action (attack)",
    "High Noon Charge": "2SS action (attack)",
    "Roll Call of the Fallen": "3S action (effect)",
    "Daybreak, Again": "3SS action (effect)",
    "Crown of Noon": "2S armor, equip 2: noble",
    "Sunny Anthill": "3SS location",
    "Festival of Kites": "2SS event",
    "Antonio": "3SS  3/3  dev 2 · ant noble",
    "Queen Aurelia": "4SS  3/6  dev 4 · ant noble",
    "Destiny's Dung Beetle": "3SS  3/5  dev 2 · beetle mystic · Hardshell",
    "Empress Heliantha": "4SSS  4/5  dev 5 · butterfly noble · flying",
    "Throne of Endless Summer": "3SS location",
    "Drone": "1/1 token · bee worker · flying",
    "Termite": "1/1 token · termite worker · tunneling",
}


@rule("SB-E1", "SB-E2")
@pytest.mark.parametrize(("name", "line"), PRINTED.items())
def test_every_solar_card_has_the_costs_figures_and_words_of_its_line(name, line):
    (page,) = [page for page in SHARD_BUGS.cards() if page.name == name]
    assert page.line("en") == line


# --- Gold Field Ants, Gilded Sentry Ants ------------------------------------------------------------------------------


@rule("SB-C10", "SB-Z4")
def test_gold_field_ants_leave_an_ant_to_whoever_controls_them_when_they_fall():
    table = Table(mine=["Gold Field Ants", {"card": "Gold Field Ants", "owner": 1}], theirs=["Mortar Termites"])
    table.attack("Gold Field Ants #2").block("Mortar Termites")
    table.sees(mine=["Ant", "Gold Field Ants"], their_splat=["Gold Field Ants"], theirs=["Mortar Termites"])


@rule("SB-C10")
def test_gold_field_ants_splat_in_the_hive_leave_an_ant_on_the_field():
    table = Table(hive=["Gold Field Ants"], their_hand=["Rolled-Up Newspaper"], their_hive=6 * [SUN], their_turn=True)
    table.play("Rolled-Up Newspaper").target("my Gold Field Ants")
    table.sees(mine=["Ant"], hive=[], splat=["Gold Field Ants"])


@rule("SB-C10")
def test_gold_field_ants_discarded_from_the_hand_make_an_ant():
    table = Table(hand=["Gold Field Ants", "Rummage the Bins"], hive=2 * [SUN])
    table.play("Rummage the Bins").choose("Gold Field Ants")
    table.sees(mine=["Ant"], splat=["Gold Field Ants", "Rummage the Bins"], hand=[SPARE, SPARE])


@rule("SB-C10")
def test_gold_field_ants_splat_from_the_deck_make_an_ant_for_their_owner():
    table = Table(
        deck=["Gold Field Ants"], their_hand=["Silt Librarian"], their_hive=2 * ["Puddle Strider"], their_turn=True
    )
    table.play("Silt Librarian").sees(mine=["Ant"], theirs=["Silt Librarian"], splat=["Gold Field Ants"], deck=0)


@rule("SB-Z2")
def test_gilded_sentry_ants_are_tougher_beside_another_ant_on_their_players_field_however_many():
    mine = ["Gilded Sentry Ants", "Ant", "Ant"]
    table = Table(mine=mine, theirs=["Gilded Sentry Ants"], their_hive=["Gold Field Ants"], hand=[SPARE])
    assert table.stats("my Gilded Sentry Ants") == "2/2"
    assert table.stats("their Gilded Sentry Ants") == "2/1"


@rule("SB-T4", "SB-T1")
def test_acid_rain_splats_gilded_sentry_ants_before_gold_field_ants_leave_them_a_new_companion():
    table = Table(mine=["Gold Field Ants", "Gilded Sentry Ants"], hand=["Acid Rain"], hive=2 * ["Gravel Recruit"])
    table.play("Acid Rain")
    table.sees(mine=["Ant"], splat=["Acid Rain", "Gilded Sentry Ants", "Gold Field Ants"])


@rule("SB-Y6")
def test_the_hardshell_of_gilded_sentry_ants_holds_off_one_attack_point_more():
    table = Table(mine=["Seven-Spot Page"], theirs=["Gilded Sentry Ants"])
    table.attack("Seven-Spot Page").block("Gilded Sentry Ants")
    table.sees(mine=[], theirs=["Gilded Sentry Ants"])


# --- the rest of the swarm --------------------------------------------------------------------------------------------


def test_an_overconfident_ant_attacks_and_never_blocks():
    table = Table(mine=["Overconfident Ant"], theirs=["Overconfident Ant", "Ant"], their_devotion=5)
    table.attack("Overconfident Ant").offers("block Overconfident Ant with Ant", "done")
    table.done().sees(devotion=(0, 2), mine=["Overconfident Ant (exhausted)"])


def test_picnic_raiders_bring_home_an_ant_when_they_hit_a_player():
    table = Table(mine=["Picnic Raiders"], their_devotion=5)
    table.attack("Picnic Raiders")
    table.sees(mine=["Ant", "Picnic Raiders (exhausted)"], devotion=(0, 2))


@rule("SB-K5")
def test_picnic_raiders_hit_a_player_without_devotion_all_the_same():
    table = Table(mine=["Picnic Raiders"])
    table.attack("Picnic Raiders").sees(mine=["Ant", "Picnic Raiders (exhausted)"], devotion=(0, 0))


def test_blocked_picnic_raiders_bring_home_nothing():
    table = Table(mine=["Picnic Raiders"], theirs=["Seven-Spot Page"], their_devotion=3)
    table.attack("Picnic Raiders").block("Seven-Spot Page")
    table.sees(mine=["Picnic Raiders (exhausted)"], theirs=[], devotion=(0, 3))


def test_timber_gnawers_splat_an_item_of_an_enemy():
    theirs = ["Orchard Marquis", {"card": "Acorn Cap Helm", "on": 0}, "Crown of Noon", "Clover Court"]
    table = Table(mine=["Thorn Pike"], theirs=theirs, hand=["Timber Gnawers", SPARE], hive=3 * [SUN])
    table.play("Timber Gnawers").offers("target their Acorn Cap Helm", "target their Crown of Noon")
    table.target("Acorn Cap Helm").sees(
        their_splat=["Acorn Cap Helm"],
        theirs=["Clover Court", "Crown of Noon", "Orchard Marquis"],
        mine=["Thorn Pike", "Timber Gnawers"],
        hive=3 * [SPENT],
    )
    assert table.stats("Timber Gnawers") == "3/2"


@rule("SB-P9")
def test_timber_gnawers_are_played_even_if_there_is_nothing_to_gnaw():
    table = Table(mine=["Thorn Pike"], hand=["Timber Gnawers"], hive=3 * [SUN])
    table.play("Timber Gnawers").sees(mine=["Thorn Pike", "Timber Gnawers"], splat=[])


@rule("SB-C6")
def test_a_bounty_that_timber_gnawers_splat_goes_to_no_splat_zone():
    table = Table(theirs=["Bounty"], hand=["Timber Gnawers"], hive=3 * [SUN])
    table.play("Timber Gnawers").sees(theirs=[], their_splat=[])


@rule("SB-Y9", "SB-R2", "SB-R3")
def test_the_venom_of_sting_cadets_stays_on_a_diving_beetle_when_they_are_gone():
    table = Table(mine=["Sting Cadets"], theirs=["Gilt Diving Beetle"])
    table.attack("Sting Cadets").block("Gilt Diving Beetle").sees(splat=["Sting Cadets"], turn="them")
    assert table.stats("Gilt Diving Beetle") == "0/1"
    assert table.shown("Gilt Diving Beetle")["minus"] == 3


def test_a_marching_column_brings_two_ants():
    table = Table(hand=["Marching Column"], hive=4 * [SUN])
    table.play("Marching Column").sees(mine=["Ant", "Ant", "Marching Column"], hive=4 * [SPENT])
    assert table.stats("Marching Column") == "3/3"


@rule("SB-B7", "SB-P16", "SB-U7")
def test_a_marching_column_played_from_the_hive_brings_its_ants_and_does_not_pay_for_itself():
    table = Table(hive=["Marching Column", *4 * [SUN]])
    table.play_from_hive("Marching Column").sees(mine=["Ant", "Ant", "Marching Column"], hive=4 * [SPENT])
    assert not Table(hive=["Marching Column", *3 * [SUN]]).can("play-from-hive Marching Column")


@rule("SB-P16")
def test_a_marching_column_moved_from_the_hive_brings_no_ants():
    table = Table(mine=["Mortar Termites"], hive=["Marching Column", *2 * ["Puddle Strider"]], hand=["Poison Gas"])
    table.play("Poison Gas").target("Marching Column").sees(mine=["Marching Column"])


@rule("SB-Y1", "SB-K1")
def test_an_early_rising_bee_attacks_in_the_turn_it_is_played():
    table = Table(mine=["Overconfident Ant (dizzy)"], hand=["Early Rising Bee"], hive=[SUN], their_devotion=3)
    table.play("Early Rising Bee").end_main().offers("attack Early Rising Bee", "done")
    table.attack("Early Rising Bee").sees(devotion=(0, 1))


@rule("SB-R3", "SB-R2")
def test_mortar_termites_tunnel_away_from_one_damage_of_a_flyer():
    table = Table(mine=["Regent Goldwing"], theirs=["Mortar Termites"])
    table.attack("Regent Goldwing").block("Mortar Termites").sees(theirs=["Mortar Termites"], devotion=(0, 0))


# --- the court --------------------------------------------------------------------------------------------------------


@rule("SB-V1")
def test_a_painted_lady_in_waiting_devotes_one():
    table = Table(mine=["Painted Lady-in-Waiting"], hand=[SPARE])
    table.devote("Painted Lady-in-Waiting")
    table.sees(devotion=(1, 0), mine=["Painted Lady-in-Waiting (exhausted)"])


@rule("SB-R1", "SB-R2", "SB-Y6")
def test_a_parasol_beetle_withstands_five_from_above_and_not_from_the_ground():
    above = Table(mine=[{"card": "Empress Heliantha", "plus": 1}], theirs=["Parasol Beetle"])
    above.attack("Empress Heliantha").block("Parasol Beetle").sees(theirs=["Parasol Beetle"])
    ground = Table(mine=["Cart-Horn Beetle"], theirs=["Parasol Beetle"])
    ground.attack("Cart-Horn Beetle").block("Parasol Beetle").sees(theirs=[], their_splat=["Parasol Beetle"])


def test_a_honeydew_courtier_is_greeted_with_two_devotion_when_played():
    table = Table(hand=["Honeydew Courtier"], hive=3 * [SUN])
    table.play("Honeydew Courtier").sees(devotion=(2, 0), hive=3 * [SPENT])
    assert table.stats("Honeydew Courtier") == "1/3"
    assert table.dev("Honeydew Courtier") == 1


@rule("SB-W1", "SB-T3")
def test_a_honeydew_courtier_wins_at_nineteen_devotion():
    table = Table(hand=["Honeydew Courtier"], hive=3 * [SUN], devotion=19)
    table.play("Honeydew Courtier").sees(winner="me")


@rule("SB-B6", "SB-P16")
def test_a_honeydew_courtier_placed_in_the_hive_is_not_greeted():
    table = Table(hand=["Honeydew Courtier", SPARE])
    table.place("Honeydew Courtier").sees(devotion=(0, 0), hive=["Honeydew Courtier"])


@rule("SB-R3", "SB-R2")
def test_a_gilt_diving_beetle_takes_one_less_from_a_tunneler():
    table = Table(mine=["Brine Burrower"], theirs=["Gilt Diving Beetle"])
    table.attack("Brine Burrower").block("Gilt Diving Beetle").sees(theirs=["Gilt Diving Beetle"])


@rule("SB-Y8")
def test_a_cart_horn_beetle_stomps_through_with_what_its_blocker_does_not_need():
    table = Table(mine=["Cart-Horn Beetle"], theirs=["Mortar Termites"], their_devotion=5)
    table.attack("Cart-Horn Beetle").block("Mortar Termites")
    table.sees(devotion=(0, 3), theirs=[], mine=["Cart-Horn Beetle (exhausted)"])


@rule("SB-Y6", "SB-K4")
def test_an_orchard_marquis_withstands_five_when_it_blocks_and_falls_when_it_attacks():
    blocking = Table(mine=["Cart-Horn Beetle"], theirs=["Orchard Marquis"], their_devotion=1)
    blocking.attack("Cart-Horn Beetle").block("Orchard Marquis").sees(mine=[], theirs=["Orchard Marquis"])
    attacking = Table(mine=["Orchard Marquis"], theirs=["Cart-Horn Beetle"])
    attacking.attack("Orchard Marquis").block("Cart-Horn Beetle").sees(mine=[], theirs=[])
