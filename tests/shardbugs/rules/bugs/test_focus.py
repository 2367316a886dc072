"""Focus: attackers that lure a bug into blocking them (rules SB-Y3 to SB-Y5)."""

from typing import Any

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    DRAGONFLY,
    FLYING,
    FOCUS,
    MANTIS,
    MOSQUITO,
    blocked_only_by,
    bug,
    bugs,
    quick_action,
    target,
    them,
    to_field,
    to_hive,
)
from marks import rule
from shard_table import Table

STALKER = bug("Stalker", "2", 2, 3, 1, MANTIS, FOCUS)
PROWLER = bug("Prowler", "2", 4, 3, 1, MANTIS, FOCUS)
HIGH_STALKER = bug("High Stalker", "2", 2, 3, 1, DRAGONFLY, FOCUS, blocked_only_by(bugs(FLYING)))
GHOST = bug("Ghost", "2", 2, 3, 1, MOSQUITO, FOCUS, blocked_only_by())
HICCUP = quick_action("Hiccup", "L", "effect", to_hive(target(bugs())), to_field(them))
CARDS: list[Card] = [STALKER, PROWLER, HIGH_STALKER, GHOST, HICCUP]

# What they may answer with.
GUST = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Puddle Strider"]}
SCENT = {"their_hand": ["Scent of Nightshade"], "their_hive": ["Puddle Strider"]}


def board(**position: Any) -> Table:
    return Table(cards=CARDS, **position)


def lured(table: Table) -> list[object]:
    """The bugs that have been lured so far, by name."""
    return [event["card"] for event in table.history() if event["event"] == "lure"]


# --- the trigger ------------------------------------------------------------------------------------------------------


@rule("SB-Y3")
def test_focus_triggers_on_attack_and_may_target_a_bug_that_could_block():
    table = board(
        mine=["Stalker", "Pew Slug"],
        theirs=["Bookworm", "Antonio (exhausted)", "Doormat Beetle (dizzy)", "Lamp-Drunk Moth", "Thimble Helmet"],
        their_hive=["Errand Fly"],
    )
    table.attack("Stalker").asks("me", "target")
    table.offers("target their Bookworm", "target their Doormat Beetle", "no-target")


@rule("SB-Y3")
def test_only_a_bug_that_is_able_to_block_this_attacker_can_be_targeted():
    table = board(mine=["High Stalker"], theirs=["Bookworm", "Errand Fly", "Antonio"])
    table.attack("High Stalker").offers("target their Errand Fly", "no-target")


@rule("SB-Y3")
def test_the_thread_can_be_answered():
    table = board(mine=["Stalker"], theirs=["Bookworm"], **SCENT)
    table.attack("Stalker").target("Bookworm").asks("them", "priority").sees(web=["Stalker"], phase="attack")
    assert lured(table) == []
    table.resolve()
    assert lured(table) == ["Bookworm"]


@rule("SB-Y3")
def test_with_no_legal_target_there_is_no_thread():
    table = board(mine=["Stalker"], theirs=["Bookworm (exhausted)"], **SCENT)
    table.attack("Stalker").asks("them", "priority").sees(web=[], phase="attack")


@rule("SB-Y3")
def test_a_bug_that_cannot_be_blocked_has_nobody_to_focus_on():
    table = board(mine=["Ghost"], theirs=["Bookworm"], their_devotion=5)
    table.attack("Ghost").sees(devotion=(0, 3))


@rule("SB-Y3")
def test_focus_that_is_declined_makes_no_thread_and_leaves_the_block_to_its_player():
    table = board(mine=["Stalker"], theirs=["Bookworm"], their_devotion=5, **SCENT)
    table.attack("Stalker").no_target().asks("them", "priority").sees(web=[], phase="attack").passes("them")
    table.asks("them", "block").done().passes("them").sees(devotion=(0, 3))


@rule("SB-Y3")
def test_focus_comes_with_the_other_attack_triggers():
    table = board(mine=["Stalker", "Drumfire Cricket"], theirs=["Bookworm"], their_devotion=9, **SCENT)
    table.attack("Stalker", "Drumfire Cricket").asks("me", "order-triggers")
    table.offers("add Stalker", "add Drumfire Cricket").add("Drumfire Cricket").target("Bookworm")
    table.asks("them", "priority").sees(web=["Drumfire Cricket", "Stalker"])


@rule("SB-Y3")
def test_a_blocker_does_not_focus():
    table = board(mine=["Bookworm"], theirs=["Stalker"], **SCENT)
    table.attack("Bookworm").passes("them").block("Stalker").asks("them", "priority").sees(web=[])


