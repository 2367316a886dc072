"""Unaligned cards of First Molt: rare actions and supports, cosmic rare cards."""

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    HUNTER,
    SNAIL,
    SOLDIER,
    action,
    bug,
    bugs,
    gain_devotion,
    item,
    location,
    make,
    quick_action,
    relic,
    return_to_hand,
    splat,
    target,
)
from marks import rule
from shard_table import Table

DUST = 9 * ["Pew Slug"]  # a Hive that pays for anything
SPARE = "Pew Slug"  # a card to hold, so that the Main Phase goes on
CARDS = (  # cards whose figures never change
    bug("Plain Ant", "2", 2, 2, 1, ANT),
    bug("Plain Soldier", "2", 2, 2, 1, ANT, SOLDIER),
    bug("Plain Hunter", "2", 2, 2, 1, ANT, HUNTER),
    bug("Crumb Ant", "1", 1, 1, 2, ANT),
    bug("Parting Ant", "5", 1, 1, 1, ANT, splats=gain_devotion(5)),
    bug("Greeting Ant", "5", 2, 2, 1, ANT, played=gain_devotion(5)),
    bug("Three-Dust Ant", "3", 2, 2, 1, ANT),
    bug("Four-Dust Ant", "4", 2, 2, 1, ANT),
    bug("Six-Dust Beetle", "6", 3, 3, 1, BEETLE),
    bug("Stone Snail", "5", 1, 9, 3, SNAIL),
    item("Plain Hat", "1", "armor", "1", []),
    item("Plain Jar", "1", "consumable", "1", []),
    relic("Plain Bell", "3"),
    relic("Grand Bell", "4"),
    location("Plain Pond", "1"),
    action("Plain Word", "1", "effect", gain_devotion(3)),
    action("Plain Flick", "1", "attack", splat(target(bugs()))),
    action("Plain Hatch", "1", "effect", make("Ant")),
    quick_action("Plain Gust", "1", "effect", return_to_hand(target(bugs()))),
    quick_action("Plain Psalm", "1", "effect", gain_devotion(2)),
)


def game(**position):
    """A game with the plain cards, dust for anything and a card in hand."""
    return Table(cards=CARDS, **{"hive": DUST, "hand": [SPARE], **position})


# --- rare actions -----------------------------------------------------------------------------------------------------


@rule("SB-C7")
def test_sweep_the_porch_shuffles_your_splat_zone_but_not_itself_into_the_deck_and_draws_two():
    heap = ["Plain Hat", "Plain Word"]
    table = game(hand=["Sweep the Porch"], splat=heap, their_splat=["Crumb Ant"], deck=[])
    table.play("Sweep the Porch")
    table.sees(splat=["Sweep the Porch"], their_splat=["Crumb Ant"], deck=0, hand=heap, winner=None)


@rule("SB-W2")
def test_who_sweeps_too_clean_a_porch_loses():
    table = game(hand=["Sweep the Porch"], splat=["Plain Ant"], deck=[])
    table.play("Sweep the Porch").sees(winner="them")


def test_a_sermon_at_full_volume_deals_as_much_as_its_player_has_devotion():
    position = {"mine": ["Crumb Ant"], "theirs": ["Stone Snail"], "hand": ["Sermon at Full Volume", SPARE]}
    eight = game(**position, devotion=8, their_devotion=12)
    eight.play("Sermon at Full Volume").offers("target my Crumb Ant", "target their Stone Snail")
    eight.target("Stone Snail").sees(theirs=["Stone Snail"])
    assert eight.shown("Stone Snail")["damage"] == 8
    nine = game(**position, devotion=9)
    nine.play("Sermon at Full Volume").target("Stone Snail").sees(theirs=[], devotion=(9, 0))


@rule("SB-P4")
def test_a_sermon_at_full_volume_counts_devotion_as_it_resolves():
    hand = ["Sermon at Full Volume", "Plain Psalm", SPARE]
    table = game(theirs=["Stone Snail"], hand=hand, devotion=7)
    table.play("Sermon at Full Volume").asks("me", "priority").play("Plain Psalm").resolve()
    table.sees(their_splat=["Stone Snail"], devotion=(9, 0))


