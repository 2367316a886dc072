"""Bounty: who splats another bug is paid for it (rules SB-Y2, SB-Y10)."""

from typing import Any

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    MANTIS,
    SPIDER,
    WASP,
    action,
    activate,
    bounty,
    bug,
    bugs,
    damage,
    enemy_bugs,
    fight,
    in_hive,
    items,
    price,
    shrink,
    splat,
    target,
    your_bugs,
)
from marks import rule
from shard_table import Table

HUNTER = bug("Hunter", "2", 2, 3, 1, MANTIS, bounty(2))
PATIENT_HUNTER = bug(
    "Patient Hunter", "2", 1, 3, 1, MANTIS, bounty(1), activate("0", damage(1, target(bugs())), once=True)
)
HIVE_HUNTER = bug(
    "Hive Hunter", "2", 1, 3, 1, WASP, bounty(1), activate("0", damage(2, target(bugs(in_hive))), once=True)
)
POISONER = bug("Poisoner", "2", 1, 3, 1, SPIDER, bounty(1), activate("0", shrink(1, target(bugs())), once=True))
SCRAPPER = bug("Scrapper", "2", 1, 3, 1, BEETLE, bounty(1), activate("0", splat(target(items())), once=True))
SWALLOWER = bug("Swallower", "2", 1, 3, 1, SPIDER, bounty(1), activate("0", splat(target(bugs())), once=True))
LEAPING_MINE = bug(
    "Leaping Mine", "2", 1, 3, 1, BEETLE, bounty(1), activate(price(splat=True), damage(2, target(bugs())))
)
MARTYR = bug("Martyr", "1", 1, 2, 1, ANT, activate(price(splat=True), damage(1, target(bugs()))))
SCUFFLE = action("Scuffle", "0", "attack", fight(target(your_bugs()), target(enemy_bugs())))
CARDS: list[Card] = [
    HUNTER, PATIENT_HUNTER, HIVE_HUNTER, POISONER, SCRAPPER, SWALLOWER, LEAPING_MINE, MARTYR, SCUFFLE
]  # fmt: skip

SPARK: dict[str, Any] = {"their_hand": ["Spark Spit"], "their_hive": ["Gravel Recruit"]}


def board(**position: Any) -> Table:
    return Table(cards=CARDS, **position)


# --- how a bug is splat -----------------------------------------------------------------------------------------------


@rule("SB-Y2")
def test_a_bug_that_splats_another_in_combat_makes_its_bounties():
    table = board(mine=["Hunter"], theirs=["Pew Slug"])
    table.attack("Hunter").block("Pew Slug").sees(mine=["Bounty", "Bounty", "Hunter (exhausted)"])


@rule("SB-Y2")
def test_a_blocker_is_paid_too():
    table = board(mine=["Gravel Recruit"], theirs=["Hunter"])
    table.attack("Gravel Recruit").block("Hunter").sees(theirs=["Bounty", "Bounty", "Hunter"], mine=[])


@rule("SB-Y2")
def test_nothing_is_paid_for_a_bug_that_lives():
    table = board(mine=["Hunter"], theirs=["Bookworm"])
    table.attack("Hunter").block("Bookworm").sees(mine=["Hunter (exhausted)"])


@rule("SB-Y2")
def test_making_bounties_is_a_thread_that_can_be_answered():
    table = board(mine=["Hunter"], theirs=["Pew Slug"], **SPARK)
    table.attack("Hunter").passes("them").block("Pew Slug").passes("them")
    table.asks("them", "priority").sees(web=["Hunter"], mine=["Hunter (exhausted)"], their_splat=["Pew Slug"])


@rule("SB-Y2", "SB-P15")
def test_a_bug_that_is_splat_at_the_same_time_is_paid():
    table = Table(mine=["Rent-a-Roach"], theirs=["Gravel Recruit"])
    table.attack("Rent-a-Roach").block("Gravel Recruit").sees(mine=["Bounty"], splat=["Rent-a-Roach"])


@rule("SB-Y2")
def test_a_bug_that_splats_with_its_ability_is_paid():
    table = Table(hand=["Bombardier Gunner"], theirs=["Pew Slug"], dust={"meteor": 4})
    table.play("Bombardier Gunner").target("Pew Slug").sees(mine=["Bombardier Gunner", "Bounty"])


@rule("SB-Y2")
def test_a_bug_that_splats_with_counters_is_paid():
    table = board(mine=["Poisoner"], theirs=[{"card": "Pew Slug", "minus": 1}])
    table.activate("Poisoner").target("Pew Slug").sees(mine=["Bounty", "Poisoner"], theirs=[])


