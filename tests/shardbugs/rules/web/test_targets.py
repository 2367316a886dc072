"""Priority at the end of phases and steps, and targets that are not there, or no more (SB-P7 to SB-P9)."""

from typing import Any

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    action,
    activate,
    bug,
    bugs,
    cards,
    choose_one,
    damage,
    enemy_bugs,
    exhaust,
    fight,
    gain_devotion,
    in_hive,
    items,
    lose_devotion,
    put_from_hand,
    quick_action,
    return_to_hand,
    splat,
    take_control,
    target,
    targets,
    trade,
    your_bugs,
)
from marks import rule
from shard_table import Table

POND = 9 * ["Puddle Strider"]  # lunar dust to spare

HUM = quick_action("Hum", "0", "effect", gain_devotion(1))
WHISK = quick_action("Whisk", "0", "effect", return_to_hand(target(bugs())))
RAID = quick_action("Raid", "0", "attack", splat(target(bugs(in_hive))))
VOLLEY = action("Volley", "0", "attack", damage(2, targets(2, bugs(), 1)), gain_devotion(1))
SHARE = action("Share", "0", "effect", exhaust(target(bugs())), lose_devotion(1, "target-enemy"))
DUEL = action("Duel", "0", "attack", fight(target(your_bugs()), target(enemy_bugs())), gain_devotion(1))
OMEN = bug("Omen", "1", 1, 1, 0, ANT, played=(exhaust(target(enemy_bugs())), gain_devotion(1)))
ORACLE = bug(
    "Oracle", "1", 1, 9, 0, BEETLE, activate("0", choose_one(splat(target(items())), gain_devotion(1)), once=True)
)
SWAP = quick_action("Swap", "0", "effect", trade("yours"))
SEIZE = quick_action("Seize", "0", "effect", take_control(target(enemy_bugs())))
SMASH = quick_action("Smash", "0", "attack", splat(target(items())))
CARDS: list[Card] = [SWAP, SEIZE, SMASH, HUM, WHISK, RAID, VOLLEY, SHARE, DUEL, OMEN, ORACLE]
HUMS = ["Hum", "Hum"]


def only_end_main(table: Table) -> Table:
    """End the Main Phase and pass for nobody."""
    return table._take("end-main")


# --- at the end of a phase or step (SB-P7) ----------------------------------------------------------------------------


@rule("SB-P7")
def test_all_get_priority_at_the_end_of_each_phase_and_each_step_of_combat():
    table = Table(cards=CARDS, mine=["Bookworm", "Pew Slug"], hand=["Pew Slug"], theirs=["Pew Slug"], their_hand=HUMS)
    only_end_main(table).asks("them", "priority").sees(phase="main", web=[]).passes("them")
    table.asks("me", "attack").attack("Bookworm").asks("them", "priority").sees(phase="attack", web=[]).passes("them")
    table.asks("them", "block").block("Pew Slug").asks("them", "priority").sees(phase="block", web=[])
    assert "damage" not in table.shown("Bookworm")
    table.passes("them").asks("them", "priority").sees(phase="damage", web=[])
    assert table.shown("their Pew Slug")["damage"] == 1
    table.passes("them").asks("them", "priority").sees(phase="end", turn="me")
    assert table.shown("their Pew Slug")["damage"] == 1
    table.passes("them").asks("them", "priority").sees(phase="beginning", turn="them", their_hand=[*HUMS, "Pew Slug"])
    table.passes("them").asks("them", "main")


@rule("SB-P7")
def test_the_round_starts_left_of_the_active_player_who_comes_last():
    table = Table(cards=CARDS, hand=HUMS, their_hand=HUMS, others=[{"hand": HUMS}])
    only_end_main(table).passes("them").passes("third").asks("me", "priority").sees(phase="main").passes("me")
    table.asks("them", "priority").sees(phase="end")


@rule("SB-P7")
def test_a_combat_without_attackers_has_no_round():
    table = Table(cards=CARDS, mine=["Bookworm"], their_hand=HUMS)
    only_end_main(table).passes("them").asks("me", "attack").done().asks("them", "priority").sees(phase="end")


@rule("SB-P7")
def test_after_an_answer_a_new_round_follows_and_nobody_returns_to_the_main_phase():
    table = Table(cards=CARDS, mine=["Bookworm"], hand=["Pew Slug"], their_hand=HUMS)
    only_end_main(table).play("Hum").asks("them", "priority").sees(web=["Hum"], phase="main").passes("them")
    table.asks("them", "priority").sees(web=[], devotion=(0, 1), phase="main")
    table.passes("them").asks("me", "attack")


