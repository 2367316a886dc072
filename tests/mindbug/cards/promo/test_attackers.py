"""Promos whose attack does something: Slugapult, Battle Beetle, Unigon, Solar Bear, Steamforger and others."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import FAST, HUNTER, creature, have, my_discard, one, other_ally, put_into_play
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "promo"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
FELIX = '"One-Eye" Felix'
PACK_LEADER = creature("Pack Leader", 1, have(other_ally, HUNTER))


# --- Slugapult --------------------------------------------------------------------------------------------------------


@rule("MB-G10", "MB-G4")
def test_slugapult_may_defeat_another_creature_of_its_player_and_then_an_enemy():
    duel = Duel(mine=["Slugapult", "Spider Owl"], theirs=["Gorillion", "Bee Bear"], hand=TWO)
    duel.attack("Slugapult").asks("me", "may").accept()
    duel.asks("me").offers("choose their Bee Bear", "choose their Gorillion").choose("Gorillion")
    duel.sees(mine=["Slugapult"], theirs=["Bee Bear"], discard=["Spider Owl"], their_discard=["Gorillion"])
    duel.asks("them", "block")


@rule("MB-G10")
def test_slugapult_may_keep_its_ammunition():
    duel = Duel(mine=["Slugapult", "Spider Owl"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Slugapult").refuse().asks("them", "block").sees(mine=["Slugapult", "Spider Owl"], theirs=["Gorillion"])


@rule("MB-G10")
def test_a_slugapult_alone_has_nothing_to_fling_and_is_not_asked():
    duel = Duel(mine=["Slugapult"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Slugapult").asks("them", "block").sees(mine=["Slugapult"], theirs=["Gorillion"])


@rule("MB-G10", "MB-K5")
def test_slugapult_defeats_no_enemy_if_its_ammunition_was_only_exhausted():
    duel = Duel(mine=["Slugapult", "Shield Bugs"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Slugapult").accept().asks("them", "block")
    duel.sees(mine=["Shield Bugs (exhausted)", "Slugapult"], theirs=["Gorillion"])


@rule("MB-G10", "MB-K5")
def test_slugapult_defeats_no_enemy_if_its_ammunition_evolved_instead():
    duel = Duel(mine=["Slugapult", "Kitten Crewmate"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Slugapult").accept().asks("them", "block").sees(mine=[FELIX, "Slugapult"], theirs=["Gorillion"])


@rule("MB-G6")
def test_the_defeated_effect_of_slugapults_ammunition_waits_until_the_enemy_is_chosen():
    duel = Duel(mine=["Slugapult", "Explosive Toad"], theirs=["Gorillion", "Bee Bear"], hand=TWO)
    duel.attack("Slugapult").accept().offers("choose their Bee Bear", "choose their Gorillion").choose("Gorillion")
    duel.offers("choose my Slugapult", "choose their Bee Bear").choose("Bee Bear")
    duel.sees(mine=["Slugapult"], theirs=[], life=(3, 2)).asks("me", "attack-again")


@rule("MB-K1")
def test_slugapult_may_fling_again_in_its_second_attack():
    duel = Duel(
        mine=["Slugapult", "Spider Owl", "Turbo Bug"], theirs=["Gorillion", "Bee Bear"], hand=TWO, their_hand=TWO
    )
    duel.attack("Slugapult").accept().choose("Turbo Bug").choose("Gorillion").no_block()
    duel.again().accept().sees(mine=["Slugapult"], theirs=[], life=(3, 1))


# --- Battle Beetle ----------------------------------------------------------------------------------------------------


def test_battle_beetle_costs_two_life_if_both_have_as_many_mindbugs():
    duel = Duel(mine=["Battle Beetle"], theirs=["Gorillion"], hand=TWO, mindbugs=1, their_mindbugs=1)
    duel.attack("Battle Beetle").sees(life=(3, 1)).asks("them", "block")
    none = Duel(mine=["Battle Beetle"], theirs=["Gorillion"], hand=TWO, used=1)
    none.attack("Battle Beetle").sees(life=(3, 1)).asks("them", "block")


def test_battle_beetle_costs_nothing_if_one_has_more_mindbugs():
    behind = Duel(mine=["Battle Beetle"], theirs=["Gorillion"], hand=TWO, their_mindbugs=1)
    behind.attack("Battle Beetle").sees(life=(3, 3)).asks("them", "block")
    ahead = Duel(mine=["Battle Beetle"], theirs=["Gorillion"], hand=TWO, mindbugs=2, their_mindbugs=1)
    ahead.attack("Battle Beetle").sees(life=(3, 3)).asks("them", "block")


@rule("MB-L1")
def test_battle_beetle_wins_before_it_can_be_blocked():
    duel = Duel(mine=["Battle Beetle"], theirs=["Gorillion"], hand=TWO, their_life=2)
    duel.attack("Battle Beetle").sees(winner="me", life=(3, 0), theirs=["Gorillion"])


# --- Unigon -----------------------------------------------------------------------------------------------------------


@rule("MB-L5")
def test_unigon_wins_when_it_attacks_with_no_card_in_hand():
    duel = Duel(mine=["Unigon", "Turbo Bug"], theirs=["Gorillion"], hand=[])
    duel.attack("Unigon").sees(winner="me", life=(3, 3), theirs=["Gorillion"])


def test_unigon_does_not_win_with_a_card_in_hand():
    duel = Duel(mine=["Unigon"], theirs=["Gorillion"], hand=["Turbo Bug"])
    duel.attack("Unigon").asks("them", "block").sees(winner=None)


@rule("MB-T5")
def test_unigon_does_not_win_while_cards_are_left_to_draw():
    duel = Duel(mine=["Unigon"], theirs=["Gorillion"], hand=[], draw=["Turbo Bug"])
    duel.attack("Unigon").asks("them", "block").sees(winner=None, hand=["Turbo Bug"])


# --- Solar Bear -------------------------------------------------------------------------------------------------------


@rule("MB-B2", "MB-G12")
def test_solar_bear_may_boost_any_creature():
    duel = Duel(mine=["Solar Bear"], theirs=["Gorillion"], hand=TWO, their_discard=["Spider Owl"])
    duel.attack("Solar Bear").asks("me", "option").option(1).offers("choose my Solar Bear", "choose their Gorillion")
    duel.choose("Solar Bear").choose("Spider Owl").asks("them", "block").sees(their_discard=[])
    assert duel.power("Solar Bear") == 6


@rule("MB-M3", "MB-G12")
def test_solar_bear_may_take_a_boosted_creature_with_its_boosts():
    boosted = {"card": "Gorillion", "boosts": ["Spider Owl"]}
    duel = Duel(mine=["Solar Bear"], theirs=[boosted, "Bee Bear"], hand=TWO)
    duel.attack("Solar Bear").option(2).asks("them", "block").offers("block Bee Bear", "do-not-block")
    duel.sees(mine=["Gorillion", "Solar Bear"], discard=[], their_discard=[])
    assert duel.power("Gorillion") == 11


@rule("MB-G12")
def test_solar_bear_may_choose_to_take_although_nobody_is_boosted():
    duel = Duel(mine=["Solar Bear"], theirs=["Gorillion"], hand=TWO, discard=["Spider Owl"])
    duel.attack("Solar Bear").option(2).asks("them", "block").sees(theirs=["Gorillion"], discard=["Spider Owl"])


@rule("MB-G3")
def test_solar_bear_must_choose_its_own_players_boosted_creature_if_there_is_no_other():
    boosted = {"card": "Solar Bear", "boosts": ["Spider Owl"]}
    duel = Duel(mine=[boosted, {"card": "Turbo Bug", "boosts": ["Brain Fly"]}], theirs=["Gorillion"], hand=TWO)
    duel.attack("Solar Bear").option(2).offers("choose my Solar Bear", "choose my Turbo Bug").choose("Turbo Bug")
    duel.sees(mine=["Solar Bear", "Turbo Bug"], theirs=["Gorillion"]).asks("them", "block")


# --- Steamforger ------------------------------------------------------------------------------------------------------


@rule("MB-L5")
def test_steamforger_wins_with_three_creatures_more_itself_counted():
    duel = Duel(mine=["Steamforger", "Turbo Bug", "Spider Owl", "Brain Fly"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Steamforger").sees(winner="me", life=(3, 3), theirs=["Gorillion"])


def test_steamforger_does_not_win_with_two_creatures_more():
    duel = Duel(mine=["Steamforger", "Turbo Bug", "Spider Owl"], theirs=["Gorillion"], hand=TWO)
    duel.attack("Steamforger").asks("them", "block").sees(winner=None)


# --- Watts Dog --------------------------------------------------------------------------------------------------------


def test_watts_dog_can_be_blocked_only_by_a_creature_without_keywords():
    duel = Duel(mine=["Watts Dog"], theirs=["Gorillion", "Luchataur", "Shield Bugs (exhausted)"], hand=TWO)
    duel.attack("Watts Dog").offers("block Gorillion", "do-not-block")


@rule("MB-Y2")
def test_a_keyword_that_another_creature_gives_keeps_from_blocking_watts_dog_too():
    duel = Duel(mine=["Watts Dog"], theirs=["Gorillion", "Ram Hopper"], hand=TWO, their_hand=TWO)
    duel.attack("Watts Dog").sees(life=(3, 2)).asks("me", "attack-again")


@rule("MB-K2", "MB-X3")
def test_a_watts_dog_with_hunter_may_hunt_a_creature_with_keywords():
    duel = Duel(mine=["Watts Dog", "Pack Leader"], theirs=["Killer Bee"], hand=TWO, cards=[PACK_LEADER])
    duel.attack("Watts Dog").hunt("Killer Bee").sees(discard=["Watts Dog"], their_discard=["Killer Bee"])


def test_watts_dog_blocks_whatever_it_likes():
    duel = Duel(mine=["Killer Bee", "Luchataur"], theirs=["Watts Dog"], hand=TWO)
    duel.attack("Luchataur").offers("block Watts Dog", "do-not-block")


# --- Ram Hopper -------------------------------------------------------------------------------------------------------


@rule("MB-K1", "MB-G9")
def test_ram_hopper_lets_its_players_other_creatures_attack_twice():
    duel = Duel(mine=["Ram Hopper", "Gorillion"], theirs=[], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").again().sees(life=(3, 1), turn="them")


def test_ram_hopper_gives_nothing_to_enemies():
    duel = Duel(mine=["Gorillion"], theirs=["Ram Hopper"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").no_block().sees(life=(3, 2), turn="them")


@rule("MB-K1", "MB-G9")
def test_there_is_no_second_attack_if_ram_hopper_was_defeated_in_the_first():
    duel = Duel(mine=["Ram Hopper", "Gorillion"], theirs=["Explosive Toad"], hand=TWO, their_hand=TWO)
    duel.attack("Gorillion").block("Explosive Toad").choose("Ram Hopper")
    duel.sees(mine=["Gorillion"], discard=["Ram Hopper"], life=(3, 3), turn="them")


# --- Jazz Dog ---------------------------------------------------------------------------------------------------------


@rule("MB-X14", "MB-T4")
def test_jazz_dog_takes_the_enemy_that_blocked_at_the_end_of_the_turn():
    duel = Duel(mine=["Jazz Dog", "Giraffodile"], theirs=["Gorillion", "Bee Bear"], hand=TWO, their_hand=TWO)
    duel.attack("Giraffodile").block("Gorillion")
    duel.sees(mine=["Gorillion", "Jazz Dog"], theirs=["Bee Bear"], discard=["Giraffodile"], turn="them")


@rule("MB-X14", "MB-M3")
def test_jazz_dog_takes_all_that_blocked_or_were_hunted_exhausted_ones_exhausted():
    duel = Duel(
        mine=["Jazz Dog", "Cursed Goblin Werewolf"], theirs=["Gorillion", "Shield Bugs"], hand=TWO, their_hand=TWO
    )
    duel.attack("Cursed Goblin Werewolf").hunt("Shield Bugs").again().no_hunt().block("Gorillion")
    duel.sees(mine=["Gorillion", "Jazz Dog", "Shield Bugs (exhausted)"], theirs=[], discard=["Cursed Goblin Werewolf"])


@rule("MB-X14")
def test_jazz_dog_takes_nobody_who_did_not_block():
    duel = Duel(mine=["Jazz Dog", "Giraffodile"], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Giraffodile").no_block().sees(mine=["Giraffodile", "Jazz Dog"], theirs=["Gorillion"], turn="them")


@rule("MB-X14")
def test_jazz_dog_that_fell_takes_nobody():
    duel = Duel(mine=["Jazz Dog", "Giraffodile"], theirs=["Gorillion"], hand=TWO, their_hand=TWO)
    duel.attack("Jazz Dog").block("Gorillion").sees(mine=["Giraffodile"], theirs=["Gorillion"], discard=["Jazz Dog"])


@rule("MB-X14", "MB-M7")
def test_jazz_dog_does_not_take_a_blocker_that_has_left_play_and_come_back():
    phoenix = creature("Phoenix", 3, defeated=put_into_play(one(my_discard)))
    duel = Duel(mine=["Jazz Dog", "Gorillion"], theirs=["Phoenix"], hand=TWO, their_hand=TWO, cards=[phoenix])
    duel.attack("Gorillion").block("Phoenix").sees(mine=["Gorillion", "Jazz Dog"], theirs=["Phoenix"], turn="them")


@rule("MB-X14", "MB-K6", "MB-A5")
def test_jazz_dog_takes_nobody_at_the_end_of_the_opponents_turn():
    sprinter = creature("Sprinter", 3, FAST)
    duel = Duel(
        mine=["Jazz Dog"],
        theirs=["Gorillion"],
        hand=TWO,
        their_hand=["Sprinter", *TWO],
        mindbugs=1,
        their_turn=True,
        cards=[sprinter],
    )
    duel.play("Sprinter").mindbug().asks("me", "fast").attack("Sprinter").block("Gorillion").play("Luchataur")
    duel.sees(mine=["Jazz Dog"], theirs=["Gorillion", "Luchataur"], discard=["Sprinter"], turn="me")


@rule("MB-X14")
def test_a_blocker_of_an_earlier_turn_is_safe_from_jazz_dog():
    duel = Duel(mine=["Giraffodile"], theirs=["Gorillion"], hand=["Jazz Dog", *TWO], their_hand=TWO)
    duel.attack("Giraffodile").block("Gorillion").play("Luchataur").play("Jazz Dog")
    duel.sees(mine=["Jazz Dog"], theirs=["Gorillion", "Luchataur"], turn="them")
