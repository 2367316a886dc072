"""Unaligned cards of First Molt: rare bugs and items."""

import pytest

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    FLYING,
    HUNTER,
    MANTIS,
    SCORPION,
    SNAIL,
    SOLDIER,
    TUNNELING,
    WORM,
    action,
    bug,
    bugs,
    damage,
    draw,
    every,
    gain_devotion,
    item,
    quick_action,
    ready_up,
    return_to_hand,
    splat,
    target,
    until_end,
)
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from shard_table import Table

DUST = 9 * ["Pew Slug"]  # a Hive that pays for anything
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on
CARDS = (  # cards whose figures never change
    bug("Plain Ant", "2", 2, 2, 1, ANT),
    bug("Plain Soldier", "2", 2, 2, 1, ANT, SOLDIER),
    bug("Plain Hunter", "2", 2, 2, 1, ANT, HUNTER),
    bug("Plain Mantis", "2", 2, 2, 1, MANTIS),
    bug("Plain Scorpion", "2", 2, 2, 1, SCORPION),
    bug("Plain Worm", "2", 2, 2, 3, WORM),
    bug("Plain Digger", "2", 2, 2, 1, ANT, TUNNELING),
    bug("No-Fist Glider", "2", 0, 4, 1, ANT, FLYING, SOLDIER),
    bug("Crumb Ant", "1", 1, 1, 2, ANT),
    bug("Sun Ant", "S", 2, 2, 1, ANT),
    bug("Three-Fist Ant", "3", 3, 3, 1, ANT),
    bug("Stone Snail", "5", 1, 9, 3, SNAIL),
    bug("Six-Dust Beetle", "6", 3, 3, 1, BEETLE),
    bug("Greeting Ant", "5", 2, 2, 1, ANT, played=gain_devotion(5)),
    item("Plain Hat", "1", "armor", "1", []),
    quick_action("Plain Shout", "1", "effect", draw()),
    action("Plain Flick", "1", "attack", splat(target(bugs()))),
    action("Plain Drizzle", "1", "attack", damage(2, every(bugs()))),
    quick_action("Plain Cheer", "1", "effect", until_end(target(bugs()), atk=1)),
    action("Plain Nudge", "1", "effect", ready_up(target(bugs()))),
    action("Plain Gust", "1", "effect", return_to_hand(target(bugs()))),
)


def game(**position):
    """A game with the plain cards, dust for anything and a card in hand."""
    return Table(cards=CARDS, **{"hive": DUST, "hand": [SPARE], **position})


def extra(table, name):
    """How far a bug is above its printed ATK, DEF and DEV."""
    bug = table.permanent(name)
    return bug.atk - bug.card.atk, bug.defence - bug.card.defence, bug.dev - bug.card.dev


KINDS = {  # what is printed besides figures
    "Generous Landlord": ("rare", "termite noble"),
    "Undertaker Beetle": ("rare", "beetle mystic"),
    "Welcome-Mat Spider": ("rare", "spider hunter"),
    "Captain Without a Flag": ("rare", "mantis soldier noble"),
    "Mother Loam": ("rare", "worm noble · tunneling"),
    "Puppeteer Wasp": ("rare", "wasp mystic · flying"),
    "Compost Colossus": ("rare", "beetle · Stomp"),
    "Larva of Ages": ("cosmic", "worm mystic"),
    "Doctor Mandible, Toymaker": ("cosmic", "mantis smith"),
    "Madame Chrysalis": ("cosmic", "butterfly noble rogue · flying"),
    "Bom, Who Rolls the World": ("cosmic", "beetle · Stomp"),
}


@rule("SB-E1", "SB-E3")
@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_rare_and_cosmic_rare_unaligned_bugs_are_what_they_say(name, kind):
    (page,) = [page for page in SHARD_BUGS.cards() if page.name == name]
    assert (page.to_data()["rarity"], page.line("en").split(" · ", 1)[1]) == kind


# --- Generous Landlord, Undertaker Beetle, Welcome-Mat Spider ---------------------------------------------------------


@rule("SB-B6", "SB-N1")
def test_a_generous_landlord_has_room_for_a_second_bug_in_the_hive_on_each_turn_of_its_player():
    table = game(mine=["Generous Landlord"], hand=5 * [SPARE], hive=[], their_hand=3 * [SPARE], their_turn=True)
    table.place(SPARE)
    assert not table.can(f"place {SPARE}")
    table.end_turn().place(SPARE).place(SPARE).sees(hive=2 * [SPARE], turn="me")
    assert not table.can(f"place {SPARE}")
    table.end_turn().end_turn().place(SPARE).place(SPARE).sees(hive=4 * [SPARE])
    assert not table.can(f"place {SPARE}")


