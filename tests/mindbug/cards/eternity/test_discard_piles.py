"""Cards that work from the discard pile, or as they are put there (rules MB-B4, MB-L4, MB-M1)."""

from functools import partial

from bugduel.mindbug.cards.vocabulary import (
    both,
    creature,
    lose_life,
    may,
    no_defeated_effects,
    opponent,
    put_this_into_play,
)
from duel import Duel as AnyDuel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FIVE = ["Gorillion", "Luchataur", "Snail Hydra", "Bee Bear", "Turbo Bug"]  # a hand that draws nothing
Duel = partial(AnyDuel, sets=["first-contact", "eternity"], hand=TWO, their_hand=TWO)


# --- Blessed Killer Bee -----------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-L4")
def test_a_blessed_killer_bee_in_my_discard_pile_makes_the_opponent_lose_two_more():
    duel = Duel(mine=["Brain Fly"], discard=["Blessed Killer Bee"], their_life=7)
    duel.attack("Brain Fly").sees(life=(3, 4), turn="them")


@rule("MB-L1", "MB-L4")
def test_the_loss_that_blessed_killer_bee_adds_can_win_the_game():
    duel = Duel(mine=["Brain Fly"], discard=["Blessed Killer Bee"], their_life=3)
    duel.attack("Brain Fly").sees(life=(3, 0), winner="me")


@rule("MB-L4")
def test_a_loss_of_several_lives_at_once_is_followed_by_one_loss_of_two():
    duel = Duel(mine=["Turbo Bug"], theirs=["Gorillion"], discard=["Blessed Killer Bee"], their_life=9)
    duel.attack("Turbo Bug").sees(winner="me")
    bolt = creature("Bolt Beetle", 2, play=lose_life(3, opponent))
    three = Duel(hand=["Bolt Beetle", *TWO], discard=["Blessed Killer Bee"], their_life=9, cards=[bolt])
    three.play("Bolt Beetle").sees(life=(3, 4))


@rule("MB-L4")
def test_each_loss_of_one_attack_is_followed_by_a_loss_of_two():
    duel = Duel(mine=["Chameleon Sniper"], discard=["Blessed Killer Bee"], their_life=9)
    duel.attack("Chameleon Sniper").sees(life=(3, 3), turn="them")


@rule("MB-L4")
def test_two_blessed_killer_bees_each_add_their_loss_and_none_to_each_others():
    duel = Duel(mine=["Brain Fly"], discard=["Blessed Killer Bee", "Blessed Killer Bee"], their_life=9)
    duel.attack("Brain Fly").sees(life=(3, 4), turn="them")


@rule("MB-B4")
def test_a_blessed_killer_bee_does_nothing_in_play_as_a_boost_or_for_the_one_who_loses():
    in_play = Duel(mine=["Brain Fly", "Blessed Killer Bee"])
    in_play.attack("Brain Fly").sees(life=(3, 2))
    as_boost = Duel(mine=[{"card": "Brain Fly", "boosts": ["Blessed Killer Bee"]}])
    as_boost.attack("Brain Fly").sees(life=(3, 2))
    theirs = Duel(mine=["Brain Fly"], their_discard=["Blessed Killer Bee"])
    theirs.attack("Brain Fly").sees(life=(3, 2))


@rule("MB-B4", "MB-G2")
def test_a_blessed_killer_bee_works_for_the_player_in_whose_pile_it_fell():
    duel = Duel(mine=["Gorillion"], theirs=["Blessed Killer Bee", "Brain Fly"], life=5)
    duel.attack("Gorillion").block("Blessed Killer Bee").attack("Brain Fly").no_block().sees(life=(2, 3))


@rule("MB-L3", "MB-L4")
def test_life_that_is_set_is_not_lost_for_blessed_killer_bee():
    duel = Duel(discard=["Blessed Killer Bee"], their_hand=["Mysterious Mermaid", *TWO], their_life=6, their_turn=True)
    duel.play("Mysterious Mermaid").sees(life=(3, 3), turn="me")


@rule("MB-L4")
def test_a_loss_of_both_players_is_followed_by_the_loss_that_each_ones_bee_adds():
    quake = creature("Quake Quail", 2, play=lose_life(1, both))
    duel = Duel(
        hand=["Quake Quail", *TWO],
        discard=["Blessed Killer Bee"],
        their_discard=["Blessed Killer Bee"],
        life=5,
        their_life=6,
        cards=[quake],
    )
    duel.play("Quake Quail").asks("me", "order").resolve("my Blessed Killer Bee").sees(life=(2, 3), turn="them")


