"""Battlefruit Galaxy: octonite is distributed by creatures that come, paid by attackers, and goes with its creature."""

from functools import partial

import pytest

from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import (
    ally,
    creature,
    defeat,
    enemy,
    every,
    exactly,
    gain_life,
    give_control,
    grant_attack,
    my_discard,
    octonite,
    one,
    pay_octonite,
    put_into_play,
    return_to_hand,
    this,
    with_octonite,
)
from duel import Duel
from marks import rule
from plain import plain

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])
SQUASH = creature("Squash", 3, octonite(2), harvest=gain_life(1))


def octonite_on(duel: Duel, *names: str) -> list[int]:
    return [duel.creature(name).octonite for name in names]


# --- distributing -----------------------------------------------------------------------------------------------------


@rule("MB-H5")
def test_a_creature_that_comes_may_spread_its_octonite_over_allies_and_enemies():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear"], hand=["Star Portal", *TWO])
    duel.play("Star Portal").asks("me", "distribute").offers("choose my Turbo Bug", "choose their Bee Bear", "done")
    duel.choose("Turbo Bug", "Bee Bear").sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Turbo Bug", "Bee Bear") == [0, 1, 1]


@rule("MB-H5")
def test_all_octonite_may_go_onto_one_creature():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear"], hand=["Star Portal", *TWO])
    duel.play("Star Portal").choose("Bee Bear", "Bee Bear").sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Turbo Bug", "Bee Bear") == [0, 0, 2]


@rule("MB-H5")
def test_a_part_of_the_octonite_may_stay():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear"], hand=["Star Portal", *TWO])
    duel.play("Star Portal").choose("Turbo Bug").done().sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Turbo Bug", "Bee Bear") == [1, 1, 0]


@rule("MB-H5")
def test_all_octonite_may_stay():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear"], hand=["Star Portal", *TWO])
    duel.play("Star Portal").done().sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Turbo Bug", "Bee Bear") == [2, 0, 0]


@rule("MB-H5")
def test_a_creature_that_comes_alone_keeps_its_octonite_without_a_question():
    duel = Galaxy(hand=["Star Portal", *TWO], their_hand=TWO)
    duel.play("Star Portal").asks("them", "turn-action")
    assert octonite_on(duel, "Star Portal") == [2]


@rule("MB-H5")
def test_octonite_that_was_kept_is_not_distributed_later():
    duel = Galaxy(theirs=["Bee Bear"], hand=["Starfruit Ninja", *TWO])
    duel.play("Starfruit Ninja").done().attack("Bee Bear").no_block().asks("me", "turn-action").play("Gorillion")
    duel.asks("them", "turn-action")
    assert octonite_on(duel, "Starfruit Ninja", "Bee Bear") == [2, 0]


@rule("MB-H5", "MB-P3")
def test_who_took_the_creature_with_a_mindbug_distributes_its_octonite():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Bee Bear"], hand=["Star Portal", *TWO], their_mindbugs=1)
    duel.play("Star Portal").mindbug().asks("them", "distribute").choose("Turbo Bug").done().asks("me", "turn-action")
    assert octonite_on(duel, "Star Portal", "Turbo Bug", "Bee Bear") == [1, 1, 0]


@rule("MB-H5", "MB-H1")
def test_octonite_is_distributed_before_the_play_effect():
    gardener = creature("Gardener", 3, octonite(1, distributes=True), play=defeat(one(enemy, with_octonite)))
    duel = Galaxy(theirs=["Bee Bear", "Luchataur"], hand=["Gardener", *TWO], cards=[gardener])
    duel.play("Gardener").asks("me", "distribute").choose("Luchataur")
    duel.sees(theirs=["Bee Bear"], their_discard=["Luchataur"])


@rule("MB-H5", "MB-X4")
def test_deathweaver_does_not_stop_distributing_because_it_is_no_play_effect():
    duel = Galaxy(theirs=["Deathweaver"], hand=["Star Portal", *TWO])
    duel.play("Star Portal").asks("me", "distribute").choose("Deathweaver").done()
    assert octonite_on(duel, "Star Portal", "Deathweaver") == [1, 1]


@rule("MB-H5")
def test_a_creature_put_into_play_without_its_play_effects_distributes_all_the_same():
    gravedigger = creature("Gravedigger", 3, play=put_into_play(one(my_discard), silent=True))
    duel = Galaxy(
        theirs=["Bee Bear"], hand=["Gravedigger", *TWO], discard=["Star Portal"], their_hand=TWO, cards=[gravedigger]
    )
    duel.play("Gravedigger").asks("me", "distribute").choose("Bee Bear").done().sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Bee Bear") == [1, 1]


@rule("MB-H5", "MB-G5")
def test_of_two_creatures_that_come_together_each_distributes_its_own_octonite():
    gravedigger = creature("Gravedigger", 3, play=put_into_play(exactly(2, my_discard)))
    duel = Galaxy(
        theirs=["Bee Bear"],
        hand=["Gravedigger", *TWO],
        discard=["Star Portal", "Topinambur Titan"],
        cards=[gravedigger],
    )
    duel.play("Gravedigger").asks("me", "order").resolve("Star Portal").choose("Topinambur Titan", "Bee Bear")
    duel.asks("me", "distribute").choose("Bee Bear", "Bee Bear").sees(turn="them")
    assert octonite_on(duel, "Star Portal", "Topinambur Titan", "Bee Bear") == [0, 0, 3]


@rule("MB-H5")
def test_octonite_of_a_harvest_creature_is_not_distributed():
    duel = Galaxy(theirs=["Bee Bear"], hand=["Squash", *TWO], cards=[SQUASH])
    duel.play("Squash").asks("them", "turn-action")
    assert octonite_on(duel, "Squash", "Bee Bear") == [2, 0]


