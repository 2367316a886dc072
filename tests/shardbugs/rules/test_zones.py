"""Zones of Shard Bugs: what is where, what stays on a card that moves, whose it is (rules SB-Z)."""

from typing import Any

from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    action,
    activate,
    bug,
    bugs,
    cards,
    damage,
    enemy_bugs,
    event,
    every,
    gain_devotion,
    in_both,
    in_hive,
    lose_devotion,
    per,
    price,
    quick_action,
    return_to_hand,
    search,
    take_control,
    target,
    to_deck,
    to_field,
    to_hive,
    until_end,
    when,
    your_bugs,
)
from marks import rule
from plain import plain
from shard_table import Table

HOME = action("Home", "0", "effect", to_hive(target(bugs())))
OUT = action("Out", "0", "effect", to_field(target(bugs(in_hive))))
RECALL = action("Recall", "0", "effect", return_to_hand(target(bugs())))
KIDNAP = action("Kidnap", "0", "effect", take_control(target(bugs(in_both))))
BORROW = action("Borrow", "0", "effect", take_control(target(bugs()), until_end=True))
BURY = action("Bury", "0", "effect", to_deck(target(bugs()), "top"))
SWAT = action("Swat", "0", "attack", damage(9, target(bugs(in_both))))
HEADCOUNT = action("Headcount", "0", "effect", gain_devotion(per(your_bugs())))
CENSUS = action("Census", "0", "effect", gain_devotion(per(your_bugs(in_both))))
RAIN = action("Drizzle", "0", "attack", damage(1, every(bugs())))
GRUDGE = action("Grudge", "0", "effect", lose_devotion(2, "enemies"), damage(1, every(enemy_bugs())))
SEEK = action("Seek", "0", "effect", search(cards("deck", ANT, type="bug")))
SEEK_TWO = action("Seek Two", "0", "effect", search(cards("deck", ANT, type="bug"), count=2))
WATCHER = event("Watcher", "0", when("enters", gain_devotion(1), of=bugs()), when("splat", gain_devotion(5), of=bugs()))
TICKER = bug("Ticker", "0", 1, 2, 1, ANT, activate(price("0"), gain_devotion(1), once=True))
CARDS = [
    HOME,
    OUT,
    RECALL,
    KIDNAP,
    BORROW,
    BURY,
    SWAT,
    HEADCOUNT,
    CENSUS,
    RAIN,
    GRUDGE,
    SEEK,
    SEEK_TWO,
    WATCHER,
    TICKER,
]
IDLE = ["Pew Slug"]  # a hand to be asked what to do with
WORM, BULLY, ANTS = "Adventurous Earthworm", "Boulder Bully", "Gold Field Ants"


def table(**more: Any) -> Table:
    return Table(**{"cards": CARDS, **more})


def zone(seen: Table, viewer: int, player: int, name: str) -> dict[str, Any]:
    return plain(seen.state.view(viewer))["players"][player]["zones"][name]


def named(seen: Table, viewer: int, player: int, name: str) -> list[str]:
    """The cards of a zone that a viewer can name, in the order of the view."""
    return [card["card"] for card in zone(seen, viewer, player, name)["cards"]]


# --- SB-Z1: the zones themselves --------------------------------------------------------------------------------------


@rule("SB-Z1")
def test_there_is_no_hand_limit():
    seen = table(hand=20 * IDLE, their_hand=15 * IDLE).end_turn().end_turn()
    seen.sees(hand=21 * IDLE, their_hand=16 * IDLE, turn="me")


@rule("SB-Z1")
def test_an_empty_hand_and_an_empty_deck_are_still_there():
    seen = table(mine=["Ticker"], deck=[], their_hand=["Scent of Nightshade"])
    assert [zone(seen, 1, 0, name) for name in ("hand", "deck")] == 2 * [{"size": 0, "cards": []}]
    seen.activate("Ticker").sees(devotion=(1, 0), winner=None)


# --- SB-Z2: what is where ---------------------------------------------------------------------------------------------


@rule("SB-Z2")
def test_bugs_items_and_supports_are_on_the_field_and_bugs_in_the_hive_make_dust():
    seen = table(hand=[ANTS, "Thorn Pike", "Watcher", BULLY], hive=["Gold Field Ants", "Overconfident Ant"])
    seen.play(ANTS).play("Thorn Pike").play("Watcher").place(BULLY)
    seen.sees(mine=[ANTS, "Thorn Pike", "Watcher"])
    seen.sees(hive=[f"{ANTS} (exhausted)", "Overconfident Ant (exhausted)", BULLY])
    seen.generate(BULLY).sees(dust={"meteor": 1})


