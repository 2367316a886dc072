"""Combat damage: who deals how much to whom, and what follows when (rules SB-K4, SB-K5)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    CENTIPEDE,
    CRICKET,
    FLYING,
    MANTIS,
    SOLDIER,
    STOMP,
    TUNNELING,
    WORM,
    block_more,
    bug,
    gain_devotion,
    make,
    when,
)
from marks import rule
from plain import plain
from shard_table import Table

GIANT = bug("Giant", "5", 5, 9, 1, BEETLE)
PLOUGH = bug("Plough", "4", 5, 9, 1, BEETLE, STOMP)
SWOOPER = bug("Swooper", "3", 4, 4, 1, MANTIS, FLYING)
MOLE_CRICKET = bug("Mole Cricket", "2", 1, 2, 1, CRICKET, TUNNELING)
POST = bug("Post", "1", 0, 2, 1, WORM)
PILLAR = bug("Pillar", "2", 0, 4, 1, WORM)
GATEKEEPER = bug("Gatekeeper", "3", 3, 3, 1, CENTIPEDE, block_more())
BRAWLER = bug("Brawler", "1", 2, 1, 1, BEETLE, SOLDIER)
RAIDER = bug("Raider", "2", 2, 2, 1, ANT, hits=make("Ant"))
BITER = bug("Biter", "2", 3, 1, 1, MANTIS, when("wounds", gain_devotion(1)))
TRAMPLER = bug("Trampler", "3", 4, 1, 1, BEETLE, STOMP, hits=gain_devotion(2))
CARDS = [GIANT, PLOUGH, SWOOPER, MOLE_CRICKET, POST, PILLAR, GATEKEEPER, BRAWLER, RAIDER, BITER, TRAMPLER]

# Somebody who is asked for priority at every stop.
PAUSE: dict[str, Any] = {"their_hand": ["Toss a Pebble"], "their_hive": 2 * ["Pew Slug"]}


def board(**position: Any) -> Table:
    return Table(cards=CARDS, **position)


# --- between bugs -----------------------------------------------------------------------------------------------------


@rule("SB-K4")
def test_attacker_and_blocker_deal_their_atk_to_each_other_at_once():
    table = board(mine=["Brawler"], theirs=["Raider"])
    table.attack("Brawler").block("Raider")
    table.sees(splat=["Brawler"], their_splat=["Raider"])


@rule("SB-K4")
def test_a_bug_whose_def_is_more_than_the_damage_stays_with_it():
    table = Table(mine=["Antonio"], theirs=["Orchard Marquis"], **PAUSE)
    table.attack("Antonio").passes("them").block("Orchard Marquis").resolve().passes("them").sees(phase="damage")
    assert table.shown("Orchard Marquis")["damage"] == 3
    table.sees(splat=["Antonio"])


@rule("SB-K4")
def test_each_of_several_blockers_deals_its_atk():
    table = board(mine=["Orchard Marquis"], theirs=["Antonio", "Brawler"])
    table.attack("Orchard Marquis").block("Antonio").block("Brawler")
    table.sees(splat=["Orchard Marquis"])


@rule("SB-K4")
def test_the_attacking_player_orders_the_blockers_and_each_gets_what_it_needs_in_turn():
    table = board(mine=["Giant"], theirs=["Post", "Pillar"], **PAUSE)
    table.attack("Giant").passes("them").block("Post").block("Pillar").passes("them")
    table.asks("me", "order-damage").offers("next-damaged Post", "next-damaged Pillar").order("Post")
    table.sees(their_splat=["Post"], theirs=["Pillar"])
    assert table.shown("Pillar")["damage"] == 3


@rule("SB-K4")
def test_in_the_other_order_the_other_one_is_left():
    table = board(mine=["Giant"], theirs=["Post", "Pillar"], **PAUSE)
    table.attack("Giant").passes("them").block("Post").block("Pillar").passes("them").order("Pillar")
    table.sees(their_splat=["Pillar"], theirs=["Post"])
    assert table.shown("Post")["damage"] == 1


@rule("SB-K4")
def test_of_three_blockers_the_first_two_are_ordered_and_the_last_gets_the_rest():
    table = board(mine=["Giant"], theirs=["Post", "Pillar", "Bookworm"], **PAUSE)
    table.attack("Giant").passes("them").block("Post").block("Pillar").block("Bookworm").passes("them")
    table.order("Bookworm").offers("next-damaged Post", "next-damaged Pillar").order("Post")
    table.sees(their_splat=["Bookworm", "Post"], theirs=["Pillar"], phase="damage")
    assert "damage" not in table.shown("Pillar")


@rule("SB-K4")
def test_damage_that_a_blocker_already_has_lowers_what_it_needs():
    table = board(mine=["Giant"], theirs=[{"card": "Pillar", "damage": 3}, "Post", "Bookworm"], **PAUSE)
    table.attack("Giant").passes("them").block("Post").block("Pillar").block("Bookworm").passes("them")
    table.order("Pillar").order("Post")
    table.sees(their_splat=["Pillar", "Post"], theirs=["Bookworm"])
    assert table.shown("Bookworm")["damage"] == 5 - 1 - 2


@rule("SB-K4", "SB-R2")
def test_each_trait_that_a_blocker_resists_is_one_more_that_it_needs():
    table = board(mine=["Swooper"], theirs=["Mole Cricket", "Bookworm"], **PAUSE)
    table.attack("Swooper").passes("them").block("Mole Cricket").block("Bookworm").passes("them").order("Mole Cricket")
    table.sees(their_splat=["Mole Cricket"], theirs=["Bookworm"])
    assert table.shown("Bookworm")["damage"] == 4 - 2 - 1


@rule("SB-K4", "SB-R2")
def test_a_blocker_that_gets_less_than_its_need_still_resists():
    table = board(mine=["Swooper"], theirs=["Bookworm", "Mole Cricket"], **PAUSE)
    table.attack("Swooper").passes("them").block("Mole Cricket").block("Bookworm").passes("them").order("Bookworm")
    table.sees(their_splat=["Bookworm"], theirs=["Mole Cricket"], phase="damage")
    assert "damage" not in table.shown("Mole Cricket")


@rule("SB-K4")
def test_what_is_left_after_all_needs_goes_to_the_last_blocker_and_not_to_the_player():
    table = board(mine=["Giant"], theirs=["Post", "Errand Fly"], their_devotion=9, **PAUSE)
    table.attack("Giant").passes("them").block("Post").block("Errand Fly").passes("them")
    table.sees(their_splat=["Errand Fly", "Post"], devotion=(0, 9))
    dealt = [plain(event["amount"]) for event in table.history() if event["event"] == "damage" and event["seat"] == 1]
    assert sum(dealt) == 5


@rule("SB-K4")
def test_a_blocker_that_deals_enough_for_all_its_attackers_needs_no_order():
    table = board(mine=["Brawler", "Post"], theirs=["Gatekeeper"])
    table.attack("Brawler", "Post").block("Gatekeeper", "Post").block("Gatekeeper", "Brawler")
    table.sees(splat=["Brawler", "Post"])


@rule("SB-K4")
def test_several_attackers_of_one_blocker_are_ordered_by_the_defending_player():
    table = board(mine=["Brawler", "Bookworm"], theirs=["Gatekeeper"], **PAUSE)
    table.attack("Brawler", "Bookworm").passes("them")
    table.block("Gatekeeper", "Brawler").block("Gatekeeper", "Bookworm").passes("them")
    table.asks("them", "order-damage").offers("next-damaged Brawler", "next-damaged Bookworm")
    table.order("Brawler").sees(splat=["Brawler"], their_splat=["Gatekeeper"])
    assert table.shown("Bookworm")["damage"] == 2


@rule("SB-K4")
def test_a_blocker_of_several_attackers_is_dealt_damage_by_each():
    table = board(mine=["Brawler", "Errand Fly"], theirs=["Gatekeeper"])
    table.attack("Brawler", "Errand Fly")
    table.block("Gatekeeper", "Brawler").block("Gatekeeper", "Errand Fly")
    table.sees(their_splat=["Gatekeeper"], splat=["Errand Fly", "Brawler"])


@rule("SB-K4", "SB-Y8")
def test_needs_ignore_what_other_bugs_deal_at_that_moment():
    # The Gatekeeper needs 3 from each of the two, though one of them would have been enough.
    table = board(mine=2 * ["Plough"], theirs=["Gatekeeper"], their_devotion=9)
    table.attack("Plough #1", "Plough #2").block("Gatekeeper", "Plough #1").block("Gatekeeper", "Plough #2")
    table.order("Plough #1").sees(their_splat=["Gatekeeper"], devotion=(0, 9 - 2 - 2))


@rule("SB-K4")
def test_each_side_orders_its_own():
    table = board(mine=["Antonio", "Bookworm"], theirs=["Gatekeeper", "Bookworm"], **PAUSE)
    table.attack("Antonio", "Bookworm").passes("them").block("Gatekeeper", "my Antonio")
    table.block("Gatekeeper", "my Bookworm").block("their Bookworm", "my Antonio").passes("them")
    table.asks("me", "order-damage").order("their Bookworm").asks("them", "order-damage").order("my Bookworm")
    table.sees(splat=["Bookworm"], mine=["Antonio (exhausted)"], their_splat=["Bookworm"], theirs=["Gatekeeper"])


# --- the order of the Damage step -------------------------------------------------------------------------------------


@rule("SB-K5")
def test_a_player_is_hit_after_the_check_that_splats():
    # Saint Speckle gains devotion when her player is dealt damage; she is gone by then.
    table = board(mine=["Antonio", "Brawler"], theirs=["Saint Speckle"], their_devotion=9)
    table.attack("Antonio", "Brawler").block("Saint Speckle", "Antonio")
    table.sees(their_splat=["Saint Speckle"], devotion=(0, 7))


@rule("SB-K5")
def test_who_is_still_there_after_that_check_sees_the_hit():
    table = board(mine=["Pew Slug", "Brawler"], theirs=["Saint Speckle"], their_devotion=9)
    table.attack("Pew Slug", "Brawler").block("Saint Speckle", "Pew Slug")
    table.sees(theirs=["Saint Speckle"], devotion=(0, 8))


@rule("SB-K5", "SB-B2")
def test_a_stomper_that_is_splat_still_hits_but_no_longer_triggers():
    table = board(mine=["Trampler"], theirs=["Mole Cricket"], their_devotion=9)
    table.attack("Trampler").block("Mole Cricket").sees(splat=["Trampler"], devotion=(0, 7))


@rule("SB-K5")
def test_a_stomper_that_survives_triggers_when_it_hits():
    table = board(mine=["Trampler"], theirs=["Post"], their_devotion=9)
    table.attack("Trampler").block("Post").sees(mine=["Trampler (exhausted)"], devotion=(2, 7))


@rule("SB-K5")
def test_amounts_are_fixed_before_any_damage_is_dealt():
    # The Sergeant gives other soldiers +1/+0, and is splat before the Brawler hits.
    table = board(mine=["Anvil Sergeant", "Brawler"], theirs=["Antonio"], their_devotion=9)
    table.attack("Anvil Sergeant", "Brawler").block("Antonio", "Anvil Sergeant")
    table.sees(splat=["Anvil Sergeant"], devotion=(0, 9 - 3))


@rule("SB-K5", "SB-T1")
def test_an_unblocked_attacker_hits_even_if_the_check_splats_it():
    # With Gold Field Ants gone, Gilded Sentry Ants have 1 DEF and 1 damage.
    table = Table(
        mine=[{"card": "Gilded Sentry Ants", "damage": 1}, "Gold Field Ants"], theirs=["Antonio"], their_devotion=9
    )
    table.attack("Gilded Sentry Ants", "Gold Field Ants").block("Antonio", "Gold Field Ants")
    table.sees(splat=["Gilded Sentry Ants", "Gold Field Ants"], devotion=(0, 7))


@rule("SB-K5")
def test_splat_triggers_and_damage_triggers_are_added_together_after_all_damage():
    table = board(mine=["Gold Field Ants", "Raider"], theirs=["Coin-Stuffed Beetle"], their_devotion=9, **PAUSE)
    table.attack("Gold Field Ants", "Raider").passes("them").block("Coin-Stuffed Beetle", "Gold Field Ants")
    table.passes("them").asks("me", "order-triggers").sees(splat=["Gold Field Ants"], devotion=(0, 7))
    table.offers("add Gold Field Ants", "add Raider").add("Raider")
    table.asks("them", "priority").sees(web=["Raider", "Gold Field Ants", "Coin-Stuffed Beetle"])
    table.sees(mine=["Raider (exhausted)"], theirs=["Coin-Stuffed Beetle"], phase="damage")
    table.resolve().sees(mine=["Ant", "Ant", "Raider (exhausted)"], theirs=["Bounty", "Coin-Stuffed Beetle"])


@rule("SB-K5")
def test_nobody_can_answer_between_the_damage_to_bugs_and_the_damage_to_players():
    table = board(mine=["Antonio", "Brawler"], theirs=["Pew Slug"], their_devotion=9, **PAUSE)
    table.attack("Antonio", "Brawler").passes("them").block("Pew Slug", "Antonio")
    table.asks("them", "priority").sees(phase="block", theirs=["Pew Slug"], devotion=(0, 9)).passes("them")
    table.asks("them", "priority").sees(phase="damage", theirs=[], devotion=(0, 7))


@rule("SB-K5", "SB-P15")
def test_a_bug_that_is_splat_as_it_deals_damage_triggers_all_the_same():
    table = board(mine=["Biter"], theirs=["Brawler"])
    table.attack("Biter").block("Brawler")
    table.sees(splat=["Biter"], their_splat=["Brawler"], devotion=(1, 0))


@rule("SB-K5")
def test_a_hit_on_a_player_without_devotion_is_damage_too():
    table = board(mine=["Raider"], theirs=["Insurance Policy"])
    table.attack("Raider").sees(devotion=(0, 0), mine=["Ant", "Raider (exhausted)"])
    table.sees(theirs=["Bounty", "Insurance Policy"])


@rule("SB-K5")
def test_an_attacker_without_atk_hits_nobody():
    table = board(mine=[{"card": "Raider", "until-end": {"atk": -2}}], theirs=["Insurance Policy"])
    table.attack("Raider").sees(mine=["Raider (exhausted)"], theirs=["Insurance Policy"])


@rule("SB-K5")
def test_several_attackers_hit_together():
    table = board(mine=["Antonio", "Brawler", "Raider"], their_devotion=5, **PAUSE)
    table.attack("Antonio", "Brawler", "Raider").passes("them").passes("them")
    table.asks("them", "priority").sees(web=["Raider"], devotion=(0, 0))
