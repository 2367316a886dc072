"""Solar cards of First Molt: common and uncommon items, uncommon bugs."""

from bugduel.shardbugs.cards.vocabulary import BEETLE, bug
from marks import rule
from shard_table import Table

SUN = "Overconfident Ant"  # in a Hive it makes solar dust
SPENT = "Overconfident Ant (exhausted)"
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on


# --- items ------------------------------------------------------------------------------------------------------------


@rule("SB-C2", "SB-C3")
def test_a_thorn_pike_fits_soldiers_workers_and_tunnelers_and_gives_one_attack():
    mine = ["Gilded Sentry Ants", "Gold Field Ants", "Adventurous Earthworm", "Seven-Spot Page"]
    table = Table(mine=mine, hand=["Thorn Pike", SPARE], hive=2 * [SUN])
    table.play("Thorn Pike").equip("Thorn Pike").offers(
        "target my Gilded Sentry Ants", "target my Gold Field Ants", "target my Adventurous Earthworm"
    )
    table.target("Gold Field Ants").sees(hive=2 * [SPENT])
    assert table.stats("Gold Field Ants") == "2/1"
    assert table.shown("Gold Field Ants")["items"] == ["Thorn Pike"]


@rule("SB-C5", "SB-C3")
def test_a_thorn_pike_outlives_its_bearer_and_finds_another():
    mine = ["Gilded Sentry Ants", "Mortar Termites", {"card": "Thorn Pike", "on": 0}]
    table = Table(mine=mine, theirs=["Orchard Marquis"], hand=["Settle It in the Garden", SPARE], hive=3 * [SUN])
    table.play("Settle It in the Garden").target("Gilded Sentry Ants")
    table.sees(mine=["Mortar Termites", "Thorn Pike"], splat=["Gilded Sentry Ants", "Settle It in the Garden"])
    assert table.shown("Orchard Marquis")["damage"] == 4
    table.equip("Thorn Pike")
    assert table.stats("Mortar Termites") == "3/3"


def test_a_thorn_pike_makes_an_ant_when_its_bearer_hits_and_for_nobody_else():
    mine = ["Mortar Termites", "Seven-Spot Page", {"card": "Thorn Pike", "on": 0}]
    hit = Table(mine=mine, their_devotion=9).attack("Mortar Termites", "Seven-Spot Page")
    hit.sees(mine=["Ant", "Mortar Termites (exhausted)", "Seven-Spot Page (exhausted)", "Thorn Pike"])
    blocked = Table(mine=mine, theirs=["Pew Slug"], their_devotion=9).attack("Mortar Termites", "Seven-Spot Page")
    blocked.block("Pew Slug", "Mortar Termites")
    blocked.sees(mine=["Mortar Termites (exhausted)", "Seven-Spot Page (exhausted)", "Thorn Pike"], devotion=(0, 8))


@rule("SB-C2", "SB-Y6")
def test_an_acorn_cap_helm_fits_beetles_ladybugs_and_nobles_and_hardens_them():
    mine = ["Gilt Diving Beetle", "Saint Speckle", "Painted Lady-in-Waiting", "Mortar Termites"]
    table = Table(mine=mine, hand=["Acorn Cap Helm", SPARE], hive=2 * [SUN])
    table.play("Acorn Cap Helm").equip("Acorn Cap Helm").offers(
        "target my Gilt Diving Beetle", "target my Saint Speckle", "target my Painted Lady-in-Waiting"
    )
    table.target("Gilt Diving Beetle").sees(hive=2 * [SPENT])
    assert table.stats("Gilt Diving Beetle") == "3/6"
    assert table.shown("Gilt Diving Beetle").get("keywords", []) == ["swimming", "hardshell"]


@rule("SB-C3", "SB-T3", "SB-B9")
def test_a_damaged_bug_falls_when_its_acorn_cap_helm_goes_to_another():
    mine = [{"card": "Parasol Beetle", "damage": 4}, "Seven-Spot Page", {"card": "Acorn Cap Helm", "on": 0}]
    table = Table(mine=mine, hand=[SPARE], hive=[SUN])
    table.sees(splat=[]).equip("Acorn Cap Helm")
    table.sees(mine=["Acorn Cap Helm", "Seven-Spot Page"], splat=["Parasol Beetle"])


