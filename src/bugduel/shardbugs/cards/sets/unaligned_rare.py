"""First Molt, the unaligned cards: the rare and the cosmic rare ones."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import *

UNALIGNED_RARES: tuple[Card, ...] = (
    *rare(
        # bugs, by cost
        bug("Generous Landlord", "4", 2, 3, 1, TERMITE, NOBLE, your_turn_begins=extra_place()),
        bug("Undertaker Beetle", "4", 3, 3, 2, BEETLE, MYSTIC,
            when("splat", gain_devotion(its("dev", "it")), of=your_bugs(other), once=True)),
        bug("Welcome-Mat Spider", "4", 2, 4, 2, SPIDER, HUNTER,
            when("enters", damage(1, it), of=enemy_bugs(), once=True)),
        bug("Captain Without a Flag", "5", 3, 4, 2, MANTIS, SOLDIER, NOBLE,
            give(your_bugs(other, UNALIGNED), atk=1, defence=1)),
        bug("Mother Loam", "5", 2, 4, 2, WORM, NOBLE, TUNNELING, give(your_bugs(other, WORM), dev=1),
            played=make("Earthworm")),
        bug("Puppeteer Wasp", "6", 3, 3, 3, WASP, MYSTIC, FLYING, played=take_control(target(enemy_bugs(atk <= 2)))),
        bug("Compost Colossus", "6", 0, 6, 3, BEETLE, STOMP, gain(atk=per(cards("splat", type="bug")))),
        # items
        item("Whetstone of Grudges", "2", "weapon", "2", [SOLDIER, HUNTER, MANTIS, SCORPION], bearer_has(atk=1),
            when("wounds", grow(1, bearer), of=bearer_bug)),
        item("Siege Acorn", "2", "weapon", "2", [], bearer_has(STOMP, cannot("ready"), atk=5)),
        relic("Prism of Three Skies", "3", activate(price(exhaust=True), gain_dust(1, SOLAR)),
            activate(price(exhaust=True), gain_dust(1, LUNAR)), activate(price(exhaust=True), gain_dust(1, METEOR))),
        relic("Stowaway Crate", "4",
            activate(price("2", exhaust=True), put_from_hand(cards("hand", cost <= 5, type="bug")))),
        # actions
        action("Sweep the Porch", "3", "effect", shuffle_splat_zone(), draw(2)),
        action("Sermon at Full Volume", "4", "attack", damage(per("devotion"), target(bugs()))),
        action("Dug Up Again", "5", "effect", search(cards("deck", type="bug"), "splat"),
            recover(cards("splat", cost <= 5, type="bug"), "field")),
        action("Washed Down the Drain", "5", "effect", to_deck(target(permanents(side="enemy")), "shuffled")),
        action("Rolled-Up Newspaper", "6", "attack", splat(target(bugs(in_both)))),
        # supports
        location("The Empty Shell", "3", activate(price(exhaust=True), gain_dust(1)),
            activate("3", animate(this, 4, 4, SNAIL))),
        location("Recruiting Tent", "3",
            when("played", if_(it_is(bugs(SOLDIER, HUNTER)), until_end(it, AGGRO), gain_devotion(1)),
                of=your_bugs(), once=True)),
        event("Bazaar of Crumbs", "3", when("placed", may_pay("1", draw(1)), of=your_bugs(in_hive))),
        event("Gossip Column", "4", your_turn_begins=lose_devotion(1, "enemies")),
        event("Unfriendly Neighbors", "4", while_(less_devotion, give(enemy_bugs(), dev=-1))),
    ),
    *cosmic(
        bug("Larva of Ages", "3", 1, 1, 1, WORM, MYSTIC, activate(price(counters=2), draw(1)),
            activate(price("2", exhaust=True), damage(per("counters"), target(bugs()))),
            your_turn_begins=grow(1, this)),
        bug("Doctor Mandible, Toymaker", "4", 2, 3, 2, MANTIS, SMITH,
            activate("1", animate(target(items(side="yours")), 3, 3, BEETLE), quick=True),
            played=search(cards("deck", cost <= 3, subtype("relic"), type="item"), "field")),
        bug("Madame Chrysalis", "5", 2, 5, 3, BUTTERFLY, NOBLE, ROGUE, FLYING,
            when("action-played", make("Bounty"), by="any", once=True)),
        bug("Bom, Who Rolls the World", "8", 8, 8, 5, BEETLE, STOMP, blocked_only_by(bugs(cost >= 4))),
        relic("Amber Hourglass", "4", activate(price("3", exhaust=True), ready_up(targets(2, your_bugs(), least=1)))),
        action("Everybody Home", "6", "effect", to_hive(every(bugs()))),
    ),
)  # fmt: skip
