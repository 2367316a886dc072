"""First Molt, the common cards of the lunar alliance and its token: each card, and where it meets others."""

import pytest

from marks import rule
from shard_table import Table

POND = 9 * ["Puddle Strider"]  # lunar dust to spare


# --- bugs with figures and keywords only, of every rarity -------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "figures", "dev", "keywords"),
    [
        ("Puddle Strider", "1/2", 1, ["swimming"]),
        ("Pondskim Dragonfly", "2/3", 1, ["flying", "focus"]),
        ("Doorstop Snail", "0/4", 1, ["swimming", "hardshell"]),
        ("Moonwell Keeper", "1/4", 2, ["swimming", "resists-flying"]),
        ("Spitting Strider", "2/4", 1, ["swimming", "plink"]),
        ("Stonecase Caddis", "3/4", 2, ["tunneling", "resists-swimming", "hardshell"]),
        ("Brine Burrower", "4/5", 3, ["swimming", "tunneling"]),
        ("Dartwing Outrider", "3/1", 0, ["flying", "aggro"]),
        ("Nightshade Sipper", "1/3", 1, ["flying", "venom"]),
        ("Contract Dragonfly", "3/3", 1, ["flying", "focus", "bounty"]),
        ("Eclipse-Winged Hawkmoth", "4/4", 2, ["flying", "focus", "stomp"]),
        ("Pebble Snail", "0/2", 0, ["swimming"]),
    ],
)
def test_bugs_that_are_only_figures_and_keywords(card, figures, dev, keywords):
    table = Table(mine=[card])
    assert (table.stats(card), table.dev(card), table.shown(card).get("keywords", [])) == (figures, dev, keywords)


# --- Lamp-Drunk Moth, Dusk Courier ------------------------------------------------------------------------------------


def test_lamp_drunk_moth_cannot_block():
    table = Table(mine=["Puddle Strider"], theirs=["Lamp-Drunk Moth", "Errand Fly"])
    table.attack("Puddle Strider").asks("them", "block").offers("block Puddle Strider with Errand Fly", "done")


@rule("SB-Y3", "SB-P10")
def test_lamp_drunk_moth_is_not_lured_by_focus():
    table = Table(mine=["Pondskim Dragonfly"], theirs=["Lamp-Drunk Moth"], their_devotion=3)
    table.attack("Pondskim Dragonfly").sees(devotion=(0, 1), theirs=["Lamp-Drunk Moth"], turn="them")


@rule("SB-B1")
def test_lamp_drunk_moth_attacks_as_others_do():
    Table(mine=["Lamp-Drunk Moth"], their_devotion=5).attack("Lamp-Drunk Moth").sees(devotion=(0, 2))


def test_dusk_courier_is_blocked_only_by_flying_bugs():
    table = Table(mine=["Dusk Courier"], theirs=["Puddle Strider", "Errand Fly"])
    table.attack("Dusk Courier").asks("them", "block").offers("block Dusk Courier with Errand Fly", "done")


def test_dusk_courier_gains_a_devotion_when_it_hits_unless_it_is_blocked():
    table = Table(mine=["Dusk Courier"], their_devotion=5, others=[{"devotion": 5}])
    table.attack("Dusk Courier", whom="third").sees(devotion=(1, 5, 4))
    blocked = Table(mine=["Dusk Courier"], theirs=["Errand Fly"], their_devotion=5).attack("Dusk Courier")
    blocked.block("Errand Fly").sees(devotion=(0, 5))


@rule("SB-Y3")
def test_dusk_courier_with_a_needle_lures_only_who_could_block_it():
    needle = {"card": "Moonglass Needle", "on": 0}
    table = Table(mine=["Dusk Courier", needle], theirs=["Puddle Strider", "Errand Fly"])
    table.attack("Dusk Courier").asks("me", "target").offers("target their Errand Fly", "no-target")


# --- Pondskim Dragonfly, Moonsip Mosquito -----------------------------------------------------------------------------


@rule("SB-Y3", "SB-Y4")
def test_pondskim_dragonfly_lures_a_bug_and_others_may_join_the_block():
    table = Table(mine=["Pondskim Dragonfly"], theirs=["Pew Slug", "Doormat Beetle"], their_devotion=3)
    table.attack("Pondskim Dragonfly").offers("target their Pew Slug", "target their Doormat Beetle", "no-target")
    table.target("Pew Slug").offers("block Pondskim Dragonfly with Doormat Beetle", "done").done()
    table.sees(their_splat=["Pew Slug"], devotion=(0, 3))


