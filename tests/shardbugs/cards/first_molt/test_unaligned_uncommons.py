"""Unaligned cards of First Molt: uncommon bugs, the second half; uncommon items, actions and supports."""

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    FLYING,
    LADYBUG,
    MYSTIC,
    NOBLE,
    SLUG,
    SNAIL,
    SOLDIER,
    TICK,
    TUNNELING,
    WASP,
    bug,
    draw,
    quick_action,
    relic,
)
from marks import rule
from shard_table import Table

DUST = 15 * ["Pew Slug"]  # a Hive that pays for anything
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on
BUGS = (  # bugs whose figures never change
    bug("Plain Mite", "1", 1, 1, 1, TICK),
    bug("Plain Ant", "2", 2, 2, 1, ANT),
    bug("Plain Soldier", "2", 2, 2, 1, ANT, SOLDIER),
    bug("Plain Noble", "2", 2, 2, 1, ANT, NOBLE),
    bug("Plain Mystic", "2", 2, 2, 1, ANT, MYSTIC),
    bug("Plain Beetle", "2", 2, 2, 1, BEETLE),
    bug("Plain Ladybug", "2", 2, 2, 1, LADYBUG),
    bug("Plain Slug", "2", 2, 2, 1, SLUG),
    bug("Plain Wasp", "2", 2, 2, 1, WASP),
    bug("Plain Glider", "2", 2, 2, 1, ANT, FLYING),
    bug("Plain Digger", "2", 2, 2, 1, ANT, TUNNELING),
    bug("Dave of the Tests", "2", 2, 2, 1, ANT),
    bug("Davenport", "2", 2, 2, 1, ANT),
    bug("Three-Fist Ant", "3", 3, 3, 2, ANT),
    bug("Four-Fist Ant", "3", 4, 3, 2, ANT),
    bug("Stone Snail", "5", 1, 9, 3, SNAIL),
    relic("Plain Bell", "1"),
    quick_action("Plain Shout", "2", "effect", draw()),
)


def game(**position):
    """A game with the plain bugs, dust for anything and a card in hand."""
    return Table(cards=BUGS, **{"hive": DUST, "hand": [SPARE], **position})


def extra(table, name):
    """How far a bug is above its printed ATK, DEF and DEV."""
    bug = table.permanent(name)
    return bug.atk - bug.card.atk, bug.defence - bug.card.defence, bug.dev - bug.card.dev


# --- uncommon bugs, the second half -----------------------------------------------------------------------------------


def test_a_palm_reading_moth_sees_devotion_for_the_poor_and_a_card_for_the_rich():
    poor = game(hand=["Palm-Reading Moth", SPARE], devotion=4).play("Palm-Reading Moth")
    poor.sees(devotion=(6, 0), deck=10)
    rich = game(hand=["Palm-Reading Moth", SPARE], devotion=5).play("Palm-Reading Moth")
    rich.sees(devotion=(5, 0), deck=9, hand=[SPARE, SPARE])


def test_a_victory_lap_dragonfly_flies_best_ahead_of_an_enemy():
    mine = ["Victory-Lap Dragonfly"]
    assert extra(game(mine=mine, devotion=5, their_devotion=5), "Victory-Lap Dragonfly") == (0, 0, 0)
    table = game(mine=mine, devotion=5, their_devotion=9, others=[{"devotion": 4}])
    assert extra(table, "Victory-Lap Dragonfly") == (1, 0, 1)


def test_a_sunday_mantis_hunts_on_its_players_turn():
    table = game(mine=["Sunday Mantis"], theirs=["Plain Ant", "Stone Snail"])
    assert extra(table, "Sunday Mantis") == (2, 0, 0)
    table.attack("Sunday Mantis").offers("target their Plain Ant", "target their Stone Snail", "no-target")
    table.target("Plain Ant").done().sees(their_splat=["Plain Ant"], turn="them")
    assert extra(table, "Sunday Mantis") == (0, 0, 0)
    assert table.shown("Sunday Mantis").get("keywords", []) == []


