"""Status checks, and the one procedure before anyone gets priority (SB-T1 to SB-T5), with the book's examples."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    action,
    bug,
    bugs,
    damage,
    enemy_bugs,
    every,
    gain,
    gain_devotion,
    gain_dust,
    location,
    make,
    other,
    quick_action,
    splat,
    target,
    until_end,
    while_,
    you_have,
    your_bugs,
)
from marks import rule
from shard_table import Table

HUM = quick_action("Hum", "0", "effect", gain_devotion(1))
CRUSH = quick_action("Crush", "0", "attack", splat(target(bugs())))
SWEEP = quick_action("Sweep", "0", "attack", damage(1, every(bugs())))
SHELTER = action("Shelter", "0", "effect", until_end(every(your_bugs()), defence=2))
MIST = location("Evening Mist", "0", your_turn_ends=damage(2, every(bugs())))
MAYFLY = bug("Mayfly", "0", 1, 0, 0, BEETLE, splats=gain_devotion(1))
DIRGE = bug("Dirge", "0", 0, 1, 0, ANT, splats=gain_devotion(1))
MINER = bug("Miner", "0", 0, 1, 0, BEETLE, splats=gain_dust(1))
CARDS: list[Card] = [HUM, CRUSH, SWEEP, SHELTER, MIST, MAYFLY, DIRGE, MINER]
HUMS = ["Hum", "Hum"]


def told(table: Table, *kinds: str) -> list[tuple[object, object]]:
    """What happened of some kinds, in order: the kind and the card."""
    return [(event["event"], event.get("card")) for event in table.history() if event["event"] in kinds]


# --- the book's examples ----------------------------------------------------------------------------------------------


@rule("SB-T1", "SB-T4")
def test_the_book_acid_rain_and_the_ants():
    # I control Gold Field Ants (DEF 1) and Gilded Sentry Ants (DEF 1, and 1 more while another ant is there).
    table = Table(
        mine=["Gold Field Ants", "Gilded Sentry Ants"],
        their_hand=["Acid Rain", "Spark Spit"],
        their_hive=3 * ["Gravel Recruit"],
        their_turn=True,
    )
    assert table.stats("Gilded Sentry Ants") == "2/2"
    # Acid Rain deals 1 damage to both.
    table.play("Acid Rain").passes("them")
    # The first pass splats Gold Field, the second sees Gilded Sentry with 1 DEF and 1 damage and splats it too.
    assert told(table, "splat") == [("splat", "Gold Field Ants"), ("splat", "Gilded Sentry Ants")]
    # Only then does the splat trigger of Gold Field spin a web: too late for its ant to help Gilded Sentry.
    table.asks("them", "priority").sees(
        web=["Gold Field Ants"], mine=[], splat=["Gilded Sentry Ants", "Gold Field Ants"]
    )
    table.passes("them").sees(mine=["Ant"], web=[])


@rule("SB-P8")
def test_the_book_magnifying_blast_and_poison_gas():
    # They control a bug on the Field, and I choose the mode of Magnifying Blast that hits bugs there.
    table = Table(
        hand=["Magnifying Blast", "Pew Slug"],
        dust={"meteor": 4},
        theirs=["Moonwell Keeper"],
        their_hand=["Poison Gas", "Gust at the Window"],
        their_hive=["Doorstop Snail", *4 * ["Dusk Courier"]],
    )
    table.play("Magnifying Blast").asks("me", "mode").mode(0).asks("them", "priority").sees(web=["Magnifying Blast"])
    # They answer with Poison Gas: that bug goes to their Hive, and one of the Hive takes its place.
    table.play("Poison Gas").target("Doorstop Snail").sees(web=["Magnifying Blast", "Poison Gas"]).resolve()
    table.sees(
        theirs=["Doorstop Snail"], their_hive=["Moonwell Keeper", *2 * ["Dusk Courier (exhausted)", "Dusk Courier"]]
    )
    # The mode is kept, so Magnifying Blast has no legal target and fizzles.
    assert told(table, "fizzle", "damage") == [("fizzle", "Magnifying Blast")]
    table.sees(splat=["Magnifying Blast"], their_splat=["Poison Gas"])


# --- the loop (SB-T1) -------------------------------------------------------------------------------------------------


@rule("SB-T1")
def test_all_that_falls_in_one_pass_falls_at_once():
    slug = {"card": "Hermit Slug", "damage": 2}  # alone it would have DEF 4
    table = Table(cards=CARDS, mine=[slug, slug], hand=["Sweep", "Pew Slug"])
    table.play("Sweep").resolve().sees(mine=[], splat=["Sweep", *2 * ["Hermit Slug"]])


@rule("SB-T1")
def test_the_check_goes_on_until_nothing_is_left():
    guard = {"card": "Captain Without a Flag", "damage": 4}  # kept up by the other, who keeps up the rest
    table = Table(
        cards=CARDS,
        mine=["Captain Without a Flag", guard, {"card": "Pew Slug", "damage": 2}],
        hand=["Crush", "Errand Fly"],
    )
    assert table.stats("Pew Slug") == "2/4"
    table.play("Crush").target("my Captain Without a Flag #1").resolve().sees(mine=[])
    fallen = ["Captain Without a Flag", "Captain Without a Flag", "Pew Slug"]
    assert [card for _, card in told(table, "splat")] == fallen


@rule("SB-T1")
def test_counters_cancel_in_a_check():
    table = Table(mine=[{"card": "Bookworm", "plus": 3}], hand=["Bitter Aftertaste", "Pew Slug"], dust={"meteor": 2})
    table.play("Bitter Aftertaste").resolve()
    assert table.shown("Bookworm")["plus"] == 1 and "minus" not in table.shown("Bookworm")


@rule("SB-T1")
def test_a_changed_devotion_value_counts_from_then_on():
    table = Table(cards=CARDS, mine=2 * ["Adventurous Earthworm"], hand=["Crush", "Pew Slug"])
    assert table.dev("Adventurous Earthworm #1") == 3
    table.play("Crush").target("Adventurous Earthworm #2").resolve()
    table.devote("Adventurous Earthworm").resolve().sees(devotion=(2, 0))


@rule("SB-T1")
def test_a_win_is_found_before_any_trigger_goes_on_the_web():
    bell = bug("Bell", "0", 0, 1, 0, ANT, splats=gain_devotion(20))
    tithe = quick_action("Tithe", "0", "effect", damage(1, every(bugs())), gain_devotion(1))
    table = Table(cards=[bell, tithe], hand=["Tithe"], theirs=["Bell"], devotion=19)
    table.play("Tithe").sees(winner="me", devotion=(20, 0), their_splat=["Bell"])


# --- when it is made (SB-T2, SB-T3) -----------------------------------------------------------------------------------


@rule("SB-T2")
def test_a_check_is_made_as_a_thread_is_added_before_anyone_gets_priority():
    table = Table(
        cards=CARDS,
        mine=["Gutter Gourmand", "Gold Field Ants", {"card": "Gilded Sentry Ants", "damage": 1}],
        hand=["Pew Slug"],
        their_hand=HUMS,
    )
    table.activate("Gutter Gourmand").choose("Gold Field Ants").asks("them", "priority")
    table.sees(mine=["Gutter Gourmand"], splat=["Gilded Sentry Ants", "Gold Field Ants"])
    table.sees(web=["Gutter Gourmand", "Gold Field Ants"])


@rule("SB-T2")
def test_a_check_is_made_as_a_permanent_is_played():
    table = Table(cards=CARDS, hand=["Mayfly", "Pew Slug"], their_hand=HUMS)
    table.play("Mayfly").asks("them", "priority").sees(mine=[], splat=["Mayfly"], web=["Mayfly"])


@rule("SB-T2")
def test_a_check_is_made_as_a_turn_begins_before_the_draw():
    roach = {"card": "Night-Watch Roach", "minus": 1}  # 1/2 while it is not my turn
    table = Table(cards=CARDS, mine=[roach], hand=["Pew Slug"], their_hand=HUMS, their_turn=True, phase="end")
    table.sees(mine=["Night-Watch Roach"]).passes("them").sees(turn="me", mine=[], splat=["Night-Watch Roach"])
    assert [kind for kind, _ in told(table, "turn", "splat", "draw")] == ["turn", "splat", "draw"]


@rule("SB-T2")
def test_a_check_is_made_after_combat_damage_before_anyone_gets_priority():
    table = Table(cards=CARDS, mine=["Bookworm"], theirs=["Errand Fly"], their_hand=HUMS, phase="combat")
    table.attack("Bookworm").passes("them").block("Errand Fly").passes("them")
    table.asks("them", "priority").sees(phase="damage", theirs=[], their_splat=["Errand Fly"])


@rule("SB-T3")
def test_a_check_is_made_after_each_thread_so_help_that_resolves_later_is_too_late():
    table = Table(
        theirs=["Pew Slug"],
        their_hand=["Legs in the Air", "Pew Slug"],
        their_hive=2 * ["Pew Slug"],
        their_turn=True,
        hand=["Toss a Pebble"],
        hive=2 * ["Bookworm"],
    )
    table.play("Legs in the Air").play("Toss a Pebble").resolve()
    table.sees(theirs=[], their_splat=["Legs in the Air", "Pew Slug"], devotion=(0, 0))


@rule("SB-T3")
def test_within_a_thread_there_is_no_check():
    brew = action("Brew", "0", "effect", damage(1, every(bugs())), until_end(every(bugs()), defence=1))
    table = Table(cards=[brew], mine=["Errand Fly"], hand=["Brew", "Pew Slug"])
    table.play("Brew").sees(mine=["Errand Fly"])
    assert table.stats("Errand Fly") == "1/2"


@rule("SB-T3")
def test_a_check_is_made_after_a_bug_is_placed_in_a_hive():
    table = Table(cards=CARDS, hand=["Mayfly", "Pew Slug"])
    table.place("Mayfly").sees(hive=[], splat=["Mayfly"], devotion=(1, 0))


@rule("SB-T3")
def test_a_check_is_made_at_the_end_of_the_end_phase_when_changes_are_over():
    table = Table(cards=CARDS, mine=["Evening Mist", "Gold Field Ants"], hand=["Shelter", "Pew Slug"])
    table.play("Shelter").end_turn().sees(
        turn="them", mine=["Ant", "Evening Mist"], splat=["Gold Field Ants", "Shelter"]
    )
    assert [kind for kind, _ in told(table, "damage", "splat", "make", "turn")] == ["damage", "splat", "make", "turn"]


@rule("SB-T3", "SB-U3")
def test_what_comes_of_the_last_check_of_a_turn_does_not_outlast_it():
    miner = {"card": "Miner", "until-end": {"def": 2}}
    table = Table(cards=CARDS, mine=["Evening Mist", miner], their_hand=HUMS, phase="end")
    table.asks("them", "priority").sees(mine=["Evening Mist", "Miner"])
    table.passes("them").asks("them", "priority").sees(web=["Evening Mist"])
    table.passes("them").asks("them", "priority").sees(turn="them", phase="beginning", splat=["Miner"], dust={})


@rule("SB-T3")
def test_damage_that_is_removed_in_the_end_phase_is_gone_before_the_check_after_it():
    table = Table(cards=CARDS, mine=["Errand Fly"], hand=["Shelter", "Sweep", "Pew Slug"])
    table.play("Shelter").resolve().play("Sweep").resolve().end_turn().sees(turn="them", mine=["Errand Fly"])
    assert table.stats("Errand Fly") == "1/1"


# --- the procedure (SB-T5) --------------------------------------------------------------------------------------------


@rule("SB-T5")
def test_dust_triggers_happen_before_other_triggers_are_added():
    table = Table(cards=CARDS, mine=["Miner", "Dirge"], hand=["Sweep", "Hum"], their_hand=HUMS)
    table.play("Sweep").passes("them").passes("me").asks("them", "priority").sees(web=["Dirge"], dust={"neutral": 1})


@rule("SB-T5")
def test_triggers_that_arise_inside_a_thread_wait_until_it_is_done():
    table = Table(theirs=["Boot-Sole Tick"], hand=["Extinction Matinee", "Pew Slug"], dust={"meteor": 7})
    table.play("Extinction Matinee").asks("them", "target").target("my Crater Beetle #1")
    table.sees(mine=2 * ["Crater Beetle"], their_splat=["Boot-Sole Tick"])
    assert table.stats("my Crater Beetle #1") == "2/2"


@rule("SB-T5")
def test_triggers_of_a_pass_and_of_a_later_pass_are_added_together():
    leaner = bug(
        "Leaner", "0", 0, 1, 0, ANT, while_(you_have(your_bugs(ANT, other)), gain(defence=1)), splats=make("Ant")
    )
    table = Table(cards=[*CARDS, leaner], mine=["Dirge", "Leaner"], hand=["Sweep"])
    table.play("Sweep").asks("me", "order-triggers").offers("add Dirge", "add Leaner").sees(mine=[])
    table.add("Leaner").sees(mine=["Ant"], devotion=(1, 0))


@rule("SB-T5", "SB-P14")
def test_targets_are_chosen_as_each_trigger_is_added_and_nothing_resolves_between():
    stinger = bug("Stinger", "0", 0, 1, 0, BEETLE, splats=damage(1, target(enemy_bugs())))
    table = Table(
        cards=[*CARDS, stinger],
        mine=["Boot-Sole Tick", "Stinger"],
        theirs=[{"card": "Bookworm", "plus": 1}, {"card": "Pew Slug", "plus": 1}],
        hand=["Sweep"],
    )
    table.play("Sweep").add("Stinger").asks("me", "target").target("Pew Slug")
    table.asks("me", "target").offers("target their Bookworm", "target their Pew Slug").sees(
        web=["Stinger", "Boot-Sole Tick"]
    )
    assert table.stats("Pew Slug") == "1/3" and table.shown("Pew Slug")["damage"] == 1
    table.target("Pew Slug").sees(theirs=["Bookworm"], their_splat=["Pew Slug"])


@rule("SB-T5")
def test_if_nothing_was_triggered_the_next_thread_resolves_with_no_priority():
    table = Table(cards=CARDS, mine=["Pew Slug", "Errand Fly"], hand=HUMS, their_hand=["Crush", "Hum"])
    table.devote("Pew Slug").play("Crush").target("Errand Fly").passes("me").passes("them")
    table.asks("me", "main").sees(web=[], devotion=(2, 0), splat=["Errand Fly"])
