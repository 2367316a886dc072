"""Battlefruit Galaxy, Cinnemonk to Melon Master: each card, and where it meets others."""

from functools import partial

import pytest

from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import ally, cannot_be_defeated, creature
from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])


def known_hand(duel: Duel, player: int, viewer: int) -> list[str]:
    """The cards of a player's hand that a viewer can name."""
    zones = plain(duel.state.view(viewer))["players"][player]["zones"]
    return sorted(card["card"] for card in zones["hand"]["cards"])


# --- Cinnemonk --------------------------------------------------------------------------------------------------------


@rule("MB-M6")
def test_cinnemonk_brings_a_card_with_a_defeated_effect_from_any_discard_pile_to_its_players_side():
    duel = Galaxy(
        hand=["Cinnemonk", "Gorillion"],
        discard=["Gorillion", "Strange Barrel"],
        their_discard=["Explosive Toad", "Killer Bee"],
        their_hand=TWO,
    )
    duel.play("Cinnemonk").asks("me").offers("choose Strange Barrel", "choose Explosive Toad").choose("Explosive Toad")
    duel.sees(mine=["Cinnemonk", "Explosive Toad"], discard=["Gorillion", "Strange Barrel"])
    duel.sees(their_discard=["Killer Bee"], turn="them")


@rule("MB-G3")
def test_cinnemonk_comes_alone_when_no_discarded_card_has_a_defeated_effect():
    duel = Galaxy(hand=["Cinnemonk", "Gorillion"], discard=["Gorillion"], their_discard=["Killer Bee"], their_hand=TWO)
    duel.play("Cinnemonk").sees(mine=["Cinnemonk"], discard=["Gorillion"], their_discard=["Killer Bee"], turn="them")


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_cinnemonk_brings_the_card_to_its_takers_side():
    duel = Galaxy(hand=["Cinnemonk", *TWO], discard=["Strange Barrel", "Applebot"], their_mindbugs=1)
    duel.play("Cinnemonk").mindbug().asks("them").choose("Applebot")
    duel.sees(theirs=["Applebot", "Cinnemonk"], discard=["Strange Barrel"], turn="me")


@rule("MB-H5", "MB-K6")
def test_cinnemonk_brings_a_pomegrenade_that_distributes_its_octonite_and_may_attack_at_once():
    duel = Galaxy(hand=["Cinnemonk", *TWO], their_discard=["Pomegrenade"], theirs=["Bee Bear"])
    duel.play("Cinnemonk").asks("me", "distribute").choose("Bee Bear").done()
    duel.asks("me", "fast").attack("Pomegrenade").no_block().sees(life=(3, 2), turn="them")
    assert duel.creature("Bee Bear").octonite == duel.creature("Pomegrenade").octonite == 1


# --- Cornanon ---------------------------------------------------------------------------------------------------------


def test_cornanon_defeats_every_enemy_that_shares_a_keyword_with_the_card_it_reveals():
    duel = Galaxy(
        mine=["Explosive Toad"],
        theirs=["Luchataur", "Shield Bugs", "Bee Bear"],
        hand=["Cornanon", "Rhino Turtle", "Gorillion"],
    )
    duel.play("Cornanon").asks("me", "may").accept().offers("choose Rhino Turtle", "choose Gorillion")
    duel.choose("Rhino Turtle").sees(theirs=["Bee Bear", "Shield Bugs (exhausted)"], their_discard=["Luchataur"])
    duel.sees(mine=["Cornanon", "Explosive Toad"], hand=["Gorillion", "Rhino Turtle"])


def test_cornanon_may_reveal_nothing_and_then_defeats_nobody():
    duel = Galaxy(theirs=["Luchataur"], hand=["Cornanon", "Rhino Turtle", "Gorillion"])
    duel.play("Cornanon").refuse().sees(theirs=["Luchataur"], turn="them")
    assert known_hand(duel, 0, 1) == []