def test_pondskim_dragonfly_may_leave_everybody_alone():
    table = Table(mine=["Pondskim Dragonfly"], theirs=["Pew Slug", "Doormat Beetle"], their_devotion=3)
    table.attack("Pondskim Dragonfly").no_target().asks("them", "block").done().sees(devotion=(0, 1), their_splat=[])


@rule("SB-C9")
def test_moonsip_mosquito_gains_two_devotion_besides_its_damage_to_the_player_it_hit():
    table = Table(mine=["Moonsip Mosquito"], their_devotion=9, others=[{"devotion": 9}])
    table.attack("Moonsip Mosquito", whom="third").sees(devotion=(2, 9, 7))


def test_moonsip_mosquito_gains_even_where_its_damage_left_nothing_but_not_when_it_is_blocked():
    Table(mine=["Moonsip Mosquito"], their_devotion=2).attack("Moonsip Mosquito").sees(devotion=(2, 0))
    blocked = Table(mine=["Moonsip Mosquito"], theirs=["Errand Fly"], their_devotion=5).attack("Moonsip Mosquito")
    blocked.block("Errand Fly").sees(devotion=(0, 5))


# --- Doorstop Snail, Silt Librarian -----------------------------------------------------------------------------------


@rule("SB-Y6")
def test_doorstop_snail_hardens_when_it_blocks():
    table = Table(mine=["Orchard Marquis"], theirs=["Doorstop Snail"], their_devotion=3)
    table.attack("Orchard Marquis").block("Doorstop Snail")
    table.sees(theirs=["Doorstop Snail"], devotion=(0, 3), turn="them")
    assert table.stats("Doorstop Snail") == "0/4"


@rule("SB-Y6", "SB-Y8")
def test_doorstop_snail_is_splat_by_five_and_keeps_stomp_from_its_player():
    table = Table(mine=["Cart-Horn Beetle"], theirs=["Doorstop Snail"], their_devotion=3)
    table.attack("Cart-Horn Beetle").block("Doorstop Snail").sees(their_splat=["Doorstop Snail"], devotion=(0, 3))


def test_silt_librarian_splats_the_top_five_cards_of_a_deck():
    deck = ["Antonio", "Pew Slug", "Errand Fly", "Acid Rain", "Doorstop Snail", "Puddle Strider"]
    table = Table(hand=["Silt Librarian"], hive=POND, their_deck=deck).play("Silt Librarian").resolve()
    table.sees(their_splat=deck[:5], their_deck=1, deck=10, splat=[])


@rule("SB-P14")
def test_silt_librarian_drowns_the_enemy_of_its_choice():
    table = Table(hand=["Silt Librarian"], hive=POND, others=[{}])
    table.play("Silt Librarian").asks("me", "target").offers("target them", "target third").target("third").resolve()
    table.sees(their_deck=10, third_deck=5)


@rule("SB-P16")
def test_silt_librarian_splats_nothing_when_it_is_placed():
    table = Table(hand=["Silt Librarian"], hive=POND).place("Silt Librarian")
    table.sees(their_deck=10, hive=["Silt Librarian", *POND])


# --- Veilwing Butterfly -----------------------------------------------------------------------------------------------


def test_veilwing_butterfly_puts_a_card_below_and_keeps_the_other_on_top():
    table = Table(hand=["Veilwing Butterfly"], hive=POND, deck=["Antonio", "Acid Rain", "Pew Slug"])
    table.play("Veilwing Butterfly").resolve().asks("me", "look")
    table.offers("choose-card Antonio", "choose-card Acid Rain", "done").choose("Antonio").done().sees(hand=[], deck=3)
    table.end_turn().end_turn().sees(hand=["Acid Rain"])
    table.end_turn().end_turn().sees(hand=["Acid Rain", "Pew Slug"])


@rule("SB-R1", "SB-R2", "SB-R3")
@pytest.mark.parametrize(
    ("attacker", "splat"),
    [("Gilt Diving Beetle", []), ("Stonecase Caddis", []), ("Party Crasher", ["Veilwing Butterfly"])],
)
def test_veilwing_butterfly_resists_swimming_for_its_wings_and_tunneling_besides(attacker, splat):
    table = Table(mine=[attacker], theirs=["Veilwing Butterfly"])
    table.attack(attacker).block("Veilwing Butterfly").sees(their_splat=splat)


@rule("SB-R2")
def test_brine_burrower_meets_both_resistances_of_veilwing_butterfly():
    table = Table(mine=["Brine Burrower"], theirs=["Veilwing Butterfly"])
    table.attack("Brine Burrower").block("Veilwing Butterfly").sees(their_splat=[])


