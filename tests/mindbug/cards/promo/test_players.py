"""Promos about players: Mindbug Bug, Bug Catcher, Knightmare, Suspicious Gift, Future Eric, Wolfman Steve."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import (
    creature,
    defeat,
    enemy,
    lose_life,
    may,
    me,
    my_hand,
    one,
    put_into_play,
    put_random_into_play,
    receive_card,
    steal_life,
)
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
ADDON = ["first-contact", "promo", "battlefruit-addon"]


# --- Mindbug Bug ------------------------------------------------------------------------------------------------------


@rule("MB-X7")
def test_mindbug_bug_makes_the_opponents_mindbug_cost_a_life():
    duel = Duel(mine=["Mindbug Bug"], hand=["Bee Bear", *TWO], their_mindbugs=2)
    duel.play("Bee Bear").mindbug().sees(life=(3, 2), theirs=["Bee Bear"], mindbugs=(0, 1), turn="me")


@rule("MB-X7", "MB-L1")
def test_whoever_pays_their_last_life_for_a_mindbug_has_lost_before_it_is_used():
    duel = Duel(mine=["Mindbug Bug"], hand=["Bee Bear", *TWO], their_mindbugs=1, their_life=1)
    duel.play("Bee Bear").mindbug().sees(winner="me", life=(3, 0), theirs=[], mindbugs=(0, 1))


@rule("MB-X7")
def test_mindbug_bug_costs_nothing_if_the_mindbug_is_kept_or_its_own_players():
    kept = Duel(mine=["Mindbug Bug"], hand=["Bee Bear", *TWO], their_mindbugs=1, their_hand=TWO)
    kept.play("Bee Bear").no_mindbug().sees(life=(3, 3), mine=["Bee Bear", "Mindbug Bug"])
    own = Duel(mine=["Mindbug Bug"], their_hand=["Bee Bear", *TWO], mindbugs=1, their_turn=True)
    own.play("Bee Bear").mindbug().sees(life=(3, 3), mine=["Bee Bear", "Mindbug Bug"], mindbugs=(0, 0))


@rule("MB-P5", "MB-X7")
def test_a_mindbug_on_mindbug_bug_itself_costs_nothing():
    duel = Duel(hand=["Mindbug Bug", *TWO], their_mindbugs=1)
    duel.play("Mindbug Bug").mindbug().sees(life=(3, 3), theirs=["Mindbug Bug"], mindbugs=(0, 0), turn="me")


@rule("MB-X7", "MB-P3")
def test_a_mindbugged_mindbug_bug_taxes_its_old_player_from_then_on():
    duel = Duel(hand=["Mindbug Bug", *TWO], their_hand=["Bee Bear", *TWO], their_mindbugs=1, mindbugs=1)
    duel.play("Mindbug Bug").mindbug().play("Luchataur").play("Bee Bear").mindbug()
    duel.sees(life=(2, 3), mine=["Bee Bear", "Luchataur"], theirs=["Mindbug Bug"])


@rule("MB-X7")
def test_two_mindbug_bugs_cost_two_life():
    duel = Duel(mine=["Mindbug Bug", "Mindbug Bug"], hand=["Bee Bear", *TWO], their_mindbugs=1)
    duel.play("Bee Bear").mindbug().sees(life=(3, 1), theirs=["Bee Bear"])


@rule("MB-X7")
def test_a_player_who_cannot_lose_life_uses_mindbugs_for_free():
    duel = Duel(mine=["Mindbug Bug"], theirs=["Knightmare"], hand=["Bee Bear", *TWO], their_mindbugs=1, their_life=1)
    duel.play("Bee Bear").mindbug().sees(life=(3, 1), theirs=["Bee Bear", "Knightmare"], winner=None)


@rule("MB-X7")
def test_a_mindbug_used_for_an_action_costs_a_life_too():
    duel = Duel(
        sets=ADDON, mine=["Mangolorean"], theirs=["Mindbug Bug", "Bee Bear"], hand=TWO, mindbugs=1, their_hand=TWO
    )
    duel.act("Mangolorean").sees(life=(2, 3), mindbugs=(0, 0)).choose("Bee Bear").refuse()
    duel.sees(hand=["Bee Bear", *TWO], theirs=["Mindbug Bug"])


@rule("MB-X7", "MB-L1")
def test_the_last_life_paid_for_a_mindbug_of_an_action_ends_the_game_first():
    duel = Duel(sets=ADDON, mine=["Mangolorean"], theirs=["Mindbug Bug"], hand=TWO, mindbugs=1, life=1)
    duel.act("Mangolorean").sees(winner="them", life=(0, 3), mindbugs=(1, 0), theirs=["Mindbug Bug"])


# --- Bug Catcher ------------------------------------------------------------------------------------------------------


def test_nobody_can_use_a_mindbug_while_bug_catcher_is_in_play():
    duel = Duel(mine=["Bug Catcher"], hand=["Bee Bear", *TWO], their_hand=TWO, mindbugs=2, their_mindbugs=2)
    duel.play("Bee Bear").sees(mine=["Bee Bear", "Bug Catcher"], turn="them")
    duel.play("Luchataur").sees(theirs=["Luchataur"], mindbugs=(2, 2), turn="me")


@rule("MB-P5")
def test_bug_catcher_does_not_protect_itself_while_it_is_shown():
    duel = Duel(hand=["Bug Catcher", "Bee Bear", *TWO], their_hand=TWO, their_mindbugs=2)
    duel.play("Bug Catcher").asks("them", "mindbug").mindbug().sees(theirs=["Bug Catcher"], mindbugs=(0, 1))
    duel.play("Bee Bear").sees(mine=["Bee Bear"], mindbugs=(0, 1), turn="them")


@rule("MB-G9")
def test_mindbugs_work_again_when_bug_catcher_is_defeated():
    duel = Duel(
        mine=["Bug Catcher (exhausted)"], theirs=["Gorillion"], hand=TWO, their_hand=["Bee Bear", *TWO], mindbugs=1
    )
    duel.attack("Bug Catcher").block("Gorillion").sees(discard=["Bug Catcher"])
    duel.play("Bee Bear").asks("me", "mindbug").mindbug().sees(mine=["Bee Bear"])


def test_bug_catcher_forbids_a_mindbug_as_the_price_of_an_action():
    duel = Duel(sets=ADDON, mine=["Mangolorean"], theirs=["Bug Catcher"], hand=TWO, mindbugs=1)
    duel.offers("play Gorillion", "play Luchataur", "attack Mangolorean")


# --- Knightmare -------------------------------------------------------------------------------------------------------


def test_a_player_with_knightmare_loses_no_life_to_attacks_or_effects():
    duel = Duel(mine=["Chameleon Sniper"], theirs=["Knightmare"], hand=TWO, their_hand=TWO, their_life=1)
    duel.attack("Chameleon Sniper").sees(life=(3, 1), winner=None, turn="them")


@rule("MB-L5", "MB-K5")
def test_a_player_whose_knightmare_is_defeated_loses_but_not_when_it_is_exhausted():
    duel = Duel(mine=["Gorillion"], theirs=["Knightmare"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Knightmare").sees(theirs=["Knightmare (exhausted)"], winner=None)
    exhausted = Duel(mine=["Gorillion"], theirs=["Knightmare (exhausted)"], hand=TWO, their_hand=TWO)
    exhausted.attack("Gorillion").block("Knightmare").sees(winner="me", life=(3, 3))


@rule("MB-L5", "MB-M3", "MB-G2")
def test_whoever_has_taken_knightmare_loses_the_game_with_it():
    duel = Duel(mine=["Silver Whiskers"], theirs=["Knightmare (exhausted)", "Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Silver Whiskers").no_block().sees(life=(3, 2), mine=["Knightmare (exhausted)", "Silver Whiskers"])
    duel.attack("Gorillion").block("Knightmare").sees(winner="them")


@rule("MB-L5")
def test_knightmare_that_leaves_play_undefeated_costs_nothing():
    duel = Duel(theirs=["Knightmare"], hand=["Alpacoodle", *TWO], their_hand=TWO)
    duel.play("Alpacoodle").sees(theirs=[], winner=None, turn="them")


@rule("MB-L3")
def test_knightmare_does_not_keep_life_from_being_set_lower():
    duel = Duel(mine=["Knightmare"], hand=["Mysterious Mermaid", *TWO], their_hand=TWO, life=5, their_life=2)
    duel.play("Mysterious Mermaid").sees(life=(2, 2))


@rule("MB-G10")
def test_a_life_that_cannot_be_lost_is_not_offered_as_a_price():
    bargainer = creature("Bargainer", 5, play=may(lose_life(1, me), defeat(one(enemy))))
    duel = Duel(mine=["Knightmare"], theirs=["Bee Bear"], hand=["Bargainer", *TWO], their_hand=TWO, cards=[bargainer])
    duel.play("Bargainer").sees(life=(3, 3), theirs=["Bee Bear"], turn="them")


@rule("MB-M2")
def test_life_that_knightmare_guards_cannot_be_stolen():
    vampire = creature("Vampire", 5, attack=steal_life(1))
    duel = Duel(mine=["Vampire"], theirs=["Knightmare"], hand=TWO, cards=[vampire])
    duel.attack("Vampire").asks("them", "block").sees(life=(3, 3))


# --- Suspicious Gift --------------------------------------------------------------------------------------------------


def test_suspicious_gift_goes_to_the_opponent():
    duel = Duel(hand=["Suspicious Gift", *TWO], their_hand=TWO)
    duel.play("Suspicious Gift").sees(mine=[], theirs=["Suspicious Gift"], turn="them")


@rule("MB-P3")
def test_whoever_takes_suspicious_gift_with_a_mindbug_gives_it_back():
    duel = Duel(hand=["Suspicious Gift", *TWO], their_hand=TWO, their_mindbugs=1)
    duel.play("Suspicious Gift").mindbug().sees(mine=["Suspicious Gift"], theirs=[], mindbugs=(0, 0), turn="me")


@rule("MB-G2", "MB-L4")
def test_suspicious_gift_costs_its_controller_two_life_when_it_is_defeated():
    duel = Duel(mine=["Gorillion"], theirs=["Suspicious Gift"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Suspicious Gift").sees(life=(3, 1), their_discard=["Suspicious Gift"])


@rule("MB-L1")
def test_suspicious_gift_can_cost_the_game():
    duel = Duel(mine=["Killer Bee"], theirs=["Suspicious Gift"], hand=TWO, their_hand=TWO, their_life=2)
    duel.attack("Killer Bee").hunt("Suspicious Gift").sees(winner="me", life=(3, 0))


@rule("MB-X4")
def test_suspicious_gift_stays_where_it_is_if_its_play_effect_is_stopped():
    duel = Duel(theirs=["Deathweaver"], hand=["Suspicious Gift", *TWO], their_hand=TWO)
    duel.play("Suspicious Gift").sees(mine=["Suspicious Gift"], theirs=["Deathweaver"])


# --- Future Eric ------------------------------------------------------------------------------------------------------


@rule("MB-M4", "MB-T5")
def test_future_eric_puts_two_cards_of_the_unused_pile_under_the_draw_pile():
    hand = ["Future Eric", *TWO, "Jazz Dog", "Jazz Dog", "Jazz Dog"]
    duel = Duel(hand=hand, draw=["Killer Bee"], unused=["Bee Bear", "Turbo Bug"], their_hand=[*TWO, "Jazz Dog"])
    duel.play("Future Eric").sees(draw=["Bee Bear", "Killer Bee", "Turbo Bug"], turn="them")
    duel.play("Jazz Dog").play("Jazz Dog")
    duel.sees(hand=["Jazz Dog", "Jazz Dog", *TWO, "Killer Bee"], draw=["Bee Bear", "Turbo Bug"])


@rule("MB-T5")
def test_a_short_hand_is_refilled_with_what_future_eric_brought():
    duel = Duel(hand=["Future Eric", *TWO], unused=["Bee Bear", "Turbo Bug"], their_hand=TWO)
    duel.play("Future Eric").sees(hand=["Bee Bear", *TWO, "Turbo Bug"], draw=[])


@rule("MB-M4", "MB-G3")
def test_future_eric_brings_what_is_left_of_the_unused_pile():
    one = Duel(hand=["Future Eric", *TWO], unused=["Bee Bear"], their_hand=TWO)
    one.play("Future Eric").sees(hand=["Bee Bear", *TWO], draw=[])
    none = Duel(hand=["Future Eric", *TWO], unused=[], their_hand=TWO)
    none.play("Future Eric").sees(hand=TWO, draw=[], turn="them")


@rule("MB-N2")
def test_nobody_sees_which_cards_future_eric_brings():
    hand = ["Future Eric", *TWO, "Jazz Dog", "Jazz Dog", "Jazz Dog"]
    duel = Duel(hand=hand, unused=["Bee Bear", "Turbo Bug"], their_hand=TWO)
    duel.play("Future Eric")
    for seat in (0, 1, -1):
        assert "Bee Bear" not in f"{duel.history(seat)} {duel.state.view(seat)}"
        assert "Turbo Bug" not in f"{duel.history(seat)} {duel.state.view(seat)}"


@rule("MB-P3")
def test_a_mindbugged_future_eric_serves_the_one_who_took_it():
    duel = Duel(hand=["Future Eric", *TWO], unused=["Bee Bear", "Turbo Bug"], their_hand=TWO, their_mindbugs=1)
    duel.play("Future Eric").mindbug().sees(hand=TWO, their_hand=["Bee Bear", *TWO, "Turbo Bug"])


# --- Wolfman Steve ----------------------------------------------------------------------------------------------------


@rule("MB-X16", "MB-T2")
def test_the_opponent_of_wolfman_steve_cannot_play_cards_of_power_four_or_less():
    duel = Duel(mine=["Gorillion"], theirs=["Wolfman Steve"], hand=["Turbo Bug", "Killer Bee", "Chuck"])
    duel.offers("attack Gorillion", "play Killer Bee")


def test_wolfman_steves_own_player_plays_what_they_like():
    duel = Duel(mine=["Wolfman Steve"], hand=["Turbo Bug", "Killer Bee"])
    duel.offers("attack Wolfman Steve", "play Killer Bee", "play Turbo Bug")


@rule("MB-X16", "MB-T2")
def test_a_player_who_holds_only_weak_cards_and_has_no_creature_loses_to_wolfman_steve():
    duel = Duel(theirs=["Wolfman Steve"], hand=["Turbo Bug", "Chuck"])
    duel.sees(winner="them", hand=["Chuck", "Turbo Bug"])


@rule("MB-X16", "MB-M6")
def test_wolfman_steve_does_not_stop_effects_that_play_from_a_discard_pile():
    duel = Duel(theirs=["Wolfman Steve"], hand=["Grave Robber", *TWO], their_hand=TWO, their_discard=["Spider Owl"])
    duel.play("Grave Robber").sees(mine=["Grave Robber", "Spider Owl"])


@rule("MB-X16")
def test_wolfman_steve_does_not_stop_a_mindbug_on_a_weak_card():
    duel = Duel(theirs=["Wolfman Steve"], their_hand=["Spider Owl", *TWO], mindbugs=1, their_turn=True)
    duel.play("Spider Owl").mindbug().sees(mine=["Spider Owl"])


@rule("MB-X16")
def test_wolfman_steve_stops_effects_that_play_a_weak_card_from_their_players_own_hand():
    usher = creature("Usher", 5, play=put_into_play(one(my_hand)))
    duel = Duel(theirs=["Wolfman Steve"], hand=["Usher", "Spider Owl", *TWO], their_hand=TWO, cards=[usher])
    duel.play("Usher").offers("choose Gorillion", "choose Luchataur").choose("Gorillion")
    duel.sees(mine=["Gorillion", "Usher"], hand=["Luchataur", "Spider Owl"])
    weak = Duel(theirs=["Wolfman Steve"], hand=["Usher", "Spider Owl", "Chuck"], their_hand=TWO, cards=[usher])
    weak.play("Usher").sees(mine=["Usher"], hand=["Chuck", "Spider Owl"], turn="them")


@rule("MB-X16")
def test_wolfman_steve_does_not_stop_a_weak_card_that_is_given_or_taken_from_another_hand():
    begging = creature("Beggar", 5, play=receive_card())
    thief = creature("Thief", 5, play=put_random_into_play())
    given = Duel(theirs=["Wolfman Steve"], hand=["Beggar", *TWO], their_hand=["Spider Owl", "Chuck"], cards=[begging])
    given.play("Beggar").asks("them", "choose-from-hand").choose("Spider Owl").sees(mine=["Beggar", "Spider Owl"])
    taken = Duel(theirs=["Wolfman Steve"], hand=["Thief", *TWO], their_hand=["Spider Owl"], cards=[thief])
    taken.play("Thief").sees(mine=["Spider Owl", "Thief"])


@rule("MB-X16", "MB-G10")
def test_it_is_not_offered_to_put_a_weak_creature_into_play_again_that_just_came_to_the_hand():
    duel = Duel(
        sets=["first-contact", "promo", "kingdom"],
        mine=["Turbo Bug"],
        theirs=["Wolfman Steve"],
        hand=["Grave Robber", *TWO],
        their_hand=TWO,
        their_discard=["Spinachia"],
    )
    duel.play("Grave Robber").accept().choose("Turbo Bug")
    duel.sees(mine=["Grave Robber", "Spinachia"], hand=[*TWO, "Turbo Bug"], turn="them")
