"""New Servants, Bugserker to Hamster Lion: each card, and where it meets others."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import HUNTER, creature, have, other_ally
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
PACK_LEADER = creature("Pack Leader", 1, have(other_ally, HUNTER))


# --- Bugserker --------------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_bugserker_has_three_power_and_eight_more_while_its_player_has_one_life():
    assert Duel(mine=["Bugserker"], life=2).power("Bugserker") == 3
    assert Duel(mine=["Bugserker"], life=1, their_life=3).power("Bugserker") == 11


def test_bugserker_does_not_care_about_the_opponents_life():
    assert Duel(mine=["Bugserker"], life=3, their_life=1).power("Bugserker") == 3


@rule("MB-G9")
def test_bugserker_grows_at_once_when_an_attack_leaves_its_player_one_life():
    duel = Duel(mine=["Luchataur"], theirs=["Bugserker"], their_life=2)
    duel.attack("Luchataur").no_block().asks("me", "attack-again")
    assert duel.power("Bugserker") == 11
    duel.again().block("Bugserker").sees(discard=["Luchataur"], theirs=["Bugserker"], life=(3, 1))


def test_bugserker_shrinks_when_its_player_heals():
    duel = Duel(mine=["Bugserker"], hand=["Axolotl Healer", "Gorillion"], their_hand=TWO, life=1)
    duel.play("Axolotl Healer").sees(life=(3, 3))
    assert duel.power("Bugserker") == 3


@rule("MB-P3")
def test_a_mindbugged_bugserker_looks_at_the_life_of_the_one_who_took_it():
    duel = Duel(hand=["Bugserker", *TWO], life=1, their_mindbugs=1)
    duel.play("Bugserker").mindbug()
    assert duel.power("their Bugserker") == 3


@rule("MB-K5")
def test_a_small_bugserker_is_only_exhausted_by_its_first_defeat():
    duel = Duel(mine=["Bugserker", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Bugserker").block("Bee Bear")
    duel.sees(mine=["Bugserker (exhausted)", "Gorillion"], discard=[], theirs=["Bee Bear"])


# --- Count Draculeech -------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G3")
def test_count_draculeech_costs_its_player_a_life_and_then_defeats_any_creature_before_the_block():
    duel = Duel(mine=["Count Draculeech", "Ferret Bomber"], theirs=["Bee Bear", "Spider Owl"])
    duel.attack("Count Draculeech").sees(life=(2, 3)).asks("me", "choose-creature")
    duel.offers(
        "choose my Count Draculeech", "choose my Ferret Bomber", "choose their Bee Bear", "choose their Spider Owl"
    )
    duel.choose("Bee Bear").sees(their_discard=["Bee Bear"]).asks("them", "block")


@rule("MB-G3", "MB-A4")
def test_count_draculeech_alone_must_defeat_itself_and_the_attack_ends():
    duel = Duel(mine=["Count Draculeech"], hand=TWO, their_hand=TWO)
    duel.attack("Count Draculeech")
    duel.sees(life=(2, 3), mine=[], discard=["Count Draculeech"], turn="them")


@rule("MB-L1")
def test_count_draculeech_ends_the_game_with_its_players_last_life_before_it_defeats_anything():
    duel = Duel(mine=["Count Draculeech"], theirs=["Bee Bear"], life=1)
    duel.attack("Count Draculeech").sees(winner="them", theirs=["Bee Bear"], life=(0, 3))


@rule("MB-K5")
def test_count_draculeech_only_exhausts_a_tough_creature_which_may_still_block():
    duel = Duel(mine=["Count Draculeech", "Gorillion"], theirs=["Rhino Turtle"])
    duel.attack("Count Draculeech").choose("Rhino Turtle").sees(theirs=["Rhino Turtle (exhausted)"])
    duel.block("Rhino Turtle").sees(discard=["Count Draculeech"], theirs=["Rhino Turtle (exhausted)"])


@rule("MB-P3", "MB-G1")
def test_count_draculeech_costs_nothing_when_it_is_played_taken_or_blocks():
    duel = Duel(mine=["Brain Fly"], hand=["Count Draculeech", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Count Draculeech").mindbug().sees(life=(3, 3), theirs=["Count Draculeech"])
    duel.attack("Brain Fly").block("Count Draculeech").sees(life=(3, 3), discard=["Brain Fly"], turn="them")


# --- Creep From The Deep ----------------------------------------------------------------------------------------------


@rule("MB-K2", "MB-K3")
def test_creep_from_the_deep_hunts_the_strongest_and_both_fall():
    duel = Duel(mine=["Creep From The Deep", "Bee Bear"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Creep From The Deep").asks("me", "hunt").hunt("Gorillion")
    duel.sees(discard=["Creep From The Deep"], their_discard=["Gorillion"], life=(3, 3))


@rule("MB-K2")
def test_creep_from_the_deep_need_not_hunt():
    duel = Duel(mine=["Creep From The Deep"], theirs=["Gorillion"])
    duel.attack("Creep From The Deep").no_hunt().asks("them", "block").no_block().sees(life=(3, 2))


@rule("MB-K3")
def test_creep_from_the_deep_poisons_as_a_blocker_but_does_not_hunt_then():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Creep From The Deep"])
    duel.attack("Gorillion").asks("them", "block").block("Creep From The Deep")
    duel.sees(discard=["Gorillion"], their_discard=["Creep From The Deep"])


# --- Ferret Pacifier --------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_ferret_pacifier_keeps_the_strongest_enemy_from_blocking():
    duel = Duel(mine=["Ferret Pacifier"], theirs=["Gorillion", "Bee Bear", "Spider Owl"])
    duel.attack("Ferret Pacifier").offers("block Bee Bear", "block Spider Owl", "do-not-block")


def test_ferret_pacifier_keeps_all_tied_for_strongest_from_blocking():
    duel = Duel(mine=["Ferret Pacifier"], theirs=["Bee Bear", "Tusked Extorter"])
    duel.attack("Ferret Pacifier").sees(life=(3, 2), turn="them")


@rule("MB-G9")
def test_ferret_pacifier_also_helps_other_attackers_and_a_lone_enemy_never_blocks():
    duel = Duel(mine=["Ferret Pacifier", "Bee Bear"], theirs=["Ferret Bomber"])
    duel.attack("Bee Bear").sees(life=(3, 2), theirs=["Ferret Bomber"])


@rule("MB-Y1")
def test_ferret_pacifier_looks_at_current_power():
    duel = Duel(mine=["Ferret Pacifier"], theirs=["Strange Barrel", "Shield Bugs", "Strange Barrel", "Giraffodile"])
    assert duel.power("Giraffodile") == 8
    duel.attack("Ferret Pacifier").offers(
        "block Strange Barrel", "block Strange Barrel", "block Shield Bugs", "do-not-block"
    )


@rule("MB-G9")
def test_ferret_pacifier_looks_again_when_the_strongest_has_fallen():
    duel = Duel(mine=["Ferret Pacifier", "Shark Dog"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Shark Dog").sees(their_discard=["Gorillion"]).no_hunt()
    duel.sees(life=(3, 2), theirs=["Spider Owl"], turn="them")


@rule("MB-K2", "MB-Y3")
def test_a_hunter_may_name_the_creature_that_ferret_pacifier_keeps_from_blocking():
    duel = Duel(mine=["Ferret Pacifier", "Killer Bee"], theirs=["Ferret Bomber", "Spider Owl"])
    duel.attack("Killer Bee").offers("hunt Ferret Bomber", "hunt Spider Owl", "hunt-nobody").hunt("Spider Owl")
    duel.sees(their_discard=["Spider Owl"], discard=["Killer Bee"])


@rule("MB-P3")
def test_a_mindbugged_ferret_pacifier_works_against_the_one_who_played_it():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Luchataur"], hand=["Ferret Pacifier", *TWO], their_mindbugs=1)
    duel.play("Ferret Pacifier").mindbug().attack("Bee Bear").no_block()
    duel.sees(turn="them", life=(3, 2))
    duel.attack("Luchataur").asks("me", "block").offers("block Bee Bear", "do-not-block")


# --- Froblin Instigator -----------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_froblin_instigator_has_two_more_power_for_each_other_creature_of_its_player():
    assert Duel(mine=["Froblin Instigator"], theirs=["Gorillion"]).power("Froblin Instigator") == 1
    crowd = Duel(mine=["Froblin Instigator", "Bee Bear", "Spider Owl"], theirs=["Gorillion", "Killer Bee"])
    assert crowd.power("Froblin Instigator") == 5


def test_two_froblin_instigators_count_each_other():
    duel = Duel(mine=["Froblin Instigator", "Froblin Instigator"])
    assert duel.power("Froblin Instigator #1") == 3
    assert duel.power("Froblin Instigator #2") == 3


@rule("MB-G9", "MB-K2")
def test_froblin_instigator_hunts_with_its_current_power():
    duel = Duel(mine=["Froblin Instigator", "Bee Bear", "Spider Owl"], theirs=["Axolotl Healer", "Shield Bugs"])
    duel.attack("Froblin Instigator").hunt("Shield Bugs")
    duel.sees(
        theirs=["Axolotl Healer", "Shield Bugs (exhausted)"], mine=["Bee Bear", "Froblin Instigator", "Spider Owl"]
    )


@rule("MB-M3", "MB-G9")
def test_froblin_instigator_counts_for_its_new_player_when_it_is_taken():
    duel = Duel(
        mine=["Strange Barrel"],
        theirs=["Froblin Instigator", "Bee Bear", "Killer Bee", "Spider Owl"],
        hand=["Brain Fly", "Gorillion"],
    )
    assert duel.power("Froblin Instigator") == 7
    duel.play("Brain Fly").choose("Froblin Instigator")
    assert duel.power("my Froblin Instigator") == 5


# --- Goreagle Alpha ---------------------------------------------------------------------------------------------------


def test_goreagle_alpha_costs_its_player_a_life_when_played():
    duel = Duel(hand=["Goreagle Alpha", "Gorillion"], their_hand=TWO)
    duel.play("Goreagle Alpha").sees(life=(2, 3), mine=["Goreagle Alpha"], turn="them")


@rule("MB-L1")
def test_goreagle_alpha_may_be_played_with_the_last_life_and_loses_the_game():
    duel = Duel(hand=["Goreagle Alpha", "Gorillion"], life=1)
    duel.play("Goreagle Alpha").sees(winner="them", life=(0, 3))


@rule("MB-P3")
def test_a_mindbugged_goreagle_alpha_costs_the_life_of_the_one_who_took_it():
    duel = Duel(hand=["Goreagle Alpha", *TWO], their_mindbugs=1)
    duel.play("Goreagle Alpha").mindbug().sees(life=(3, 2), theirs=["Goreagle Alpha"], turn="me")


@rule("MB-X4")
def test_an_enemy_deathweaver_spares_the_life_that_goreagle_alpha_would_cost():
    duel = Duel(hand=["Goreagle Alpha", "Gorillion"], theirs=["Deathweaver"], their_hand=TWO)
    duel.play("Goreagle Alpha").sees(life=(3, 3), mine=["Goreagle Alpha"])


@rule("MB-K1", "MB-K2", "MB-K5")
def test_goreagle_alpha_hunts_twice_and_survives_one_defeat():
    duel = Duel(mine=["Goreagle Alpha"], theirs=["Killer Bee", "Bee Bear"])
    duel.attack("Goreagle Alpha").hunt("Killer Bee").again().hunt("Bee Bear")
    duel.sees(mine=["Goreagle Alpha (exhausted)"], their_discard=["Killer Bee"], theirs=["Bee Bear"], life=(3, 3))


# --- Hamster Lion -----------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_hamster_lion_keeps_the_weakest_enemy_from_attacking():
    duel = Duel(mine=["Ferret Bomber", "Bee Bear"], theirs=["Hamster Lion"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur", "attack Bee Bear")


def test_hamster_lion_keeps_all_tied_for_weakest_from_attacking():
    duel = Duel(mine=["Bee Bear", "Tusked Extorter"], theirs=["Hamster Lion"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur")


@rule("MB-Y1")
def test_hamster_lion_looks_at_current_power():
    duel = Duel(mine=["Goblin Werewolf", "Killer Bee", "Giraffodile"], theirs=["Hamster Lion"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur", "attack Goblin Werewolf", "attack Giraffodile")


@rule("MB-T2")
def test_a_player_with_an_empty_hand_and_one_creature_loses_to_hamster_lion():
    duel = Duel(theirs=["Gorillion"], their_hand=[], hand=["Hamster Lion", "Luchataur"])
    duel.play("Hamster Lion").sees(winner="me")


def test_hamster_lion_does_not_keep_the_weakest_from_blocking():
    duel = Duel(mine=["Hamster Lion"], theirs=["Spider Owl", "Gorillion"])
    duel.attack("Hamster Lion").offers("block Spider Owl", "block Gorillion", "do-not-block")


@rule("MB-K1", "MB-G9")
def test_hamster_lion_stops_the_second_attack_of_a_creature_that_has_become_the_weakest():
    duel = Duel(mine=["Rhino Turtle", "Ferret Bomber"], theirs=["Hamster Lion", "Explosive Toad"])
    duel.attack("Rhino Turtle").block("Explosive Toad").asks("them", "choose-creature").choose("Ferret Bomber")
    duel.sees(mine=["Rhino Turtle"], discard=["Ferret Bomber"], life=(3, 3), turn="them")


@rule("MB-P3", "MB-G9")
def test_a_mindbugged_hamster_lion_binds_the_weakest_creature_of_the_one_who_played_it():
    duel = Duel(mine=["Ferret Bomber", "Bee Bear"], hand=["Hamster Lion", *TWO], their_mindbugs=1)
    duel.play("Hamster Lion").mindbug()
    duel.offers("play Gorillion", "play Luchataur", "attack Bee Bear")


@rule("MB-K2")
def test_the_hunters_of_a_pack_leader_are_bound_by_hamster_lion_too():
    duel = Duel(mine=["Bee Bear", "Pack Leader"], theirs=["Hamster Lion"], hand=TWO, cards=[PACK_LEADER])
    duel.offers("play Gorillion", "play Luchataur", "attack Bee Bear")
    duel.attack("Bee Bear").asks("me", "hunt").hunt("Hamster Lion")
    duel.sees(discard=["Bee Bear"], their_discard=["Hamster Lion"])
