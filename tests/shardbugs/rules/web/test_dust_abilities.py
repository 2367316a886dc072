"""Dust abilities of cards: nobody can answer them, and they are for one's own turn (rules SB-U4, SB-U5)."""

from typing import Any

import pytest

from bugduel.core import BadData
from bugduel.shardbugs.cards.tree import Bug
from bugduel.shardbugs.cards.vocabulary import (
    BEETLE,
    CRICKET,
    LUNAR,
    SOLAR,
    action,
    activate,
    bug,
    bugs,
    choose_one,
    damage,
    draw,
    gain_dust,
    may_pay,
    price,
    target,
    this,
    until_end,
)
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from shard_table import Table

WINDFALL = action("Windfall", "0", "effect", gain_dust(2))
GLEANER = bug("Gleaner", "2", 1, 3, 1, BEETLE, activate(price(exhaust=True), (gain_dust(1), draw(1))))
SELLSWORD = bug("Sellsword", "1", 3, 3, 1, CRICKET, attacks=may_pay("1", until_end(this, atk=1)))
LAMP = bug("Lamp Beetle", "2", 1, 3, 1, BEETLE,
    activate(price(exhaust=True), choose_one(gain_dust(1, SOLAR), gain_dust(1, LUNAR))))  # fmt: skip

DEAR = "Bom, Who Rolls the World"  # too dear to be played here: who holds it is asked what to do in the Main Phase
PEBBLE: dict[str, Any] = {
    "their_hand": ["Toss a Pebble"],
    "their_hive": 2 * ["Errand Fly"],
}  # they can answer, and so are asked


# --- SB-U4: dust abilities --------------------------------------------------------------------------------------------


@rule("SB-U4")
def test_nobody_can_answer_an_activated_dust_ability():
    table = Table(mine=["Aphid Herder"], hand=[DEAR], **PEBBLE)
    table.activate("Aphid Herder").asks("me", "main").sees(dust={"solar": 1}, mine=["Aphid Herder (exhausted)"], web=[])


@rule("SB-U4")
def test_nobody_can_answer_a_triggered_dust_ability():
    table = Table(hand=["Penny-Saver Ladybug"], dust={"neutral": 3}, **PEBBLE).play("Penny-Saver Ladybug")
    table.asks("them", "priority").sees(dust={"neutral": 1}, web=[""])  # the dust is there; the web is that of the play


@rule("SB-U4")
def test_a_dust_ability_joins_no_web_and_is_no_pass():
    table = Table(mine=["Bounty", "Errand Fly"], hand=["Toss a Pebble"], hive=["Pew Slug"], theirs=["Pew Slug"])
    table.devote("Errand Fly").asks("me", "priority").activate("Bounty")
    table.asks("me", "priority").sees(web=["Errand Fly"], dust={"neutral": 1}, mine=["Errand Fly (exhausted)"])
    table.play("Toss a Pebble").target("their Pew Slug").sees(dust={}, hive=["Pew Slug (exhausted)"])


@rule("SB-U4")
def test_an_action_that_gains_dust_is_no_dust_ability():
    table = Table(hand=["Windfall", DEAR], cards=[WINDFALL], **PEBBLE).play("Windfall")
    table.asks("them", "priority").sees(web=["Windfall"], dust={})
    table.passes("them").sees(web=[], dust={"neutral": 2})


@rule("SB-U4")
def test_an_ability_that_gains_dust_and_does_more_is_a_dust_ability_as_a_whole():
    table = Table(mine=["Gleaner"], deck=["Errand Fly"], cards=[GLEANER], **PEBBLE)
    table.activate("Gleaner").asks("me", "main").sees(dust={"neutral": 1}, hand=["Errand Fly"])


@rule("SB-U4")
def test_a_dust_ability_with_modes_makes_no_web_either():
    table = Table(mine=["Lamp Beetle"], hand=[DEAR], cards=[LAMP], **PEBBLE)
    table.activate("Lamp Beetle").mode(1).asks("me", "main").sees(dust={"lunar": 1})


@rule("SB-U4")
def test_no_dust_ability_has_a_target():
    aimed = bug("Pickpocket", "2", 1, 1, 1, BEETLE, played=(gain_dust(1), damage(1, target(bugs()))))
    with pytest.raises(BadData, match="an ability that gains dust can have no target"):
        Table(cards=[aimed])


