"""What may be done, what is chosen together, and what holds this turn (rules MB-G10 to MB-G13)."""

from typing import Any

import pytest

from bugduel.mindbug.cards.tree import Effect
from bugduel.mindbug.cards.vocabulary import (
    FRENZY,
    HUNTER,
    SNEAKY,
    TOUGH,
    ally,
    any_creature,
    cannot_attack,
    cannot_be_defeated,
    cannot_block,
    choose_one,
    creature,
    defeat,
    discard,
    discard_draw_pile,
    draw_unused,
    enemy,
    every,
    exactly,
    extra_turn,
    for_each,
    gain_life,
    have,
    lose_life,
    lose_life_down_to,
    make_attack,
    may,
    me,
    my_discard,
    one,
    opponent,
    other_ally,
    power,
    power_up,
    put_into_play,
    refresh,
    return_to_hand,
    steal_cards,
    take_control,
    their_discard,
    this,
    this_turn,
    together,
)
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]


# --- may --------------------------------------------------------------------------------------------------------------


def barter(first: Effect, **position: Any) -> Duel:
    """I have just played Barter: "You may ...; if you do, gain 1 life." """
    card = creature("Barter", 3, play=may(first, gain_life(1)))
    return Duel(cards=[card], hand=["Barter", *TWO], their_hand=TWO, **position).play("Barter")


@rule("MB-G10")
def test_what_may_be_done_and_is_done_has_its_consequence():
    duel = barter(discard(1, me)).asks("me", "may").accept().choose("Luchataur")
    duel.sees(discard=["Luchataur"], life=(4, 3), turn="them")


@rule("MB-G10")
def test_what_may_be_done_can_be_refused():
    barter(discard(1, me)).refuse().sees(discard=[], life=(3, 3), turn="them")


