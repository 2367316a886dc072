"""Battlefruit Kingdom, the creatures with octonite: each card, and where it meets others."""

from functools import partial
from typing import Any

import duel as table
from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import TOUGH, creature, have, other_ally
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
ARMOURER = creature("Armourer", 1, have(other_ally, TOUGH))


def with_octonite(card: str, octonite: int) -> dict[str, object]:
    return {"card": card, "octonite": octonite}


def at_my_turn(**position: Any) -> table.Duel:
    """A duel in which they play a Luchataur, whereupon my turn begins."""
    return Duel(**{"hand": TWO, "their_hand": TWO, "their_turn": True, **position}).play("Luchataur")


# --- Alluring Oyster --------------------------------------------------------------------------------------------------


@rule("MB-H2", "MB-G3")
def test_alluring_oyster_takes_a_creature_of_power_six_or_more_from_any_side():
    duel = at_my_turn(mine=[with_octonite("Alluring Oyster", 1), "Giraffodile"], theirs=["Killer Bee"])
    duel.offers("choose my Giraffodile", "choose their Luchataur").choose("Luchataur")
    duel.sees(mine=["Alluring Oyster", "Giraffodile", "Luchataur"], theirs=["Killer Bee"])


@rule("MB-M3", "MB-A6")
def test_the_creature_alluring_oyster_took_keeps_its_state_and_may_attack_at_once():
    duel = at_my_turn(mine=[with_octonite("Alluring Oyster", 1)], theirs=["Rhino Turtle (exhausted)"])
    duel.choose("Rhino Turtle").sees(mine=["Alluring Oyster", "Rhino Turtle (exhausted)"])
    duel.attack("Rhino Turtle").no_block().asks("me", "attack-again")


@rule("MB-Y1")
def test_alluring_oyster_may_choose_itself_when_potadore_lifts_it_to_six():
    duel = at_my_turn(mine=[with_octonite("Alluring Oyster", 1), "Potadore The Wise"])
    duel.offers("choose my Alluring Oyster", "choose their Luchataur").choose("Alluring Oyster")
    duel.sees(mine=["Alluring Oyster", "Potadore The Wise"], theirs=["Luchataur"])


# --- Artimist ---------------------------------------------------------------------------------------------------------


@rule("MB-L5")
def test_artimist_wins_the_game_with_its_last_octonite():
    duel = at_my_turn(mine=[with_octonite("Artimist", 1)], life=1, their_life=9)
    duel.sees(winner="me", life=(1, 9))


def test_artimist_does_not_win_before_its_last_octonite():
    duel = at_my_turn(mine=[with_octonite("Artimist", 2)])
    duel.sees(winner=None).asks("me", "turn-action")


@rule("MB-H7")
def test_an_artimist_taken_with_its_last_octonite_wins_for_its_new_player():
    duel = Duel(
        mine=["Bee Bear"],
        theirs=[with_octonite("Artimist", 1), "Potadore The Wise"],
        hand=["Brain Fly", "Gorillion"],
        their_hand=["Spider Owl", "Killer Bee"],
    )
    duel.play("Brain Fly").choose("Artimist").sees(winner=None).play("Spider Owl").sees(winner="me")


# --- Bananapus --------------------------------------------------------------------------------------------------------


@rule("MB-H2", "MB-G3")
def test_bananapus_defeats_an_enemy_of_its_players_choice():
    duel = at_my_turn(mine=[with_octonite("Bananapus", 1), "Bee Bear"], theirs=["Spider Owl"])
    duel.asks("me", "choose-creature").offers("choose their Spider Owl", "choose their Luchataur").choose("Luchataur")
    duel.sees(their_discard=["Luchataur"], theirs=["Spider Owl"], mine=["Bananapus", "Bee Bear"])


@rule("MB-G3")
def test_bananapus_without_an_enemy_defeats_nothing():
    duel = Duel(
        mine=[with_octonite("Bananapus", 1), "Gorillion"],
        theirs=["Killer Bee"],
        hand=TWO,
        their_hand=TWO,
        their_turn=True,
    )
    duel.attack("Killer Bee").no_hunt().block("Gorillion").sees(mine=["Bananapus", "Gorillion"], turn="me")
    assert duel.creature("Bananapus").octonite == 0


@rule("MB-K5")
def test_bananapus_only_exhausts_a_tough_enemy():
    duel = at_my_turn(mine=[with_octonite("Bananapus", 1)], theirs=["Rhino Turtle"])
    duel.choose("Rhino Turtle").sees(theirs=["Luchataur", "Rhino Turtle (exhausted)"])


@rule("MB-G5", "MB-H2")
def test_what_bananapus_defeats_first_alluring_oyster_cannot_take_afterwards():
    duel = at_my_turn(mine=[with_octonite("Bananapus", 1), with_octonite("Alluring Oyster", 1)], theirs=["Bee Bear"])
    duel.resolve("Bananapus").choose("Bee Bear")
    duel.sees(mine=["Alluring Oyster", "Bananapus", "Luchataur"], theirs=[], their_discard=["Bee Bear"])


