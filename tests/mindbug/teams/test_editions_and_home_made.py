"""Older editions, copied effects and home-made cards among four (rules MB-R2, MB-Q4, MB-X15)."""

from bugduel.mindbug.cards.vocabulary import (
    by_teammate,
    creature,
    discard,
    each_opponent,
    gain_life,
    lose_life,
    may,
    me,
    one,
    opponent,
    return_to_hand,
    steal_cards,
    teammates,
)
from marks import rule
from teams import TWO, Teams

BANDIT = creature("Bandit", 4, play=(steal_cards(1), steal_cards(1)))
BUDDY = creature("Buddy", 4, play=may(by_teammate(discard(1, me)), gain_life(1)), tag_team=True)
PLAGUE = creature("Plague", 4, play=discard(1, each_opponent))
FERRY = creature("Ferry", 4, play=return_to_hand(one(teammates), to_teammate=True), tag_team=True)
STING = creature("Sting", 4, play=(discard(1, opponent), lose_life(1, opponent)))


@rule("MB-R2", "MB-Q2")
def test_in_older_editions_a_mindbug_of_the_teammate_gives_a_whole_new_turn():
    table = Teams(hand=["Bee Bear", *TWO], mate_mindbugs=1, edition="beyond")
    table.play("Bee Bear").mindbug().sees(turn="me", mate=["Bee Bear"])
    assert table.state.turn == 10
    table.play("Gorillion").sees(turn="left")


@rule("MB-R2", "MB-T7")
def test_in_older_editions_the_left_neighbour_follows_however_many_mindbugs_were_used():
    table = Teams(hand=["Bee Bear", *TWO], mate_mindbugs=1, right_mindbugs=1, edition="first")
    table.play("Bee Bear").mindbug().play("Gorillion").mindbug().sees(right=["Gorillion"])
    table.sees(mine=["Luchataur"], turn="left")  # the last card had to be played


@rule("MB-Q4")
def test_each_part_of_an_effect_may_name_another_opponent():
    table = Teams(hand=["Bandit", *TWO], left=["Bee Bear"], right_hand=["Brain Fly", "Brain Fly"], cards=[BANDIT])
    table.play("Bandit").against("right").sees(hand=["Brain Fly", *TWO]).against("left")
    assert (len(table.state.sides[1].hand), len(table.state.sides[3].hand)) == (1, 1)


@rule("MB-Q4", "MB-G10")
def test_what_the_teammate_may_do_is_offered_only_if_the_teammate_can():
    table = Teams(hand=["Buddy", *TWO], mate_hand=[], mate=["Bee Bear"], cards=[BUDDY])
    table.play("Buddy").sees(turn="left", life=(3, 3))
    table = Teams(hand=["Buddy"], mine=["Bee Bear"], cards=[BUDDY])
    table.play("Buddy").asks("me", "may").accept().asks("mate", "choose-from-hand").choose("Gorillion")
    table.sees(mate_discard=["Gorillion"], life=(4, 3))


@rule("MB-Q4")
def test_each_opponent_discards_from_the_left_of_whoever_took_the_card():
    table = Teams(hand=["Plague", *TWO], mate_mindbugs=1, cards=[PLAGUE])
    table.play("Plague").mindbug().asks("right", "choose-from-hand").choose("Gorillion")
    table.asks("left", "choose-from-hand").choose("Gorillion").sees(turn="me")


@rule("MB-Q5", "MB-N2")
def test_a_teammates_creature_can_go_back_to_the_teammates_hand():
    table = Teams(hand=["Ferry", *TWO], mate=["Bee Bear"], cards=[FERRY])
    table.play("Ferry").sees(mate=[], mate_hand=["Bee Bear", *TWO]).knows("spectator", "mate", "Bee Bear")


@rule("MB-Q4")
def test_after_a_discard_of_one_opponent_the_life_is_still_the_teams():
    table = Teams(hand=["Sting", *TWO], cards=[STING])
    table.play("Sting").against("right").choose("Gorillion").sees(life=(3, 2))


@rule("MB-X15", "MB-Q4")
def test_a_copied_play_effect_asks_for_an_opponent_too():
    table = Teams(hand=["Utility Bug", *TWO], mate=["Ferret Bomber"])
    table.play("Utility Bug").accept().asks("me", "choose-opponent").against("right")
    table.sees(right_hand=[], right_discard=TWO)
