"""The First Contact cards from Axolotl Healer to Compost Dragon."""

from bugduel.mindbug.cards.vocabulary import (
    HUNTER,
    creature,
    have,
    other_ally,
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