@rule("SB-C2", "SB-C8")
def test_royal_jelly_fits_any_bug_and_makes_a_blocker_grow_for_good():
    table = Table(
        mine=["Lamp-Drunk Moth", "Seven-Spot Page"], theirs=["Picnic Raiders"], hand=["Royal Jelly Jar"], hive=2 * [SUN]
    )
    table.play("Royal Jelly Jar").resolve().equip("Royal Jelly Jar").offers(
        "target my Lamp-Drunk Moth", "target my Seven-Spot Page"
    )
    table.target("Seven-Spot Page").resolve().sees(hive=2 * [SPENT]).end_turn()
    table.attack("Picnic Raiders").pass_all().block("Seven-Spot Page").activate("Royal Jelly Jar")
    table.sees(theirs=[], mine=["Lamp-Drunk Moth", "Seven-Spot Page"], splat=["Royal Jelly Jar"], turn="me")
    assert table.stats("Seven-Spot Page") == "3/4"


def test_a_royal_jelly_jar_on_nobody_is_wasted():
    table = Table(mine=["Seven-Spot Page", "Royal Jelly Jar"], hand=[SPARE])
    table.activate("Royal Jelly Jar").sees(mine=["Seven-Spot Page"], splat=["Royal Jelly Jar"])
    assert table.stats("Seven-Spot Page") == "1/2"


@rule("SB-Y8")
def test_antonios_toothpick_goes_to_an_ant_at_once_and_later_to_another_for_two_dust():
    mine = ["Gold Field Ants", "Picnic Raiders", "Mortar Termites"]
    theirs = ["Gold Field Ants", "Seven-Spot Page"]
    table = Table(mine=mine, theirs=theirs, hand=["Antonio's Toothpick", SPARE], hive=4 * [SUN], their_devotion=5)
    table.play("Antonio's Toothpick").offers("target my Gold Field Ants", "target my Picnic Raiders")
    table.target("Gold Field Ants").sees(hive=2 * [SPENT] + 2 * [SUN])
    assert table.stats("my Gold Field Ants") == "2/1"
    table.equip("Antonio's Toothpick").sees(hive=4 * [SPENT])
    assert table.stats("my Gold Field Ants") == "1/1"
    table.attack("Picnic Raiders").block("Seven-Spot Page").done().sees(devotion=(0, 3))


@rule("SB-C4")
def test_antonios_toothpick_fits_whoever_is_called_antonio_by_a_whole_word():
    junior = bug("Antonio Junior", "1", 1, 2, 1, BEETLE)
    antonione = bug("Antonione", "1", 1, 2, 1, BEETLE)
    table = Table(mine=["Antonione", "Antonio Junior"], hand=["Antonio's Toothpick", SPARE], hive=4 * [SUN],
                  cards=[junior, antonione])  # fmt: skip
    table.play("Antonio's Toothpick")
    assert table.stats("Antonio Junior") == "1/2"
    table.equip("Antonio's Toothpick")
    assert table.stats("Antonio Junior") == "2/2"
    assert table.stats("Antonione") == "1/2"


@rule("SB-V4", "SB-E2", "SB-C2")
def test_a_lacquered_breastplate_fits_solar_bugs_and_lets_even_an_ant_devote():
    table = Table(
        mine=["Ant", "Seven-Spot Page", "Pew Slug", "Moth"], hand=["Lacquered Breastplate", SPARE], hive=3 * [SUN]
    )
    table.play("Lacquered Breastplate").sees(hive=2 * [SPENT] + [SUN]).equip("Lacquered Breastplate")
    table.offers("target my Ant", "target my Seven-Spot Page").target("Ant").sees(hive=3 * [SPENT])
    assert table.stats("Ant") == "1/3"
    table.devote("Ant").sees(devotion=(1, 0))


