"""Supports and items: how many there may be, what they can be equipped to, and when they come off (SB-C1 to SB-C5)."""

from bugduel.shardbugs.cards.vocabulary import (
    CRICKET,
    FLYING,
    action,
    bearer_has,
    bug,
    cards,
    item,
    items,
    put_from_hand,
    quick_action,
    search,
    splat,
    supports,
    take_control,
    target,
)
from marks import rule
from shard_table import Table

SEIZE = action("Seize the Sign", "0", "effect", take_control(target(supports(side="enemy"))))
BUILD = action("Build It", "0", "effect", put_from_hand(cards("hand", type="support")))
DIG = action("Dig It Up", "0", "effect", search(cards("deck", type="support"), "field"))
SNATCH = quick_action("Snatch", "0", "effect", take_control(target(items(side="enemy"))))
SMASH = quick_action("Smash", "0", "attack", splat(target(items())))
KITE = item("Kite", "0", "armor", "0", [], bearer_has(FLYING, defence=1))
KITE_TAIL = item("Kite Tail", "0", "weapon", "0", [FLYING], bearer_has(atk=2))
SASH = item("Plain Sash", "0", "armor", "0", [])
DAVENPORT = bug("Davenport", "1", 1, 1, 1, CRICKET)
UNCLE = bug("Uncle Dave", "1", 1, 1, 1, CRICKET)
DAVE = bug("Dave", "1", 1, 1, 1, CRICKET)


# --- supports (SB-C1) -------------------------------------------------------------------------------------------------


@rule("SB-C1")
def test_a_location_stays_on_the_field_turn_after_turn_until_it_is_splat():
    table = Table(
        hand=["Kicking Grounds", "Pew Slug"],
        dust={"meteor": 3},
        their_hand=["Drywall Termite"],
        their_hive=3 * ["Pew Slug"],
    )
    table.play("Kicking Grounds").sees(mine=["Kicking Grounds"], splat=[])
    table.end_turn().end_turn().sees(turn="me", mine=["Kicking Grounds"])
    table.end_turn().play("Drywall Termite").accept().sees(mine=[], splat=["Kicking Grounds"])


@rule("SB-C1")
def test_an_event_stays_on_the_field_too():
    table = Table(mine=["Marching Season", "Ant"])
    table.end_turn().end_turn().sees(mine=["Ant", "Marching Season"], splat=[])
    assert table.stats("Ant") == "2/1"


@rule("SB-C1")
def test_a_second_support_of_a_name_cannot_be_played_but_one_of_another_name_can():
    table = Table(mine=["Storm Drain"], hand=["Storm Drain", "Walking Mound"], dust={"solar": 9})
    assert not table.can("play Storm Drain")
    table.play("Walking Mound").sees(mine=["Storm Drain", "Walking Mound"])


@rule("SB-C1")
def test_a_support_on_an_enemy_field_does_not_stand_in_the_way():
    table = Table(theirs=["Storm Drain"], hand=["Storm Drain"], dust={"neutral": 2})
    table.play("Storm Drain").sees(mine=["Storm Drain"], theirs=["Storm Drain"])


@rule("SB-C1")
def test_when_the_first_is_splat_the_second_can_be_played():
    table = Table(mine=["Storm Drain"], hand=["Storm Drain", "Drywall Termite"], dust={"neutral": 5})
    table.play("Drywall Termite").accept().play("Storm Drain")
    table.sees(mine=["Drywall Termite", "Storm Drain"], splat=["Storm Drain"])


@rule("SB-C1")
def test_a_support_of_a_name_that_i_have_cannot_be_gained():
    table = Table(cards=[SEIZE], mine=["Storm Drain"], theirs=["Storm Drain"], hand=["Seize the Sign"])
    table.play("Seize the Sign").sees(mine=["Storm Drain"], theirs=["Storm Drain"])


@rule("SB-C1")
def test_a_support_of_another_name_can_be_gained():
    table = Table(cards=[SEIZE], mine=["Storm Drain"], theirs=["Kicking Grounds"], hand=["Seize the Sign"])
    table.play("Seize the Sign").sees(mine=["Kicking Grounds", "Storm Drain"], theirs=[])


