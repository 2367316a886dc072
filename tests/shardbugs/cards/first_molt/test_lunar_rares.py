"""First Molt, the rare and cosmic cards of the lunar alliance: each card, and where it meets others."""

from bugduel.shardbugs.cards.vocabulary import AGGRO, FLYING, MOTH, bug
from marks import rule
from shard_table import Table

POND = 9 * ["Puddle Strider"]  # lunar dust to spare


# --- Hush-Now Butterfly, Baroness Sangria -----------------------------------------------------------------------------


@rule("SB-C8", "SB-P15")
def test_hush_now_butterfly_gives_itself_to_stop_a_thread():
    table = Table(
        mine=["Hush-Now Butterfly (dizzy)"], hive=["Dusk Courier", "Pew Slug"],
        their_turn=True, their_hand=["Silt Librarian"], their_hive=POND,
    )  # fmt: skip
    table.play("Silt Librarian").asks("me", "priority").activate("Hush-Now Butterfly").resolve()
    table.sees(deck=10, theirs=["Silt Librarian"], splat=["Hush-Now Butterfly"])
    table.sees(hive=["Dusk Courier (exhausted)", "Pew Slug (exhausted)"])


@rule("SB-U1")
def test_hush_now_butterfly_needs_lunar_dust():
    table = Table(mine=["Hush-Now Butterfly"], hive=3 * ["Pew Slug"], their_turn=True, theirs=["Antonio"])
    assert not table.devote("Antonio").can("activate Hush-Now Butterfly")
    table = Table(mine=["Hush-Now Butterfly"], hive=["Pew Slug", "Dusk Courier"], their_turn=True, theirs=["Antonio"])
    assert table.devote("Antonio").can("activate Hush-Now Butterfly")


def test_baroness_sangria_gains_for_each_rogue_that_hits_but_not_for_herself():
    table = Table(mine=["Baroness Sangria", "Eddy Strider", "Riptide Strider"], their_devotion=9)
    table.attack("Baroness Sangria", "Eddy Strider", "Riptide Strider").pass_all().sees(devotion=(4, 4))


@rule("SB-P6")
def test_baroness_sangria_adds_to_what_a_rogue_gains_itself():
    table = Table(mine=["Baroness Sangria", "Moonsip Mosquito"], their_devotion=9)
    table.attack("Moonsip Mosquito").asks("me", "order-triggers").add("Moonsip Mosquito").sees(devotion=(4, 7))


def test_baroness_sangria_takes_nothing_for_enemy_rogues():
    table = Table(mine=["Baroness Sangria"], theirs=["Eddy Strider"], their_turn=True, others=[{"devotion": 5}])
    table.attack("Eddy Strider", whom="third").sees(devotion=(0, 0, 3))


# --- Ebb, the Quiet Oracle; Silkhand, Thief of Hours ------------------------------------------------------------------


@rule("SB-U1")
def test_ebb_the_quiet_oracle_lowers_only_the_neutral_part_of_quick_actions():
    hand = ["Twilight's Charm", "Scent of Nightshade", "Moths in the Archive", "Pondskim Dragonfly"]
    table = Table(mine=["Ebb, the Quiet Oracle"], hand=hand, hive=["Dusk Courier"])
    assert table.can("play Twilight's Charm")
    assert table.can("play Scent of Nightshade")
    assert not table.can("play Moths in the Archive")
    assert not table.can("play Pondskim Dragonfly")
    table.play("Scent of Nightshade").resolve().sees(hive=["Dusk Courier (exhausted)"])
    assert not table.can("play Twilight's Charm")


def test_ebb_the_quiet_oracle_saves_nothing_for_enemies_and_two_of_them_save_two():
    table = Table(
        mine=["Ebb, the Quiet Oracle"], their_turn=True, their_hand=["Gust at the Window"], their_hive=["Dusk Courier"]
    )
    assert not table.can("play Gust at the Window")
    table = Table(
        mine=2 * ["Ebb, the Quiet Oracle"], theirs=["Antonio"], hand=["Pulled Under"], hive=2 * ["Dusk Courier"]
    )
    table.play("Pulled Under").resolve().sees(theirs=[], their_deck=11, hive=2 * ["Dusk Courier (exhausted)"])