@rule("SB-Z2")
def test_only_bugs_can_be_placed_in_the_hive():
    seen = table(hand=[ANTS, "Thorn Pike", "Watcher", "Acid Rain"])
    seen.offers(f"place {ANTS}", "play Watcher", "end-main")


@rule("SB-Z2")
def test_an_avatar_is_no_permanent():
    seen = table(hand=["Washed Down the Drain", *IDLE], hive=5 * IDLE, theirs=[WORM, "Thorn Pike"], their_hive=[BULLY])
    seen.play("Washed Down the Drain").offers(f"target their {WORM}", "target their Thorn Pike")


@rule("SB-Z2")
def test_enemies_are_all_other_players_and_what_they_control():
    seen = table(
        mine=[BULLY], theirs=[WORM, {"card": "Antonio", "owner": 0}], devotion=5, their_devotion=5,
        others=[{"field": [ANTS], "devotion": 5}], hand=["Grudge", *IDLE],
    )  # fmt: skip
    seen.play("Grudge").sees(devotion=(5, 3, 3), third=["Ant"])
    assert [seen.shown(name).get("damage") for name in (BULLY, WORM, "Antonio")] == [None, 1, 1]


@rule("SB-Z2")
def test_the_field_without_an_owner_means_all_fields_and_no_hive():
    seen = table(mine=[BULLY], theirs=[WORM], hive=[BULLY], their_hive=[WORM], hand=["Drizzle", *IDLE])
    seen.play("Drizzle")
    fields = [zone(seen, 0, player, "field")["cards"][0].get("damage") for player in (0, 1)]
    hives = [zone(seen, 0, player, "hive")["cards"][0].get("damage") for player in (0, 1)]
    assert (fields, hives) == ([1, 1], [None, None])


@rule("SB-Z2")
def test_what_is_counted_is_on_the_field_unless_the_hive_is_named():
    given = {"mine": [BULLY], "hive": [WORM, ANTS], "hand": ["Headcount", "Census", *IDLE]}
    table(**given).play("Headcount").sees(devotion=(1, 0))
    table(**given).play("Census").sees(devotion=(3, 0))


# --- SB-Z3: what stays on a card that moves ---------------------------------------------------------------------------


@rule("SB-Z3")
def test_counters_stay_between_field_and_hive():
    seen = table(mine=[{"card": WORM, "plus": 2}, {"card": BULLY, "minus": 1}], hand=["Home", "Home", "Out", *IDLE])
    seen.play("Home").target(WORM).play("Home").sees(hive=[WORM, BULLY])
    assert (seen.shown(WORM)["plus"], seen.shown(BULLY)["minus"]) == (2, 1)
    seen.play("Out").target(WORM).sees(mine=[WORM])
    assert seen.stats(WORM) == "4/5"


@rule("SB-Z3")
def test_between_field_and_hive_it_stays_the_same_permanent_as_it_is():
    worm = {"card": WORM, "damage": 1, "exhausted": True, "until-end": {"atk": 3}}
    seen = table(mine=[worm], hand=["Home", "Out", *IDLE])
    number = seen.permanent(WORM).id
    seen.play("Home").sees(hive=[f"{WORM} (exhausted)"])
    assert (seen.shown(WORM)["damage"], seen.stats(WORM)) == (1, "5/3")
    seen.play("Out").sees(mine=[f"{WORM} (exhausted)"])
    assert (seen.shown(WORM)["damage"], seen.stats(WORM)) == (1, "5/3")
    assert seen.permanent(WORM).id == number


@rule("SB-Z3", "SB-B3")
def test_a_bug_that_reaches_the_field_is_dizzy_even_on_the_turn_it_left_it():
    seen = table(mine=[WORM], hand=["Home", "Out", *IDLE])
    assert not seen.is_dizzy(WORM)
    seen.play("Home").play("Out")
    assert seen.is_dizzy(WORM)
    assert not seen.can(f"devote {WORM}")


@rule("SB-Z3", "SB-P17")
def test_what_it_used_this_turn_stays_used():
    seen = table(mine=["Ticker"], hand=["Home", "Out", *IDLE]).activate("Ticker").play("Home").play("Out")
    assert not seen.can("activate Ticker")
    seen.end_turn().end_turn()
    assert seen.can("activate Ticker")


