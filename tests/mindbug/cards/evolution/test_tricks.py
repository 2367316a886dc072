"""Beyond: Evolution, Cake Trickster, Captain Hippo and Utility Bug: who attacks, who must, and what is copied."""

from functools import partial

import duel
from bugduel.mindbug.cards.vocabulary import FAST, FRENZY, HUNTER, creature
from marks import rule

Duel = partial(duel.Duel, sets=["first-contact", "evolution"])
TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action
RAPTOR = creature("Raptor", 9, HUNTER, FRENZY)
RUNNER = creature("Runner", 6, FAST, HUNTER)


# --- Cake Trickster ---------------------------------------------------------------------------------------------------


@rule("MB-X9", "MB-A5")
def test_cake_trickster_makes_an_enemy_attack_and_its_players_creatures_may_block():
    duel = Duel(mine=["Cake Trickster", "Gorillion"], theirs=["Bee Bear", "Killer Bee"])
    duel.act("Cake Trickster").asks("me").offers("choose their Bee Bear", "choose their Killer Bee").choose("Bee Bear")
    duel.asks("me", "block").offers("block Gorillion", "do-not-block").block("Gorillion")
    duel.sees(their_discard=["Bee Bear"], mine=["Cake Trickster", "Gorillion"], life=(3, 3), turn="them")


@rule("MB-X9", "MB-A2")
def test_an_enemy_that_cake_trickster_made_attack_costs_a_life_if_it_is_not_blocked():
    duel = Duel(mine=["Cake Trickster"], theirs=["Giraffodile", "Killer Bee"])
    duel.act("Cake Trickster").choose("Giraffodile").no_block().sees(life=(2, 3), turn="them")


@rule("MB-X9", "MB-A5", "MB-K2")
def test_the_controller_of_the_creature_that_is_made_attack_may_hunt():
    duel = Duel(mine=["Cake Trickster", "Spider Owl"], theirs=["Killer Bee", "Bee Bear"])
    duel.act("Cake Trickster").choose("Killer Bee").asks("them", "hunt")
    duel.offers("hunt Cake Trickster", "hunt Spider Owl", "hunt-nobody").no_hunt().asks("me", "block")


@rule("MB-X9", "MB-A5", "MB-K1")
def test_the_controller_of_a_frenzied_creature_decides_about_its_second_attack():
    duel = Duel(mine=["Cake Trickster"], theirs=["Luchataur", "Bee Bear"])
    duel.act("Cake Trickster").choose("Luchataur").no_block().asks("them").offers("attack-again", "stop-attacking")
    duel.again().asks("me", "block").block("Cake Trickster")
    duel.sees(life=(2, 3), discard=["Cake Trickster"], their_discard=["Luchataur"], turn="them")


@rule("MB-A5", "MB-G1")
def test_attack_effects_of_a_creature_made_attack_are_its_controllers():
    duel = Duel(mine=["Cake Trickster"], theirs=["Chameleon Sniper", "Bee Bear"])
    duel.act("Cake Trickster").choose("Chameleon Sniper").sees(life=(1, 3), turn="them")


@rule("MB-A5", "MB-G5")
def test_the_active_player_orders_what_an_attack_of_the_opponent_triggers():
    duel = Duel(mine=["Cake Trickster", "Harpy Mother"], theirs=["Explosive Toad", "Spider Owl", "Bee Bear"])
    duel.act("Cake Trickster").choose("Explosive Toad").block("Harpy Mother")
    duel.asks("me").offers("resolve Explosive Toad", "resolve Harpy Mother").resolve("Harpy Mother")
    duel.choose("Spider Owl").asks("them")
    duel.offers("choose my Cake Trickster", "choose my Spider Owl", "choose their Bee Bear")


@rule("MB-X9", "MB-A6")
def test_an_enemy_that_came_into_play_this_turn_may_be_named_but_does_not_attack():
    duel = Duel(mine=["Cake Trickster"], theirs=[{"card": "Gorillion", "arrived": 9}, "Bee Bear"])
    duel.act("Cake Trickster").choose("Gorillion").sees(life=(3, 3), theirs=["Bee Bear", "Gorillion"], turn="them")


@rule("MB-V1")
def test_cake_trickster_cannot_act_if_no_enemy_can_attack():
    fresh = {"card": "Gorillion", "arrived": 9}
    duel = Duel(mine=["Cake Trickster"], theirs=[fresh])
    duel.offers("attack Cake Trickster", "play Gorillion")
    duel = Duel(mine=["Cake Trickster", "Westside Monster"], theirs=["Spider Owl", "Robopup"])
    duel.offers("attack Cake Trickster", "attack Westside Monster", "play Gorillion")


@rule("MB-A7")
def test_a_creature_that_already_attacked_this_turn_does_not_attack_for_cake_trickster():
    duel = Duel(mine=["Cake Trickster"], theirs=[{"card": "Gorillion", "attacks": 1}])
    duel.offers("attack Cake Trickster", "play Gorillion")