@rule("SB-P7")
def test_a_side_web_in_a_round_is_followed_by_a_new_round_too():
    table = Table(cards=CARDS, hand=["Pew Slug"], their_hive=["Gold Field Ants"], their_hand=["Raid", "Hum"])
    only_end_main(table).play("Raid").passes("them").asks("them", "priority").sees(web=["Gold Field Ants"])
    table.passes("them").asks("them", "priority").sees(web=[], theirs=["Ant"], phase="main")
    table.passes("them").asks("them", "priority").sees(phase="end")


@rule("SB-P7")
def test_attack_triggers_resolve_before_the_round_at_the_end_of_the_attack_step():
    table = Table(cards=CARDS, mine=["Drumfire Cricket"], their_hand=HUMS, their_devotion=9, phase="combat")
    table.attack("Drumfire Cricket").asks("them", "priority").sees(web=["Drumfire Cricket"], phase="attack")
    table.passes("them").asks("them", "priority").sees(web=[], phase="attack", devotion=(0, 8))


@rule("SB-P7")
def test_the_beginning_phase_has_one_round_after_the_draw():
    table = Table(cards=CARDS, their_hand=["Hum"], their_deck=["Bookworm", "Pew Slug"], phase="end")
    table.passes("them").asks("them", "priority").sees(phase="beginning", turn="them", their_hand=["Bookworm", "Hum"])
    table.passes("them").asks("them", "main")


# --- targets that are illegal by now (SB-P8) --------------------------------------------------------------------------


@rule("SB-P8")
def test_a_mode_is_kept_so_a_bug_aimed_at_in_its_hive_is_not_hit_on_the_field():
    table = Table(
        hand=["Magnifying Blast", "Pew Slug"],
        dust={"meteor": 4},
        theirs=["Moonwell Keeper"],
        their_hand=["Poison Gas"],
        their_hive=["Doorstop Snail", *2 * ["Dusk Courier"]],
    )
    table.play("Magnifying Blast").mode(1).target("Doorstop Snail")
    table.play("Poison Gas").target("Doorstop Snail").resolve().sees(theirs=["Doorstop Snail"])
    assert "damage" not in table.shown("Moonwell Keeper") and "damage" not in table.shown("Doorstop Snail")


@rule("SB-P8")
def test_a_thread_without_a_legal_target_does_nothing_of_what_it_says():
    table = Table(
        hand=["Cinder Tithe", "Pew Slug"], dust={"meteor": 3}, theirs=["Bookworm"], their_hand=["Whisk"], cards=CARDS
    )
    table.play("Cinder Tithe").play("Whisk").resolve().sees(devotion=(0, 0), splat=["Cinder Tithe"])
    assert [event["card"] for event in table.history() if event["event"] == "fizzle"] == ["Cinder Tithe"]


@rule("SB-P8")
def test_a_target_that_does_not_fit_any_more_is_illegal():
    table = Table(
        hand=["Nasty Sunburn"],
        dust={"solar": 2},
        theirs=["Bookworm (exhausted)"],
        their_hand=["On Your Feet!"],
        their_hive=["Overconfident Ant"],
    )
    table.play("Nasty Sunburn").play("On Your Feet!").resolve().sees(theirs=["Bookworm"])


@rule("SB-P8")
def test_where_only_some_targets_are_illegal_the_others_are_reached():
    table = Table(
        cards=CARDS, hand=["Volley"], theirs=["Bookworm", "Pantry Guard", "Pew Slug"], their_hand=["Whisk", "Hum"]
    )
    table.play("Volley").target("Bookworm", "Pew Slug").play("Whisk").target("Bookworm").resolve()
    table.sees(theirs=["Pantry Guard"], their_hand=["Bookworm", "Hum"], their_splat=["Pew Slug", "Whisk"])
    table.sees(devotion=(1, 0))


@rule("SB-P8")
def test_a_target_that_was_moved_to_a_hive_is_not_reached_there():
    table = Table(
        cards=CARDS, hand=["Volley"], theirs=["Bookworm", "Pew Slug"], their_hive=["Errand Fly"], their_hand=["Swap"]
    )
    table.play("Volley").target("Bookworm", "Pew Slug").play("Swap").target("Bookworm").sees(theirs=["Errand Fly"])
    table.sees(their_hive=["Bookworm"], their_splat=["Pew Slug", "Swap"])
    assert "damage" not in table.shown("Bookworm")


