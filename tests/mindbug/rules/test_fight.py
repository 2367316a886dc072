"""Attacking, blocking and fighting (rules MB-A)."""

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    HUNTER,
    ally,
    cannot_block,
    creature,
    defeat,
    enemy,
    every,
    gain_life,
    have,
    lose_life,
    make_attack,
    one,
    opponent,
    other_ally,
    take_control,
    this,
    this_turn,
)
from bugduel.mindbug.pieces import Frame
from bugduel.mindbug.program.ops import FIGHT
from bugduel.mindbug.program.program import ATTACK
from bugduel.mindbug.rules.effects.attack import Fight
from duel import Duel
from marks import rule

STALKER = creature("Stalker", 6, attack=this_turn(this, have(this, HUNTER)))
SNIPER = creature("Sniper", 5, FRENZY, attack=defeat(one(enemy)))
MARTYR = creature("Martyr", 9, FRENZY, attack=defeat(every(this)))
GOADER = creature("Goader", 6, play=make_attack(one(enemy)))
DRUMMER = creature("Drummer", 3, play=make_attack(one(ally)))
ZEALOT = creature("Zealot", 3, FRENZY, attack=make_attack(one(other_ally)))
RECRUITER = creature("Recruiter", 4, play=take_control(one(enemy)))
TRIBUTE = creature("Tribute", 3, defeated=gain_life(1))
TOAST = creature("Toast", 3, defeated=lose_life(1, opponent))
MULE = creature("Mule", 9, cannot_block(this))

TWO = ["Gorillion", "Luchataur"]


@rule("MB-A1")
def test_attack_effects_come_before_the_hunt_and_the_hunt_before_the_block():
    duel = Duel(mine=["Shark Dog"], theirs=["Bee Bear", "Gorillion", "Turbo Bug"])
    duel.attack("Shark Dog").asks("me", "choose-creature").choose("Gorillion").sees(their_discard=["Gorillion"])
    duel.asks("me", "hunt").offers("hunt Bee Bear", "hunt Turbo Bug", "hunt-nobody").no_hunt()
    duel.asks("them", "block").offers("block Bee Bear", "block Turbo Bug", "do-not-block")


@rule("MB-A1")
def test_a_hunter_whose_attack_effect_leaves_no_enemy_hits():
    duel = Duel(mine=["Shark Dog"], theirs=["Gorillion"], their_hand=TWO)
    duel.attack("Shark Dog").sees(theirs=[], life=(3, 2), turn="them")


@rule("MB-A1", "MB-K2")
def test_hunter_gained_by_the_attack_effect_serves_the_same_attack():
    duel = Duel(mine=["Stalker"], theirs=["Turbo Bug", "Gorillion"], cards=[STALKER])
    duel.attack("Stalker").asks("me", "hunt").hunt("Turbo Bug")
    duel.sees(mine=["Stalker"], their_discard=["Turbo Bug"], life=(3, 3))


@rule("MB-A1")
def test_a_blocked_attacker_has_its_attack_effect_all_the_same():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"])
    duel.attack("Turbo Bug").sees(life=(3, 1)).block("Gorillion").sees(life=(3, 1), discard=["Turbo Bug"])


@rule("MB-A2")
def test_an_attack_that_is_not_blocked_costs_a_life():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion").no_block()
    duel.sees(life=(3, 2), theirs=["Bee Bear"], turn="them")


@rule("MB-A2")
def test_a_blocked_attack_costs_no_life():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear", "Shark Dog"])
    duel.attack("Gorillion").block("Shark Dog")
    duel.sees(life=(3, 3), mine=["Gorillion"], theirs=["Bee Bear"], their_discard=["Shark Dog"])


@rule("MB-A2")
def test_the_defender_chooses_among_the_creatures_that_can_block():
    duel = Duel(mine=["Bee Bear"], theirs=["Mule", "Shark Dog", "Gorillion", "Giraffodile"], cards=[MULE])
    duel.attack("Bee Bear").asks("them", "block").offers("block Gorillion", "block Giraffodile", "do-not-block")


@rule("MB-A2")
def test_with_no_creature_able_to_block_the_life_is_lost_at_once():
    duel = Duel(mine=["Bee Bear"], theirs=["Mule", "Shark Dog"], cards=[MULE])
    duel.attack("Bee Bear").sees(life=(3, 2), turn="them")


