"""Battlefruit Kingdom without octonite and FAST, Avocado Gunner to Orange Owlmancer."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import POISONOUS, cannot_lose_life, creature, defeat, enemy, one
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
SWATTER = creature("Swatter", 2, play=defeat(one(enemy)))
VIPER = creature("Viper", 1, POISONOUS)
GUARDIAN = creature("Guardian", 3, cannot_lose_life())


# --- Avocado Gunner ---------------------------------------------------------------------------------------------------


@rule("MB-A1", "MB-G3")
def test_avocado_gunner_must_defeat_an_enemy_of_power_five_or_less_before_the_block():
    duel = Duel(mine=["Avocado Gunner"], theirs=["Strange Barrel", "Killer Bee", "Axolotl Healer"])
    duel.attack("Avocado Gunner").offers("choose their Killer Bee", "choose their Axolotl Healer")
    duel.choose("Killer Bee").sees(their_discard=["Killer Bee"])
    duel.asks("them", "block").offers("block Strange Barrel", "block Axolotl Healer", "do-not-block")


@rule("MB-G3")
def test_avocado_gunner_defeats_nothing_when_every_enemy_is_too_strong():
    duel = Duel(mine=["Avocado Gunner", "Ferret Bomber"], theirs=["Strange Barrel", "Gorillion"])
    duel.attack("Avocado Gunner").asks("them", "block")
    duel.sees(theirs=["Gorillion", "Strange Barrel"], mine=["Avocado Gunner", "Ferret Bomber"])


@rule("MB-K1", "MB-K5")
def test_avocado_gunner_shoots_again_with_frenzy_and_needs_two_shots_for_a_tough_enemy():
    duel = Duel(mine=["Avocado Gunner"], theirs=["Plated Scorpion"], their_hand=TWO)
    duel.attack("Avocado Gunner").sees(theirs=["Plated Scorpion (exhausted)"]).no_block()
    duel.again().sees(their_discard=["Plated Scorpion"], life=(3, 1), turn="them")


@rule("MB-Y1")
def test_avocado_gunner_looks_at_current_power():
    duel = Duel(mine=["Avocado Gunner"], theirs=["Axolotl Healer", "Killer Bee", "Potadore The Wise"])
    duel.attack("Avocado Gunner").sees(their_discard=["Potadore The Wise"], theirs=["Axolotl Healer", "Killer Bee"])


# --- Cherry Bug -------------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-M3")
def test_cherry_bug_takes_the_attacker_that_defeated_it():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Cherry Bug"], their_hand=TWO)
    duel.attack("Gorillion").block("Cherry Bug")
    duel.sees(mine=["Bee Bear"], theirs=["Gorillion"], their_discard=["Cherry Bug"], turn="them")


def test_cherry_bug_takes_the_blocker_that_defeated_it():
    duel = Duel(mine=["Cherry Bug"], theirs=["Rhino Turtle (exhausted)"], their_hand=TWO)
    duel.attack("Cherry Bug").block("Rhino Turtle")
    duel.sees(mine=["Rhino Turtle (exhausted)"], discard=["Cherry Bug"], theirs=[])


@rule("MB-K1")
def test_a_frenzy_attacker_that_cherry_bug_took_does_not_attack_again():
    duel = Duel(mine=["Luchataur", "Bee Bear"], theirs=["Cherry Bug"], their_hand=TWO)
    duel.attack("Luchataur").block("Cherry Bug").sees(theirs=["Luchataur"], life=(3, 3), turn="them")


@rule("MB-G3")
def test_cherry_bug_takes_nothing_when_its_enemy_fell_too():
    duel = Duel(mine=["Cherry Bug", "Bee Bear"], theirs=["Viper"], their_hand=TWO, cards=[VIPER])
    duel.attack("Cherry Bug").block("Viper").sees(mine=["Bee Bear"], theirs=[], their_discard=["Viper"])


def test_cherry_bug_takes_nothing_when_an_effect_defeated_it():
    duel = Duel(hand=["Swatter", "Gorillion"], theirs=["Cherry Bug"], their_hand=TWO, cards=[SWATTER])
    duel.play("Swatter").sees(mine=["Swatter"], theirs=[], their_discard=["Cherry Bug"])


@rule("MB-K2", "MB-G2")
def test_a_hunted_cherry_bug_takes_the_hunter():
    duel = Duel(mine=["Killer Bee", "Bee Bear"], theirs=["Cherry Bug", "Gorillion"])
    duel.attack("Killer Bee").hunt("Cherry Bug").sees(theirs=["Gorillion", "Killer Bee"], mine=["Bee Bear"])


# --- Coconut Crab -----------------------------------------------------------------------------------------------------


@rule("MB-A1")
def test_coconut_crab_costs_a_life_before_the_block_and_again_with_frenzy():
    duel = Duel(mine=["Coconut Crab"], theirs=["Spider Owl", "Killer Bee"], their_life=4)
    duel.attack("Coconut Crab").sees(life=(3, 3)).block("Killer Bee").again().sees(life=(3, 2)).asks("them", "block")


@rule("MB-L1")
def test_coconut_crab_wins_with_the_last_life_before_the_block():
    duel = Duel(mine=["Coconut Crab"], theirs=["Gorillion"], their_life=1)
    duel.attack("Coconut Crab").sees(winner="me", theirs=["Gorillion"])


# --- Fennel Trickster -------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_fennel_trickster_has_six_more_power_with_two_cards_in_hand_or_fewer():
    assert Duel(mine=["Fennel Trickster"], hand=["Gorillion", "Bee Bear", "Killer Bee"]).power("Fennel Trickster") == 2
    assert Duel(mine=["Fennel Trickster"], hand=TWO).power("Fennel Trickster") == 8
    assert Duel(mine=["Fennel Trickster", "Bee Bear"], hand=[]).power("Fennel Trickster") == 8


def test_fennel_trickster_does_not_look_at_the_opponents_hand():
    hand = ["Gorillion", "Bee Bear", "Killer Bee"]
    assert Duel(mine=["Fennel Trickster"], hand=hand, their_hand=["Luchataur"]).power("Fennel Trickster") == 2
    assert Duel(mine=["Fennel Trickster"], hand=TWO, their_hand=hand).power("Fennel Trickster") == 8


@rule("MB-G9", "MB-T6")
def test_a_tusked_extorter_makes_fennel_trickster_strong_enough_to_block_it():
    duel = Duel(
        mine=["Tusked Extorter", "Gorillion"],
        theirs=["Fennel Trickster"],
        their_hand=["Gorillion", "Bee Bear", "Killer Bee"],
    )
    assert duel.power("Fennel Trickster") == 2
    duel.attack("Tusked Extorter").choose("Killer Bee")
    assert duel.power("Fennel Trickster") == 8
    duel.block("Fennel Trickster").sees(discard=["Tusked Extorter"], their_discard=["Fennel Trickster", "Killer Bee"])


@rule("MB-M3")
def test_a_fennel_trickster_that_is_taken_looks_at_its_new_players_hand():
    duel = Duel(
        mine=["Bee Bear"],
        theirs=["Fennel Trickster"],
        hand=["Brain Fly", *TWO, "Spider Owl"],
        their_hand=["Killer Bee"],
    )
    duel.play("Brain Fly").choose("Fennel Trickster")
    assert duel.power("Fennel Trickster") == 2


# --- Kiwing Juicer ----------------------------------------------------------------------------------------------------


@rule("MB-G3", "MB-M8")
def test_kiwing_juicer_must_bring_back_a_card_of_printed_power_seven_or_more():
    duel = Duel(
        mine=["Potadore The Wise"],
        hand=["Kiwing Juicer", "Gorillion"],
        discard=["Strange Barrel", "Bee Bear", "Giraffodile"],
        their_discard=["Luchataur"],
        their_hand=TWO,
    )
    duel.play("Kiwing Juicer").offers("choose Bee Bear", "choose Giraffodile").choose("Bee Bear")
    duel.sees(
        mine=["Bee Bear", "Kiwing Juicer", "Potadore The Wise"], discard=["Giraffodile", "Strange Barrel"], turn="them"
    )


@rule("MB-G3")
def test_kiwing_juicer_brings_nothing_back_when_no_card_is_strong_enough():
    duel = Duel(hand=["Kiwing Juicer", "Gorillion"], discard=["Strange Barrel", "Goblin Werewolf"], their_hand=TWO)
    duel.play("Kiwing Juicer").sees(mine=["Kiwing Juicer"], discard=["Goblin Werewolf", "Strange Barrel"], turn="them")


@rule("MB-M6", "MB-P4")
def test_what_kiwing_juicer_brings_has_its_play_effect_and_cannot_be_mindbugged():
    duel = Duel(
        hand=["Kiwing Juicer", "Gorillion"], discard=["Kangasaurus Rex"], theirs=["Spider Owl"], their_mindbugs=1
    )
    duel.play("Kiwing Juicer").no_mindbug().sees(mine=["Kangasaurus Rex", "Kiwing Juicer"], mindbugs=(0, 1))
    duel.sees(their_discard=["Spider Owl"])


@rule("MB-P3")
def test_a_mindbugged_kiwing_juicer_looks_in_the_discard_pile_of_the_one_who_took_it():
    duel = Duel(hand=["Kiwing Juicer", *TWO], discard=["Bee Bear"], their_discard=["Giraffodile"], their_mindbugs=1)
    duel.play("Kiwing Juicer").mindbug().sees(theirs=["Giraffodile", "Kiwing Juicer"], discard=["Bee Bear"])


# --- Lord Watermelon --------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-P4")
def test_lord_watermelon_brings_a_card_from_hand_that_cannot_be_mindbugged():
    duel = Duel(hand=["Lord Watermelon", "Axolotl Healer", "Gorillion"], their_hand=TWO, their_mindbugs=1)
    duel.play("Lord Watermelon").no_mindbug().asks("me", "choose-from-hand")
    duel.offers("choose Axolotl Healer", "choose Gorillion").choose("Axolotl Healer")
    duel.sees(mine=["Axolotl Healer", "Lord Watermelon"], life=(5, 3), hand=["Gorillion"], mindbugs=(0, 1), turn="them")


@rule("MB-T5")
def test_lord_watermelon_may_bring_the_card_drawn_for_itself_and_the_hand_is_refilled_again():
    duel = Duel(
        hand=["Lord Watermelon", "Gorillion", "Luchataur", "Bee Bear", "Killer Bee"],
        draw=["Spider Owl", "Strange Barrel", "Giraffodile"],
        their_hand=TWO,
    )
    duel.play("Lord Watermelon").choose("Spider Owl").sees(mine=["Lord Watermelon", "Spider Owl"], draw=["Giraffodile"])
    duel.sees(hand=["Bee Bear", "Gorillion", "Killer Bee", "Luchataur", "Strange Barrel"])


@rule("MB-G3")
def test_lord_watermelon_with_an_empty_hand_comes_alone():
    duel = Duel(mine=["Bee Bear"], hand=["Lord Watermelon"], their_hand=TWO)
    duel.play("Lord Watermelon").sees(mine=["Bee Bear", "Lord Watermelon"], turn="them")


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_lord_watermelon_brings_a_card_of_the_one_who_took_it():
    duel = Duel(hand=["Lord Watermelon", *TWO], their_hand=["Bee Bear", "Spider Owl"], their_mindbugs=1)
    duel.play("Lord Watermelon").mindbug().asks("them", "choose-from-hand").choose("Spider Owl")
    duel.sees(theirs=["Lord Watermelon", "Spider Owl"], their_hand=["Bee Bear"], hand=TWO, turn="me")


# --- Okra Shaman ------------------------------------------------------------------------------------------------------


@rule("MB-G10")
def test_okra_shaman_may_pay_a_life_for_a_card_of_any_discard_pile():
    duel = Duel(
        hand=["Okra Shaman", "Gorillion"], discard=["Bee Bear"], their_discard=["Axolotl Healer"], their_hand=TWO
    )
    duel.play("Okra Shaman").asks("me", "may").accept().sees(life=(2, 3))
    duel.offers("choose Bee Bear", "choose Axolotl Healer").choose("Axolotl Healer")
    duel.sees(mine=["Axolotl Healer", "Okra Shaman"], their_discard=[], discard=["Bee Bear"], life=(4, 3))


def test_okra_shaman_need_not_pay():
    duel = Duel(hand=["Okra Shaman", "Gorillion"], discard=["Bee Bear"], their_hand=TWO)
    duel.play("Okra Shaman").refuse().sees(mine=["Okra Shaman"], discard=["Bee Bear"], life=(3, 3), turn="them")


@rule("MB-L1", "MB-G10")
def test_okra_shamans_player_may_pay_the_last_life_and_lose():
    duel = Duel(hand=["Okra Shaman", "Gorillion"], discard=["Bee Bear"], life=1)
    duel.play("Okra Shaman").accept().sees(winner="them", mine=["Okra Shaman"])


@rule("MB-G10")
def test_okra_shaman_brings_nothing_when_its_player_cannot_lose_life():
    duel = Duel(
        mine=["Guardian"], hand=["Okra Shaman", "Gorillion"], discard=["Bee Bear"], their_hand=TWO, cards=[GUARDIAN]
    )
    duel.play("Okra Shaman").sees(mine=["Guardian", "Okra Shaman"], life=(3, 3), discard=["Bee Bear"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_okra_shaman_asks_the_one_who_took_it():
    duel = Duel(hand=["Okra Shaman", *TWO], discard=["Bee Bear"], their_mindbugs=1)
    duel.play("Okra Shaman").mindbug().asks("them", "may").accept()
    duel.sees(theirs=["Bee Bear", "Okra Shaman"], life=(3, 2), discard=[], turn="me")


# --- Orange Owlmancer -------------------------------------------------------------------------------------------------


@rule("MB-G9")
def test_orange_owlmancer_makes_exactly_two_others_sneaky_and_poisonous():
    duel = Duel(mine=["Orange Owlmancer", "Gorillion", "Bee Bear"], theirs=["Strange Barrel"])
    assert duel.keywords("Gorillion") == {"SNEAKY", "POISONOUS"}
    assert duel.keywords("Bee Bear") == {"SNEAKY", "POISONOUS"}
    assert duel.keywords("Orange Owlmancer") == set()
    assert duel.keywords("Strange Barrel") == set()


def test_orange_owlmancer_gives_nothing_to_one_or_three_others():
    one_other = Duel(mine=["Orange Owlmancer", "Gorillion"])
    assert one_other.keywords("Gorillion") == set()
    three = Duel(mine=["Orange Owlmancer", "Gorillion", "Bee Bear", "Giraffodile"])
    assert three.keywords("Gorillion") == set()


@rule("MB-G9", "MB-K4")
def test_orange_owlmancer_stops_giving_as_soon_as_a_third_other_comes():
    duel = Duel(mine=["Orange Owlmancer", "Gorillion", "Giraffodile"], hand=TWO, theirs=["Killer Bee"], their_hand=TWO)
    duel.play("Luchataur")
    assert duel.keywords("Giraffodile") == set()


@rule("MB-K4")
def test_a_creature_made_sneaky_by_orange_owlmancer_cannot_be_blocked_by_others():
    duel = Duel(mine=["Orange Owlmancer", "Giraffodile", "Killer Bee"], theirs=["Gorillion"])
    duel.attack("Giraffodile").sees(life=(3, 2), turn="them")
