"""Beyond: Evolution, Kitsunsei to Westside Monster, but for Actions: each card, and where it meets others."""

from functools import partial

import duel
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "evolution"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Axolotl Healer", "Bee Bear", "Giraffodile", "Killer Bee", "Turbo Bug"]


# --- Kitsunsei --------------------------------------------------------------------------------------------------------


@rule("MB-K4")
def test_kitsunsei_makes_its_allies_sneaky_but_not_itself():
    duel = Duel(mine=["Kitsunsei", "Gorillion"], theirs=["Bee Bear", "Spider Owl"])
    assert duel.keywords("Kitsunsei") == set()
    duel.attack("Gorillion").offers("block Spider Owl", "do-not-block")
    duel = Duel(mine=["Kitsunsei", "Gorillion"], theirs=["Bee Bear", "Spider Owl"])
    duel.attack("Kitsunsei").offers("block Bee Bear", "block Spider Owl", "do-not-block")


def test_kitsunsei_gives_the_enemies_nothing():
    duel = Duel(mine=["Kitsunsei", "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion").sees(life=(3, 2), turn="them")
    assert duel.keywords("Bee Bear") == set()


@rule("MB-K4")
def test_sneaky_allies_of_kitsunsei_can_block_what_is_sneaky():
    duel = Duel(mine=["Tiger Squirrel"], theirs=["Kitsunsei", "Gorillion"])
    duel.attack("Tiger Squirrel").offers("block Gorillion", "do-not-block")


@rule("MB-G9")
def test_allies_are_sneaky_no_longer_when_kitsunsei_is_gone():
    duel = Duel(mine=["Kitsunsei", "Gorillion"], theirs=["Killer Bee", "Bee Bear"], their_turn=True)
    duel.attack("Killer Bee").hunt("Kitsunsei").sees(discard=["Kitsunsei"])
    duel.attack("Gorillion").offers("block Killer Bee", "block Bee Bear", "do-not-block")


# --- Mole Machine -----------------------------------------------------------------------------------------------------


def test_mole_machine_keeps_enemies_of_power_seven_from_blocking_anybody():
    duel = Duel(mine=["Mole Machine", "Turbo Bug"], theirs=["Giraffodile", "Strange Barrel"])
    duel.attack("Mole Machine").offers("block Strange Barrel", "do-not-block")
    duel = Duel(mine=["Mole Machine", "Turbo Bug"], theirs=["Giraffodile", "Strange Barrel"], their_life=2)
    duel.attack("Turbo Bug").offers("block Strange Barrel", "do-not-block")


@rule("MB-Y3")
def test_mole_machine_looks_at_current_power():
    duel = Duel(mine=["Mole Machine"], theirs=["Strange Barrel", "Shield Bugs"])
    duel.attack("Mole Machine").offers("block Shield Bugs", "do-not-block")


@rule("MB-K2", "MB-X3")
def test_a_hunter_beside_mole_machine_can_still_name_a_strong_enemy():
    duel = Duel(mine=["Mole Machine", "Killer Bee"], theirs=["Giraffodile", "Turbo Bug"])
    duel.attack("Killer Bee").offers("hunt Giraffodile", "hunt Turbo Bug", "hunt-nobody").hunt("Giraffodile")
    duel.sees(discard=["Killer Bee"], theirs=["Giraffodile", "Turbo Bug"], life=(3, 3))


def test_strong_creatures_beside_mole_machine_may_block_and_enemies_may_attack():
    duel = Duel(mine=["Gorillion"], theirs=["Mole Machine", "Giraffodile"])
    duel.attack("Gorillion").offers("block Mole Machine", "block Giraffodile", "do-not-block")


# --- Puffermech -------------------------------------------------------------------------------------------------------


@rule("MB-G2", "MB-G5")
def test_a_fallen_puffermech_takes_every_enemy_of_power_eight_or_more_along():
    duel = Duel(mine=["Turbo Bug", "Gorillion", "Bee Bear", "Giraffodile"], theirs=["Puffermech", "Luchataur"])
    duel.attack("Turbo Bug").block("Puffermech")
    duel.sees(their_discard=["Puffermech"], theirs=["Luchataur"])
    duel.sees(mine=["Giraffodile"], discard=["Bee Bear", "Gorillion", "Turbo Bug"])


@rule("MB-K5", "MB-Y1")
def test_puffermech_exhausts_the_tough_and_looks_at_current_power():
    duel = Duel(mine=["Turbo Bug", "Rhino Turtle", "Giraffodile", "Shield Bugs"], theirs=["Puffermech", "Bee Bear"])
    duel.attack("Turbo Bug").block("Puffermech")
    duel.sees(mine=["Rhino Turtle (exhausted)", "Shield Bugs"], discard=["Giraffodile", "Turbo Bug"])


@rule("MB-G2")
def test_a_stolen_puffermech_hits_the_creatures_of_its_old_owner():
    duel = Duel(
        mine=["Killer Bee", "Bee Bear"], theirs=["Luchataur"], hand=["Puffermech", "Gorillion"], their_mindbugs=1
    )
    duel.play("Puffermech").mindbug().attack("Killer Bee").hunt("Puffermech")
    duel.sees(mine=[], discard=["Bee Bear", "Killer Bee"], theirs=["Luchataur"], their_discard=["Puffermech"])


# --- Radioactive Rabbit -----------------------------------------------------------------------------------------------


@rule("MB-M3")
def test_radioactive_rabbit_goes_to_the_opponent():
    duel = Duel(hand=["Radioactive Rabbit", "Gorillion"], their_hand=TWO)
    duel.play("Radioactive Rabbit").sees(mine=[], theirs=["Radioactive Rabbit"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_radioactive_rabbit_comes_back_to_who_played_it():
    duel = Duel(hand=["Radioactive Rabbit", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Radioactive Rabbit").mindbug()
    duel.sees(mine=["Radioactive Rabbit"], theirs=[], mindbugs=(0, 0), turn="me").asks("me", "turn-action")


@rule("MB-A6")
def test_a_radioactive_rabbit_that_came_back_by_a_mindbug_still_came_into_play_this_turn():
    duel = Duel(hand=["Radioactive Rabbit", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Radioactive Rabbit").mindbug().offers("play Gorillion", "play Luchataur")


@rule("MB-G2", "MB-K5")
def test_a_fallen_radioactive_rabbit_takes_all_other_creatures_of_its_controller_along():
    duel = Duel(mine=["Killer Bee", "Bee Bear"], theirs=["Radioactive Rabbit", "Gorillion", "Rhino Turtle"])
    duel.attack("Killer Bee").hunt("Radioactive Rabbit")
    duel.sees(theirs=["Rhino Turtle (exhausted)"], their_discard=["Gorillion", "Radioactive Rabbit"])
    duel.sees(mine=["Bee Bear", "Killer Bee"], turn="them")


@rule("MB-G5")
def test_a_radioactive_rabbit_that_falls_in_its_own_players_turn_costs_them_the_rest():
    duel = Duel(mine=["Radioactive Rabbit", "Gorillion", "Turbo Bug"], theirs=["Bee Bear", "Killer Bee"], hand=TWO)
    duel.attack("Radioactive Rabbit").block("Bee Bear")
    duel.sees(mine=[], discard=["Gorillion", "Radioactive Rabbit", "Turbo Bug"], theirs=["Bee Bear", "Killer Bee"])


@rule("MB-X4")
def test_a_deathweaver_of_the_opponent_keeps_radioactive_rabbit_where_it_is():
    duel = Duel(theirs=["Deathweaver"], hand=["Radioactive Rabbit", "Gorillion"])
    duel.play("Radioactive Rabbit").sees(mine=["Radioactive Rabbit"], theirs=["Deathweaver"], turn="them")


# --- Robopup ----------------------------------------------------------------------------------------------------------


@rule("MB-K4")
def test_robopup_can_be_blocked_only_by_what_is_sneaky():
    duel = Duel(mine=["Robopup"], theirs=["Gorillion", "Tiger Squirrel"])
    duel.attack("Robopup").offers("block Tiger Squirrel", "do-not-block")


@rule("MB-K5")
def test_robopup_blocks_once_and_is_exhausted_and_falls_the_second_time():
    duel = Duel(mine=["Luchataur", "Bee Bear"], theirs=["Robopup", "Gorillion"])
    duel.attack("Luchataur").block("Robopup").sees(theirs=["Gorillion", "Robopup (exhausted)"])
    duel.again().block("Robopup").sees(theirs=["Gorillion"], their_discard=["Robopup"], turn="them")


# --- Sawn -------------------------------------------------------------------------------------------------------------


@rule("MB-X1")
def test_in_a_fight_of_sawn_the_stronger_creature_falls():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Sawn"])
    duel.attack("Gorillion").block("Sawn").sees(discard=["Gorillion"], theirs=["Sawn"], their_discard=[])


@rule("MB-X1", "MB-K5")
def test_sawn_is_exhausted_by_a_weaker_creature_that_survives():
    duel = Duel(mine=["Turbo Bug", "Bee Bear"], theirs=["Sawn"], their_life=1)
    duel.attack("Turbo Bug").block("Sawn")
    duel.sees(mine=["Bee Bear", "Turbo Bug"], theirs=["Sawn (exhausted)"])


@rule("MB-X1")
def test_two_sawns_of_different_power_are_reversed_only_once():
    duel = Duel(mine=["Sawn", "Shield Bugs"], theirs=["Sawn", "Bee Bear"])
    duel.attack("Sawn").block("Sawn")
    duel.sees(mine=["Sawn (exhausted)", "Shield Bugs"], theirs=["Bee Bear", "Sawn"])


@rule("MB-X1", "MB-A3")
def test_sawn_and_an_equal_both_fall():
    duel = Duel(mine=["Sawn (exhausted)", "Bee Bear"], theirs=["Killer Bee", "Gorillion"])
    duel.attack("Sawn").block("Killer Bee")
    duel.sees(mine=["Bee Bear"], discard=["Sawn"], theirs=["Gorillion"], their_discard=["Killer Bee"])


@rule("MB-X1", "MB-K3")
def test_poison_still_works_against_sawn():
    duel = Duel(mine=["Sawn"], theirs=["Cake Trickster", "Gorillion"])
    duel.attack("Sawn").block("Cake Trickster")
    duel.sees(mine=["Sawn (exhausted)"], theirs=["Gorillion"], their_discard=["Cake Trickster"])


@rule("MB-X1", "MB-K3")
def test_sawn_is_only_exhausted_by_a_weaker_creature_with_poison():
    duel = Duel(mine=["Sawn"], theirs=["Spider Owl", "Gorillion"])
    duel.attack("Sawn").block("Spider Owl")
    duel.sees(mine=["Sawn (exhausted)"], theirs=["Gorillion", "Spider Owl"])


# --- Spiky Shinobi ----------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_spiky_shinobi_is_strong_only_while_its_controller_has_no_unused_mindbug():
    without = Duel(mine=["Spiky Shinobi"], theirs=["Gorillion"], used=2, their_mindbugs=2)
    assert without.power("Spiky Shinobi") == 8
    with_one = Duel(mine=["Spiky Shinobi"], theirs=["Gorillion"], mindbugs=1, used=1)
    assert with_one.power("Spiky Shinobi") == 3


@rule("MB-G9", "MB-P3")
def test_spiky_shinobi_grows_when_its_controller_uses_the_last_mindbug():
    duel = Duel(mine=["Bee Bear"], theirs=["Spiky Shinobi"], hand=["Spider Owl", *TWO], their_mindbugs=1)
    duel.play("Spider Owl").mindbug()
    assert duel.power("Spiky Shinobi") == 8


def test_a_strong_spiky_shinobi_wins_a_fight_against_seven():
    duel = Duel(mine=["Giraffodile", "Bee Bear"], theirs=["Spiky Shinobi"])
    duel.attack("Giraffodile").block("Spiky Shinobi").sees(discard=["Giraffodile"], theirs=["Spiky Shinobi"])


# --- Steelhorn --------------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T6")
def test_a_fallen_steelhorn_makes_the_opponent_discard_three_cards_of_their_choice():
    duel = Duel(
        mine=["Gorillion", "Bee Bear"], theirs=["Steelhorn"], hand=FIVE, draw=["Luchataur", "Shark Dog", "Brain Fly"]
    )
    duel.attack("Gorillion").block("Steelhorn").asks("me").choose("Axolotl Healer", "Giraffodile", "Turbo Bug")
    duel.sees(discard=["Axolotl Healer", "Giraffodile", "Turbo Bug"], their_discard=["Steelhorn"])
    duel.sees(hand=["Bee Bear", "Brain Fly", "Killer Bee", "Luchataur", "Shark Dog"], draw=[])


@rule("MB-M1")
def test_a_fallen_steelhorn_takes_all_of_a_smaller_hand():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Steelhorn"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Steelhorn").sees(hand=[], discard=TWO, turn="them")


# --- Sweet Fighter ----------------------------------------------------------------------------------------------------


@rule("MB-G1")
def test_a_fallen_sweet_fighter_gives_its_controller_two_life():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Sweet Fighter"], their_hand=TWO)
    duel.attack("Gorillion").block("Sweet Fighter").sees(life=(3, 5), their_discard=["Sweet Fighter"])


@rule("MB-G5")
def test_two_sweet_fighters_that_fall_together_heal_both_players():
    duel = Duel(mine=["Sweet Fighter", "Bee Bear"], theirs=["Sweet Fighter", "Gorillion"])
    duel.attack("Sweet Fighter").block("Sweet Fighter").asks("me").resolve("their Sweet Fighter")
    duel.sees(life=(5, 5), discard=["Sweet Fighter"], their_discard=["Sweet Fighter"], turn="them")


@rule("MB-G1")
def test_a_sweet_fighter_that_is_sent_home_heals_nobody():
    duel = Duel(theirs=["Sweet Fighter"], hand=["Dr. Orange U. Tan", "Gorillion"])
    duel.play("Dr. Orange U. Tan").accept().sees(life=(2, 3), theirs=[])


# --- The Experiment ---------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_the_experiment_goes_to_the_opponent_and_any_enemy_comes_back():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion", "Spider Owl"], hand=["The Experiment", "Luchataur"])
    duel.play("The Experiment").asks("me")
    duel.offers("choose their Gorillion", "choose their Spider Owl", "choose their The Experiment").choose("Gorillion")
    duel.sees(mine=["Bee Bear", "Gorillion"], theirs=["Spider Owl", "The Experiment"], turn="them")


def test_the_experiment_comes_back_itself_if_there_is_no_other_enemy():
    duel = Duel(mine=["Bee Bear"], hand=["The Experiment", "Luchataur"], their_hand=TWO)
    duel.play("The Experiment").sees(mine=["Bee Bear", "The Experiment"], theirs=[], turn="them")


@rule("MB-P3", "MB-M3")
def test_a_mindbugged_experiment_is_exchanged_by_who_took_it():
    duel = Duel(mine=["Rhino Turtle (exhausted)"], theirs=["Bee Bear"], hand=["The Experiment", *TWO], their_mindbugs=1)
    duel.play("The Experiment").mindbug().asks("them")
    duel.offers("choose my Rhino Turtle", "choose my The Experiment").choose("Rhino Turtle")
    duel.sees(mine=["The Experiment"], theirs=["Bee Bear", "Rhino Turtle (exhausted)"], turn="me")


# --- Turtle Toaster ---------------------------------------------------------------------------------------------------


@rule("MB-G13")
def test_turtle_toaster_defeats_up_to_two_enemies_of_power_four_to_six():
    theirs = ["Tiger Squirrel", "Axolotl Healer", "Killer Bee", "Strange Barrel", "Giraffodile"]
    duel = Duel(mine=["Turbo Bug"], theirs=theirs, hand=["Turtle Toaster", "Gorillion"])
    duel.play("Turtle Toaster")
    duel.offers("choose their Axolotl Healer", "choose their Killer Bee", "choose their Strange Barrel", "done")
    duel.choose("Axolotl Healer").sees(their_discard=[])
    duel.offers("choose their Killer Bee", "choose their Strange Barrel", "done").choose("Killer Bee")
    duel.sees(their_discard=["Axolotl Healer", "Killer Bee"], turn="them")


def test_turtle_toaster_may_stop_at_one_or_none():
    duel = Duel(theirs=["Axolotl Healer", "Killer Bee"], hand=["Turtle Toaster", "Gorillion"])
    duel.play("Turtle Toaster").choose("Killer Bee").done().sees(their_discard=["Killer Bee"], turn="them")
    duel = Duel(theirs=["Axolotl Healer", "Killer Bee"], hand=["Turtle Toaster", "Gorillion"])
    duel.play("Turtle Toaster").done().sees(theirs=["Axolotl Healer", "Killer Bee"], turn="them")


@rule("MB-G5", "MB-Y1")
def test_turtle_toaster_defeats_both_together_by_their_power_before_either_falls():
    duel = Duel(
        theirs=["Tiger Squirrel", "Shield Bugs (exhausted)"], hand=["Turtle Toaster", "Gorillion"], their_hand=TWO
    )
    duel.play("Turtle Toaster").choose("Shield Bugs", "Tiger Squirrel")
    duel.sees(theirs=[], their_discard=["Shield Bugs", "Tiger Squirrel"])


@rule("MB-P3", "MB-K5")
def test_a_mindbugged_turtle_toaster_toasts_the_creatures_of_who_played_it():
    duel = Duel(mine=["Shield Bugs", "Bee Bear"], hand=["Turtle Toaster", *TWO], their_mindbugs=1)
    duel.play("Turtle Toaster").mindbug().asks("them").offers("choose my Shield Bugs", "done").choose("Shield Bugs")
    duel.sees(mine=["Bee Bear", "Shield Bugs (exhausted)"], turn="me")


# --- Westside Monster -------------------------------------------------------------------------------------------------


def test_westside_monster_keeps_sneaky_enemies_from_blocking():
    duel = Duel(mine=["Westside Monster"], theirs=["Spider Owl", "Bee Bear"])
    duel.attack("Westside Monster").offers("block Bee Bear", "do-not-block")


def test_westside_monster_keeps_sneaky_enemies_from_attacking():
    duel = Duel(mine=["Spider Owl", "Bee Bear"], theirs=["Westside Monster"], hand=["Gorillion"])
    duel.offers("attack Bee Bear", "play Gorillion")


@rule("MB-T2")
def test_a_player_with_only_sneaky_creatures_and_no_card_loses_against_westside_monster():
    duel = Duel(mine=["Spider Owl"], theirs=["Westside Monster"], hand=[])
    duel.sees(winner="them")


@rule("MB-Y3", "MB-Y2")
def test_westside_monster_and_their_own_kitsunsei_leave_the_opponent_only_kitsunsei():
    duel = Duel(mine=["Kitsunsei", "Gorillion", "Bee Bear"], theirs=["Westside Monster"], hand=["Luchataur"])
    duel.offers("attack Kitsunsei", "play Luchataur")


@rule("MB-Y2", "MB-Y3")
def test_a_sharky_that_copies_sneaky_can_neither_attack_nor_block_against_westside_monster():
    duel = Duel(mine=["Sharky Crab-Dog-Mummypus", "Bee Bear"], theirs=["Westside Monster", "Tiger Squirrel"])
    duel.offers("attack Bee Bear", "play Gorillion")
    duel = Duel(mine=["Westside Monster", "Tiger Squirrel"], theirs=["Sharky Crab-Dog-Mummypus", "Bee Bear"])
    duel.attack("Westside Monster").offers("block Bee Bear", "do-not-block")


@rule("MB-K2")
def test_a_hunter_beside_westside_monster_can_name_a_sneaky_enemy():
    duel = Duel(mine=["Westside Monster", "Killer Bee"], theirs=["Tiger Squirrel", "Spider Owl"])
    duel.attack("Killer Bee").hunt("Tiger Squirrel").sees(mine=["Killer Bee", "Westside Monster"])
    duel.sees(their_discard=["Tiger Squirrel"], life=(3, 3))


def test_sneaky_allies_of_westside_monster_attack_and_block():
    duel = Duel(mine=["Spider Owl", "Westside Monster"], theirs=["Robopup", "Gorillion"])
    duel.attack("Spider Owl").sees(life=(3, 2), turn="them")
    duel.attack("Gorillion").offers("block Spider Owl", "block Westside Monster", "do-not-block")
