"""What it is to be played, what abilities cost, and what happens once per turn (SB-P12, SB-P16, SB-P17)."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    MOTH,
    activate,
    bug,
    bugs,
    gain_devotion,
    location,
    make,
    may,
    other,
    quick_action,
    return_to_hand,
    splat,
    target,
    trade,
    when,
    you_have,
    your_bugs,
)
from marks import rule
from shard_table import Table

CRUSH = quick_action("Crush", "0", "attack", splat(target(bugs())))
WHISK = quick_action("Whisk", "0", "effect", return_to_hand(target(bugs())))
SWAP = quick_action("Swap", "0", "effect", trade("yours"))
CALL = quick_action("Call", "0", "effect", make("Ant"))
SINGER = bug("Singer", "0", 1, 1, 0, MOTH, activate("0", gain_devotion(1), once=True))
CROAKER = bug("Croaker", "0", 1, 1, 0, MOTH, activate("0", gain_devotion(1), quick=True, once=True))
CHAPEL = location("Chapel", "0", when("devotes", may(gain_devotion(5)), of=your_bugs(), once=True))
BELFRY = location("Belfry", "0", when("devotes", gain_devotion(1), of=your_bugs(), once=True))
GATE = location("Gate", "0", when("played", gain_devotion(1), of=your_bugs()))
ARCH = location("Arch", "0", when("enters", gain_devotion(1), of=your_bugs()))
CARDS: list[Card] = [CRUSH, WHISK, SWAP, CALL, SINGER, CROAKER, CHAPEL, BELFRY, GATE, ARCH]


# --- it must trigger the first time it can (SB-P12) -------------------------------------------------------------------


@rule("SB-P12")
def test_a_once_per_turn_ability_triggers_the_first_time_and_not_the_second():
    table = Table(cards=CARDS, mine=["Belfry", "Errand Fly", "Bookworm"], hand=["Pew Slug"])
    table.devote("Errand Fly").sees(devotion=(2, 0)).devote("Bookworm").sees(devotion=(3, 0))


@rule("SB-P12")
def test_it_cannot_be_saved_for_a_better_time():
    table = Table(cards=CARDS, mine=["Undertaker Beetle", "Ant", "Pew Slug"], hand=["Crush", "Crush"])
    table.play("Crush").target("Ant").resolve().play("Crush").target("Pew Slug").resolve()
    table.sees(mine=["Undertaker Beetle"], devotion=(0, 0))


@rule("SB-P12")
def test_while_its_condition_does_not_hold_it_cannot_trigger_and_is_not_used_up():
    hymn = when("devotes", gain_devotion(5), of=your_bugs(other), once=True, condition=you_have(bugs(MOTH)))
    hermit = bug("Hermit", "0", 0, 9, 0, ANT, hymn)
    table = Table(cards=[hermit, *CARDS], mine=["Hermit", "Pew Slug", "Bookworm"], hand=["Singer"])
    table.devote("Pew Slug").sees(devotion=(2, 0)).play("Singer").devote("Bookworm").sees(devotion=(8, 0))


@rule("SB-P12", "SB-P17")
def test_it_triggers_again_in_the_next_players_turn():
    table = Table(
        mine=["Insurance Policy"],
        hand=3 * ["Party Crasher"],
        hive=6 * ["Pew Slug"],
        their_hand=["Party Crasher"],
        their_hive=3 * ["Pew Slug"],
    )
    table.play("Party Crasher").sees(mine=["Bounty", "Insurance Policy", "Party Crasher"])
    table.play("Party Crasher").sees(mine=["Bounty", "Insurance Policy", *2 * ["Party Crasher"]]).end_turn()
    table.play("Party Crasher").sees(mine=[*2 * ["Bounty"], "Insurance Policy", *2 * ["Party Crasher"]])


# --- played, or not (SB-P16) ------------------------------------------------------------------------------------------


@rule("SB-P16")
def test_a_bug_is_played_from_hand_and_from_the_hive():
    table = Table(
        cards=CARDS, mine=["Gate"], hand=["Pew Slug", "Errand Fly"], hive=["Doormat Beetle"], dust={"neutral": 4}
    )
    table.play("Pew Slug").sees(devotion=(1, 0)).play_from_hive("Doormat Beetle")
    table.sees(devotion=(2, 0), mine=["Doormat Beetle", "Gate", "Pew Slug"], hive=[])


@rule("SB-P16")
def test_a_bug_that_is_put_onto_the_field_is_not_played():
    table = Table(
        cards=CARDS,
        mine=["Gate", "Arch", "Stowaway Crate"],
        hand=["Honeydew Courtier", "Pew Slug"],
        dust={"neutral": 2},
    )
    table.activate("Stowaway Crate").choose("Honeydew Courtier").sees(devotion=(1, 0))
    table.sees(mine=["Arch", "Gate", "Honeydew Courtier", "Stowaway Crate (exhausted)"])


@rule("SB-P16")
def test_a_bug_that_is_moved_from_the_hive_is_not_played():
    table = Table(
        cards=CARDS, mine=["Gate", "Arch", "Pew Slug"], hive=["Honeydew Courtier"], hand=["Swap", "Errand Fly"]
    )
    table.play("Swap").resolve().sees(mine=["Arch", "Gate", "Honeydew Courtier"], hive=["Pew Slug"], devotion=(1, 0))


@rule("SB-P16")
def test_a_token_is_created_and_not_played():
    table = Table(cards=CARDS, mine=["Gate", "Arch"], hand=["Call", "Pew Slug"])
    table.play("Call").resolve().sees(mine=["Ant", "Arch", "Gate"], devotion=(1, 0))


@rule("SB-P16")
def test_a_bug_placed_in_the_hive_is_not_played():
    table = Table(cards=CARDS, mine=["Gate", "Arch"], hand=["Honeydew Courtier", "Pew Slug"])
    table.place("Honeydew Courtier").sees(hive=["Honeydew Courtier"], devotion=(0, 0), web=[])


@rule("SB-P16")
def test_an_action_is_played_once_its_costs_are_paid_and_its_targets_chosen():
    table = Table(
        cards=CARDS,
        mine=["Madame Chrysalis"],
        theirs=["Pew Slug", "Bookworm"],
        hand=["Stray Boot", "Pew Slug"],
        dust={"neutral": 3},
        their_hand=["Whisk"],
    )
    table.play("Stray Boot").target("their Pew Slug").asks("them", "priority")
    table.sees(web=["Stray Boot", "Madame Chrysalis"], mine=["Madame Chrysalis"])
    table.play("Whisk").target("their Pew Slug").resolve()  # the action fizzles, but played it was
    table.sees(mine=["Bounty", "Madame Chrysalis"], their_hand=["Pew Slug"], theirs=["Bookworm"])


# --- what abilities cost (SB-P17) -------------------------------------------------------------------------------------


@rule("SB-P17")
def test_an_activated_ability_needs_its_full_cost():
    table = Table(mine=["Altar Tick", "Scrapheap Picker"], hand=["Pew Slug"])
    assert not table.can("activate Altar Tick") and not table.can("activate Scrapheap Picker")
    table = Table(mine=["Altar Tick", "Bounty", "Scrapheap Picker"], hand=["Pew Slug"])
    assert table.can("activate Altar Tick") and not table.can("activate Scrapheap Picker")
    table.activate("Bounty")
    assert table.can("activate Altar Tick") and not table.can("activate Scrapheap Picker")


@rule("SB-P17")
def test_an_ability_can_be_used_as_often_as_its_cost_can_be_paid():
    larva = {"card": "Larva of Ages", "plus": 5}
    table = Table(mine=[larva], deck=["Bookworm", "Errand Fly", "Pew Slug"])
    table.activate("Larva of Ages", 0).activate("Larva of Ages", 0).sees(hand=["Bookworm", "Errand Fly"])
    assert table.shown("Larva of Ages")["plus"] == 1 and not table.can("activate Larva of Ages")


@rule("SB-P17")
def test_the_cost_is_paid_even_if_the_ability_fizzles():
    table = Table(
        cards=CARDS,
        mine=["Towline Strider", "Errand Fly"],
        dust={"neutral": 2},
        hand=["Pew Slug"],
        their_hand=["Whisk"],
    )
    table.activate("Towline Strider").play("Whisk").target("Errand Fly").resolve().sees(dust={"neutral": 1})
    assert not table.can("activate Towline Strider")


@rule("SB-P17")
def test_once_per_turn_its_cost_can_be_paid_once_a_turn():
    table = Table(cards=CARDS, mine=["Singer", "Pew Slug"], hand=["Pew Slug"])
    table.activate("Singer").sees(devotion=(1, 0))
    assert not table.can("activate Singer")
    table.end_turn().end_turn().activate("Singer").sees(devotion=(2, 0))


@rule("SB-P17")
def test_once_per_turn_is_counted_for_each_permanent():
    table = Table(cards=CARDS, mine=["Singer", "Singer"], hand=["Pew Slug"])
    table.activate("Singer #1").activate("Singer #2").sees(devotion=(2, 0))
    assert not table.can("activate Singer")


@rule("SB-P17")
def test_a_permanent_that_left_and_came_back_is_counted_anew():
    table = Table(cards=CARDS, mine=["Singer"], hand=["Whisk"])
    table.activate("Singer").resolve().play("Whisk").play("Singer").activate("Singer").sees(devotion=(2, 0))


@rule("SB-P17")
def test_a_bug_that_was_in_the_hive_meanwhile_is_the_same_permanent_and_is_not_counted_anew():
    table = Table(cards=CARDS, mine=["Singer"], hive=["Errand Fly"], hand=["Swap", "Swap"])
    table.activate("Singer").resolve().play("Swap").resolve().play("Swap").resolve().sees(
        mine=["Singer"], devotion=(1, 0)
    )
    assert not table.can("activate Singer")


@rule("SB-P17")
def test_a_bug_that_went_to_the_hive_can_use_its_ability_again_in_another_turn():
    table = Table(cards=CARDS, mine=["Singer"], hive=["Errand Fly"], hand=["Swap", "Pew Slug"])
    table.activate("Singer").resolve().play("Swap").resolve().sees(hive=["Singer"], devotion=(1, 0))
    table.end_turn().end_turn().play_from_hive("Singer").resolve().activate("Singer").resolve()
    table.sees(mine=["Errand Fly", "Singer"], devotion=(2, 0))


@rule("SB-P17")
def test_a_quick_ability_of_once_per_turn_can_be_used_in_each_players_turn():
    table = Table(cards=CARDS, mine=["Croaker"], hand=["Pew Slug"], their_hand=["Singer"])
    table.activate("Croaker").resolve().sees(devotion=(1, 0))
    assert not table.can("activate Croaker")
    table.end_turn().play("Singer").asks("me", "priority").activate("Croaker").resolve().sees(
        devotion=(2, 0), turn="them"
    )


@rule("SB-P17")
def test_a_may_trigger_that_was_declined_is_used_up():
    table = Table(cards=CARDS, mine=["Chapel", "Pew Slug", "Bookworm"], hand=["Pew Slug"])
    table.devote("my Pew Slug").asks("me", "may").refuse().devote("Bookworm").asks("me", "main").sees(devotion=(3, 0))
    table.end_turn().end_turn().devote("Bookworm").accept().sees(devotion=(9, 0))