@rule("SB-P17")
def test_a_tip_over_snail_puts_its_whole_defence_into_an_attack_once():
    table = game(mine=[{"card": "Tip-Over Snail", "plus": 1}]).activate("Tip-Over Snail")
    defence = table.permanent("Tip-Over Snail").card.defence + 1
    assert extra(table, "Tip-Over Snail") == (1 + defence, 1, 0)
    assert not table.can("activate Tip-Over Snail")
    table.end_turn()
    assert extra(table, "Tip-Over Snail") == (1, 1, 0)


@rule("SB-B15")
def test_a_tip_over_snail_counts_the_defence_it_has_left():
    table = game(mine=[{"card": "Tip-Over Snail", "damage": 2}]).activate("Tip-Over Snail")
    defence = table.permanent("Tip-Over Snail").card.defence
    assert extra(table, "Tip-Over Snail")[0] == defence - 2


@rule("SB-W1")
def test_a_door_to_door_tick_gets_no_more_than_there_is():
    rich = game(hand=["Door-to-Door Tick", SPARE], their_devotion=5).play("Door-to-Door Tick")
    rich.sees(devotion=(2, 3))
    poor = game(hand=["Door-to-Door Tick", SPARE], their_devotion=1).play("Door-to-Door Tick")
    poor.sees(devotion=(1, 0))


@rule("SB-P15", "SB-C8")
def test_a_cannonball_beetle_goes_off_with_the_attack_it_had():
    table = game(mine=[{"card": "Cannonball Beetle", "plus": 1}], theirs=["Stone Snail", "Plain Ant"], their_turn=True)
    attack = table.permanent("Cannonball Beetle").atk
    table.attack("Plain Ant").activate("Cannonball Beetle").target("Stone Snail").resolve()
    table.sees(mine=[], splat=["Cannonball Beetle"])
    assert [event["amount"] for event in table.history() if event["event"] == "damage"] == [attack]


def test_a_scrapheap_picker_finds_an_item_and_grows_on_scrap():
    table = game(hand=["Scrapheap Picker", SPARE], splat=["Honey Pot", "Plain Ant", "Storm Drain"])
    table.play("Scrapheap Picker").offers("choose-card Honey Pot", "done").choose("Honey Pot")
    table.sees(splat=["Plain Ant", "Storm Drain"], hand=["Honey Pot", SPARE])
    assert not table.can("activate Scrapheap Picker")
    table.play("Honey Pot").activate("Scrapheap Picker").sees(mine=["Scrapheap Picker"])
    table.sees(splat=["Honey Pot", "Plain Ant", "Storm Drain"])
    assert table.shown("Scrapheap Picker")["plus"] == 1


# --- uncommon items ---------------------------------------------------------------------------------------------------


@rule("SB-C4", "SB-Y8")
def test_daves_other_sword_is_for_whoever_is_called_dave():
    mine = ["Dave Swiftfoot", "Dave, Hired Sword", "Dave of the Tests", "Davenport", "Dave's Other Sword"]
    table = game(mine=mine, theirs=["Plain Ant"], their_devotion=9).equip("Dave's Other Sword")
    table.offers("target my Dave Swiftfoot", "target my Dave, Hired Sword", "target my Dave of the Tests")
    table.target("Dave of the Tests")
    assert extra(table, "Dave of the Tests") == (2, 1, 0)
    table.attack("Dave of the Tests").block("Plain Ant").sees(devotion=(3, 7), theirs=[])


