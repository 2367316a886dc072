"""What threads reach, who may do what with priority, targets and modes, and sources that left (SB-P10 to SB-P15)."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    CRICKET,
    MOTH,
    action,
    activate,
    bearer_has,
    bug,
    bugs,
    choose_one,
    damage,
    enemy_bugs,
    every,
    gain_devotion,
    item,
    its,
    may_pay,
    mill,
    other,
    price,
    quick_action,
    return_to_hand,
    splat,
    take_control,
    target,
    this,
    trade,
    until_end,
    when,
    you_have,
    your_bugs,
)
from marks import rule
from shard_table import Table

HUM = quick_action("Hum", "0", "effect", gain_devotion(1))
CRUSH = quick_action("Crush", "0", "attack", splat(target(bugs())))
SWEEP = quick_action("Sweep", "0", "attack", damage(1, every(bugs())))
WHISK = quick_action("Whisk", "0", "effect", return_to_hand(target(bugs())))
SEIZE = quick_action("Seize", "0", "effect", take_control(target(enemy_bugs())))
SWAP = quick_action("Swap", "0", "effect", trade("yours"))
NIBBLE = action("Nibble", "0", "effect", mill(3, "target-player"))
SOAK = action("Soak", "0", "effect", mill(3))
PIKE = item("Pike", "0", "weapon", "0", [], bearer_has(atk=2))
SELLSWORD = bug("Sellsword", "1", 3, 3, 1, CRICKET, attacks=may_pay("1", until_end(this, atk=1)))
CHANTER = bug("Chanter", "0", 1, 1, 0, MOTH, activate(price(exhaust=True), gain_devotion(2)))
MOURNER = bug("Mourner", "0", 1, 1, 0, ANT, when("splat", gain_devotion(1), of=your_bugs(other)))
KEENER = bug("Keener", "0", 1, 1, 0, ANT, when("splat", gain_devotion(2), of=your_bugs(other)))
WARDEN = bug("Warden", "0", 1, 0, 0, ANT, when("splat", gain_devotion(1), of=your_bugs(other)))
CARDS: list[Card] = [
    HUM,
    CRUSH,
    SWEEP,
    WHISK,
    SEIZE,
    SWAP,
    NIBBLE,
    SOAK,
    PIKE,
    SELLSWORD,
    CHANTER,
    MOURNER,
    KEENER,
    WARDEN,
]
HUMS = ["Hum", "Hum"]


# --- cannot beats can (SB-P10) ----------------------------------------------------------------------------------------


@rule("SB-P10")
def test_aggro_does_not_let_a_bug_attack_that_cannot():
    fortress = {"card": "Flowerpot Fortress", "on": 0}
    table = Table(mine=[{"card": "Early Rising Bee", "dizzy": True}, fortress, "Bookworm"], phase="combat")
    table.offers("attack Bookworm", "done")


@rule("SB-P10")
def test_an_effect_does_not_ready_what_cannot_ready():
    table = Table(
        mine=["Bookworm (exhausted)", {"card": "Siege Acorn", "on": 0}, "Pew Slug (exhausted)"],
        hand=["Daybreak, Again", "Pew Slug"],
        dust={"solar": 5},
    )
    table.play("Daybreak, Again").sees(mine=["Bookworm (exhausted)", "Pew Slug", "Siege Acorn"])


@rule("SB-P10")
def test_focus_lures_nobody_to_a_bug_that_cannot_be_blocked():
    table = Table(
        mine=["Ceiling Crawler", {"card": "Moonglass Needle", "on": 0}], theirs=["Pew Slug"], their_devotion=5
    )
    table.attack("Ceiling Crawler").sees(devotion=(0, 3))


@rule("SB-P10")
def test_to_be_able_to_block_more_is_of_no_use_to_a_bug_that_cannot_block():
    table = Table(
        mine=["Bookworm", "Errand Fly"],
        theirs=["Sunstone Guard"],
        hand=["Look, a Comet!"],
        dust={"meteor": 1},
        their_devotion=5,
    )
    table.play("Look, a Comet!").attack("Bookworm", "Errand Fly").sees(devotion=(0, 3))


# --- all there are (SB-P11) -------------------------------------------------------------------------------------------


@rule("SB-P11")
def test_antpocalypse_reaches_the_ants_that_came_before_it_resolves_and_none_that_come_later():
    table = Table(
        mine=["Ant (exhausted)"],
        hand=["Antpocalypse", "Gold Field Ants"],
        dust={"solar": 6},
        their_hand=["Kick the Anthill"],
        their_hive=3 * ["Gold Field Ants"],
    )
    table.play("Antpocalypse").play("Kick the Anthill").resolve().play("Gold Field Ants")
    table.sees(mine=["Ant", "Gold Field Ants"], theirs=["Ant", "Ant"])
    assert (table.stats("my Ant"), table.stats("their Ant #1")) == ("2/2", "2/2")
    assert table.stats("my Gold Field Ants") == "1/1" and table.is_dizzy("my Gold Field Ants")


@rule("SB-P11")
def test_a_bug_that_left_the_field_before_is_not_reached():
    table = Table(
        cards=CARDS, mine=["Bookworm"], hive=["Errand Fly"], hand=["Swap"], their_hand=["Sweep"], their_turn=True
    )
    table.play("Sweep").play("Swap").resolve().sees(mine=[], hive=["Bookworm"], splat=["Errand Fly", "Swap"])
    assert "damage" not in table.shown("Bookworm")


# --- who may do what (SB-P13) -----------------------------------------------------------------------------------------


@rule("SB-P13")
def test_with_no_web_only_the_active_player_may_act_in_a_main_phase():
    table = Table(cards=CARDS, mine=["Bookworm"], hand=["Pew Slug"], hive=["Errand Fly"], their_hand=HUMS)
    table.asks("me", "main").place("Pew Slug").asks("me", "main").generate("Errand Fly").asks("me", "main")


@rule("SB-P13")
def test_with_a_web_the_active_player_may_do_no_more_than_the_others():
    table = Table(
        cards=CARDS,
        mine=["Bookworm", "Chanter", "Thimble Helmet", "Aphid Herder"],
        hive=["Errand Fly"],
        hand=["Hum", "Hum", "Pew Slug", "Odd Jobs"],
        dust={"solar": 9},
        avatar="Sol",
    )
    table.play("Hum").asks("me", "priority")
    table.offers("play Hum", "generate Errand Fly", "activate Aphid Herder", "pass")


@rule("SB-P13")
def test_outside_the_main_phase_the_active_player_may_use_only_what_is_quick():
    table = Table(
        cards=CARDS, mine=["Bookworm", "Chanter"], hand=["Hum", "Pew Slug"], dust={"solar": 9}, phase="combat"
    )
    table.attack("Bookworm").asks("me", "priority").offers("play Hum", "pass")


@rule("SB-P13")
def test_using_a_dust_ability_is_no_pass_and_keeps_priority():
    fields = ["Pew Slug", "Errand Fly"]
    table = Table(cards=CARDS, hand=HUMS, their_hand=HUMS, their_hive=fields, others=[{"hand": HUMS}])
    table.play("Hum").asks("them", "priority").generate("Errand Fly").asks("them", "priority").generate("Pew Slug")
    table.sees(their_dust={"neutral": 2}, web=["Hum"]).passes("them").passes("third").asks("me", "priority")


@rule("SB-P13")
def test_a_dust_ability_of_the_field_keeps_priority_too():
    table = Table(cards=CARDS, mine=["Aphid Herder"], hand=HUMS, their_hand=HUMS)
    table.play("Hum").passes("them").activate("Aphid Herder").asks("me", "priority").sees(
        dust={"solar": 1}, web=["Hum"]
    )
    table.passes("me").asks("me", "main").sees(devotion=(1, 0))


# --- targets and modes (SB-P14) ---------------------------------------------------------------------------------------


@rule("SB-P14")
def test_a_target_may_be_a_player():
    table = Table(cards=CARDS, hand=["Nibble", "Soak", "Pew Slug"], others=[{}])
    table.play("Nibble").asks("me", "target").offers("target me", "target them", "target third").target("third")
    table.sees(deck=10, their_deck=10, third_deck=7)
    table.play("Soak").offers("target them", "target third").target("them").sees(their_deck=7)


@rule("SB-P14")
def test_abilities_target_permanents_on_any_field_and_none_in_a_hive():
    table = Table(
        mine=["Pew Slug"],
        hive=["Bookworm"],
        theirs=["Errand Fly"],
        their_hive=["Bookworm"],
        others=[{"field": ["Errand Fly"], "hive": ["Bookworm"]}],
        hand=["Shrapnel Wasp"],
        dust={"meteor": 2},
    )
    table.play("Shrapnel Wasp").asks("me", "target")
    table.offers(
        "target my Pew Slug", "target my Shrapnel Wasp", "target their Errand Fly", "target third's Errand Fly"
    )


@rule("SB-P14")
def test_the_target_of_a_trigger_is_chosen_as_it_is_added_before_anyone_answers():
    table = Table(
        cards=CARDS, hand=["Timber Gnawers"], dust={"solar": 3}, theirs=["Honey Pot", "Sap Jar"], their_hand=HUMS
    )
    table.play("Timber Gnawers").asks("me", "target").target("Sap Jar").asks("them", "priority")
    table.sees(theirs=["Honey Pot", "Sap Jar"]).passes("them").sees(theirs=["Honey Pot"])


@rule("SB-P14")
def test_a_mode_is_chosen_as_the_ability_is_activated():
    berry = {"card": "Firecracker Berry"}
    table = Table(
        cards=CARDS, mine=[berry], dust={"neutral": 1}, theirs=["Pew Slug"], their_hand=HUMS, their_devotion=5
    )
    table.activate("Firecracker Berry").asks("me", "mode").mode(1).asks("them", "priority").passes("them")
    table.sees(devotion=(0, 3), theirs=["Pew Slug"])


@rule("SB-P14")
def test_a_mode_of_a_trigger_is_chosen_as_it_is_added():
    fork = bug("Fork", "0", 1, 1, 0, MOTH, played=choose_one(gain_devotion(1), splat(target(enemy_bugs()))))
    table = Table(cards=[*CARDS, fork], hand=["Fork"], theirs=["Pew Slug", "Errand Fly"], their_hand=HUMS)
    table.play("Fork").asks("me", "mode").mode(1).asks("me", "target").target("Pew Slug").asks("them", "priority")
    table.sees(theirs=["Errand Fly", "Pew Slug"]).passes("them").sees(theirs=["Errand Fly"], devotion=(0, 0))


@rule("SB-P14")
def test_may_is_decided_on_resolution_though_the_target_is_chosen_before():
    table = Table(
        cards=CARDS, hand=["Sweater Moth"], dust={"neutral": 3}, theirs=["Honey Pot", "Sap Jar"], their_hand=HUMS
    )
    table.play("Sweater Moth").target("Honey Pot").asks("them", "priority").play("Hum").asks("them", "priority")
    table.passes("them").asks("me", "may").sees(devotion=(0, 1), theirs=["Honey Pot", "Sap Jar"])
    table.accept().sees(theirs=["Sap Jar"])


@rule("SB-P14")
def test_may_can_be_declined_on_resolution():
    table = Table(hand=["Sweater Moth", "Pew Slug"], dust={"neutral": 3}, theirs=["Honey Pot"])
    table.play("Sweater Moth").asks("me", "may").refuse().sees(theirs=["Honey Pot"], mine=["Sweater Moth"])


@rule("SB-P14")
def test_whether_to_pay_is_decided_on_resolution():
    table = Table(cards=CARDS, mine=["Sellsword"], hive=["Pew Slug"], their_hand=HUMS, phase="combat")
    table.attack("Sellsword").passes("them").asks("me", "pay").accept().sees(hive=["Pew Slug (exhausted)"])
    assert table.stats("Sellsword") == "4/3"


# --- sources that left (SB-P15) ---------------------------------------------------------------------------------------


@rule("SB-P15")
def test_a_thread_resolves_though_its_source_has_left():
    table = Table(cards=CARDS, mine=["Chanter"], hand=["Pew Slug"], their_hand=["Crush"])
    table.activate("Chanter").play("Crush").resolve().sees(mine=[], devotion=(2, 0))


@rule("SB-P15")
def test_it_resolves_for_who_controlled_its_source_when_it_was_added():
    table = Table(cards=CARDS, mine=["Chanter"], hand=["Pew Slug"], their_hand=["Seize"])
    table.activate("Chanter").play("Seize").resolve().sees(theirs=["Chanter (exhausted)"], devotion=(2, 0))


@rule("SB-P15")
def test_the_last_values_of_a_source_that_was_splat_for_its_cost_count():
    table = Table(
        cards=CARDS,
        mine=["Cannonball Beetle", {"card": "Pike", "on": 0}, "Anvil Sergeant"],
        theirs=[{"card": "Bom, Who Rolls the World", "damage": 1}],
        hand=["Pew Slug"],
        dust={"neutral": 1},
    )
    assert table.stats("Cannonball Beetle") == "7/2"
    table.activate("Cannonball Beetle").target("Bom, Who Rolls the World").resolve()
    table.sees(theirs=[], their_splat=["Bom, Who Rolls the World"], mine=["Anvil Sergeant", "Pike"])


@rule("SB-P15")
def test_the_last_counters_of_a_source_that_left_meanwhile_count():
    table = Table(
        cards=CARDS,
        mine=[{"card": "Larva of Ages", "plus": 3}],
        theirs=["Boulder Bully", "Pew Slug"],
        hand=["Pew Slug"],
        dust={"neutral": 2},
        their_hand=["Whisk"],
    )
    table.activate("Larva of Ages", 1).target("Boulder Bully").play("Whisk").target("Larva of Ages").resolve()
    table.sees(mine=[], hand=["Larva of Ages", "Pew Slug"], their_splat=["Boulder Bully", "Whisk"])


@rule("SB-P15")
def test_the_last_values_of_a_source_that_went_to_the_hive_are_those_it_had_on_the_field():
    slinger = bug("Slinger", "0", 1, 3, 0, ANT, activate(price(exhaust=True), damage(its("atk"), target(enemy_bugs()))))
    table = Table(
        cards=[slinger],
        mine=["Slinger", {"card": "Paper Wings", "on": 0}],
        theirs=["Orchard Marquis"],
        hand=["Pew Slug"],
        their_hand=["Early Retirement"],
        their_hive=3 * ["Overconfident Ant"],
    )
    table.activate("Slinger").play("Early Retirement").resolve().sees(hive=["Slinger (exhausted)"])
    assert table.shown("Orchard Marquis")["damage"] == 2


@rule("SB-P15")
def test_what_a_trigger_is_about_is_still_what_it_was_when_it_has_left():
    table = Table(
        cards=CARDS,
        mine=["Recruiting Tent"],
        hand=["Dave, Hired Sword", "Pew Slug"],
        dust={"neutral": 3},
        their_hand=["Whisk"],
    )
    table.play("Dave, Hired Sword").play("Whisk").resolve().sees(mine=["Recruiting Tent"], devotion=(0, 0))


@rule("SB-P15")
def test_the_last_values_of_what_a_trigger_is_about_count():
    pot = {"card": "Honey Pot", "on": 1}
    table = Table(cards=CARDS, mine=["Undertaker Beetle", "Pew Slug", pot], hand=["Crush", "Pew Slug"])
    table.play("Crush").target("my Pew Slug").resolve().sees(devotion=(3, 0), splat=["Crush", "Pew Slug"])


@rule("SB-P15")
def test_triggers_look_at_the_board_just_before_the_event():
    last = bug("Last of Two", "0", 1, 1, 0, ANT, when("splat", gain_devotion(1), condition=you_have(your_bugs(ANT), 2)))
    table = Table(cards=[*CARDS, last], mine=["Last of Two", "Overconfident Ant"], hand=["Sweep"])
    table.play("Sweep").sees(mine=[], devotion=(1, 0))
    alone = Table(cards=[*CARDS, last], mine=["Last of Two", "Errand Fly"], hand=["Sweep"])
    alone.play("Sweep").sees(mine=[], devotion=(0, 0))


@rule("SB-P15")
def test_permanents_splat_in_one_pass_see_each_other():
    table = Table(cards=CARDS, mine=["Mourner", "Keener"], hand=["Sweep"])
    table.play("Sweep").asks("me", "order-triggers").offers("add Mourner", "add Keener").add("Mourner")
    table.sees(mine=[], devotion=(3, 0))


@rule("SB-P15", "SB-T1")
def test_who_falls_in_an_earlier_pass_does_not_see_a_later_one():
    widow = {"card": "Widow of Accounts", "damage": 2}
    table = Table(mine=["Gold Field Ants", "Gilded Sentry Ants", widow], hand=["Acid Rain"], dust={"meteor": 2})
    table.play("Acid Rain").offers("add Gold Field Ants", "add Widow of Accounts").add("Widow of Accounts")
    table.sees(mine=["Ant"], devotion=(1, 0))


@rule("SB-P15", "SB-T1")
def test_who_falls_in_a_later_pass_has_seen_the_earlier_one():
    table = Table(cards=CARDS, mine=["Warden", "Captain Without a Flag"], hand=["Crush", "Pew Slug"])
    table.play("Crush").target("Captain Without a Flag").resolve()
    table.sees(mine=[], splat=["Captain Without a Flag", "Crush", "Warden"], devotion=(1, 0))