# --- Calm Cole --------------------------------------------------------------------------------------------------------


@rule("MB-K5", "MB-Y3")
def test_calm_cole_keeps_other_allies_from_being_defeated_and_exhausted():
    duel = Duel(mine=["Rhino Turtle", "Calm Cole"], theirs=["Gorillion"])
    duel.attack("Rhino Turtle").block("Gorillion").stop()
    duel.sees(mine=["Calm Cole", "Rhino Turtle"], discard=[], theirs=["Gorillion"])


@rule("MB-K3", "MB-K5")
def test_calm_cole_protects_against_poison_and_effects_but_its_allies_may_be_chosen():
    fight = Duel(mine=["Gorillion", "Calm Cole"], theirs=["Spider Owl"])
    fight.attack("Gorillion").block("Spider Owl").sees(mine=["Calm Cole", "Gorillion"], their_discard=["Spider Owl"])
    effect = Duel(hand=["Tiger Squirrel", "Gorillion"], theirs=["Bee Bear", "Giraffodile", "Calm Cole"])
    effect.play("Tiger Squirrel").offers("choose their Bee Bear", "choose their Giraffodile").choose("Bee Bear")
    effect.sees(theirs=["Bee Bear", "Calm Cole", "Giraffodile"], their_discard=[])


def test_calm_cole_does_not_protect_itself_or_its_enemies():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Calm Cole"])
    duel.attack("Gorillion").block("Calm Cole").sees(discard=["Gorillion"], their_discard=["Calm Cole"])


@rule("MB-H2")
def test_calm_coles_harvest_defeats_it():
    duel = at_my_turn(mine=[with_octonite("Calm Cole", 1), "Bee Bear"])
    duel.sees(mine=["Bee Bear"], discard=["Calm Cole"]).asks("me", "turn-action")


@rule("MB-K5", "MB-H3")
def test_two_calm_coles_protect_each_other_from_their_harvest():
    duel = at_my_turn(mine=[with_octonite("Calm Cole", 1), with_octonite("Calm Cole", 2)])
    duel.sees(mine=["Calm Cole", "Calm Cole"], discard=[])


@rule("MB-G5", "MB-G9")
def test_what_falls_together_with_calm_cole_was_still_protected_by_it():
    duel = Duel(
        mine=[with_octonite("Mangonade", 1)],
        theirs=["Calm Cole", "Killer Bee"],
        their_turn=True,
        hand=TWO,
        their_hand=TWO,
    )
    duel.play("Gorillion").sees(theirs=["Gorillion", "Killer Bee"], their_discard=["Calm Cole"])


# --- Captain Cucodile -------------------------------------------------------------------------------------------------


@rule("MB-H2")
def test_captain_cucodile_gains_two_life():
    at_my_turn(mine=["Captain Cucodile"]).sees(life=(5, 3))


@rule("MB-H3")
def test_captain_cucodile_gains_life_once():
    duel = at_my_turn(mine=["Captain Cucodile"], their_hand=[*TWO, "Bee Bear"])
    duel.play("Gorillion").play("Bee Bear").sees(life=(5, 3), turn="me")


# --- Fearberry --------------------------------------------------------------------------------------------------------


@rule("MB-G11")
def test_after_fearberrys_harvest_no_enemy_can_block_this_turn():
    duel = at_my_turn(mine=[with_octonite("Fearberry", 1), "Giraffodile"], theirs=["Spider Owl"])
    duel.attack("Giraffodile").sees(life=(3, 2), turn="them")