@rule("MB-L4", "MB-G6")
def test_the_loss_that_blessed_killer_bee_adds_is_itself_a_loss_for_a_card_that_returns_on_losses():
    phoenix = creature("Ash Phoenix", 3, i_lose_life=may(put_this_into_play()))
    duel = Duel(
        mine=["Brain Fly"], discard=["Blessed Killer Bee"], their_discard=["Ash Phoenix"], their_life=6, cards=[phoenix]
    )
    duel.attack("Brain Fly").asks("me", "order").resolve("Blessed Killer Bee").sees(life=(3, 3))
    duel.asks("them", "may").refuse()
    duel.asks("them", "may").accept().sees(theirs=["Ash Phoenix"], their_discard=[], life=(3, 3), turn="them")


@rule("MB-L4", "MB-G5")
def test_a_card_that_returned_on_the_first_loss_is_not_there_for_the_one_blessed_killer_bee_adds():
    phoenix = creature("Ash Phoenix", 3, i_lose_life=may(put_this_into_play()))
    duel = Duel(
        mine=["Brain Fly"], discard=["Blessed Killer Bee"], their_discard=["Ash Phoenix"], their_life=6, cards=[phoenix]
    )
    duel.attack("Brain Fly").resolve("Ash Phoenix").accept().sees(theirs=["Ash Phoenix"], life=(3, 3), turn="them")


# --- Blessed Shield Bugs ----------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-Y1")
def test_blessed_shield_bugs_strengthen_the_creatures_of_the_player_whose_pile_they_lie_in():
    duel = Duel(mine=["Bee Bear", "Brain Fly"], theirs=["Rhino Turtle"], discard=["Blessed Shield Bugs"])
    assert [duel.power(card) for card in ("Bee Bear", "Brain Fly", "Rhino Turtle")] == [9, 5, 8]
    duel.attack("Bee Bear").block("Rhino Turtle").sees(mine=["Bee Bear", "Brain Fly"])


@rule("MB-B4")
def test_blessed_shield_bugs_strengthen_nobody_in_play_and_one_creature_as_a_boost():
    in_play = Duel(mine=["Bee Bear", "Blessed Shield Bugs"])
    assert [in_play.power(card) for card in ("Bee Bear", "Blessed Shield Bugs")] == [8, 6]
    as_boost = Duel(mine=["Bee Bear", {"card": "Brain Fly", "boosts": ["Blessed Shield Bugs"]}])
    assert [as_boost.power(card) for card in ("Bee Bear", "Brain Fly")] == [8, 5]


@rule("MB-G9")
def test_the_bonus_of_blessed_shield_bugs_ends_when_they_are_played_from_the_pile():
    duel = Duel(mine=["Bee Bear"], discard=["Blessed Shield Bugs"], hand=["Compost Dragon", *TWO])
    assert duel.power("Bee Bear") == 9
    duel.play("Compost Dragon").sees(mine=["Bee Bear", "Blessed Shield Bugs", "Compost Dragon"])
    assert duel.power("Bee Bear") == 8


@rule("MB-G9", "MB-G2")
def test_blessed_shield_bugs_help_the_player_who_controlled_them_when_they_fell():
    duel = Duel(mine=["Gorillion"], theirs=["Blessed Shield Bugs (exhausted)", "Bee Bear"])
    duel.attack("Gorillion").block("Blessed Shield Bugs")
    assert duel.power("Bee Bear") == 9
    assert duel.power("Gorillion") == 10


# --- Blessed Tiger Squirrel -------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-Y3")
def test_enemies_of_power_seven_or_more_cannot_block_while_blessed_tiger_squirrel_lies_in_my_pile():
    duel = Duel(
        mine=["Brain Fly"], theirs=["Giraffodile", "Gorillion", "Strange Barrel"], discard=["Blessed Tiger Squirrel"]
    )
    duel.attack("Brain Fly").offers("block Strange Barrel", "do-not-block")


@rule("MB-B4", "MB-Y3")
def test_enemies_of_power_seven_or_more_cannot_attack_while_blessed_tiger_squirrel_lies_in_my_pile():
    duel = Duel(
        mine=["Gorillion"],
        theirs=["Giraffodile", "Strange Barrel", {"card": "Killer Bee", "boosts": ["Bee Bear", "Bee Bear"]}],
        discard=["Blessed Tiger Squirrel"],
        their_turn=True,
    )
    duel.offers("play Gorillion", "play Luchataur", "attack Strange Barrel")