def test_each_generous_landlord_adds_a_room_and_one_in_the_hive_none():
    field = game(mine=2 * ["Generous Landlord"], hand=4 * [SPARE], hive=[], their_hand=[SPARE], their_turn=True)
    field.end_turn().place(SPARE).place(SPARE).place(SPARE)
    assert not field.can(f"place {SPARE}")
    hive = game(hive=["Generous Landlord"], hand=4 * [SPARE], their_hand=[SPARE], their_turn=True)
    hive.end_turn().place(SPARE)
    assert not hive.can(f"place {SPARE}")


def test_a_generous_landlord_played_this_turn_has_no_room_yet():
    table = game(hand=["Generous Landlord", SPARE, SPARE])
    table.play("Generous Landlord").place(SPARE)
    assert not table.can(f"place {SPARE}")


@rule("SB-P12")
def test_an_undertaker_beetle_is_paid_the_dev_of_the_first_of_your_other_bugs_that_is_splat():
    table = game(mine=["Undertaker Beetle", "Crumb Ant", "Plain Worm"], hand=["Plain Flick", "Plain Flick", SPARE])
    table.play("Plain Flick").target("Crumb Ant").sees(devotion=(2, 0), splat=["Crumb Ant", "Plain Flick"])
    table.play("Plain Flick").target("Plain Worm").sees(devotion=(2, 0), mine=["Undertaker Beetle"])


@rule("SB-P15")
def test_an_undertaker_beetle_is_paid_the_dev_that_mother_loam_gave_the_worm():
    mine = ["Undertaker Beetle", "Plain Worm", "Mother Loam"]
    table = game(mine=mine, hand=["Plain Flick", SPARE])
    table.play("Plain Flick").target("Plain Worm").sees(devotion=(4, 0))


@rule("SB-P12", "SB-V4", "SB-C6")
def test_a_token_without_dev_is_the_first_that_an_undertaker_beetle_buries_all_the_same():
    table = game(mine=["Undertaker Beetle", "Ant", "Crumb Ant"], hand=["Plain Flick", "Plain Flick", SPARE])
    table.play("Plain Flick").target("Ant").play("Plain Flick").target("Crumb Ant").sees(devotion=(0, 0))


@rule("SB-Z2")
def test_an_undertaker_beetle_buries_neither_enemies_nor_itself_nor_the_bugs_of_the_hive():
    enemy = game(mine=["Undertaker Beetle"], theirs=["Crumb Ant"], hand=["Plain Flick", SPARE])
    enemy.play("Plain Flick").target("Crumb Ant").sees(their_splat=["Crumb Ant"], devotion=(0, 0))
    itself = game(mine=["Undertaker Beetle", "Crumb Ant"], hand=["Plain Flick", SPARE])
    itself.play("Plain Flick").target("Undertaker Beetle").sees(mine=["Crumb Ant"], devotion=(0, 0))
    hive = game(mine=["Undertaker Beetle"], hive=[*DUST, "Crumb Ant"], hand=["Rolled-Up Newspaper", SPARE])
    hive.play("Rolled-Up Newspaper").target("Crumb Ant")
    hive.sees(splat=["Crumb Ant", "Rolled-Up Newspaper"], devotion=(0, 0))


@rule("SB-P12")
def test_a_welcome_mat_spider_bites_the_first_bug_that_enters_an_enemy_field_each_turn():
    hand = ["Crumb Ant", "Crumb Ant", SPARE]
    table = game(theirs=["Welcome-Mat Spider"], hand=hand)
    table.play("Crumb Ant").sees(mine=[], splat=["Crumb Ant"])
    table.play("Crumb Ant").sees(mine=["Crumb Ant"], splat=["Crumb Ant"])


@rule("SB-P16")
def test_a_welcome_mat_spider_bites_tokens_and_bugs_that_move_in_from_the_hive():
    token = game(theirs=["Welcome-Mat Spider"], hand=["Odd Jobs", SPARE])
    token.play("Odd Jobs").mode(0)
    assert token.shown("Earthworm")["damage"] == 1
    hive = [*DUST, "Stone Snail", "Puddle Strider", "Puddle Strider"]
    moved = game(mine=["Plain Ant"], theirs=["Welcome-Mat Spider"], hand=["Poison Gas", SPARE], hive=hive)
    moved.play("Poison Gas").target("Stone Snail").resolve()
    assert moved.shown("Stone Snail")["damage"] == 1