@rule("SB-Y2", "SB-Y9")
def test_a_bug_that_splats_with_venom_is_paid():
    table = Table(mine=["Sheriff Stingwell"], theirs=["Bookworm"])
    table.attack("Sheriff Stingwell").block("Bookworm").sees(mine=["Bounty", "Bounty", "Sheriff Stingwell (exhausted)"])


@rule("SB-Y2")
def test_a_bug_whose_effect_splats_is_paid():
    table = board(mine=["Swallower"], theirs=["Antonio"])
    table.activate("Swallower").target("Antonio").sees(mine=["Bounty", "Swallower"], their_splat=["Antonio"])


@rule("SB-Y2")
def test_a_bug_splat_in_a_hive_pays_as_well():
    table = board(mine=["Hive Hunter"], their_hive=["Pew Slug"])
    table.activate("Hive Hunter").sees(mine=["Bounty", "Hive Hunter"], their_splat=["Pew Slug"])


@rule("SB-Y2", "SB-C9")
def test_an_ability_of_an_item_is_its_bugs_doing():
    table = Table(mine=["Toll Spider", {"card": "Bottled Sting", "on": 0}], theirs=["Pew Slug"])
    table.activate("Bottled Sting").target("Pew Slug").sees(mine=["Bounty", "Toll Spider"], their_splat=["Pew Slug"])


@rule("SB-Y2")
def test_an_action_that_makes_a_bug_deal_damage_is_its_doing():
    table = board(mine=["Hunter"], theirs=["Pew Slug"], hand=["Scuffle"])
    table.play("Scuffle").sees(mine=["Bounty", "Bounty", "Hunter"], their_splat=["Pew Slug"])


@rule("SB-Y2")
def test_a_bounty_that_a_support_gave_is_paid():
    table = Table(mine=["Dead-or-Squashed Ledger", "Larder Raider"], theirs=["Pew Slug"])
    table.attack("Larder Raider").block("Pew Slug")
    table.sees(mine=["Bounty", "Dead-or-Squashed Ledger", "Larder Raider (exhausted)"])


@rule("SB-Y2")
def test_ones_own_bug_is_another_bug():
    table = board(mine=["Swallower", "Pew Slug"])
    table.activate("Swallower").target("Pew Slug").sees(mine=["Bounty", "Swallower"])


@rule("SB-Y2")
def test_a_bug_that_splats_itself_is_not_paid():
    table = board(mine=["Swallower"], hand=["Errand Fly"])
    table.activate("Swallower").sees(mine=[], splat=["Swallower"])


# --- who splat it -----------------------------------------------------------------------------------------------------


@rule("SB-Y2")
def test_each_of_several_that_splat_a_bug_together_is_paid():
    table = board(mine=["Gravel Recruit"], theirs=["Hunter", "Rent-a-Roach"])
    table.attack("Gravel Recruit").block("Hunter").block("Rent-a-Roach").order("Hunter").add("Hunter")
    table.sees(theirs=["Bounty", "Bounty", "Bounty", "Hunter", "Rent-a-Roach"])


@rule("SB-Y2")
def test_a_bug_is_paid_for_each_that_it_splats():
    table = board(mine=["Hunter"], theirs=["Errand Fly", "Hitchhiking Tick"])
    table.attack("Hunter").block("Errand Fly").block("Hitchhiking Tick")
    table.sees(mine=[*4 * ["Bounty"], "Hunter (exhausted)"])


@rule("SB-Y2")
def test_a_bug_is_not_paid_when_an_action_splats():
    table = board(mine=["Hunter"], theirs=["Pew Slug"], hand=["Spark Spit", "Errand Fly"], dust={"meteor": 1})
    table.play("Spark Spit").target("Pew Slug").sees(mine=["Hunter"], their_splat=["Pew Slug"])


@rule("SB-Y2", "SB-T1")
def test_damage_counts_in_every_pass_of_the_check_that_answers_it():
    # Gilded Sentry Ants have 1 DEF more while there is another ant: they go in the second pass.
    table = board(mine=["Patient Hunter", "Antonio"], theirs=["Gilded Sentry Ants", "Gold Field Ants"], their_turn=True)
    table.attack("Gilded Sentry Ants", "Gold Field Ants")
    table.block("Patient Hunter", "Gilded Sentry Ants").block("Antonio", "Gold Field Ants")
    table.sees(mine=["Antonio", "Bounty", "Patient Hunter"], their_splat=["Gilded Sentry Ants", "Gold Field Ants"])


@rule("SB-Y2")
def test_a_bug_that_only_wounded_another_is_not_paid_when_an_action_splats_it():
    table = board(mine=["Patient Hunter"], theirs=["Pew Slug"], hand=["Stray Boot"], dust={"neutral": 3})
    table.activate("Patient Hunter").target("Pew Slug").play("Stray Boot").target("Pew Slug")
    table.sees(mine=["Patient Hunter"], their_splat=["Pew Slug"])


