"""Attacking, blocking and fighting (rules MB-A and MB-K)."""

import pytest

from bugduel.mindbug.vocabulary import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    ally,
    any_creature,
    blocked_only_by,
    cannot_attack,
    cannot_be_defeated,
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
    power,
    power_up,
    take_control,
    this,
    this_turn,
)
from duel import Duel
from marks import rule

STALKER = creature("Stalker", 6, attack=this_turn(this, have(this, HUNTER)))
SNIPER = creature("Sniper", 5, FRENZY, attack=defeat(one(enemy)))
MARTYR = creature("Martyr", 9, FRENZY, attack=defeat(every(this)))
GOADER = creature("Goader", 6, play=make_attack(one(enemy)))
DRUMMER = creature("Drummer", 3, play=make_attack(one(ally)))
ZEALOT = creature("Zealot", 3, FRENZY, attack=make_attack(one(other_ally)))
RECRUITER = creature("Recruiter", 4, play=take_control(one(enemy)))
BERSERKER = creature("Berserker", 6, attack=this_turn(this, have(this, FRENZY)))
GLUE = creature("Glue", 1, defeated=this_turn(one(enemy), cannot_attack(this)))
TRIBUTE = creature("Tribute", 3, defeated=gain_life(1))
TOAST = creature("Toast", 3, defeated=lose_life(1, opponent))
PAWN = creature("Pawn", 3)
MULE = creature("Mule", 9, cannot_block(this))
GHOST = creature("Ghost", 2, TOUGH, cannot_be_defeated(this))
STONE = creature("Stone", 4, TOUGH, defeated=gain_life(2))
HEXER = creature("Hexer", 5, have(enemy, power_up(-6)))
SINGER = creature("Singer", 2, have(other_ally, power_up(4)))
SWATTER = creature("Swatter", 3, play=defeat(one(any_creature)))
WITHER = creature("Wither", 5, attack=this_turn(enemy, power_up(-9)))

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


