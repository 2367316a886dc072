"""Hyenix: when it is offered, to whom, and what waits meanwhile (rules MB-L4, MB-X5, MB-X6)."""

from functools import partial

import duel as table
from bugduel.mindbug.cards.vocabulary import both, creature, lose_life, opponent
from marks import rule

Duel = partial(table.Duel, sets=["first-contact", "new-servants", "kingdom"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
VENGEFUL_BEE = creature("Vengeful Bee", 5, they_lose_life=lose_life(2, opponent))
TWIN_TAX = creature("Twin Tax", 5, play=lose_life(1, both))
DOUBLE_STING = creature("Double Sting", 5, attack=(lose_life(1, opponent), lose_life(1, opponent)))


@rule("MB-X6")
def test_an_unblocked_attack_lets_its_victim_put_hyenix_into_play():
    duel = Duel(mine=["Bee Bear"], their_discard=["Hyenix", "Gorillion"], their_hand=TWO)
    duel.attack("Bee Bear").asks("them", "may").sees(life=(3, 2), turn="me").accept()
    duel.sees(theirs=["Hyenix"], their_discard=["Gorillion"], turn="them")


def test_hyenix_may_stay_in_the_discard_pile():
    duel = Duel(mine=["Bee Bear"], their_discard=["Hyenix"], their_hand=TWO)
    duel.attack("Bee Bear").refuse().sees(theirs=[], their_discard=["Hyenix"], life=(3, 2), turn="them")


@rule("MB-B4")
def test_hyenix_does_not_care_about_the_life_of_the_other_player():
    duel = Duel(mine=["Bee Bear"], discard=["Hyenix"], their_hand=TWO)
    duel.attack("Bee Bear").sees(mine=["Bee Bear"], discard=["Hyenix"], life=(3, 2), turn="them")


@rule("MB-B4")
def test_hyenix_in_hand_or_in_play_does_nothing_when_life_is_lost():
    duel = Duel(mine=["Bee Bear"], theirs=["Hyenix"], their_hand=["Hyenix", "Gorillion"])
    duel.attack("Bee Bear").no_block().sees(theirs=["Hyenix"], their_hand=["Hyenix", "Gorillion"], life=(3, 2))
    duel.asks("them", "turn-action")


@rule("MB-L1")
def test_hyenix_does_not_come_back_for_the_last_life():
    duel = Duel(mine=["Bee Bear"], their_discard=["Hyenix"], their_life=1)
    duel.attack("Bee Bear").sees(winner="me", theirs=[], their_discard=["Hyenix"])


@rule("MB-P4", "MB-M6")
def test_hyenix_cannot_be_mindbugged_when_it_comes_back():
    duel = Duel(mine=["Bee Bear"], their_discard=["Hyenix"], their_hand=TWO, mindbugs=2)
    duel.attack("Bee Bear").accept().sees(theirs=["Hyenix"], mindbugs=(2, 0), turn="them")


@rule("MB-A6", "MB-P3")
def test_hyenix_that_came_back_in_its_own_players_turn_cannot_attack_in_it():
    duel = Duel(mine=["Bee Bear"], hand=["Killer Bee", *TWO], discard=["Hyenix"], their_mindbugs=1)
    duel.play("Killer Bee").mindbug().sees(life=(2, 3)).asks("me", "may").accept()
    duel.sees(mine=["Bee Bear", "Hyenix"]).offers("play Gorillion", "play Luchataur", "attack Bee Bear")


@rule("MB-X6")
def test_hyenix_waits_until_count_draculeech_has_also_defeated_a_creature():
    duel = Duel(mine=["Count Draculeech", "Bee Bear"], theirs=["Gorillion"], discard=["Hyenix"])
    duel.attack("Count Draculeech").sees(life=(2, 3)).asks("me", "choose-creature").choose("Gorillion")
    duel.sees(their_discard=["Gorillion"]).asks("me", "may")


@rule("MB-X6", "MB-G6")
def test_hyenix_is_offered_before_the_block_and_may_then_block():
    duel = Duel(mine=["Coconut Crab"], theirs=["Spider Owl"], their_discard=["Hyenix"])
    duel.attack("Coconut Crab").sees(life=(3, 2)).asks("them", "may").accept()
    duel.asks("them", "block").offers("block Hyenix", "block Spider Owl", "do-not-block").block("Hyenix")
    duel.sees(discard=["Coconut Crab"], their_discard=["Hyenix"], life=(3, 2))


@rule("MB-X6", "MB-K1")
def test_hyenix_is_offered_before_the_second_attack_and_may_block_it():
    duel = Duel(mine=["Luchataur"], their_discard=["Hyenix"], their_hand=TWO)
    duel.attack("Luchataur").asks("them", "may").accept()
    duel.asks("me", "attack-again").again().asks("them", "block").block("Hyenix")
    duel.sees(their_discard=["Hyenix"], mine=["Luchataur"], life=(3, 2))


@rule("MB-X6")
def test_a_refused_hyenix_is_offered_again_for_the_next_loss():
    duel = Duel(mine=["Luchataur"], their_discard=["Hyenix"], their_hand=TWO)
    duel.attack("Luchataur").refuse().again().asks("them", "may").accept()
    duel.sees(theirs=["Hyenix"], life=(3, 1), turn="them")


@rule("MB-X5", "MB-L4")
def test_turbo_bug_takes_all_but_one_life_in_one_loss_so_hyenix_is_offered_once():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], their_discard=["Hyenix"], their_life=5)
    duel.attack("Turbo Bug").sees(life=(3, 1)).asks("them", "may").refuse()
    duel.asks("them", "block")


