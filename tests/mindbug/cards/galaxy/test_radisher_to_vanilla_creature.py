"""Battlefruit Galaxy, Radisher to Vanilla Creature: each card but Shoctopus, and where it meets others."""

from functools import partial

import pytest

from bugduel.core import SPECTATOR, Seat
from bugduel.mindbug.cards.vocabulary import FAST, creature, have, other_ally
from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])


# --- Radisher ---------------------------------------------------------------------------------------------------------


@rule("MB-K4", "MB-G9")
def test_radisher_can_block_a_sneaky_attacker_in_its_enemys_turn():
    duel = Galaxy(mine=["Applebot", "Gorillion"], theirs=["Radisher", "Bee Bear"])
    duel.attack("Applebot").offers("block Radisher", "do-not-block").block("Radisher")
    duel.sees(discard=["Applebot"], theirs=["Bee Bear", "Radisher"])


@rule("MB-K4", "MB-G9")
def test_radisher_is_not_sneaky_when_it_attacks_in_its_own_turn():
    duel = Galaxy(mine=["Radisher"], theirs=["Gorillion"])
    assert duel.keywords("Radisher") == set()
    duel.attack("Radisher").offers("block Gorillion", "do-not-block")


@rule("MB-A5", "MB-K4")
def test_a_radisher_that_attacks_in_its_enemys_turn_is_sneaky():
    trumpeter = creature("Trumpeter", 2, have(other_ally, FAST))
    duel = Galaxy(
        mine=["Gorillion"], theirs=["Trumpeter"], hand=["Radisher", *TWO], their_mindbugs=1, cards=[trumpeter]
    )
    duel.play("Radisher").mindbug().attack("Radisher").sees(life=(2, 3), turn="me").asks("me", "turn-action")


# --- Rhubarbarian -----------------------------------------------------------------------------------------------------


@rule("MB-G4")
def test_the_player_of_a_fallen_rhubarbarian_discards_a_card_of_choice():
    duel = Galaxy(mine=["Rhubarbarian"], theirs=["Gorillion", "Bee Bear"], hand=["Turbo Bug", *TWO])
    duel.attack("Rhubarbarian").block("Gorillion").asks("me", "choose-from-hand").choose("Turbo Bug")
    duel.sees(hand=TWO, discard=["Rhubarbarian", "Turbo Bug"], their_discard=["Gorillion"])


@rule("MB-M1")
def test_rhubarbarian_costs_nothing_when_the_hand_is_empty():
    duel = Galaxy(mine=["Rhubarbarian", "Bee Bear", "Luchataur"], theirs=["Gorillion", "Turbo Bug"], hand=[])
    duel.attack("Rhubarbarian").block("Gorillion").sees(discard=["Rhubarbarian"], turn="them")


@rule("MB-G2", "MB-K6")
def test_a_mindbugged_rhubarbarian_attacks_at_once_and_costs_its_taker_a_card():
    duel = Galaxy(mine=["Spider Owl"], hand=["Rhubarbarian", *TWO], their_hand=["Bee Bear"], their_mindbugs=1)
    duel.play("Rhubarbarian").mindbug().asks("them", "fast").attack("Rhubarbarian").asks("me", "block")
    duel.block("Spider Owl").sees(their_discard=["Bee Bear", "Rhubarbarian"], their_hand=[], discard=["Spider Owl"])


# --- Romindesco -------------------------------------------------------------------------------------------------------


@rule("MB-G10", "MB-M3")
def test_romindesco_takes_a_creature_for_two_discarded_cards():
    duel = Galaxy(
        mine=["Turbo Bug"],
        theirs=["Rhino Turtle (exhausted)", "Bee Bear"],
        hand=["Romindesco", "Spider Owl", "Shark Dog", "Gorillion"],
    )
    duel.play("Romindesco").asks("me", "may").accept().choose("Spider Owl", "Shark Dog")
    duel.offers(
        "choose my Turbo Bug", "choose my Romindesco", "choose their Rhino Turtle", "choose their Bee Bear"
    ).choose("Rhino Turtle")
    duel.sees(mine=["Rhino Turtle (exhausted)", "Romindesco", "Turbo Bug"], theirs=["Bee Bear"], hand=["Gorillion"])
    duel.sees(discard=["Shark Dog", "Spider Owl"])


