"""Unaligned cards of First Molt: what they are, and what the common bugs do."""

import pytest

from bugduel.shardbugs.cards.vocabulary import BEETLE, COCKROACH, FLYING, SNAIL, TUNNELING, bug, relic
from bugduel.shardbugs.game import SHARD_BUGS
from marks import rule
from shard_table import Table

DUST = 15 * ["Pew Slug"]  # a Hive that pays for anything
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on
BUGS = (  # bugs whose figures never change
    bug("Plain Roach", "1", 2, 2, 1, COCKROACH),
    bug("Plain Glider", "1", 1, 2, 1, BEETLE, FLYING),
    bug("Plain Digger", "1", 1, 2, 1, BEETLE, TUNNELING),
    bug("Glass Beetle", "1", 1, 1, 1, BEETLE),
    bug("Stone Snail", "1", 1, 9, 1, SNAIL),
    relic("Plain Bell", "1"),
)

# bugs of figures and keywords alone
PRINTED = {
    "Raindrop Skater": "1  1/2  dev 0 · strider · swimming, flying resistance",
    "Errand Fly": "1  1/1  dev 1 · fly worker · flying",
    "Doormat Beetle": "1  0/2  dev 1 · beetle · Hardshell",
    "Dave Swiftfoot": "2  2/2  dev 1 · cricket scout · Aggro",
    "Rent-a-Roach": "2  2/2  dev 1 · cockroach soldier · Bounty 1",
    "Cellar Digger": "2  2/2  dev 1 · cricket worker · tunneling",
    "Pew Slug": "2  0/2  dev 2 · slug mystic",
    "Dart Wasp": "3  2/2  dev 1 · wasp hunter · flying · Plink 1",
    "Ditch Scorpion": "4  3/4  dev 1 · scorpion hunter · Focus, Venom",
    "Long-Haul Centipede": "5  5/4  dev 2 · centipede worker · Aggro",
}
# the others, but for their figures
WORDS = {
    "Hitchhiking Tick": "tick scout",
    "Crumb Roller": "beetle worker",
    "Night-Watch Roach": "cockroach soldier",
    "Gutter Mosquito": "mosquito rogue · flying",
    "Underdog Tick": "tick soldier",
    "Bookworm": "worm mystic",
    "Adventurous Earthworm": "worm scout · tunneling",
    "Hermit Slug": "slug mystic",
    "Penny-Saver Ladybug": "ladybug worker",
    "Guesthouse Snail": "snail worker",
    "Sweater Moth": "moth rogue · flying",
    "Party Crasher": "cockroach rogue",
    "Stubborn Beetle": "beetle soldier · Stomp",
    "Town Crier Cricket": "cricket noble",
    "Scaffold Termite": "termite smith",
    "Dave, Hired Sword": "cricket soldier · Bounty 1",
    "Turnstile Spider": "spider soldier",
    "Ceiling Crawler": "centipede rogue",
    "Sticky-Fingered Fly": "fly rogue · flying",
    "Larder Raider": "cockroach rogue",
    "Drywall Termite": "termite worker · tunneling",
    "Gravedigger Cricket": "cricket worker · tunneling",
    "Towline Strider": "strider worker · swimming",
    "Coin-Stuffed Beetle": "beetle noble",
    "Pantry Guard": "cockroach soldier",
    "Show-Off Ladybug": "ladybug noble",
    "Palm-Reading Moth": "moth mystic · flying",
    "Victory-Lap Dragonfly": "dragonfly scout · flying",
    "Sunday Mantis": "mantis hunter",
    "Tip-Over Snail": "snail · Hardshell",
    "Door-to-Door Tick": "tick rogue",
    "Cannonball Beetle": "beetle soldier",
    "Scrapheap Picker": "beetle smith",
}
# what is no bug
KINDS = {
    "Splinter Spear": "weapon",
    "Thimble Helmet": "armor",
    "Paper Wings": "armor",
    "Flowerpot Fortress": "armor",
    "Wake-Up Nectar": "consumable",
    "Honey Pot": "consumable",
    "Pocket Compass": "relic",
    "Rummage the Bins": "quick action (effect)",
    "Kick Up Sand": "quick action (attack)",
    "Toss a Pebble": "quick action (attack)",
    "Ankle-High Thread": "quick action (attack)",
    "Bumped Antennae": "action (attack)",
    "Stray Boot": "action (attack)",
    "Shared Picnic": "action (effect)",
    "Storm Drain": "location",
    "Dave's Other Sword": "weapon",
    "Homing Stinger": "weapon",
    "Walnut Plate": "armor",
    "Choir Robe": "armor",
    "Sap Jar": "consumable",
    "Bag of Mulch": "consumable",
    "Firecracker Berry": "consumable",
    "Compost Bin": "relic",
    "Beggar's Bowl": "relic",
    "Dew Collector": "relic",
    "Wind-Up Beetle": "relic",
    "Legs in the Air": "quick action (effect)",
    "Full Kit Inspection": "quick action (attack)",
    "Mop Up": "quick action (attack)",
    "Talk Over Them": "quick action (effect)",
    "Topple the Tall": "quick action (attack)",
    "Wrong Address": "action (effect)",
    "Odd Jobs": "action (effect)",
    "Call the Cousins": "action (effect)",
    "Garbage Day": "action (attack)",
    "Severance Package": "action (effect)",
    "Luxury Tax": "action (effect)",
    "Read the Room": "action (effect)",
    "Sudden Promotion": "action (attack)",
    "Insurance Policy": "event",
    "Paperwork": "event",
}


