"""Battlefruit Galaxy, Olive Orbiter to Quadranut: each card, and where it meets others."""

from functools import partial

from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import (
    any_creature,
    creature,
    defeat,
    every,
    exactly,
    my_discard,
    other_creature,
    power,
    put_into_play,
)
from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])
EARTHQUAKE = creature("Earthquake Mole", 7, play=defeat(every(any_creature, power <= 5)))


def known_hand(duel: Duel, player: int, viewer: int) -> list[str]:
    """The cards of a player's hand that a viewer can name."""
    zones = plain(duel.state.view(viewer))["players"][player]["zones"]
    return sorted(card["card"] for card in zones["hand"]["cards"])


# --- Olive Orbiter ----------------------------------------------------------------------------------------------------


def test_olive_orbiter_takes_all_enemies_along_when_it_was_the_last_creature():
    duel = Galaxy(mine=["Gorillion", "Rhino Turtle"], theirs=["Olive Orbiter"], their_hand=TWO)
    duel.attack("Gorillion").block("Olive Orbiter")
    duel.sees(mine=["Rhino Turtle (exhausted)"], discard=["Gorillion"], their_discard=["Olive Orbiter"])


def test_olive_orbiter_does_nothing_while_its_player_has_another_creature():
    duel = Galaxy(mine=["Gorillion", "Rhino Turtle"], theirs=["Olive Orbiter", "Turbo Bug"])
    duel.attack("Gorillion").block("Olive Orbiter")
    duel.sees(mine=["Gorillion", "Rhino Turtle"], theirs=["Turbo Bug"], their_discard=["Olive Orbiter"])


@rule("MB-G5")
def test_olive_orbiter_that_falls_together_with_its_last_companion_is_the_last_creature():
    duel = Galaxy(
        mine=["Gorillion"],
        theirs=["Olive Orbiter", "Turbo Bug"],
        hand=["Earthquake Mole", *TWO],
        their_hand=TWO,
        cards=[EARTHQUAKE],
    )
    duel.play("Earthquake Mole").sees(mine=[], theirs=[], discard=["Earthquake Mole", "Gorillion"])
    duel.sees(their_discard=["Olive Orbiter", "Turbo Bug"])


# --- Peach Police -----------------------------------------------------------------------------------------------------


@rule("MB-X4")
def test_peach_police_stops_the_defeated_effects_of_the_opponent():
    duel = Galaxy(mine=["Gorillion", "Peach Police"], theirs=["Applebot", "Bee Bear"])
    duel.attack("Gorillion").block("Applebot").sees(life=(3, 3), their_discard=["Applebot"])


@rule("MB-X4")
def test_peach_police_leaves_its_own_players_defeated_effects_alone():
    duel = Galaxy(mine=["Applebot", "Peach Police"], theirs=["Spider Owl", "Bee Bear"])
    duel.attack("Applebot").block("Spider Owl").sees(life=(5, 3), discard=["Applebot"])


@rule("MB-X4", "MB-G5")
def test_a_peach_police_that_falls_together_with_an_enemy_does_not_stop_its_effect():
    duel = Galaxy(
        mine=["Peach Police (exhausted)"], theirs=["Applebot"], hand=["Earthquake Mole", *TWO], cards=[EARTHQUAKE]
    )
    duel.play("Earthquake Mole").sees(life=(3, 5), discard=["Peach Police"], their_discard=["Applebot"])


@rule("MB-X4", "MB-K5")
def test_a_peach_police_that_tough_saves_from_the_same_effect_stops_it():
    duel = Galaxy(mine=["Peach Police"], theirs=["Applebot"], hand=["Earthquake Mole", *TWO], cards=[EARTHQUAKE])
    duel.play("Earthquake Mole").sees(life=(3, 3), mine=["Earthquake Mole", "Peach Police (exhausted)"])


@rule("MB-X4")
def test_a_peach_police_that_falls_in_the_fight_does_not_stop_the_effect_of_the_one_it_fought():
    duel = Galaxy(mine=["Peach Police (exhausted)", "Gorillion"], theirs=["Astronuts"], their_used=1, their_hand=TWO)
    duel.attack("Peach Police").block("Astronuts")
    duel.sees(mindbugs=(0, 1), discard=["Peach Police"], their_discard=["Astronuts"])


