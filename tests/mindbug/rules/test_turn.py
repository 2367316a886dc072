"""Turns, drawing, extra turns and editions (rules MB-T and MB-R)."""

from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    ally,
    any_creature,
    cannot_attack,
    cannot_block,
    creature,
    defeat,
    discard,
    enemy,
    every,
    extra_turn,
    gain_life,
    have,
    may,
    me,
    my_discard,
    one,
    opponent,
    power,
    power_up,
    put_into_play,
    this,
    this_turn,
)
from duel import Duel
from marks import rule
from plain import plain

STATUE = creature("Statue", 6, cannot_attack(this))
PUMPER = creature("Pumper", 5, attack=this_turn(this, power_up(4)))
CHEERLEADER = creature("Cheerleader", 2, attack=this_turn(ally, power_up(2)))
BERSERKER = creature("Berserker", 4, attack=this_turn(this, have(this, FRENZY)))
GLUER = creature("Gluer", 4, attack=this_turn(one(enemy), cannot_block(this)))
RAGER = creature("Rager", 5, attack=this_turn(this, power_up(4)), end_of_turn=defeat(every(any_creature, power >= 9)))
NURSE = creature("Nurse", 4, end_of_turn=gain_life(1))
PURGER = creature("Purger", 4, play=discard(1, me))
GREEDY = creature("Greedy", 4, play=(discard(2, opponent), discard(1, opponent)))
BORG = creature("Borg", 4, play=extra_turn())
CHAIN = creature("Chain", 4, play=may(put_into_play(one(my_discard))))

FIVE = ["Gorillion", "Gorillion", "Luchataur", "Luchataur", "Luchataur"]
TWO = ["Gorillion", "Bee Bear"]


@rule("MB-T1")
def test_players_alternate_and_one_turn_action_ends_a_turn():
    duel = Duel(mine=["Gorillion", "Bee Bear"], theirs=["Luchataur", "Killer Bee"])
    duel.attack("Gorillion").no_block().sees(turn="them").asks("them", "turn-action")
    duel.attack("Killer Bee").hunt("Bee Bear").sees(turn="me").asks("me", "turn-action")
    duel.play("Gorillion").sees(turn="them").asks("them", "turn-action")


@rule("MB-T2")
def test_the_turn_action_is_any_card_of_the_hand_or_any_creature_and_nothing_else():
    duel = Duel(mine=["Bee Bear", "Shark Dog"], theirs=["Gorillion"], hand=["Luchataur", "Luchataur", "Brain Fly"])
    duel.asks("me", "turn-action")
    duel.offers("play Luchataur", "play Brain Fly", "attack Bee Bear", "attack Shark Dog")


@rule("MB-T2")
def test_a_player_without_a_turn_action_loses_at_once():
    duel = Duel(theirs=["Gorillion"], hand=[], their_turn=True)
    duel.sees(winner=None)
    duel.attack("Gorillion").sees(winner="them", life=(2, 3)).asks(None)


@rule("MB-T2")
def test_a_creature_that_cannot_attack_is_no_turn_action():
    Duel(mine=["Statue"], hand=[], cards=[STATUE]).sees(winner="them")
    Duel(mine=["Statue"], hand=["Shark Dog", "Bee Bear"], cards=[STATUE]).offers("play Shark Dog", "play Bee Bear")


@rule("MB-T2")
def test_without_cards_a_player_goes_on_as_long_as_a_creature_can_attack():
    duel = Duel(mine=["Gorillion", "Shark Dog"], theirs=["Bee Bear"], hand=[])
    duel.sees(winner=None).offers("attack Gorillion", "attack Shark Dog")


@rule("MB-T2")
def test_an_effect_that_waits_in_the_turn_before_can_save_the_last_turn_action():
    duel = Duel(mine=["Harpy Mother"], theirs=["Gorillion", "Killer Bee", "Turbo Bug"], hand=[], their_turn=True)
    duel.attack("Gorillion").block("Harpy Mother").choose("Turbo Bug", "Killer Bee")
    duel.sees(winner=None, turn="me", mine=["Turbo Bug", "Killer Bee"])
    duel.offers("attack Turbo Bug", "attack Killer Bee")