def test_romindesco_may_take_nobody_and_then_nothing_is_discarded():
    duel = Galaxy(theirs=["Bee Bear"], hand=["Romindesco", *TWO])
    duel.play("Romindesco").refuse().sees(theirs=["Bee Bear"], hand=TWO, discard=[], turn="them")


@rule("MB-G10")
def test_romindesco_offers_nothing_to_a_player_with_one_card_left():
    duel = Galaxy(theirs=["Bee Bear"], hand=["Romindesco", "Gorillion"])
    duel.play("Romindesco").sees(theirs=["Bee Bear"], hand=["Gorillion"], turn="them")


@rule("MB-T6")
def test_the_hand_is_refilled_before_romindesco_takes_a_creature():
    duel = Galaxy(
        theirs=["Bee Bear"],
        hand=["Romindesco", "Spider Owl", "Shark Dog", *TWO],
        draw=["Turbo Bug", "Brain Fly", "Killer Bee", "Deathweaver"],
    )
    duel.play("Romindesco").accept().choose("Spider Owl", "Shark Dog").asks("me", "choose-creature")
    duel.sees(hand=["Brain Fly", "Killer Bee", "Turbo Bug", *TWO], draw=["Deathweaver"], theirs=["Bee Bear"])


@rule("MB-P3", "MB-G4")
def test_a_mindbugged_romindesco_is_paid_by_its_taker():
    duel = Galaxy(
        mine=["Bee Bear"],
        hand=["Romindesco", *TWO],
        their_hand=["Turbo Bug", "Spider Owl", "Brain Fly"],
        their_mindbugs=1,
    )
    duel.play("Romindesco").mindbug().asks("them", "may").accept().choose("Turbo Bug", "Spider Owl").choose("Bee Bear")
    duel.sees(mine=[], theirs=["Bee Bear", "Romindesco"], their_hand=["Brain Fly"], turn="me")


# --- Star Portal ------------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-M4")
def test_star_portal_pays_to_draw_a_card_of_the_unused_pile():
    duel = Galaxy(mine=["Star Portal"], theirs=["Bee Bear"], hand=TWO, unused=["Shark Dog"])
    duel.attack("Star Portal").sees(hand=[*TWO, "Shark Dog"], life=(3, 2), turn="them")
    assert duel.creature("Star Portal").octonite == 1