@rule("SB-U4")
def test_an_action_that_gains_dust_may_have_a_target():
    robbery = action("Robbery", "0", "attack", damage(1, target(bugs())), gain_dust(1))
    table = Table(hand=["Robbery", DEAR], theirs=["Errand Fly"], cards=[robbery]).play("Robbery")
    table.sees(theirs=[], dust={"neutral": 1})


# --- SB-U5: dust abilities of the Field -------------------------------------------------------------------------------


@rule("SB-U5")
def test_dust_abilities_of_the_field_are_not_for_the_turns_of_others():
    theirs = ["Crumb Roller", "Dew Collector", "The Empty Shell", "Bounty"]
    table = Table(mine=["Errand Fly"], theirs=theirs, **PEBBLE).devote("Errand Fly")
    table.asks("them", "priority").offers("play Toss a Pebble", "generate Errand Fly", "pass")


@rule("SB-U5")
def test_dust_abilities_of_the_field_are_for_any_priority_of_the_own_turn():
    mine = ["Crumb Roller", "Dew Collector", "The Empty Shell", "Bounty", "Errand Fly"]
    table = Table(mine=mine, hand=["Kick Up Sand"], phase="combat").attack("Errand Fly")
    table.asks("me", "priority").sees(phase="attack")
    table.activate("Crumb Roller").activate("Dew Collector").activate("The Empty Shell").activate("Bounty")
    table.asks("me", "priority").sees(dust={"neutral": 4})


@rule("SB-U5")
def test_dust_abilities_of_the_field_are_for_what_a_resolution_asks_for_too():
    table = Table(mine=["Sellsword", "Crumb Roller"], cards=[SELLSWORD], theirs=["Errand Fly"], phase="combat")
    table.attack("Sellsword").asks("me", "pay").offers("accept", "activate Crumb Roller", "refuse")
    table.accept().sees(mine=["Sellsword (exhausted)", "Crumb Roller (exhausted)"])
    assert table.stats("Sellsword") == "4/3"


@rule("SB-U5")
def test_who_can_pay_for_a_quick_ability_only_with_a_dust_ability_has_priority_for_both():
    table = Table(mine=["Errand Fly", "Riptide Strider", "Crumb Roller"], theirs=["Bookworm"], phase="combat")
    table.attack("Errand Fly").asks("me", "priority").activate("Crumb Roller").activate("Riptide Strider").resolve()
    assert "exhaust" in [event["event"] for event in table.history()]


# --- SB-W6: no end of dust --------------------------------------------------------------------------------------------

MILL = bug("Mill", "1", 1, 1, 1, BEETLE, activate(price("1"), gain_dust(1)))
SPRING = bug("Spring", "1", 1, 1, 1, BEETLE, activate(price("1"), gain_dust(2)))


@rule("SB-W6")
@pytest.mark.parametrize("card", [MILL, SPRING], ids=["same-again", "ever-more"])
def test_dust_abilities_of_one_turn_come_to_an_end(card: Bug):
    table = Table(mine=[card.name], hand=[DEAR], dust={"neutral": 1}, cards=[card])
    uses = 0
    while any(table.state.move(action).kind == "activate" for action in table.state.legal()):
        table.activate(card.name)
        uses += 1
        assert uses <= 500
    assert uses == 500
    table.asks("me", "main").end_turn()
    assert table.state.outcome() is None


@rule("SB-W6")
def test_dust_abilities_are_offered_again_in_the_next_turn():
    table = Table(mine=["Mill"], hand=[DEAR], hive=["Errand Fly"], cards=[MILL])
    table.state.threads = 500
    table.end_turn().end_turn().activate("Mill").sees(dust={"neutral": 1}, hive=["Errand Fly (exhausted)"])


@rule("SB-W6")
def test_a_turn_of_too_many_threads_is_a_tie():
    tickler = bug("Tickler", "1", 1, 1, 1, BEETLE, activate(price("1"), draw(1)))
    table = Table(mine=["Tickler"], hand=[DEAR], dust={"neutral": 1}, cards=[tickler])
    table.state.threads = 4000
    table.activate("Tickler")
    assert table.state.outcome() == [0.5, 0.5]
    assert SHARD_BUGS.from_data(table.state.to_data()).outcome() == [0.5, 0.5]
