"""Attacking, blocking and fighting (rules MB-A and MB-K)."""

from duel import Duel
from marks import rule


@rule("MB-K3", "MB-K5")
def test_poison_exhausts_a_fresh_tough_creature_and_dies():
    duel = Duel(mine=["Rhino Turtle"], theirs=["Spider Owl"])
    duel.attack("Rhino Turtle").block("Spider Owl").stop()
    duel.sees(mine=["Rhino Turtle (exhausted)"], their_discard=["Spider Owl"])


@rule("MB-A2")
def test_an_attack_that_is_not_blocked_costs_a_life():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"])
    duel.attack("Gorillion").no_block()
    duel.sees(life=(3, 2), theirs=["Bee Bear"], turn="them")