@rule("SB-P8")
def test_a_target_that_changed_sides_is_not_a_bug_of_mine_any_more():
    table = Table(
        cards=CARDS,
        mine=["Bookworm (exhausted)"],
        hand=["On Your Feet!", "Pew Slug"],
        dust={"solar": 1},
        their_hand=["Seize"],
    )
    table.play("On Your Feet!").play("Seize").resolve().sees(mine=[], theirs=["Bookworm (exhausted)"])


@rule("SB-P8", "SB-P14")
def test_a_may_whose_target_is_illegal_fizzles_and_nobody_is_asked():
    table = Table(
        cards=CARDS, hand=["Sweater Moth", "Pew Slug"], dust={"neutral": 3}, theirs=["Bounty"], their_hand=["Smash"]
    )
    table.play("Sweater Moth").play("Smash").resolve().asks("me", "main").sees(theirs=[], web=[])


@rule("SB-P8")
def test_where_all_of_several_targets_are_illegal_the_thread_fizzles():
    table = Table(cards=CARDS, hand=["Volley"], theirs=["Bookworm", "Pew Slug"], their_hand=["Whisk", "Whisk"])
    table.play("Volley").target("Bookworm", "Pew Slug").play("Whisk").target("Bookworm")
    table.play("Whisk").target("Pew Slug").resolve().sees(theirs=[], their_hand=["Bookworm", "Pew Slug"])
    table.sees(devotion=(0, 0))


@rule("SB-P8")
def test_a_part_about_another_target_still_happens():
    table = Table(cards=CARDS, hand=["Share"], theirs=["Bookworm"], their_hand=["Whisk"], their_devotion=3)
    table.play("Share").play("Whisk").resolve().sees(their_hand=["Bookworm"], devotion=(0, 2))


@rule("SB-P8")
def test_a_fight_needs_both_but_the_rest_of_its_card_goes_on():
    table = Table(cards=CARDS, mine=["Bookworm"], hand=["Duel"], theirs=["Picnic Raiders"], their_hand=["Whisk"])
    table.play("Duel").play("Whisk").target("my Bookworm").resolve()
    table.sees(mine=[], hand=["Bookworm"], theirs=["Picnic Raiders"], devotion=(1, 0))
    assert "damage" not in table.shown("Picnic Raiders")


@rule("SB-P8")
def test_poison_gas_moves_the_bug_on_the_field_if_the_one_in_the_hive_is_gone():
    table = Table(
        cards=CARDS,
        hand=["Poison Gas", "Pew Slug"],
        dust={"lunar": 2},
        theirs=["Bookworm"],
        their_hive=["Doorstop Snail"],
        their_hand=["Raid"],
    )
    table.play("Poison Gas").play("Raid").resolve().sees(
        theirs=[], their_hive=["Bookworm"], their_splat=["Doorstop Snail", "Raid"]
    )


@rule("SB-P8")
def test_poison_gas_moves_the_bug_in_the_hive_if_the_one_on_the_field_is_gone():
    table = Table(
        cards=CARDS,
        hand=["Poison Gas", "Pew Slug"],
        dust={"lunar": 2},
        theirs=["Bookworm"],
        their_hive=["Doorstop Snail"],
        their_hand=["Whisk"],
    )
    table.play("Poison Gas").play("Whisk").resolve()
    table.sees(theirs=["Doorstop Snail"], their_hive=[], their_hand=["Bookworm"])


@rule("SB-P8")
def test_a_target_that_left_and_came_back_is_another_object():
    bounce = (return_to_hand(target(bugs())), put_from_hand(cards("hand", type="bug")))
    table = Table(
        cards=[quick_action("Bounce", "0", "effect", *bounce)],
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        theirs=["Bookworm"],
        their_hand=["Bounce"],
    )
    table.play("Stray Boot").play("Bounce").choose("Bookworm")
    table.sees(theirs=["Bookworm"], their_splat=["Bounce"], splat=["Stray Boot"], web=[])