def test_silkhand_thief_of_hours_slips_by_and_steals_three():
    table = Table(mine=["Silkhand, Thief of Hours"], theirs=["Pew Slug", "Errand Fly"], their_devotion=9)
    table.attack("Silkhand, Thief of Hours").offers("block Silkhand, Thief of Hours with Errand Fly", "done").done()
    table.sees(devotion=(3, 3))


@rule("SB-W1")
def test_silkhand_thief_of_hours_steals_the_last_that_is_needed_to_win():
    table = Table(mine=["Silkhand, Thief of Hours"], devotion=19, their_devotion=4)
    table.attack("Silkhand, Thief of Hours").sees(devotion=(20, 0), winner="me")


# --- Keeper of the Leaky Lighthouse, Harbormaster Nacre ---------------------------------------------------------------


@rule("SB-P1", "SB-P4")
def test_keeper_of_the_leaky_lighthouse_drowns_five_cards_before_the_action_is_done():
    table = Table(
        mine=["Keeper of the Leaky Lighthouse"], hand=["Porch Light Swarm"], hive=POND,
        their_hand=["Snip the Thread"], their_hive=POND,
    )  # fmt: skip
    table.play("Porch Light Swarm").sees(web=["Porch Light Swarm", "Keeper of the Leaky Lighthouse"])
    table.play("Snip the Thread").target("thread Porch Light Swarm").resolve()
    table.sees(their_deck=5, mine=["Keeper of the Leaky Lighthouse"], splat=["Porch Light Swarm"])


def test_keeper_of_the_leaky_lighthouse_sleeps_through_bugs_and_the_actions_of_others():
    table = Table(
        mine=["Keeper of the Leaky Lighthouse"], hand=["Dusk Courier"], hive=POND,
        their_hand=["Porch Light Swarm"], their_hive=POND,
    )  # fmt: skip
    table.play("Dusk Courier").resolve().sees(their_deck=10)
    table.end_turn().play("Porch Light Swarm").resolve().sees(deck=10, their_deck=9, theirs=3 * ["Moth"])


def test_harbormaster_nacre_shelters_the_other_swimmers_of_its_player():
    table = Table(mine=["Harbormaster Nacre", "Puddle Strider", "Errand Fly"], theirs=["Moonwell Keeper"])
    assert table.stats("Harbormaster Nacre") == "2/4"
    assert table.stats("Puddle Strider") == "1/3"
    assert table.stats("Errand Fly") == "1/1"
    assert table.stats("Moonwell Keeper") == "1/4"


@rule("SB-N1", "SB-U2")
def test_harbormaster_nacre_makes_a_pebble_snail_for_one_dust():
    table = Table(mine=["Harbormaster Nacre"], hive=["Pew Slug"], their_turn=True, their_hand=["Antonio"]).end_turn()
    table.asks("me", "pay").accept().sees(mine=["Harbormaster Nacre", "Pebble Snail"], hive=["Pew Slug (exhausted)"])
    assert table.stats("Pebble Snail") == "0/3"


@rule("SB-C6", "SB-V4")
def test_pebble_snail_blocks_but_neither_devotes_nor_retreats():
    table = Table(mine=["Pebble Snail", "Pew Slug"])
    table.offers("devote Pew Slug", "retreat Pew Slug", "end-main")
    table = Table(mine=["Puddle Strider"], theirs=["Pebble Snail"], their_devotion=3)
    table.attack("Puddle Strider").block("Pebble Snail").sees(theirs=["Pebble Snail"], devotion=(0, 3))


def test_harbormaster_nacre_may_save_its_dust_and_asks_nobody_who_has_none():
    table = Table(mine=["Harbormaster Nacre"], hive=["Pew Slug"], their_turn=True, their_hand=["Antonio"]).end_turn()
    table.refuse().asks("me", "main").sees(mine=["Harbormaster Nacre"], hive=["Pew Slug"], phase="main")
    table = Table(mine=["Harbormaster Nacre"], their_turn=True, their_hand=["Antonio"]).end_turn()
    table.asks("me", "main").sees(mine=["Harbormaster Nacre"])


# --- Eclipse-Winged Hawkmoth, Nymph of the Deep Ditch -----------------------------------------------------------------


@rule("SB-Y4", "SB-Y8")
def test_eclipse_winged_hawkmoth_lures_a_bug_and_tramples_on():
    table = Table(mine=["Eclipse-Winged Hawkmoth"], theirs=["Cellar Digger", "Errand Fly"], their_devotion=5)
    table.attack("Eclipse-Winged Hawkmoth").target("Cellar Digger").done()
    table.sees(their_splat=["Cellar Digger"], devotion=(0, 4))


