"""Webs: what spins them, who gets priority, and in which order threads resolve (SB-P1 to SB-P6)."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    MOTH,
    bug,
    bugs,
    damage,
    every,
    gain_devotion,
    gain_dust,
    its,
    location,
    lose_devotion,
    quick_action,
    splat,
    target,
    when,
    your_bugs,
)
from marks import rule
from shard_table import Table

HUM = quick_action("Hum", "0", "effect", gain_devotion(1))
JEER = quick_action("Jeer", "0", "effect", lose_devotion(9, "all"))
SWEEP = quick_action("Sweep", "0", "attack", damage(1, every(bugs())))
CRUSH = quick_action("Crush", "0", "attack", splat(target(bugs())))
DIRGE = bug("Dirge", "1", 0, 1, 0, ANT, splats=gain_devotion(1))
ELEGY = bug("Elegy", "1", 0, 1, 0, ANT, splats=gain_devotion(2))
LAMENT = bug("Lament", "1", 0, 1, 0, ANT, splats=gain_devotion(4))
HERALD = bug("Herald", "1", 0, 9, 0, MOTH, when("played", gain_devotion(1), of=bugs()))
MINER = bug("Miner", "1", 0, 1, 0, BEETLE, splats=gain_dust(1))
CARDS: list[Card] = [HUM, JEER, SWEEP, CRUSH, DIRGE, ELEGY, LAMENT, HERALD, MINER]
HUMS = ["Hum", "Hum"]


def gains(table: Table) -> list[tuple[object, object]]:
    """Who gained how much devotion, in that order."""
    return [(event["seat"], event["amount"]) for event in table.history() if event["event"] == "gain-devotion"]


# --- what spins a web (SB-P1) -----------------------------------------------------------------------------------------


@rule("SB-P1")
def test_an_action_spins_a_web_and_an_answer_adds_a_thread_to_it():
    table = Table(cards=CARDS, hand=["Hum"], their_hand=["Jeer"])
    table.play("Hum").asks("them", "priority").sees(web=["Hum"], devotion=(0, 0))
    table.play("Jeer").sees(web=[], devotion=(1, 0))


@rule("SB-P1")
def test_devoting_and_an_activated_ability_spin_webs():
    table = Table(cards=CARDS, mine=["Pew Slug", "Honey Pot"], hand=["Bookworm"], their_hand=["Jeer"])
    table.devote("Pew Slug").asks("them", "priority").sees(web=["Pew Slug"], devotion=(0, 0))
    table.passes("them").sees(web=[], devotion=(2, 0))
    table.activate("Honey Pot").asks("them", "priority").sees(web=["Honey Pot"], devotion=(2, 0))
    table.passes("them").sees(web=[], devotion=(4, 0))


@rule("SB-P1")
def test_a_triggered_ability_spins_a_web_where_there_is_none():
    table = Table(cards=CARDS, mine=["Sunny Anthill"], their_turn=True, phase="end", their_hand=["Jeer"])
    table.passes("them").asks("them", "priority")
    table.sees(turn="me", phase="beginning", web=["Sunny Anthill"], mine=["Sunny Anthill"])
    table.passes("them").sees(mine=["Ant", "Sunny Anthill"])


@rule("SB-P1")
def test_a_triggered_ability_joins_the_web_that_waits_for_answers():
    table = Table(cards=CARDS, hand=["Hum", "Bookworm"], theirs=["Madame Chrysalis"], their_hand=["Jeer"])
    table.play("Hum").sees(web=["Hum", "Madame Chrysalis"]).resolve()
    table.sees(web=[], theirs=["Bounty", "Madame Chrysalis"], devotion=(1, 0))


@rule("SB-P1")
def test_a_dust_ability_spins_no_web():
    table = Table(cards=CARDS, mine=["Aphid Herder"], hand=["Bookworm"], their_hand=["Jeer"])
    table.activate("Aphid Herder").asks("me", "main").sees(web=[], dust={"solar": 1})


# --- who gets priority (SB-P2) ----------------------------------------------------------------------------------------


@rule("SB-P2")
def test_priority_goes_round_to_the_left_and_who_added_the_thread_is_asked_last():
    table = Table(cards=CARDS, hand=HUMS, their_hand=HUMS, others=[{"hand": HUMS}])
    table.play("Hum").passes("them").passes("third").asks("me", "priority").sees(web=["Hum"], devotion=(0, 0, 0))
    table.passes("me").asks("me", "main").sees(web=[], devotion=(1, 0, 0))


@rule("SB-P2")
def test_an_answer_starts_the_round_anew_left_of_who_gave_it():
    table = Table(cards=CARDS, hand=HUMS, their_hand=HUMS, others=[{"hand": HUMS}])
    table.play("Hum").passes("them").play("Hum").asks("me", "priority").sees(web=["Hum", "Hum"])
    table.passes("me").passes("them").asks("third", "priority").sees(web=["Hum", "Hum"], devotion=(0, 0, 0))
    table.passes("third").asks("me", "main").sees(web=[], devotion=(1, 0, 1))


@rule("SB-P2")
def test_who_passed_may_answer_what_was_added_after():
    table = Table(cards=CARDS, hand=HUMS, their_hand=HUMS, others=[{"hand": HUMS}])
    table.play("Hum").passes("them").play("Hum").passes("me").play("Hum").asks("third", "priority")
    table.passes("third").passes("me").passes("them").sees(web=[], devotion=(1, 1, 1))


@rule("SB-P2")
def test_who_added_a_thread_may_answer_it_themselves():
    table = Table(cards=CARDS, hand=["Hum", "Jeer"], their_hand=HUMS, devotion=5)
    table.play("Hum").passes("them").play("Jeer").passes("them").sees(devotion=(1, 0), hand=[])


@rule("SB-P2", "SB-P6")
def test_after_several_triggers_priority_starts_left_of_the_controller_of_the_first_one_added():
    table = Table(
        cards=CARDS,
        hand=["Sweep", "Hum"],
        theirs=["Dirge"],
        their_hand=HUMS,
        others=[{"field": ["Elegy"], "hand": HUMS}],
    )
    table.play("Sweep").passes("them").passes("third").passes("me")
    table.asks("third", "priority").sees(web=["Dirge", "Elegy"])
    table.passes("third").passes("me").passes("them").sees(web=[], devotion=(0, 1, 2))


# --- permanents and actions (SB-P3) -----------------------------------------------------------------------------------


@rule("SB-P3")
def test_a_permanent_is_on_the_field_before_anyone_can_answer():
    table = Table(cards=CARDS, hand=["Pew Slug"], dust={"neutral": 2}, their_hand=["Crush"])
    table.play("Pew Slug").asks("them", "priority").sees(mine=["Pew Slug"], hand=[], dust={}, web=[""])
    table.play("Crush").sees(mine=[], splat=["Pew Slug"])


@rule("SB-P3")
def test_a_permanent_that_triggers_nothing_gets_one_round_of_priority():
    table = Table(cards=CARDS, hand=["Thimble Helmet", "Hum"], dust={"neutral": 1}, their_hand=HUMS)
    table.play("Thimble Helmet").passes("them").passes("me").asks("me", "main").sees(web=[])


@rule("SB-P3")
def test_a_permanent_that_triggers_something_gets_one_round_of_priority_too():
    table = Table(cards=CARDS, hand=["Honeydew Courtier", "Hum"], dust={"solar": 3}, their_hand=HUMS)
    table.play("Honeydew Courtier").passes("them").asks("me", "priority").sees(web=["Honeydew Courtier"])
    table.passes("me").asks("me", "main").sees(web=[], devotion=(2, 0))


@rule("SB-P3")
def test_the_web_of_a_play_holds_what_others_have_triggered_by_it():
    table = Table(cards=CARDS, hand=["Pollen Courier"], dust={"solar": 2}, theirs=["Herald"], their_hand=HUMS)
    table.play("Pollen Courier").asks("them", "priority").sees(web=["Pollen Courier", "Herald"])
    table.passes("them").sees(web=[], devotion=(0, 1), hand=["Pew Slug"])


@rule("SB-P3")
def test_a_dust_trigger_is_not_on_the_web_of_a_play():
    table = Table(cards=CARDS, hand=["Penny-Saver Ladybug"], dust={"neutral": 3}, their_hand=HUMS)
    table.play("Penny-Saver Ladybug").asks("them", "priority").sees(web=[""], dust={"neutral": 1})


@rule("SB-P3")
def test_the_costs_and_targets_of_an_action_come_before_the_web_and_its_effect_after():
    table = Table(
        cards=CARDS,
        hand=["Spark Spit"],
        hive=["Gravel Recruit"],
        theirs=["Pew Slug", "Bookworm"],
        their_hand=HUMS,
    )
    table.play("Spark Spit").asks("me", "target").target("Bookworm").asks("them", "priority")
    table.sees(hive=["Gravel Recruit (exhausted)"], web=["Spark Spit"])
    assert "damage" not in table.shown("Bookworm")
    table.passes("them")
    assert table.shown("Bookworm")["damage"] == 2


# --- last in, first out (SB-P4) ---------------------------------------------------------------------------------------


@rule("SB-P4")
def test_the_answer_resolves_first():
    table = Table(
        theirs=["Bookworm"],
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        their_hand=["Legs in the Air"],
        their_hive=2 * ["Pew Slug"],
    )
    table.play("Stray Boot").play("Legs in the Air").resolve().sees(theirs=["Bookworm"], devotion=(0, 1))


@rule("SB-P4")
def test_threads_resolve_down_to_the_one_that_spun_the_web():
    table = Table(cards=CARDS, mine=["Pew Slug"], hand=["Hum", "Jeer"], their_hand=["Hum", *2 * ["Jeer"]], devotion=5)
    table.devote("Pew Slug").play("Hum").play("Jeer").play("Jeer").sees(web=["Pew Slug", "Hum", "Jeer", "Jeer"])
    table.passes("me").passes("them").sees(web=[], devotion=(2, 1))
    assert gains(table) == [(1, 1), (0, 2)]


@rule("SB-P4")
def test_there_is_no_priority_between_the_threads_of_a_web():
    table = Table(cards=CARDS, hand=3 * ["Hum"], their_hand=3 * ["Hum"])
    table.play("Hum").play("Hum").play("Hum").sees(web=3 * ["Hum"], devotion=(0, 0))
    table.passes("them").passes("me").asks("me", "main").sees(web=[], devotion=(2, 1))


# --- side webs (SB-P5) ------------------------------------------------------------------------------------------------


@rule("SB-P5")
def test_what_a_resolving_thread_triggers_spins_a_side_web_that_resolves_before_the_main_web_goes_on():
    table = Table(cards=CARDS, mine=["Pew Slug", "Dirge"], hand=["Hum"], their_hand=["Crush", "Hum"])
    table.devote("Pew Slug").play("Crush").target("Dirge").passes("me").passes("them")
    table.asks("them", "priority").sees(web=["Pew Slug", "Dirge"], their_splat=["Crush"], devotion=(0, 0))
    table.play("Hum").passes("me").asks("me", "main").sees(web=[], devotion=(3, 1))
    assert gains(table) == [(1, 1), (0, 1), (0, 2)]


@rule("SB-P5")
def test_side_webs_nest_and_the_innermost_resolves_first():
    table = Table(
        cards=CARDS,
        mine=["Pew Slug", "Boot-Sole Tick", "Lament"],
        theirs=[{"card": "Dirge", "plus": 1}],
        hand=["Hum"],
        their_hand=["Sweep", "Hum"],
    )
    table.devote("Pew Slug").play("Sweep").passes("me").passes("them").asks("me", "order-triggers").add("Lament")
    table.asks("them", "priority").sees(web=["Pew Slug", "Lament", "Boot-Sole Tick"], theirs=["Dirge"])
    table.passes("them").passes("me")  # the Tick resolves, and splats their Dirge
    table.asks("me", "priority").sees(web=["Pew Slug", "Lament", "Dirge"], theirs=[], devotion=(0, 0))
    table.passes("me").passes("them").asks("me", "main").sees(web=[], devotion=(6, 1))
    assert gains(table) == [(1, 1), (0, 4), (0, 2)]


@rule("SB-P5")
def test_each_triggering_is_new_and_side_webs_can_nest_without_end():
    table = Table(
        cards=CARDS,
        mine=["Pew Slug", *3 * ["Boot-Sole Tick"]],
        theirs=["Boot-Sole Tick", "Boot-Sole Tick"],
        hand=["Crush"],
        their_hand=["Hum"],
    )
    table.play("Crush").target("my Boot-Sole Tick #1").passes("them").asks("me", "target").target(
        "their Boot-Sole Tick #1"
    )
    table.sees(mine=["Pew Slug", *2 * ["Boot-Sole Tick"]], theirs=2 * ["Boot-Sole Tick"])
    table.passes("them").asks("them", "target").target("my Boot-Sole Tick #1").passes("them")
    table.sees(mine=["Pew Slug", "Boot-Sole Tick"], theirs=["Boot-Sole Tick"], web=["Boot-Sole Tick"])
    table.passes("them").asks("them", "target").target("my Boot-Sole Tick").passes("them")
    table.sees(mine=["Pew Slug"], theirs=[], their_splat=2 * ["Boot-Sole Tick"])


@rule("SB-P5")
def test_a_dust_trigger_spins_no_side_web():
    table = Table(cards=CARDS, mine=["Pew Slug", "Miner"], hand=["Hum"], their_hand=["Crush", "Hum"])
    table.devote("Pew Slug").play("Crush").target("Miner").passes("me").passes("them")
    table.asks("me", "main").sees(web=[], devotion=(2, 0), dust={"neutral": 1})


# --- at the same time (SB-P6) -----------------------------------------------------------------------------------------


@rule("SB-P6")
def test_the_active_players_triggers_are_added_first_so_the_others_resolve_first():
    table = Table(cards=CARDS, mine=["Dirge"], theirs=["Elegy"], hand=["Sweep"])
    table.play("Sweep")
    assert gains(table) == [(1, 2), (0, 1)]


@rule("SB-P6")
def test_on_their_turn_theirs_are_added_first_and_mine_resolve_first():
    table = Table(cards=CARDS, mine=["Dirge"], theirs=["Elegy"], their_hand=["Sweep"], their_turn=True)
    table.play("Sweep")
    assert gains(table) == [(0, 1), (1, 2)]


@rule("SB-P6")
def test_three_players_triggers_are_added_in_turn_order_from_the_active_player():
    third = {"field": ["Lament"]}
    mine = Table(cards=CARDS, mine=["Dirge"], theirs=["Elegy"], others=[third], hand=["Sweep", "Hum"])
    mine.play("Sweep").passes("me").asks("me", "priority").sees(web=["Dirge", "Elegy", "Lament"]).passes("me")
    assert gains(mine) == [(2, 4), (1, 2), (0, 1)]
    theirs = Table(cards=CARDS, mine=["Dirge"], theirs=["Elegy"], others=[third], their_hand=["Sweep"], their_turn=True)
    theirs.play("Sweep")
    assert gains(theirs) == [(0, 1), (2, 4), (1, 2)]


@rule("SB-P6")
def test_a_player_orders_their_own_triggers():
    table = Table(cards=CARDS, mine=["Dirge", "Elegy", "Lament"], hand=["Sweep"])
    table.play("Sweep").asks("me", "order-triggers").offers("add Dirge", "add Elegy", "add Lament")
    table.add("Elegy").offers("add Dirge", "add Lament").add("Lament")
    assert gains(table) == [(0, 1), (0, 4), (0, 2)]


@rule("SB-P6")
def test_a_player_orders_triggers_of_one_ability_that_are_about_different_bugs():
    coroner = location("Coroner", "1", when("splat", gain_devotion(its("dev", "it")), of=your_bugs()))
    slug = {"card": "Pew Slug", "damage": 1}
    table = Table(cards=[*CARDS, coroner], mine=["Coroner", "Errand Fly", slug], hand=["Sweep"])
    table.play("Sweep").asks("me", "order-triggers").offers("add Coroner", "add Coroner")


@rule("SB-P6")
def test_each_of_three_players_orders_their_own_in_turn():
    two = ["Dirge", "Elegy"]
    table = Table(cards=CARDS, mine=two, theirs=two, others=[{"field": two}], hand=["Sweep"])
    table.play("Sweep").asks("me", "order-triggers").add("Dirge")
    table.asks("them", "order-triggers").add("Elegy")
    table.asks("third", "order-triggers").add("Dirge")
    assert gains(table) == [(2, 2), (2, 1), (1, 1), (1, 2), (0, 2), (0, 1)]


@rule("SB-P5", "SB-P6")
def test_the_side_web_of_their_trigger_resolves_before_my_trigger_does():
    avenger = bug("Avenger", "1", 0, 1, 0, BEETLE, splats=damage(1, every(bugs())))
    table = Table(
        cards=[*CARDS, avenger, bug("Thief", "1", 0, 1, 0, MOTH, splats=damage(1, every(your_bugs())))],
        mine=["Thief", {"card": "Lament", "plus": 1}],
        theirs=["Avenger", {"card": "Elegy", "plus": 1}],
        hand=["Sweep"],
    )
    table.play("Sweep").sees(mine=[], theirs=[])
    assert gains(table) == [(1, 2), (0, 4)]
