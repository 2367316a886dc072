"""Tokens, actions, who deals damage, and what it is to be splat (SB-C6 to SB-C10)."""

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    action,
    activate,
    bounty,
    bug,
    bugs,
    damage,
    enemy_bugs,
    every,
    gain_devotion,
    item,
    location,
    mill,
    price,
    quick_action,
    return_to_hand,
    splat,
    target,
    when,
    your_bugs,
)
from marks import rule
from shard_table import Table

MOURNER = bug("Mourner", "1", 1, 9, 0, ANT, when("splat", gain_devotion(1), of=your_bugs()))
HUNTRESS = bug("Huntress", "1", 1, 9, 0, BEETLE, bounty(1))
SLING = item("Sling", "1", "weapon", "0", [], activate(price(exhaust=True), damage(2, target(enemy_bugs()))))
SQUIB = item("Squib", "1", "consumable", "0", [], splats=damage(2, target(enemy_bugs())))
GEYSER = location("Geyser", "1", activate("0", damage(2, target(enemy_bugs())), once=True))
SOAK = action("Soak", "0", "effect", mill(3))
CRUSH = quick_action("Crush", "0", "attack", splat(target(bugs())))


# --- tokens (SB-C6) ---------------------------------------------------------------------------------------------------


@rule("SB-C6")
def test_a_token_cannot_retreat():
    table = Table(mine=["Ant", "Errand Fly"], hand=["Pew Slug"])
    table.offers("retreat Errand Fly", "devote Errand Fly", "place Pew Slug", "end-main")


@rule("SB-C6")
def test_a_token_has_no_cost_and_is_removed_instead_of_returning_to_hand():
    table = Table(
        theirs=["Ant", "Pew Slug", "Orchard Marquis"], hand=["Nymph of the Deep Ditch", "Bookworm"], dust={"lunar": 6}
    )
    table.play("Nymph of the Deep Ditch")
    table.sees(theirs=["Orchard Marquis"], their_hand=["Pew Slug"], their_splat=[])


@rule("SB-C6")
def test_a_bug_token_that_would_go_to_a_hive_is_removed_and_that_is_no_splat():
    table = Table(cards=[MOURNER], mine=["Mourner", "Ant", "Pew Slug"], hand=["Everybody Home"], dust={"neutral": 6})
    table.play("Everybody Home").sees(mine=[], hive=["Mourner", "Pew Slug"], splat=["Everybody Home"], devotion=(0, 0))
    table = Table(cards=[MOURNER], theirs=["Mourner", "Ant"], hand=["Early Retirement", "Pew Slug"], dust={"solar": 3})
    table.play("Early Retirement").target("Ant").sees(theirs=["Mourner"], their_hive=[], devotion=(0, 0))


@rule("SB-C6")
def test_a_bug_token_that_would_go_to_a_deck_is_removed():
    table = Table(theirs=["Crater Beetle"], hand=["Wrong Address", "Pew Slug"], dust={"neutral": 4})
    table.play("Wrong Address").sees(theirs=[], their_deck=10, their_hand=[])


@rule("SB-C6")
def test_an_item_token_stays_on_the_field_when_it_would_be_moved_off():
    table = Table(theirs=["Bounty"], hand=["Washed Down the Drain", "Pew Slug"], dust={"neutral": 5})
    table.play("Washed Down the Drain").sees(theirs=["Bounty"], their_deck=10)


@rule("SB-C6")
def test_an_item_token_that_is_a_bug_for_the_turn_stays_too():
    table = Table(
        mine=["Doctor Mandible, Toymaker", "Bounty"],
        hand=["Gust at the Window", "Everybody Home"],
        dust={"lunar": 9},
    )
    table.activate("Doctor Mandible, Toymaker").resolve()
    assert table.stats("Bounty") == "3/3"
    table.play("Gust at the Window").target("Bounty").resolve().sees(mine=["Bounty", "Doctor Mandible, Toymaker"])
    table.play("Everybody Home").resolve().sees(mine=["Bounty"], hive=["Doctor Mandible, Toymaker"])


@rule("SB-C6", "SB-C10")
def test_a_splat_token_is_in_no_splat_zone_but_counts_as_splat():
    table = Table(cards=[MOURNER, CRUSH], mine=["Mourner", "Ant"], hand=["Crush", "Pew Slug"])
    table.play("Crush").target("Ant").resolve().sees(mine=["Mourner"], splat=["Crush"], devotion=(1, 0))


