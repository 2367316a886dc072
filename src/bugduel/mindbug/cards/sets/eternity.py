"""Beyond: Eternity: boosts, and cards that work from the discard pile."""

from bugduel.mindbug.cards.vocabulary import *

BOOST_OR_DEFEAT = choose_one(boost(1, one(any_creature)), defeat(one(any_creature, boosted)))
BOOST_OR_TAKE = choose_one(boost(1, one(any_creature)), take_boost())
THE_STRONG_STAY_AWAY = in_discard(cannot_attack(enemy, power >= 7), cannot_block(enemy, power >= 7))

ETERNITY = card_set(
    "eternity",
    "Beyond: Eternity",
    creature("Agile Rooster", 6, FRENZY, blocked_only_by(near=1)),
    creature("Ant Zombie Horde", 7, TOUGH, attack=boost(2, this), copies=2),
    creature("Berserker Rabbit", 6, FRENZY, TOUGH, while_(empty_discard, power_up(4)), copies=2),
    creature("Blessed Killer Bee", 5, HUNTER, they_lose_life=lose_life(2, opponent)),
    creature("Blessed Shield Bugs", 6, TOUGH, in_discard(have(ally, power_up(1)))),
    creature("Blessed Tiger Squirrel", 3, SNEAKY, THE_STRONG_STAY_AWAY),
    creature("Catalisk", 2, POISONOUS, attack=discard_draw_pile(opponent)),
    creature("Cave Lizard", 10, TOUGH, SNEAKY, cannot_attack(this)),
    creature("Cursed Gorillion", 10, FRENZY, TOUGH, in_discard(have(ally, power_up(-2)))),
    creature("Duckdra", 5, HUNTER, attack=may(defeat(one(any_creature, with_any(POISONOUS)))), copies=2),
    creature("Fire Antler", 8, defeated=(lose_life(1, opponent), boost(1, one(any_creature))), copies=2),
    creature("Ghostly Underdog", 4, attack=defeat(every(enemy, lower_power_than_this))),
    creature("Goat Dragon", 7, play=BOOST_OR_DEFEAT, attack=BOOST_OR_DEFEAT, copies=2),
    creature("Hiss Holiness", 5, FRENZY, POISONOUS, play=boost(4, one(any_creature), split=True), copies=2),
    creature("Hypnotic Mouse", 1, SNEAKY, cannot_attack(sharing_power)),
    creature("Koibra", 2, POISONOUS, play=discard_revealed(), attack=discard_revealed(), copies=2),
    creature("Madam Mystique", 2, defeated=defeat_with_named_keyword(), copies=2),
    creature("Peacasus", 3, SNEAKY, discarded=gain_life(1), copies=2),
    creature("Porcupine Teacher", 5, have(other_ally, POISONOUS)),
    creature("Pyro Salamancer", 6, play=(boost(1, one(any_creature)), defeat_pair()), copies=2),
    creature("Radioactive Pest", 1, POISONOUS, attack=defeat(one(enemy, power >= 7)), copies=2),
    creature("Rockyphant", 8, TOUGH, discarded=discard(1, each_opponent)),
    creature("Sea-Rex", 5, HUNTER, attack=boost(1, this), copies=2),
    creature("Soul Manipulator", 5, TOUGH, play=BOOST_OR_TAKE, attack=BOOST_OR_TAKE, copies=2),
    creature("Spirit Cheetah", 5, HUNTER, defeated=take_control(one(any_creature, power <= 2))),
    creature("Spirit Maki", 3, SNEAKY, defeated=take_control(one(any_creature, power >= 9))),
    creature("Squirtoise Scout", 2, TOUGH, while_(allies_share_power, cannot_block(enemy)), copies=2),
    creature("Tiger Wasp", 3, FRENZY, SNEAKY, play=discard_random(1, me)),
    creature("Tornado Dragon", 8, play=for_each(discard(2, me, up_to=True), defeat(one(any_creature))), copies=2),
    creature("Trash Diver", 2, SNEAKY, attack=return_to_hand(exactly(2, their_discard))),
    creature("Trash Flier", 2, SNEAKY, defeated=put_into_play(one(their_discard))),
    creature("Water Antler", 8, play=(gain_life(1), boost(1, one(any_creature))), copies=2),
)