@rule("MB-N2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_only_its_player_sees_the_card_that_star_portal_drew(viewer):
    duel = Galaxy(mine=["Star Portal"], theirs=["Bee Bear"], hand=TWO, unused=["Shark Dog"])
    duel.attack("Star Portal")
    seat = Seat(duel.state, viewer)
    assert "Shark Dog" not in str((plain(seat.view), seat.history()))


@rule("MB-H6", "MB-M4")
def test_star_portal_pays_also_when_the_unused_pile_is_empty():
    duel = Galaxy(mine=["Star Portal"], theirs=["Bee Bear"], hand=TWO, unused=[])
    duel.attack("Star Portal").sees(hand=TWO, life=(3, 2))
    assert duel.creature("Star Portal").octonite == 1


@rule("MB-H6")
def test_star_portal_without_octonite_draws_nothing():
    duel = Galaxy(mine=[{"card": "Star Portal", "octonite": 0}], theirs=["Bee Bear"], hand=TWO, unused=["Shark Dog"])
    duel.attack("Star Portal").sees(hand=TWO, life=(3, 2))


# --- Starfruit Ninja --------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-K4")
def test_starfruit_ninja_pays_to_attack_sneakily():
    duel = Galaxy(mine=["Starfruit Ninja"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Starfruit Ninja").offers("block Spider Owl", "do-not-block").no_block().sees(life=(3, 2))
    assert duel.creature("Starfruit Ninja").octonite == 1


@rule("MB-T4", "MB-K4")
def test_starfruit_ninja_is_sneaky_only_in_that_turn():
    duel = Galaxy(mine=["Starfruit Ninja"], theirs=["Gorillion", "Spider Owl"])
    duel.attack("Starfruit Ninja").no_block().attack("Spider Owl").sees(life=(2, 2), turn="me")
    assert duel.keywords("Starfruit Ninja") == set()


@rule("MB-H6")
def test_starfruit_ninja_without_octonite_can_be_blocked_by_anybody():
    duel = Galaxy(mine=[{"card": "Starfruit Ninja", "octonite": 0}], theirs=["Gorillion"])
    duel.attack("Starfruit Ninja").offers("block Gorillion", "do-not-block")


# --- Starship Soupers -------------------------------------------------------------------------------------------------


@rule("MB-G3")
def test_starship_soupers_put_octonite_on_any_creature_when_they_attack():
    duel = Galaxy(mine=["Starship Soupers", "Turbo Bug"], theirs=["Bee Bear"])
    duel.attack("Starship Soupers").asks("me", "choose-creature")
    duel.offers("choose my Starship Soupers", "choose my Turbo Bug", "choose their Bee Bear").choose("Bee Bear")
    duel.asks("them", "block")
    assert duel.creature("Bee Bear").octonite == 1


@rule("MB-L4")
def test_fallen_starship_soupers_cost_the_opponent_a_life_for_each_octonite_they_had():
    duel = Galaxy(mine=[{"card": "Starship Soupers", "octonite": 1}], theirs=["Gorillion"], hand=TWO, their_life=5)
    duel.attack("Starship Soupers").choose("Starship Soupers").block("Gorillion")
    duel.sees(life=(3, 3), discard=["Starship Soupers"])
    assert [event["amount"] for event in duel.history() if event["event"] == "lose-life"] == [2]


def test_fallen_starship_soupers_without_octonite_cost_no_life():
    duel = Galaxy(mine=["Gorillion"], theirs=["Starship Soupers", "Bee Bear"])
    duel.attack("Gorillion").block("Starship Soupers").sees(life=(3, 3), their_discard=["Starship Soupers"])


@rule("MB-G2", "MB-H7")
def test_starship_soupers_under_another_player_turn_their_octonite_against_the_old_one():
    duel = Galaxy(
        mine=["Bee Bear"],
        theirs=[{"card": "Starship Soupers", "octonite": 2}, "Gorillion"],
        hand=["Brain Fly", *TWO],
        their_hand=["Snail Hydra", "Rhino Turtle"],
        their_life=4,
    )
    duel.play("Brain Fly").choose("Starship Soupers").play("Snail Hydra").attack("Starship Soupers")
    duel.choose("Bee Bear").block("Gorillion").sees(life=(3, 2), discard=["Starship Soupers"])


# --- Topinambur Titan -------------------------------------------------------------------------------------------------


@rule("MB-Y1")
def test_topinambur_titan_strengthens_its_players_other_creatures_for_each_octonite_on_it():
    titan = {"card": "Topinambur Titan", "octonite": 3}
    duel = Galaxy(mine=[titan, {"card": "Turbo Bug", "octonite": 2}], theirs=["Bee Bear"])
    assert [duel.power(name) for name in ("Turbo Bug", "Topinambur Titan", "Bee Bear")] == [7, 6, 8]


@rule("MB-Y1")
def test_two_topinambur_titans_strengthen_each_other_with_their_own_octonite():
    titan = {"card": "Topinambur Titan", "octonite": 2}
    duel = Galaxy(mine=[titan, "Topinambur Titan"], theirs=["Bee Bear"])
    assert [duel.power("my Topinambur Titan #1"), duel.power("my Topinambur Titan #2")] == [7, 8]


@rule("MB-H5", "MB-G9")
def test_topinambur_titan_that_gives_its_octonite_away_strengthens_nobody():
    duel = Galaxy(mine=["Turbo Bug"], hand=["Topinambur Titan", *TWO], their_hand=TWO)
    duel.play("Topinambur Titan").asks("me", "distribute")
    assert duel.power("Turbo Bug") == 5
    duel.choose("Turbo Bug")
    assert duel.power("Turbo Bug") == 4


@rule("MB-H7", "MB-M3")
def test_a_taken_topinambur_titan_keeps_its_octonite_and_strengthens_its_new_side():
    duel = Galaxy(theirs=["Topinambur Titan", "Turbo Bug"], hand=["Brain Fly", *TWO])
    assert duel.power("Turbo Bug") == 5
    duel.play("Brain Fly")
    assert (duel.power("Turbo Bug"), duel.power("Brain Fly"), duel.creature("Topinambur Titan").octonite) == (4, 5, 1)


# --- USX Tangerine ----------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-M3")
def test_usx_tangerine_pays_to_take_a_creature_with_octonite():
    bee = {"card": "Bee Bear", "octonite": 2}
    duel = Galaxy(mine=["USX Tangerine"], theirs=[bee, "Gorillion"], hand=TWO)
    duel.act("USX Tangerine").offers("choose my USX Tangerine", "choose their Bee Bear").choose("Bee Bear")
    duel.sees(mine=["Bee Bear", "USX Tangerine"], theirs=["Gorillion"])
    assert (duel.creature("USX Tangerine").octonite, duel.creature("Bee Bear").octonite) == (1, 2)


@rule("MB-H6")
def test_usx_tangerine_that_paid_its_last_octonite_cannot_name_itself():
    tangerine = {"card": "USX Tangerine", "octonite": 1}
    duel = Galaxy(mine=[tangerine], theirs=[{"card": "Bee Bear", "octonite": 1}, "Gorillion"], hand=TWO)
    duel.act("USX Tangerine").sees(mine=["Bee Bear", "USX Tangerine"], turn="them")


@rule("MB-V1")
def test_usx_tangerine_cannot_act_when_no_enemy_has_octonite():
    duel = Galaxy(mine=["USX Tangerine", {"card": "Turbo Bug", "octonite": 1}], theirs=["Gorillion"])
    duel.offers("attack Turbo Bug", "attack USX Tangerine", "play Gorillion")


@rule("MB-H6", "MB-V1")
def test_usx_tangerine_without_octonite_cannot_act():
    tangerine = {"card": "USX Tangerine", "octonite": 0}
    duel = Galaxy(mine=[tangerine], theirs=[{"card": "Gorillion", "octonite": 1}])
    duel.offers("attack USX Tangerine", "play Gorillion")


# --- Vanilla Creature -------------------------------------------------------------------------------------------------


@rule("MB-K5")
def test_vanilla_creature_is_exhausted_first_and_falls_the_second_time():
    duel = Galaxy(mine=["Vanilla Creature"], theirs=["Gorillion", "Rhubarbarian"], hand=TWO)
    duel.attack("Vanilla Creature").block("Gorillion").sees(
        mine=["Vanilla Creature (exhausted)"], theirs=["Gorillion", "Rhubarbarian"]
    )
    duel.attack("Rhubarbarian").block("Vanilla Creature").sees(mine=[], discard=["Vanilla Creature"])


@rule("MB-A3")
def test_vanilla_creature_defeats_what_is_weaker():
    duel = Galaxy(mine=["Vanilla Creature"], theirs=["Bee Bear", "Gorillion"])
    duel.attack("Vanilla Creature").block("Bee Bear").sees(mine=["Vanilla Creature"], their_discard=["Bee Bear"])
