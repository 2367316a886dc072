"""Combat up to the damage: attackers, blockers, and who is removed from combat (rules SB-K1 to SB-K3, SB-K6, SB-K7)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    BEE,
    bug,
    enemy_bugs,
    exhausted,
    gain_devotion,
    per,
    quick_action,
    take_control,
    target,
    your_bugs,
)
from marks import rule
from shard_table import Table

COUNTER_OF_LEGS = bug("Counter of Legs", "2", 2, 2, 1, BEE, attacks=gain_devotion(per(your_bugs(exhausted))))
BRIBE = quick_action("Sugar Bribe", "L", "effect", take_control(target(enemy_bugs())))

# Somebody who is asked for priority at every stop, and what they may answer with.
PAUSE: dict[str, Any] = {"hand": ["Toss a Pebble"], "hive": 2 * ["Pew Slug"]}
GUST: dict[str, Any] = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Puddle Strider"]}
SCENT: dict[str, Any] = {"their_hand": ["Scent of Nightshade"], "their_hive": ["Puddle Strider"]}
BRIBED: dict[str, Any] = {"their_hand": ["Sugar Bribe"], "their_hive": ["Puddle Strider"], "cards": [BRIBE]}


# --- attackers --------------------------------------------------------------------------------------------------------


@rule("SB-K1")
def test_ready_bugs_that_are_not_dizzy_can_attack():
    table = Table(
        mine=["Antonio", "Gravel Recruit", "Overconfident Ant (exhausted)", "Mortar Termites (dizzy)", "Dew Collector"],
        hive=["Cart-Horn Beetle"],
    )
    table.end_main().asks("me", "attack").offers("attack Antonio", "attack Gravel Recruit", "done")


@rule("SB-K1")
def test_any_number_of_them_attack():
    table = Table(mine=["Antonio", "Gravel Recruit", "Pew Slug"], their_devotion=9)
    table.attack("Antonio", "Gravel Recruit")
    table.sees(mine=["Antonio (exhausted)", "Gravel Recruit (exhausted)", "Pew Slug"], devotion=(0, 4))


@rule("SB-K1")
def test_attackers_exhaust_and_then_attack_triggers_happen():
    table = Table(mine=["Drumfire Cricket"], their_devotion=9, **SCENT)
    table.attack("Drumfire Cricket")
    table.asks("them", "priority").sees(mine=["Drumfire Cricket (exhausted)"], web=["Drumfire Cricket"], phase="attack")
    table.sees(devotion=(0, 9)).resolve().sees(devotion=(0, 8))


@rule("SB-K1")
def test_all_attackers_are_exhausted_before_any_of_them_triggers():
    table = Table(mine=["Counter of Legs", "Antonio", "Gravel Recruit"], cards=[COUNTER_OF_LEGS])
    table.attack("Counter of Legs", "Antonio", "Gravel Recruit").sees(devotion=(3, 0))


@rule("SB-K1", "SB-P6")
def test_the_attacking_player_orders_attack_triggers():
    table = Table(mine=["Drumfire Cricket", "Captain Buzzworthy"], **SCENT)
    table.attack("Drumfire Cricket", "Captain Buzzworthy").asks("me", "order-triggers")
    table.offers("add Drumfire Cricket", "add Captain Buzzworthy").add("Captain Buzzworthy")
    table.asks("them", "priority").sees(web=["Captain Buzzworthy", "Drumfire Cricket"])


@rule("SB-K1")
def test_attackers_are_declared_together_in_whatever_order():
    table = Table(mine=["Captain Buzzworthy", "Antonio"], their_devotion=9)
    table.attack("Captain Buzzworthy", "Antonio").sees(devotion=(0, 9 - 2 - 4))


# --- blockers ---------------------------------------------------------------------------------------------------------


@rule("SB-K2", "SB-B3")
def test_ready_bugs_on_the_field_can_block_and_dizzy_ones_too():
    table = Table(
        mine=["Antonio"],
        theirs=["Pew Slug", "Bookworm (exhausted)", "Doormat Beetle (dizzy)", "Thimble Helmet"],
        their_hive=["Errand Fly"],
    )
    table.attack("Antonio").asks("them", "block")
    table.offers("block Antonio with Pew Slug", "block Antonio with Doormat Beetle", "done")


@rule("SB-K2")
def test_who_has_no_bug_to_block_with_is_not_asked():
    table = Table(mine=["Antonio"], theirs=["Bookworm (exhausted)"], their_devotion=5)
    table.attack("Antonio").sees(devotion=(0, 2), turn="them")


@rule("SB-K2")
def test_an_attacker_that_nobody_blocks_hits_and_a_blocked_one_does_not():
    table = Table(mine=["Antonio", "Gravel Recruit"], theirs=["Orchard Marquis"], their_devotion=9)
    table.attack("Antonio", "Gravel Recruit").block("Orchard Marquis", "Antonio").sees(devotion=(0, 7))


@rule("SB-K2")
def test_many_may_block_one():
    table = Table(mine=["Antonio"], theirs=["Seven-Spot Page", "Bookworm", "Errand Fly"])
    table.attack("Antonio").block("Seven-Spot Page").block("Bookworm").block("Errand Fly")
    table.asks("me", "order-damage").order("Seven-Spot Page").order("Errand Fly")
    table.sees(splat=["Antonio"], their_splat=["Errand Fly", "Seven-Spot Page"])


@rule("SB-K2")
def test_one_bug_blocks_one_attacker():
    table = Table(mine=["Antonio", "Gravel Recruit"], theirs=["Pew Slug", "Bookworm"])
    table.attack("Antonio", "Gravel Recruit").block("Pew Slug", "Antonio")
    table.offers("block Antonio with Bookworm", "block Gravel Recruit with Bookworm", "done")


@rule("SB-K2")
def test_a_bug_whose_ability_allows_it_blocks_one_attacker_more():
    table = Table(mine=["Antonio", "Gravel Recruit", "Ant"], theirs=["Turnstile Spider"], their_devotion=9)
    table.attack("Antonio", "Gravel Recruit", "Ant")
    table.block("Turnstile Spider", "Antonio").block("Turnstile Spider", "Gravel Recruit")
    table.asks("them", "order-damage")  # there was nothing more to block with
    table.order("Gravel Recruit").sees(splat=["Gravel Recruit"], devotion=(0, 9 + 1 - 1))


@rule("SB-K2")
def test_an_attacker_is_not_blocked_twice_by_the_same_bug():
    table = Table(mine=["Antonio", "Gravel Recruit"], theirs=["Turnstile Spider"])
    table.attack("Antonio", "Gravel Recruit").block("Turnstile Spider", "Antonio")
    table.offers("block Gravel Recruit with Turnstile Spider", "done")


@rule("SB-K2")
def test_block_triggers_happen_once_all_blocks_are_made():
    table = Table(mine=["Antonio", "Stubborn Beetle"], theirs=["Turnstile Spider", "Bookworm"], **SCENT)
    table.attack("Antonio", "Stubborn Beetle").passes("them").block("Bookworm", "Stubborn Beetle")
    table.asks("them", "block").sees(web=[]).block("Turnstile Spider", "Antonio")
    table.block("Turnstile Spider", "Stubborn Beetle")
    table.asks("them", "priority").sees(web=["Stubborn Beetle", "Turnstile Spider"], phase="block")


@rule("SB-K2")
def test_blocking_does_not_exhaust():
    table = Table(mine=["Gravel Recruit"], theirs=["Orchard Marquis"])
    table.attack("Gravel Recruit").block("Orchard Marquis").sees(theirs=["Orchard Marquis"])


@rule("SB-K2")
def test_a_player_need_not_block():
    table = Table(mine=["Antonio"], theirs=["Pew Slug", "Bookworm"], their_devotion=5)
    table.attack("Antonio").done().sees(theirs=["Bookworm", "Pew Slug"], devotion=(0, 2))


# --- a blocked attacker stays blocked ---------------------------------------------------------------------------------


@rule("SB-K3")
def test_an_attacker_whose_blocker_is_gone_stays_blocked_and_deals_no_damage():
    table = Table(mine=["Antonio"], theirs=["Pew Slug"], their_devotion=5, **GUST)
    table.attack("Antonio").passes("them").block("Pew Slug")
    table.play("Gust at the Window").target("Pew Slug").resolve().sees(theirs=[])
    table.pass_all().sees(their_hand=["Pew Slug", "Pew Slug"], devotion=(0, 5), turn="them")


@rule("SB-K3")
def test_when_one_of_two_blockers_is_gone_the_other_gets_it_all():
    table = Table(mine=["Antonio"], theirs=["Pew Slug", "Sunstone Guard"], **GUST, **PAUSE)
    table.attack("Antonio").pass_all().block("Sunstone Guard").block("Pew Slug").resolve()
    table.play("Gust at the Window").target("Pew Slug").resolve().passes("me").sees(phase="damage")
    assert table.shown("Sunstone Guard")["damage"] == 3


@rule("SB-K3")
def test_a_stomper_with_no_blocker_left_hits_with_its_whole_atk():
    table = Table(mine=["Cart-Horn Beetle"], theirs=["Pew Slug"], their_devotion=9, **GUST)
    table.attack("Cart-Horn Beetle").passes("them").block("Pew Slug")
    table.play("Gust at the Window").target("Pew Slug").resolve().pass_all().sees(devotion=(0, 4))


# --- priority ---------------------------------------------------------------------------------------------------------


@rule("SB-K6", "SB-P7")
def test_there_is_priority_at_the_end_of_each_step():
    table = Table(mine=["Antonio"], theirs=["Pew Slug"], **SCENT)
    table.attack("Antonio").asks("them", "priority").sees(phase="attack", web=[]).passes("them")
    table.block("Pew Slug").asks("them", "priority").sees(phase="block", theirs=["Pew Slug"]).passes("them")
    table.asks("them", "priority").sees(phase="damage", theirs=[]).passes("them")
    table.asks("them", "priority").sees(phase="end")


@rule("SB-K6")
def test_whoever_is_exhausted_at_the_end_of_the_attack_step_cannot_block():
    table = Table(
        mine=["Antonio"],
        theirs=["Pew Slug", "Bookworm"],
        hand=["Scent of Nightshade"],
        hive=["Puddle Strider"],
    )
    table.end_main().attack("Antonio").asks("me", "priority").sees(phase="attack")
    table.play("Scent of Nightshade").target("Pew Slug").resolve().asks("them", "block")
    table.offers("block Antonio with Bookworm", "done")


# --- removed from combat ----------------------------------------------------------------------------------------------


@rule("SB-K7")
def test_an_attacker_that_left_the_field_deals_and_is_dealt_no_damage():
    table = Table(mine=["Antonio"], theirs=["Pew Slug"], their_devotion=5, **GUST)
    table.attack("Antonio").play("Gust at the Window").target("my Antonio").resolve()
    table.pass_all().sees(hand=["Antonio"], devotion=(0, 5), theirs=["Pew Slug"], turn="them")


@rule("SB-K7")
def test_who_blocked_an_attacker_that_left_takes_no_damage():
    table = Table(mine=["Antonio"], theirs=["Pew Slug"], **GUST)
    table.attack("Antonio").passes("them").block("Pew Slug")
    table.play("Gust at the Window").target("Antonio").resolve().pass_all().sees(theirs=["Pew Slug"], turn="them")


@rule("SB-K7", "SB-Z3")
def test_an_attacker_that_was_in_the_hive_meanwhile_no_longer_attacks():
    table = Table(
        mine=["Antonio"],
        hive=["Pew Slug"],
        their_hand=2 * ["Poison Gas"],
        their_hive=4 * ["Puddle Strider"],
        their_devotion=5,
    )
    table.attack("Antonio").play("Poison Gas").resolve()
    table.sees(mine=["Pew Slug"], hive=["Antonio (exhausted)"])
    table.play("Poison Gas").resolve()
    table.sees(mine=["Antonio (exhausted)"], hive=["Pew Slug"], devotion=(0, 5), turn="them")


@rule("SB-K7")
def test_an_attacker_that_changes_control_no_longer_attacks():
    table = Table(mine=["Antonio", "Gravel Recruit"], their_devotion=9, **BRIBED, **PAUSE)
    table.attack("Antonio", "Gravel Recruit").play("Sugar Bribe").target("Antonio").resolve()
    table.sees(theirs=["Antonio (exhausted)"], phase="attack").passes("me").passes("me")
    table.sees(phase="damage", devotion=(0, 7))


@rule("SB-K7", "SB-K3")
def test_a_blocker_that_changes_control_no_longer_blocks_but_its_attacker_stays_blocked():
    table = Table(
        mine=["Antonio"],
        theirs=["Pew Slug"],
        hand=["Sugar Bribe"],
        hive=["Puddle Strider"],
        their_devotion=5,
        cards=[BRIBE],
    )
    table.end_main().attack("Antonio").passes("me").block("Pew Slug").play("Sugar Bribe").resolve()
    table.pass_all().sees(mine=["Antonio (exhausted)", "Pew Slug"], devotion=(0, 5))


@rule("SB-K7")
def test_exhausting_a_blocker_changes_nothing():
    table = Table(mine=["Gravel Recruit"], theirs=["Antonio"], **SCENT, **PAUSE)
    table.attack("Gravel Recruit").pass_all().block("Antonio")
    table.play("Scent of Nightshade").target("Antonio").resolve().sees(theirs=["Antonio (exhausted)"], phase="block")
    table.passes("me").sees(splat=["Gravel Recruit"], phase="damage")


@rule("SB-K7")
def test_readying_an_attacker_changes_nothing():
    table = Table(mine=["Antonio"], hand=["On Your Feet!"], hive=["Seven-Spot Page"], their_devotion=5)
    table.end_main().attack("Antonio").play("On Your Feet!").resolve().sees(mine=["Antonio"], devotion=(0, 2))