# --- on resolution ----------------------------------------------------------------------------------------------------


@rule("SB-Y3")
def test_focus_fizzles_if_the_attacker_is_gone_before_it_resolves():
    table = board(mine=["Stalker", "Gravel Recruit"], theirs=["Bookworm"], their_devotion=5, **GUST)
    table.attack("Stalker", "Gravel Recruit").target("Bookworm")
    table.play("Gust at the Window").target("Stalker").resolve()
    assert lured(table) == []
    table.asks("them", "block").offers("block Gravel Recruit with Bookworm", "done")


@rule("SB-Y3")
def test_focus_fizzles_if_the_target_is_exhausted_by_then():
    table = board(mine=["Stalker"], theirs=["Bookworm"], their_devotion=5, **SCENT)
    table.attack("Stalker").target("Bookworm").play("Scent of Nightshade").target("Bookworm").resolve()
    assert lured(table) == []
    table.sees(devotion=(0, 3))


@rule("SB-Y3")
def test_focus_fizzles_if_the_target_has_left_the_field():
    table = board(mine=["Stalker"], theirs=["Bookworm"], their_devotion=5, **GUST)
    table.attack("Stalker").target("Bookworm").play("Gust at the Window").target("Bookworm").resolve()
    assert lured(table) == []
    table.sees(devotion=(0, 3))


@rule("SB-Y3")
def test_the_attacker_of_a_focus_that_fizzled_still_attacks():
    table = board(mine=["Stalker"], theirs=["Bookworm", "Pew Slug"], their_devotion=5, **SCENT)
    table.attack("Stalker").target("Bookworm").play("Scent of Nightshade").target("Bookworm").resolve()
    table.asks("them", "block").offers("block Stalker with Pew Slug", "done")


# --- the Block step ---------------------------------------------------------------------------------------------------


@rule("SB-Y4")
def test_a_lured_bug_is_assigned_to_its_attacker_without_a_choice():
    table = board(mine=["Prowler"], theirs=["Bookworm"], their_devotion=5)
    table.attack("Prowler").target("Bookworm").sees(their_splat=["Bookworm"], devotion=(0, 5))


@rule("SB-Y4")
def test_a_lured_bug_is_assigned_before_other_blocks_and_blocks_nobody_else():
    table = board(mine=["Stalker", "Gravel Recruit"], theirs=["Bookworm", "Pew Slug"])
    table.attack("Stalker", "Gravel Recruit").target("Bookworm").asks("them", "block")
    assert table.shown("Stalker")["marks"] == ["exhausted", "blocked"]
    table.offers("block Stalker with Pew Slug", "block Gravel Recruit with Pew Slug", "done")


@rule("SB-Y4")
def test_others_may_join_the_block():
    table = board(mine=["Stalker"], theirs=["Bookworm", "Antonio"])
    table.attack("Stalker").target("Bookworm").block("Antonio").asks("me", "order-damage").order("Bookworm")
    table.sees(splat=["Stalker"], theirs=["Antonio", "Bookworm"])


@rule("SB-Y4", "SB-K2")
def test_a_lured_bug_that_can_block_more_may_block_another_besides():
    table = board(mine=["Stalker", "Gravel Recruit"], theirs=["Turnstile Spider"])
    table.attack("Stalker", "Gravel Recruit").target("Turnstile Spider")
    table.asks("them", "block").offers("block Gravel Recruit with Turnstile Spider", "done")


@rule("SB-Y4")
def test_a_lured_bug_is_free_again_if_its_attacker_is_gone_before_the_block_step():
    table = board(mine=["Stalker", "Gravel Recruit"], theirs=["Bookworm"], their_devotion=5, **GUST)
    table.attack("Stalker", "Gravel Recruit").target("Bookworm").resolve()
    assert lured(table) == ["Bookworm"]
    table.play("Gust at the Window").target("Stalker").resolve()
    table.asks("them", "block").offers("block Gravel Recruit with Bookworm", "done")


@rule("SB-Y4")
def test_a_bug_that_is_free_again_need_not_block():
    table = board(mine=["Stalker", "Gravel Recruit"], theirs=["Bookworm"], their_devotion=5, **GUST)
    table.attack("Stalker", "Gravel Recruit").target("Bookworm").resolve()
    table.play("Gust at the Window").target("Stalker").resolve().done().sees(devotion=(0, 3))


