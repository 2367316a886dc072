"""What views tell of things that are allowed once a turn: whether they were done already."""

from shard_table import Table

ONCE = ["place", "play-from-hive", "retreat"]


def still(table: Table) -> object:
    return table.state.view(0).facts["still"]


def test_what_was_done_once_this_turn_is_left_out():
    table = Table(mine=["Antonio"], hand=["Pew Slug"], hive=["Pew Slug", "Pew Slug", "Pew Slug", "Pew Slug"])
    assert still(table) == ONCE
    table.place("Pew Slug")
    assert still(table) == ["play-from-hive", "retreat"]
    table.retreat("Antonio")
    assert still(table) == ["play-from-hive"]


def test_an_ability_that_was_used_once_this_turn_is_marked():
    table = Table(mine=["Towline Strider", "Antonio"], hive=4 * ["Pew Slug"])
    table.activate("Towline Strider")
    used = [card.name for card in table.state.view(0).board() if "used" in card.marks]
    assert used == ["Towline Strider"]
