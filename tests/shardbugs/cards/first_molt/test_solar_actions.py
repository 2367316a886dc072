"""Solar cards of First Molt: common and uncommon actions, and which ones are quick."""

from marks import rule
from shard_table import Table

SUN = "Overconfident Ant"  # in a Hive it makes solar dust
SPENT = "Overconfident Ant (exhausted)"
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on


# --- common actions ---------------------------------------------------------------------------------------------------


def test_a_waggle_dance_puts_any_of_the_top_two_below_and_draws():
    table = Table(hand=["Waggle Dance"], hive=[SUN], deck=["Gold Field Ants", "Picnic Raiders", "Marching Column"])
    table.play("Waggle Dance").offers("choose-card Gold Field Ants", "choose-card Picnic Raiders", "done")
    table.choose("Gold Field Ants").done().sees(hand=["Picnic Raiders"], deck=2, splat=["Waggle Dance"], hive=[SPENT])


def test_a_waggle_dance_may_leave_both_or_put_both_below():
    deck = ["Gold Field Ants", "Picnic Raiders", "Marching Column"]
    left = Table(hand=["Waggle Dance"], hive=[SUN], deck=deck)
    left.play("Waggle Dance").done().sees(hand=["Gold Field Ants"])
    below = Table(hand=["Waggle Dance"], hive=[SUN], deck=deck)
    below.play("Waggle Dance").choose("Gold Field Ants", "Picnic Raiders").sees(hand=["Marching Column"])


@rule("SB-W2", "SB-C8")
def test_who_dances_over_an_empty_deck_loses_even_on_the_enemys_turn():
    table = Table(theirs=["Pew Slug"], hand=["Waggle Dance"], hive=[SUN], deck=[], their_turn=True)
    table.devote("Pew Slug").asks("me", "priority").play("Waggle Dance").sees(winner="them")


@rule("SB-C7", "SB-C8")
def test_a_nasty_sunburn_splats_an_attacker_of_four_def_before_it_hits():
    theirs = ["Gilt Diving Beetle", "Parasol Beetle"]
    table = Table(theirs=theirs, hand=["Nasty Sunburn"], hive=2 * [SUN], devotion=3, their_turn=True)
    table.attack("Gilt Diving Beetle").play("Nasty Sunburn")
    table.sees(theirs=["Parasol Beetle"], splat=["Nasty Sunburn"], devotion=(3, 0))


def test_a_nasty_sunburn_leaves_a_bug_of_five_def_standing():
    table = Table(theirs=["Orchard Marquis (exhausted)"], hand=["Nasty Sunburn", SPARE], hive=2 * [SUN])
    table.play("Nasty Sunburn").sees(theirs=["Orchard Marquis (exhausted)"])
    assert table.shown("Orchard Marquis")["damage"] == 4


@rule("SB-P9", "SB-P14", "SB-C7")
def test_a_nasty_sunburn_needs_an_exhausted_bug_on_a_field():
    table = Table(
        mine=["Seven-Spot Page"], theirs=["Mortar Termites"], hand=["Nasty Sunburn"], hive=[*2 * [SUN], SPENT]
    )
    assert not table.can("play Nasty Sunburn")
    table.devote("Seven-Spot Page")
    assert table.can("play Nasty Sunburn")


@rule("SB-P8", "SB-P4")
def test_a_nasty_sunburn_fizzles_on_a_bug_that_gets_on_its_feet():
    theirs = ["Mortar Termites (exhausted)"]
    hand = ["Nasty Sunburn", SPARE]
    table = Table(theirs=theirs, hand=hand, hive=2 * [SUN], their_hand=["On Your Feet!"], their_hive=[SUN])
    table.play("Nasty Sunburn").play("On Your Feet!").resolve()
    table.sees(theirs=["Mortar Termites"], splat=["Nasty Sunburn"], their_splat=["On Your Feet!"])


@rule("SB-P11")
def test_forward_all_of_you_reaches_your_bugs_on_the_field_and_none_that_come_later():
    hand = ["Forward, All of You!", "Seven-Spot Page"]
    table = Table(mine=["Gilded Sentry Ants"], theirs=["Parasol Beetle"], hand=hand, hive=3 * [SUN])
    table.play("Forward, All of You!").play("Seven-Spot Page")
    assert table.stats("Gilded Sentry Ants") == "3/2"
    assert table.stats("Parasol Beetle") == "1/4"
    assert table.stats("Seven-Spot Page") == "1/2"