def game(**position):
    """A game with the plain bugs, dust for anything and a card in hand."""
    return Table(cards=BUGS, **{"hive": DUST, "hand": [SPARE], **position})


def extra(table, name):
    """How far a bug is above its printed ATK, DEF and DEV."""
    bug = table.permanent(name)
    return bug.atk - bug.card.atk, bug.defence - bug.card.defence, bug.dev - bug.card.dev


def line_of(name):
    (page,) = [page for page in SHARD_BUGS.cards() if page.name == name]
    return page.line("en")


@rule("SB-E1", "SB-E2")
@pytest.mark.parametrize(("name", "line"), PRINTED.items())
def test_a_bug_without_abilities_is_what_its_line_says(name, line):
    assert line_of(name) == line


@rule("SB-E1")
@pytest.mark.parametrize(("name", "words"), WORDS.items())
def test_an_unaligned_bug_has_its_species_classes_traits_and_keywords(name, words):
    assert line_of(name).split(" · ", 1)[1] == words


@rule("SB-E1")
@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_an_unaligned_item_action_or_support_is_of_its_kind(name, kind):
    assert line_of(name).split(" ", 1)[1].split(",")[0] == kind


# --- bugs of keywords alone -------------------------------------------------------------------------------------------


@rule("SB-R2", "SB-R3")
def test_a_raindrop_skater_resists_flyers_and_as_a_swimmer_tunnelers():
    theirs = [{"card": name, "plus": 1} for name in ("Plain Glider", "Plain Digger", "Glass Beetle")]
    table = game(mine=["Raindrop Skater"], theirs=theirs, their_turn=True)
    table.attack("Plain Glider").block("Raindrop Skater").sees(mine=["Raindrop Skater"], turn="me")
    table.end_turn().attack("Plain Digger").block("Raindrop Skater").sees(mine=["Raindrop Skater"], turn="me")
    table.end_turn().attack("Glass Beetle").block("Raindrop Skater").sees(mine=[], splat=["Raindrop Skater"])


@rule("SB-R3")
def test_an_errand_fly_resists_swimmers_and_a_cellar_digger_flyers():
    swimmers = game(mine=["Errand Fly"], theirs=["Raindrop Skater"], their_turn=True)
    swimmers.attack("Raindrop Skater").block("Errand Fly").sees(mine=["Errand Fly"])
    flyers = game(mine=["Cellar Digger"], theirs=["Dart Wasp"], their_turn=True)
    flyers.attack("Dart Wasp").block("Cellar Digger").sees(mine=["Cellar Digger"], their_splat=["Dart Wasp"])


@rule("SB-Y6")
def test_a_doormat_beetle_hardens_when_it_blocks():
    table = game(mine=["Doormat Beetle"], theirs=["Plain Roach"], their_turn=True)
    table.attack("Plain Roach").block("Doormat Beetle").sees(
        mine=["Doormat Beetle"], theirs=["Plain Roach (exhausted)"]
    )


