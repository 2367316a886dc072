"""Alien Brain: its opponents put no card into their hand (rule MB-X11)."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import creature, draw_unused, enemy, one, receive_card, return_to_hand
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Bee Bear", "Jazz Dog", "Gorillion", "Luchataur", "Unigon"]
pytestmark = rule("MB-X11")


def test_the_opponent_of_alien_brain_does_not_refill_their_hand():
    duel = Duel(theirs=["Alien Brain"], hand=FIVE, draw=["Turbo Bug"], their_hand=TWO)
    duel.play("Unigon").sees(hand=["Bee Bear", "Jazz Dog", *TWO], draw=["Turbo Bug"])


def test_a_position_with_alien_brain_leaves_a_short_hand_short():
    duel = Duel(theirs=["Alien Brain"], hand=TWO, draw=["Turbo Bug"])
    duel.sees(hand=TWO, draw=["Turbo Bug"])


def test_alien_brains_own_player_draws_as_ever():
    duel = Duel(mine=["Alien Brain"], hand=FIVE, draw=["Turbo Bug"], their_hand=TWO)
    duel.play("Unigon").sees(hand=["Bee Bear", "Jazz Dog", *TWO, "Turbo Bug"], draw=[])


@rule("MB-P1", "MB-P3")
def test_a_mindbugged_alien_brain_lets_its_player_draw_once_more_and_then_never():
    hand = ["Alien Brain", "Bee Bear", "Jazz Dog", *TWO]
    duel = Duel(hand=hand, draw=["Turbo Bug", "Spider Owl"], their_hand=TWO, their_mindbugs=1)
    duel.play("Alien Brain").sees(hand=["Bee Bear", "Jazz Dog", *TWO, "Turbo Bug"]).mindbug()
    duel.play("Jazz Dog").sees(hand=["Bee Bear", *TWO, "Turbo Bug"], draw=["Spider Owl"], theirs=["Alien Brain"])


@rule("MB-T5")
def test_the_hand_is_refilled_at_once_when_alien_brain_is_defeated():
    duel = Duel(mine=["Killer Bee"], theirs=["Alien Brain"], hand=FIVE, draw=["Turbo Bug", "Brain Fly"], their_hand=TWO)
    duel.play("Unigon").play("Luchataur").attack("Killer Bee").hunt("Alien Brain")
    duel.sees(hand=["Bee Bear", "Jazz Dog", *TWO, "Turbo Bug"], draw=["Brain Fly"], their_discard=["Alien Brain"])


def test_the_hand_is_refilled_before_the_attack_goes_on_when_alien_brain_is_taken():
    duel = Duel(
        mine=["Silver Whiskers"],
        theirs=["Alien Brain", "Gorillion"],
        hand=FIVE,
        draw=["Turbo Bug"],
        their_hand=FIVE,
        their_draw=["Brain Fly"],
    )
    duel.play("Unigon").play("Unigon").attack("Silver Whiskers").asks("them", "block")
    duel.sees(mine=["Alien Brain", "Silver Whiskers", "Unigon"], hand=["Bee Bear", "Jazz Dog", *TWO, "Turbo Bug"])
    duel.sees(their_hand=["Bee Bear", "Brain Fly", "Jazz Dog", *TWO]).no_block().play("Jazz Dog")
    duel.sees(their_hand=["Bee Bear", "Brain Fly", *TWO])


def test_two_alien_brains_keep_both_players_from_drawing():
    duel = Duel(
        mine=["Alien Brain"],
        theirs=["Alien Brain"],
        hand=FIVE,
        draw=["Turbo Bug"],
        their_hand=FIVE,
        their_draw=["Brain Fly"],
    )
    duel.play("Unigon").play("Unigon").sees(draw=["Turbo Bug"], their_draw=["Brain Fly"])


@rule("MB-T6")
def test_a_hand_that_lost_a_card_to_an_effect_stays_short():
    duel = Duel(mine=["Gorillion"], theirs=["Alien Brain", "Jean-Claw Pandamme"], hand=FIVE, draw=["Turbo Bug"])
    duel.attack("Gorillion").choose("Unigon").sees(hand=["Bee Bear", *TWO, "Jazz Dog"], draw=["Turbo Bug"])


def test_cards_bound_for_the_hand_from_the_discard_pile_stay_there():
    duel = Duel(theirs=["Alien Brain"], hand=["Giraffodile", *TWO], discard=["Bee Bear"], their_hand=TWO)
    duel.play("Giraffodile").sees(hand=TWO, discard=["Bee Bear"], turn="them")
    attack = Duel(mine=["Short-Neck Giraffodile"], theirs=["Alien Brain"], hand=TWO, discard=["Bee Bear", "Turbo Bug"])
    attack.attack("Short-Neck Giraffodile").asks("them", "block").sees(hand=TWO, discard=["Bee Bear", "Turbo Bug"])


def test_a_creature_bound_for_the_hand_stays_in_play():
    tide = creature("Spring Tide", 5, play=return_to_hand(one(enemy)))
    duel = Duel(
        mine=["Alien Brain"], theirs=["Gorillion"], hand=["Spring Tide", *TWO], their_hand=["Jazz Dog"], cards=[tide]
    )
    duel.play("Spring Tide").sees(theirs=["Gorillion"], their_hand=["Jazz Dog"])


@rule("MB-X8")
def test_strange_barrel_steals_both_cards_before_the_refill():
    duel = Duel(
        mine=["Gorillion"],
        theirs=["Strange Barrel"],
        hand=["Gorillion"] * 5,
        draw=["Chuck", "Chuck"],
        their_hand=TWO,
    )
    duel.attack("Gorillion").block("Strange Barrel")
    duel.sees(hand=["Chuck", "Chuck", "Gorillion", "Gorillion", "Gorillion"], draw=[])
    duel.sees(their_hand=["Gorillion", "Gorillion", *TWO])


@rule("MB-X8")
def test_a_hand_that_strange_barrel_stole_from_stays_short_before_an_alien_brain():
    duel = Duel(
        mine=["Gorillion"], theirs=["Strange Barrel", "Alien Brain"], hand=FIVE, draw=["Jazz Dog"], their_hand=TWO
    )
    duel.attack("Gorillion").block("Strange Barrel").sees(draw=["Jazz Dog"])
    assert len(duel.state.sides[0].hand) == 3
    assert len(duel.state.sides[1].hand) == 4


def test_a_strange_barrel_whose_player_faces_an_alien_brain_steals_nothing():
    duel = Duel(mine=["Gorillion", "Alien Brain"], theirs=["Strange Barrel"], hand=FIVE, their_hand=TWO)
    duel.attack("Gorillion").block("Strange Barrel")
    duel.sees(hand=FIVE, their_hand=TWO, their_discard=["Strange Barrel"])


def test_nothing_is_drawn_from_the_unused_pile():
    digger = creature("Digger", 5, play=draw_unused(1))
    duel = Duel(theirs=["Alien Brain"], hand=["Digger", *TWO], unused=["Bee Bear"], their_hand=TWO, cards=[digger])
    duel.play("Digger").sees(hand=TWO)
    assert len(duel.state.unused) == 1


def test_future_erics_cards_reach_the_draw_pile_but_not_the_hand():
    duel = Duel(theirs=["Alien Brain"], hand=["Future Eric", *TWO], unused=["Bee Bear", "Turbo Bug"], their_hand=TWO)
    duel.play("Future Eric").sees(hand=TWO, draw=["Bee Bear", "Turbo Bug"])


def test_a_given_card_may_come_into_play_and_stays_with_its_giver_if_it_is_bound_for_the_hand():
    beggar = creature("Beggar", 5, play=receive_card(or_hand=True))
    their_hand = ["Bee Bear", "Jazz Dog"]
    duel = Duel(theirs=["Alien Brain"], hand=["Beggar", *TWO], their_hand=their_hand, cards=[beggar])
    duel.play("Beggar").choose("Bee Bear").asks("me", "option").option(2).sees(hand=TWO, their_hand=their_hand)
    into_play = Duel(theirs=["Alien Brain"], hand=["Beggar", *TWO], their_hand=their_hand, cards=[beggar])
    into_play.play("Beggar").choose("Bee Bear").option(1).sees(mine=["Bee Bear", "Beggar"])


@rule("MB-L5")
def test_unigon_wins_with_an_empty_hand_that_alien_brain_keeps_from_being_refilled():
    duel = Duel(mine=["Unigon", "Turbo Bug"], theirs=["Alien Brain"], hand=[], draw=["Bee Bear"])
    duel.attack("Unigon").sees(winner="me", draw=["Bee Bear"])


@rule("MB-G10")
def test_it_is_not_offered_to_take_a_creature_back_that_cannot_come_to_the_hand():
    duel = Duel(
        sets=["first-contact", "promo", "kingdom"],
        mine=["Gorillion"],
        theirs=["Alien Brain"],
        hand=["Spinachia", *TWO],
        their_hand=TWO,
    )
    duel.play("Spinachia").sees(mine=["Gorillion", "Spinachia"], hand=TWO, turn="them")
