"""Rules in combinations that no other test reaches."""

import json
import signal

from bugduel.games import GAMES
from bugduel.shardbugs.cards.vocabulary import (
    ANT,
    BEETLE,
    STOMP,
    WORM,
    action,
    activate,
    attach,
    attacking,
    blocking,
    bounty,
    bug,
    bugs,
    cannot,
    cards,
    choose_one,
    cost_less,
    damage_player,
    damaged,
    draw,
    enemy_bugs,
    gain_devotion,
    gain_dust,
    give,
    in_both,
    in_hive,
    it,
    item,
    its,
    make,
    per,
    quick_action,
    recover,
    relic,
    shrink,
    splat,
    take_control,
    target,
    trade,
    until_end,
    when,
    while_,
    you_have,
    your_bugs,
)
from shard_table import Table

MITE = bug("Mite", "0", 1, 1, 1, ANT)
LUMP = bug("Lump", "0", 0, 6, 1, ANT)
POST = bug("Post", "0", 1, 4, 1, WORM)


def saved(table: Table) -> None:
    data = json.loads(json.dumps(table.state.to_data()))
    GAMES["shardbugs"].from_data(data)


def test_a_bug_far_below_0_def_is_still_what_it_is_when_it_is_splat() -> None:
    wake = relic("Wake", "0", when("splat", gain_devotion(1), of=your_bugs(ANT)))
    wither = action("Wither", "0", "effect", shrink(4, target(bugs())))
    table = Table(mine=["Mite", "Wake"], hand=["Wither"], cards=[MITE, wake, wither])
    table.play("Wither").resolve()
    table.sees(splat=["Mite", "Wither"], devotion=(1, 0))


def test_a_bug_far_below_0_atk_still_gets_what_its_species_gets() -> None:
    banner = relic("Banner", "0", give(your_bugs(ANT), atk=3, defence=1))
    table = Table(mine=[{"card": "Lump", "minus": 2}, "Banner"], cards=[LUMP, banner])
    assert table.stats("Lump") == "1/5"


def test_a_lent_bug_that_is_taken_for_good_stays() -> None:
    borrow = action("Borrow", "0", "effect", take_control(target(bugs()), until_end=True))
    keep = action("Keep", "0", "effect", take_control(target(bugs())))
    table = Table(theirs=["Mite"], hand=["Borrow", "Keep"], cards=[MITE, borrow, keep])
    table.play("Borrow").play("Keep").end_turn()
    table.sees(mine=["Mite"])


def test_a_bug_lent_back_and_forth_ends_with_its_owner() -> None:
    borrow = quick_action("Borrow", "0", "effect", take_control(target(bugs()), until_end=True))
    table = Table(theirs=["Mite"], hand=["Borrow"], their_hand=["Borrow"], cards=[MITE, borrow])
    table.play("Borrow")
    table.resolve()
    table.sees(mine=["Mite"])
    table.asks("them", "priority").play("Borrow").end_turn()
    table.sees(theirs=["Mite"], mine=[])


def test_dust_abilities_that_set_each_other_off_end() -> None:
    def stop(*_: object) -> None:
        raise AssertionError("it never ends")

    leak = relic("Leak", "0", when("damaged", (gain_dust(1), damage_player(1, "you"))))
    jab = action("Jab", "0", "effect", damage_player(1, "all"))
    table = Table(mine=["Leak"], hand=["Jab"], cards=[leak, jab])
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(5)
    try:
        table.play("Jab").resolve()
    finally:
        signal.alarm(0)


def test_a_card_that_could_be_paid_can_be_paid() -> None:
    desk = relic("Desk", "0", while_(you_have(cards("hand"), 2), cost_less(cards("hand", type="bug"), 1)))
    dear = bug("Dear", "1", 1, 1, 1, WORM)
    table = Table(mine=["Desk"], hand=["Dear", "Mite"], cards=[MITE, desk, dear])
    if table.can("play Dear"):
        table.play("Dear").resolve()


def test_what_was_splat_in_a_hive_has_last_values() -> None:
    mourn = relic("Mourn", "0", when("splat", gain_devotion(its("cost", "it")), of=enemy_bugs(in_both)))
    worker = bug("Worker", "3", 1, 1, 2, WORM)
    zap = action("Zap", "0", "effect", splat(target(bugs(in_hive))))
    table = Table(mine=["Mourn"], their_hive=["Worker"], hand=["Zap"], cards=[mourn, worker, zap])
    table.play("Zap").resolve()
    table.sees(devotion=(3, 0))


def test_what_held_while_attacking_ends_with_combat() -> None:
    drum = relic("Drum", "0", while_(you_have(your_bugs(attacking)), give(your_bugs(), defence=3)))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE)
    table = Table(mine=["Mite", "Drum"], theirs=["Brute"], cards=[MITE, brute, drum])
    table.attack("Mite").block("Brute")
    table.sees(mine=["Drum"], splat=["Mite"])


