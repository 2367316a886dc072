"""Battlefruit Kingdom without octonite and FAST, Pepperwing to Tomageddon."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import HUNTER, creature, have, lose_life, opponent, other_ally
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
PACK_LEADER = creature("Pack Leader", 1, have(other_ally, HUNTER))
BITTER_BERRY = creature("Bitter Berry", 1, defeated=lose_life(1, opponent))


# --- Pepperwing -------------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-A1")
def test_pepperwing_lets_the_opponent_discard_a_card_of_their_choice():
    duel = Duel(mine=["Pepperwing"], theirs=["Bee Bear", "Spider Owl"], their_hand=TWO)
    duel.attack("Pepperwing").asks("them", "discard-or-defeat").accept().asks("them", "choose-from-hand").choose(
        "Luchataur"
    )
    duel.sees(their_discard=["Luchataur"], theirs=["Bee Bear", "Spider Owl"]).asks("them", "block")


@rule("MB-G4")
def test_pepperwing_makes_an_opponent_who_does_not_discard_defeat_a_creature_of_theirs():
    duel = Duel(mine=["Pepperwing", "Ferret Bomber"], theirs=["Bee Bear", "Spider Owl"], their_hand=TWO)
    duel.attack("Pepperwing").refuse().asks("them", "choose-creature")
    duel.offers("choose their Bee Bear", "choose their Spider Owl").choose("Spider Owl")
    duel.sees(their_discard=["Spider Owl"], their_hand=TWO).offers("block Bee Bear", "do-not-block")


@rule("MB-G10")
def test_pepperwing_leaves_an_empty_hand_no_choice_but_to_defeat_a_creature():
    duel = Duel(mine=["Pepperwing"], theirs=["Bee Bear", "Spider Owl"], their_hand=[])
    duel.attack("Pepperwing").asks("them", "choose-creature").choose("Bee Bear").sees(their_discard=["Bee Bear"])


@rule("MB-G3")
def test_an_opponent_without_creatures_may_still_refuse_to_discard_to_pepperwing():
    duel = Duel(mine=["Pepperwing"], their_hand=TWO)
    duel.attack("Pepperwing").refuse().sees(their_hand=TWO, life=(3, 2), turn="them")


@rule("MB-K5")
def test_exhausting_a_tough_creature_is_enough_for_pepperwing():
    duel = Duel(mine=["Pepperwing"], theirs=["Rhino Turtle"], their_hand=TWO)
    duel.attack("Pepperwing").refuse().sees(theirs=["Rhino Turtle (exhausted)"], their_hand=TWO).asks("them", "block")


@rule("MB-T6")
def test_the_hand_is_refilled_after_a_discard_to_pepperwing():
    hand = ["Gorillion", "Luchataur", "Killer Bee", "Spider Owl", "Giraffodile"]
    duel = Duel(mine=["Pepperwing"], theirs=["Bee Bear"], their_hand=hand, their_draw=["Strange Barrel"])
    duel.attack("Pepperwing").accept().choose("Giraffodile")
    duel.sees(their_hand=["Gorillion", "Killer Bee", "Luchataur", "Spider Owl", "Strange Barrel"], their_draw=[])


@rule("MB-P3")
def test_a_mindbugged_pepperwing_asks_the_one_who_played_it():
    duel = Duel(mine=["Gorillion"], hand=["Pepperwing", *TWO], their_mindbugs=1)
    duel.play("Pepperwing").mindbug().attack("Gorillion").no_block()
    duel.attack("Pepperwing").asks("me", "discard-or-defeat").refuse().sees(discard=["Gorillion"], hand=TWO)


# --- Pesky Peas -------------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_pesky_peas_have_two_power_in_their_players_turn_and_five_in_the_other():
    duel = Duel(mine=["Pesky Peas"], theirs=["Pesky Peas"])
    assert duel.power("my Pesky Peas") == 2
    assert duel.power("their Pesky Peas") == 5


def test_pesky_peas_block_with_five_power():
    duel = Duel(mine=["Axolotl Healer", "Gorillion"], theirs=["Pesky Peas", "Bee Bear"])
    duel.attack("Axolotl Healer").block("Pesky Peas").sees(discard=["Axolotl Healer"], their_discard=["Pesky Peas"])
    weak = Duel(mine=["Turbo Bug", "Gorillion"], theirs=["Pesky Peas", "Bee Bear"])
    weak.attack("Turbo Bug").block("Pesky Peas").sees(discard=["Turbo Bug"], theirs=["Bee Bear", "Pesky Peas"])


@rule("MB-P3", "MB-G9")
def test_mindbugged_pesky_peas_are_strong_in_the_turn_of_the_one_who_played_them():
    duel = Duel(hand=["Pesky Peas", *TWO], their_mindbugs=1)
    duel.play("Pesky Peas").mindbug().sees(turn="me")
    assert duel.power("their Pesky Peas") == 5


# --- Pomelozilla ------------------------------------------------------------------------------------------------------


@rule("MB-Y3")
def test_pomelozilla_keeps_enemies_with_hunter_from_attacking():
    duel = Duel(mine=["Killer Bee", "Spider Owl"], theirs=["Pomelozilla"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur", "attack Spider Owl")


@rule("MB-Y2", "MB-Y3")
def test_pomelozilla_keeps_back_enemies_that_were_only_given_hunter():
    duel = Duel(mine=["Bee Bear", "Pack Leader"], theirs=["Pomelozilla"], hand=TWO, cards=[PACK_LEADER])
    duel.offers("play Gorillion", "play Luchataur", "attack Pack Leader")


def test_pomelozilla_keeps_no_enemy_from_blocking_and_none_of_its_own_side_from_attacking():
    duel = Duel(mine=["Pomelozilla", "Raspberry Ranger"], theirs=["Killer Bee"])
    duel.offers("play Gorillion", "attack Pomelozilla", "attack Raspberry Ranger")
    duel.attack("Pomelozilla").offers("block Killer Bee", "do-not-block")


@rule("MB-T2")
def test_a_player_with_nothing_but_hunters_loses_to_pomelozilla():
    duel = Duel(hand=["Pomelozilla", "Gorillion"], theirs=["Killer Bee", "Raspberry Ranger"], their_hand=[])
    duel.play("Pomelozilla").sees(winner="me")


@rule("MB-K1", "MB-G9")
def test_hunters_attack_again_when_pomelozilla_is_gone():
    duel = Duel(mine=["Killer Bee", "Gorillion"], theirs=["Pomelozilla"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Pomelozilla").play("Luchataur").attack("Killer Bee").asks("me", "hunt")


# --- Potadore The Wise ------------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_potadore_the_wise_gives_other_allies_two_power():
    duel = Duel(mine=["Potadore The Wise", "Bee Bear"], theirs=["Gorillion"])
    assert duel.power("Bee Bear") == 10
    assert duel.power("Potadore The Wise") == 4
    assert duel.power("Gorillion") == 10


def test_two_potadores_strengthen_each_other_and_add_up_for_others():
    duel = Duel(mine=["Potadore The Wise", "Potadore The Wise", "Spider Owl"])
    assert duel.power("Potadore The Wise #1") == 6
    assert duel.power("Spider Owl") == 7


@rule("MB-G5")
def test_kangasaurus_rex_looks_once_so_what_potadore_strengthened_stays():
    duel = Duel(theirs=["Potadore The Wise", "Sporeweaver"], hand=["Kangasaurus Rex", "Gorillion"])
    duel.play("Kangasaurus Rex").sees(theirs=["Sporeweaver"], their_discard=["Potadore The Wise"])


@rule("MB-G9")
def test_the_power_potadore_gave_is_gone_with_it():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Potadore The Wise", "Spider Owl"], their_hand=TWO)
    duel.attack("Gorillion").block("Potadore The Wise")
    assert duel.power("Spider Owl") == 3


# --- Prime Fungus -----------------------------------------------------------------------------------------------------

ALL_THREE = {"FRENZY", "HUNTER", "POISONOUS"}


@rule("MB-G9")
def test_prime_fungus_has_its_keywords_while_no_ally_is_stronger():
    assert Duel(mine=["Prime Fungus"], theirs=["Gorillion"]).keywords("Prime Fungus") == ALL_THREE
    assert Duel(mine=["Prime Fungus", "Killer Bee"]).keywords("Prime Fungus") == ALL_THREE
    assert Duel(mine=["Prime Fungus", "Strange Barrel"]).keywords("Prime Fungus") == ALL_THREE
    assert Duel(mine=["Prime Fungus", "Giraffodile"]).keywords("Prime Fungus") == set()


@rule("MB-Y2")
def test_prime_fungus_compares_current_power():
    duel = Duel(mine=["Prime Fungus", "Goblin Werewolf"], theirs=["Goblin Werewolf", "Prime Fungus"])
    assert duel.power("my Goblin Werewolf") == 8
    assert duel.keywords("my Prime Fungus") == set()
    assert duel.keywords("their Prime Fungus") == ALL_THREE


@rule("MB-K1", "MB-G9", "MB-X6")
def test_prime_fungus_loses_frenzy_when_a_stronger_ally_comes_between_its_attacks():
    duel = Duel(mine=["Prime Fungus"], theirs=["Bitter Berry", "Bee Bear"], discard=["Hyenix"], cards=[BITTER_BERRY])
    duel.attack("Prime Fungus").hunt("Bitter Berry").sees(life=(2, 3)).asks("me", "may").accept()
    duel.sees(mine=["Hyenix", "Prime Fungus"], turn="them")
    stays_out = Duel(
        mine=["Prime Fungus"], theirs=["Bitter Berry", "Bee Bear"], discard=["Hyenix"], cards=[BITTER_BERRY]
    )
    stays_out.attack("Prime Fungus").hunt("Bitter Berry").refuse().asks("me", "attack-again")


@rule("MB-K3")
def test_prime_fungus_poisons_the_stronger_enemy_it_hunts():
    duel = Duel(mine=["Prime Fungus"], theirs=["Gorillion", "Bee Bear"], hand=TWO)
    duel.attack("Prime Fungus").hunt("Gorillion").sees(their_discard=["Gorillion"], discard=["Prime Fungus"])


# --- Rad Radish -------------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_rad_radish_must_defeat_an_enemy_with_hunter():
    duel = Duel(
        mine=["Shark Dog"], theirs=["Killer Bee", "Compost Dragon", "Gorillion"], hand=["Rad Radish", "Gorillion"]
    )
    duel.play("Rad Radish").offers("choose their Killer Bee", "choose their Compost Dragon").choose("Killer Bee")
    duel.sees(their_discard=["Killer Bee"], mine=["Rad Radish", "Shark Dog"], turn="them")


@rule("MB-G3")
def test_rad_radish_defeats_nothing_without_an_enemy_hunter():
    duel = Duel(mine=["Shark Dog"], theirs=["Gorillion"], hand=["Rad Radish", "Gorillion"], their_hand=TWO)
    duel.play("Rad Radish").sees(theirs=["Gorillion"], mine=["Rad Radish", "Shark Dog"], turn="them")


@rule("MB-Y2")
def test_rad_radish_defeats_an_enemy_that_was_only_given_hunter():
    duel = Duel(theirs=["Gorillion", "Pack Leader"], hand=["Rad Radish", "Gorillion"], cards=[PACK_LEADER])
    duel.play("Rad Radish").sees(theirs=["Pack Leader"], their_discard=["Gorillion"])


@rule("MB-P3", "MB-K5")
def test_a_mindbugged_rad_radish_hits_the_one_who_played_it_and_only_exhausts_a_raspberry_ranger():
    duel = Duel(mine=["Raspberry Ranger"], theirs=["Killer Bee"], hand=["Rad Radish", *TWO], their_mindbugs=1)
    duel.play("Rad Radish").mindbug().sees(mine=["Raspberry Ranger (exhausted)"], theirs=["Killer Bee", "Rad Radish"])


# --- Raspberry Ranger -------------------------------------------------------------------------------------------------


@rule("MB-K2", "MB-K5")
def test_raspberry_ranger_hunts_and_survives_its_first_defeat():
    duel = Duel(mine=["Raspberry Ranger"], theirs=["Gorillion", "Killer Bee"], their_hand=TWO)
    duel.attack("Raspberry Ranger").hunt("Killer Bee")
    duel.sees(mine=["Raspberry Ranger (exhausted)"], their_discard=["Killer Bee"], turn="them")


@rule("MB-K5")
def test_an_exhausted_raspberry_ranger_falls():
    duel = Duel(mine=["Raspberry Ranger (exhausted)", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Raspberry Ranger").no_hunt().block("Gorillion").sees(discard=["Raspberry Ranger"])


# --- Spinachia --------------------------------------------------------------------------------------------------------


@rule("MB-G10", "MB-M6")
def test_spinachia_may_return_another_ally_and_put_it_into_play_again():
    duel = Duel(mine=["Axolotl Healer", "Bee Bear"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").asks("me", "may").accept().asks("me", "choose-creature")
    duel.offers("choose my Axolotl Healer", "choose my Bee Bear").choose("Axolotl Healer")
    duel.sees(mine=["Bee Bear", "Spinachia"], hand=["Axolotl Healer", "Gorillion"]).asks("me", "may").accept()
    duel.sees(mine=["Axolotl Healer", "Bee Bear", "Spinachia"], hand=["Gorillion"], life=(5, 3), turn="them")


def test_spinachia_may_leave_the_returned_creature_in_hand():
    duel = Duel(mine=["Axolotl Healer"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").accept().refuse()
    duel.sees(mine=["Spinachia"], hand=["Axolotl Healer", "Gorillion"], life=(3, 3), turn="them")


def test_spinachia_need_not_return_anything():
    duel = Duel(mine=["Axolotl Healer"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").refuse().sees(mine=["Axolotl Healer", "Spinachia"], hand=["Gorillion"], turn="them")


@rule("MB-G10")
def test_spinachia_is_not_asked_without_another_ally():
    duel = Duel(theirs=["Bee Bear"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").sees(mine=["Spinachia"], theirs=["Bee Bear"], turn="them")


@rule("MB-M7")
def test_spinachia_brings_an_exhausted_creature_back_fresh():
    duel = Duel(mine=["Rhino Turtle (exhausted)"], hand=["Spinachia", "Gorillion"], their_hand=TWO)
    duel.play("Spinachia").accept().accept().sees(mine=["Rhino Turtle", "Spinachia"])


@rule("MB-P4")
def test_what_spinachia_puts_back_into_play_cannot_be_mindbugged():
    duel = Duel(mine=["Bee Bear"], hand=["Spinachia", "Gorillion"], their_hand=TWO, their_mindbugs=1)
    duel.play("Spinachia").no_mindbug().accept().accept()
    duel.sees(mine=["Bee Bear", "Spinachia"], mindbugs=(0, 1), turn="them")


@rule("MB-P3")
def test_a_mindbugged_spinachia_returns_a_creature_of_the_one_who_took_it():
    duel = Duel(mine=["Bee Bear"], theirs=["Killer Bee"], hand=["Spinachia", *TWO], their_mindbugs=1)
    duel.play("Spinachia").mindbug().asks("them", "may").accept().asks("them", "may").accept()
    duel.sees(theirs=["Killer Bee", "Spinachia"], mine=["Bee Bear"], life=(2, 3), turn="me")


# --- The Broccoli Bards -----------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-M8")
def test_the_broccoli_bards_must_bring_back_a_card_of_power_five_or_less():
    duel = Duel(
        hand=["The Broccoli Bards", "Gorillion"],
        discard=["Killer Bee", "Strange Barrel", "Spider Owl"],
        their_discard=["Axolotl Healer"],
        their_hand=TWO,
    )
    duel.play("The Broccoli Bards").offers("choose Killer Bee", "choose Spider Owl").choose("Killer Bee")
    duel.sees(mine=["Killer Bee", "The Broccoli Bards"], discard=["Spider Owl", "Strange Barrel"], life=(3, 2))


@rule("MB-G3")
def test_the_broccoli_bards_bring_nothing_when_every_card_is_too_strong():
    duel = Duel(hand=["The Broccoli Bards", "Gorillion"], discard=["Strange Barrel"], their_hand=TWO)
    duel.play("The Broccoli Bards").sees(mine=["The Broccoli Bards"], discard=["Strange Barrel"], turn="them")


@rule("MB-M6", "MB-H1")
def test_the_broccoli_bards_may_bring_back_kiwing_juicer_which_brings_back_more():
    duel = Duel(hand=["The Broccoli Bards", "Gorillion"], discard=["Kiwing Juicer", "Bee Bear"], their_hand=TWO)
    duel.play("The Broccoli Bards").sees(mine=["Bee Bear", "Kiwing Juicer", "The Broccoli Bards"], discard=[])


# --- Tomageddon -------------------------------------------------------------------------------------------------------


@rule("MB-G2", "MB-M2")
def test_tomageddon_steals_a_card_when_it_is_defeated():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Tomageddon"], hand=["Killer Bee"], their_hand=TWO)
    duel.attack("Gorillion").block("Tomageddon")
    duel.sees(hand=[], their_hand=[*TWO, "Killer Bee"], their_discard=["Tomageddon"], turn="them")


@rule("MB-G3")
def test_tomageddon_steals_nothing_from_an_empty_hand():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Tomageddon"], hand=[], their_hand=TWO)
    duel.attack("Gorillion").block("Tomageddon").sees(their_hand=TWO, their_discard=["Tomageddon"])


@rule("MB-T5", "MB-G1")
def test_the_victim_of_tomageddon_refills_and_only_one_card_is_stolen():
    duel = Duel(
        mine=["Gorillion", "Bee Bear"],
        theirs=["Tomageddon"],
        hand=["Killer Bee"] * 5,
        draw=["Spider Owl", "Giraffodile"],
        their_hand=TWO,
    )
    duel.attack("Gorillion").block("Tomageddon").sees(their_hand=[*TWO, "Killer Bee"], draw=["Giraffodile"])
    duel.sees(hand=["Killer Bee", "Killer Bee", "Killer Bee", "Killer Bee", "Spider Owl"])


@rule("MB-N2")
def test_both_players_know_the_card_that_tomageddon_stole():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Tomageddon"], hand=["Killer Bee"], their_hand=TWO)
    duel.attack("Gorillion").block("Tomageddon")
    assert [duel.state.name(kind) for kind in duel.state.sides[1].known[0]] == ["Killer Bee"]