@rule("SB-Z5", "SB-P16")
def test_dug_up_again_buries_a_bug_of_the_deck_and_digs_it_up_unplayed():
    deck = ["Plain Hat", "Greeting Ant", "Six-Dust Beetle", "Plain Word"]
    table = game(hand=["Dug Up Again", SPARE], deck=deck, splat=["Plain Bell", "Crumb Ant"])
    table.play("Dug Up Again").offers("choose-card Greeting Ant", "choose-card Six-Dust Beetle", "done")
    table.choose("Greeting Ant").offers("choose-card Greeting Ant", "choose-card Crumb Ant", "done")
    table.choose("Greeting Ant").sees(
        mine=["Greeting Ant"], splat=["Crumb Ant", "Dug Up Again", "Plain Bell"], deck=3, devotion=(0, 0)
    )
    assert table.is_dizzy("Greeting Ant")


@rule("SB-C10")
def test_a_bug_that_is_dug_up_again_was_splat_from_the_deck_all_the_same():
    table = game(hand=["Dug Up Again", SPARE], deck=["Parting Ant", "Plain Hat"])
    table.play("Dug Up Again").choose("Parting Ant").choose("Parting Ant").sees(mine=["Parting Ant"], devotion=(5, 0))


@rule("SB-Z5")
def test_dug_up_again_cannot_lift_a_bug_of_six_dust_and_may_bury_nothing():
    heavy = game(hand=["Dug Up Again", SPARE], deck=["Six-Dust Beetle", "Plain Hat"])
    heavy.play("Dug Up Again").choose("Six-Dust Beetle").sees(mine=[], splat=["Dug Up Again", "Six-Dust Beetle"])
    nothing = game(hand=["Dug Up Again", SPARE], deck=["Stone Snail", "Plain Hat"], splat=["Plain Ant"])
    nothing.play("Dug Up Again").done().choose("Plain Ant").sees(mine=["Plain Ant"], deck=2)


@rule("SB-Z2", "SB-Z4", "SB-P14")
def test_any_enemy_permanent_on_a_field_is_washed_down_the_drain_into_its_owners_deck():
    theirs = [{"card": "Plain Ant", "owner": 0}, "Plain Hat", "Plain Pond"]
    table = game(mine=["Crumb Ant"], theirs=theirs, their_hive=[SPARE], hand=["Washed Down the Drain", SPARE], deck=[])
    table.play("Washed Down the Drain")
    table.offers("target their Plain Ant", "target their Plain Hat", "target their Plain Pond")
    table.target("Plain Ant").sees(
        theirs=["Plain Hat", "Plain Pond"], deck=1, their_deck=10, splat=["Washed Down the Drain"]
    )


@rule("SB-C6", "SB-C5")
def test_a_bug_token_that_is_washed_down_the_drain_is_gone_and_its_hat_stays():
    theirs = ["Ant", {"card": "Plain Hat", "on": 0}]
    table = game(theirs=theirs, hand=["Washed Down the Drain", SPARE])
    table.play("Washed Down the Drain").target("Ant").sees(theirs=["Plain Hat"], their_deck=10, their_splat=[])
    assert not table.shown("Plain Hat").get("on")


@rule("SB-P14", "SB-C7")
def test_a_rolled_up_newspaper_reaches_any_bug_on_a_field_or_in_a_hive():
    position = {"mine": ["Plain Ant", "Plain Pond"], "theirs": ["Crumb Ant"], "their_hive": ["Stone Snail"]}
    hand = ["Rolled-Up Newspaper", SPARE]
    table = game(**position, hand=hand)
    table.play("Rolled-Up Newspaper").offers(
        "target my Plain Ant", "target their Crumb Ant", "target their Stone Snail", *9 * ["target my Pew Slug"]
    )
    table.target("Stone Snail").sees(their_hive=[], their_splat=["Stone Snail"], theirs=["Crumb Ant"])
    field = game(**position, hand=hand)
    field.play("Rolled-Up Newspaper").target("Crumb Ant").sees(theirs=[], their_splat=["Crumb Ant"])


