"""What players of Shard Bugs are told before they confirm a choice."""

from typing import Any

import pytest

from bugduel.core import IllegalAction
from bugduel.shardbugs.game import SHARD_BUGS
from forecasts import Ahead
from shard_table import Table

ME, THEM = 0, 1

# An opponent who is asked for priority, because they hold a card that they could pay for.
SCENT: dict[str, Any] = {"their_hand": ["Scent of Nightshade"], "their_hive": ["Puddle Strider"]}


# Something else to do, so that the Main Phase goes on.
MORE: dict[str, Any] = {"hand": ["Gravel Recruit"]}


def ahead(table: Table, language: str = "en") -> Ahead:
    return Ahead(SHARD_BUGS, table, language)


def test_devoting_is_sure_if_nobody_can_answer():
    table = Table(mine=["Adventurous Earthworm"], devotion=3, **MORE)
    ahead(table).of("devote Adventurous Earthworm").says(
        "You gain 2 devotion: 3 → 5. Adventurous Earthworm is exhausted."
    ).stops("done", ME)


def test_somebody_who_may_answer_the_web_ends_the_forecast():
    table = Table(mine=["Adventurous Earthworm"], **MORE, **SCENT)
    ahead(table).of("devote Adventurous Earthworm").says("Adventurous Earthworm is exhausted.").stops(
        "choice", THEM
    ).if_allowed("You gain 2 devotion: 0 → 2.").then_stops("done")


def test_an_answer_that_is_not_given():
    """To pass lets the web resolve, and that is sure."""
    table = Table(mine=["Adventurous Earthworm"], **MORE, **SCENT).devote("Adventurous Earthworm")
    ahead(table).of("pass").says("Your opponent gains 2 devotion: 0 → 2.").stops("done", ME)


def test_damage_of_an_action_splats_a_bug():
    table = Table(hand=["Spark Spit", "Pew Slug"], hive=["Gravel Recruit"], theirs=["Gravel Recruit", "Antonio"])
    table.play("Spark Spit")
    ahead(table).of("target their Gravel Recruit").says(
        "Your opponent's Gravel Recruit is splat. Your Gravel Recruit is exhausted."
    ).stops("done")
    ahead(table).of("target their Antonio").says("Your Gravel Recruit is exhausted. Damage on Antonio: 0 → 2.")


def test_equal_bugs_are_told_of_together_and_have_no_numbers():
    table = Table(mine=["Ant", "Ant", "Antonio"], hand=["Marching Season"], hive=["Gold Field Ants"] * 3)
    ahead(table).of("play Marching Season").says(
        "Gold Field Ants \u00d73 are exhausted. Ant \u00d72: power 1/1 → 2/1. Marching Season comes to the Field."
    )


def test_plink_is_told_once_its_target_is_chosen():
    table = Table(hand=["Dart Wasp", "Antonio"], hive=3 * ["Pew Slug"], theirs=["Errand Fly", "Antonio"])
    ahead(table).of("play Dart Wasp").stops("choice", ME)
    table.play("Dart Wasp")
    ahead(table).of("target their Errand Fly").says("Errand Fly is splat.").stops("done")


def test_a_bug_goes_to_the_hive():
    table = Table(hand=["Gravel Recruit"], mine=["Antonio"])
    ahead(table).of("place Gravel Recruit").says("Gravel Recruit goes to the Hive.").stops("done")


def test_an_attack_is_told_as_far_as_nobody_blocks():
    table = Table(mine=["Antonio"], theirs=["Orchard Marquis"], their_devotion=9).end_main()
    ahead(table).of("attack Antonio").says("Antonio is exhausted.").stops("choice", THEM).if_allowed(
        "Your opponent loses 3 devotion: 9 → 6."
    )


def test_a_block_tells_who_is_splat():
    table = Table(mine=["Gravel Recruit"], theirs=["Orchard Marquis"], their_devotion=9).attack("Gravel Recruit")
    ahead(table).of("block Gravel Recruit with Orchard Marquis").says("Gravel Recruit is splat.")


def test_the_next_turn_is_no_work_of_this_choice():
    table = Table(mine=["Antonio"], their_deck=["Gravel Recruit", "Antonio", "Pew Slug"]).end_main()
    found = ahead(table).of("done").says("").stops("done", THEM)
    assert found.events() == ["turn"]


def test_the_top_of_a_deck_is_hidden():
    deck = 5 * ["Pew Slug", "Antonio"]
    table = Table(hand=["Silt Librarian", "Antonio"], hive=3 * ["Puddle Strider"], their_deck=deck)
    found = ahead(table).of("play Silt Librarian").stops("hidden")
    assert found.events()[-1] == "trigger"


def test_it_is_told_in_spanish():
    table = Table(mine=["Adventurous Earthworm"], devotion=3)
    ahead(table, "es").of("devote Adventurous Earthworm").says(
        "Ganas 2 de devoción: 3 → 5. Lombriz Aventurera se agota."
    )


def test_attackers_are_foreseen_together():
    table = Table(mine=["Gravel Recruit", "Antonio"], devotion=3, their_devotion=9).end_main()
    alone = ahead(table).of("attack Antonio", "done").found
    both = ahead(table).of("attack Antonio", "attack Gravel Recruit", "done").found
    assert len(both.changes) > len(alone.changes)


def test_what_does_not_go_together_is_refused():
    table = Table(mine=["Antonio", "Gravel Recruit"]).end_main()
    with pytest.raises(IllegalAction):
        ahead(table).of("attack Antonio", "attack Antonio")