@rule("MB-X4")
def test_peach_police_does_not_stop_a_defeated_effect_that_already_waits():
    undertaker = creature("Undertaker", 5, defeated=put_into_play(exactly(1, my_discard, power <= 4)))
    duel = Galaxy(
        mine=["Undertaker"],
        theirs=["Applebot"],
        discard=["Peach Police"],
        hand=["Earthquake Mole", *TWO],
        their_hand=TWO,
        cards=[EARTHQUAKE, undertaker],
    )
    duel.play("Earthquake Mole").asks("me", "order").resolve("Undertaker")
    duel.sees(mine=["Earthquake Mole", "Peach Police"], life=(3, 5), their_discard=["Applebot"])


@rule("MB-X4", "MB-P3", "MB-G9")
def test_a_mindbugged_peach_police_works_for_its_taker_at_once():
    duel = Galaxy(mine=["Applebot"], theirs=["Spider Owl"], hand=["Peach Police", *TWO], their_mindbugs=1)
    duel.play("Peach Police").mindbug().attack("Applebot").block("Spider Owl")
    duel.sees(life=(3, 3), discard=["Applebot"])


@rule("MB-X4")
def test_peach_police_stops_neither_play_nor_attack_effects():
    duel = Galaxy(theirs=["Peach Police"], mine=["Chameleon Sniper"], hand=["Killer Bee", *TWO])
    duel.play("Killer Bee").sees(life=(3, 2)).attack("Peach Police").no_block()
    duel.attack("Chameleon Sniper").sees(life=(2, 0), winner="me")


# --- Pear Patrol ------------------------------------------------------------------------------------------------------


@rule("MB-X15", "MB-N2")
def test_pear_patrol_does_the_play_effect_of_a_card_it_reveals():
    duel = Galaxy(hand=["Pear Patrol", "Killer Bee", "Gorillion"], their_hand=TWO)
    duel.play("Pear Patrol").asks("me", "may").accept().choose("Killer Bee")
    duel.sees(life=(3, 2), mine=["Pear Patrol"], hand=["Gorillion", "Killer Bee"], turn="them")
    assert known_hand(duel, 0, SPECTATOR) == ["Killer Bee"]


def test_pear_patrol_may_reveal_nothing():
    duel = Galaxy(hand=["Pear Patrol", "Killer Bee", "Gorillion"], their_hand=TWO)
    duel.play("Pear Patrol").refuse().sees(life=(3, 3), turn="them")
    assert known_hand(duel, 0, 1) == []


@rule("MB-G3")
def test_pear_patrol_that_reveals_a_card_without_a_play_effect_does_nothing_more():
    duel = Galaxy(hand=["Pear Patrol", "Killer Bee", "Gorillion"], their_hand=TWO)
    duel.play("Pear Patrol").accept().choose("Gorillion").sees(life=(3, 3), turn="them")
    assert known_hand(duel, 0, 1) == ["Gorillion"]


@rule("MB-X15")
def test_in_the_copied_effect_this_is_pear_patrol():
    bruiser = creature("Bruiser", 2, play=defeat(every(other_creature)))
    duel = Galaxy(
        mine=["Bee Bear"],
        theirs=["Luchataur", "Rhino Turtle"],
        hand=["Pear Patrol", "Bruiser", "Gorillion"],
        cards=[bruiser],
    )
    duel.play("Pear Patrol").accept().choose("Bruiser")
    duel.sees(mine=["Pear Patrol"], discard=["Bee Bear"], theirs=["Rhino Turtle (exhausted)"])


@rule("MB-X15", "MB-G13")
def test_pear_patrol_that_copies_quadranut_may_be_its_victim():
    duel = Galaxy(mine=["Bee Bear"], theirs=["Luchataur"], hand=["Pear Patrol", "Quadranut", "Gorillion"])
    duel.play("Pear Patrol").accept().choose("Quadranut").offers("choose my Bee Bear", "choose my Pear Patrol")
    duel.choose("Pear Patrol").sees(mine=["Bee Bear"], discard=["Pear Patrol"], their_discard=["Luchataur"])