@rule("SB-C1")
def test_a_second_support_of_a_name_cannot_be_put_onto_my_field_from_hand_or_deck():
    table = Table(
        cards=[BUILD, DIG],
        mine=["Storm Drain"],
        hand=["Build It", "Dig It Up", "Storm Drain", "Clover Court"],
        deck=["Storm Drain", "Walking Mound", "Pew Slug"],
    )
    table.play("Build It").offers("choose-card Clover Court", "done").done()
    table.play("Dig It Up").offers("choose-card Walking Mound", "done").choose("Walking Mound")
    table.sees(mine=["Storm Drain", "Walking Mound"], hand=["Clover Court", "Storm Drain"])


# --- what an item fits (SB-C2, SB-C4) ---------------------------------------------------------------------------------


@rule("SB-C2")
def test_an_item_stays_on_the_field_unattached_until_its_equip_cost_is_paid():
    table = Table(mine=["Pew Slug"], hand=["Thimble Helmet"], hive=2 * ["Pew Slug"])
    table.play("Thimble Helmet").sees(mine=["Pew Slug", "Thimble Helmet"], hive=["Pew Slug", "Pew Slug (exhausted)"])
    assert "on" not in table.shown("Thimble Helmet") and table.stats("my Pew Slug #1") == "0/2"
    table.equip("Thimble Helmet").sees(hive=2 * ["Pew Slug (exhausted)"], mine=["Pew Slug", "Thimble Helmet"])
    assert table.shown("Thimble Helmet")["on"] == "Pew Slug" and table.stats("my Pew Slug #1") == "0/3"
    table.end_turn().end_turn()
    assert table.shown("Thimble Helmet")["on"] == "Pew Slug"


@rule("SB-C2")
def test_without_dust_for_its_equip_cost_an_item_cannot_be_equipped():
    table = Table(mine=["Pew Slug", "Thimble Helmet"])
    assert not table.can("equip Thimble Helmet")


@rule("SB-C2")
def test_one_match_of_a_requirement_is_enough():
    fitting = ["Overconfident Ant", "Errand Fly", "Adventurous Earthworm"]  # a soldier, a worker, one that tunnels
    table = Table(mine=["Thorn Pike", *fitting, "Pew Slug", "Dusk Courier"], dust={"neutral": 1})
    table.equip("Thorn Pike").asks("me", "target")
    table.offers("target my Overconfident Ant", "target my Errand Fly", "target my Adventurous Earthworm")


@rule("SB-C2")
def test_a_requirement_can_be_a_shard_type_or_a_species():
    table = Table(
        mine=[
            "Lacquered Breastplate",
            "Acorn Cap Helm",
            "Timber Gnawers",
            "Parasol Beetle",
            "Gravel Recruit",
            "Pew Slug",
        ],
        dust={"neutral": 3},
    )
    table.equip("Lacquered Breastplate").offers("target my Timber Gnawers", "target my Parasol Beetle")
    table.target("Timber Gnawers").equip("Acorn Cap Helm")
    table.offers("target my Parasol Beetle", "target my Gravel Recruit")


@rule("SB-C2")
def test_where_nothing_fits_an_item_cannot_be_equipped():
    table = Table(mine=["Thorn Pike", "Pew Slug"], theirs=["Overconfident Ant"], hive=["Overconfident Ant"])
    assert not table.can("equip Thorn Pike")


@rule("SB-C2")
def test_an_item_that_asks_for_nothing_fits_any_bug():
    table = Table(mine=["Thimble Helmet", "Pew Slug", "Dusk Courier", "Ant"], dust={"neutral": 1})
    table.equip("Thimble Helmet").offers("target my Pew Slug", "target my Dusk Courier", "target my Ant")


@rule("SB-C2")
def test_a_relic_is_never_equipped():
    table = Table(mine=["Pocket Compass", "Pew Slug"], dust={"neutral": 9})
    assert not table.can("equip Pocket Compass")
    assert table.can("activate Pocket Compass")


@rule("SB-C2", "SB-C4")
def test_a_name_is_matched_by_how_a_full_name_begins_in_whole_words():
    table = Table(
        cards=[DAVENPORT, UNCLE, DAVE],
        mine=["Dave's Other Sword", "Dave Swiftfoot", "Dave, Hired Sword", "Davenport", "Uncle Dave", "Dave"],
        dust={"neutral": 1},
    )
    table.equip("Dave's Other Sword")
    table.offers("target my Dave Swiftfoot", "target my Dave, Hired Sword", "target my Dave").target(
        "Dave, Hired Sword"
    )
    assert table.shown("Dave's Other Sword")["on"] == "Dave, Hired Sword"


# --- equipping (SB-C3) ------------------------------------------------------------------------------------------------