@rule("SB-C3")
def test_a_homing_stinger_finds_any_bug_of_yours_by_itself():
    table = game(
        mine=["Plain Ant", "Plain Wasp", "Plain Glider"], theirs=["Plain Soldier"], hand=["Homing Stinger", SPARE]
    )
    table.play("Homing Stinger")
    table.offers("target my Plain Ant", "target my Plain Wasp", "target my Plain Glider").target("Plain Ant")
    assert extra(table, "Plain Ant") == (3, 1, 0)
    table.equip("Homing Stinger").offers("target my Plain Wasp", "target my Plain Glider").target("Plain Wasp")
    assert extra(table, "Plain Ant") == (0, 0, 0)
    assert extra(table, "Plain Wasp") == (3, 1, 0)


@rule("SB-P9")
def test_a_homing_stinger_without_a_bug_to_find_lies_on_the_field():
    table = game(hand=["Homing Stinger", SPARE]).play("Homing Stinger").sees(mine=["Homing Stinger"])
    assert "on" not in table.shown("Homing Stinger")


@rule("SB-P10")
def test_nobody_retreats_in_a_walnut_plate():
    table = game(mine=["Plain Soldier", "Plain Noble", "Plain Beetle", "Plain Ant", "Walnut Plate"])
    table.equip("Walnut Plate").offers("target my Plain Soldier", "target my Plain Noble", "target my Plain Beetle")
    assert table.target("Plain Beetle").can("retreat Plain Ant")
    assert not table.can("retreat Plain Beetle")
    assert extra(table, "Plain Beetle") == (0, 3, 0)
    assert table.shown("Plain Beetle").get("keywords", []) == ["resists-flying", "hardshell"]


def test_a_choir_robe_adds_to_the_devotion_of_its_wearer():
    mine = ["Plain Mystic", "Plain Noble", "Plain Ladybug", "Plain Slug", "Plain Ant", "Choir Robe"]
    table = (
        game(mine=mine)
        .equip("Choir Robe")
        .offers("target my Plain Mystic", "target my Plain Noble", "target my Plain Ladybug", "target my Plain Slug")
    )
    table.target("Plain Slug").devote("Plain Ant").sees(devotion=(1, 0)).devote("Plain Slug").sees(devotion=(3, 0))
    assert extra(table, "Plain Slug") == (0, 2, 0)


@rule("SB-P10")
def test_a_sap_jar_glues_an_enemy_bug_for_a_turn_of_its_controller():
    table = game(mine=["Plain Ant", {"card": "Sap Jar", "on": 0}], theirs=["Plain Beetle", "Stone Snail"])
    assert table.shown("Plain Ant").get("keywords", []) == ["focus"]
    table.activate("Sap Jar").offers("target their Plain Beetle", "target their Stone Snail").target("Plain Beetle")
    glued = ["Plain Beetle (exhausted)", "Stone Snail"]
    table.sees(theirs=glued, splat=["Sap Jar"]).end_turn().sees(theirs=glued)
    table.end_turn().end_turn().sees(theirs=["Plain Beetle", "Stone Snail"])


def test_a_bag_of_mulch_buries_up_to_three_cards_and_gives_one():
    mine = ["Plain Ant", {"card": "Bag of Mulch", "on": 0}]
    table = game(mine=mine, splat=["Plain Beetle"], their_splat=3 * ["Plain Slug"], deck=[], their_deck=[SPARE])
    assert table.shown("Plain Ant").get("keywords", []) == ["resists-tunneling"]
    table.activate("Bag of Mulch").choose("Plain Slug", "Plain Beetle").done()
    table.sees(splat=["Bag of Mulch"], their_splat=2 * ["Plain Slug"], their_deck=2, hand=["Plain Beetle", SPARE])


@rule("SB-P14", "SB-C9")
def test_a_firecracker_berry_goes_off_at_a_bug_or_at_a_player():
    berries = ["Firecracker Berry", "Firecracker Berry"]
    table = game(mine=["Stone Snail", *berries], theirs=["Three-Fist Ant"], their_devotion=5)
    table.activate("Firecracker Berry #1").offers("mode 0", "mode 1").mode(0)
    table.offers("target my Stone Snail", "target their Three-Fist Ant").target("Three-Fist Ant").resolve()
    table.sees(theirs=[], devotion=(0, 5)).activate("Firecracker Berry").mode(1).resolve()
    table.sees(devotion=(0, 3), splat=berries, mine=["Stone Snail"])


