"""Aggro, Hardshell and Plink, and keywords that a bug has twice (rules SB-Y1, SB-Y6, SB-Y7, SB-Y10)."""

from typing import Any

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    AGGRO,
    BEETLE,
    CRICKET,
    FLY,
    HARDSHELL,
    WASP,
    bug,
    bugs,
    plink,
    quick_action,
    target,
    them,
    to_field,
    to_hive,
)
from marks import rule
from shard_table import Table

SNIPER = bug("Sniper", "0", 1, 2, 1, WASP, plink(2))
GLASS_WASP = bug("Glass Wasp", "0", 1, 1, 1, WASP, plink(1))
LEAPER = bug("Leaper", "0", 2, 2, 1, CRICKET)
SKIPJACK = bug("Skipjack", "0", 2, 2, 1, CRICKET, AGGRO)
WALL = bug("Wall", "2", 0, 3, 1, BEETLE, HARDSHELL)
MAYFLY = bug("Mayfly", "0", 1, 0, 1, FLY, plink(2))
HICCUP = quick_action("Hiccup", "L", "effect", to_hive(target(bugs())), to_field(them))
CARDS: list[Card] = [SNIPER, GLASS_WASP, LEAPER, SKIPJACK, WALL, MAYFLY, HICCUP]

# What they may answer with.
SPARK: dict[str, Any] = {"their_hand": ["Spark Spit"], "their_hive": ["Gravel Recruit"]}
GUST = {"their_hand": ["Gust at the Window"], "their_hive": 2 * ["Puddle Strider"]}


def board(**position: Any) -> Table:
    return Table(cards=CARDS, **position)


# --- Aggro ------------------------------------------------------------------------------------------------------------


@rule("SB-Y1")
def test_a_bug_with_aggro_attacks_in_the_turn_it_is_played():
    table = Table(hand=["Dave Swiftfoot", "Overconfident Ant"], hive=3 * ["Seven-Spot Page"], their_devotion=5)
    table.play("Dave Swiftfoot").play("Overconfident Ant").end_main().offers("attack Dave Swiftfoot", "done")
    table.attack("Dave Swiftfoot").sees(devotion=(0, 3))


@rule("SB-Y1")
def test_a_bug_with_aggro_devotes_and_retreats_in_the_turn_it_is_played():
    table = board(hand=["Skipjack"])
    table.play("Skipjack").offers("devote Skipjack", "retreat Skipjack", "end-main")


@rule("SB-Y1")
def test_gaining_aggro_lifts_dizziness():
    table = board(mine=["Leaper (dizzy)"], hand=["Zirrp, First Over the Wall"], dust={"meteor": 3})
    assert table.is_dizzy("Leaper")
    table.play("Zirrp, First Over the Wall")
    assert not table.is_dizzy("Leaper")
    table.end_main().offers("attack Leaper", "attack Zirrp, First Over the Wall", "done")


@rule("SB-Y1")
def test_losing_aggro_in_the_same_turn_makes_a_bug_dizzy_again():
    table = board(mine=["Leaper (dizzy)", "Zirrp, First Over the Wall"], hand=["Pew Slug"])
    assert table.can("devote Leaper")
    table.retreat("Zirrp, First Over the Wall")
    assert table.is_dizzy("Leaper")
    assert not table.can("devote Leaper")
    table.end_main().asks("them", "main")  # and cannot attack


@rule("SB-Y1")
def test_a_bug_that_never_was_dizzy_loses_nothing_with_aggro():
    table = board(mine=["Leaper", "Zirrp, First Over the Wall"])
    table.retreat("Zirrp, First Over the Wall")
    assert not table.is_dizzy("Leaper")


@rule("SB-Y1")
def test_dizziness_is_lifted_only_while_aggro_lasts():
    table = board(
        mine=[{"card": "Leaper", "dizzy": True, "until-end": {"keywords": ["aggro"]}}], their_hand=["Pew Slug"]
    )
    assert not table.is_dizzy("Leaper")
    table.end_turn().asks("them", "main")
    assert table.is_dizzy("Leaper")
    table.end_turn().asks("me", "main")
    assert not table.is_dizzy("Leaper")


@rule("SB-Y1", "SB-K1")
def test_an_attacker_that_loses_aggro_goes_on_attacking():
    table = board(mine=["Leaper (dizzy)", "Zirrp, First Over the Wall"], their_devotion=5, **GUST)
    table.attack("Leaper").play("Gust at the Window").target("Zirrp, First Over the Wall").resolve()
    table.sees(hand=["Zirrp, First Over the Wall"], devotion=(0, 3))


@rule("SB-Y1")
def test_aggro_does_not_ready():
    table = Table(mine=["Dave Swiftfoot (exhausted)"], hand=["Pew Slug"])
    table.offers("place Pew Slug", "end-main")