@rule("SB-C3")
def test_equip_goes_on_the_web_and_can_be_answered():
    table = Table(
        mine=["Thimble Helmet", "Pew Slug"],
        dust={"neutral": 1},
        their_hand=["Spark Spit"],
        their_hive=["Gravel Recruit"],
    )
    table.equip("Thimble Helmet").asks("them", "priority").sees(web=["Thimble Helmet"], dust={})
    assert "on" not in table.shown("Thimble Helmet")
    table.play("Spark Spit").resolve()
    table.sees(mine=["Thimble Helmet"], splat=["Pew Slug"])
    assert "on" not in table.shown("Thimble Helmet")


@rule("SB-C3")
def test_equip_is_for_the_main_phase_with_no_web():
    table = Table(
        cards=[SASH],
        mine=["Plain Sash", "Pew Slug"],
        hand=["Toss a Pebble", "Pew Slug"],
        dust={"neutral": 4},
        their_hand=["Toss a Pebble"],
        their_hive=2 * ["Pew Slug"],
    )
    assert table.can("equip Plain Sash")
    table.play("Pew Slug").passes("them").asks("me", "priority").offers("play Toss a Pebble", "pass")
    table.passes("me").asks("me", "main")
    assert table.can("equip Plain Sash")
    table.end_turn().asks("them", "main")
    assert not table.can("equip Plain Sash")


@rule("SB-C3")
def test_equip_reaches_only_bugs_on_my_own_field():
    table = Table(cards=[SASH], mine=["Plain Sash", "Pew Slug", "Bookworm"], theirs=["Pew Slug"], hive=["Pew Slug"])
    table.equip("Plain Sash").offers("target my Pew Slug", "target my Bookworm")


@rule("SB-C3")
def test_a_target_that_was_moved_to_the_hive_meanwhile_is_not_equipped():
    table = Table(
        cards=[SASH],
        mine=["Plain Sash", "Bookworm"],
        their_hand=["Early Retirement"],
        their_hive=3 * ["Overconfident Ant"],
    )
    table.equip("Plain Sash").play("Early Retirement").resolve().sees(mine=["Plain Sash"], hive=["Bookworm"])
    assert "on" not in table.shown("Plain Sash")


@rule("SB-C3")
def test_a_target_that_does_not_fit_any_more_on_resolution_is_not_equipped():
    table = Table(
        cards=[SMASH],
        mine=["Homing Stinger", "Errand Fly", "Bookworm", {"card": "Paper Wings", "on": 2}],
        dust={"neutral": 2},
        their_hand=["Smash"],
    )
    table.equip("Homing Stinger").offers("target my Errand Fly", "target my Bookworm").target("Bookworm")
    table.play("Smash").target("Paper Wings").resolve()
    table.sees(mine=["Homing Stinger", "Errand Fly", "Bookworm"], dust={})
    assert "on" not in table.shown("Homing Stinger") and table.stats("Bookworm") == "1/3"


@rule("SB-C3")
def test_an_item_that_was_taken_meanwhile_is_not_attached():
    table = Table(cards=[SASH, SNATCH], mine=["Plain Sash", "Pew Slug"], theirs=["Pew Slug"], their_hand=["Snatch"])
    table.equip("Plain Sash").play("Snatch").resolve().sees(mine=["Pew Slug"], theirs=["Pew Slug", "Plain Sash"])
    assert "on" not in table.shown("Plain Sash")


@rule("SB-C3")
def test_a_bug_can_have_any_number_of_items_and_of_one_name():
    table = Table(mine=["Pew Slug", *3 * ["Thimble Helmet"], "Choir Robe"], dust={"neutral": 4})
    table.equip("Thimble Helmet #1").equip("Thimble Helmet #2").equip("Thimble Helmet #3").equip("Choir Robe")
    assert table.stats("Pew Slug") == "0/7"
    assert table.shown("Pew Slug")["items"] == [*3 * ["Thimble Helmet"], "Choir Robe"]


@rule("SB-C3")
def test_an_attached_item_can_be_equipped_to_another_bug():
    table = Table(mine=["Pew Slug", "Bookworm", {"card": "Thimble Helmet", "on": 0}], dust={"neutral": 1})
    table.equip("Thimble Helmet", "Bookworm")
    assert table.shown("Thimble Helmet")["on"] == "Bookworm"
    assert (table.stats("Pew Slug"), table.stats("Bookworm")) == ("0/2", "1/4")