@rule("MB-A3")
def test_the_lower_power_is_defeated_on_either_side():
    Duel(mine=["Gorillion"], theirs=["Luchataur"]).attack("Gorillion").block("Luchataur").sees(
        mine=["Gorillion"], their_discard=["Luchataur"]
    )
    Duel(mine=["Luchataur"], theirs=["Gorillion"]).attack("Luchataur").block("Gorillion").sees(
        discard=["Luchataur"], theirs=["Gorillion"], turn="them"
    )


@rule("MB-A3")
def test_equal_power_defeats_both():
    duel = Duel(mine=["Killer Bee"], theirs=["Strange Barrel", "Harpy Mother"], hand=["Shark Dog", "Brain Fly"])
    duel.attack("Killer Bee").hunt("Harpy Mother").sees(discard=["Killer Bee"], their_discard=["Harpy Mother"])


@rule("MB-A3")
def test_both_fighters_are_gone_before_a_defeated_effect_of_either_chooses():
    duel = Duel(
        mine=["Explosive Toad"], theirs=["Harpy Mother", "Gorillion"], hand=TWO, their_hand=["Shark Dog", "Brain Fly"]
    )
    duel.attack("Explosive Toad").block("Harpy Mother").sees(mine=[], theirs=["Gorillion"])
    duel.asks("me", "order").resolve("Harpy Mother")
    duel.sees(discard=["Explosive Toad"], their_discard=["Harpy Mother", "Gorillion"], theirs=[])


@rule("MB-A3")
def test_a_fight_is_between_current_powers():
    duel = Duel(mine=["Goblin Werewolf"], theirs=["Giraffodile"])
    duel.attack("Goblin Werewolf").no_hunt().block("Giraffodile").sees(their_discard=["Giraffodile"])


@rule("MB-A4")
def test_an_attacker_that_its_own_effect_defeats_hits_nobody():
    duel = Duel(mine=["Martyr"], theirs=["Bee Bear"], cards=[MARTYR])
    duel.attack("Martyr").sees(discard=["Martyr"], life=(3, 3), turn="them")


@rule("MB-A4")
def test_an_attacker_that_falls_to_a_defeated_effect_hits_nobody():
    duel = Duel(mine=["Snail Hydra"], theirs=["Explosive Toad", "Bee Bear"], hand=TWO)
    duel.attack("Snail Hydra").choose("Explosive Toad").choose("Snail Hydra")
    duel.sees(mine=[], theirs=["Bee Bear"], life=(3, 3), turn="them")


@rule("MB-A4", "MB-K1")
def test_an_attacker_that_changes_control_attacks_nobody_any_more():
    duel = Duel(mine=["Sniper"], theirs=["Harpy Mother", "Bee Bear"], hand=TWO, cards=[SNIPER])
    duel.attack("Sniper").choose("Harpy Mother").choose("Sniper")
    duel.sees(mine=[], theirs=["Bee Bear", "Sniper"], life=(3, 3), turn="them").asks("them", "turn-action")


@rule("MB-A4")
def test_a_blocker_that_is_gone_before_the_fight_still_kept_the_life():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    attack = Frame(ATTACK, 0, duel.creature("Gorillion").id, duel.creature("Gorillion").card.kind)
    attack.target = duel.creature("Bee Bear").id
    duel.state.leave(duel.creature("Bee Bear"))
    Fight().run(duel.state, attack, ATTACK.steps[ATTACK.at[FIGHT]])
    duel.sees(life=(3, 3), mine=["Gorillion"])


@rule("MB-A5")
def test_a_creature_made_to_attack_attacks_for_its_controller():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear", "Luchataur"], hand=["Goader", "Shark Dog"], cards=[GOADER])
    duel.play("Goader").choose("Luchataur").asks("me", "block")
    duel.offers("block Gorillion", "block Goader", "do-not-block")
    duel.no_block().sees(life=(2, 3)).asks("them", "attack-again")
    duel.stop().sees(turn="them")


@rule("MB-A5")
def test_the_controller_of_a_creature_made_to_attack_hunts_with_it():
    duel = Duel(mine=["Bee Bear"], theirs=["Killer Bee", "Gorillion"], hand=["Goader", "Shark Dog"], cards=[GOADER])
    duel.play("Goader").choose("Killer Bee").asks("them", "hunt").offers("hunt Bee Bear", "hunt Goader", "hunt-nobody")
    duel.hunt("Goader").sees(mine=["Bee Bear", "Goader"], their_discard=["Killer Bee"], life=(3, 3))


