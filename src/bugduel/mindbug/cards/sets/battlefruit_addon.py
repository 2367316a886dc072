"""Battlefruit add-on: more of both Battlefruit sets."""

from bugduel.mindbug.cards.vocabulary import *

BATTLEFRUIT_ADDON = card_set(
    "battlefruit-addon",
    "Battlefruit add-on",
    creature(
        "A Hug Of Ice And Fire",
        7,
        FRENZY,
        TOUGH,
        attack=if_(no_teammates_creatures, by_teammate(may(return_to_hand(one(teammates_discard))))),
        number="01/09",
        tag_team=True,
    ),
    creature(
        "Beetroot Predator",
        5,
        octonite(2, distributes=True),
        grant_attack(ally, pay_octonite(defeat(one(enemy)))),
        number="02/09",
    ),
    creature("Cutecat", 1, attack=steal_cards(2), action=evolve_to("Zencats"), number="03/09"),
    creature(
        "Duel Of The Fruits",
        8,
        FAST,
        attack=for_each(defeat(one(teammates)), lose_life(1, opponent)),
        number="04/09",
        tag_team=True,
    ),
    creature(
        "Five-Spice Monster",
        3,
        POISONOUS,
        action=(put_octonite(1, one(ally)), if_(target_octonite(5), win_game())),
        number="05/09",
    ),
    creature(
        "Mangolorean",
        7,
        action=(use_mindbug(), return_to_hand(one(enemy), to_me=True), may(put_it_into_play())),
        number="06/09",
    ),
    creature("Saltemental", 6, octonite(2), play=give_control(), harvest=defeat(every(other_ally)), number="07/09"),
    creature("Shakes Pear", 8, TOUGH, octonite(2), harvest=this_turn(None, no_mindbugs()), number="08/09"),
    creature("Venomash", 7, octonite(2, distributes=True), have(ally, with_octonite, POISONOUS), number="09/09"),
    creature("Evilcat", 3, attack=win_game(), stage=3, number="E1/2"),
    creature("Zencats", 2, attack=(refresh(), lose_mindbug()), action=evolve_to("Evilcat"), stage=2, number="E2/2"),
)