@rule("MB-K1")
def test_frenzy_may_attack_a_second_time_with_the_same_creature_and_not_a_third():
    duel = Duel(mine=["Luchataur", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Luchataur").no_block().asks("me", "attack-again").offers("attack-again", "stop-attacking")
    duel.again().no_block().sees(life=(3, 1), turn="them")


@rule("MB-K1")
def test_the_second_attack_is_optional_and_declining_it_ends_the_turn():
    duel = Duel(mine=["Luchataur", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Luchataur").no_block().stop().sees(life=(3, 2), turn="them")
    duel.attack("Bee Bear").no_block().attack("Luchataur").no_block().asks("me", "attack-again")


@rule("MB-K1", "MB-K5")
def test_a_tough_frenzy_creature_attacks_again_exhausted():
    duel = Duel(mine=["Rhino Turtle"], theirs=["Gorillion"])
    duel.attack("Rhino Turtle").block("Gorillion").again().block("Gorillion")
    duel.sees(discard=["Rhino Turtle"], theirs=["Gorillion"], life=(3, 3), turn="them")


@rule("MB-K1")
def test_the_second_attack_is_offered_when_the_first_has_fully_resolved():
    duel = Duel(mine=["Luchataur", "Turbo Bug"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Luchataur").block("Explosive Toad").asks("them", "choose-creature")
    duel.choose("Turbo Bug").asks("me", "attack-again").sees(discard=["Turbo Bug"])


@rule("MB-K1")
def test_a_defeated_effect_can_prevent_the_second_attack():
    duel = Duel(mine=["Luchataur"], theirs=["Explosive Toad", "Bee Bear"], hand=TWO)
    duel.attack("Luchataur").block("Explosive Toad").choose("Luchataur").sees(turn="them", life=(3, 3))


@rule("MB-K1")
def test_a_creature_that_gained_frenzy_during_its_attack_attacks_again():
    duel = Duel(mine=["Berserker"], theirs=["Bee Bear"], cards=[BERSERKER])
    duel.attack("Berserker").no_block().again().no_block().sees(life=(3, 1), turn="them")


@rule("MB-K1")
def test_a_creature_that_lost_frenzy_during_its_attack_does_not_attack_again():
    duel = Duel(mine=["Sharky Crab-Dog-Mummypus", "Shield Bugs"], theirs=["Explosive Toad", "Bee Bear"])
    duel.attack("Sharky Crab-Dog-Mummypus").block("Explosive Toad").choose("Shield Bugs")
    duel.sees(mine=["Sharky Crab-Dog-Mummypus", "Shield Bugs (exhausted)"], turn="them")


@rule("MB-K1")
def test_a_creature_that_can_no_longer_attack_does_not_attack_again():
    duel = Duel(mine=["Luchataur"], theirs=["Glue", "Bee Bear"], cards=[GLUE])
    duel.attack("Luchataur").block("Glue").sees(mine=["Luchataur"], turn="them")


@rule("MB-K1", "MB-K2")
def test_attack_effect_and_hunter_work_again_in_the_second_attack():
    butcher = creature("Butcher", 6, FRENZY, HUNTER, attack=lose_life(1, opponent))
    duel = Duel(mine=["Butcher"], theirs=["Turbo Bug", "Shark Dog", "Brain Fly"], cards=[butcher])
    duel.attack("Butcher").hunt("Turbo Bug").again().sees(life=(3, 1)).hunt("Shark Dog")
    duel.sees(mine=["Butcher"], theirs=["Brain Fly"], life=(3, 1))


@rule("MB-K2")
def test_a_hunted_creature_must_block_and_the_opponent_is_not_asked():
    duel = Duel(mine=["Killer Bee"], theirs=["Turbo Bug", "Gorillion"])
    duel.attack("Killer Bee").offers("hunt Turbo Bug", "hunt Gorillion", "hunt-nobody").hunt("Turbo Bug")
    duel.sees(their_discard=["Turbo Bug"], life=(3, 3), turn="them").asks("them", "turn-action")


@rule("MB-K2")
def test_hunting_is_optional_and_then_the_opponent_may_block_with_anything():
    duel = Duel(mine=["Killer Bee"], theirs=["Turbo Bug", "Gorillion"])
    duel.attack("Killer Bee").no_hunt().offers("block Turbo Bug", "block Gorillion", "do-not-block")
    duel.no_block().sees(life=(3, 2), theirs=["Turbo Bug", "Gorillion"])


@rule("MB-K2", "MB-K4")
@pytest.mark.parametrize("limit", [SNEAKY, blocked_only_by(power >= 7), cannot_block(enemy)], ids=str)
def test_a_hunter_can_force_even_a_creature_that_could_not_block_it(limit):
    assassin = creature("Assassin", 5, HUNTER, limit)
    duel = Duel(mine=["Assassin"], theirs=["Turbo Bug"], cards=[assassin])
    duel.attack("Assassin").offers("hunt Turbo Bug", "hunt-nobody")
    duel.hunt("Turbo Bug").sees(their_discard=["Turbo Bug"], life=(3, 3))
    duel = Duel(mine=["Assassin"], theirs=["Turbo Bug"], cards=[assassin])
    duel.attack("Assassin").no_hunt().sees(theirs=["Turbo Bug"], life=(3, 2))


@rule("MB-K3")
@pytest.mark.parametrize(
    ("attacker", "blocker", "fallen"),
    [
        ("Gorillion", "Axolotl Healer", {"Gorillion", "Axolotl Healer"}),
        ("Axolotl Healer", "Gorillion", {"Gorillion", "Axolotl Healer"}),
        ("Axolotl Healer", "Pawn", {"Pawn"}),
        ("Pawn", "Axolotl Healer", {"Pawn"}),
        ("Axolotl Healer", "Deathweaver", {"Axolotl Healer", "Deathweaver"}),
    ],
)
def test_poison_defeats_every_enemy_and_falls_itself_only_to_more_power_or_poison(attacker, blocker, fallen):
    duel = Duel(mine=[attacker], theirs=[blocker], hand=TWO, their_hand=TWO, cards=[PAWN])
    duel.attack(attacker).block(blocker)
    duel.sees(
        discard=[attacker] if attacker in fallen else [],
        mine=[] if attacker in fallen else [attacker],
        their_discard=[blocker] if blocker in fallen else [],
    )


@rule("MB-K3", "MB-K5")
def test_poison_exhausts_a_fresh_tough_creature_and_dies():
    duel = Duel(mine=["Rhino Turtle"], theirs=["Spider Owl"])
    duel.attack("Rhino Turtle").block("Spider Owl").stop()
    duel.sees(mine=["Rhino Turtle (exhausted)"], their_discard=["Spider Owl"])


@rule("MB-K3", "MB-K5")
def test_lower_power_and_poison_together_only_exhaust_a_fresh_tough_creature():
    viper = creature("Viper", 9, POISONOUS)
    duel = Duel(mine=["Viper"], theirs=["Shield Bugs"], cards=[viper])
    duel.attack("Viper").block("Shield Bugs").sees(mine=["Viper"], theirs=["Shield Bugs (exhausted)"])


@rule("MB-K4")
def test_only_sneaky_creatures_may_block_a_sneaky_one():
    duel = Duel(mine=["Tiger Squirrel"], theirs=["Gorillion", "Spider Owl", "Chameleon Sniper"])
    duel.attack("Tiger Squirrel").offers("block Spider Owl", "block Chameleon Sniper", "do-not-block")
    Duel(mine=["Tiger Squirrel"], theirs=["Gorillion"]).attack("Tiger Squirrel").sees(life=(3, 2), turn="them")


@rule("MB-K4")
def test_a_sneaky_creature_blocks_anything():
    duel = Duel(mine=["Gorillion"], theirs=["Tiger Squirrel"])
    duel.attack("Gorillion").offers("block Tiger Squirrel", "do-not-block")


@rule("MB-K5")
def test_tough_is_exhausted_instead_in_a_fight_and_defeated_the_second_time():
    duel = Duel(mine=["Gorillion"], theirs=["Elephantopus"], their_hand=["Giraffodile", "Turbo Bug"])
    duel.attack("Gorillion").block("Elephantopus").sees(theirs=["Elephantopus (exhausted)"], their_discard=[])
    duel.play("Turbo Bug").attack("Gorillion").block("Elephantopus (exhausted)")
    duel.sees(theirs=["Turbo Bug"], their_discard=["Elephantopus"], mine=["Gorillion"])


@rule("MB-K5")
def test_tough_is_exhausted_instead_by_an_effect():
    duel = Duel(mine=["Shark Dog"], theirs=["Rhino Turtle"])
    duel.attack("Shark Dog").no_hunt().no_block().sees(theirs=["Rhino Turtle (exhausted)"], their_discard=[])
    duel.play("Gorillion").attack("Shark Dog").choose("Rhino Turtle").sees(their_discard=["Rhino Turtle"])


@rule("MB-K5")
def test_equal_power_exhausts_one_tough_fighter_and_defeats_the_other():
    duel = Duel(mine=["Grave Robber"], theirs=["Giraffodile"], their_hand=TWO)
    duel.attack("Grave Robber").block("Giraffodile")
    duel.sees(mine=["Grave Robber (exhausted)"], their_discard=["Giraffodile"])


@rule("MB-K5")
def test_exhausted_creatures_attack_and_block_and_keep_their_power_and_abilities():
    duel = Duel(mine=["Shield Bugs (exhausted)", "Bee Bear"], theirs=["Grave Robber (exhausted)"])
    assert (duel.power("Shield Bugs (exhausted)"), duel.power("Bee Bear")) == (4, 9)
    duel.attack("Shield Bugs (exhausted)").block("Grave Robber (exhausted)")
    duel.sees(discard=["Shield Bugs"], theirs=["Grave Robber (exhausted)"])


@rule("MB-K5")
def test_exhausting_is_not_defeating_so_no_defeated_effect_happens():
    duel = Duel(mine=["Gorillion"], theirs=["Stone"], cards=[STONE], their_hand=["Giraffodile", "Turbo Bug"])
    duel.attack("Gorillion").block("Stone").sees(life=(3, 3), theirs=["Stone (exhausted)"])
    duel.play("Turbo Bug").attack("Gorillion").block("Stone (exhausted)").sees(life=(3, 5), their_discard=["Stone"])


@rule("MB-K5")
def test_what_cannot_be_defeated_is_not_exhausted_either():
    duel = Duel(mine=["Spider Owl", "Gorillion"], theirs=["Ghost"], cards=[GHOST])
    duel.attack("Gorillion").block("Ghost").sees(mine=["Gorillion", "Spider Owl"], theirs=["Ghost"], life=(3, 3))
    duel.attack("Ghost").block("Spider Owl").sees(mine=["Gorillion", "Spider Owl"], theirs=["Ghost"])


@rule("MB-K5")
def test_what_cannot_be_defeated_is_still_a_legal_target():
    duel = Duel(mine=["Gorillion"], theirs=["Ghost"], hand=["Swatter", "Bee Bear"], cards=[GHOST, SWATTER])
    duel.play("Swatter").offers("choose my Gorillion", "choose my Swatter", "choose their Ghost")
    duel.choose("Ghost").sees(mine=["Gorillion", "Swatter"], theirs=["Ghost"], turn="them")


@rule("MB-K7")
def test_power_is_never_below_one():
    duel = Duel(mine=["Hexer"], theirs=["Shark Dog", "Strange Barrel", "Gorillion"], cards=[HEXER])
    assert [duel.power(name) for name in ("Shark Dog", "Strange Barrel", "Gorillion")] == [1, 1, 4]


@rule("MB-K7")
def test_bonuses_and_penalties_are_summed_before_the_floor():
    duel = Duel(mine=["Hexer"], theirs=["Turbo Bug", "Singer"], cards=[HEXER, SINGER])
    assert (duel.power("Turbo Bug"), duel.power("Singer")) == (4 - 6 + 4, 1)


@rule("MB-K7", "MB-A3")
def test_two_creatures_pressed_down_to_one_fall_together():
    duel = Duel(mine=["Wither"], theirs=["Hexer", "Bee Bear"], cards=[HEXER, WITHER])
    duel.attack("Wither").offers("block Hexer", "block Bee Bear", "do-not-block").block("Bee Bear")
    duel.sees(discard=["Wither"], their_discard=["Bee Bear"])


@rule("MB-K7")
def test_a_penalty_for_this_turn_stops_at_one_too():
    shrinker = creature("Shrinker", 5, attack=this_turn(one(enemy, power >= 4), power_up(-9)))
    duel = Duel(mine=["Shrinker"], theirs=["Shark Dog"], cards=[shrinker])
    duel.attack("Shrinker")
    assert duel.power("Shark Dog") == 1
