"""Unaligned cards of First Molt: common items, actions and supports; uncommon bugs, the first half."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    CRICKET,
    FLYING,
    HUNTER,
    ROGUE,
    SCOUT,
    SNAIL,
    SOLDIER,
    SWIMMING,
    TICK,
    TUNNELING,
    WORKER,
    bug,
    relic,
)
from marks import rule
from shard_table import Table

DUST = 15 * ["Pew Slug"]  # a Hive that pays for anything
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on
BUGS = (  # bugs whose figures never change
    bug("Plain Beetle", "1", 2, 2, 1, BEETLE),
    bug("Plain Soldier", "1", 2, 2, 1, BEETLE, SOLDIER),
    bug("Plain Hunter", "1", 2, 2, 1, BEETLE, HUNTER),
    bug("Plain Rogue", "1", 2, 2, 1, BEETLE, ROGUE),
    bug("Plain Scout", "1", 2, 2, 1, BEETLE, SCOUT),
    bug("Plain Worker", "1", 2, 2, 1, BEETLE, WORKER),
    bug("Plain Ant", "1", 2, 2, 1, ANT),
    bug("Plain Cricket", "1", 2, 2, 1, CRICKET),
    bug("Plain Tick", "1", 2, 2, 1, TICK),
    bug("Plain Glider", "1", 2, 2, 1, BEETLE, FLYING),
    bug("Plain Diver", "1", 2, 2, 1, BEETLE, SWIMMING),
    bug("Plain Digger", "1", 2, 2, 1, BEETLE, TUNNELING),
    bug("Three-Plate Beetle", "3", 1, 3, 1, BEETLE),
    bug("Four-Plate Beetle", "4", 1, 4, 1, BEETLE),
    bug("Five-Plate Beetle", "5", 1, 5, 1, BEETLE),
    bug("Stone Snail", "1", 1, 9, 1, SNAIL),
    relic("Plain Bell", "1"),
)


def game(**position):
    """A game with the plain bugs, dust for anything and a card in hand."""
    return Table(cards=BUGS, **{"hive": DUST, "hand": [SPARE], **position})


def extra(table, name):
    """How far a bug is above its printed ATK, DEF and DEV."""
    bug = table.permanent(name)
    return bug.atk - bug.card.atk, bug.defence - bug.card.defence, bug.dev - bug.card.dev


def ready_dust(table):
    return sum(not bug.exhausted for bug in table.state.sides[0].hive)


# --- common items -----------------------------------------------------------------------------------------------------


@rule("SB-C2", "SB-C3")
def test_a_splinter_spear_is_for_soldiers_hunters_and_rogues():
    mine = ["Plain Soldier", "Plain Hunter", "Plain Rogue", "Plain Worker"]
    table = game(mine=mine, theirs=["Plain Soldier"], hand=["Splinter Spear", SPARE]).play("Splinter Spear")
    table.equip("Splinter Spear").offers("target my Plain Soldier", "target my Plain Hunter", "target my Plain Rogue")
    table.target("Plain Hunter")
    assert extra(table, "Plain Hunter") == (2, 0, 0)
    table.equip("Splinter Spear", "Plain Rogue")
    assert (extra(table, "Plain Hunter"), extra(table, "Plain Rogue")) == ((0, 0, 0), (2, 0, 0))
    game(mine=["Plain Rogue", {"card": "Splinter Spear", "on": 0}]).attack("Plain Rogue").sees(devotion=(3, 0))


@rule("SB-Y6")
def test_a_thimble_helmet_gives_anybody_a_hard_shell():
    mine = ["Plain Beetle", {"card": "Thimble Helmet", "on": 0}]
    table = game(mine=mine, theirs=[{"card": "Plain Soldier", "plus": 1}], their_turn=True)
    assert extra(table, "Plain Beetle") == (0, 1, 0)
    table.attack("Plain Soldier").block("Plain Beetle").sees(mine=["Plain Beetle", "Thimble Helmet"])


def test_a_thimble_helmet_fits_every_bug():
    table = game(mine=["Plain Ant", "Stone Snail", "Moth"], hand=["Thimble Helmet", SPARE]).play("Thimble Helmet")
    table.equip("Thimble Helmet").offers("target my Plain Ant", "target my Stone Snail", "target my Moth")


@rule("SB-C2", "SB-R1")
def test_paper_wings_lift_scouts_workers_ants_crickets_and_ticks():
    mine = ["Plain Scout", "Plain Worker", "Plain Ant", "Plain Cricket", "Plain Tick", "Plain Soldier"]
    table = game(mine=mine, hand=["Paper Wings", SPARE]).play("Paper Wings").equip("Paper Wings")
    table.offers(
        "target my Plain Scout",
        "target my Plain Worker",
        "target my Plain Ant",
        "target my Plain Cricket",
        "target my Plain Tick",
    )
    table.target("Plain Ant")
    assert extra(table, "Plain Ant") == (1, 1, 0)
    assert table.shown("Plain Ant").get("keywords", []) == ["flying"]


@rule("SB-P10")
def test_nobody_attacks_out_of_a_flowerpot_fortress():
    mine = ["Plain Beetle", {"card": "Flowerpot Fortress", "on": 0}, "Plain Ant"]
    table = game(mine=mine)
    assert extra(table, "Plain Beetle") == (0, 4, 0)
    table.end_main().offers("attack Plain Ant", "done").done().end_turn()
    table.equip("Flowerpot Fortress", "Plain Ant").end_main().offers("attack Plain Beetle", "done")


@rule("SB-V1")
def test_wake_up_nectar_lets_a_bug_devote_twice():
    table = game(mine=["Plain Beetle", "Plain Ant (exhausted)", {"card": "Wake-Up Nectar", "on": 0}])
    table.devote("Plain Beetle").resolve().activate("Wake-Up Nectar").resolve().devote("Plain Beetle").resolve()
    table.sees(devotion=(2, 0), splat=["Wake-Up Nectar"])
    table.sees(mine=["Plain Beetle (exhausted)", "Plain Ant (exhausted)"])


@rule("SB-C8", "SB-K2")
def test_wake_up_nectar_wakes_a_blocker_in_the_middle_of_an_attack():
    mine = ["Plain Beetle (exhausted)", {"card": "Wake-Up Nectar", "on": 0}]
    table = game(mine=mine, theirs=["Plain Soldier"], their_turn=True).attack("Plain Soldier").asks("me", "priority")
    table.activate("Wake-Up Nectar").resolve().pass_all().offers("block Plain Soldier with Plain Beetle", "done")


@rule("SB-V2")
def test_a_honey_pot_sweetens_devoting_and_is_eaten_afterwards():
    table = game(mine=["Plain Beetle", {"card": "Honey Pot", "on": 0}])
    table.devote("Plain Beetle").sees(devotion=(2, 0)).activate("Honey Pot")
    table.sees(devotion=(4, 0), splat=["Honey Pot"], mine=["Plain Beetle (exhausted)"])
    assert extra(table, "Plain Beetle") == (0, 0, 0)


def test_a_honey_pot_is_eaten_without_a_bug_too():
    game(mine=["Honey Pot"]).activate("Honey Pot").sees(devotion=(2, 0), mine=[], splat=["Honey Pot"])


def test_a_pocket_compass_looks_ahead_and_is_traded_for_a_card():
    table = game(mine=["Pocket Compass"], deck=["Bookworm", "Honey Pot", SPARE])
    table.activate("Pocket Compass", 0).offers("choose-card Bookworm", "done").choose("Bookworm")
    table.sees(mine=["Pocket Compass (exhausted)"], deck=3)
    table.activate("Pocket Compass", 1).sees(mine=[], splat=["Pocket Compass"], hand=["Honey Pot", SPARE], deck=2)
    assert ready_dust(table) == len(DUST) - 3


# --- common actions and a support -------------------------------------------------------------------------------------


def test_who_rummages_the_bins_draws_two_and_may_throw_one_of_them_away():
    table = game(hand=["Rummage the Bins", SPARE], deck=["Bookworm", "Honey Pot", "Errand Fly"])
    table.play("Rummage the Bins").resolve().asks("me", "discard")
    table.choose("Honey Pot").sees(hand=["Bookworm", SPARE], splat=["Honey Pot", "Rummage the Bins"], deck=1)


@rule("SB-K4", "SB-P9")
def test_a_blocker_with_sand_in_its_eyes_deals_no_damage():
    mine = ["Plain Beetle"]
    table = game(mine=mine, theirs=["Plain Ant", "Plain Tick"], hand=["Kick Up Sand"], deck=["Bookworm"])
    assert not table.can("play Kick Up Sand")
    table.attack("Plain Beetle").pass_all().block("Plain Ant").done().play("Kick Up Sand")
    table.sees(hand=["Bookworm"]).resolve().pass_all()
    table.sees(mine=["Plain Beetle (exhausted)"], theirs=["Plain Tick"], their_splat=["Plain Ant"])


@rule("SB-C7")
def test_a_tossed_pebble_deals_two_damage_to_any_bug_on_a_field():
    hand = ["Toss a Pebble", "Toss a Pebble", SPARE]
    table = game(mine=["Plain Ant"], theirs=["Plain Beetle", "Stone Snail"], hand=hand, their_hive=["Plain Tick"])
    table.play("Toss a Pebble").offers("target my Plain Ant", "target their Plain Beetle", "target their Stone Snail")
    table.target("Stone Snail").resolve()
    assert table.shown("Stone Snail")["damage"] == 2
    table.play("Toss a Pebble").target("Plain Beetle").resolve().sees(theirs=["Stone Snail"])


@rule("SB-P9", "SB-C8")
def test_an_ankle_high_thread_trips_attackers_alone():
    table = game(
        mine=["Plain Ant"],
        theirs=["Three-Plate Beetle", "Four-Plate Beetle", "Plain Beetle"],
        hand=["Ankle-High Thread", "Ankle-High Thread"],
        devotion=5,
        their_turn=True,
    )
    table.attack("Three-Plate Beetle", "Four-Plate Beetle").play("Ankle-High Thread")
    table.offers("target their Three-Plate Beetle", "target their Four-Plate Beetle").target("Three-Plate Beetle")
    table.resolve().sees(their_splat=["Three-Plate Beetle"])
    table.play("Ankle-High Thread").resolve().pass_all()
    assert table.shown("Four-Plate Beetle")["damage"] == 3


def test_bumped_antennae_start_a_fight_of_two():
    mine = ["Plain Beetle", "Stone Snail"]
    theirs = ["Three-Plate Beetle", "Plain Ant"]
    table = game(mine=mine, theirs=theirs, hand=["Bumped Antennae", "Bumped Antennae", SPARE])
    table.play("Bumped Antennae").offers("target my Plain Beetle", "target my Stone Snail").target("Plain Beetle")
    table.offers("target their Three-Plate Beetle", "target their Plain Ant").target("Plain Ant")
    table.sees(mine=["Stone Snail"], theirs=["Three-Plate Beetle"]).play("Bumped Antennae")
    assert table.shown("Stone Snail")["damage"] == 1
    assert table.shown("Three-Plate Beetle")["damage"] == 1


@rule("SB-P9")
def test_a_stray_boot_crushes_what_has_three_defence_or_less():
    mine = ["Plain Ant"]
    theirs = ["Three-Plate Beetle", "Four-Plate Beetle", {"card": "Plain Beetle", "plus": 2}]
    table = game(mine=mine, theirs=theirs, hand=["Stray Boot", SPARE]).play("Stray Boot")
    table.offers("target my Plain Ant", "target their Three-Plate Beetle").target("Three-Plate Beetle")
    table.sees(their_splat=["Three-Plate Beetle"])


@rule("SB-B15")
def test_a_stray_boot_crushes_who_has_three_defence_left():
    theirs = [{"card": "Four-Plate Beetle", "damage": 1}, "Four-Plate Beetle"]
    table = game(theirs=theirs, hand=["Stray Boot", SPARE]).play("Stray Boot")
    table.sees(their_splat=["Four-Plate Beetle"], theirs=["Four-Plate Beetle"])
    assert "damage" not in table.shown("Four-Plate Beetle"), "the wounded one was the only target"


@rule("SB-B15", "SB-P8")
def test_a_stray_boot_misses_who_is_no_longer_hurt_enough():
    theirs = [{"card": "Four-Plate Beetle", "damage": 3}, "Plain Ant"]
    their: dict[str, Any] = {"their_hand": ["Legs in the Air"], "their_hive": DUST}
    table = game(theirs=theirs, hand=["Stray Boot", SPARE], **their)
    table.play("Stray Boot").target("Four-Plate Beetle").play("Legs in the Air").target("Four-Plate Beetle").resolve()
    table.sees(theirs=["Four-Plate Beetle", "Plain Ant"], splat=["Stray Boot"])


@rule("SB-P8")
def test_a_stray_boot_misses_who_has_grown_in_response():
    table = game(
        theirs=["Three-Plate Beetle", "Plain Ant"],
        hand=["Stray Boot", SPARE],
        their_hand=["Legs in the Air"],
        their_hive=DUST,
    )
    table.play("Stray Boot").target("Three-Plate Beetle").play("Legs in the Air").target("Three-Plate Beetle").resolve()
    table.sees(theirs=["Three-Plate Beetle", "Plain Ant"], splat=["Stray Boot"])


def test_a_shared_picnic_feeds_two_to_you_and_one_to_every_enemy():
    table = game(hand=["Shared Picnic", SPARE], others=[{}]).play("Shared Picnic")
    table.sees(hand=3 * [SPARE], deck=8, their_hand=[SPARE], their_deck=9, third_hand=[SPARE], third_deck=9)


def test_a_storm_drain_speeds_up_swimmers_and_tunnelers_that_attack():
    mine = ["Storm Drain", "Plain Diver", "Plain Digger", "Plain Glider"]
    table = game(mine=mine, their_devotion=9)
    table.attack("Plain Diver", "Plain Glider").sees(devotion=(0, 4), turn="them")
    assert extra(table, "Plain Diver") == (0, 0, 0)
    table.end_turn().attack("Plain Digger").sees(devotion=(0, 1))
    against = game(theirs=["Storm Drain"], mine=["Plain Diver"], their_devotion=9).attack("Plain Diver")
    against.sees(devotion=(0, 7))


# --- uncommon bugs, the first half ------------------------------------------------------------------------------------


@rule("SB-U1")
def test_scaffold_termites_make_bugs_of_five_or_more_cheaper():
    mine = ["Scaffold Termite", "Scaffold Termite"]
    table = game(mine=mine, hand=["Five-Plate Beetle", "Four-Plate Beetle", SPARE])
    table.play("Five-Plate Beetle")
    assert ready_dust(table) == len(DUST) - 3
    table.play("Four-Plate Beetle")
    assert ready_dust(table) == len(DUST) - 7


def test_a_scaffold_termite_helps_a_bug_out_of_the_hive_and_no_enemy():
    table = game(mine=["Scaffold Termite"], hive=[*4 * [SPARE], "Five-Plate Beetle"]).play_from_hive(
        "Five-Plate Beetle"
    )
    table.sees(mine=["Five-Plate Beetle", "Scaffold Termite"], hive=4 * [f"{SPARE} (exhausted)"])
    theirs = game(theirs=["Scaffold Termite"], hand=["Five-Plate Beetle", SPARE]).play("Five-Plate Beetle")
    assert ready_dust(theirs) == len(DUST) - 5


@rule("SB-U2")
def test_dave_hired_sword_fights_harder_for_a_dust():
    table = game(mine=["Dave, Hired Sword"], theirs=["Stone Snail"]).attack("Dave, Hired Sword").asks("me", "pay")
    table.accept()
    assert extra(table, "Dave, Hired Sword") == (1, 1, 0)
    table.done().sees(turn="them")
    assert extra(table, "Dave, Hired Sword") == (0, 0, 0)
    assert ready_dust(table) == len(DUST) - 1


@rule("SB-Y2")
def test_dave_hired_sword_need_not_be_paid_to_take_his_bounty():
    table = game(mine=["Dave, Hired Sword"], theirs=["Ant"]).attack("Dave, Hired Sword").refuse().block("Ant")
    table.sees(mine=["Bounty", "Dave, Hired Sword (exhausted)"], theirs=[])
    assert ready_dust(table) == len(DUST)


@rule("SB-K2")
def test_a_turnstile_spider_stops_two_and_is_applauded_once():
    table = game(mine=["Turnstile Spider"], theirs=3 * ["Ant"], devotion=3, their_turn=True)
    table.attack("Ant #1", "Ant #2", "Ant #3").block("Turnstile Spider", "Ant #1").block("Turnstile Spider", "Ant #2")
    table.sees(turn="me", devotion=(3, 0))
    alone = game(mine=["Turnstile Spider"], theirs=["Ant"], their_turn=True).attack("Ant").block("Turnstile Spider")
    alone.sees(devotion=(1, 0), theirs=[])


@rule("SB-P10")
def test_nobody_blocks_a_ceiling_crawler():
    table = game(mine=["Ceiling Crawler", "Plain Ant"], theirs=["Plain Glider", "Stone Snail"], their_devotion=9)
    attack = table.permanent("Ceiling Crawler").card.atk
    table.attack("Ceiling Crawler", "Plain Ant")
    table.offers("block Plain Ant with Plain Glider", "block Plain Ant with Stone Snail", "done").done()
    table.sees(devotion=(0, 9 - attack - 2))


@rule("SB-Z6", "SB-C3")
def test_a_sticky_fingered_fly_walks_off_with_an_item_even_with_one_that_is_worn():
    theirs = ["Plain Ant", {"card": "Honey Pot", "on": 0}, "Sap Jar"]
    table = game(mine=["Sticky-Fingered Fly", "Plain Bell"], theirs=theirs).attack("Sticky-Fingered Fly").done()
    table.offers("target their Honey Pot", "target their Sap Jar").target("Honey Pot")
    table.sees(mine=["Sticky-Fingered Fly (exhausted)", "Honey Pot", "Plain Bell"], theirs=["Plain Ant", "Sap Jar"])
    assert extra(table, "Plain Ant") == (0, 0, 0)
    table.end_turn().activate("Honey Pot").sees(their_splat=["Honey Pot"], splat=[])


@rule("SB-P9")
def test_a_sticky_fingered_fly_that_is_blocked_or_finds_nothing_takes_nothing():
    blocked = game(mine=["Sticky-Fingered Fly"], theirs=["Stone Snail", "Plain Bell"]).attack("Sticky-Fingered Fly")
    blocked.block("Stone Snail").sees(theirs=["Plain Bell", "Stone Snail"])
    poor = game(mine=["Sticky-Fingered Fly", "Plain Bell"]).attack("Sticky-Fingered Fly")
    poor.sees(mine=["Sticky-Fingered Fly (exhausted)", "Plain Bell"], turn="them")


@rule("SB-C10")
def test_a_larder_raider_empties_the_hand_of_the_player_it_hits():
    table = game(mine=["Larder Raider"], their_hand=["Bookworm"], others=[{"hand": ["Bookworm", "Bookworm"]}])
    table.attack("Larder Raider", whom="third")
    table.sees(third_hand=["Bookworm"], third_splat=["Bookworm"], their_splat=[])
    bare = game(mine=["Larder Raider"], their_devotion=9).attack("Larder Raider").sees(their_splat=[])
    assert bare.state.sides[1].devotion == 9 - bare.permanent("Larder Raider").card.atk


@rule("SB-P14")
def test_a_drywall_termite_may_gnaw_a_support_away():
    table = game(mine=["Storm Drain"], theirs=["Paperwork", "Plain Bell"], hand=["Drywall Termite", "Drywall Termite"])
    table.play("Drywall Termite").offers("target my Storm Drain", "target their Paperwork").target("Paperwork")
    table.accept().sees(theirs=["Plain Bell"], their_splat=["Paperwork"])
    table.play("Drywall Termite").refuse().sees(mine=["Drywall Termite", "Drywall Termite", "Storm Drain"])


@rule("SB-Z5")
def test_a_gravedigger_cricket_puts_a_cheap_bug_to_work_in_the_hive():
    splat = ["Plain Ant", "Three-Plate Beetle", "Honey Pot", "Plain Tick"]
    table = game(hand=["Gravedigger Cricket", SPARE], splat=splat, their_splat=["Plain Soldier"])
    table.play("Gravedigger Cricket").offers("choose-card Plain Ant", "choose-card Plain Tick", "done")
    table.choose("Plain Ant").sees(splat=["Honey Pot", "Plain Tick", "Three-Plate Beetle"])
    assert table.permanent("Plain Ant").in_hive


@rule("SB-P17")
def test_a_towline_strider_takes_another_bug_into_the_water_once_a_turn():
    table = game(mine=["Towline Strider", "Plain Ant", "Plain Tick"], theirs=["Plain Beetle"])
    table.activate("Towline Strider").offers("target my Plain Ant", "target my Plain Tick").target("Plain Ant")
    assert extra(table, "Plain Ant") == (1, 0, 0)
    assert table.shown("Plain Ant").get("keywords", []) == ["swimming"]
    assert not table.can("activate Towline Strider")
    table.end_turn()
    assert extra(table, "Plain Ant") == (0, 0, 0)
    assert "keywords" not in table.shown("Plain Ant")


@rule("SB-P12")
def test_a_coin_stuffed_beetle_drops_a_bounty_the_first_time_it_is_hurt_each_turn():
    table = game(mine=["Coin-Stuffed Beetle"], hand=3 * ["Bumped Antennae"], theirs=["Ant", "Ant", "Ant"])
    table.play("Bumped Antennae").target("Ant #1").sees(mine=["Bounty", "Coin-Stuffed Beetle"])
    table.play("Bumped Antennae").target("Ant #1").resolve()
    table.sees(mine=["Bounty", "Coin-Stuffed Beetle"], theirs=["Ant"])
    table.end_turn().attack("Ant").pass_all().block("Coin-Stuffed Beetle").pass_all()
    table.sees(mine=["Bounty", "Bounty", "Coin-Stuffed Beetle"], turn="me")


@rule("SB-T1")
def test_a_pantry_guard_is_as_tough_as_its_players_hand_is_full():
    printed = game(mine=["Pantry Guard"]).permanent("Pantry Guard").card
    guard = {"card": "Pantry Guard", "damage": printed.defence}
    table = game(mine=[guard], hand=[SPARE, "Honey Pot"], their_hand=3 * [SPARE])
    assert extra(table, "Pantry Guard") == (0, 2, 0)
    table.place(SPARE)
    assert extra(table, "Pantry Guard") == (0, 1, 0)
    table.play("Honey Pot").sees(mine=["Honey Pot"], splat=["Pantry Guard"])


@rule("SB-P12")
def test_a_show_off_ladybug_shows_the_first_item_of_each_turn():
    mine = ["Show-Off Ladybug", "Plain Ant", "Thimble Helmet", "Honey Pot"]
    table = game(mine=mine).equip("Honey Pot", "Plain Ant").sees(devotion=(0, 0))
    table.equip("Honey Pot", "Show-Off Ladybug").sees(devotion=(2, 0))
    table.equip("Thimble Helmet", "Show-Off Ladybug").sees(devotion=(2, 0)).end_turn().end_turn()
    table.equip("Thimble Helmet").sees(devotion=(2, 0)).equip("Thimble Helmet").sees(devotion=(4, 0))