# --- rare supports ----------------------------------------------------------------------------------------------------


@rule("SB-U4", "SB-C8")
def test_the_empty_shell_gives_a_dust_or_gets_up_as_a_four_four_until_end_of_turn():
    table = game(mine=["The Empty Shell"], their_devotion=9, their_hand=[SPARE])
    table.activate("The Empty Shell", 1)
    assert table.stats("The Empty Shell") == "4/4"
    table.attack("The Empty Shell").sees(devotion=(0, 5), mine=["The Empty Shell (exhausted)"], turn="them")
    assert "power" not in table.shown("The Empty Shell")
    dust = game(mine=["The Empty Shell"])
    dust.activate("The Empty Shell", 0).asks("me", "main").sees(dust={"neutral": 1})
    assert dust.permanent("The Empty Shell").exhausted


@rule("SB-B4", "SB-B3")
def test_the_empty_shell_is_dizzy_as_a_bug_in_the_turn_it_is_played():
    table = game(hand=["The Empty Shell", SPARE])
    table.play("The Empty Shell")
    assert table.can("activate The Empty Shell")
    table.activate("The Empty Shell", 1)
    assert table.is_dizzy("The Empty Shell")
    table.end_main()
    assert not table.can("attack The Empty Shell")


def test_an_empty_shell_that_got_up_can_be_splat_like_any_bug():
    table = game(mine=["The Empty Shell"], hand=["Plain Flick", SPARE])
    assert not table.can("play Plain Flick")
    table.activate("The Empty Shell", 1).play("Plain Flick").sees(mine=[], splat=["Plain Flick", "The Empty Shell"])


@rule("SB-Y1", "SB-P12", "SB-P17")
def test_a_recruiting_tent_sends_the_first_soldier_or_hunter_out_at_once():
    hand = ["Plain Soldier", "Plain Hunter", "Plain Ant"]
    table = game(mine=["Recruiting Tent"], hand=hand)
    table.play("Plain Soldier").play("Plain Hunter").play("Plain Ant").sees(devotion=(0, 0))
    assert not table.is_dizzy("Plain Soldier")
    assert table.is_dizzy("Plain Hunter")
    hunter = game(mine=["Recruiting Tent"], hand=hand)
    hunter.play("Plain Hunter").sees(devotion=(0, 0))
    assert not hunter.is_dizzy("Plain Hunter")


@rule("SB-B7", "SB-P16")
def test_a_recruiting_tent_welcomes_any_other_bug_with_devotion_from_the_hive_too():
    table = game(mine=["Recruiting Tent"], hand=["Plain Ant", "Plain Soldier"])
    table.play("Plain Ant").sees(devotion=(1, 0)).play("Plain Soldier").sees(devotion=(1, 0))
    assert table.is_dizzy("Plain Ant")
    assert table.is_dizzy("Plain Soldier")
    hive = game(mine=["Recruiting Tent"], hive=[*DUST, "Plain Ant"])
    hive.play_from_hive("Plain Ant").sees(devotion=(1, 0))


@rule("SB-P16")
def test_a_recruiting_tent_welcomes_neither_tokens_nor_enemies():
    table = game(mine=["Recruiting Tent"], hand=["Plain Hatch", SPARE], their_hand=["Plain Soldier"], their_hive=DUST)
    table.play("Plain Hatch").sees(devotion=(0, 0), mine=["Ant", "Recruiting Tent"])
    table.end_turn().play("Plain Soldier").sees(devotion=(0, 0))
    assert table.is_dizzy("Plain Soldier")


@rule("SB-B6", "SB-U2")
def test_the_bazaar_of_crumbs_sells_a_card_to_who_places_a_bug_in_the_hive():
    position = {"mine": ["Bazaar of Crumbs"], "hand": ["Plain Ant", SPARE], "hive": [SPARE], "deck": ["Crumb Ant"]}
    buys = game(**position)
    buys.place("Plain Ant").asks("me", "pay").accept().sees(hand=["Crumb Ant", SPARE], deck=0)
    refuses = game(**position)
    refuses.place("Plain Ant").refuse().sees(hand=[SPARE], hive=["Plain Ant", SPARE], deck=1)


