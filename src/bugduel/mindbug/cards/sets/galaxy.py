"""Battlefruit Galaxy: octonite that is distributed and paid."""

from bugduel.mindbug.cards.vocabulary import *

GALAXY = card_set(
    "galaxy",
    "Battlefruit Galaxy",
    creature("Applebot", 3, SNEAKY, defeated=gain_life(2), copies=2),
    creature("Astronuts", 3, POISONOUS, defeated=if_(no_mindbug, refresh())),
    creature("Aubergalactic Whale", 7, FAST, defeated=defeat(every(enemy, power >= 7)), copies=2),
    creature("Bean Bot", 5, POISONOUS, play=if_(less_life, steal_life(1)), copies=2),
    creature("Boomberry", 1, octonite(1, distributes=True), attack=pay_octonite(defeat(every(enemy)))),
    creature("Borgions", 4, octonite(1, distributes=True), action=pay_octonite(defeat(one(enemy)), extra_turn())),
    creature(
        "Broodmother",
        4,
        FAST,
        POISONOUS,
        octonite(1, distributes=True),
        attack=discard(per(octonite_on_allies), opponent),
    ),
    creature("Caulibot", 1, FRENZY, TOUGH, attack=this_turn(this, power_up(8)), copies=2),
    creature("Chaotic Cabbage", 2, SNEAKY, defeated=steal_cards(1), copies=2),
    creature("Cinnemonk", 7, TOUGH, play=put_into_play(one(any_discard, with_defeated_effect)), copies=2),
    creature("Cornanon", 3, HUNTER, play=may(reveal(one(my_hand)), defeat_sharing()), copies=2),
    creature("Figuru", 3, POISONOUS, action=(return_to_hand(every(this)), put_random_into_play())),
    creature("Grape Sentinel", 6, HUNTER, copies=2),
    creature("Kiwanoid", 8, FAST, octonite(2, distributes=True), attack=pay_octonite(return_to_hand(one(my_discard)))),
    creature("Leeklings", 5, FRENZY, attack=defeat(every(enemy, with_any(SNEAKY, POISONOUS))), copies=2),
    creature(
        "Melon Master", 7, TOUGH, play=(discard(1, opponent), if_(discarded_power(4), lose_life(1, opponent))), copies=2
    ),
    creature("Olive Orbiter", 1, SNEAKY, defeated=if_(no_allies, defeat(every(enemy)))),
    creature("Peach Police", 4, TOUGH, no_defeated_effects(opponent)),
    creature("Pear Patrol", 5, HUNTER, play=may(reveal(one(my_hand)), copy_play())),
    creature(
        "Plumarine", 2, FRENZY, HUNTER, octonite(1, distributes=True), attack=pay_octonite(this_turn(this, power_up(8)))
    ),
    creature(
        "Pomegrenade", 6, FAST, POISONOUS, octonite(2, distributes=True), defeated=defeat(one(enemy, with_octonite))
    ),
    creature("Quadranut", 8, FRENZY, play=defeat(together(one(ally), one(enemy)))),
    creature("Radisher", 9, while_(not_my_turn, SNEAKY), copies=2),
    creature("Rhubarbarian", 10, FAST, defeated=discard(1, me)),
    creature("Romindesco", 5, POISONOUS, play=may(discard(2, me), take_control(one(any_creature))), copies=2),
    creature("Shoctopus", 4, HUNTER, octonite(2, distributes=True), keywords_off(enemy, with_octonite)),
    creature("Star Portal", 3, SNEAKY, octonite(2, distributes=True), attack=pay_octonite(draw_unused(1)), copies=2),
    creature(
        "Starfruit Ninja",
        7,
        octonite(2, distributes=True),
        attack=pay_octonite(this_turn(this, have(this, SNEAKY))),
        copies=2,
    ),
    creature(
        "Starship Soupers",
        6,
        attack=put_octonite(1, one(any_creature)),
        defeated=lose_life(per(octonite_on_this), opponent),
    ),
    creature(
        "Topinambur Titan",
        6,
        octonite(1, distributes=True),
        have(other_ally, power_up(per(octonite_on_this))),
        copies=2,
    ),
    creature(
        "USX Tangerine",
        3,
        octonite(2, distributes=True),
        action=pay_octonite(take_control(one(any_creature, with_octonite))),
    ),
    creature("Vanilla Creature", 9, TOUGH, copies=2),
)
