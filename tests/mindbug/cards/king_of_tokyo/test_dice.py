"""King of Tokyo: dice, from the roll to what they do (rules MB-I and MB-A1)."""

from bugduel.mindbug.cards.vocabulary import (
    FAST,
    ally,
    creature,
    defeat_rolls,
    dice,
    discard,
    grant_attack,
    lose_life,
    opponent,
)
from bugduel.trees.node import replaced
from marks import rule
from tokyo import DISCARD, ENERGY, POWER, TWO, TWO_ENERGY, Tokyo

# --- the roll ---------------------------------------------------------------------------------------------------------


@rule("MB-I1")
def test_an_attacker_with_a_die_rolls_it_before_the_block_and_may_keep_it():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[ENERGY])
    duel.attack("Kong").asks("me", "reroll").offers("reroll", "done")
    assert duel.rolls() == [[ENERGY]]
    duel.keep().asks("them", "block")
    assert duel.rolls() == [[ENERGY]]


@rule("MB-I1")
def test_a_die_may_be_rolled_again_once_and_then_it_is_final():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[ENERGY, POWER])
    duel.attack("Kong").reroll(ENERGY).asks("them", "block")
    assert duel.rolls() == [[ENERGY], [POWER]]
    assert duel.power("Kong") == 12
    assert duel.energy() == (0, 0)


@rule("MB-I1")
def test_of_two_dice_one_may_be_kept_and_the_other_rolled_again():
    duel = Tokyo(mine=["H.A.D.E.S."], theirs=["Gorillion"], dice=[POWER, DISCARD, POWER])
    duel.attack("H.A.D.E.S.").reroll(DISCARD).keep().asks("them", "block")
    assert duel.rolls() == [[POWER, DISCARD], [POWER, POWER]]
    assert duel.power("H.A.D.E.S.") == 11


@rule("MB-I1")
def test_both_dice_may_be_rolled_again_together_but_not_one_after_the_other():
    duel = Tokyo(mine=["H.A.D.E.S."], theirs=["Gorillion"], dice=[DISCARD, DISCARD, 1, 1])
    duel.attack("H.A.D.E.S.").reroll(DISCARD).reroll(DISCARD).asks("them", "block")
    assert duel.rolls() == [[DISCARD, DISCARD], [1, 1]]
    assert duel.power("H.A.D.E.S.") == 7


@rule("MB-I1")
def test_a_creature_without_dice_rolls_none():
    duel = Tokyo(mine=["Gigazaur"], theirs=["Gorillion"])
    duel.attack("Gigazaur").asks("them", "block")
    assert duel.rolls() == []


@rule("MB-I1")
def test_a_blocker_rolls_no_dice():
    duel = Tokyo(mine=["Gorillion"], theirs=["Kong"], dice=[POWER])
    duel.attack("Gorillion").block("Kong")
    duel.sees(mine=["Gorillion"], their_discard=["Kong"])
    assert duel.rolls() == []


# --- the faces --------------------------------------------------------------------------------------------------------


@rule("MB-I2")
def test_face_one_gives_one_power_so_kong_and_gorillion_fall_together():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[1])
    duel.attack("Kong").keep().block("Gorillion").sees(discard=["Kong"], their_discard=["Gorillion"])


@rule("MB-I2")
def test_face_two_gives_two_power_so_kong_beats_gorillion():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], dice=[2])
    duel.attack("Kong").keep().block("Gorillion").sees(mine=["Kong"], their_discard=["Gorillion"])


@rule("MB-I2")
def test_face_three_gives_three_power_to_the_attacker_alone():
    duel = Tokyo(mine=["Boogie Woogie", "Kong"], theirs=["Gorillion"], dice=[3])
    duel.attack("Boogie Woogie").keep()
    assert (duel.power("Boogie Woogie"), duel.power("Kong"), duel.power("Gorillion")) == (10, 9, 10)


@rule("MB-I2", "MB-T4")
def test_the_power_of_a_die_ends_with_the_turn():
    duel = Tokyo(mine=["Kong"], dice=[3])
    duel.attack("Kong").keep().sees(turn="them", life=(3, 2))
    assert duel.power("Kong") == 9


@rule("MB-I2")
def test_face_four_gives_the_attackers_player_one_energy():
    duel = Tokyo(mine=["Kong"], dice=[4])
    duel.attack("Kong").keep()
    assert duel.energy() == (1, 0)


