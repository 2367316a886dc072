"""Rules in combinations that no other test reaches."""

import json
import signal

from bugduel.core.rng import seeded
from bugduel.games import GAMES
from bugduel.shardbugs.vocabulary import (
    ANT,
    BEETLE,
    FLYING,
    SLUG,
    STOMP,
    VENOM,
    WORM,
    action,
    activate,
    at_most,
    atk,
    attach,
    attacking,
    blocked_only_by,
    blocking,
    bounty,
    bug,
    bugs,
    cannot,
    cards,
    choose_one,
    cost_less,
    damage,
    damage_player,
    damaged,
    draw,
    enemy_bugs,
    every,
    exhaust,
    fight,
    gain,
    gain_devotion,
    gain_dust,
    give,
    if_,
    in_both,
    in_hive,
    it,
    it_is,
    item,
    items,
    its,
    location,
    lose_devotion,
    make,
    per,
    price,
    quick_action,
    recover,
    relic,
    shrink,
    splat,
    take_control,
    target,
    them,
    this,
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


# Fails: an ant with DEF below -1 is no ant
def test_a_bug_far_below_0_def_is_still_what_it_is_when_it_is_splat() -> None:
    wake = relic("Wake", "0", when("splat", gain_devotion(1), of=your_bugs(ANT)))
    wither = action("Wither", "0", "effect", shrink(4, target(bugs())))
    table = Table(mine=["Mite", "Wake"], hand=["Wither"], cards=[MITE, wake, wither])
    table.play("Wither").resolve()
    table.sees(splat=["Mite", "Wither"], devotion=(1, 0))


# Fails: while figures are derived, an ant with ATK below -1 is no ant
def test_a_bug_far_below_0_atk_still_gets_what_its_species_gets() -> None:
    banner = relic("Banner", "0", give(your_bugs(ANT), atk=3, defence=1))
    table = Table(mine=[{"card": "Lump", "minus": 2}, "Banner"], cards=[LUMP, banner])
    assert table.stats("Lump") == "1/5"


# Fails: blocking and the end of combat do not make derived values stale
def test_a_passive_ability_that_looks_at_blocking_bugs() -> None:
    wall = relic("Wall", "0", while_(you_have(your_bugs(blocking)), give(your_bugs(), defence=3)))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE)
    table = Table(mine=["Brute"], theirs=["Mite", "Wall"], cards=[MITE, brute, wall])
    table.attack("Brute").block("Mite").done()
    table.sees(theirs=["Mite", "Wall"])


def test_no_longer_attacking() -> None:
    drum = relic("Drum", "0", while_(you_have(your_bugs(attacking)), give(your_bugs(), defence=3)))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE)
    table = Table(mine=["Mite", "Drum"], theirs=["Brute"], cards=[MITE, brute, drum])
    table.attack("Mite").block("Brute").done()
    table.sees(mine=["Drum"], splat=["Mite"])


def test_no_longer_damaged() -> None:
    rage = relic("Rage", "0", while_(you_have(your_bugs(damaged)), give(your_bugs(), atk=3)))
    clerk = bug("Clerk", "0", 1, 4, 1, WORM, your_turn_ends=gain_devotion(its("atk")))
    table = Table(mine=[{"card": "Clerk", "damage": 1}, "Rage"], cards=[clerk, rage])
    table.end_turn()
    table.sees(devotion=(1, 0))


def test_taken_for_good_while_lent() -> None:
    borrow = action("Borrow", "0", "effect", take_control(target(bugs()), until_end=True))
    keep = action("Keep", "0", "effect", take_control(target(bugs())))
    table = Table(theirs=["Mite"], hand=["Borrow", "Keep"], cards=[MITE, borrow, keep])
    table.play("Borrow").play("Keep").end_turn()
    table.sees(mine=["Mite"])


def test_lent_back_and_forth() -> None:
    borrow = quick_action("Borrow", "0", "effect", take_control(target(bugs()), until_end=True))
    table = Table(theirs=["Mite"], hand=["Borrow"], their_hand=["Borrow"], cards=[MITE, borrow])
    table.play("Borrow")
    table.resolve()
    table.sees(mine=["Mite"])
    table._take("end-main")
    table.play("Borrow").pass_all()
    table.sees(theirs=["Mite"])
    table.end_turn()
    table.sees(theirs=["Mite"], mine=[])


