"""Combat with three and four players: each attacker has its own defending player (rules SB-K, SB-Y3)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import FOCUS, HARDSHELL, MANTIS, SNAIL, STOMP, bug, steal_devotion
from marks import rule
from shard_table import SEATS, Table

SHELL = bug("Shell", "2", 0, 3, 1, SNAIL, HARDSHELL)
STALKER = bug("Stalker", "2", 2, 3, 1, MANTIS, FOCUS)
STOMPER = bug("Stomper", "3", 5, 5, 1, MANTIS, STOMP)
THIEF = bug("Thief", "2", 2, 1, 1, MANTIS, hits=steal_devotion(1, "defender"))
CARDS = [SHELL, STALKER, STOMPER, THIEF]


class Melee(Table):
    """A table of three or four, where attackers are declared one by one."""

    def __init__(self, **position: Any) -> None:
        super().__init__(cards=CARDS, **position)

    def send(self, bug: str, whom: str) -> "Melee":
        """Declare one attacker more."""
        if self._choice() == "main":
            self.end_main()
        moves = [move for move in self._moves() if move.kind == "attack" and self._fits(bug, move)]
        self._pick([move for move in moves if move.facts["whom"] == SEATS.index(whom)], f"send {bug} at {whom}")
        return self


def player(*field: str, **more: object) -> dict[str, object]:
    """One of the others, with a Field."""
    return {"field": list(field), "devotion": 9, **more}


# --- attackers --------------------------------------------------------------------------------------------------------


@rule("SB-K1")
def test_each_attacker_is_declared_with_the_player_it_attacks():
    table = Melee(mine=["Antonio"], others=[player(), player()])
    table.end_main().offers(
        "attack them with Antonio", "attack third with Antonio", "attack fourth with Antonio", "done"
    )


@rule("SB-K1")
def test_a_bug_attacks_only_one_of_them():
    table = Melee(mine=["Antonio", "Gravel Recruit"], others=[player()])
    table.send("Antonio", "third")
    table.offers("attack them with Gravel Recruit", "attack third with Gravel Recruit", "done")


@rule("SB-K1", "SB-K5")
def test_several_players_are_attacked_at_once_and_each_is_hit_by_its_own():
    table = Melee(
        mine=["Antonio", "Gravel Recruit", "Errand Fly"], devotion=9, their_devotion=9, others=[player(), player()]
    )
    table.send("Antonio", "fourth").send("Gravel Recruit", "them").send("Errand Fly", "fourth")
    table.sees(devotion=(9, 9 - 2, 9, 9 - 3 - 1))


@rule("SB-K1")
def test_an_attack_trigger_is_about_the_player_who_is_attacked():
    table = Melee(mine=["Drumfire Cricket"], their_devotion=9, others=[player("Shell")])
    table.send("Drumfire Cricket", "third").asks("third", "block").sees(devotion=(0, 9, 8))


@rule("SB-K1")
def test_nobody_attacks_a_player_who_is_out():
    table = Melee(mine=["Antonio"], hand=["Bookworm"], others=[player(), player()])
    table.concede("third").end_main().offers("attack them with Antonio", "attack fourth with Antonio", "done")


# --- blockers ---------------------------------------------------------------------------------------------------------


@rule("SB-K2")
def test_defending_players_block_in_turn_order_from_the_active_players_left():
    table = Melee(
        mine=["Antonio", "Gravel Recruit", "Errand Fly"], theirs=["Shell"], others=[player("Shell"), player("Shell")]
    )
    table.send("Antonio", "fourth").send("Gravel Recruit", "third").send("Errand Fly", "them")
    table.asks("them", "block").done().asks("third", "block").done().asks("fourth", "block").done()
    table.sees(devotion=(0, 0, 7, 6))


@rule("SB-K2")
def test_turn_order_goes_round_the_table():
    table = Melee(
        mine=["Shell"], theirs=["Antonio", "Gravel Recruit"], others=[player("Shell"), player("Shell")], their_turn=True
    )
    table.send("Antonio", "me").send("Gravel Recruit", "fourth")
    table.asks("fourth", "block").done().asks("me", "block")


@rule("SB-K2")
def test_a_player_blocks_only_those_that_attack_that_player():
    table = Melee(mine=["Antonio", "Gravel Recruit"], theirs=["Shell"], others=[player("Shell")])
    table.send("Antonio", "them").send("Gravel Recruit", "third")
    table.asks("them", "block").offers("block Antonio with Shell", "done").done()
    table.asks("third", "block").offers("block Gravel Recruit with Shell", "done")


@rule("SB-K2")
def test_a_player_who_is_not_attacked_is_not_asked():
    table = Melee(mine=["Antonio"], theirs=["Shell"], others=[player("Shell"), player("Shell")])
    table.send("Antonio", "third").asks("third", "block").done().sees(turn="them", devotion=(0, 0, 6, 9))


@rule("SB-K2", "SB-P6")
def test_block_triggers_wait_until_all_players_have_blocked():
    table = Melee(
        mine=["Antonio", "Gravel Recruit"],
        theirs=["Shell"],
        their_hand=["Toss a Pebble"],
        their_hive=2 * ["Pew Slug"],
        others=[player("Shell", "Bookworm")],
    )
    table.send("Antonio", "them").send("Gravel Recruit", "third").passes("them").block("their Shell")
    table.asks("third", "block").sees(web=[]).block("third's Shell").done()
    table.asks("them", "priority").sees(web=["Shell", "Shell"], phase="block").resolve()
    assert table.stats("their Shell") == "0/4"
    assert table.stats("third's Shell") == "0/4"


# --- damage -----------------------------------------------------------------------------------------------------------


@rule("SB-K4", "SB-Y8")
def test_stomp_hits_the_player_whom_the_bug_attacks():
    table = Melee(mine=["Stomper", "Stomper"], their_devotion=9, theirs=["Bookworm"], others=[player("Bookworm")])
    table.send("Stomper #1", "third").send("Stomper #2", "them").done().block("third's Bookworm")
    table.sees(devotion=(0, 9 - 5, 9 - 2))


@rule("SB-K5")
def test_a_hit_trigger_is_about_the_player_who_was_hit():
    table = Melee(mine=["Thief"], their_devotion=9, others=[player(), player()])
    table.send("Thief", "fourth").sees(devotion=(1, 9, 9, 9 - 2 - 1))


# --- Focus ------------------------------------------------------------------------------------------------------------


@rule("SB-Y3")
def test_focus_lures_only_bugs_of_the_player_who_is_attacked():
    table = Melee(mine=["Stalker", "Antonio"], theirs=["Bookworm"], others=[player("Pew Slug"), player("Shell")])
    table.send("Stalker", "third").done().asks("me", "target").offers("target third's Pew Slug", "no-target")


@rule("SB-Y3", "SB-Y4")
def test_a_lured_bug_of_a_later_player_is_assigned_before_the_first_player_blocks():
    table = Melee(mine=["Stalker", "Antonio"], theirs=["Bookworm"], others=[player("Pew Slug")])
    table.send("Antonio", "them").send("Stalker", "third").target("Pew Slug").asks("them", "block")
    assert table.shown("Stalker")["marks"] == ["exhausted", "blocked"]


# --- who leaves -------------------------------------------------------------------------------------------------------


@rule("SB-K7", "SB-W5")
def test_who_attacks_a_player_who_leaves_is_removed_from_combat():
    table = Melee(mine=["Antonio", "Gravel Recruit"], theirs=["Shell"], their_devotion=9, others=[player("Shell")])
    table.send("Antonio", "third").send("Gravel Recruit", "them").asks("them", "block").concede("third")
    assert "attacking" not in table.shown("Antonio")["marks"]
    table.offers("block Gravel Recruit with Shell", "done").done()
    table.sees(mine=["Antonio (exhausted)", "Gravel Recruit (exhausted)"], devotion=(0, 7, 9), turn="them")


@rule("SB-K7", "SB-W5")
def test_when_the_player_who_blocks_leaves_the_next_one_blocks():
    table = Melee(mine=["Antonio", "Gravel Recruit"], theirs=["Shell"], others=[player("Shell"), player("Shell")])
    table.send("Antonio", "them").send("Gravel Recruit", "fourth").asks("them", "block").concede("them")
    table.asks("fourth", "block").offers("block Gravel Recruit with Shell", "done").done()
    table.sees(turn="third", devotion=(0, 0, 9, 7))


@rule("SB-K7", "SB-K1")
def test_a_bug_is_free_again_if_the_player_it_was_to_attack_leaves_during_the_declaration():
    table = Melee(mine=["Antonio", "Gravel Recruit"], others=[player()])
    table.send("Antonio", "third").concede("third")
    table.offers("attack them with Antonio", "attack them with Gravel Recruit", "done")


@rule("SB-K7", "SB-W5")
def test_a_bug_that_goes_with_its_owner_during_the_declaration_does_not_attack():
    table = Melee(mine=[{"card": "Antonio", "owner": 2}, "Gravel Recruit"], their_devotion=9, others=[player()])
    table.send("Antonio", "them").concede("third").sees(mine=["Gravel Recruit"])
    table.send("Gravel Recruit", "them").sees(devotion=(0, 7, 9))