@rule("MB-H5", "MB-H3")
def test_octonite_given_to_a_harvested_creature_lets_it_be_harvested_again():
    duel = Galaxy(
        mine=[{"card": "Squash", "octonite": 0}], theirs=["Bee Bear"], hand=["Star Portal", *TWO], cards=[SQUASH]
    )
    duel.play("Star Portal").choose("Squash").done().attack("Bee Bear")
    duel.sees(life=(3, 3), turn="me")  # one lost to Bee Bear, one harvested
    assert octonite_on(duel, "Squash", "Star Portal") == [0, 1]


@rule("MB-H5", "MB-H2")
def test_octonite_given_to_an_enemys_harvest_creature_delays_its_harvest():
    duel = Galaxy(theirs=[{"card": "Squash", "octonite": 1}], hand=["Star Portal", *TWO], cards=[SQUASH])
    duel.play("Star Portal").choose("Squash").done().sees(life=(3, 3), turn="them")
    assert octonite_on(duel, "Squash") == [1]


@rule("MB-N1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_who_has_how_much_octonite(viewer):
    duel = Galaxy(mine=["Kiwanoid", "Turbo Bug"], theirs=[{"card": "Bee Bear", "octonite": 3}])
    cards = [card for player in plain(duel.state.view(viewer))["players"] for card in player["zones"]["play"]["cards"]]
    assert {card["card"]: card.get("octonite", 0) for card in cards} == {"Kiwanoid": 2, "Turbo Bug": 0, "Bee Bear": 3}


# --- paying -----------------------------------------------------------------------------------------------------------


@rule("MB-H6")
def test_two_attack_abilities_pay_for_themselves():
    brewer = creature("Brewer", 1, grant_attack(ally, pay_octonite(gain_life(1))))
    duel = Galaxy(mine=["Brewer", "Brewer", {"card": "Gorillion", "octonite": 3}], theirs=["Bee Bear"], cards=[brewer])
    duel.attack("Gorillion").asks("them", "block").sees(life=(5, 3))
    assert octonite_on(duel, "Gorillion") == [1]


@rule("MB-H6")
def test_with_one_octonite_only_one_of_two_attack_abilities_is_paid():
    brewer = creature("Brewer", 1, grant_attack(ally, pay_octonite(gain_life(1))))
    duel = Galaxy(mine=["Brewer", "Brewer", {"card": "Gorillion", "octonite": 1}], theirs=["Bee Bear"], cards=[brewer])
    duel.attack("Gorillion").asks("them", "block").sees(life=(4, 3))
    assert octonite_on(duel, "Gorillion") == [0]


@rule("MB-H6", "MB-A4")
def test_an_attacker_that_is_gone_pays_for_no_further_ability():
    brewer = creature("Brewer", 1, grant_attack(ally, pay_octonite(gain_life(1), return_to_hand(every(this)))))
    duel = Galaxy(
        mine=["Brewer", "Brewer", {"card": "Gorillion", "octonite": 3}], theirs=["Bee Bear"], hand=TWO, cards=[brewer]
    )
    duel.attack("Gorillion").sees(life=(4, 3), mine=["Brewer", "Brewer"], hand=["Gorillion", *TWO], turn="them")


@rule("MB-H6", "MB-H7", "MB-A4")
def test_an_attacker_under_other_control_pays_for_no_further_ability():
    brewer = creature("Brewer", 1, grant_attack(ally, pay_octonite(gain_life(1), give_control())))
    duel = Galaxy(
        mine=["Brewer", "Brewer", {"card": "Gorillion", "octonite": 3}], theirs=["Bee Bear"], hand=TWO, cards=[brewer]
    )
    duel.attack("Gorillion").sees(life=(4, 3), theirs=["Bee Bear", "Gorillion"], turn="them")
    assert octonite_on(duel, "Gorillion") == [2]


@rule("MB-H6")
def test_the_octonite_of_other_creatures_does_not_pay_for_an_attacker():
    plumarine = {"card": "Plumarine", "octonite": 0}
    duel = Galaxy(mine=[plumarine, {"card": "Turbo Bug", "octonite": 3}], theirs=["Bee Bear"])
    duel.attack("Plumarine").asks("me", "hunt")
    assert duel.power("Plumarine") == 2
    assert octonite_on(duel, "Turbo Bug") == [3]


# --- going with its creature ------------------------------------------------------------------------------------------


@rule("MB-H7", "MB-M3")
def test_octonite_goes_with_a_creature_that_is_taken_and_is_not_distributed_again():
    duel = Galaxy(mine=["Turbo Bug"], theirs=["Kiwanoid"], hand=["Brain Fly", *TWO], their_hand=TWO)
    duel.play("Brain Fly").sees(mine=["Brain Fly", "Kiwanoid", "Turbo Bug"], turn="them")
    assert octonite_on(duel, "Kiwanoid") == [2]


@rule("MB-H7", "MB-M7")
def test_a_creature_that_comes_back_has_its_printed_octonite_again():
    starfruit = {"card": "Starfruit Ninja", "octonite": 5}
    duel = Galaxy(
        mine=[starfruit, "Turbo Bug"],
        theirs=["Spider Owl"],
        hand=["Compost Dragon", *TWO],
        their_hand=["Bee Bear", *TWO],
    )
    duel.attack("Starfruit Ninja").block("Spider Owl").sees(discard=["Starfruit Ninja"]).play("Bee Bear")
    duel.play("Compost Dragon").asks("me", "distribute").done()
    assert octonite_on(duel, "Starfruit Ninja") == [2]