# --- Hardshell --------------------------------------------------------------------------------------------------------


@rule("SB-Y6")
def test_hardshell_is_a_trigger_of_the_block_step_that_gives_one_def():
    table = board(mine=["Antonio"], theirs=["Wall"], **SPARK)
    table.attack("Antonio").passes("them").block("Wall")
    table.asks("them", "priority").sees(web=["Wall"], phase="block")
    assert table.stats("Wall") == "0/3"
    table.resolve()
    assert table.stats("Wall") == "0/4"
    table.passes("them").sees(phase="damage", theirs=["Wall"])


@rule("SB-Y6")
def test_hardshell_can_be_answered_before_it_hardens():
    table = board(
        mine=["Pew Slug"], theirs=[{"card": "Wall", "damage": 1}], hand=["Toss a Pebble"], hive=2 * ["Gravel Recruit"]
    )
    table.end_main().attack("Pew Slug").passes("me").block("Wall").sees(web=["Wall"])
    table.play("Toss a Pebble").target("Wall").resolve().sees(their_splat=["Wall"])


@rule("SB-Y6")
def test_a_hardshell_that_has_hardened_survives_the_same():
    table = board(
        mine=["Pew Slug"], theirs=[{"card": "Wall", "damage": 1}], hand=["Toss a Pebble"], hive=2 * ["Gravel Recruit"]
    )
    table.end_main().attack("Pew Slug").passes("me").block("Wall").resolve().sees(web=[])
    table.play("Toss a Pebble").target("Wall").resolve().sees(theirs=["Wall"])


@rule("SB-Y6")
def test_a_hardshell_trigger_can_fizzle_like_any_other():
    table = board(mine=["Antonio"], theirs=["Wall"], hand=["Snip the Thread"], hive=2 * ["Puddle Strider"])
    table.end_main().attack("Antonio").passes("me").block("Wall").play("Snip the Thread").resolve()
    table.sees(their_splat=["Wall"])


@rule("SB-Y6")
def test_hardshell_hardens_once_however_many_it_blocks():
    table = Table(mine=["Pew Slug", "Bookworm"], theirs=["Sunstone Guard"], **SPARK)
    table.attack("Pew Slug", "Bookworm").passes("them")
    table.block("Sunstone Guard", "Pew Slug").block("Sunstone Guard", "Bookworm").sees(web=["Sunstone Guard"]).resolve()
    assert table.stats("Sunstone Guard") == "2/7"


@rule("SB-Y6")
def test_lured_blockers_harden_too():
    table = Table(mine=["Pondskim Dragonfly"], theirs=["Doormat Beetle"], **SPARK)
    table.attack("Pondskim Dragonfly").target("Doormat Beetle").resolve().passes("them")
    table.asks("them", "priority").sees(web=["Doormat Beetle"], phase="block").resolve()
    assert table.stats("Doormat Beetle") == "0/3"


@rule("SB-Y6")
def test_an_attacker_does_not_harden_nor_does_one_that_stays_out():
    table = Table(mine=["Doormat Beetle"], theirs=["Parasol Beetle", "Pew Slug"], **SPARK)
    table.attack("Doormat Beetle").passes("them").block("Pew Slug").done().asks("them", "priority").sees(web=[])


@rule("SB-Y6", "SB-N4")
def test_hardshell_lasts_until_the_damage_is_gone():
    table = board(
        mine=["Antonio"], theirs=["Wall"], their_hand=["Spark Spit", "Pew Slug"], their_hive=["Gravel Recruit"]
    )
    table.attack("Antonio").passes("them").block("Wall").resolve().passes("them").passes("them")
    table.asks("them", "priority").sees(phase="end")
    assert table.stats("Wall") == "0/4"
    assert table.shown("Wall")["damage"] == 3
    table.pass_all().sees(turn="them", theirs=["Wall"])
    assert table.stats("Wall") == "0/3"


# --- Plink ------------------------------------------------------------------------------------------------------------


@rule("SB-Y7")
def test_plink_deals_its_damage_to_a_target_when_the_bug_is_played():
    table = board(mine=["Pew Slug"], theirs=["Bookworm", "Antonio"], hand=["Sniper"])
    table.play("Sniper").asks("me", "target")
    table.offers("target my Pew Slug", "target my Sniper", "target their Bookworm", "target their Antonio")
    table.target("Bookworm")
    assert table.shown("Bookworm")["damage"] == 2


@rule("SB-Y7")
def test_plink_is_a_thread_that_can_be_answered():
    table = board(theirs=["Bookworm"], hand=["Sniper"], **SPARK)
    table.play("Sniper").target("Bookworm").asks("them", "priority").sees(web=["Sniper"])
    assert "damage" not in table.shown("Bookworm")