@rule("MB-G11", "MB-P3")
def test_fearberry_also_stops_an_enemy_that_came_later_in_the_turn():
    duel = at_my_turn(mine=[with_octonite("Fearberry", 1)], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().attack("Fearberry").sees(life=(3, 2), theirs=["Bee Bear", "Luchataur"])


@rule("MB-T4")
def test_enemies_of_fearberry_block_again_in_the_next_turn():
    duel = at_my_turn(mine=[with_octonite("Fearberry", 1)], hand=TWO, their_hand=[*TWO, "Bee Bear"])
    duel.play("Gorillion").play("Bee Bear").attack("Fearberry").asks("them", "block")
    duel.offers("block Bee Bear", "block Luchataur", "do-not-block")


@rule("MB-K2")
def test_a_hunter_may_still_name_an_enemy_in_fearberrys_turn():
    duel = at_my_turn(mine=[with_octonite("Fearberry", 1), "Killer Bee"], theirs=["Ferret Bomber"])
    duel.attack("Killer Bee").hunt("Ferret Bomber").sees(their_discard=["Ferret Bomber"], life=(3, 3))


# --- Icecube Dragon ---------------------------------------------------------------------------------------------------


@rule("MB-H2")
def test_icecube_dragon_melts_with_its_last_octonite():
    at_my_turn(mine=["Bee Bear", with_octonite("Icecube Dragon", 1)]).sees(
        mine=["Bee Bear"], discard=["Icecube Dragon"]
    )


@rule("MB-H7")
def test_icecube_dragon_melts_for_the_one_who_took_it():
    duel = Duel(
        theirs=[with_octonite("Icecube Dragon", 1)], hand=["Brain Fly", *TWO], their_hand=["Spider Owl", "Killer Bee"]
    )
    duel.play("Brain Fly").play("Spider Owl").sees(mine=["Brain Fly"], discard=["Icecube Dragon"], their_discard=[])


@rule("MB-K5", "MB-H3")
def test_a_tough_icecube_dragon_survives_its_harvest_exhausted_and_melts_no_more():
    duel = at_my_turn(mine=[with_octonite("Icecube Dragon", 1), "Armourer"], cards=[ARMOURER])
    duel.sees(mine=["Armourer", "Icecube Dragon (exhausted)"])
    assert duel.creature("Icecube Dragon").octonite == 0


@rule("MB-K1", "MB-K2")
def test_icecube_dragon_hunts_twice():
    duel = Duel(mine=["Icecube Dragon"], theirs=["Killer Bee", "Ferret Bomber"], their_hand=TWO)
    duel.attack("Icecube Dragon").hunt("Killer Bee").again().hunt("Ferret Bomber").sees(theirs=[], life=(3, 3))


# --- Lychee King ------------------------------------------------------------------------------------------------------


@rule("MB-H2")
def test_lychee_king_costs_the_opponent_a_life():
    at_my_turn(mine=[with_octonite("Lychee King", 1)]).sees(life=(3, 2)).asks("me", "turn-action")


@rule("MB-X6", "MB-H2")
def test_the_life_lychee_king_takes_lets_hyenix_come_back_before_the_turn_action():
    duel = at_my_turn(mine=[with_octonite("Lychee King", 1)], their_discard=["Hyenix"])
    duel.asks("them", "may").accept().sees(theirs=["Hyenix", "Luchataur"]).asks("me", "turn-action")


# --- Mangonade --------------------------------------------------------------------------------------------------------


@rule("MB-G5", "MB-K5")
def test_mangonade_defeats_every_enemy_at_once():
    duel = at_my_turn(mine=[with_octonite("Mangonade", 1), "Spider Owl"], theirs=["Bee Bear", "Rhino Turtle"])
    duel.sees(
        theirs=["Rhino Turtle (exhausted)"],
        their_discard=["Bee Bear", "Luchataur"],
        mine=["Mangonade", "Spider Owl"],
    )


@rule("MB-G5", "MB-G2")
def test_the_defeated_effects_of_mangonades_victims_are_ordered_by_the_active_player_and_chosen_by_theirs():
    duel = at_my_turn(mine=[with_octonite("Mangonade", 1), "Bee Bear"], theirs=["Explosive Toad", "Strange Barrel"])
    duel.asks("me", "order").resolve("Explosive Toad").asks("them", "choose-creature")
    duel.offers("choose my Mangonade", "choose my Bee Bear").choose("Bee Bear")
    duel.sees(hand=[], their_hand=["Gorillion", "Gorillion", "Luchataur"], discard=["Bee Bear"])


# --- Sporeweaver ------------------------------------------------------------------------------------------------------


@rule("MB-H2", "MB-N2")
def test_sporeweaver_takes_two_cards_from_any_discard_piles():
    duel = at_my_turn(
        mine=[with_octonite("Sporeweaver", 1)], discard=["Bee Bear", "Killer Bee"], their_discard=["Spider Owl"]
    )
    duel.asks("me", "choose-discarded").offers("choose Bee Bear", "choose Killer Bee", "choose Spider Owl")
    duel.choose("Spider Owl", "Bee Bear").sees(hand=[*TWO, "Bee Bear", "Spider Owl"], discard=["Killer Bee"])
    duel.sees(their_discard=[])
    assert sorted(duel.state.name(kind) for kind in duel.state.sides[0].known[SPECTATOR]) == ["Bee Bear", "Spider Owl"]


@rule("MB-G3")
def test_sporeweaver_takes_the_only_card_there_is():
    duel = at_my_turn(mine=[with_octonite("Sporeweaver", 1)], their_discard=["Spider Owl"])
    duel.sees(hand=[*TWO, "Spider Owl"], their_discard=[]).asks("me", "turn-action")


@rule("MB-G3")
def test_sporeweaver_may_not_take_fewer_than_it_can():
    duel = at_my_turn(mine=[with_octonite("Sporeweaver", 1)], discard=["Bee Bear", "Killer Bee", "Spider Owl"])
    duel.choose("Bee Bear").offers("choose Killer Bee", "choose Spider Owl")