@rule("MB-X9")
def test_the_creature_made_attack_may_attack_again_in_its_own_turn():
    duel = Duel(mine=["Cake Trickster"], theirs=["Bee Bear"])
    duel.act("Cake Trickster").sees(life=(2, 3), turn="them").attack("Bee Bear").sees(life=(1, 3), turn="me")


@rule("MB-A5")
def test_a_goblin_werewolf_made_attack_in_the_opponents_turn_is_weak():
    duel = Duel(mine=["Cake Trickster", "Turbo Bug"], theirs=["Goblin Werewolf", "Bee Bear"])
    duel.act("Cake Trickster").choose("Goblin Werewolf").hunt("Turbo Bug")
    duel.sees(mine=["Cake Trickster", "Turbo Bug"], their_discard=["Goblin Werewolf"])


@rule("MB-A5", "MB-K6")
def test_a_fast_creature_taken_with_a_mindbug_attacks_who_played_it_in_their_own_turn():
    duel = Duel(mine=["Bee Bear"], hand=["Runner", *TWO], their_mindbugs=1, cards=[RUNNER])
    duel.play("Runner").mindbug().asks("them").offers("attack Runner", "wait Runner").attack("Runner")
    duel.asks("them", "hunt").no_hunt().asks("me", "block").no_block()
    duel.sees(life=(2, 3), turn="me").asks("me", "turn-action")


# --- Captain Hippo ----------------------------------------------------------------------------------------------------


@rule("MB-X10")
def test_who_has_hunters_must_attack_captain_hippo_with_one_of_them():
    mine = ["Killer Bee", "Utility Bug", "Gorillion", "Curious Tadpole"]
    duel = Duel(mine=mine, theirs=["Captain Hippo", "Bee Bear"], hand=TWO)
    duel.offers("attack Killer Bee", "attack Utility Bug").attack("Utility Bug")
    duel.sees(theirs=["Bee Bear", "Captain Hippo"], life=(3, 3), turn="them")
    duel.sees(mine=["Curious Tadpole", "Gorillion", "Killer Bee", "Utility Bug (exhausted)"])


@rule("MB-X10")
def test_attack_effects_still_come_before_captain_hippo_is_hunted():
    duel = Duel(mine=["Shark Dog", "Killer Bee"], theirs=["Captain Hippo", "Gorillion"])
    duel.attack("Shark Dog").asks("me").choose("Gorillion")
    duel.sees(discard=["Shark Dog"], theirs=["Captain Hippo"], their_discard=["Gorillion"])


@rule("MB-X10", "MB-K2")
def test_a_hunter_that_has_defeated_captain_hippo_by_its_attack_effect_hunts_as_it_likes():
    duel = Duel(mine=["Shark Dog", "Killer Bee"], theirs=["Captain Hippo", "Gorillion"])
    duel.attack("Shark Dog").choose("Captain Hippo").asks("me", "hunt").offers("hunt Gorillion", "hunt-nobody")


@rule("MB-X10")
def test_captain_hippo_forces_nobody_who_has_no_hunter_that_can_attack():
    duel = Duel(mine=["Gorillion", {"card": "Killer Bee", "arrived": 9}], theirs=["Captain Hippo"], hand=["Turbo Bug"])
    duel.offers("attack Gorillion", "play Turbo Bug")


@rule("MB-X10", "MB-Y2")
def test_granted_hunter_counts_for_captain_hippo():
    duel = Duel(mine=["Snail Thrower", "Axolotl Healer", "Spider Owl"], theirs=["Captain Hippo"])
    duel.offers("attack Axolotl Healer", "attack Spider Owl")


@rule("MB-X10", "MB-K1")
def test_the_second_attack_of_a_hunter_is_optional_but_must_hunt_a_captain_hippo_too():
    duel = Duel(mine=["Raptor", "Killer Bee"], theirs=["Captain Hippo", "Captain Hippo", "Spider Owl"], cards=[RAPTOR])
    duel.attack("Raptor").offers("hunt Captain Hippo", "hunt Captain Hippo").hunt("Captain Hippo #1")
    duel.asks("me").offers("attack-again", "stop-attacking").again()
    duel.sees(their_discard=["Captain Hippo", "Captain Hippo"], theirs=["Spider Owl"], turn="them")


@rule("MB-X10", "MB-K1")
def test_with_the_only_captain_hippo_gone_the_second_attack_is_free():
    duel = Duel(mine=["Raptor", "Killer Bee"], theirs=["Captain Hippo", "Spider Owl", "Bee Bear"], cards=[RAPTOR])
    duel.attack("Raptor").again().offers("hunt Spider Owl", "hunt Bee Bear", "hunt-nobody")


@rule("MB-X10", "MB-X9")
def test_in_the_turn_of_captain_hippos_controller_hunters_need_not_hunt_it():
    duel = Duel(mine=["Cake Trickster", "Captain Hippo"], theirs=["Killer Bee", "Bee Bear"])
    duel.act("Cake Trickster").choose("Killer Bee").asks("them", "hunt")
    duel.offers("hunt Cake Trickster", "hunt Captain Hippo", "hunt-nobody")