@rule("SB-Y1")
def test_dave_swiftfoot_and_a_long_haul_centipede_attack_on_the_turn_they_come():
    table = game(hand=["Dave Swiftfoot", "Long-Haul Centipede", "Plain Roach"], their_devotion=10)
    table.play("Plain Roach").play("Dave Swiftfoot").play("Long-Haul Centipede").end_main()
    table.offers("attack Dave Swiftfoot", "attack Long-Haul Centipede", "done")
    table.attack("Dave Swiftfoot", "Long-Haul Centipede").sees(devotion=(0, 3))


@rule("SB-Y2")
def test_a_rent_a_roach_is_paid_for_what_it_splats_and_for_nothing_else():
    table = game(mine=["Rent-a-Roach", "Plain Roach"], theirs=["Stone Snail", "Glass Beetle"])
    table.attack("Rent-a-Roach", "Plain Roach").block("Stone Snail", "Plain Roach")
    table.block("Glass Beetle", "Rent-a-Roach").sees(
        mine=["Bounty", "Rent-a-Roach (exhausted)", "Plain Roach (exhausted)"]
    )
    unpaid = game(mine=["Rent-a-Roach", "Plain Roach"], theirs=["Glass Beetle"])
    unpaid.attack("Rent-a-Roach", "Plain Roach").block("Glass Beetle", "Plain Roach")
    unpaid.sees(mine=["Rent-a-Roach (exhausted)", "Plain Roach (exhausted)"], theirs=[])


def test_a_pew_slug_gives_the_devotion_of_two():
    game(mine=["Pew Slug"]).devote("Pew Slug").sees(devotion=(2, 0))


@rule("SB-Y7")
def test_a_dart_wasp_plinks_one_damage():
    table = game(hand=["Dart Wasp", SPARE], mine=["Plain Roach"], theirs=["Glass Beetle", "Stone Snail"])
    table.play("Dart Wasp")
    table.offers(
        "target my Dart Wasp", "target my Plain Roach", "target their Glass Beetle", "target their Stone Snail"
    )
    table.target("Stone Snail")
    assert table.shown("Stone Snail")["damage"] == 1


@rule("SB-Y3", "SB-Y9")
def test_a_ditch_scorpion_lures_its_prey_and_leaves_venom_in_it():
    table = game(mine=["Ditch Scorpion"], theirs=["Stone Snail", "Plain Roach"])
    table.attack("Ditch Scorpion").target("Stone Snail").done().sees(turn="them")
    assert table.shown("Stone Snail")["minus"] == table.permanent("Ditch Scorpion").card.atk


# --- when played ------------------------------------------------------------------------------------------------------


def test_a_hitchhiking_tick_looks_at_two_cards_and_sinks_the_ones_it_dislikes():
    deck = ["Errand Fly", "Bookworm", "Party Crasher", "Honey Pot"]
    table = game(hand=["Hitchhiking Tick", SPARE], deck=deck)
    table.play("Hitchhiking Tick").asks("me", "look")
    table.offers("choose-card Errand Fly", "choose-card Bookworm", "done")
    table.choose("Errand Fly").done().sees(deck=4).end_turn().end_turn().sees(hand=["Bookworm", SPARE])
    table.end_turn().end_turn().end_turn().end_turn().end_turn().end_turn()
    table.sees(hand=["Bookworm", "Errand Fly", "Honey Pot", "Party Crasher", SPARE], deck=0)


def test_a_hitchhiking_tick_may_sink_both_or_none():
    both = game(hand=["Hitchhiking Tick", SPARE], deck=["Errand Fly", "Bookworm", "Party Crasher"])
    both.play("Hitchhiking Tick").choose("Errand Fly", "Bookworm").end_turn().end_turn()
    both.sees(hand=["Party Crasher", SPARE])
    none = game(hand=["Hitchhiking Tick", SPARE], deck=["Errand Fly", "Bookworm", "Party Crasher"])
    none.play("Hitchhiking Tick").done().end_turn().end_turn().sees(hand=["Errand Fly", SPARE])


def test_an_underdog_tick_cheers_only_those_who_are_behind():
    behind = game(hand=["Underdog Tick", SPARE], devotion=3, their_devotion=4)
    behind.play("Underdog Tick").sees(devotion=(4, 4))
    level = game(hand=["Underdog Tick", SPARE], devotion=4, their_devotion=4)
    level.play("Underdog Tick").sees(devotion=(4, 4), mine=["Underdog Tick"])