@rule("MB-X15", "MB-P3")
def test_a_mindbugged_pear_patrol_reveals_a_card_of_its_takers_hand():
    duel = Galaxy(hand=["Pear Patrol", *TWO], their_hand=["Killer Bee", "Bee Bear"], their_mindbugs=1)
    duel.play("Pear Patrol").mindbug().asks("them", "may").accept().choose("Killer Bee").sees(life=(2, 3), turn="me")


@rule("MB-X4")
def test_deathweaver_stops_pear_patrol():
    duel = Galaxy(theirs=["Deathweaver"], hand=["Pear Patrol", "Killer Bee", "Gorillion"])
    duel.play("Pear Patrol").sees(life=(3, 3), turn="them")


@rule("MB-T8")
def test_pear_patrol_gets_nothing_from_a_card_that_would_copy_again():
    duel = Galaxy(hand=["Pear Patrol", "Pear Patrol", "Killer Bee"], their_hand=TWO)
    duel.play("Pear Patrol").accept().choose("Pear Patrol").sees(life=(3, 3), mine=["Pear Patrol"], turn="them")


# --- Plumarine --------------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-G11", "MB-K1")
def test_plumarine_pays_once_and_keeps_its_power_for_both_attacks_of_the_turn():
    duel = Galaxy(mine=["Plumarine"], theirs=["Bee Bear", "Luchataur", "Gorillion"])
    duel.attack("Plumarine").asks("me", "hunt").hunt("Bee Bear").again().hunt("Luchataur")
    duel.sees(mine=["Plumarine"], their_discard=["Bee Bear", "Luchataur"], turn="them")
    assert (duel.power("Plumarine"), duel.creature("Plumarine").octonite) == (2, 0)


@rule("MB-H6", "MB-G11")
def test_plumarine_with_two_octonite_pays_twice_and_adds_up():
    duel = Galaxy(mine=[{"card": "Plumarine", "octonite": 2}], theirs=["Bee Bear", "Gorillion"])
    duel.attack("Plumarine").hunt("Bee Bear").again().asks("me", "hunt")
    assert (duel.power("Plumarine"), duel.creature("Plumarine").octonite) == (18, 0)


@rule("MB-H6")
def test_plumarine_without_octonite_attacks_with_power_two():
    duel = Galaxy(mine=[{"card": "Plumarine", "octonite": 0}, "Gorillion"], theirs=["Bee Bear"])
    duel.attack("Plumarine").no_hunt().block("Bee Bear").sees(discard=["Plumarine"], theirs=["Bee Bear"])


# --- Pomegrenade ------------------------------------------------------------------------------------------------------


@rule("MB-H5", "MB-K6", "MB-K3")
def test_pomegrenade_defeats_an_enemy_that_it_gave_octonite_when_it_falls():
    duel = Galaxy(hand=["Pomegrenade", *TWO], theirs=["Gorillion", "Bee Bear", "Luchataur"])
    duel.play("Pomegrenade").choose("Bee Bear").done().attack("Pomegrenade").block("Gorillion")
    duel.sees(discard=["Pomegrenade"], their_discard=["Bee Bear", "Gorillion"], theirs=["Luchataur"])


@rule("MB-G3", "MB-G4")
def test_the_player_of_a_fallen_pomegrenade_chooses_among_enemies_with_octonite():
    duel = Galaxy(
        mine=["Pomegrenade", {"card": "Turbo Bug", "octonite": 1}],
        theirs=["Gorillion", {"card": "Bee Bear", "octonite": 1}, {"card": "Rhino Turtle", "octonite": 2}],
    )
    duel.attack("Pomegrenade").block("Gorillion").asks("me", "choose-creature")
    duel.offers("choose their Bee Bear", "choose their Rhino Turtle").choose("Rhino Turtle")
    duel.sees(mine=["Turbo Bug"], theirs=["Bee Bear", "Rhino Turtle (exhausted)"], their_discard=["Gorillion"])


