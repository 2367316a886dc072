"""Bugs on the Field and in the Hive: attacking, placing, playing, Retreat and special abilities (rules SB-B).

What becomes of them (dizziness, figures, counters) is in test_bug_states.py.
"""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    action,
    bug,
    draw,
    enemy_bugs,
    every,
    fight,
    fizzle,
    gain_devotion,
    quick_action,
    take_control,
    target,
    to_hive,
    your_bugs,
)
from marks import rule
from shard_table import Table

BUBBLE = bug("Bubble", "1", 1, 0, 1, BEETLE, splats=draw(1))
HERALD = bug("Herald", "3", 1, 3, 1, BEETLE, your_turn_begins=gain_devotion(1))
SNATCH = quick_action("Snatch", "1", "effect", take_control(target(enemy_bugs())))
HIT = action("Hit", "1", "attack", fight(target(your_bugs()), target(enemy_bugs())))
HIT_AND_RUN = action("Hit and Run", "1", "attack",
    fight(target(your_bugs()), target(enemy_bugs())), to_hive(every(your_bugs())))  # fmt: skip
HUSH = quick_action("Hush", "1", "effect", fizzle("ability"))
CUT = quick_action("Cut", "1", "effect", fizzle("thread"))

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase
PEBBLE: dict[str, Any] = {
    "their_hand": ["Toss a Pebble"],
    "their_hive": 2 * ["Errand Fly"],
}  # they can answer, and so are asked
THIRD = {"avatar": "Mars", "field": ["Bookworm"]}


# --- SB-B1: attacking and blocking ------------------------------------------------------------------------------------


@rule("SB-B1")
def test_bugs_attack_players_and_never_bugs():
    table = Table(mine=["Errand Fly"], theirs=["Pew Slug", "Bookworm"], others=[THIRD], phase="combat")
    table.offers("attack them with Errand Fly", "attack third with Errand Fly", "done")


@rule("SB-B1")
def test_only_bugs_of_the_field_attack():
    table = Table(
        mine=["Errand Fly", "Dew Collector", "Paperwork"], hive=["Pew Slug"], hand=["Bookworm"], phase="combat"
    )
    table.offers("attack Errand Fly", "done")


@rule("SB-B1")
def test_exhausted_bugs_neither_attack_nor_block():
    table = Table(
        mine=["Errand Fly", "Pew Slug (exhausted)"], theirs=["Bookworm", "Doormat Beetle (exhausted)"], phase="combat"
    )
    table.offers("attack Errand Fly", "done").attack("Errand Fly")
    table.asks("them", "block").offers("block Errand Fly with Bookworm", "done")


@rule("SB-B1")
def test_bugs_in_the_hive_do_not_block():
    table = Table(mine=["Errand Fly"], theirs=["Bookworm"], their_hive=["Pew Slug"], phase="combat").attack(
        "Errand Fly"
    )
    table.asks("them", "block").offers("block Errand Fly with Bookworm", "done")


# --- SB-B2: abilities work on the Field -------------------------------------------------------------------------------


@rule("SB-B2")
def test_a_passive_ability_does_not_work_in_the_hive():
    table = Table(mine=["Ant"], hive=["Sergeant Six-Legs"])
    assert table.stats("Ant") == "1/1"
    table = Table(mine=["Ant", "Sergeant Six-Legs"])
    assert table.stats("Ant") == "2/1"


@rule("SB-B2")
def test_a_passive_ability_about_itself_does_not_work_in_the_hive():
    table = Table(mine=["Overconfident Ant"], hive=["Gilded Sentry Ants"])
    assert table.stats("Gilded Sentry Ants") == "2/1"
    table = Table(mine=["Overconfident Ant", "Gilded Sentry Ants"])
    assert table.stats("Gilded Sentry Ants") == "2/2"


@rule("SB-B2")
def test_a_bug_in_the_hive_makes_nothing_cheaper():
    assert Table(mine=["Scaffold Termite"], hand=["Long-Haul Centipede"], dust={"neutral": 4}).can(
        "play Long-Haul Centipede"
    )
    table = Table(hive=["Scaffold Termite (exhausted)"], hand=["Long-Haul Centipede"], dust={"neutral": 4})
    assert not table.can("play Long-Haul Centipede")


@rule("SB-B2")
def test_a_triggered_ability_does_not_work_in_the_hive():
    table = Table(their_turn=True, their_hand=[DEAR], mine=["Herald"], hive=["Herald"], cards=[HERALD])
    table.end_turn().sees(turn="me", devotion=(1, 0))


