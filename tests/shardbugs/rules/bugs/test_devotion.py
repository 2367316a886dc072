"""Devotion, with the rulebook's worked examples, and the avatars on their thrones (rules SB-V, SB-A)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    enemy_bugs,
    give,
    items,
    quick_action,
    relic,
    splat,
    take_control,
    target,
    until_end,
    your_bugs,
)
from marks import rule
from plain import plain
from shard_table import Table

GLOOM = relic("Gloom", "1", give(enemy_bugs(), dev=-3))
HYMNAL = relic("Hymnal", "1", give(your_bugs(), dev=1))
SMASH = quick_action("Smash", "1", "attack", splat(target(items())))
ZEAL = quick_action("Zeal", "1", "effect", until_end(target(your_bugs()), dev=2))
SNATCH = quick_action("Snatch", "1", "effect", take_control(target(enemy_bugs())))

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase
EARTHWORM = "Adventurous Earthworm"
PEBBLE: dict[str, Any] = {
    "their_hand": ["Toss a Pebble"],
    "their_hive": 2 * ["Errand Fly"],
}  # they can answer, and so are asked


# --- the three examples of the rulebook -------------------------------------------------------------------------------


@rule("SB-V1", "SB-V2")
def test_example_1_an_earthworm_that_is_splat_before_the_devoting_adds_nothing():
    # A player has an Adventurous Earthworm, and plays another: both have +1 DEV.
    table = Table(mine=[EARTHWORM], hand=[EARTHWORM], hive=3 * ["Pew Slug"],
        their_hand=["Cinder Tithe"], their_hive=3 * ["Gravel Recruit"], their_avatar="Mars")  # fmt: skip
    table.play(EARTHWORM)
    assert (table.dev(f"{EARTHWORM} #1"), table.dev(f"{EARTHWORM} #2")) == (3, 3)
    # The opponent answers with a quick action that splats the new one.
    table.asks("them", "priority").play("Cinder Tithe").target(f"my {EARTHWORM} #2").resolve()
    table.sees(mine=[EARTHWORM], splat=[EARTHWORM])
    # The old one has lost its +1, and Devotes for 2.
    assert table.dev(EARTHWORM) == 2
    table.devote(EARTHWORM).resolve().sees(devotion=(2, 2))


@rule("SB-V1", "SB-V3")
def test_example_2_exhausting_a_bug_that_has_been_exhausted_to_devote_does_nothing():
    # You exhaust a bug with DEV 1 to gain 1 devotion.
    table = Table(mine=["Errand Fly"], hand=[DEAR], their_hand=["Scent of Nightshade"], their_hive=["Dusk Courier"])
    table.devote("Errand Fly").sees(mine=["Errand Fly (exhausted)"], devotion=(0, 0), web=["Errand Fly"])
    # Your opponent answers with Scent of Nightshade, to exhaust it.
    table.asks("them", "priority").play("Scent of Nightshade").resolve().sees(their_splat=["Scent of Nightshade"])
    # It was the cost and is paid already: you gain 1 devotion.
    table.sees(mine=["Errand Fly (exhausted)"], devotion=(1, 0))


@rule("SB-V1", "SB-V2")
def test_example_3_a_bug_that_is_moved_to_the_hive_has_devoted_all_the_same():
    # A player exhausts a bug to Devote.
    table = Table(mine=[EARTHWORM], hive=["Pew Slug"], hand=[DEAR],
        their_hand=["Poison Gas"], their_hive=2 * ["Dusk Courier"])  # fmt: skip
    table.devote(EARTHWORM)
    # The opponent answers with Poison Gas: that bug to the Hive, a bug of that Hive to the Field.
    table.asks("them", "priority").play("Poison Gas").resolve()
    table.sees(mine=["Pew Slug"], hive=[f"{EARTHWORM} (exhausted)"])
    # The player gains the devotion, for the bug was on the Field when it was exhausted.
    table.sees(devotion=(2, 0))


# --- SB-V1: who can Devote, and when ----------------------------------------------------------------------------------


@rule("SB-V1")
def test_a_bug_devotes_by_exhausting_and_its_devotion_comes_when_the_web_resolves():
    table = Table(mine=["Pew Slug"], hand=[DEAR], **PEBBLE).devote("Pew Slug")
    table.asks("them", "priority").sees(mine=["Pew Slug (exhausted)"], web=["Pew Slug"], devotion=(0, 0))
    table.passes("them").asks("me", "main").sees(web=[], devotion=(2, 0))
    assert not table.can("devote Pew Slug")


@rule("SB-V1", "SB-V5")
def test_only_ready_bugs_of_the_field_that_are_not_dizzy_and_have_devotion_value_can_devote():
    mine = ["Errand Fly", "Pew Slug (exhausted)", "Bookworm (dizzy)", "Cinderhop Nymph", "Dew Collector"]
    table = Table(mine=mine, hive=[EARTHWORM], hand=["Orchard Marquis"], their_hive=["Long-Haul Centipede"])
    table.offers("devote Errand Fly", "retreat Errand Fly", "retreat Cinderhop Nymph", "place Orchard Marquis",
        "activate Dew Collector", "generate Adventurous Earthworm", "end-main")  # fmt: skip


@rule("SB-V1")
def test_nobody_devotes_while_there_is_a_web():
    table = Table(mine=2 * ["Errand Fly"], hand=["Toss a Pebble"], hive=2 * ["Pew Slug"]).devote("Errand Fly #1")
    table.asks("me", "priority").offers("play Toss a Pebble", "generate Pew Slug", "pass")


@rule("SB-V1")
def test_nobody_devotes_outside_their_own_main_phase():
    table = Table(mine=2 * ["Errand Fly"], hand=["Toss a Pebble"], hive=2 * ["Pew Slug"], phase="combat")
    table.attack("Errand Fly #1").asks("me", "priority").sees(phase="attack")
    table.offers("play Toss a Pebble", "generate Pew Slug", "pass")
    table = Table(
        mine=["Errand Fly"], hand=["Toss a Pebble"], hive=2 * ["Pew Slug"], theirs=["Pew Slug"], their_turn=True
    )
    table.devote("their Pew Slug").asks("me", "priority").offers("play Toss a Pebble", "generate Pew Slug", "pass")


@rule("SB-V1")
def test_several_bugs_devote_in_one_turn():
    table = Table(mine=["Errand Fly", "Pew Slug", EARTHWORM])
    table.devote("Errand Fly").devote("Pew Slug").devote(EARTHWORM).sees(devotion=(5, 0))


# --- SB-V2: how much --------------------------------------------------------------------------------------------------


@rule("SB-V2")
def test_what_lowers_devotion_value_afterwards_takes_nothing_away():
    table = Table(mine=["Hymnal", "Errand Fly"], hand=[DEAR],
        their_hand=["Smash"], their_hive=["Pew Slug"], cards=[HYMNAL, SMASH])  # fmt: skip
    assert table.dev("Errand Fly") == 2
    table.devote("Errand Fly").asks("them", "priority").play("Smash").resolve()
    table.sees(mine=["Errand Fly (exhausted)"], splat=["Hymnal"], devotion=(2, 0))
    assert table.dev("Errand Fly") == 1


@rule("SB-V2")
def test_what_raises_devotion_value_afterwards_adds_nothing():
    table = Table(mine=["Errand Fly"], hand=["Zeal", DEAR], hive=["Pew Slug"], cards=[ZEAL])
    table.devote("Errand Fly").asks("me", "priority").play("Zeal").resolve().sees(devotion=(1, 0))
    assert table.dev("Errand Fly") == 3


@rule("SB-V2")
def test_what_raises_devotion_value_before_counts():
    table = Table(mine=["Errand Fly"], hand=["Zeal", DEAR], hive=["Pew Slug"], cards=[ZEAL])
    table.play("Zeal").resolve().devote("Errand Fly").resolve().sees(devotion=(3, 0))


@rule("SB-V2")
def test_a_bug_that_has_left_the_field_has_devoted_all_the_same():
    their: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Dusk Courier"]}
    table = Table(mine=["Pew Slug"], **their).devote("Pew Slug").play("Gust at the Window").resolve()
    table.sees(mine=[], hand=["Pew Slug"], devotion=(2, 0))


@rule("SB-V2")
def test_the_player_who_devoted_gains_the_devotion_even_if_another_has_the_bug_by_then():
    table = Table(mine=["Pew Slug"], hand=[DEAR], their_hand=["Snatch"], their_hive=["Errand Fly"], cards=[SNATCH])
    table.devote("Pew Slug").play("Snatch").resolve().sees(theirs=["Pew Slug (exhausted)"], devotion=(2, 0))


@rule("SB-V2")
def test_a_bug_that_was_readied_and_exhausted_again_has_devoted_once():
    table = Table(mine=["Pew Slug"], hand=["On Your Feet!"], hive=["Seven-Spot Page"],
        their_hand=["Scent of Nightshade"], their_hive=["Dusk Courier"])  # fmt: skip
    table.devote("Pew Slug").play("Scent of Nightshade").play("On Your Feet!").resolve()
    table.sees(mine=["Pew Slug (exhausted)"], devotion=(2, 0))


# --- SB-V4: tokens ----------------------------------------------------------------------------------------------------


@rule("SB-V4")
def test_token_bugs_have_no_devotion_value():
    table = Table(mine=["Ant"], hand=[DEAR])
    assert table.dev("Ant") == 0
    table.offers("place Bom, Who Rolls the World", "end-main")


@rule("SB-V4")
def test_token_bugs_devote_if_an_effect_gives_them_devotion_value():
    table = Table(mine=["Ant", "Antonio"])
    assert table.dev("Ant") == 1
    table.devote("Ant").sees(mine=["Ant (exhausted)", "Antonio"], devotion=(1, 0))


@rule("SB-V4")
def test_devotion_value_never_falls_below_nothing():
    table = Table(mine=["Pew Slug", "Errand Fly"], theirs=["Gloom"], hand=[DEAR], cards=[GLOOM])
    assert (table.dev("Pew Slug"), table.dev("Errand Fly")) == (0, 0)
    assert not table.can("devote Pew Slug")


# --- SB-A: avatars ----------------------------------------------------------------------------------------------------


@rule("SB-A1")
def test_an_avatar_is_used_from_its_throne_and_can_be_answered():
    table = Table(hive=3 * ["Seven-Spot Page"], hand=[DEAR], **PEBBLE).activate("Sol")
    table.asks("them", "priority").sees(web=["Sol"], mine=[], hive=3 * ["Seven-Spot Page (exhausted)"])
    table.passes("them").sees(mine=["Ant"], web=[])


@rule("SB-A1")
def test_an_avatar_that_was_exhausted_is_ready_again_in_its_next_beginning_phase():
    table = Table(hive=9 * ["Seven-Spot Page"], hand=[DEAR]).activate("Sol").sees(mine=["Ant"])
    assert not table.can("use-avatar Sol")
    assert table.end_turn().sees(turn="them").end_turn().sees(turn="me").can("use-avatar Sol")


@rule("SB-A1")
def test_an_avatar_does_not_ready_in_the_beginning_phase_of_another():
    table = Table(hive=6 * ["Seven-Spot Page"], hand=[DEAR]).activate("Sol").end_turn().sees(turn="them")
    throne = plain(table.state.view(0))["players"][0]["zones"]["throne"]
    assert throne == {"size": 1, "cards": [{"card": "Sol", "marks": ["exhausted"]}]}


@rule("SB-A1")
def test_an_avatar_needs_the_full_price():
    assert not Table(hive=["Seven-Spot Page", "Pew Slug"], hand=[DEAR]).can("use-avatar Sol")
    assert not Table(hive=4 * ["Pew Slug"], hand=[DEAR]).can("use-avatar Sol")
    assert Table(hive=["Seven-Spot Page", "Pew Slug", "Pew Slug"], hand=[DEAR]).can("use-avatar Sol")


@rule("SB-A1")
def test_nobody_uses_an_avatar_while_there_is_a_web_or_outside_their_own_main_phase():
    mine: dict[str, Any] = {"hand": ["Toss a Pebble"], "hive": 4 * ["Seven-Spot Page"]}
    table = Table(mine=["Errand Fly"], **mine).devote("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Seven-Spot Page", "pass")
    table = Table(mine=["Errand Fly"], phase="combat", **mine).attack("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Seven-Spot Page", "pass")
    table = Table(theirs=["Errand Fly"], their_turn=True, **mine).devote("Errand Fly").asks("me", "priority")
    table.offers("play Toss a Pebble", "generate Seven-Spot Page", "pass")


@rule("SB-A1")
def test_an_avatar_is_no_permanent_and_stays_on_its_throne():
    table = Table(hand=["Washed Down the Drain", DEAR], theirs=["Bounty", "Errand Fly"], dust={"neutral": 5})
    table.play("Washed Down the Drain").offers("target their Bounty", "target their Errand Fly")
    table.target("Errand Fly").sees(theirs=["Bounty"], their_deck=11)
    throne = plain(table.state.view(0))["players"][1]["zones"]["throne"]
    assert throne == {"size": 1, "cards": [{"card": "Luna"}]}


@rule("SB-A2")
def test_an_avatar_cannot_target_a_bug_in_a_hive():
    table = Table(
        avatar="Luna", mine=["Errand Fly"], theirs=["Bookworm"], hive=2 * ["Dusk Courier"], their_hive=["Pew Slug"]
    )
    table.activate("Luna").mode(0).offers("target my Errand Fly", "target their Bookworm")
    table.target("Bookworm").sees(theirs=["Bookworm (exhausted)"])


@rule("SB-A2")
def test_an_avatar_whose_only_bugs_are_in_hives_has_no_target():
    table = Table(avatar="Mars", hive=3 * ["Gravel Recruit"], their_hive=["Gravel Recruit"], hand=[DEAR])
    table.activate("Mars").asks("me", "main").sees(their_hive=["Gravel Recruit"], splat=[], web=[])
    table = Table(avatar="Luna", hive=2 * ["Dusk Courier"], their_hive=["Pew Slug"]).activate("Luna")
    table.asks("me", "look")  # the other mode is all that is left