@rule("SB-C2")
def test_a_clutch_of_warm_eggs_hatches_two_drones_and_is_worn_by_nobody():
    table = Table(
        mine=["Picnic Raiders"], hand=["Clutch of Warm Eggs", SPARE], hive=[SUN, SUN, "Errand Fly", "Errand Fly"]
    )
    table.play("Clutch of Warm Eggs").sees(hive=[SPENT, SUN, "Errand Fly (exhausted)", "Errand Fly"])
    assert not table.can("equip Clutch of Warm Eggs")
    table.activate("Clutch of Warm Eggs")
    table.sees(mine=["Drone", "Drone", "Picnic Raiders"], splat=["Clutch of Warm Eggs"])
    table.sees(hive=[SPENT, SPENT, "Errand Fly (exhausted)", "Errand Fly (exhausted)"])


# --- uncommon bugs ----------------------------------------------------------------------------------------------------


@rule("SB-U4", "SB-U3")
def test_an_aphid_herder_milks_one_solar_dust_that_nobody_can_answer():
    mine = ["Aphid Herder", "Gold Field Ants"]
    table = Table(mine=mine, hand=["Early Rising Bee", SPARE], their_hand=["Waggle Dance"], their_hive=[SUN])
    table.activate("Aphid Herder").asks("me", "main").sees(dust={"solar": 1})
    table.play("Early Rising Bee").resolve().sees(
        dust={}, mine=["Aphid Herder (exhausted)", "Early Rising Bee", "Gold Field Ants"]
    )


@rule("SB-U3", "SB-F2")
def test_what_an_aphid_herder_milks_is_solar_dust_even_in_a_draft_and_gone_after_the_phase():
    table = Table(mine=["Aphid Herder", "Gold Field Ants"], draft=True)
    table.activate("Aphid Herder").sees(dust={"solar": 1}).end_main().asks("me", "attack").sees(dust={})


@rule("SB-U5", "SB-B3")
def test_an_aphid_herder_is_not_milked_while_dizzy_or_on_the_enemys_turn():
    dizzy = Table(mine=["Aphid Herder (dizzy)"], hand=[SPARE])
    dizzy.offers("place Pew Slug", "end-main")
    table = Table(mine=["Aphid Herder"], theirs=["Pew Slug"], hand=["Waggle Dance"], hive=[SUN], their_turn=True)
    table.devote("Pew Slug").offers("play Waggle Dance", "generate Overconfident Ant", "pass")


def test_sergeant_six_legs_drives_the_other_ants_of_its_player():
    mine = ["Sergeant Six-Legs", "Ant", "Mortar Termites"]
    table = Table(mine=mine, theirs=["Sergeant Six-Legs", "Sergeant Six-Legs"], hive=["Picnic Raiders"])
    assert table.stats("my Sergeant Six-Legs") == "2/3"
    assert table.stats("Ant") == "2/1"
    assert table.stats("Mortar Termites") == "2/3"
    assert table.stats("Picnic Raiders") == "3/2"
    assert table.stats("their Sergeant Six-Legs #1") == "3/3"


@rule("SB-Y7")
def test_a_hotfoot_bombardier_plinks_any_bug_on_a_field():
    table = Table(theirs=["Mortar Termites", "Seven-Spot Page"], hand=["Hotfoot Bombardier", SPARE], hive=3 * [SUN])
    table.play("Hotfoot Bombardier")
    table.offers("target my Hotfoot Bombardier", "target their Mortar Termites", "target their Seven-Spot Page")
    table.target("Seven-Spot Page").sees(theirs=["Mortar Termites"], mine=["Hotfoot Bombardier"], hive=3 * [SPENT])


@rule("SB-Y7")
def test_a_hotfoot_bombardier_that_is_alone_plinks_itself():
    table = Table(hand=["Hotfoot Bombardier"], hive=3 * [SUN])
    table.play("Hotfoot Bombardier").sees(mine=[], splat=["Hotfoot Bombardier"])


@rule("SB-Y7", "SB-P4")
def test_a_hotfoot_bombardier_retired_in_response_does_not_plink():
    theirs = ["Mortar Termites"]
    hand = ["Hotfoot Bombardier", SPARE]
    table = Table(theirs=theirs, hand=hand, hive=3 * [SUN], their_hand=["Early Retirement"], their_hive=3 * [SUN])
    table.play("Hotfoot Bombardier").target("Mortar Termites").play("Early Retirement").resolve()
    table.sees(mine=[], hive=["Hotfoot Bombardier", *3 * [SPENT]])
    assert "damage" not in table.shown("Mortar Termites")