@rule("MB-G10")
@pytest.mark.parametrize(
    "first",
    [
        discard(3, me),
        defeat(one(enemy)),
        defeat(exactly(2, ally)),
        take_control(one(enemy, power >= 6)),
        return_to_hand(one(my_discard)),
        put_into_play(one(their_discard)),
        lose_life(4, me),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_what_cannot_be_tried_in_full_is_not_offered(first: Effect):
    barter(first).sees(life=(3, 3), mine=["Barter"], hand=TWO, turn="them")


@rule("MB-G10")
def test_one_of_mine_and_one_enemy_are_not_offered_without_an_enemy():
    barter(defeat(together(one(ally), one(enemy)))).sees(life=(3, 3), mine=["Barter"], turn="them")


@rule("MB-G10", "MB-P6", "MB-M4")
@pytest.mark.parametrize(
    "first",
    [refresh(), draw_unused(1), steal_cards(3), lose_life_down_to(1, opponent)],
    ids=lambda effect: type(effect).__name__,
)
def test_what_would_find_too_little_is_not_offered(first: Effect):
    barter(first, unused=[], their_life=1).sees(life=(3, 1), hand=TWO, their_hand=TWO, turn="them")


@rule("MB-G10")
def test_a_price_the_opponent_would_pay_looks_at_what_the_opponent_has():
    card = creature("Barter", 3, play=may(discard(1, opponent), gain_life(1)))
    rich = Duel(cards=[card], mine=["Bee Bear"], hand=["Barter"], theirs=TWO, their_hand=["Spider Owl"])
    rich.play("Barter").asks("me", "may").accept().sees(their_discard=["Spider Owl"], life=(4, 3))
    poor = Duel(cards=[card], hand=["Barter", *TWO], theirs=TWO, their_hand=[])
    poor.play("Barter").sees(life=(3, 3), turn="them")


@rule("MB-G10")
def test_life_the_opponent_would_lose_is_not_measured_by_mine():
    duel = barter(lose_life(2, opponent), life=1).asks("me", "may").accept()
    duel.sees(life=(2, 1))


@rule("MB-G10")
def test_a_creature_exhausted_instead_was_not_defeated():
    barter(defeat(one(enemy)), theirs=["Rhino Turtle"]).accept().sees(theirs=["Rhino Turtle (exhausted)"], life=(3, 3))


@rule("MB-G10")
def test_a_creature_really_defeated_was():
    barter(defeat(one(enemy)), theirs=["Rhino Turtle (exhausted)"]).accept().sees(theirs=[], life=(4, 3))


@rule("MB-G10", "MB-K5")
def test_a_creature_that_cannot_be_defeated_may_be_tried_in_vain():
    rock = creature("Rock", 4, TOUGH, cannot_be_defeated(this))
    card = creature("Barter", 3, play=may(defeat(one(enemy)), gain_life(1)))
    duel = Duel(cards=[rock, card], hand=["Barter", *TWO], theirs=["Rock"], their_hand=TWO)
    duel.play("Barter").accept().sees(theirs=["Rock"], life=(3, 3), turn="them")


@rule("MB-G10")
def test_one_of_two_exhausted_instead_means_it_was_not_done():
    duel = barter(defeat(exactly(2, enemy)), theirs=["Rhino Turtle", "Bee Bear"]).accept()
    duel.sees(theirs=["Rhino Turtle (exhausted)"], their_discard=["Bee Bear"], life=(3, 3))


@rule("MB-G10")
def test_a_defeat_that_failed_earlier_in_the_effect_does_not_spoil_what_is_done_later():
    card = creature("Barter", 3, play=(defeat(one(enemy)), may(discard(1, me), gain_life(1))))
    duel = Duel(cards=[card], hand=["Barter", *TWO], theirs=["Rhino Turtle"], their_hand=TWO)
    duel.play("Barter").accept().choose("Luchataur")
    duel.sees(theirs=["Rhino Turtle (exhausted)"], discard=["Luchataur"], life=(4, 3))


# --- this turn --------------------------------------------------------------------------------------------------------


@rule("MB-G11")
def test_what_a_creature_gains_this_turn_adds_up_and_ends_with_the_turn():
    caulibot = creature("Cauliflower", 2, FRENZY, attack=this_turn(this, power_up(8)))
    duel = Duel(cards=[caulibot], mine=["Cauliflower"], theirs=["Bee Bear"])
    duel.attack("Cauliflower").asks("them", "block")
    assert duel.power("Cauliflower") == 10
    duel.no_block().again().asks("them", "block")
    assert duel.power("Cauliflower") == 18
    duel.no_block().sees(turn="them")
    assert duel.power("Cauliflower") == 2


@rule("MB-G11")
def test_what_a_creature_gains_this_turn_stays_with_it_under_another_controller():
    tamer = creature(
        "Tamer",
        3,
        play=(
            this_turn(one(enemy), power_up(3)),
            this_turn(one(enemy), have(this, SNEAKY)),
            take_control(one(enemy)),
            discard(1, me),
        ),
    )
    duel = Duel(cards=[tamer], hand=["Tamer", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    duel.play("Tamer").asks("me", "choose-from-hand").sees(mine=["Bee Bear", "Tamer"])
    assert (duel.power("Bee Bear"), duel.keywords("Bee Bear")) == (11, {"SNEAKY"})
    duel.choose("Luchataur")
    assert (duel.power("Bee Bear"), duel.keywords("Bee Bear")) == (8, set())


@rule("MB-G11", "MB-M7")
def test_what_a_creature_gains_this_turn_is_lost_when_it_leaves_play():
    reviver = creature(
        "Reviver",
        3,
        play=(
            this_turn(every(other_ally), power_up(5)),
            defeat(one(other_ally)),
            put_into_play(one(my_discard)),
            discard(1, me),
        ),
    )
    duel = Duel(cards=[reviver], mine=["Bee Bear"], hand=["Reviver", *TWO], their_hand=TWO)
    duel.play("Reviver").asks("me", "choose-from-hand").sees(mine=["Bee Bear", "Reviver"])
    assert duel.power("Bee Bear") == 8


@rule("MB-G11")
def test_what_my_creatures_gain_this_turn_later_arrivals_gain_too():
    drummer = creature(
        "Drummer", 3, play=(this_turn(ally, power_up(1)), put_into_play(one(my_discard)), discard(1, me))
    )
    duel = Duel(cards=[drummer], hand=["Drummer", *TWO], discard=["Bee Bear"], theirs=["Luchataur"])
    duel.play("Drummer").asks("me", "choose-from-hand")
    assert [duel.power(name) for name in ("Drummer", "Bee Bear", "Luchataur")] == [4, 9, 9]
    duel.choose("Luchataur").sees(turn="them")
    assert [duel.power(name) for name in ("Drummer", "Bee Bear")] == [3, 8]


@rule("MB-G11")
def test_what_enemies_suffer_this_turn_a_creature_escapes_by_changing_sides():
    plague = creature("Plague", 3, play=(this_turn(enemy, power_up(-2)), take_control(one(enemy)), discard(1, me)))
    duel = Duel(cards=[plague], hand=["Plague", *TWO], theirs=["Bee Bear", "Luchataur"])
    duel.play("Plague").choose("Bee Bear").asks("me", "choose-from-hand")
    assert [duel.power(name) for name in ("Bee Bear", "Luchataur")] == [8, 7]


@rule("MB-G11")
def test_a_whole_side_may_have_a_keyword_for_the_turn():
    herald = creature("Herald", 3, attack=this_turn(ally, have(this, HUNTER)))
    duel = Duel(cards=[herald], mine=["Herald"], theirs=["Bee Bear"])
    duel.attack("Herald").asks("me", "hunt").no_hunt().no_block()
    assert duel.keywords("Herald") == set()


@rule("MB-G11", "MB-Y3")
def test_a_chosen_enemy_cannot_block_this_turn():
    surfer = creature("Surfer", 3, attack=this_turn(one(enemy), cannot_block(this)))
    duel = Duel(cards=[surfer], mine=["Surfer"], theirs=["Bee Bear", "Gorillion"])
    duel.attack("Surfer").choose("Gorillion").offers("block Bee Bear", "do-not-block")


@rule("MB-G11", "MB-Y3")
def test_a_creature_that_cannot_be_defeated_this_turn_survives_poison():
    blastfish = creature("Blowfish", 1, attack=this_turn(this, cannot_be_defeated(this)))
    duel = Duel(cards=[blastfish], mine=["Blowfish"], theirs=["Spider Owl"])
    duel.attack("Blowfish").block("Spider Owl").sees(mine=["Blowfish"], theirs=["Spider Owl"], turn="them")


@rule("MB-G11")
def test_a_protection_of_this_turn_is_over_in_the_next():
    blastfish = creature("Blowfish", 1, SNEAKY, attack=this_turn(this, cannot_be_defeated(this)))
    duel = Duel(cards=[blastfish], mine=["Blowfish"], theirs=["Spider Owl"])
    duel.attack("Blowfish").block("Spider Owl").sees(mine=["Blowfish"])
    duel.attack("Spider Owl").block("Blowfish").sees(discard=["Blowfish"])


@rule("MB-G11")
def test_enemies_that_cannot_attack_this_turn_may_in_the_next():
    lull = creature("Lull", 3, play=(this_turn(enemy, cannot_attack(this)), make_attack(one(enemy))))
    duel = Duel(cards=[lull], hand=["Lull", *TWO], theirs=["Bee Bear"])
    duel.play("Lull").sees(life=(3, 3), turn="them").offers("attack Bee Bear", "play Gorillion")


@rule("MB-G11", "MB-T7")
def test_what_holds_this_turn_does_not_hold_in_the_extra_turn():
    comet = creature("Comet", 3, play=(this_turn(this, power_up(5)), extra_turn()))
    duel = Duel(cards=[comet], hand=["Comet", *TWO], their_hand=TWO)
    duel.play("Comet").sees(turn="me").offers("attack Comet", "play Gorillion", "play Luchataur")
    assert duel.power("Comet") == 3


# --- choose one -------------------------------------------------------------------------------------------------------


@rule("MB-G12")
def test_either_of_two_effects_may_be_chosen():
    fork = creature("Fork", 3, play=choose_one(defeat(one(enemy)), gain_life(1)))
    first = Duel(cards=[fork], hand=["Fork", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    first.play("Fork").asks("me", "option").option(1).sees(theirs=[], life=(3, 3), turn="them")
    second = Duel(cards=[fork], hand=["Fork", *TWO], theirs=["Bee Bear"], their_hand=TWO)
    second.play("Fork").option(2).sees(theirs=["Bee Bear"], life=(4, 3), turn="them")


@rule("MB-G12")
def test_even_the_one_that_does_nothing_may_be_chosen():
    fork = creature("Fork", 3, play=(choose_one(defeat(one(enemy)), lose_life(1, me)), gain_life(5)))
    duel = Duel(cards=[fork], hand=["Fork", *TWO], their_hand=TWO)
    duel.play("Fork").offers("option", "option").option(1).sees(life=(8, 3), mine=["Fork"])


# --- several creatures ------------------------------------------------------------------------------------------------


@rule("MB-G13")
def test_up_to_two_are_different_creatures():
    duel = Duel(mine=["Gorillion", "Spider Owl", "Shark Dog"], theirs=["Harpy Mother"])
    duel.attack("Gorillion").block("Harpy Mother").choose("Shark Dog").offers("choose my Spider Owl", "done")
    duel.choose("Spider Owl").sees(theirs=["Shark Dog", "Spider Owl"], mine=["Gorillion"])


@rule("MB-G13")
def test_up_to_two_may_be_one():
    duel = Duel(mine=["Gorillion", "Spider Owl", "Shark Dog"], theirs=["Harpy Mother"])
    duel.attack("Gorillion").block("Harpy Mother").choose("Shark Dog").done()
    duel.sees(theirs=["Shark Dog"], mine=["Gorillion", "Spider Owl"])


@rule("MB-G13")
def test_exactly_two_are_different_creatures_and_no_fewer():
    ram = creature("Ram", 3, play=defeat(exactly(2, enemy)))
    duel = Duel(cards=[ram], hand=["Ram", *TWO], theirs=["Rhino Turtle", "Bee Bear", "Gorillion"])
    duel.play("Ram").choose("Rhino Turtle").offers("choose their Bee Bear", "choose their Gorillion")
    duel.choose("Bee Bear").sees(theirs=["Gorillion", "Rhino Turtle (exhausted)"])


@rule("MB-G13", "MB-G5")
def test_the_chosen_creatures_are_defeated_together():
    warden = creature("Warden", 4, have(other_ally, TOUGH))
    ram = creature("Ram", 3, play=defeat(exactly(2, enemy)))
    duel = Duel(cards=[warden, ram], hand=["Ram", *TWO], theirs=["Warden", "Gorillion", "Bee Bear"])
    duel.play("Ram").choose("Warden", "Gorillion").sees(theirs=["Bee Bear", "Gorillion (exhausted)"])


@rule("MB-G13", "MB-G5")
def test_one_of_mine_and_one_enemy_fall_together():
    pact = creature("Pact", 3, play=defeat(together(one(ally), one(enemy))))
    duel = Duel(cards=[pact], mine=["Explosive Toad"], hand=["Pact", *TWO], theirs=["Harpy Mother", "Bee Bear"])
    duel.play("Pact").offers("choose my Explosive Toad", "choose my Pact").choose("Explosive Toad")
    duel.offers("choose their Bee Bear", "choose their Harpy Mother").choose("Harpy Mother")
    duel.asks("me", "order").offers("resolve Explosive Toad", "resolve Harpy Mother")


BONFIRE = creature("Bonfire", 3, play=for_each(discard(2, me, True), defeat(one(any_creature))))


@rule("MB-G13")
def test_for_each_card_the_same_creature_may_be_chosen_again():
    duel = Duel(cards=[BONFIRE], hand=["Bonfire", *TWO, "Spider Owl"], theirs=["Rhino Turtle", "Bee Bear"])
    duel.play("Bonfire").choose("Gorillion", "Luchataur").choose("Rhino Turtle")
    duel.sees(theirs=["Bee Bear", "Rhino Turtle (exhausted)"]).choose("Rhino Turtle")
    duel.sees(theirs=["Bee Bear"], mine=["Bonfire"], turn="them")


@rule("MB-G13")
def test_for_one_card_one_creature_falls_and_for_none_none():
    one_card = Duel(cards=[BONFIRE], hand=["Bonfire", *TWO], theirs=["Luchataur", "Bee Bear", "Shark Dog"])
    one_card.play("Bonfire").choose("Gorillion").done().choose("Bee Bear")
    one_card.sees(theirs=["Luchataur", "Shark Dog"], turn="them")
    no_card = Duel(cards=[BONFIRE], hand=["Bonfire", *TWO], theirs=["Luchataur", "Bee Bear"])
    no_card.play("Bonfire").done().sees(theirs=["Bee Bear", "Luchataur"], hand=TWO, turn="them")


@rule("MB-G13", "MB-G6")
def test_the_fallen_of_a_repeated_effect_wait_until_its_last_time():
    duel = Duel(cards=[BONFIRE], hand=["Bonfire", *TWO], theirs=["Harpy Mother", "Explosive Toad", "Bee Bear"])
    duel.play("Bonfire").choose("Gorillion", "Luchataur").choose("Harpy Mother").asks("me", "choose-creature")
    duel.choose("Explosive Toad").asks("me", "order").offers("resolve Explosive Toad", "resolve Harpy Mother")


@rule("MB-G13", "MB-K5")
def test_for_each_creature_defeated_does_not_count_the_exhausted():
    reaper = creature("Reaper", 3, play=for_each(defeat(every(enemy)), gain_life(1)))
    duel = Duel(cards=[reaper], hand=["Reaper", *TWO], theirs=["Rhino Turtle", "Bee Bear", "Spider Owl"])
    duel.play("Reaper").sees(theirs=["Rhino Turtle (exhausted)"], life=(5, 3))


@rule("MB-G13")
@pytest.mark.parametrize(
    "first",
    [
        return_to_hand(every(my_discard)),
        return_to_hand(every(enemy)),
        put_into_play(exactly(2, their_discard)),
        take_control(every(enemy)),
        steal_cards(2),
        discard_draw_pile(opponent),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_for_each_counts_two_that_were_moved_however_they_were(first: Effect):
    duel = Duel(
        cards=[creature("Tally", 3, play=for_each(first, gain_life(1)))],
        hand=["Tally", *TWO],
        discard=["Spider Owl", "Shark Dog"],
        theirs=["Luchataur", "Bee Bear"],
        their_hand=["Gorillion", "Bee Bear", "Shark Dog", "Luchataur", "Spider Owl"],
        their_draw=TWO,
        their_discard=["Bee Bear", "Shark Dog"],
    )
    duel.play("Tally").sees(life=(5, 3), turn="them")