def test_controller_of_an_attacker_that_left() -> None:
    toll = relic("Toll", "0", when("attacks", lose_devotion(2, "controller"), of=enemy_bugs()))
    zap = quick_action("Zap", "0", "effect", splat(target(bugs())))
    table = Table(mine=["Mite"], devotion=5, their_devotion=5, theirs=["Toll"], their_hand=["Zap"], cards=[MITE, toll, zap])
    table.attack("Mite").play("Zap").pass_all()
    table.sees(devotion=(3, 5))


def test_it_splat_in_a_hive() -> None:
    mourn = relic("Mourn", "0", when("splat", gain_devotion(its("cost", "it")), of=enemy_bugs(in_both)))
    worker = bug("Worker", "3", 1, 1, 2, WORM)
    zap = action("Zap", "0", "effect", splat(target(bugs(in_hive))))
    table = Table(mine=["Mourn"], their_hive=["Worker"], hand=["Zap"], cards=[mourn, worker, zap])
    table.play("Zap").resolve()
    table.sees(devotion=(3, 0))


def test_it_hit_after_splat() -> None:
    cheer = relic("Cheer", "0", when("hits", gain_devotion(its("atk", "it")), of=your_bugs()))
    crash = bug("Crash", "0", 5, 1, 1, BEETLE, STOMP)
    table = Table(mine=["Crash", "Cheer"], theirs=["Mite"], cards=[MITE, cheer, crash])
    table.attack("Crash").block("Mite").done()
    table.sees(devotion=(5, 0), splat=["Crash"])


def test_it_is_after_leaving() -> None:
    gloat = relic("Gloat", "0", when("splat", if_(it_is(enemy_bugs()), gain_devotion(1)), of=bugs()))
    zap = action("Zap", "0", "effect", splat(target(bugs())))
    table = Table(mine=["Mite", "Gloat"], hand=["Zap"], cards=[MITE, gloat, zap])
    table.play("Zap").resolve()
    table.sees(devotion=(0, 0))


def test_it_is_last_values() -> None:
    gloat = relic("Gloat", "0", when("splat", if_(it_is(bugs(atk >= 4)), gain_devotion(1)), of=bugs()))
    zap = action("Zap", "0", "effect", splat(target(bugs())))
    table = Table(mine=[{"card": "Mite", "plus": 4}, "Gloat"], hand=["Zap"], cards=[MITE, gloat, zap])
    table.play("Zap").resolve()
    table.sees(devotion=(1, 0))


def test_two_limits_on_blockers() -> None:
    cloak = item("Cloak", "0", "armor", "0", [], blocked_only_by(bugs(ANT), to=your_bugs()))
    dusk = bug("Dusk", "0", 1, 1, 1, WORM, blocked_only_by(bugs(FLYING)))
    fly = bug("Fly", "0", 1, 1, 1, SLUG, FLYING)
    table = Table(mine=["Dusk", "Cloak"], theirs=["Fly", "Mite"], cards=[MITE, cloak, dusk, fly])
    table.attack("Dusk")
    assert not table.can("block Dusk with Fly")


def test_discount_that_goes_with_the_card() -> None:
    desk = relic("Desk", "0", while_(you_have(cards("hand"), 2), cost_less(cards("hand", type="bug"), 1)))
    dear = bug("Dear", "1", 1, 1, 1, WORM)
    table = Table(mine=["Desk"], hand=["Dear", "Mite"], cards=[MITE, desk, dear])
    if table.can("play Dear"):
        table.play("Dear").resolve()


def test_one_hive_bug_pays_twice() -> None:
    mill = relic("Mill", "0", activate(price("1", exhaust_other=your_bugs(in_hive)), gain_devotion(1)))
    table = Table(mine=["Mill"], hive=["Mite"], hand=["Mite"], cards=[MITE, mill])
    assert not table.can("activate Mill")


def test_one_hive_bug_pays_twice_of_two() -> None:
    mill = relic("Mill", "0", activate(price("1", exhaust_other=your_bugs(in_hive)), gain_devotion(1)))
    table = Table(mine=["Mill"], hive=["Mite", "Post"], hand=["Mite"], cards=[MITE, POST, mill])
    table.activate("Mill").choose("my Mite").resolve()
    table.sees(hive=["Mite (exhausted)", "Post (exhausted)"])