def test_stomp_counts_what_a_bug_has_while_it_blocks() -> None:
    wall = relic("Wall", "0", while_(you_have(your_bugs(blocking)), give(your_bugs(), defence=3)))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE, STOMP)
    table = Table(mine=["Brute"], theirs=["Mite", "Wall"], their_devotion=5, cards=[MITE, brute, wall])
    table.attack("Brute").block("Mite")
    table.sees(devotion=(0, 5))


def test_what_held_while_damaged_ends_with_the_damage() -> None:
    rage = relic("Rage", "0", while_(you_have(your_bugs(damaged)), give(your_bugs(), atk=3)))
    clerk = bug("Clerk", "0", 1, 4, 1, WORM, your_turn_ends=gain_devotion(its("atk")))
    table = Table(mine=[{"card": "Clerk", "damage": 1}, "Rage"], cards=[clerk, rage])
    table.end_turn()
    table.sees(devotion=(1, 0))


def test_bounty_for_a_bug_that_lost_its_def() -> None:
    hexer = bug(
        "Hexer", "0", 1, 1, 1, WORM, bounty(1), activate("0", until_end(target(enemy_bugs()), defence=-2), once=True)
    )
    table = Table(mine=["Hexer"], theirs=["Mite"], hand=["Mite"], cards=[MITE, hexer])
    table.activate("Hexer").resolve()
    table.sees(mine=["Hexer", "Bounty"], their_splat=["Mite"])


def test_only_permanents_reach_the_field_and_only_bugs_the_hive() -> None:
    dig = action("Dig", "0", "effect", recover(cards("splat"), "field"))
    hide = action("Hide", "0", "effect", recover(cards("splat"), "hive"))
    bottle = relic("Bottle", "0", give(your_bugs(), atk=1))
    table = Table(hand=["Hide", "Dig"], splat=["Acid Rain", "Bottle", "Mite"], cards=[MITE, dig, hide, bottle])
    table.play("Hide").offers("choose-card Mite", "done").done()
    table.play("Dig").offers("choose-card Bottle", "choose-card Mite", "done")


def test_nothing_is_attached_in_a_hive() -> None:
    sash = item("Sash", "0", "armor", "0", [], when("enters", attach(it), of=your_bugs()))
    gas = quick_action("Gas", "0", "effect", trade())
    table = Table(mine=["Sash"], hive=["Post"], hand=["Mite"], their_hand=["Gas"], cards=[MITE, POST, sash, gas])
    table.play("Mite").play("Gas")
    if table._choice() == "target":
        table.target("Mite")
    table.resolve()
    assert table.permanent("Sash").bearer != table.permanent("Mite").id
    saved(table)


def test_bugs_of_a_hive_can_be_kept_from_readying() -> None:
    frost = relic("Frost", "0", give(enemy_bugs(in_hive), cannot("ready")))
    table = Table(mine=["Frost"], their_hive=["Mite (exhausted)"], their_hand=["Mite"], cards=[MITE, frost])
    table.end_turn()
    table.sees(their_hive=["Mite (exhausted)"])


def test_workers_of_different_owners_are_not_equal() -> None:
    table = Table(hive=[{"card": "Mite", "owner": 1, "lender": 1}, "Mite"], cards=[MITE])
    assert len([move for move in table._moves() if move.kind == "play-from-hive"]) == 2


def test_modal_triggers_are_no_buffs() -> None:
    bell = relic("Bell", "0", when("action-played", choose_one(gain_devotion(1), draw(1)), by="any"))
    noise = action("Noise", "0", "effect", gain_devotion(1))
    third = {"avatar": "Mars", "field": ["Bell"]}
    table = Table(mine=["Bell"], theirs=["Bell"], hand=["Noise"], others=[third], cards=[bell, noise])
    table.play("Noise").asks("me", "mode").mode(0).asks("them", "mode").mode(0).asks("third", "mode")


def test_whatever_home_made_cards_make_can_be_saved() -> None:
    tax = action("Tax", "0", "effect", gain_dust(per(bugs(), -1)))
    rain = action("Rain", "0", "effect", gain_dust(per(bugs(), 99)))
    table = Table(mine=["Mite"] * 11, hand=["Tax", "Mite"], cards=[MITE, tax])
    saved(table.play("Tax").resolve())
    table = Table(mine=["Mite"] * 11, hand=["Rain", "Mite"], cards=[MITE, rain])
    saved(table.play("Rain").resolve())
    flood = action("Flood", "0", "effect", make("Bounty", per(bugs(), 99)))
    table = Table(mine=["Mite"] * 20, hand=["Flood", "Mite"], cards=[MITE, flood])
    saved(table.play("Flood").resolve())
