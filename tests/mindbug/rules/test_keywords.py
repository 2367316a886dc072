"""The keywords (rules MB-K)."""

import pytest

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    HUNTER,
    POISONOUS,
    SNEAKY,
    TOUGH,
    any_creature,
    blocked_only_by,
    cannot_attack,
    cannot_be_defeated,
    cannot_block,
    creature,
    defeat,
    enemy,
    gain_life,
    have,
    lose_life,
    one,
    opponent,
    other_ally,
    power,
    power_up,
    this,
    this_turn,
)
from duel import Duel
from marks import rule

BERSERKER = creature("Berserker", 6, attack=this_turn(this, have(this, FRENZY)))
GLUE = creature("Glue", 1, defeated=this_turn(one(enemy), cannot_attack(this)))
PAWN = creature("Pawn", 3)
GHOST = creature("Ghost", 2, TOUGH, cannot_be_defeated(this))
STONE = creature("Stone", 4, TOUGH, defeated=gain_life(2))
HEXER = creature("Hexer", 5, have(enemy, power_up(-6)))
SINGER = creature("Singer", 2, have(other_ally, power_up(4)))
SWATTER = creature("Swatter", 3, play=defeat(one(any_creature)))
WITHER = creature("Wither", 5, attack=this_turn(enemy, power_up(-9)))

TWO = ["Gorillion", "Luchataur"]


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