@rule("SB-C3")
def test_an_item_whose_move_fizzles_stays_where_it_is():
    table = Table(
        mine=["Pew Slug", "Bookworm", {"card": "Thimble Helmet", "on": 0}],
        dust={"neutral": 1},
        their_hand=["Gust at the Window"],
        their_hive=2 * ["Dusk Courier"],
    )
    table.equip("Thimble Helmet", "Bookworm").play("Gust at the Window").target("Bookworm").resolve()
    table.sees(mine=["Pew Slug", "Thimble Helmet"], hand=["Bookworm"])
    assert table.shown("Thimble Helmet")["on"] == "Pew Slug"


@rule("SB-C3")
def test_a_requirement_that_is_lost_later_does_not_take_the_item_off():
    table = Table(
        mine=["Bookworm", "Puddle Strider", {"card": "Kite", "on": 0}, {"card": "Kite Tail", "on": 0}],
        cards=[KITE, KITE_TAIL],
    )
    assert table.stats("Bookworm") == "3/4"
    table.equip("Kite", "Puddle Strider")
    assert table.shown("Kite Tail")["on"] == "Bookworm" and table.stats("Bookworm") == "3/3"


@rule("SB-C3")
def test_items_come_off_a_bug_that_changes_its_controller_and_stay_with_theirs():
    table = Table(
        theirs=["Bookworm", {"card": "Thimble Helmet", "on": 0}], hand=["Grand Theft Larva"], dust={"lunar": 5}
    )
    table.play("Grand Theft Larva").sees(mine=["Bookworm"], theirs=["Thimble Helmet"])
    assert "on" not in table.shown("Thimble Helmet") and table.stats("Bookworm") == "1/3"


@rule("SB-C3")
def test_an_item_that_changes_its_controller_comes_off_its_bug():
    table = Table(cards=[SNATCH], theirs=["Bookworm", {"card": "Thimble Helmet", "on": 0}], hand=["Snatch"])
    table.play("Snatch").sees(mine=["Thimble Helmet"], theirs=["Bookworm"])
    assert "on" not in table.shown("Thimble Helmet") and table.stats("Bookworm") == "1/3"


@rule("SB-C3")
def test_items_come_off_what_is_no_bug_any_more():
    table = Table(mine=["Walking Mound", "Thimble Helmet"], dust={"solar": 3})
    assert not table.can("equip Thimble Helmet")
    table.activate("Walking Mound").resolve().equip("Thimble Helmet").resolve()
    assert table.shown("Thimble Helmet")["on"] == "Walking Mound" and table.stats("Walking Mound") == "3/4"
    table.end_turn().sees(mine=["Thimble Helmet", "Walking Mound"])
    assert "on" not in table.shown("Thimble Helmet") and "items" not in table.shown("Walking Mound")


# --- when the bug leaves (SB-C5) --------------------------------------------------------------------------------------

ARMED = ["Pew Slug", {"card": "Thimble Helmet", "on": 0}, {"card": "Choir Robe", "on": 0}]


@rule("SB-C5")
def test_the_items_of_a_bug_that_is_splat_stay_on_the_field_unattached():
    table = Table(theirs=ARMED, hand=["Severance Package"], dust={"neutral": 4})
    table.play("Severance Package").sees(theirs=["Choir Robe", "Thimble Helmet"], their_splat=["Pew Slug"])
    assert "on" not in table.shown("Thimble Helmet") and "on" not in table.shown("Choir Robe")


@rule("SB-C5")
def test_the_items_of_a_bug_that_returns_to_hand_stay_on_the_field_unattached():
    table = Table(theirs=ARMED, hand=["Gust at the Window", "Pew Slug"], dust={"lunar": 2})
    table.play("Gust at the Window").sees(theirs=["Choir Robe", "Thimble Helmet"], their_hand=["Pew Slug"])
    assert "on" not in table.shown("Thimble Helmet") and "on" not in table.shown("Choir Robe")


@rule("SB-C5")
def test_a_bug_that_comes_back_from_the_hive_finds_its_items_unattached():
    table = Table(mine=ARMED, hive=2 * ["Bookworm"])
    table.retreat("Pew Slug").sees(
        mine=["Choir Robe", "Thimble Helmet"], hive=["Pew Slug (exhausted)", *2 * ["Bookworm"]]
    )
    table.end_turn().end_turn()
    table.play_from_hive("Pew Slug").sees(mine=["Choir Robe", "Pew Slug", "Thimble Helmet"])
    assert "on" not in table.shown("Thimble Helmet") and table.stats("Pew Slug") == "0/2"