@rule("SB-U6")
def test_a_bug_that_was_just_placed_pays_at_the_bazaar_of_crumbs_itself():
    table = game(mine=["Bazaar of Crumbs"], hand=["Plain Ant", SPARE], hive=[])
    table.place("Plain Ant").accept().sees(hive=["Plain Ant (exhausted)"], hand=[SPARE, SPARE], deck=9)


@rule("SB-B8")
def test_the_bazaar_of_crumbs_sells_nothing_for_a_retreat_or_to_an_enemy():
    table = game(mine=["Bazaar of Crumbs", "Plain Ant"], their_hand=[SPARE, SPARE])
    table.retreat("Plain Ant").asks("me", "main").sees(hive=[*DUST, "Plain Ant (exhausted)"], deck=10)
    table.end_turn().place(SPARE).asks("them", "main").sees(deck=10, their_deck=9)


@rule("SB-N1")
def test_a_gossip_column_costs_each_enemy_one_devotion_at_the_beginning_of_its_players_turn():
    third = {"avatar": "Mars", "devotion": 3, "hand": [SPARE]}
    table = game(mine=["Gossip Column"], their_hand=[SPARE], devotion=5, their_devotion=4, others=[third])
    table.end_turn().sees(turn="them", devotion=(5, 4, 3)).end_turn().sees(turn="third", devotion=(5, 4, 3))
    table.end_turn().sees(turn="me", devotion=(5, 3, 2))


@rule("SB-W1")
def test_a_gossip_column_takes_nothing_from_nothing():
    table = game(mine=["Gossip Column"], their_hand=[SPARE], devotion=2, their_devotion=1, their_turn=True)
    table.end_turn().sees(devotion=(2, 0), turn="me").end_turn().end_turn().sees(devotion=(2, 0), turn="me")


@rule("SB-V4")
def test_unfriendly_neighbors_take_a_dev_from_the_bugs_of_enemies_while_one_is_ahead():
    position = {"theirs": ["Unfriendly Neighbors", "Plain Hunter"], "mine": ["Crumb Ant", "Plain Ant"]}
    ahead = game(**position, devotion=3, their_devotion=2)
    assert (ahead.dev("Crumb Ant"), ahead.dev("Plain Hunter")) == (1, 1)
    assert not ahead.can("devote Plain Ant")
    ahead.devote("Crumb Ant").sees(devotion=(4, 2))
    level = game(**position, devotion=2, their_devotion=2)
    level.devote("Crumb Ant").sees(devotion=(4, 2))


def test_unfriendly_neighbors_let_their_own_player_devote_and_mind_any_enemy_who_is_ahead():
    table = game(mine=["Unfriendly Neighbors", "Plain Ant"], their_devotion=1)
    table.devote("Plain Ant").sees(devotion=(1, 1))
    third = {"avatar": "Mars", "devotion": 9}
    three = game(theirs=["Unfriendly Neighbors"], mine=["Crumb Ant"], their_devotion=5, others=[third])
    three.devote("Crumb Ant").sees(devotion=(1, 5, 9))


# --- cosmic rare cards ------------------------------------------------------------------------------------------------


@rule("SB-N1", "SB-Z3")
def test_a_larva_of_ages_grows_on_each_of_its_players_turns():
    table = game(mine=["Larva of Ages"], their_hand=[SPARE], their_turn=True)
    table.end_turn()
    assert table.shown("Larva of Ages")["plus"] == 1
    table.end_turn().end_turn()
    assert table.shown("Larva of Ages")["plus"] == 2
    table.retreat("Larva of Ages")
    assert table.shown("Larva of Ages")["plus"] == 2


@rule("SB-P17")
def test_a_larva_of_ages_gives_two_counters_for_a_card():
    table = game(mine=[{"card": "Larva of Ages", "plus": 3}])
    table.activate("Larva of Ages", 0).sees(hand=[SPARE, SPARE], deck=9, mine=["Larva of Ages"])
    assert table.shown("Larva of Ages")["plus"] == 1
    assert game(mine=[{"card": "Larva of Ages", "plus": 2, "exhausted": True}]).can("activate Larva of Ages")
    assert not game(mine=[{"card": "Larva of Ages", "plus": 1, "exhausted": True}]).can("activate Larva of Ages")


