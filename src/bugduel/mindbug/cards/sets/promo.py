"""Promos 2022-2024: cards that came alone."""

from bugduel.mindbug.cards.vocabulary import *

PROMO = card_set(
    "promo",
    "Promos 2022-2024",
    creature("Big Box Mimic", 6, FRENZY, defeated=put_boosts_into_play(), stage=3, number="P-E1/2023"),
    creature("Deckbox Mimic", 5, action=(boost(1, this), may(evolve_to("Big Box Mimic"))), stage=2, number="P-E2/2023"),
    creature(
        '"One-Eye" Felix',
        7,
        HUNTER,
        end_of_turn=if_(slew_this_turn, evolve_to("Silver Whiskers")),
        stage=2,
        number="P-E3/2023",
    ),
    creature(
        "Silver Whiskers", 6, TOUGH, attack=take_control(one(any_creature, power <= 5)), stage=3, number="P-E4/2023"
    ),
    creature("Slugapult", 5, TOUGH, FRENZY, attack=may(defeat(one(other_ally)), defeat(one(enemy))), number="P1/2022"),
    creature("Suspicious Gift", 1, play=give_control(), defeated=lose_life(2, me), number="P1/2023"),
    creature("Battle Beetle", 8, attack=if_(same_mindbugs, lose_life(2, opponent)), number="P1/2024"),
    creature("Unigon", 9, attack=if_(hand_at_most(0), win_game()), number="P10/2022"),
    creature("Kitten Crewmate", 2, SNEAKY, evolves_instead('"One-Eye" Felix'), number="P10/2023"),
    creature(
        "Solar Bear",
        5,
        TOUGH,
        attack=choose_one(boost(1, one(any_creature)), take_control(one(any_creature, boosted))),
        number="P11/2023",
    ),
    creature("Tuckbox Mimic", 2, action=(boost(1, this), evolve_to("Deckbox Mimic")), number="P12/2023"),
    creature("Mindbug Bug", 7, TOUGH, they_use_mindbug=lose_life(1, opponent), number="P2/2022"),
    creature("Future Eric", 3, SNEAKY, play=unused_under_draw_pile(2), number="P2/2023"),
    creature("Knightmare", 5, TOUGH, cannot_lose_life(), defeated=lose_game(), number="P2/2024"),
    creature("Ratomancer", 2, play=put_into_play(any_number(my_discard, power <= 4), silent=True), number="P3/2022"),
    creature("Alien Brain", 3, POISONOUS, no_cards_to_hand(opponent), number="P3/2023"),
    creature("Alpacoodle", 2, FRENZY, play=set_others_aside(), defeated=return_aside(), number="P3/2024"),
    creature("Ram Hopper", 7, FRENZY, have(other_ally, FRENZY), number="P4/2022"),
    creature("Watts Dog", 5, FRENZY, blocked_only_by(keywordless=True), number="P4/2023"),
    creature("Steamforger", 9, attack=if_(creatures_ahead(3), win_game()), number="P4/2024"),
    creature("Boar-Zooka", 6, cannot_block(this), defeated=defeat(every(enemy)), number="P5/2022"),
    creature("Blessed Axolotl Healer", 6, POISONOUS, in_discard(grant_attack(ally, gain_life(1))), number="P5/2023"),
    creature("Wolfman Steve", 8, cannot_play(opponent, 4), number="P5/2024"),
    creature("Sluggernaut", 6, TOUGH, faces(face(5, HUNTER), face(8, FRENZY)), number="P6/2022"),
    creature("Bug Catcher", 9, FRENZY, TOUGH, no_mindbugs(), number="P6/2023"),
    creature("Chuck", 3, TOUGH, play=defeat_rolls(4), number="P7/2022"),
    creature(
        "Cursed Goblin Werewolf",
        8,
        FRENZY,
        HUNTER,
        in_discard(cannot_attack(ally, with_any(FRENZY, HUNTER))),
        number="P7/2023",
    ),
    creature("Jazz Dog", 5, end_of_turn=if_(my_turn, take_blockers()), number="P8/2022"),
    creature(
        "Ghost Hand", 2, SNEAKY, cannot_block(any_creature, boosted), play=boost(1, one(any_creature)), number="P8/2023"
    ),
    creature("Macaw Dagon", 8, attack=swap_hands(), number="P9/2022"),
    creature("Jean-Claw Pandamme", 5, grant_attack(enemy, discard(1, me)), number="P9/2023"),
    creature("Short-Neck Giraffodile", 7, attack=return_to_hand(exactly(2, my_discard)), number="special"),
)