@rule("MB-G3", "MB-H7")
def test_pomegrenade_defeats_nobody_when_the_only_octonite_fell_with_its_enemy():
    duel = Galaxy(mine=["Pomegrenade"], theirs=[{"card": "Gorillion", "octonite": 1}, "Bee Bear"], hand=TWO)
    duel.attack("Pomegrenade").block("Gorillion")
    duel.sees(discard=["Pomegrenade"], their_discard=["Gorillion"], theirs=["Bee Bear"], turn="them")


@rule("MB-G2", "MB-P3")
def test_a_mindbugged_pomegrenade_explodes_for_its_taker():
    duel = Galaxy(mine=["Gorillion", "Bee Bear"], hand=["Pomegrenade", *TWO], their_mindbugs=1)
    duel.play("Pomegrenade").mindbug().asks("them", "distribute").choose("Bee Bear").done().wait("Pomegrenade")
    duel.attack("Gorillion").block("Pomegrenade")
    duel.sees(mine=[], discard=["Bee Bear", "Gorillion"], their_discard=["Pomegrenade"])


# --- Quadranut --------------------------------------------------------------------------------------------------------


@rule("MB-G13")
def test_quadranut_defeats_one_creature_of_its_player_and_one_enemy():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear", "Luchataur"], hand=["Quadranut", *TWO])
    duel.play("Quadranut").asks("me", "choose-creature").offers("choose my Quadranut", "choose my Turbo Bug")
    duel.choose("Turbo Bug").offers("choose their Bee Bear", "choose their Luchataur").choose("Luchataur")
    duel.sees(mine=["Quadranut"], theirs=["Bee Bear"], discard=["Turbo Bug"], their_discard=["Luchataur"])


@rule("MB-G13", "MB-G3")
def test_quadranut_that_comes_alone_must_defeat_itself():
    duel = Galaxy(theirs=["Bee Bear", "Luchataur"], hand=["Quadranut", *TWO])
    duel.play("Quadranut").choose("Bee Bear")
    duel.sees(mine=[], discard=["Quadranut"], theirs=["Luchataur"], their_discard=["Bee Bear"])


@rule("MB-G13", "MB-G3")
def test_quadranut_defeats_a_creature_of_its_player_also_when_there_is_no_enemy():
    duel = Galaxy(mine=["Turbo Bug"], hand=["Quadranut", *TWO], their_hand=TWO)
    duel.play("Quadranut").choose("Turbo Bug").sees(mine=["Quadranut"], discard=["Turbo Bug"], turn="them")


@rule("MB-G13", "MB-G5")
def test_the_two_victims_of_quadranut_fall_together_before_their_effects():
    duel = Galaxy(mine=["Harpy Mother"], theirs=["Explosive Toad", "Turbo Bug"], hand=["Quadranut", *TWO])
    duel.play("Quadranut").choose("Harpy Mother").choose("Explosive Toad")
    duel.asks("me", "order").offers("resolve Explosive Toad", "resolve Harpy Mother")
    duel.sees(mine=["Quadranut"], theirs=["Turbo Bug"])


@rule("MB-G13", "MB-X4")
def test_a_peach_police_that_quadranut_defeats_together_with_an_applebot_does_not_stop_it():
    duel = Galaxy(mine=["Applebot"], theirs=["Peach Police (exhausted)"], hand=["Quadranut", *TWO], their_hand=TWO)
    duel.play("Quadranut").choose("Applebot")
    duel.sees(life=(5, 3), discard=["Applebot"], their_discard=["Peach Police"])


@rule("MB-P3", "MB-K5")
def test_a_mindbugged_quadranut_defeats_for_its_taker_and_only_exhausts_the_tough():
    duel = Galaxy(
        mine=["Turbo Bug", "Bee Bear"], theirs=["Vanilla Creature"], hand=["Quadranut", *TWO], their_mindbugs=1
    )
    duel.play("Quadranut").mindbug().asks("them").choose("Vanilla Creature").choose("Bee Bear")
    duel.sees(mine=["Turbo Bug"], theirs=["Quadranut", "Vanilla Creature (exhausted)"], discard=["Bee Bear"])