@rule("MB-G10")
def test_cornanon_offers_nothing_when_its_player_has_no_card_to_reveal():
    duel = Galaxy(mine=["Gorillion"], theirs=["Luchataur"], hand=["Cornanon"])
    duel.play("Cornanon").asks("them", "turn-action").sees(theirs=["Luchataur"])


@rule("MB-M8")
def test_cornanon_looks_at_the_printed_keywords_of_the_revealed_card():
    duel = Galaxy(mine=["Spider Owl"], hand=["Cornanon", *TWO], their_hand=["Radisher", "Bee Bear"], their_mindbugs=1)
    duel.play("Cornanon").mindbug().asks("them", "may").accept().choose("Radisher")
    duel.sees(mine=["Spider Owl"], their_hand=["Bee Bear", "Radisher"], turn="me")


@rule("MB-G5", "MB-Y2")
def test_cornanon_counts_keywords_that_enemies_only_have_from_others_and_looks_once():
    duel = Galaxy(theirs=["Snail Thrower", "Turbo Bug", "Bee Bear"], hand=["Cornanon", "Axolotl Healer", "Gorillion"])
    duel.play("Cornanon").accept().choose("Axolotl Healer")
    duel.sees(theirs=["Bee Bear"], their_discard=["Snail Thrower", "Turbo Bug"])


