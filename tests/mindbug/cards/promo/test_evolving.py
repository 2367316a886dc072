"""Promos that evolve: the Mimics, and Kitten Crewmate with what becomes of it."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import (
    cannot_be_defeated,
    creature,
    enemy,
    one,
    other_ally,
    put_into_play,
    return_to_hand,
    their_discard,
)
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FELIX = '"One-Eye" Felix'


# --- Tuckbox Mimic and Deckbox Mimic ----------------------------------------------------------------------------------


@rule("MB-V1", "MB-V2", "MB-B1")
def test_tuckbox_mimic_boosts_itself_from_any_discard_pile_and_evolves():
    duel = Duel(mine=["Tuckbox Mimic"], hand=TWO, their_hand=TWO, discard=["Bee Bear"], their_discard=["Spider Owl"])
    duel.act("Tuckbox Mimic").asks("me").offers("choose Bee Bear", "choose Spider Owl", "done").choose("Spider Owl")
    duel.sees(mine=["Deckbox Mimic"], discard=["Bee Bear"], their_discard=[], turn="them")
    assert duel.power("Deckbox Mimic") == 6


@rule("MB-V1", "MB-B1")
def test_tuckbox_mimic_may_take_no_card_and_still_evolves():
    duel = Duel(mine=["Tuckbox Mimic"], hand=TWO, their_hand=TWO, discard=["Bee Bear"])
    duel.act("Tuckbox Mimic").done()
    duel.sees(mine=["Deckbox Mimic"], discard=["Bee Bear"])
    assert duel.power("Deckbox Mimic") == 5


@rule("MB-V1")
def test_tuckbox_mimic_evolves_with_no_card_in_any_discard_pile():
    duel = Duel(mine=["Tuckbox Mimic"], hand=TWO, their_hand=TWO)
    duel.act("Tuckbox Mimic").sees(mine=["Deckbox Mimic"], turn="them")


@rule("MB-V1")
def test_tuckbox_mimic_cannot_act_in_the_turn_it_came():
    duel = Duel(mine=[{"card": "Tuckbox Mimic", "arrived": 9}], hand=TWO, discard=["Bee Bear"])
    duel.offers("play Gorillion", "play Luchataur")


@rule("MB-V1", "MB-V2")
def test_tuckbox_mimic_cannot_act_while_its_double_card_is_in_use_and_there_is_nothing_to_boost_with():
    duel = Duel(mine=["Tuckbox Mimic"], theirs=["Big Box Mimic"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur", "attack Tuckbox Mimic")


@rule("MB-V2")
def test_tuckbox_mimic_only_boosts_itself_while_its_double_card_is_in_use():
    duel = Duel(mine=["Tuckbox Mimic"], theirs=["Deckbox Mimic"], hand=TWO, discard=["Bee Bear"])
    duel.act("Tuckbox Mimic").choose("Bee Bear")
    duel.sees(mine=["Tuckbox Mimic"], discard=[])
    assert duel.power("Tuckbox Mimic") == 3


@rule("MB-V3")
def test_a_defeated_deckbox_mimic_is_a_tuckbox_mimic_again_and_frees_its_double_card():
    duel = Duel(mine=["Gorillion", "Tuckbox Mimic"], theirs=["Deckbox Mimic"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Deckbox Mimic")
    duel.sees(theirs=[], their_discard=["Tuckbox Mimic"])
    duel.play("Luchataur").act("Tuckbox Mimic").done()
    duel.sees(mine=["Gorillion", "Deckbox Mimic"])


@rule("MB-V2", "MB-B1")
def test_deckbox_mimic_adds_a_boost_and_may_evolve_to_big_box_mimic():
    duel = Duel(
        mine=[{"card": "Deckbox Mimic", "boosts": ["Gorillion"]}], hand=TWO, their_hand=TWO, discard=["Bee Bear"]
    )
    duel.act("Deckbox Mimic").choose("Bee Bear").asks("me", "may").accept()
    duel.sees(mine=["Big Box Mimic"], turn="them")
    assert duel.power("Big Box Mimic") == 8
    assert duel.keywords("Big Box Mimic") == {"FRENZY"}


@rule("MB-V1")
def test_deckbox_mimic_may_stay_as_it_is_and_add_a_boost_every_turn():
    duel = Duel(
        mine=["Deckbox Mimic"], hand=TWO, their_hand=TWO, discard=["Bee Bear", "Spider Owl"], their_draw=["Turbo Bug"]
    )
    duel.act("Deckbox Mimic").choose("Bee Bear").refuse().play("Gorillion")
    duel.act("Deckbox Mimic").choose("Spider Owl").refuse()
    duel.sees(mine=["Deckbox Mimic"], discard=[])
    assert duel.power("Deckbox Mimic") == 7


@rule("MB-V2", "MB-G1")
def test_an_exhausted_state_and_control_are_kept_when_a_mimic_evolves():
    duel = Duel(mine=[{"card": "Tuckbox Mimic", "exhausted": True}], hand=TWO, their_hand=TWO)
    duel.act("Tuckbox Mimic").sees(mine=["Deckbox Mimic (exhausted)"])


# --- Big Box Mimic ----------------------------------------------------------------------------------------------------


@rule("MB-B3", "MB-V3")
def test_a_defeated_big_box_mimic_puts_its_boosts_into_play_without_their_play_effects():
    boosted = {"card": "Big Box Mimic", "boosts": ["Axolotl Healer", "Kangasaurus Rex"]}
    duel = Duel(mine=["Gorillion", "Spider Owl"], theirs=[boosted], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Big Box Mimic")
    duel.asks("them").offers("choose Axolotl Healer", "choose Kangasaurus Rex", "done")
    duel.choose("Axolotl Healer", "Kangasaurus Rex")
    duel.sees(
        mine=["Gorillion", "Spider Owl"],
        theirs=["Axolotl Healer", "Kangasaurus Rex"],
        their_discard=["Tuckbox Mimic"],
        life=(3, 3),
    )


@rule("MB-B3")
def test_big_box_mimic_puts_any_number_of_its_own_boosts_into_play_and_nothing_else_of_the_pile():
    boosted = {"card": "Big Box Mimic", "boosts": ["Bee Bear", "Bee Bear"]}
    duel = Duel(mine=["Gorillion"], theirs=[boosted], hand=TWO, their_hand=TWO, their_discard=["Luchataur"])
    duel.attack("Gorillion").block("Big Box Mimic").offers("choose Bee Bear", "done").choose("Bee Bear").done()
    duel.sees(theirs=["Bee Bear"], their_discard=["Bee Bear", "Luchataur", "Tuckbox Mimic"])


def test_a_defeated_big_box_mimic_without_boosts_does_nothing():
    duel = Duel(mine=["Gorillion"], theirs=["Big Box Mimic"], hand=TWO, their_hand=TWO, their_discard=["Bee Bear"])
    duel.attack("Gorillion").block("Big Box Mimic")
    duel.sees(theirs=[], their_discard=["Bee Bear", "Tuckbox Mimic"], turn="them")


@rule("MB-B3", "MB-G2")
def test_a_big_box_mimic_that_was_taken_serves_the_one_who_took_it():
    boosted = {"card": "Big Box Mimic", "boosts": ["Bee Bear"]}
    duel = Duel(theirs=[boosted, "Gorillion"], hand=["Brain Fly", *TWO], their_hand=TWO)
    duel.play("Brain Fly").choose("Big Box Mimic").attack("Gorillion").block("Big Box Mimic")
    duel.asks("me").choose("Bee Bear")
    duel.sees(mine=["Bee Bear", "Brain Fly"], discard=["Tuckbox Mimic"], theirs=["Gorillion"], their_discard=[])


@rule("MB-B3")
def test_big_box_mimic_finds_only_the_boosts_that_another_effect_has_left_in_the_pile():
    snatcher = creature("Body Snatcher", 7, defeated=put_into_play(one(their_discard)))
    boosted = {"card": "Big Box Mimic", "boosts": ["Bee Bear"]}
    duel = Duel(mine=["Body Snatcher"], theirs=[boosted], hand=TWO, their_hand=TWO, cards=[snatcher])
    duel.attack("Body Snatcher").block("Big Box Mimic").asks("me", "order")
    duel.resolve("Body Snatcher").choose("Bee Bear")
    duel.sees(mine=["Bee Bear"], theirs=[], their_discard=["Tuckbox Mimic"], turn="them")


@rule("MB-B3", "MB-M7")
def test_a_big_box_mimic_that_returns_to_hand_leaves_its_boosts_in_the_discard_pile():
    tide = creature("Spring Tide", 5, play=return_to_hand(one(enemy)))
    boosted = {"card": "Big Box Mimic", "boosts": ["Bee Bear"]}
    duel = Duel(theirs=[boosted], hand=["Spring Tide", *TWO], their_hand=TWO, cards=[tide])
    duel.play("Spring Tide")
    duel.sees(theirs=[], their_hand=[*TWO, "Tuckbox Mimic"], their_discard=["Bee Bear"])


@rule("MB-B1", "MB-Y1")
def test_big_box_mimic_fights_with_the_power_of_its_boosts_and_attacks_twice():
    boosted = {"card": "Big Box Mimic", "boosts": ["Spider Owl", "Turbo Bug", "Brain Fly"]}
    duel = Duel(mine=[boosted], theirs=["Bee Bear"], hand=TWO, their_hand=TWO)
    duel.attack("Big Box Mimic").block("Bee Bear").again()
    duel.sees(mine=["Big Box Mimic"], their_discard=["Bee Bear"], life=(3, 2))


# --- Kitten Crewmate --------------------------------------------------------------------------------------------------


@rule("MB-K5", "MB-V2")
def test_kitten_crewmate_evolves_instead_of_being_defeated_in_a_fight():
    duel = Duel(mine=["Gorillion"], theirs=["Kitten Crewmate"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Kitten Crewmate")
    duel.sees(mine=["Gorillion"], theirs=[FELIX], their_discard=[], life=(3, 3))
    assert duel.power(FELIX) == 7
    assert duel.keywords(FELIX) == {"HUNTER"}


@rule("MB-K5")
def test_kitten_crewmate_evolves_instead_of_being_defeated_by_an_effect():
    duel = Duel(theirs=["Kitten Crewmate", "Turbo Bug"], hand=["Kangasaurus Rex", *TWO], their_hand=TWO)
    duel.play("Kangasaurus Rex").sees(theirs=[FELIX], their_discard=["Turbo Bug"])


@rule("MB-K5")
def test_a_kitten_crewmate_that_cannot_be_defeated_does_not_evolve():
    guardian = creature("Guardian", 1, cannot_be_defeated(other_ally))
    duel = Duel(mine=["Gorillion"], theirs=["Kitten Crewmate", "Guardian"], hand=TWO, cards=[guardian])
    duel.attack("Gorillion").block("Kitten Crewmate").sees(theirs=["Guardian", "Kitten Crewmate"], life=(3, 3))


@rule("MB-V2")
def test_kitten_crewmate_is_defeated_while_its_double_card_is_in_use():
    duel = Duel(mine=["Gorillion"], theirs=["Kitten Crewmate", "Silver Whiskers"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Kitten Crewmate")
    duel.sees(theirs=["Silver Whiskers"], their_discard=["Kitten Crewmate"])


@rule("MB-V2", "MB-A7")
def test_a_kitten_crewmate_that_evolved_in_its_first_attack_goes_on_to_the_second_as_felix():
    duel = Duel(mine=["Kitten Crewmate", "Ram Hopper"], theirs=["Spider Owl"], hand=TWO, their_hand=TWO)
    duel.attack("Kitten Crewmate").block("Spider Owl").sees(mine=[FELIX, "Ram Hopper"])
    duel.again().offers("hunt Spider Owl", "hunt-nobody").no_hunt().no_block()
    duel.sees(mine=[FELIX, "Ram Hopper"], life=(3, 2), turn="them")


@rule("MB-M7", "MB-V3")
def test_a_defeated_felix_is_a_kitten_crewmate_outside_play_and_when_it_comes_back():
    duel = Duel(mine=["Gorillion"], theirs=[FELIX], hand=TWO, their_hand=["Compost Dragon", "Gorillion"])
    duel.attack("Gorillion").block(FELIX).sees(their_discard=["Kitten Crewmate"])
    duel.play("Compost Dragon").sees(theirs=["Compost Dragon", "Kitten Crewmate"], their_discard=[])


# --- "One-Eye" Felix --------------------------------------------------------------------------------------------------


@rule("MB-T4", "MB-V2")
def test_felix_evolves_at_the_end_of_the_turn_in_which_it_defeated_an_enemy():
    duel = Duel(mine=[FELIX], theirs=["Killer Bee", "Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack(FELIX).hunt("Killer Bee")
    duel.sees(mine=["Silver Whiskers"], their_discard=["Killer Bee"], turn="them")


@rule("MB-T4")
def test_felix_evolves_at_the_end_of_the_opponents_turn_if_it_defeated_an_attacker():
    duel = Duel(mine=["Bee Bear", "Giraffodile"], theirs=[FELIX], hand=TWO, their_hand=TWO)
    duel.attack("Giraffodile").block(FELIX)
    duel.sees(theirs=[], their_discard=["Kitten Crewmate"], discard=["Giraffodile"])
    weaker = Duel(mine=["Bee Bear", "Strange Barrel"], theirs=[FELIX], hand=TWO, their_hand=TWO)
    weaker.attack("Strange Barrel").block(FELIX)
    weaker.sees(theirs=["Silver Whiskers"], discard=["Strange Barrel"], turn="them")


def test_felix_stays_felix_if_it_defeated_nobody():
    duel = Duel(mine=[FELIX], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack(FELIX).no_hunt().no_block().sees(mine=[FELIX], life=(3, 2), turn="them")


@rule("MB-K5")
def test_felix_stays_felix_if_its_enemy_was_only_exhausted():
    duel = Duel(mine=[FELIX], theirs=["Shield Bugs", "Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack(FELIX).hunt("Shield Bugs").sees(mine=[FELIX], theirs=["Gorillion", "Shield Bugs (exhausted)"])


@rule("MB-K5")
def test_felix_stays_felix_if_its_enemy_evolved_instead_of_being_defeated():
    duel = Duel(mine=[FELIX], theirs=["Kitten Crewmate", "Gorillion"], hand=TWO, their_hand=TWO, doubles=[FELIX])
    duel.attack(FELIX).hunt("Kitten Crewmate").resolve(f"my {FELIX}")
    duel.sees(mine=[FELIX], theirs=[FELIX, "Gorillion"], turn="them")


@rule("MB-V2", "MB-K3")
def test_what_kitten_crewmate_defeated_while_it_evolved_counts_for_felix_at_the_end_of_the_turn():
    duel = Duel(mine=["Kitten Crewmate", "Snail Thrower"], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Kitten Crewmate").hunt("Gorillion")
    duel.sees(mine=["Silver Whiskers", "Snail Thrower"], their_discard=["Gorillion"], turn="them")


# --- Silver Whiskers --------------------------------------------------------------------------------------------------


@rule("MB-M3")
def test_silver_whiskers_takes_a_creature_of_power_five_or_less_before_the_block():
    duel = Duel(mine=["Silver Whiskers"], theirs=["Killer Bee", "Knightmare (exhausted)", "Bee Bear"], hand=TWO)
    duel.attack("Silver Whiskers").offers("choose their Killer Bee", "choose their Knightmare").choose("Knightmare")
    duel.sees(mine=["Knightmare (exhausted)", "Silver Whiskers"], theirs=["Bee Bear", "Killer Bee"])
    duel.asks("them", "block").offers("block Bee Bear", "block Killer Bee", "do-not-block")


@rule("MB-Y1")
def test_silver_whiskers_cannot_take_a_killer_bee_that_shield_bugs_have_made_stronger():
    duel = Duel(mine=["Silver Whiskers"], theirs=["Killer Bee", "Shield Bugs"], hand=TWO)
    duel.attack("Silver Whiskers").sees(mine=["Shield Bugs", "Silver Whiskers"], theirs=["Killer Bee"])


@rule("MB-G3")
def test_silver_whiskers_must_choose_its_own_players_creature_if_no_other_is_weak_enough():
    duel = Duel(mine=["Silver Whiskers", "Spider Owl", "Turbo Bug"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Silver Whiskers").offers("choose my Spider Owl", "choose my Turbo Bug").choose("Turbo Bug")
    duel.sees(mine=["Silver Whiskers", "Spider Owl", "Turbo Bug"], theirs=["Gorillion"]).asks("them", "block")


@rule("MB-G3")
def test_silver_whiskers_takes_nobody_if_all_are_too_strong():
    duel = Duel(mine=["Silver Whiskers"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Silver Whiskers").asks("them", "block").sees(theirs=["Gorillion"])


@rule("MB-K5", "MB-V3")
def test_silver_whiskers_is_exhausted_first_and_then_falls_as_kitten_crewmate():
    duel = Duel(mine=["Silver Whiskers"], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Silver Whiskers").block("Gorillion").sees(mine=["Silver Whiskers (exhausted)"])
    duel.attack("Gorillion").block("Silver Whiskers").sees(mine=[], discard=["Kitten Crewmate"])