@rule("MB-I2")
def test_face_five_gives_two_energy_on_top_of_what_was_there():
    duel = Tokyo(mine=["Kong"], energy=3, dice=[5])
    duel.attack("Kong").keep()
    assert duel.energy() == (5, 0)


@rule("MB-I2", "MB-G4")
def test_face_six_makes_the_opponent_discard_a_card_of_their_choice():
    duel = Tokyo(mine=["Kong"], their_hand=["Rob", *TWO], dice=[6])
    duel.attack("Kong").keep().asks("them", "choose-from-hand")
    duel.offers("choose Rob", "choose Gorillion", "choose Luchataur")
    duel.choose("Rob").sees(their_discard=["Rob"], their_hand=TWO, life=(3, 2))


@rule("MB-I2", "MB-G3")
def test_face_six_does_nothing_to_an_empty_hand():
    duel = Tokyo(mine=["Kong"], theirs=["Gorillion"], their_hand=[], dice=[6])
    duel.attack("Kong").keep().asks("them", "block").sees(their_discard=[])


@rule("MB-I2")
def test_two_equal_dice_add_up():
    duel = Tokyo(mine=["H.A.D.E.S."], theirs=["Gorillion"], dice=[3, 3])
    duel.attack("H.A.D.E.S.").keep().block("Gorillion").sees(mine=["H.A.D.E.S."], their_discard=["Gorillion"])


@rule("MB-I2")
def test_the_attacker_chooses_which_of_two_dice_does_its_work_first():
    duel = Tokyo(mine=["H.A.D.E.S."], their_hand=["Rob", *TWO], dice=[TWO_ENERGY, DISCARD])
    duel.attack("H.A.D.E.S.").keep().asks("me", "order")
    duel.result(DISCARD).asks("them", "choose-from-hand")
    assert duel.energy() == (0, 0)
    duel.choose("Rob")
    assert duel.energy() == (2, 0)


@rule("MB-I2")
def test_the_other_die_may_do_its_work_first_as_well():
    duel = Tokyo(mine=["H.A.D.E.S."], their_hand=["Rob", *TWO], dice=[TWO_ENERGY, DISCARD])
    duel.attack("H.A.D.E.S.").keep()
    duel.result(TWO_ENERGY).asks("them", "choose-from-hand")
    assert duel.energy() == (2, 0)


# --- how many dice, and who rolls -------------------------------------------------------------------------------------


@rule("MB-I3", "MB-K1")
def test_the_second_attack_of_a_frenzy_creature_rolls_again_and_its_power_adds_up():
    duel = Tokyo(mine=["The King"], dice=[1, 2])
    duel.attack("The King").keep().again().asks("me", "reroll")
    assert duel.power("The King") == 11
    duel.keep().sees(life=(3, 1), turn="them")
    assert duel.rolls() == [[1], [2]]


@rule("MB-I3", "MB-I1")
def test_the_second_attack_has_its_own_reroll():
    duel = Tokyo(mine=["The King"], dice=[ENERGY, ENERGY, ENERGY, TWO_ENERGY])
    duel.attack("The King").reroll(ENERGY).again().reroll(ENERGY)
    assert duel.rolls() == [[ENERGY], [ENERGY], [ENERGY], [TWO_ENERGY]]
    assert duel.energy() == (3, 0)


@rule("MB-I1")
def test_cybertooth_gives_its_player_a_second_reroll_with_any_creature():
    duel = Tokyo(mine=["Kong", "Cybertooth"], dice=[6, 6, 3])
    duel.attack("Kong").reroll(6).asks("me", "reroll").reroll(6)
    duel.sees(turn="them")
    assert duel.rolls() == [[6], [6], [3]]


@rule("MB-I1")
def test_cybertooth_rolls_its_own_die_up_to_three_times_and_may_stop_before():
    duel = Tokyo(mine=["Cybertooth"], theirs=["Gorillion"], dice=[1, 2])
    duel.attack("Cybertooth").reroll(1).keep().asks("them", "block")
    assert duel.rolls() == [[1], [2]]
    assert duel.power("Cybertooth") == 8


@rule("MB-I1")
def test_an_enemy_cybertooth_gives_me_no_further_reroll():
    duel = Tokyo(mine=["Kong"], theirs=["Cybertooth"], dice=[1, 2])
    duel.attack("Kong").reroll(1).asks("them", "block")


