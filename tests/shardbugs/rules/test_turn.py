"""The course of a turn: Beginning Phase, Main Phase, Combat and End Phase (rules SB-N)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    MOTH,
    TICK,
    WORM,
    bug,
    damage,
    enemy_bugs,
    gain_devotion,
    its,
    mill,
    target,
)
from marks import rule
from shard_table import Table

TALLIER = bug("Tallier", "2", 1, 3, 1, MOTH, your_turn_ends=gain_devotion(its("atk")))
SEER = bug("Underground Seer", "2", 1, 1, 1, WORM, your_turn_begins=mill(1, "you"))
NIBBLER = bug("Night Nibbler", "2", 1, 1, 1, TICK, your_turn_ends=damage(1, target(enemy_bugs())))

# Somebody to answer at every stop: a quick action, and the dust for it.
ANSWER: dict[str, Any] = {"their_hand": ["Mop Up"], "their_hive": 2 * ["Pew Slug"]}


# --- Beginning Phase --------------------------------------------------------------------------------------------------


@rule("SB-N1")
def test_a_turn_begins_with_the_readying_of_all_that_is_exhausted():
    table = Table(
        mine=["Antonio (exhausted)", "Dew Collector (exhausted)", "Two-Way Puddle (exhausted)"],
        hive=["Seven-Spot Page (exhausted)"],
        their_hand=["Bookworm"],
        their_turn=True,
    )
    table.end_turn()
    table.sees(turn="me", mine=["Antonio", "Dew Collector", "Two-Way Puddle"], hive=["Seven-Spot Page"])


@rule("SB-N1")
def test_the_avatar_readies_too():
    table = Table(hive=6 * ["Seven-Spot Page"])
    table.activate("Sol").resolve()
    assert not table.can("use-avatar Sol")
    table.end_turn().end_turn()
    assert table.can("use-avatar Sol")


@rule("SB-N1")
def test_only_the_active_players_cards_ready():
    table = Table(
        mine=["Antonio (exhausted)"],
        hive=["Pew Slug (exhausted)"],
        theirs=["Antonio (exhausted)"],
        their_hive=["Pew Slug (exhausted)"],
        hand=["Bookworm"],
    )
    table.end_turn().sees(mine=["Antonio (exhausted)"], hive=["Pew Slug (exhausted)"])
    table.sees(theirs=["Antonio"], their_hive=["Pew Slug"])


@rule("SB-N1")
def test_one_card_is_drawn_by_the_player_whose_turn_begins():
    table = Table(hand=["Pew Slug"], deck=["Antonio", "Errand Fly"], their_deck=["Bookworm", "Pew Slug"])
    table.end_turn().sees(hand=["Pew Slug"], their_hand=["Bookworm"], their_deck=1)
    table.end_turn().sees(hand=["Antonio", "Pew Slug"], their_hand=["Bookworm"], deck=1)


@rule("SB-N1")
def test_what_triggers_as_a_turn_begins_comes_after_the_readying_and_before_the_draw():
    table = Table(
        mine=["Sunny Anthill", "Pew Slug (exhausted)"], deck=["Antonio"], their_turn=True, phase="end", **ANSWER
    )
    table.passes("them")
    table.asks("them", "priority").sees(turn="me", phase="beginning", web=["Sunny Anthill"])
    table.sees(mine=["Pew Slug", "Sunny Anthill"], hand=[])
    table.passes("them").sees(mine=["Ant", "Pew Slug", "Sunny Anthill"], hand=["Antonio"])


@rule("SB-N1")
def test_the_triggers_of_the_beginning_have_resolved_when_the_card_is_drawn():
    table = Table(mine=["Underground Seer"], deck=["Antonio", "Errand Fly"], their_turn=True, phase="end", cards=[SEER])
    table.asks("me", "main").sees(splat=["Antonio"], hand=["Errand Fly"])


@rule("SB-N1", "SB-P7")
def test_the_beginning_phase_ends_with_priority_once_the_card_is_drawn():
    table = Table(deck=["Antonio"], their_turn=True, phase="end", **ANSWER)
    table.passes("them")
    table.asks("them", "priority").sees(turn="me", phase="beginning", web=[], hand=["Antonio"])
    table.passes("them").asks("me", "main")


# --- Main Phase -------------------------------------------------------------------------------------------------------


@rule("SB-N2")
def test_the_main_phase_offers_everything_at_once():
    table = Table(
        mine=["Antonio", "Thimble Helmet", "Clutch of Warm Eggs"],
        hand=["Gold Field Ants", "Morning Hymn", "Clover Court"],
        hive=["Seven-Spot Page"],
        dust={"solar": 3},
    )
    table.offers(
        "play Gold Field Ants",
        "play Morning Hymn",
        "play Clover Court",
        "place Gold Field Ants",
        "play-from-hive Seven-Spot Page",
        "retreat Antonio",
        "devote Antonio",
        "equip Thimble Helmet",
        "activate Clutch of Warm Eggs",
        "use-avatar Sol",
        "generate Seven-Spot Page",
        "end-main",
    )


@rule("SB-N2")
def test_the_main_phase_goes_in_any_order():
    table = Table(
        mine=["Antonio", "Pew Slug", "Thimble Helmet"],
        hand=["Errand Fly", "Errand Fly", "Doormat Beetle"],
        hive=["Pollen Courier", *4 * ["Seven-Spot Page"]],
    )
    table.devote("Antonio").place("Errand Fly").play("Errand Fly").retreat("Pew Slug")
    table.equip("Thimble Helmet", "Antonio").play_from_hive("Pollen Courier").play("Doormat Beetle")
    table.asks("me", "main").sees(
        mine=["Antonio (exhausted)", "Doormat Beetle", "Errand Fly", "Pollen Courier", "Thimble Helmet"],
        devotion=(2, 0),
    )


@rule("SB-N2")
def test_the_main_phase_goes_in_the_opposite_order_as_well():
    table = Table(
        mine=["Antonio", "Pew Slug", "Thimble Helmet"],
        hand=["Errand Fly", "Errand Fly"],
        hive=["Pollen Courier", *4 * ["Seven-Spot Page"]],
    )
    table.play_from_hive("Pollen Courier").equip("Thimble Helmet", "Antonio").retreat("Pew Slug")
    table.play("Errand Fly").place("Errand Fly").devote("Antonio")
    table.asks("me", "main").sees(
        mine=["Antonio (exhausted)", "Errand Fly", "Pollen Courier", "Thimble Helmet"], devotion=(2, 0)
    )


@rule("SB-N2")
def test_once_a_turn_a_bug_is_placed_one_retreats_and_one_is_played_from_the_hive():
    table = Table(mine=2 * ["Pew Slug"], hand=2 * ["Antonio"], hive=["Errand Fly", "Doormat Beetle", "Antonio"])
    table.place("Antonio").retreat("Pew Slug #1").play_from_hive("Errand Fly")
    table.offers("devote Pew Slug", "generate Antonio", "end-main")
    table.end_turn().end_turn()
    assert table.can("place Antonio")
    assert table.can("retreat Pew Slug")
    assert table.can("play-from-hive Doormat Beetle")


# --- Combat and after -------------------------------------------------------------------------------------------------


@rule("SB-N3")
def test_combat_comes_after_the_main_phase_and_before_the_end_phase():
    table = Table(mine=["Antonio"], their_devotion=5, **ANSWER)
    table.sees(phase="main").end_main()
    table.asks("me", "attack").sees(phase="attack").attack("Antonio")
    table.passes("them").passes("them").sees(phase="damage", devotion=(0, 2))
    table.passes("them").asks("them", "priority").sees(phase="end", turn="me")
    table.passes("them").sees(turn="them")


@rule("SB-N3")
def test_a_player_may_skip_combat():
    table = Table(mine=["Antonio"], their_devotion=5)
    table.end_main().offers("attack Antonio", "done").done()
    table.asks("them", "main").sees(turn="them", mine=["Antonio"], devotion=(0, 5))


@rule("SB-N3")
def test_who_has_no_bug_to_attack_with_is_not_asked():
    table = Table(mine=["Antonio (exhausted)", "Thimble Helmet"], hand=["Bookworm"])
    table.end_main().asks("them", "main")


@rule("SB-N3")
def test_there_is_no_main_phase_after_combat():
    table = Table(mine=["Antonio", "Pew Slug"], hand=["Errand Fly"], hive=["Pew Slug"])
    table.attack("Antonio").asks("them", "main").sees(turn="them", hand=["Errand Fly"])


# --- End Phase --------------------------------------------------------------------------------------------------------


@rule("SB-N4", "SB-P7")
def test_the_end_phase_begins_with_priority_while_damage_is_still_there():
    table = Table(
        mine=[{"card": "Antonio", "damage": 1}], hand=["Mop Up"], hive=2 * ["Pew Slug"], phase="end", **ANSWER
    )
    table.asks("them", "priority").sees(phase="end", turn="me")
    table.play("Mop Up").sees(web=["Mop Up"]).resolve()
    table.asks("me", "priority").sees(phase="end", mine=[], splat=["Antonio"])


@rule("SB-N4")
def test_then_all_damage_is_removed_on_fields_and_in_hives():
    table = Table(
        mine=[{"card": "Antonio", "damage": 2}],
        hive=[{"card": "Pew Slug", "damage": 1}],
        theirs=[{"card": "Bookworm", "damage": 2}],
        their_hive=[{"card": "Honeydew Courtier", "damage": 1}],
    )
    assert table.shown("Antonio")["damage"] == 2
    table.end_turn()
    assert "damage" not in table.shown("Antonio")
    assert "damage" not in table.shown("Pew Slug")
    assert "damage" not in table.shown("Bookworm")
    assert "damage" not in table.shown("Honeydew Courtier")


@rule("SB-N4")
def test_what_triggers_at_end_of_turn_comes_after_the_damage_is_removed():
    table = Table(mine=[{"card": "Tallier", "damage": 2}], phase="end", cards=[TALLIER], **ANSWER)
    assert table.can("play Mop Up")
    table.passes("them").asks("them", "priority").sees(web=["Tallier"], phase="end", turn="me")
    assert not table.can("play Mop Up")


@rule("SB-N4")
def test_what_holds_until_end_of_turn_still_holds_for_the_triggers_and_ends_after_their_web():
    table = Table(mine=[{"card": "Tallier", "until-end": {"atk": 2, "def": 2}}], phase="end", cards=[TALLIER], **ANSWER)
    table.passes("them").sees(web=["Tallier"])
    assert table.stats("Tallier") == "3/5"
    table.passes("them").sees(devotion=(3, 0), turn="them")
    assert table.stats("Tallier") == "1/3"


@rule("SB-N4")
def test_only_the_active_players_turn_ends():
    table = Table(mine=["Tallier"], their_hand=["Bookworm"], cards=[TALLIER], their_turn=True)
    table.asks("them", "main").end_turn().sees(turn="me", devotion=(0, 0))
    table.end_turn().sees(turn="them", devotion=(1, 0))


@rule("SB-N4")
def test_damage_dealt_at_end_of_turn_stays_until_the_end_of_the_next():
    table = Table(mine=["Night Nibbler"], theirs=["Bookworm"], cards=[NIBBLER])
    table.end_turn().sees(turn="them")
    assert table.shown("Bookworm")["damage"] == 1
    table.end_turn().sees(turn="me")
    assert "damage" not in table.shown("Bookworm")


@rule("SB-N4", "SB-T3")
def test_a_bug_that_only_a_change_kept_alive_is_splat_as_the_change_ends():
    table = Table(
        mine=["Night Nibbler"], theirs=[{"card": "Overconfident Ant", "until-end": {"def": 1}}], cards=[NIBBLER]
    )
    table.end_turn().sees(turn="them", theirs=[], their_splat=["Overconfident Ant"])


@rule("SB-N4")
def test_damage_goes_before_the_changes_so_that_a_bug_they_kept_alive_stays():
    table = Table(mine=[{"card": "Antonio", "damage": 3, "until-end": {"def": 1}}])
    table.end_turn().sees(mine=["Antonio"])
    assert table.stats("Antonio") == "3/3"