def test_splat_and_exhaust_one_bug() -> None:
    mill = relic("Mill", "0", activate(price(splat_other=your_bugs(), exhaust_other=your_bugs()), gain_devotion(1)))
    table = Table(mine=["Mill", "Mite"], hand=["Mite"], cards=[MITE, mill])
    assert not table.can("activate Mill")


def test_exhaust_self_twice() -> None:
    chief = bug("Chief", "0", 1, 1, 1, WORM, activate(price(exhaust=True, exhaust_other=your_bugs()), gain_devotion(1)))
    table = Table(mine=["Chief"], hand=["Mite"], cards=[MITE, chief])
    assert not table.can("activate Chief")


def test_action_put_onto_field() -> None:
    dig = action("Dig", "0", "effect", recover(cards("splat"), "field"))
    table = Table(hand=["Dig"], splat=["Acid Rain", "Mite"], cards=[MITE, dig])
    table.play("Dig")
    assert not table.can("choose-card Acid Rain")


def test_item_put_into_hive() -> None:
    dig = action("Dig", "0", "effect", recover(cards("splat"), "hive"))
    table = Table(hand=["Dig"], splat=["Bottle", "Mite"], cards=[MITE, dig, relic("Bottle", "0", give(your_bugs(), atk=1))])
    table.play("Dig")
    assert not table.can("choose-card Bottle")


def test_attach_to_it_in_hive() -> None:
    sash = item("Sash", "0", "armor", "0", [], when("enters", attach(it), of=your_bugs()))
    gas = quick_action("Gas", "0", "effect", trade())
    table = Table(mine=["Sash"], hive=["Post"], hand=["Mite"], their_hand=["Gas"], cards=[MITE, POST, sash, gas])
    table.play("Mite").play("Gas")
    if table._choice() == "target":
        table.target("Mite")
    table.resolve()
    assert table.permanent("Sash").bearer == 0 or not table.permanent("Mite").in_hive
    saved(table)


def test_hive_cannot_ready() -> None:
    frost = relic("Frost", "0", give(enemy_bugs(in_hive), cannot("ready")))
    table = Table(mine=["Frost"], their_hive=["Mite (exhausted)"], their_hand=["Mite"], cards=[MITE, frost])
    table.end_turn()
    table.sees(their_hive=["Mite (exhausted)"])


def test_bounty_by_nerf() -> None:
    hexer = bug("Hexer", "0", 1, 1, 1, WORM, bounty(1), activate("0", until_end(target(enemy_bugs()), defence=-2), once=True))
    table = Table(mine=["Hexer"], theirs=["Mite"], hand=["Mite"], cards=[MITE, hexer])
    table.activate("Hexer").resolve()
    table.sees(mine=["Hexer", "Bounty"], their_splat=["Mite"])


def test_draw_trigger_on_empty_deck() -> None:
    ink = relic("Ink", "0", when("draws", gain_devotion(1), by="enemy"))
    quill = action("Quill", "0", "effect", draw(1))
    table = Table(hand=["Quill"], deck=[], theirs=["Ink"], others=[{"avatar": "Mars"}], cards=[ink, quill])
    table.play("Quill").pass_all()
    table.sees(devotion=(0, 0, 0))


def test_modal_triggers_of_three() -> None:
    bell = relic("Bell", "0", when("action-played", choose_one(gain_devotion(1), draw(1)), by="any"))
    noise = action("Noise", "0", "effect", gain_devotion(1))
    third = {"avatar": "Mars", "field": ["Bell"]}
    table = Table(mine=["Bell"], theirs=["Bell"], hand=["Noise"], others=[third], cards=[bell, noise])
    table.play("Noise").asks("me", "mode").mode(0).asks("them", "mode").mode(0).asks("third", "mode")


def test_endless_dust() -> None:
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


def test_priority_for_dust_abilities() -> None:
    pyre = location("Pyre", "0", when("splat", damage(2, target(enemy_bugs())), of=items(side="yours")))
    table = Table(mine=["Mite", "Pyre", "Bounty"], theirs=["Post"], cards=[MITE, POST, pyre])
    table.attack("Mite")
    table.asks("me", "priority").activate("Bounty")


def test_equal_workers_of_other_owners() -> None:
    table = Table(hive=[{"card": "Mite", "owner": 1, "lender": 1}, "Mite"], cards=[MITE])
    assert len([move for move in table._moves() if move.kind == "play-from-hive"]) == 2


