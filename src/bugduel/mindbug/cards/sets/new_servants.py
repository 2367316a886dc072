"""New Servants: the first add-on."""

from bugduel.mindbug.cards.vocabulary import *

NEW_SERVANTS = card_set(
    "new-servants",
    "New Servants",
    creature("Bugserker", 3, TOUGH, while_(life_is(1), power_up(8)), copies=2),
    creature("Count Draculeech", 7, attack=(lose_life(1, me), defeat(one(any_creature))), copies=2),
    creature("Creep From The Deep", 4, POISONOUS, HUNTER, copies=2),
    creature("Ferret Pacifier", 4, cannot_block(strongest(enemy)), copies=2),
    creature("Froblin Instigator", 1, HUNTER, power_up(per(other_ally, 2)), copies=2),
    creature("Goreagle Alpha", 6, FRENZY, HUNTER, TOUGH, play=lose_life(1, me), copies=2),
    creature("Hamster Lion", 8, FRENZY, cannot_attack(weakest(enemy)), copies=2),
    creature("Hungry Hungry Hamster", 2, SNEAKY, play=receive_card(or_hand=True), copies=2),
    creature("Hyenix", 7, FRENZY, i_lose_life=may(put_this_into_play()), copies=2),
    creature("Majestic Manticore", 6, POISONOUS, attack=defeat(every(weakest(any_creature))), copies=2),
    creature("The Lurker", 4, TOUGH, attack=if_(more_creatures, this_turn(this, have(this, SNEAKY))), copies=2),
    creature("Turf The Surfer", 8, attack=this_turn(one(any_creature), cannot_block(this)), copies=2),
)