@rule("SB-C10")
def test_a_compost_bin_makes_an_earthworm_of_a_card():
    table = (
        game(mine=["Compost Bin"], hand=["Gold Field Ants", SPARE]).activate("Compost Bin").choose("Gold Field Ants")
    )
    table.sees(mine=["Ant", "Compost Bin (exhausted)", "Earthworm"], splat=["Gold Field Ants"], hand=[SPARE])
    assert not game(mine=["Compost Bin", "Plain Ant"], hand=[]).can("activate Compost Bin")


@rule("SB-N4")
def test_a_beggars_bowl_is_filled_for_who_ends_the_turn_with_one_card_at_most():
    game(mine=["Beggar's Bowl"], hand=[SPARE]).end_turn().sees(hand=[SPARE, SPARE], deck=9)
    game(mine=["Beggar's Bowl"], hand=[SPARE, SPARE]).end_turn().sees(hand=[SPARE, SPARE], deck=10)
    game(mine=["Beggar's Bowl"], their_turn=True, their_hand=[SPARE]).end_turn().sees(their_deck=10, deck=9)


@rule("SB-U4", "SB-U5")
def test_a_dew_collector_collects_a_dust_a_turn():
    table = game(mine=["Dew Collector"], hive=[], hand=["Plain Mite"]).activate("Dew Collector")
    table.sees(dust={"neutral": 1}).play("Plain Mite").sees(mine=["Dew Collector (exhausted)", "Plain Mite"], dust={})


@rule("SB-K2")
def test_a_wind_up_beetle_is_wound_up_to_block_and_is_a_toy_again_afterwards():
    table = game(mine=["Wind-Up Beetle"], theirs=["Plain Ant"], their_turn=True).attack("Plain Ant")
    table.activate("Wind-Up Beetle").resolve().pass_all()
    assert table.stats("Wind-Up Beetle") == "3/3"
    table.block("Wind-Up Beetle").pass_all().sees(mine=["Wind-Up Beetle"], theirs=[], turn="me").end_main()
    assert not table.can("attack Wind-Up Beetle")


# --- uncommon actions -------------------------------------------------------------------------------------------------


def test_a_bug_with_its_legs_in_the_air_is_worth_its_devotion():
    table = game(mine=["Three-Fist Ant", "Plain Ant"], theirs=["Stone Snail"], hand=["Legs in the Air", SPARE])
    table.play("Legs in the Air").offers("target my Three-Fist Ant", "target my Plain Ant").target("Three-Fist Ant")
    table.resolve().sees(devotion=(2, 0), mine=["Three-Fist Ant", "Plain Ant"])
    assert extra(table, "Three-Fist Ant") == (0, 3, 0)
    table.end_turn()
    assert extra(table, "Three-Fist Ant") == (0, 0, 0)


@rule("SB-P11")
def test_a_full_kit_inspection_inspires_only_those_who_wear_something():
    mine = ["Plain Ant", {"card": "Honey Pot", "on": 0}, "Plain Slug", "Thimble Helmet"]
    theirs = ["Plain Beetle", {"card": "Honey Pot", "on": 0}]
    table = game(mine=mine, theirs=theirs, hand=["Full Kit Inspection", SPARE]).play("Full Kit Inspection").resolve()
    assert extra(table, "Plain Ant") == (2, 0, 1)
    assert table.shown("Plain Ant").get("keywords", []) == ["stomp"]
    assert extra(table, "Plain Slug") == (0, 0, 0)
    assert extra(table, "Plain Beetle") == (0, 0, 1)