@rule("MB-X10", "MB-P3")
def test_a_captain_hippo_taken_with_a_mindbug_forces_the_next_turn_action_at_once():
    duel = Duel(mine=["Killer Bee", "Shark Dog"], hand=["Captain Hippo", *TWO], their_mindbugs=1)
    duel.play("Captain Hippo").mindbug().offers("attack Killer Bee", "attack Shark Dog")


def test_captain_hippo_attacks_twice():
    duel = Duel(mine=["Captain Hippo"], theirs=["Gorillion"])
    duel.attack("Captain Hippo").no_block().again().no_block().sees(life=(3, 1), turn="them")


# --- Utility Bug ------------------------------------------------------------------------------------------------------


def test_utility_bug_may_copy_the_play_effect_of_any_other_creature_in_play():
    theirs = ["Ferret Bomber", "Gorillion", "Explosive Toad"]
    duel = Duel(mine=["Kangasaurus Rex"], theirs=theirs, hand=["Utility Bug", "Luchataur"], their_hand=TWO)
    duel.play("Utility Bug").accept().offers("choose my Kangasaurus Rex", "choose their Ferret Bomber")
    duel.choose("Kangasaurus Rex").sees(their_discard=["Ferret Bomber"], their_hand=TWO, turn="them")


@rule("MB-X15")
def test_what_utility_bug_copies_from_an_enemy_it_does_for_its_own_player():
    duel = Duel(theirs=["Ferret Bomber", "Gorillion"], hand=["Utility Bug", "Luchataur"], their_hand=TWO)
    duel.play("Utility Bug").accept().sees(their_hand=[], their_discard=TWO, hand=["Luchataur"], turn="them")


def test_utility_bug_may_copy_nothing():
    duel = Duel(theirs=["Ferret Bomber"], hand=["Utility Bug", "Luchataur"], their_hand=TWO)
    duel.play("Utility Bug").refuse().sees(mine=["Utility Bug"], their_hand=TWO, turn="them")


@rule("MB-G10")
def test_utility_bug_asks_nothing_if_no_creature_has_a_play_effect():
    duel = Duel(mine=["Explosive Toad"], theirs=["Gorillion"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").sees(mine=["Explosive Toad", "Utility Bug"], turn="them")


@rule("MB-T8")
def test_the_play_effect_of_another_utility_bug_cannot_be_copied():
    duel = Duel(mine=["Utility Bug"], theirs=["Utility Bug", "Gorillion"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").sees(mine=["Utility Bug", "Utility Bug"], turn="them")
    duel = Duel(mine=["Utility Bug"], theirs=["Killer Bee", "Turtle Toaster"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").accept().offers("choose their Killer Bee", "choose their Turtle Toaster")


@rule("MB-X15")
def test_a_utility_bug_that_copies_radioactive_rabbit_goes_to_the_opponent_itself():
    duel = Duel(theirs=["Radioactive Rabbit"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").accept().sees(mine=[], theirs=["Radioactive Rabbit", "Utility Bug"], turn="them")


@rule("MB-X15")
def test_a_utility_bug_that_copies_the_experiment_is_exchanged_for_any_enemy():
    duel = Duel(theirs=["The Experiment", "Gorillion"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").accept()
    duel.offers("choose their The Experiment", "choose their Gorillion", "choose their Utility Bug").choose("Gorillion")
    duel.sees(mine=["Gorillion"], theirs=["The Experiment", "Utility Bug"], turn="them")


@rule("MB-X4", "MB-X15")
def test_a_deathweaver_of_the_opponent_stops_utility_bug():
    duel = Duel(mine=["Killer Bee"], theirs=["Deathweaver"], hand=["Utility Bug", "Luchataur"])
    duel.play("Utility Bug").sees(mine=["Killer Bee", "Utility Bug"], life=(3, 3), turn="them")


@rule("MB-P3", "MB-X15")
def test_a_mindbugged_utility_bug_copies_for_who_took_it():
    duel = Duel(mine=["Killer Bee"], hand=["Utility Bug", *TWO], their_mindbugs=1)
    duel.play("Utility Bug").mindbug().asks("them").accept()
    duel.sees(life=(2, 3), theirs=["Utility Bug"], turn="me")


@rule("MB-M6", "MB-T8")
def test_a_utility_bug_that_another_one_brought_back_may_copy_too():
    duel = Duel(
        mine=["Compost Dragon"], theirs=["Gorillion"], hand=["Utility Bug", "Luchataur"], discard=["Utility Bug"]
    )
    duel.play("Utility Bug").accept().asks("me").refuse()
    duel.sees(mine=["Compost Dragon", "Utility Bug", "Utility Bug"], discard=[], turn="them")


@rule("MB-T8")
def test_a_chain_of_copies_ends_when_nothing_is_left_to_bring_back():
    duel = Duel(
        mine=["Compost Dragon"], theirs=["Gorillion"], hand=["Utility Bug", "Luchataur"], discard=["Utility Bug"]
    )
    duel.play("Utility Bug").accept().accept()
    duel.sees(mine=["Compost Dragon", "Utility Bug", "Utility Bug"], discard=[], turn="them")