@rule("SB-Y7")
def test_a_plinker_that_is_alone_must_target_itself():
    table = board(hand=["Glass Wasp"], theirs=["Thimble Helmet"], their_hive=["Pew Slug"])
    table.play("Glass Wasp").sees(splat=["Glass Wasp"], mine=[])


@rule("SB-Y7")
def test_plink_works_for_a_bug_played_from_the_hive():
    table = board(hive=["Sniper"], theirs=["Pew Slug"])
    table.play_from_hive("Sniper").target("Pew Slug").sees(their_splat=["Pew Slug"])


@rule("SB-Y7", "SB-P16")
def test_a_plinker_that_is_moved_to_the_field_is_not_played_and_does_not_plink():
    table = board(mine=["Pew Slug"], hive=["Sniper"], hand=["Poison Gas", "Errand Fly"], dust={"lunar": 2})
    table.play("Poison Gas").asks("me", "main").sees(mine=["Sniper"], hive=["Pew Slug"], web=[], splat=["Poison Gas"])
    assert "damage" not in table.shown("Sniper")


@rule("SB-Y7")
def test_plink_fizzles_if_its_bug_left_the_field_before_it_resolves():
    table = board(theirs=["Pew Slug"], hand=["Sniper", "Errand Fly"], **SPARK)
    table.play("Sniper").target("Pew Slug").play("Spark Spit").target("Sniper").resolve()
    table.asks("me", "main").sees(splat=["Sniper"], theirs=["Pew Slug"])
    assert fizzled(table) == ["Sniper *plink"]


@rule("SB-Y7")
def test_a_plinker_that_is_splat_as_soon_as_it_is_played_hits_nobody():
    table = board(theirs=["Pew Slug"], hand=["Mayfly", "Errand Fly"])
    table.play("Mayfly").asks("me", "main").sees(splat=["Mayfly"], theirs=["Pew Slug"])


@rule("SB-Y7")
def test_plink_fizzles_without_a_target():
    table = board(hand=["Mayfly", "Errand Fly"])
    table.play("Mayfly").asks("me", "main").sees(splat=["Mayfly"], web=[])


@rule("SB-Y7")
def test_plink_fizzles_even_if_its_bug_is_back():
    table = board(
        theirs=["Pew Slug"], hand=["Sniper", "Errand Fly"], their_hand=["Hiccup"], their_hive=["Puddle Strider"]
    )
    table.play("Sniper").target("Pew Slug").play("Hiccup").target("Sniper").resolve()
    table.asks("me", "main").sees(mine=["Sniper"], theirs=["Pew Slug"])
    assert "damage" not in table.shown("Pew Slug")
    assert fizzled(table) == ["Sniper *plink"]


@rule("SB-Y7", "SB-P8")
def test_plink_fizzles_if_its_target_left():
    table = board(theirs=["Pew Slug", "Bookworm"], hand=["Sniper", "Errand Fly"], **GUST)
    table.play("Sniper").target("Pew Slug").play("Gust at the Window").target("Pew Slug").resolve()
    table.asks("me", "main").sees(their_hand=["Pew Slug"], theirs=["Bookworm"])
    assert "damage" not in table.shown("Bookworm")
    assert fizzled(table) == ["Sniper *plink"]


@rule("SB-Y7")
def test_plink_reaches_bugs_on_fields_only():
    table = board(theirs=["Bookworm"], their_hive=["Antonio"], hand=["Sniper"], hive=["Pew Slug"])
    table.play("Sniper").offers("target my Sniper", "target their Bookworm")


# --- held twice -------------------------------------------------------------------------------------------------------


@rule("SB-Y10")
def test_hardshell_held_twice_counts_once():
    table = board(mine=["Pew Slug"], theirs=["Wall", {"card": "Thimble Helmet", "on": 0}], **SPARK)
    table.attack("Pew Slug").passes("them").block("Wall").sees(web=["Wall"]).resolve()
    assert table.stats("Wall") == "0/5"  # 3, 1 for the Helmet, 1 for Hardshell


@rule("SB-Y10")
def test_focus_held_twice_triggers_once():
    table = Table(mine=["Pondskim Dragonfly", {"card": "Sap Jar", "on": 0}], theirs=["Pew Slug", "Bookworm"], **SPARK)
    table.attack("Pondskim Dragonfly").target("Pew Slug").asks("them", "priority").sees(web=["Pondskim Dragonfly"])


@rule("SB-Y10")
def test_stomp_held_twice_counts_once():
    table = Table(mine=["Cart-Horn Beetle", {"card": "Comet Splinter", "on": 0}], theirs=["Pew Slug"], their_devotion=9)
    table.attack("Cart-Horn Beetle").block("Pew Slug").sees(devotion=(2, 9 - 5))


def fizzled(table: Table) -> list[str]:
    """What everybody was told to have fizzled."""
    told = [event for event in table.history() if event["event"] == "fizzle"]
    return [f"{event['card']} {event.get('part', '')}".strip() for event in told]