def test_a_welcome_mat_spider_bites_no_bug_of_its_own_side_and_nothing_that_is_placed_in_a_hive():
    table = game(mine=["Welcome-Mat Spider"], hand=["Crumb Ant", SPARE])
    table.play("Crumb Ant").sees(mine=["Crumb Ant", "Welcome-Mat Spider"])
    hive = game(theirs=["Welcome-Mat Spider"], hand=["Crumb Ant", "Crumb Ant", SPARE])
    hive.place("Crumb Ant").play("Crumb Ant").sees(hive=[*DUST, "Crumb Ant (exhausted)"], splat=["Crumb Ant"])


# --- Captain Without a Flag, Mother Loam ------------------------------------------------------------------------------


@rule("SB-D2", "SB-E2")
def test_a_captain_without_a_flag_leads_your_other_unaligned_bugs_on_the_field():
    mine = ["Captain Without a Flag", "Plain Ant", "Sun Ant", "Earthworm"]
    table = game(mine=mine, theirs=["Plain Ant"], hive=[*DUST, "Crumb Ant"])
    assert extra(table, "my Plain Ant") == (1, 1, 0)
    assert extra(table, "Sun Ant") == (0, 0, 0)
    assert extra(table, "Earthworm") == (0, 0, 0)  # the alliance of a token counts for equipping alone
    assert extra(table, "Captain Without a Flag") == (0, 0, 0)
    assert extra(table, "their Plain Ant") == (0, 0, 0)
    assert extra(table, "Crumb Ant") == (0, 0, 0)


def test_two_captains_without_a_flag_lead_each_other():
    table = game(mine=["Captain Without a Flag", "Captain Without a Flag", "Plain Ant"])
    assert extra(table, "Captain Without a Flag #1") == (1, 1, 0)
    assert extra(table, "Captain Without a Flag #2") == (1, 1, 0)
    assert extra(table, "Plain Ant") == (2, 2, 0)


@rule("SB-T1", "SB-B9")
def test_a_damaged_bug_falls_when_its_captain_without_a_flag_is_gone():
    table = game(mine=["Captain Without a Flag", "Plain Ant"], hand=["Plain Drizzle", "Plain Gust", SPARE])
    table.play("Plain Drizzle").sees(mine=["Captain Without a Flag", "Plain Ant"])
    table.play("Plain Gust").target("Captain Without a Flag")
    table.sees(mine=[], splat=["Plain Ant", "Plain Drizzle", "Plain Gust"])


@rule("SB-V4")
def test_mother_loam_brings_an_earthworm_and_makes_it_devout():
    table = game(hand=["Mother Loam", SPARE])
    table.play("Mother Loam").sees(mine=["Earthworm", "Mother Loam"])
    assert table.dev("Earthworm") == 1
    table.end_turn().end_turn().devote("Earthworm").sees(devotion=(1, 0))


def test_mother_loam_cares_for_your_other_worms_alone():
    table = game(mine=["Mother Loam", "Plain Worm", "Plain Ant"], theirs=["Plain Worm"])
    assert extra(table, "my Plain Worm") == (0, 0, 1)
    assert extra(table, "Mother Loam") == (0, 0, 0)
    assert extra(table, "Plain Ant") == (0, 0, 0)
    assert extra(table, "their Plain Worm") == (0, 0, 0)


# --- Puppeteer Wasp, Compost Colossus ---------------------------------------------------------------------------------


@rule("SB-Z6", "SB-B3", "SB-Z4")
def test_a_puppeteer_wasp_takes_a_weak_enemy_bug_for_good():
    theirs = ["Plain Ant", "Three-Fist Ant", "Crumb Ant"]
    table = game(mine=["Plain Ant"], theirs=theirs, their_hive=["Plain Ant"], hand=["Puppeteer Wasp", SPARE])
    table.play("Puppeteer Wasp").offers("target their Plain Ant", "target their Crumb Ant").target("Crumb Ant")
    table.sees(mine=["Crumb Ant", "Plain Ant", "Puppeteer Wasp"], theirs=["Plain Ant", "Three-Fist Ant"])
    assert table.is_dizzy("Crumb Ant")
    table.end_turn().end_turn().devote("Crumb Ant").sees(devotion=(2, 0))


