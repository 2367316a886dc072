"""FAST: who may attack or act in the turn of arrival, when, and in which order (rule MB-K6); and the FAST cards."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import (
    FAST,
    FRENZY,
    any_creature,
    creature,
    defeat,
    gain_life,
    lose_life,
    my_discard,
    octonite,
    one,
    opponent,
    put_into_play,
)
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
HASTY_HEALER = creature("Hasty Healer", 4, FAST, play=gain_life(2))
SPRINTER = creature("Sprinter", 6, FAST, FRENZY)
DASHER = creature("Dasher", 3, FAST, action=gain_life(3))
SEED_POD = creature("Seed Pod", 1, defeated=put_into_play(one(my_discard)))
BIG_POD = creature("Big Pod", 5, defeated=put_into_play(one(my_discard)))
TWIN_GATE = creature("Twin Gate", 4, play=(put_into_play(one(my_discard)), put_into_play(one(my_discard))))
LATE_BLOOMER = creature("Late Bloomer", 2, octonite(1), harvest=put_into_play(one(my_discard)))
NIGHT_NURSE = creature("Night Nurse", 2, end_of_turn=gain_life(1))
NIGHT_GATE = creature("Night Gate", 2, end_of_turn=put_into_play(one(my_discard)))
BUSY_GATE = creature("Busy Gate", 4, play=(put_into_play(one(my_discard)), defeat(one(any_creature))))
STING = creature("Sting", 4, FAST, play=lose_life(1, opponent))


# --- MB-K6: in the turn of arrival ------------------------------------------------------------------------------------


@rule("MB-K6")
def test_a_fast_creature_may_attack_in_the_turn_it_is_played():
    duel = Duel(hand=["Carrot Cleric", "Gorillion"], theirs=["Spider Owl"], their_hand=TWO)
    duel.play("Carrot Cleric").asks("me", "fast").offers("attack Carrot Cleric", "wait Carrot Cleric")
    duel.attack("Carrot Cleric").asks("them", "block").no_block().sees(life=(3, 2), turn="them")


@rule("MB-K6")
def test_a_fast_creature_need_not_attack_and_attacks_as_usual_in_later_turns():
    duel = Duel(hand=["Carrot Cleric", "Gorillion"], their_hand=TWO)
    duel.play("Carrot Cleric").wait("Carrot Cleric").sees(life=(3, 3), turn="them")
    duel.play("Luchataur").asks("me", "turn-action").offers("play Gorillion", "attack Carrot Cleric")


@rule("MB-K6", "MB-A6")
def test_a_creature_without_fast_does_not_attack_in_the_turn_it_is_played():
    duel = Duel(hand=["Bee Bear", "Gorillion"], their_hand=TWO)
    duel.play("Bee Bear").sees(life=(3, 3), turn="them")


@rule("MB-K6")
def test_a_fast_creature_attacks_after_its_play_effect():
    duel = Duel(hand=["Hasty Healer", "Gorillion"], their_hand=TWO, cards=[HASTY_HEALER])
    duel.play("Hasty Healer").asks("me", "fast").sees(life=(5, 3))


@rule("MB-K6", "MB-L1")
def test_a_fast_creature_does_not_attack_when_its_play_effect_has_ended_the_game():
    duel = Duel(hand=["Sting", "Gorillion"], their_life=1, cards=[STING])
    duel.play("Sting").sees(winner="me", life=(3, 0)).asks(None)


@rule("MB-K6")
def test_a_fast_creature_brought_by_an_effect_may_attack_and_the_one_that_brought_it_may_not():
    duel = Duel(hand=["Compost Dragon", "Gorillion"], discard=["Pineapple Paladin"], their_hand=TWO)
    duel.play("Compost Dragon").offers("attack Pineapple Paladin", "wait Pineapple Paladin")
    duel.attack("Pineapple Paladin").sees(life=(4, 2), turn="them")


@rule("MB-K6", "MB-P3", "MB-A5")
def test_a_fast_creature_taken_with_a_mindbug_may_attack_in_the_other_players_turn():
    duel = Duel(mine=["Gorillion"], hand=["Carrot Cleric", *TWO], their_mindbugs=1)
    duel.play("Carrot Cleric").mindbug().asks("them", "fast").sees(turn="me")
    duel.attack("Carrot Cleric").asks("me", "block").no_block().sees(life=(2, 3), turn="me")


@rule("MB-K6", "MB-P3")
def test_attacking_with_fast_is_no_turn_action_and_the_player_acts_after_it():
    duel = Duel(mine=["Bee Bear"], hand=["Carrot Cleric", *TWO], their_mindbugs=1)
    duel.play("Carrot Cleric").mindbug().attack("Carrot Cleric").no_block()
    duel.asks("me", "turn-action").offers("play Gorillion", "play Luchataur", "attack Bee Bear")


@rule("MB-K6")
def test_fast_is_offered_once_however_many_turn_actions_follow():
    duel = Duel(mine=["Bee Bear"], hand=["Carrot Cleric", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Carrot Cleric").mindbug().wait("Carrot Cleric").play("Gorillion")
    duel.sees(turn="them", life=(3, 3)).asks("them", "turn-action")


@rule("MB-K6", "MB-K1")
def test_a_fast_creature_with_frenzy_may_attack_twice():
    duel = Duel(hand=["Sprinter", "Gorillion"], their_hand=TWO, cards=[SPRINTER])
    duel.play("Sprinter").attack("Sprinter").asks("me", "attack-again").again().sees(life=(3, 1), turn="them")


@rule("MB-K6", "MB-K1")
def test_a_fast_creature_with_frenzy_that_stops_after_one_attack_is_not_asked_again():
    duel = Duel(hand=["Sprinter", "Gorillion"], their_hand=TWO, cards=[SPRINTER])
    duel.play("Sprinter").attack("Sprinter").stop().sees(life=(3, 2), turn="them")


@rule("MB-K6", "MB-V1")
def test_a_fast_creature_may_use_its_action_instead_and_not_both():
    duel = Duel(hand=["Dasher", "Gorillion"], their_hand=TWO, cards=[DASHER])
    duel.play("Dasher").offers("act Dasher", "attack Dasher", "wait Dasher").act("Dasher")
    duel.sees(life=(6, 3), turn="them")


# --- MB-K6: when it is offered ----------------------------------------------------------------------------------------


@rule("MB-K6")
def test_fast_is_offered_only_when_the_effect_that_brought_the_creature_has_finished():
    duel = Duel(hand=["Busy Gate", "Gorillion"], discard=["Carrot Cleric"], theirs=["Bee Bear"], cards=[BUSY_GATE])
    duel.play("Busy Gate").asks("me", "choose-creature").choose("Bee Bear")
    duel.sees(their_discard=["Bee Bear"]).asks("me", "fast")


@rule("MB-K6", "MB-G6")
def test_fast_is_offered_only_when_nothing_waits_any_more():
    duel = Duel(
        mine=["Explosive Toad", "Bee Bear"], theirs=["Big Pod"], their_discard=["Carrot Cleric"], cards=[BIG_POD]
    )
    duel.attack("Explosive Toad").block("Big Pod").resolve("Big Pod").choose("Carrot Cleric")
    duel.asks("me", "choose-creature").choose("Carrot Cleric").sees(theirs=["Carrot Cleric (exhausted)"])
    duel.asks("them", "fast").sees(turn="me")


@rule("MB-K6")
def test_a_fast_creature_that_fell_before_it_could_be_asked_does_not_attack():
    duel = Duel(
        mine=["Explosive Toad", "Bee Bear"],
        theirs=["Big Pod"],
        their_hand=TWO,
        their_discard=["Pineapple Paladin"],
        cards=[BIG_POD],
    )
    duel.attack("Explosive Toad").block("Big Pod").resolve("Big Pod").choose("Pineapple Paladin")
    duel.choose("Pineapple Paladin").sees(theirs=[], turn="them", life=(3, 3)).asks("them", "turn-action")


@rule("MB-K6", "MB-K1")
def test_a_fast_creature_of_the_other_player_that_came_during_an_attack_waits_for_its_end_and_may_block_the_second():
    duel = Duel(mine=["Luchataur"], theirs=["Seed Pod"], their_discard=["Carrot Cleric"], cards=[SEED_POD])
    duel.attack("Luchataur").block("Seed Pod").choose("Carrot Cleric").asks("me", "attack-again")
    duel.again().asks("them", "block").no_block().asks("them", "fast").sees(turn="me", life=(3, 2))
    duel.attack("Carrot Cleric").no_block().sees(life=(2, 2), turn="them")


@rule("MB-K6")
def test_fast_is_offered_before_end_of_turn_abilities():
    duel = Duel(mine=["Night Nurse"], hand=["Carrot Cleric", "Gorillion"], their_hand=TWO, cards=[NIGHT_NURSE])
    duel.play("Carrot Cleric").asks("me", "fast").sees(life=(3, 3))
    duel.attack("Carrot Cleric").sees(life=(4, 2), turn="them")


@rule("MB-K6")
def test_a_fast_creature_that_comes_at_the_end_of_turn_may_still_attack_in_it():
    duel = Duel(
        mine=["Night Gate"],
        hand=TWO,
        discard=["Carrot Cleric"],
        their_hand=["Bee Bear", "Spider Owl"],
        cards=[NIGHT_GATE],
    )
    duel.play("Luchataur").asks("me", "fast").attack("Carrot Cleric").sees(life=(3, 2), turn="them")


@rule("MB-K6", "MB-T3")
def test_a_fast_creature_that_a_harvest_brings_may_attack_before_the_turn_action():
    duel = Duel(
        mine=["Late Bloomer"],
        hand=TWO,
        discard=["Carrot Cleric"],
        their_hand=TWO,
        their_turn=True,
        cards=[LATE_BLOOMER],
    )
    duel.play("Luchataur").asks("me", "fast").attack("Carrot Cleric").no_block().sees(life=(3, 2))
    duel.asks("me", "turn-action").offers("play Gorillion", "play Luchataur", "attack Late Bloomer")


@rule("MB-K6")
def test_several_fast_creatures_of_one_player_are_asked_in_the_order_they_came():
    duel = Duel(
        hand=["Twin Gate", "Gorillion"], discard=["Carrot Cleric", "Dragon Fruit"], their_hand=TWO, cards=[TWIN_GATE]
    )
    duel.play("Twin Gate").choose("Dragon Fruit").offers("attack Dragon Fruit", "wait Dragon Fruit")
    duel.attack("Dragon Fruit").offers("attack Carrot Cleric", "wait Carrot Cleric").attack("Carrot Cleric")
    duel.sees(life=(3, 1), turn="them")


@rule("MB-K6")
def test_the_active_players_fast_creature_is_asked_first_though_it_came_last():
    duel = Duel(
        mine=["Seed Pod", "Bee Bear"],
        theirs=["Seed Pod"],
        discard=["Carrot Cleric"],
        their_discard=["Dragon Fruit"],
        cards=[SEED_POD],
    )
    duel.attack("Seed Pod").block("Seed Pod").resolve("their Seed Pod").choose("Dragon Fruit").choose("Carrot Cleric")
    duel.asks("me", "fast").offers("attack Carrot Cleric", "wait Carrot Cleric").wait("Carrot Cleric")
    duel.asks("them", "fast").offers("attack Dragon Fruit", "wait Dragon Fruit")


@rule("MB-K6", "MB-Y3")
def test_a_fast_creature_that_cannot_attack_is_not_asked():
    duel = Duel(hand=["Duradillo", "Gorillion"], theirs=["Pomelozilla"], their_hand=TWO)
    duel.play("Duradillo").sees(turn="them", life=(3, 3)).asks("them", "turn-action")


@rule("MB-K6", "MB-M7")
def test_a_fast_creature_that_spinachia_brought_back_is_new_and_may_attack():
    duel = Duel(mine=["Carrot Cleric"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").accept().accept().asks("me", "fast").attack("Carrot Cleric").sees(life=(3, 2), turn="them")


@rule("MB-K6", "MB-P3")
def test_a_fast_creature_brought_by_a_mindbugged_one_attacks_for_the_one_who_used_the_mindbug():
    duel = Duel(
        hand=["Kiwing Juicer", *TWO], their_discard=["Carrot Cleric"], discard=["Dragon Fruit"], their_mindbugs=1
    )
    duel.play("Kiwing Juicer").mindbug().asks("them", "fast").attack("Carrot Cleric")
    duel.sees(life=(2, 3), theirs=["Carrot Cleric", "Kiwing Juicer"], turn="me").asks("me", "turn-action")


@rule("MB-A5", "MB-G5")
def test_the_active_player_orders_what_a_fast_attack_of_the_other_player_sets_off():
    duel = Duel(mine=["Strange Barrel", "Shield Bugs"], hand=["Dragon Fruit", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Dragon Fruit").mindbug().attack("Dragon Fruit").block("Strange Barrel")
    duel.sees(discard=["Strange Barrel"], their_discard=["Dragon Fruit"])
    duel.asks("me", "order").offers("resolve Strange Barrel", "resolve Dragon Fruit")


# --- Carrot Cleric, Pineapple Paladin ---------------------------------------------------------------------------------


@rule("MB-K5")
def test_carrot_cleric_is_tough():
    duel = Duel(hand=["Carrot Cleric", "Spider Owl"], theirs=["Gorillion"])
    duel.play("Carrot Cleric").attack("Carrot Cleric").block("Gorillion")
    duel.sees(mine=["Carrot Cleric (exhausted)"], discard=[])


@rule("MB-A1")
def test_pineapple_paladin_gains_a_life_before_the_block():
    duel = Duel(mine=["Pineapple Paladin"], theirs=["Gorillion"])
    duel.attack("Pineapple Paladin").asks("them", "block").sees(life=(4, 3))


@rule("MB-P3", "MB-K6")
def test_a_mindbugged_pineapple_paladin_attacks_at_once_and_gains_life_for_the_one_who_took_it():
    duel = Duel(hand=["Pineapple Paladin", *TWO], their_mindbugs=1)
    duel.play("Pineapple Paladin").mindbug().attack("Pineapple Paladin").sees(life=(2, 4), turn="me")


# --- Dragon Fruit -----------------------------------------------------------------------------------------------------


@rule("MB-G5")
def test_dragon_fruit_takes_all_enemies_of_lowest_power_with_it():
    duel = Duel(
        mine=["Dragon Fruit", "Ferret Bomber"], theirs=["Gorillion", "Spider Owl", "Tiger Squirrel", "Killer Bee"]
    )
    duel.attack("Dragon Fruit").block("Gorillion")
    duel.sees(
        mine=["Ferret Bomber"],
        theirs=["Gorillion", "Killer Bee"],
        their_discard=["Spider Owl", "Tiger Squirrel"],
        discard=["Dragon Fruit"],
    )


@rule("MB-K5")
def test_dragon_fruit_only_exhausts_a_tough_enemy_of_lowest_power():
    duel = Duel(mine=["Dragon Fruit", "Bee Bear"], theirs=["Gorillion", "Shield Bugs"])
    duel.attack("Dragon Fruit").block("Gorillion").sees(theirs=["Gorillion", "Shield Bugs (exhausted)"])


@rule("MB-G3", "MB-A3")
def test_dragon_fruit_takes_nothing_with_it_when_its_only_enemy_fell_in_the_same_fight():
    duel = Duel(mine=["Dragon Fruit", "Bee Bear"], theirs=["Giraffodile"], their_hand=TWO)
    duel.attack("Dragon Fruit").block("Giraffodile")
    duel.sees(mine=["Bee Bear"], discard=["Dragon Fruit"], their_discard=["Giraffodile"], theirs=[])


# --- Duradillo --------------------------------------------------------------------------------------------------------


@rule("MB-K6", "MB-K2", "MB-K5")
def test_duradillo_hunts_at_once_poisons_and_survives_exhausted_without_loss_of_life():
    duel = Duel(hand=["Duradillo", "Gorillion"], theirs=["Gorillion", "Bee Bear"])
    duel.play("Duradillo").attack("Duradillo").asks("me", "hunt").hunt("Gorillion")
    duel.sees(mine=["Duradillo (exhausted)"], their_discard=["Gorillion"], life=(3, 3), turn="them")


@rule("MB-G1")
def test_an_exhausted_duradillo_costs_its_player_a_life_when_it_is_defeated():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Duradillo (exhausted)"])
    duel.attack("Gorillion").block("Duradillo")
    duel.sees(discard=["Gorillion"], their_discard=["Duradillo"], life=(3, 2))


@rule("MB-L1")
def test_an_exhausted_duradillo_may_cost_its_player_the_game():
    duel = Duel(mine=["Duradillo (exhausted)"], theirs=["Gorillion", "Bee Bear"], life=1)
    duel.attack("Duradillo").hunt("Bee Bear").sees(winner="them", their_discard=["Bee Bear"])