@rule("MB-T4")
def test_end_of_turn_abilities_come_before_what_holds_this_turn_ends():
    duel = Duel(mine=["Rager"], theirs=["Bee Bear"], cards=[RAGER])
    duel.attack("Rager").no_block().sees(mine=[], discard=["Rager"], life=(3, 2), turn="them")


@rule("MB-T4")
def test_end_of_turn_abilities_happen_once_after_the_turn_action():
    duel = Duel(mine=["Nurse"], theirs=["Bee Bear"], cards=[NURSE])
    duel.attack("Nurse").sees(life=(3, 3))
    duel.no_block().sees(life=(4, 2), turn="them")


@rule("MB-T4")
def test_power_given_to_a_creature_for_this_turn_ends_with_the_turn():
    duel = Duel(mine=["Pumper"], theirs=["Bee Bear"], cards=[PUMPER])
    duel.attack("Pumper")
    assert duel.power("Pumper") == 9
    duel.no_block().sees(turn="them")
    assert duel.power("Pumper") == 5


@rule("MB-T4")
def test_power_given_to_a_side_for_this_turn_ends_with_the_turn():
    duel = Duel(mine=["Cheerleader", "Gorillion"], theirs=["Bee Bear"], cards=[CHEERLEADER])
    duel.attack("Cheerleader")
    assert (duel.power("Cheerleader"), duel.power("Gorillion"), duel.power("Bee Bear")) == (4, 12, 8)
    duel.no_block().sees(turn="them")
    assert (duel.power("Cheerleader"), duel.power("Gorillion")) == (2, 10)


@rule("MB-T4")
def test_a_keyword_given_for_this_turn_ends_with_the_turn():
    duel = Duel(mine=["Berserker"], theirs=["Gorillion"], cards=[BERSERKER])
    duel.attack("Berserker").no_block()
    assert duel.keywords("Berserker") == {"FRENZY"}
    duel.stop().sees(turn="them")
    assert duel.keywords("Berserker") == set()


@rule("MB-T4")
def test_a_limit_set_for_this_turn_ends_with_the_turn():
    duel = Duel(mine=["Gluer", "Gorillion"], theirs=["Bee Bear"], cards=[GLUER])
    duel.attack("Gluer").sees(life=(3, 2), turn="them")
    duel.attack("Bee Bear").no_block().sees(turn="me")
    duel.attack("Gorillion").offers("block Bee Bear", "do-not-block")


@rule("MB-T5")
def test_a_hand_is_refilled_before_the_mindbug_decision():
    duel = Duel(hand=["Gorillion", *FIVE[1:]], draw=["Bee Bear", "Shark Dog"], their_mindbugs=1)
    duel.play("Gorillion").asks("them", "mindbug")
    duel.sees(hand=[*FIVE[1:], "Bee Bear"], draw=["Shark Dog"])


@rule("MB-T5")
def test_a_hand_is_refilled_before_play_effects():
    duel = Duel(hand=["Purger", "Gorillion", "Gorillion", "Gorillion", "Gorillion"], draw=["Bee Bear"], cards=[PURGER])
    duel.play("Purger").offers("choose Gorillion", "choose Bee Bear")


@rule("MB-T5")
def test_a_short_hand_is_refilled_to_five_from_the_top_of_the_draw_pile():
    duel = Duel(hand=["Gorillion"], draw=["Bee Bear", "Luchataur", "Shark Dog", "Turbo Bug", "Brain Fly"])
    duel.sees(hand=["Gorillion", "Bee Bear", "Luchataur", "Shark Dog", "Turbo Bug"], draw=["Brain Fly"])