@rule("SB-P11", "SB-C6", "SB-Z4")
def test_nymph_of_the_deep_ditch_sends_all_cheap_enemies_home():
    stolen = {"card": "Pew Slug", "owner": 0}
    table = Table(
        mine=["Errand Fly"], hand=["Nymph of the Deep Ditch"], hive=POND, their_hive=["Dusk Courier"],
        theirs=[stolen, "Pondskim Dragonfly", "Moth", "Honeydew Courtier", "Thimble Helmet"],
    )  # fmt: skip
    table.play("Nymph of the Deep Ditch").resolve()
    table.sees(mine=["Nymph of the Deep Ditch", "Errand Fly"], hand=["Pew Slug"])
    table.sees(theirs=["Honeydew Courtier", "Thimble Helmet"], their_hand=["Pondskim Dragonfly"])
    table.sees(their_hive=["Dusk Courier"], their_splat=[])


# --- Sleepwalker's Hour, Grand Theft Larva, Borrowed Proboscis --------------------------------------------------------


@rule("SB-P11", "SB-Z2")
def test_sleepwalkers_hour_exhausts_every_enemy_on_the_field():
    table = Table(
        mine=["Pew Slug"],
        hand=["Sleepwalker's Hour"],
        hive=POND,
        theirs=["Antonio", "Errand Fly"],
        their_hive=["Pew Slug"],
    )
    table.play("Sleepwalker's Hour").resolve()
    table.sees(theirs=["Antonio (exhausted)", "Errand Fly (exhausted)"], their_hive=["Pew Slug"], mine=["Pew Slug"])
    table.end_turn().sees(theirs=["Antonio", "Errand Fly"])


@rule("SB-K7", "SB-C8")
def test_sleepwalkers_hour_comes_too_late_for_a_bug_that_blocks():
    table = Table(
        mine=["Orchard Marquis"], theirs=["Pew Slug"], their_devotion=5, hand=["Sleepwalker's Hour"], hive=POND
    )
    table.attack("Orchard Marquis").pass_all().block("Pew Slug").asks("me", "priority")
    table.play("Sleepwalker's Hour").pass_all().sees(devotion=(0, 5), their_splat=["Pew Slug"])


@rule("SB-C3", "SB-Z4", "SB-Z6", "SB-B3")
def test_grand_theft_larva_takes_a_cheap_bug_for_good():
    plate = {"card": "Thimble Helmet", "on": 1}
    table = Table(hand=["Grand Theft Larva"], hive=POND, theirs=["Antonio", {"card": "Eddy Strider", "plus": 1}, plate])
    table.play("Grand Theft Larva").resolve()
    table.sees(mine=["Eddy Strider"], theirs=["Antonio", "Thimble Helmet"])
    assert table.stats("Eddy Strider") == "3/4"
    assert table.is_dizzy("Eddy Strider")
    table.end_turn().end_turn().sees(mine=["Eddy Strider"])
    assert not table.is_dizzy("Eddy Strider")


@rule("SB-Z4")
def test_a_bug_of_grand_theft_larva_is_splat_to_its_owner():
    table = Table(hand=["Grand Theft Larva", "Dive from the Dark"], hive=POND, theirs=["Dusk Courier"])
    table.play("Grand Theft Larva").resolve().play("Dive from the Dark").resolve()
    table.sees(mine=[], their_splat=["Dusk Courier"], splat=["Grand Theft Larva", "Dive from the Dark"])


@rule("SB-C2", "SB-C3")
def test_borrowed_proboscis_steals_two_more_for_its_bug():
    field = ["Borrowed Proboscis", "Eddy Strider", "Errand Fly", "Pew Slug"]
    table = Table(mine=field, hive=POND, their_devotion=9).equip("Borrowed Proboscis")
    table.offers("target my Eddy Strider", "target my Errand Fly").target("Errand Fly").resolve()
    table.attack("Errand Fly", "Eddy Strider").sees(devotion=(2, 3))


def test_borrowed_proboscis_on_no_bug_steals_nothing():
    table = Table(mine=["Borrowed Proboscis", "Errand Fly"], their_devotion=9).attack("Errand Fly")
    table.sees(devotion=(0, 8))


