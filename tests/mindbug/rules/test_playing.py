"""Playing a card, and Mindbugs (rules MB-P)."""

import pytest

from bugduel.core import SPECTATOR
from bugduel.mindbug.cards.vocabulary import (
    cannot_attack,
    creature,
    enemy,
    no_mindbugs,
    one,
    refresh,
    return_to_hand,
    this,
)
from duel import Duel
from marks import rule
from plain import plain

CATCHER = creature("Catcher", 9, no_mindbugs())
STATUE = creature("Statue", 6, cannot_attack(this))
EJECTOR = creature("Ejector", 4, play=return_to_hand(one(enemy)))
MEDIC = creature("Medic", 4, play=refresh())

TWO = ["Gorillion", "Luchataur"]


def used(duel: Duel) -> tuple[int, ...]:
    return tuple(player["counters"]["used-mindbugs"] for player in plain(duel.state.view(SPECTATOR))["players"])


def asked_for_mindbugs(duel: Duel) -> int:
    """How often a Mindbug was decided about so far."""
    return sum(event["event"] in ("mindbug", "keep-mindbug") for event in duel.history())


@rule("MB-P1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_played_card_is_shown_to_all_while_the_opponent_decides(viewer):
    duel = Duel(hand=["Bee Bear", *TWO], their_mindbugs=2)
    duel.play("Bee Bear").asks("them", "mindbug").offers("use-mindbug", "keep-mindbug")
    duel.sees(hand=TWO, mine=[], theirs=[])
    assert [card["card"] for card in plain(duel.state.view(viewer))["zones"]["shown"]["cards"]] == ["Bee Bear"]


@rule("MB-P1")
def test_the_hand_is_refilled_before_the_opponent_decides():
    full = ["Bee Bear", "Shark Dog", "Gorillion", "Gorillion", "Gorillion"]
    duel = Duel(hand=full, draw=["Luchataur"], their_mindbugs=2)
    duel.play("Bee Bear").asks("them", "mindbug").sees(hand=[*full[1:], "Luchataur"], draw=[])


@rule("MB-P1")
def test_without_an_unused_mindbug_the_opponent_is_not_asked():
    duel = Duel(hand=["Bee Bear", *TWO], theirs=["Shark Dog"], mindbugs=2, their_mindbugs=0, their_used=2)
    duel.play("Bee Bear").sees(mine=["Bee Bear"], turn="them").asks("them", "turn-action")
    assert asked_for_mindbugs(duel) == 0


@rule("MB-P1")
def test_the_opponent_is_asked_once_even_with_two_mindbugs():
    duel = Duel(hand=["Bee Bear", *TWO], their_hand=TWO, their_mindbugs=2)
    duel.play("Bee Bear").no_mindbug().asks("them", "turn-action").sees(mine=["Bee Bear"], mindbugs=(0, 2))
    assert asked_for_mindbugs(duel) == 1


@rule("MB-P2")
def test_a_card_nobody_takes_enters_for_its_player_and_its_play_effect_too_and_the_turn_ends():
    duel = Duel(hand=["Axolotl Healer", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Axolotl Healer").no_mindbug()
    duel.sees(mine=["Axolotl Healer"], theirs=[], life=(5, 3), mindbugs=(0, 1), turn="them")
    assert used(duel) == (0, 0)


@rule("MB-P2", "MB-P3")
def test_the_play_effect_waits_for_the_mindbug_decision():
    duel = Duel(theirs=["Shark Dog"], hand=["Kangasaurus Rex", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Kangasaurus Rex").asks("them", "mindbug").sees(theirs=["Shark Dog"])
    duel.no_mindbug().sees(theirs=[], their_discard=["Shark Dog"])


@rule("MB-P3")
def test_a_taken_card_enters_for_the_opponent_and_the_mindbug_is_spent():
    duel = Duel(hand=["Bee Bear", *TWO], mindbugs=1, their_mindbugs=2)
    duel.play("Bee Bear").mindbug().sees(mine=[], theirs=["Bee Bear"], hand=TWO, mindbugs=(1, 1))
    assert used(duel) == (0, 1)


@rule("MB-P3")
def test_the_play_effect_of_a_taken_card_is_the_opponents():
    duel = Duel(mine=["Shark Dog"], theirs=["Brain Fly"], hand=["Kangasaurus Rex", *TWO], their_mindbugs=1)
    duel.play("Kangasaurus Rex").mindbug().sees(mine=[], discard=["Shark Dog"], theirs=["Brain Fly", "Kangasaurus Rex"])


@rule("MB-P3")
def test_who_took_a_card_chooses_for_it_from_their_own_side_of_the_table():
    duel = Duel(
        hand=["Compost Dragon", *TWO], discard=["Bee Bear"], their_discard=["Shark Dog", "Turbo Bug"], their_mindbugs=1
    )
    duel.play("Compost Dragon").mindbug().asks("them").offers("choose Shark Dog", "choose Turbo Bug")
    duel.choose("Turbo Bug").sees(theirs=["Compost Dragon", "Turbo Bug"], discard=["Bee Bear"])


@rule("MB-P3")
def test_after_the_play_effect_of_the_taken_card_the_player_must_act_again():
    duel = Duel(mine=["Shark Dog"], hand=["Ferret Bomber", "Bee Bear", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Ferret Bomber").mindbug().asks("me", "choose-from-hand").choose("Bee Bear", "Gorillion")
    duel.sees(turn="me", discard=["Bee Bear", "Gorillion"]).asks("me", "turn-action")
    duel.offers("play Luchataur", "attack Shark Dog")


@rule("MB-P3")
def test_the_second_turn_action_may_be_an_attack_and_there_is_no_third():
    duel = Duel(mine=["Gorillion"], theirs=["Shark Dog"], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().attack("Gorillion").no_block()
    duel.sees(turn="them", life=(3, 2)).asks("them", "turn-action")


@rule("MB-P3")
def test_the_second_turn_action_may_be_a_card_and_there_is_no_third():
    duel = Duel(mine=["Shark Dog"], theirs=["Turbo Bug"], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().play("Gorillion").sees(turn="them", mine=["Shark Dog", "Gorillion"])


@rule("MB-P3")
def test_several_mindbugs_can_follow_in_one_turn_one_a_card():
    duel = Duel(hand=["Bee Bear", "Shark Dog", "Turbo Bug", *TWO], their_mindbugs=2)
    duel.play("Bee Bear").mindbug().play("Shark Dog").mindbug().play("Turbo Bug")
    duel.sees(turn="them", mine=["Turbo Bug"], theirs=["Bee Bear", "Shark Dog"], hand=TWO, mindbugs=(0, 0))
    assert used(duel) == (0, 2)


@rule("MB-P3")
def test_a_mindbug_kept_for_the_first_card_can_be_used_on_the_second_of_the_turn():
    duel = Duel(hand=["Bee Bear", "Shark Dog", *TWO], their_hand=TWO, their_mindbugs=2)
    duel.play("Bee Bear").mindbug().play("Shark Dog").asks("them", "mindbug").no_mindbug()
    duel.sees(turn="them", mine=["Shark Dog"], theirs=["Bee Bear"], mindbugs=(0, 1))


@rule("MB-P3", "MB-T2")
def test_who_loses_the_last_card_to_a_mindbug_and_cannot_act_again_loses_the_game():
    duel = Duel(mine=["Statue"], hand=["Axolotl Healer"], their_mindbugs=1, cards=[STATUE])
    duel.mindbug().sees(winner="them", life=(3, 5), theirs=["Axolotl Healer"])


@rule("MB-P3", "MB-T2")
def test_the_play_effect_of_the_taken_card_can_still_give_the_player_a_turn_action():
    duel = Duel(mine=["Statue"], theirs=["Gorillion"], hand=["Ejector"], their_mindbugs=1, cards=[STATUE, EJECTOR])
    duel.mindbug().sees(winner=None, turn="them", mine=["Statue"], theirs=["Gorillion", "Ejector"])
    assert [event["card"] for event in duel.history() if event["event"] == "play"] == ["Ejector", "Statue"]


@rule("MB-P4")
def test_a_card_that_an_effect_puts_into_play_cannot_be_mindbugged():
    duel = Duel(hand=["Compost Dragon", *TWO], discard=["Bee Bear"], their_hand=TWO, their_mindbugs=2)
    duel.play("Compost Dragon").no_mindbug()
    duel.sees(mine=["Compost Dragon", "Bee Bear"], turn="them", mindbugs=(0, 2)).asks("them", "turn-action")
    assert asked_for_mindbugs(duel) == 1


@rule("MB-P4")
def test_neither_an_attacker_nor_a_creature_that_changes_control_can_be_mindbugged():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion"], their_hand=TWO, mindbugs=2, their_mindbugs=2)
    duel.attack("Bee Bear").asks("them", "block").no_block()
    assert asked_for_mindbugs(duel) == 0
    duel = Duel(theirs=["Gorillion"], hand=["Brain Fly", *TWO], their_hand=TWO, mindbugs=2, their_mindbugs=2)
    duel.play("Brain Fly").no_mindbug().sees(mine=["Brain Fly", "Gorillion"]).asks("them", "turn-action")
    assert asked_for_mindbugs(duel) == 1


@rule("MB-P4")
def test_a_taken_card_cannot_be_taken_back_with_a_second_mindbug():
    duel = Duel(hand=["Bee Bear", *TWO], mindbugs=2, their_mindbugs=2)
    duel.play("Bee Bear").mindbug().asks("me", "turn-action").sees(theirs=["Bee Bear"], mindbugs=(2, 1))
    assert asked_for_mindbugs(duel) == 1


@rule("MB-P5")
def test_a_card_that_forbids_mindbugs_does_not_protect_itself():
    duel = Duel(hand=["Catcher", *TWO], their_mindbugs=1, cards=[CATCHER])
    duel.play("Catcher").asks("them", "mindbug").mindbug().sees(theirs=["Catcher"])


@rule("MB-P5")
def test_in_play_a_card_that_forbids_mindbugs_does_so_for_both_players():
    duel = Duel(mine=["Catcher"], theirs=["Shark Dog"], their_hand=TWO, mindbugs=1, their_mindbugs=1, cards=[CATCHER])
    duel.play("Gorillion").sees(mine=["Catcher", "Gorillion"], turn="them")
    duel.play("Luchataur").sees(theirs=["Shark Dog", "Luchataur"], turn="me")
    assert asked_for_mindbugs(duel) == 0


@rule("MB-P5")
def test_a_taken_card_that_forbids_mindbugs_protects_the_next_card_of_the_same_turn():
    duel = Duel(mine=["Shark Dog"], hand=["Catcher", *TWO], their_hand=TWO, their_mindbugs=2, cards=[CATCHER])
    duel.play("Catcher").mindbug().play("Gorillion").sees(mine=["Shark Dog", "Gorillion"], mindbugs=(0, 1), turn="them")


@rule("MB-P5")
def test_a_shown_card_strengthens_nobody_yet():
    duel = Duel(mine=["Bee Bear"], hand=["Shield Bugs", *TWO], their_mindbugs=1)
    duel.play("Shield Bugs").asks("them", "mindbug")
    assert duel.power("Bee Bear") == 8
    duel.no_mindbug()
    assert duel.power("Bee Bear") == 9


@rule("MB-P5")
def test_a_shown_card_is_nobodys_ally_yet():
    duel = Duel(mine=["Lone Yeti"], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").asks("them", "mindbug")
    assert (duel.power("Lone Yeti"), duel.keywords("Lone Yeti")) == (10, {"FRENZY", "TOUGH"})
    duel.no_mindbug()
    assert (duel.power("Lone Yeti"), duel.keywords("Lone Yeti")) == (5, {"TOUGH"})


@rule("MB-P6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_used_and_unused_mindbugs_are_public(viewer):
    duel = Duel(hand=["Bee Bear", *TWO], mindbugs=1, used=1, their_mindbugs=2)
    duel.play("Bee Bear").mindbug()
    counters = [player["counters"] for player in plain(duel.state.view(viewer))["players"]]
    assert [(count["mindbugs"], count["used-mindbugs"]) for count in counters] == [(1, 1), (1, 1)]
    assert {"event": "mindbug", "seat": 1, "card": "Bee Bear"} in duel.history(viewer)


@rule("MB-P6")
def test_refresh_turns_one_used_mindbug_face_up():
    duel = Duel(hand=["Medic", *TWO], their_hand=TWO, used=2, their_used=2, cards=[MEDIC])
    duel.play("Medic").sees(mindbugs=(1, 0))
    assert used(duel) == (1, 2)


@rule("MB-P6")
def test_with_no_used_mindbug_refresh_does_nothing():
    duel = Duel(hand=["Medic", *TWO], their_hand=TWO, mindbugs=2, their_used=1, cards=[MEDIC])
    duel.play("Medic").sees(mindbugs=(2, 0), turn="them")
    assert used(duel) == (0, 1)


@rule("MB-P6")
def test_a_refreshed_mindbug_can_be_used_again():
    duel = Duel(hand=["Medic", *TWO], their_hand=TWO, used=1, cards=[MEDIC])
    duel.play("Medic").play("Gorillion").asks("me", "mindbug")
    duel.mindbug().sees(mine=["Medic", "Gorillion"], mindbugs=(0, 0))
    assert used(duel) == (1, 0)


@rule("MB-P6", "MB-P3")
def test_the_mindbug_spent_on_a_refreshing_card_is_itself_refreshed():
    duel = Duel(hand=["Medic", *TWO], their_mindbugs=1, used=1, cards=[MEDIC])
    duel.play("Medic").mindbug().sees(theirs=["Medic"], mindbugs=(0, 1))
    assert used(duel) == (1, 0)
    duel.play("Gorillion").asks("them", "mindbug")