@rule("MB-A5")
def test_a_creature_made_to_attack_has_its_attack_effect_for_its_controller():
    duel = Duel(mine=["Gorillion"], theirs=["Turbo Bug", "Bee Bear"], hand=["Goader", "Shark Dog"], cards=[GOADER])
    duel.play("Goader").choose("Turbo Bug").sees(life=(1, 3)).asks("me", "block")


@rule("MB-A5")
def test_the_active_player_orders_the_effects_of_an_attack_that_is_not_theirs():
    cards = [GOADER, TRIBUTE, TOAST]
    duel = Duel(["Toast", "Bee Bear"], ["Tribute"], their_hand=["Goader", "Shark Dog"], their_turn=True, cards=cards)
    duel.play("Goader").choose("Toast").block("Tribute")
    duel.asks("them", "order").offers("resolve Tribute", "resolve Toast")


@rule("MB-A5")
def test_on_my_turn_means_the_active_player_even_when_the_other_attacks():
    duel = Duel(theirs=["Goblin Werewolf", "Bee Bear"], hand=["Goader", "Shark Dog"], cards=[GOADER])
    duel.play("Goader").choose("Goblin Werewolf").no_hunt()
    assert duel.power("Goblin Werewolf") == 2


@rule("MB-A5", "MB-G6")
def test_what_an_effect_defeated_waits_until_the_attack_that_the_same_effect_makes_is_over():
    bully = creature("Bully", 7, play=(defeat(one(enemy)), make_attack(one(enemy))))
    duel = Duel(theirs=["Explosive Toad", "Bee Bear", "Gorillion"], hand=["Bully", "Shark Dog"], cards=[bully])
    duel.play("Bully").choose("Explosive Toad").choose("Bee Bear").asks("me", "block").no_block()
    duel.asks("them", "choose-creature").choose("Bee Bear").sees(life=(2, 3), theirs=["Gorillion"], turn="them")


@rule("MB-A6")
def test_a_creature_that_came_into_play_this_turn_cannot_attack():
    duel = Duel(mine=[{"card": "Gorillion", "arrived": 9}, {"card": "Bee Bear", "arrived": 8}], hand=["Shark Dog"])
    duel.offers("play Shark Dog", "attack Bee Bear")


@rule("MB-A6")
def test_a_creature_that_just_came_into_play_cannot_be_made_to_attack():
    duel = Duel(theirs=["Bee Bear"], hand=["Shark Dog", "Goader", "Gorillion"], their_mindbugs=1, cards=[GOADER])
    duel.play("Shark Dog").mindbug().play("Goader").choose("Shark Dog").sees(life=(3, 3), turn="them")


@rule("MB-A6")
def test_a_creature_that_only_changed_control_did_not_come_into_play():
    duel = Duel(
        mine=["Gorillion"],
        theirs=["Bee Bear"],
        hand=["Recruiter", "Goader", "Shark Dog"],
        their_mindbugs=1,
        cards=[RECRUITER, GOADER],
    )
    duel.play("Recruiter").mindbug().sees(mine=[], theirs=["Bee Bear", "Recruiter", "Gorillion"])
    duel.play("Goader").choose("Gorillion").no_block().sees(life=(2, 3))


@rule("MB-A6")
def test_a_creature_put_into_play_by_an_effect_attacks_from_the_next_turn_on():
    duel = Duel(hand=["Compost Dragon", "Shark Dog"], discard=["Bee Bear"], theirs=["Gorillion"])
    duel.play("Compost Dragon").attack("Gorillion").no_block()
    duel.offers("play Shark Dog", "attack Compost Dragon", "attack Bee Bear")


@rule("MB-A7")
def test_a_creature_that_has_attacked_cannot_be_made_to_attack_again_this_turn():
    duel = Duel(
        theirs=["Gorillion"], hand=["Drummer", "Goader", "Shark Dog"], their_mindbugs=1, cards=[DRUMMER, GOADER]
    )
    duel.play("Drummer").mindbug().choose("Gorillion").sees(life=(2, 3))
    duel.play("Goader").choose("Gorillion").sees(life=(2, 3), turn="them")


@rule("MB-A7")
def test_in_its_next_turn_a_creature_can_attack_again():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion").no_block().attack("Bee Bear").no_block().attack("Gorillion").no_block()
    duel.sees(life=(2, 1))


@rule("MB-A7", "MB-K1")
def test_frenzy_is_two_attacks_a_turn_whatever_lets_it_attack():
    duel = Duel(mine=["Zealot", "Zealot"], theirs=["Mule"], their_life=9, cards=[ZEALOT, MULE])
    duel.attack("my Zealot #1").sees(life=(3, 5), turn="them")
