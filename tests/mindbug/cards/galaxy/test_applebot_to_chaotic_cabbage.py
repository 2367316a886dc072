"""Battlefruit Galaxy, Applebot to Chaotic Cabbage: each card, and where it meets others."""

from functools import partial

from bugduel.mindbug.cards.vocabulary import (
    FAST,
    cannot_lose_life,
    creature,
    enemy,
    gain_life,
    have,
    may,
    octonite,
    one,
    other_ally,
    put_into_play,
    take_control,
    their_discard,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
Galaxy = partial(Duel, sets=["first-contact", "galaxy"])


# --- Applebot ---------------------------------------------------------------------------------------------------------


@rule("MB-G1")
def test_applebot_gives_its_player_two_life_when_it_is_defeated():
    duel = Galaxy(mine=["Applebot", "Bee Bear"], theirs=["Spider Owl"], their_hand=TWO)
    duel.attack("Applebot").block("Spider Owl")
    duel.sees(life=(5, 3), discard=["Applebot"], their_discard=["Spider Owl"])


@rule("MB-G2", "MB-P3")
def test_a_mindbugged_applebot_gives_its_life_to_the_one_who_took_it():
    duel = Galaxy(mine=["Gorillion"], hand=["Applebot", "Bee Bear"], their_mindbugs=1)
    duel.play("Applebot").mindbug().attack("Gorillion").block("Applebot")
    duel.sees(life=(3, 5), their_discard=["Applebot"], discard=[])


@rule("MB-G1")
def test_applebot_gives_no_life_when_it_is_discarded_from_a_hand():
    duel = Galaxy(hand=["Melon Master", "Bee Bear"], their_hand=["Applebot", "Gorillion", "Luchataur"])
    duel.play("Melon Master").choose("Applebot").sees(life=(3, 3), their_discard=["Applebot"])


@rule("MB-K4")
def test_applebot_attacks_past_creatures_that_are_not_sneaky():
    duel = Galaxy(mine=["Applebot", "Bee Bear"], theirs=["Gorillion"])
    duel.attack("Applebot").sees(life=(3, 2), turn="them")


# --- Astronuts --------------------------------------------------------------------------------------------------------


@rule("MB-P6")
def test_astronuts_refreshes_one_mindbug_of_a_player_who_has_none_left():
    duel = Galaxy(mine=["Gorillion", "Bee Bear"], theirs=["Astronuts"], their_used=2, their_hand=TWO)
    duel.attack("Gorillion").block("Astronuts")
    duel.sees(mindbugs=(0, 1), discard=["Gorillion"], their_discard=["Astronuts"])


def test_astronuts_refreshes_nothing_while_its_player_has_an_unused_mindbug():
    duel = Galaxy(mine=["Gorillion", "Bee Bear"], theirs=["Astronuts"], their_mindbugs=1, their_used=1, their_hand=TWO)
    duel.attack("Gorillion").block("Astronuts").sees(mindbugs=(0, 1), their_discard=["Astronuts"])


@rule("MB-P6")
def test_astronuts_does_nothing_when_no_mindbug_was_used():
    duel = Galaxy(mine=["Gorillion", "Bee Bear"], theirs=["Astronuts"], used=1, their_hand=TWO)
    duel.attack("Gorillion").block("Astronuts").sees(mindbugs=(0, 0), their_discard=["Astronuts"])


@rule("MB-G2", "MB-P3")
def test_astronuts_gives_back_the_mindbug_that_took_it():
    duel = Galaxy(mine=["Gorillion"], hand=["Astronuts", "Bee Bear"], their_mindbugs=1)
    duel.play("Astronuts").mindbug().sees(mindbugs=(0, 0)).attack("Gorillion").block("Astronuts")
    duel.sees(mindbugs=(0, 1), discard=["Gorillion"], their_discard=["Astronuts"])


# --- Aubergalactic Whale ----------------------------------------------------------------------------------------------


@rule("MB-G5")
def test_aubergalactic_whale_takes_every_enemy_of_power_seven_with_it():
    duel = Galaxy(
        mine=["Aubergalactic Whale", "Luchataur"], theirs=["Gorillion", "Bee Bear", "Grape Sentinel", "Elephantopus"]
    )
    duel.attack("Aubergalactic Whale").block("Gorillion")
    duel.sees(mine=["Luchataur"], theirs=["Grape Sentinel", "Elephantopus (exhausted)"], life=(3, 3))
    duel.sees(discard=["Aubergalactic Whale"], their_discard=["Bee Bear", "Gorillion"])


@rule("MB-Y1")
def test_aubergalactic_whale_looks_at_current_power():
    duel = Galaxy(mine=["Aubergalactic Whale"], theirs=["Gorillion", "Grape Sentinel", "Shield Bugs"], hand=TWO)
    duel.attack("Aubergalactic Whale").block("Gorillion")
    duel.sees(theirs=["Shield Bugs"], their_discard=["Gorillion", "Grape Sentinel"])


@rule("MB-K6")
def test_aubergalactic_whale_may_attack_in_the_turn_it_comes():
    duel = Galaxy(hand=["Aubergalactic Whale", *TWO], theirs=["Bee Bear"])
    duel.play("Aubergalactic Whale").asks("me", "fast")
    duel.offers("attack Aubergalactic Whale", "wait Aubergalactic Whale")
    duel.attack("Aubergalactic Whale").no_block().sees(life=(3, 2), turn="them")


@rule("MB-K6")
def test_aubergalactic_whale_may_wait_and_is_not_asked_again():
    duel = Galaxy(hand=["Aubergalactic Whale", *TWO], theirs=["Bee Bear"])
    duel.play("Aubergalactic Whale").wait("Aubergalactic Whale").sees(life=(3, 3), turn="them")
    duel.asks("them", "turn-action")


@rule("MB-K6", "MB-A5")
def test_an_aubergalactic_whale_taken_with_a_mindbug_may_attack_at_once_for_its_taker():
    duel = Galaxy(mine=["Bee Bear"], hand=["Aubergalactic Whale", *TWO], their_mindbugs=1)
    duel.play("Aubergalactic Whale").mindbug().asks("them", "fast").attack("Aubergalactic Whale")
    duel.asks("me", "block").no_block().sees(life=(2, 3), turn="me").asks("me", "turn-action")


# --- Bean Bot ---------------------------------------------------------------------------------------------------------


@rule("MB-M2")
def test_bean_bot_steals_a_life_from_an_opponent_who_has_more():
    duel = Galaxy(hand=["Bean Bot", "Gorillion"], their_hand=TWO, life=2)
    duel.play("Bean Bot").sees(life=(3, 2), turn="them")


def test_bean_bot_steals_nothing_when_both_have_the_same_life():
    duel = Galaxy(hand=["Bean Bot", "Gorillion"], their_hand=TWO)
    duel.play("Bean Bot").sees(life=(3, 3), turn="them")


@rule("MB-P3")
def test_a_mindbugged_bean_bot_steals_for_the_one_who_took_it():
    duel = Galaxy(hand=["Bean Bot", *TWO], their_life=1, their_mindbugs=1)
    duel.play("Bean Bot").mindbug().sees(life=(2, 2), theirs=["Bean Bot"])


@rule("MB-M2")
def test_bean_bot_gains_no_life_that_the_opponent_cannot_lose():
    saint = creature("Saint", 1, cannot_lose_life())
    duel = Galaxy(hand=["Bean Bot", "Gorillion"], theirs=["Saint"], life=2, cards=[saint])
    duel.play("Bean Bot").sees(life=(2, 3), turn="them")


# --- Boomberry --------------------------------------------------------------------------------------------------------


@rule("MB-H6", "MB-K5")
def test_boomberry_pays_its_octonite_to_defeat_every_enemy_before_it_is_blocked():
    duel = Galaxy(mine=["Boomberry", "Gorillion"], theirs=["Bee Bear", "Rhino Turtle"])
    duel.attack("Boomberry").asks("them", "block").offers("block Rhino Turtle", "do-not-block").no_block()
    duel.sees(theirs=["Rhino Turtle (exhausted)"], their_discard=["Bee Bear"], mine=["Boomberry", "Gorillion"])
    duel.sees(life=(3, 2))
    assert duel.creature("Boomberry").octonite == 0


@rule("MB-H6")
def test_boomberry_without_octonite_is_just_a_weak_attacker():
    duel = Galaxy(mine=[{"card": "Boomberry", "octonite": 0}, "Gorillion"], theirs=["Bee Bear", "Spider Owl"])
    duel.attack("Boomberry").block("Bee Bear").sees(discard=["Boomberry"], theirs=["Bee Bear", "Spider Owl"])


@rule("MB-H6")
def test_boomberry_pays_even_when_there_is_no_enemy():
    duel = Galaxy(mine=["Boomberry"], hand=TWO, their_hand=TWO)
    duel.attack("Boomberry").sees(life=(3, 2), turn="them")
    assert duel.creature("Boomberry").octonite == 0


@rule("MB-A4")
def test_boomberry_that_a_fallen_toad_takes_along_hits_nobody():
    duel = Galaxy(mine=["Boomberry", "Gorillion"], theirs=["Explosive Toad"], their_hand=TWO)
    duel.attack("Boomberry").asks("them").choose("Boomberry")
    duel.sees(discard=["Boomberry"], their_discard=["Explosive Toad"], mine=["Gorillion"], life=(3, 3), turn="them")


# --- Borgions ---------------------------------------------------------------------------------------------------------


@rule("MB-T7", "MB-H6")
def test_borgions_pays_defeats_an_enemy_and_its_player_takes_another_turn():
    duel = Galaxy(mine=["Borgions", "Gorillion"], theirs=["Bee Bear", "Luchataur"], hand=TWO)
    duel.act("Borgions").offers("choose their Bee Bear", "choose their Luchataur").choose("Bee Bear")
    duel.sees(their_discard=["Bee Bear"], theirs=["Luchataur"], turn="me").asks("me", "turn-action")
    duel.attack("Gorillion").no_block().sees(life=(3, 2), turn="them")
    assert duel.creature("Borgions").octonite == 0


@rule("MB-H6", "MB-V1")
def test_borgions_without_octonite_cannot_act():
    duel = Galaxy(mine=[{"card": "Borgions", "octonite": 0}], theirs=["Bee Bear"])
    duel.offers("attack Borgions", "play Gorillion")


@rule("MB-V1")
def test_borgions_may_act_without_an_enemy_because_the_turn_changes():
    duel = Galaxy(mine=["Borgions"], hand=TWO, their_hand=TWO)
    duel.act("Borgions").asks("me", "turn-action").sees(turn="me").play("Gorillion").sees(turn="them")


@rule("MB-A6", "MB-V1")
def test_borgions_can_neither_act_nor_attack_in_the_turn_it_came():
    duel = Galaxy(mine=[{"card": "Borgions", "arrived": 9}], theirs=["Bee Bear"], hand=TWO)
    duel.offers("play Gorillion", "play Luchataur")


@rule("MB-K5", "MB-T7")
def test_borgions_takes_its_extra_turn_also_when_tough_saves_the_enemy():
    duel = Galaxy(mine=["Borgions"], theirs=["Rhino Turtle"], hand=TWO)
    duel.act("Borgions").sees(theirs=["Rhino Turtle (exhausted)"], turn="me").asks("me", "turn-action")


@rule("MB-T7")
def test_borgions_with_two_octonite_can_act_again_in_its_extra_turn():
    duel = Galaxy(
        mine=[{"card": "Borgions", "octonite": 2}], theirs=["Bee Bear", "Luchataur", "Rhino Turtle"], hand=TWO
    )
    duel.act("Borgions").choose("Bee Bear").act("Borgions").choose("Luchataur").sees(theirs=["Rhino Turtle"], turn="me")
    duel.play("Gorillion").sees(turn="them")


@rule("MB-T7", "MB-T3")
def test_the_extra_turn_of_borgions_has_its_own_start_of_turn():
    squash = creature("Squash", 3, octonite(2), harvest=gain_life(1))
    duel = Galaxy(mine=["Borgions", {"card": "Squash", "octonite": 1}], theirs=["Bee Bear"], hand=TWO, cards=[squash])
    duel.act("Borgions").sees(life=(4, 3), turn="me").asks("me", "turn-action")


@rule("MB-T7", "MB-A6")
def test_a_creature_that_came_in_the_turn_of_borgions_may_attack_in_the_extra_turn():
    duel = Galaxy(mine=["Borgions", {"card": "Strange Barrel", "arrived": 9}], theirs=["Bee Bear", "Luchataur"])
    duel.offers("act Borgions", "attack Borgions", "play Gorillion").act("Borgions").choose("Bee Bear")
    duel.attack("Strange Barrel").no_block().sees(life=(3, 2), turn="them")


@rule("MB-T7", "MB-K6")
def test_borgions_that_acts_in_the_opponents_turn_gives_its_player_two_turns_in_a_row():
    trumpeter = creature("Trumpeter", 2, have(other_ally, FAST))
    duel = Galaxy(
        mine=["Bee Bear"],
        theirs=["Trumpeter"],
        hand=["Borgions", *TWO],
        their_hand=["Snail Hydra", "Strange Barrel", "Turbo Bug"],
        their_mindbugs=1,
        cards=[trumpeter],
    )
    duel.play("Borgions").mindbug().asks("them", "distribute").done()
    duel.offers("act Borgions", "attack Borgions", "wait Borgions").act("Borgions")
    duel.sees(discard=["Bee Bear"], turn="me").play("Gorillion").sees(turn="them")
    duel.play("Snail Hydra").sees(turn="them").wait("Snail Hydra").sees(turn="them").asks("them", "turn-action")
    duel.play("Strange Barrel").wait("Strange Barrel").sees(turn="me")


# --- Broodmother ------------------------------------------------------------------------------------------------------


@rule("MB-G4", "MB-T6")
def test_broodmother_makes_the_opponent_discard_a_card_for_each_octonite_on_her_players_creatures():
    duel = Galaxy(
        mine=["Broodmother", {"card": "Gorillion", "octonite": 1}],
        theirs=[{"card": "Bee Bear", "octonite": 3}],
        their_hand=["Killer Bee", "Turbo Bug", "Luchataur", "Shark Dog", "Gorillion"],
        their_draw=["Brain Fly", "Snail Hydra", "Spider Owl"],
    )
    duel.attack("Broodmother").asks("them", "choose-from-hand").choose("Killer Bee", "Turbo Bug").asks("them", "block")
    duel.sees(their_discard=["Killer Bee", "Turbo Bug"], their_draw=["Spider Owl"])
    duel.sees(their_hand=["Brain Fly", "Gorillion", "Luchataur", "Shark Dog", "Snail Hydra"])
    assert duel.creature("Broodmother").octonite == 1


@rule("MB-M1")
def test_broodmother_takes_the_whole_hand_when_there_is_more_octonite_than_cards():
    duel = Galaxy(mine=["Broodmother", {"card": "Gorillion", "octonite": 2}], theirs=["Bee Bear"], their_hand=TWO)
    duel.attack("Broodmother").sees(their_hand=[], their_discard=TWO).asks("them", "block")


def test_broodmother_takes_no_card_when_no_octonite_is_left_on_her_side():
    duel = Galaxy(
        mine=[{"card": "Broodmother", "octonite": 0}, "Gorillion"],
        theirs=[{"card": "Bee Bear", "octonite": 1}],
        their_hand=TWO,
    )
    duel.attack("Broodmother").asks("them", "block").sees(their_hand=TWO)


@rule("MB-K6", "MB-A5")
def test_a_broodmother_taken_with_a_mindbug_attacks_at_once_and_empties_the_hand_she_came_from():
    duel = Galaxy(mine=["Bee Bear"], hand=["Broodmother", "Killer Bee", *TWO], theirs=["Shield Bugs"], their_mindbugs=1)
    duel.play("Broodmother").mindbug().done().attack("Broodmother").asks("me", "choose-from-hand")
    duel.choose("Killer Bee").asks("me", "block").no_block().sees(discard=["Killer Bee"], life=(2, 3), turn="me")


# --- Caulibot ---------------------------------------------------------------------------------------------------------


@rule("MB-G11", "MB-K1")
def test_caulibot_that_attacks_twice_has_sixteen_more_power_the_second_time():
    duel = Galaxy(mine=["Caulibot"], theirs=["Gorillion", "Bee Bear"])
    duel.attack("Caulibot").asks("them", "block")
    assert duel.power("Caulibot") == 9
    duel.no_block().again()
    assert duel.power("Caulibot") == 17
    duel.block("Gorillion").sees(mine=["Caulibot"], their_discard=["Gorillion"], life=(3, 2))


@rule("MB-T4")
def test_caulibot_is_weak_again_when_its_turn_is_over():
    duel = Galaxy(mine=["Caulibot"], theirs=["Gorillion"])
    duel.attack("Caulibot").no_block().stop().sees(turn="them")
    assert duel.power("Caulibot") == 1
    duel.attack("Gorillion").block("Caulibot").sees(mine=["Caulibot (exhausted)"], theirs=["Gorillion"])


@rule("MB-G11", "MB-M3")
def test_caulibot_keeps_its_power_of_this_turn_under_another_player():
    siren = creature("Siren", 1, defeated=(take_control(one(enemy)), may(gain_life(1))))
    duel = Galaxy(mine=["Caulibot"], theirs=["Siren"], hand=TWO, their_hand=TWO, cards=[siren])
    duel.attack("Caulibot").block("Siren").asks("them", "may").sees(theirs=["Caulibot"])
    assert duel.power("Caulibot") == 9
    duel.refuse().sees(turn="them")
    assert duel.power("Caulibot") == 1


@rule("MB-G11", "MB-M7")
def test_a_caulibot_that_falls_and_comes_back_has_lost_its_power_of_this_turn():
    reviver = creature("Reviver", 9, defeated=(put_into_play(one(their_discard)), may(gain_life(1))))
    duel = Galaxy(mine=["Caulibot (exhausted)"], theirs=["Reviver"], hand=TWO, their_hand=TWO, cards=[reviver])
    duel.attack("Caulibot").block("Reviver").asks("them", "may").sees(mine=[], discard=[], theirs=["Caulibot"])
    assert duel.power("Caulibot") == 1


# --- Chaotic Cabbage --------------------------------------------------------------------------------------------------


@rule("MB-M2", "MB-T5")
def test_chaotic_cabbage_steals_a_card_and_its_victim_draws_another():
    duel = Galaxy(
        mine=["Chaotic Cabbage", "Gorillion"],
        theirs=["Spider Owl"],
        hand=TWO,
        their_hand=["Bee Bear"] * 5,
        their_draw=["Shark Dog"],
    )
    duel.attack("Chaotic Cabbage").block("Spider Owl").sees(hand=["Bee Bear", *TWO], discard=["Chaotic Cabbage"])
    duel.sees(their_hand=["Bee Bear"] * 4 + ["Shark Dog"], their_draw=[], theirs=["Spider Owl"])


def test_chaotic_cabbage_finds_nothing_in_an_empty_hand():
    duel = Galaxy(mine=["Chaotic Cabbage", "Gorillion"], theirs=["Spider Owl", "Bee Bear"], hand=TWO, their_hand=[])
    duel.attack("Chaotic Cabbage").block("Spider Owl").sees(hand=TWO, discard=["Chaotic Cabbage"])


@rule("MB-G2", "MB-P3")
def test_a_mindbugged_chaotic_cabbage_steals_from_the_hand_it_came_from():
    duel = Galaxy(mine=["Gorillion"], hand=["Chaotic Cabbage", "Bee Bear"], their_hand=TWO, their_mindbugs=1)
    duel.play("Chaotic Cabbage").mindbug().attack("Gorillion").block("Chaotic Cabbage")
    duel.sees(hand=[], their_hand=["Bee Bear", *TWO], their_discard=["Chaotic Cabbage"])