# --- Two-Way Puddle ---------------------------------------------------------------------------------------------------


@rule("SB-P14", "SB-Z3")
def test_two_way_puddle_hides_a_bug_in_the_hive_with_its_counters():
    table = Table(
        mine=["Two-Way Puddle", {"card": "Pew Slug", "plus": 2}, "Moth"], hive=["Honeydew Courtier", "Queen Aurelia"],
        dust={"lunar": 3}, theirs=["Errand Fly"],
    )  # fmt: skip
    table.activate("Two-Way Puddle").offers("mode 0", "mode 1").mode(0).resolve()
    table.sees(mine=["Two-Way Puddle (exhausted)", "Moth"], hive=["Pew Slug", "Honeydew Courtier", "Queen Aurelia"])
    assert table.stats("Pew Slug") == "2/4"


@rule("SB-P16")
def test_two_way_puddle_brings_a_bug_of_cost_four_or_less():
    hive = ["Hawker and Hangers-On", "Honeydew Courtier", "Orchard Marquis", "Puddle Strider", "Puddle Strider"]
    table = Table(mine=["Two-Way Puddle", "Pew Slug"], hive=hive).activate("Two-Way Puddle").mode(1)
    small = ["target my Honeydew Courtier", *2 * ["target my Puddle Strider"]]
    table.offers("target my Hawker and Hangers-On", *small)
    table.target("Honeydew Courtier").resolve()
    table.sees(mine=["Two-Way Puddle (exhausted)", "Pew Slug", "Honeydew Courtier"], devotion=(0, 0))
    assert table.is_dizzy("Honeydew Courtier")


@rule("SB-K7", "SB-K3", "SB-C8")
def test_two_way_puddle_saves_a_blocker_and_the_attacker_stays_blocked():
    table = Table(
        mine=["Orchard Marquis"],
        theirs=["Two-Way Puddle", "Pew Slug"],
        their_hive=2 * ["Dusk Courier"],
        their_devotion=5,
    )
    table.attack("Orchard Marquis").passes("them").block("Pew Slug").asks("them", "priority")
    table.activate("Two-Way Puddle").mode(0).pass_all()
    table.sees(turn="them", devotion=(0, 5), theirs=["Two-Way Puddle"])
    table.sees(their_hive=["Pew Slug", "Dusk Courier", "Dusk Courier"])


# --- The Thief Who Took Tuesday, Old Man Undertow ---------------------------------------------------------------------


@rule("SB-K6")
def test_the_thief_who_took_tuesday_steals_three_and_readies_all_its_friends():
    table = Table(
        mine=["The Thief Who Took Tuesday", "Pew Slug (exhausted)"], theirs=["Antonio (exhausted)", "Pew Slug"],
        their_devotion=9, hand=["Scent of Nightshade"], hive=POND,
    )  # fmt: skip
    table.attack("The Thief Who Took Tuesday").passes("me").passes("me").resolve().asks("me", "priority")
    table.sees(phase="damage", devotion=(3, 2), mine=["The Thief Who Took Tuesday", "Pew Slug"])
    table.sees(theirs=["Antonio (exhausted)", "Pew Slug"])


def test_the_thief_who_took_tuesday_takes_nothing_when_a_flyer_blocks_it():
    table = Table(mine=["The Thief Who Took Tuesday"], theirs=["Errand Fly"], their_devotion=9)
    table.attack("The Thief Who Took Tuesday").block("Errand Fly")
    table.sees(devotion=(0, 9), mine=["The Thief Who Took Tuesday (exhausted)"])


def test_old_man_undertow_drowns_two_cards_for_each_of_his_swimmers():
    table = Table(
        mine=["Old Man Undertow", "Pebble Snail", "Puddle Strider (exhausted)", "Pew Slug"], hive=POND,
        theirs=["Moonwell Keeper"], their_turn=True, their_hand=["Antonio"],
    )  # fmt: skip
    table.end_turn().sees(turn="me", their_deck=4)


@rule("SB-Y6")
def test_old_man_undertow_hardens_when_he_blocks():
    undertow = {"card": "Old Man Undertow", "damage": 4}
    table = Table(mine=["Party Crasher"], theirs=[undertow]).attack("Party Crasher").block("Old Man Undertow")
    table.sees(theirs=["Old Man Undertow"], turn="them")