@rule("SB-B2")
def test_an_activated_ability_does_not_work_in_the_hive():
    table = Table(hive=["Mound Mason", "Pew Slug", "Pew Slug"], mine=["Errand Fly"], hand=[DEAR])
    assert not table.can("activate Mound Mason")
    assert Table(mine=["Mound Mason"], hive=["Pew Slug", "Pew Slug"]).can("activate Mound Mason")


@rule("SB-B2")
def test_a_gained_ability_does_not_work_in_the_hive_either():
    hunter = {"card": "Bookworm", "until-end": {"bounty": 1}}
    rest: dict[str, Any] = {
        "theirs": ["Errand Fly"],
        "hand": ["Hit", "Hit and Run", DEAR],
        "cards": [HIT, HIT_AND_RUN],
        "dust": {"neutral": 2},
    }
    table = Table(mine=[hunter], **rest).play("Hit")
    table.sees(mine=["Bookworm", "Bounty"], theirs=[])
    table = Table(mine=[hunter], **rest).play("Hit and Run")
    table.sees(mine=[], hive=["Bookworm"], theirs=[])


# --- SB-B5: playing bugs ----------------------------------------------------------------------------------------------


@rule("SB-B5")
def test_any_number_of_bugs_is_played_in_one_turn():
    table = Table(hand=["Errand Fly", "Errand Fly", "Pew Slug", "Raindrop Skater"], dust={"neutral": 5})
    table.play("Errand Fly").play("Pew Slug").play("Errand Fly").play("Raindrop Skater")
    table.sees(mine=["Errand Fly", "Errand Fly", "Pew Slug", "Raindrop Skater"], dust={})


@rule("SB-B5")
def test_no_bug_is_played_outside_the_main_phase():
    table = Table(mine=["Pew Slug"], hand=["Errand Fly", "Toss a Pebble"], hive=3 * ["Pew Slug"], phase="combat")
    table.attack("Pew Slug").asks("me", "priority").offers("play Toss a Pebble", "generate Pew Slug", "pass")


# --- SB-B6: placing a bug into the Hive -------------------------------------------------------------------------------


@rule("SB-B6")
def test_one_bug_a_turn_is_placed_into_the_hive_for_nothing():
    table = Table(hand=["Bom, Who Rolls the World", "Pew Slug", "Thimble Helmet", "Stray Boot"])
    table.offers("place Bom, Who Rolls the World", "place Pew Slug", "end-main")
    table.place("Bom, Who Rolls the World").sees(hive=["Bom, Who Rolls the World"], mine=[])
    table.offers("generate Bom, Who Rolls the World", "play Thimble Helmet", "end-main")


@rule("SB-B6")
def test_the_next_turn_allows_another():
    table = Table(hand=["Pew Slug", "Bookworm"], deck=["Errand Fly"]).place("Pew Slug")
    assert not table.can("place Bookworm")
    table.end_turn().end_turn().place("Bookworm").sees(hive=["Pew Slug", "Bookworm"])


@rule("SB-B6")
def test_an_effect_may_allow_one_more():
    hand = ["Pew Slug", "Bookworm", "Errand Fly"]
    table = Table(mine=["Generous Landlord"], hand=hand, their_hand=[DEAR], their_turn=True).end_turn().sees(turn="me")
    table.place("Pew Slug").place("Bookworm").sees(hive=["Pew Slug", "Bookworm"])
    assert not table.can("place Errand Fly")


@rule("SB-B6")
def test_what_an_effect_puts_into_the_hive_is_not_the_bug_of_the_turn():
    hand = ["Guesthouse Snail", "Pew Slug", "Bookworm"]
    table = Table(hand=hand, dust={"neutral": 3}).play("Guesthouse Snail").choose("Pew Slug").sees(hive=["Pew Slug"])
    table.place("Bookworm").sees(hive=["Pew Slug", "Bookworm"])


@rule("SB-B6")
def test_nobody_can_answer_the_placing_of_a_bug():
    table = Table(hand=["Pew Slug", DEAR], **PEBBLE).place("Pew Slug")
    table.asks("me", "main").sees(hive=["Pew Slug"], web=[])


@rule("SB-B6")
def test_a_bug_that_is_placed_is_not_played():
    table = Table(mine=["Recruiting Tent"], hand=["Pollen Courier", DEAR], deck=["Errand Fly"]).place("Pollen Courier")
    table.asks("me", "main").sees(hive=["Pollen Courier"], hand=[DEAR], devotion=(0, 0))