# --- Eddy Strider, Moonwell Keeper ------------------------------------------------------------------------------------


@rule("SB-P14", "SB-B1")
def test_eddy_strider_exhausts_an_enemy_bug_on_the_field():
    table = Table(
        mine=["Moth"], hand=["Eddy Strider"], hive=POND, theirs=["Antonio", "Pew Slug"], their_hive=["Antonio"]
    )
    table.play("Eddy Strider").offers("target their Antonio", "target their Pew Slug").target("Antonio").resolve()
    table.sees(theirs=["Antonio (exhausted)", "Pew Slug"], mine=["Eddy Strider", "Moth"])
    table.attack("Moth").offers("block Moth with Pew Slug", "done")


@rule("SB-P9")
def test_eddy_strider_comes_without_a_target_too():
    table = Table(hand=["Eddy Strider"], hive=POND, their_hive=["Doorstop Snail"])
    table.play("Eddy Strider").resolve().asks("me", "main").sees(mine=["Eddy Strider"], their_hive=["Doorstop Snail"])


@rule("SB-R1", "SB-R2", "SB-R3")
@pytest.mark.parametrize(
    ("attacker", "splat"),
    [("Afterburner Hornet", []), ("Timber Gnawers", []), ("Party Crasher", ["Moonwell Keeper"])],
)
def test_moonwell_keeper_resists_tunneling_for_its_swimming_and_flying_besides(attacker, splat):
    table = Table(mine=[attacker], theirs=[{"card": "Moonwell Keeper", "damage": 1}])
    table.attack(attacker).block("Moonwell Keeper").sees(their_splat=splat)


# --- Hawker and Hangers-On, Spitting Strider --------------------------------------------------------------------------


@rule("SB-P3", "SB-P16")
def test_hawker_and_hangers_on_brings_a_moth_from_the_hive_too():
    table = Table(hive=["Hawker and Hangers-On", *POND]).play_from_hive("Hawker and Hangers-On").resolve()
    table.sees(mine=["Hawker and Hangers-On", "Moth"])
    assert table.stats("Moth") == "1/1"
    assert table.is_dizzy("Moth")


@rule("SB-P16")
def test_hawker_and_hangers_on_brings_no_moth_when_it_is_only_moved():
    table = Table(mine=["Two-Way Puddle"], hive=["Hawker and Hangers-On"], dust={"lunar": 3})
    table.activate("Two-Way Puddle").resolve().sees(mine=["Hawker and Hangers-On", "Two-Way Puddle (exhausted)"])


@rule("SB-Y7")
def test_spitting_strider_plinks_a_bug():
    table = Table(hand=["Spitting Strider"], hive=POND, theirs=["Pew Slug", "Antonio"])
    table.play("Spitting Strider").offers("target my Spitting Strider", "target their Pew Slug", "target their Antonio")
    table.target("Pew Slug").resolve().sees(their_splat=["Pew Slug"], theirs=["Antonio"])


@rule("SB-Y7")
def test_spitting_strider_alone_spits_at_itself():
    table = Table(hand=["Spitting Strider"], hive=POND, their_hive=["Pew Slug"]).play("Spitting Strider").resolve()
    table.sees(mine=["Spitting Strider"], their_hive=["Pew Slug"])
    assert table.shown("Spitting Strider")["damage"] == 2


@rule("SB-Y7")
def test_spitting_strider_blown_off_the_field_spits_no_more():
    table = Table(
        hand=["Spitting Strider"], hive=POND, theirs=["Pew Slug"], their_hand=["Gust at the Window"], their_hive=POND
    )
    table.play("Spitting Strider").target("Pew Slug").asks("them", "priority")
    table.play("Gust at the Window").target("Spitting Strider").resolve()
    table.sees(hand=["Spitting Strider"], theirs=["Pew Slug"], their_splat=["Gust at the Window"])


# --- Undertow Slug, Stonecase Caddis, Brine Burrower ------------------------------------------------------------------


@rule("SB-Z3")
def test_undertow_slug_pulls_a_cheap_enemy_into_its_hive():
    enemies = ["Antonio", "Honeydew Courtier (exhausted)", "Ant"]
    table = Table(mine=["Pew Slug"], hand=["Undertow Slug"], hive=POND, theirs=enemies).play("Undertow Slug")
    table.offers("target their Honeydew Courtier", "target their Ant").target("Honeydew Courtier").resolve()
    table.sees(theirs=["Antonio", "Ant"], their_hive=["Honeydew Courtier (exhausted)"])