@rule("SB-P8")
def test_a_thread_that_is_gone_is_no_legal_target():
    table = Table(
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        theirs=["Bookworm"],
        their_hand=2 * ["Snip the Thread"],
        their_hive=4 * ["Dusk Courier"],
    )
    table.play("Stray Boot").play("Snip the Thread").play("Snip the Thread").target("thread Stray Boot").resolve()
    table.sees(theirs=["Bookworm"], splat=["Stray Boot"], their_splat=2 * ["Snip the Thread"])
    fizzled = [event["card"] for event in table.history() if event["event"] == "fizzle"]
    assert fizzled == ["Stray Boot", "Snip the Thread"]


@rule("SB-P8")
def test_a_player_who_left_is_no_legal_target():
    curse = action("Curse", "0", "effect", lose_devotion(1, "target-enemy"), gain_devotion(2))
    table = Table(cards=[*CARDS, curse], hand=["Curse"], their_hand=HUMS, others=[{"devotion": 3}], their_devotion=3)
    table.play("Curse").target("third").asks("them", "priority").concede("third").resolve()
    table.sees(devotion=(0, 3, 3), splat=["Curse"])


# --- targets that are not there (SB-P9) -------------------------------------------------------------------------------


@rule("SB-P9")
def test_an_action_without_its_required_target_cannot_be_played():
    table = Table(mine=["Bookworm"], hand=["Settle It Outside", "Toss a Pebble"], dust={"meteor": 4})
    assert not table.can("play Settle It Outside") and table.can("play Toss a Pebble")


@rule("SB-P9")
def test_poison_gas_needs_a_field_and_a_hive_of_one_player():
    mixed = Table(mine=["Bookworm"], their_hive=["Doorstop Snail"], hand=["Poison Gas"], dust={"lunar": 2})
    assert not mixed.can("play Poison Gas")
    table = Table(
        mine=["Bookworm"],
        theirs=["Pew Slug", "Errand Fly"],
        their_hive=["Doorstop Snail"],
        hand=["Poison Gas"],
        dust={"lunar": 2},
    )
    table.play("Poison Gas").offers("target their Pew Slug", "target their Errand Fly")


@rule("SB-P9")
def test_only_modes_that_have_a_target_can_be_chosen():
    table = Table(theirs=["Bookworm"], hand=["Magnifying Blast", "Pew Slug"], dust={"meteor": 4}, ask_always=True)
    table.play("Magnifying Blast").asks("me", "mode").offers("mode 0")
    empty = Table(mine=["Honey Pot"], hand=["Magnifying Blast"], dust={"meteor": 4})
    assert not empty.can("play Magnifying Blast")


@rule("SB-P9")
def test_an_action_that_asks_for_up_to_some_targets_needs_only_the_least():
    table = Table(cards=CARDS, theirs=["Pew Slug"], hand=["Volley"])
    table.play("Volley").sees(their_splat=["Pew Slug"], devotion=(1, 0))
    assert not Table(cards=CARDS, mine=["Honey Pot"], hand=["Volley"]).can("play Volley")


@rule("SB-P9")
def test_a_triggered_ability_without_a_target_loses_only_that_part():
    table = Table(cards=CARDS, hand=["Omen", "Pew Slug"], dust={"neutral": 1})
    table.play("Omen").sees(mine=["Omen"], devotion=(1, 0))


@rule("SB-P9")
def test_an_activated_ability_can_be_used_without_a_target_and_its_cost_is_paid():
    table = Table(mine=["Riptide Strider", "Pew Slug"], dust={"neutral": 1})
    table.activate("Riptide Strider").resolve().sees(mine=["Pew Slug", "Riptide Strider (exhausted)"], dust={})


@rule("SB-P9")
def test_a_mode_of_an_ability_without_a_target_is_not_offered_while_another_has_one():
    table = Table(cards=CARDS, mine=["Oracle"], hand=["Pew Slug"])
    table.activate("Oracle").sees(devotion=(1, 0))


@rule("SB-P3", "SB-P9")
def test_that_a_permanent_was_played_cannot_be_snipped():
    their: dict[str, Any] = {"their_hand": ["Snip the Thread", "Scent of Nightshade"], "their_hive": POND}
    table = Table(hand=["Errand Fly", "Antonio"], hive=["Pew Slug"], **their).play("Errand Fly")
    table.asks("them", "priority")
    assert table.can("play Scent of Nightshade") and not table.can("play Snip the Thread")
    told = Table(mine=["Antonio"], hand=["Sap Jar"], **their, dust={"neutral": 9}).play("Sap Jar")
    assert not told.can("play Snip the Thread"), "an item is no different"