@rule("SB-C3")
def test_a_bug_leaves_its_items_behind_when_a_puppeteer_wasp_takes_it():
    theirs = ["Plain Ant", {"card": "Plain Hat", "on": 0}]
    table = game(theirs=theirs, hand=["Puppeteer Wasp", SPARE])
    table.play("Puppeteer Wasp").sees(mine=["Plain Ant", "Puppeteer Wasp"], theirs=["Plain Hat"])
    assert not table.shown("Plain Hat").get("on")


@rule("SB-P8")
def test_a_puppeteer_wasp_loses_a_bug_that_was_cheered_on_above_two_atk():
    table = game(theirs=["Plain Ant"], hand=["Puppeteer Wasp", SPARE], their_hand=["Plain Cheer"], their_hive=[SPARE])
    table.play("Puppeteer Wasp").play("Plain Cheer").target("Plain Ant").resolve()
    table.sees(mine=["Puppeteer Wasp"], theirs=["Plain Ant"])


@rule("SB-Z2", "SB-B10")
def test_a_compost_colossus_has_one_atk_for_each_bug_in_your_splat_zone():
    heap = ["Plain Ant", "Sun Ant", "Plain Hat", "Plain Shout"]
    table = game(mine=["Compost Colossus", "Crumb Ant"], splat=heap, their_splat=["Plain Ant"], hand=["Plain Flick"])
    assert extra(table, "Compost Colossus") == (2, 0, 0)
    table.play("Plain Flick").target("Crumb Ant")
    assert extra(table, "Compost Colossus") == (3, 0, 0)


@rule("SB-Y8")
def test_a_compost_colossus_stomps_with_its_heap():
    heap = 5 * ["Plain Ant"]
    table = game(mine=["Compost Colossus"], theirs=["Plain Ant"], splat=heap, their_devotion=9)
    atk = table.permanent("Compost Colossus").atk
    table.attack("Compost Colossus").block("Plain Ant").sees(devotion=(0, 9 - (atk - 2)), their_splat=["Plain Ant"])


# --- Whetstone of Grudges, Siege Acorn --------------------------------------------------------------------------------


@rule("SB-C2")
def test_a_whetstone_of_grudges_fits_soldiers_hunters_mantises_and_scorpions():
    mine = ["Whetstone of Grudges", "Plain Ant", "Plain Soldier", "Plain Hunter", "Plain Mantis", "Plain Scorpion"]
    table = game(mine=mine)
    table.equip("Whetstone of Grudges").offers(
        *[f"target my Plain {fitting}" for fitting in ("Soldier", "Hunter", "Mantis", "Scorpion")]
    )
    table.target("Plain Hunter")
    assert extra(table, "Plain Hunter") == (1, 0, 0)
    assert extra(table, "Plain Soldier") == (0, 0, 0)


def test_a_whetstone_of_grudges_sharpens_a_bug_that_wounds_another():
    mine = ["Plain Soldier", {"card": "Whetstone of Grudges", "on": 0}]
    table = game(mine=mine, theirs=["Crumb Ant"])
    table.attack("Plain Soldier").block("Crumb Ant")
    assert table.shown("Plain Soldier")["plus"] == 1
    assert extra(table, "Plain Soldier") == (2, 1, 0)


def test_a_whetstone_of_grudges_is_whetted_once_by_each_bug_that_is_wounded():
    mine = ["Stone Snail", {"card": "Whetstone of Grudges", "on": 0}]
    table = game(mine=mine, theirs=["Crumb Ant", "Plain Ant"])
    table.attack("Stone Snail").block("Crumb Ant").block("Plain Ant").order("Crumb Ant")
    table.sees(theirs=["Plain Ant"])
    assert table.shown("Stone Snail")["plus"] == 2


def test_a_whetstone_of_grudges_sharpens_a_blocker_too():
    theirs = ["Stone Snail", {"card": "Whetstone of Grudges", "on": 0}]
    table = game(mine=["Plain Ant"], theirs=theirs)
    table.attack("Plain Ant").block("Stone Snail")
    assert table.shown("Stone Snail")["plus"] == 1


def test_a_whetstone_of_grudges_does_nothing_for_a_bug_that_hits_a_player_or_is_splat():
    mine = ["Plain Soldier", {"card": "Whetstone of Grudges", "on": 0}]
    player = game(mine=mine, their_devotion=5)
    player.attack("Plain Soldier").sees(devotion=(0, 2))
    assert extra(player, "Plain Soldier") == (1, 0, 0)
    splat = game(mine=mine, theirs=["Three-Fist Ant"])
    splat.attack("Plain Soldier").block("Three-Fist Ant").sees(mine=["Whetstone of Grudges"], splat=["Plain Soldier"])


