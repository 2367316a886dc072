"""Stomp and Venom, the keywords that change combat damage (rules SB-Y8, SB-Y9)."""

from typing import Any

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    CENTIPEDE,
    CRICKET,
    DRAGONFLY,
    FLYING,
    HARDSHELL,
    SCORPION,
    STOMP,
    TUNNELING,
    VENOM,
    WASP,
    WORM,
    action,
    bug,
    enemy_bugs,
    fight,
    gain_devotion,
    target,
    when,
    your_bugs,
)
from marks import rule
from shard_table import Table

DIVER = bug("Diving Stomper", "5", 5, 9, 1, DRAGONFLY, FLYING, STOMP)
LARGE_DIVER = bug("Large Diving Stomper", "7", 7, 9, 1, DRAGONFLY, FLYING, STOMP)
STOMPER = bug("Plain Stomper", "5", 5, 9, 1, BEETLE, STOMP)
HARD_TUNNELER = bug("Hard Tunneler", "2", 0, 2, 1, BEETLE, TUNNELING, HARDSHELL)
TUNNELER = bug("Tunneler", "2", 0, 2, 1, WORM, TUNNELING)
PLAIN = bug("Plain Bug", "2", 0, 3, 1, CRICKET)
VIPER = bug("Viper Wasp", "2", 2, 3, 1, WASP, FLYING, VENOM)
STING = bug("Sting", "1", 1, 3, 1, WASP, FLYING, VENOM)
TOUCH = bug("Venomous Touch", "2", 1, 3, 1, SCORPION, VENOM, when("wounds", gain_devotion(1)))
BRUTE = bug("Brute", "3", 2, 2, 1, CENTIPEDE)
SCUFFLE = action("Scuffle", "0", "attack", fight(target(your_bugs()), target(enemy_bugs())))
CARDS: list[Card] = [
    DIVER, LARGE_DIVER, STOMPER, HARD_TUNNELER, TUNNELER, PLAIN, VIPER, STING, TOUCH, BRUTE, SCUFFLE
]  # fmt: skip

# Somebody who is asked for priority at every stop.
PAUSE = {"their_hand": ["Toss a Pebble"], "their_hive": 2 * ["Pew Slug"]}
GUST = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Puddle Strider"]}


def board(**position: Any) -> Table:
    return Table(cards=CARDS, **position)


# --- Stomp ------------------------------------------------------------------------------------------------------------


@rule("SB-Y8")
def test_the_books_first_example():
    # 2 DEF, 1 for the resistance, 1 for Hardshell: 4 of 5 are needed.
    table = board(mine=["Diving Stomper"], theirs=["Hard Tunneler"], their_devotion=9)
    table.attack("Diving Stomper").block("Hard Tunneler").sees(their_splat=["Hard Tunneler"], devotion=(0, 9 - 1))


@rule("SB-Y8")
def test_the_books_second_example():
    # 3 for the tunneling one with 2 DEF, 3 for the other with 3 DEF: 6 of 7 are needed.
    table = board(mine=["Large Diving Stomper"], theirs=["Tunneler", "Plain Bug"], their_devotion=9)
    table.attack("Large Diving Stomper").block("Tunneler").block("Plain Bug")
    table.sees(their_splat=["Plain Bug", "Tunneler"], devotion=(0, 9 - 1))


@rule("SB-Y8")
def test_without_traits_there_is_nothing_to_resist():
    table = board(mine=["Plain Stomper"], theirs=["Tunneler"], their_devotion=9)
    table.attack("Plain Stomper").block("Tunneler").sees(devotion=(0, 9 - 3))


@rule("SB-Y8", "SB-Y6")
def test_a_hardshell_that_fizzled_is_not_counted():
    table = board(
        mine=["Diving Stomper"],
        theirs=["Hard Tunneler"],
        hand=["Snip the Thread"],
        hive=2 * ["Puddle Strider"],
        their_devotion=9,
    )
    table.end_main().attack("Diving Stomper").passes("me").block("Hard Tunneler").play("Snip the Thread").resolve()
    table.sees(devotion=(0, 9 - 2))