@rule("SB-Z3", "SB-P17")
def test_what_it_used_on_an_earlier_turn_can_be_used_again_even_after_a_stay_in_the_hive():
    seen = table(mine=["Ticker"], hand=["Home", "Out", *IDLE]).activate("Ticker").play("Home")
    seen.end_turn().end_turn().play("Out").sees(mine=["Ticker"])
    assert seen.can("activate Ticker")


@rule("SB-Z3")
def test_any_other_move_makes_a_new_card_without_counters_damage_or_memory():
    worm = {"card": "Ticker", "plus": 2, "damage": 1, "used": [0], "until-end": {"atk": 3}}
    seen = table(mine=[worm], hand=["Recall", *IDLE])
    number = seen.permanent("Ticker").id
    seen.play("Recall").sees(hand=["Ticker", "Pew Slug"]).play("Ticker")
    shown = seen.shown("Ticker")
    assert (shown["power"], shown.get("plus"), shown.get("damage")) == ("1/2", None, None)
    assert seen.permanent("Ticker").id != number
    assert seen.can("activate Ticker")


@rule("SB-Z3", "SB-P8")
def test_nothing_remembers_a_bug_that_left_and_came_back():
    again = quick_action("Again", "0", "effect", return_to_hand(target(your_bugs())))
    cheap = quick_action("Zap", "0", "attack", damage(2, target(bugs())))
    pat = quick_action("Pat", "0", "effect", until_end(target(bugs()), atk=1))
    seen = table(mine=["Ticker"], hand=["Again", "Pat"], cards=[*CARDS, again, cheap, pat], their_hand=["Zap"])
    seen.play("Pat").play("Zap").play("Again").resolve().sees(hand=["Ticker"], mine=[])
    assert [each["event"] for each in seen.history()].count("fizzle") == 2
    seen.play("Ticker").resolve()
    assert seen.stats("Ticker") == "1/2"


# --- SB-Z4: owners ----------------------------------------------------------------------------------------------------


@rule("SB-Z4")
def test_a_stolen_card_goes_to_its_owners_hand_deck_and_splat_zone():
    stolen = [{"card": name, "owner": 1} for name in (WORM, BULLY, "Errand Fly")]
    seen = table(mine=stolen, hand=["Recall", "Bury", "Swat", *IDLE], their_deck=[])
    seen.play("Recall").target(WORM).play("Bury").target(BULLY).play("Swat")
    seen.sees(
        mine=[],
        their_hand=[WORM],
        their_deck=1,
        their_splat=["Errand Fly"],
        hand=IDLE,
        splat=["Recall", "Bury", "Swat"],
    )
    assert named(seen, 0, 1, "deck") == [BULLY]


@rule("SB-Z4")
def test_the_controller_acts_with_a_stolen_card_and_the_owner_does_not():
    seen = table(mine=[{"card": WORM, "owner": 1}], hand=IDLE, their_hand=IDLE)
    assert seen.shown(WORM)["owner"] == 1
    seen.devote(WORM).sees(devotion=(2, 0)).end_turn()
    assert not seen.can(f"devote {WORM}")


@rule("SB-Z4", "SB-C10")
def test_a_stolen_bug_that_is_splat_triggers_for_its_controller_and_lies_with_its_owner():
    seen = table(mine=[{"card": ANTS, "owner": 1}], hand=["Swat", *IDLE])
    seen.play("Swat").sees(mine=["Ant"], theirs=[], their_splat=[ANTS], splat=["Swat"])


@rule("SB-Z4", "SB-C6")
def test_the_owner_of_a_token_is_who_made_it():
    seen = table(hand=["Kick the Anthill", *IDLE], hive=3 * [ANTS], their_hand=["Kidnap"])
    seen.play("Kick the Anthill").end_turn().play("Kidnap").target("my Ant #1").sees(mine=["Ant"], theirs=["Ant"])
    assert seen.shown("their Ant")["owner"] == 0


# --- SB-Z5: searching -------------------------------------------------------------------------------------------------


@rule("SB-Z5")
def test_a_search_finds_a_fitting_card_shows_it_and_the_deck_is_shuffled():
    seen = table(hand=["Seek"], deck=[BULLY, ANTS, WORM, "Antonio"])
    seen.play("Seek").asks("me", "search").offers(f"choose-card {ANTS}", "choose-card Antonio", "done")
    seen.choose("Antonio").sees(hand=["Antonio"], deck=3)
    assert named(seen, 1, 0, "hand") == ["Antonio"]
    assert named(seen, 0, 0, "deck") == []
    assert seen.history(1)[-1] == {"event": "shuffle", "seat": 0}