@rule("SB-R2", "SB-R3")
def test_damage_that_is_resisted_whole_sharpens_no_whetstone_of_grudges():
    mine = ["No-Fist Glider", {"card": "Whetstone of Grudges", "on": 0}]
    resisted = game(mine=mine, theirs=["Plain Digger"])
    resisted.attack("No-Fist Glider").block("Plain Digger")
    assert extra(resisted, "No-Fist Glider") == (1, 0, 0)
    not_resisted = game(mine=mine, theirs=["Plain Ant"])
    not_resisted.attack("No-Fist Glider").block("Plain Ant")
    assert extra(not_resisted, "No-Fist Glider") == (2, 1, 0)


@rule("SB-Y8", "SB-N1")
def test_a_bug_with_a_siege_acorn_stomps_hard_and_gets_up_no_more():
    mine = ["Plain Ant", {"card": "Siege Acorn", "on": 0}]
    table = game(mine=mine, theirs=["Crumb Ant"], their_devotion=9)
    assert extra(table, "Plain Ant") == (5, 0, 0)
    table.attack("Plain Ant").block("Crumb Ant").sees(devotion=(0, 3), turn="them")
    table.end_turn().sees(turn="me", mine=["Plain Ant (exhausted)", "Siege Acorn"])


@rule("SB-P10")
def test_no_nudge_readies_the_bearer_of_a_siege_acorn_but_the_next_bearer_frees_it():
    mine = ["Plain Ant (exhausted)", {"card": "Siege Acorn", "on": 0}, "Plain Worm"]
    table = game(mine=mine, hand=["Plain Nudge", "Plain Nudge", SPARE])
    table.play("Plain Nudge").target("Plain Ant").sees(mine=["Plain Ant (exhausted)", "Plain Worm", "Siege Acorn"])
    table.equip("Siege Acorn", "Plain Worm").play("Plain Nudge").target("Plain Ant")
    table.sees(mine=["Plain Ant", "Plain Worm", "Siege Acorn"])
    assert extra(table, "Plain Worm") == (5, 0, 0)


# --- Prism of Three Skies, Stowaway Crate -----------------------------------------------------------------------------


@rule("SB-U4", "SB-U1")
@pytest.mark.parametrize(
    ("part", "dust", "bug"),
    [(0, "solar", "Overconfident Ant"), (1, "lunar", "Puddle Strider"), (2, "meteor", "Gravel Recruit")],
)
def test_a_prism_of_three_skies_gives_one_dust_of_any_shard_each_turn(part, dust, bug):
    table = game(mine=["Prism of Three Skies"], hand=[bug, SPARE], their_hand=["Plain Shout"], their_hive=[SPARE])
    table.activate("Prism of Three Skies", part).asks("me", "main").sees(dust={dust: 1})
    assert not table.can("activate Prism of Three Skies")
    table.play(bug).resolve().sees(mine=[bug, "Prism of Three Skies (exhausted)"], dust={})


@rule("SB-U5")
def test_a_prism_of_three_skies_shines_on_its_players_own_turn_only():
    position = {"mine": ["Prism of Three Skies"], "theirs": ["Crumb Ant"], "hand": ["Spark Spit", SPARE]}
    theirs = game(**position, their_turn=True)
    theirs.devote("Crumb Ant")
    theirs.asks("me", "priority").offers("generate Pew Slug", "pass")
    mine = game(**position)
    mine.activate("Prism of Three Skies", 2).play("Spark Spit").resolve().sees(
        their_splat=["Crumb Ant"], mine=["Prism of Three Skies (exhausted)"]
    )


@rule("SB-P16", "SB-B3")
def test_a_stowaway_crate_puts_a_bug_of_cost_five_on_the_field_unplayed_and_dizzy():
    hand = ["Greeting Ant", "Six-Dust Beetle", "Plain Hat", "Stone Snail"]
    table = game(mine=["Stowaway Crate"], hand=hand)
    table.activate("Stowaway Crate").offers("choose-card Greeting Ant", "choose-card Stone Snail", "done")
    table.choose("Greeting Ant").sees(mine=["Greeting Ant", "Stowaway Crate (exhausted)"], devotion=(0, 0))
    assert table.is_dizzy("Greeting Ant")


@rule("SB-P14")
def test_a_stowaway_crate_may_stay_shut():
    table = game(mine=["Stowaway Crate"], hand=["Stone Snail", SPARE])
    table.activate("Stowaway Crate").done()
    table.sees(hand=["Stone Snail", SPARE], mine=["Stowaway Crate (exhausted)"])