@rule("SB-N4", "SB-C8")
def test_a_bug_that_forward_all_of_you_saved_is_still_alive_when_the_turn_is_over():
    table = Table(mine=["Gold Field Ants"], theirs=["Seven-Spot Page"], hand=["Forward, All of You!"], hive=2 * [SUN])
    table.attack("Gold Field Ants").pass_all().block("Seven-Spot Page").play("Forward, All of You!")
    table.sees(mine=["Gold Field Ants (exhausted)"], theirs=[], turn="them")
    assert table.stats("Gold Field Ants") == "1/1"


@rule("SB-B3", "SB-C8")
def test_the_two_ants_of_a_kicked_anthill_block_at_once():
    table = Table(theirs=["Orchard Marquis"], hand=["Kick the Anthill"], hive=3 * [SUN], devotion=5, their_turn=True)
    table.attack("Orchard Marquis").play("Kick the Anthill").sees(mine=["Ant", "Ant"], hive=3 * [SPENT])
    table.block("Ant #1").done().sees(mine=["Ant"], devotion=(5, 0))


def test_a_morning_hymn_gains_two_and_with_a_noble_a_card():
    table = Table(mine=["Seven-Spot Page"], hand=["Morning Hymn"], hive=2 * [SUN], deck=["Cart-Horn Beetle", SPARE])
    table.play("Morning Hymn").sees(devotion=(2, 0), hand=["Cart-Horn Beetle"], hive=2 * [SPENT])


@rule("SB-Z2")
def test_a_morning_hymn_draws_nothing_for_a_noble_in_the_hive_or_of_an_enemy():
    hive = ["Seven-Spot Page", SUN]
    table = Table(mine=["Ant"], theirs=["Seven-Spot Page"], hand=["Morning Hymn", SPARE], hive=hive)
    table.play("Morning Hymn").sees(devotion=(2, 0), hand=[SPARE], deck=10)


@rule("SB-W3")
def test_a_morning_hymn_that_reaches_twenty_and_draws_from_an_empty_deck_is_a_tie():
    table = Table(mine=["Seven-Spot Page"], hand=["Morning Hymn"], hive=2 * [SUN], deck=[], devotion=18)
    table.play("Morning Hymn").sees(winner=["me", "them"])


# --- uncommon actions -------------------------------------------------------------------------------------------------


@rule("SB-C7")
def test_on_your_feet_lets_a_bug_of_yours_devote_twice():
    mine = ["Orchard Marquis", "Picnic Raiders"]
    table = Table(mine=mine, theirs=["Mortar Termites (exhausted)"], hand=["On Your Feet!"], hive=[SUN])
    table.devote("Orchard Marquis").play("On Your Feet!")
    table.offers("target my Orchard Marquis", "target my Picnic Raiders").target("Orchard Marquis")
    table.devote("Orchard Marquis").sees(devotion=(6, 0), hive=[SPENT], splat=["On Your Feet!"])


@rule("SB-K7", "SB-C8")
def test_an_attacker_on_its_feet_again_still_hits():
    table = Table(mine=["Picnic Raiders"], hand=["On Your Feet!"], hive=[SUN], their_devotion=5)
    table.attack("Picnic Raiders").play("On Your Feet!")
    table.sees(mine=["Ant", "Picnic Raiders"], devotion=(0, 2))


@rule("SB-P10")
def test_on_your_feet_cannot_wake_a_bug_that_is_held():
    held = {"card": "Orchard Marquis", "exhausted": True, "held": 1}
    table = Table(mine=[held], hand=["On Your Feet!", SPARE], hive=[SUN])
    table.play("On Your Feet!").sees(mine=["Orchard Marquis (exhausted)"], splat=["On Your Feet!"])


@rule("SB-C8", "SB-P10")
def test_attackers_that_squint_deal_no_combat_damage_and_take_theirs():
    mine = ["Mortar Termites"]
    theirs = ["Picnic Raiders", "Cart-Horn Beetle", "Parasol Beetle"]
    table = Table(mine=mine, theirs=theirs, hand=["Squint!"], hive=2 * [SUN], devotion=9, their_turn=True)
    table.attack("Picnic Raiders", "Cart-Horn Beetle").play("Squint!").sees(hive=2 * [SPENT])
    assert "cannot" not in table.shown("Parasol Beetle")
    table.block("Mortar Termites", "Picnic Raiders")
    table.sees(devotion=(9, 0), mine=["Mortar Termites"], their_splat=["Picnic Raiders"], turn="me")
    assert "cannot" not in table.shown("Cart-Horn Beetle")