@rule("MB-T5")
def test_a_player_who_must_discard_refills_in_the_other_players_turn():
    duel = Duel(mine=["Tusked Extorter"], their_hand=FIVE, their_draw=["Bee Bear", "Shark Dog"])
    duel.attack("Tusked Extorter").choose("Gorillion")
    duel.sees(their_hand=[*FIVE[1:], "Bee Bear"], their_draw=["Shark Dog"], their_discard=["Gorillion"])


@rule("MB-T5")
def test_a_player_who_was_stolen_from_refills_and_the_thief_keeps_more_than_five():
    duel = Duel(
        mine=["Strange Barrel"],
        theirs=["Gorillion"],
        hand=FIVE,
        draw=["Brain Fly"],
        their_hand=["Shark Dog"] * 5,
        their_draw=["Bee Bear", "Bee Bear", "Turbo Bug"],
    )
    duel.attack("Strange Barrel").block("Gorillion")
    duel.sees(hand=[*FIVE, "Shark Dog", "Shark Dog"], draw=["Brain Fly"])
    duel.sees(their_hand=["Shark Dog"] * 3 + ["Bee Bear"] * 2, their_draw=["Turbo Bug"])


@rule("MB-T5")
def test_five_cards_left_of_seven_are_not_refilled():
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"],
        theirs=["Gorillion"],
        their_hand=[*FIVE, "Shark Dog", "Shark Dog"],
        their_draw=["Brain Fly"],
    )
    duel.play("Ferret Bomber").choose("Shark Dog", "Shark Dog").sees(their_hand=FIVE, their_draw=["Brain Fly"])


@rule("MB-T5")
def test_four_cards_left_of_six_are_refilled_by_one():
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"],
        theirs=["Gorillion"],
        their_hand=[*FIVE, "Shark Dog"],
        their_draw=["Brain Fly", "Bee Bear"],
    )
    duel.play("Ferret Bomber").choose("Shark Dog", "Gorillion")
    duel.sees(their_hand=[*FIVE[1:], "Brain Fly"], their_draw=["Bee Bear"])


@rule("MB-T5")
def test_an_empty_draw_pile_draws_nothing_and_harms_nobody():
    duel = Duel(hand=["Bee Bear", "Gorillion", "Shark Dog"], draw=[], their_hand=TWO)
    duel.play("Bee Bear").sees(hand=["Gorillion", "Shark Dog"], life=(3, 3), winner=None, turn="them")


@rule("MB-T5")
def test_a_draw_pile_that_is_too_small_gives_what_it_has():
    duel = Duel(hand=["Ferret Bomber", "Gorillion"], theirs=["Gorillion"], their_hand=FIVE, their_draw=["Brain Fly"])
    duel.play("Ferret Bomber").choose("Gorillion", "Luchataur")
    duel.sees(their_hand=["Gorillion", "Luchataur", "Luchataur", "Brain Fly"], their_draw=[], winner=None)


@rule("MB-T5")
def test_there_is_no_hand_limit():
    lost = ["Shark Dog", "Brain Fly", "Turbo Bug", "Killer Bee", "Killer Bee", "Bee Bear"]
    duel = Duel(hand=[*FIVE, "Giraffodile"], discard=lost, theirs=["Gorillion"])
    duel.play("Giraffodile").sees(hand=FIVE + lost, discard=[], turn="them")
    duel.attack("Gorillion").no_block().sees(hand=FIVE + lost, discard=[], turn="me")


@rule("MB-T6")
def test_two_cards_are_discarded_together_and_only_then_the_hand_is_refilled():
    duel = Duel(
        hand=["Ferret Bomber", "Gorillion"], theirs=["Gorillion"], their_hand=FIVE, their_draw=["Brain Fly", "Bee Bear"]
    )
    duel.play("Ferret Bomber").choose("Gorillion")
    duel.sees(their_discard=[], their_draw=["Brain Fly", "Bee Bear"])
    duel.offers("choose Gorillion", "choose Luchataur")
    duel.choose("Luchataur").sees(their_discard=["Gorillion", "Luchataur"], their_draw=[])