@rule("SB-C6")
def test_an_item_token_can_be_splat_and_is_gone():
    table = Table(mine=["Bounty"], hand=["Pew Slug"])
    table.activate("Bounty").sees(mine=[], splat=[], dust={"neutral": 1})


@rule("SB-C6")
def test_who_made_a_token_is_its_owner_whoever_controls_it():
    table = Table(
        hand=["Kick the Anthill", "Bookworm"],
        dust={"solar": 3},
        their_hand=["Grand Theft Larva"],
        their_hive=5 * ["Dusk Courier"],
    )
    table.play("Kick the Anthill").resolve().end_turn().play("Grand Theft Larva").target("my Ant #1")
    table.sees(mine=["Ant"], theirs=["Ant"])
    assert table.shown("their Ant")["owner"] == 0


# --- actions (SB-C7, SB-C8) -------------------------------------------------------------------------------------------

PEBBLES = ["Toss a Pebble", "Toss a Pebble"]


@rule("SB-C7")
def test_an_action_is_in_no_zone_while_it_is_on_the_web_and_then_in_the_splat_zone():
    table = Table(
        theirs=["Bookworm"], hand=["Stray Boot"], dust={"neutral": 3}, their_hand=PEBBLES, their_hive=2 * ["Pew Slug"]
    )
    table.play("Stray Boot").asks("them", "priority").sees(hand=[], splat=[], web=["Stray Boot"], theirs=["Bookworm"])
    table.passes("them").sees(splat=["Stray Boot"], web=[], their_splat=["Bookworm"])


@rule("SB-C7")
def test_an_action_that_fizzles_goes_to_the_splat_zone():
    table = Table(
        theirs=["Bookworm"],
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        their_hand=["Gust at the Window"],
        their_hive=2 * ["Dusk Courier"],
    )
    table.play("Stray Boot").play("Gust at the Window").resolve()
    table.sees(splat=["Stray Boot"], their_hand=["Bookworm"], their_splat=["Gust at the Window"])


@rule("SB-C7")
def test_an_action_whose_thread_is_snipped_goes_to_the_splat_zone():
    table = Table(
        theirs=["Bookworm"],
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        their_hand=["Snip the Thread"],
        their_hive=2 * ["Dusk Courier"],
    )
    table.play("Stray Boot").play("Snip the Thread").resolve()
    table.sees(splat=["Stray Boot"], theirs=["Bookworm"], their_splat=["Snip the Thread"], web=[])


@rule("SB-C7")
def test_an_action_is_not_in_the_splat_zone_while_it_resolves():
    table = Table(
        theirs=["Bookworm"],
        hand=["Garbage Day", "Sweep the Porch"],
        splat=["Pew Slug", "Pew Slug"],
        dust={"neutral": 6},
        deck=2 * ["Errand Fly"],
    )
    table.play("Garbage Day")
    assert table.shown("Bookworm")["damage"] == 2
    table.play("Sweep the Porch").sees(splat=["Sweep the Porch"], deck=3)


@rule("SB-C7")
def test_actions_are_played_from_hand_alone():
    table = Table(
        theirs=["Bookworm"], hand=["Pew Slug"], splat=["Stray Boot"], deck=["Stray Boot"], dust={"neutral": 9}
    )
    assert not table.can("play Stray Boot")


@rule("SB-C7")
def test_an_action_never_targets_what_is_in_a_hive_unless_it_says_so():
    table = Table(
        mine=["Pew Slug"],
        hive=["Moonwell Keeper"],
        theirs=["Bookworm"],
        their_hive=["Doorstop Snail"],
        hand=["Toss a Pebble", "Rolled-Up Newspaper"],
        dust={"neutral": 8},
    )
    table.play("Toss a Pebble").offers("target my Pew Slug", "target their Bookworm").target("Pew Slug").resolve()
    table.play("Rolled-Up Newspaper")
    table.offers("target their Bookworm", "target their Doorstop Snail", "target my Moonwell Keeper")
    table.target("Doorstop Snail").sees(their_hive=[], their_splat=["Doorstop Snail"])