@rule("MB-X5")
def test_turbo_bug_takes_nothing_at_one_life_so_hyenix_is_not_offered():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], their_discard=["Hyenix"], their_life=1)
    duel.attack("Turbo Bug").asks("them", "block").sees(life=(3, 1), their_discard=["Hyenix"])


@rule("MB-L4", "MB-X6")
def test_two_instructions_are_two_losses_and_hyenix_is_offered_for_each_after_both():
    duel = Duel(
        mine=["Double Sting"], theirs=["Gorillion"], their_discard=["Hyenix"], their_life=5, cards=[DOUBLE_STING]
    )
    duel.attack("Double Sting").sees(life=(3, 3)).asks("them", "may").refuse()
    duel.asks("them", "may").accept().sees(theirs=["Gorillion", "Hyenix"]).asks("them", "block")


@rule("MB-L4")
def test_a_hyenix_already_back_is_not_offered_for_the_second_loss():
    duel = Duel(
        mine=["Double Sting"], theirs=["Gorillion"], their_discard=["Hyenix"], their_life=5, cards=[DOUBLE_STING]
    )
    duel.attack("Double Sting").accept().sees(theirs=["Gorillion", "Hyenix"]).asks("them", "block")


@rule("MB-L4")
def test_what_a_loss_is_followed_by_is_another_loss_for_hyenix():
    duel = Duel(
        mine=["Bee Bear"],
        discard=["Vengeful Bee"],
        their_discard=["Hyenix"],
        their_hand=TWO,
        their_life=9,
        cards=[VENGEFUL_BEE],
    )
    duel.attack("Bee Bear").sees(life=(3, 8)).asks("me", "order").resolve("Hyenix").asks("them", "may").refuse()
    duel.sees(life=(3, 6)).asks("them", "may").accept().sees(theirs=["Hyenix"], life=(3, 6), turn="them")


@rule("MB-L4", "MB-G5")
def test_two_hyenixes_may_both_come_back_for_one_loss():
    duel = Duel(mine=["Bee Bear"], their_discard=["Hyenix", "Hyenix"], their_hand=TWO)
    duel.attack("Bee Bear").accept().asks("them", "may").accept()
    duel.sees(theirs=["Hyenix", "Hyenix"], their_discard=[], life=(3, 2), turn="them")


@rule("MB-G5")
def test_the_active_player_orders_the_hyenixes_of_both_players():
    duel = Duel(
        hand=["Twin Tax", "Gorillion"],
        discard=["Hyenix"],
        their_discard=["Hyenix"],
        their_hand=TWO,
        cards=[TWIN_TAX],
    )
    duel.play("Twin Tax").sees(life=(2, 2)).asks("me", "order").resolve("their Hyenix").asks("them", "may").accept()
    duel.asks("me", "may").refuse().sees(theirs=["Hyenix"], discard=["Hyenix"], turn="them")


@rule("MB-L3")
def test_mysterious_mermaid_sets_life_which_is_no_loss_for_hyenix():
    duel = Duel(hand=["Mysterious Mermaid", "Gorillion"], discard=["Hyenix"], their_life=1, their_hand=TWO)
    duel.play("Mysterious Mermaid").sees(life=(1, 1), discard=["Hyenix"], turn="them")


@rule("MB-X6", "MB-G8")
def test_hyenix_brought_back_by_okra_shaman_is_not_offered_a_second_time():
    duel = Duel(hand=["Okra Shaman", "Gorillion"], discard=["Hyenix"], their_hand=TWO)
    duel.play("Okra Shaman").accept().sees(life=(2, 3), mine=["Hyenix", "Okra Shaman"], discard=[], turn="them")


def test_the_life_that_goreagle_alpha_costs_brings_hyenix_back():
    duel = Duel(hand=["Goreagle Alpha", "Gorillion"], discard=["Hyenix"], their_hand=TWO)
    duel.play("Goreagle Alpha").asks("me", "may").accept()
    duel.sees(life=(2, 3), mine=["Goreagle Alpha", "Hyenix"], discard=[])


@rule("MB-M1", "MB-G2")
def test_a_hyenix_that_fell_under_another_player_comes_back_for_that_player():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Hyenix"], hand=["Killer Bee", "Luchataur"], their_hand=TWO)
    duel.attack("Gorillion").block("Hyenix").sees(their_discard=["Hyenix"], turn="them")
    duel.play("Gorillion").play("Killer Bee").asks("them", "may").sees(life=(3, 2)).accept()
    duel.sees(theirs=["Gorillion", "Hyenix"], their_discard=[])


@rule("MB-K1")
def test_hyenix_attacks_twice():
    duel = Duel(mine=["Hyenix"], their_hand=TWO)
    duel.attack("Hyenix").again().sees(life=(3, 1), turn="them")