@rule("SB-C6")
def test_undertow_slug_washes_a_token_away():
    table = Table(hand=["Undertow Slug"], hive=POND, theirs=["Ant"]).play("Undertow Slug").resolve()
    table.sees(theirs=[], their_hive=[], their_splat=[])


@rule("SB-R2", "SB-Y6")
@pytest.mark.parametrize(("attacker", "splat"), [("Gilt Diving Beetle", []), ("Party Crasher", ["Stonecase Caddis"])])
def test_stonecase_caddis_resists_swimming_and_hardens(attacker, splat):
    table = Table(mine=[attacker], theirs=[{"card": "Stonecase Caddis", "damage": 2}])
    table.attack(attacker).block("Stonecase Caddis").sees(their_splat=splat)


@rule("SB-R1", "SB-R3")
@pytest.mark.parametrize(
    ("attacker", "splat"),
    [("Afterburner Hornet", []), ("Timber Gnawers", []), ("Gilt Diving Beetle", ["Brine Burrower"])],
)
def test_brine_burrower_resists_flying_and_tunneling(attacker, splat):
    table = Table(mine=[attacker], theirs=[{"card": "Brine Burrower", "damage": 2}])
    table.attack(attacker).block("Brine Burrower").sees(their_splat=splat)


# --- quick actions ----------------------------------------------------------------------------------------------------


@rule("SB-V3", "SB-C8")
def test_scent_of_nightshade_does_not_stop_a_bug_that_devotes():
    table = Table(mine=["Antonio"], their_hand=["Scent of Nightshade"], their_hive=POND)
    table.devote("Antonio").asks("them", "priority").play("Scent of Nightshade").resolve()
    table.sees(devotion=(2, 0), mine=["Antonio (exhausted)"], their_splat=["Scent of Nightshade"])


@rule("SB-C7", "SB-P7", "SB-K6")
def test_scent_of_nightshade_takes_a_blocker_away_between_attack_and_block():
    table = Table(
        mine=["Orchard Marquis"], theirs=["Pew Slug"], their_hive=["Antonio"], their_devotion=9,
        hand=["Scent of Nightshade"], hive=POND,
    )  # fmt: skip
    table.attack("Orchard Marquis").asks("me", "priority").play("Scent of Nightshade")
    table.offers("target my Orchard Marquis", "target their Pew Slug").target("Pew Slug").pass_all()
    table.sees(devotion=(0, 5), turn="them")


def test_dive_from_the_dark_deals_a_damage_for_each_flying_bug():
    field = ["Errand Fly", "Moth", "Puddle Strider"]
    table = Table(mine=field, hand=["Dive from the Dark"], hive=POND, theirs=["Antonio", "Moth"])
    table.play("Dive from the Dark").target("Antonio").resolve()
    assert table.shown("Antonio")["damage"] == 2


def test_dive_from_the_dark_counts_when_it_resolves():
    table = Table(
        mine=["Errand Fly", "Moth"], hand=["Dive from the Dark"], hive=POND, theirs=["Pew Slug"],
        their_hand=["Gust at the Window"], their_hive=POND,
    )  # fmt: skip
    table.play("Dive from the Dark").target("Pew Slug").play("Gust at the Window").target("Moth").resolve()
    table.sees(mine=["Errand Fly"], theirs=["Pew Slug"], splat=["Dive from the Dark"])
    assert table.shown("Pew Slug")["damage"] == 1


@rule("SB-P4", "SB-C7")
def test_snip_the_thread_stops_an_action():
    table = Table(
        their_turn=True, their_hand=["Moths in the Archive"], their_hive=POND, hand=["Snip the Thread"], hive=POND
    )
    table.play("Moths in the Archive").asks("me", "priority").play("Snip the Thread").resolve()
    table.sees(deck=10, splat=["Snip the Thread"], their_splat=["Moths in the Archive"])


@rule("SB-V1")
def test_snip_the_thread_stops_a_devotion_that_was_paid_for():
    table = Table(mine=["Antonio"], their_hand=["Snip the Thread"], their_hive=POND)
    table.devote("Antonio").play("Snip the Thread").resolve().sees(devotion=(0, 0), mine=["Antonio (exhausted)"])