@rule("SB-B6")
def test_a_status_check_follows_the_placing_of_a_bug():
    table = Table(hand=["Bubble", DEAR], deck=["Errand Fly"], cards=[BUBBLE], **PEBBLE).place("Bubble")
    table.asks("them", "priority").sees(hive=[], splat=["Bubble"], web=["Bubble"])
    table.passes("them").sees(hand=["Errand Fly", DEAR])


@rule("SB-B6")
def test_no_bug_is_placed_while_there_is_a_web_or_on_the_turn_of_another():
    mine: dict[str, Any] = {"hand": ["Pew Slug", "Toss a Pebble"], "hive": 2 * ["Bookworm"]}
    table = Table(mine=["Errand Fly"], **mine).devote("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Bookworm", "pass")
    table = Table(theirs=["Errand Fly"], their_turn=True, **mine).devote("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Bookworm", "pass")


# --- SB-B7: playing a bug from the Hive -------------------------------------------------------------------------------


@rule("SB-B7")
def test_a_bug_is_played_from_the_hive_for_its_cost():
    table = Table(hive=["Pew Slug", "Errand Fly", "Bookworm"], hand=[DEAR]).play_from_hive("Pew Slug")
    table.sees(mine=["Pew Slug"], hive=["Errand Fly (exhausted)", "Bookworm (exhausted)"])
    assert table.is_dizzy("Pew Slug")
    assert not table.can("devote Pew Slug")


@rule("SB-B7")
def test_one_bug_a_turn_is_played_from_the_hive():
    table = Table(hive=["Pew Slug", "Errand Fly"], dust={"neutral": 5}, hand=[DEAR]).play_from_hive("Pew Slug")
    assert not table.can("play-from-hive Errand Fly")
    table = table.end_turn().end_turn()
    assert not table.can("play-from-hive Errand Fly")  # nothing is there to pay with
    table.place(DEAR).play_from_hive("Errand Fly").sees(mine=["Errand Fly", "Pew Slug"])


@rule("SB-B7")
def test_an_exhausted_bug_is_not_played_from_the_hive():
    table = Table(hive=["Pew Slug (exhausted)", "Errand Fly"], dust={"neutral": 5}, hand=[DEAR])
    assert not table.can("play-from-hive Pew Slug")
    assert table.can("play-from-hive Errand Fly")


@rule("SB-B7")
def test_a_bug_from_the_hive_is_played_and_can_be_answered():
    table = Table(mine=["Recruiting Tent"], hive=["Pollen Courier"], dust={"solar": 2}, deck=["Pew Slug"], **PEBBLE)
    table.play_from_hive("Pollen Courier").add("Pollen Courier").asks("them", "priority")
    table.sees(mine=["Pollen Courier", "Recruiting Tent"], web=["Pollen Courier", "Recruiting Tent"])
    table.resolve().sees(hand=["Pew Slug"], devotion=(1, 0))


@rule("SB-B7")
def test_no_bug_is_played_from_the_hive_on_the_turn_of_another():
    table = Table(
        hive=["Errand Fly", "Pew Slug", "Bookworm"], hand=["Toss a Pebble"], theirs=["Bookworm"], their_turn=True
    )
    table.devote("their Bookworm").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Errand Fly", "generate Pew Slug", "generate Bookworm", "pass")


# --- SB-B8: Retreat ---------------------------------------------------------------------------------------------------


@rule("SB-B8")
def test_a_bug_retreats_by_exhausting_and_moves_when_the_web_resolves():
    table = Table(mine=["Pew Slug"], hand=[DEAR], **PEBBLE).retreat("Pew Slug")
    table.asks("them", "priority").sees(mine=["Pew Slug (exhausted)"], hive=[], web=["Pew Slug"])
    table.passes("them").sees(mine=[], hive=["Pew Slug (exhausted)"], web=[])


@rule("SB-B8")
def test_only_ready_bugs_retreat_that_are_neither_dizzy_nor_tokens():
    mine = ["Errand Fly (exhausted)", "Bookworm (dizzy)", "Ant", "Dew Collector (exhausted)", "Pew Slug"]
    Table(mine=mine, hand=["Stray Boot"]).offers("retreat Pew Slug", "devote Pew Slug", "end-main")


@rule("SB-B8")
def test_one_bug_a_turn_retreats():
    table = Table(mine=["Pew Slug", "Bookworm"], hand=[DEAR]).retreat("Pew Slug").sees(hive=["Pew Slug (exhausted)"])
    assert not table.can("retreat Bookworm")
    table.end_turn().end_turn().retreat("Bookworm").sees(hive=["Pew Slug", "Bookworm (exhausted)"])