@rule("MB-T6")
def test_the_hand_is_refilled_before_the_next_instruction_of_the_effect():
    duel = Duel(
        hand=["Greedy", "Gorillion"],
        theirs=["Gorillion"],
        their_hand=FIVE,
        their_draw=["Brain Fly", "Bee Bear"],
        cards=[GREEDY],
    )
    duel.play("Greedy").choose("Gorillion", "Gorillion")
    duel.offers("choose Luchataur", "choose Brain Fly", "choose Bee Bear")


@rule("MB-T6")
def test_stolen_cards_leave_together_and_none_of_them_is_a_newly_drawn_one():
    for seed in "abcdefghijklmnopqrst":
        duel = Duel(
            mine=["Strange Barrel"],
            theirs=["Gorillion"],
            their_hand=["Shark Dog"] * 2 + ["Brain Fly"] * 3,
            their_draw=["Bee Bear"] * 3,
            seed=seed,
        )
        duel.attack("Strange Barrel").block("Gorillion")
        duel.sees(their_draw=["Bee Bear"])
        mine = [card["card"] for card in plain(duel.state.view(0))["players"][0]["zones"]["hand"]["cards"]]
        assert len(mine) == 3
        assert "Bee Bear" not in mine


@rule("MB-T7", "MB-A6")
def test_an_extra_turn_is_a_whole_turn_and_then_the_opponent_follows():
    duel = Duel(mine=["Nurse"], theirs=["Gorillion"], hand=["Borg", "Bee Bear"], cards=[BORG, NURSE])
    duel.play("Borg").sees(turn="me", life=(4, 3))
    duel.offers("play Bee Bear", "attack Nurse", "attack Borg")
    duel.attack("Borg").no_block().sees(turn="them", life=(5, 2))
    assert [event["turn"] for event in duel.history() if event["event"] == "turn"] == [10, 11]
    duel.attack("Gorillion").no_block().sees(turn="me")


@rule("MB-T7", "MB-P3")
def test_who_took_the_extra_turn_with_a_mindbug_has_it_before_the_turn_that_was_next_anyway():
    duel = Duel(mine=["Bee Bear"], theirs=["Gorillion"], hand=["Borg", "Gorillion"], their_mindbugs=1, cards=[BORG])
    duel.play("Borg").mindbug().sees(turn="me", theirs=["Gorillion", "Borg"])
    duel.attack("Bee Bear").no_block().sees(turn="them")
    duel.attack("Gorillion").no_block().sees(turn="them", life=(2, 2))
    duel.attack("Gorillion").no_block().sees(turn="me", life=(1, 2))


@rule("MB-T8")
def test_turn_400_ends_as_a_draw():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], turn=399)
    duel.attack("Gorillion").no_block().sees(winner=None, turn="them")
    duel.attack("Bee Bear").no_block().sees(winner="nobody").asks(None)
    assert duel.state.outcome() == [0.5, 0.5]


@rule("MB-T8")
def test_turn_400_can_still_be_won():
    duel = Duel(mine=["Gorillion"], theirs=["Bee Bear"], their_life=1, turn=400)
    duel.attack("Gorillion").no_block().sees(winner="me")


@rule("MB-T8")
def test_after_50_cards_came_into_play_in_a_turn_no_may_is_offered_until_the_next():
    duel = Duel(hand=["Chain", "Chain"], discard=["Chain"] * 60, theirs=["Gorillion"], cards=[CHAIN])
    duel.play("Chain")
    for _ in range(49):
        duel.asks("me", "may").accept()
    duel.sees(turn="them", mine=["Chain"] * 50, discard=["Chain"] * 11)
    duel.attack("Gorillion").no_block().play("Chain").asks("me", "may").accept().sees(mine=["Chain"] * 52)