@rule("SB-P4", "SB-P9")
def test_snip_the_thread_needs_a_thread_and_may_cut_another_snip():
    table = Table(
        mine=["Antonio"], hand=["Snip the Thread"], hive=POND, their_hand=["Snip the Thread"], their_hive=POND
    )
    assert not table.can("play Snip the Thread")
    table.devote("Antonio").play("Snip the Thread").asks("me", "priority").play("Snip the Thread")
    table.target("thread Snip the Thread").resolve()
    table.sees(devotion=(2, 0), splat=["Snip the Thread"], their_splat=["Snip the Thread"])


@rule("SB-Z3", "SB-Z4", "SB-C5")
def test_gust_at_the_window_sends_a_bug_to_its_owner_without_its_things():
    stolen = {"card": "Antonio", "owner": 1, "plus": 2}
    plate = {"card": "Thimble Helmet", "on": 0}
    table = Table(mine=[stolen, plate], hand=["Gust at the Window"], hive=POND)
    assert table.stats("Antonio") == "5/6"
    table.play("Gust at the Window").resolve().sees(mine=["Thimble Helmet"], hand=[], their_hand=["Antonio"])
    assert "on" not in table.shown("Thimble Helmet")


@rule("SB-C6")
def test_gust_at_the_window_ends_a_token():
    table = Table(theirs=["Ant"], hand=["Gust at the Window"], hive=POND).play("Gust at the Window").resolve()
    table.sees(theirs=[], their_hand=[], their_splat=[])


# --- actions ----------------------------------------------------------------------------------------------------------


@rule("SB-C10")
def test_moths_in_the_archive_splat_ten_cards_of_a_deck_and_wake_them():
    deck = ["Antonio", *7 * ["Pew Slug"], "Acid Rain", "Gold Field Ants"]
    table = Table(hand=["Moths in the Archive"], hive=POND, their_deck=[*deck, "Pew Slug"]).play("Moths in the Archive")
    table.resolve().sees(their_splat=deck, their_deck=1, theirs=["Ant"], mine=[], splat=["Moths in the Archive"])


@rule("SB-W2")
def test_moths_in_the_archive_empty_a_deck_and_only_the_next_draw_loses():
    table = Table(hand=["Moths in the Archive"], hive=POND, their_deck=["Antonio", "Pew Slug"])
    table.play("Moths in the Archive").resolve().sees(their_deck=0, winner=None).end_turn().sees(winner="me")


@rule("SB-C6", "SB-V4")
def test_porch_light_swarm_makes_three_moths_without_devotion():
    table = Table(hand=["Porch Light Swarm"], hive=POND).play("Porch Light Swarm").resolve()
    table.sees(mine=3 * ["Moth"], splat=["Porch Light Swarm"])
    assert table.dev("Moth #1") == 0


def test_moon_gossip_sorts_out_before_it_draws():
    table = Table(hand=["Moon Gossip"], hive=POND, deck=["Pew Slug", "Errand Fly", "Antonio", "Acid Rain"])
    table.play("Moon Gossip").resolve().choose("Pew Slug").done().sees(hand=["Errand Fly", "Antonio"], deck=2)


# --- items ------------------------------------------------------------------------------------------------------------


@rule("SB-C2", "SB-C3")
def test_moonglass_needle_fits_flyers_rogues_and_scouts():
    field = ["Moonglass Needle", "Errand Fly", "Picnic Raiders", "Dave Swiftfoot", "Pew Slug"]
    table = Table(mine=field, hive=POND, theirs=["Pew Slug"]).equip("Moonglass Needle")
    table.offers("target my Errand Fly", "target my Picnic Raiders", "target my Dave Swiftfoot")
    table.target("Dave Swiftfoot").resolve()
    assert table.stats("Dave Swiftfoot") == "3/2"
    table.attack("Dave Swiftfoot").target("Pew Slug").sees(their_splat=["Pew Slug"])


@rule("SB-C2", "SB-C5")
def test_nacre_plate_hardens_swimmers_snails_and_slugs_and_stays_when_its_bug_retreats():
    field = ["Nacre Plate", "Raindrop Skater", "Guesthouse Snail", "Pew Slug", "Errand Fly"]
    table = Table(mine=field, hive=["Antonio"]).equip("Nacre Plate")
    table.offers("target my Raindrop Skater", "target my Guesthouse Snail", "target my Pew Slug")
    table.target("Pew Slug").resolve()
    assert table.stats("Pew Slug") == "0/5"
    assert table.shown("Pew Slug").get("keywords", []) == ["hardshell"]
    table.retreat("Pew Slug").resolve()
    table.sees(mine=["Nacre Plate", "Raindrop Skater", "Guesthouse Snail", "Errand Fly"])
    assert table.stats("Pew Slug") == "0/2"