@rule("SB-B8")
def test_a_retreat_that_fizzles_was_the_retreat_of_the_turn():
    their: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Dusk Courier"]}
    table = Table(mine=["Pew Slug", "Bookworm"], hand=[DEAR], **their).retreat("Pew Slug")
    table.play("Gust at the Window").target("Pew Slug").resolve()
    table.sees(mine=["Bookworm"], hive=[], hand=["Pew Slug", DEAR])
    assert not table.can("retreat Bookworm")
    told = [event for event in table.history() if event["event"] == "fizzle"]
    assert [(event["card"], event["part"]) for event in told] == [("Pew Slug", "*retreat")]


@rule("SB-B8")
def test_a_bug_that_was_taken_meanwhile_does_not_retreat():
    table = Table(mine=["Pew Slug"], hand=[DEAR], their_hand=["Snatch"], their_hive=["Errand Fly"], cards=[SNATCH])
    table.retreat("Pew Slug").play("Snatch").resolve()
    table.sees(mine=[], hive=[], theirs=["Pew Slug (exhausted)"], their_hive=["Errand Fly (exhausted)"])


@rule("SB-B8")
def test_a_bug_retreats_to_the_hive_of_its_controller_and_not_of_its_owner():
    table = Table(mine=[{"card": "Pew Slug", "owner": 1}], hand=[DEAR]).retreat("Pew Slug")
    table.sees(hive=["Pew Slug (exhausted)"], their_hive=[])
    assert table.shown("Pew Slug")["owner"] == 1


@rule("SB-B8")
def test_a_bug_that_was_readied_meanwhile_comes_to_the_hive_exhausted():
    table = Table(mine=["Pew Slug"], hand=["On Your Feet!", DEAR], dust={"solar": 1}).retreat("Pew Slug")
    table.asks("me", "priority").play("On Your Feet!").resolve().sees(hive=["Pew Slug (exhausted)"])


@rule("SB-B8")
def test_nobody_retreats_while_there_is_a_web_or_outside_their_own_main_phase():
    mine: dict[str, Any] = {"hand": ["Toss a Pebble"], "hive": 2 * ["Bookworm"]}
    table = Table(mine=["Errand Fly", "Pew Slug"], **mine).devote("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Bookworm", "pass")
    table = Table(mine=["Errand Fly", "Pew Slug"], phase="combat", **mine).attack("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Bookworm", "pass")


# --- SB-B14: special abilities ----------------------------------------------------------------------------------------


@rule("SB-B14")
def test_devote_and_retreat_are_no_abilities_for_a_text():
    their: dict[str, Any] = {"their_hand": ["Hush"], "their_hive": ["Errand Fly"], "cards": [HUSH]}
    table = Table(mine=["Pew Slug"], hand=[DEAR], **their).devote("Pew Slug")
    table.asks("them", "priority").offers("generate Errand Fly", "pass")
    table = Table(mine=["Pew Slug"], hand=[DEAR], **their).retreat("Pew Slug")
    table.asks("them", "priority").offers("generate Errand Fly", "pass")


@rule("SB-B14")
def test_what_a_devoting_triggers_is_an_ability():
    their: dict[str, Any] = {"their_hand": ["Hush"], "their_hive": ["Errand Fly"], "cards": [HUSH]}
    table = Table(mine=["Hive Choirmaster", "Sting Cadets"], hand=[DEAR], **their).devote("Sting Cadets")
    table.asks("them", "priority").play("Hush").resolve().sees(devotion=(1, 0))


@rule("SB-B14")
def test_devote_and_retreat_are_threads_for_a_text():
    their: dict[str, Any] = {"their_hand": ["Cut"], "their_hive": ["Errand Fly"], "cards": [CUT]}
    table = Table(mine=["Pew Slug"], hand=[DEAR], **their).devote("Pew Slug").play("Cut").resolve()
    table.sees(mine=["Pew Slug (exhausted)"], devotion=(0, 0))
    table = Table(mine=["Pew Slug"], hand=[DEAR], **their).retreat("Pew Slug").play("Cut").resolve()
    table.sees(mine=["Pew Slug (exhausted)"], hive=[])


@rule("SB-B14")
def test_every_bug_devotes_retreats_and_generates():
    table = Table(mine=["Pew Slug", "Bookworm"], hive=["Errand Fly"], hand=[DEAR])
    table.devote("Pew Slug").retreat("Bookworm").generate("Errand Fly")
    table.sees(devotion=(2, 0), hive=["Bookworm (exhausted)", "Errand Fly (exhausted)"], dust={"neutral": 1})
