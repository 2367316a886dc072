"""First Molt, the unaligned cards: for any deck. These are the common ones; the others have files of their own."""

from bugduel.shardbugs.cards.sets.unaligned_rare import UNALIGNED_RARES
from bugduel.shardbugs.cards.sets.unaligned_uncommon import UNALIGNED_UNCOMMONS
from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import *

COMMONS = common(
    # bugs, by cost
    bug("Hitchhiking Tick", "1", 1, 1, 0, TICK, SCOUT, played=look(2)),
    bug("Raindrop Skater", "1", 1, 2, 0, STRIDER, SWIMMING, resists(FLYING)),
    bug("Errand Fly", "1", 1, 1, 1, FLY, WORKER, FLYING),
    bug("Doormat Beetle", "1", 0, 2, 1, BEETLE, HARDSHELL),
    bug("Crumb Roller", "2", 1, 3, 1, BEETLE, WORKER, activate(price(exhaust=True), gain_dust(1))),
    bug("Dave Swiftfoot", "2", 2, 2, 1, CRICKET, SCOUT, AGGRO),
    bug("Rent-a-Roach", "2", 2, 2, 1, COCKROACH, SOLDIER, bounty(1)),
    bug("Night-Watch Roach", "2", 2, 1, 1, COCKROACH, SOLDIER, while_(not_your_turn, gain(defence=2))),
    bug("Cellar Digger", "2", 2, 2, 1, CRICKET, WORKER, TUNNELING),
    bug("Gutter Mosquito", "2", 2, 1, 0, MOSQUITO, ROGUE, FLYING, hits=gain_devotion(1)),
    bug("Underdog Tick", "2", 2, 2, 1, TICK, SOLDIER, played=if_(less_devotion, gain_devotion(1))),
    bug("Bookworm", "2", 1, 3, 1, WORM, MYSTIC, played=mill(4, "target-player")),
    bug("Pew Slug", "2", 0, 2, 2, SLUG, MYSTIC),
    bug("Adventurous Earthworm", "3", 2, 3, 2, WORM, SCOUT, TUNNELING,
        while_(you_have(your_bugs(other, named("Adventurous Earthworm"))), gain(dev=1))),
    bug("Dart Wasp", "3", 2, 2, 1, WASP, HUNTER, FLYING, plink(1)),
    bug("Hermit Slug", "3", 2, 3, 1, SLUG, MYSTIC, while_(at_most(0, your_bugs(other)), gain(atk=2, defence=1))),
    bug("Penny-Saver Ladybug", "3", 2, 3, 1, LADYBUG, WORKER, played=gain_dust(1)),
    bug("Guesthouse Snail", "3", 1, 3, 1, SNAIL, WORKER, played=put_from_hand(cards("hand", type="bug"), "hive")),
    bug("Sweater Moth", "3", 2, 2, 1, MOTH, ROGUE, FLYING, played=may(splat(target(items())))),
    bug("Party Crasher", "3", 3, 3, 1, COCKROACH, ROGUE, played=damage_player(1, "all")),
    bug("Stubborn Beetle", "4", 3, 3, 2, BEETLE, SOLDIER, STOMP, when("blocked", until_end(this, atk=2))),
    bug("Ditch Scorpion", "4", 3, 4, 1, SCORPION, HUNTER, FOCUS, VENOM),
    bug("Town Crier Cricket", "4", 2, 4, 2, CRICKET, NOBLE, played=gain_devotion(per("enemies"))),
    bug("Long-Haul Centipede", "5", 5, 4, 2, CENTIPEDE, WORKER, AGGRO),
    # items
    item("Splinter Spear", "1", "weapon", "1", [SOLDIER, HUNTER, ROGUE], bearer_has(atk=2),
        when("hits", gain_devotion(3), of=bearer_bug)),
    item("Thimble Helmet", "1", "armor", "1", [], bearer_has(HARDSHELL, defence=1)),
    item("Paper Wings", "1", "armor", "1", [SCOUT, WORKER, ANT, CRICKET, TICK], bearer_has(FLYING, atk=1, defence=1)),
    item("Flowerpot Fortress", "1", "armor", "1", [], bearer_has(cannot("attack"), defence=4)),
    item("Wake-Up Nectar", "1", "consumable", "1", [], activate(price(splat=True), ready_up(bearer), quick=True)),
    item("Honey Pot", "2", "consumable", "1", [], bearer_has(dev=1), activate(price(splat=True), gain_devotion(2))),
    relic("Pocket Compass", "1", activate(price("1", exhaust=True), look(1)),
        activate(price("2", splat=True), draw(1))),
    # actions and supports
    quick_action("Rummage the Bins", "2", "effect", draw(2), discard(1)),
    quick_action("Kick Up Sand", "2", "attack", until_end(target(bugs(blocking)), cannot("deal-damage")), draw(1)),
    quick_action("Toss a Pebble", "2", "attack", damage(2, target(bugs()))),
    quick_action("Ankle-High Thread", "2", "attack", damage(3, target(bugs(attacking)))),
    action("Bumped Antennae", "2", "attack", fight(target(your_bugs()), target(enemy_bugs()))),
    action("Stray Boot", "3", "attack", splat(target(bugs(defence <= 3)))),
    action("Shared Picnic", "3", "effect", draw(2), draw(1, "enemies")),
    location("Storm Drain", "2", when("attacks", until_end(it, atk=1), of=your_bugs(SWIMMING, TUNNELING))),
)  # fmt: skip
UNALIGNED_CARDS: tuple[Card, ...] = (*COMMONS, *UNALIGNED_UNCOMMONS, *UNALIGNED_RARES)
