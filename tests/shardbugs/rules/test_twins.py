"""Permanents that are equal in everything are one choice for bots and in lists, and need no order (rule SB-P6)."""

from typing import Any

from bugduel.core import Seat
from bugduel.shardbugs.cards.vocabulary import BEETLE, bug, bugs, damage, target
from bugduel.shardbugs.rules.twins import distinct
from bugduel.shardbugs.search import SEARCH
from marks import rule
from shard_table import Table

BOOMER = bug("Boomer", "1", 1, 2, 1, BEETLE, attacks=damage(1, target(bugs())))
ANTS = 3 * ["Ant"]


def kinds(table: Table) -> list[str]:
    """What a list offers, as "attack Ant"."""
    moves = Seat(table.state, table.state.actor()).distinct_moves()
    return [f"{move.kind} {move.facts.get('card', '')}".strip() for move in moves]


def test_equal_attackers_are_one_line_and_all_can_attack():
    table = Table(mine=[*ANTS, "Antonio"], theirs=["Pew Slug"], phase="combat")
    assert kinds(table) == ["attack Ant", "attack Antonio", "done"]
    assert table.can("attack Ant") and len(table.state.legal()) == 5, "a player can point at any of them"
    table.attack("Ant #1", "Ant #3").sees(mine=["Ant", "Ant (exhausted)", "Ant (exhausted)", "Antonio"])


def test_equal_targets_are_one_line():
    table = Table(theirs=[*ANTS, "Pew Slug"], hand=["Toss a Pebble"], hive=2 * ["Errand Fly"]).play("Toss a Pebble")
    assert kinds(table) == ["target Ant", "target Pew Slug"]
    assert len(SEARCH.search_actions(table.state)) == 2 and len(table.state.legal()) == 4


def test_if_the_first_of_equals_cannot_be_chosen_one_other_stands_for_all():
    table = Table(theirs=[*ANTS, "Pew Slug"], hand=["Toss a Pebble"], hive=2 * ["Errand Fly"]).play("Toss a Pebble")
    first, second, third, slug = table.state.legal()
    assert distinct(table.state, [second, third, slug]) == [second, slug]
    assert distinct(table.state, [third, slug, first]) == [slug, first]


def test_what_is_hurt_exhausted_or_dizzy_is_not_equal():
    theirs = ["Ant", {"card": "Ant", "damage": 0, "plus": 1}, "Ant (exhausted)", {"card": "Ant", "dizzy": True}]
    table = Table(theirs=theirs, hand=["Toss a Pebble"], hive=2 * ["Errand Fly"]).play("Toss a Pebble")
    assert kinds(table) == 4 * ["target Ant"]


def test_what_a_thread_is_about_is_not_equal_to_what_it_is_not_about():
    their: dict[str, Any] = {"their_hand": ["Toss a Pebble"], "their_hive": 2 * ["Errand Fly"]}
    table = Table(mine=["Pew Slug", "Pew Slug"], hand=["Antonio"], **their).devote("Pew Slug #1").play("Toss a Pebble")
    assert kinds(table) == ["target Pew Slug", "target Pew Slug"]


def test_equal_blocks_are_one_line():
    table = Table(mine=["Ant", "Ant"], theirs=["Pew Slug", "Pew Slug"], phase="combat").attack("Ant #1", "Ant #2")
    assert kinds(table) == ["block Pew Slug", "done"]


@rule("SB-P6")
def test_triggers_of_equal_permanents_need_no_order():
    table = Table(mine=["Boomer", "Boomer"], theirs=["Pew Slug", "Antonio"], phase="combat", cards=[BOOMER])
    table.attack("Boomer #1", "Boomer #2").asks("me", "target").target("Antonio").asks("me", "target")


@rule("SB-P6")
def test_triggers_of_unequal_permanents_are_ordered():
    mine = ["Boomer", {"card": "Boomer", "plus": 1}]
    table = Table(mine=mine, theirs=["Pew Slug", "Antonio"], phase="combat", cards=[BOOMER])
    table.attack("Boomer #1", "Boomer #2").asks("me", "order-triggers").offers("add Boomer", "add Boomer")