# --- Nocturne, Who Ate the Moon; An Echo of Empty Pages ---------------------------------------------------------------


@rule("SB-N1", "SB-P11")
def test_nocturne_who_ate_the_moon_puts_all_enemies_to_sleep_for_a_turn():
    table = Table(
        mine=["Pew Slug"], hand=["Nocturne, Who Ate the Moon"], hive=POND,
        theirs=["Antonio", "Errand Fly (exhausted)"], their_hive=["Pew Slug (exhausted)"],
    )  # fmt: skip
    table.play("Nocturne, Who Ate the Moon").resolve().sees(mine=["Nocturne, Who Ate the Moon", "Pew Slug"]).end_turn()
    table.sees(turn="them", theirs=["Antonio (exhausted)", "Errand Fly (exhausted)"], their_hive=["Pew Slug"])
    table.end_turn().end_turn().sees(turn="them", theirs=["Antonio", "Errand Fly"])


def test_an_echo_of_empty_pages_doubles_what_is_drowned():
    table = Table(hand=["An Echo of Empty Pages"], hive=POND, splat=5 * ["Pew Slug"], their_splat=3 * ["Antonio"])
    table.play("An Echo of Empty Pages").resolve().sees(their_deck=7, their_splat=3 * ["Antonio"] + 3 * ["Pew Slug"])


def test_an_echo_of_empty_pages_counts_when_it_resolves_and_all_enemies_together():
    table = Table(
        mine=["Keeper of the Leaky Lighthouse"], hand=["An Echo of Empty Pages"], hive=POND,
        others=[{"splat": 2 * ["Antonio"]}],
    )  # fmt: skip
    table.play("An Echo of Empty Pages").target("third").target("them").resolve()
    table.sees(their_deck=5, third_deck=3)


# --- Second Moonrise, Night with No Morning ---------------------------------------------------------------------------


def test_second_moonrise_readies_and_lifts_flyers_who_cannot_devote():
    table = Table(
        mine=["Errand Fly (exhausted)", "Pew Slug (exhausted)", "Honeydew Courtier"],
        hand=["Second Moonrise"], hive=POND, theirs=["Moth (exhausted)"], their_devotion=9,
    )  # fmt: skip
    table.play("Second Moonrise").resolve()
    table.sees(mine=["Errand Fly", "Pew Slug (exhausted)", "Honeydew Courtier"], theirs=["Moth (exhausted)"])
    assert (table.stats("Errand Fly"), table.stats("Pew Slug"), table.stats("Moth")) == ("2/1", "0/2", "1/1")
    assert not table.can("devote Errand Fly")
    assert not table.can("devote Honeydew Courtier")
    table.attack("Errand Fly", "Honeydew Courtier").sees(devotion=(0, 5))


@rule("SB-N4", "SB-P11")
def test_second_moonrise_ends_with_the_turn_and_misses_who_comes_later():
    late = bug("Late Moth", "1", 3, 1, 1, MOTH, FLYING, AGGRO)
    table = Table(mine=["Errand Fly"], hand=["Second Moonrise", "Late Moth"], hive=POND, cards=[late])
    table.play("Second Moonrise").resolve().play("Late Moth").resolve()
    assert (table.stats("Errand Fly"), table.stats("Late Moth")) == ("2/1", "3/1")
    assert table.can("devote Late Moth")
    table.end_turn().end_turn()
    assert table.stats("Errand Fly") == "1/1"
    assert table.can("devote Errand Fly")


@rule("SB-N1")
def test_night_with_no_morning_keeps_an_enemy_asleep():
    table = Table(mine=["Night with No Morning", "Moth"], theirs=["Antonio", "Errand Fly"], their_turn=True).end_turn()
    table.asks("me", "target").offers("target their Antonio", "target their Errand Fly").target("Antonio").resolve()
    table.sees(phase="main", theirs=["Antonio (exhausted)", "Errand Fly"])
    table.end_turn().sees(turn="them", theirs=["Antonio (exhausted)", "Errand Fly"])


@rule("SB-P9", "SB-C1")
def test_night_with_no_morning_passes_over_an_empty_field():
    table = Table(
        mine=["Night with No Morning"], hand=["Night with No Morning"], hive=POND, their_turn=True,
        their_hand=["Pew Slug"],
    )  # fmt: skip
    table.end_turn().asks("me", "main").sees(turn="me")
    assert not table.can("play Night with No Morning")