@rule("SB-Y2")
def test_a_bug_that_only_wounded_another_is_not_paid_when_that_is_splat_for_a_price():
    table = board(mine=["Patient Hunter", "Pew Slug", "Martyr"])
    table.activate("Patient Hunter").target("Martyr").activate("Martyr").target("Pew Slug")
    table.sees(mine=["Patient Hunter", "Pew Slug"], splat=["Martyr"])


@rule("SB-Y2")
def test_a_bug_whose_damage_was_not_enough_is_not_paid_when_something_else_deals_the_rest_later():
    # The check after the Hunter's damage found nothing to splat; the one that splats answers the Spark Spit.
    table = board(mine=["Patient Hunter"], theirs=["Bookworm"], hand=["Spark Spit"], dust={"meteor": 1})
    table.activate("Patient Hunter").target("Bookworm").resolve().play("Spark Spit").target("Bookworm").resolve()
    table.sees(mine=["Patient Hunter"], their_splat=["Bookworm"])


@rule("SB-Y2", "SB-B2")
def test_a_bug_that_is_gone_when_its_ability_splats_is_not_paid():
    table = board(mine=["Leaping Mine"], theirs=["Pew Slug"], hand=["Errand Fly"])
    table.activate("Leaping Mine").target("Pew Slug").sees(mine=[], splat=["Leaping Mine"], their_splat=["Pew Slug"])


@rule("SB-Y2")
def test_a_splat_item_pays_nothing():
    table = board(mine=["Scrapper"], theirs=["Thimble Helmet"])
    table.activate("Scrapper").sees(their_splat=["Thimble Helmet"], mine=["Scrapper"])


# --- the token --------------------------------------------------------------------------------------------------------


@rule("SB-Y2")
def test_a_bounty_is_splat_for_a_neutral_dust():
    table = Table(mine=["Bounty"], hand=["Errand Fly"])
    table.activate("Bounty").sees(mine=[], splat=[], dust={"neutral": 1}).play("Errand Fly").sees(dust={})


@rule("SB-Y2")
def test_a_bounty_is_an_item_and_a_relic_that_nothing_can_be_equipped_with():
    table = Table(mine=["Antonio", "Bounty"])
    table.offers("devote Antonio", "retreat Antonio", "activate Bounty", "end-main")


# --- held twice -------------------------------------------------------------------------------------------------------


@rule("SB-Y10")
def test_bounty_held_twice_triggers_twice():
    table = Table(mine=["Toll Spider", "Dead-or-Squashed Ledger"], theirs=["Errand Fly"], **SPARK)
    table.attack("Toll Spider").no_target().passes("them").block("Errand Fly").passes("them")
    table.asks("them", "priority").sees(web=["Toll Spider", "Toll Spider"]).resolve()
    table.sees(mine=["Bounty", "Bounty", "Dead-or-Squashed Ledger"])


@rule("SB-Y10")
def test_each_bounty_that_was_given_triggers_by_itself():
    table = Table(mine=["Toll Spider", *2 * ["Dead-or-Squashed Ledger"]], theirs=["Errand Fly"], **SPARK)
    table.attack("Toll Spider").no_target().passes("them").block("Errand Fly").passes("them")
    table.asks("them", "priority").sees(web=3 * ["Toll Spider"]).resolve()
    table.sees(mine=[*3 * ["Bounty"], *2 * ["Dead-or-Squashed Ledger"]])


# --- in which order ---------------------------------------------------------------------------------------------------


@rule("SB-Y2", "SB-P6")
def test_equal_bounties_need_no_order():
    table = board(mine=["Hunter", "Hunter"], theirs=["Pew Slug", "Errand Fly"])
    table.attack("Hunter #1", "Hunter #2").block("Pew Slug", "Hunter #1").block("Errand Fly", "Hunter #2")
    table.sees(mine=[*4 * ["Bounty"], "Hunter (exhausted)", "Hunter (exhausted)"])


@rule("SB-Y2", "SB-P6")
def test_bounties_of_different_worth_are_ordered():
    table = board(mine=["Hunter", "Swallower"], theirs=["Pew Slug", "Errand Fly"])
    table.attack("Hunter", "Swallower").block("Pew Slug", "Hunter").block("Errand Fly", "Swallower")
    table.asks("me", "order-triggers").offers("add Hunter", "add Swallower").add("Swallower")
    table.sees(mine=[*3 * ["Bounty"], "Hunter (exhausted)", "Swallower (exhausted)"])