@rule("MB-B4")
def test_blessed_tiger_squirrel_hinders_neither_its_own_side_nor_anybody_while_it_is_in_play():
    own = Duel(mine=["Gorillion"], theirs=["Brain Fly"], discard=["Blessed Tiger Squirrel"])
    own.offers("play Gorillion", "play Luchataur", "attack Gorillion")
    in_play = Duel(mine=["Brain Fly", "Blessed Tiger Squirrel"], theirs=["Gorillion"])
    in_play.attack("Brain Fly").offers("block Gorillion", "do-not-block")


@rule("MB-K2", "MB-X3")
def test_a_hunter_may_name_a_strong_enemy_that_blessed_tiger_squirrel_keeps_from_blocking():
    duel = Duel(mine=["Killer Bee"], theirs=["Gorillion"], discard=["Blessed Tiger Squirrel"])
    duel.attack("Killer Bee").hunt("Gorillion").sees(discard=["Blessed Tiger Squirrel", "Killer Bee"], life=(3, 3))


@rule("MB-T2", "MB-B4")
def test_a_player_with_only_strong_creatures_and_no_hand_loses_under_blessed_tiger_squirrel():
    duel = Duel(theirs=["Gorillion"], their_hand=[], discard=["Blessed Tiger Squirrel"])
    duel.play("Gorillion").sees(winner="me")


# --- Cursed Gorillion -------------------------------------------------------------------------------------------------


@rule("MB-B4", "MB-K7")
def test_cursed_gorillion_weakens_the_creatures_of_its_own_player_but_never_below_one():
    duel = Duel(mine=["Bee Bear", "Catalisk"], theirs=["Rhino Turtle"], discard=["Cursed Gorillion"])
    assert [duel.power(card) for card in ("Bee Bear", "Catalisk", "Rhino Turtle")] == [6, 1, 8]


@rule("MB-B4", "MB-B1")
def test_a_cursed_gorillion_taken_as_a_boost_curses_no_more():
    duel = Duel(mine=["Sea-Rex", "Bee Bear"], discard=["Cursed Gorillion"])
    assert duel.power("Sea-Rex") == 3
    duel.attack("Sea-Rex").choose("Cursed Gorillion").sees(discard=[])
    assert duel.power("Sea-Rex") == 6
    assert duel.power("Bee Bear") == 8


@rule("MB-G2", "MB-G9")
def test_a_cursed_gorillion_that_falls_curses_the_player_who_controlled_it():
    duel = Duel(mine=["Gorillion", "Brain Fly"], theirs=["Cursed Gorillion (exhausted)", "Rhino Turtle"])
    duel.attack("Gorillion").block("Cursed Gorillion").sees(discard=["Gorillion"], their_discard=["Cursed Gorillion"])
    assert duel.power("Rhino Turtle") == 6
    assert duel.power("Brain Fly") == 4


@rule("MB-G9")
def test_a_grave_robber_that_plays_the_cursed_gorillion_lifts_the_curse():
    duel = Duel(hand=["Grave Robber", *TWO], theirs=["Bee Bear"], their_discard=["Cursed Gorillion"])
    assert duel.power("Bee Bear") == 6
    duel.play("Grave Robber").sees(mine=["Cursed Gorillion", "Grave Robber"], their_discard=[])
    assert duel.power("Bee Bear") == 8


# --- Peacasus ---------------------------------------------------------------------------------------------------------


@rule("MB-M1")
def test_a_defeated_peacasus_gives_a_life_to_the_player_whose_pile_it_falls_into():
    duel = Duel(mine=["Gorillion"], theirs=["Peacasus"])
    duel.attack("Gorillion").block("Peacasus").sees(life=(3, 4), their_discard=["Peacasus"])


@rule("MB-M1")
def test_a_peacasus_discarded_from_hand_gives_a_life():
    duel = Duel(hand=["Ferret Bomber", *TWO], their_hand=["Peacasus", "Bee Bear", "Turbo Bug"])
    duel.play("Ferret Bomber").choose("Peacasus", "Bee Bear").sees(life=(3, 4))


@rule("MB-M1", "MB-N2")
def test_a_peacasus_that_koibra_puts_into_my_discard_pile_gives_the_life_to_me():
    duel = Duel(hand=["Koibra", *TWO], theirs=["Bee Bear", "Brain Fly"], their_hand=["Peacasus"])
    duel.play("Koibra").option(1).sees(life=(4, 3), discard=["Peacasus"])


