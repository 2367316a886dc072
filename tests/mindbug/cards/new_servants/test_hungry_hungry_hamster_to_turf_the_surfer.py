"""New Servants, Hungry Hungry Hamster and Majestic Manticore to Turf The Surfer (Hyenix has its own file)."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    HUNTER,
    SNEAKY,
    any_creature,
    creature,
    have,
    other_ally,
    power,
    take_control,
    up_to,
)
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
PACK_LEADER = creature("Pack Leader", 1, have(other_ally, HUNTER))
DRUMMER = creature("Drummer", 1, have(other_ally, FRENZY))
MEAN_HARPY = creature("Mean Harpy", 2, SNEAKY, defeated=take_control(up_to(2, any_creature, power <= 5)))
INTO_PLAY = 1
INTO_HAND = 2


# --- Hungry Hungry Hamster --------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_the_opponent_chooses_what_to_give_and_hungry_hungry_hamster_may_put_it_into_play():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion"], their_hand=["Bee Bear", "Spider Owl", "Luchataur"])
    duel.play("Hungry Hungry Hamster").asks("them", "choose-from-hand")
    duel.offers("choose Bee Bear", "choose Spider Owl", "choose Luchataur").choose("Spider Owl")
    duel.asks("me", "option").option(INTO_PLAY)
    duel.sees(mine=["Hungry Hungry Hamster", "Spider Owl"], their_hand=["Bee Bear", "Luchataur"], turn="them")


def test_hungry_hungry_hamster_may_take_the_given_card_to_hand():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion"], their_hand=["Bee Bear", "Spider Owl", "Luchataur"])
    duel.play("Hungry Hungry Hamster").choose("Bee Bear").option(INTO_HAND)
    duel.sees(mine=["Hungry Hungry Hamster"], hand=["Bee Bear", "Gorillion"], their_hand=["Spider Owl", "Luchataur"])


@rule("MB-M6", "MB-P4")
def test_a_card_that_hungry_hungry_hamster_puts_into_play_has_its_play_effect_for_me_and_cannot_be_mindbugged():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion"], their_hand=["Axolotl Healer", *TWO], their_mindbugs=2)
    duel.play("Hungry Hungry Hamster").no_mindbug().choose("Axolotl Healer").option(INTO_PLAY)
    duel.sees(life=(5, 3), mine=["Axolotl Healer", "Hungry Hungry Hamster"], mindbugs=(0, 2), turn="them")


@rule("MB-G3")
def test_hungry_hungry_hamster_gets_nothing_from_an_empty_hand():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion"], theirs=["Bee Bear", "Killer Bee"], their_hand=[])
    duel.play("Hungry Hungry Hamster").sees(mine=["Hungry Hungry Hamster"], hand=["Gorillion"], turn="them")


@rule("MB-T5", "MB-T6")
def test_the_one_who_fed_hungry_hungry_hamster_refills_and_the_other_may_hold_six_cards():
    duel = Duel(
        hand=["Hungry Hungry Hamster", *TWO, "Bee Bear", "Killer Bee"],
        draw=["Spider Owl"],
        their_hand=["Tiger Squirrel", "Gorillion", "Luchataur", "Bee Bear", "Killer Bee"],
        their_draw=["Ferret Bomber", "Strange Barrel"],
    )
    duel.play("Hungry Hungry Hamster").choose("Tiger Squirrel").option(INTO_HAND)
    duel.sees(
        hand=[*TWO, "Bee Bear", "Killer Bee", "Spider Owl", "Tiger Squirrel"],
        their_hand=["Ferret Bomber", "Gorillion", "Luchataur", "Bee Bear", "Killer Bee"],
        their_draw=["Strange Barrel"],
    )


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_hungry_hungry_hamster_is_fed_by_the_one_who_played_it():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion", "Luchataur", "Bee Bear"], their_mindbugs=1)
    duel.play("Hungry Hungry Hamster").mindbug().asks("me", "choose-from-hand").choose("Bee Bear")
    duel.asks("them", "option").option(INTO_PLAY)
    duel.sees(theirs=["Bee Bear", "Hungry Hungry Hamster"], hand=TWO, turn="me").asks("me", "turn-action")


@rule("MB-N2")
def test_the_card_that_hungry_hungry_hamster_took_to_hand_is_known_to_the_one_who_gave_it():
    duel = Duel(hand=["Hungry Hungry Hamster", "Gorillion"], their_hand=["Bee Bear", *TWO])
    duel.play("Hungry Hungry Hamster").choose("Bee Bear").option(INTO_HAND)
    assert [duel.state.name(kind) for kind in duel.state.sides[0].known[1]] == ["Bee Bear"]


# --- Majestic Manticore -----------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G5")
def test_majestic_manticore_defeats_every_creature_of_lowest_power_on_both_sides():
    duel = Duel(mine=["Majestic Manticore", "Ferret Bomber"], theirs=["Ferret Bomber", "Bee Bear", "Spider Owl"])
    duel.attack("Majestic Manticore")
    duel.sees(discard=["Ferret Bomber"], their_discard=["Ferret Bomber"], theirs=["Bee Bear", "Spider Owl"])
    duel.asks("them", "block")


@rule("MB-A4")
def test_majestic_manticore_defeats_itself_when_it_is_the_weakest_and_the_attack_ends():
    duel = Duel(mine=["Majestic Manticore", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Majestic Manticore")
    duel.sees(discard=["Majestic Manticore"], life=(3, 3), theirs=["Gorillion"], turn="them")


def test_majestic_manticore_alone_in_play_defeats_itself():
    duel = Duel(mine=["Majestic Manticore"], hand=TWO, their_hand=TWO)
    duel.attack("Majestic Manticore").sees(mine=[], discard=["Majestic Manticore"], life=(3, 3))


@rule("MB-K5")
def test_majestic_manticore_only_exhausts_a_tough_weakling():
    duel = Duel(mine=["Majestic Manticore"], theirs=["Plated Scorpion", "Bee Bear"])
    duel.attack("Majestic Manticore").sees(theirs=["Bee Bear", "Plated Scorpion (exhausted)"]).asks("them", "block")


@rule("MB-Y1")
def test_majestic_manticore_looks_at_current_power():
    duel = Duel(mine=["Majestic Manticore", "Goblin Werewolf"], theirs=["Killer Bee", "Bee Bear"])
    duel.attack("Majestic Manticore").sees(mine=["Goblin Werewolf", "Majestic Manticore"], their_discard=["Killer Bee"])


@rule("MB-G5")
def test_majestic_manticores_victims_fall_together_before_their_defeated_effects():
    duel = Duel(mine=["Majestic Manticore", "Explosive Toad"], theirs=["Explosive Toad", "Bee Bear"], their_hand=TWO)
    duel.attack("Majestic Manticore").asks("me", "order")
    duel.sees(discard=["Explosive Toad"], their_discard=["Explosive Toad"])
    duel.resolve("their Explosive Toad").asks("them", "choose-creature").choose("Majestic Manticore")
    duel.sees(theirs=[], their_discard=["Bee Bear", "Explosive Toad"], life=(3, 3))


# --- The Lurker -------------------------------------------------------------------------------------------------------


@rule("MB-K4", "MB-A1")
def test_the_lurker_is_sneaky_when_its_player_has_more_creatures():
    duel = Duel(mine=["The Lurker", "Bee Bear"], theirs=["Gorillion"])
    assert duel.keywords("The Lurker") == {"TOUGH"}
    duel.attack("The Lurker").sees(life=(3, 2), turn="them")


def test_the_lurker_is_not_sneaky_when_both_players_have_as_many_creatures():
    duel = Duel(mine=["The Lurker", "Bee Bear"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("The Lurker").offers("block Gorillion", "block Spider Owl", "do-not-block")


@rule("MB-K4")
def test_a_sneaky_creature_may_block_the_sneaky_lurker():
    duel = Duel(mine=["The Lurker", "Bee Bear", "Gorillion"], theirs=["Ferret Bomber", "Luchataur"])
    duel.attack("The Lurker").offers("block Ferret Bomber", "do-not-block").block("Ferret Bomber")
    duel.sees(their_discard=["Ferret Bomber"], life=(3, 3))


@rule("MB-T4")
def test_the_lurker_is_sneaky_no_longer_when_the_turn_is_over():
    duel = Duel(mine=["The Lurker", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("The Lurker").sees(turn="them")
    assert duel.keywords("The Lurker") == {"TOUGH"}


@rule("MB-G11", "MB-K1")
def test_the_lurker_stays_sneaky_this_turn_when_its_player_falls_behind():
    duel = Duel(
        mine=["The Lurker", "Drummer", "Ferret Bomber", "Spider Owl"],
        theirs=["Mean Harpy", "Gorillion"],
        cards=[DRUMMER, MEAN_HARPY],
    )
    duel.attack("The Lurker").block("Mean Harpy").choose("Ferret Bomber", "Spider Owl")
    duel.sees(mine=["Drummer", "The Lurker"], theirs=["Ferret Bomber", "Gorillion", "Spider Owl"])
    duel.again().offers("block Ferret Bomber", "block Spider Owl", "do-not-block")


@rule("MB-K5")
def test_the_lurker_is_tough_as_an_attacker():
    duel = Duel(mine=["The Lurker", "Bee Bear"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("The Lurker").block("Gorillion").sees(mine=["Bee Bear", "The Lurker (exhausted)"])


@rule("MB-P3")
def test_a_mindbugged_lurker_compares_for_the_one_who_took_it():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], hand=["The Lurker", *TWO], their_mindbugs=1)
    duel.play("The Lurker").mindbug().attack("Gorillion").no_block()
    duel.attack("The Lurker").sees(life=(2, 2), turn="me")


# --- Turf The Surfer --------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_turf_the_surfer_chooses_any_creature_and_it_cannot_block():
    duel = Duel(mine=["Turf The Surfer", "Spider Owl"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Turf The Surfer").asks("me", "choose-creature")
    duel.offers("choose my Turf The Surfer", "choose my Spider Owl", "choose their Gorillion", "choose their Bee Bear")
    duel.choose("Gorillion").asks("them", "block").offers("block Bee Bear", "do-not-block")


def test_turf_the_surfer_may_waste_its_effect_on_a_creature_of_its_own_side():
    duel = Duel(mine=["Turf The Surfer", "Spider Owl"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Turf The Surfer").choose("Spider Owl").offers("block Bee Bear", "block Gorillion", "do-not-block")


@rule("MB-T4")
def test_the_creature_turf_the_surfer_chose_blocks_again_next_turn():
    duel = Duel(
        mine=["Turf The Surfer", "Giraffodile"], theirs=["Gorillion"], hand=TWO, their_hand=["Killer Bee", "Spider Owl"]
    )
    duel.attack("Turf The Surfer").choose("Gorillion").sees(life=(3, 2), turn="them")
    duel.play("Spider Owl").attack("Giraffodile").offers("block Gorillion", "block Spider Owl", "do-not-block")


@rule("MB-G11", "MB-K1")
def test_with_frenzy_turf_the_surfer_takes_two_blockers_out_of_one_turn():
    duel = Duel(mine=["Turf The Surfer", "Drummer"], theirs=["Gorillion", "Luchataur"], cards=[DRUMMER])
    duel.attack("Turf The Surfer").choose("Gorillion").no_block().again().choose("Luchataur")
    duel.sees(life=(3, 1), turn="them")


@rule("MB-K2", "MB-Y3")
def test_a_hunter_may_name_the_creature_that_turf_the_surfer_chose():
    duel = Duel(mine=["Turf The Surfer", "Pack Leader"], theirs=["Bee Bear", "Gorillion"], cards=[PACK_LEADER])
    duel.attack("Turf The Surfer").choose("Bee Bear").offers("hunt Bee Bear", "hunt Gorillion", "hunt-nobody")
    duel.hunt("Bee Bear").sees(discard=["Turf The Surfer"], their_discard=["Bee Bear"])


@rule("MB-P3")
def test_a_mindbugged_turf_the_surfer_chooses_for_the_one_who_took_it():
    duel = Duel(mine=["Gorillion", "Bee Bear"], hand=["Turf The Surfer", *TWO], their_mindbugs=1)
    duel.play("Turf The Surfer").mindbug().attack("Gorillion").no_block()
    duel.attack("Turf The Surfer").asks("them", "choose-creature").choose("Gorillion")
    duel.asks("me", "block").offers("block Bee Bear", "do-not-block")