@rule("SB-P9")
def test_what_is_damaged_is_mopped_up():
    hurt = {"card": "Stone Snail", "damage": 1}
    table = game(mine=["Plain Ant"], theirs=[hurt, "Plain Slug"], hand=["Mop Up", SPARE]).play("Mop Up").resolve()
    table.sees(theirs=["Plain Slug"], their_splat=["Stone Snail"], mine=["Plain Ant"])
    assert not game(theirs=["Plain Slug"], hand=["Mop Up", SPARE]).can("play Mop Up")


def test_who_talks_over_them_stops_an_action():
    table = game(theirs=["Plain Ant"], hand=["Stray Boot", SPARE], their_hand=["Talk Over Them"], their_hive=DUST)
    table.play("Stray Boot").play("Talk Over Them").resolve()
    table.sees(theirs=["Plain Ant"], splat=["Stray Boot"], their_splat=["Talk Over Them"])


@rule("SB-B14")
def test_who_talks_over_them_stops_an_ability_but_no_devoting():
    spare = [SPARE, SPARE]
    table = game(mine=["Honey Pot", "Plain Ant"], hand=spare, their_hand=["Talk Over Them"], their_hive=DUST)
    table.devote("Plain Ant").asks("them", "priority")
    assert not table.can("play Talk Over Them")
    table.resolve().sees(devotion=(1, 0)).activate("Honey Pot").play("Talk Over Them").resolve()
    table.sees(devotion=(1, 0), splat=["Honey Pot"])


@rule("SB-P9")
def test_the_tall_are_those_with_four_attack():
    theirs = ["Three-Fist Ant", "Four-Fist Ant", {"card": "Plain Ant", "plus": 2}]
    table = game(theirs=theirs, hand=["Topple the Tall", SPARE]).play("Topple the Tall")
    table.offers("target their Four-Fist Ant", "target their Plain Ant").target("Plain Ant").resolve()
    table.sees(theirs=["Three-Fist Ant", "Four-Fist Ant"], their_splat=["Plain Ant"])


@rule("SB-Z4", "SB-C6")
def test_a_wrong_address_is_the_top_of_the_owners_deck():
    lent = {"card": "Stone Snail", "owner": 0}
    table = game(theirs=[lent, "Earthworm"], hand=["Wrong Address", "Wrong Address", SPARE], deck=["Errand Fly"])
    table.play("Wrong Address").target("Stone Snail").sees(deck=2, their_deck=10)
    table.play("Wrong Address").sees(theirs=[], their_deck=10)
    table.end_turn().end_turn().sees(hand=["Stone Snail", SPARE])


def test_odd_jobs_are_a_worm_a_card_or_an_insult():
    table = game(hand=["Odd Jobs", "Odd Jobs", "Odd Jobs", SPARE], their_devotion=5)
    table.play("Odd Jobs").mode(0).sees(mine=["Earthworm"]).play("Odd Jobs").mode(1).sees(deck=9)
    table.play("Odd Jobs").mode(2).sees(devotion=(0, 3), deck=9, mine=["Earthworm"])


@rule("SB-Z5", "SB-U6")
def test_a_cousin_who_is_called_comes_to_the_hive_ready_to_work():
    deck = ["Plain Ant", "Three-Fist Ant", "Honey Pot", "Plain Mite"]
    table = game(hand=["Call the Cousins", SPARE], deck=deck).play("Call the Cousins")
    table.offers("choose-card Plain Ant", "choose-card Plain Mite", "done").choose("Plain Mite").sees(deck=3)
    assert table.permanent("Plain Mite").in_hive
    assert table.can("generate Plain Mite")
    assert {"event": "shuffle", "seat": 0} in table.history(seat=1)


def test_garbage_day_weighs_what_lay_in_the_splat_zone_before_it():
    table = game(theirs=["Stone Snail"], hand=["Garbage Day", SPARE], splat=3 * [SPARE], their_splat=[SPARE])
    table.play("Garbage Day")
    assert table.shown("Stone Snail")["damage"] == 3


