"""What becomes of bugs: dizziness, figures, counters (rules SB-B3, SB-B4 and SB-B9 to SB-B13)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    action,
    activate,
    bug,
    bugs,
    enemy_bugs,
    every,
    gain_devotion,
    give,
    grow,
    items,
    location,
    price,
    quick_action,
    relic,
    shrink,
    take_control,
    target,
    until_end,
    when,
    your_bugs,
)
from marks import rule
from shard_table import Table

SNATCH = quick_action("Snatch", "1", "effect", take_control(target(enemy_bugs())))
SWIPE = action("Swipe", "1", "effect", take_control(target(items(side="enemy"))))
OVERSEER = bug("Overseer", "2", 1, 3, 1, BEETLE, activate(price(exhaust_other=your_bugs()), gain_devotion(1)))
WITHER = quick_action("Wither", "1", "effect", until_end(target(bugs()), atk=-3, defence=-1))
CHEER = quick_action("Cheer", "1", "effect", until_end(target(bugs()), atk=2))
FIRST_DEW = location("First Dew", "1", when("turn-ends", grow(1, every(bugs())), by="any"))
LAST_FROST = location("Last Frost", "1", when("turn-ends", shrink(1, every(bugs())), by="any"))
SPOON = quick_action("Spoon", "1", "effect", grow(1, target(bugs())))
NEEDLE = quick_action("Needle", "1", "effect", shrink(1, target(bugs())))
GLOOM = relic("Gloom", "1", give(enemy_bugs(), dev=-3))

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase


# --- SB-B3: dizzy bugs ------------------------------------------------------------------------------------------------


@rule("SB-B3")
def test_a_bug_that_has_just_been_played_neither_attacks_nor_devotes_nor_retreats_nor_exhausts_for_its_abilities():
    table = Table(mine=["Errand Fly"], hand=["Crumb Roller", DEAR], dust={"neutral": 2}).play("Crumb Roller")
    assert table.is_dizzy("Crumb Roller")
    assert not table.is_dizzy("Errand Fly")
    table.offers("devote Errand Fly", "retreat Errand Fly", "place Bom, Who Rolls the World", "end-main")
    table.end_main().offers("attack Errand Fly", "done")


@rule("SB-B3")
def test_a_bug_is_no_longer_dizzy_when_the_next_turn_of_its_controller_begins():
    table = Table(hand=["Crumb Roller", DEAR], dust={"neutral": 2}, their_hand=[DEAR]).play("Crumb Roller")
    assert table.end_turn().sees(turn="them").is_dizzy("Crumb Roller")
    assert not table.end_turn().sees(turn="me").is_dizzy("Crumb Roller")
    assert table.can("activate Crumb Roller")
    table.attack("Crumb Roller")


@rule("SB-B3")
def test_a_bug_is_still_dizzy_on_the_turn_of_another_for_its_quick_abilities():
    theirs: dict[str, Any] = {"theirs": ["Pew Slug"], "their_hand": [DEAR]}
    hand = ["Riptide Strider", "Toss a Pebble"]
    table = Table(hand=hand, hive=5 * ["Puddle Strider"], **theirs).play("Riptide Strider").resolve().end_turn()
    table.devote("their Pew Slug").asks("me", "priority").offers(
        "play Toss a Pebble", "generate Puddle Strider", "pass"
    )
    table = Table(mine=["Riptide Strider"], hive=["Puddle Strider"], their_turn=True, **theirs)
    table.devote("their Pew Slug").asks("me", "priority")
    table.offers("activate Riptide Strider", "generate Puddle Strider", "pass")


@rule("SB-B3")
def test_a_bug_that_came_on_the_turn_of_another_is_not_dizzy_on_the_own_turn():
    mine: dict[str, Any] = {"hand": ["Kick the Anthill", DEAR], "hive": 3 * ["Seven-Spot Page"]}
    table = Table(theirs=["Pew Slug"], their_hand=[DEAR], their_turn=True, **mine)
    table.devote("their Pew Slug").play("Kick the Anthill").resolve().sees(mine=["Ant", "Ant"])
    assert table.is_dizzy("Ant #1")
    assert not table.end_turn().sees(turn="me").is_dizzy("Ant #1")
    table.attack("Ant #1", "Ant #2")


@rule("SB-B3")
def test_a_bug_that_came_to_the_field_from_the_hive_is_dizzy():
    hand = ["Poison Gas", DEAR]
    table = Table(mine=["Errand Fly"], hive=["Pew Slug"], hand=hand, dust={"lunar": 2}).play("Poison Gas").resolve()
    table.sees(mine=["Pew Slug"], hive=["Errand Fly"])
    assert table.is_dizzy("Pew Slug")
    assert not table.can("devote Pew Slug")


@rule("SB-B3")
def test_a_bug_that_changed_control_is_dizzy():
    table = Table(theirs=["Pew Slug"], hand=["Grand Theft Larva", DEAR], dust={"lunar": 5}).play("Grand Theft Larva")
    table.sees(mine=["Pew Slug"])
    assert table.is_dizzy("Pew Slug")
    table.offers("place Bom, Who Rolls the World", "end-main")


@rule("SB-B3")
def test_a_bug_that_was_taken_and_got_back_on_the_same_turn_is_dizzy():
    their: dict[str, Any] = {"their_hand": ["Snatch"], "their_hive": ["Errand Fly"]}
    table = Table(mine=["Pew Slug", "Errand Fly"], hand=["Snatch", DEAR], dust={"neutral": 1}, cards=[SNATCH], **their)
    table.devote("my Errand Fly").play("Snatch").target("Pew Slug").resolve().sees(theirs=["Pew Slug"])
    table.play("Snatch").resolve().sees(mine=["Errand Fly (exhausted)", "Pew Slug"])
    assert table.is_dizzy("Pew Slug")
    assert not table.can("devote Pew Slug")


@rule("SB-B3")
def test_a_dizzy_bug_can_block():
    table = Table(mine=["Errand Fly"], theirs=["Pew Slug (dizzy)"], phase="combat").attack("Errand Fly")
    assert table.is_dizzy("Pew Slug")
    table.asks("them", "block").offers("block Errand Fly with Pew Slug", "done")


@rule("SB-B3")
def test_an_effect_can_exhaust_a_dizzy_bug():
    table = Table(theirs=["Pew Slug (dizzy)"], hand=["Scent of Nightshade", DEAR], dust={"lunar": 1})
    table.play("Scent of Nightshade").resolve().sees(theirs=["Pew Slug (exhausted)"])


@rule("SB-B3")
def test_a_dizzy_bug_can_be_exhausted_for_the_ability_of_another_card():
    table = Table(mine=["Overseer", "Pew Slug (dizzy)"], cards=[OVERSEER])
    table.activate("Overseer").choose("Pew Slug").sees(mine=["Overseer", "Pew Slug (exhausted)"], devotion=(1, 0))


@rule("SB-B3")
def test_a_dizzy_bug_cannot_be_exhausted_for_its_own_ability_that_exhausts_any_bug():
    table = Table(mine=["Overseer (dizzy)"], hand=[DEAR], cards=[OVERSEER])
    assert not table.can("activate Overseer")


@rule("SB-B3")
def test_a_dizzy_bug_can_use_an_ability_that_does_not_exhaust_it():
    mine = ["Cannonball Beetle (dizzy)"]
    table = Table(mine=mine, theirs=["Bookworm"], hand=[DEAR], dust={"neutral": 1}).activate("Cannonball Beetle")
    table.target("Bookworm").sees(mine=[], theirs=[])


# --- SB-B4: what becomes a bug ----------------------------------------------------------------------------------------


@rule("SB-B4")
def test_a_permanent_that_becomes_a_bug_is_dizzy_if_it_came_this_turn():
    hand = ["Walking Mound", DEAR]
    table = Table(mine=["Errand Fly"], hand=hand, dust={"solar": 5}).play("Walking Mound").resolve()
    table.activate("Walking Mound").resolve()
    assert table.stats("Walking Mound") == "3/3"
    assert table.is_dizzy("Walking Mound")
    table.end_main().offers("attack Errand Fly", "done")


@rule("SB-B4")
def test_a_permanent_that_becomes_a_bug_is_not_dizzy_if_it_came_before():
    table = Table(mine=["Walking Mound"], hand=[DEAR], dust={"solar": 2}).activate("Walking Mound").resolve()
    assert not table.is_dizzy("Walking Mound")
    table.end_main().offers("attack Walking Mound", "done")


@rule("SB-B4")
def test_only_as_a_bug_is_a_permanent_of_this_turn_too_dizzy_for_its_own_abilities():
    table = Table(mine=["The Empty Shell (dizzy)"], hand=[DEAR], dust={"neutral": 3})
    assert table.can("activate The Empty Shell")
    table.activate("The Empty Shell", part=1).offers("place Bom, Who Rolls the World", "end-main")
    table = Table(mine=["The Empty Shell (dizzy)"], hand=[DEAR]).activate("The Empty Shell").sees(dust={"neutral": 1})


@rule("SB-B4")
def test_a_permanent_that_changed_control_and_becomes_a_bug_is_dizzy():
    hand = ["Swipe", DEAR]
    table = Table(mine=["Errand Fly"], theirs=["Wind-Up Beetle"], hand=hand, dust={"neutral": 3}, cards=[SWIPE])
    table.play("Swipe").resolve().activate("Wind-Up Beetle").resolve()
    assert table.stats("my Wind-Up Beetle") == "3/3"
    assert table.is_dizzy("Wind-Up Beetle")
    table.end_main().offers("attack Errand Fly", "done")


# --- SB-B9: DEF 0 -----------------------------------------------------------------------------------------------------


@rule("SB-B9")
def test_a_bug_of_the_field_without_defence_is_splat():
    mine = [{"card": "Bookworm", "damage": 2}, {"card": "Pew Slug", "minus": 1}]
    table = Table(mine=mine, hand=["Acid Rain", DEAR], dust={"meteor": 2}).play("Acid Rain").resolve()
    table.sees(mine=[], splat=["Acid Rain", "Bookworm", "Pew Slug"])


@rule("SB-B9")
def test_a_bug_of_the_hive_without_defence_is_splat():
    table = Table(their_hive=["Pew Slug", "Bookworm"], hand=["Magnifying Blast", DEAR], dust={"meteor": 4})
    table.play("Magnifying Blast").target("Bookworm").sees(their_hive=["Pew Slug"], their_splat=["Bookworm"])


@rule("SB-B9")
def test_damage_counters_and_changes_count_together():
    bookworm = {"card": "Bookworm", "damage": 1, "minus": 1}
    table = Table(mine=[bookworm], hand=["Wither", DEAR], dust={"neutral": 1}, cards=[WITHER]).sees(mine=["Bookworm"])
    table.play("Wither").resolve().sees(mine=[], splat=["Bookworm", "Wither"])


@rule("SB-B9")
def test_a_bug_whose_raised_defence_ends_is_splat_by_the_counters_on_it():
    bookworm = {"card": "Bookworm", "minus": 3, "until-end": {"def": 1}}
    table = Table(mine=[bookworm], hand=[DEAR], their_hand=[DEAR]).sees(mine=["Bookworm"])
    table.end_turn().sees(turn="them", mine=[], splat=["Bookworm"])


# --- SB-B10: figures never count below 0 ------------------------------------------------------------------------------


@rule("SB-B10")
def test_the_changes_underneath_add_up_in_full():
    # A 2/4 with three -1/-1 counters shows 0/1, and needs +2 to show 1.
    ferry = bug("Ferryman", "3", 2, 4, 2, BEETLE)
    table = Table(mine=[{"card": "Ferryman", "minus": 3}], hand=["Spoon", "Cheer", DEAR], dust={"neutral": 2},
        cards=[ferry, SPOON, CHEER])  # fmt: skip
    assert table.stats("Ferryman") == "0/1"
    assert table.dev("Ferryman") == 2  # counters of this kind leave DEV alone
    table.play("Cheer").resolve()
    assert table.stats("Ferryman") == "1/1"
    table.play("Spoon").resolve()
    assert table.stats("Ferryman") == "2/2"
    assert table.dev("Ferryman") == 2


@rule("SB-B10")
def test_a_bug_with_attack_far_below_nothing_deals_no_damage_and_heals_none():
    bookworm = {"card": "Bookworm", "until-end": {"atk": -3}}
    table = Table(mine=[bookworm], theirs=["Errand Fly"], their_devotion=5, phase="combat").attack("Bookworm").done()
    table.sees(devotion=(0, 5))


@rule("SB-B10")
def test_devotion_value_adds_up_underneath_too():
    table = Table(mine=["Errand Fly"], theirs=["Gloom"], hand=["Zeal", "Zeal", DEAR], dust={"neutral": 2},
        cards=[GLOOM, quick_action("Zeal", "1", "effect", until_end(target(your_bugs()), dev=2))])  # fmt: skip
    assert table.dev("Errand Fly") == 0
    table.play("Zeal").resolve()
    assert table.dev("Errand Fly") == 0
    table.play("Zeal").resolve()
    assert table.dev("Errand Fly") == 2


# --- SB-B11, SB-B12: counters -----------------------------------------------------------------------------------------


@rule("SB-B11")
def test_a_plus_and_a_minus_counter_remove_each_other():
    table = Table(mine=[{"card": "Bookworm", "plus": 2}], hand=["Needle", DEAR], dust={"neutral": 1}, cards=[NEEDLE])
    assert table.stats("Bookworm") == "3/5"
    table.play("Needle").resolve()
    shown = table.shown("Bookworm")
    assert (shown["power"], shown["plus"], shown.get("minus")) == ("2/4", 1, None)


@rule("SB-B11")
def test_counters_remove_each_other_in_the_hive_too():
    table = Table(hive=[{"card": "Bookworm", "plus": 1, "minus": 2}], hand=[DEAR])
    shown = table.shown("Bookworm")
    assert (shown["power"], shown.get("plus"), shown["minus"]) == ("0/2", None, 1)


@rule("SB-B11")
def test_removed_counters_cannot_be_used():
    larva = {"card": "Larva of Ages", "plus": 2}
    table = Table(mine=[larva], hand=["Needle", DEAR], dust={"neutral": 1}, cards=[NEEDLE])
    assert table.can("activate Larva of Ages")
    assert not table.play("Needle").resolve().can("activate Larva of Ages")


@rule("SB-B12")
def test_counters_stay_on_a_permanent_that_stops_being_a_bug():
    table = Table(mine=["Walking Mound"], hand=["Spoon", DEAR], dust={"solar": 3}, hive=2 * ["Seven-Spot Page"],
        their_hand=[DEAR], cards=[SPOON])  # fmt: skip
    table.activate("Walking Mound").resolve().play("Spoon").resolve()
    assert table.stats("Walking Mound") == "4/4"
    table.end_turn()
    assert table.shown("Walking Mound") == {"card": "Walking Mound", "piece": 1, "plus": 1}
    table.end_turn().activate("Walking Mound").resolve()
    assert table.stats("Walking Mound") == "4/4"


@rule("SB-B12")
def test_counters_that_would_splat_a_bug_do_nothing_to_what_is_none():
    table = Table(mine=[{"card": "Walking Mound", "minus": 3}], hand=[DEAR], dust={"solar": 2}).sees(
        mine=["Walking Mound"]
    )
    table.activate("Walking Mound").resolve().sees(mine=[], splat=["Walking Mound"])


# --- SB-B13: buffs and nerfs at once ----------------------------------------------------------------------------------


@rule("SB-B13")
def test_of_a_buff_and_a_nerf_at_once_the_other_players_comes_first():
    dew_and_frost: dict[str, Any] = {"hand": [DEAR], "their_hand": [DEAR], "cards": [FIRST_DEW, LAST_FROST]}
    table = Table(mine=["Errand Fly", "First Dew"], theirs=["Last Frost"], **dew_and_frost)
    table.end_turn().sees(mine=["First Dew"], splat=["Errand Fly"])
    table = Table(mine=["Errand Fly", "Last Frost"], theirs=["First Dew"], **dew_and_frost)
    table.end_turn().sees(mine=["Errand Fly", "Last Frost"], splat=[])


@rule("SB-B13")
def test_of_three_players_the_one_on_the_left_of_the_active_player_comes_first():
    dew_and_frost: dict[str, Any] = {"hand": [DEAR], "their_hand": [DEAR], "cards": [FIRST_DEW, LAST_FROST]}
    table = Table(mine=["Errand Fly"], theirs=["First Dew"], others=[{"field": ["Last Frost"]}], **dew_and_frost)
    table.end_turn().sees(mine=["Errand Fly"])
    table = Table(mine=["Errand Fly"], theirs=["Last Frost"], others=[{"field": ["First Dew"]}], **dew_and_frost)
    table.end_turn().sees(mine=[])