@rule("SB-Y8")
def test_damage_on_a_blocker_lets_more_through():
    table = board(mine=["Plain Stomper"], theirs=[{"card": "Plain Bug", "damage": 2}], their_devotion=9)
    table.attack("Plain Stomper").block("Plain Bug").sees(devotion=(0, 9 - 4))


@rule("SB-Y8")
def test_def_that_a_blocker_gained_lets_less_through():
    table = board(mine=["Plain Stomper"], theirs=[{"card": "Plain Bug", "until-end": {"def": 1}}], their_devotion=9)
    table.attack("Plain Stomper").block("Plain Bug").sees(devotion=(0, 9 - 1))


@rule("SB-Y8")
def test_a_stomper_that_does_not_get_past_its_blockers_hits_nobody():
    table = board(
        mine=["Diving Stomper"], theirs=["Tunneler", "Plain Bug", "Insurance Policy"], their_devotion=9, **PAUSE
    )
    table.attack("Diving Stomper").passes("them").block("Tunneler").block("Plain Bug").passes("them").order("Plain Bug")
    table.sees(their_splat=["Plain Bug"], devotion=(0, 9), theirs=["Insurance Policy", "Tunneler"], phase="damage")
    assert table.shown("Tunneler")["damage"] == 1


@rule("SB-Y8")
def test_no_damage_beyond_its_need_goes_to_the_last_blocker_of_a_stomper():
    table = board(mine=["Plain Stomper"], theirs=["Tunneler", "Errand Fly"], their_devotion=9)
    table.attack("Plain Stomper").block("Tunneler").block("Errand Fly").sees(devotion=(0, 9 - 2))


@rule("SB-Y8", "SB-K3")
def test_only_the_blockers_that_are_left_are_counted():
    table = board(mine=["Plain Stomper"], theirs=["Tunneler", "Plain Bug"], their_devotion=9, **GUST)
    table.attack("Plain Stomper").passes("them").block("Tunneler").block("Plain Bug")
    table.play("Gust at the Window").target("Plain Bug").resolve()
    table.sees(their_splat=["Gust at the Window", "Tunneler"], devotion=(0, 9 - 3))


@rule("SB-Y8")
def test_an_unblocked_stomper_hits_like_any_other():
    table = board(mine=["Plain Stomper"], theirs=["Plain Bug"], their_devotion=9)
    table.attack("Plain Stomper").done().sees(devotion=(0, 9 - 5))


@rule("SB-Y8")
def test_a_stomper_that_blocks_hits_nobody():
    table = board(mine=["Errand Fly"], theirs=["Plain Stomper"], devotion=9, their_devotion=9)
    table.attack("Errand Fly").block("Plain Stomper").sees(splat=["Errand Fly"], devotion=(9, 9))


# --- Venom ------------------------------------------------------------------------------------------------------------


@rule("SB-Y9")
def test_venom_leaves_counters_instead_of_damage():
    table = board(mine=["Sting"], theirs=["Antonio"], **PAUSE)
    table.attack("Sting").passes("them").block("Antonio").passes("them").sees(phase="damage")
    assert table.stats("Antonio") == "2/2"
    assert table.shown("Antonio")["minus"] == 1
    assert "damage" not in table.shown("Antonio")


@rule("SB-Y9")
def test_the_counters_stay_when_damage_goes():
    table = board(mine=["Sting"], theirs=["Antonio"])
    table.attack("Sting").block("Antonio").sees(turn="them")
    assert table.stats("Antonio") == "2/2"


@rule("SB-Y9")
def test_a_blocker_with_venom_leaves_counters_too():
    table = board(mine=["Antonio"], theirs=["Sting"])
    table.attack("Antonio").block("Sting").sees(their_splat=["Sting"])
    assert table.stats("Antonio") == "2/2"


@rule("SB-Y9")
def test_the_damage_of_the_same_moment_is_not_lowered_by_the_counters():
    table = board(mine=["Viper Wasp"], theirs=["Antonio"])
    table.attack("Viper Wasp").block("Antonio").sees(splat=["Viper Wasp"])
    assert table.stats("Antonio") == "1/1"


@rule("SB-Y9")
def test_a_bug_with_as_many_counters_as_def_is_splat_in_the_check_of_the_damage_step():
    table = board(mine=["Viper Wasp"], theirs=["Brute"], **PAUSE)
    table.attack("Viper Wasp").passes("them").block("Brute").asks("them", "priority").sees(phase="block").passes("them")
    table.asks("them", "priority").sees(phase="damage", their_splat=["Brute"])