@rule("MB-I1")
def test_with_cybertooth_two_dice_may_be_rolled_again_one_after_the_other():
    duel = Tokyo(mine=["H.A.D.E.S.", "Cybertooth"], dice=[6, 5, 3, 2])
    duel.attack("H.A.D.E.S.").reroll(6).keep().reroll(5).keep()
    assert duel.rolls() == [[5, 6], [3, 5], [2, 3]]


@rule("MB-I1", "MB-X13")
def test_cybertooth_gives_a_reroll_where_an_effect_rolls_a_die_and_allows_none():
    roller = creature("Dice Goblin", 5, play=defeat_rolls(4))
    alone = Tokyo(hand=["Dice Goblin", *TWO], theirs=["Gorillion"], cards=[roller], dice=[3])
    alone.play("Dice Goblin").sees(theirs=["Gorillion"], turn="them")
    helped = Tokyo(mine=["Cybertooth"], hand=["Dice Goblin", *TWO], theirs=["Gorillion"], cards=[roller], dice=[3, 4])
    helped.play("Dice Goblin").asks("me", "reroll").reroll(3)
    helped.sees(theirs=[], their_discard=["Gorillion"], turn="them")


RACER = creature("Dice Racer", 5, FAST, dice(2))


@rule("MB-A5", "MB-I1")
def test_a_fast_creature_taken_with_a_mindbug_rolls_for_the_one_who_took_it():
    duel = Tokyo(hand=["Dice Racer", *TWO], their_mindbugs=1, cards=[RACER], dice=[TWO_ENERGY, TWO_ENERGY])
    duel.play("Dice Racer").mindbug().asks("them", "fast")
    duel.attack("Dice Racer").asks("them", "reroll").keep().sees(life=(2, 3), turn="me")
    assert duel.energy() == (0, 4)


@rule("MB-A5", "MB-I2")
def test_the_attacker_orders_the_dice_even_on_the_others_turn():
    duel = Tokyo(hand=["Dice Racer", *TWO], their_mindbugs=1, cards=[RACER], dice=[TWO_ENERGY, DISCARD])
    duel.play("Dice Racer").mindbug().attack("Dice Racer").keep().asks("them", "order")


# --- dice before Attack effects ---------------------------------------------------------------------------------------


@rule("MB-A1", "MB-I2")
def test_the_dice_do_their_work_before_attack_effects():
    roller = creature("Dice Extorter", 8, dice(1), attack=lose_life(1, opponent))
    duel = Tokyo(mine=["Dice Extorter"], their_life=1, their_hand=["Rob", *TWO], cards=[roller], dice=[DISCARD])
    duel.attack("Dice Extorter").keep().asks("them", "choose-from-hand").sees(life=(3, 1))
    duel.choose("Rob").sees(their_discard=["Rob"], winner="me")


@rule("MB-A1")
def test_an_attack_effect_waits_until_the_dice_are_final():
    duel = Tokyo(mine=["Tusked Extorter", "Mechamster"], their_hand=["Rob", *TWO], dice=[ENERGY])
    duel.attack("Tusked Extorter").asks("me", "reroll").sees(their_discard=[])
    duel.keep().asks("them", "choose-from-hand")
    assert duel.energy() == (1, 0)


@rule("MB-A1")
def test_a_granted_attack_ability_is_looked_for_after_the_dice():
    coach = creature("Coach", 1, grant_attack(replaced(ally, least_power=8), discard(1, opponent)))
    strong = Tokyo(mine=["Boogie Woogie", "Coach"], their_hand=["Rob", *TWO], cards=[coach], dice=[1])
    strong.attack("Boogie Woogie").keep().asks("them", "choose-from-hand")
    weak = Tokyo(mine=["Boogie Woogie", "Coach"], their_hand=["Rob", *TWO], cards=[coach], dice=[ENERGY])
    weak.attack("Boogie Woogie").keep().sees(their_discard=[], life=(3, 2), turn="them")


@rule("MB-A1", "MB-K2")
def test_the_dice_come_before_the_hunter_names_an_enemy():
    duel = Tokyo(mine=["Mantis"], theirs=["Gorillion", "Kangasaurus Rex"], dice=[POWER])
    duel.attack("Mantis").asks("me", "reroll").keep().asks("me", "hunt")
    duel.hunt("Kangasaurus Rex").sees(discard=["Mantis"], their_discard=["Kangasaurus Rex"])