@rule("SB-B3")
def test_a_larva_of_ages_deals_its_counters_as_damage():
    table = game(mine=[{"card": "Larva of Ages", "plus": 8}], theirs=["Stone Snail"])
    table.activate("Larva of Ages", 1).target("Stone Snail").sees(mine=["Larva of Ages (exhausted)"])
    assert table.shown("Stone Snail")["damage"] == 8
    assert table.shown("Larva of Ages")["plus"] == 8
    dizzy = game(mine=[{"card": "Larva of Ages", "plus": 1, "dizzy": True}], theirs=["Stone Snail"])
    assert not dizzy.can("activate Larva of Ages")


@rule("SB-P15")
def test_a_larva_of_ages_that_is_blown_away_deals_the_counters_it_had():
    larva = {"card": "Larva of Ages", "plus": 4}
    table = game(mine=[larva], theirs=["Stone Snail"], their_hand=["Plain Gust"], their_hive=[SPARE])
    table.activate("Larva of Ages", 1).target("Stone Snail").play("Plain Gust").target("Larva of Ages").resolve()
    table.sees(hand=["Larva of Ages", SPARE], theirs=["Stone Snail"])
    assert table.shown("Stone Snail")["damage"] == 4


@rule("SB-Z5")
def test_doctor_mandible_takes_a_small_relic_from_the_deck_to_the_field():
    deck = ["Grand Bell", "Plain Bell", "Plain Hat", "Plain Ant"]
    table = game(hand=["Doctor Mandible, Toymaker", SPARE], deck=deck)
    table.play("Doctor Mandible, Toymaker").resolve().offers("choose-card Plain Bell", "done").choose("Plain Bell")
    table.sees(mine=["Doctor Mandible, Toymaker", "Plain Bell"], deck=3)
    nothing = game(hand=["Doctor Mandible, Toymaker", SPARE], deck=deck)
    nothing.play("Doctor Mandible, Toymaker").resolve().done().sees(mine=["Doctor Mandible, Toymaker"], deck=4)


@rule("SB-C8", "SB-N4")
def test_doctor_mandible_winds_up_an_item_to_block_for_a_turn():
    table = game(mine=["Doctor Mandible, Toymaker", "Plain Bell"], theirs=["Plain Ant", "Plain Hat"], their_turn=True)
    table.attack("Plain Ant").asks("me", "priority").activate("Doctor Mandible, Toymaker").resolve()
    assert table.stats("Plain Bell") == "3/3"
    table.pass_all().block("Plain Bell").done().pass_all().sees(their_splat=["Plain Ant"], turn="me")
    assert "power" not in table.shown("Plain Bell")


def test_doctor_mandible_winds_up_only_items_of_its_player():
    table = game(mine=["Doctor Mandible, Toymaker", "Plain Bell", "Plain Jar", "Plain Pond"], theirs=["Plain Hat"])
    table.activate("Doctor Mandible, Toymaker").offers("target my Plain Bell", "target my Plain Jar")


@rule("SB-P12")
def test_madame_chrysalis_earns_a_bounty_from_the_first_action_of_anybody_each_turn():
    hand = ["Plain Word", "Plain Word", SPARE]
    table = game(mine=["Madame Chrysalis"], hand=hand, their_hand=["Plain Word", SPARE], their_hive=DUST)
    table.play("Plain Word").resolve().sees(mine=["Bounty", "Madame Chrysalis"], devotion=(3, 0))
    table.play("Plain Word").resolve().sees(mine=["Bounty", "Madame Chrysalis"])
    table.end_turn().play("Plain Word").resolve().sees(mine=["Bounty", "Bounty", "Madame Chrysalis"], theirs=[])


