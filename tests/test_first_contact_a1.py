"""First Contact, Axolotl Healer to Explosive Toad: each card, and where it meets others."""

from bugduel.mindbug.vocabulary import (
    HUNTER,
    any_creature,
    creature,
    defeat,
    every,
    exactly,
    have,
    my_discard,
    one,
    other_ally,
    power,
    put_into_play,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action


# --- Axolotl Healer ---------------------------------------------------------------------------------------------------


@rule("MB-S5", "MB-P2")
def test_axolotl_healer_gains_two_life_and_life_has_no_maximum():
    duel = Duel(hand=["Axolotl Healer", "Gorillion"], their_hand=TWO)
    duel.play("Axolotl Healer")
    duel.sees(life=(5, 3), mine=["Axolotl Healer"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_axolotl_healer_heals_the_one_who_took_it():
    duel = Duel(hand=["Axolotl Healer", *TWO], their_mindbugs=1)
    duel.play("Axolotl Healer").mindbug()
    duel.sees(life=(3, 5), theirs=["Axolotl Healer"], mindbugs=(0, 0), turn="me").asks("me", "turn-action")


@rule("MB-G1")
def test_axolotl_healer_heals_neither_when_it_attacks_nor_when_it_is_defeated():
    duel = Duel(mine=["Axolotl Healer", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Axolotl Healer").block("Gorillion")
    duel.sees(life=(3, 3), discard=["Axolotl Healer"], their_discard=["Gorillion"])


@rule("MB-G1", "MB-M6")
def test_axolotl_healer_heals_again_each_time_it_comes_into_play():
    duel = Duel(hand=["Compost Dragon", "Gorillion"], discard=["Axolotl Healer"], their_hand=TWO)
    duel.play("Compost Dragon")
    duel.sees(life=(5, 3), mine=["Axolotl Healer", "Compost Dragon"], discard=[])


# --- Bee Bear ---------------------------------------------------------------------------------------------------------


def test_bee_bear_can_be_blocked_by_power_seven_but_not_by_six():
    duel = Duel(mine=["Bee Bear"], theirs=["Strange Barrel", "Kangasaurus Rex"])
    duel.attack("Bee Bear").asks("them", "block").offers("block Kangasaurus Rex", "do-not-block")


def test_bee_bear_costs_a_life_when_nobody_is_strong_enough_to_block_it():
    duel = Duel(mine=["Bee Bear"], theirs=["Strange Barrel", "Spider Owl"])
    duel.attack("Bee Bear")
    duel.sees(life=(3, 2), theirs=["Strange Barrel", "Spider Owl"], turn="them")


@rule("MB-G9")
def test_a_lone_yeti_can_block_bee_bear_only_while_it_is_alone():
    alone = Duel(mine=["Bee Bear"], theirs=["Lone Yeti"])
    alone.attack("Bee Bear").offers("block Lone Yeti", "do-not-block")
    in_company = Duel(mine=["Bee Bear"], theirs=["Lone Yeti", "Ferret Bomber"])
    in_company.attack("Bee Bear").sees(life=(3, 2), turn="them")


@rule("MB-Y3")
def test_shield_bugs_make_a_strange_barrel_strong_enough_to_block_bee_bear():
    duel = Duel(mine=["Bee Bear"], theirs=["Strange Barrel", "Shield Bugs"])
    duel.attack("Bee Bear").offers("block Strange Barrel", "do-not-block")


def test_a_goblin_werewolf_is_too_weak_to_block_bee_bear_in_the_attackers_turn():
    duel = Duel(mine=["Bee Bear"], theirs=["Goblin Werewolf"])
    duel.attack("Bee Bear").sees(life=(3, 2), theirs=["Goblin Werewolf"])


def test_bee_bear_blocks_like_any_other_creature():
    duel = Duel(mine=["Giraffodile", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Giraffodile").block("Bee Bear")
    duel.sees(discard=["Giraffodile"], theirs=["Bee Bear"], life=(3, 3))


@rule("MB-K2")
def test_bee_bear_with_hunter_may_hunt_a_creature_that_could_not_block_it():
    pack_leader = creature("Pack Leader", 1, have(other_ally, HUNTER))
    duel = Duel(mine=["Bee Bear", "Pack Leader"], theirs=["Ferret Bomber", "Gorillion"], cards=[pack_leader])
    duel.attack("Bee Bear").asks("me", "hunt").hunt("Ferret Bomber")
    duel.sees(mine=["Bee Bear", "Pack Leader"], their_discard=["Ferret Bomber"], life=(3, 3))


@rule("MB-P3")
def test_a_mindbugged_bee_bear_keeps_its_old_owners_weak_creatures_from_blocking():
    duel = Duel(mine=["Strange Barrel"], hand=["Bee Bear", "Spider Owl"], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().play("Spider Owl")
    duel.attack("Bee Bear").sees(life=(2, 3), turn="me")


# --- Brain Fly --------------------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-M3")
def test_brain_fly_must_take_a_creature_of_power_six_or_more_from_any_side():
    duel = Duel(
        mine=["Bee Bear"], theirs=["Strange Barrel", "Gorillion", "Killer Bee"], hand=["Brain Fly", "Gorillion"]
    )
    duel.play("Brain Fly").asks("me", "choose-creature")
    duel.offers("choose my Bee Bear", "choose their Strange Barrel", "choose their Gorillion")
    duel.choose("Strange Barrel")
    duel.sees(mine=["Bee Bear", "Brain Fly", "Strange Barrel"], theirs=["Gorillion", "Killer Bee"], turn="them")


@rule("MB-G3", "MB-M3")
def test_brain_fly_must_take_its_own_players_creature_if_no_other_is_strong_enough():
    duel = Duel(mine=["Bee Bear", "Gorillion"], theirs=["Killer Bee"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").offers("choose my Bee Bear", "choose my Gorillion").choose("Gorillion")
    duel.sees(mine=["Bee Bear", "Brain Fly", "Gorillion"], theirs=["Killer Bee"], turn="them")


@rule("MB-G3")
def test_brain_fly_takes_nothing_if_nobody_has_power_six():
    duel = Duel(mine=["Axolotl Healer"], theirs=["Killer Bee", "Spider Owl"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly")
    duel.sees(mine=["Axolotl Healer", "Brain Fly"], theirs=["Killer Bee", "Spider Owl"], turn="them")


@rule("MB-Y1")
def test_brain_fly_takes_a_killer_bee_that_shield_bugs_have_made_strong_enough():
    duel = Duel(theirs=["Killer Bee", "Shield Bugs"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly")
    duel.sees(mine=["Brain Fly", "Killer Bee"], theirs=["Shield Bugs"], life=(3, 3))


@rule("MB-G3", "MB-G9")
def test_brain_fly_may_take_itself_when_two_shield_bugs_lift_it_to_six():
    duel = Duel(mine=["Shield Bugs", "Shield Bugs"], theirs=["Gorillion"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").offers("choose my Brain Fly", "choose their Gorillion").choose("Brain Fly")
    duel.sees(mine=["Brain Fly", "Shield Bugs", "Shield Bugs"], theirs=["Gorillion"])


@rule("MB-M3")
def test_brain_fly_takes_a_creature_as_it_is_exhausted_and_without_its_play_effect():
    duel = Duel(
        theirs=["Grave Robber (exhausted)"],
        hand=["Brain Fly", "Gorillion"],
        their_hand=TWO,
        their_discard=["Gorillion"],
    )
    duel.play("Brain Fly")
    duel.sees(mine=["Brain Fly", "Grave Robber (exhausted)"], theirs=[], their_discard=["Gorillion"])


@rule("MB-P3")
def test_a_mindbugged_brain_fly_takes_from_the_one_who_played_it():
    duel = Duel(mine=["Luchataur", "Killer Bee"], hand=["Brain Fly", *TWO], their_mindbugs=1)
    duel.play("Brain Fly").mindbug()
    duel.sees(mine=["Killer Bee"], theirs=["Brain Fly", "Luchataur"], turn="me")


@rule("MB-P3", "MB-G9")
def test_a_mindbugged_brain_fly_takes_a_goblin_werewolf_that_is_strong_only_in_my_turn():
    duel = Duel(mine=["Goblin Werewolf"], hand=["Brain Fly", *TWO], their_mindbugs=1)
    duel.play("Brain Fly").mindbug()
    duel.sees(theirs=["Brain Fly", "Goblin Werewolf"], turn="me")
    assert duel.power("Goblin Werewolf") == 2


@rule("MB-G9")
def test_brain_fly_cannot_take_an_enemy_goblin_werewolf_in_its_own_players_turn():
    duel = Duel(theirs=["Goblin Werewolf"], hand=["Brain Fly", "Gorillion"])
    duel.play("Brain Fly").sees(mine=["Brain Fly"], theirs=["Goblin Werewolf"])


@rule("MB-G2", "MB-A6")
def test_a_creature_taken_by_brain_fly_attacks_for_its_new_player_and_falls_into_that_players_discard_pile():
    duel = Duel(theirs=["Bee Bear", "Killer Bee"], hand=["Brain Fly", "Gorillion"], their_hand=["Gorillion"])
    duel.play("Brain Fly").play("Gorillion")
    duel.attack("Bee Bear").offers("block Gorillion", "do-not-block").block("Gorillion")
    duel.sees(mine=["Brain Fly"], discard=["Bee Bear"], their_discard=[], theirs=["Gorillion", "Killer Bee"])


# --- Chameleon Sniper -------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-K4")
def test_chameleon_sniper_costs_a_life_before_the_block_and_another_when_not_blocked():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Spider Owl", "Gorillion"])
    duel.attack("Chameleon Sniper").asks("them", "block").offers("block Spider Owl", "do-not-block").sees(life=(3, 2))
    duel.no_block().sees(life=(3, 1), turn="them")


@rule("MB-A1")
def test_a_blocked_chameleon_sniper_has_still_cost_a_life():
    duel = Duel(mine=["Chameleon Sniper", "Gorillion"], theirs=["Spider Owl"])
    duel.attack("Chameleon Sniper").block("Spider Owl")
    duel.sees(life=(3, 2), discard=["Chameleon Sniper"], theirs=["Spider Owl"])


@rule("MB-K4")
def test_chameleon_sniper_costs_two_lives_when_nobody_is_sneaky_enough_to_block_it():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Gorillion"])
    duel.attack("Chameleon Sniper").sees(life=(3, 1), turn="them")


@rule("MB-L1")
def test_chameleon_sniper_wins_at_the_last_life_before_anyone_can_block():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Spider Owl"], their_life=1)
    duel.attack("Chameleon Sniper").asks(None).sees(life=(3, 0), winner="me", mine=["Chameleon Sniper"])


@rule("MB-G1")
def test_chameleon_sniper_does_nothing_when_it_is_played_or_blocks():
    duel = Duel(theirs=["Spider Owl"], hand=["Chameleon Sniper", *TWO])
    duel.play("Chameleon Sniper").sees(life=(3, 3))
    duel.attack("Spider Owl").block("Chameleon Sniper").sees(life=(3, 3), discard=["Chameleon Sniper"])


@rule("MB-P3", "MB-G1")
def test_a_mindbugged_chameleon_sniper_shoots_at_the_one_who_played_it():
    duel = Duel(mine=["Gorillion"], hand=["Chameleon Sniper", "Bee Bear"], their_mindbugs=1)
    duel.play("Chameleon Sniper").mindbug().attack("Gorillion").no_block()
    duel.attack("Chameleon Sniper").sees(life=(1, 2), turn="me")


@rule("MB-K2")
def test_chameleon_sniper_with_snail_throwers_help_may_hunt_what_could_not_block_it():
    duel = Duel(mine=["Chameleon Sniper", "Snail Thrower"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Chameleon Sniper").offers("hunt Gorillion", "hunt Bee Bear", "hunt-nobody").hunt("Gorillion")
    duel.sees(life=(3, 2), discard=["Chameleon Sniper"], their_discard=["Gorillion"])


# --- Compost Dragon ---------------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-M6")
def test_compost_dragon_must_bring_back_one_card_of_its_players_discard_pile_with_its_play_effect():
    duel = Duel(
        hand=["Compost Dragon", "Gorillion"],
        discard=["Killer Bee", "Gorillion"],
        their_discard=["Bee Bear"],
        their_hand=TWO,
    )
    duel.play("Compost Dragon").asks("me", "choose-discarded").offers("choose Killer Bee", "choose Gorillion")
    duel.choose("Killer Bee")
    duel.sees(mine=["Compost Dragon", "Killer Bee"], discard=["Gorillion"], their_discard=["Bee Bear"], life=(3, 2))


def test_compost_dragon_brings_back_only_one_of_two_equal_cards():
    duel = Duel(hand=["Compost Dragon", "Bee Bear"], discard=["Spider Owl", "Gorillion", "Spider Owl"], their_hand=TWO)
    duel.play("Compost Dragon").offers("choose Spider Owl", "choose Gorillion").choose("Spider Owl")
    duel.sees(mine=["Compost Dragon", "Spider Owl"], discard=["Gorillion", "Spider Owl"])


@rule("MB-G3")
def test_compost_dragon_finds_nothing_in_an_empty_discard_pile():
    duel = Duel(hand=["Compost Dragon", "Gorillion"], their_discard=["Bee Bear"], their_hand=TWO)
    duel.play("Compost Dragon").sees(mine=["Compost Dragon"], discard=[], their_discard=["Bee Bear"], turn="them")


@rule("MB-G1", "MB-M6")
def test_compost_dragon_brings_another_and_that_one_a_grave_robber_who_brings_a_kangasaurus_rex():
    duel = Duel(
        theirs=["Spider Owl", "Killer Bee"],
        hand=["Compost Dragon", "Gorillion"],
        discard=["Compost Dragon", "Grave Robber"],
        their_discard=["Kangasaurus Rex", "Gorillion"],
    )
    duel.play("Compost Dragon").choose("Compost Dragon").choose("Kangasaurus Rex")
    duel.sees(mine=["Compost Dragon", "Compost Dragon", "Grave Robber", "Kangasaurus Rex"], discard=[])
    duel.sees(theirs=["Killer Bee"], their_discard=["Gorillion", "Spider Owl"], turn="them")


@rule("MB-P4")
def test_a_card_that_compost_dragon_brings_cannot_be_mindbugged():
    duel = Duel(hand=["Compost Dragon", "Gorillion"], discard=["Gorillion"], their_hand=TWO, their_mindbugs=2)
    duel.play("Compost Dragon").asks("them", "mindbug").no_mindbug()
    duel.asks("them", "turn-action").sees(mine=["Compost Dragon", "Gorillion"], mindbugs=(0, 2))


@rule("MB-P3")
def test_a_mindbugged_compost_dragon_looks_through_its_takers_discard_pile():
    duel = Duel(
        hand=["Compost Dragon", *TWO], discard=["Gorillion"], their_discard=["Killer Bee", "Bee Bear"], their_mindbugs=1
    )
    duel.play("Compost Dragon").mindbug().asks("them").offers("choose Killer Bee", "choose Bee Bear")
    duel.choose("Killer Bee")
    duel.sees(theirs=["Compost Dragon", "Killer Bee"], discard=["Gorillion"], their_discard=["Bee Bear"])
    duel.sees(life=(2, 3)).asks("me", "turn-action")


@rule("MB-M7")
def test_a_tough_creature_that_fell_exhausted_comes_back_fresh():
    duel = Duel(mine=["Rhino Turtle (exhausted)"], theirs=["Gorillion"], hand=["Compost Dragon", "Bee Bear"])
    duel.attack("Rhino Turtle").block("Gorillion").sees(discard=["Rhino Turtle"])
    duel.play("Gorillion").play("Compost Dragon")
    duel.sees(mine=["Compost Dragon", "Rhino Turtle"], discard=[])


@rule("MB-K2")
def test_compost_dragon_hunts_and_brings_nothing_when_it_attacks():
    duel = Duel(mine=["Compost Dragon"], theirs=["Ferret Bomber", "Gorillion"], discard=["Killer Bee"])
    duel.attack("Compost Dragon").hunt("Ferret Bomber")
    duel.sees(mine=["Compost Dragon"], theirs=["Gorillion"], discard=["Killer Bee"], life=(3, 3))


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