@rule("SB-Z3", "SB-K7", "SB-C5", "SB-C8")
def test_an_early_retirement_sends_an_attacker_to_its_hive_with_its_counters_and_without_its_items():
    marquis = {"card": "Orchard Marquis", "plus": 2}
    theirs = [marquis, {"card": "Crown of Noon", "on": 0}, "Picnic Raiders"]
    table = Table(theirs=theirs, hand=["Early Retirement"], hive=3 * [SUN], devotion=9, their_turn=True)
    table.attack("Orchard Marquis").play("Early Retirement").target("Orchard Marquis")
    table.sees(their_hive=["Orchard Marquis (exhausted)"], theirs=["Crown of Noon", "Picnic Raiders"])
    table.sees(devotion=(9, 0))
    assert table.stats("Orchard Marquis") == "6/7"


@rule("SB-C6")
def test_a_token_retires_for_good():
    table = Table(mine=["Picnic Raiders"], theirs=["Ant"], hand=["Early Retirement"], hive=3 * [SUN])
    table.play("Early Retirement").sees(theirs=[], their_hive=[], hive=3 * [SPENT], mine=["Picnic Raiders"])


@rule("SB-R2", "SB-Y9", "SB-Y2")
def test_bugs_that_settle_it_in_the_garden_deal_plain_damage_and_collect_bounties():
    mine = ["Sting Cadets", "Nectar Bailiff"]
    hand = ["Settle It in the Garden", "Settle It in the Garden"]
    table = Table(mine=mine, theirs=["Brine Burrower"], hand=hand, hive=4 * [SUN])
    table.play("Settle It in the Garden").target("Sting Cadets").sees(splat=["Settle It in the Garden", "Sting Cadets"])
    assert table.shown("Brine Burrower")["damage"] == 4
    assert "minus" not in table.shown("Brine Burrower")
    table.play("Settle It in the Garden").sees(mine=["Bounty"], theirs=[], hive=4 * [SPENT])


def test_who_settles_it_in_the_garden_gets_one_and_one_for_it_until_the_turn_is_over():
    hand = ["Settle It in the Garden", SPARE]
    table = Table(mine=["Ant", SPARE], theirs=["Ant"], hand=hand, hive=2 * [SUN])
    table.play("Settle It in the Garden").offers("target my Ant", "target my Pew Slug").target("Ant")
    table.sees(mine=["Ant", SPARE], theirs=[])
    assert (table.stats("Ant"), table.stats(SPARE)) == ("2/2", "0/2")
    assert table.shown("Ant")["damage"] == 1
    assert table.end_turn().stats("Ant") == "1/1"


@rule("SB-P8")
def test_nobody_settles_it_in_the_garden_with_one_who_has_retired():
    mine = ["Sting Cadets"]
    theirs = ["Mortar Termites"]
    hand = ["Settle It in the Garden", SPARE]
    their_hand = ["Early Retirement"]
    table = Table(mine=mine, theirs=theirs, hand=hand, hive=2 * [SUN], their_hand=their_hand, their_hive=3 * [SUN])
    table.play("Settle It in the Garden").play("Early Retirement").resolve()
    table.sees(hive=["Sting Cadets", SPENT, SPENT], theirs=["Mortar Termites"])
    assert "damage" not in table.shown("Mortar Termites")


def test_who_follows_the_crumbs_finds_an_ant_a_bee_or_a_termite():
    deck = ["Picnic Raiders", "Sting Cadets", "Mortar Termites", "Glarewing", "Kick the Anthill"]
    table = Table(hand=["Follow the Crumbs"], hive=2 * [SUN], deck=deck)
    table.play("Follow the Crumbs").offers(
        "choose-card Picnic Raiders", "choose-card Sting Cadets", "choose-card Mortar Termites", "done"
    )
    table.choose("Sting Cadets").sees(hand=["Sting Cadets"], deck=4, hive=2 * [SPENT]).asks("me", "main")


# --- all solar actions ------------------------------------------------------------------------------------------------


@rule("SB-C8", "SB-P13")
def test_only_the_quick_ones_of_the_solar_actions_answer_an_enemy():
    slow = ["Morning Hymn", "Settle It in the Garden", "Follow the Crumbs", "Antpocalypse", "High Noon Charge"]
    slow += ["Roll Call of the Fallen", "Daybreak, Again"]
    quick = ["Waggle Dance", "Nasty Sunburn", "Forward, All of You!", "Kick the Anthill", "On Your Feet!", "Squint!"]
    hand = [*slow, *quick, "Early Retirement"]
    table = Table(
        mine=["Ant"], theirs=["Pew Slug"], hand=hand, splat=["Gold Field Ants"], hive=6 * [SUN], their_turn=True
    )
    table.devote("Pew Slug").asks("me", "priority").offers(
        *[f"play {action}" for action in quick], "play Early Retirement", "generate Overconfident Ant", "pass"
    )
