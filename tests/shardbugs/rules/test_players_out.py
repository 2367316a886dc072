"""Players who leave a game of Shard Bugs that goes on without them (rule SB-W5)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    action,
    activate,
    bug,
    bugs,
    damage,
    damage_player,
    discard,
    enemy_bugs,
    exhaust,
    gain_devotion,
    grow,
    price,
    quick_action,
    target,
    this,
)
from marks import rule
from plain import plain
from shard_table import Table

BOLT = quick_action("Bolt", "0", "attack", damage(2, target(bugs())))
JEER = quick_action("Jeer", "0", "effect", damage_player(2))
PSALM = quick_action("Psalm", "0", "effect", gain_devotion(1))
PLOT = action("Plot", "0", "effect", discard(1, "enemies"))
POKER = bug("Poker", "1", 1, 3, 1, ANT, activate(price(exhaust=True), exhaust(target(enemy_bugs()))))
SEEKER = bug("Seeker", "1", 1, 2, 1, ANT, your_turn_begins=grow(1, this))
CARDS = [BOLT, JEER, PSALM, PLOT, POKER, SEEKER]
IDLE = ["Pew Slug"]  # a hand to be asked what to do with
WORM, BULLY, CENTIPEDE = "Adventurous Earthworm", "Boulder Bully", "Long-Haul Centipede"


def player(*field: object, hand: list[str] = IDLE, **more: object) -> dict[str, object]:
    """One of the others: the third or fourth at the table."""
    return {"avatar": "Mars", "field": list(field), "hand": hand, **more}


def three(**more: Any) -> Table:
    """Three players who all have something to do. "I" am active."""
    given: dict[str, object] = {"hand": IDLE, "their_hand": IDLE, "others": [player()], "cards": CARDS}
    return Table(**{**given, **more})


def four(**more: object) -> Table:
    return three(**{"others": [player(), player()], **more})


# --- two players ------------------------------------------------------------------------------------------------------


@rule("SB-W5")
def test_of_two_players_the_other_wins():
    three(others=[]).concede("me").sees(winner="them").asks(None)
    three(others=[]).concede("them").sees(winner="me").asks(None)


@rule("SB-W5")
def test_one_can_concede_while_the_other_decides_and_in_the_middle_of_a_web():
    table = three(others=[], mine=[WORM], hand=["Bolt"], their_hand=["Bolt"], theirs=[BULLY])
    table.play("Bolt").target(BULLY).asks("them", "priority").play("Bolt").asks("them", "target")
    table.concede("me").sees(winner="them")
    assert table.state.outcome() == [0.0, 1.0]
    assert table.state.asides() == []


# --- whose turn it is -------------------------------------------------------------------------------------------------


@rule("SB-W5")
def test_who_leaves_on_anothers_turn_takes_all_cards_along_and_the_turn_goes_on():
    table = three(theirs=[WORM], their_hive=["Pew Slug"], their_splat=["Errand Fly"], their_devotion=7)
    table.concede("them").asks("me", "main").sees(turn="me", winner=None)
    table.sees(theirs=[], their_hive=[], their_hand=[], their_splat=[], their_deck=0)
    assert [seen.get("out", False) for seen in plain(table.state.view(0))["players"]] == [False, True, False]


@rule("SB-W5")
def test_turns_pass_over_who_has_left():
    table = three().concede("them")
    table.end_turn().sees(turn="third").end_turn().sees(turn="me").end_turn().sees(turn="third")


@rule("SB-W5")
def test_who_leaves_on_the_own_turn_ends_it_and_the_next_player_begins():
    table = three(mine=[WORM], theirs=["Pew Slug (exhausted)"])
    table.concede("me").asks("them", "main").sees(turn="them", mine=[], theirs=["Pew Slug"], their_deck=9)


@rule("SB-W5", "SB-N4")
def test_the_turn_that_ends_heals_bugs_and_ends_what_holds_until_end_of_turn():
    changed = {"card": WORM, "damage": 1, "until-end": {"atk": 3}}
    table = three(theirs=[changed], others=[player({"card": BULLY, "damage": 2})])
    assert table.stats(WORM) == "5/3"
    table.concede("me")
    assert table.stats(WORM) == "2/3"
    assert "damage" not in table.shown(WORM)
    assert "damage" not in table.shown(BULLY)


@rule("SB-W5")
def test_the_last_of_three_wins():
    three().concede("third").concede("me").sees(winner="them")


@rule("SB-W5")
def test_four_players_leave_one_after_the_other():
    table = four().concede("third").end_turn().sees(turn="them").end_turn().sees(turn="fourth")
    table.concede("fourth").sees(turn="me", winner=None).asks("me", "main")
    table.concede("them").sees(winner="me")
    assert table.state.outcome() == [1.0, 0.0, 0.0, 0.0]


@rule("SB-W5")
def test_who_has_left_cannot_leave_again():
    table = three().concede("them")
    kinds = [(move.kind, move.facts.get("seat")) for move in map(table.state.move, table.state.asides())]
    assert kinds == [("concede", 0), ("call-time", None), ("concede", 2)]


@rule("SB-W5", "SB-C10")
def test_cards_that_are_taken_along_are_not_splat():
    table = three(mine=["Web-Debt Collector"], theirs=["Gold Field Ants"])
    table.concede("them").sees(mine=["Web-Debt Collector"], theirs=[], web=[])


@rule("SB-W5", "SB-N1")
def test_the_next_players_turn_begins_as_every_turn_does():
    table = three(theirs=["Seeker (exhausted)"]).concede("me").sees(turn="them", theirs=["Seeker"])
    assert table.shown("Seeker")["plus"] == 1


# --- webs -------------------------------------------------------------------------------------------------------------


@rule("SB-W5")
def test_threads_of_who_leaves_are_removed_and_the_others_resolve():
    table = three(mine=[WORM], hand=["Psalm", "Pew Slug"], their_hand=["Bolt"], others=[player(hand=["Jeer"])])
    table.play("Psalm").asks("them", "priority")
    table.play("Bolt").asks("third", "priority").sees(web=["Psalm", "Bolt"])
    table.concede("them").asks("third", "priority").sees(web=["Psalm"])
    table.resolve().asks("me", "main").sees(devotion=(1, 0, 0), mine=[WORM], splat=["Psalm"])
    assert "damage" not in table.shown(WORM)


@rule("SB-W5")
def test_a_web_is_cleared_when_the_active_player_leaves_and_the_others_keep_their_cards():
    table = three(theirs=[WORM], hand=["Psalm", "Psalm"], their_hand=["Psalm", "Pew Slug"])
    table.play("Psalm").play("Psalm").asks("me", "priority").sees(web=["Psalm", "Psalm"])
    table.concede("me").sees(turn="them", web=[], their_splat=["Psalm"], devotion=(0, 0, 0))
    table.pass_all().asks("them", "main")


@rule("SB-W5")
def test_a_thread_that_is_being_resolved_is_dropped_with_the_active_player():
    table = three(hand=["Plot", "Pew Slug"], their_hand=["Pew Slug", WORM], others=[player(hand=["Pew Slug", WORM])])
    table.play("Plot").asks("them", "discard").concede("me")
    table.asks("them", "main").sees(turn="them", third_hand=["Pew Slug", WORM], their_splat=[])


@rule("SB-W5")
def test_who_is_to_discard_for_another_leaves_and_the_next_one_discards():
    table = three(hand=["Plot", "Pew Slug"], their_hand=["Pew Slug", WORM], others=[player(hand=["Pew Slug", WORM])])
    table.play("Plot").asks("them", "discard").concede("them").asks("third", "discard")
    table.choose(WORM).sees(third_splat=[WORM], splat=["Plot"]).asks("me", "main")


@rule("SB-W5", "SB-P2")
def test_who_leaves_with_priority_is_passed_over():
    table = four(hand=["Psalm"], their_hand=["Psalm"], others=[player(hand=["Psalm"]), player(hand=["Psalm"])])
    table.play("Psalm").asks("them", "priority").concede("them").asks("third", "priority")
    table.passes("third").passes("fourth").sees(devotion=(1, 0, 0, 0), web=[])


@rule("SB-W5", "SB-P2")
def test_who_passed_before_another_left_is_not_asked_again():
    table = four(hand=["Psalm"], their_hand=["Psalm"], others=[player(hand=["Psalm"]), player(hand=["Psalm"])])
    table.play("Psalm").passes("them").asks("third", "priority").concede("third").asks("fourth", "priority")
    table.passes("fourth").sees(devotion=(1, 0, 0, 0), web=[])


@rule("SB-W5", "SB-P6")
def test_triggers_of_who_leaves_never_come_to_the_web():
    rain = {
        "mine": ["Gold Field Ants"],
        "hand": ["Acid Rain", "Pew Slug"],
        "hive": ["Gravel Recruit", "Gravel Recruit"],
    }
    table = three(**rain, theirs=["Boot-Sole Tick", "Boot-Sole Tick"], others=[player("Gold Field Ants", BULLY)])
    table.play("Acid Rain").asks("them", "order-triggers").concede("them")
    table.asks("me", "main").sees(mine=["Ant"], third=["Ant", BULLY])
    assert table.stats(BULLY) == "4/3"


# --- choosing ---------------------------------------------------------------------------------------------------------


@rule("SB-W5")
def test_who_leaves_while_choosing_a_target_takes_the_card_along():
    table = three(mine=[WORM], theirs=[BULLY], hand=["Psalm", *IDLE], their_hand=["Bolt", "Bolt"])
    table.play("Psalm").play("Bolt").asks("them", "target").concede("them").resolve()
    table.sees(web=[], devotion=(1, 0, 0), mine=[WORM], third_splat=[], splat=["Psalm"])
    table.asks("me", "main")


@rule("SB-W5")
def test_who_leaves_while_choosing_a_target_on_the_own_turn_ends_the_turn():
    table = three(mine=[WORM], theirs=[BULLY], hand=["Bolt"])
    table.play("Bolt").asks("me", "target").concede("me").asks("them", "main").sees(turn="them", web=[])


@rule("SB-W5", "SB-P14")
def test_what_leaves_while_another_chooses_a_target_cannot_be_chosen():
    table = three(theirs=[BULLY], hand=["Bolt", "Pew Slug"], others=[player(WORM, CENTIPEDE)])
    table.play("Bolt").concede("them").offers(f"target third's {WORM}", f"target third's {CENTIPEDE}")
    table = four(hand=["Jeer", "Pew Slug"])
    table.play("Jeer").concede("fourth").offers("target them", "target third")


@rule("SB-W5", "SB-P16")
def test_an_action_that_is_being_announced_when_the_turn_ends_is_still_in_hand():
    table = three(theirs=[BULLY], hand=["Psalm"], their_hand=["Bolt"], others=[player(WORM)])
    table.play("Psalm").play("Bolt").asks("them", "target").concede("me")
    table.sees(turn="them", their_hand=["Bolt", "Pew Slug"], their_splat=[])


@rule("SB-W5", "SB-P8")
def test_a_thread_whose_targets_have_left_fizzles():
    table = three(theirs=[BULLY], mine=[WORM], hand=["Bolt", "Pew Slug"], others=[player(hand=["Psalm"])])
    table.play("Bolt").target(BULLY).asks("third", "priority").concede("them").resolve()
    table.sees(splat=["Bolt"], web=[]).asks("me", "main")
    assert table.history()[-1]["event"] == "fizzle"


@rule("SB-W5", "SB-P8")
def test_a_thread_that_targets_a_player_who_has_left_fizzles():
    table = three(hand=["Jeer", "Pew Slug"], others=[player(hand=["Psalm"], devotion=5)], their_devotion=5)
    table.play("Jeer").target("them").asks("third", "priority").concede("them").resolve()
    table.sees(splat=["Jeer"], devotion=(0, 5, 5)).asks("me", "main")


@rule("SB-W5", "SB-A1")
def test_a_stolen_bug_that_leaves_while_its_ability_is_announced_takes_the_ability_along():
    stolen = {"card": "Poker", "owner": 1}
    table = four(mine=[stolen], theirs=[WORM], others=[player(BULLY), player(CENTIPEDE)])
    table.activate("Poker").asks("me", "target").concede("them").asks("me", "main")
    table.sees(mine=[], third=[BULLY], fourth=[CENTIPEDE])
    assert plain(table.state.view(0))["players"][0]["zones"]["throne"]["cards"] == [{"card": "Sol"}]


# --- stolen and borrowed cards ----------------------------------------------------------------------------------------


@rule("SB-W5", "SB-Z4")
def test_stolen_bugs_go_back_to_their_owners_field_and_hive_dizzy():
    table = three(theirs=[{"card": WORM, "owner": 0}], their_hive=[{"card": BULLY, "owner": 2}, "Pew Slug"])
    table.concede("them").sees(mine=[WORM], third_hive=[BULLY], theirs=[], their_hive=[])
    assert table.is_dizzy(WORM)
    assert not table.can(f"devote {WORM}")


@rule("SB-W5", "SB-Z6")
def test_a_stolen_bug_goes_back_as_it_is():
    stolen = {"card": WORM, "owner": 0, "exhausted": True, "damage": 1, "plus": 2}
    table = three(theirs=[stolen, {"card": "Thorn Pike", "on": 0}]).concede("them").sees(mine=[f"{WORM} (exhausted)"])
    shown = table.shown(WORM)
    assert (shown["power"], shown["damage"], shown["plus"]) == ("4/5", 1, 2)


@rule("SB-W5")
def test_what_was_stolen_from_who_leaves_goes_along_even_from_a_hive():
    table = three(mine=[{"card": WORM, "owner": 1}, BULLY], hive=[{"card": "Errand Fly", "owner": 1}, "Pew Slug"])
    table.concede("them").sees(mine=[BULLY], hive=["Pew Slug"])


@rule("SB-W5")
def test_a_stolen_item_goes_along_and_its_bearer_stays():
    table = three(mine=[WORM, {"card": "Thorn Pike", "owner": 1, "on": 0}])
    assert table.shown(WORM)["items"] == ["Thorn Pike"] and table.stats(WORM) != "2/3"
    table.concede("them").sees(mine=[WORM])
    assert "items" not in table.shown(WORM) and table.stats(WORM) == "2/3"


@rule("SB-W5")
def test_tokens_go_along_with_who_made_them_and_back_to_who_did():
    table = three(mine=[{"card": "Ant", "owner": 1}], theirs=[{"card": "Moth", "owner": 2}])
    table.concede("them").sees(mine=[], third=["Moth"])


@rule("SB-W5")
def test_who_leaves_with_a_borrowed_bug_gives_it_back_at_once():
    table = three(hand=["Sudden Promotion"], hive=4 * ["Pew Slug"], theirs=[BULLY])
    table.play("Sudden Promotion").sees(mine=[BULLY], theirs=[]).attack(BULLY, whom="third")
    table.concede("me").sees(theirs=[BULLY], turn="them").end_turn().sees(turn="third", theirs=[BULLY])
    assert table.shown(BULLY).get("marks", []) == []


@rule("SB-W5")
def test_a_borrowed_bug_whose_owner_leaves_goes_along():
    table = three(hand=["Sudden Promotion", *IDLE], hive=4 * ["Pew Slug"], theirs=[BULLY])
    table.play("Sudden Promotion").concede("them").sees(mine=[], theirs=[])
    table.end_turn().sees(turn="third", mine=[], theirs=[])