@rule("SB-K5")
def test_a_nectar_bailiff_makes_a_bounty_when_it_hits():
    table = Table(mine=["Nectar Bailiff"], their_devotion=9)
    table.attack("Nectar Bailiff").sees(mine=["Bounty", "Nectar Bailiff (exhausted)"], devotion=(0, 6))


@rule("SB-Y2")
def test_a_nectar_bailiff_collects_one_bounty_from_a_blocker_it_splats_and_none_from_one_that_stands():
    table = Table(mine=["Nectar Bailiff"], theirs=["Seven-Spot Page", "Gilt Diving Beetle"], their_devotion=9)
    table.attack("Nectar Bailiff").block("Seven-Spot Page").done()
    table.sees(mine=["Bounty", "Nectar Bailiff (exhausted)"], their_splat=["Seven-Spot Page"], devotion=(0, 9))
    stands = Table(mine=["Nectar Bailiff"], theirs=["Parasol Beetle"]).attack("Nectar Bailiff").block("Parasol Beetle")
    stands.sees(mine=["Nectar Bailiff (exhausted)"], theirs=["Parasol Beetle"])


@rule("SB-P12")
def test_a_hive_choirmaster_sings_along_with_the_first_ant_bee_or_termite_that_devotes():
    mine = ["Hive Choirmaster", "Seven-Spot Page", "Mortar Termites", "Sting Cadets", "Gilded Sentry Ants"]
    table = Table(mine=mine, theirs=["Timber Gnawers"])
    table.devote("Seven-Spot Page").sees(devotion=(1, 0))
    table.devote("Hive Choirmaster").sees(devotion=(3, 0))
    table.devote("Mortar Termites").sees(devotion=(5, 0))
    table.devote("Sting Cadets").sees(devotion=(6, 0))
    table.end_turn().devote("Timber Gnawers").sees(devotion=(6, 1))
    table.end_turn().devote("Sting Cadets").sees(devotion=(8, 1))
    table.end_turn().end_turn().devote("Gilded Sentry Ants").sees(devotion=(10, 1))


@rule("SB-P17", "SB-B3")
def test_a_mound_mason_digs_up_a_termite_for_two_dust_unless_it_is_dizzy():
    table = Table(mine=["Mound Mason"], hand=[SPARE], hive=3 * [SUN])
    table.activate("Mound Mason").sees(mine=["Mound Mason (exhausted)", "Termite"], hive=[SUN, SPENT, SPENT])
    assert table.stats("Mound Mason") == "2/3"
    assert not Table(mine=["Mound Mason (dizzy)"], hive=3 * [SUN]).can("activate Mound Mason")
    assert not Table(mine=["Mound Mason"], hive=[SUN]).can("activate Mound Mason")


def test_a_pollen_courier_delivers_a_card():
    table = Table(hand=["Pollen Courier"], hive=2 * [SUN], deck=["Glarewing", SPARE])
    table.play("Pollen Courier").sees(hand=["Glarewing"], deck=1, hive=2 * [SPENT])
    assert table.stats("Pollen Courier") == "1/1"


def test_glarewing_is_blocked_by_flyers_alone():
    table = Table(mine=["Glarewing"], theirs=["Orchard Marquis", "Seven-Spot Page", "Gilt Diving Beetle"])
    table.attack("Glarewing").offers("block Glarewing with Seven-Spot Page", "done")
    table.block("Seven-Spot Page")
    table.sees(their_splat=["Seven-Spot Page"], mine=["Glarewing (exhausted)"], devotion=(0, 0))


def test_glarewing_gains_one_devotion_when_it_hits():
    table = Table(mine=["Glarewing"], theirs=["Orchard Marquis"], their_devotion=5)
    table.attack("Glarewing").sees(devotion=(1, 3))


def test_a_sunrise_swallowtail_wakes_a_noble_for_a_second_devotion():
    mine = ["Sunrise Swallowtail", "Painted Lady-in-Waiting", "Orchard Marquis", "Gold Field Ants (exhausted)"]
    table = Table(mine=mine, theirs=["Seven-Spot Page (exhausted)"], hive=2 * [SUN])
    table.devote("Painted Lady-in-Waiting").activate("Sunrise Swallowtail")
    table.offers("target my Painted Lady-in-Waiting", "target my Orchard Marquis").target("Painted Lady-in-Waiting")
    table.devote("Painted Lady-in-Waiting").sees(devotion=(2, 0), hive=[SUN, SPENT])
    assert not table.can("activate Sunrise Swallowtail")


