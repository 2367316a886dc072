"""The First Contact cards from Harpy Mother to Killer Bee."""

from bugduel.mindbug.cards.vocabulary import FRENZY, TOUGH, creature
from duel import Duel
from marks import rule

TWO = ["Gorillion", "Luchataur"]  # enough to leave a player without creatures a choice of turn action


# --- Harpy Mother -----------------------------------------------------------------------------------------------------


@rule("MB-G1", "MB-M3")
def test_harpy_mother_takes_up_to_two_creatures_of_power_five_or_less():
    duel = Duel(
        mine=["Gorillion", "Killer Bee", "Strange Barrel", "Axolotl Healer"], theirs=["Harpy Mother", "Spider Owl"]
    )
    duel.attack("Gorillion").block("Harpy Mother").asks("them", "choose-creature")
    duel.offers("choose my Killer Bee", "choose my Axolotl Healer", "choose their Spider Owl", "done")
    duel.choose("Killer Bee", "Axolotl Healer")
    duel.sees(mine=["Gorillion", "Strange Barrel"], theirs=["Axolotl Healer", "Killer Bee", "Spider Owl"])
    duel.sees(their_discard=["Harpy Mother"], life=(3, 3), turn="them")


@rule("MB-G3")
def test_harpy_mother_may_take_one_creature_or_none():
    duel = Duel(mine=["Gorillion", "Killer Bee", "Axolotl Healer"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").choose("Killer Bee").offers("choose my Axolotl Healer", "done")
    duel.done().sees(mine=["Axolotl Healer", "Gorillion"], theirs=["Bee Bear", "Killer Bee"])

    duel = Duel(mine=["Gorillion", "Killer Bee", "Axolotl Healer"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").done()
    duel.sees(mine=["Axolotl Healer", "Gorillion", "Killer Bee"], theirs=["Bee Bear"])


@rule("MB-M3")
def test_harpy_mother_may_name_her_own_players_creature_and_changes_nothing_by_it():
    duel = Duel(mine=["Gorillion", "Killer Bee"], theirs=["Harpy Mother", "Axolotl Healer", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").choose("Axolotl Healer").done()
    duel.sees(mine=["Gorillion", "Killer Bee"], theirs=["Axolotl Healer", "Bee Bear"], life=(3, 3))


@rule("MB-G3")
def test_harpy_mother_takes_nothing_if_all_are_too_strong():
    duel = Duel(mine=["Gorillion", "Strange Barrel"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").asks("them", "turn-action")
    duel.sees(mine=["Gorillion", "Strange Barrel"], theirs=["Bee Bear"])


@rule("MB-A3", "MB-G5")
def test_harpy_mother_cannot_take_the_attacker_that_falls_together_with_her():
    duel = Duel(mine=["Killer Bee", "Gorillion"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Killer Bee").hunt("Harpy Mother").asks("them", "turn-action")
    duel.sees(discard=["Killer Bee"], their_discard=["Harpy Mother"], mine=["Gorillion"], theirs=["Bee Bear"])


@rule("MB-Y1", "MB-G13")
def test_harpy_mother_looks_at_current_power_and_takes_both_together():
    duel = Duel(mine=["Gorillion", "Killer Bee", "Shield Bugs"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").offers("choose my Shield Bugs", "done").choose("Shield Bugs")
    duel.asks("them", "turn-action").sees(mine=["Gorillion", "Killer Bee"], theirs=["Bee Bear", "Shield Bugs"])


@rule("MB-M3")
def test_harpy_mother_takes_creatures_exhausted_as_they_are_and_without_play_effects():
    duel = Duel(
        mine=["Gorillion", "Axolotl Healer", "Plated Scorpion", "Plated Scorpion (exhausted)"],
        theirs=["Harpy Mother", "Bee Bear"],
    )
    duel.attack("Gorillion").block("Harpy Mother").choose("Plated Scorpion (exhausted)", "Axolotl Healer")
    duel.sees(theirs=["Axolotl Healer", "Bee Bear", "Plated Scorpion (exhausted)"], life=(3, 3))
    duel.sees(mine=["Gorillion", "Plated Scorpion"])


@rule("MB-A6", "MB-M3")
def test_a_creature_that_harpy_mother_took_attacks_for_her_player_in_the_next_turn():
    duel = Duel(mine=["Gorillion", "Killer Bee"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Gorillion").block("Harpy Mother").choose("Killer Bee").attack("Killer Bee").no_hunt().no_block()
    duel.sees(life=(2, 3))


@rule("MB-T2")
def test_harpy_mother_saves_a_player_who_would_otherwise_have_no_turn_action_left():
    duel = Duel(mine=["Gorillion", "Killer Bee", "Deathweaver"], theirs=["Harpy Mother"], their_hand=[])
    duel.attack("Gorillion").block("Harpy Mother").choose("Killer Bee", "Deathweaver")
    duel.asks("them", "turn-action").offers("attack Killer Bee", "attack Deathweaver").sees(winner=None)


@rule("MB-A4")
def test_shark_dog_that_is_taken_by_the_harpy_mother_it_defeated_neither_hunts_nor_hits():
    duel = Duel(mine=["Shark Dog", "Gorillion"], theirs=["Harpy Mother", "Shield Bugs"])
    duel.attack("Shark Dog").asks("them", "choose-creature").choose("Shark Dog").done()
    duel.asks("them", "turn-action").sees(life=(3, 3), theirs=["Shark Dog", "Shield Bugs"], mine=["Gorillion"])


@rule("MB-K1")
def test_a_frenzied_attacker_that_harpy_mother_takes_does_not_attack_again():
    bulldozer = creature("Bulldozer", 5, FRENZY, TOUGH)
    duel = Duel(mine=["Bulldozer", "Gorillion"], theirs=["Harpy Mother", "Bee Bear"], cards=[bulldozer])
    duel.attack("Bulldozer").block("Harpy Mother").choose("Bulldozer").asks("them", "turn-action")
    duel.sees(mine=["Gorillion"], theirs=["Bee Bear", "Bulldozer (exhausted)"], life=(3, 3))


@rule("MB-G2")
def test_a_harpy_mother_taken_with_a_mindbug_works_for_her_taker():
    duel = Duel(mine=["Gorillion", "Killer Bee"], hand=["Harpy Mother"], their_mindbugs=1)
    duel.play("Harpy Mother").mindbug().attack("Gorillion").block("Harpy Mother").asks("them").choose("Killer Bee")
    duel.sees(mine=["Gorillion"], theirs=["Killer Bee"], their_discard=["Harpy Mother"], discard=[])


@rule("MB-G5")
def test_harpy_mother_and_explosive_toad_fall_together_and_the_active_player_lets_her_go_first():
    duel = Duel(mine=["Explosive Toad", "Killer Bee", "Gorillion"], theirs=["Harpy Mother", "Bee Bear"])
    duel.attack("Explosive Toad").block("Harpy Mother").asks("me", "order")
    duel.offers("resolve Explosive Toad", "resolve Harpy Mother").resolve("Harpy Mother")
    duel.asks("them").offers("choose my Killer Bee", "done").choose("Killer Bee")
    duel.asks("me").offers("choose my Gorillion", "choose their Bee Bear", "choose their Killer Bee")
    duel.choose("Killer Bee")
    duel.sees(mine=["Gorillion"], theirs=["Bee Bear"], their_discard=["Harpy Mother", "Killer Bee"])


@rule("MB-G5")
def test_the_active_player_orders_the_effects_of_both_sides_even_if_the_toad_is_the_other_players():
    duel = Duel(
        mine=["Explosive Toad", "Killer Bee"],
        theirs=["Harpy Mother", "Bee Bear", "Gorillion"],
        hand=TWO,
        their_turn=True,
    )
    duel.attack("Harpy Mother").block("Explosive Toad").asks("them", "order").resolve("Explosive Toad")
    duel.asks("me").choose("Bee Bear").asks("them").offers("choose my Killer Bee", "done").choose("Killer Bee")
    duel.sees(mine=[], theirs=["Gorillion", "Killer Bee"], discard=["Explosive Toad"])


@rule("MB-G6")
def test_what_an_explosive_toad_sets_off_comes_before_the_harpy_mother_that_already_waits():
    duel = Duel(
        mine=["Explosive Toad", "Killer Bee", "Gorillion"],
        theirs=["Harpy Mother", "Explosive Toad", "Bee Bear"],
        hand=TWO,
    )
    duel.attack("Explosive Toad").block("Harpy Mother").resolve("Explosive Toad").choose("Explosive Toad")
    duel.asks("them").offers("choose my Killer Bee", "choose my Gorillion", "choose their Bee Bear").choose("Gorillion")
    duel.asks("them").offers("choose my Killer Bee", "done").choose("Killer Bee")
    duel.sees(mine=[], theirs=["Bee Bear", "Killer Bee"], discard=["Explosive Toad", "Gorillion"])


# --- Kangasaurus Rex --------------------------------------------------------------------------------------------------


@rule("MB-G2")
def test_kangasaurus_rex_defeats_every_enemy_of_power_four_or_less_and_no_ally():
    duel = Duel(
        mine=["Axolotl Healer"],
        theirs=["Turbo Bug", "Spider Owl", "Killer Bee"],
        hand=["Kangasaurus Rex", "Gorillion"],
    )
    duel.play("Kangasaurus Rex")
    duel.sees(mine=["Axolotl Healer", "Kangasaurus Rex"], theirs=["Killer Bee"], discard=[], turn="them")
    duel.sees(their_discard=["Spider Owl", "Turbo Bug"])


@rule("MB-G3")
def test_kangasaurus_rex_does_nothing_to_stronger_enemies():
    duel = Duel(theirs=["Killer Bee", "Gorillion"], hand=["Kangasaurus Rex", "Bee Bear"])
    duel.play("Kangasaurus Rex").sees(theirs=["Gorillion", "Killer Bee"], their_discard=[], turn="them")


@rule("MB-K5")
def test_kangasaurus_rex_exhausts_the_fresh_and_defeats_the_exhausted_one_of_two_tough_twins():
    duel = Duel(
        theirs=["Plated Scorpion", "Plated Scorpion (exhausted)", "Gorillion"], hand=["Kangasaurus Rex", "Bee Bear"]
    )
    duel.play("Kangasaurus Rex")
    duel.sees(theirs=["Gorillion", "Plated Scorpion (exhausted)"], their_discard=["Plated Scorpion"])


@rule("MB-G5", "MB-Y1")
def test_kangasaurus_rex_looks_once_so_what_shield_bugs_held_above_four_stays_when_they_fall():
    duel = Duel(
        theirs=["Shield Bugs (exhausted)", "Axolotl Healer", "Spider Owl"], hand=["Kangasaurus Rex", "Gorillion"]
    )
    duel.play("Kangasaurus Rex")
    duel.sees(theirs=["Axolotl Healer"], their_discard=["Shield Bugs", "Spider Owl"])
    assert duel.power("Axolotl Healer") == 4


@rule("MB-Y1")
def test_kangasaurus_rex_spares_two_shield_bugs_that_lift_each_other_to_five():
    duel = Duel(theirs=["Shield Bugs", "Shield Bugs (exhausted)"], hand=["Kangasaurus Rex", "Gorillion"])
    duel.play("Kangasaurus Rex").sees(theirs=["Shield Bugs", "Shield Bugs (exhausted)"], their_discard=[])


@rule("MB-P3")
def test_a_mindbugged_kangasaurus_rex_turns_against_the_one_who_played_it_but_spares_a_strong_goblin_werewolf():
    duel = Duel(
        mine=["Goblin Werewolf", "Spider Owl"],
        theirs=["Turbo Bug"],
        hand=["Kangasaurus Rex", "Gorillion"],
        their_mindbugs=1,
    )
    duel.play("Kangasaurus Rex").mindbug()
    duel.sees(mine=["Goblin Werewolf"], discard=["Spider Owl"], theirs=["Kangasaurus Rex", "Turbo Bug"], turn="me")


@rule("MB-G1")
def test_kangasaurus_rex_defeats_nobody_when_it_attacks():
    duel = Duel(mine=["Kangasaurus Rex"], theirs=["Spider Owl"])
    duel.attack("Kangasaurus Rex").no_block().sees(theirs=["Spider Owl"], life=(3, 2))


# --- Killer Bee -------------------------------------------------------------------------------------------------------


@rule("MB-P2")
def test_killer_bee_costs_the_opponent_a_life():
    duel = Duel(hand=["Killer Bee", "Gorillion"], their_hand=TWO)
    duel.play("Killer Bee").sees(life=(3, 2), mine=["Killer Bee"], turn="them")


@rule("MB-P3")
def test_a_mindbugged_killer_bee_costs_the_one_who_played_it_a_life():
    duel = Duel(hand=["Killer Bee", *TWO], their_mindbugs=1)
    duel.play("Killer Bee").mindbug().sees(life=(2, 3), theirs=["Killer Bee"]).asks("me", "turn-action")


@rule("MB-L1")
def test_killer_bee_wins_at_the_opponents_last_life():
    duel = Duel(hand=["Killer Bee", "Gorillion"], their_life=1)
    duel.play("Killer Bee").asks(None).sees(life=(3, 0), winner="me")


@rule("MB-L1", "MB-P3")
def test_who_plays_a_killer_bee_at_the_last_life_loses_to_a_mindbug():
    duel = Duel(hand=["Killer Bee", "Gorillion"], life=1, their_life=1, their_mindbugs=1)
    duel.play("Killer Bee").mindbug().asks(None).sees(life=(0, 1), winner="them")


@rule("MB-M6", "MB-L1")
def test_a_killer_bee_that_a_grave_robber_brings_through_a_compost_dragon_takes_the_last_life():
    duel = Duel(
        theirs=["Gorillion"],
        hand=["Compost Dragon", "Bee Bear"],
        discard=["Grave Robber"],
        their_discard=["Killer Bee"],
        their_life=1,
        their_mindbugs=2,
    )
    duel.play("Compost Dragon").no_mindbug().asks(None).sees(winner="me", life=(3, 0))


@rule("MB-G1", "MB-K2")
def test_killer_bee_hunts_without_costing_a_life_again():
    duel = Duel(mine=["Killer Bee"], theirs=["Spider Owl", "Ferret Bomber"])
    duel.attack("Killer Bee").hunt("Ferret Bomber")
    duel.sees(life=(3, 3), mine=["Killer Bee"], their_discard=["Ferret Bomber"])


@rule("MB-P3", "MB-T2")
def test_who_loses_the_last_card_to_a_mindbug_and_has_no_creature_loses_at_once():
    duel = Duel(hand=["Killer Bee"], theirs=["Gorillion"], their_mindbugs=1)
    duel.asks("them", "mindbug").mindbug().asks(None).sees(winner="them", life=(2, 3))
