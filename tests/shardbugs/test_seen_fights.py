"""What views tell of fights: whom an attacker attacks, and which attackers a bug blocks."""

from typing import Any

from shard_table import Table


def facts(table: Table, name: str) -> list[dict[str, object]]:
    return [dict(card.facts) for card in table.state.view(0).board() if card.name == name]


def numbers(table: Table, name: str) -> list[int]:
    return [card.piece for card in table.state.view(0).board() if card.name == name]


def test_an_attacker_tells_whom_it_attacks_and_a_blocker_what_it_blocks():
    answer: dict[str, Any] = {"hand": ["Toss a Pebble"], "hive": 2 * ["Pew Slug"]}  # asked after the blocks
    table = Table(mine=["Antonio", "Gravel Recruit"], theirs=["Toll Spider"], their_devotion=9, **answer)
    assert "attacks" not in facts(table, "Antonio")[0]
    table.attack("Antonio", "Gravel Recruit")
    assert facts(table, "Antonio")[0]["attacks"] == facts(table, "Gravel Recruit")[0]["attacks"] == [1]
    assert "blocks" not in facts(table, "Toll Spider")[0]
    table.pass_all().block("Toll Spider", "Antonio").asks("me", "priority")
    assert facts(table, "Toll Spider")[0]["blocks"] == numbers(table, "Antonio")