def test_an_underdog_tick_is_behind_if_one_of_two_enemies_is_ahead():
    table = game(hand=["Underdog Tick", SPARE], devotion=3, their_devotion=1, others=[{"devotion": 4}])
    table.play("Underdog Tick").sees(devotion=(4, 1, 4))


def test_a_bookworm_eats_four_cards_of_any_players_deck():
    table = game(hand=["Bookworm", "Bookworm", SPARE])
    table.play("Bookworm").offers("target me", "target them").target("them").sees(their_splat=4 * [SPARE], their_deck=6)
    table.play("Bookworm").target("me").sees(splat=4 * [SPARE], deck=6)


@rule("SB-W2")
def test_a_bookworm_that_empties_a_deck_beats_nobody_yet():
    table = game(hand=["Bookworm", SPARE], their_deck=["Errand Fly", "Honey Pot"])
    table.play("Bookworm").target("them").sees(their_deck=0, their_splat=["Errand Fly", "Honey Pot"], winner=None)
    table.end_turn().sees(winner="me")


@rule("SB-U3", "SB-U4")
def test_a_penny_saver_ladybug_gives_a_dust_back_at_once():
    table = game(hand=["Penny-Saver Ladybug", "Errand Fly", SPARE], their_hand=["Toss a Pebble"], their_hive=DUST)
    table.play("Penny-Saver Ladybug").sees(dust={"neutral": 1}).asks("them", "priority").passes()
    table.play("Errand Fly").sees(dust={}).resolve().sees(mine=["Errand Fly", "Penny-Saver Ladybug"])


@rule("SB-B6", "SB-P16")
def test_a_guesthouse_snail_takes_a_guest_in_besides_the_one_of_the_turn():
    hand = ["Guesthouse Snail", "Party Crasher", "Honey Pot", "Errand Fly"]
    table = game(hand=hand, devotion=5).play("Guesthouse Snail")
    table.offers("choose-card Party Crasher", "choose-card Errand Fly", "done").choose("Party Crasher")
    assert table.permanent("Party Crasher").in_hive
    table.sees(hand=["Errand Fly", "Honey Pot"], devotion=(5, 0)).place("Errand Fly").sees(hand=["Honey Pot"])


def test_a_guesthouse_snail_need_not_take_anybody_in():
    table = game(hand=["Guesthouse Snail", "Errand Fly", "Honey Pot"]).play("Guesthouse Snail").done()
    table.asks("me", "main").sees(hand=["Errand Fly", "Honey Pot"])


@rule("SB-P14")
def test_a_sweater_moth_may_splat_an_item_of_any_player():
    mine = ["Plain Bell", "Glass Beetle"]
    theirs = ["Thimble Helmet", "Storm Drain"]
    table = game(mine=mine, theirs=theirs, hand=["Sweater Moth", "Sweater Moth", SPARE])
    table.play("Sweater Moth").offers("target my Plain Bell", "target their Thimble Helmet").target("Thimble Helmet")
    table.accept().sees(theirs=["Storm Drain"], their_splat=["Thimble Helmet"])
    table.play("Sweater Moth").refuse().sees(mine=["Glass Beetle", "Plain Bell", "Sweater Moth", "Sweater Moth"])


@rule("SB-C9", "SB-W1")
def test_a_party_crasher_hurts_every_player_its_own_too():
    table = game(hand=["Party Crasher", SPARE], devotion=3, their_devotion=0, others=[{"devotion": 2}])
    table.play("Party Crasher").sees(devotion=(2, 0, 1))


def test_a_town_crier_cricket_gains_a_devotion_for_every_enemy():
    two = game(hand=["Town Crier Cricket", SPARE]).play("Town Crier Cricket")
    two.sees(devotion=(1, 0))
    three = game(hand=["Town Crier Cricket", SPARE], others=[{}]).play("Town Crier Cricket")
    three.sees(devotion=(2, 0, 0))


# --- other abilities --------------------------------------------------------------------------------------------------


@rule("SB-U4", "SB-U5", "SB-B3")
def test_a_crumb_roller_rolls_one_neutral_dust_unless_it_is_dizzy():
    table = game(mine=["Crumb Roller"], hive=[], hand=["Plain Roach"], their_hand=["Toss a Pebble"], their_hive=DUST)
    table.activate("Crumb Roller").asks("me", "main").sees(dust={"neutral": 1}, mine=["Crumb Roller (exhausted)"])
    table.play("Plain Roach").sees(dust={}, mine=["Crumb Roller (exhausted)", "Plain Roach"])
    assert not game(mine=["Crumb Roller (dizzy)"]).can("activate Crumb Roller")