def test_negative_dust() -> None:
    tax = action("Tax", "0", "effect", gain_dust(per(bugs(), -1)))
    table = Table(mine=["Mite"], hand=["Tax", "Mite"], cards=[MITE, tax])
    table.play("Tax").resolve()
    saved(table)
    table.sees(dust={})


def test_much_dust() -> None:
    rain = action("Rain", "0", "effect", gain_dust(per(bugs(), 99)))
    table = Table(mine=["Mite"] * 11, hand=["Rain", "Mite"], cards=[MITE, rain])
    table.play("Rain").resolve()
    saved(table)


def test_endless_tokens_saved() -> None:
    rain = action("Rain", "0", "effect", make("Bounty", per(bugs(), 99)))
    table = Table(mine=["Mite"] * 45, hand=["Rain", "Mite"], cards=[MITE, rain])
    table.play("Rain").resolve()
    saved(table)


def test_grow_below_0() -> None:
    from bugduel.shardbugs.vocabulary import grow

    wane = action("Wane", "0", "effect", grow(-1, target(bugs())))
    table = Table(mine=["Post"], hand=["Wane"], cards=[POST, wane])
    table.play("Wane").resolve()
    assert table.stats("Post") == "0/3"


def test_trade_then_target() -> None:
    swap = action("Swap", "0", "effect", trade(), damage(1, target(bugs())))
    table = Table(mine=["Post"], theirs=["Mite"], their_hive=["Post"], hand=["Swap"], cards=[MITE, POST, swap])
    table.play("Swap")
    assert not table.can("target my Post")


def test_trade_of_an_ability_with_no_pair() -> None:
    swapper = bug("Swapper", "0", 1, 1, 1, WORM, played=trade("enemy"))
    table = Table(hand=["Swapper"], their_hive=["Post", "Mite"], cards=[POST, MITE, swapper])
    table.play("Swapper")
    if table._choice() == "target":
        table.target("Post")
    table.resolve()
    table.sees(theirs=[], their_hive=["Mite", "Post"])


def test_target_after_player() -> None:
    lash = action("Lash", "0", "effect", lose_devotion(1), gain_devotion(its("atk", "target")), until_end(target(bugs()), atk=1))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE)
    table = Table(mine=["Brute"], hand=["Lash"], cards=[brute, lash])
    table.play("Lash")
    while table._choice() == "target":
        table.target("Brute")
    table.resolve()
    table.sees(devotion=(3, 0))


def test_target_splat_then_counted() -> None:
    reap = action("Reap", "0", "effect", splat(target(bugs())), gain_devotion(its("atk", "target")))
    brute = bug("Brute", "0", 3, 9, 1, BEETLE)
    table = Table(theirs=["Brute"], hand=["Reap"], cards=[brute, reap])
    table.play("Reap").resolve()
    table.sees(devotion=(3, 0))


def test_discard_seat() -> None:
    from bugduel.shardbugs.vocabulary import discard

    rob = action("Rob", "0", "effect", discard(1, "enemies"))
    table = Table(hand=["Rob"], their_hand=["Mite", "Post"], cards=[MITE, POST, rob])
    table.play("Rob").resolve().asks("them", "discard")
    assert {move.facts["seat"] for move in table._moves()} == {1}


def test_100_figures() -> None:
    table = Table(mine=[{"card": "Mite", "plus": 120}, "Banner"], cards=[MITE, relic("Banner", "0", give(your_bugs(ANT), atk=1))])
    assert table.stats("Mite") == "122/121"


def test_may_pay_generate() -> None:
    from bugduel.shardbugs.vocabulary import may_pay

    beg = action("Beg", "0", "effect", may_pay("1", gain_devotion(1)))
    sun = bug("Sun", "S", 1, 1, 1, WORM)
    moon = bug("Moon", "L", 1, 1, 1, WORM)
    table = Table(hive=["Sun", "Moon"], hand=["Beg"], cards=[beg, sun, moon])
    table.play("Beg").asks("me", "pay")
    assert table.can("generate Moon")


def test_generate_then_check() -> None:
    hearth = relic("Hearth", "0", while_(you_have(your_bugs(in_hive)), give(your_bugs(), defence=1)))
    del hearth