@rule("SB-Y9")
def test_counters_and_damage_of_one_moment_work_together():
    table = board(mine=["Antonio"], theirs=["Sting", "Brute"])
    table.attack("Antonio").block("Sting").block("Brute").order("Brute").sees(splat=["Antonio"])


@rule("SB-Y9", "SB-R2")
def test_venom_counts_after_resistances():
    table = board(mine=["Viper Wasp"], theirs=["Mortar Termites"])
    table.attack("Viper Wasp").block("Mortar Termites")
    assert table.shown("Mortar Termites")["minus"] == 1


@rule("SB-Y9", "SB-R2")
def test_venom_that_is_resisted_wholly_leaves_nothing():
    table = board(mine=["Sting"], theirs=["Mortar Termites"])
    table.attack("Sting").block("Mortar Termites").sees(turn="them")
    assert table.stats("Mortar Termites") == "2/3"


@rule("SB-Y9")
def test_venom_deals_normal_damage_to_venom():
    table = board(mine=["Viper Wasp"], theirs=["Granny Needlework"], **PAUSE)
    table.attack("Viper Wasp").passes("them").block("Granny Needlework").passes("them").sees(splat=["Viper Wasp"])
    assert table.shown("Granny Needlework")["damage"] == 2
    assert table.stats("Granny Needlework") == "3/5"


@rule("SB-Y9")
def test_a_bug_without_venom_deals_normal_damage_to_one_with_it():
    table = board(mine=["Gravel Recruit"], theirs=["Sting"], **PAUSE)
    table.attack("Gravel Recruit").passes("them").block("Sting").passes("them").sees(phase="damage")
    assert table.shown("Sting")["damage"] == 2
    assert table.stats("Sting") == "1/3"


@rule("SB-Y9")
def test_venom_that_an_item_gave_counts():
    table = Table(mine=["Toll Spider", {"card": "Bottled Sting", "on": 0}], theirs=["Orchard Marquis"])
    table.attack("Toll Spider").no_target().passes("me").block("Orchard Marquis")
    table.pass_all().sees(splat=["Toll Spider"])
    assert table.stats("Orchard Marquis") == "2/3"


@rule("SB-Y9")
def test_venom_deals_normal_damage_to_players():
    table = board(mine=["Viper Wasp"], their_devotion=5)
    table.attack("Viper Wasp").sees(devotion=(0, 3))


@rule("SB-Y9")
def test_it_is_still_combat_damage_for_all_that_triggers():
    table = board(mine=["Venomous Touch"], theirs=["Coin-Stuffed Beetle"])
    table.attack("Venomous Touch").block("Coin-Stuffed Beetle")
    table.sees(devotion=(1, 0), theirs=["Bounty", "Coin-Stuffed Beetle"])
    assert table.stats("Coin-Stuffed Beetle") == "0/3"


@rule("SB-Y9")
def test_only_combat_damage_is_venomous():
    table = board(mine=["Viper Wasp"], theirs=["Antonio", "Bookworm"], hand=["Scuffle", "Errand Fly"])
    table.play("Scuffle").target("Antonio").sees(splat=["Scuffle", "Viper Wasp"])
    assert table.shown("Antonio")["damage"] == 2
    assert table.stats("Antonio") == "3/3"


@rule("SB-Y9", "SB-B11")
def test_counters_of_venom_cancel_counters_that_are_there():
    table = board(mine=["Viper Wasp"], theirs=[{"card": "Antonio", "plus": 3}])
    table.attack("Viper Wasp").block("Antonio")
    assert table.shown("Antonio")["plus"] == 1
    assert "minus" not in table.shown("Antonio")


@rule("SB-Y9", "SB-Y8")
def test_a_venomous_stomper_needs_as_much_as_any_other():
    table = board(
        mine=[{"card": "Diving Stomper", "until-end": {"keywords": ["venom"]}}], theirs=["Plain Bug"], their_devotion=9
    )
    table.attack("Diving Stomper").block("Plain Bug").sees(their_splat=["Plain Bug"], devotion=(0, 9 - 2))
