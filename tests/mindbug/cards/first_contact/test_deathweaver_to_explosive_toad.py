"""The First Contact cards from Deathweaver to Explosive Toad."""

from bugduel.mindbug.cards.vocabulary import (
    any_creature,
    creature,
    defeat,
    every,
    exactly,
    my_discard,
    one,
    power,
    put_into_play,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action


# --- Deathweaver ------------------------------------------------------------------------------------------------------


@rule("MB-X4")
def test_deathweaver_stops_the_play_effect_of_a_card_its_enemy_plays():
    duel = Duel(theirs=["Deathweaver"], hand=["Killer Bee", "Gorillion"])
    duel.play("Killer Bee").sees(mine=["Killer Bee"], life=(3, 3), turn="them")


@rule("MB-X4")
def test_deathweaver_survives_a_kangasaurus_rex_because_it_stops_it():
    duel = Duel(theirs=["Deathweaver", "Spider Owl"], hand=["Kangasaurus Rex", "Gorillion"])
    duel.play("Kangasaurus Rex").sees(theirs=["Deathweaver", "Spider Owl"], their_discard=[])


@rule("MB-X4")
def test_deathweaver_leaves_its_own_players_play_effects_alone():
    duel = Duel(mine=["Deathweaver"], hand=["Killer Bee", "Gorillion"], their_hand=TWO)
    duel.play("Killer Bee").sees(life=(3, 2))


@rule("MB-X4")
def test_deathweaver_stops_the_play_effect_of_a_card_its_enemy_took_with_a_mindbug():
    duel = Duel(mine=["Deathweaver"], hand=["Axolotl Healer", "Gorillion"], their_mindbugs=1)
    duel.play("Axolotl Healer").mindbug().sees(theirs=["Axolotl Healer"], life=(3, 3), turn="me")


@rule("MB-X4")
def test_deathweavers_player_takes_a_card_with_a_mindbug_and_gets_its_play_effect():
    duel = Duel(theirs=["Deathweaver"], hand=["Axolotl Healer", *TWO], their_mindbugs=1)
    duel.play("Axolotl Healer").mindbug().sees(theirs=["Axolotl Healer", "Deathweaver"], life=(3, 5))


@rule("MB-X4")
def test_deathweaver_stops_the_play_effect_of_a_card_that_comes_from_a_discard_pile():
    gravedigger = creature("Gravedigger", 3, attack=put_into_play(one(my_discard)))
    duel = Duel(mine=["Gravedigger"], theirs=["Deathweaver"], discard=["Killer Bee"], cards=[gravedigger])
    duel.attack("Gravedigger").no_block()
    duel.sees(mine=["Gravedigger", "Killer Bee"], discard=[], life=(3, 2))


@rule("MB-X4")
def test_deathweaver_stops_compost_dragon_itself():
    duel = Duel(theirs=["Deathweaver"], hand=["Compost Dragon", "Gorillion"], discard=["Gorillion", "Killer Bee"])
    duel.play("Compost Dragon").sees(mine=["Compost Dragon"], discard=["Gorillion", "Killer Bee"], turn="them")


@rule("MB-X4", "MB-G9")
def test_a_mindbugged_deathweaver_protects_its_taker_at_once():
    duel = Duel(hand=["Deathweaver", "Killer Bee", "Gorillion"], their_mindbugs=1)
    duel.play("Deathweaver").mindbug().play("Killer Bee")
    duel.sees(theirs=["Deathweaver"], mine=["Killer Bee"], life=(3, 3), turn="them")


@rule("MB-X4", "MB-P3")
def test_a_grave_robber_taken_with_a_mindbug_digs_up_a_deathweaver_that_stops_the_second_card():
    duel = Duel(
        theirs=["Gorillion"],
        hand=["Grave Robber", "Killer Bee", "Bee Bear"],
        discard=["Deathweaver"],
        their_mindbugs=1,
    )
    duel.play("Grave Robber").mindbug().play("Killer Bee")
    duel.sees(theirs=["Deathweaver", "Gorillion", "Grave Robber"], mine=["Killer Bee"], life=(3, 3))


@rule("MB-X4")
def test_deathweaver_stops_neither_attack_nor_defeated_effects():
    duel = Duel(mine=["Chameleon Sniper", "Explosive Toad"], theirs=["Deathweaver", "Spider Owl"])
    duel.attack("Chameleon Sniper").no_block().sees(life=(3, 1))
    duel.attack("Deathweaver").block("Explosive Toad").asks("me").choose("Spider Owl")
    duel.sees(discard=["Explosive Toad"], their_discard=["Deathweaver", "Spider Owl"], mine=["Chameleon Sniper"])


@rule("MB-X4")
def test_with_a_deathweaver_on_each_side_no_play_effect_works():
    duel = Duel(mine=["Deathweaver"], theirs=["Deathweaver"], hand=["Killer Bee", *TWO], their_hand=["Axolotl Healer"])
    duel.play("Killer Bee").play("Axolotl Healer").sees(life=(3, 3), turn="me")


@rule("MB-X4", "MB-M3")
def test_a_deathweaver_that_harpy_mother_takes_stops_its_old_player_and_no_longer_its_new_one():
    duel = Duel(
        mine=["Gorillion", "Deathweaver"],
        theirs=["Harpy Mother", "Bee Bear"],
        hand=["Axolotl Healer", "Luchataur"],
        their_hand=["Killer Bee", "Snail Hydra"],
    )
    duel.attack("Gorillion").block("Harpy Mother").choose("Deathweaver")
    duel.play("Killer Bee").sees(life=(2, 3))
    duel.play("Axolotl Healer").sees(life=(2, 3), mine=["Axolotl Healer", "Gorillion"])


@rule("MB-X4")
def test_deathweaver_does_not_stop_a_play_effect_that_already_waits():
    gravedigger = creature("Gravedigger", 3, attack=put_into_play(exactly(2, my_discard)))
    duel = Duel(
        mine=["Gravedigger", "Deathweaver"],
        theirs=["Harpy Mother", "Shield Bugs", "Shield Bugs"],
        discard=["Killer Bee", "Tiger Squirrel"],
        cards=[gravedigger],
    )
    duel.attack("Gravedigger").asks("me", "order").resolve("Tiger Squirrel").asks("them").choose("Deathweaver").done()
    duel.asks("them", "block").sees(theirs=["Deathweaver", "Shield Bugs", "Shield Bugs"], life=(3, 2))


@rule("MB-G9")
def test_play_effects_work_again_when_deathweaver_has_fallen():
    duel = Duel(
        mine=["Gorillion", "Bee Bear"], theirs=["Deathweaver"], hand=["Killer Bee", "Gorillion"], their_hand=TWO
    )
    duel.attack("Gorillion").block("Deathweaver").play("Luchataur").play("Killer Bee")
    duel.sees(their_discard=["Deathweaver"], life=(3, 2))


# --- Elephantopus -----------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_elephantopus_keeps_power_four_from_blocking_any_creature_of_its_player():
    duel = Duel(mine=["Elephantopus", "Luchataur"], theirs=["Axolotl Healer", "Killer Bee"])
    duel.attack("Luchataur").offers("block Killer Bee", "do-not-block")


@rule("MB-X3")
def test_elephantopus_leaves_a_defender_with_only_weak_creatures_no_block():
    duel = Duel(mine=["Elephantopus"], theirs=["Axolotl Healer", "Spider Owl"])
    duel.attack("Elephantopus").sees(life=(3, 2), turn="them")


@rule("MB-X3", "MB-K2")
def test_a_hunter_may_hunt_a_creature_that_elephantopus_keeps_from_blocking():
    duel = Duel(mine=["Elephantopus", "Killer Bee"], theirs=["Axolotl Healer"])
    duel.attack("Killer Bee").offers("hunt Axolotl Healer", "hunt-nobody").hunt("Axolotl Healer")
    duel.sees(discard=["Killer Bee"], their_discard=["Axolotl Healer"], life=(3, 3))


@rule("MB-X3", "MB-K2")
def test_a_hunter_that_hunts_nobody_cannot_be_blocked_past_elephantopus():
    duel = Duel(mine=["Elephantopus", "Killer Bee"], theirs=["Axolotl Healer"])
    duel.attack("Killer Bee").no_hunt().sees(life=(3, 2), theirs=["Axolotl Healer"])


@rule("MB-Y1", "MB-Y3")
def test_two_shield_bugs_lift_each_other_over_the_limit_of_elephantopus():
    duel = Duel(mine=["Elephantopus"], theirs=["Shield Bugs", "Shield Bugs", "Deathweaver"])
    duel.attack("Elephantopus").offers("block Shield Bugs", "block Shield Bugs", "do-not-block")


def test_elephantopus_does_not_keep_its_own_players_weak_creatures_from_blocking():
    duel = Duel(mine=["Gorillion"], theirs=["Elephantopus", "Spider Owl"])
    duel.attack("Gorillion").offers("block Elephantopus", "block Spider Owl", "do-not-block")


@rule("MB-M3", "MB-G9")
def test_an_elephantopus_taken_by_brain_fly_turns_against_its_old_player():
    duel = Duel(mine=["Gorillion"], theirs=["Elephantopus", "Spider Owl"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").choose("Elephantopus").attack("Spider Owl").attack("Gorillion")
    duel.sees(life=(2, 2), turn="them")


@rule("MB-K5")
def test_elephantopus_survives_its_first_defeat():
    duel = Duel(mine=["Elephantopus"], theirs=["Gorillion"])
    duel.attack("Elephantopus").block("Gorillion").sees(mine=["Elephantopus (exhausted)"], discard=[])


@rule("MB-K5")
def test_an_exhausted_elephantopus_still_keeps_the_weak_from_blocking_and_falls_the_next_time():
    duel = Duel(mine=["Elephantopus (exhausted)"], theirs=["Axolotl Healer", "Gorillion"])
    duel.attack("Elephantopus").offers("block Gorillion", "do-not-block").block("Gorillion")
    duel.sees(discard=["Elephantopus"], theirs=["Axolotl Healer", "Gorillion"])


# --- Explosive Toad ---------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-G3")
def test_explosive_toad_must_take_a_creature_of_either_side_with_it():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Gorillion", "Killer Bee"])
    duel.attack("Explosive Toad").block("Gorillion").asks("me", "choose-creature")
    duel.offers("choose my Bee Bear", "choose their Gorillion", "choose their Killer Bee").choose("Gorillion")
    duel.sees(mine=["Bee Bear"], discard=["Explosive Toad"], theirs=["Killer Bee"], their_discard=["Gorillion"])
    duel.sees(life=(3, 3), turn="them")


@rule("MB-G3")
def test_explosive_toad_takes_its_own_players_only_creature_if_no_other_is_left():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Spider Owl"], their_hand=TWO)
    duel.attack("Explosive Toad").block("Spider Owl")
    duel.sees(mine=[], discard=["Bee Bear", "Explosive Toad"], their_discard=["Spider Owl"], turn="them")


@rule("MB-G3")
def test_explosive_toad_explodes_alone_when_the_fight_leaves_no_creature():
    duel = Duel(mine=["Explosive Toad"], theirs=["Killer Bee"], hand=TWO, their_hand=TWO)
    duel.attack("Explosive Toad").block("Killer Bee")
    duel.sees(mine=[], theirs=[], discard=["Explosive Toad"], their_discard=["Killer Bee"], turn="them", life=(3, 3))


@rule("MB-K5")
def test_explosive_toad_only_exhausts_a_fresh_tough_creature():
    duel = Duel(mine=["Explosive Toad"], theirs=["Rhino Turtle"], hand=TWO)
    duel.attack("Explosive Toad").block("Rhino Turtle")
    duel.sees(theirs=["Rhino Turtle (exhausted)"], discard=["Explosive Toad"])


@rule("MB-K5")
def test_explosive_toad_defeats_the_exhausted_one_of_two_twins_and_not_the_fresh_one():
    duel = Duel(mine=["Explosive Toad"], theirs=["Rhino Turtle", "Rhino Turtle (exhausted)"], hand=TWO)
    duel.attack("Explosive Toad").block("Rhino Turtle #1").choose("Rhino Turtle (exhausted)")
    duel.sees(theirs=["Rhino Turtle"], their_discard=["Rhino Turtle"])


@rule("MB-K1")
def test_explosive_toad_attacks_twice_if_it_survives():
    duel = Duel(mine=["Explosive Toad"], theirs=["Gorillion", "Ferret Bomber"])
    duel.attack("Explosive Toad").block("Ferret Bomber").offers("attack-again", "stop-attacking").again().no_block()
    duel.sees(life=(3, 2), their_discard=["Ferret Bomber"], mine=["Explosive Toad"], turn="them")


@rule("MB-K1")
def test_explosive_toad_that_stopped_after_one_attack_may_attack_twice_in_its_next_turn():
    duel = Duel(mine=["Explosive Toad"], theirs=["Gorillion"], their_life=5)
    duel.attack("Explosive Toad").no_block().stop().asks("them", "turn-action").attack("Gorillion").no_block()
    duel.attack("Explosive Toad").no_block().again().no_block().sees(life=(2, 2), turn="them")


@rule("MB-K1")
def test_a_frenzied_attacker_that_an_explosive_toad_takes_along_does_not_attack_again():
    duel = Duel(mine=["Luchataur"], theirs=["Explosive Toad"], hand=TWO, their_hand=TWO)
    duel.attack("Luchataur").block("Explosive Toad")
    duel.sees(discard=["Luchataur"], their_discard=["Explosive Toad"], turn="them", life=(3, 3))


@rule("MB-A4")
def test_snail_hydra_that_blows_up_a_toad_and_is_blown_up_by_it_hits_nobody():
    duel = Duel(mine=["Snail Hydra"], theirs=["Explosive Toad", "Gorillion"], hand=TWO)
    duel.attack("Snail Hydra").choose("Explosive Toad").asks("them").choose("Snail Hydra")
    duel.asks("them", "turn-action")
    duel.sees(discard=["Snail Hydra"], their_discard=["Explosive Toad"], theirs=["Gorillion"], life=(3, 3))


@rule("MB-G1", "MB-G4")
def test_one_explosive_toad_sets_off_another_whose_own_player_chooses():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Gorillion", "Explosive Toad", "Killer Bee"])
    duel.attack("Explosive Toad").block("Gorillion").choose("their Explosive Toad").asks("them")
    duel.offers("choose my Bee Bear", "choose their Gorillion", "choose their Killer Bee").choose("Bee Bear")
    duel.sees(mine=[], discard=["Bee Bear", "Explosive Toad"], theirs=["Gorillion", "Killer Bee"])


@rule("MB-G5")
def test_two_explosive_toads_fall_together_and_the_active_player_orders_them():
    duel = Duel(mine=["Explosive Toad", "Bee Bear"], theirs=["Explosive Toad", "Gorillion"], their_turn=True)
    duel.attack("Explosive Toad").block("Explosive Toad").asks("them", "order")
    duel.offers("resolve Explosive Toad", "resolve Explosive Toad")
    duel.sees(mine=["Bee Bear"], theirs=["Gorillion"])


@rule("MB-G5")
def test_the_active_player_orders_the_effects_of_a_toad_and_a_harpy_mother_that_one_effect_defeated():
    earthquake = creature("Earthquake Mole", 7, play=defeat(every(any_creature, power <= 5)))
    duel = Duel(
        mine=["Explosive Toad", "Gorillion"],
        theirs=["Harpy Mother", "Bee Bear"],
        their_hand=["Earthquake Mole", "Luchataur"],
        their_turn=True,
        cards=[earthquake],
    )
    duel.play("Earthquake Mole").asks("them", "order").offers("resolve Explosive Toad", "resolve Harpy Mother")


@rule("MB-G2")
def test_a_mindbugged_explosive_toad_explodes_for_its_taker_and_lies_in_the_takers_pile():
    duel = Duel(mine=["Gorillion", "Bee Bear"], hand=["Explosive Toad", "Gorillion"], their_mindbugs=1)
    duel.play("Explosive Toad").mindbug().attack("Gorillion").block("Explosive Toad").asks("them")
    duel.choose("Gorillion")
    duel.sees(mine=["Bee Bear"], discard=["Gorillion"], their_discard=["Explosive Toad"])