@rule("MB-N2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_card_that_cornanon_revealed_is_known_to_all_until_it_leaves_the_hand(viewer):
    duel = Galaxy(theirs=["Giraffodile"], hand=["Cornanon", "Rhino Turtle", "Turbo Bug"])
    duel.play("Cornanon").accept().choose("Rhino Turtle")
    assert known_hand(duel, 0, viewer) == ["Rhino Turtle"]
    duel.attack("Giraffodile").no_block().play("Rhino Turtle")
    assert known_hand(duel, 0, viewer) == []


@rule("MB-N2")
def test_a_card_revealed_twice_is_still_only_one_known_card():
    duel = Galaxy(theirs=["Giraffodile"], hand=["Cornanon", "Cornanon", "Rhino Turtle", "Rhino Turtle", "Turbo Bug"])
    duel.play("Cornanon").accept().choose("Rhino Turtle").attack("Giraffodile").no_block()
    duel.play("Cornanon").accept().choose("Rhino Turtle")
    assert known_hand(duel, 0, SPECTATOR) == ["Rhino Turtle"]


# --- Figuru -----------------------------------------------------------------------------------------------------------


@rule("MB-M6", "MB-P4", "MB-T5")
def test_figuru_goes_home_and_a_random_card_of_the_opponent_comes_into_play_for_its_player():
    duel = Galaxy(
        mine=["Figuru"], theirs=["Gorillion"], hand=TWO, their_hand=["Killer Bee"], their_draw=[], their_mindbugs=2
    )
    duel.act("Figuru").sees(mine=["Killer Bee"], hand=["Figuru", *TWO], their_hand=[], life=(3, 2), turn="them")
    duel.sees(mindbugs=(0, 2))


@rule("MB-T5")
def test_the_victim_of_figuru_draws_before_the_play_effect_of_the_lost_card():
    duel = Galaxy(mine=["Figuru"], theirs=["Gorillion"], their_hand=["Ferret Bomber"] * 5, their_draw=["Bee Bear"])
    duel.act("Figuru").asks("them", "choose-from-hand").offers("choose Bee Bear", "choose Ferret Bomber")


@rule("MB-V1", "MB-G3")
def test_figuru_just_goes_home_when_the_opponent_has_no_card():
    duel = Galaxy(mine=["Figuru"], theirs=["Gorillion", "Bee Bear"], hand=TWO, their_hand=[])
    duel.act("Figuru").sees(mine=[], hand=["Figuru", *TWO], turn="them")


@rule("MB-V1")
def test_figuru_may_go_home_from_an_empty_handed_opponent_also_while_it_cannot_be_defeated():
    guardian = creature("Guardian", 2, cannot_be_defeated(ally))
    enemies = ["Gorillion", "Bee Bear"]
    duel = Galaxy(mine=["Figuru", "Guardian"], theirs=enemies, hand=TWO, their_hand=[], cards=[guardian])
    duel.act("Figuru").sees(mine=["Guardian"], hand=["Figuru", *TWO], turn="them")


@rule("MB-N2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_everybody_knows_that_figuru_is_in_the_hand(viewer):
    duel = Galaxy(mine=["Figuru"], theirs=["Gorillion"], hand=TWO)
    duel.act("Figuru")
    assert known_hand(duel, 0, viewer) == ["Figuru"]


@rule("MB-K6")
def test_a_fast_card_that_figuru_brings_may_attack_at_once():
    duel = Galaxy(mine=["Figuru"], theirs=["Gorillion"], hand=TWO, their_hand=["Rhubarbarian"])
    duel.act("Figuru").asks("me", "fast").attack("Rhubarbarian").no_block().sees(life=(3, 2), turn="them")


@rule("MB-A6")
def test_figuru_cannot_act_in_the_turn_it_came():
    duel = Galaxy(mine=[{"card": "Figuru", "arrived": 9}], theirs=["Gorillion"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur")


# --- Grape Sentinel ---------------------------------------------------------------------------------------------------


@rule("MB-K2")
def test_grape_sentinel_hunts_a_creature_of_its_choice():
    duel = Galaxy(mine=["Grape Sentinel"], theirs=["Gorillion", "Killer Bee"])
    duel.attack("Grape Sentinel").offers("hunt Gorillion", "hunt Killer Bee", "hunt-nobody").hunt("Killer Bee")
    duel.sees(mine=["Grape Sentinel"], theirs=["Gorillion"], their_discard=["Killer Bee"], life=(3, 3))


@rule("MB-A3")
def test_grape_sentinel_and_a_creature_of_power_six_defeat_each_other():
    duel = Galaxy(mine=["Grape Sentinel", "Bee Bear"], theirs=["Topinambur Titan"], their_hand=TWO)
    duel.attack("Grape Sentinel").hunt("Topinambur Titan")
    duel.sees(discard=["Grape Sentinel"], their_discard=["Topinambur Titan"])


# --- Kiwanoid ---------------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-N2")
def test_kiwanoid_pays_octonite_to_take_a_card_of_its_players_discard_pile_in_hand():
    duel = Galaxy(mine=["Kiwanoid"], theirs=["Bee Bear"], hand=TWO, discard=["Turbo Bug", "Shark Dog"])
    duel.attack("Kiwanoid").offers("choose Shark Dog", "choose Turbo Bug").choose("Turbo Bug").asks("them", "block")
    duel.sees(hand=[*TWO, "Turbo Bug"], discard=["Shark Dog"])
    assert duel.creature("Kiwanoid").octonite == 1
    assert known_hand(duel, 0, SPECTATOR) == ["Turbo Bug"]


@rule("MB-H6")
def test_kiwanoid_must_pay_even_with_an_empty_discard_pile():
    duel = Galaxy(mine=["Kiwanoid"], theirs=["Bee Bear"], hand=TWO, their_discard=["Shark Dog"])
    duel.attack("Kiwanoid").asks("them", "block").sees(hand=TWO, their_discard=["Shark Dog"])
    assert duel.creature("Kiwanoid").octonite == 1


@rule("MB-H6")
def test_kiwanoid_without_octonite_takes_no_card():
    duel = Galaxy(mine=[{"card": "Kiwanoid", "octonite": 0}], theirs=["Bee Bear"], hand=TWO, discard=["Shark Dog"])
    duel.attack("Kiwanoid").asks("them", "block").sees(hand=TWO, discard=["Shark Dog"])


@rule("MB-K6", "MB-H6")
def test_a_kiwanoid_taken_with_a_mindbug_attacks_at_once_and_digs_in_its_takers_pile():
    duel = Galaxy(
        mine=["Bee Bear"],
        hand=["Kiwanoid", "Gorillion"],
        discard=["Turbo Bug"],
        their_discard=["Shark Dog"],
        their_hand=TWO,
        their_mindbugs=1,
    )
    duel.play("Kiwanoid").mindbug().asks("them", "distribute").done().attack("Kiwanoid").asks("me", "block").no_block()
    duel.sees(their_hand=[*TWO, "Shark Dog"], discard=["Turbo Bug"], life=(2, 3), turn="me")


# --- Leeklings --------------------------------------------------------------------------------------------------------


@rule("MB-G5", "MB-K5")
def test_leeklings_defeat_every_sneaky_or_poisonous_enemy_whenever_they_attack():
    duel = Galaxy(
        mine=["Leeklings", "Spider Owl"], theirs=["Applebot", "Axolotl Healer", "Plated Scorpion", "Bee Bear"]
    )
    duel.attack("Leeklings").asks("them", "block").no_block()
    duel.sees(theirs=["Bee Bear", "Plated Scorpion (exhausted)"], their_discard=["Applebot", "Axolotl Healer"])
    duel.again().asks("them", "block").no_block().sees(theirs=["Bee Bear"], mine=["Leeklings", "Spider Owl"])
    duel.sees(life=(3, 3))


def test_leeklings_leave_enemies_with_other_keywords_alone():
    duel = Galaxy(mine=["Leeklings"], theirs=["Killer Bee", "Luchataur", "Shield Bugs"])
    duel.attack("Leeklings").asks("them", "block").sees(theirs=["Killer Bee", "Luchataur", "Shield Bugs"])


@rule("MB-Y2")
def test_leeklings_defeat_an_enemy_that_is_sneaky_only_because_it_is_not_its_turn():
    duel = Galaxy(mine=["Leeklings"], theirs=["Radisher", "Turbo Bug", "Snail Thrower"])
    duel.attack("Leeklings").asks("me", "attack-again")
    duel.sees(theirs=[], their_discard=["Radisher", "Snail Thrower", "Turbo Bug"], life=(3, 2))


# --- Melon Master -----------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-M8")
def test_melon_master_costs_a_life_when_the_opponent_discards_power_four():
    duel = Galaxy(hand=["Melon Master", "Gorillion"], their_hand=["Turbo Bug", "Spider Owl", "Bee Bear"])
    duel.play("Melon Master").asks("them", "choose-from-hand").choose("Turbo Bug")
    duel.sees(life=(3, 2), their_discard=["Turbo Bug"], turn="them")


def test_melon_master_costs_no_life_when_the_opponent_discards_power_three():
    duel = Galaxy(hand=["Melon Master", "Gorillion"], their_hand=["Turbo Bug", "Spider Owl", "Bee Bear"])
    duel.play("Melon Master").choose("Spider Owl").sees(life=(3, 3), their_discard=["Spider Owl"], turn="them")


@rule("MB-G3")
def test_melon_master_costs_no_life_when_there_is_nothing_to_discard():
    duel = Galaxy(hand=["Melon Master", "Gorillion"], theirs=["Bee Bear", "Luchataur"], their_hand=[])
    duel.play("Melon Master").sees(life=(3, 3), turn="them")


@rule("MB-L1", "MB-T6")
def test_melon_master_takes_the_last_life_and_wins():
    full = ["Bee Bear"] * 5
    duel = Galaxy(hand=["Melon Master", "Gorillion"], their_hand=full, their_draw=["Spider Owl"], their_life=1)
    duel.play("Melon Master").choose("Bee Bear").sees(winner="me", their_hand=[*full[1:], "Spider Owl"])


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_melon_master_hits_the_one_who_played_it():
    duel = Galaxy(hand=["Melon Master", "Gorillion", "Spider Owl", "Bee Bear"], their_mindbugs=1)
    duel.play("Melon Master").mindbug().asks("me", "choose-from-hand").choose("Gorillion")
    duel.sees(life=(2, 3), discard=["Gorillion"], turn="me")
