"""Beyond: Evolution: Actions, and creatures that evolve."""

from bugduel.mindbug.cards.vocabulary import *

EVOLUTION = card_set(
    "evolution",
    "Beyond: Evolution",
    creature("Blastfish", 1, POISONOUS, attack=this_turn(this, cannot_be_defeated(this))),
    creature("Bullet Train", 9, attack=defeat(one(enemy, power <= 3)), copies=2),
    creature("Cake Trickster", 6, POISONOUS, action=make_attack(one(enemy)), copies=2),
    creature("Captain Hippo", 7, FRENZY, must_be_hunted()),
    creature("Cheeky Chimpborg", 5, HUNTER, play=discard(per(their_creatures), opponent)),
    creature("Cheery Chimpborg", 5, HUNTER, while_(enemies_at_least(3), power_up(5))),
    creature("Chuckling Chimpborg", 5, HUNTER, play=lose_life(per(their_mindbugs), opponent)),
    creature("Cloud Lady", 4, action=(defeat(one(enemy, power <= 4)), evolve_to("Typhoon Princess"))),
    creature("Coach Panda", 6, while_(other_allies(1), have(other_ally, power_up(3), FRENZY)), copies=2),
    creature("Curious Tadpole", 1, POISONOUS, action=(gain_life(1), evolve_to("Frog Prophet"))),
    creature("Dr. Orange U. Tan", 6, play=may(lose_life(1, me), return_to_hand(every(enemy)))),
    creature("Dragon Inn", 3, TOUGH, action=if_(fewer_creatures, lose_life(1, opponent)), copies=2),
    creature("Earwig Assassin", 1, SNEAKY, play=may(discard(1, me), defeat(one(any_creature))), copies=2),
    creature("Infernostrich", 6, action=defeat(one(enemy, power >= 7))),
    creature("Kitsunsei", 4, have(other_ally, SNEAKY)),
    creature("Mole Machine", 5, TOUGH, cannot_block(enemy, power >= 7), copies=2),
    creature("Octocopter", 5, action=(defeat(every(this)), take_control(one(enemy)))),
    creature("Puffermech", 2, POISONOUS, defeated=defeat(every(enemy, power >= 8)), copies=2),
    creature("Radioactive Rabbit", 3, FRENZY, play=give_control(), defeated=defeat(every(other_ally))),
    creature("Robopup", 1, SNEAKY, TOUGH, copies=2),
    creature("Sawn", 5, TOUGH, reversed_fight(), copies=2),
    creature("Spiky Shinobi", 3, SNEAKY, while_(no_mindbug, power_up(5)), copies=2),
    creature("Steelhorn", 7, defeated=discard(3, opponent)),
    creature("Sweet Fighter", 9, defeated=gain_life(2), copies=2),
    creature("Utility Bug", 4, HUNTER, TOUGH, play=may(copy_play(one(other_creature))), copies=2),
    creature("The Experiment", 6, POISONOUS, play=(give_control(), take_control(one(enemy)))),
    creature("Turtle Toaster", 4, TOUGH, play=defeat(up_to(2, enemy, power >= 4, power <= 6)), copies=2),
    creature("Waddling Recruit", 3, action=(discard(1, opponent), evolve_to("Veteran Penguin"))),
    creature(
        "Westside Monster",
        8,
        FRENZY,
        cannot_attack(enemy, with_any(SNEAKY)),
        cannot_block(enemy, with_any(SNEAKY)),
        copies=2,
    ),
    creature("Wildsprout", 1, action=(put_into_play(one(my_discard)), evolve_to("Bigroot"))),
    creature("Bigroot", 4, action=(put_into_play(one(my_discard)), evolve_to("Oakenmaster")), stage=2, number="E1/8"),
    creature(
        "Frog Prophet", 3, POISONOUS, TOUGH, action=(gain_life(1), evolve_to("World Eater")), stage=2, number="E2/8"
    ),
    creature("Frosty Fortress", 10, TOUGH, attack=discard_hand_and_draw_pile(opponent), stage=3, number="E3/8"),
    creature("Oakenmaster", 7, have(other_ally, power_up(5)), stage=3, number="E4/8"),
    creature("Thunder Queen", 9, attack=defeat(one(enemy)), stage=3, number="E5/8"),
    creature(
        "Typhoon Princess",
        6,
        action=(defeat(one(enemy, power <= 6)), evolve_to("Thunder Queen")),
        stage=2,
        number="E5/8",
    ),
    creature(
        "Veteran Penguin", 5, TOUGH, action=(discard(1, opponent), evolve_to("Frosty Fortress")), stage=2, number="E6/8"
    ),
    creature("World Eater", 8, POISONOUS, TOUGH, attack=lose_life(1, opponent), stage=3, number="E8/8"),
)