@rule("SB-C8")
def test_in_the_own_main_phase_quick_actions_and_abilities_can_be_used_like_any_other():
    table = Table(
        mine=["Riptide Strider"], theirs=["Bookworm"], hand=["Toss a Pebble", "Stray Boot"], dust={"neutral": 6}
    )
    assert table.can("play Toss a Pebble") and table.can("play Stray Boot") and table.can("activate Riptide Strider")
    table.play("Toss a Pebble").target("Bookworm").resolve().activate("Riptide Strider").resolve()
    table.sees(theirs=["Bookworm (exhausted)"], mine=["Riptide Strider (exhausted)"])


@rule("SB-C8")
def test_with_priority_only_what_is_quick_can_be_used():
    table = Table(
        hand=["Pew Slug"],
        dust={"neutral": 2},
        theirs=["Riptide Strider", "Towline Strider"],
        their_hand=["Toss a Pebble", "Bumped Antennae", "Errand Fly"],
        their_hive=3 * ["Bookworm"],
    )
    table.play("Pew Slug").asks("them", "priority")
    table.offers("play Toss a Pebble", "activate Riptide Strider", "generate Bookworm", "pass")
    table.activate("Riptide Strider").resolve().sees(mine=["Pew Slug (exhausted)"])


@rule("SB-C8")
def test_on_their_own_turn_the_same_abilities_need_not_be_quick():
    table = Table(
        their_turn=True,
        theirs=["Riptide Strider", "Towline Strider"],
        their_hand=["Toss a Pebble"],
        their_hive=["Bookworm"],
    )
    assert table.can("activate Riptide Strider") and table.can("activate Towline Strider")


# --- whose damage it is (SB-C9) ---------------------------------------------------------------------------------------


@rule("SB-C9")
def test_damage_of_an_equipped_item_is_dealt_by_the_bug():
    table = Table(
        cards=[HUNTRESS, SLING], mine=["Huntress", {"card": "Sling", "on": 0}], theirs=["Pew Slug"], hand=["Pew Slug"]
    )
    table.activate("Sling").sees(mine=["Bounty", "Huntress", "Sling (exhausted)"], their_splat=["Pew Slug"])


@rule("SB-C9")
def test_damage_of_an_item_that_was_splat_for_it_is_dealt_by_the_bug_that_had_it():
    table = Table(mine=["Toll Spider", {"card": "Bottled Sting", "on": 0}], theirs=["Pew Slug"], hand=["Pew Slug"])
    table.activate("Bottled Sting").target("their Pew Slug").resolve()
    table.sees(mine=["Bounty", "Toll Spider"], splat=["Bottled Sting"], their_splat=["Pew Slug"])


@rule("SB-C9")
def test_damage_that_an_equipped_item_deals_as_it_is_splat_is_dealt_by_the_bug_too():
    table = Table(
        cards=[HUNTRESS, SQUIB],
        mine=["Huntress", {"card": "Squib", "on": 0}, "Scrapheap Picker"],
        theirs=["Pew Slug"],
        hand=["Pew Slug"],
        dust={"neutral": 1},
    )
    table.activate("Scrapheap Picker").sees(splat=["Squib"], their_splat=["Pew Slug"])
    table.sees(mine=["Bounty", "Huntress", "Scrapheap Picker"])


@rule("SB-C9")
def test_damage_of_a_bugs_own_ability_is_dealt_by_that_bug():
    spitter = bug("Spitter", "1", 1, 9, 0, BEETLE, bounty(1), activate("0", damage(2, target(enemy_bugs())), once=True))
    table = Table(cards=[spitter, HUNTRESS], mine=["Spitter", "Huntress"], theirs=["Pew Slug"], hand=["Pew Slug"])
    table.activate("Spitter").sees(mine=["Bounty", "Huntress", "Spitter"], their_splat=["Pew Slug"])


@rule("SB-C9")
def test_damage_of_an_item_on_nobody_is_its_own():
    table = Table(cards=[HUNTRESS, SLING], mine=["Huntress", "Sling"], theirs=["Pew Slug"], hand=["Pew Slug"])
    table.activate("Sling").sees(mine=["Huntress", "Sling (exhausted)"], their_splat=["Pew Slug"])


@rule("SB-C9")
def test_damage_of_actions_and_supports_is_dealt_by_no_bug():
    table = Table(
        cards=[HUNTRESS, GEYSER],
        mine=["Huntress", "Geyser"],
        theirs=["Pew Slug", "Doormat Beetle"],
        hand=["Toss a Pebble", "Pew Slug"],
        dust={"neutral": 2},
    )
    table.play("Toss a Pebble").target("their Pew Slug").activate("Geyser")
    table.sees(mine=["Geyser", "Huntress"], their_splat=["Doormat Beetle", "Pew Slug"])