def test_a_night_watch_roach_is_on_guard_on_the_turns_of_others():
    table = game(mine=["Night-Watch Roach"], theirs=["Stone Snail"])
    assert extra(table, "Night-Watch Roach") == (0, 0, 0)
    table.end_turn()
    assert extra(table, "Night-Watch Roach") == (0, 2, 0)
    table.end_turn()
    assert extra(table, "Night-Watch Roach") == (0, 0, 0)


@rule("SB-T1")
def test_a_night_watch_roach_that_was_damaged_on_guard_lives_on():
    table = game(mine=["Night-Watch Roach"], theirs=["Plain Roach"], their_turn=True)
    table.attack("Plain Roach").block("Night-Watch Roach").sees(turn="me", mine=["Night-Watch Roach"])


@rule("SB-K5")
def test_a_gutter_mosquito_sucks_devotion_out_of_a_hit_even_at_zero():
    table = game(mine=["Gutter Mosquito"], theirs=["Stone Snail"])
    table.attack("Gutter Mosquito").done().sees(devotion=(1, 0))
    blocked = game(mine=["Gutter Mosquito"], theirs=["Stone Snail"])
    blocked.attack("Gutter Mosquito").block("Stone Snail").sees(devotion=(0, 0), turn="them")


@rule("SB-V2")
def test_an_adventurous_earthworm_is_worth_more_with_another_one_on_the_field():
    table = game(
        mine=["Adventurous Earthworm", "Earthworm"],
        theirs=["Adventurous Earthworm"],
        hand=2 * ["Adventurous Earthworm"],
        hive=[*DUST, "Adventurous Earthworm"],
    )
    assert extra(table, "my Adventurous Earthworm #1") == (0, 0, 0)
    table.play("Adventurous Earthworm")
    assert extra(table, "my Adventurous Earthworm #1") == (0, 0, 1)
    assert extra(table, "my Adventurous Earthworm #2") == (0, 0, 1)
    table.play("Adventurous Earthworm")
    assert extra(table, "my Adventurous Earthworm #1") == (0, 0, 1)
    assert extra(table, "their Adventurous Earthworm") == (0, 0, 0)


def test_a_hermit_slug_is_at_its_best_alone():
    table = game(mine=["Hermit Slug", "Plain Bell"], theirs=["Stone Snail"], hand=["Glass Beetle", SPARE])
    assert extra(table, "Hermit Slug") == (2, 1, 0)
    table.play("Glass Beetle")
    assert extra(table, "Hermit Slug") == (0, 0, 0)


@rule("SB-T1")
def test_company_can_be_the_end_of_a_wounded_hermit_slug():
    printed = game(mine=["Hermit Slug"]).permanent("Hermit Slug").card
    table = game(mine=[{"card": "Hermit Slug", "damage": printed.defence}], hand=["Glass Beetle", SPARE]).sees(
        mine=["Hermit Slug"]
    )
    table.play("Glass Beetle").sees(mine=["Glass Beetle"], splat=["Hermit Slug"])


@rule("SB-Y8")
def test_a_stubborn_beetle_that_is_blocked_pushes_harder_until_end_of_turn():
    table = game(mine=["Stubborn Beetle"], theirs=["Glass Beetle"], their_devotion=9)
    attack = table.permanent("Stubborn Beetle").card.atk
    table.attack("Stubborn Beetle").block("Glass Beetle")
    table.sees(devotion=(0, 9 - (attack + 2 - 1)), turn="them")
    assert extra(table, "Stubborn Beetle") == (0, 0, 0)


def test_a_stubborn_beetle_is_stubborn_once_however_many_block_it_and_not_when_none_does():
    table = game(mine=["Stubborn Beetle"], theirs=["Glass Beetle", "Glass Beetle", "Stone Snail"], their_devotion=9)
    attack = table.permanent("Stubborn Beetle").card.atk
    twice = game(mine=["Stubborn Beetle"], theirs=["Glass Beetle", "Glass Beetle"], their_devotion=9)
    twice.attack("Stubborn Beetle").block("Glass Beetle #1").block("Glass Beetle #2")
    twice.sees(devotion=(0, 9 - (attack + 2 - 2)))
    table.attack("Stubborn Beetle").done().sees(devotion=(0, 9 - attack))