@rule("SB-Z5")
def test_a_search_may_fail_to_find_and_still_shuffles():
    seen = table(hand=["Seek", *IDLE], deck=[BULLY, ANTS])
    seen.play("Seek").done().sees(hand=IDLE, deck=2, splat=["Seek"])
    assert named(seen, 0, 0, "deck") == []


@rule("SB-Z5")
def test_who_finds_nothing_is_asked_like_who_finds_something():
    seen = table(hand=["Seek", *IDLE], deck=[BULLY, WORM])
    seen.play("Seek").asks("me", "search").offers("done").done().sees(hand=IDLE, deck=2)


@rule("SB-Z5")
def test_a_search_for_two_may_find_one():
    seen = table(hand=["Seek Two", *IDLE], deck=[ANTS, "Antonio", "Picnic Raiders"])
    seen.play("Seek Two").choose(ANTS).asks("me", "search").done().sees(hand=[ANTS, *IDLE], deck=2)


@rule("SB-Z5")
def test_a_search_of_a_splat_zone_may_fail_to_find():
    seen = table(hand=["Scrape Off the Shoe", *IDLE], hive=3 * [BULLY], splat=[WORM, ANTS])
    seen.play("Scrape Off the Shoe").asks("me", "recover").choose(WORM).done()
    seen.sees(hand=[WORM, *IDLE], splat=[ANTS, "Scrape Off the Shoe"])


@rule("SB-Z5")
def test_a_searched_deck_comes_in_any_order():
    tops: set[str] = set()
    for number in range(12):
        seen = table(hand=["Seek", *IDLE], deck=[BULLY, WORM, "Antonio"], seed=f"search {number}")
        seen.play("Seek").done().end_turn().end_turn()
        tops.update(card for card in named(seen, 0, 0, "hand") if card != "Pew Slug")
    assert tops == {BULLY, WORM, "Antonio"}


# --- SB-Z6: changes of control ----------------------------------------------------------------------------------------


@rule("SB-Z6")
def test_a_change_of_control_keeps_state_and_counters():
    worm = {"card": WORM, "exhausted": True, "damage": 1, "plus": 2, "held": 1, "until-end": {"atk": 3}}
    seen = table(theirs=[worm], hand=["Kidnap", *IDLE])
    number = seen.permanent(WORM).id
    seen.play("Kidnap").sees(mine=[f"{WORM} (exhausted)"], theirs=[])
    shown = seen.shown(WORM)
    assert (shown["power"], shown["damage"], shown["plus"], shown["owner"]) == ("7/5", 1, 2, 1)
    assert shown["marks"] == ["exhausted", "held", "dizzy"]
    assert seen.permanent(WORM).id == number


@rule("SB-Z6")
def test_from_a_hive_it_goes_to_the_hive_of_its_new_controller():
    seen = table(their_hive=[BULLY], hand=["Kidnap", *IDLE]).play("Kidnap").sees(hive=[BULLY], their_hive=[])
    seen.generate(BULLY).sees(dust={"meteor": 1})


@rule("SB-Z6")
def test_nothing_enters_or_leaves_when_control_changes():
    seen = table(mine=["Watcher"], theirs=[ANTS], hand=["Kidnap", *IDLE])
    seen.play("Kidnap").sees(mine=["Watcher", ANTS], devotion=(0, 0), their_splat=[])
    moved = table(mine=["Watcher", WORM], hand=["Home", "Out", *IDLE])
    moved.play("Home").sees(devotion=(0, 0)).play("Out").sees(devotion=(1, 0))


@rule("SB-Z6", "SB-B3")
def test_a_change_of_control_makes_dizzy_also_on_the_way_back():
    seen = table(hand=["Borrow", *IDLE], others=[{"field": [WORM]}]).play("Borrow").sees(mine=[WORM], third=[])
    assert seen.is_dizzy(WORM)
    seen.end_turn().sees(mine=[], third=[WORM], turn="them")
    assert seen.is_dizzy(WORM)
    seen.end_turn().sees(turn="third")
    assert not seen.is_dizzy(WORM)


@rule("SB-Z6", "SB-C3")
def test_items_of_a_bug_that_changes_control_stay_unattached():
    seen = table(theirs=[WORM, {"card": "Thorn Pike", "on": 0}], hand=["Kidnap", *IDLE])
    seen.play("Kidnap").sees(mine=[WORM], theirs=["Thorn Pike"])
    assert "on" not in seen.shown("Thorn Pike")
    assert seen.stats(WORM) == "2/3"