@rule("SB-C9")
def test_damage_to_players_lowers_their_devotion():
    table = Table(hand=["Party Crasher"], dust={"neutral": 3}, devotion=4, their_devotion=3)
    table.play("Party Crasher").sees(devotion=(3, 2))


@rule("SB-C9")
def test_losing_devotion_is_no_damage():
    table = Table(
        hand=["Odd Jobs", "Party Crasher"],
        dust={"neutral": 5},
        theirs=["Insurance Policy"],
        their_devotion=9,
    )
    table.play("Odd Jobs").mode(2).sees(devotion=(0, 7), theirs=["Insurance Policy"])
    table.play("Party Crasher").sees(devotion=(0, 6), theirs=["Bounty", "Insurance Policy"])


# --- to be splat (SB-C10) ---------------------------------------------------------------------------------------------


@rule("SB-C10")
def test_a_bug_splat_in_a_hive_triggers_for_its_controller():
    table = Table(their_hive=["Eggsack Nurse"], hand=["Rolled-Up Newspaper", "Pew Slug"], dust={"neutral": 6})
    table.play("Rolled-Up Newspaper").sees(theirs=2 * ["Spiderling"], their_hive=[], their_splat=["Eggsack Nurse"])


@rule("SB-C10")
def test_a_discarded_card_is_splat_and_triggers_for_its_owner():
    table = Table(hand=["Rummage the Bins", "Gold Field Ants"], deck=["Pew Slug", "Bookworm"], dust={"neutral": 2})
    table.play("Rummage the Bins").choose("Gold Field Ants")
    table.sees(mine=["Ant"], splat=["Gold Field Ants", "Rummage the Bins"], hand=["Bookworm", "Pew Slug"])


@rule("SB-C10")
def test_a_card_discarded_for_a_price_is_splat():
    table = Table(mine=["Compost Bin"], hand=["Gold Field Ants", "Pew Slug"])
    table.activate("Compost Bin").choose("Gold Field Ants")
    table.sees(mine=["Ant", "Compost Bin (exhausted)", "Earthworm"], splat=["Gold Field Ants"])


@rule("SB-C10")
def test_a_card_splat_from_the_top_of_a_deck_triggers_for_its_owner():
    deck = ["Pew Slug", "Gold Field Ants", "Wardrobe Haunter", "Pew Slug"]
    table = Table(cards=[SOAK], hand=["Soak", "Pew Slug"], their_deck=deck)
    table.play("Soak").asks("them", "order-triggers").add("Gold Field Ants")
    table.sees(theirs=["Ant", "Moth"], mine=[], their_deck=1)


@rule("SB-C10")
def test_a_card_searched_out_of_a_deck_and_splat_triggers():
    table = Table(hand=["Dug Up Again", "Pew Slug"], deck=["Gold Field Ants", "Pew Slug"], dust={"neutral": 5})
    table.play("Dug Up Again").choose("Gold Field Ants").done()
    table.sees(mine=["Ant"], splat=["Dug Up Again", "Gold Field Ants"], deck=1)


@rule("SB-C10")
def test_a_borrowed_bug_goes_to_its_owner_but_triggers_for_its_last_controller():
    table = Table(cards=[CRUSH], mine=[{"card": "Gold Field Ants", "owner": 1}], hand=["Crush", "Pew Slug"])
    table.play("Crush").resolve().sees(mine=["Ant"], theirs=[], splat=["Crush"], their_splat=["Gold Field Ants"])


@rule("SB-C10")
def test_what_is_splat_for_a_price_is_splat():
    table = Table(mine=["Gutter Gourmand", "Gold Field Ants"], hand=["Pew Slug"])
    table.activate("Gutter Gourmand").resolve().sees(mine=["Ant", "Gutter Gourmand"], splat=["Gold Field Ants"])
    assert table.stats("Gutter Gourmand") == "3/4"


@rule("SB-C10")
def test_what_only_leaves_the_field_is_not_splat():
    gale = quick_action("Gale", "0", "effect", return_to_hand(every(bugs())))
    table = Table(cards=[gale, MOURNER], mine=["Mourner", "Gold Field Ants"], hand=["Gale"])
    table.play("Gale").sees(mine=[], hand=["Gold Field Ants", "Mourner"], splat=["Gale"], devotion=(0, 0))