@rule("SB-Z5")
def test_a_buckler_smith_finds_a_weapon_or_an_armor_and_shows_it():
    deck = ["Thorn Pike", "Acorn Cap Helm", "Royal Jelly Jar", "Clutch of Warm Eggs", "Picnic Raiders"]
    table = Table(hand=["Buckler Smith"], hive=3 * [SUN], deck=deck)
    table.play("Buckler Smith").offers("choose-card Thorn Pike", "choose-card Acorn Cap Helm", "done")
    table.choose("Thorn Pike").sees(hand=["Thorn Pike"], deck=4, hive=3 * [SPENT])
    seen = table.history(seat=1)
    assert {"event": "fetch", "seat": 0, "card": "Thorn Pike"} in seen
    assert {"event": "shuffle", "seat": 0} in seen


@rule("SB-Z5")
def test_a_buckler_smith_may_fail_to_find_what_is_there():
    table = Table(hand=["Buckler Smith", SPARE], hive=3 * [SUN], deck=["Thorn Pike"])
    table.play("Buckler Smith").done().sees(hand=[SPARE], deck=1, mine=["Buckler Smith"])
    assert table.stats("Buckler Smith") == "2/3"


@rule("SB-K2", "SB-K4")
def test_a_sunstone_guard_blocks_two_attackers_and_its_player_orders_whom_it_hits():
    theirs = ["Picnic Raiders", "Mortar Termites", "Gold Field Ants"]
    table = Table(mine=["Sunstone Guard"], theirs=theirs, devotion=5, their_turn=True)
    table.attack("Picnic Raiders", "Mortar Termites", "Gold Field Ants")
    table.block("Sunstone Guard", "Picnic Raiders").block("Sunstone Guard", "Mortar Termites")
    table.asks("me", "order-damage").order("Picnic Raiders")
    table.sees(devotion=(4, 0), their_splat=["Picnic Raiders"], mine=["Sunstone Guard"])
    assert table.stats("Sunstone Guard") == "2/6"


@rule("SB-Y6", "SB-R1", "SB-R2")
def test_a_sunstone_guard_hardens_once_for_two_attackers_and_resists_the_tunneler():
    guard, attackers = {"card": "Sunstone Guard", "damage": 3}, ["Orchard Marquis", "Termite"]
    stands = Table(mine=[guard], theirs=["Buckler Smith", "Mortar Termites"], their_turn=True)
    stands.attack("Buckler Smith", "Mortar Termites").block("Sunstone Guard", "Buckler Smith")
    stands.block("Sunstone Guard", "Mortar Termites").order("Buckler Smith").sees(mine=["Sunstone Guard"])
    falls = Table(mine=[guard], theirs=attackers, their_turn=True)
    falls.attack("Orchard Marquis", "Termite").block("Sunstone Guard", "Orchard Marquis")
    falls.block("Sunstone Guard", "Termite").order("Termite").sees(mine=[])


def test_duchess_dotty_hardens_the_other_ladybugs_and_beetles_of_her_player():
    mine = ["Duchess Dotty", "Seven-Spot Page", "Gilt Diving Beetle", "Glarewing"]
    table = Table(mine=mine, theirs=["Honeydew Courtier"], hand=["Duchess Dotty"], hive=4 * [SUN])
    assert table.shown("Seven-Spot Page").get("keywords", []) == ["flying", "hardshell"]
    assert table.shown("Gilt Diving Beetle").get("keywords", []) == ["swimming", "hardshell"]
    assert table.shown("Duchess Dotty").get("keywords", []) == ["flying"]
    assert table.shown("Glarewing").get("keywords", []) == ["flying"]
    assert table.shown("Honeydew Courtier").get("keywords", []) == ["flying"]
    table.play("Duchess Dotty").sees(hive=4 * [SPENT])
    assert table.shown("Duchess Dotty #1").get("keywords", []) == ["flying", "hardshell"]