@rule("SB-Y4")
def test_a_lured_bug_that_is_exhausted_before_the_block_step_does_not_block():
    table = board(mine=["Stalker"], theirs=["Bookworm"], their_devotion=5, **SCENT)
    table.attack("Stalker").target("Bookworm").resolve().play("Scent of Nightshade").target("Bookworm").resolve()
    table.sees(devotion=(0, 3))


@rule("SB-Y4")
def test_a_lured_bug_that_cannot_block_any_more_does_not():
    table = board(
        mine=["Stalker", "Gravel Recruit"],
        theirs=["Bookworm"],
        hand=["Look, a Comet!"],
        hive=["Gravel Recruit"],
        their_devotion=9,
    )
    table.end_main().attack("Stalker", "my Gravel Recruit").target("Bookworm").resolve()
    table.play("Look, a Comet!").resolve().sees(devotion=(0, 9 - 2 - 2))


@rule("SB-Y4", "SB-K7")
def test_a_lured_bug_that_was_in_the_hive_meanwhile_is_no_longer_lured():
    table = board(mine=["Stalker"], theirs=["Bookworm"], their_hand=["Hiccup"], their_hive=["Puddle Strider"])
    table.attack("Stalker").target("Bookworm").resolve().play("Hiccup").target("Bookworm").resolve()
    table.asks("them", "block").offers("block Stalker with Bookworm", "done")


@rule("SB-Y4")
def test_a_bug_is_lured_for_one_combat_only():
    table = board(mine=["Stalker", "Pew Slug"], theirs=["Turnstile Spider", "Antonio"], hand=["Errand Fly"])
    table.attack("Stalker").target("Turnstile Spider").done().sees(turn="them")
    table.end_turn().attack("Pew Slug").asks("them", "block")
    table.offers("block Pew Slug with Turnstile Spider", "block Pew Slug with Antonio", "done")


# --- several ----------------------------------------------------------------------------------------------------------


@rule("SB-Y5", "SB-P6")
def test_several_focus_triggers_are_ordered_by_the_attacking_player():
    table = board(mine=["Stalker", "Prowler"], theirs=["Bookworm", "Pew Slug"], **SCENT)
    table.attack("Stalker", "Prowler").asks("me", "order-triggers").offers("add Stalker", "add Prowler")
    table.add("Prowler").target("Pew Slug").target("Bookworm")
    table.asks("them", "priority").sees(web=["Prowler", "Stalker"]).resolve()
    assert lured(table) == ["Bookworm", "Pew Slug"]


@rule("SB-Y5")
def test_on_one_bug_only_the_first_to_resolve_lures_it():
    table = board(mine=["Stalker", "Prowler"], theirs=["Bookworm"], their_devotion=9)
    table.attack("Stalker", "Prowler").add("Prowler").target("Bookworm").target("Bookworm")
    assert lured(table) == ["Bookworm"]
    table.sees(theirs=["Bookworm"], devotion=(0, 9 - 4))  # the Stalker, added last, lured it; the Prowler hits


@rule("SB-Y5")
def test_in_the_other_order_the_other_attacker_lures_it():
    table = board(mine=["Stalker", "Prowler"], theirs=["Bookworm"], their_devotion=9)
    table.attack("Stalker", "Prowler").add("Stalker").target("Bookworm").target("Bookworm")
    table.sees(their_splat=["Bookworm"], devotion=(0, 9 - 2))


@rule("SB-Y5")
def test_a_bug_that_can_block_more_is_lured_only_once_as_well():
    table = board(mine=["Stalker", "Prowler"], theirs=["Turnstile Spider"])
    table.attack("Stalker", "Prowler").add("Prowler").target("Turnstile Spider").target("Turnstile Spider")
    table.asks("them", "block").offers("block Prowler with Turnstile Spider", "done")


@rule("SB-Y5", "SB-Y4")
def test_a_focus_that_fizzled_does_not_come_back_when_the_first_lure_ends():
    table = board(mine=["Stalker", "Prowler"], theirs=["Bookworm"], **GUST)
    table.attack("Stalker", "Prowler").add("Prowler").target("Bookworm").target("Bookworm").resolve()
    table.play("Gust at the Window").target("Stalker").resolve()
    table.asks("them", "block").offers("block Prowler with Bookworm", "done")


@rule("SB-Y5")
def test_each_of_several_may_be_declined_by_itself():
    table = board(mine=["Stalker", "Prowler"], theirs=["Bookworm", "Pew Slug"], **SCENT)
    table.attack("Stalker", "Prowler").add("Prowler").no_target().target("Bookworm")
    table.asks("them", "priority").sees(web=["Stalker"])