@rule("MB-M1")
def test_peacasus_and_rockyphant_see_their_draw_pile_being_discarded():
    duel = Duel(mine=["Catalisk"], theirs=["Bee Bear"], their_hand=FIVE, their_draw=["Peacasus", "Rockyphant"])
    duel.attack("Catalisk").asks("me", "order").resolve("Peacasus").sees(life=(3, 4)).asks("me", "choose-from-hand")
    duel.choose("Gorillion").sees(discard=["Gorillion"]).asks("them", "block")


@rule("MB-M1", "MB-B3")
def test_a_peacasus_that_falls_as_a_boost_gives_a_life_to_the_controller_of_what_it_boosted():
    duel = Duel(mine=["Gorillion"], theirs=[{"card": "Bee Bear", "boosts": ["Peacasus"]}])
    duel.attack("Gorillion").block("Bee Bear").sees(life=(3, 4), their_discard=["Bee Bear", "Peacasus"])


@rule("MB-M1")
def test_the_life_of_peacasus_is_no_defeated_effect():
    silencer = creature("Silencer", 10, no_defeated_effects(opponent))
    duel = Duel(mine=["Silencer"], theirs=["Peacasus"], cards=[silencer])
    duel.attack("Silencer").block("Peacasus").sees(life=(3, 4))


@rule("MB-M1", "MB-B1")
def test_peacasus_gives_no_life_for_leaving_the_discard_pile():
    duel = Duel(mine=["Sea-Rex"], discard=["Peacasus"])
    duel.attack("Sea-Rex").choose("Peacasus").sees(life=(3, 2), discard=[])


@rule("MB-G5", "MB-B3")
def test_what_a_fallen_boost_does_and_defeated_effects_are_ordered_by_the_active_player():
    duel = Duel(mine=["Gorillion"], theirs=[{"card": "Explosive Toad", "boosts": ["Peacasus"]}, "Brain Fly"])
    duel.attack("Gorillion").block("Explosive Toad").asks("me", "order")
    duel.offers("resolve Explosive Toad", "resolve Peacasus").resolve("Explosive Toad").sees(life=(3, 3))
    duel.asks("them", "choose-creature").choose("Gorillion").sees(life=(3, 4), discard=["Gorillion"])


# --- Rockyphant -------------------------------------------------------------------------------------------------------


@rule("MB-M1", "MB-G4")
def test_a_defeated_rockyphant_makes_the_opponent_discard_a_card_of_their_choice():
    duel = Duel(mine=["Rockyphant (exhausted)"], theirs=["Gorillion"], their_hand=["Bee Bear", "Turbo Bug"])
    duel.attack("Rockyphant").block("Gorillion").asks("them", "choose-from-hand").choose("Turbo Bug")
    duel.sees(discard=["Rockyphant"], their_hand=["Bee Bear"], their_discard=["Turbo Bug"], hand=TWO)


@rule("MB-K5", "MB-M1")
def test_a_rockyphant_that_is_only_exhausted_makes_nobody_discard():
    duel = Duel(mine=["Rockyphant"], theirs=["Gorillion"])
    duel.attack("Rockyphant").block("Gorillion").sees(mine=["Rockyphant (exhausted)"], their_hand=TWO, turn="them")


@rule("MB-M1", "MB-T6")
def test_a_rockyphant_discarded_from_hand_costs_the_opponent_a_card_too():
    duel = Duel(
        hand=["Ferret Bomber", *TWO], their_hand=["Rockyphant", "Bee Bear", "Turbo Bug"], their_draw=["Brain Fly"]
    )
    duel.sees(their_draw=[])
    duel.play("Ferret Bomber").choose("Rockyphant", "Bee Bear").asks("me", "choose-from-hand").choose("Luchataur")
    duel.sees(hand=["Gorillion"], discard=["Luchataur"], their_discard=["Bee Bear", "Rockyphant"], turn="them")


@rule("MB-M1", "MB-B3")
def test_a_rockyphant_that_falls_as_a_boost_works_for_the_controller_of_what_it_boosted():
    duel = Duel(mine=["Gorillion"], theirs=[{"card": "Bee Bear", "boosts": ["Rockyphant"]}])
    duel.attack("Gorillion").block("Bee Bear").asks("me", "choose-from-hand").choose("Luchataur")
    duel.sees(hand=["Gorillion"], discard=["Luchataur"], their_discard=["Bee Bear", "Rockyphant"])


@rule("MB-G3")
def test_rockyphant_finds_nothing_in_an_empty_hand():
    duel = Duel(mine=["Rockyphant (exhausted)"], theirs=["Gorillion", "Brain Fly"], their_hand=[])
    duel.attack("Rockyphant").block("Gorillion").sees(discard=["Rockyphant"], their_discard=[], turn="them")