@rule("SB-P16")
def test_madame_chrysalis_earns_nothing_from_other_cards():
    table = game(mine=["Madame Chrysalis"], hand=["Plain Hat", "Plain Pond", "Plain Ant"])
    table.play("Plain Hat").play("Plain Pond").play("Plain Ant")
    table.sees(mine=["Madame Chrysalis", "Plain Ant", "Plain Hat", "Plain Pond"])


@rule("SB-K2")
def test_only_bugs_of_cost_four_stand_in_the_way_of_bom():
    theirs = ["Three-Dust Ant", "Four-Dust Ant", "Ant", "Six-Dust Beetle"]
    table = game(mine=["Bom, Who Rolls the World"], theirs=theirs)
    bom = "Bom, Who Rolls the World"
    table.attack(bom).offers(f"block {bom} with Four-Dust Ant", f"block {bom} with Six-Dust Beetle", "done")


@rule("SB-Y8")
def test_bom_stomps_over_a_blocker():
    table = game(mine=["Bom, Who Rolls the World"], theirs=["Four-Dust Ant"], their_devotion=15)
    atk = table.permanent("Bom, Who Rolls the World").atk
    table.attack("Bom, Who Rolls the World").block("Four-Dust Ant").sees(devotion=(0, 15 - (atk - 2)))


@rule("SB-V1")
def test_an_amber_hourglass_lets_two_bugs_devote_again():
    mine = ["Amber Hourglass", "Plain Ant", "Crumb Ant", "Stone Snail"]
    table = game(mine=mine, theirs=["Plain Ant (exhausted)"])
    table.devote("Plain Ant").devote("Crumb Ant").activate("Amber Hourglass").target("my Plain Ant", "Crumb Ant")
    table.sees(mine=["Amber Hourglass (exhausted)", "Crumb Ant", "Plain Ant", "Stone Snail"], devotion=(3, 0))
    table.devote("Plain Ant").devote("Crumb Ant").sees(devotion=(6, 0), theirs=["Plain Ant (exhausted)"])


@rule("SB-P9")
def test_an_amber_hourglass_turns_for_a_single_bug_and_in_vain_for_none():
    one = game(mine=["Amber Hourglass", "Plain Ant (exhausted)", "Crumb Ant (exhausted)"])
    one.activate("Amber Hourglass").offers("target my Plain Ant", "target my Crumb Ant").target("Plain Ant").no_target()
    one.sees(mine=["Amber Hourglass (exhausted)", "Crumb Ant (exhausted)", "Plain Ant"])
    none = game(mine=["Amber Hourglass"], theirs=["Plain Ant (exhausted)"])
    none.activate("Amber Hourglass").sees(mine=["Amber Hourglass (exhausted)"], theirs=["Plain Ant (exhausted)"])


@rule("SB-P11", "SB-Z3", "SB-Z4")
def test_everybody_home_moves_all_bugs_as_they_are_to_their_controllers_hives():
    mine = [{"card": "Plain Ant", "plus": 2, "exhausted": True}, {"card": "Crumb Ant", "owner": 1}]
    table = game(mine=mine, theirs=["Stone Snail", "Plain Hunter (exhausted)"], hand=["Everybody Home", SPARE])
    table.play("Everybody Home").sees(mine=[], theirs=[], their_hive=["Plain Hunter (exhausted)", "Stone Snail"])
    assert table.shown("Plain Ant")["plus"] == 2
    assert table.permanent("Plain Ant").exhausted
    assert table.permanent("my Crumb Ant").in_hive


@rule("SB-C5", "SB-C6", "SB-C10")
def test_tokens_have_no_home_and_hats_stay_outside_when_everybody_goes_home():
    mine = ["Plain Ant", {"card": "Plain Hat", "on": 0}, "Ant", "Plain Pond"]
    table = game(mine=mine, theirs=["Undertaker Beetle", "Earthworm"], hand=["Everybody Home", SPARE])
    table.play("Everybody Home").sees(mine=["Plain Hat", "Plain Pond"], theirs=[], their_hive=["Undertaker Beetle"])
    table.sees(splat=["Everybody Home"], their_splat=[], devotion=(0, 0))
    assert not table.shown("Plain Hat").get("on")