def test_a_severance_package_pays_whoever_loses_the_bug():
    table = game(mine=["Plain Ant"], theirs=["Stone Snail"], hand=2 * ["Severance Package"]).play("Severance Package")
    table.target("Stone Snail").sees(theirs=[], their_splat=["Stone Snail"], devotion=(0, 2))
    table.play("Severance Package").sees(mine=[], devotion=(2, 2))


def test_a_luxury_tax_costs_what_the_bug_cost_and_nobles_are_worth_a_card():
    table = game(theirs=["Stone Snail", "Plain Noble"], hand=2 * ["Luxury Tax"], their_devotion=9).play("Luxury Tax")
    table.target("Stone Snail").sees(theirs=["Stone Snail (exhausted)", "Plain Noble"], devotion=(0, 4), deck=10)
    table.play("Luxury Tax").target("Plain Noble").sees(devotion=(0, 2), deck=9)


def test_who_reads_the_room_sees_a_hand_gains_two_devotion_and_draws():
    third = {"hand": [SPARE, "Honey Pot", "Odd Jobs"]}
    table = game(hand=["Read the Room", SPARE], their_hand=3 * [SPARE], others=[third]).play("Read the Room")
    table.offers("target them", "target third").target("third").sees(devotion=(2, 0, 0), hand=2 * [SPARE], deck=9)
    assert {"event": "reveal", "seat": 2, "cards": [SPARE, "Honey Pot", "Odd Jobs"]} in table.history()


@rule("SB-Z6", "SB-Y1")
def test_a_bug_that_is_suddenly_promoted_attacks_its_own_player_and_goes_home():
    table = game(theirs=["Stone Snail", "Plain Ant (exhausted)"], hand=["Sudden Promotion", SPARE], their_devotion=5)
    table.play("Sudden Promotion").target("Plain Ant").sees(mine=["Plain Ant"])
    table.attack("Plain Ant").done().sees(devotion=(0, 3), mine=[], theirs=["Plain Ant", "Stone Snail"], turn="them")


# --- uncommon supports ------------------------------------------------------------------------------------------------


@rule("SB-P12", "SB-K5")
def test_an_insurance_policy_pays_for_the_first_damage_of_each_turn():
    table = game(mine=["Insurance Policy"], hand=2 * ["Party Crasher"], devotion=5).play("Party Crasher")
    table.sees(mine=["Bounty", "Insurance Policy", "Party Crasher"], devotion=(4, 0)).play("Party Crasher").resolve()
    table.sees(mine=["Bounty", "Insurance Policy", "Party Crasher", "Party Crasher"], devotion=(3, 0))


@rule("SB-C9")
def test_an_insurance_policy_covers_hits_but_no_devotion_that_is_merely_lost():
    table = game(mine=["Insurance Policy"], theirs=["Plain Ant"], their_hand=["Odd Jobs"], their_hive=DUST, devotion=5)
    table.end_turn().play("Odd Jobs").mode(2).sees(devotion=(3, 0), mine=["Insurance Policy"]).attack("Plain Ant")
    table.sees(devotion=(1, 0), mine=["Bounty", "Insurance Policy"])


@rule("SB-U1")
def test_paperwork_makes_the_actions_of_enemies_dearer_and_nothing_else():
    stuck = game(theirs=["Paperwork", "Plain Ant"], hand=["Plain Shout", "Plain Slug"], hive=2 * [SPARE])
    assert not stuck.can("play Plain Shout")
    assert stuck.can("play Plain Slug")
    assert game(theirs=["Paperwork", "Plain Ant"], hand=["Plain Shout"], hive=3 * [SPARE]).can("play Plain Shout")
    assert game(mine=["Paperwork", "Plain Ant"], hand=["Plain Shout"], hive=2 * [SPARE]).can("play Plain Shout")
